#include "games/all.hpp"
#include "games/graphs/graph_notation.hpp"
#include "games/graphs/walk_game.hpp"
#include "math/digraph.hpp"

namespace nimlab {
namespace {

constexpr std::size_t max_graph_tokens = 64;

/// Tokens on the nodes of any digraph; a move takes one of them along an edge; who cannot move loses.
/// Rule: edges "1>2 1>3 2>3" (also "1→2", paths "1>2>3"), a lone number for a node without edges; the nodes
/// are 1 to the largest number named, at most 100,000, with at most 1,000,000 edges. Whose rule names nodes
/// by letters, "A>B A>C B>C", writes them so. Position: the nodes of 1 to 64 tokens, "1 3" or "A C"; several
/// may stand on one node. Move: token (from 1), node.
///
/// Cycles are allowed: see WalkGame for what is decided. Cost: see GraphSolution, once for a graph.
class TokenGraph final : public WalkGame {
 public:
  explicit TokenGraph(WrittenGraph written)
      : WalkGame(game::token_graph, std::make_unique<Digraph>(std::move(written.graph))),
        letters_(written.letters) {}

  std::string rule() const override { return format_graph(static_cast<const Digraph&>(graph()), letters_); }
  Position parse(std::string_view text) const override {
    Position p = node_list(text, max_graph_tokens, graph().size());
    for (std::uint64_t& v : p) --v;
    return p;
  }
  std::string format(const Position& p) const override { return format_nodes(numbers(p), letters_); }
  std::vector<std::uint64_t> numbers(const Position& p) const override {
    std::vector<std::uint64_t> out = p;
    for (std::uint64_t& v : out) ++v;
    return out;
  }

 private:
  void append_vertex(std::uint64_t v, MoveNumbers& out) const override { out.push_back(v + 1); }
  std::uint64_t vertex_of(Move numbers) const override {
    if (numbers.size() != 1) refuse_shape(numbers);
    if (numbers[0] < 1 || numbers[0] > graph().size()) refuse_illegal(numbers);
    return numbers[0] - 1;
  }
  std::uint64_t map_width() const override { return graph().size(); }

  const bool letters_;
};

std::unique_ptr<Game> open_token_graph(std::string_view rule) {
  return std::make_unique<TokenGraph>(parse_graph(rule));
}

}  // namespace

const GameInfo game::token_graph = described<TokenGraph>({.name = "token_graph",
                                                          .family = "walks",
                                                          .default_rule = "A>B A>C B>C B>D C>D C>E D>F E>F",
                                                          .example = "A",
                                                          .move_fields = "token node",
                                                          .theorem = "retrograde-analysis",
                                                          .limits = "nodes<=100000 edges<=1000000 tokens<=64",
                                                          .open = open_token_graph,
                                                          .loopy = true});

}  // namespace nimlab
