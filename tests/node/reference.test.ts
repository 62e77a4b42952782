/**
 * The reference: a page for every game the module has, complete in both languages, held to the solver and the elements.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadSolver, type GameInfo, type InstrumentAnswers, type InstrumentInfo, type Solver } from 'nimlab';
import ts from 'typescript';
import { parse } from 'yaml';
import { first, languages } from '../../web/languages.ts';
import { limit } from '../../web/site/src/reference/numbers.ts';
import { elementSchema, gameSchema, instrumentSchema, type GameEntry } from '../../web/site/src/reference/schema.ts';
import { frameCode, frameQuery, scriptCode, tagCode } from '../../web/board/panels/embed.ts';
import { words as sumEn } from '../../web/games/sum/words.en.ts';
import { words as sumZh } from '../../web/games/sum/words.zh.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const yaml = (path: string): unknown => parse(read(path));

/** What the boards say of themselves; made with the site. */
const elements = JSON.parse(read('build/elements.json')) as {
  games: Record<
    string,
    { title: Record<string, string>; rule: unknown; attributes: string[]; views: { id: string }[] }
  >;
  others: Record<string, { attributes: string[] }>;
};
const entries = new Map<string, GameEntry>(
  globSync('content/reference/*.yaml', { cwd: root }).map((file) => [
    /([^/]+)\.yaml$/.exec(file)![1]!,
    gameSchema.parse(yaml(file)), // refuses a field that is missing or empty in one of the languages
  ]),
);
const instruments = new Map(
  globSync('content/instruments/*.yaml', { cwd: root }).map((file) => [
    /([^/]+)\.yaml$/.exec(file)![1]!,
    instrumentSchema.parse(yaml(file)),
  ]),
);

