/**
 * Gives the h2 headings of a lesson the ids listed in its front matter (`sections`), in order, so that an address
 * points to the same place in every language. The heading's text becomes the link to it.
 */
export function sectionIds() {
  return (tree, file) => {
    const { sections } = file.data.astro?.frontmatter ?? {};
    if (!sections) return;
    const headings = tree.children.filter((node) => node.type === 'element' && node.tagName === 'h2');
    if (headings.length !== sections.length) {
      throw new Error(
        `${file.path}: ${headings.length} h2 headings, but the front matter names ${sections.length} sections`,
      );
    }
    headings.forEach((heading, i) => {
      heading.properties.id = sections[i];
      heading.children = [
        { type: 'element', tagName: 'a', properties: { href: `#${sections[i]}` }, children: heading.children },
      ];
    });
  };
}
