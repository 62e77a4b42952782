#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdlib>
#include <map>
#include <string>

#include "catalogue/game.hpp"
#include "catalogue/guarded.hpp"

/// The border to JavaScript: a table of functions, and how the catalogue's data becomes plain values. Numbers
/// of 64 bits cross as BigInt; lists of them as one typed array, copied out of the heap. Text that comes in
/// is written by the other side into `room`, since Embind's own way writes through a null pointer where there
/// is no memory. The contract on the other side is web/solver/module.d.ts.
namespace nimlab {
namespace {

using emscripten::val;

/// Embind copies text by way of the heap and does not look whether there is room: here it is made sure of.
val text(std::string_view s) {
  void* const room = std::malloc(2 * s.size() + 64);
  if (!room) throw std::bad_alloc();
  std::free(room);
  return val(std::string(s));
}

val copied(const std::vector<std::uint32_t>& numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<val>("slice");
}

/// A copy as BigUint64Array; older Embinds have no view of that type, so the bytes cross.
val copied(const std::vector<std::uint64_t>& numbers) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(numbers.data());
  const val copy =
      val(emscripten::typed_memory_view(numbers.size() * sizeof(std::uint64_t), bytes)).call<val>("slice");
  return val::global("BigUint64Array").new_(copy["buffer"]);
}

/// Moves as one array: the length of each before its numbers.
val packed(const std::vector<MoveNumbers>& moves) {
  std::vector<std::uint64_t> flat;
  for (const MoveNumbers& move : moves) {
    flat.push_back(move.size());
    flat.insert(flat.end(), move.begin(), move.end());
  }
  return copied(flat);
}

val optional(const std::optional<std::uint64_t>& number) { return number ? val(*number) : val::null(); }

val outcome(Outcome o) { return val(o == Outcome::P ? "P" : o == Outcome::N ? "N" : "draw"); }

val plain(const Error& error) {
  val out = val::object();
  out.set("code", text(word(error.code)));
  out.set("field", text(word(error.field)));
  out.set("part", text(error.part));
  out.set("limit", text(error.limit));
  out.set("at", error.at == Error::nowhere ? val::null() : val(static_cast<double>(error.at)));
  return out;
}

val plain(const GameEntry& entry) {
  val out = val::object();
  out.set("name", text(entry.info.name));
  out.set("defaultRule", text(entry.info.default_rule));
  out.set("example", text(entry.info.example));
  out.set("moveFields", text(entry.info.move_fields));
  out.set("theorem", text(entry.info.theorem));
  out.set("limits", text(entry.info.limits));
  out.set("hasTable", entry.has_table);
  out.set("hasMap", entry.has_map);
  out.set("loopy", entry.loopy);
  return out;
}

val plain(const Analysis& a) {
  val out = val::object();
  out.set("rule", text(a.rule));
  out.set("position", text(a.position));
  out.set("numbers", copied(a.numbers));
  out.set("outcome", outcome(a.outcome));
  out.set("grundy", optional(a.grundy));
  out.set("components", copied(a.components));
  out.set("moveCount", a.move_count);
  out.set("winningMoves", packed(a.winning_moves));
  out.set("winningMoveCount", a.winning_move_count);
  out.set("moreWinningMoves", a.more_winning_moves);
  out.set("distance", optional(a.distance));
  out.set("witness", copied(a.witness));
  out.set("method", text(a.method));
  out.set("theorem", text(a.theorem));
  return out;
}

val plain(const std::vector<CertificateLine>& lines) {
  val out = val::array();
  for (const CertificateLine& each : lines) {
    val line = val::object();
    line.set("move", copied(each.move));
    line.set("to", text(each.to));
    line.set("outcome", outcome(each.outcome));
    line.set("grundy", optional(each.grundy));
    line.set("reply", copied(each.reply));
    out.call<void>("push", line);
  }
  return out;
}

val plain(const Certificate& c) {
  val out = val::object();
  out.set("outcome", outcome(c.outcome));
  out.set("grundy", optional(c.grundy));
  out.set("lines", plain(c.lines));
  out.set("total", c.total);
  out.set("reached", plain(c.reached));
  out.set("equal", optional(c.equal));
  return out;
}

val plain(const SearchResult& r) {
  val out = val::object();
  out.set("outcome", outcome(r.outcome));
  out.set("grundy", optional(r.grundy));
  out.set("winningMoves", packed(r.winning_moves));
  out.set("winningMoveCount", r.winning_move_count);
  out.set("states", r.states);
  return out;
}

val plain(const ValueTable& t) {
  val out = val::object();
  out.set("rule", text(t.rule));
  out.set("values", copied(t.values));
  val period = val::null();
  if (t.period) {
    period = val::object();
    period.set("preperiod", t.period->preperiod);
    period.set("period", t.period->period);
  }
  out.set("period", period);
  return out;
}

val plain(const ValueMap& m) {
  val out = val::object();
  out.set("rule", text(m.rule));
  out.set("width", static_cast<double>(m.map.width));
  out.set("height", static_cast<double>(m.map.height));
  const auto* outcomes = reinterpret_cast<const unsigned char*>(m.map.outcomes.data());
  out.set("outcomes", val(emscripten::typed_memory_view(m.map.outcomes.size(), outcomes)).call<val>("slice"));
  out.set("grundy", copied(m.map.grundy));
  out.set("distance", copied(m.map.distance));
  out.set("level", copied(m.map.level));
  return out;
}

val plain(const MoveNumbers& move) { return copied(move); }
val plain(std::monostate) { return val::null(); }

std::map<int, std::unique_ptr<Job>> jobs;
int last_job = 0;
std::string texts;  ///< of the next call, one behind the other

/// Runs a call; an Error becomes { error: … }, so that nothing is thrown across the border. Where memory ran
/// out nothing stays of what was under way: neither jobs nor what the catalogue remembers.
template <class Call>
val answered(Call call) {
  const auto refused = [](const Error& error) {
    if (error.code == ErrorCode::memory) {
      jobs.clear();
      std::string().swap(texts);
      forget_everything();
    }
    val out = val::object();
    out.set("error", plain(error));
    return out;
  };
  try {
    try {
      return guarded(call);
    } catch (const Error& error) {
      return refused(error);
    }
  } catch (...) {
    __builtin_trap();  // a fault of ours: the engine starts another instance
  }
}

/// Where the other side writes the UTF-8 of the texts of its next call, one behind the other.
val room(unsigned size) {
  return answered([&] {
    constexpr std::size_t kept = 1 << 20;
    if (texts.capacity() > kept) std::string().swap(texts);
    texts.resize(size);
    return val(emscripten::typed_memory_view(size, reinterpret_cast<unsigned char*>(texts.data())));
  });
}

/// The texts of a call, by their lengths.
class Texts {
 public:
  std::string_view next(unsigned size) {
    const std::string_view text = std::string_view(texts).substr(at_, size);
    at_ += size;
    return text;
  }

