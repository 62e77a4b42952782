import { number, type Language } from './language.ts';
import { boardWords } from './words.ts';

/** So many are said one by one. */
const few = 4;

/** Whether it is short enough to be said. */
export const sayable = (allowed: string): boolean => allowed !== '' && allowed.split(',').length <= few;

/** Numbers that the solver allows in place of a refused one, as it writes a set ("2,3", "1..5"): "2 or 3", "at most 5". */
export function amounts(allowed: string, language: Language): string {
  const { or, atMost, to } = boardWords[language].amounts;
  const n = (value: bigint) => number(value, language);
  const runs = allowed.split(',').map((run) => {
    const [first = 0n, last = first] = run.split('..').map(BigInt);
    return { first, last, count: last - first + 1n };
  });
  if (runs.reduce((sum, { count }) => sum + count, 0n) <= BigInt(few)) {
    return or(
      runs.flatMap(({ first, count }) => Array.from({ length: Number(count) }, (_, i) => n(first + BigInt(i)))),
    );
  }
  if (runs.length === 1 && runs[0]!.first === 1n) return atMost(n(runs[0]!.last));
  return or(runs.map(({ first, last }) => (first === last ? n(first) : to(n(first), n(last)))));
}
