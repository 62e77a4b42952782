// What "why?" says: every step that the solver explains by has a sentence in every language, on many positions.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { after, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadSolver } from 'nimlab';
import { parse } from 'yaml';
import { brief } from '../../web/board/brief.ts';
import type { Sentences } from '../../web/board/reasons.ts';
import { languages, locales } from '../../web/languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const solver = await loadSolver();
after(() => solver.close());

interface Reference {
  readonly examples: readonly { readonly position: string; readonly rule?: string }[];
  readonly views?: Readonly<Record<string, unknown>>;
}
const referenceOf = (game: string) => parse(readFileSync(`${root}content/reference/${game}.yaml`, 'utf8')) as Reference;

/** Positions and rules that no example has, for the sake of their keys. */
const more: Readonly<Record<string, readonly (readonly [position: string, rule: string])[]>> = {
  nim: [
    ['1', ''],
    ['1 1 2', ''],
    ['18446744073709551615 1', ''],
  ],
  bash: [
    ['4', '3'],
    ['5', '3'],
    ['1 4 6', '2'],
    ['1 1', '1'],
    ['2 2', '3'],
  ],
  ring: [
    ['1 1 0 1', ''],
    ['2 2 0', ''],
    ['1 0 1 1', ''],
  ],
  staircase: [
    ['1', ''],
    ['0 3 0 1', ''],
    ['1 2 1', ''],
  ],
  gra: [
    ['9', '10'],
    ['1 3 5', '12'],
    ['8', '10'],
    ['1-3 7-8', '10'],
  ],
  first_end_wins: [
    ['3 5 7', '1 heaps'],
    ['2x2 3x4', '1 sheets'],
    ['2 2', '1 heaps'],
    ['A', '1 A>B B>C'],
    ['9 12 31', '1 heaps'],
  ],
  every_subtraction: [
    ['0 1 5', '1,2'],
    ['2 3 9', '1,3,4'],
    ['3', '1,2'],
    ['1 1 1 1 1 1 1 1', '1'],
  ],
  moore_nim: [
    ['1 1 1', '2'],
    ['1 1 1 1', '2 misere'],
    ['2 1', '1'],
    ['3 5 6', '1 misere'],
    ['1 2', '2 misere'],
    ['7 9 11 13', '3'],
  ],
  hunger: [
    ['o3 o3', ''],
    ['1 2 3 o4', ''],
    ['1 1 o1', ''],
    ['o1', ''],
    ['3 3 o8', ''],
  ],
  coin_row: ['turtles', 'mock', 'twins', 'triplets', 'ruler', 'mogul', 'free 1', 'free 1,3'].flatMap((rule) =>
    ['1', '1 2 3', '7 8', '2 30'].map((p) => [p, rule] as const),
  ),
  coin_grid: ['corners', 'rugs', 'acrostic', 'turtles x turtles', 'mock x mock', 'turtles x ruler'].flatMap((rule) =>
    ['1,1', '2,2 3,3', '4,4', '3,3 3,3'].map((p) => [p, rule] as const),
  ),
  hackenbush: [
    ['0-1', ''],
    ['0-1 0-2', ''],
    ['0-0', ''],
    ['0-1-0', ''],
    ['0-1 1-1 1-1 1-1', ''],
    ['0-1-2-3-1', ''],
    ['0-1 1-2 1-3', ''],
  ],
  red_blue_hackenbush: [
    ['0b1', ''],
    ['0r1', ''],
    ['0b1 0r2', ''],
    ['0-1', ''],
    ['0b1r2b0', ''],
    ['0b1-2', ''],
  ],
  geography: [
    ['0', '3x3'],
    ['0', '2x2'],
    ['A', 'A-B B-C'],
    ['B', 'A-B B-C'],
    ['1,1', '1x1'],
    ['2,2', '3x3'],
  ],
  circle_take: [
    ['oo.oo', '1,2'],
    ['.ooo.', '1,2'],
    ['o.o', '1'],
    ['.oooo.', '1'],
    ['oo.oo..o..oo.o....', '1'],
  ],
  misere_nim: [
    ['1', 'misere'],
    ['1 1', 'misere'],
    ['1 1 1', 'normal'],
    ['5 1', 'misere'],
    ['5 1', 'normal'],
    ['2 2', 'misere'],
    ['2 3', 'normal'],
  ],
  new_stone: [
    ['2 2', ''],
    ['1 2 3', ''],
    ['1', ''],
    ['4 4 1 1', ''],
    ['5 1 1', ''],
  ],
  wythoff: [
    ['1 2', '1'],
    ['0 3', '1'],
    ['4 4', '1'],
    ['2 6', '2'],
    ['5 9', '3'],
    ['1 1', '1'],
    ['18446744073709551615 18446744073709551614', '1'],
  ],
  fibonacci_nim: [
    ['5', ''],
    ['1 1', ''],
    ['20', ''],
    ['9 1', ''],
    ['3 1', ''],
    ['1', ''],
    ['2', ''],
  ],
  dynamic_nim: [
    ['5', '2'],
    ['1 1', '3'],
    ['20', '1'],
    ['7 2', '2+1'],
    ['4', '3'],
  ],
};

