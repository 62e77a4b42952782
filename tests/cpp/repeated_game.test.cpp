#include <algorithm>
#include <functional>
#include <numeric>

#include "told.hpp"
#include "zero_sum_oracle.hpp"

using namespace nimlab;
using Numbers = std::vector<std::uint64_t>;
using oracle::Ratio;

namespace {

const std::string lake = "6,6 2,8; 8,2 3,3";
const std::vector<std::string> six{"all_c", "all_d", "tit_for_tat", "grim", "tit_for_two_tats", "tester"};
const std::vector<std::string> eight = [] {
  std::vector<std::string> out = six;
  out.insert(out.end(), {"pavlov", "alternate"});
  return out;
}();

Told ask(const std::string& what, const std::string& text, Numbers numbers = {}) {
  return told("repeated_game", what, text, "", std::move(numbers));
}
Error error(const std::string& what, const std::string& text, Numbers numbers = {}) {
  return refusal([&] { ask(what, text, numbers); });
}
std::string text_of(const std::string& rounds, const std::vector<std::string>& plans) {
  std::string out = lake + " | " + rounds + " |";
  for (const std::string& each : plans) out += ' ' + each;
  return out;
}
std::vector<std::string> texts(const Told& list) {
  std::vector<std::string> out;
  for (const Told& each : list.items) out.push_back(each.text);
  return out;
}

/// What a plan does next, 1 or 2: from what it meant to do so far and what the other did.
using Acts = std::vector<int>;
using Word = std::function<int(const Acts& own, const Acts& other)>;

/// The plans as the lesson tells them, without machines.
const std::map<std::string, Word> in_words{
    {"all_c", [](const Acts&, const Acts&) { return 1; }},
    {"all_d", [](const Acts&, const Acts&) { return 2; }},
    {"tit_for_tat", [](const Acts&, const Acts& other) { return other.empty() ? 1 : other.back(); }},
    {"grim",
     [](const Acts&, const Acts& other) { return std::count(other.begin(), other.end(), 2) > 0 ? 2 : 1; }},
    {"tit_for_two_tats",
     [](const Acts&, const Acts& other) {
       const std::size_t n = other.size();
       return n > 1 && other[n - 1] == 2 && other[n - 2] == 2 ? 2 : 1;
     }},
    {"tester",
     [](const Acts&, const Acts& other) {
       const std::size_t n = other.size();
       if (n < 2) return n == 0 ? 2 : 1;
       if (other[1] == 2) return n == 2 ? 1 : other.back();
       return n % 2 == 0 ? 2 : 1;
     }},
    {"pavlov",
     [](const Acts& own, const Acts& other) {
       if (own.empty()) return 1;
       return other.back() == 1 ? own.back() : 3 - own.back();
     }},
    {"alternate", [](const Acts& own, const Acts&) { return own.size() % 2 == 0 ? 1 : 2; }},
};

/// A machine as it is written.
Word machine(const std::string& text) {
  return [text](const Acts&, const Acts& other) {
    std::size_t state = 1;
    for (const int act : other)
      state = static_cast<std::size_t>(text[4 * (state - 1) + static_cast<std::size_t>(act)] - '0');
    return text[4 * (state - 1)] - '0';
  };
}
Word word(const std::string& plan) { return in_words.count(plan) > 0 ? in_words.at(plan) : machine(plan); }

int wins(int own, int other) { return own == 1 ? (other == 1 ? 6 : 2) : (other == 1 ? 8 : 3); }

/// What the first gets; `slips` has two bits a round, of the first and of the second.
int played(const Word& one, const Word& other, int rounds, unsigned slips = 0) {
  Acts one_meant, one_did, other_meant, other_did;
  int sum = 0;
  for (int i = 0; i < rounds; ++i, slips >>= 2) {
    const int x = one(one_meant, other_did), y = other(other_meant, one_did);
    one_meant.push_back(x), other_meant.push_back(y);
    one_did.push_back((slips & 1) != 0 ? 3 - x : x), other_did.push_back((slips & 2) != 0 ? 3 - y : y);
    sum += wins(one_did.back(), other_did.back());
  }
  return sum;
}

/// The most against a plan, looking at every act on the way.
Ratio most(const Word& plan, int rounds, const Ratio& slip, Acts meant = {}, Acts seen = {}) {
  if (rounds == 0) return 0;
  const int intended = plan(meant, seen);
  meant.push_back(intended);
  Ratio best;
  for (int act : {1, 2}) {
    Ratio sum;
    for (const bool own_slips : {false, true}) {
      for (const bool other_slips : {false, true}) {
        const Ratio chance = (own_slips ? slip : Ratio(1) - slip) * (other_slips ? slip : Ratio(1) - slip);
        if (chance == Ratio(0)) continue;
        const int did = own_slips ? 3 - act : act, answer = other_slips ? 3 - intended : intended;
        Acts more = seen;
        more.push_back(did);
        sum = sum + chance * (Ratio(wins(did, answer)) + most(plan, rounds - 1, slip, meant, more));
      }
    }
    if (act == 1 || best < sum) best = sum;
  }
  return best;
}

/// All that have at most two states.
std::vector<std::string> small_machines() {
  std::vector<std::string> out{"111", "211"};
  for (int acts = 0; acts < 4; ++acts) {
    for (int next = 0; next < 16; ++next) {
      const auto digit = [&](int bits, int i) { return std::to_string(1 + (bits >> i & 1)); };
      out.push_back(digit(acts, 0) + digit(next, 0) + digit(next, 1) + '.' + digit(acts, 1) + digit(next, 2) +
                    digit(next, 3));
    }
  }
  return out;
}

std::string random_machine(std::mt19937_64& random, std::size_t states) {
  std::string out;
  for (std::size_t i = 0; i < states; ++i) {
    if (i > 0) out += '.';
    out += std::to_string(1 + random() % 2);
    for (int k = 0; k < 2; ++k) out += std::to_string(1 + random() % states);
  }
  return out;
}

}  // namespace

