/** The lessons: complete, the same in both languages, and true. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { valueText } from '../../web/draw/value.ts';
import { readGoal, truth } from '../../web/lesson/judge.ts';
import { languages } from '../../web/languages.ts';
import { lastBoards } from '../../web/site/src/deeper.ts';
import { cutOf } from '../../web/site/src/lesson/cut.ts';
import { controls } from '../../web/board/view.ts';
import { isAnswer, judges } from './lessons/judge.ts';
import {
  deeper,
  leads,
  lessons,
  load,
  named,
  parseLesson,
  read,
  root,
  yaml,
  type Component,
  type Lesson,
} from './lessons/lesson.ts';
import { fileOf } from './lessons/pages.ts';

/**
 * `3 \oplus 4 \otimes 5 = 1` in math: the products that are added, and the sum, for all equations made of numbers
 * alone.
 */
function nimSums(math: string): { terms: string[][]; sum: string }[] {
  const parts = (text: string, by: string) => text.split(by).map((each) => each.trim());
  return [
    ...math
      .replaceAll(/\\[,;! ]|&/g, ' ')
      .matchAll(/(?<![\w\\{}^_]\s*)(\d+(?:\s*\\o(?:plus|times)\s*\d+)+)\s*=\s*(\d+)(?!\s*(?:\\oplus|\\otimes|[\w{]))/g),
  ].map((match) => ({ terms: parts(match[1]!, '\\oplus').map((each) => parts(each, '\\otimes')), sum: match[2]! }));
}

async function worthOf(solver: Solver, terms: readonly (readonly string[])[]): Promise<string> {
  const products = terms.map(async (factors) => (await solver.ask('nimber', 'multiply', factors.join(' '))).value);
  return String((await Promise.all(products)).reduce((sum, each) => sum ^ each, 0n));
}

const claimKey = ({ attributes, text, section }: Component) => {
  const { game, position, rule, ask, plays, value } = attributes;
  return JSON.stringify([section, game, position, rule, ask, plays, value ?? text]);
};

interface Plays {
  /** Ways of playing to the end. */
  readonly lines: bigint;
  /** Calls of a search that remembers nothing, tries the moves in order and leaves off at the first that wins. */
  readonly calls: bigint;
  readonly lost: boolean;
}

/** Counts over the legal moves alone, each position once. */
async function plays(
  solver: Solver,
  game: string,
  position: string,
  rule: string,
  known = new Map<string, Plays>(),
): Promise<Plays> {
  const found = known.get(position);
  if (found) return found;
  const { moves, total } = await solver.moves(game, position, rule, { limit: 1000 });
  assert.equal(BigInt(moves.length), total, `${position}: too many moves to count plays`);
  let [lines, calls, lost] = [moves.length === 0 ? 1n : 0n, 1n, true];
  for (const move of moves) {
    const option = await plays(solver, game, await solver.play(game, position, move, rule), rule, known);
    lines += option.lines;
    if (lost) calls += option.calls;
    if (option.lost) lost = false;
  }
  const counted = { lines, calls, lost };
  known.set(position, counted);
  return counted;
}

async function answer(solver: Solver, { attributes }: Component): Promise<string> {
  const { game = '', position = '', rule = '', ask = '' } = attributes;
  const at = /^value-at:(\d+)$/.exec(ask);
  if (at) return String((await solver.table(game, Number(at[1]) + 1, rule)).values[Number(at[1])]);
  if (ask === 'period' || ask === 'preperiod') {
    const { period } = await solver.table(game, 100_000, rule);
    return String(period?.[ask]);
  }
  const player = attributes['plays'] === 'right' ? 'right' : 'left';
  const analysis = await solver.analyse(game, position, rule, { player });
  switch (ask) {
    case 'value':
      return analysis.value ? valueText(analysis.value) : '';
    case 'outcome':
      return analysis.outcome;
    case 'grundy':
      return String(analysis.grundy);
    case 'winning-moves':
      return String(analysis.winningMoveCount);
    case 'distance':
      return String(analysis.distance);
    case 'move-count':
      return String(analysis.moveCount);
    case 'states':
      return String((await solver.search(game, position, rule, { player })).states);
    case 'lines':
    case 'calls':
      return String((await plays(solver, game, position, rule))[ask]);
    default:
      return assert.fail(`no claim can ask '${ask}'`);
  }
}

/** Whether what a claim says is true. */
async function confirm(solver: Solver, claim: Component, said: string) {
  const { game = '', position = '' } = claim.attributes;
  if (instruments.has(game)) {
    assert.ok(
      await judges(solver, claim.attributes, `${position} | ${said}`),
      JSON.stringify({ ...claim.attributes, said }),
    );
  } else {
    assert.equal(said, await answer(solver, claim), JSON.stringify(claim.attributes));
  }
}

/** What is asked for exists, and what a question excludes would be an answer else. */
async function checkPositionAsked(solver: Solver, question: Component) {
  const { name, position = '', above = '', not = '', kind } = question.attributes;
  if (kind === 'paint' && /^[1-9]\d*$/.test(position)) {
    assert.ok(!not, `${name}: not is for positions`);
    assert.match(above, /^\d*$/, `${name}: above`);
    const { game = '', rule } = question.attributes;
    const outcomes = new Set<string>();
    for (let n = above ? Number(above) + 1 : 0; n <= Number(position); n++)
      outcomes.add((await solver.analyse(game, `${n}`, rule)).outcome);
    assert.deepEqual([...outcomes].sort(), ['N', 'P'], `${name}: nothing to tell apart`);
    return;
  }
  if (kind !== 'position') {
    assert.ok(!above && !not, `${name}: above and not are for positions`);
    return;
  }
  assert.match(above, /^\d*$/, `${name}: above`);
  assert.match(not, /^((\d+|[A-Z])( (\d+|[A-Z]))*)?$/, `${name}: not`);
  if (position.split('_').length !== 2) return;
  for (const n of not.split(' ').filter(Boolean)) {
    const { not: _free, ...attributes } = question.attributes;
    assert.ok(await isAnswer(solver, { ...question, attributes }, n), `${name}: ${n} is no answer anyway`);
  }
  const from = above ? BigInt(above) : 0n;
  for (let n = from; n < from + 200n; n++) if (await isAnswer(solver, question, n)) return;
  assert.fail(`${name}: no answer`);
}

/** An instrument reads what a lesson has on it, and takes the answer that the lesson knows for right. */
async function checkAsked(solver: Solver, { name, attributes }: Component) {
  const { game = '', position = '', drawn, kind, want, answer } = attributes;
  if (kind === 'choose') {
    // What is to be chosen is told in words; the question has at most a picture.
    if (drawn) await solver.ask(game as 'nimber', 'read' as 'add', drawn);
    return;
  }
  if (want === undefined) await solver.ask(game as 'nimber', 'read' as 'add', position);
  if (name !== 'Question') return;
  assert.ok(answer, `${attributes['name']}: what is right?`);
  const text = want === undefined ? `${position} | ${answer}` : `${answer} | ${want}`;
  assert.ok(await judges(solver, attributes, text), `${attributes['name']}: ${answer}`);
}

let solver: Solver;
/** By name. */
let instruments: ReadonlySet<string>;
before(async () => {
  solver = await loadSolver();
  instruments = new Set((await solver.instruments()).map(({ name }) => name));
});
after(() => solver.close());

test('there are lessons, each in both languages and in the course', () => {
  assert.ok(lessons.length >= 2);
  const course = (yaml('content/course.yaml') as { lessons: string[] }[]).flatMap((part) => part.lessons);
  assert.equal(new Set(course).size, course.length, 'a lesson twice');
  for (const lesson of lessons) {
    assert.ok(course.includes(lesson), `${lesson} is in no part`);
  }
  for (const page of [...lessons, ...deeper])
    for (const language of languages) assert.ok(existsSync(root + fileOf(page, language)), `${page}: ${language}`);
});

interface Term {
  id: string;
  en: { term: string; text: string };
  zh: { term: string; text: string };
  lesson?: string;
}
const glossary = yaml('content/glossary.yaml') as Term[];
const sources = yaml('content/sources.yaml') as ({ id: string } & Record<string, unknown>)[];

test('old addresses lead to what there is, and are not those of anything that is', () => {
  const there = (address: string) => {
    const [page = '', part] = address.split('#');
    if (leads(address) || !leads(page)) return leads(address);
    return named(load(page, 'en'), 'Board').some(({ attributes: { name } }) => name === part);
  };
  for (const { id, to } of yaml('content/moved.yaml') as { id: string; to: string }[]) {
    assert.ok(there(to), `${id} leads to ${to}`);
    assert.ok(!there(id), `${id} is still there`);
  }
});

test('the glossary and the bibliography name everything once, and point at what exists', () => {
  for (const list of [glossary, sources]) {
    const ids = list.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  }
  for (const { id, en, zh, lesson } of glossary) {
    for (const { term, text } of [en, zh]) assert.ok(term && text, id);
    if (lesson) assert.ok(leads(lesson), `${id}: ${lesson}`);
  }
  for (const { id, ...fields } of sources) {
    for (const field of ['label', 'authors', 'title']) assert.ok(fields[field], `${id}: ${field}`);
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value !== 'object' || value === null) continue;
      const { en, zh } = value as { en?: string; zh?: string };
      assert.ok(en && zh, `${id}: ${field} in both languages`);
    }
  }
});

