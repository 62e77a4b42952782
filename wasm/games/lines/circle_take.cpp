#include <algorithm>

#include "core/game.hpp"
#include "core/numbers.hpp"
#include "games/all.hpp"
#include "math/mex.hpp"

namespace nimlab {
namespace {

constexpr std::uint64_t max_places = 1000, max_mirrored = 200;

/// Stones in a circle; a move takes some that lie side by side, without a gap between them; who cannot move
/// loses. Rule: how many may be taken, a set such as "1,2" or "1..3": at most 32 numbers up to 1,000.
/// Position: "10", a full circle of 1 to 1,000 stones, or its places clockwise, "oo.ooo.": a stone or a gap.
/// Move: place (from 1), number of stones: those at that place and clockwise from it.
///
/// Theory: gaps cut the circle into rows that are independent, and a full circle can only become one row. The
/// rule {1, 2} is Kayles in a circle (S. Loyd, H. Dudeney; POJ 2484): whoever answers by halving the row
/// wins, so every full circle that cannot be taken at once is a P-position. Cost: rows up to n once, n² ·
/// numbers / 4; `solve`: n · numbers.
/// Rule numbers: the set.
class CircleTake final : public Game {
 public:
  // A position has 1 for a stone and 0 for a gap, clockwise.

  explicit CircleTake(std::vector<std::uint64_t> set) : Game(game::circle_take), set_(std::move(set)) {}

  std::string rule() const override { return format_set(set_); }
  std::vector<std::uint64_t> rule_numbers() const override { return set_; }

  Position parse(std::string_view text) const override;
  std::string format(const Position& p) const override;
  void each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const override;
  void play(Position& p, Player, Move move) const override;

  bool decides(const Position&) const override { return true; }
  bool prepare(const Position& p) override;
  bool tabled() const override { return true; }
  std::uint64_t prepared() const override { return rows_.size(); }
  std::uint64_t to_prepare(const Position& p) const override { return p.size() + 1; }
  Solution solve(const Position& p, Player) const override;
  /// The mirror strategy, on circles of up to 200 places; place p lies opposite place axis − p (modulo the
  /// places). `mirror` {axis}: each row has its image, another row, so every take can be answered by its
  /// image. Where there is no such axis, `answer` {axis, place, stones}: for every axis the smallest take
  /// that leaves such a position, smaller ones first. Where there is none, `alone` {axis}: the only row is
  /// its own image; or `pair` {row, row}: rows of the same length, counted by where they begin.
  std::vector<Step> explain(const Position& p) const override;
  /// On circles of up to 200 places: the image of the last move; else the smallest take that leaves rows in
  /// pairs, so the middle of a single row (S. Loyd, H. Dudeney).
  const MoveNumbers& answer_by_theorem(const Position& p, std::span<const MoveNumbers> winning,
                                       Move last) const override;
  /// In an axis about which every row had its image before the last move; of a full circle through its
  /// centre, where the number of places is even.
  const MoveNumbers* answer_by_mirror(const Position& p, std::span<const MoveNumbers> winning,
                                      Move last) const override;
  std::uint64_t size_of_move(const Position&, Move move) const override { return move[1]; }
  std::size_t bytes() const override { return bytes_of(set_, rows_); }

 private:
  static bool full(const Position& p) { return std::find(p.begin(), p.end(), 0u) == p.end(); }
  /// For each place, how many stones lie there and clockwise from it without a gap; n everywhere on a full
  /// circle.
  static std::vector<std::uint64_t> stones_ahead(const Position& p);
  /// Where each row begins (from 0), and its length; one row where the circle is full.
  static std::vector<std::pair<std::size_t, std::uint64_t>> rows_of(const Position& p);
  static std::vector<std::uint64_t> axes_of(const Position& p);
  std::vector<MoveNumbers> pairing_moves(const Position& p) const;
  std::uint64_t value_of_circle(std::uint64_t stones) const;

