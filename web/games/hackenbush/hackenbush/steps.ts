import type { ExplanationStep } from '../../../solver/types.ts';
import { namesIn } from '../named.ts';
import { edgeOf } from '../picture.ts';
import type { words as family } from '../words.en.ts';
import type { words as en } from './words.en.ts';

/** A step of the solver's explanation as a sentence; `n` writes a number. */
export function sayStep(
  { key, numbers }: ExplanationStep,
  w: typeof en,
  own: typeof family,
  n: (value: bigint | number) => string,
): string {
  const [first = 0n, second = 0n, third = 0n] = numbers;
  const all = numbers.map(n);
  const { vertex, edge } = namesIn(own, n, false);
  switch (key) {
    case 'fuse':
      return w.fuse(first === 0n ? null : all[0]!, all[1]!, all[2]!);
    case 'loops':
      return w.loops(vertex(first), all[1]!, all[2]!);
    case 'colon':
      return numbers.length === 3 ? w.loopIsStalk(all[0]!) : w.colon(all[0]!, all.slice(2), all[1]!);
    case 'cut':
      return w.cutWins(edge(edgeOf([first, second])), n(third));
    default:
      return w.sum(all.length > 13 ? [...all.slice(1, 13), w.more] : all.slice(1), all[0]!);
  }
}
