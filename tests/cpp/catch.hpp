#pragma once

#ifdef NIMLAB_CATCH2_3
#include <catch2/catch_all.hpp>
#else
#include "catch2/catch.hpp"
#endif
