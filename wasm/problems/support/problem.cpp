#include "problems/support/problem.hpp"

#include <algorithm>

namespace nimlab {

constinit const Listed* Listed::last_ = nullptr;

std::vector<const Problem*> problems() {
  std::vector<const Problem*> all;
  for (const Listed* each = Listed::last_; each != nullptr; each = each->before_)
    all.push_back(&each->problem_);
  std::sort(all.begin(), all.end(), [](auto* a, auto* b) { return a->name < b->name; });
  return all;
}

const Problem* problem_of(std::string_view name) {
  const auto all = problems();
  const auto found = std::find_if(all.begin(), all.end(), [&](auto* each) { return each->name == name; });
  return found == all.end() ? nullptr : *found;
}

/// One case, or the end of them.
bool Submission::next() {
  ++in_.round;
  switch (problem_.cases) {
    case Cases::one: read_(in_); break;
    case Cases::counted:
      if (left_ == 0) break;
      --left_;
      read_(in_);
      return false;
    case Cases::to_end:
      if (in_.ended()) return true;
      read_(in_);
      return false;
    case Cases::to_mark:
      if (read_(in_)) return false;
      break;
  }
  in_.end();
  return true;
}

bool Submission::step() {
  // A case of so few bytes may take tens of milliseconds; a call costs a microsecond.
  constexpr std::size_t bytes = 16;
  const std::size_t until = in_.at() + bytes;
  if (!begun_) {
    begun_ = true;
    constexpr std::uint64_t most_cases = 1'000'000'000;
    if (problem_.cases == Cases::counted) left_ = in_.number("cases", 0, most_cases);
  }
  do {
    if (next()) return true;
  } while (in_.at() < until);
  return false;
}

std::string answer(const Problem& problem, std::string_view text, bool (*solve)(Input& in, Output& out)) {
  Output out;
  if (solve == nullptr) solve = problem.solve;
  Submission submission(problem, text, [&](Input& in) { return solve(in, out); });
  while (!submission.step()) {
  }
  return out.taken();
}

namespace {

/// One small case. Half of the time what comes is thrown away until something else is the answer, so that an
/// answer is met that one random case in twenty has.
std::string small_case(const Problem& problem, Random& random) {
  const auto drawn = [&] {
    Output one;
    problem.generate(random, Size::small, one);
    return one.taken();
  };
  const auto answered = [&](const std::string& text) {
    std::string input = problem.cases == Cases::counted ? "1\n" + text : text;
    return answer(problem, input += problem.mark);
  };
  std::string text = drawn();
  if (random(0, 1) == 0) return text;
  const std::string usual = answered(text);
  for (int tries = 16; tries > 0; --tries) {
    text = drawn();
    if (answered(text) != usual) break;
  }
  return text;
}

}  // namespace

std::string generated(const Problem& problem, std::uint64_t seed, Size size) {
  const bool small = size == Size::small;
  Random random(seed);
  Output out;
  std::uint64_t cases = 1;
  if (problem.cases != Cases::one) cases = small ? random(1, 5) : problem.most_cases;
  if (problem.cases == Cases::counted) out.line(cases);
  for (; cases > 0; --cases) {
    if (small)
      out.put(small_case(problem, random));
    else
      problem.generate(random, size, out);
  }
  out.put(problem.mark);
  return out.taken();
}

}  // namespace nimlab
