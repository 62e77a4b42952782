#include "math/cone.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace nimlab {
namespace {

Integer product(const IntegerVector& a, const IntegerVector& b) {
  Integer sum;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!a[i].is_zero() && !b[i].is_zero()) sum += a[i] * b[i];
  }
  return sum;
}

void mark(std::vector<std::uint64_t>& planes, std::size_t plane) {
  planes[plane / 64] |= std::uint64_t{1} << plane % 64;
}

}  // namespace

void make_primitive(IntegerVector& vector) {
  Integer common;
  for (const Integer& each : vector) {
    common = gcd(common, each);
    if (common == 1) return;
  }
  if (common.is_zero()) return;
  for (Integer& each : vector) each = each / common;
}

ExtremeRays::ExtremeRays(std::size_t dimension, std::vector<IntegerVector> above,
                         std::vector<IntegerVector> equal, std::size_t most)
    : dimension_(dimension), equal_(equal.size()), most_(most), planes_(std::move(equal)) {
  for (IntegerVector& plane : above) planes_.push_back(std::move(plane));
  // The cone z >= 0 itself: unit vectors, on all planes but one of the first `dimension`.
  const std::size_t words = (dimension + planes_.size() + 63) / 64;
  rays_.assign(dimension, {IntegerVector(dimension), std::vector<std::uint64_t>(words)});
  for (std::size_t i = 0; i < dimension; ++i) {
    rays_[i].at[i] = 1;
    for (std::size_t plane = 0; plane < dimension; ++plane) {
      if (plane != i) mark(rays_[i].on, plane);
    }
  }
}

/// Two rays are neighbours where no third lies on all planes that both lie on: dimension − 2 at least.
bool ExtremeRays::neighbours(std::size_t a, std::size_t b, std::vector<std::uint64_t>& both) const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < both.size(); ++i) {
    both[i] = rays_[a].on[i] & rays_[b].on[i];
    count += static_cast<std::size_t>(std::popcount(both[i]));
  }
  if (count + 2 < dimension_) return false;
  for (std::size_t k = 0; k < rays_.size(); ++k) {
    if (k == a || k == b) continue;
    bool on_all = true;
    for (std::size_t i = 0; i < both.size() && on_all; ++i) on_all = (both[i] & ~rays_[k].on[i]) == 0;
    if (on_all) return false;
  }
  return true;
}

ExtremeRays::State ExtremeRays::step() {
  constexpr std::size_t most_work = 100'000;
  if (next_ == planes_.size()) return State::found;
  const bool equal = next_ < equal_;
  if (side_.empty()) {
    for (const Ray& ray : rays_) side_.push_back(product(planes_[next_], ray.at));
  }
  std::vector<std::uint64_t> both(rays_.empty() ? 0 : rays_[0].on.size());
  std::size_t work = 0;
  for (; above_ < rays_.size(); ++above_, below_ = 0) {
    const Integer& above = side_[above_];
    if (above.sign() <= 0) continue;
    for (; below_ < rays_.size(); ++below_) {
      const Integer& below = side_[below_];
      if (below.sign() >= 0) continue;
      if (work > most_work) return State::working;
      work += rays_.size();
      if (!neighbours(above_, below_, both)) continue;
      Ray on{IntegerVector(dimension_), both};
      for (std::size_t i = 0; i < dimension_; ++i) {
        on.at[i] = above * rays_[below_].at[i] - below * rays_[above_].at[i];
      }
      make_primitive(on.at);
      mark(on.on, dimension_ + next_);
      const std::size_t limbs = (above.bits() + below.bits()) / 32 + 1;
      work += dimension_ * limbs * limbs;
      made_.push_back(std::move(on));
      if (made_.size() > most_) return State::too_many;
    }
  }
  for (std::size_t i = 0; i < rays_.size(); ++i) {
    if (side_[i].sign() < 0 || (equal && side_[i].sign() != 0)) continue;
    if (side_[i].sign() == 0) mark(rays_[i].on, dimension_ + next_);
    made_.push_back(std::move(rays_[i]));
  }
  rays_ = std::move(made_);
  made_.clear(), side_.clear(), above_ = below_ = 0;
  if (rays_.size() > most_) return State::too_many;
  return ++next_ == planes_.size() ? State::found : State::working;
}

std::vector<IntegerVector> ExtremeRays::rays() const {
  std::vector<IntegerVector> out;
  for (const Ray& ray : rays_) out.push_back(ray.at);
  std::sort(out.begin(), out.end(), [](const IntegerVector& a, const IntegerVector& b) {
    return std::lexicographical_compare(b.begin(), b.end(), a.begin(), a.end());
  });
  return out;
}

}  // namespace nimlab