type Pair = readonly [Lesson, Lesson];

/** What holds for every lesson, with the pages below it. Each is tried on false pages below. */
const checks: Readonly<Record<string, (pair: Pair, below?: Pair[]) => void | Promise<void>>> = {
  'both languages have the same sections, boards, exercises and claims': (both) => {
    const [en, zh] = both;
    assert.deepEqual(en.front.sections, zh.front.sections);
    assert.deepEqual(en.front.sources, zh.front.sources);
    assert.deepEqual(en.front.prerequisites, zh.front.prerequisites);
    for (const { front, headings } of both) assert.equal(headings.length, front.sections.length, front.title);
    for (const name of [
      'Board',
      'Values',
      'Question',
      'Choice',
      'Step',
      'Code',
      'Show',
      'Submission',
      'Lesson',
      'Nimber',
    ]) {
      // Labels and a proof's title are prose; all else is the same to the letter.
      const of = (lesson: Lesson) =>
        named(lesson, name).map(({ section, attributes: { label: _prose, ...same } }) => ({ section, ...same }));
      assert.deepEqual(of(en), of(zh), name);
    }
    for (const name of ['Proof', 'Hint', 'Answer']) {
      const of = (lesson: Lesson) => named(lesson, name).map(({ section }) => section);
      assert.deepEqual(of(en), of(zh), name);
    }
    const claims = (lesson: Lesson) => named(lesson, 'Claim').map(claimKey).sort();
    assert.deepEqual(claims(en), claims(zh));
    const cited = (lesson: Lesson) => new Set(named(lesson, 'Cite').map(({ attributes }) => attributes['id']));
    assert.deepEqual(cited(en), cited(zh));
  },

  'it has what a lesson has': (both, deeper = []) => {
    for (const [i, lesson] of both.entries()) {
      const { components, front } = lesson;
      const all = [lesson, ...deeper.map((page) => page[i]!)];
      assert.match(components[0]?.name ?? '', /^(Board|Question)$/, 'the hook comes first');
      assert.equal(components[0]!.section, 1, 'the hook comes first');
      const questions = named(lesson, 'Question');
      assert.ok(questions.length >= 6, 'six questions');
      // What an instrument is asked is a kind of its own.
      const kindOf = ({ attributes: { kind, ask } }: Component) => (kind === 'answer' ? `${kind} ${ask}` : kind);
      assert.ok(new Set(questions.map(kindOf)).size >= 4, 'of different kinds');
      // A third-edition lesson lets the reader state the rule; its proof may be another lesson's.
      const third = named(lesson, 'Choice').length > 0;
      assert.ok(
        third ||
          all
            .flatMap((page) => named(page, 'Proof'))
            .some(({ children }) => children.filter((name) => name === 'Step').length >= 3),
        'a proof in steps',
      );
      assert.ok(
        third || all.some((page) => page.programs.length + named(page, 'Code').length >= 1),
        'a program, or code of the library',
      );
      assert.equal(front.sections.at(-2), 'transfer');
      assert.equal(front.sections.at(-1), 'sandbox');
      assert.match(lesson.lastOpening, /^(Optional|选读)/, 'the sandbox is marked optional');
      assert.equal(named(lesson, 'Board').at(-1)?.attributes['name'], 'sandbox');
    }
  },

  'its boards and questions are whole': (both) => {
    for (const page of both) {
      const [boards, questions] = [named(page, 'Board'), named(page, 'Question')];
      const names = [...boards, ...questions].map(({ attributes }) => attributes['name']);
      assert.equal(new Set(names).size, names.length, 'a name twice');
      for (const { attributes, text } of boards)
        assert.ok(text.length > 12, `${attributes['name']}: no text equivalent`);
      for (const { children, attributes } of questions) {
        const { name, kind = '', answer } = attributes;
        const has = (part: string) => children.filter((each) => each === part).length;
        assert.ok(has('Reveal') <= 1, `${name}: two Reveals`);
        // An outcome and a number the solver knows.
        const told =
          ['outcome', 'number', 'choose', 'play'].includes(kind) || (kind === 'answer' && answer !== undefined);
        assert.ok(told ? has('Answer') <= 1 : has('Answer') === 1, `${name}: an answer`);
      }
    }
  },

  'of what there is to choose one is right, and all else is refuted': async (both) => {
    for (const { outline } of both) {
      const choices = outline.filter(({ component: { name } }) => name === 'Choice');
      const rights = new Map<string, number>();
      for (const { component, inside } of choices) {
        const question = inside.findLast(({ name }) => name === 'Question')!.attributes;
        const { name = '', game = '', rule } = question;
        const { right, fails, says = '' } = component.attributes;
        rights.set(name, (rights.get(name) ?? 0) + (right === undefined ? 0 : 1));
        const said = `${name}: ${component.text.slice(0, 40)}`;
        if (right !== undefined) assert.ok(fails === undefined && !component.children.includes('Because'), said);
        else if (fails === undefined) assert.ok(component.children.includes('Because'), `${said}: why not?`);
        else {
          const goal = readGoal(says);
          assert.ok(goal, `${said}: what does it say?`);
          assert.notEqual(truth(goal.ask, await solver.analyse(game, fails, rule)), goal.want, `${said}: so it is`);
        }
      }
      for (const [name, count] of rights) assert.equal(count, 1, `${name}: one right choice`);
    }
  },

  'boards offer what the page has taught: little at first, everything in the sandbox': (both) => {
    for (const lesson of both) {
      const boards = named(lesson, 'Board').map(({ attributes }) => attributes);
      assert.match(boards[0]!['controls'] ?? 'full', /^(few|unhinted|none)( history)?$/, 'the hook');
      assert.equal(boards.at(-1)!['controls'] ?? 'full', 'full', 'the sandbox');
      for (const { name, game, controls: offered = 'full' } of boards.slice(1, -1)) {
        if (offered === 'none' || instruments.has(game!)) continue;
        for (const each of offered.split(' '))
          assert.ok(['few', 'unhinted', ...controls].includes(each.replace(/^views:.*/, 'views')), `${name}: ${each}`);
      }
    }
  },

  'terms, sources, code, boards and positions that it names exist': async (both) => {
    for (const lesson of both) {
      const { components, front } = lesson;
      const boards = new Set(named(lesson, 'Board').map(({ attributes }) => attributes['name']));
      for (const id of front.sources)
        assert.ok(
          sources.some((source) => source.id === id),
          id,
        );
      for (const id of front.prerequisites ?? []) assert.ok(lessons.includes(id), id);
      for (const { name, attributes } of components) {
        const { id, game, position, rule, kind, board } = attributes;
        if (name === 'Term')
          assert.ok(
            glossary.some((term) => term.id === id),
            `Term ${id}`,
          );
        if (name === 'Cite') assert.ok(front.sources.includes(id!), `Cite ${id} is not in sources`);
        if (name === 'Code') assert.ok(cutOf(read(attributes['file']!), attributes['cut']!, attributes['file']!));
        if (name === 'Lesson') assert.ok(leads(attributes['to']!), `Lesson ${attributes['to']}`);
        if ((name === 'Step' || name === 'Show') && board) assert.ok(boards.has(board), `no board ${board}`);
        if (name === 'Question')
          await checkPositionAsked(solver, { name, attributes, text: '', children: [], section: 0 });
        if (name === 'Values') await solver.table(game!, Number(attributes['count'] ?? 120), rule);
        if (instruments.has(game!)) await checkAsked(solver, { name, attributes, text: '', children: [], section: 0 });
        else if (game && position && !position.includes('_') && kind !== 'paint') {
          const { value } = await solver.analyse(game, position, rule);
          if (attributes['ask'] === 'value') assert.ok(value, `${attributes['name']}: nobody knows its value`);
        }
      }
    }
  },

  'digits in prose are claims, and the solver confirms every claim': async (both) => {
    for (const lesson of both) {
      assert.deepEqual(lesson.stray, [], 'digits outside Claim, math, code and citations');
      for (const claim of named(lesson, 'Claim')) {
        const said = claim.attributes['value'] ?? claim.text;
        if (claim.attributes['ask'] === 'winning-move') {
          const { game = '', position = '', rule, plays } = claim.attributes;
          const player = plays === 'right' ? 'right' : 'left';
          const { winningMoves } = await solver.analyse(game, position, rule, { player });
          assert.ok(
            winningMoves.some(({ text }) => text === said),
            `${position}: ${said} does not win`,
          );
        } else {
          await confirm(solver, claim, said);
        }
      }
      for (const { terms, sum } of lesson.math.flatMap(nimSums)) {
        assert.equal(await worthOf(solver, terms), sum, terms.map((factors) => factors.join(' ⊗ ')).join(' ⊕ '));
      }
    }
  },
};

