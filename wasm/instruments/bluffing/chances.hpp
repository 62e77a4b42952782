#pragma once

#include <cstdint>
#include <vector>

#include "core/numbers.hpp"
#include "math/fraction.hpp"

/// Luck, and chances as people type them.
namespace nimlab {

/// A number of 64 bits for each of these three; the same on every machine. SplitMix64 (G. Steele, D. Lea,
/// C. Flood 2014), thrice.
std::uint64_t luck(std::uint64_t seed, std::uint64_t round, std::uint64_t what);

/// Whether something of this chance, 0 to 1, happens with such a number; off by less than 2^-31.
bool happens(const Fraction& chance, std::uint64_t lucky);

/// So many fractions as typed. Throws what PayoffReader throws, and ragged for another count.
std::vector<Fraction> read_fractions(Token text, std::size_t count);

/// The same, of chances: throws negative, and too_large above 1.
std::vector<Fraction> read_chances(Token text, std::size_t count);

/// The two sides of a judged text, "position | answer". Throws syntax where there is another number of bars.
std::pair<Token, Token> position_and_answer(std::string_view text);

}  // namespace nimlab
