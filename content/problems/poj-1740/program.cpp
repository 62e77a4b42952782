#include <iostream>
#include <set>

int main() {
  for (int piles; std::cin >> piles && piles > 0;) {
    std::set<int> unpaired;
    for (int pile; piles > 0; --piles) {
      std::cin >> pile;
      if (unpaired.erase(pile) == 0) unpaired.insert(pile);
    }
    std::cout << !unpaired.empty() << '\n';
  }
}
