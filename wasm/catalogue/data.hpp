#pragma once

#include "catalogue/answers.hpp"
#include "core/error.hpp"
#include "core/wire.hpp"

/// What crosses to JavaScript; web/solver/module.d.ts declares it.
namespace nimlab {

void write(Data& data, const Answer& answer);
void write(Data& data, const GameInfo& info);
void write(Data& data, const InstrumentInfo& info);
void write(Data& data, const Error& error);  ///< { error: … }

}  // namespace nimlab
