#include "games/hackenbush/hackenbush_notation.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "core/sort.hpp"

namespace nimlab {
namespace {

struct Joiner {
  std::size_t bytes = 0;  ///< 0: there is none
  Colour colour = green;
};

/// What joins two vertices at this place, below text.size().
Joiner joiner(std::string_view text, std::size_t at) {
  switch (text[at]) {
    case '-':
    case 'g':
    case 'G': return {1, green};
    case 'b':
    case 'B': return {1, blue};
    case 'r':
    case 'R': return {1, red};
    case '\xE2': return {text.substr(at).starts_with("–") ? 3u : 0u, green};
    case '\xEF': return {text.substr(at).starts_with("－") ? 3u : 0u, green};
    default: return {};
  }
}

bool ends_vertex(std::string_view text, std::size_t at) {
  return at == text.size() || separator(text, at) > 0 || joiner(text, at).bytes > 0;
}

/// What is not as usual at this place: an error, or digits of another kind.
[[gnu::noinline]] std::uint32_t read_unusual(std::string_view text, std::size_t& at, std::size_t path) {
  std::size_t end = at;
  while (!ends_vertex(text, end)) ++end;
  if (end == at) {
    const Token whole = next_token(text, path);
    throw Error(ErrorCode::syntax, Field::position, excerpt(whole.text), {}, whole.at);
  }
  const Token token{text.substr(at, end - at), at};
  at = end;
  return static_cast<std::uint32_t>(number(token, Field::position, max_picture_vertex));
}

/// The vertex whose number begins at this place, which moves on to behind it; `path` is where the path began.
inline std::uint32_t read_vertex(std::string_view text, std::size_t& at, std::size_t path) {
  const auto [vertex, end] = digits_at(text, at);
  if (end == at || vertex > max_picture_vertex || !ends_vertex(text, end)) {
    return read_unusual(text, at, path);
  }
  at = end;
  return static_cast<std::uint32_t>(vertex);
}

/// Calls visit(edge, where it begins, where it ends) for each edge until it returns false. A vertex that no
/// edge leaves is `alone`, where it is the first thing of the text; else an error.
template <class Visit>
void each_edge(std::string_view text, bool& alone, Visit visit) {
  constexpr std::uint32_t none = 0xFFFFFFFF;
  alone = false;
  bool first = true;
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t skip = separator(text, at); skip > 0) {
      at += skip;
      continue;
    }
    const std::size_t path = at;
    std::size_t from = at;  // where the vertex before begins
    Joiner with;
    for (std::uint32_t before = none;;) {
      const std::size_t here = at;
      const std::uint32_t vertex = read_vertex(text, at, path);
      if (before != none) {
        const PictureEdge edge{std::min(before, vertex), std::max(before, vertex), with.colour};
        if (!visit(edge, from, at)) return;
      }
      with = at < text.size() ? joiner(text, at) : Joiner{};
      if (with.bytes == 0 && before == none) {
        alone = first;
        if (first) return;
        const Token whole = next_token(text, path);
        throw Error(ErrorCode::syntax, Field::position, excerpt(whole.text), {}, whole.at);
      }
      first = false;
      if (with.bytes == 0) break;
      at += with.bytes;
      from = here;
      before = vertex;
    }
  }
}

[[noreturn]] void refuse_count(std::uint64_t count, std::size_t most) {
  throw Error(ErrorCode::too_many, Field::position, std::to_string(count), std::to_string(most));
}

/// What a judge's input says: numbers, and where each stands, for errors.
class Judged {
 public:
  Judged(std::string_view text, std::size_t max_edges) : text_(text), max_edges_(max_edges) {
    for (Token token = next_token(text, 0); !token.text.empty();
         token = next_token(text, token.at + token.text.size())) {
      numbers_.push_back(number(token, Field::position));
    }
  }

