/**
 * How the lessons teach (../shared/teaching.md), as far as a test can see it. What is true and complete,
 * `content.test.ts` asks.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { parse as parseYaml } from 'yaml';
import { languages } from '../../web/languages.ts';
import { offered } from '../../web/draw/offered.ts';
import { isAnswer } from './lessons/judge.ts';
import {
  deeper,
  lessons,
  load,
  named,
  parseLesson,
  read,
  yaml,
  type Component,
  type Lesson,
} from './lessons/lesson.ts';
import { fileOf } from './lessons/pages.ts';

let solver: Solver;
let instruments: ReadonlySet<string>;
before(async () => {
  solver = await loadSolver();
  instruments = new Set((await solver.instruments()).map(({ name }) => name));
});
after(() => solver.close());

type Language = (typeof languages)[number];

/** Lists of numbers in words, as they stand where a board has digits. */
const inWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:(?:, | and |, and )(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b){2,}/gi,
  zh: /[零一二三四五六七八九十]+(?:[、，和][零一二三四五六七八九十]+){2,}(?![\p{Script=Han}]*[步着])/gu,
};

/**
 * What is folded, or stands in a board's place where no script runs, is not read at a stretch; an exercise has its own
 * time.
 */
const aside = ['Proof', 'Hint', 'Answer', 'Code', 'Cite', 'Board', 'Nimber', 'Values', 'Question'];

/** Words that a reader sees, outside exercises. A Chinese word has 1.6 characters. */
function wordsOf({ prose }: Lesson, language: Language): number {
  const text = prose.map(({ text, inside }) => (inside.some((name) => aside.includes(name)) ? '' : text)).join('');
  const formulas = text.split('∎').length - 1;
  return language === 'zh'
    ? Math.round((text.match(/\p{Script=Han}/gu) ?? []).length / 1.6) + formulas
    : (text.replaceAll('∎', ' m ').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
}

/** What is asked about: the same position of the same game. */
const about = ({ attributes: { game, position, rule = '', plays = '' } }: Component) =>
  JSON.stringify([game, position, rule, plays]);

/** That what is asked for is told in words. */
const tells: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    outcome: /\b(?:wins?|won|los(?:es?|ing|t)|winning)\b/,
    grundy: /\b(?:nim-sum|worth|values?)\b/,
    'winning-moves': /\bwinning moves?\b|\bwins? by\b/,
  },
  zh: { outcome: /必胜|必败|能赢|必胜|就赢|会赢|会输|必输/, grundy: /异或和|值/, 'winning-moves': /必胜/ },
};

const kindOf = ({ attributes: { kind, ask } }: Component) => (kind === 'answer' ? `${kind} ${ask}` : kind);

/** Parts that a board can light, by the pattern of its reference: `heap-<i>`. */
const parts = (game: string) =>
  Object.keys((parseYaml(read(`content/reference/${game}.yaml`)) as { lit?: object }).lit ?? {}).map(
    (each) => new RegExp(`^${each.replaceAll(/<\w+>/g, '[\\w.,]+')}$`),
  );

const viewsOf = (game: string) =>
  Object.keys((parseYaml(read(`content/reference/${game}.yaml`)) as { views?: object }).views ?? {});

/** Views whose name tells what a lesson teaches: before it a board offers the others alone. */
const introduced: Readonly<Record<string, string>> = {
  distance: 'cycles',
  sg: 'mex-and-grundy',
  exact: 'wythoff',
  product: 'tartan-theorem',
};

/** Why an exercise is too easy; null where it is not. */
async function trivial(exercise: Component): Promise<string | null> {
  const { game = '', position = '', rule, kind, ask, plays, above = '' } = exercise.attributes;
  if (instruments.has(game)) return null; // what is trivial there its own judge says
  const player = plays === 'right' ? 'right' : 'left';
  switch (kind) {
    case 'move': {
      const { winningMoveCount, moveCount } = await solver.analyse(game, position, rule, { player });
      if (winningMoveCount === 0n) return 'no move wins';
      return winningMoveCount === moveCount ? 'every move wins' : null;
    }
    case 'number': {
      const { grundy } = await solver.analyse(game, position, rule, { player });
      if (ask !== 'grundy') return null;
      if (grundy === null) return 'it has no value';
      return position === String(grundy) ? 'the value is what stands there' : null;
    }
    case 'position': {
      if (position.split('_').length !== 2) return null;
      const from = above ? BigInt(above) + 1n : 0n;
      let answers = 0;
      for (let n = from; n < from + 20n; n++) if (await isAnswer(solver, exercise, n)) answers++;
      if (answers > 10) return `${answers} of twenty numbers are answers`;
      // A number that names a vertex is not smaller than others.
      const names = `${position} ${rule}`.includes('-');
      return !names && (await isAnswer(solver, exercise, 0n)) ? 'zero is an answer' : null;
    }
    default:
      return null;
  }
}

