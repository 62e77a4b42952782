/** The contest bench: every problem has its texts and its program, and what its pages say is what the solver knows. */
import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { InputError, loadSolver, SolverError, type ProblemInfo, type Solver } from 'nimlab';
import { parse as parseYaml } from 'yaml';
import { languages } from '../../web/languages.ts';
import { leads, lessons, read, root, yaml } from './lessons/lesson.ts';

let solver: Solver;
let problems: readonly ProblemInfo[];
before(async () => {
  solver = await loadSolver();
  problems = await solver.problems();
});
after(() => solver.close());

interface Told {
  readonly title: Readonly<Record<string, string>>;
  readonly also?: readonly string[];
  readonly difficulty?: number;
  readonly certain?: Readonly<Record<string, string>>;
}
const told = yaml('content/problems.yaml') as Readonly<Record<string, Told>>;

const parts = (text: string) => /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
const headings: Readonly<Record<string, readonly string[]>> = { en: ['Task', 'Idea'], zh: ['题意', '思路'] };

/** What one text lacks. */
function lackingText({ name, wrong }: ProblemInfo, language: string): string[] {
  const file = `content/problems/${name}/${language}.mdx`;
  if (!existsSync(root + file)) return [`${language}.mdx`];
  const [, head, body = ''] = parts(read(file));
  if (!head) return [`${language}.mdx: no front matter`];
  let front: { summary?: unknown; hint?: unknown; wrong?: Readonly<Record<string, unknown>> | null };
  try {
    front = parseYaml(head) as typeof front;
  } catch (cause) {
    return [`${language}.mdx: ${String(cause).split('\n')[0]}`];
  }
  const lacking: string[] = [];
  if (typeof front.summary !== 'string' || front.summary.length < 4) lacking.push('no summary');
  if (typeof front.hint !== 'string' || front.hint.length < 10) lacking.push('no hint');
  const known = Object.keys(front.wrong ?? {});
  for (const each of wrong) if (!known.includes(each)) lacking.push(`nothing is said of wrong ${each}`);
  for (const each of known) if (!wrong.includes(each)) lacking.push(`there is no wrong ${each}`);
  for (const [key, text] of Object.entries(front.wrong ?? {}))
    if (typeof text !== 'string' || text.length < 6) lacking.push(`wrong ${key} is no sentence`);
  const found = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!.trim());
  if (found.join() !== headings[language]!.join()) lacking.push(`headings ${found.join(', ')}`);
  const steps = (body.split(/^## .+$/gm)[2] ?? '').match(/^\d+\. /gm)?.length ?? 0;
  if (steps < 2 || steps > 6) lacking.push(`${steps} steps of the idea`);
  const used = [...body.matchAll(/<([A-Z]\w*)/g)].map(([, component]) => component!);
  const imported = /import \{([^}]*)\} from '@lesson'/.exec(body)?.[1] ?? '';
  for (const each of new Set(used)) if (!imported.includes(each)) lacking.push(`${each} is not imported`);
  for (const [, to = ''] of body.matchAll(/<Lesson to="([^"]*)"/g))
    if (!leads(to)) lacking.push(`there is no lesson ${to}`);
  if (!used.includes('Lesson')) lacking.push('no link to a lesson');
  return lacking.map((each) => `${language}.mdx: ${each}`);
}

function lacking(info: ProblemInfo): string[] {
  const { name, lesson } = info;
  const of = told[name];
  const all = languages.flatMap((language) => lackingText(info, language));
  if (!of) all.push('problems.yaml');
  else {
    for (const language of languages) if (!of.title?.[language]) all.push(`problems.yaml: title ${language}`);
    if (![1, 2, 3].includes(of.difficulty!)) all.push('problems.yaml: difficulty');
    for (const text of [of.title, of.certain])
      if (text && Object.keys(text).sort().join() !== [...languages].sort().join())
        all.push('problems.yaml: languages');
  }
  const program = `content/problems/${name}/program.cpp`;
  if (!existsSync(root + program)) all.push('program.cpp');
  else {
    const text = read(program);
    if (!text.includes('int main()')) all.push('program.cpp: no main');
    if (/bits\/stdc\+\+\.h|#define/.test(text)) all.push('program.cpp: what only some compilers have, or a macro');
    if (/[^\x20-\x7E\n]/.test(text)) all.push('program.cpp: signs that are not ASCII');
    if (/.{93}/.test(text)) all.push('program.cpp: lines of more than 92 signs, which no page shows whole');
  }
  if (!lessons.includes(lesson)) all.push(`no lesson ${lesson}`);
  if (!info.sample) all.push('no sample');
  return all.map((each) => `${name}: ${each}`);
}

test('every problem has its texts in each language, a title, a difficulty, a sample and a program', () => {
  assert.deepEqual(problems.flatMap(lacking), []);
});

test('nothing is said of a problem that there is not', () => {
  const names = new Set(problems.map(({ name }) => name));
  const folders = globSync('content/problems/*', { cwd: root }).map((path) => path.split('/').at(-1)!);
  assert.deepEqual(
    [...folders, ...Object.keys(told)].filter((name) => !names.has(name)),
    [],
  );
});

test('what is shown has words in every language, and no words are left over', async () => {
  const keys = new Set(
    globSync('wasm/problems/**/*.{cpp,hpp}', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/\bshown\.numbers\("([\w-]+)"/g)].map(([, key]) => key!),
    ),
  );
  for (const language of languages) {
    const { words } = (await import(`../../web/reference/bench/words.${language}.ts`)) as {
      words: { numbers: Readonly<Record<string, string>> };
    };
    assert.deepEqual(Object.keys(words.numbers).sort(), [...keys].sort(), language);
  }
});

