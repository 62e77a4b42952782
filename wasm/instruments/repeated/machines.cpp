#include "instruments/repeated/machines.hpp"

#include <utility>

namespace nimlab {
namespace {

constexpr std::pair<std::string_view, std::string_view> named_plans[] = {
    {"all_c", "111"},
    {"all_d", "211"},
    {"tit_for_tat", "112.212"},
    {"grim", "112.222"},
    {"tit_for_two_tats", "112.113.213"},
    // 2, then 1. If that was answered with 2, 1 again and tit for tat; else 2 and 1 in turn.
    {"tester", "222.153.134.234.266.155"},
    {"pavlov", "112.221"},
    {"alternate", "122.211"},
};

Machine read_machine(const Token& token) {
  const auto syntax = [&](std::size_t at) {
    return Error(ErrorCode::syntax, Field::position, excerpt(token.text.substr(at)), {}, token.at + at);
  };
  constexpr std::size_t digits = 3;
  const std::size_t count = token.text.size() / (digits + 1) + 1;
  Machine out;
  for (std::size_t at = 0;; at += digits + 1) {
    for (std::size_t i = at; i < at + digits; ++i) {
      if (i >= token.text.size()) throw syntax(at);
      if (token.text[i] < '0' || token.text[i] > '9') throw syntax(i);
    }
    const char act = token.text[at];
    if (act != '1' && act != '2') throw syntax(at);
    MachineState state{static_cast<std::uint8_t>(act - '1'), {}};
    for (std::size_t i = 0; i < 2; ++i) {
      const std::size_t place = at + 1 + i;
      const auto next = static_cast<std::size_t>(token.text[place] - '0');
      if (next < 1 || (next > count && count <= most_machine_states)) {
        throw Error(next < 1 ? ErrorCode::too_small : ErrorCode::too_large, Field::position,
                    std::to_string(next), std::to_string(next < 1 ? 1 : count), token.at + place);
      }
      state.next[i] = static_cast<std::uint8_t>(next - 1);
    }
    out.push_back(state);
    const std::size_t end = at + digits;
    if (end == token.text.size()) break;
    if (token.text[end] != '.') throw syntax(end);
  }
  if (out.size() > most_machine_states) {
    throw Error(ErrorCode::too_many, Field::position, std::to_string(out.size()),
                std::to_string(most_machine_states), token.at);
  }
  return out;
}

/// All pairs of states that a common history leads to act alike.
bool alike(const Machine& a, const Machine& b) {
  std::vector<bool> seen(a.size() * b.size());
  std::vector<std::pair<std::size_t, std::size_t>> left{{0, 0}};
  while (!left.empty()) {
    const auto [i, j] = left.back();
    left.pop_back();
    if (a[i].act != b[j].act) return false;
    if (seen[i * b.size() + j]) continue;
    seen[i * b.size() + j] = true;
    for (std::size_t act = 0; act < 2; ++act) left.emplace_back(a[i].next[act], b[j].next[act]);
  }
  return true;
}

}  // namespace

Plan read_plan(const Token& token) {
  for (const auto& [name, machine] : named_plans) {
    if (token.text == name) return {std::string(name), read_machine({machine, 0})};
  }
  return {std::string(token.text), read_machine(token)};
}

std::string_view plan_name(const Machine& machine) {
  for (const auto& [name, text] : named_plans) {
    if (alike(machine, read_machine({text, 0}))) return name;
  }
  return {};
}

}  // namespace nimlab
