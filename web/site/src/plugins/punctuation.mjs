/** Browsers may break a line after a formula: what closes a clause behind it would then begin the next line. */
const closing = /^[。，、；：？！）」』”’.,;:?!)]+/u;

/** Longer formulas must be free to break inside. */
const longest = 24;

/** The source of a formula, as KaTeX keeps it. */
const source = (node) =>
  node.tagName === 'annotation' ? (node.children[0]?.value ?? '') : (node.children ?? []).map(source).join('');

/** Keeps closing punctuation on the line of the short formula before it. */
export function closingPunctuation() {
  const isMath = (node) => node.tagName === 'span' && node.properties?.className?.includes?.('katex');
  const visit = (node) => {
    const { children } = node;
    if (!children || isMath(node) || node.properties?.className?.includes?.('together')) return;
    for (let i = 0; i + 1 < children.length; i++) {
      const next = children[i + 1];
      const found = isMath(children[i]) && next.type === 'text' && closing.exec(next.value);
      if (!found || source(children[i]).length > longest) continue;
      next.value = next.value.slice(found[0].length);
      const punctuation = { type: 'text', value: found[0] };
      children[i] = {
        type: 'element',
        tagName: 'span',
        properties: { className: ['together'] },
        children: [children[i], punctuation],
      };
    }
    children.forEach(visit);
  };
  return visit;
}
