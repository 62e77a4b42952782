#include <iostream>
#include <vector>

int main() {
  for (int n, stones; std::cin >> n && n > 0;) {
    std::cin >> stones;
    const int players = 2 * n;
    std::vector<int> most(players);
    for (int& each : most) std::cin >> each;
    // wins[left][player]: whether the team of this player wins with the move.
    std::vector<std::vector<bool>> wins(stones + 1, std::vector<bool>(players));
    wins[0].assign(players, true);
    for (int left = 1; left <= stones; ++left) {
      for (int player = 0; player < players; ++player) {
        for (int take = 1; take <= most[player] && take <= left; ++take) {
          if (!wins[left - take][(player + 1) % players]) wins[left][player] = true;
        }
      }
    }
    std::cout << wins[stones][0] << '\n';
  }
}
