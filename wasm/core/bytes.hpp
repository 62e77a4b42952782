#pragma once

#include <cstddef>
#include <vector>

namespace nimlab {

/// What lists have taken from the heap.
template <class... T>
std::size_t bytes_of(const std::vector<T>&... lists) {
  return ((lists.capacity() * sizeof(T)) + ... + 0);
}

}  // namespace nimlab