/** Every text that has two languages, with the path to it. */
function* pairs(value: unknown, path: string): Generator<[string, { en: string; zh: string }]> {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && 'zh' in value) {
    if (typeof value.en === 'string' && typeof value.zh === 'string') yield [path, { en: value.en, zh: value.zh }];
    return;
  }
  for (const [key, each] of Object.entries(value)) yield* pairs(each, `${path}.${key}`);
}
const prose = (text: string) => text.replace(/`[^`]*`|\$[^$]*\$|<[^>]*>/g, '');

/** The parts that the comments of an element, or of the boards it refers to, name. */
function litParts(folder: string): string[] {
  const text = globSync(`web/{games,instruments}/**/${folder}/{element,board}.ts`, { cwd: root }).map(read).join('');
  const comments = text.match(/\/\*\*[^]*?\*\//g)!.map((each) => each.replace(/\s+\*?\s*/g, ' '));
  const parts = comments.flatMap((comment) => [
    ...(/Lit parts: those of Nim/.test(comment) ? litParts('nim') : []),
    ...(/lit parts: see `LimitedTakeBoard`/.test(comment) ? litParts('golden') : []),
    ...[...(/Lit parts: ([^]*)/.exec(comment)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
  ]);
  return [...new Set(parts)]; // a family may have the name of its first game
}

/**
 * The public methods of a class by name, each as a page calls it: `name(first, { of, the, options })`; what has a value
 * by itself is not the page's.
 */
function methodsOf(source: string, name: string, types: string): Map<string, string> {
  const parsed = (text: string) => ts.createSourceFile('', text, ts.ScriptTarget.Latest).statements;
  const optionsOf = (type: string) =>
    parsed(types).flatMap((each) =>
      ts.isInterfaceDeclaration(each) && each.name.text === type
        ? [`{ ${each.members.map((member) => (member.name as ts.Identifier).text).join(', ')} }`]
        : [],
    )[0];
  const found = parsed(source).find((each) => ts.isClassDeclaration(each) && each.name?.text === name);
  return new Map(
    (found as ts.ClassDeclaration).members.flatMap((each): [string, string][] => {
      if (!ts.isMethodDeclaration(each) || !ts.isIdentifier(each.name)) return [];
      const hidden = [ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.AbstractKeyword];
      if (each.modifiers?.some(({ kind }) => hidden.includes(kind))) return [];
      const parameters = each.parameters.flatMap(({ name, type, initializer }) => {
        const known =
          type && ts.isTypeReferenceNode(type) ? optionsOf((type.typeName as ts.Identifier).text) : undefined;
        return known ?? (initializer ? [] : (name as ts.Identifier).text);
      });
      return [[each.name.text, `${each.name.text}(${parameters.join(', ')})`]];
    }),
  );
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('the reference', () => {
  let solver: Solver;
  let games: readonly GameInfo[];
  before(async () => {
    solver = await loadSolver();
    games = await solver.games();
  });
  after(() => solver.close());

  test('every game has an entry and an element, and no entry is without a game', () => {
    const names = games.map(({ name }) => name).sort();
    assert.deepEqual([...entries.keys()].sort(), names);
    assert.deepEqual(Object.keys(elements.games).sort(), names);
  });

  test('a sum calls the games that it can take by the names that their boards have', () => {
    const taken = games.filter(({ name, partizan }) => name !== 'sum' && !partizan).map(({ name }) => name);
    for (const [language, { games: called }] of Object.entries({ en: sumEn, zh: sumZh })) {
      const titles = taken.map((name) => [name, elements.games[name]!.title[language]!] as const);
      assert.deepEqual(called, Object.fromEntries(titles), language);
    }
  });

  test('an entry says something of every limit, view and lit part there is, and of no other', () => {
    for (const { name, limits, defaultRule } of games) {
      const entry = entries.get(name)!;
      assert.deepEqual(Object.keys(entry.limits), Object.keys(limits), `${name}: limits`);
      const element = elements.games[name]!;
      assert.deepEqual(
        Object.keys(entry.views),
        element.views.map(({ id }) => id),
        `${name}: views`,
      );
      assert.equal(entry.notation.rule !== null, defaultRule !== '', `${name}: notation of the rule`);
      assert.deepEqual(
        Object.keys(entry.lit),
        litParts(name),
        `${name}: lit parts, as the comment of its element has them`,
      );
    }
  });

  test('examples are canonical positions, won and lost ones; every fact told of them is explained, and no other', async () => {
    for (const { name } of games) {
      const { examples, facts } = entries.get(name)!;
      const outcomes = new Set<string>();
      const told = new Set<string>();
      for (const { position, rule } of examples) {
        const analysis = await solver.analyse(name, position, rule);
        assert.equal(analysis.position, position, name);
        if (rule !== undefined) assert.equal(analysis.rule, rule, name);
        outcomes.add(analysis.outcome);
        for (const fact of Object.keys(analysis.facts)) told.add(fact);
      }
      assert.ok(outcomes.has('P') && outcomes.has('N'), `${name}: examples with the outcomes ${[...outcomes]}`);
      assert.deepEqual(Object.keys(facts), [...told], `${name}: facts`);
    }
  });

  test('lessons and sources that entries name are there', () => {
    const lessons = new Set((yaml('content/course.yaml') as { lessons: string[] }[]).flatMap((part) => part.lessons));
    const sources = new Set((yaml('content/sources.yaml') as { id: string }[]).map(({ id }) => id));
    for (const [name, entry] of [...entries, ...instruments]) {
      assert.ok(lessons.has(entry.lesson), `${name}: ${entry.lesson}`);
      for (const source of entry.sources) assert.ok(sources.has(source), `${name}: ${source}`);
    }
  });

  test('the elements are described by their own attributes, methods and events', () => {
    const described = yaml('content/elements.yaml') as Record<string, unknown>;
    const known = Object.fromEntries(Object.entries(described).map(([id, each]) => [id, elementSchema.parse(each)]));
    const ofBoards = new Set(Object.values(elements.games).flatMap(({ attributes }) => attributes));
    assert.deepEqual(Object.keys(known.board!.attributes).sort(), [...ofBoards, 'lang'].sort());
    for (const [id, { attributes }] of Object.entries(elements.others)) {
      assert.deepEqual(Object.keys(known[id]!.attributes).sort(), [...attributes].sort(), id);
    }
    const shell = read('web/board/game-element.ts');
    const publicMethods = methodsOf(shell, 'GameElement', read('web/board/view.ts'));
    for (const method of Object.keys(known.board!.methods)) {
      assert.equal(publicMethods.get(method.replace(/\(.*/, '')), method);
    }
    const events = read('web/board/events.ts');
    const fired = new Set([...events.matchAll(/event\('([^']+)'/g)].map((match) => match[1]!));
    assert.deepEqual(Object.keys(known.board!.events).sort(), [...fired].sort());
    const { events: ofQuestions } = known.question!;
    assert.ok(Object.keys(ofQuestions).length > 0);
    for (const event of Object.keys(ofQuestions))
      assert.ok(read('web/lesson/question/element.ts').includes(event), event);
  });

  test('Chinese is Chinese, with its own punctuation', () => {
    const all = [...entries, ...instruments].flatMap(([name, entry]) => [...pairs(entry, name)]);
    for (const [path, { en, zh }] of [...all, ...pairs(yaml('content/elements.yaml'), 'elements')]) {
      assert.ok(!/\p{Script=Han}/u.test(en.replace(/（.*?）/g, '')), `${path}: ${en}`);
      if (!/example$/.test(path)) assert.ok(/\p{Script=Han}/u.test(prose(zh)), `${path}: ${zh}`);
      assert.ok(!/\p{Script=Han}[,;:?!(]|[,;:?!)]\p{Script=Han}/u.test(prose(zh)), `${path}: ${zh}`);
    }
  });

  const sections = ['play', 'rules', 'notation', 'limits', 'theorem', 'element', 'embed', 'node', 'lessons'];
  for (const language of languages) {
    test(`every game has its page, with every section: ${language}`, () => {
      const folder = `dist/site/${language === first ? '' : `${language}/`}reference`;
      const index = read(`${folder}/index.html`);
      for (const { name, defaultRule, example } of games) {
        assert.ok(index.includes(`reference/${name}/"`), `${name}: a link from the index`);
        const path = `${folder}/${name}/index.html`;
        assert.ok(existsSync(root + path), path);
        const page = read(path);
        const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
        assert.deepEqual(
          ids.filter((id) => sections.includes(id)),
          sections,
          path,
        );
        for (const text of [defaultRule, example]) assert.ok(textOf(page).includes(text), `${path}: ${text}`);
        assert.ok(!/undefined|\[object|NaN/.test(textOf(page.replace(/<script[^]*?<\/script>/g, ''))), path);
      }
    });
  }

  test('the programs of the pages print what the pages say', () => {
    mkdirSync(`${root}build/reference`, { recursive: true });
    const paths = [...games.map(({ name }) => name), ...[...instruments.keys()].map((name) => `instruments/${name}`)];
    for (const path of paths) {
      const name = path.split('/').at(-1)!;
      const page = read(`dist/site/reference/${path}/index.html`);
      const [, code] = new RegExp(`<figure class="code" data-example="${name}">([^]*?)</figure>`).exec(page)!;
      const [, output] = /<figure class="code output">([^]*?)<\/figure>/.exec(page)!;
      const file = `${root}build/reference/${name}.test.mjs`;
      writeFileSync(file, textOf(code!));
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
      assert.equal(
        execFileSync(process.execPath, [file], { encoding: 'utf8', env }).trim(),
        textOf(output!).trim(),
        name,
      );
    }
  });
});

