/** The lessons: complete, the same in both languages, and true. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Node, Parent } from 'unist';
import { loadSolver, type Solver } from 'nimlab';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { cutOf } from '../../web/site/src/lesson/cut.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const yaml = (path: string): unknown => parseYaml(read(path));

interface Element extends Parent {
  readonly name: string | null;
  readonly attributes: readonly { name: string; value: string | null | { value: string } }[];
}

const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isParent = (node: Node): node is Parent => 'children' in node;
const valueOf = (node: Node) => ('value' in node ? String(node.value) : '');

function* walk(node: Node, inside: readonly string[] = []): Generator<[Node, readonly string[]]> {
  yield [node, inside];
  if (!isParent(node)) return;
  const within = isElement(node) && node.name ? [...inside, node.name] : inside;
  for (const child of node.children) yield* walk(child, within);
}

const textOf = (node: Node): string => (isParent(node) ? node.children.map(textOf).join('') : valueOf(node));

interface Component {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly string[];
}

interface Lesson {
  readonly front: {
    title: string;
    summary: string;
    minutes: number;
    sections: string[];
    sources: string[];
    prerequisites?: string[];
  };
  readonly components: readonly Component[];
  readonly math: readonly string[];
  /** Level-2 headings. */
  readonly headings: readonly string[];
  /** Digits in prose outside everything that may hold them. */
  readonly stray: readonly string[];
}

const mayHoldDigits = ['Claim', 'Cite', 'Code'];

function parseLesson(text: string): Lesson {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  assert.ok(front && body, 'no front matter');
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(body);
  const components: Component[] = [];
  const math: string[] = [];
  const headings: string[] = [];
  const stray: string[] = [];
  for (const [node, inside] of walk(tree)) {
    if (isElement(node) && node.name && /^[A-Z]/.test(node.name)) {
      const attributes = node.attributes.map(({ name, value }) => [
        name,
        typeof value === 'string' ? value : (value?.value ?? ''),
      ]);
      components.push({
        name: node.name,
        attributes: Object.fromEntries(attributes) as Record<string, string>,
        text: textOf(node).trim(),
        children: [...walk(node)].flatMap(([child]) =>
          child !== node && isElement(child) && child.name ? [child.name] : [],
        ),
      });
    }
    if (node.type === 'inlineMath' || node.type === 'math') math.push(valueOf(node));
    if (node.type === 'heading' && (node as Node & { depth: number }).depth === 2) headings.push(textOf(node));
    if (node.type === 'text' && /\d/.test(valueOf(node)) && !inside.some((name) => mayHoldDigits.includes(name))) {
      stray.push(valueOf(node).trim());
    }
  }
  return { front: parseYaml(front) as Lesson['front'], components, math, headings, stray };
}