TEST_CASE("repeated_game: read") {
  const Told read = ask("read", " 6,6  2,8;8,2 3,3|10|tit_for_tat 112.212 211 122.211.133 ");
  CHECK(read["position"].text == lake + " | 10 | tit_for_tat 112.212 211 122.211.133");
  CHECK(ask("read", read["position"].text)["position"].text == read["position"].text);
  CHECK(read["rounds"].number == 10);
  CHECK(read["slip"].text == "0");
  CHECK(texts(read["wins"]) == std::vector<std::string>{"6", "2", "8", "3"});
  const std::vector<Told>& plans = read["plans"].items;
  CHECK(plans[1]["name"].text == "tit_for_tat");
  CHECK(plans[2]["name"].text == "all_d");
  CHECK(plans[3]["name"].text == "alternate");  // what cannot be reached does not count
  CHECK(plans[0]["acts"].list == Numbers{1, 2});
  CHECK(plans[0]["next"].list == Numbers{1, 2, 1, 2});
  CHECK(ask("read", text_of("10 2/40", {"grim"}))["position"].text == lake + " | 10 1/20 | grim");
  CHECK(ask("read", text_of("10 0", {"grim"}))["position"].text == lake + " | 10 | grim");
  CHECK(ask("read", "prisoners_dilemma | 1 | grim")["wins"].items[1].text == "-20");
  CHECK(ask("read", "1/2,1/2 0,1; 1,0 0,0 | 3 | all_c")["scores"].items[0].text == "1.5");
  for (const std::string& name : eight) {
    CHECK(ask("read", text_of("1", {name}))["plans"].items[0]["name"].text == name);
  }
}

