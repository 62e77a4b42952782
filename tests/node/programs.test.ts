/**
 * The programs that lessons submit to a judge: compiled as they stand on the page, tried on the problem's sample and
 * against search.
 */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { loadSolver, type Solver } from 'nimlab';
import { languages } from '../../web/languages.ts';
import { deeper, fileOf } from './lessons/pages.ts';
import { graphsAndSplits } from './programs/graphs-and-splits.ts';
import { numbers, type Problem, type Problems, type Run } from './programs/problem.ts';
import { relatives } from './programs/relatives.ts';
import { nimProduct, values } from './programs/values.ts';

/** Edges of a connected graph on the vertices 1 … n: a tree, and some more, loops among them. */
const graph = (random: (n: number) => number, n: number, more: number) => [
  ...Array.from({ length: n - 1 }, (_, i) => [1 + random(i + 1), i + 2] as const),
  ...Array.from({ length: more }, () => [1 + random(n), 1 + random(n)] as const),
];

/** Numbers that are used up, one step after another, each once; what is left is 24. */
function makes24(given: readonly number[], steps: readonly (readonly [a: number, sign: string, b: number])[]) {
  const left = new Map(given.map((value, i) => [i + 1, value]));
  const take = (place: number) => {
    const value = left.get(place);
    assert.ok(value !== undefined, `${place} is not there`);
    left.delete(place);
    return value;
  };
  steps.forEach(([first, sign, second], i) => {
    const [a, b] = [take(first), take(second)];
    const value = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
    assert.ok(Number.isSafeInteger(value), `${a} ${sign} ${b}`);
    left.set(given.length + i + 1, value);
  });
  assert.deepEqual([...left.values()], [24]);
}

/**
 * Small heaps, as search sees them, and large ones near Fibonacci's numbers, where rounding goes wrong first: 1 2, 3 5,
 * 8 13, … are pairs, 2 3, 5 8, … one less on both heaps, and no pair is one more.
 */
async function wythoffRuns(solver: Solver, wide: boolean): Promise<Run> {
  let [input, output] = ['', ''];
  const add = (x: bigint, y: bigint, lost: boolean) => {
    input += `${x} ${y}\n`;
    output += lost ? '0\n' : '1\n';
  };
  for (let x = 0; x <= 24; x++) {
    for (let y = 0; y <= 24; y++) {
      const { outcome } = await solver.search('wythoff', `${x} ${y}`);
      add(BigInt(x), BigInt(y), outcome === 'P');
    }
  }
  const most = wide ? 1n << 64n : 10n ** 9n;
  for (let [a, b, pair] = [1n, 2n, true]; b < most; [a, b, pair] = [b, a + b, !pair]) {
    add(a, b, pair);
    add(b, a, pair);
    if (a > 1n) add(a - 1n, b - 1n, !pair);
    add(a + 1n, b + 1n, false);
  }
  return { input, output };
}

/** TopCoder SRM 682, in a format of our own. */
const secretStop: Problem = {
  sample: { input: '5\n2 3 1 4 7\n', output: '2.900000000\n' },
  async cases(solver) {
    const random = numbers(682);
    const runs: Run[] = [];
    for (let round = 0; round < 60; round++) {
      const values = Array.from({ length: 1 + random(8) }, () => random(20) - 6);
      const { value } = await solver.ask('secret_stop', 'solve', values.join(' '));
      const [top = 0, bottom = 1] = value.split('/').map(Number);
      runs.push({ input: `${values.length}\n${values.join(' ')}\n`, output: `${(top / bottom).toFixed(9)}\n` });
    }
    return runs;
  },
};

