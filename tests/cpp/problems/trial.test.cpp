#include "problems/support/trial.hpp"

#include <sstream>

#include "judge.hpp"

using nimlab::generated;
using nimlab::Size;

/// One problem alone: nimlab_tests "every problem can be tried*" -c hdu-1846
TEST_CASE("every problem can be tried: by its definition, at its limits, by strategies that are wrong",
          "[problems]") {
  for (const nimlab::Problem* problem : nimlab::problems()) {
    DYNAMIC_SECTION(problem->name) {
      REQUIRE(problem->generate != nullptr);
      REQUIRE(problem->naive != nullptr);
      REQUIRE(problem->show != nullptr);
      REQUIRE((problem->cases == nimlab::Cases::to_mark) == !problem->mark.empty());

      const std::string sample(problem->sample);
      REQUIRE_FALSE(sample.empty());
      // By the definition; some cases of a sample may be too large for it, not all.
      std::size_t tried = 0;
      nimlab::Output by_definition;
      nimlab::Submission cases(*problem, sample, [&](nimlab::Input& in) {
        const std::size_t begin = in.at();
        try {
          const bool more = problem->naive(in, by_definition);
          ++tried;
          return more;
        } catch (const nimlab::TooLarge&) {
          in.back(begin);
          return problem->solve(in, by_definition);
        }
      });
      while (!cases.step()) {
      }
      CHECK(tried > (problem->cases == nimlab::Cases::to_mark ? 1 : 0));  // the mark counts as one
      // Where several answers are right, the judge takes both.
      const auto agree = [&](const std::string& input, std::string_view naive) {
        const std::string solved = nimlab::answer(*problem, input);
        if (problem->judge == nullptr) return solved == naive;
        return nimlab::accepted(*problem, input, solved) && nimlab::accepted(*problem, input, naive);
      };
      CHECK(agree(sample, by_definition.text()));

      std::set<std::string> inputs, answers;
      std::map<std::string, std::uint64_t> lines;
      std::string line;
      for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const std::string input = generated(*problem, seed, Size::small);
        CAPTURE(input);
        inputs.insert(input);
        const std::string solved = nimlab::answer(*problem, input);
        answers.insert(solved);
        for (std::istringstream left(solved); std::getline(left, line);) ++lines[line];
        REQUIRE(agree(input, nimlab::answer(*problem, input, problem->naive)));
      }
      CHECK(inputs.size() > 8);
      CHECK(answers.size() > 1);
      // Of yes and no neither is rare.
      if (lines.size() == 2) {
        const auto [one, other] = std::minmax(lines.begin()->second, lines.rbegin()->second);
        CAPTURE(one, other);
        CHECK(6 * one > one + other);
      }

      const std::string large = generated(*problem, 1, Size::limits);
      CHECK(large.size() >= generated(*problem, 1, Size::small).size());
      CHECK_NOTHROW(nimlab::answer(*problem, large));

      for (const nimlab::Wrong& wrong : problem->wrong) {
        CAPTURE(wrong.name);
        nimlab::Refutation refutation(*problem, wrong, 7);
        while (!refutation.step()) {
        }
        CHECK(!refutation.input.empty());
        CHECK(nimlab::answer(*problem, refutation.input) == refutation.right);
      }
    }
  }
}

TEST_CASE("the first line that differs: white space at ends does not count", "[problems]") {
  using nimlab::first_difference;
  CHECK(!first_difference("1\n2\n", "1\n2\n"));
  CHECK(!first_difference("1\n2\n", "1 \r\n2\n\n \n"));
  CHECK(!first_difference("", "\n"));
  const auto other = first_difference("1\n2\n3\n", "1\n5\n3\n");
  REQUIRE(other);
  CHECK(other->number == 2);
  CHECK(other->expected == "2");
  CHECK(other->found == "5");
  const auto little = first_difference("1\n2\n", "1\n");
  REQUIRE(little);
  CHECK(little->number == 2);
  CHECK(!little->found);
  const auto more = first_difference("1\n", "1\n\n7\n");
  REQUIRE(more);
  CHECK(more->expected == std::nullopt);
  CHECK(first_difference("a b\n", "a  b\n"));
  CHECK(first_difference("a\n", " a\n"));
}