TEST_CASE("repeated_game: what is refused, and where") {
  const auto is = [](const Error& error, ErrorCode code, std::size_t at, const std::string& part,
                     const std::string& limit = "") {
    CAPTURE(error.part, error.limit, error.at);
    CHECK((error.code == code && error.at == at && error.part == part && error.limit == limit));
  };
  is(error("read", "6,6 2,8; 9,2 3,3 | 10 | grim"), ErrorCode::syntax, 4, "2,8", "2,9");
  is(error("read", "6,6 2,8; 8,2 3,4 | 10 | grim"), ErrorCode::syntax, 13, "3,4", "3,3");
  is(error("read", "battle_of_the_sexes | 10 | grim"), ErrorCode::syntax, 0, "2,1", "2,2");
  CHECK(error("read", "1,1 2,2 3,3; 1,1 2,2 3,3 | 10 | grim").code == ErrorCode::too_many);
  CHECK(error("read", "1,1 2,2 | 10 | grim").code == ErrorCode::empty);
  CHECK(error("read", lake).code == ErrorCode::empty);
  CHECK(error("read", lake + " | 10").code == ErrorCode::empty);
  CHECK(error("read", lake + " | 10 |").code == ErrorCode::empty);
  CHECK(error("read", lake + " | | grim").code == ErrorCode::empty);
  is(error("read", text_of("0", {"grim"})), ErrorCode::too_small, 19, "0", "1");
  is(error("read", text_of("201", {"grim"})), ErrorCode::too_large, 19, "201", "200");
  is(error("read", text_of("9 2/3", {"grim"})), ErrorCode::too_large, 21, "2/3", "1/2");
  is(error("read", text_of("9 1/101", {"grim"})), ErrorCode::too_large, 21, "101", "100");
  CHECK(error("read", text_of("9 -1/9", {"grim"})).code == ErrorCode::negative);
  CHECK(error("read", text_of("9 1/0", {"grim"})).code == ErrorCode::too_small);
  is(error("read", text_of("9 1/9 4", {"grim"})), ErrorCode::syntax, 25, "4");
  is(error("read", text_of("9", {"kind"})), ErrorCode::syntax, 23, "kind");
  is(error("read", text_of("9", {"grim", "312"})), ErrorCode::syntax, 28, "312");
  is(error("read", text_of("9", {"112.21"})), ErrorCode::syntax, 27, "21");
  is(error("read", text_of("9", {"112.2123"})), ErrorCode::syntax, 30, "3");
  is(error("read", text_of("9", {"112."})), ErrorCode::syntax, 27, "");
  is(error("read", text_of("9", {"112.203"})), ErrorCode::too_small, 28, "0", "1");
  is(error("read", text_of("9", {"112.213"})), ErrorCode::too_large, 29, "3", "2");
  is(error("read", text_of("9", {"111.111.111.111.111.111.111.111.111"})), ErrorCode::too_many, 23, "9", "8");
  is(error("read", text_of("9", std::vector<std::string>(13, "grim"))), ErrorCode::too_many, 22, "13", "12");
  is(error("read", text_of("9", {"grim"}) + " | 1"), ErrorCode::syntax, 28, "|");
  CHECK(error("halt", text_of("9", {"grim"})).code == ErrorCode::unsupported);
  CHECK(error("match", text_of("9", {"grim"})).code == ErrorCode::empty);
  CHECK(error("match", text_of("9", {"grim"}) + "| 1").code == ErrorCode::empty);
  CHECK(error("match", text_of("9", {"grim"}) + "| 1 2").code == ErrorCode::too_large);
  CHECK(error("match", text_of("9", {"grim"}) + "| 1 1 1").code == ErrorCode::syntax);
  CHECK(error("play", text_of("2", {"grim"}) + "| 1", {1, 1, 1}).code == ErrorCode::game_over);
  CHECK(error("play", text_of("2", {"grim"}) + "| 1", {3}).code == ErrorCode::too_large);
  CHECK(error("play", text_of("2", {"grim"}) + "| 1", {0}).code == ErrorCode::too_small);
  CHECK(error("judge_score", text_of("2", {"grim"}) + "| 1").code == ErrorCode::empty);
  CHECK(error("judge_best", text_of("2", {"grim"}) + "| x").code == ErrorCode::not_a_number);
  const std::string two = text_of("2", {"grim", "all_d"});
  CHECK(error("generations", two).code == ErrorCode::empty);
  CHECK(error("generations", two + "| 1 5").code == ErrorCode::ragged);
  CHECK(error("generations", two + "| 0 5 5").code == ErrorCode::too_small);
  CHECK(error("generations", two + "| 6 5 6").code == ErrorCode::too_large);
  CHECK(error("generations", two + "| 1 999 2").code == ErrorCode::too_many);
}

