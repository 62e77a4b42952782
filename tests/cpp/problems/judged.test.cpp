#include "judge.hpp"
#include "problems/support/trial.hpp"

/// Problems of which several answers are right: what their judges take and what they refuse.

namespace {

bool takes(const std::string& name, const std::string& input, const std::string& said) {
  return nimlab::accepted(judging::problem(name), input, said);
}

}  // namespace

TEST_CASE("cf-468a: any steps to 24 are right, wrong ones are refused", "[problems]") {
  // The statement's samples.
  CHECK(takes("cf-468a", "1\n", "NO\n"));
  CHECK(takes("cf-468a", "8\n",
              "YES\n8 * 7 = 56\n6 * 5 = 30\n3 - 4 = -1\n1 - 2 = -1\n30 - -1 = 31\n56 - 31 = 25\n"
              "25 + -1 = 24\n"));
  CHECK(takes("cf-468a", "4\n", "YES\n1 * 2 = 2\n2 * 3 = 6\n6 * 4 = 24\n"));
  for (const std::string wrong : {
           "",
           "NO\n",
           "YES\n",
           "YES\n1 * 2 = 2\n2 * 3 = 6\n",                  // the 4 is left
           "YES\n1 * 2 = 2\n2 * 3 = 6\n6 * 5 = 30\n",      // there is no 5
           "YES\n1 * 2 = 2\n2 * 3 = 7\n7 * 4 = 28\n",      // 6
           "YES\n1 + 2 = 3\n3 + 3 = 6\n6 + 4 = 10\n",      // no 24
           "YES\n1 * 2 = 2\n2 * 3 = 6\n6 / 4 = 24\n",      // no division
           "YES\n4 * 4 = 16\n16 * 2 = 32\n32 * 3 = 96\n",  // a 4 is used twice
           "YES\n1 * 2 = 2\n2 * 3 = 6\n6 * 4 = 24\n24 * 1 = 24\n",
       }) {
    CAPTURE(wrong);
    CHECK(!takes("cf-468a", "4\n", wrong));
  }
  CHECK(!takes("cf-468a", "3\n", "YES\n1 * 2 = 2\n2 * 3 = 6\n"));
  CHECK(judging::answer("cf-468a", "3\n") == "NO\n");
  CHECK(takes("cf-468a", "100000\n", judging::answer("cf-468a", "100000\n")));
}

TEST_CASE("hdu-5308: any steps to 24 are right, wrong ones are refused", "[problems]") {
  CHECK(judging::answer("hdu-5308", "1\n2\n3\n") == "-1\n-1\n-1\n");
  CHECK(judging::answer("hdu-5308", "4\n") == "1 * 2\n5 + 3\n6 + 4\n");  // the statement's
  CHECK(takes("hdu-5308", "4\n4\n", "1 * 2\n5 + 3\n6 + 4\n4 + 3\n2 * 1\n6 + 5\n"));
  // Fractions on the way: 5 · (5 − 5 ÷ (5 · 5)).
  CHECK(takes("hdu-5308", "5\n", "1 * 2\n3 / 6\n4 - 7\n5 * 8\n"));
  for (const std::string wrong : {
           "",
           "-1\n",
           "1 * 2\n5 + 3\n",         // one is left
           "1 * 2\n5 + 3\n6 + 1\n",  // 1 is used twice
           "1 * 2\n6 + 3\n5 + 4\n",  // 6 is not made yet
           "1 * 2\n5 + 3\n6 - 4\n",  // 16
           "1 - 2\n3 / 5\n6 + 4\n",  // divides by 0
           "1 * 2\n5 + 3\n6 ^ 4\n",
           "1 * 2\n5 + 3\n6 + 4\n1 + 2\n",
       }) {
    CAPTURE(wrong);
    CHECK(!takes("hdu-5308", "4\n", wrong));
  }
  CHECK(!takes("hdu-5308", "3\n", "1 * 2\n4 * 3\n"));
  // 100000 · 100000 is beyond 10^9, which the statement forbids.
  CHECK(!takes("hdu-5308", "100000\n", "1 * 2\n"));
  CHECK(takes("hdu-5308", "99999\n100000\n", judging::answer("hdu-5308", "99999\n100000\n")));
}

TEST_CASE("hdu-1427: 24 without fractions", "[problems]") {
  CHECK(judging::answer("hdu-1427", "A 2 3 6\n3 3 8 8\n") == "Yes\nNo\n");  // the statement's
  // 10 · 10 − 4 is 96; 13 ones below are none.
  CHECK(judging::answer("hdu-1427", "4 4 10 10\nA A A A\nK Q K Q\n") == "Yes\nNo\nYes\n");
  CHECK(judging::fault("hdu-1427", "A 2 3 1\n").column == 7);
  CHECK(judging::fault("hdu-1427", "A 2 3\n").kind == nimlab::InputFault::Kind::ended);
}

TEST_CASE("cf-98e: chances with an error of a billionth are right", "[problems]") {
  CHECK(judging::answer("cf-98e", "0 3\n") == "0.2500000000 0.7500000000\n");
  // By hand: 5/9 for two cards against two, 5/8 for three against two (lesson bluffing).
  CHECK(takes("cf-98e", "2 2\n", "0.55555555555555556 0.44444444444444444\n"));
  CHECK(takes("cf-98e", "3 2\n", "0.625 3.75e-1\n"));
  CHECK(takes("cf-98e", "3 2\n", "0.6250000009 0.3749999991\n"));
  CHECK(takes("cf-98e", "1000 0\n", "1 0\n"));
  for (const std::string wrong :
       {"", "0.625\n", "0.625 0.375 0\n", "0.625000002 0.375\n", "0.625 0.374999998\n", "0.375 0.625\n",
        "5/8 3/8\n", "nan nan\n", "0.625, 0.375\n"}) {
    CAPTURE(wrong);
    CHECK(!takes("cf-98e", "3 2\n", wrong));
  }
}

TEST_CASE("topcoder-srm682-secret-stop: what is sure, with an error of a billionth", "[problems]") {
  const std::string name = "topcoder-srm682-secret-stop";
  // By hand (lesson bluffing): 29/10; one cell is what one gets; a fall is not walked down.
  CHECK(judging::answer(name, "5\n2 3 1 4 7\n") == "2.900000000\n");
  CHECK(judging::answer(name, "1\n-7\n") == "-7.000000000\n");
  CHECK(judging::answer(name, "3\n5 4 1\n") == "5.000000000\n");
  // A rise is walked up; the host draws a cell evenly: (1 + 2 + 3 + 6) / 4.
  CHECK(judging::answer(name, "4\n1 2 3 6\n") == "3.000000000\n");
  CHECK(judging::answer(name, "5\n1 4 0 9 7\n") == "3.700000000\n");  // 37/10 (lesson)
  CHECK(takes(name, "5\n2 3 1 4 7\n", "2.9\n"));
  CHECK(takes(name, "5\n2 3 1 4 7\n", "29e-1\n"));
  CHECK(takes(name, "3\n5000 4 1\n", "5000.000004\n"));
  for (const std::string wrong : {"", "2.8\n", "2.900000004\n", "29/10\n", "2.9 0\n", "nan\n"}) {
    CAPTURE(wrong);
    CHECK(!takes(name, "5\n2 3 1 4 7\n", wrong));
  }
  CHECK(judging::fault(name, "2\n1 x\n").column == 3);
  CHECK(judging::fault(name, "2\n1 1000001\n").name == "value");
  CHECK(judging::fault(name, "251\n1\n").line == 1);
}
