/** A lesson as its source has it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Node, Parent } from 'unist';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { deeper, fileOf, lessons } from './pages.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const read = (path: string) => readFileSync(root + path, 'utf8');
export const yaml = (path: string): unknown => parseYaml(read(path));

interface Element extends Parent {
  readonly name: string | null;
  readonly attributes: readonly { name: string; value: string | null | { value: string } }[];
}

const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isParent = (node: Node): node is Parent => 'children' in node;
const valueOf = (node: Node) => ('value' in node ? String(node.value) : '');

function* walk(node: Node, inside: readonly Element[] = []): Generator<[Node, readonly Element[]]> {
  yield [node, inside];
  if (!isParent(node)) return;
  const within = isElement(node) && node.name ? [...inside, node] : inside;
  for (const child of node.children) yield* walk(child, within);
}

const textOf = (node: Node): string => (isParent(node) ? node.children.map(textOf).join('') : valueOf(node));

export type Attributes = Readonly<Record<string, string>>;

export interface Component {
  readonly name: string;
  readonly attributes: Attributes;
  readonly text: string;
  readonly children: readonly string[];
  /** How many h2 headings stand before it: the same in both languages. */
  readonly section: number;
}

export interface Lesson {
  readonly front: {
    title: string;
    summary: string;
    sections: string[];
    sources: string[];
    prerequisites?: string[];
  };
  readonly components: readonly Component[];
  readonly math: readonly string[];
  readonly programs: readonly string[];
  /** Runs of text with the names of the components around them, outermost first. */
  readonly prose: readonly { readonly text: string; readonly inside: readonly string[] }[];
  /** The components again, each with those around it. */
  readonly outline: readonly { readonly component: Component; readonly inside: readonly Component[] }[];
  /** Level-2 headings. */
  readonly headings: readonly string[];
  /** Prose with digits outside everything that may hold them, or with emphasis that was not understood. */
  readonly stray: readonly string[];
  /** The paragraph that opens the last section. */
  readonly lastOpening: string;
}

const mayHoldDigits = ['Claim', 'Cite', 'Code'];

export function parseLesson(text: string): Lesson {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  assert.ok(front && body, 'no front matter');
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(body);
  const components: Component[] = [];
  const math: string[] = [];
  const programs: string[] = [];
  const prose: { text: string; inside: string[] }[] = [];
  const known = new Map<Element, Component>();
  const outline: { component: Component; inside: Component[] }[] = [];
  const headings: string[] = [];
  const stray: string[] = [];
  let lastOpening = '';
  for (const [node, around] of walk(tree)) {
    const inside = around.map(({ name }) => name!);
    if (isElement(node) && node.name && /^[A-Z]/.test(node.name)) {
      const attributes = node.attributes.map(({ name, value }) => [
        name,
        typeof value === 'string' ? value : (value?.value ?? ''),
      ]);
      const component: Component = {
        name: node.name,
        attributes: Object.fromEntries(attributes) as Record<string, string>,
        text: textOf(node).trim(),
        children: [...walk(node)].flatMap(([child]) =>
          child !== node && isElement(child) && child.name ? [child.name] : [],
        ),
        section: headings.length,
      };
      components.push(component);
      known.set(node, component);
      outline.push({ component, inside: around.flatMap((each) => known.get(each) ?? []) });
    }
    if (node.type === 'inlineMath' || node.type === 'math') math.push(valueOf(node));
    if (node.type === 'text' || node.type === 'inlineCode') prose.push({ text: valueOf(node), inside });
    // A formula is read as one word, in either language.
    if (node.type === 'inlineMath' || node.type === 'math') prose.push({ text: '∎', inside });
    // What ends here is not one word with what comes next.
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) prose.push({ text: ' ', inside });
    if (isElement(node) && node.name === 'Submission')
      programs.push(read(`content/problems/${known.get(node)!.attributes['problem']}/program.cpp`));
    if (node.type === 'code' && (node as Node & { lang?: string }).lang === 'cpp') programs.push(valueOf(node));
    if (node.type === 'heading' && (node as Node & { depth: number }).depth === 2) {
      headings.push(textOf(node));
      lastOpening = '';
    }
    if (node.type === 'paragraph') lastOpening ||= textOf(node);
    // Bold that ends with a Chinese full stop is not closed before a character: its stars stay in the text.
    if (node.type === 'text' && valueOf(node).includes('**')) stray.push(valueOf(node).trim());
    if (node.type === 'text' && /\p{Nd}/u.test(valueOf(node)) && !inside.some((name) => mayHoldDigits.includes(name))) {
      stray.push(valueOf(node).trim());
    }
  }
  return {
    front: parseYaml(front) as Lesson['front'],
    components,
    math,
    programs,
    prose,
    outline,
    headings,
    stray,
    lastOpening,
  };
}

export { deeper, lessons };
const loaded = new Map<string, Lesson>();
/** A lesson, or a page below one ("nim/proof"), as it is written, read once. */
export function load(page: string, language: string): Lesson {
  const path = fileOf(page, language);
  return loaded.get(path) ?? loaded.set(path, parseLesson(read(path))).get(path)!;
}

export const named = ({ components }: Lesson, name: string) => components.filter((each) => each.name === name);

/** Whether there is what "nim", "nim#sum" or "nim/proof#theorem" names: a page, and a section of it. */
export function leads(to: string): boolean {
  const [page = '', section] = to.split('#');
  if (!lessons.includes(page) && !deeper.includes(page)) return false;
  return section === undefined || load(page, 'en').front.sections.includes(section);
}
