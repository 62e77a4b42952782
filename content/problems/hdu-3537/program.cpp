#include <cstdio>
#include <set>

int main() {
  int heads;
  while (std::scanf("%d", &heads) == 1) {
    std::set<unsigned> places;  // a place named twice is one head
    for (unsigned a; heads > 0; --heads) {
      std::scanf("%u", &a);
      places.insert(a);
    }
    unsigned sum = 0;
    for (unsigned a : places) {
      bool odious = __builtin_popcount(a) % 2 == 1;
      sum ^= 2 * a + !odious;
    }
    std::puts(sum == 0 ? "Yes" : "No");
  }
}
