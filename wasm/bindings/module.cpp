#include "bindings/bindings.hpp"
#include "catalogue/listed.hpp"

/// What differs between two modules: what is listed. Runs when the module starts.
[[gnu::constructor]] static void start() {
  static nimlab::Catalogue catalogue = nimlab::listed();
  nimlab::serve(catalogue);
}
