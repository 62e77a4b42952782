#include "core/step.hpp"

namespace nimlab {

std::string part(std::string_view name, std::uint64_t number) {
  return std::string(name) + '-' + std::to_string(number);
}

void write(Data& data, const Explanation& steps) {
  data.items(steps.size());
  for (const Step& step : steps) {
    data.fields(4)
        .key("key")
        .text(step.key)
        .key("numbers")
        .list(step.numbers)
        .key("lit")
        .items(step.lit.size());
    for (const std::string& part : step.lit) data.text(part);
    data.key("position").text(step.position);
  }
}

}  // namespace nimlab
