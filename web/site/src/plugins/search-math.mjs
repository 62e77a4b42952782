/** Of a formula, which KaTeX writes three times (MathML, its source, boxes), the search index reads the MathML. */
export function searchMath() {
  const visit = (node) => {
    const names = node.properties?.className;
    if (node.tagName === 'annotation' || (Array.isArray(names) && names.includes('katex-html'))) {
      node.properties.dataPagefindIgnore = '';
    } else node.children?.forEach(visit);
  };
  return visit;
}
