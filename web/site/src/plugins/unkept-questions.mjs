import { deeperPages } from '../deeper.ts';
import { isQuestion } from '../minutes.ts';

/** "content/lessons/nim/proof.en.mdx" */
const below = new RegExp(`/content/lessons/[^/]+/(${deeperPages.join('|')})\\.\\w+\\.mdx$`);

/** What a reader does on a page below a lesson is no progress: a question without a name keeps nothing. */
export function unkeptQuestions() {
  return (tree, file) => {
    if (!below.test(file.path)) return;
    const visit = (node) => {
      if (node.name && isQuestion(node.name)) node.attributes = node.attributes.filter(({ name }) => name !== 'name');
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
