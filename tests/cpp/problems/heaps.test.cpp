#include "judge.hpp"

using namespace judging;

namespace {

/// The SG value of a heap whose options, each some heaps, are known: by definition.
class Values {
 public:
  explicit Values(std::function<std::vector<Numbers>(Number)> options) : options_(std::move(options)) {}
  Number operator()(Number heap) {
    if (const auto found = known_.find(heap); found != known_.end()) return found->second;
    std::set<Number> reached;
    for (const Numbers& parts : options_(heap)) {
      Number sum = 0;
      for (const Number part : parts) sum ^= (*this)(part);
      reached.insert(sum);
    }
    Number least = 0;
    while (reached.count(least) > 0) ++least;
    return known_[heap] = least;
  }

 private:
  std::function<std::vector<Numbers>(Number)> options_;
  std::map<Number, Number> known_;
};

Values taking(Numbers set) {
  return Values([set](Number heap) {
    std::vector<Numbers> out;
    for (const Number take : set) {
      if (take <= heap) out.push_back({heap - take});
    }
    return out;
  });
}

}  // namespace

TEST_CASE("hdu-1846: take-away", "[problems]") {
  judge({"hdu-1846",
         {{"2\n23 2\n4 3\n", "first\nsecond\n"}},  // the statement's
         [](Random& random) {
           const Number n = random(1, 60), m = random(1, 12);
           std::vector<bool> wins(n + 1);
           for (Number left = 1; left <= n; ++left) {
             for (Number take = 1; take <= std::min(m, left); ++take)
               wins[left] = wins[left] || !wins[left - take];
           }
           return Case{line({n, m}), wins[n] ? "first\n" : "second\n"};
         }});
}

TEST_CASE("hdu-1847, hdu-1848: powers of 2, Fibonacci numbers", "[problems]") {
  static Values powers = taking({1, 2, 4, 8, 16, 32, 64, 128, 256, 512});
  judge({"hdu-1847",
         {{"1\n3\n", "Kiki\nCici\n"}},  // the statement's
         [](Random& random) {
           const Number n = random(1, 1000);
           return Case{line({n}), powers(n) != 0 ? "Kiki\n" : "Cici\n"};
         }});
  Numbers fibonacci = {1, 2};
  while (fibonacci.back() < 1000) fibonacci.push_back(fibonacci.end()[-1] + fibonacci.end()[-2]);
  static Values values = taking(fibonacci);
  judge({"hdu-1848",
         {{"1 1 1\n1 4 1\n0 0 0\n", "Fibo\nNacci\n"}},  // the statement's
         [](Random& random) {
           const Numbers heaps = random.list(3, 1, random(0, 1) == 0 ? 10 : 1000);
           return Case{line(heaps),
                       (values(heaps[0]) ^ values(heaps[1]) ^ values(heaps[2])) != 0 ? "Fibo\n" : "Nacci\n"};
         },
         2000,
         "0 0 0\n"});
}

TEST_CASE("hdu-1536, poj-2960: S-Nim", "[problems]") {
  // The statement's sample, of Nordic 2004.
  const Case sample{"2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
                    "LWW\nWWL\n"};
  const auto random = [](Random& random) {
    const Numbers set = random.list(random(1, 5), 1, 12);
    Values value = taking(set);
    Case each{std::to_string(set.size()) + ' ' + line(set), {}};
    const Number positions = random(1, 4);
    each.input += line({positions});
    for (Number i = 0; i < positions; ++i) {
      const Numbers heaps = random.list(random(1, 4), 0, 40);
      each.input += std::to_string(heaps.size()) + ' ' + line(heaps);
      Number sum = 0;
      for (const Number heap : heaps) sum ^= value(heap);
      each.output += sum != 0 ? 'W' : 'L';
    }
    each.output += '\n';
    return each;
  };
  judge({"hdu-1536", {sample}, random, 1000, "0\n"});
  judge({"poj-2960", {sample}, random, 1000, "0\n"});
}

TEST_CASE("edpc-k: numbers of a set", "[problems]") {
  // The statement's samples.
  judge({"edpc-k",
         {{"2 4\n2 3\n", "First\n"},
          {"2 5\n2 3\n", "Second\n"},
          {"2 7\n2 3\n", "First\n"},
          {"3 20\n1 2 3\n", "Second\n"},
          {"3 21\n1 2 3\n", "First\n"},
          {"1 100000\n1\n", "Second\n"}},
         [](Random& random) {
           const Number k = random(1, 40);
           const Numbers set = random.list(random(1, 4), 1, k);
           Values value = taking(set);
           return Case{line({set.size(), k}) + line(set), value(k) != 0 ? "First\n" : "Second\n"};
         }});
}

