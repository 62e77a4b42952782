/** What the text of a problem of the contest bench has. */
const ofProblems = ['task', 'idea'];

/**
 * Gives the h2 headings of a lesson the ids listed in its front matter (`sections`), in order, so that an address
 * points to the same place in every language; the texts of problems all have the same two. The heading's text becomes
 * the link to it. Where a theme begins (`themes`, by the id of its first section) its name stands above.
 */
export function sectionIds() {
  return (tree, file) => {
    const { sections: own, themes = {} } = file.data.astro?.frontmatter ?? {};
    const sections = file.path.includes('/content/problems/') ? ofProblems : own;
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
      const theme = themes[sections[i]];
      if (!theme) return;
      const name = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: theme }] };
      const group = { type: 'element', tagName: 'hgroup', properties: {}, children: [name, heading] };
      tree.children.splice(tree.children.indexOf(heading), 1, group);
    });
  };
}
