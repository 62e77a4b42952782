// Times the kernels, natively and as WebAssembly from the same source. One line each:
// name <TAB> size <TAB> median nanoseconds <TAB> runs
// An argument: only those whose name contains it.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>

#include "catalogue/listed.hpp"
#include "math/nimber.hpp"
#include "problems/support/problem.hpp"

namespace {

using namespace nimlab;

Catalogue all = listed();

std::string_view only;  ///< what a name must contain to be measured

/// `work` is timed, each time on something new that `prepare` makes.
template <class Prepare, class Work>
void measure(const char* name, std::uint64_t size, int runs, Prepare prepare, Work work) {
  if (std::string_view(name).find(only) == std::string_view::npos) return;
  using Clock = std::chrono::steady_clock;
  for (const auto end = Clock::now() + std::chrono::milliseconds(60); Clock::now() < end;) {
    work(prepare());  // warm: V8 replaces its baseline code, caches fill
  }
  std::vector<double> times;
  for (int i = 0; i < runs; ++i) {
    auto subject = prepare();
    const auto began = Clock::now();
    work(std::move(subject));
    times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - began).count());
  }
  std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
  std::printf("%s\t%llu\t%.0f\t%d\n", name, static_cast<unsigned long long>(size),
              times[static_cast<std::size_t>(runs / 2)], runs);
}

template <class Work>
void measure(const char* name, std::uint64_t size, int runs, Work work) {
  measure(
      name, size, runs, [] { return 0; }, [&](int) { work(); });
}

/// A large input, made when it is first asked for: not at all, if nothing that needs it is measured.
template <class Make>
auto once(Make make) {
  return [ make, made = std::optional<decltype(make())>() ]() mutable -> const auto& {
    if (!made) made = make();
    return *made;
  };
}

void finish(std::unique_ptr<Job> job) {
  while (!job->step()) {
  }
  job->tell();
}

std::string heaps(std::uint64_t count) {
  std::string text;
  std::uint64_t x = 88172645463325252;  // xorshift64 (Marsaglia 2003)
  for (std::uint64_t i = 0; i < count; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    text += std::to_string(x) + ' ';
  }
  return text;
}

/// Twenty numbers; the table is opened anew each time, so that nothing is remembered.
const char* const twenty = "1,3,7,12,13,19,22,29,31,40,55,56,57,60,71,83,90,91,95,99";

/// A random digraph, text as a page would send it. `cycles`: edges go both ways, but one node in ten is an
/// end; so most outcomes and values are settled on the cyclic part.
std::string graph(std::uint64_t nodes, std::uint64_t edges, bool cycles) {
  std::string text = std::to_string(nodes);
  std::uint64_t x = 88172645463325252;
  const auto random = [&](std::uint64_t below) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return x % below;
  };
  for (std::uint64_t i = 0; i < edges; ++i) {
    std::uint64_t a = random(nodes) + 1, b = random(nodes) + 1;
    if (!cycles && a > b) std::swap(a, b);
    if (!cycles && a == b) continue;
    if (cycles && a % 10 == 0) --a;
    text += ' ' + std::to_string(a) + '>' + std::to_string(b);
  }
  return text;
}

/// A picture as it is drawn, of trees with as many edges more as they have: a vertex is joined to some of the
/// ten before it. `ring`: one ring on the ground, and an edge beside it, so that a cut of the ring wins.
std::string picture(std::uint64_t edges, bool ring) {
  std::string text;
  if (ring) {
    text = "0-1 0";
    for (std::uint64_t v = 2; v + 1 < edges; ++v) text += '-' + std::to_string(v);
    return text + "-0";
  }
  std::uint64_t x = 88172645463325252;
  for (std::uint64_t i = 0; i < edges; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    const std::uint64_t v = i / 2 + 1;
    text += std::to_string(v - 1 - x % std::min<std::uint64_t>(v, 10)) + '-' + std::to_string(v) + ' ';
  }
  return text;
}

/// A matrix of numbers from −`most` to `most`.
std::string matrix(std::uint64_t side, std::uint64_t most) {
  std::string text;
  std::uint64_t x = 88172645463325252;
  for (std::uint64_t i = 0; i < side * side; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    text += std::to_string(static_cast<std::int64_t>(x % (2 * most + 1)) - static_cast<std::int64_t>(most));
    text += (i + 1) % side == 0 ? ';' : ' ';
  }
  return text;
}

/// Rows of a square board, so many of a hundred cells walls.
std::string walled(std::uint64_t side, std::uint64_t walls) {
  std::string text;
  std::uint64_t x = 88172645463325252;
  for (std::uint64_t i = 0; i < side * side; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    text += x % 100 < walls ? '#' : '.';
    if (i % side == side - 1) text += ' ';
  }
  return text;
}

