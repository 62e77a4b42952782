#include <array>
#include <utility>

#include "math/matching.hpp"

namespace nimlab {
namespace {

constexpr std::uint32_t none = Matched::alone;
constexpr std::uint32_t cells_a_step = 40'000;  // cells looked at in a step

/// Cells of one colour *seek* a partner among the *goals*, those of the other. The label of a goal is at most
/// how many pairs lie between it and a goal that is alone; at first it says only whether it is. Most who seek
/// are near one: they are served before a flood over the whole board makes the labels exact, and floods are
/// rare.
class CellMatching final : public Matching {
 public:
  CellMatching(CellBoard board, std::vector<std::uint32_t> mate)
      : board_(std::move(board)), mate_(std::move(mate)) {
    around_ = {1, board_.stride, 0u - 1, 0u - board_.stride};
    if (!mate_.empty()) {
      stage_ = Stage::leave;
    } else {
      mate_.assign(size(), none);
      degree_.assign(size(), 0);
    }
  }

  bool step() override {
    budget_ = cells_a_step;
    while (stage_ != Stage::done) {
      if (!work()) return false;
    }
    return true;
  }

  Matched matched() override { return {std::move(mate_), std::move(part_)}; }

  std::size_t bytes() const override {
    return bytes_of(board_.open, mate_, degree_, single_, label_, seeking_, queue_, part_);
  }

 private:
  enum class Stage { count, pair, leave, clear, flood, push, tell, spread, done };

  std::uint32_t size() const { return static_cast<std::uint32_t>(board_.open.size()); }

  /// True when the stage is over, and the next one set; false when the budget is.
  bool work() {
    switch (stage_) {
      case Stage::count: return count();
      case Stage::pair: return pair();
      case Stage::leave: return leave();
      case Stage::clear: return clear();
      case Stage::flood: return flood();
      case Stage::push: return push();
      case Stage::tell: return tell();
      case Stage::spread: return spread();
      case Stage::done: break;
    }
    return true;
  }
  bool enter(Stage stage) {
    stage_ = stage;
    row_ = 1;
    return true;
  }
  /// Calls visit(cell, whether of the colour that row 1, column 1 has) for cells a row at a time, until the
  /// budget is spent; true behind the last.
  template <class Visit>
  bool each_cell(Visit visit) {
    for (; row_ <= board_.height; ++row_) {
      if (budget_ == 0) return false;
      budget_ -= budget_ < board_.width ? budget_ : board_.width;
      std::uint32_t v = board_.cell(1, row_);
      bool colour = row_ % 2 == 1;
      for (std::uint32_t x = 0; x < board_.width; ++x, ++v, colour = !colour) visit(v, colour);
    }
    return true;
  }

  bool count() {
    const std::uint8_t* open = board_.open.data();
    const std::uint32_t stride = board_.stride;
    if (!each_cell([&](std::uint32_t v, bool) {
          if (!open[v]) return;
          degree_[v] =
              static_cast<std::uint8_t>(open[v - 1] + open[v + 1] + open[v - stride] + open[v + stride]);
          if (degree_[v] == 1) single_.push_back(v);
        })) {
      return false;
    }
    at_ = 0;
    return enter(Stage::pair);
  }

  void join(std::uint32_t v, std::uint32_t w) {
    mate_[v] = w;
    mate_[w] = v;
    degree_[v] = degree_[w] = 0;
    for (const std::uint32_t u : {v, w}) {
      for (const std::uint32_t way : around_) {
        const std::uint32_t next = u + way;
        if (degree_[next] > 0 && --degree_[next] == 1) single_.push_back(next);
      }
    }
  }

  bool pair() {
    for (const std::uint32_t end = size();;) {
      if (budget_ == 0) return false;
      --budget_;
      std::uint32_t v;
      if (!single_.empty()) {
        v = single_.back();
        single_.pop_back();
        if (degree_[v] == 0) continue;
      } else {
        while (at_ < end && degree_[at_] == 0) ++at_;
        if (at_ == end) break;
        v = static_cast<std::uint32_t>(at_);
      }
      std::uint32_t best = none;
      std::uint8_t least = 0xFF;
      for (const std::uint32_t way : around_) {
        const auto others = static_cast<std::uint8_t>(degree_[v + way] - 1);  // 0xFF: nobody is there
        if (others < least) least = others, best = v + way;
      }
      join(v, best);
    }
    std::vector<std::uint8_t>().swap(degree_);
    std::vector<std::uint32_t>().swap(single_);
    at_ = 0;
    return enter(Stage::leave);
  }

  /// Those of the colour of which fewer are left shall seek.
  bool leave() {
    if (!each_cell([&](std::uint32_t v, bool colour) {
          if (board_.open[v] && mate_[v] == none) (colour ? seeking_ : queue_).push_back(v);
        })) {
      return false;
    }
    colour_ = seeking_.size() <= queue_.size();
    if (!colour_) seeking_.swap(queue_);
    served_ = seeking_.size() < 64;  // few may be far
    return seek();
  }

