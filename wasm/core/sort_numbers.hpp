#pragma once

#include <cstdint>
#include <span>

namespace nimlab {

/// Puts numbers in increasing order. std::sort of numbers comes with libc++ already compiled, with a call for
/// each comparison: twice the time where V8 does not happen to inline it, and more bytes than this.
/// Cost: linear; of up to 32 numbers, quadratic. Memory: as much again.
void sort_numbers(std::span<std::uint64_t> numbers);

}  // namespace nimlab
