#include "instruments/matrices/bimatrix_equilibria.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "instruments/matrices/mixtures.hpp"

namespace nimlab {
namespace {

constexpr std::size_t most_rays = 5'000, most_subsets = 1'000;

/// What the one who answers wins, by the strategies of the other: moved until all of it is positive.
std::vector<IntegerVector> answers(const Bimatrix& game, bool row) {
  const Payoffs& wins = row ? game.column : game.row.payoffs;
  const std::int64_t least = *std::min_element(wins.cells.begin(), wins.cells.end());
  std::vector<IntegerVector> out(row ? wins.columns : wins.rows);
  for (std::size_t k = 0; k < out.size(); ++k) {
    for (std::size_t i = 0; i < (row ? wins.rows : wins.columns); ++i) {
      out[k].emplace_back((row ? wins.at(i, k) : wins.at(k, i)) - least + 1);
    }
  }
  return out;
}

}  // namespace

EquilibriaJob::EquilibriaJob(Bimatrix game) : game_(std::move(game)) { begin(true); }

/// The cone of weights and a number that no answer exceeds.
void EquilibriaJob::begin(bool row) {
  row_ = row;
  std::vector<IntegerVector> above = answers(game_, row);
  for (IntegerVector& plane : above) {
    for (Integer& each : plane) each = -each;
    plane.emplace_back(1);
  }
  const std::size_t dimension = above[0].size();
  rays_.emplace(dimension, std::move(above), std::vector<IntegerVector>{}, most_rays);
}

bool EquilibriaJob::step() {
  ++planes_;
  switch (rays_->step()) {
    case ExtremeRays::State::working: return false;
    case ExtremeRays::State::too_many:
      throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(most_rays));
    case ExtremeRays::State::found: break;
  }
  take(row_);
  if (row_) {
    begin(false);
    return false;
  }
  find_pairs();
  find_subsets();
  return true;
}

void EquilibriaJob::take(bool row) {
  const std::vector<IntegerVector> wins = answers(game_, row);
  const std::size_t own = wins[0].size();
  for (IntegerVector& ray : rays_->rays()) {
    const Integer most = std::move(ray.back());
    ray.pop_back();
    if (std::all_of(ray.begin(), ray.end(), [](const Integer& each) { return each.is_zero(); })) continue;
    std::vector<bool> idle, best;
    for (std::size_t i = 0; i < own; ++i) idle.push_back(ray[i].is_zero());
    for (const IntegerVector& answer : wins) {
      Integer sum;
      for (std::size_t i = 0; i < own; ++i) sum += answer[i] * ray[i];
      best.push_back(sum == most);
    }
    std::vector<bool>& labels = row ? idle : best;
    const std::vector<bool>& rest = row ? best : idle;
    labels.insert(labels.end(), rest.begin(), rest.end());
    make_primitive(ray);
    (row ? rows_ : columns_).push_back({std::move(ray), std::move(labels)});
  }
}

void EquilibriaJob::find_pairs() {
  const auto complete = [](const Vertex& x, const Vertex& y) {
    for (std::size_t k = 0; k < x.labels.size(); ++k) {
      if (!x.labels[k] && !y.labels[k]) return false;
    }
    return true;
  };
  for (std::uint32_t i = 0; i < rows_.size(); ++i) {
    for (std::uint32_t j = 0; j < columns_.size(); ++j) {
      if (complete(rows_[i], columns_[j])) pairs_.emplace_back(i, j);
    }
  }
  // Only those that are in one stay, counted anew.
  const auto keep = [&](std::vector<Vertex>& all, auto part) {
    std::vector<Vertex> kept;
    std::vector<std::uint32_t> number(all.size(), 0);
    std::vector<bool> used(all.size());
    for (auto& pair : pairs_) used[part(pair)] = true;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!used[i]) continue;
      number[i] = static_cast<std::uint32_t>(kept.size());
      kept.push_back(std::move(all[i]));
    }
    for (auto& pair : pairs_) part(pair) = number[part(pair)];
    all = std::move(kept);
  };
  keep(rows_, [](auto& pair) -> std::uint32_t& { return pair.first; });
  keep(columns_, [](auto& pair) -> std::uint32_t& { return pair.second; });
}

