#include "catalogue/certificate.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace nimlab {
namespace {

CertificateLine line_of(const Oracle& oracle, MoveNumbers move) {
  const Position option = oracle.option(move);
  Solution solution = oracle.verdict(option);
  CertificateLine line;
  line.move = std::move(move);
  // No notation has more than two numbers a byte; what would be thrown away is not written.
  if (option.size() <= 2 * max_option_text) line.to = oracle.game().format(option);
  if (line.to.size() > max_option_text) line.to.clear();
  line.outcome = solution.outcome;
  line.grundy = grundy_of(oracle.game(), solution.value);
  if (!solution.winning_moves.empty()) line.reply = std::move(solution.winning_moves.front());
  return line;
}

class CertificateJob final : public PositionJob {
 public:
  CertificateJob(Oracle oracle, std::uint64_t offset, std::uint64_t limit)
      : PositionJob(std::move(oracle)), offset_(offset), limit_(limit) {}

  Answer answer() override { return std::move(c_); }

 private:
  enum class Part : std::uint8_t { lines, seek, reached, equal, finished };

  void begin() override {
    const auto& solution = oracle_.solution();
    c_.outcome = solution.outcome;
    c_.grundy = grundy_of(oracle_.game(), solution.value);
    moves_ = oracle_.game().move_count(oracle_.position(), oracle_.who());
    wins_ = wins(solution.outcome, oracle_.who());
    c_.total = wins_ ? solution.winning_move_count : moves_;
    const std::uint64_t listed = wins_ ? solution.winning_moves.size() : moves_;
    due_ = offset_ < listed ? std::min(limit_, listed - offset_) : 0;
    found_.resize(std::min(c_.grundy.value_or(0), max_reached));
    start_moves(wins_ ? 0 : offset_);
  }

  bool compose() override {
    switch (part_) {
      case Part::lines: add_line(); break;
      case Part::seek: seek(); break;
      case Part::reached: add_reached(); break;
      case Part::equal: compare(); break;
      case Part::finished: break;
    }
    return part_ == Part::finished;
  }

  std::uint64_t parts_made() const override { return c_.lines.size() + c_.reached.size(); }
  std::uint64_t parts() const override { return due_ + found_.size(); }

  void start_moves(std::uint64_t first) {
    cursor_.emplace(oracle_.game(), oracle_.position(), oracle_.who(), first);
  }

  void add_line() {
    if (c_.lines.size() < due_) {
      const auto at = static_cast<std::size_t>(offset_ + c_.lines.size());
      c_.lines.push_back(line_of(oracle_, wins_ ? oracle_.solution().winning_moves[at] : *cursor_->next()));
    } else {
      part_ = oracle_.reaching() ? Part::reached : Part::seek;
      start_moves(0);
    }
  }

  /// Looks among the first moves for options of the values below the position's.
  void seek() {
    std::optional<MoveNumbers> move;
    if (values_found_ < found_.size() && looked_++ < max_sought) move = cursor_->next();
    if (move) {
      const auto v = oracle_.grundy(oracle_.option(*move));
      if (v && *v < found_.size() && !found_[*v]) found_[*v] = std::move(move), ++values_found_;
    } else {
      part_ = Part::reached;
    }
  }

  /// In order, up to the first that was not found.
  void add_reached() {
    const std::size_t v = c_.reached.size();
    std::optional<MoveNumbers> move;
    if (v < found_.size()) move = oracle_.reaching() ? oracle_.reach(v) : std::move(found_[v]);
    if (move) {
      c_.reached.push_back(line_of(oracle_, std::move(*move)));
      return;
    }
    found_.resize(v);
    const bool comparing = c_.grundy && moves_ <= max_compared;
    if (comparing) c_.equal = 0, start_moves(0);
    part_ = comparing ? Part::equal : Part::finished;
  }

  void compare() {
    if (const std::optional<MoveNumbers> move = cursor_->next())
      *c_.equal += oracle_.grundy(oracle_.option(*move)) == c_.grundy;
    else
      part_ = Part::finished;
  }

  std::uint64_t offset_, limit_;
  Certificate c_;
  Part part_ = Part::lines;
  bool wins_ = false;
  std::uint64_t moves_ = 0, due_ = 0, looked_ = 0, values_found_ = 0;
  std::vector<std::optional<MoveNumbers>> found_;  ///< a move to each of the first values
  std::optional<MoveCursor> cursor_;
};

}  // namespace

std::unique_ptr<GameJob> certificate_of(Oracle oracle, std::uint64_t offset, std::uint64_t limit) {
  return std::make_unique<CertificateJob>(std::move(oracle), offset, std::min(limit, max_page));
}

}  // namespace nimlab