/** By lesson, where it has several in the order of the page. Samples are the judges'. */
const problems: Problems = {
  ...graphsAndSplits,
  ...values,
  ...relatives,
  // HDU 2177; then POJ 1067, and the same for heaps of 64 bits
  wythoff: [
    ...[relatives['wythoff']!].flat(),
    { sample: { input: '2 1\n8 4\n4 7\n', output: '0\n1\n0\n' }, cases: (solver) => wythoffRuns(solver, false) },
    { sample: { input: '2 1\n8 4\n4 7\n', output: '0\n1\n0\n' }, cases: (solver) => wythoffRuns(solver, true) },
  ],
  // TopCoder SRM 682, twice
  bluffing: [
    secretStop, // by the simplex method
    secretStop, // from the side of the host
  ],
  // Codeforces 98E
  'hidden-card': {
    sample: { input: '0 3\n', output: '0.2500000000 0.7500000000\n' },
    cases() {
      // The game of a turn by its own matrix, by trying all corners of the worse of two lines.
      const known = new Map<string, number>();
      const chance = (n: number, m: number): number => {
        if (m === 0) return 1;
        if (n === 0) return 1 / (m + 1);
        const name = `${n} ${m}`;
        if (!known.has(name)) {
          const asked = (m / (m + 1)) * (1 - chance(m - 1, n));
          const [believed, doubted] = [
            [asked, 1],
            [asked + 1 / (m + 1), 1 - chance(m, n - 1)],
          ] as const;
          const worse = (p: number) =>
            Math.min(p * believed[0]! + (1 - p) * believed[1]!, p * doubted[0]! + (1 - p) * doubted[1]!);
          const crossing = (doubted[1]! - believed[1]!) / (believed[0]! - believed[1]! - doubted[0]! + doubted[1]!);
          known.set(name, Math.max(worse(0), worse(1), crossing > 0 && crossing < 1 ? worse(crossing) : 0));
        }
        return known.get(name)!;
      };
      const runs = [...Array(100).keys()].map((i) => [i % 10, Math.floor(i / 10)] as const);
      return Promise.resolve(
        [...runs, [40, 25] as const].map(([n, m]) => {
          const value = chance(n, m);
          return { input: `${n} ${m}\n`, output: `${value.toFixed(10)} ${(1 - value).toFixed(10)}\n` };
        }),
      );
    },
  },
  // OpenJudge NOI 1.8-05
  'strategic-form': {
    sample: {
      input: '11 3 5 6 9\n12 4 7 8 10\n10 5 6 9 11\n8 6 4 7 2\n15 10 11 20 25\n',
      output: '4 1 8\n',
    },
    async cases(solver) {
      const random = numbers(5);
      const runs: Run[] = [];
      for (let round = 0; round < 40; round++) {
        // One greatest in each row, one least in each column, as the judge promises: all numbers differ.
        const all = Array.from({ length: 25 }, (_, i) => i - 12);
        for (let i = 24; i > 0; i--) {
          const j = random(i + 1);
          [all[i], all[j]] = [all[j]!, all[i]!];
        }
        if (round % 2 === 0) {
          // A cross makes one.
          const [row, column] = [random(5), random(5)];
          for (let k = 0; k < 5; k++) {
            if (k !== column) all[5 * row + k] = -20 - k;
            if (k !== row) all[5 * k + column] = 20 + k;
          }
        }
        const rows = Array.from({ length: 5 }, (_, i) => all.slice(5 * i, 5 * i + 5));
        const turned = rows.map((row) => row.map((each) => -each).join(' ')).join('; ');
        const { saddles } = await solver.ask('matrix_game', 'pure', turned);
        const [row, column] = saddles;
        runs.push({
          input: rows.map((each) => `${each.join(' ')}\n`).join(''),
          output: row && column ? `${row} ${column} ${rows[row - 1]![column - 1]!}\n` : 'not found\n',
        });
      }
      assert.ok(
        runs.some(({ output }) => output === 'not found\n') && runs.some(({ output }) => output !== 'not found\n'),
      );
      return runs;
    },
  },
  // No judge's: the sample is Odd or Even, and Ferguson's example with four columns.
  'mixed-strategies': {
    sample: { input: '2\n2\n-2 3\n3 -4\n4\n2 3 1 5\n4 1 6 0\n', output: '1/12\n17/7\n' },
    async cases(solver) {
      const random = numbers(28);
      let [input, output] = ['300\n', ''];
      for (let round = 0; round < 300; round++) {
        const n = 1 + random(7);
        const most = round % 2 === 0 ? 2 : 9;
        const rows = [0, 1].map(() => Array.from({ length: n }, () => random(2 * most + 1) - most).join(' '));
        const { value } = await solver.ask('matrix_game', 'solve', rows.join('; '));
        input += `${n}\n${rows.join('\n')}\n`;
        output += `${value.includes('/') ? value : `${value}/1`}\n`;
      }
      return { input, output };
    },
  },
  // No judge's: equilibria of two tables, first those of the prisoner's dilemma.
  equilibria: {
    sample: { input: '2 2\n-1 -20\n0 -8\n-1 0\n-20 -8\n', output: '2 2\n' },
    async cases(solver) {
      const random = numbers(11);
      const runs: Run[] = [];
      for (let round = 0; round < 60; round++) {
        const [rows, columns] = [1 + random(4), 1 + random(4)];
        const table = () => Array.from({ length: rows }, () => Array.from({ length: columns }, () => random(5) - 2));
        const [a, b] = [table(), table()];
        const text = a.map((row, i) => row.map((each, j) => `${each},${b[i]![j]}`).join(' ')).join('; ');
        const { both } = await solver.ask('bimatrix', 'best', text);
        const written = (of: number[][]) => of.map((row) => `${row.join(' ')}\n`).join('');
        const cells = Array.from({ length: both.length / 2 }, (_, k) => `${both[2 * k]} ${both[2 * k + 1]}\n`);
        runs.push({ input: `${rows} ${columns}\n${written(a)}${written(b)}`, output: cells.join('') });
      }
      return runs;
    },
  },
  // No judge's: Odd or Even (T. S. Ferguson), 1/12.
  simplex: {
    sample: { input: '2 2\n-2 3\n3 -4\n', output: '0.083333333\n' },
    async cases(solver) {
      const random = numbers(12);
      const runs: Run[] = [];
      for (let round = 0; round < 60; round++) {
        const [rows, columns] = [1 + random(4), 1 + random(4)];
        const most = round % 2 === 0 ? 1 : 6; // with few numbers there are many ties
        const a = Array.from({ length: rows }, () =>
          Array.from({ length: columns }, () => random(2 * most + 1) - most).join(' '),
        );
        const { value } = await solver.ask('matrix_game', 'solve', a.join('; '));
        const [top = 0, bottom = 1] = value.split('/').map(Number);
        runs.push({ input: `${rows} ${columns}\n${a.join('\n')}\n`, output: `${(top / bottom).toFixed(9)}\n` });
      }
      return runs;
    },
  },
  // HDU 1427: whole numbers on the way
  'twenty-four': {
    sample: { input: 'A 2 3 6\n3 3 8 8\n', output: 'Yes\nNo\n' },
    async cases(solver) {
      const names = ['', 'A', ...Array.from({ length: 9 }, (_, i) => String(i + 2)), 'J', 'Q', 'K'];
      let [input, output] = ['', ''];
      for (let a = 1; a <= 13; a++) {
        for (let b = a; b <= 13; b++) {
          for (let c = b; c <= 13; c++) {
            const d = 1 + ((a * b + c) % 13);
            const { whole } = await solver.ask('twenty_four', 'solve', `${a} ${b} ${c} ${d}`);
            input += `${[a, b, c, d].map((card) => names[card]).join(' ')}\n`;
            output += whole > 0n ? 'Yes\n' : 'No\n';
          }
        }
      }
      return { input, output };
    },
  },
  'twenty-four-from-n': [
    // Codeforces 468A
    {
      sample: { input: '1\n', output: 'NO\n' },
      cases: () => Promise.resolve([2, 3].map((n) => ({ input: `${n}\n`, output: 'NO\n' }))),
      judged: {
        inputs: [...Array.from({ length: 60 }, (_, i) => i + 4), 99_999, 100_000].map((n) => `${n}\n`),
        check(input, output) {
          const n = Number(input);
          const [yes, ...lines] = output.trimEnd().split('\n');
          assert.equal(yes, 'YES');
          assert.equal(lines.length, n - 1);
          const held = new Map(Array.from({ length: n }, (_, i) => [i + 1, 1]));
          const take = (value: number) => {
            const count = held.get(value) ?? 0;
            assert.ok(count > 0, `${value} is not there`);
            held.set(value, count - 1);
            return value;
          };
          for (const line of lines) {
            const [, first, sign, second, said] = /^(\d+) ([-+*]) (\d+) = (\d+)$/.exec(line) ?? [];
            const [a, b] = [take(Number(first)), take(Number(second))];
            const value = sign === '+' ? a + b : sign === '-' ? a - b : a * b;
            assert.equal(value, Number(said), line);
            held.set(value, (held.get(value) ?? 0) + 1);
          }
          assert.deepEqual(
            [...held].filter(([, count]) => count > 0),
            [[24, 1]],
          );
        },
      },
    },
    // HDU 5308
    {
      sample: { input: '4\n', output: '1 * 2\n5 + 3\n6 + 4\n' },
      cases: () => Promise.resolve({ input: '1\n2\n3\n', output: '-1\n-1\n-1\n' }),
      judged: {
        inputs: [...Array.from({ length: 60 }, (_, i) => i + 4), 99_999, 100_000].map((n) => `${n}\n`),
        check(input, output) {
          const n = Number(input);
          const steps = output
            .trimEnd()
            .split('\n')
            .map((line) => {
              const [, a, sign, b] = /^(\d+) ([-+*/]) (\d+)$/.exec(line) ?? [];
              return [Number(a), sign!, Number(b)] as const;
            });
          assert.equal(steps.length, n - 1);
          makes24(
            Array.from({ length: n }, () => n),
            steps,
          );
        },
      },
    },
  ],
  'computing-nim-products': [
    // HDU 3404
    {
      sample: {
        input: '2\n2\n1 2\n2 1\n2\n1 1\n2 2\n',
        output: "Don't waste your time.\nHave a try, lxhgww.\n",
      },
      async cases(solver) {
        const boards = 1 << 9;
        let [input, output] = [`${boards}\n`, ''];
        for (let board = 0; board < boards; board++) {
          const lit = Array.from({ length: 9 }, (_, i) => i)
            .filter((i) => (board >> i) & 1)
            .map((i) => [Math.floor(i / 3) + 1, (i % 3) + 1]);
          const position = lit.map((each) => each.join(',')).join(' ') || '0';
          const { outcome } = await solver.search('coin_grid', position, 'turtles x turtles');
          input += `${lit.length}\n${lit.map((each) => `${each.join(' ')}\n`).join('')}`;
          output += outcome === 'P' ? "Don't waste your time.\n" : 'Have a try, lxhgww.\n';
        }
        return { input, output };
      },
    },
    nimProduct,
  ],
  // HDU 3537
  'mock-turtles': {
    sample: { input: '0\n\n1\n0\n4\n0 1 2 3\n', output: 'Yes\nNo\nYes\n' },
    async cases(solver) {
      let [input, output] = ['', ''];
      for (let row = 0; row < 1 << 8; row++) {
        const heads = Array.from({ length: 8 }, (_, place) => place).filter((place) => (row >> place) & 1);
        const named = [...heads, ...heads.slice(0, row % 3)]; // some of them twice
        const position = heads.map((place) => place + 1).join(' ') || '0';
        const { outcome } = await solver.search('coin_row', position, 'mock');
        input += `${named.length}\n${named.join(' ')}\n`;
        output += outcome === 'P' ? 'Yes\n' : 'No\n';
      }
      return { input, output };
    },
  },
  'green-hackenbush': [
    // AtCoder AGC 017 D, its fourth sample
    {
      sample: { input: '7\n1 2\n3 7\n4 6\n2 3\n2 4\n1 5\n', output: 'Bob\n' },
      async cases(solver) {
        const random = numbers(17);
        const runs: Run[] = [];
        for (let n = 2; n <= 9; n++) {
          for (let round = 0; round < 4; round++) {
            // The vertices above the root go by other names, as a judge's do.
            const turn = random(n);
            const edges = graph(random, n, 0).map((ends) =>
              ends.map((v) => (v === 1 ? 1 : 2 + ((v + turn) % (n - 1)))),
            );
            if (round % 2 === 0) edges.reverse();
            const { outcome } = await solver.search(
              'hackenbush',
              edges.map(([a, b]) => `${a! - 1}-${b! - 1}`).join(' '),
            );
            runs.push({
              input: `${n}\n${edges.map((ends) => ends.join(' ')).join('\n')}\n`,
              output: outcome === 'N' ? 'Alice\n' : 'Bob\n',
            });
          }
        }
        return runs;
      },
    },
    // HDU 3590: who cuts last loses
    {
      sample: { input: '2\n2\n1 2\n2\n1 2\n1\n2\n1 2\n', output: 'PP\nQQ\n' },
      cases() {
        const random = numbers(3590);
        let [input, output] = ['', ''];
        for (let round = 0; round < 200; round++) {
          const trees = Array.from({ length: 1 + random(3) }, () => graph(random, 2 + random(3), 0));
          input += `${trees.length}\n`;
          for (const edges of trees) input += `${edges.length + 1}\n${edges.map((e) => `${e.join(' ')}\n`).join('')}`;
          // Each edge by what stands beneath it; what no longer hangs on a root falls.
          const beneath = trees.flatMap((edges, t) => edges.map(([a, b]) => [`${t}.${a}`, `${t}.${b}`] as const));
          const root = (v: string) => v.endsWith('.1');
          const wins = (left: readonly (readonly [string, string])[]): boolean =>
            left.length === 0 ||
            left.some((cut) => {
              const rest = left.filter((each) => each !== cut);
              const hang = new Set<string>();
              for (const [a, b] of rest) if (root(a) || hang.has(a)) hang.add(b);
              return !wins(rest.filter(([, b]) => hang.has(b)));
            });
          output += wins(beneath) ? 'PP\n' : 'QQ\n';
        }
        return Promise.resolve({ input, output });
      },
    },
  ],
  // BZOJ 1434
  'tartan-theorem': {
    sample: { input: '3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n', output: '=_=\n-_-\n-_-\n' },
    cases() {
      const random = numbers(1434);
      let [input, output] = ['60\n', ''];
      for (let round = 0; round < 60; round++) {
        const [height, width] = [1 + random(3), 1 + random(3)];
        const cells = Array.from({ length: height * width }, (_, i) => [Math.floor(i / width), i % width] as const);
        const near = (i: number, j: number) =>
          Math.abs(cells[i]![0] - cells[j]![0]) + Math.abs(cells[i]![1] - cells[j]![1]) === 1;
        /** Sets of cells that hang together; of each the corner that has all the others at its upper left. */
        const moves: { turned: number; corner: number }[] = [];
        for (let turned = 1; turned < 1 << cells.length; turned++) {
          const own = cells.map((_, i) => i).filter((i) => (turned >> i) & 1);
          const corner = own.at(-1)!;
          const met = new Set([corner]);
          for (const i of met) for (const j of own) if (near(i, j)) met.add(j);
          const below = own.every((i) => cells[i]![1] <= cells[corner]![1]);
          if (met.size === own.length && below) moves.push({ turned, corner });
        }
        const tails = random(1 << cells.length);
        const known = new Map<number, boolean>();
        const wins = (state: number): boolean => {
          const before = known.get(state);
          if (before !== undefined) return before;
          const won = moves.some(({ turned, corner }) => (state >> corner) & 1 && !wins(state ^ turned));
          known.set(state, won);
          return won;
        };
        const rows = Array.from({ length: height }, (_, y) =>
          Array.from({ length: width }, (_, x) => ((tails >> (y * width + x)) & 1 ? 'T' : 'H')).join(''),
        );
        input += `${height} ${width}\n${rows.join('\n')}\n`;
        output += wins(tails) ? '-_-\n' : '=_=\n';
      }
      return Promise.resolve({ input, output });
    },
  },
  'hackenbush-graphs': [
    // POJ 3710
    {
      sample: { input: '2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n', output: 'Sally\n' },
      async cases(solver) {
        const random = numbers(3710);
        let [input, output] = ['', ''];
        for (let round = 0; round < 200; round++) {
          const graphs = Array.from({ length: 1 + random(2) }, () => {
            const n = 1 + random(4);
            return { n, edges: graph(random, n, random(4)) };
          });
          input += `${graphs.length}\n`;
          for (const { n, edges } of graphs) {
            input += `${n} ${edges.length}\n${edges.map((ends) => `${ends.join(' ')}\n`).join('')}`;
          }
          // Every root is the ground; the others have numbers of their own.
          const position = graphs.flatMap(({ edges }, i) =>
            edges.map((ends) => ends.map((v) => (v === 1 ? 0 : 4 * i + v)).join('-')),
          );
          const { outcome } = await solver.search('hackenbush', position.join(' ') || '0');
          output += outcome === 'N' ? 'Sally\n' : 'Harry\n';
        }
        return { input, output };
      },
    },
    // IPSC 2003 G
    {
      sample: {
        input: '2\n\n8 7\n\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n\n5 6\n\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n',
        output: 'Alice\nBob\n',
      },
      async cases(solver) {
        const random = numbers(2003);
        let [input, output] = ['200\n', ''];
        for (let round = 0; round < 200; round++) {
          const n = 1 + random(6);
          const edges = graph(random, n, random(4));
          input += `${n} ${edges.length}\n${edges.map((ends) => `${ends.join(' ')}\n`).join('')}`;
          const position = edges.map((ends) => ends.map((v) => v - 1).join('-')).join(' ');
          const { outcome } = await solver.search('hackenbush', position || '0');
          output += outcome === 'N' ? 'Alice\n' : 'Bob\n';
        }
        return { input, output };
      },
    },
  ],
  // POJ 1568
  pruning: {
    sample: {
      input: '?\n....\n.xo.\n.ox.\n....\n?\no...\n.ox.\n.xxx\nxooo\n$\n',
      output: '#####\n(0,1)\n',
    },
    async cases(solver) {
      const random = numbers(1568);
      let [input, output] = ['', ''];
      for (let round = 0; round < 60;) {
        // Played by chance, until each has so many stones; not on where the game is over.
        const each = 3 + random(5);
        let position = '..../..../..../....';
        let over = false;
        for (let stone = 0; stone < 2 * each && !over; stone++) {
          const { moves } = await solver.moves('k_in_a_row', position, '4x4 4');
          if ((over = moves.length === 0)) break;
          position = await solver.play('k_in_a_row', position, moves[random(moves.length)]!, '4x4 4');
        }
        const { total } = await solver.moves('k_in_a_row', position, '4x4 4');
        if (over || total === 0n) continue;
        round++;
        const { winningMoves } = await solver.search('k_in_a_row', position, '4x4 4');
        const cells = winningMoves.map(({ numbers: [cell] }) => Number(cell) - 1);
        const first = Math.min(...cells);
        input += `?\n${position.replaceAll('/', '\n')}\n`;
        output += cells.length === 0 ? '#####\n' : `(${Math.floor(first / 4)},${first % 4})\n`;
      }
      return { input: `${input}$\n`, output };
    },
  },
  // BZOJ 1443, JSOI 2009
  geography: {
    sample: { input: '3 3\n.##\n...\n#.#\n', output: 'WIN\n2 3\n3 2\n' },
    async cases(solver) {
      const random = numbers(1443);
      const runs: Run[] = [];
      for (let round = 0; round < 60; round++) {
        const [height, width, walls] = [1 + random(4), 1 + random(4), random(5)];
        const rows = Array.from({ length: height }, () =>
          Array.from({ length: width }, () => (random(10) < walls ? '#' : '.')).join(''),
        );
        const input = `${height} ${width}\n${rows.join('\n')}\n`;
        const { winningMoves } = await solver.search('geography', '0', input);
        const cells = winningMoves.map(({ numbers: [x, y] }) => `${y} ${x}\n`);
        runs.push({ input, output: `${cells.length > 0 ? 'WIN' : 'LOSE'}\n${cells.join('')}` });
      }
      return runs;
    },
  },
};

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../build/programs/', import.meta.url));
const flags = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-O1'];
const compiler = run('c++', ['--version']);
const free = availableParallelism();
/** As many at a time as there are processors: the last one that each of them compiles. */
const queues: Promise<unknown>[] = [];
let started = 0;
const compiled = new Map<string, Promise<string>>();