TEST_CASE("repeated_game: the lesson's table, by plans in words, and by hand") {
  const Told all = ask("tournament", text_of("10", six));
  CHECK(texts(all["totals"]) == std::vector<std::string>{"300", "260", "327", "308", "308", "304"});
  CHECK(all["order"].list == Numbers{3, 4, 5, 6, 1, 2});
  CHECK(all["places"].list == Numbers{5, 6, 1, 2, 2, 4});
  CHECK(all["leaders"].list == Numbers{3});
  CHECK(texts(all["most"]) == std::vector<std::string>{"80", "30", "62", "62", "72", "61"});
  CHECK(all["worst"].list == Numbers{6, 5, 1, 6, 6, 4});
  for (const int rounds : {1, 2, 3, 10, 27}) {
    const Told told = ask("tournament", text_of(std::to_string(rounds), eight));
    const std::vector<std::string> scores = texts(told["scores"]);
    for (std::size_t i = 0; i < eight.size(); ++i) {
      int sum = 0;
      for (std::size_t j = 0; j < eight.size(); ++j) {
        const int score = played(word(eight[i]), word(eight[j]), rounds);
        sum += score;
        CHECK(scores[i * eight.size() + j] == std::to_string(score));
      }
      CHECK(told["totals"].items[i].text == std::to_string(sum));
    }
  }
}

TEST_CASE("repeated_game: every machine of at most two states against every other, act by act") {
  const std::vector<std::string> all = small_machines();
  REQUIRE(all.size() == 66);
  bool right = true;
  for (const std::string& one : all) {
    for (const std::string& other : all) {
      const Told match = ask("match", text_of("6", {one, other}) + " | 1 2");
      right = right && match["oneSum"].text == std::to_string(played(machine(one), machine(other), 6)) &&
              match["otherSum"].text == std::to_string(played(machine(other), machine(one), 6));
      Acts xs, ys;
      for (std::size_t i = 0; i < 6; ++i) {
        const int x = machine(one)(xs, ys), y = machine(other)(ys, xs);
        xs.push_back(x), ys.push_back(y);
        right = right && match["oneActs"].list[i] == static_cast<std::uint64_t>(x) &&
                match["otherActs"].list[i] == static_cast<std::uint64_t>(y) &&
                match["oneWins"].items[i].text == std::to_string(wins(x, y)) &&
                one[4 * (match["oneStates"].list[i] - 1)] - '0' == x;
      }
    }
  }
  CHECK(right);
}

TEST_CASE("repeated_game: with slips, the sum over all 4^rounds ways to slip") {
  std::mt19937_64 random(7);
  for (const auto& [slip, top, bottom] : {std::tuple("1/20", 1, 20), {"1/2", 1, 2}, {"3/10", 3, 10}}) {
    for (const int rounds : {1, 2, 4}) {
      std::vector<std::string> plans = eight;
      for (std::size_t states : {3, 5}) plans.push_back(random_machine(random, states));
      const Told told = ask("tournament", text_of(std::to_string(rounds) + ' ' + slip, plans));
      for (std::size_t i = 0; i < plans.size(); ++i) {
        for (std::size_t j = 0; j < plans.size(); ++j) {
          std::int64_t sum = 0, whole = 1;
          for (int k = 0; k < 2 * rounds; ++k) whole *= bottom;
          for (unsigned slips = 0; slips < 1u << 2 * rounds; ++slips) {
            std::int64_t weight = 1;
            for (int k = 0; k < 2 * rounds; ++k) weight *= (slips >> k & 1) != 0 ? top : bottom - top;
            sum += weight * played(word(plans[i]), word(plans[j]), rounds, slips);
          }
          CHECK(told["scores"].items[i * plans.size() + j].text == Ratio(sum, whole).text());
        }
      }
    }
  }
}