const pairOf = (page: string): Pair => [load(page, 'en'), load(page, 'zh')];

for (const lesson of lessons) {
  describe(lesson, () => {
    const pages = deeper.filter((page) => page.startsWith(`${lesson}/`)).map(pairOf);
    for (const [what, check] of Object.entries(checks)) test(what, () => check(pairOf(lesson), pages));
  });
}

/** What pages that are no lessons need not have: a lesson's plan, and boards that offer more as they go. */
const ofLessons = [
  'it has what a lesson has',
  'boards offer what the page has taught: little at first, everything in the sandbox',
];

for (const page of deeper) {
  describe(page, () => {
    for (const [what, check] of Object.entries(checks))
      if (!ofLessons.includes(what)) test(what, () => check(pairOf(page)));
    if (page.endsWith(`/${lastBoards}`)) return; // it stands at the end of its part
    test('its lesson links to it where the path passes it', () => {
      for (const lesson of pairOf(page.split('/')[0]!))
        assert.ok(named(lesson, 'Lesson').some(({ attributes: { to } }) => to!.split('#')[0] === page));
    });
  });
}

/** What a page of notes has, beside what holds for a lesson. */
function checkNotes(page: Lesson) {
  const within = (i: number, name: string) => named(page, name).filter(({ section }) => section === i + 1);
  for (const [i, section] of page.front.sections.entries()) {
    if (['checked', 'slips', 'confirmed'].includes(section)) continue;
    assert.ok(within(i, 'Cite').length >= 1, `${section}: no source`);
    assert.ok(within(i, 'Lesson').length >= 1, `${section}: no lesson`);
    // The solver does not play five in a row yet.
    if (section === 'five-in-a-row') continue;
    assert.ok(within(i, 'Board').length >= 1, `${section}: no board`);
    assert.ok(within(i, 'Claim').length >= 1, `${section}: no claim`);
  }
}

