#pragma once

#include <cstdint>
#include <memory>

#include "catalogue/oracle.hpp"

namespace nimlab {

/// Why a position is what it is: `limit` lines from `offset` on, at most max_page of them. See Certificate.
std::unique_ptr<GameJob> certificate_of(Oracle oracle, std::uint64_t offset, std::uint64_t limit);

}  // namespace nimlab