/** The same walks every time. */
function* dice(seed = 7): Generator<number> {
  for (;;) yield (seed = (seed * 48271) % 2147483647) / 2147483647;
}

/** Chinese has no English in it, but for names of values and of nodes. */
const allowed = /\bSG\b|\bNim\b|\bstep\b/g;

const wrongIn = {
  en: (said: string) => {
    const plural =
      /(?<![\d,.])\b1 (?:open )?(?:\w*(?:stones|groups|edges|boxes|coins|heads|vertices|places|parts|pairs)|ones|heaps|piles|steps|cuts)\b/.exec(
        said,
      );
    if (plural) return plural[0];
    return /[\u4e00-\u9fff]/.exec(said)?.[0] ?? (said.endsWith('.') ? null : 'no full stop');
  },
  zh: (said: string) =>
    /[A-Za-z]{2,}/.exec(said.replaceAll(allowed, ''))?.[0] ?? (said.endsWith('。') ? null : 'no full stop'),
} as const;

for (const { name } of await solver.games()) {
  const [folder] = globSync(`web/games/**/${name}/why/`, { cwd: root });
  const own = folder ? globSync(`web/games/**/{${name}/why,golden/why}/words.en.ts`, { cwd: root }) : [];
  const golden = ['fibonacci_nim', 'dynamic_nim'].includes(name);
  const words = own.find((file) => file.includes(golden ? 'golden/why' : `/${name}/why`));
  suite(name, () => {
    test('the reason is there where the solver has one', async () => {
      const { example, defaultRule } = (await solver.brief()).find((each) => each.name === name)!;
      const steps = await solver.explain(name, example, defaultRule);
      assert.equal(Boolean(words) || steps.length === 0, true, `web/games/…/${name}/why/words.en.ts is missing`);
    });

    test('views that are named are the board’s', { skip: !folder }, () => {
      const text = readFileSync(`${root}${folder}/reasons.ts`, 'utf8').replace(/\bopen: .*/, '');
      const views = new Set(Object.keys(referenceOf(name).views ?? {}));
      for (const [, list] of text.matchAll(/\[((?:'\w+'(?:, )?)+)\]/g)) {
        for (const [, view] of list!.matchAll(/'(\w+)'/g)) assert.ok(views.has(view!), `no view ${view}`);
      }
    });

    test('every step has a sentence in every language', { skip: !words }, async () => {
      const said = await Promise.all(
        languages.map(async (language) => {
          const file = `${root}${words!.replace('.en.', `.${language}.`)}`;
          assert.ok(existsSync(file), file);
          return ((await import(file)) as { words: Sentences }).words;
        }),
      );
      const random = dice();
      const seen = new Set<string>();
      const outcomes = new Set<string>();
      const look = async (position: string, rule: string | undefined) => {
        const analysis = await solver.analyse(name, position, rule);
        outcomes.add(analysis.outcome);
        if (analysis.moveCount === 0n) return analysis; // the verdict says it all
        for (const step of brief(await solver.explain(name, position, rule), undefined)) {
          if (typeof step === 'bigint') continue;
          seen.add(step.key);
          languages.forEach((language, i) => {
            const at = `${name} ${position} (${rule ?? ''}): ${language} ${step.key}`;
            const say = said[i]![step.key];
            assert.ok(say, at);
            const n = (value: bigint | number) => value.toLocaleString(locales[language].tag);
            const sentence = say({ ...step, of: analysis, n });
            assert.doesNotMatch(sentence, /undefined|null|NaN|object|function|\s{2}|^\s/, at);
            assert.equal(wrongIn[language](sentence), null, `${at}: ${sentence}`);
          });
        }
        return analysis;
      };
      const begins = [
        ...referenceOf(name).examples.map(({ position, rule }) => [position, rule] as const),
        ...(more[name] ?? []),
      ];
      for (const [position, rule] of begins) {
        let at = await look(position, rule);
        for (let turn = 0; turn < 12 && at.moveCount > 0n && at.moveCount < 1_000_000n; turn++) {
          const offset = BigInt(Math.floor(random.next().value! * Number(at.moveCount)));
          const { moves } = await solver.moves(name, at.position, rule, { offset, limit: 1 });
          if (!moves[0]) break;
          at = await look(await solver.play(name, at.position, moves[0], rule), rule);
        }
      }
      assert.ok(outcomes.size > 1, `only ${[...outcomes].join(', ')}`);
      const unseen = Object.keys(said[0]!).filter((key) => !seen.has(key));
      assert.deepEqual(unseen, [], 'sentences that no position needed');
    });
  });
}

test('many steps of a kind are counted, and what matters stays', () => {
  const steps = Array.from({ length: 64 }, (_, i) => ({ key: 'column', numbers: [BigInt(i)], lit: [], position: '' }));
  const told = brief(
    [...steps, { key: 'sum', numbers: [], lit: [], position: '' }],
    ({ numbers }) => numbers[0] === 40n,
  );
  assert.deepEqual(
    told.map((each) => (typeof each === 'bigint' ? Number(each) : `${each.key} ${each.numbers.join()}`)),
    ['column 0', 'column 1', 'column 2', 37, 'column 40', 23, 'sum '],
  );
});
