#include <iostream>
#include <vector>

int main() {
  long long most;
  int k;
  std::cin >> most >> k;
  unsigned moves = 0;
  for (int move; k > 0 && std::cin >> move; --k) moves |= 1u << (move - 1);
  const unsigned states = 1u << 22;
  // Where the last 22 sizes were like this before.
  std::vector<int> size(states, -1), lost(states);
  unsigned last = 1;  // the lost ones among the last 22 sizes; 0 is lost
  int count = 0;
  bool jumped = false;
  for (long long n = 0; n < most;) {
    if (!jumped && size[last] >= 0) {
      const long long period = n - size[last], times = (most - n) / period;
      count += static_cast<int>(times * (count - lost[last]));
      n += times * period;
      jumped = true;
      continue;
    }
    size[last] = static_cast<int>(n);
    lost[last] = count;
    const bool isLost = (last & moves) == 0;
    last = (last << 1 | (isLost ? 1 : 0)) & (states - 1);
    count += isLost ? 1 : 0;
    ++n;
  }
  std::cout << count << '\n';
}
