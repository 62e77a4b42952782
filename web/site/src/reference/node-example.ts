import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GameInfo } from 'nimlab';

/** Single quotes, as the project's own code has them. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * A program that asks the solver what a reader of the page would: who wins, by which moves, and whether a search
 * agrees.
 */
export function nodeExample(
  { name, hasTable, hasMap, partizan }: GameInfo,
  position: string,
  rule: string,
  facts: boolean,
): string {
  const game = quoted(name);
  const and = rule ? ', rule' : '';
  const blocks = [
    ["import { loadSolver } from 'nimlab';"],
    [
      'const solver = await loadSolver();',
      ...(rule ? [`const rule = ${quoted(rule)};`] : []),
      `const position = ${quoted(position)};`,
    ],
    [
      `const answer = await solver.analyse(${game}, position${and});`,
      `console.log(answer.outcome, answer.${partizan ? 'value' : 'grundy'}, answer.winningMoveCount);`,
      ...(facts ? ['console.log(answer.facts);'] : []),
    ],
    [
      `const { moves } = await solver.moves(${game}, position, ${rule ? 'rule' : "''"}, { limit: 3 });`,
      'for (const move of moves) {',
      `  console.log(move.text, await solver.play(${game}, position, move${and}));`,
      '}',
    ],
    [`const search = await solver.search(${game}, position${and});`, 'console.log(search.outcome, search.states);'],
  ];
  if (partizan)
    blocks.push([
      `const right = await solver.analyse(${game}, position, ${rule ? 'rule' : "''"}, { player: 'right' });`,
      'console.log(right.winningMoves.map(({ text }) => text));',
    ]);
  if (hasTable)
    blocks.push([`const { values } = await solver.table(${game}, 16${and});`, "console.log(values.join(' '));"]);
  if (hasMap)
    blocks.push([
      `const { width, height, outcomes } = await solver.map(${game}${and});`,
      'console.log(width, height, outcomes.filter((outcome) => outcome === 0).length);',
    ]);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** A program that puts a question to an instrument. */
export function instrumentExample(
  instrument: string,
  { ask, text, rule, numbers }: { ask: string; text: string; rule?: string; numbers?: readonly number[] },
): string {
  const more = [
    ...(rule === undefined ? [] : [`rule: ${quoted(rule)}`]),
    ...(numbers === undefined ? [] : [`numbers: [${numbers.map((each) => `${each}n`).join(', ')}]`]),
  ];
  return `import { loadSolver } from 'nimlab';

const solver = await loadSolver();
const text = ${quoted(text)};
console.log(await solver.ask(${quoted(instrument)}, ${quoted(ask)}, text${more.length > 0 ? `, { ${more.join(', ')} }` : ''}));`;
}

const printed = new Map<string, Promise<string>>();

/** What the program prints: it is run, by this very Node, where the package `nimlab` is this project. */
export function outputOf(game: string, code: string): Promise<string> {
  let output = printed.get(game);
  if (!output) printed.set(game, (output = run(game, code)));
  return output;
}

async function run(game: string, code: string) {
  // The site is built from the project's folder (web/tasks/build-site.mjs).
  const folder = join(process.cwd(), 'build/reference');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${game}.mjs`);
  await writeFile(file, code);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env: { ...process.env, NO_COLOR: '1' } });
  return stdout.trimEnd();
}