TEST_CASE("repeated_game: the most against a plan, by all 2^rounds sequences, with slips by all histories") {
  std::mt19937_64 random(8);
  std::vector<std::string> plans = eight;
  for (std::size_t i = 0; i < 24; ++i) plans.push_back(random_machine(random, 1 + i % 8));
  for (const std::string& plan : plans) {
    CAPTURE(plan);
    for (const int rounds : {1, 4, 10}) {
      int best = 0;
      for (unsigned acts = 0; acts < 1u << rounds; ++acts) {
        best = std::max(best,
                        played([acts](const Acts& own,
                                      const Acts&) { return 1 + static_cast<int>(acts >> own.size() & 1); },
                               word(plan), rounds));
      }
      const Told told = ask("best", text_of(std::to_string(rounds), {plan}) + " | 1");
      CHECK(told["most"].text == std::to_string(best));
      const Told kept = ask("play", text_of(std::to_string(rounds), {plan}) + " | 1", told["acts"].list);
      CHECK(kept["oneSum"].text == std::to_string(best));  // its way leads there
      CHECK(kept["over"].kind == 2);
      CHECK(kept["most"].text == std::to_string(best));
    }
    const Told told = ask("best", text_of("3 1/5", {plan}) + " | 1");
    CHECK(told["most"].text == most(word(plan), 3, Ratio(1, 5)).text());
    CHECK(told["acts"].list.empty());
  }
}

TEST_CASE("repeated_game: play answers without slips, and is over after the last round") {
  const std::string text = text_of("3 1/2", {"all_d", "tit_for_tat"}) + " | 2";
  const Told two = ask("play", text, {2, 1});
  CHECK(two["otherActs"].list == Numbers{1, 2});
  CHECK(two["oneSum"].text == "10");
  CHECK(two["otherSum"].text == "10");
  CHECK(two["over"].kind == 1);
  CHECK(ask("play", text, {2, 1, 1})["over"].kind == 2);
  CHECK(ask("play", text)["oneActs"].list.empty());
}

TEST_CASE("repeated_game: generations, one by one") {
  std::mt19937_64 random(9);
  for (int i = 0; i < 40; ++i) {
    const std::size_t plans = 2 + random() % 4;
    std::vector<std::string> names;
    for (std::size_t k = 0; k < plans; ++k) names.push_back(eight[random() % eight.size()]);
    const int rounds = 1 + static_cast<int>(random() % 12);
    std::vector<std::size_t> people;
    std::string counts;
    for (std::size_t k = 0; k < plans; ++k) {
      const std::size_t count = random() % 6 + (k == 0 ? 1 : 0);
      people.insert(people.end(), count, k);
      counts += ' ' + std::to_string(count);
    }
    if (people.size() < 2) continue;
    const std::size_t replaced = 1 + random() % (people.size() / 2);
    const std::string text =
        text_of(std::to_string(rounds), names) + " | " + std::to_string(replaced) + counts;
    CAPTURE(text);
    const Told told = ask("generations", text);
    std::vector<Numbers> seen;
    std::size_t again = 0;
    while (true) {
      Numbers now(plans);
      for (const std::size_t each : people) ++now[each];
      again = static_cast<std::size_t>(std::find(seen.begin(), seen.end(), now) - seen.begin());
      const bool stop = again < seen.size() || seen.size() == 100;
      seen.push_back(now);
      if (stop) break;
      std::vector<int> sums(people.size());
      for (std::size_t a = 0; a < people.size(); ++a) {
        for (std::size_t b = 0; b < people.size(); ++b)
          if (a != b) sums[a] += played(word(names[people[a]]), word(names[people[b]]), rounds);
      }
      std::vector<std::size_t> order(people.size());
      std::iota(order.begin(), order.end(), 0u);
      std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return sums[a] > sums[b]; });
      std::vector<std::size_t> next;
      for (std::size_t k = 0; k < people.size(); ++k) {
        if (k < people.size() - replaced) next.push_back(people[order[k]]);
        if (k < replaced) next.push_back(people[order[k]]);
      }
      std::sort(next.begin(), next.end());
      people = next;
    }
    Numbers all;
    for (const Numbers& each : seen) all.insert(all.end(), each.begin(), each.end());
    CHECK(told["counts"].list == all);
    CHECK(told["again"].number == again);
  }
}