test('boards that a case is shown on are boards of the site, and take what they are given', async () => {
  const instruments = new Set((await solver.instruments()).map(({ name }) => name));
  for (const { name, sample } of problems) {
    for (const { boards } of await solver.showRun(name, sample)) {
      for (const { game, rule, position } of boards) {
        assert.ok(
          globSync(`web/{games,instruments}/**/${game}/element.ts`, { cwd: root }).length > 0,
          `${name}: ${game}`,
        );
        const shown = instruments.has(game)
          ? solver.ask(game as 'nimber', 'read' as 'add', position, { rule })
          : solver.analyse(game, position, rule);
        await assert.doesNotReject(shown, `${name}: ${game} ${rule} ${position}`);
      }
    }
  }
});

describe('in Node', () => {
  const problem = 'hdu-1846';

  test('a random input is the same for the same seed, and is answered', async () => {
    const small = await solver.generate(problem, 7n, 'small');
    assert.equal(small, await solver.generate(problem, 7n, 'small'));
    assert.notEqual(small, await solver.generate(problem, 8n, 'small'));
    assert.match(await solver.solve(problem, small), /^((first|second)\n)+$/);
    assert.ok((await solver.generate(problem, 7n, 'limits')).length > 1000);
  });

  test('brute force agrees on random inputs of every problem', async () => {
    for (const { name } of problems) {
      let [cases, checked] = [0, 0];
      for (let seed = 0n; seed < 5n; seed++) {
        const input = await solver.generate(name, seed, 'small');
        const found = await solver.checkRun(name, input);
        assert.equal(found.differs, null, `${name}: ${input}`);
        cases += found.cases;
        checked += found.checked;
      }
      assert.ok(checked > 0 && cases >= checked, name);
    }
  });

  test('an output is judged as a judge does it', async () => {
    const input = '3\n23 2\n4 3\n5 3\n';
    assert.deepEqual(await solver.compareRun(problem, input, 'first\nsecond  \r\nfirst\n\n\n'), { same: true });
    const compare = (output: string) => solver.compareRun(problem, input, output);
    const differs = { same: false, refused: null } as const;
    assert.deepEqual(await compare('first\nfirst\nfirst\n'), {
      ...differs,
      line: 2,
      expected: 'second',
      found: 'first',
    });
    assert.deepEqual(await compare('first\n'), { ...differs, line: 2, expected: 'second', found: null });
    assert.deepEqual(await compare('first\nsecond\nfirst\nfirst'), {
      ...differs,
      line: 4,
      expected: null,
      found: 'first',
    });
    // Bytes of the input are counted, not characters.
    await assert.rejects(solver.compareRun(problem, '1\n石 2\n', 'first\n'), InputError);
    assert.deepEqual(await solver.compareRun(problem, '1\n23 2\n', '石\n'), {
      ...differs,
      line: 1,
      expected: 'first',
      found: '石',
    });
  });

  test('every wrong strategy is refuted, by an input of which its answer is wrong', async () => {
    for (const { name, wrong, judged } of problems) {
      for (const strategy of wrong) {
        const { found, tried } = await solver.refute(name, strategy, 1n);
        assert.ok(found, `${name}: ${strategy} held on ${tried} inputs`);
        assert.equal(await solver.solve(name, found.input), found.right, `${name}: ${strategy}`);
        const told = await solver.compareRun(name, found.input, found.wrong);
        assert.equal(told.same, false, `${name}: ${strategy}`);
        if (!judged) assert.notEqual(found.right, found.wrong);
      }
    }
  });

  test('what reads an input says where it is none', async () => {
    for (const call of [
      solver.solve(problem, '1\n23 x\n'),
      solver.checkRun(problem, '1\n23 x\n'),
      solver.compareRun(problem, '1\n23 x\n', 'first\n'),
      solver.showRun(problem, '1\n23 x\n'),
    ])
      await assert.rejects(call, (error: unknown) => {
        assert.ok(error instanceof InputError);
        assert.deepEqual([error.fault.line, error.fault.column, error.fault.found], [2, 4, 'x']);
        return true;
      });
  });

  test('callers may pass anything', async () => {
    const refused = async (call: () => Promise<unknown>, code: string) =>
      assert.rejects(call, (error: unknown) => error instanceof SolverError && error.code === code);
    const strange = 7 as unknown as string;
    await refused(() => solver.solve(strange, ''), 'syntax');
    await refused(() => solver.solve(problem, strange), 'syntax');
    await refused(() => solver.generate(problem, -1n, 'small'), 'negative');
    await refused(() => solver.generate(problem, 1n, 'huge' as 'small'), 'syntax');
    await refused(() => solver.compareRun(problem, '', strange), 'syntax');
    await refused(() => solver.refute(problem, 'no-such-strategy', 1n), 'syntax');
    await refused(() => solver.refute(problem, 'multiples-of-m', 1.5 as unknown as bigint), 'not_a_number');
    for (const call of [
      () => solver.generate('hdu-1', 1n, 'small'),
      () => solver.checkRun('hdu-1', ''),
      () => solver.showRun('hdu-1', ''),
    ])
      await refused(call, 'unknown_game');
  });

  test('long work can be given up', async () => {
    const input = '1000000000 50000\n'.repeat(200);
    for (const call of [
      (signal: AbortSignal) => solver.checkRun('bzoj-4589', input, { signal }),
      (signal: AbortSignal) => solver.compareRun('bzoj-4589', input, '', { signal }),
      (signal: AbortSignal) => solver.showRun('bzoj-4589', input, { signal }),
    ]) {
      const abort = new AbortController();
      const long = call(abort.signal);
      setTimeout(() => abort.abort(), 20);
      await assert.rejects(long, { name: 'AbortError' });
    }
  });
});