/** What holds for each lesson. Each is tried on false pages below. */
const checks: Readonly<
  Record<string, (lesson: Lesson, language: Language, known: readonly string[]) => void | Promise<void>>
> = {
  'lists of numbers are digits'({ prose }, language) {
    const found = prose.flatMap(({ text }) => [...text.matchAll(inWords[language])].map(([list]) => list));
    assert.deepEqual(found, [], `numbers in words: ${found.join('; ')}`);
  },

  'what a prediction veils is not told before it'({ outline }, language) {
    for (const [at, { component: question }] of outline.entries()) {
      const { name, kind, ask: number = '', game = '' } = question.attributes;
      const ask = kind === 'outcome' ? kind : number;
      if (question.name !== 'Question' || instruments.has(game)) continue;
      for (const { component: told, inside } of outline.slice(0, at)) {
        if (about(told) !== about(question) || inside.some(({ name }) => name === 'Question')) continue;
        const where = `${name}: told before, by ${told.name} ${told.attributes['name'] ?? ''}`;
        assert.ok(told.name !== 'Claim' || told.attributes['ask'] !== ask, where);
        if (told.name !== 'Board') continue;
        assert.ok(told.attributes['analysis'] !== 'on', where);
        assert.ok(!tells[language][ask]?.test(told.text), `${where}: ${told.text}`);
      }
    }
  },

  'what a strip asks to be marked is not told before it'({ outline }) {
    for (const [at, { component: strip }] of outline.entries()) {
      const { name, kind, game, position = '', rule = '', above = '-1' } = strip.attributes;
      if (kind !== 'paint' || !/^\d+$/.test(position)) continue;
      const isCell = (text = '') => /^\d+$/.test(text) && +text > +above && +text <= +position;
      for (const { component: told, inside } of outline.slice(0, at)) {
        const { name: by, attributes } = told;
        if (attributes['game'] !== game || (attributes['rule'] ?? '') !== rule) continue;
        if (inside.some((around) => around.name === 'Question')) continue;
        const where = `${name}: told before, by ${by} ${attributes['name'] ?? attributes['position']}`;
        assert.ok(by !== 'Claim' || attributes['ask'] !== 'outcome' || !isCell(attributes['position']), where);
        assert.ok(by !== 'Board' || (attributes['analysis'] !== 'on' && attributes['view'] !== 'table'), where);
      }
    }
  },

  'a phrase or a step puts on its board what the board knows'({ components }) {
    return Promise.all(
      components
        .filter(({ name, attributes: { board } }) => (name === 'Show' || name === 'Step') && board)
        .map(async ({ name, attributes: { board: on, position, lit = '' } }) => {
          const board = components.find((each) => each.name === 'Board' && each.attributes['name'] === on)!.attributes;
          const [game = '', where] = [board['game'], `${name} on ${on}: ${position}`];
          if (!position || instruments.has(game)) return;
          await assert.doesNotReject(solver.analyse(game, position, board['rule']), where);
          for (const part of lit.split(' ').filter(Boolean))
            assert.ok(
              parts(game).some((pattern) => pattern.test(part)),
              `${where}: no part ${part}`,
            );
        }),
    ).then(() => {});
  },

  'a board offers views that it has, and none that comes later'(lesson, _, known) {
    for (const { attributes } of named(lesson, 'Board')) {
      const { name, game = '', controls = 'full', view } = attributes;
      const offers = offered('views', controls);
      if (instruments.has(game) || !offers || controls === 'full') continue;
      const had = viewsOf(game);
      assert.ok(offers.length !== 1, `${name}: one view is no choice`);
      for (const each of offers.length ? offers : had) {
        assert.ok(had.includes(each), `${name}: no view ${each}`);
        const lesson = introduced[each];
        assert.ok(!lesson || known.includes(lesson) || each === view, `${name}: ${each} before ${lesson}`);
      }
    }
  },

  'it has six questions of four kinds, none of them trivial': async (lesson) => {
    const exercises = named(lesson, 'Question').filter(({ children }) => children.includes('Answer'));
    // Whoever always says the same is not always right.
    const outcomes = exercises.filter(
      ({ attributes: { kind, game = '' } }) => kind === 'outcome' && !instruments.has(game),
    );
    const answers = await Promise.all(
      outcomes.map(async ({ attributes: { game = '', position = '', rule, plays } }) => {
        const player = plays === 'right' ? 'right' : 'left';
        return (await solver.analyse(game, position, rule, { player })).outcome;
      }),
    );
    assert.ok(answers.length < 3 || new Set(answers).size > 1, `always ${answers[0]}`);
    const questions = named(lesson, 'Question');
    const third = named(lesson, 'Choice').length > 0;
    const asked = third ? questions : exercises;
    assert.ok(asked.length >= 6 && (!third || asked.length <= 10), `${asked.length} exercises`);
    const kinds = new Set(asked.map(kindOf));
    assert.ok(kinds.size >= 4, `kinds: ${[...kinds].join(', ')}`);
    for (const exercise of exercises) {
      const why = await trivial(exercise);
      assert.equal(why, null, `${exercise.attributes['name']}: ${why}`);
    }
  },

  'it is not too long'(lesson, language) {
    const words = wordsOf(lesson, language);
    const most = named(lesson, 'Choice').length ? 900 : 1800; // those of the second edition
    assert.ok(words <= most, `${words} words`);
  },
};

