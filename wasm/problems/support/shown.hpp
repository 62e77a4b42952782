#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimlab {

/// What decides a case, for somebody who looks: positions for boards of the site, and lines of numbers.
class Shown {
 public:
  struct Board {
    std::string_view game;  ///< the one word for it
    std::string rule, position;
  };
  struct Numbers {
    std::string_view key;  ///< what they are: "values"; pages have words for each
    std::vector<std::uint64_t> list;
  };

  void board(std::string_view game, std::string rule, std::string position) {
    boards.push_back({game, std::move(rule), std::move(position)});
  }
  void numbers(std::string_view key, std::vector<std::uint64_t> list) {
    lines.push_back({key, std::move(list)});
  }

  std::vector<Board> boards;
  std::vector<Numbers> lines;
};

}  // namespace nimlab