TEST_CASE("repeated_game: what the lesson says of two states and of slips") {
  // Of all machines of at most two states only those that act as 212.121 have the most alone.
  std::vector<std::string> company{"all_c", "all_d", "tit_for_tat", "pavlov", "tit_for_two_tats", "tester"};
  for (const std::string& own : small_machines()) {
    std::vector<std::string> plans = company;
    plans.push_back(own);
    const Told all = ask("tournament", text_of("10", plans));
    bool alike = true;
    for (unsigned acts = 0; acts < 64; ++acts) {
      Acts other;
      for (int i = 0; i < 6; ++i) {
        alike = alike && machine(own)({}, other) == machine("212.121")({}, other);
        other.push_back(1 + static_cast<int>(acts >> i & 1));
      }
    }
    CAPTURE(own);
    CHECK((all["leaders"].list == Numbers{7}) == alike);
    if (alike) CHECK(all["totals"].items[6].text == "373");
  }
  const std::vector<std::string> five(six.begin(), six.end() - 1);
  CHECK(ask("tournament", text_of("20", five))["leaders"].list == Numbers{3, 4});
  const Told slips = ask("tournament", text_of("20 1/20", five));
  CHECK(slips["leaders"].list == Numbers{5});
  CHECK(texts(slips["totalsNear"]) == std::vector<std::string>{"487.1", "439.0", "495.7", "483.0", "506.9"});
}

TEST_CASE("repeated_game: answers are judged") {
  const auto key = [](const std::string& what, const std::string& text) {
    return ask(what, text)["key"].text;
  };
  const std::string text = text_of("10", {"tit_for_tat", "all_d"}) + " | ";
  CHECK(key("judge_best", text + "62") == "right");
  CHECK(key("judge_best", text + "61") == "bestLow");
  CHECK(key("judge_best", text + "63") == "bestHigh");
  CHECK(key("judge_total", text + "89") == "right");
  CHECK(key("judge_total", text + "90") == "scoreHigh");
  CHECK(key("judge_score", text + "29") == "right");
  CHECK(key("judge_score", text + "28") == "scoreLow");
}

TEST_CASE("repeated_game: the largest there is") {
  std::mt19937_64 random(10);
  std::vector<std::string> plans{"all_c"};
  while (plans.size() < 12) plans.push_back(random_machine(random, 8));
  const Told all = ask("tournament", text_of("200 1/100", plans));
  // (99/100)^2 6 + (99 1/100^2) (2 + 8) + 3/100^2, in each round
  CHECK(all["scores"].items[0].text == Ratio(200 * (99 * 99 * 6 + 99 * 10 + 3), 10'000).text());
  CHECK(all["scoresNear"].items[0].text == "1196.0");
  CHECK(ask("tournament", "-1/3,-1/3 0,0; 0,0 0,0 | 1 1/2 | all_c")["scoresNear"].items[0].text == "-0.1");
}
