#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/wire.hpp"

namespace nimlab {

/// What an instrument says of a reader's answer. Its questions `judge_<ask>` take "position | answer" and
/// the number of wrong answers before, and are told { right, key, texts, lit }.
struct Judgement {
  bool right = false;
  std::string_view key;            ///< the sentence that the page has for the cause
  std::vector<std::string> texts;  ///< its blanks: numbers, fractions, strategies as the reader writes them
  std::vector<std::string> lit;    ///< parts of the board that it speaks of
};

inline Data told(const Judgement& judgement) {
  Data data;
  data.fields(4).key("right").flag(judgement.right).key("key").text(judgement.key);
  data.key("texts").items(judgement.texts.size());
  for (const std::string& each : judgement.texts) data.text(each);
  data.key("lit").items(judgement.lit.size());
  for (const std::string& each : judgement.lit) data.text(each);
  return data;
}

}  // namespace nimlab
