import { basename } from 'node:path';
import { words } from '../problems/words.ts';

const element = (tagName, properties, ...children) => ({ type: 'element', tagName, properties, children });
const text = (value) => ({ type: 'text', value });
const fold = (summary, ...children) =>
  element('details', { className: ['fold'] }, element('summary', {}, text(summary)), ...children);

/** On the page of a problem the first hint (`hint` of its front matter), then the idea, are there for who asks. */
export function foldedIdea() {
  return (tree, file) => {
    if (!file.path.includes('/content/problems/')) return;
    const { firstHint, wholeIdea } = words[basename(file.path, '.mdx')];
    const at = tree.children.findIndex(({ properties }) => properties?.id === 'idea') + 1;
    const hint = element('p', {}, text(file.data.astro.frontmatter.hint));
    tree.children.splice(at, Infinity, fold(firstHint, hint), fold(wholeIdea, ...tree.children.slice(at)));
  };
}
