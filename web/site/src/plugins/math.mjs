const textOf = (node) => (node.type === 'text' ? node.value : (node.children ?? []).map(textOf).join(''));

/**
 * What a formula is to those who do not see it. Of the ways in which KaTeX writes it MathML is read aloud and searched; the
 * boxes are looked at; its source is left out. A displayed one, which scrolls where the screen is narrow, can be focused.
 */
export function readableMath() {
  const visit = (node) => {
    const names = node.properties?.className;
    const has = (name) => Array.isArray(names) && names.includes(name);
    if (has('katex-display')) node.properties.tabIndex = 0;
    if (has('katex-html')) node.properties.dataPagefindIgnore = '';
    else if (node.tagName === 'math') node.children = node.children.flatMap(withoutSource);
    else node.children?.forEach(visit);
  };
  const withoutSource = (node) =>
    node.tagName === 'semantics' ? node.children.filter(({ tagName }) => tagName !== 'annotation') : [node];
  return visit;
}

/** As many signs as a formula that is not broken has at most: a phone has room for them. */
const short = 20;
/** A line of Chinese that is justified gives way where a formula has at most so many: a longer one that is not broken leaves a line with gaps. */
const slight = 6;
/** What closes a clause behind a formula stays on its line. */
const closing = /^[。，、；：？！）」』”’.,;:?!)]+/u;

/**
 * Short formulas in a line are not broken, and not parted from what closes the clause behind them. A paragraph with one
 * that is not slight is marked: justified, it would be torn apart.
 */
export function unbrokenMath() {
  const isMath = (node) => node.tagName === 'span' && node.properties?.className?.includes?.('katex');
  const boxes = (node) => node.children.find(({ properties }) => properties?.className?.includes?.('katex-html'));
  const named = (node, name) => (node.properties.className = [...(node.properties.className ?? []), name]);
  const visit = (node, paragraph) => {
    const { children } = node;
    if (!children || node.properties?.className?.includes?.('katex-display')) return;
    if (node.tagName === 'p') paragraph = node;
    for (let i = 0; i < children.length; i++) {
      const child = children[i];
      if (!isMath(child)) {
        visit(child, paragraph);
        continue;
      }
      const signs = textOf(boxes(child)).replace(/\u200b/g, '').length;
      if (signs > slight && paragraph && !paragraph.properties.className?.includes('long-math'))
        named(paragraph, 'long-math');
      if (signs > short) continue;
      const next = children[i + 1];
      const found = next?.type === 'text' && closing.exec(next.value);
      if (!found) {
        named(child, 'together');
        continue;
      }
      next.value = next.value.slice(found[0].length);
      const properties = { className: ['together'] };
      children[i] = {
        type: 'element',
        tagName: 'span',
        properties,
        children: [child, { type: 'text', value: found[0] }],
      };
    }
  };
  return (tree) => visit(tree);
}
