/** A table that is wider than a phone scrolls, so it can be reached by the keyboard. */
export function scrollingTables() {
  const visit = (node) => {
    if (node.tagName === 'table') node.properties.tabIndex = 0;
    node.children?.forEach(visit);
  };
  return visit;
}