/** The program of a text, compiled; it is kept by what it was made of. */
async function compile(source: string): Promise<string> {
  const made = [(await compiler).stdout, ...flags, source].join('\n');
  const file = join(folder, createHash('sha256').update(made).digest('hex').slice(0, 32));
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const own = `${file}-${process.pid}`;
  writeFileSync(`${own}.cpp`, source);
  try {
    await run('c++', [...flags, '-o', own, `${own}.cpp`]);
    renameSync(own, file);
  } finally {
    rmSync(`${own}.cpp`);
  }
  return file;
}

function programOf(source: string): Promise<string> {
  const known = compiled.get(source);
  if (known) return known;
  const lane = started++ % free;
  const program = Promise.resolve(queues[lane])
    .catch(() => {})
    .then(() => compile(source));
  queues[lane] = program;
  program.catch(() => {}); // whose test it is asks for it
  compiled.set(source, program);
  return program;
}

/** What it answers to an input. */
const answers = (program: string, input = '') => execFileSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 25 });

let solver: Solver;
before(async () => {
  solver = await loadSolver();
});
after(() => solver.close());

const at = (path: string) => fileURLToPath(new URL(`../../content/${path}`, import.meta.url));
/** A lesson with the pages below it. */
const page = (lesson: string, language: string) =>
  [lesson, ...deeper.filter((each) => each.startsWith(`${lesson}/`))]
    .map((each) => readFileSync(at(`../${fileOf(each, language)}`), 'utf8'))
    .join('\n');
