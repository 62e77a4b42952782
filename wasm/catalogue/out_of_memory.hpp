#pragma once

#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

#include "catalogue/catalogue.hpp"
#include "core/error.hpp"

namespace nimlab {

inline constexpr std::uint64_t memory_limit_mib = 256;

/// Runs work that may exhaust the memory; that becomes an Error like any other, and all that is remembered
/// goes, so that there is memory for the next question.
template <class Work>
auto guarded(Work work) {
  const auto exhausted = [] {
    forget_everything();
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
