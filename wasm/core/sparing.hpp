#pragma once

// What runs once a question, and not in a loop, is compiled for few bytes between these two. Of inline
// functions that headers define, hot ones among them, the linker keeps any one copy: they stay outside, as
// they would not with -Os for a file. In a class, where no pragma may stand, NIMLAB_SPARED marks one
// function.
#ifdef __clang__
#define NIMLAB_SPARING _Pragma("clang attribute push(__attribute__((minsize)), apply_to = function)")
#define NIMLAB_SPARING_END _Pragma("clang attribute pop")
#define NIMLAB_SPARED [[clang::minsize]]
#else
#define NIMLAB_SPARING
#define NIMLAB_SPARING_END
#define NIMLAB_SPARED
#endif