/** In the order of the page: a `cpp` block, or the program of a problem of the contest bench. */
const programsOf = (text: string) =>
  [...text.matchAll(/^```cpp\n([^]*?)^```$|^<Submission problem="([\w-]+)" \/>$/gm)].map(
    ([, code, problem]) => code ?? readFileSync(at(`problems/${problem}/program.cpp`), 'utf8'),
  );

/** Without its comments: what the languages differ by. */
const bare = (program: string) => program.replaceAll(/ *\/\/.*$/gm, '');

for (const [lesson, given] of Object.entries(problems)) {
  describe(lesson, () => {
    const all: readonly Problem[] = [given].flat();
    const programs = programsOf(page(lesson, 'en'));
    programs.forEach(programOf);
    for (const [i, { sample, cases, judged }] of all.entries()) {
      const which = all.length > 1 ? ` ${i + 1}` : '';
      test(`its program${which} answers the sample, and small cases as search does`, async () => {
        assert.equal(programs.length, all.length);
        const program = await programOf(programs[i]!);
        assert.equal(answers(program, sample.input), sample.output);
        for (const { input, output } of [await cases(solver)].flat())
          assert.equal(answers(program, input), output, input);
        for (const input of judged?.inputs ?? []) judged!.check(input, answers(program, input));
      });
    }

    test('it is one program in all languages, but for its comments', () => {
      for (const language of languages)
        assert.deepEqual(programsOf(page(lesson, language)).map(bare), programs.map(bare), language);
    });
  });
}