describe('notes on the sources', () => {
  const pages = languages.map((language) => read(`content/notes/${language}.mdx`));
  const both = pages.map(parseLesson) as unknown as [Lesson, Lesson];
  for (const [what, check] of Object.entries(checks)) if (!ofLessons.includes(what)) test(what, () => check(both));
  test('each note names its source and the lesson that treats it', () => both.forEach(checkNotes));

  test('pages that are false in one place are found', async () => {
    const [en = '', zh = ''] = pages;
    for (const [from, to, says] of [
      [/<Lesson to="nim#theorem" \/>/, 'Nim', /highest-bit: no lesson/],
      [/<Board game="ring"[^]*?<\/Board>/, '', /ring: no board/],
    ] as const) {
      assert.match(en, from);
      const check = () => checkNotes(parseLesson(en.replace(from, to)));
      assert.throws(check, says);
    }
    const same = 'both languages have the same sections, boards, exercises and claims';
    const exist = 'terms, sources, code, boards and positions that it names exist';
    const refused = (from: string, to: string, what: string) =>
      assert.rejects(async () => checks[what]!([both[0], parseLesson(zh.replace(from, () => to))]), from);
    await refused('to="nim#theorem"', 'to="nim#moves"', same);
    for (const to of ['nim#no-such-section', 'no-such-lesson', 'cycles/no-such-page', 'cycles/proof#no-such-section'])
      await refused('to="nim#theorem"', `to="${to}"`, exist);
  });

  test('the counterexamples that are called the smallest are', async () => {
    const highest = (n: bigint) => n.toString(2).length;
    const heaps = (stones: number, most = stones): number[][] =>
      stones === 0
        ? [[]]
        : Array.from({ length: Math.min(most, stones) }, (_, i) => i + 1).flatMap((first) =>
            heaps(stones - first, first).map((rest) => [...rest, first]),
          );
    const lacking: string[] = [];
    for (let stones = 1; stones <= 5; stones++) {
      for (const position of heaps(stones)) {
        const { grundy } = await solver.analyse('nim', position.join(' '));
        if (grundy && !position.some((heap) => highest(BigInt(heap)) === highest(grundy)))
          lacking.push(position.join(' '));
      }
    }
    assert.deepEqual(lacking, ['2 3']);

    // Rings without a nought on which no winning move closes the edge that it crosses.
    const open: string[] = [];
    for (const ring of ['1 1', '2 1']) {
      const { outcome, winningMoves } = await solver.analyse('ring', `${ring} @1`);
      const closes = ({ numbers: [edge, take] }: { numbers: readonly bigint[] }) =>
        ring.split(' ')[Number(edge) - 1] === String(take);
      if (outcome === 'N' && !winningMoves.some(closes)) open.push(ring);
    }
    assert.deepEqual(open, ['2 1']);

    // Pairs whose sum has not the ones below the lowest nought of x | y, and a nought there.
    const carried: string[] = [];
    for (let sum = 0; sum <= 2; sum++) {
      for (let x = 0; 2 * x <= sum; x++) {
        const p = Number((await solver.analyse('e_and_d', `${x + 1} ${sum - x + 1}`)).grundy);
        if (sum % 2 ** (p + 1) !== 2 ** p - 1) carried.push(`${x} ${sum - x}`);
      }
    }
    assert.deepEqual(carried, ['1 1']);
  });
});

