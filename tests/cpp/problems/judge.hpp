#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "problems/support/problem.hpp"

/// Tries a contest problem: samples, random cases against a second opinion that shares no code with the
/// library, and inputs that are no inputs.
namespace judging {

using Number = std::uint64_t;
using Numbers = std::vector<Number>;

struct Case {
  std::string input, output;
};

/// Numbers that are the same in every run.
class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  Number operator()(Number least, Number most) {
    return std::uniform_int_distribution<Number>(least, most)(engine_);
  }
  Numbers list(Number count, Number least, Number most) {
    Numbers numbers(count);
    for (Number& each : numbers) each = (*this)(least, most);
    return numbers;
  }
  template <class List>
  void shuffle(List& list) {
    std::shuffle(list.begin(), list.end(), engine_);
  }

 private:
  std::mt19937 engine_;
};

inline std::string text(const Numbers& numbers) {
  std::string out;
  for (const Number each : numbers) out += (out.empty() ? "" : " ") + std::to_string(each);
  return out;
}
/// A line.
inline std::string line(const Numbers& numbers) { return text(numbers) + '\n'; }
/// How many there are on one line, and on the next which.
inline std::string counted(const Numbers& numbers) { return line({numbers.size()}) + line(numbers); }

inline const nimlab::Problem& problem(const std::string& name) {
  const nimlab::Problem* found = nimlab::problem_of(name);
  REQUIRE(found != nullptr);
  return *found;
}
inline std::string answer(const std::string& name, const std::string& input) {
  return nimlab::answer(problem(name), input);
}

/// The fault of an input.
inline nimlab::InputFault fault(const std::string& name, const std::string& input) {
  try {
    const std::string answered = answer(name, input);
    FAIL(name << " answers " << answered << " to " << input);
  } catch (const nimlab::InputFault& fault) {
    return fault;
  }
  return {};
}

/// What a problem does with an input that it answers, once that is changed.
inline void check_reading(const std::string& name, const std::string& input) {
  using Kind = nimlab::InputFault::Kind;
  const std::string output = answer(name, input);
  CAPTURE(name, input);
  const auto changed = [&](auto change) {
    std::string out;
    for (const char c : input) out += change(c);
    return out;
  };
  CHECK(answer(name, "\xEF\xBB\xBF" + input) == output);
  CHECK(answer(name, "\r\n\n " + input + "\n \n\n") == output);
  CHECK(answer(name, changed([](char c) { return c == '\n' ? std::string("\r\n") : std::string(1, c); })) ==
        output);
  CHECK(answer(name, changed([](char c) {
                 return c == '\n' ? std::string(" \n\n\t\n") : std::string(1, c);
               })) == output);

  // Where each piece begins, and at which line and column.
  struct Piece {
    std::size_t at, size;
    Number line, column;
  };
  std::vector<Piece> pieces;
  Number row = 1, column = 1;
  bool inside = false;
  for (std::size_t at = 0; at < input.size(); ++at) {
    const bool space = input[at] == ' ' || input[at] == '\n';
    if (!space && !inside) pieces.push_back({at, 0, row, column});
    if (!space) ++pieces.back().size;
    inside = !space;
    column = input[at] == '\n' ? 1 : column + 1;
    if (input[at] == '\n') ++row;
  }
  const std::size_t stride = 1 + pieces.size() / 40;
  for (std::size_t i = 0; i < pieces.size(); i += stride) {
    const auto& [at, size, line, place] = pieces[i];
    for (const char* wrong : {"x", "3x", "-1", "1e3", "99999999999999999999999", "\xE4\xB8\x80"}) {
      const auto found = fault(name, input.substr(0, at) + wrong + input.substr(at + size));
      CAPTURE(i, wrong);
      CHECK(found.line == line);
      CHECK(found.column == place);
      CHECK(found.found == wrong);
      CHECK(!found.name.empty());
    }
    // Cut off before it: either too little, or an input by itself.
    try {
      answer(name, input.substr(0, at));
    } catch (const nimlab::InputFault& cut) {
      CHECK(cut.kind == Kind::ended);
      CHECK(cut.found.empty());
    }
  }
  if (problem(name).cases != nimlab::Cases::to_end) {
    const auto more = fault(name, input + " 7");
    CHECK(more.kind == Kind::more);
    CHECK(more.found == "7");
  }
}

