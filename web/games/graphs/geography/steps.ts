import type { ExplanationStep } from '../../../solver/types.ts';
import { called, type Drawing, numbersOf } from './drawing.ts';
import type { words as en } from './words.en.ts';

/** How a place is called; `n` writes a number. */
export const sayPlace = (
  place: string,
  graph: Pick<Drawing, 'places' | 'letters'>,
  w: typeof en,
  n: (value: bigint | number) => string,
): string => {
  const [a = '', b] = numbersOf(place).map(n);
  return b === undefined ? w.node(graph.letters ? called(graph, place) : a) : w.cell(a, b);
};

/** A step of the solver's explanation as a sentence; `name` calls places. */
export function sayStep({ key, numbers, lit }: ExplanationStep, w: typeof en, name: (place: string) => string): string {
  const [first, last] = [lit[0] ?? '', lit.at(-1) ?? ''];
  switch (key) {
    case 'pairs':
      return w.sayPairs(numbers[0]!, numbers[1]!);
    case 'left':
      return w.sayLeft(name(first));
    case 'exchange':
      return w.sayExchange(name(first), name(last));
    case 'move':
      return w.sayMove(name(first), numbers.at(-1)!);
    case 'stuck':
      return w.sayStuck(name(first));
    default:
      return w.sayRefuted(name(first), name(lit[1]!)) + (lit.length > 2 ? w.sayOn(name(last)) : '');
  }
}
