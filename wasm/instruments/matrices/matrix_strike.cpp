#include "instruments/matrices/matrix_strike.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "instruments/matrices/dominating.hpp"
#include "instruments/matrices/mixtures.hpp"

namespace nimlab {

using Line = Reduced::Line;

Reduced::Reduced(const Payoffs& game)
    : game_(game), rows_(first_numbers(game.rows)), columns_(first_numbers(game.columns)) {}

bool Reduced::has(Line line) const {
  const auto& all = lines(line.row);
  return std::find(all.begin(), all.end(), line.number) != all.end();
}

void Reduced::strike(Line line) {
  auto& all = line.row ? rows_ : columns_;
  all.erase(std::find(all.begin(), all.end(), line.number));
}

std::optional<std::size_t> Reduced::dominator(Line line, bool strictly) const {
  for (std::size_t by : lines(line.row)) {
    if (by == line.number) continue;
    bool dominates = true, better = false;
    for (std::size_t k : lines(!line.row)) {
      const std::int64_t mine = payoff(line.row, line.number, k), theirs = payoff(line.row, by, k);
      dominates = dominates && (strictly ? theirs > mine : theirs >= mine);
      better = better || theirs > mine;
    }
    if (dominates && better) return by;
  }
  return std::nullopt;
}

std::optional<std::size_t> Reduced::resists(Line line, std::size_t other) const {
  std::optional<std::size_t> equal;
  for (std::size_t k : lines(!line.row)) {
    const std::int64_t mine = payoff(line.row, line.number, k), theirs = payoff(line.row, other, k);
    if (mine > theirs) return k;
    if (mine == theirs && !equal) equal = k;
  }
  return equal;
}

std::optional<Reduced::Line> Reduced::next() const {
  for (bool row : {true, false}) {
    for (std::size_t line : lines(row)) {
      if (dominator({row, line}, true)) return Line{row, line};
    }
  }
  return std::nullopt;
}

std::size_t line_number(const Token& token, std::size_t most) {
  return number(token, Field::position, most, 1) - 1;
}

Line read_line(const Token& token, const Payoffs& game) {
  for (const auto& [sign, row] :
       {std::pair{"r", true}, {"R", true}, {"行", true}, {"c", false}, {"C", false}, {"列", false}}) {
    const std::string_view name = sign;
    if (!token.text.starts_with(name)) continue;
    const Token rest{token.text.substr(name.size()), token.at + name.size()};
    return {row, line_number(rest, row ? game.rows : game.columns)};
  }
  throw Error(ErrorCode::syntax, Field::position, excerpt(token.text), {}, token.at);
}

std::vector<Token> words_of(const Token& text) {
  std::vector<Token> out = tokens(text.text);
  for (Token& each : out) each.at += text.at;
  return out;
}

std::vector<Token> parts_of(std::string_view text, std::size_t count) {
  std::vector<Token> parts = between_bars(text);
  if (parts.size() > count) throw Error(ErrorCode::syntax, Field::position, "|", {}, parts[count].at - 1);
  if (parts.size() < count) throw Error(ErrorCode::empty, Field::position, {}, {}, text.size());
  return parts;
}

namespace {

/// Whether a line may be struck out, and by what; by a mixture where the others do so only together.
class StrikeJob final : public Job {
 public:
  StrikeJob(PayoffMatrix matrix, const Token& struck, const Token& candidate)
      : matrix_(std::move(matrix)), left_(matrix_.payoffs) {
    for (const Token& each : words_of(struck)) {
      const Line line = read_line(each, matrix_.payoffs);
      if (left_.has(line) && left_.lines(line.row).size() > 1) left_.strike(line);
    }
    const std::vector<Token> words = words_of(candidate);
    if (words.size() != 1) throw Error(ErrorCode::empty, Field::position, {}, {}, candidate.at);
    line_ = read_line(words[0], matrix_.payoffs);
    if (!left_.has(line_)) {
      throw Error(ErrorCode::syntax, Field::position, excerpt(words[0].text), {}, words[0].at);
    }
    by_ = left_.dominator(line_, true);
    kind_ = "strict";
    if (by_) return;
    by_ = left_.dominator(line_, false);
    kind_ = by_ ? "weak" : "none";
    others_ = left_.lines(line_.row);
    std::erase(others_, line_.number);
    const std::vector<std::size_t>& across = left_.lines(!line_.row);
    if (others_.size() < 2 || others_.size() > most_mixed || across.size() > most_mixed) return;
    Payoffs more{others_.size(), across.size(), {}};
    for (std::size_t by : others_) {
      for (std::size_t k : across) {
        more.cells.push_back(left_.payoff(line_.row, by, k) - left_.payoff(line_.row, line_.number, k));
      }
    }
    search_.emplace(std::move(more), !by_);
  }

  bool step() override {
    if (!search_) return true;
    if (!search_->step()) return false;
    const std::optional<IntegerVector>& found = search_->weights();
    if (!found) return true;
    kind_ = search_->everywhere() ? "mixed" : "weak_mixed";
    IntegerVector weights(line_.row ? matrix_.payoffs.rows : matrix_.payoffs.columns);
    for (std::size_t k = 0; k < others_.size(); ++k) weights[others_[k]] = (*found)[k];
    mixture_ = mixture_of(std::move(weights));
    return true;
  }

  Data tell() override {
    std::vector<std::uint32_t> by, resists;
    if (by_) by.push_back(static_cast<std::uint32_t>(*by_ + 1));
    for (std::size_t other : by_ ? std::vector<std::size_t>{} : others_) {
      if (const auto across = left_.resists(line_, other)) {
        resists.push_back(static_cast<std::uint32_t>(other + 1));
        resists.push_back(static_cast<std::uint32_t>(*across + 1));
      }
    }
    Data data;
    data.fields(5).key("kind").text(kind_).key("by").list(by).key("mixture");
    if (mixture_)
      write(data, *mixture_);
    else
      data.nothing();
    data.key("resists").list(resists);
    Reduced after = left_;
    bool over = true;
    if (kind_ != "none") {
      after.strike(line_);
      over = !after.next();
    }
    data.key("over").flag(over);
    return data;
  }

 private:
  PayoffMatrix matrix_;
  Reduced left_;
  Line line_{};
  std::string_view kind_;
  std::optional<std::size_t> by_;
  std::vector<std::size_t> others_;
  std::optional<DominatingMixture> search_;
  std::optional<Mixture> mixture_;
};

}  // namespace

std::unique_ptr<Job> strike(std::string_view text) {
  const std::vector<Token> parts = parts_of(text, 3);
  return std::make_unique<StrikeJob>(read_payoffs(parts[0]), parts[1], parts[2]);
}

}  // namespace nimlab
