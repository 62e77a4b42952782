// What elements and pages say of a number: one thing is no "1 things".
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A word as it is read: a template is what it is made of. */
function read(said: unknown): string {
  if (Array.isArray(said)) return said.map(read).join('');
  if (typeof said !== 'object' || said === null) return typeof said === 'symbol' ? '' : String(said ?? '');
  if (!('strings' in said && 'values' in said)) return '';
  const values = said.values as unknown[];
  return (said.strings as string[]).map((text, i) => text + read(values[i])).join('');
}

type Says = (...given: unknown[]) => unknown;
function* sentences(words: unknown, path: string): Generator<[string, Says]> {
  if (typeof words === 'function') yield [path, words as Says];
  else if (typeof words === 'object' && words !== null) {
    for (const [key, each] of Object.entries(words)) yield* sentences(each, `${path}.${key}`);
  }
}

/** What ends like a plural after a number and is none: verbs of what bears the number, milliseconds, adverbs. */
const no =
  /^(?:is|has|was|gets|stands|needs|hangs|closes|hurts|holds|meets|matters|does|ms|upwards|downwards|wins|leaves)$/;
/** A limit is never one. */
const limit = /too_?(?:many|large|long)$/i;

test('in English one is counted as one, wherever a number is told', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const file of globSync('web/**/words.en.ts', { cwd: root })) {
    const { words } = (await import(root + file)) as { words: unknown };
    for (const [path, says] of sentences(words, file)) {
      if (limit.test(path)) continue;
      // A number is handed over in one of three ways; that one has to come out right.
      const plurals = ['1', 1n, 1].map((one) => {
        let said = '';
        try {
          said = read(says(...Array.from({ length: Math.max(1, says.length) }, () => one)));
        } catch {
          // it takes something else
        }
        return [...said.matchAll(/(?<![\d,.⋅/–^-])\b1 ([a-z]+s)\b/g)]
          .map((match) => match[1]!)
          .filter((each) => !no.test(each));
      });
      tried += 1;
      if (plurals.every((each) => each.length > 0)) wrong.push(`${path}: 1 ${plurals[0]!.join(', 1 ')}`);
    }
  }
  assert.ok(tried > 500, `${tried} sentences`);
  assert.deepEqual(wrong, []);
});