/// The sets of columns that some rows have in common, and for each all rows that have them.
void EquilibriaJob::find_subsets() {
  std::vector<Numbers> partners(rows_.size());
  for (const auto& [row, column] : pairs_) partners[row].push_back(column);
  std::set<Numbers> common;
  for (const Numbers& each : partners) {
    std::vector<Numbers> more{each};
    for (const Numbers& other : common) {
      Numbers both;
      std::set_intersection(each.begin(), each.end(), other.begin(), other.end(), std::back_inserter(both));
      if (!both.empty()) more.push_back(std::move(both));
    }
    common.insert(more.begin(), more.end());
    if (common.size() > most_subsets) {
      throw Error(ErrorCode::too_long, Field::position, {}, std::to_string(most_subsets));
    }
  }
  for (const Numbers& columns : common) {
    Subset subset{{}, columns};
    for (std::uint32_t row = 0; row < rows_.size(); ++row) {
      if (std::includes(partners[row].begin(), partners[row].end(), columns.begin(), columns.end()))
        subset.rows.push_back(row);
    }
    subsets_.push_back(std::move(subset));
  }
  // Subsets that share a pair are connected; so are those that are joined by others.
  const auto meet = [](const Numbers& a, const Numbers& b) {
    return std::find_first_of(a.begin(), a.end(), b.begin(), b.end()) != a.end();
  };
  std::uint32_t components = 0;
  for (Subset& first : subsets_) {
    if (first.component != 0) continue;
    std::vector<Subset*> open{&first};
    first.component = ++components;
    while (!open.empty()) {
      Subset& each = *open.back();
      open.pop_back();
      for (Subset& other : subsets_) {
        if (other.component != 0 || !meet(each.rows, other.rows) || !meet(each.columns, other.columns))
          continue;
        other.component = components;
        open.push_back(&other);
      }
    }
  }
}

std::optional<std::size_t> EquilibriaJob::count() const {
  const bool finite = std::all_of(subsets_.begin(), subsets_.end(), [](const Subset& each) {
    return each.rows.size() == 1 && each.columns.size() == 1;
  });
  return finite ? std::optional(subsets_.size()) : std::nullopt;
}

Data EquilibriaJob::tell() {
  Data data;
  data.fields(4);
  std::vector<Mixture> mixtures[2];
  for (const Vertex& each : rows_) mixtures[0].push_back(mixture_of(each.weights));
  for (const Vertex& each : columns_) mixtures[1].push_back(mixture_of(each.weights));
  for (const auto& [name, all] : {std::pair{"row", &mixtures[0]}, {"column", &mixtures[1]}}) {
    data.key(name).items(all->size());
    for (const Mixture& mixture : *all) write(data, mixture);
  }
  data.key("equilibria").items(pairs_.size());
  for (const auto& [row, column] : pairs_) {
    const Mixture &x = mixtures[0][row], &y = mixtures[1][column];
    Integer wins[2];
    for (std::size_t i = 0; i < x.weights.size(); ++i) {
      for (std::size_t j = 0; j < y.weights.size(); ++j) {
        const Integer weight = x.weights[i] * y.weights[j];
        wins[0] += weight * game_.row.payoffs.at(i, j), wins[1] += weight * game_.column.at(i, j);
      }
    }
    const Integer total = x.total * y.total * game_.row.denominator;
    data.fields(4).key("row").number(row).key("column").number(column);
    data.key("rowWins")
        .text(Fraction(wins[0], total).text())
        .key("columnWins")
        .text(Fraction(wins[1], total).text());
  }
  data.key("subsets").items(subsets_.size());
  for (const Subset& each : subsets_) {
    data.fields(3).key("rows").list(each.rows).key("columns").list(each.columns);
    data.key("component").number(each.component);
  }
  return data;
}

}  // namespace nimlab
