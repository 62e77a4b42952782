#pragma once

#include <span>
#include <vector>

#include "core/game.hpp"

namespace nimlab {

/// A winning move of Nim.
struct HeapTake {
  std::uint64_t heap, take;  ///< heaps count from 1
};

/// All of them (see nim.cpp), for games that come down to Nim.
std::vector<HeapTake> nim_winning_moves(std::span<const std::uint64_t> heaps);

}  // namespace nimlab
