/** `$$…$$` alone in a paragraph is a displayed formula, also when it stands on one line. */
export function displayMath() {
  return (tree, file) => {
    const source = String(file.value);
    const isDisplay = (node) =>
      node.type === 'paragraph' &&
      node.children.length === 1 &&
      node.children[0].type === 'inlineMath' &&
      source.startsWith('$$', node.children[0].position.start.offset);
    const visit = (parent) => {
      parent.children?.forEach((node, i) => {
        if (!isDisplay(node)) return visit(node);
        const { value, position } = node.children[0];
        const code = { type: 'element', tagName: 'code', properties: { className: ['language-math', 'math-display'] } };
        parent.children[i] = {
          type: 'math',
          value,
          position,
          data: { hName: 'pre', hChildren: [{ ...code, children: [{ type: 'text', value }] }] },
        };
      });
    };
    visit(tree);
  };
}
