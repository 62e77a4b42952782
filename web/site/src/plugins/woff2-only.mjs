/** Drops the older formats from KaTeX's font faces: every browser that runs WebAssembly reads woff2. */
export function woff2Only() {
  return {
    name: 'nimlab-woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/katex(\.min)?\.css/.test(id)) return null;
      return { code: code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]+"\)/g, ''), map: null };
    },
  };
}