describe('instruments in the reference', () => {
  let solver: Solver;
  let known: readonly InstrumentInfo[];
  before(async () => {
    solver = await loadSolver();
    known = await solver.instruments();
  });
  after(() => solver.close());
  /** Any question of any of them. */
  const ask = (instrument: string, what: string, text: string, more: { rule?: string; numbers?: readonly bigint[] }) =>
    solver.ask(instrument as keyof InstrumentAnswers, what as never, text, more);

  test('every one has an entry: its questions, limits and views in their order, and no other', () => {
    const described = yaml('content/elements.yaml') as Record<string, { attributes: { view?: { values: string } } }>;
    assert.deepEqual([...instruments.keys()].sort(), known.map(({ name }) => name).sort());
    for (const { name, questions, limits, defaultRule } of known) {
      const entry = instruments.get(name)!;
      const told = questions.filter((each) => !each.startsWith('judge'));
      assert.deepEqual(Object.keys(entry.questions), told, `${name}: questions`);
      assert.deepEqual(Object.keys(entry.limits), Object.keys(limits), `${name}: limits`);
      assert.equal(entry.notation.rule !== null, defaultRule !== '', `${name}: notation of the rule`);
      const views = described[(entry.element ?? name).replaceAll('_', '-')]!.attributes.view?.values.split(' | ') ?? [];
      if (entry.element) assert.ok(views.includes(entry.view!), name);
      else assert.deepEqual(Object.keys(entry.views), views, `${name}: views`);
    }
  });

  test('what they give as examples is answered', async () => {
    for (const [name, { element, examples, code }] of instruments) {
      const { questions } = known.find((each) => each.name === (element ?? name))!;
      const first = questions.includes('read') ? 'read' : questions[0]!;
      for (const { text, rule } of examples) await ask(element ?? name, first, text, { rule });
      await ask(name, code.ask, code.text, { rule: code.rule, numbers: code.numbers?.map(BigInt) });
      await assert.rejects(ask(name, code.ask, '?', { numbers: code.numbers?.map(BigInt) }), name);
    }
  });

  test('the numbers said of examples are those that the solver gives', async () => {
    // Instrument, example, question, field of the answer, its value, and how both languages write it.
    const said = [
      ['matrix_game', '-2 3; 3 -4', 'solve', 'value', '1/12', '$\\tfrac1{12}$'],
      ['matrix_game', '3 -1 -3; 2 1 4; -1 0 2', 'solve', 'value', '1', '1'],
      ['simplex', '3 2; 1 4', 'tableaux', 'value', '5/2', '$\\tfrac52$'],
      ['game_tree', '[[3 12 8] [2 4 6] [14 5 2]]', 'alphabeta', 'value', '3', '3'],
      ['game_tree', '[[3 12 8] [2 4 6] [14 5 2]]', 'alphabeta', 'leaves', '7', '7'],
      ['game_tree', '[[[5 3] [6 9]] [[4 2] [8 1]]]', 'alphabeta', 'leaves', '5', '5'],
      ['game_tree', '[[2 8 7] [4 5 9] [6 7 1]]', 'alphabeta', 'leaves', '9', '9'],
      ['nimber', '12 9', 'multiply', 'value', '10', '= 10$'],
      ['nimber', '2 4', 'multiply', 'value', '8', '8'],
      ['nimber', '13 14', 'multiply', 'value', '1', '1'],
      ['nimber', '4294967296 4294967296', 'multiply', 'value', `${3n << 31n}`, '$\\tfrac32 \\cdot 2^{32}$'],
      ['secret_stop', '1 4 0 9 7', 'solve', 'value', '37/10', '$\\tfrac{37}{10}$'],
      ['secret_stop', '1 2 3 4', 'solve', 'value', '5/2', '$\\tfrac52$'],
      ['twenty_four', '1 2 3 4 5 6', 'solve', 'count', '1778', '1778'],
      ['twenty_four', '1 2 3 4 5 6', 'solve', 'whole', '1460', '1460'],
    ] as const;
    for (const [name, text, what, field, value, written] of said) {
      const answer = (await ask(name, what, text, {})) as unknown as Readonly<Record<string, unknown>>;
      assert.equal(String(answer[field]), value, `${name}: ${text}`);
      const { about } = instruments.get(name)!.examples.find((each) => each.text === text)!;
      for (const language of languages) {
        assert.ok(
          about[language].replaceAll(/(?<=\d),(?=\d{3})/g, '').includes(written),
          `${name}: ${about[language]}`,
        );
      }
    }
  });

  const sections = ['play', 'about', 'notation', 'questions', 'limits', 'theorem', 'element', 'node', 'lessons'];
  for (const language of languages) {
    test(`every one has its page, with every section, and a place in the index: ${language}`, () => {
      const folder = `dist/site/${language === first ? '' : `${language}/`}reference`;
      const index = read(`${folder}/index.html`);
      for (const { name, limits } of known) {
        assert.ok(index.includes(`reference/instruments/${name}/"`), name);
        const page = read(`${folder}/instruments/${name}/index.html`);
        const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
        assert.deepEqual(
          ids.filter((id) => sections.includes(id)),
          sections,
          name,
        );
        const text = textOf(page.replace(/<script[^]*?<\/script>/g, ''));
        for (const value of Object.values(limits)) assert.ok(text.includes(textOf(limit(value, language))), name);
        assert.ok(!/undefined|\[object|NaN/.test(text), name);
      }
    });
  }
});

test('limits are written as they are meant', () => {
  assert.equal(limit(18446744073709551615n, 'en'), '2<sup>64</sup> − 1');
  assert.equal(limit(9223372036854775808n, 'zh'), '2<sup>63</sup>');
  assert.equal(limit(1000000000000000000n, 'en'), '10<sup>18</sup>');
  assert.equal(limit(1048576n, 'en'), '1,048,576');
  assert.equal(limit(64n, 'zh'), '64');
});

test('the code for other pages: attributes are escaped, what is empty is left out', () => {
  assert.equal(scriptCode('https://a.b/nimlab.js'), '<script type="module" src="https://a.b/nimlab.js"></script>');
  assert.equal(
    tagCode('nimlab-x', { rule: '1>2 "a"&<', view: '' }, 'text'),
    '<nimlab-x rule="1>2 &quot;a&quot;&amp;&lt;">text</nimlab-x>',
  );
  assert.equal(frameQuery({ game: 'sum', position: '1 | 2', view: '' }), '?game=sum&position=1+%7C+2');
  assert.match(
    frameCode('https://a.b/embed/?game=a&lang=zh', 'Lasker "1"'),
    /src="[^"]*\?game=a&amp;lang=zh" title="Lasker &quot;1&quot;"/,
  );
});
