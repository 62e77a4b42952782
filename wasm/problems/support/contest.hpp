#pragma once

namespace nimlab {

struct InstrumentInfo;

/// The contest bench: all problems, asked like one instrument.
namespace instrument {
extern const InstrumentInfo contest;
}

}  // namespace nimlab