  std::vector<std::uint64_t> set_;
  std::vector<std::uint64_t> rows_{0};  ///< SG value of a row, by its length
};

Position CircleTake::parse(std::string_view text) const {
  const Token token = only_token(text, Field::position);
  const auto [word, at] = token;
  if (word.find_first_of("o.") == std::string_view::npos) {
    return Position(number(token, Field::position, max_places, 1), 1);
  }
  if (word.size() > max_places) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(word.size()), std::to_string(max_places),
                at);
  }
  const std::size_t strange = word.find_first_not_of("o.");
  if (strange != std::string_view::npos) {
    throw Error(ErrorCode::syntax, Field::position, excerpt(word.substr(strange)), {}, at + strange);
  }
  Position p;
  for (char c : word) p.push_back(c == 'o');
  return p;
}

std::string CircleTake::format(const Position& p) const {
  if (full(p)) return std::to_string(p.size());
  std::string text;
  for (std::uint64_t stone : p) text += stone ? 'o' : '.';
  return text;
}

std::vector<std::uint64_t> CircleTake::stones_ahead(const Position& p) {
  const std::size_t n = p.size();
  std::vector<std::uint64_t> ahead(n, n);
  if (full(p)) return ahead;
  auto i = static_cast<std::size_t>(std::find(p.begin(), p.end(), 0u) - p.begin());
  std::uint64_t run = 0;
  for (std::size_t steps = 0; steps < n; ++steps) {  // against the clock, from a gap on
    run = p[i] ? run + 1 : 0;
    ahead[i] = run;
    i = i == 0 ? n - 1 : i - 1;
  }
  return ahead;
}

void CircleTake::each_move(const Position& p, Player, std::uint64_t first, VisitMove visit) const {
  const std::uint64_t n = p.size();
  const std::vector<std::uint64_t> ahead = stones_ahead(p);
  for (std::uint64_t place = 0; place < n; ++place) {
    for (std::uint64_t count : set_) {
      if (count > ahead[place] || (count == n && place > 0)) break;  // the whole circle is one choice
      const std::uint64_t move[] = {place + 1, count};
      if (first > 0)
        --first;
      else if (!visit(move))
        return;
    }
  }
}

void CircleTake::play(Position& p, Player, Move move) const {
  expect_numbers(move, 2);
  const std::size_t n = p.size();
  const std::uint64_t place = move[0], count = move[1];
  const bool legal = place >= 1 && place <= n && std::binary_search(set_.begin(), set_.end(), count) &&
                     count <= stones_ahead(p)[place - 1];
  if (!legal) refuse_illegal(move);
  for (std::uint64_t i = 0; i < count; ++i) p[(place - 1 + i) % n] = 0;
}

bool CircleTake::prepare(const Position& p) {
  std::vector<std::uint64_t> options;
  for (std::uint64_t work = 0; rows_.size() <= p.size() && work < 100'000;) {
    const std::uint64_t length = rows_.size();
    options.clear();
    for (std::uint64_t count : set_) {
      if (count > length) break;
      for (std::uint64_t a = 0, b = length - count; a <= b; ++a, b = length - count - a) {
        options.push_back(rows_[a] ^ rows_[b]);
        if (b == 0) break;
      }
    }
    work += options.size() + 1;
    rows_.push_back(mex(options));
  }
  return rows_.size() > p.size();
}

std::uint64_t CircleTake::value_of_circle(std::uint64_t stones) const {
  std::vector<std::uint64_t> options;
  for (std::uint64_t count : set_) {
    if (count <= stones) options.push_back(rows_[stones - count]);
  }
  return mex(options);
}

