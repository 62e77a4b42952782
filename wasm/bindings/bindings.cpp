#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <map>

#include "catalogue/game.hpp"

/// The border to JavaScript: a table of functions, and how the catalogue's data becomes plain values. Numbers
/// of 64 bits cross as BigInt; lists of them as one typed array, copied out of the heap. The contract on the
/// other side is web/solver/module.d.ts.
namespace nimlab {
namespace {

using emscripten::val;

val text(std::string_view s) { return val(std::string(s)); }

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
  out.set("part", error.part);
  out.set("limit", error.limit);
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
  out.set("rule", a.rule);
  out.set("position", a.position);
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
    line.set("to", each.to);
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
  out.set("rule", t.rule);
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
  out.set("rule", m.rule);
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

/// Runs a call; an Error becomes { error: … }, so that nothing is thrown across the border.
template <class Call>
val answered(Call call) {
  try {
    return call();
  } catch (const Error& error) {
    val out = val::object();
    out.set("error", plain(error));
    return out;
  } catch (const std::bad_alloc&) {
    val out = val::object();
    out.set("error", plain(Error(ErrorCode::memory, Field::none, {}, "256")));
    return out;
  }
}

std::map<int, std::unique_ptr<Job>> jobs;
int last_job = 0;

val all_games() {
  val out = val::array();
  for (const GameEntry& entry : games()) out.call<void>("push", plain(entry));
  return out;
}

template <class Start>
val started(Start start) {
  return answered([&] {
    std::unique_ptr<Job> job = start();
    jobs[++last_job] = std::move(job);
    return val(last_job);
  });
}

val analyse(std::string game, std::string rule, std::string position) {
  return started([&] { return open_game(game, rule)->analyse(position); });
}
val certify(std::string game, std::string rule, std::string position, std::uint64_t offset,
            std::uint64_t limit) {
  return started([&] { return open_game(game, rule)->certify(position, offset, limit); });
}
val search(std::string game, std::string rule, std::string position) {
  return started([&] { return open_game(game, rule)->search(position); });
}
val table(std::string game, std::string rule, std::uint64_t count) {
  return started([&] { return open_game(game, rule)->table(count); });
}
val map(std::string game, std::string rule, std::uint64_t size) {
  return started([&] { return open_game(game, rule)->map(size); });
}
val reply(std::string game, std::string rule, std::string position, bool perfect, std::uint64_t seed) {
  return started([&] {
    return open_game(game, rule)->reply(position, perfect ? Skill::perfect : Skill::fallible, seed);
  });
}

val moves(std::string game, std::string rule, std::string position, std::uint64_t offset,
          std::uint64_t limit) {
  return answered([&] {
    const MoveList list = open_game(game, rule)->moves(position, offset, limit);
    val out = val::object();
    out.set("moves", packed(list.moves));
    out.set("total", list.total);
    return out;
  });
}

val play(std::string game, std::string rule, std::string position, val move) {
  return answered([&] {
    return val(open_game(game, rule)->play(position, emscripten::vecFromJSArray<std::uint64_t>(move)));
  });
}

val keep(std::string game, std::string rule) {
  return answered([&] {
    const std::string kept = keep_game(game, rule);
    val out = val::object();
    out.set("kept", kept);
    const std::string& rule = open_game(game, kept)->rule();
    const auto* bytes = reinterpret_cast<const unsigned char*>(rule.data());
    out.set("rule", val(emscripten::typed_memory_view(rule.size(), bytes)).call<val>("slice"));
    return out;
  });
}
void drop_kept(std::string kept) { drop_game(kept); }

/// false: go on; true: finished; { error }.
val step(int job) {
  return answered([&] { return val(jobs.at(job)->step()); });
}
val progress(int job) {
  val out = val::object();
  out.set("done", jobs.at(job)->done());
  out.set("total", jobs.at(job)->total());
  return out;
}
val answer(int job) {
  return answered(
      [&] { return std::visit([](const auto& data) { return plain(data); }, jobs.at(job)->answer()); });
}
void drop(int job) { jobs.erase(job); }

}  // namespace

EMSCRIPTEN_BINDINGS(nimlab) {
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