/// Random edges, few of them twice.
std::string undirected(std::uint64_t nodes, std::uint64_t edges) {
  std::string text = std::to_string(nodes);
  std::uint64_t x = 88172645463325252;
  for (std::uint64_t i = 0; i < edges; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    const std::uint64_t a = x % nodes, b = (a + 1 + x / nodes % (nodes - 1)) % nodes;
    text += ' ' + std::to_string(a + 1) + '-' + std::to_string(b + 1);
  }
  return text;
}

/// Anew, so that nothing is remembered.
std::unique_ptr<GameSubject> fresh(std::string_view name, std::string_view rule) {
  return all.open_anew(name, rule);
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1) only = arguments[1];
  for (std::uint64_t count : {100u, 1'000u, 10'000u}) {
    const std::string text = heaps(count);
    measure("nim: analyse heaps", count, 51, [&] { finish(all.open_game("nim", "")->analyse(text)); });
  }
  for (std::uint64_t count : {10'000u, 100'000u, 1'000'000u}) {
    measure("subtraction: table, set of 20", count, 11,
            [&] { finish(fresh("subtraction", twenty)->table(count)); });
  }
  for (std::uint64_t nodes : {1'000u, 10'000u, 100'000u}) {
    auto dag = once([=] { return graph(nodes, 10 * nodes, false); });
    auto cyclic = once([=] { return graph(nodes, 10 * nodes, true); });
    const auto open = [](const std::string& rule) { return fresh("token_graph", rule); };
    const auto solve = [](std::unique_ptr<GameSubject> game) { finish(game->map(0)); };
    measure("token_graph: ten edges a node, read", nodes, 5, [&] { open(dag()); });
    measure(
        "token_graph: DAG, solve", nodes, 5, [&] { return open(dag()); }, solve);
    measure(
        "token_graph: cycles, solve", nodes, 5, [&] { return open(cyclic()); }, solve);
  }
  for (std::uint64_t side : {100u, 300u, 1'000u}) {
    const std::string size = std::to_string(side) + 'x' + std::to_string(side);
    measure("grid_walk: three steps, side", side, 5,
            [&] { finish(fresh("grid_walk", size + " 1:0 0:1 1:1")->map(0)); });
    measure("grid_walk: king, loopy, side", side, 5,
            [&] { finish(fresh("grid_walk", size + " 1:0 0:1 1:1 -1:0 0:-1 -1:-1 1:-1 -1:1")->map(0)); });
  }
  for (std::uint64_t count : {200u, 2'000u, 20'000u}) {
    measure("octal: Kayles, values", count, 11, [&] { finish(fresh("octal", "0.77")->table(count)); });
  }
  for (std::uint64_t count : {2'000u, 20'000u, 100'000u}) {
    measure("grundy_split: values", count, 3, [&] { finish(fresh("grundy_split", "")->table(count)); });
  }
  for (std::uint64_t count : {51'000u, 170'000u, 510'000u}) {  // the last one proves the period
    measure("octal: .16, values", count, 3, [&] { finish(fresh("octal", "0.16")->table(count)); });
  }
  const std::string large = "1000000007 999999937 900000000000000000 123456789012345";
  for (const char* game : {"bash", "lasker", "split_nim", "e_and_d"}) {
    const std::string name = std::string(game) + ": analyse large heaps";
    for (std::uint64_t copies : {1u, 10u, 100u}) {
      std::string text;
      for (std::uint64_t i = 0; i < copies; ++i) text += large + ' ';
      measure(name.c_str(), 4 * copies, 31, [&] { finish(all.open_game(game, "")->analyse(text)); });
    }
  }
  for (std::uint64_t stones : {1'000u, 10'000u, 1'000'000u}) {
    const std::string text = std::to_string(stones / 2) + ' ' + std::to_string(stones / 3);
    measure("octal: analyse two rows of Kayles, stones", stones, 11,
            [&] { finish(all.open_game("octal", "")->analyse(text)); });
  }
  for (std::uint64_t bits : {16u, 32u, 64u}) {
    // A thousand products, of two and with one; inverses, roots.
    std::vector<std::uint64_t> xs(1'000), ys(1'000);
    std::uint64_t x = 88172645463325252;
    for (std::size_t i = 0; i < 2'000; ++i) {
      x ^= x << 13, x ^= x >> 7, x ^= x << 17;
      (i < 1'000 ? xs[i] : ys[i - 1'000]) = x >> (64 - bits) | 1;
    }
    const auto thousand = [&](const char* name, auto work) {
      measure(name, bits, 51, [&] {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < xs.size(); ++i) sum ^= work(xs[i], ys[i]);
        if (sum == 1) std::printf("\n");
      });
    };
    thousand("nimber: a thousand products, bits", [](auto a, auto b) { return nim_product(a, b); });
    thousand("nimber: a thousand inverses, bits", [](auto a, auto) { return nim_inverse(a); });
    thousand("nimber: a thousand roots, bits", [](auto a, auto) { return nim_root(a); });
    measure("nimber: a thousand products with one number, bits", bits, 51, [&] { nim_multiply(xs, ys[0]); });
  }
  for (std::uint64_t side : {16u, 128u, 512u}) {
    const std::string block = "0 0 " + std::to_string(side) + ' ' + std::to_string(side);
    measure("nimber: table, side", side, 11, [&] {
      finish(all.open("nimber", "")->ask({"table", block, {}}));
    });
    auto heads = once([=] {
      std::string text;
      for (std::uint64_t cell = 0; cell < side * side; ++cell) {
        if (cell * 7919 % 3 != 0)
          text += std::to_string(cell / side + 1) + ',' + std::to_string(cell % side + 1) + ' ';
      }
      return text;
    });
    for (const char* rule : {"corners", "mock x ruler"}) {
      const std::string name = std::string("coin_grid: analyse ") + rule + ", side";
      measure(name.c_str(), side, 11, [&] { finish(all.open_game("coin_grid", rule)->analyse(heads())); });
    }
  }
  for (std::uint64_t places : {1'000u, 30'000u, 1'000'000u}) {
    for (const char* rule : {"mock", "ruler"}) {
      const std::string name = std::string("coin_row: analyse all heads, ") + rule + ", places";
      const std::string row = "1.." + std::to_string(places);
      measure(name.c_str(), places, 11, [&] { finish(all.open_game("coin_row", rule)->analyse(row)); });
    }
  }
  for (std::uint64_t places : {50u, 150u, 343u}) {
    measure("coin_row: Moebius, values", places, 3,
            [&] { finish(fresh("coin_row", "moebius")->table(places + 1)); });
  }
  for (std::uint64_t places : {10u, 100u, 1'000u}) {
    measure("circle_take: analyse", places, 11,
            [&] { finish(all.open_game("circle_take", "")->analyse(std::string(places - 1, 'o') + '.')); });
  }
  for (std::uint64_t edges : {10u, 100u, 1'000u}) {
    std::string text = "0";
    for (std::uint64_t i = 1; i < edges; ++i) text += " 9";
    measure("ring: analyse", edges, 11, [&] { finish(all.open_game("ring", "")->analyse(text)); });
  }
  for (std::uint64_t piles : {4u, 7u, 10u}) {
    std::string text;
    for (std::uint64_t i = 0; i < piles; ++i) text += std::to_string(100 - i * i) + ' ';
    measure("new_stone: analyse piles", piles, 3,
            [&] { finish(all.open_game("new_stone", "")->analyse(text)); });
  }
  for (std::uint64_t steps : {100u, 1'000u, 10'000u}) {
    std::string text;
    for (std::uint64_t i = 0; i < steps; ++i) text += std::to_string(i * 7919 % 1'000'003) + ' ';
    measure("staircase: analyse steps", steps, 31,
            [&] { finish(all.open_game("staircase", "")->analyse(text)); });
  }
  for (std::uint64_t stones :
       {10'000u, 100'000u, 1'000'000u}) {  // every other square: as many runs as can be
    auto text = once([=] {
      std::string squares;
      for (std::uint64_t i = 1; i <= stones; ++i) squares += std::to_string(2 * i) + ' ';
      return squares;
    });
    measure("gra: analyse stones", stones, 5,
            [&] { finish(all.open_game("gra", "1000000000")->analyse(text())); });
  }
  for (std::uint64_t count : {100u, 1'000u, 10'000u}) {
    const std::string text = heaps(count);
    measure("misere_nim: analyse heaps", count, 31,
            [&] { finish(all.open_game("misere_nim", "")->analyse(text)); });
    measure("moore_nim: 3 at once, analyse heaps", count, 11,
            [&] { finish(all.open_game("moore_nim", "3")->analyse(text)); });
  }
  for (std::uint64_t boxes : {10u, 16u, 64u}) {
    const std::string text = heaps(boxes);
    measure("hunger: analyse boxes", boxes, 31, [&] { finish(all.open_game("hunger", "")->analyse(text)); });
  }
  for (std::uint64_t nodes : {1'000u, 10'000u, 100'000u}) {
    auto rule = once([=] { return "1 " + graph(nodes, 10 * nodes, false); });
    measure("first_end_wins: read and map", nodes, 5,
            [&] { finish(fresh("first_end_wins", rule())->map(0)); });
  }
  for (std::uint64_t side : {200u, 700u, 2'000u}) {
    measure("wythoff: table of SG values, side", side, 3, [&] { finish(fresh("wythoff", "")->map(side)); });
  }
  for (int bits : {20, 40, 63}) {
    const std::uint64_t n = (std::uint64_t{1} << bits) - 1;
    const auto size = static_cast<std::uint64_t>(bits);
    const std::string pair = std::to_string(n) + ' ' + std::to_string(n / 3), stones = std::to_string(n);
    measure("wythoff: analyse, bits", size, 101,
            [&] { finish(all.open_game("wythoff", "")->analyse(pair)); });
    measure("fibonacci_nim: analyse, bits", size, 101,
            [&] { finish(all.open_game("fibonacci_nim", "")->analyse(stones)); });
    measure("dynamic_nim: analyse, bits", size, 101,
            [&] { finish(all.open_game("dynamic_nim", "5")->analyse(stones)); });
  }
  for (std::uint64_t edges : {12'000u, 120'000u, 1'200'000u}) {
    const auto game = all.open_game("hackenbush", "")->game();
    for (const bool ring : {false, true}) {
      auto text = once([=] { return picture(edges, ring); });
      auto p = once([&] { return game->parse(text()); });
      const auto name = [&](const char* what) {
        return std::string("hackenbush: ") + (ring ? "ring, " : "") + what;
      };
      measure(name("read edges").c_str(), edges, 5, [&] { game->parse(text()); });
      measure(name("value, edges").c_str(), edges, 5, [&] { game->nimber(p()); });
      measure(name("winning cuts, edges").c_str(), edges, 5, [&] { game->solve(p(), Player::left); });
      measure(name("write edges").c_str(), edges, 5, [&] { game->format(p()); });
    }
  }
  for (std::uint64_t side : {100u, 300u, 1'000u}) {
    for (const std::uint64_t walls : {0u, 5u, 30u}) {
      const std::string rule = walled(side, walls), name = std::to_string(walls) + " % walls, ";
      measure(("geography: " + name + "winning starts, side").c_str(), side, 5,
              [&] { return fresh("geography", rule); },
              [](std::unique_ptr<GameSubject> game) { finish(game->analyse("0")); });
      if (walls == 30) measure("geography: read a board, side", side, 5, [&] { fresh("geography", rule); });
    }
  }
  for (std::uint64_t nodes : {500u, 1'000u, 2'000u}) {
    for (const std::uint64_t edges : {nodes * 5 / 4, 50 * nodes}) {
      const std::string rule = undirected(nodes, edges);
      const char* name = edges > 2 * nodes ? "geography: 50 edges a node, nodes"
                                           : "geography: five edges to four nodes, nodes";
      measure(
          name, nodes, 5, [&] { return fresh("geography", rule); },
          [](std::unique_ptr<GameSubject> game) { finish(game->analyse("0")); });
    }
  }
  for (std::uint64_t edges : {10u, 20u, 60u}) {
    std::string text = "0";
    for (std::uint64_t v = 1; v <= edges; ++v) text += (v % 3 == 0 ? 'r' : 'b') + std::to_string(v);
    measure("red_blue_hackenbush: analyse a stalk, edges", edges, 11,
            [&] { finish(fresh("red_blue_hackenbush", "")->analyse(text)); });
  }
  for (std::uint64_t edges : {6u, 12u, 18u}) {
    std::string text;  // pairs, one on the other: each may be whole or lack either edge
    for (std::uint64_t v = 0; v < edges / 2; ++v) {
      for (const char colour : {'b', 'r'}) text += std::to_string(v) + colour + std::to_string(v + 1) + ' ';
    }
    measure("red_blue_hackenbush: analyse cycles, edges", edges, 5,
            [&] { finish(fresh("red_blue_hackenbush", "")->analyse(text)); });
  }
  for (std::uint64_t cards : {4u, 5u, 6u}) {
    const std::string text = std::string("1 2 4 7 11 13").substr(0, cards == 6 ? 13 : 2 * cards);
    measure("twenty_four: all solutions, cards", cards, 5, [&] {
      finish(all.open("twenty_four", "")->ask({"solve", text, {}}));
    });
  }
  for (std::uint64_t n : {1'000u, 10'000u, 100'000u}) {
    const std::string text = std::to_string(n);
    measure("twenty_four: n copies of n", n, 11, [&] {
      finish(all.open("twenty_four", "")->ask({"copies", text, {}}));
    });
  }
  for (std::uint64_t depth : {3u, 5u, 7u}) {
    std::uint64_t x = 88172645463325252;
    const auto tree_of = [&](const auto& self, std::uint64_t left) -> std::string {
      if (left == 0) return x ^= x << 13, x ^= x >> 7, x ^= x << 17, std::to_string(x % 100);
      std::string text = "[";
      for (int i = 0; i < 3; ++i) text += self(self, left - 1) + ' ';
      return text + ']';
    };
    const std::string tree = tree_of(tree_of, depth);
    measure("game_tree: alpha-beta, depth", depth, 11, [&] {
      finish(all.open("game_tree", "")->ask({"alphabeta", tree, {}}));
    });
  }
  for (const std::uint64_t height : {3u, 4u}) {
    for (const std::uint64_t width : {height, height + 1}) {
      const std::string rule =
          std::to_string(width) + 'x' + std::to_string(height) + ' ' + std::to_string(height);
      std::string board;
      for (std::uint64_t i = 0; i < height; ++i) board += std::string(width, '.') + ' ';
      measure(
          "k_in_a_row: all moves, cells", width * height, 3, [&] { return fresh("k_in_a_row", rule); },
          [&](std::unique_ptr<GameSubject> game) { finish(game->analyse(board)); });
    }
  }
  measure("k_in_a_row: search, cells", 9, 5, [&] { finish(fresh("k_in_a_row", "")->search(".../.../...")); });
  const auto ask = [](const char* instrument, const char* what, const std::string& text) {
    finish(all.open(instrument, "")->ask({what, text, {}}));
  };
  for (std::uint64_t side : {30u, 100u, 200u}) {
    const std::string text = matrix(side, 100);
    measure("matrix_game: solve, side", side, 11, [&] { ask("matrix_game", "solve", text); });
  }
  for (std::uint64_t side : {10u, 30u, 50u}) {
    const std::string text = matrix(side, 100);
    measure("matrix_game: all pivots, side", side, 5, [&] { ask("simplex", "largest", text); });
  }
  for (std::uint64_t side : {4u, 6u, 8u}) {
    std::string text = matrix(2 * side, 100);  // each two numbers are a cell
    std::size_t row = 0;
    for (std::uint64_t i = 0; i < side; ++i) {
      for (std::uint64_t j = 0; j < 2 * side; ++j) {
        row = text.find_first_of(" ;", row);
        text[row++] = j % 2 == 0 ? ',' : j + 1 == 2 * side ? ';' : ' ';
      }
    }
    text.resize(row);
    measure("bimatrix: equilibria, side", side, 11, [&] { ask("bimatrix", "equilibria", text); });
  }
  for (std::uint64_t cards : {100u, 300u, 1'000u}) {
    const std::string text = std::to_string(cards) + ' ' + std::to_string(cards);
    measure("guess_card: all hands, cards", cards, 5, [&] { ask("guess_card", "table", text); });
  }
  for (std::uint64_t cells : {60u, 120u, 250u}) {
    std::string text;
    std::uint64_t x = 88172645463325252;
    for (std::uint64_t i = 0; i < cells; ++i) {
      x ^= x << 13, x ^= x >> 7, x ^= x << 17;
      text += std::to_string(x % 1'000) + ' ';
    }
    measure("secret_stop: solve, cells", cells, 5, [&] { ask("secret_stop", "solve", text); });
  }
  for (std::uint64_t heap : {5u, 10u, 20u}) {
    const std::string text = std::to_string(heap) + " 7 | " + std::to_string(2 * heap);
    measure("sum: nim + subtraction", heap, 11, [&] { finish(all.open_game("sum", "")->analyse(text)); });
  }
  for (std::uint64_t heap : {10u, 20u, 30u}) {
    const std::string text = std::to_string(heap) + ' ' + std::to_string(heap) + ' ' + std::to_string(heap);
    measure("search: nim, three heaps of", heap, 7, [&] { finish(all.open_game("nim", "")->search(text)); });
  }
  // The largest inputs that the judges' statements allow.
  for (const Problem* problem : problems()) {
    const std::string kernel = "problem: " + std::string(problem->name);
    if (kernel.find(only) == std::string::npos) continue;
    const std::string text = generated(*problem, 1, Size::limits);
    measure(kernel.c_str(), text.size(), 3, [&] { answer(*problem, text); });
  }
}
