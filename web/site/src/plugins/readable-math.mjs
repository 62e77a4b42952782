/**
 * What a formula is to those who do not see it. Of the three ways in which KaTeX writes it (MathML, its source, boxes)
 * the search index reads the MathML; and a displayed one, which scrolls where the screen is narrow, can be focused.
 */
export function readableMath() {
  const visit = (node) => {
    const names = node.properties?.className;
    const has = (name) => Array.isArray(names) && names.includes(name);
    if (has('katex-display')) node.properties.tabIndex = 0;
    if (node.tagName === 'annotation' || has('katex-html')) node.properties.dataPagefindIgnore = '';
    else node.children?.forEach(visit);
  };
  return visit;
}
