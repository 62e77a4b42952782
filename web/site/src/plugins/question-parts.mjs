/** What stands beside a question, in a paragraph of its own. */
const parts = ['Choice', 'Hint', 'Answer'];
const isPart = ({ type, name }) => type === 'mdxJsxTextElement' && parts.includes(name);

/** Hints and answers written right below their question are no part of its paragraph: `<details>` ends a `<p>`. */
export function questionParts() {
  const apart = (node) => {
    if (node.type !== 'paragraph' || !node.children.some(isPart)) return [node];
    const first = node.children.findIndex(isPart);
    const blank = ({ type, value }) => type === 'text' && value.trim() === '';
    const found = node.children.slice(first).filter((child) => !blank(child));
    if (!found.every(isPart))
      throw new Error(`words between the hints of a question, line ${node.position.start.line}`);
    for (const part of found) part.type = 'mdxJsxFlowElement';
    return first === 0 ? found : [{ ...node, children: node.children.slice(0, first) }, ...found];
  };
  const visit = (node) => {
    if (!node.children) return;
    node.children = node.children.flatMap(apart);
    node.children.forEach(visit);
  };
  return visit;
}