 private:
  std::size_t at_ = 0;
};

val all_games() {
  return answered([] {
    val out = val::array();
    for (const GameEntry& entry : games()) out.call<void>("push", plain(entry));
    return out;
  });
}

template <class Start>
val started(Start start) {
  return answered([&] {
    std::unique_ptr<Job> job = start();
    jobs[last_job + 1] = std::move(job);
    return val(++last_job);
  });
}

/// The game, and the position where there is one.
struct Asked {
  std::shared_ptr<const Game> game;
  std::string_view position;

  Asked(unsigned name, unsigned rule, unsigned position_size = 0) {
    Texts given;
    const std::string_view name_text = given.next(name), rule_text = given.next(rule);
    game = open_game(name_text, rule_text);
    position = given.next(position_size);
  }
};

val analyse(unsigned game, unsigned rule, unsigned position) {
  return started([&] {
    const Asked asked(game, rule, position);
    return asked.game->analyse(asked.position);
  });
}
val certify(unsigned game, unsigned rule, unsigned position, std::uint64_t offset, std::uint64_t limit) {
  return started([&] {
    const Asked asked(game, rule, position);
    return asked.game->certify(asked.position, offset, limit);
  });
}
val search(unsigned game, unsigned rule, unsigned position) {
  return started([&] {
    const Asked asked(game, rule, position);
    return asked.game->search(asked.position);
  });
}
val table(unsigned game, unsigned rule, std::uint64_t count) {
  return started([&] { return Asked(game, rule).game->table(count); });
}
val map(unsigned game, unsigned rule, std::uint64_t size) {
  return started([&] { return Asked(game, rule).game->map(size); });
}
val reply(unsigned game, unsigned rule, unsigned position, bool perfect, std::uint64_t seed) {
  return started([&] {
    const Asked asked(game, rule, position);
    return asked.game->reply(asked.position, perfect ? Skill::perfect : Skill::fallible, seed);
  });
}

val moves(unsigned game, unsigned rule, unsigned position, std::uint64_t offset, std::uint64_t limit) {
  return answered([&] {
    const Asked asked(game, rule, position);
    const MoveList list = asked.game->moves(asked.position, offset, limit);
    val out = val::object();
    out.set("moves", packed(list.moves));
    out.set("total", list.total);
    return out;
  });
}

val play(unsigned game, unsigned rule, unsigned position, val move) {
  return answered([&] {
    const Asked asked(game, rule, position);
    return text(asked.game->play(asked.position, emscripten::vecFromJSArray<std::uint64_t>(move)));
  });
}

val keep(unsigned game, unsigned rule) {
  return answered([&] {
    Texts given;
    const std::string_view name = given.next(game);
    const std::string kept = keep_game(name, given.next(rule));
    val out = val::object();
    out.set("kept", text(kept));
    const std::string& rule = open_game(name, kept)->rule();
    const auto* bytes = reinterpret_cast<const unsigned char*>(rule.data());
    out.set("rule", val(emscripten::typed_memory_view(rule.size(), bytes)).call<val>("slice"));
    return out;
  });
}
/// By the text of `room`.
void drop_kept() { drop_game(texts); }

/// Only when everything was forgotten does a job go that nobody dropped.
Job& job_of(int number) {
  const auto found = jobs.find(number);
  if (found == jobs.end()) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  }
  return *found->second;
}

/// false: go on; true: finished; { error }.
val step(int job) {
  return answered([&] { return val(job_of(job).step()); });
}
val progress(int job) {
  return answered([&] {
    val out = val::object();
    out.set("done", job_of(job).done());
    out.set("total", job_of(job).total());
    return out;
  });
}
val answer(int job) {
  return answered(
      [&] { return std::visit([](const auto& data) { return plain(data); }, job_of(job).answer()); });
}
void drop(int job) { jobs.erase(job); }

}  // namespace

EMSCRIPTEN_BINDINGS(nimlab) {
  emscripten::function("room", &room);
  emscripten::function("games", &all_games);
  emscripten::function("analyse", &analyse);
  emscripten::function("certify", &certify);
  emscripten::function("search", &search);
  emscripten::function("table", &table);
  emscripten::function("map", &map);
  emscripten::function("reply", &reply);
  emscripten::function("moves", &moves);
  emscripten::function("play", &play);
  emscripten::function("keep", &keep);
  emscripten::function("dropKept", &drop_kept);
  emscripten::function("step", &step);
  emscripten::function("progress", &progress);
  emscripten::function("answer", &answer);
  emscripten::function("drop", &drop);
}

}  // namespace nimlab
