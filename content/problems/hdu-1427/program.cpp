#include <iostream>
#include <string>
#include <vector>

int value_of(const std::string& card) {
  if (card == "A") return 1;
  if (card == "J") return 11;
  if (card == "Q") return 12;
  if (card == "K") return 13;
  return std::stoi(card);
}

// Two numbers melt into one, in every way; the last one should be 24.
bool solvable(const std::vector<int>& numbers) {
  if (numbers.size() == 1) return numbers[0] == 24;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      if (i == j) continue;
      const int a = numbers[i], b = numbers[j];
      std::vector<int> results = {a + b, a - b, a * b};
      if (b != 0 && a % b == 0) results.push_back(a / b);  // whole numbers only
      std::vector<int> rest;
      for (std::size_t k = 0; k < numbers.size(); ++k) {
        if (k != i && k != j) rest.push_back(numbers[k]);
      }
      rest.push_back(0);
      for (int result : results) {
        rest.back() = result;
        if (solvable(rest)) return true;
      }
    }
  }
  return false;
}

int main() {
  std::string card;
  std::vector<int> hand;
  while (std::cin >> card) {
    hand.push_back(value_of(card));
    if (hand.size() < 4) continue;
    std::cout << (solvable(hand) ? "Yes\n" : "No\n");
    hand.clear();
  }
}