  Position edges() {
    if (numbers_.size() == 1 && numbers_[0] == 0) return {};
    const std::size_t size = numbers_.size();
    if (size >= 2 && size % 2 == 0 && holds(0, size)) {
      graph(0, numbers_[1], 2);
    } else if (are_graphs()) {
      for (std::size_t i = 1; i < size; i += 2 + 2 * numbers_[i + 1]) graph(i, numbers_[i + 1], i + 2);
    } else if (size % 2 == 1 && numbers_[0] == size / 2 + 1) {
      graph(0, size / 2, 1);
    } else {
      const Token first = next_token(text_, 0);
      throw Error(ErrorCode::syntax, Field::position, excerpt(first.text), {}, first.at);
    }
    return std::move(edges_);
  }

 private:
  /// Whether the graph that begins with its vertices and edges at `i` ends at `end`.
  bool holds(std::size_t i, std::size_t end) const {
    return numbers_[i + 1] <= end && i + 2 + 2 * numbers_[i + 1] == end;
  }
  bool are_graphs() const {
    std::size_t i = 1;
    for (std::uint64_t left = numbers_[0]; left > 0; --left) {
      if (i + 1 >= numbers_.size() || numbers_[i + 1] > numbers_.size()) return false;
      i += 2 + 2 * numbers_[i + 1];
    }
    return i == numbers_.size();
  }
  /// Where number i stands.
  Token token(std::size_t i) const {
    Token token = next_token(text_, 0);
    for (; i > 0; --i) token = next_token(text_, token.at + token.text.size());
    return token;
  }
  void graph(std::size_t vertices, std::uint64_t count, std::size_t at) {
    const std::uint64_t size = numbers_[vertices];
    if (edges_.size() + count > max_edges_) refuse_count(edges_.size() + count, max_edges_);
    for (std::size_t i = at; i < at + 2 * count; ++i) {
      const bool known = 1 <= numbers_[i] && numbers_[i] <= size;
      if (!known) number(token(i), Field::position, size, 1);  // throws
      if (numbers_[i] + before_ > max_picture_vertex + 1) {
        number(token(i), Field::position, max_picture_vertex + 1 - before_, 1);
      }
    }
    const auto vertex = [&](std::size_t i) {
      return numbers_[i] == 1 ? 0 : static_cast<std::uint32_t>(numbers_[i] - 1 + before_);
    };
    for (std::size_t i = at; i < at + 2 * count; i += 2) {
      const auto [a, b] = std::minmax({vertex(i), vertex(i + 1)});
      edges_.push_back(packed({a, b, green}));
    }
    before_ = std::min<std::uint64_t>(before_ + (size > 0 ? size - 1 : 0), max_picture_vertex);
  }

  std::string_view text_;
  std::size_t max_edges_;
  std::vector<std::uint64_t> numbers_;
  Position edges_;
  std::uint64_t before_ = 0;  ///< vertices of the graphs before, without their grounds
};

/// The vertices that are joined (union–find with path halving); of each set the lowest is the root.
class Joined {
 public:
  explicit Joined(std::uint32_t size) : up_(size) {
    for (std::uint32_t v = 0; v < size; ++v) up_[v] = v;
  }
  std::uint32_t root(std::uint32_t v) {
    while (up_[v] != v) v = up_[v] = up_[up_[v]];
    return v;
  }
  void join(std::uint32_t a, std::uint32_t b) {
    a = root(a), b = root(b);
    up_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::uint32_t> up_;
};

Joined joined(const Position& p, const Vertices& vertices) {
  Joined sets(vertices.size());
  for (std::uint64_t number : p) {
    const PictureEdge edge = unpacked(number);
    sets.join(vertices.number(edge.a), vertices.number(edge.b));
  }
  return sets;
}

}  // namespace