const taught = (yaml('content/course.yaml') as { lessons: string[] }[])
  .flatMap((part) => part.lessons)
  .filter((name) => lessons.includes(name));

for (const [at, lesson] of taught.entries()) {
  const known = taught.slice(0, at + 1);
  describe(lesson, () => {
    for (const language of languages) {
      const page = load(lesson, language);
      for (const [what, check] of Object.entries(checks))
        test(`${what} (${language})`, () => check(page, language, known));
    }
  });
}

/** What holds for a lesson, and not for a page below it. */
const ofLessons = ['it has six questions of four kinds, none of them trivial', 'it is not too long'];

for (const page of deeper) {
  const known = taught.slice(0, taught.indexOf(page.split('/')[0]!) + 1);
  describe(page, () => {
    for (const language of languages)
      for (const [what, check] of Object.entries(checks))
        if (!ofLessons.includes(what))
          test(`${what} (${language})`, () => check(load(page, language), language, known));
  });
}

/** Another question in a question's place, with which there are as many. */
const instead = (kind: string) => `<Question name="x" kind=${kind}><Answer>x</Answer></Question>`;

/** One false change to a page, of this lesson where it names no other, and what the check must say of it. */
const mutations: Readonly<
  Record<string, readonly [Language, from: string | RegExp, to: string, says: RegExp, page?: string][]>
