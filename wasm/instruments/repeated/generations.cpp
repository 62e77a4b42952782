#include "instruments/repeated/generations.hpp"

#include <algorithm>

namespace nimlab {

Population read_population(const Token& text, std::size_t plans) {
  std::vector<Token> words = tokens(text.text);
  for (Token& each : words) each.at += text.at;
  if (words.empty()) throw Error(ErrorCode::empty, Field::position, {}, {}, text.at);
  Population out{static_cast<std::uint32_t>(number(words[0], Field::position, most_people / 2, 1)), {{}}, 0};
  std::uint64_t all = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::uint64_t count = number(words[i], Field::position, most_people);
    all += count;
    out.counts[0].push_back(static_cast<std::uint32_t>(count));
  }
  if (words.size() - 1 != plans) {
    throw Error(ErrorCode::ragged, Field::position, std::to_string(words.size() - 1), std::to_string(plans),
                words.back().at);
  }
  if (all > most_people) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(all), std::to_string(most_people),
                words[1].at);
  }
  if (2 * std::uint64_t{out.replaced} > all) {
    throw Error(ErrorCode::too_large, Field::position, std::to_string(out.replaced), std::to_string(all / 2),
                words[0].at);
  }
  return out;
}

bool next_generation(const std::vector<Integer>& scores, Population& people) {
  const std::vector<std::uint32_t> now = people.counts.back();
  std::vector<Integer> sums(now.size());
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (now[i] == 0) continue;
    order.push_back(i);
    for (std::size_t j = 0; j < now.size(); ++j) {
      sums[i].add_product(scores[i * now.size() + j], static_cast<std::int64_t>(now[j]) - (i == j ? 1 : 0));
    }
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return sums[i] > sums[j]; });
  std::vector<std::uint32_t> next = now;
  std::uint32_t left = people.replaced;
  for (auto i = order.rbegin(); left > 0; ++i) {
    const std::uint32_t gone = std::min(left, now[*i]);
    next[*i] -= gone, left -= gone;
  }
  left = people.replaced;
  for (auto i = order.begin(); left > 0; ++i) {
    const std::uint32_t come = std::min(left, now[*i]);
    next[*i] += come, left -= come;
  }
  const auto before = std::find(people.counts.begin(), people.counts.end(), next);
  people.again = static_cast<std::size_t>(before - people.counts.begin());
  people.counts.push_back(std::move(next));
  return people.again + 1 < people.counts.size() || people.counts.size() > most_generations;
}

}  // namespace nimlab
