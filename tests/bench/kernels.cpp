// Times the kernels, natively and as WebAssembly from the same source. One line each:
// name <TAB> size <TAB> median nanoseconds <TAB> runs
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

#include "catalogue/game.hpp"

namespace {

using namespace nimlab;

void measure(const char* name, std::uint64_t size, int runs, const std::function<void()>& work) {
  using Clock = std::chrono::steady_clock;
  for (const auto end = Clock::now() + std::chrono::milliseconds(60); Clock::now() < end;) {
    work();  // warm: V8 replaces its baseline code, caches fill
  }
  std::vector<double> times;
  for (int i = 0; i < runs; ++i) {
    const auto began = Clock::now();
    work();
    times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - began).count());
  }
  std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
  std::printf("%s\t%llu\t%.0f\t%d\n", name, static_cast<unsigned long long>(size),
              times[static_cast<std::size_t>(runs / 2)], runs);
}

void finish(std::unique_ptr<Job> job) {
  while (!job->step()) {
  }
  job->answer();
}

std::string heaps(std::uint64_t count) {
  std::string text;
  std::uint64_t x = 88172645463325252;  // xorshift64 (Marsaglia 2003)
  for (std::uint64_t i = 0; i < count; ++i) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    text += std::to_string(x) + ' ';
  }
  return text;
}

/// Twenty numbers; the table is opened anew each time, so that nothing is remembered.
const char* const twenty = "1,3,7,12,13,19,22,29,31,40,55,56,57,60,71,83,90,91,95,99";

const GameEntry& entry(std::string_view name) {
  const auto all = games();
  return *std::find_if(all.begin(), all.end(), [&](const GameEntry& e) { return e.info.name == name; });
}

}  // namespace

int main() {
  for (std::uint64_t count : {100u, 1'000u, 10'000u}) {
    const std::string text = heaps(count);
    measure("nim: analyse heaps", count, 51, [&] { finish(open_game("nim", "")->analyse(text)); });
  }
  for (std::uint64_t count : {10'000u, 100'000u, 1'000'000u}) {
    measure("subtraction: table, set of 20", count, 11,
            [&] { finish(entry("subtraction").open(twenty)->table(count)); });
  }
  for (std::uint64_t heap : {10u, 20u, 30u}) {
    const std::string text = std::to_string(heap) + ' ' + std::to_string(heap) + ' ' + std::to_string(heap);
    measure("search: nim, three heaps of", heap, 7, [&] { finish(open_game("nim", "")->search(text)); });
  }
}
