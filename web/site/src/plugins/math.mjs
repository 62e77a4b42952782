const textOf = (node) => (node.type === 'text' ? node.value : (node.children ?? []).map(textOf).join(''));

/**
 * What a formula is to those who do not see it. Of the ways in which KaTeX writes it MathML is read aloud and searched;
 * the boxes are looked at; its source is left out. A displayed one, which scrolls where the screen is narrow, can be
 * focused.
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

/**
 * A formula that is not broken has at most so many signs, and so many where those with room around them count twice: a
 * phone has room for it.
 */
const [short, roomy] = [20, 23];
const wide = /[=<>≤≥≡≠+−⋅⊕⊗∑∏]/gu;
/**
 * A line of Chinese that is justified gives way where a formula has at most so many: a longer one that is not broken
 * leaves a line with gaps.
 */
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
      const text = textOf(boxes(child)).replace(/\u200b/g, '');
      const signs = text.length;
      if (signs > slight && paragraph && !paragraph.properties.className?.includes('long-math'))
        named(paragraph, 'long-math');
      if (signs > short || signs + (text.match(wide)?.length ?? 0) > roomy) continue;
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
