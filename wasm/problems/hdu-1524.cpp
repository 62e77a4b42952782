#include <algorithm>
#include <memory>

#include "core/numbers.hpp"
#include "core/sort.hpp"
#include "games/graphs/graph_solution.hpp"
#include "math/digraph.hpp"
#include "problems/support/definition.hpp"
#include "problems/support/problem.hpp"

namespace nimlab::hdu_1524 {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// A Chess Game: chessmen on the cells of an acyclic graph, several on one if need be. A graph by the
/// followers of each cell, then positions, until one has no men.
struct Cells {
  explicit Cells(Input& in) : followers(in.number("N", 1, 1000)) {
    for (Numbers& cells : followers) {
      cells = in.numbers("follower", in.number("X", 0, followers.size()), 0, followers.size() - 1);
    }
  }

  std::vector<Numbers> followers;
};

/// The men of the next position, none at the end of a case.
Numbers read_men(Input& in, const Cells& cells) {
  return in.numbers("cell", in.number("M", 0, 1000), 0, cells.followers.size() - 1);
}

/// Prints who wins each position of a case; `wins` tells whether the player to move does with these men.
template <class Wins>
void print(Input& in, Output& out, const Cells& cells, Wins wins) {
  for (Numbers men = read_men(in, cells); !men.empty(); men = read_men(in, cells)) {
    out.line(wins(men) ? "WIN" : "LOSE");
  }
}

/// The nim-sum of what men are worth.
std::uint64_t sum_of(const Numbers& men, const Numbers& values) {
  std::uint64_t sum = 0;
  for (const std::uint64_t cell : men) sum ^= values[cell];
  return sum;
}

/// Throws InputFault where a man could move for ever.
Numbers values_of(const Input& in, const Cells& cells) {
  std::vector<Digraph::Edge> edges;
  const auto n = static_cast<std::uint32_t>(cells.followers.size());
  for (std::uint32_t cell = 0; cell < n; ++cell) {
    for (const std::uint64_t to : cells.followers[cell])
      edges.push_back({cell, static_cast<std::uint32_t>(to)});
  }
  GraphSolution graph(std::make_unique<Digraph>(n, edges));
  while (!graph.step()) {
  }
  Numbers values;
  for (std::uint32_t cell = 0; cell < n; ++cell) {
    if (graph.level(cell) == GraphSolution::none) in.refuse("follower");
    values.push_back(graph.grundy(cell));
  }
  return values;
}

bool solve(Input& in, Output& out) {
  const Cells cells(in);
  const Numbers values = values_of(in, cells);
  print(in, out, cells, [&](const Numbers& men) { return sum_of(men, values) != 0; });
  return true;
}

void generate(Random& random, Size size, Output& out) {
  const bool small = size == Size::small;
  const std::uint64_t n = small ? random(1, 7) : 1000;
  Numbers names(n);
  for (std::uint64_t cell = 0; cell < n; ++cell) names[cell] = cell;
  random.shuffle(names);
  std::vector<Numbers> followers(n);
  for (std::uint64_t from = 0; from < n; ++from) {
    for (std::uint64_t to = from + 1; to < n; ++to) {
      // Large: one way through all cells, and half of all moves along it.
      if ((!small && to == from + 1) || random(0, 1) == 0) followers[names[from]].push_back(names[to]);
    }
  }
  const auto counted = [&](const Numbers& list) {
    out.put(list.size());
    for (const std::uint64_t each : list) {
      out.put(' ');
      out.put(each);
    }
    out.line();
  };
  out.line(n);
  for (const Numbers& cells : followers) counted(cells);
  for (std::uint64_t left = small ? random(1, 3) : 1000; left > 0; --left) {
    counted(random.list(small ? random(1, 3) : 10, 0, n - 1));
  }
  out.line(0);
}

/// Where a man could move for ever, there is no end to it.
bool naive(Input& in, Output& out) {
  const Cells cells(in);
  Definition game = Definition::of([&](const Numbers& men) {
    std::vector<Numbers> left;
    for (std::size_t i = 0; i < men.size(); ++i) {
      for (const std::uint64_t to : cells.followers[men[i]]) {
        left.push_back(men);
        left.back()[i] = to;
        sort_numbers(left.back());
      }
    }
    return left;
  });
  print(in, out, cells, [&](const Numbers& men) { return game.wins(men); });
  return true;
}

/// The cells are 1, 2, … on the board.
void show(Input& in, Shown& shown) {
  const Cells cells(in);
  constexpr std::size_t most_cells = 16, most_men = 10, most_boards = 3;
  const std::size_t n = cells.followers.size();
  std::string rule = std::to_string(n);
  for (std::size_t cell = 0; cell < n && n <= most_cells; ++cell) {
    for (const std::uint64_t to : cells.followers[cell]) {
      rule += ' ' + std::to_string(cell + 1) + '>' + std::to_string(to + 1);
    }
  }
  const Numbers values = values_of(in, cells);
  Numbers sums;
  for (Numbers men = read_men(in, cells); !men.empty(); men = read_men(in, cells)) {
    sums.push_back(sum_of(men, values));
    for (std::uint64_t& cell : men) ++cell;
    if (n <= most_cells && men.size() <= most_men && shown.boards.size() < most_boards) {
      shown.board("token_graph", rule, join(men));
    }
  }
  if (n <= 100) shown.numbers("values", values);
  if (sums.size() <= 100) shown.numbers("nim-sum", sums);
}

/// Whether some man can win by itself.
bool any_man_wins(Input& in, Output& out) {
  const Cells cells(in);
  const Numbers values = values_of(in, cells);
  print(in, out, cells, [&](const Numbers& men) {
    return std::any_of(men.begin(), men.end(), [&](std::uint64_t cell) { return values[cell] != 0; });
  });
  return true;
}

/// Whether an odd number of men would win by themselves.
bool count_of_won_men(Input& in, Output& out) {
  const Cells cells(in);
  const Numbers values = values_of(in, cells);
  print(in, out, cells, [&](const Numbers& men) {
    return std::count_if(men.begin(), men.end(), [&](std::uint64_t cell) { return values[cell] != 0; }) % 2 !=
           0;
  });
  return true;
}

/// A man is worth the moves that it has at most.
bool longest_way(Input& in, Output& out) {
  const Cells cells(in);
  Numbers longest(cells.followers.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t cell = 0; cell < longest.size(); ++cell) {
      for (const std::uint64_t to : cells.followers[cell]) {
        if (longest[cell] <= longest[to]) longest[cell] = longest[to] + 1, changed = true;
      }
    }
  }
  print(in, out, cells, [&](const Numbers& men) { return sum_of(men, longest) != 0; });
  return true;
}

constexpr Wrong wrong[] = {
    {"any-man-wins", any_man_wins}, {"count-of-won-men", count_of_won_men}, {"longest-way", longest_way}};

Problem at(std::string_view judge, std::uint32_t milliseconds, std::uint32_t kibibytes) {
  return {.name = judge,
          .lesson = "sums-of-games",
          .limits = "N<=1000 M<=10",
          .milliseconds = milliseconds,
          .kibibytes = kibibytes,
          .cases = Cases::to_end,
          .solve = solve,
          .sample = "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
          .published = true,
          .generate = generate,
          .naive = naive,
          .show = show,
          .wrong = wrong};
}

const Listed hdu(at("hdu-1524", 1000, 32768));
const Listed poj(at("poj-2425", 3000, 65536));

}  // namespace
}  // namespace nimlab::hdu_1524
