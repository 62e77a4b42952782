#pragma once

// A function whose loop takes several numbers at once natively does so as WebAssembly where this marks it
// (SIMD128). Compiled so throughout, modules grow by 4 %, and elsewhere at most a tenth is gained. Nobody is
// kept out: browsers have had SIMD128 longer (Chrome 91, Firefox 89, Safari 16.4) than the nested style rules
// that boards are drawn with (Chrome 112, Firefox 117, Safari 16.5).
#ifdef __wasm__
#define NIMLAB_VECTORS [[gnu::target("simd128")]]
#else
#define NIMLAB_VECTORS
#endif
