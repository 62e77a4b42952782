#pragma once

#include <vector>

#include "core/game.hpp"
#include "games/graphs/geography_matchings.hpp"

namespace nimlab {

/// What a page is told of a position: see Geography.
std::vector<Fact> geography_facts(const Position& p, const Places& places, Matchings& matchings);
std::vector<Step> explain_geography(const Position& p, const Game& game, const Places& places,
                                    Matchings& matchings);

}  // namespace nimlab
