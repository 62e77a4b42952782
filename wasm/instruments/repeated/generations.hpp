#pragma once

#include <cstdint>
#include <vector>

#include "core/numbers.hpp"
#include "math/integer.hpp"

/// Populations that follow plans: those who get least are replaced by copies of those who get most (after
/// N. Case, The Evolution of Trust, 2017; there ties are broken by chance).
namespace nimlab {

inline constexpr std::size_t most_people = 1'000, most_generations = 100;

struct Population {
  std::uint32_t replaced;
  /// How many follow each plan; the last generation last.
  std::vector<std::vector<std::uint32_t>> counts;
  /// The generation that the last equals; itself, where none does.
  std::size_t again = 0;
};

/// "5 10 10 5": how many are replaced, and how many follow each of so many plans. Throws what number does;
/// ragged for another count of plans; too_many people; too_large for more than half of them to be replaced.
Population read_population(const Token& text, std::size_t plans);

/// Everybody plays against everybody else, with these scores, plan by plan; of equals the earlier plan is
/// ahead. As many as are replaced go, from behind; for each of the foremost, as many, one more comes. True
/// when a generation has come again, or there are most_generations.
bool next_generation(const std::vector<Integer>& scores, Population& people);

}  // namespace nimlab
