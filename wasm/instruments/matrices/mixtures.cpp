#include "instruments/matrices/mixtures.hpp"

#include <algorithm>
#include <utility>

#include "core/split_mix.hpp"
#include "instruments/matrices/payoffs.hpp"

namespace nimlab {

std::optional<Mixture> read_mixture(Token text, std::size_t size) {
  const Token first = next_token(text.text, 0);
  if (first.text.empty() || first.text == "-") return std::nullopt;
  const PayoffRow row = read_row(text, size);
  const std::vector<Token>& tokens = row.tokens;
  IntegerVector weights;
  for (std::size_t i = 0; i < size; ++i) {
    if (row.read.numbers[i] < 0) refuse_negative(tokens[i]);
    weights.emplace_back(row.read.numbers[i]);
  }
  make_primitive(weights);
  Mixture out = mixture_of(std::move(weights));
  if (out.total.is_zero()) throw Error(ErrorCode::all_zero, Field::position, {}, {}, tokens[0].at);
  return out;
}

Mixture mixture_of(IntegerVector weights) {
  Mixture out{std::move(weights), 0};
  for (const Integer& weight : out.weights) out.total += weight;
  return out;
}

std::vector<std::uint64_t> thresholds(const Mixture& mixture) {
  const Integer all = Integer(std::int64_t{1} << 32) * Integer(std::int64_t{1} << 32);
  std::vector<std::uint64_t> out;
  Integer sum;
  for (std::size_t i = 0; i + 1 < mixture.weights.size(); ++i) {
    sum += mixture.weights[i];
    const Integer end = sum * all / mixture.total;
    if (end == all) {
      // Nothing comes behind it.
      out.push_back(~std::uint64_t{0});
      continue;
    }
    const Integer half = std::int64_t{1} << 32;
    out.push_back(static_cast<std::uint64_t>((end / half).small()) << 32 |
                  static_cast<std::uint64_t>((end % half).small()));
  }
  return out;
}

std::uint32_t Draws::next() {
  const std::uint64_t x = split_mix(seed_ += split_mix_step);
  return static_cast<std::uint32_t>(std::upper_bound(ends_.begin(), ends_.end(), x) - ends_.begin() + 1);
}

}  // namespace nimlab
