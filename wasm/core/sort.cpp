#include "core/sort.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nimlab {
namespace {

void insert_each(std::span<std::uint64_t> numbers) {
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const std::uint64_t moving = numbers[i];
    std::size_t j = i;
    for (; j > 0 && numbers[j - 1] > moving; --j) numbers[j] = numbers[j - 1];
    numbers[j] = moving;
  }
}

}  // namespace

void sort_numbers(std::span<std::uint64_t> numbers) {
  if (numbers.size() <= 32) return insert_each(numbers);
  // By some bits at a time, the lowest first, and those alone in which there are differences.
  const unsigned bits = numbers.size() < 4096 ? 8 : 11;
  const std::uint64_t mask = (1u << bits) - 1;
  std::uint64_t varying = 0;
  bool sorted = true;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    varying |= numbers[i] ^ numbers[0];
    sorted = sorted && numbers[i - 1] <= numbers[i];
  }
  if (sorted) return;
  std::vector<std::uint64_t> room(numbers.size());
  std::span<std::uint64_t> from = numbers, to = room;
  for (unsigned shift = 0; shift < 64; shift += bits) {
    if ((varying >> shift & mask) == 0) continue;
    std::array<std::uint32_t, 2048> first{};
    for (const std::uint64_t number : from) ++first[number >> shift & mask];
    std::uint32_t sum = 0;
    for (std::uint32_t& count : std::span(first).first(mask + 1)) {
      const std::uint32_t before = sum;
      sum += count;
      count = before;
    }
    for (const std::uint64_t number : from) to[first[number >> shift & mask]++] = number;
    std::swap(from, to);
  }
  if (from.data() != numbers.data()) std::copy(from.begin(), from.end(), numbers.begin());
}

}  // namespace nimlab