Solution CircleTake::solve(const Position& p, Player) const {
  Solution solution;
  const std::size_t n = p.size();
  const std::vector<std::uint64_t> ahead = stones_ahead(p);
  std::uint64_t sum = 0;
  if (full(p)) {
    sum = value_of_circle(n);
    solution.components = {sum};
  } else {
    for (const auto& [first, length] : rows_of(p)) solution.components.push_back(rows_[length]);
    for (std::uint64_t value : solution.components) sum ^= value;
  }
  solution.set_nimber(sum);
  if (sum == 0) return solution;
  std::uint64_t before = 0;  // stones of the row before this place
  for (std::size_t i = n; !full(p) && i-- > 0 && p[i];) ++before;
  for (std::size_t place = 0; place < n; ++place) {
    if (!p[place]) {
      before = 0;
      continue;
    }
    for (std::uint64_t count : set_) {
      if (count > ahead[place] || (count == n && place > 0)) break;
      const std::uint64_t rest =
          full(p) ? rows_[n - count]
                  : sum ^ rows_[before + ahead[place]] ^ rows_[before] ^ rows_[ahead[place] - count];
      if (rest != 0) continue;
      const std::uint64_t move[] = {place + 1, count};
      solution.add(move);
    }
    ++before;
  }
  return solution;
}

std::vector<std::pair<std::size_t, std::uint64_t>> CircleTake::rows_of(const Position& p) {
  if (full(p)) return {{0, p.size()}};
  const std::vector<std::uint64_t> ahead = stones_ahead(p);
  std::vector<std::pair<std::size_t, std::uint64_t>> rows;
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] && !p[i == 0 ? p.size() - 1 : i - 1]) rows.emplace_back(i, ahead[i]);
  }
  return rows;
}

/// The axes about which every row has its image in another row, where there is a row.
std::vector<std::uint64_t> CircleTake::axes_of(const Position& p) {
  const std::uint64_t n = p.size();
  std::vector<std::uint64_t> axes;
  if (full(p) || std::find(p.begin(), p.end(), 1u) == p.end()) return axes;
  for (std::uint64_t axis = 0; axis < n; ++axis) {
    bool even = true;
    for (std::uint64_t place = 0; place < n && even; ++place) {
      // Places from 1: place + 1 and its image. A row is its own image iff its middle lies on the axis: there
      // a stone, or two side by side, are each other's.
      const std::uint64_t image = (axis + 2 * n - (place + 1) - 1) % n;
      even = p[place] == p[image];
      if (p[place] != 0 && (image == place || image == (place + 1) % n)) even = false;
    }
    if (even) axes.push_back(axis);
  }
  return axes;
}

/// The moves after which there are as many rows of every length as an axis needs, an even number; smaller
/// ones first.
std::vector<MoveNumbers> CircleTake::pairing_moves(const Position& p) const {
  std::vector<std::uint64_t> odd;  // lengths of which there are an odd number of rows
  const auto toggle = [](std::vector<std::uint64_t>& lengths, std::uint64_t length) {
    const auto at = std::find(lengths.begin(), lengths.end(), length);
    if (length == 0) return;
    if (at == lengths.end())
      lengths.push_back(length);
    else
      lengths.erase(at);
  };
  const auto rows = rows_of(p);
  for (const auto& [first, length] : rows) toggle(odd, length);
  std::vector<MoveNumbers> moves;
  if (odd.empty() || odd.size() > 3) return moves;  // a move takes a row away and leaves two others at most
  for (std::uint64_t count : set_) {
    for (const auto& [first, length] : rows) {
      // A longer row leaves only shorter ones: it cannot make up for another that is odd.
      if (std::find(odd.begin(), odd.end(), length) == odd.end()) continue;
      for (std::uint64_t offset = 0; offset + count <= length; ++offset) {
        std::vector<std::uint64_t> left = odd;
        for (std::uint64_t each : {length, offset, length - offset - count}) toggle(left, each);
        if (left.empty()) moves.push_back({(first + offset) % p.size() + 1, count});
      }
    }
  }
  return moves;
}