TEST_CASE("abc-270d: as many stones as can be had", "[problems]") {
  // The statement's samples.
  judge({"abc-270d",
         {{"10 2\n1 4\n", "5\n"},
          {"11 4\n1 2 3 6\n", "8\n"},
          {"10000 10\n1 2 4 8 16 32 64 128 256 512\n", "5136\n"}},
         [](Random& random) {
           const Number n = random(1, 24);
           std::set<Number> set = {1};
           for (const Number each : random.list(3, 1, n)) set.insert(each);
           // What who moves has more than the other in the end, either way round.
           std::map<std::pair<Number, bool>, long> known;
           std::function<long(Number, bool)> gain = [&](Number left, bool first) -> long {
             if (left == 0) return 0;
             if (const auto found = known.find({left, first}); found != known.end()) return found->second;
             long best = first ? -1'000'000 : 1'000'000;
             for (const Number take : set) {
               if (take > left) break;
               const long now = gain(left - take, !first) + (first ? static_cast<long>(take) : 0);
               best = first ? std::max(best, now) : std::min(best, now);
             }
             return known[{left, first}] = best;
           };
           return Case{line({n, set.size()}) + line({set.begin(), set.end()}),
                       std::to_string(gain(n, true)) + '\n'};
         }});
}

TEST_CASE("hdu-3032: Lasker's Nim", "[problems]") {
  static Values lasker([](Number heap) {
    std::vector<Numbers> out;
    for (Number left = 0; left < heap; ++left) out.push_back({left});
    for (Number part = 1; part < heap; ++part) out.push_back({part, heap - part});
    return out;
  });
  judge({"hdu-3032",
         {{"2\n3\n2 2 3\n2\n3 3\n", "Alice\nBob\n"}},  // the statement's
         [](Random& random) {
           const Numbers heaps = random.list(random(1, 4), 1, 60);
           Number sum = 0;
           for (const Number heap : heaps) sum ^= lasker(heap);
           return Case{counted(heaps), sum != 0 ? "Alice\n" : "Bob\n"};
         }});
}

TEST_CASE("cf-603c: one stone, or k heaps of half the size", "[problems]") {
  // The statement's samples.
  judge({"cf-603c", {{"2 1\n3 4\n", "Kevin\n"}, {"1 2\n3\n", "Nicky\n"}}, [](Random& random) {
           const Number k = random(1, 4);
           Values value([k](Number heap) {
             std::vector<Numbers> out;
             if (heap > 0) out.push_back({heap - 1});
             if (heap > 0 && heap % 2 == 0) out.push_back(Numbers(k, heap / 2));
             return out;
           });
           const Numbers heaps = random.list(random(1, 4), 1, 60);
           Number sum = 0;
           for (const Number heap : heaps) sum ^= value(heap);
           return Case{line({heaps.size(), k}) + line(heaps), sum != 0 ? "Kevin\n" : "Nicky\n"};
         }});
}

TEST_CASE("luogu-p2148, bzoj-1228: E&D", "[problems]") {
  static std::map<std::pair<Number, Number>, Number> known;
  static const std::function<Number(Number, Number)> value = [](Number x, Number y) -> Number {
    if (const auto found = known.find({x, y}); found != known.end()) return found->second;
    std::set<Number> reached;
    for (const Number pile : {x, y}) {
      for (Number part = 1; part < pile; ++part) reached.insert(value(part, pile - part));
    }
    Number least = 0;
    while (reached.count(least) > 0) ++least;
    return known[{x, y}] = least;
  };
  const auto random = [](Random& random) {
    const Numbers piles = random.list(2 * random(1, 3), 1, 24);
    Number sum = 0;
    for (std::size_t i = 0; i < piles.size(); i += 2) sum ^= value(piles[i], piles[i + 1]);
    return Case{counted(piles), sum != 0 ? "YES\n" : "NO\n"};
  };
  const Case sample{"2\n4\n1 2 3 1\n6\n1 1 1 1 1 1\n", "YES\nNO\n"};  // the statement's
  judge({"luogu-p2148", {sample}, random});
  judge({"bzoj-1228", {sample}, random});
  const auto odd = fault("bzoj-1228", "1\n3\n1 2 3\n");
  CHECK(odd.kind == nimlab::InputFault::Kind::unfit);
  CHECK(odd.line == 2);
  CHECK(odd.name == "n");
}

TEST_CASE("hdu-1729: boxes to be filled", "[problems]") {
  // The statement's sample.
  judge({"hdu-1729",
         {{"3\n2 0\n3 3\n6 2\n2\n6 3\n6 3\n0\n", "Case 1:\nYes\nCase 2:\nNo\n"}},
         [](Random& random) {
           const Number n = random(1, 3);
           Case each{line({n}), {}};
           Number sum = 0;
           for (Number i = 0; i < n; ++i) {
             const Number size = random(1, 40), stones = random(0, size);
             // Of what is missing, for this size.
             Values value([size](Number missing) {
               std::vector<Numbers> out;
               const Number there = size - missing;
               for (Number add = 1; add <= std::min(missing, there * there); ++add)
                 out.push_back({missing - add});
               return out;
             });
             sum ^= value(size - stones);
             each.input += line({size, stones});
           }
           each.output = std::string("Case @:\n") + (sum != 0 ? "Yes\n" : "No\n");
           return each;
         },
         500,
         "0\n"});
}