test('every claim of the built site is true, also on pages that are no lessons', async () => {
  const pages = Object.entries(JSON.parse(read('build/claims.json')) as Record<string, Record<string, string>[]>);
  const claiming = pages.filter(([page]) => /^(\w+\/)?lessons\/[^/]+\/index/.test(page));
  const numbered = lessons.filter((lesson) => languages.every((each) => named(load(lesson, each), 'Claim').length > 0));
  assert.ok(
    numbered.length > 20 && claiming.length >= numbered.length * languages.length,
    'every lesson’s claims are there',
  );
  let outsideLessons = 0;
  for (const [page, claims] of pages) {
    for (const { value, ...attributes } of claims) {
      if (!page.includes('lessons/')) outsideLessons += 1;
      if (attributes['ask'] === 'winning-move') continue; // checked above, where the lesson is
      await confirm(solver, { name: 'Claim', attributes, text: '', children: [], section: 0 }, value!);
    }
  }
  assert.ok(outsideLessons >= 2, 'the home page claims something');
});

test('the checks themselves can fail', async () => {
  const page = parseLesson(
    '---\ntitle: x\n---\n\nTake 2 stones, <Claim game="nim" position="3">3</Claim>, $4 \\oplus 5 = 2$.\n',
  );
  assert.deepEqual(page.stray, ['Take 2 stones,']);
  assert.deepEqual(nimSums(page.math[0]!), [{ terms: [['4'], ['5']], sum: '2' }]);
  assert.deepEqual(nimSums('a \\oplus 3 \\oplus 5 = 2'), [], 'not numbers alone');
  assert.deepEqual(nimSums('3 \\oplus 5 = 6 = 2 \\oplus 4')[0], { terms: [['3'], ['5']], sum: '6' });
  const mixed = nimSums('3 \\otimes 4 \\oplus 2 = 14, 2 \\otimes (3 \\oplus 4) = 7 = 2 \\otimes 3 \\oplus x')[0]!;
  assert.deepEqual(mixed, { terms: [['3', '4'], ['2']], sum: '14' });
  assert.equal(await worthOf(solver, mixed.terms), '14');
  assert.equal(await worthOf(solver, [['2', '2']]), '3');
  assert.notEqual(claimKey(page.components[0]!), claimKey({ ...page.components[0]!, text: '4' }));
});