> = {
  'lists of numbers are digits': [
    ['en', 'Won or not:', 'You lost from two, five and seven:', /two, five and seven/],
    ['zh', '不管赢没赢，', '二、五、七都会输。', /二、五、七/],
  ],
  'what a prediction veils is not told before it': [
    [
      'en',
      '<Question name="sixteen" kind="outcome"',
      '<Claim game="subtraction" position="16" rule="2,3" ask="outcome">P</Claim>\n\n<Question name="sixteen" kind="outcome"',
      /sixteen: told before, by Claim/,
      'what-is-a-game/proof',
    ],
    [
      'en',
      '<Question name="sixteen" kind="outcome"',
      '<Board game="subtraction" name="x" position="16" rule="2,3">Whoever begins loses.</Board>\n\n<Question name="sixteen" kind="outcome"',
      /sixteen: told before, by Board x/,
      'what-is-a-game/proof',
    ],
    [
      'zh',
      '<Question name="sixteen" kind="outcome"',
      '<Board game="subtraction" name="x" position="16" rule="2,3">先手必败。</Board>\n\n<Question name="sixteen" kind="outcome"',
      /sixteen: told before, by Board x/,
      'what-is-a-game/proof',
    ],
    [
      'zh',
      '<Question name="sixteen" kind="outcome"',
      '<Board game="subtraction" name="x" position="16" rule="2,3" analysis="on">棋子在第 $16$ 格。</Board>\n\n<Question name="sixteen" kind="outcome"',
      /sixteen: told before, by Board x/,
      'what-is-a-game/proof',
    ],
  ],
  'what a strip asks to be marked is not told before it': [
    [
      'en',
      '<Question name="paint"',
      '<Claim game="subtraction" position="7" rule="1,3,4" ask="outcome">P</Claim>\n\n<Question name="paint"',
      /paint: told before, by Claim 7/,
    ],
    [
      'zh',
      '<Question name="paint"',
      '<Board game="subtraction" name="x" position="30" rule="1,3,4" analysis="on">格子带。</Board>\n\n<Question name="paint"',
      /paint: told before, by Board x/,
    ],
  ],
  'a phrase or a step puts on its board what the board knows': [
    [
      'en',
      '<Show board="hook" position="10">',
      '<Show board="hook" position="x">',
      /Show on hook: x/,
      'what-is-a-game',
    ],
    [
      'zh',
      '<Show board="hook" position="10">',
      '<Show board="hook" position="-3">',
      /Show on hook: -3/,
      'what-is-a-game',
    ],
    ['en', 'lit="cell-3-4"', 'lit="cellar-3-4"', /no part cellar-3-4/, 'p-and-n-positions/proof'],
  ],
  'a board offers views that it has, and none that comes later': [
    ['en', 'controls="few"', 'controls="views why history"', /hook: sg before mex-and-grundy/],
    ['en', 'controls="few"', 'controls="views:plain,pn,sg"', /hook: sg before mex-and-grundy/],
    ['zh', 'controls="few"', 'controls="views:plain,signs"', /hook: no view signs/],
    ['zh', 'controls="few"', 'controls="views:pn why"', /hook: one view is no choice/],
  ],
  'it has six questions of four kinds, none of them trivial': [
    ['en', /<Question name="paint"[^]*?<\/Question>/, '', /5 exercises/],
    ['en', '## Sandbox', `${instead('"choose"').repeat(5)}\n\n## Sandbox`, /11 exercises/],
    ['en', /kind="paint"/g, 'kind="choose"', /kinds: play, choose, position/],
    ['zh', 'position="17" rule="4">', 'position="1" rule="4">', /seventeen: every move wins/, 'what-is-a-game'],
    ['zh', 'position="17" rule="4">', 'position="15" rule="4">', /seventeen: no move wins/, 'what-is-a-game'],
    [
      'en',
      /<Question name="paint"[^]*?<\/Question>/,
      instead('"position" game="subtraction" rule="1..4" position="_" ask="N" above="10"'),
      /x: 16 of twenty/,
    ],
    [
      'en',
      /<Question name="paint"[^]*?<\/Question>/,
      instead('"number" game="subtraction" rule="1..9" position="7" ask="grundy"'),
      /what stands there/,
    ],
    [
      'en',
      /<Question name="(paint|rule|beyond)"[^]*?<\/Question>/g,
      instead('"outcome" game="subtraction" rule="1,3,4" position="5"'),
      /always N/,
    ],
  ],
  'it is not too long': [
    ['en', 'Won or not:', 'You lost. '.repeat(300), /\d+ words/],
    ['zh', '不管赢没赢，', '你多半是输了。'.repeat(200), /\d+ words/],
  ],
};

test('every check finds a page false that is false in one place', async () => {
  assert.deepEqual(Object.keys(mutations), Object.keys(checks));
  for (const [what, list] of Object.entries(mutations)) {
    for (const [language, from, to, says, of = 'p-and-n-positions'] of list) {
      const page = read(fileOf(of, language));
      const falsified = page.replace(from, () => to);
      assert.notEqual(falsified, page, `'${String(from)}' is no longer in the page`);
      const check = async () => checks[what]!(parseLesson(falsified), language, ['p-and-n-positions']);
      await assert.rejects(check, says, `${what}: ${String(from)} → ${to.slice(0, 80)}`);
    }
  }
});
