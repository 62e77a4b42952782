// Catch2's main, when Catch2 is the single header (with Catch2 3 it comes from the library).
#ifndef NIMLAB_CATCH2_3
#define CATCH_CONFIG_MAIN
#define CATCH_CONFIG_NO_POSIX_SIGNALS
#include "catch2/catch.hpp"
#endif