/** One false change to a page, of this lesson where it names no other, and what the check must say of it. */
const mutations: Readonly<
  Record<string, readonly [language: 'en' | 'zh', from: string | RegExp, to: string, says: RegExp, page?: string][]>
> = {
  'both languages have the same sections, boards, exercises and claims': [
    ['zh', 'sections: [play, first-look', 'sections: [first-look, play', /sections|strictly deep-equal/i],
    ['zh', '\n## 你是怎么判断的？\n', '\n', /5 !== 6/],
    ['zh', 'name="hook" position="14"', 'name="hook" position="15"', /Board/],
    ['zh', 'name="table" position="30" rule="1,3,4"', 'name="table" position="30" rule="1,3,5"', /Board/],
    ['zh', 'position="14">', 'position="13">', /Question/],
    ['zh', 'name="beyond" kind="position"', 'name="beyond" kind="outcome"', /Question/],
    ['zh', '<Choice fails="5"', '<Choice fails="6"', /Choice/],
    ['zh', '<Hint>看看相邻', '<Hint>再想想。</Hint><Hint>看看相邻', /Hint/],
    ['zh', 'position="9" view="pn"', 'position="8" view="pn"', /Step/, 'p-and-n-positions/proof'],
    ['zh', 'ask="states">101<', 'ask="states">102<', /102/, 'p-and-n-positions/programs'],
    ['zh', ' <Cite id="zermelo-1913" />', '', /zermelo/, 'p-and-n-positions/proof'],
  ],
  'it has what a lesson has': [
    ['en', '<Question name="hook-game"', '<Term id="heap">x</Term>\n\n<Question name="hook-game"', /hook/],
    // Without choices it is a lesson of the second edition.
    ['en', /<\/?Choice[^>]*>/g, '', /a proof in steps/],
    [
      'en',
      /<Choice[^]*?<\/Choice>/g,
      '<Proof title="x"><Step>x</Step><Step>x</Step><Step>x</Step></Proof>',
      /code of the library/,
    ],
    ['en', 'transfer, sandbox]', 'sandbox, transfer]', /transfer/],
    ['en', 'Optional. Choose', 'Choose', /optional/],
  ],
  'its boards and questions are whole': [
    ['en', /<Answer>The gaps[^]*?<\/Answer>/, '', /beyond: an answer/],
    ['en', 'name="table"', 'name="hook"', /a name twice/],
    ['en', 'A strip of $30$ squares with moves of $2$, $4$ and $7$ squares.', '', /no text equivalent/],
  ],
  'of what there is to choose one is right, and all else is refuted': [
    ['en', /<Choice right>/, '<Choice>', /why not\?/],
    ['en', /<Choice fails="[^"]*" says="[^"]*">/, '<Choice right>', /one right choice/],
    ['zh', /<Choice fails="[^"]*" says="P">/, '<Choice fails="0" says="P">', /so it is/],
    ['zh', /says="P">/, 'says="lost">', /what does it say/],
  ],
  'boards offer what the page has taught: little at first, everything in the sandbox': [
    ['en', ' controls="few"', '', /the hook/],
    ['zh', /(?<=name="table"[^>]*) controls="few"/, ' controls="wy"', /table: wy/],
    ['zh', /(?<=name="table"[^>]*) controls="few"/, '', /table: full/],
    ['en', 'name="sandbox"', 'name="sandbox" controls="few"', /the sandbox/],
  ],
  'terms, sources, code, boards and positions that it names exist': [
    ['zh', '<Term id="option">', '<Term id="no-such-term">', /Term no-such-term/],
    ['zh', '<Cite id="text-003" />', '<Cite id="bouton-1901" />', /bouton-1901/],
    ['zh', 'sources: [text-000', 'sources: [nobody', /nobody/],
    ['zh', 'cut="outcome"', 'cut="no-such-cut"', /no-such-cut/, 'p-and-n-positions/programs'],
    [
      'zh',
      '<Show board="hook" position="10">',
      '<Show board="no-such-board" position="10">',
      /no-such-board/,
      'what-is-a-game',
    ],
    ['zh', 'ask="P" above="10"', 'ask="P" above="ten"', /three-four: above/, 'what-is-a-game/proof'],
    [
      'zh',
      'ask="P" above="10"',
      'ask="P" above="10" not="12"',
      /three-four: 12 is no answer anyway/,
      'what-is-a-game/proof',
    ],
    ['zh', 'ask="P" above="10"', 'ask="grundy=9" above="10"', /three-four: no answer/, 'what-is-a-game/proof'],
    [
      'zh',
      'name="three-four" kind="position"',
      'name="three-four" kind="outcome"',
      /three-four: above and not/,
      'what-is-a-game/proof',
    ],
    ['en', 'position="14">', 'position="14" above="two">', /paint: above/],
    ['en', 'position="14">', 'position="14" above="13">', /paint: nothing to tell apart/],
    ['zh', 'position="14">', 'position="14" not="3">', /paint: not is for positions/],
    ['zh', 'name="sandbox" position="30"', 'name="sandbox" position="-30"', /negative/],
  ],
  'digits in prose are claims, and the solver confirms every claim': [
    ['en', 'Won or not:', 'You lost in 7 moves:', /digits outside/],
    ['zh', '不管赢没赢，', '你走了７步就输了。', /digits outside/],
    ['zh', '**前提**。', '**前提。**', /digits outside/, 'p-and-n-positions/proof'],
    [
      'en',
      'position="4" rule="1,3,4" ask="outcome">N<',
      'position="4" rule="1,3,4" ask="outcome">P<',
      /"position":"4"/,
      'p-and-n-positions/proof',
    ],
    [
      'en',
      'value="414733676044142633476"',
      'value="414733676044142633477"',
      /414733676044142633476/,
      'p-and-n-positions/programs',
    ],
    [
      'en',
      'value="307445734561825859"',
      'value="307445734561825858"',
      /307445734561825859/,
      'p-and-n-positions/programs',
    ],
    ['en', 'ask="period">7<', 'ask="period">14<', /'14'/, 'p-and-n-positions/proof'],
    ['en', 'value="1-1-2">one', 'value="1-2-1">one', /1-2-1 does not win/, 'p-and-n-positions/proof'],
    ['en', 'Won or not:', '$3 \\oplus 5 = 7$:', /3 ⊕ 5/],
  ],
};

test('every check finds a page false that is false in one place', async () => {
  assert.deepEqual(Object.keys(mutations), Object.keys(checks));
  for (const [what, list] of Object.entries(mutations)) {
    for (const [language, from, to, says, of = 'p-and-n-positions'] of list) {
      const page = (each: string) => read(fileOf(of, each));
      assert.notEqual(
        page(language).replace(from, () => ''),
        page(language),
        `'${String(from)}' is no longer in the page`,
      );
      const pair = languages.map((each) =>
        parseLesson(each === language ? page(each).replace(from, () => to) : page(each)),
      ) as [Lesson, Lesson];
      await assert.rejects(async () => checks[what]!(pair), says, `${what}: ${String(from)} → ${to}`);
    }
  }
});
