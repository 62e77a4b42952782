#include <cstdlib>
#include <functional>
#include <new>

#include "asking.hpp"

namespace {

/// How many allocations go well before one fails; none fails while it is negative.
long going_well = -1;
bool failed = false;

}  // namespace

void* operator new(std::size_t size) {
  if (going_well >= 0 && going_well-- == 0) {
    failed = true;
    throw std::bad_alloc();
  }
  if (void* room = std::malloc(size == 0 ? 1 : size)) return room;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return operator new(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"  // GCC inlines one of the pair and misses the other
#endif
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }

using namespace nimlab;

namespace {

using Asking = std::function<Answer(GameSubject&)>;

Answer finish(std::unique_ptr<GameJob> job) {
  while (!job->step()) {
  }
  return job->answer();
}

struct Asked {
  std::string_view game;
  std::string rule, text;
  Asking ask;
};

/// What a game may be asked. `size`: of tables and maps.
std::vector<Asked> questions(std::string_view name, const std::string& position, const std::string& rule = "",
                             std::uint64_t size = 12) {
  std::vector<Asked> all;
  const auto add = [&](const char* what, Asking ask) {
    all.push_back({name, rule, std::string(name) + " '" + rule + "' " + what + ' ' + position, ask});
  };
  add("analyse", [=](GameSubject& g) { return finish(g.analyse(position)); });
  add("certify", [=](GameSubject& g) { return finish(g.certify(position, 0, 20)); });
  add("reply", [=](GameSubject& g) { return finish(g.reply(position, {Skill::fallible, 7})); });
  add("moves", [=](GameSubject& g) { return Answer(std::move(g.moves(position, 1, 1).moves.at(0))); });
  add("play", [=](GameSubject& g) {
    Analysis a;
    a.position = g.play(position, g.moves(position, 0, 1).moves.at(0));
    a.numbers = g.numbers(a.position);
    a.more_winning_moves = a.position == g.canonical(a.position);
    return Answer(std::move(a));
  });
  add("explain", [=](GameSubject& g) { return finish(g.explain(position)); });
  for (const GameInfo* info : games()) {
    if (info->name != name) continue;
    if (info->has_table) add("table", [=](GameSubject& g) { return finish(g.table(size)); });
    if (info->has_map) add("map", [=](GameSubject& g) { return finish(g.map(size)); });
  }
  return all;
}

std::unique_ptr<GameSubject> opened(const Asked& q) { return catalogue().open_anew(q.game, q.rule); }

/// Makes an allocation of a question fail, the first, the second … until none does; of many, samples.
template <class Run, class Then>
int each_failure(const std::string& text, Run run, Then then) {
  constexpr long all = 200, sample = 199;
  for (long k = 0;; k += k < all ? 1 : sample) {
    INFO(text << ": allocation " << k);
    std::string error = "none";
    failed = false;
    going_well = k;
    try {
      run();
      going_well = -1;
    } catch (const Error& e) {
      going_well = -1;
      error = word(e.code);
    } catch (...) {
      going_well = -1;
      error = "no Error";
    }
    // What could do without (a sort that merges in place) may go on.
    if (error != "none" || !failed) CHECK(error == (failed ? "memory" : "none"));
    then();
    if (!failed) return static_cast<int>(k);
  }
}

void survives(const Asked& q) {
  const Answer truth = q.ask(*opened(q));
  std::shared_ptr<GameSubject> held;  // somebody has the game while the memory runs out
  const int most = each_failure(
      q.text,
      [&] {
        held = open_game(q.game, q.rule);
        q.ask(*held);
      },
      [&] {
        if (held) CHECK((q.ask(*held) == truth));
        CHECK((q.ask(*open_game(q.game, q.rule)) == truth));
        held = nullptr;
        catalogue().forget_everything();
      });
  CHECK(most > 0);
}

}  // namespace

TEST_CASE(
    "memory: of a question the first 200 allocations fail, then every 199th; the next answer is right") {
  for (const GameInfo* info : games()) {
    for (const Asked& q : questions(info->name, std::string(info->example))) survives(q);
  }
}

TEST_CASE("memory: the same where there are large tables, sets, cycles and searches") {
  const auto all = [](auto... given) {
    for (const Asked& q : questions(given...)) survives(q);
  };
  all("subtraction", "30 7", "2,5,8", 5'000);
  all("octal", "30", "0.16", 1'200);
  all("hunger", "1 2 3 4 5 6 7");
  all("token_graph", "1 4", "1>2 2>1 1>3 3>4 4>5 5>4 5>3 4>6");
  survives({"nim", "", "nim: search", [](GameSubject& g) { return finish(g.search("3 4 5")); }});
  survives({"sum", "", "sum: search", [](GameSubject& g) { return finish(g.search("1 2 | 4")); }});
  all("sum", "41 | 13", "nim | subtraction 1,3,4");
  all("sum", "1 1 0 @1 | 2", "ring | nim");
}

TEST_CASE("memory: questions under way to one game do not disturb each other") {
  const auto together = [](GameSubject& game, auto first, auto second) {
    const Answer truth = finish(first(game));
    const auto a = first(game), b = second(game);
    while (!a->step()) b->step();
    b->step();
    CHECK((a->answer() == truth));
    CHECK((finish(second(game)) == finish(second(game))));
  };
  const auto map = [](std::uint64_t size) { return [=](GameSubject& g) { return g.map(size); }; };
  const auto table = [](std::uint64_t count) { return [=](GameSubject& g) { return g.table(count); }; };
  const auto analyse = [](std::string p) { return [=](GameSubject& g) { return g.analyse(p); }; };
  together(*open_game("wythoff", "1"), map(50), map(200));
  together(*open_game("subtraction", "2,5,8"), table(100), table(100'000));
  together(*open_game("octal", "0.16"), table(100), table(20'000));
  together(*open_game("hunger", ""), analyse("1 2 3 4 5"), analyse("1 2 3 4 6"));
  together(*open_game("moore_nim", "2"), analyse("1 2 3 4 5"), analyse("6 2 3"));
  together(*open_game("circle_take", "1,2"), analyse("12"), analyse("900"));
  together(*open_game("sum", "wythoff | nim"), analyse("9 12 | 5"), analyse("10 12 | 3"));
}

TEST_CASE("memory: a game too heavy to be remembered takes no light one with it") {
  catalogue().forget_everything();
  const std::shared_ptr<GameSubject> light = open_game("nim", "");
  const auto board = [](int i) { return open_game("grid_walk", "1000x1000 1:" + std::to_string(i)); };
  const std::shared_ptr<GameSubject> heavy = board(1);
  CHECK(heavy->bytes() > 20'000'000);
  for (int i = 2; i <= 5; ++i) board(i);
  open_game("bash", "");
  CHECK(open_game("nim", "") == light);
  CHECK(board(1) != heavy);
  catalogue().forget_everything();
  CHECK(open_game("nim", "") != light);
}
