#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "problems/support/input.hpp"
#include "problems/support/output.hpp"
#include "problems/support/random.hpp"
#include "problems/support/shown.hpp"

/// Contest problems: each reads its judge's input, asks the games and the theory, and prints what the judge
/// expects. One file a problem, which puts it on the list; nothing else names it in C++.
namespace nimlab {

/// How the cases of an input follow each other.
enum class Cases : std::uint8_t {
  one,      ///< there is one
  counted,  ///< their number comes first
  to_end,   ///< until the input ends
  to_mark,  ///< until the mark of the end
};

/// How large a random case is.
enum class Size : std::uint8_t {
  small,   ///< `Problem::naive` answers at once; often as small as can be
  limits,  ///< as large as the statement allows
};

/// A case is beyond what can be done without theory.
struct TooLarge {};

/// A strategy that people submit and that fails.
struct Wrong {
  std::string_view name;  ///< "xor-of-sizes"
  bool (*solve)(Input& in, Output& out);
};

/// What is known of a problem, and how a case of it is solved. Titles and texts are in content/.
struct Problem {
  std::string_view name = {};      ///< judge and number: "hdu-1846"
  std::string_view lesson = {};    ///< whose theory it needs: a folder of content/lessons
  std::string_view limits = {};    ///< of the statement: "n<=1000 m<=1000"; "" where it says nothing
  std::uint32_t milliseconds = 0;  ///< the judge's limit for a program in C++; 0 if unknown
  std::uint32_t kibibytes = 0;     ///< the judge's limit; 0 if unknown
  Cases cases = Cases::one;
  /// Reads one case and prints its answer; false, with nothing printed, at the mark of the end. Throws
  /// InputFault. No case may take longer than some hundred milliseconds: work stops between two cases only.
  bool (*solve)(Input& in, Output& out) = nullptr;

  // To try programs with, on the page and in tests:
  std::string_view sample = {};  ///< an input
  bool published = false;        ///< the sample is the statement's
  std::string_view mark = {};    ///< of the end, a line, for Cases::to_mark
  std::uint32_t most_cases = 1;  ///< of an input at the limits, unless there is one
  /// Prints a case, without the mark.
  void (*generate)(Random& random, Size size, Output& out) = nullptr;
  /// As `solve`, by the definition of the game: nothing is shared with games/ and math/. Throws TooLarge
  /// where that takes longer than some hundred milliseconds.
  bool (*naive)(Input& in, Output& out) = nullptr;
  /// Reads a case and an answer to it where several are right; throws InputFault of the answer, at the first
  /// piece that is wrong. Null where one is right.
  void (*judge)(Input& in, Input& answer) = nullptr;
  /// Reads a case and tells what decides it.
  void (*show)(Input& in, Shown& shown) = nullptr;
  std::span<const Wrong> wrong = {};
};

/// Puts a problem on the list when the program starts.
class Listed {
 public:
  explicit Listed(const Problem& problem) : problem_(problem), before_(last_) { last_ = this; }

  friend std::vector<const Problem*> problems();

 private:
  Problem problem_;
  const Listed* before_;
  static constinit const Listed* last_;
};

/// All that are linked here, by name.
std::vector<const Problem*> problems();
/// Null if there is none.
const Problem* problem_of(std::string_view name);

/// Solves a case, then has it read again from where it begins; false, at once, at the mark of the end.
template <class Again>
bool solved_and_again(const Problem& problem, Input& in, Output& out, Again again) {
  const std::size_t begin = in.at();
  if (!problem.solve(in, out)) return false;
  const std::size_t end = in.at();
  in.back(begin);
  again();
  in.back(end);
  return true;
}

/// An input, case by case, in steps. The text must outlive it.
class Submission {
 public:
  /// Reads a case; false at the mark of the end.
  using Case = std::function<bool(Input&)>;
  /// Throws InputFault.
  Submission(const Problem& problem, std::string_view text, Case read)
      : problem_(problem), in_(text), read_(std::move(read)) {}

  /// Reads a case, or a few that are short; true when all are read. Throws InputFault: then it is over.
  bool step();
  std::uint64_t done() const { return in_.at(); }
  std::uint64_t total() const { return in_.size(); }

 private:
  bool next();

  const Problem& problem_;
  Input in_;
  Case read_;
  bool begun_ = false;
  std::uint64_t left_ = 0;  ///< cases, where they are counted
};

/// The whole answer at once, by the problem's own solution, or another. Throws InputFault, TooLarge.
std::string answer(const Problem& problem, std::string_view text,
                   bool (*solve)(Input& in, Output& out) = nullptr);

/// An input of random cases, with what belongs around them.
std::string generated(const Problem& problem, std::uint64_t seed, Size size);

}  // namespace nimlab