struct Judged {
  std::string name;
  /// Published; where from is said beside them.
  std::vector<Case> samples;
  /// One case: without a count or a mark of the end.
  /// In its output `@` stands for which case it is.
  std::function<Case(Random&)> random;
  int cases = 2000;
  std::string mark = {};  ///< of the end
};

inline std::string numbered(std::string output, int which) {
  if (const auto at = output.find('@'); at != std::string::npos) output.replace(at, 1, std::to_string(which));
  return output;
}

inline void judge(const Judged& judged) {
  const nimlab::Problem& problem = judging::problem(judged.name);
  for (const auto& [input, output] : judged.samples) {
    CAPTURE(judged.name, input);
    CHECK(answer(judged.name, input) == output);
    check_reading(judged.name, input);
  }
  Random random(static_cast<unsigned>(judged.name.size()) * 7919 + 13);
  const auto framed = [&](Number count, const std::string& cases) {
    return (problem.cases == nimlab::Cases::counted ? std::to_string(count) + '\n' : "") + cases +
           judged.mark;
  };
  std::string all, expected, few;
  std::set<std::string> answers;
  const bool alone = problem.cases == nimlab::Cases::one;
  for (int i = 0; i < judged.cases; ++i) {
    Case each = judged.random(random);
    const std::string output = each.output;
    each.output = numbered(output, 1);
    answers.insert(each.output);
    if (alone || i < 5) {
      CAPTURE(judged.name, each.input);
      const std::string answered = answer(judged.name, framed(1, each.input));
      if (answered != each.output) CHECK(answered == each.output);
      if (i < 5) check_reading(judged.name, framed(1, each.input));
    }
    all += each.input;
    expected += numbered(output, i + 1);
  }
  CHECK(answers.size() > 1);
  if (alone) return;
  const std::string answered = answer(judged.name, framed(static_cast<Number>(judged.cases), all));
  if (answered == expected) return;
  // Which one it is.
  Random again(static_cast<unsigned>(judged.name.size()) * 7919 + 13);
  for (int i = 0; i < judged.cases; ++i) {
    const Case each = judged.random(again);
    CAPTURE(judged.name, each.input);
    REQUIRE(answer(judged.name, framed(1, each.input)) == numbered(each.output, 1));
  }
  FAIL(judged.name << ": together the cases are answered otherwise than one by one");
}

/// Whether the player to move wins: by the definition of P and N, remembered by position. `moves` gives what
/// a move leaves; who cannot move loses, or wins where `misere`.
template <class Position>
class Brute {
 public:
  using Options = std::function<std::vector<Position>(const Position&)>;
  explicit Brute(Options options, bool misere = false) : options_(std::move(options)), misere_(misere) {}

  bool wins(const Position& p) {
    if (const auto found = known_.find(p); found != known_.end()) return found->second;
    const auto options = options_(p);
    bool won = options.empty() && misere_;
    for (const Position& option : options) {
      if (won) break;
      won = !wins(option);
    }
    return known_[p] = won;
  }
  /// How many moves win.
  Number winning(const Position& p) {
    const auto options = options_(p);
    return static_cast<Number>(
        std::count_if(options.begin(), options.end(), [&](const Position& o) { return !wins(o); }));
  }

 private:
  Options options_;
  bool misere_;
  std::map<Position, bool> known_;
};

/// What moves of Nim leave: any number from one heap, in the order of the heaps. Sorted where the order does
/// not matter.
inline std::vector<Numbers> nim_options(const Numbers& heaps) {
  std::vector<Numbers> out;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (Number left = 0; left < heaps[i]; ++left) {
      out.push_back(heaps);
      out.back()[i] = left;
    }
  }
  return out;
}

}  // namespace judging