test('lamps in a cube are worth three-fold products, as the lesson on products says of POJ 3533', async () => {
  const spans = (n: number) => [[n], ...Array.from({ length: n - 1 }, (_, i) => [n, i + 1])];
  const corners = [1, 2].flatMap((x) => [1, 2].flatMap((y) => [1, 2].map((z) => [x, y, z] as const)));
  const bit = (x: number, y: number, z: number) =>
    1 << corners.findIndex((c) => c[0] === x && c[1] === y && c[2] === z);
  // A move only lowers the number of a position, its last lamp being the highest bit of what is switched.
  const values: number[] = [];
  for (let lit = 0; lit < 1 << corners.length; lit++) {
    const options = new Set<number | undefined>();
    for (const [x, y, z] of corners.filter((_, i) => (lit >> i) & 1)) {
      for (const xs of spans(x)) {
        for (const ys of spans(y)) {
          for (const zs of spans(z)) {
            const switched = xs.flatMap((a) => ys.flatMap((b) => zs.map((c) => bit(a, b, c))));
            options.add(values[switched.reduce((all, each) => all ^ each, lit)]);
          }
        }
      }
    }
    let mex = 0;
    while (options.has(mex)) mex++;
    values.push(mex);
  }
  const [program] = programsOf(page('computing-nim-products', 'en'));
  const main = `int main() {
    for (int lit = 0; lit < 256; ++lit) {
      unsigned sum = 0;
      for (int i = 0; i < 8; ++i)
        if (lit >> i & 1) sum ^= product(product(i / 4 + 1, i / 2 % 2 + 1), i % 2 + 1);
      std::printf("%u\\n", sum);
    }
  }`;
  const cube = await programOf(`${program!.slice(0, program!.indexOf('int main'))}${main}`);
  assert.deepEqual(answers(cube).trim().split('\n').map(Number), values);
});
