#pragma once

#include <new>
#include <stdexcept>
#include <string>

#include "notation/error.hpp"

namespace nimlab {

inline constexpr std::uint64_t memory_limit_mib = 256;

/// Runs work that may exhaust the memory; that becomes an Error like any other.
template <class Work>
auto guarded(Work work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  } catch (const std::length_error&) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  }
}

}  // namespace nimlab
