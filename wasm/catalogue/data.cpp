#include "catalogue/data.hpp"

namespace nimlab {
namespace {

Data& outcome(Data& data, Outcome o) {
  constexpr std::string_view words[] = {"P", "N", "draw", "L", "R"};
  return data.text(words[static_cast<std::size_t>(o)]);
}

/// Moves as one list: the length of each before its numbers.
Data& moves(Data& data, const std::vector<MoveNumbers>& moves) {
  std::vector<std::uint64_t> flat;
  for (const MoveNumbers& move : moves) {
    flat.push_back(move.size());
    flat.insert(flat.end(), move.begin(), move.end());
  }
  return data.list(flat);
}

void write(Data& data, std::monostate) { data.nothing(); }
void write(Data& data, const MoveNumbers& move) { data.list(move); }
void write(Data& data, const std::string& text) { data.text(text); }

void write(Data& data, const Analysis& a) {
  data.fields(15 + a.value.has_value());
  data.key("rule").text(a.rule).key("ruleNumbers").list(a.rule_numbers);
  data.key("position").text(a.position).key("numbers").list(a.numbers);
  outcome(data.key("outcome"), a.outcome).key("grundy").optional(a.grundy);
  data.key("components").list(a.components).key("moveCount").count(a.move_count);
  moves(data.key("winningMoves"), a.winning_moves).key("winningMoveCount").count(a.winning_move_count);
  data.key("moreWinningMoves").flag(a.more_winning_moves).key("distance").optional(a.distance);
  data.key("facts").fields(a.facts.size());
  for (const Fact& fact : a.facts) data.key(fact.name).list(fact.numbers);
  data.key("method").text(a.method).key("theorem").text(a.theorem);
  if (a.value) {
    const Dyadic& number = a.value->number;
    const std::uint64_t numbers[] = {static_cast<std::uint64_t>(number.numerator()), number.exponent(),
                                     a.value->nimber};
    data.key("value").list(numbers);
  }
}

void write(Data& data, const std::vector<CertificateLine>& lines) {
  data.items(lines.size());
  for (const CertificateLine& line : lines) {
    data.fields(5).key("move").list(line.move).key("to").text(line.to);
    outcome(data.key("outcome"), line.outcome)
        .key("grundy")
        .optional(line.grundy)
        .key("reply")
        .list(line.reply);
  }
}

void write(Data& data, const Certificate& c) {
  outcome(data.fields(6).key("outcome"), c.outcome).key("grundy").optional(c.grundy);
  write(data.key("lines"), c.lines);
  data.key("total").count(c.total);
  write(data.key("reached"), c.reached);
  data.key("equal").optional(c.equal);
}

void write(Data& data, const SearchResult& r) {
  outcome(data.fields(6).key("outcome"), r.outcome).key("grundy").optional(r.grundy);
  moves(data.key("winningMoves"), r.winning_moves).key("winningMoveCount").count(r.winning_move_count);
  data.key("states").count(r.states).key("summands").count(r.summands);
}

void write(Data& data, const ValueTable& t) {
  // Sprague and Grundy: the P-positions are the heaps of value 0.
  std::vector<std::uint8_t> outcomes(t.values.size());
  for (std::size_t n = 0; n < outcomes.size(); ++n) outcomes[n] = t.values[n] == 0 ? 0 : 1;
  data.fields(4).key("rule").text(t.rule).key("values").list(t.values);
  data.key("outcomes").list(std::span<const std::uint8_t>(outcomes)).key("period");
  if (t.period)
    data.fields(2).key("preperiod").count(t.period->preperiod).key("period").count(t.period->period);
  else
    data.nothing();
}

void write(Data& data, const ValueMap& m) {
  data.fields(7).key("rule").text(m.rule);
  data.key("width").number(static_cast<std::uint32_t>(m.map.width));
  data.key("height").number(static_cast<std::uint32_t>(m.map.height));
  const auto* outcomes = reinterpret_cast<const std::uint8_t*>(m.map.outcomes.data());
  data.key("outcomes").list(std::span(outcomes, m.map.outcomes.size()));
  data.key("grundy").list(m.map.grundy).key("distance").list(m.map.distance).key("level").list(m.map.level);
}

void write(Data& data, const MoveList& list) {
  moves(data.fields(2).key("moves"), list.moves).key("total").count(list.total);
}

}  // namespace

void write(Data& data, const Answer& answer) {
  std::visit([&](const auto& what) { write(data, what); }, answer);
}

Data GameJob::tell() {
  Data data;
  write(data, answer());
  return data;
}

void write(Data& data, const GameInfo& info) {
  data.fields(12).key("name").text(info.name).key("family").text(info.family);
  data.key("defaultRule").text(info.default_rule).key("example").text(info.example);
  data.key("moveFields")
      .text(info.move_fields)
      .key("theorem")
      .text(info.theorem)
      .key("limits")
      .text(info.limits);
  data.key("hasTable").flag(info.has_table).key("hasMap").flag(info.has_map);
  data.key("paintable")
      .flag(info.paintable)
      .key("loopy")
      .flag(info.loopy)
      .key("partizan")
      .flag(info.partizan);
}

void write(Data& data, const InstrumentInfo& info) {
  data.fields(6).key("name").text(info.name).key("defaultRule").text(info.default_rule);
  data.key("example").text(info.example).key("questions").text(info.questions);
  data.key("theorem").text(info.theorem).key("limits").text(info.limits);
}

void write(Data& data, const Error& error) {
  data.fields(1).key("error").fields(5);
  data.key("code").text(word(error.code)).key("field").text(word(error.field));
  data.key("part").text(error.part).key("limit").text(error.limit).key("at");
  error.at == Error::nowhere ? data.nothing() : data.number(static_cast<std::uint32_t>(error.at));
}

}  // namespace nimlab
