#include "problems/support/trial.hpp"

namespace nimlab {
namespace {

/// The next line without white space at its end; none where only empty ones are left.
std::optional<std::string_view> next_line(std::string_view& text) {
  constexpr std::string_view space = " \t\r\n\v\f";
  if (text.find_first_not_of(space) == std::string_view::npos) return std::nullopt;
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line.substr(0, line.find_last_not_of(space) + 1);
}

}  // namespace

bool accepted(const Problem& problem, std::string_view input, std::string_view answer) {
  try {
    Input said(answer);
    Submission submission(problem, input, [&](Input& in) {
      Output unread;
      return solved_and_again(problem, in, unread, [&] { problem.judge(in, said); });
    });
    while (!submission.step()) {
    }
    said.end();
    return true;
  } catch (const InputFault&) {
    return false;
  }
}

std::optional<Line> first_difference(std::string_view expected, std::string_view found) {
  for (std::uint64_t number = 1;; ++number) {
    const auto a = next_line(expected), b = next_line(found);
    if (a != b) return Line{number, a, b};
    if (!a) return std::nullopt;
  }
}

bool Refutation::step() {
  const std::string text = generated(problem_, seed_ + tried_, Size::small);
  ++tried_;
  const bool larger = text.size() > input.size() || (text.size() == input.size() && text >= input);
  if (input.empty() || !larger) {
    const std::string said = answer(problem_, text, strategy_.solve), solved = answer(problem_, text);
    const bool fails = problem_.judge == nullptr ? said != solved : !accepted(problem_, text, said);
    if (fails) input = text, right = solved, wrong = said;
  }
  return tried_ == tries;
}

}  // namespace nimlab