const MoveNumbers& CircleTake::answer_by_theorem(const Position& p, std::span<const MoveNumbers> winning,
                                                 Move last) const {
  const MoveNumbers* found = answer_by_mirror(p, winning, last);
  if (!found && p.size() <= max_mirrored && !full(p)) {
    const std::vector<MoveNumbers> pairing = pairing_moves(p);
    if (!pairing.empty())
      found = first_move(winning, [&](const MoveNumbers& move) { return move == pairing.front(); });
  }
  return found ? *found : winning.front();
}

const MoveNumbers* CircleTake::answer_by_mirror(const Position& p, std::span<const MoveNumbers> winning,
                                                Move last) const {
  const std::uint64_t n = p.size();
  if (n > max_mirrored || last.size() != 2) return nullptr;
  const std::uint64_t place = last[0], count = last[1];
  if (place < 1 || place > n || count < 1 || count > n) return nullptr;
  Position before = p;
  for (std::uint64_t i = 0; i < count; ++i) before[(place - 1 + i) % n] = 1;
  const auto at = [&](std::uint64_t image) {  // from 0
    return first_move(winning,
                      [&](const MoveNumbers& move) { return move[0] == image + 1 && move[1] == count; });
  };
  if (full(before)) return n % 2 == 0 ? at((place - 1 + n / 2) % n) : nullptr;
  for (std::uint64_t axis : axes_of(before)) {
    // The last place of the move is opposite the first of its image.
    if (const MoveNumbers* image = at((axis + 2 * n - (place + count - 1) - 1) % n)) return image;
  }
  return nullptr;
}

std::vector<Step> CircleTake::explain(const Position& p) const {
  const std::uint64_t n = p.size();
  if (n > max_mirrored || full(p)) return {};
  std::vector<Step> steps;
  for (std::uint64_t axis : axes_of(p)) steps.push_back({"mirror", {axis}, {}, {}});
  if (steps.empty()) {
    std::vector<bool> answered(n);
    for (const MoveNumbers& move : pairing_moves(p)) {
      const Position next = after(*this, p, Player::left, move);
      for (std::uint64_t axis : axes_of(next)) {
        if (answered[axis]) continue;
        answered[axis] = true;
        Step step{"answer", {axis, move[0], move[1]}, {}, format(next)};
        for (std::uint64_t i = 0; i < move[1]; ++i)
          step.lit.push_back(part("place", (move[0] - 1 + i) % n + 1));
        steps.push_back(std::move(step));
      }
    }
  }
  const auto rows = rows_of(p);
  if (steps.empty() && rows.size() == 1) {
    steps.push_back({"alone", {(2 * (rows[0].first + 1) + rows[0].second - 1) % n}, {part("row", 1)}, {}});
  } else if (steps.empty()) {
    std::vector<std::size_t> waiting(n);  // by length, a row without a partner, from 1
    for (std::size_t i = 0; i < rows.size(); ++i) {
      std::size_t& other = waiting[rows[i].second];
      if (other == 0) {
        other = i + 1;
        continue;
      }
      steps.push_back({"pair", {other, i + 1}, {part("row", other), part("row", i + 1)}, {}});
      other = 0;
    }
  }
  if (steps.size() > max_steps_of_a_kind) steps.resize(max_steps_of_a_kind);
  return steps;
}

std::unique_ptr<Game> open_circle_take(std::string_view rule) {
  return std::make_unique<CircleTake>(
      listed(number_runs(tokens(rule), Field::rule, max_places), Field::rule, 32));
}

}  // namespace

const GameInfo game::circle_take = described<CircleTake>({.name = "circle_take",
                                                          .family = "places",
                                                          .default_rule = "1,2",
                                                          .example = "10",
                                                          .move_fields = "place stones",
                                                          .theorem = "sprague-grundy",
                                                          .limits = "places<=1000 set<=32 element<=1000",
                                                          .open = open_circle_take});

}  // namespace nimlab
