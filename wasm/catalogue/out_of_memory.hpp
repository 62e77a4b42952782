#pragma once

#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

#include "core/error.hpp"

namespace nimlab {

inline constexpr std::uint64_t memory_limit_mib = 256;

/// Runs work that may exhaust the memory; that becomes an Error like any other. Who asked the question then
/// lets the catalogue forget what it remembers, so that there is memory for the next.
template <class Work>
auto guarded(Work work) {
  const auto exhausted = [] {
    return Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  };
  try {
    return work();
  } catch (const std::bad_alloc&) {
    throw exhausted();
  } catch (const std::length_error&) {
    throw exhausted();
  }
}

}  // namespace nimlab