/** `3 \oplus 4 \oplus 5 = 2` in math: the numbers and the sum, for all equations made of numbers alone. */
function nimSums(math: string): { numbers: string[]; sum: string }[] {
  return [
    ...math
      .replaceAll(/\\[,;! ]|&/g, ' ')
      .matchAll(/(?<![\w\\{}^_]\s*)(\d+(?:\s*\\oplus\s*\d+)+)\s*=\s*(\d+)(?!\s*(?:\\oplus|[\w{]))/g),
  ].map((match) => ({ numbers: match[1]!.split('\\oplus').map((each) => each.trim()), sum: match[2]! }));
}

const claimKey = ({ attributes, text }: Component) => {
  const { game, position, rule, ask, value } = attributes;
  return JSON.stringify([game, position, rule, ask, value ?? text]);
};

async function answer(solver: Solver, { attributes }: Component): Promise<string> {
  const { game = '', position = '', rule = '', ask = '' } = attributes;
  const at = /^value-at:(\d+)$/.exec(ask);
  if (at) return String((await solver.table(game, Number(at[1]) + 1, rule)).values[Number(at[1])]);
  if (ask === 'period' || ask === 'preperiod') {
    const { period } = await solver.table(game, 100_000, rule);
    return String(period?.[ask]);
  }
  const analysis = await solver.analyse(game, position, rule);
  switch (ask) {
    case 'outcome':
      return analysis.outcome;
    case 'grundy':
      return String(analysis.grundy);
    case 'winning-moves':
      return String(analysis.winningMoveCount);
    case 'move-count':
      return String(analysis.moveCount);
    case 'states':
      return String((await solver.search(game, position, rule)).states);
    default:
      return assert.fail(`no claim can ask '${ask}'`);
  }
}

const lessons = globSync('content/lessons/*', { cwd: root }).map((path) => path.split('/').at(-1)!);
const languages = ['en', 'zh'] as const;
const load = (lesson: string, language: string) => parseLesson(read(`content/lessons/${lesson}/${language}.mdx`));

let solver: Solver;
before(async () => {
  solver = await loadSolver();
});
after(() => solver.close());

test('there are lessons, each in both languages and in the course', () => {
  assert.ok(lessons.length >= 2);
  const course = (yaml('content/course.yaml') as { lessons: string[] }[]).flatMap((part) => part.lessons);
  assert.equal(new Set(course).size, course.length, 'a lesson twice');
  for (const lesson of lessons) {
    assert.ok(course.includes(lesson), `${lesson} is in no part`);
    for (const language of languages)
      assert.ok(existsSync(`${root}content/lessons/${lesson}/${language}.mdx`), `${lesson}: ${language}`);
  }
});

interface Term {
  id: string;
  en: { term: string; text: string };
  zh: { term: string; text: string };
  lesson?: string;
}
const glossary = yaml('content/glossary.yaml') as Term[];
const sources = yaml('content/sources.yaml') as { id: string }[];

test('the glossary and the bibliography name everything once, and point at what exists', () => {
  for (const list of [glossary, sources]) {
    const ids = list.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  }
  for (const { id, en, zh, lesson } of glossary) {
    for (const { term, text } of [en, zh]) assert.ok(term && text, id);
    const [name, section] = lesson?.split('#') ?? [];
    if (!name) continue;
    assert.ok(lessons.includes(name), `${id}: ${name}`);
    if (section) assert.ok(load(name, 'en').front.sections.includes(section), `${id}: ${lesson}`);
  }
});

for (const lesson of lessons) {
  describe(lesson, () => {
    const both = languages.map((language) => load(lesson, language)) as [Lesson, Lesson];
    const [en, zh] = both;

    test('both languages have the same sections, boards, exercises and claims', () => {
      assert.deepEqual(en.front.sections, zh.front.sections);
      assert.deepEqual(en.front.sources, zh.front.sources);
      assert.deepEqual(en.front.prerequisites, zh.front.prerequisites);
      assert.equal(en.front.minutes, zh.front.minutes);
      for (const { front, headings } of both) assert.equal(headings.length, front.sections.length, front.title);
      for (const name of ['Board', 'Predict', 'Exercise', 'Step', 'Code', 'Show']) {
        const of = ({ components }: Lesson) =>
          components.filter((each) => each.name === name).map(({ attributes: { label: _prose, ...same } }) => same);
        // Labels and a proof's title are prose; all else is the same to the letter.
        assert.deepEqual(of(en), of(zh), name);
      }
      for (const name of ['Proof', 'Hint', 'Answer']) {
        const of = ({ components }: Lesson) => components.filter((each) => each.name === name).length;
        assert.equal(of(en), of(zh), name);
      }
      const claims = ({ components }: Lesson) =>
        components
          .filter(({ name }) => name === 'Claim')
          .map(claimKey)
          .sort();
      assert.deepEqual(claims(en), claims(zh));
      const cited = ({ components }: Lesson) =>
        new Set(components.filter(({ name }) => name === 'Cite').map(({ attributes }) => attributes['id']));
      assert.deepEqual(cited(en), cited(zh));
    });

    test('it has what a lesson has', () => {
      for (const { components, front } of both) {
        const named = (name: string) => components.filter((each) => each.name === name);
        assert.equal(components[0]?.name, 'Board', 'the hook comes first');
        assert.ok(named('Predict').length >= 1, 'a prediction');
        const exercises = named('Exercise');
        assert.ok(exercises.length >= 4, 'four exercises');
        assert.ok(new Set(exercises.map(({ attributes }) => attributes['kind'])).size >= 3, 'of different kinds');
        for (const { children, attributes } of exercises) {
          assert.ok(children.filter((name) => name === 'Hint').length >= 2, `${attributes['name']}: two hints`);
          assert.equal(children.filter((name) => name === 'Answer').length, 1, `${attributes['name']}: an answer`);
        }
        assert.ok(
          named('Proof').some(({ children }) => children.filter((name) => name === 'Step').length >= 3),
          'a proof in steps',
        );
        assert.ok(named('Code').length >= 1, 'code of the library');
        assert.equal(front.sections.at(-2), 'transfer');
        assert.equal(front.sections.at(-1), 'sandbox');
        const last = named('Board').at(-1);
        assert.equal(last?.attributes['name'], 'sandbox');
        const names = [...named('Board'), ...named('Predict'), ...exercises].map(
          ({ attributes }) => attributes['name'],
        );
        assert.equal(new Set(names).size, names.length, 'a name twice');
        for (const { attributes, text } of named('Board'))
          assert.ok(text.length > 12, `${attributes['name']}: no text equivalent`);
      }
    });

    test('terms, sources, code and boards that it names exist', async () => {
      const boards = new Set(
        en.components.filter(({ name }) => name === 'Board').map(({ attributes }) => attributes['name']),
      );
      for (const { components, front } of both) {
        for (const id of front.sources)
          assert.ok(
            sources.some((source) => source.id === id),
            id,
          );
        for (const id of front.prerequisites ?? []) assert.ok(lessons.includes(id), id);
        for (const { name, attributes } of components) {
          if (name === 'Term')
            assert.ok(
              glossary.some(({ id }) => id === attributes['id']),
              `Term ${attributes['id']}`,
            );
          if (name === 'Cite')
            assert.ok(front.sources.includes(attributes['id']!), `Cite ${attributes['id']} is not in sources`);
          if (name === 'Code') assert.ok(cutOf(read(attributes['file']!), attributes['cut']!, attributes['file']!));
          if ((name === 'Step' || name === 'Show') && attributes['board'])
            assert.ok(boards.has(attributes['board']), attributes['board']);
          if (
            attributes['game'] &&
            attributes['position'] &&
            !attributes['position'].includes('_') &&
            attributes['kind'] !== 'paint'
          ) {
            await solver.analyse(attributes['game'], attributes['position'], attributes['rule']);
          }
        }
      }
    });

    test('digits in prose are claims, and the solver confirms every claim', async () => {
      for (const { components, math, stray } of both) {
        assert.deepEqual(stray, [], 'digits outside Claim, math, code and citations');
        for (const claim of components.filter(({ name }) => name === 'Claim')) {
          const said = claim.attributes['value'] ?? claim.text;
          if (claim.attributes['ask'] === 'winning-move') {
            const { game = '', position = '', rule } = claim.attributes;
            const { winningMoves } = await solver.analyse(game, position, rule);
            assert.ok(
              winningMoves.some(({ text }) => text === said),
              `${position}: ${said} does not win`,
            );
          } else {
            assert.equal(said, await answer(solver, claim), JSON.stringify(claim.attributes));
          }
        }
        for (const { numbers, sum } of math.flatMap(nimSums)) {
          assert.equal(String((await solver.analyse('nim', numbers.join(' '))).grundy), sum, numbers.join(' ⊕ '));
        }
      }
    });
  });
}

test('every claim of the built site is true, also on pages that are no lessons', async () => {
  const pages = globSync('dist/site/**/*.html', { cwd: root });
  assert.ok(pages.length >= 10);
  let outsideLessons = 0;
  for (const page of pages) {
    for (const [, json] of read(page).matchAll(/data-claim="([^"]*)"/g)) {
      const { value, ...attributes } = JSON.parse(json!.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<
        string,
        string
      >;
      if (!page.includes('lessons/')) outsideLessons += 1;
      if (attributes['ask'] === 'winning-move') continue; // checked above, where the lesson is
      assert.equal(
        value,
        await answer(solver, { name: 'Claim', attributes, text: '', children: [] }),
        `${page}: ${json}`,
      );
    }
  }
  assert.ok(outsideLessons >= 2, 'the home page claims something');
});

test('the checks themselves can fail', () => {
  const page = parseLesson(
    '---\ntitle: x\n---\n\nTake 2 stones, <Claim game="nim" position="3">3</Claim>, $4 \\oplus 5 = 2$.\n',
  );
  assert.deepEqual(page.stray, ['Take 2 stones,']);
  assert.deepEqual(nimSums(page.math[0]!), [{ numbers: ['4', '5'], sum: '2' }]);
  assert.deepEqual(nimSums('a \\oplus 3 \\oplus 5 = 2'), [], 'not numbers alone');
  assert.deepEqual(nimSums('3 \\oplus 5 = 6 = 2 \\oplus 4')[0], { numbers: ['3', '5'], sum: '6' });
  assert.notEqual(claimKey(page.components[0]!), claimKey({ ...page.components[0]!, text: '4' }));
});
