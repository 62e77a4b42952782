#pragma once
// What nearly every test includes, parsed once.
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "catch.hpp"
