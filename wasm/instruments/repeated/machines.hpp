#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/numbers.hpp"

/// Plans for a game that is played again and again, as machines: what to do, and where to go after each act
/// of the other's (A. Rubinstein 1986; D. Abreu and A. Rubinstein 1988).
namespace nimlab {

inline constexpr std::size_t most_machine_states = 8;

struct MachineState {
  std::uint8_t act;                  ///< 0 or 1
  std::array<std::uint8_t, 2> next;  ///< after the other's act
};

/// It begins in the first state. It sees what the other does, and of its own acts only what it meant to do.
using Machine = std::vector<MachineState>;

struct Plan {
  std::string text;  ///< canonical: a name, or the machine
  Machine machine;
};

/// "tit_for_tat", or states between points, of each three digits: its act, and the number of the next state
/// after the other's act 1 and after 2: "112.212". Throws syntax, too_many states, and too_large and
/// too_small for a state that is not there.
Plan read_plan(const Token& token);

/// The name of the plan that acts like this one whatever the other does; "" if none does.
std::string_view plan_name(const Machine& machine);

}  // namespace nimlab
