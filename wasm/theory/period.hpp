#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nimlab {

/// A period of a sequence: values[n + period] == values[n] for every n >= preperiod.
struct Period {
  std::uint64_t preperiod;
  std::uint64_t period;
  bool operator==(const Period&) const = default;
};

/// The Z-function: z[i] is how many values from i on agree with those from the beginning; z[0] = length.
/// Cost: linear.
template <class T>
std::vector<std::uint32_t> z_function(std::span<const T> values) {
  const std::size_t n = values.size();
  std::vector<std::uint32_t> z(n);
  if (n > 0) z[0] = static_cast<std::uint32_t>(n);
  for (std::size_t i = 1, left = 0, right = 0; i < n; ++i) {
    if (i < right) z[i] = static_cast<std::uint32_t>(std::min<std::size_t>(right - i, z[i - left]));
    while (i + z[i] < n && values[z[i]] == values[i + z[i]]) ++z[i];
    if (i + z[i] > right) left = i, right = i + z[i];
  }
  return z;
}

/// The period of a sequence in which each value depends only on the `window` values before it: as soon as
/// `window` consecutive values come again, everything after them does too (there are finitely many windows,
/// so they must). Returns the least period, with the least preperiod for it, if the values given prove one.
/// Cost: linear.
template <class T>
std::optional<Period> proven_period(std::span<const T> values, std::size_t window) {
  const std::size_t n = values.size();
  if (window == 0 || n <= window) return std::nullopt;
  // Read backwards, the last window is a prefix, and an earlier copy of it p before the end has z[p] >=
  // window.
  std::vector<T> backwards(values.rbegin(), values.rend());
  const std::vector<std::uint32_t> z = z_function(std::span<const T>(backwards));
  for (std::size_t p = 1; p + window <= n; ++p) {
    if (z[p] >= window) return Period{n - p - z[p], p};
  }
  return std::nullopt;
}

}  // namespace nimlab
