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

interface Problem {
  readonly sample: { readonly input: string; readonly output: string };
  /** Many small cases as one input, and what search says of them. */
  readonly cases: (solver: Solver) => Promise<{ input: string; output: string }>;
}

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
        const { input, output } = await cases(solver);
        assert.equal(run(input), output);
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
