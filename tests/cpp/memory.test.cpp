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
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }

using namespace nimlab;

namespace {

using Asking = std::function<Answer(const Game&)>;

Answer finish(std::unique_ptr<Job> job) {
  while (!job->step()) {
  }
  return job->answer();
}

struct Question {
  std::string_view game;
  std::string rule, text;
  Asking ask;
};

/// What a game may be asked. `size`: of tables and maps.
std::vector<Question> questions(std::string_view name, const std::string& position,
                                const std::string& rule = "", std::uint64_t size = 12) {
  std::vector<Question> all;
  const auto add = [&](const char* what, Asking ask) {
    all.push_back({name, rule, std::string(name) + " '" + rule + "' " + what + ' ' + position, ask});
  };
  add("analyse", [=](const Game& g) { return finish(g.analyse(position)); });
  add("certify", [=](const Game& g) { return finish(g.certify(position, 0, 20)); });
  add("reply", [=](const Game& g) { return finish(g.reply(position, Skill::fallible, 7)); });
  add("search", [=](const Game& g) { return finish(g.search(position)); });
  add("moves", [=](const Game& g) { return Answer(std::move(g.moves(position, 1, 1).moves.at(0))); });
  add("play", [=](const Game& g) {
    Analysis a;
    a.position = g.play(position, g.moves(position, 0, 1).moves.at(0));
    a.numbers = g.numbers(a.position);
    a.more_winning_moves = a.position == g.canonical(a.position);
    return Answer(std::move(a));
  });
  for (const GameEntry& entry : games()) {
    if (entry.info.name != name) continue;
    if (entry.has_table) add("table", [=](const Game& g) { return finish(g.table(size)); });
    if (entry.has_map) add("map", [=](const Game& g) { return finish(g.map(size)); });
  }
  return all;
}

std::unique_ptr<Game> opened(const Question& q) {
  for (const GameEntry& entry : games()) {
    if (entry.info.name == q.game) return entry.open(q.rule);
  }
  throw Error(ErrorCode::unknown_game, Field::game);
}

/// Makes an allocation of a question fail, the first, the second … until none does; of many, samples.
template <class Run, class Then>
int each_failure(const std::string& text, Run run, Then then) {
  constexpr long all = 400, sample = 97;
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

void survives(const Question& q) {
  const Answer truth = q.ask(*opened(q));
  const auto right = [&](const Game& game) { CHECK((q.ask(game) == truth)); };
  // Somebody holds the game while its memory runs out.
  std::shared_ptr<const Game> held = opened(q);
  int most = each_failure(
      q.text, [&] { q.ask(*held); }, [&] { right(*held), held = opened(q); });
  // The same from the catalogue, which remembers.
  most += each_failure(
      q.text, [&] { q.ask(*open_game(q.game, q.rule)); }, [&] { right(*open_game(q.game, q.rule)); });
  CHECK(most > 0);
}

}  // namespace

TEST_CASE(
    "memory: each allocation fails of the first 400 of a question, then every 97th; the next answer is "
    "right") {
  for (const GameEntry& entry : games()) {
    for (const Question& q : questions(entry.info.name, std::string(entry.info.example))) survives(q);
  }
}

TEST_CASE("memory: the same where there are large tables, sets, cycles and searches") {
  const auto all = [](auto... given) {
    for (const Question& q : questions(given...)) survives(q);
  };
  all("subtraction", "30 7", "2,5,8", 5'000);
  all("octal", "30", "0.16", 3'000);
  all("hunger", "1 2 3 4 5 6 7");
  all("token_graph", "1 4", "1>2 2>1 1>3 3>4 4>5 5>4 5>3 4>6");
  all("sum", "41 | 13", "nim | subtraction 1,3,4");
  all("sum", "1 1 0 @1 | 2", "ring | nim");
}
