/**
 * Mathematics that is nothing but whole numbers, as $-3$ or $(1, 2)$, is text: it looks as on the boards, is read
 * aloud, can name a link or a column, and takes a hundredth of the bytes. A pair is a place on a board: it stays on one
 * line.
 */
export function plainNumbers() {
  const visit = (node) => {
    if (node.type === 'inlineMath' && /^\(?-?\d+(, ?-?\d+)*\)?$/.test(node.value.trim())) {
      node.type = 'text';
      node.value = node.value
        .trim()
        .replaceAll('-', '\u2212')
        .replace(/^(\(\S+,) (\S+\))$/, '$1\u00a0$2');
      delete node.data;
    }
    node.children?.forEach(visit);
  };
  return visit;
}
