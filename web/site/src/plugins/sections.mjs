/**
 * What an h2 heading of a lesson, or one with its theme, begins becomes a part of the page (`.part`): a phone lays out
 * the parts that are near (`text.css`).
 */
export function sections() {
  return (tree, file) => {
    if (!file.data.astro?.frontmatter?.sections) return;
    const children = [];
    let section;
    for (const node of tree.children) {
      if (node.type === 'element' && ['h2', 'hgroup'].includes(node.tagName)) {
        section = { type: 'element', tagName: 'section', properties: { className: ['part'] }, children: [] };
        children.push(section);
      }
      (node.type === 'mdxjsEsm' ? children : (section?.children ?? children)).push(node);
    }
    tree.children = children;
  };
}
