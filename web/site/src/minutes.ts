import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Language } from '../../languages.ts';

/** What a page takes of its reader's time. */
export interface Time {
  /** Minutes for what stands on the page, in reading order. */
  readonly path: number;
  /** Minutes for its folded proofs. */
  readonly folded: number;
}

/** Minutes. */
export const perWord = 1 / 130;
/** A lesson takes as long in both languages: where the English ones have 130 words, the Chinese have 190 characters. */
export const perCharacter = 1 / 190;
const perBoard = 1.5;
const perQuestion = 2;

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly { readonly name?: string }[];
  readonly children?: readonly Node[];
}

/** By the name of its component. */
export const isQuestion = (name: string) => name === 'Question';
/** What stands in these is seen by who asks for it, or where no script runs. */
const unseen = ['Hint', 'Answer', 'Because', 'details', 'Board', 'Values', 'Nimber'];
const isFoldedProof = ({ name, attributes = [] }: Node) =>
  name === 'Proof' && !attributes.some((each) => each.name === 'open');
/** After it a word has ended; not so after emphasis, or a term that is a part of a word. */
const ends = ['paragraph', 'heading', 'tableCell', 'listItem', 'break', 'mdxJsxFlowElement'];

function minutesOfText(text: string, language: Language): number {
  const characters = language === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : 0;
  const others = language === 'zh' ? text.replaceAll(/[\p{Script=Han}\p{P}]/gu, ' ') : text;
  const words = others.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return characters * perCharacter + words * perWord;
}

/** How long the text of a lesson or of a page below it takes: the MDX without its front matter. */
export function minutesOf(mdx: string, language: Language): Time {
  const parts = { path: { text: '', minutes: 0 }, folded: { text: '', minutes: 0 } };
  const visit = (node: Node, part: keyof typeof parts, inQuestion: boolean) => {
    const name = node.name ?? '';
    const into = parts[part];
    if (name === 'Board' && !inQuestion) into.minutes += perBoard;
    if (isQuestion(name)) into.minutes += perQuestion;
    if (unseen.includes(name)) return;
    if (node.type === 'text' || node.type === 'inlineCode') into.text += node.value;
    // A formula is read as one word.
    if (node.type === 'inlineMath' || node.type === 'math') into.text += ' x ';
    for (const child of node.children ?? [])
      visit(child, isFoldedProof(node) ? 'folded' : part, inQuestion || isQuestion(name));
    if (ends.includes(node.type)) into.text += ' ';
  };
  visit(unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(mdx) as Node, 'path', false);
  const total = ({ text, minutes }: { text: string; minutes: number }) => minutes + minutesOfText(text, language);
  return { path: total(parts.path), folded: total(parts.folded) };
}