  /// After many pushes the labels are made anew.
  bool seek() {
    seeking_.erase(seeking_.begin(), seeking_.begin() + static_cast<std::ptrdiff_t>(at_));
    at_ = 0;
    queue_.clear();
    if (seeking_.empty()) {
      std::vector<std::uint32_t>().swap(label_);
      part_.assign(size(), Part::none);
      return enter(Stage::tell);
    }
    if (label_.empty()) label_.assign(size(), none);
    return enter(Stage::clear);
  }

  bool clear() {
    if (!each_cell([&](std::uint32_t v, bool colour) {
          if (!board_.open[v] || colour == colour_) return;
          label_[v] = served_ ? none : 1;
          if (mate_[v] != none) return;
          label_[v] = 0;
          queue_.push_back(v);
        })) {
      return false;
    }
    flooded_ = 0;
    pushes_ = size() / (served_ ? 3 : 2) + 1;  // tried on boards of 10^6 cells with 0 to 30 % walls
    return enter(std::exchange(served_, true) ? Stage::flood : Stage::push);
  }

  bool flood() {
    for (; flooded_ < queue_.size(); ++flooded_) {
      if (budget_ == 0) return false;
      --budget_;
      const std::uint32_t w = queue_[flooded_];
      for (const std::uint32_t way : around_) {
        const std::uint32_t v = w + way;
        if (!board_.open[v] || mate_[v] == none || label_[mate_[v]] != none) continue;
        label_[mate_[v]] = label_[w] + 1;
        queue_.push_back(mate_[v]);
      }
    }
    return enter(Stage::push);
  }

  /// Each takes the goal next to it with the least label, from whom has it; that goal is now as far as the
  /// second best and a step more. Who finds none but goals that no way leads on from remains alone.
  bool push() {
    for (; at_ < seeking_.size(); ++at_) {
      if (pushes_ == 0) return seek();
      if (budget_ == 0) return false;
      --budget_;
      --pushes_;
      const std::uint32_t v = seeking_[at_];
      if (mate_[v] != none) continue;
      std::uint32_t best = none, least = none, second = none;
      for (const std::uint32_t way : around_) {
        const std::uint32_t w = v + way;
        if (!board_.open[w] || label_[w] >= second) continue;
        second = label_[w];
        if (second >= least) continue;
        std::swap(least, second);
        best = w;
      }
      if (best == none) continue;
      const std::uint32_t before = mate_[best];
      if (before != none) {
        seeking_.push_back(before);
        mate_[before] = none;
      }
      mate_[v] = best;
      mate_[best] = v;
      label_[best] = second == none ? none : second + 1;
    }
    return seek();
  }

  bool tell() {
    if (!each_cell([&](std::uint32_t v, bool) {
          if (!board_.open[v]) return;
          part_[v] = mate_[v] == none ? Part::D : Part::C;
          if (mate_[v] == none) queue_.push_back(v);
        })) {
      return false;
    }
    return enter(Stage::spread);
  }

  /// From all that are alone, of both colours, where nothing can be won any more.
  bool spread() {
    for (; at_ < queue_.size(); ++at_) {
      if (budget_ == 0) return false;
      --budget_;
      for (const std::uint32_t way : around_) {
        const std::uint32_t w = queue_[at_] + way;
        if (!board_.open[w] || part_[w] != Part::C) continue;
        part_[w] = Part::A;
        part_[mate_[w]] = Part::D;
        queue_.push_back(mate_[w]);
      }
    }
    return enter(Stage::done);
  }

  CellBoard board_;
  std::array<std::uint32_t, 4> around_;  ///< modulo 2^32
  std::vector<std::uint32_t> mate_;
  Stage stage_ = Stage::count;
  std::uint32_t budget_ = 0, row_ = 1;
  std::size_t at_ = 0, flooded_ = 0;

  std::vector<std::uint8_t> degree_;   ///< how many neighbours are free; 0 of who is not free himself
  std::vector<std::uint32_t> single_;  ///< had one free neighbour

  bool colour_ = true;                ///< of those that seek
  bool served_ = false;               ///< those who are near
  std::uint32_t pushes_ = 0;          ///< until labels are made again
  std::vector<std::uint32_t> label_;  ///< `none`: no way to a goal that is alone
  std::vector<std::uint32_t> seeking_;
  std::vector<std::uint32_t> queue_;
  std::vector<Part> part_;
};

}  // namespace

std::unique_ptr<Matching> match_cells(CellBoard board, std::vector<std::uint32_t> mate) {
  return std::make_unique<CellMatching>(std::move(board), std::move(mate));
}

}  // namespace nimlab
