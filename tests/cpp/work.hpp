#pragma once

#include <cstdint>

/// How much the library has worked: basic blocks that it has run since the program began. The build with
/// sanitizers has them counted (-fsanitize-coverage=trace-pc), so no loop can be forgotten, no source has to
/// count and no clock is asked; what a library of C or C++ does without a header is not seen, and neither is
/// how long a block is.
std::uint64_t work_done();
