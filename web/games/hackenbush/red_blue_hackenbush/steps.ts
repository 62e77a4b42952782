import type { ExplanationStep } from '../../../solver/types.ts';
import { readValue, valueText } from '../../../draw/value.ts';
import { namesIn } from '../named.ts';
import { edgeOf } from '../picture.ts';
import type { words as family } from '../words.en.ts';
import type { words as en } from './words.en.ts';

/** A number of a step: three. */
export const numberAt = (numbers: readonly bigint[], i: number) =>
  valueText(readValue([...numbers.slice(i, i + 3), 0n]));

/** A step of the solver's explanation as a sentence; `n` writes a number. */
export function sayStep(
  { key, numbers }: ExplanationStep,
  w: typeof en,
  own: typeof family,
  n: (value: bigint | number) => string,
): string {
  const [first = 0n, second = 0n] = numbers;
  const names = namesIn(own, n, true);
  switch (key) {
    case 'green':
      return w.green(names.vertex(first), `∗${second}`);
    case 'edge': {
      const edge = edgeOf(numbers);
      const [above, whole] = [numberAt(numbers, 3), numberAt(numbers, 6)];
      return w.edge[edge.colour === 'red' ? 'red' : 'blue'](names.edge(edge), above, whole);
    }
    case 'cycle':
      return w.cycle(names.vertex(first), n(second), numberAt(numbers, 2));
    default:
      return w.sum(valueText(readValue(numbers)));
  }
}
