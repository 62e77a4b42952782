/** The programs that lessons submit to a judge: compiled as they stand on the page, tried on the problem's sample and against search. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { languages } from '../../web/languages.ts';

interface Run {
  readonly input: string;
  readonly output: string;
}
interface Problem {
  readonly sample: Run;
  /** Many small cases, as one input where the problem allows, and what search says of them. */
  readonly cases: (solver: Solver) => Promise<Run | readonly Run[]>;
}

/** Numbers below n, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
/** Edges of a connected graph on the vertices 1 … n: a tree, and some more, loops among them. */
const graph = (random: (n: number) => number, n: number, more: number) => [
  ...Array.from({ length: n - 1 }, (_, i) => [1 + random(i + 1), i + 2] as const),
  ...Array.from({ length: more }, () => [1 + random(n), 1 + random(n)] as const),
];

/** By lesson. Samples are the judges'. */
const problems: Readonly<Record<string, Problem>> = {
  // HDU 3404
  'nim-multiplication': {
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
  // HDU 3537
  'coin-turning': {
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
  // HDU 3404
  'tartan-theorem': {
    sample: {
      input: '2\n2\n1 2\n2 1\n2\n1 1\n2 2\n',
      output: "Don't waste your time.\nHave a try, lxhgww.\n",
    },
    async cases(solver) {
      const places = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => `${x} ${y}`));
      let [input, output] = [`${1 << places.length}\n`, ''];
      for (let board = 0; board < 1 << places.length; board++) {
        const lit = places.filter((_, place) => (board >> place) & 1);
        const position = lit.map((each) => each.replace(' ', ',')).join(' ') || '0';
        const { outcome } = await solver.search('coin_grid', position, 'turtles x turtles');
        input += `${[lit.length, ...lit].join('\n')}\n`;
        output += outcome === 'P' ? "Don't waste your time.\n" : 'Have a try, lxhgww.\n';
      }
      return { input, output };
    },
  },
  // AtCoder AGC 017 D, its fourth sample
  'green-hackenbush': {
    sample: { input: '7\n1 2\n3 7\n4 6\n2 3\n2 4\n1 5\n', output: 'Bob\n' },
    async cases(solver) {
      const random = numbers(17);
      const runs: Run[] = [];
      for (let n = 2; n <= 9; n++) {
        for (let round = 0; round < 4; round++) {
          // The vertices above the root go by other names, as a judge's do.
          const turn = random(n);
          const edges = graph(random, n, 0).map((ends) => ends.map((v) => (v === 1 ? 1 : 2 + ((v + turn) % (n - 1)))));
          if (round % 2 === 0) edges.reverse();
          const { outcome } = await solver.search('hackenbush', edges.map(([a, b]) => `${a! - 1}-${b! - 1}`).join(' '));
          runs.push({
            input: `${n}\n${edges.map((ends) => ends.join(' ')).join('\n')}\n`,
            output: outcome === 'N' ? 'Alice\n' : 'Bob\n',
          });
        }
      }
      return runs;
    },
  },
  // POJ 3710
  'hackenbush-graphs': {
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
};

let solver: Solver;
let folder: string;
before(async () => {
  solver = await loadSolver();
  folder = mkdtempSync(join(tmpdir(), 'nimlab-programs-'));
});
after(() => {
  solver.close();
  rmSync(folder, { recursive: true });
});

const page = (lesson: string, language: string) =>
  readFileSync(fileURLToPath(new URL(`../../content/lessons/${lesson}/${language}.mdx`, import.meta.url)), 'utf8');
const programsOf = (text: string) => [...text.matchAll(/^```cpp\n([^]*?)^```$/gm)].map((match) => match[1]!);

for (const [lesson, { sample, cases }] of Object.entries(problems)) {
  describe(lesson, () => {
    for (const language of languages) {
      test(`its program (${language}) answers the sample, and small cases as search does`, async () => {
        const programs = programsOf(page(lesson, language));
        assert.equal(programs.length, 1);
        const [source, program] = [join(folder, `${lesson}-${language}.cpp`), join(folder, `${lesson}-${language}`)];
        writeFileSync(source, programs[0]!);
        execFileSync('c++', ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', program, source]);
        const run = (input: string) => execFileSync(program, { input, encoding: 'utf8' });
        assert.equal(run(sample.input), sample.output);
        for (const { input, output } of [await cases(solver)].flat()) assert.equal(run(input), output, input);
      });
    }

    test('it is one program, but for its comments', () => {
      const bare = languages.map((language) =>
        programsOf(page(lesson, language)).map((s) => s.replaceAll(/ *\/\/.*$/gm, '')),
      );
      for (const each of bare) assert.deepEqual(each, bare[0]);
    });
  });
}

test('lamps in a cube are worth three-fold products, as the lesson on products says of POJ 3533', () => {
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
  const [program] = programsOf(page('tartan-theorem', 'en'));
  const main = `int main() {
    for (int lit = 0; lit < 256; ++lit) {
      unsigned sum = 0;
      for (int i = 0; i < 8; ++i)
        if (lit >> i & 1) sum ^= product(product(i / 4 + 1, i / 2 % 2 + 1), i % 2 + 1);
      std::printf("%u\\n", sum);
    }
  }`;
  const [source, cube] = [join(folder, 'cube.cpp'), join(folder, 'cube')];
  writeFileSync(source, `${program!.slice(0, program!.indexOf('int main'))}${main}`);
  execFileSync('c++', ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', cube, source]);
  assert.deepEqual(execFileSync(cube, { encoding: 'utf8' }).trim().split('\n').map(Number), values);
});
