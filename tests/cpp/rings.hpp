#pragma once

#include "naive.hpp"

/// The coin on a ring as a second opinion.
namespace nimlab {

/// Numbers: the coin's vertex from 1, then the edges.
struct NaiveRing : naive::Game {
  naive::Moves moves(const naive::Numbers& p) const override {
    const std::uint64_t n = p.size() - 1;
    const std::uint64_t forward = p[0], back = p[0] == 1 ? n : p[0] - 1;
    naive::Moves out;
    for (std::uint64_t edge : {forward, back}) {
      for (std::uint64_t take = 1; take <= p[edge]; ++take) out.push_back({edge, take});
    }
    return out;
  }
  naive::Numbers after(naive::Numbers p, const naive::Numbers& m) const override {
    const std::uint64_t n = p.size() - 1;
    p[m[0]] -= m[1];
    p[0] = m[0] == p[0] ? p[0] % n + 1 : m[0];
    return p;
  }
  std::string text(const naive::Numbers& p) const override {
    return naive::text({p.begin() + 1, p.end()}) + " @" + std::to_string(p[0]);
  }
};

}  // namespace nimlab