Vertices::Vertices(const Position& p) {
  std::uint32_t last = 0;
  for (std::uint64_t edge : p) last = std::max(last, unpacked(edge).b);
  if (last <= 4 * p.size() + 64) {
    size_ = last + 1;
    return;
  }
  names_.push_back(0);
  for (std::uint64_t number : p) {
    const PictureEdge edge = unpacked(number);
    names_.push_back(edge.a);
    names_.push_back(edge.b);
  }
  std::sort(names_.begin(), names_.end());
  names_.erase(std::unique(names_.begin(), names_.end()), names_.end());
  size_ = static_cast<std::uint32_t>(names_.size());
}

std::uint32_t Vertices::number(std::uint32_t name) const {
  if (names_.empty()) return name;
  return static_cast<std::uint32_t>(std::lower_bound(names_.begin(), names_.end(), name) - names_.begin());
}

Position parse_picture(std::string_view text, std::size_t max_edges, bool coloured) {
  Position p;
  p.reserve(std::min(text.size() / 6, max_edges));
  bool alone = false;
  std::uint64_t count = 0;
  each_edge(text, alone, [&](const PictureEdge& edge, std::size_t at, std::size_t) {
    if (edge.colour != green && !coloured) {
      const Token whole = next_token(text, at);
      throw Error(ErrorCode::syntax, Field::position, excerpt(whole.text), {}, whole.at);
    }
    if (++count <= max_edges) p.push_back(packed(edge));
    return true;
  });
  if (count > max_edges) refuse_count(count, max_edges);
  if (alone) p = Judged(text, max_edges).edges();
  if (p.empty() && !alone) throw Error(ErrorCode::empty, Field::position);
  sort_numbers(p);

  const Vertices vertices(p);
  Joined sets = joined(p, vertices);
  const auto hangs = [&](std::uint64_t edge) { return sets.root(vertices.number(unpacked(edge).a)) != 0; };
  const auto first = std::find_if(p.begin(), p.end(), hangs);
  if (first == p.end()) return p;
  // The first as it is written, if it is; a judge's edge is named as the picture has it.
  std::size_t place = Error::nowhere;
  std::string part;
  if (!alone) {
    each_edge(text, alone, [&](const PictureEdge& each, std::size_t at, std::size_t end) {
      if (!hangs(packed(each))) return true;
      place = at;
      part = excerpt(text.substr(at, end - at));
      return false;
    });
  } else {
    part = format_picture({*first});
  }
  throw Error(ErrorCode::ungrounded, Field::position, std::move(part), {}, place);
}

std::string format_picture(const Position& p) {
  if (p.empty()) return "0";
  NumberWriter text(p.size() * (1 + std::to_string(unpacked(p.back()).a).size()));  // about
  const Vertices vertices(p);
  struct Left {
    std::uint32_t next = 0, end = 0;
  };
  std::vector<Left> left(vertices.size());  // edges that are not yet written, by their lower ends
  for (std::uint32_t i = 0; i < p.size(); ++i) {
    Left& here = left[vertices.number(unpacked(p[i]).a)];
    if (here.end == 0) here.next = i;
    here.end = i + 1;
  }
  for (std::size_t i = 0; i < p.size(); ++i) {
    const std::uint32_t from = unpacked(p[i]).a;
    Left* here = &left[vertices.number(from)];
    if (here->next != i) continue;
    if (i > 0) text.sign(' ');
    text.number(from);
    while (here->next < here->end) {
      const PictureEdge edge = unpacked(p[here->next++]);
      text.sign(edge.colour == green ? '-' : edge.colour == blue ? 'b' : 'r').number(edge.b);
      here = &left[vertices.number(edge.b)];
    }
  }
  return text.text();
}

void cut(Position& p, const PictureEdge& edge, Move move) {
  const auto found = std::lower_bound(p.begin(), p.end(), packed(edge));
  if (found == p.end() || *found != packed(edge)) refuse_illegal(move);
  p.erase(found);
  const Vertices vertices(p);
  Joined sets = joined(p, vertices);
  std::erase_if(p, [&](std::uint64_t each) { return sets.root(vertices.number(unpacked(each).a)) != 0; });
}

}  // namespace nimlab
