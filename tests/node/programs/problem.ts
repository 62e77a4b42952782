import type { Solver } from 'nimlab';

export interface Run {
  readonly input: string;
  readonly output: string;
}

/** What a judge asks, and how a program that answers it is tried. */
export interface Problem {
  /** The judge's own, unless its comment says otherwise. */
  readonly sample: Run;
  /** Many small cases, as one input where the problem allows, and what search says of them. */
  readonly cases: (solver: Solver) => Promise<Run | readonly Run[]>;
  /** Inputs to which many outputs are right, and what makes one so: throws where it is not. */
  readonly judged?: { readonly inputs: readonly string[]; check(input: string, output: string): void };
}

/** By lesson, where it has several in the order of the page. */
export type Problems = Readonly<Record<string, Problem | readonly Problem[]>>;

/** Numbers below n, the same in every run. */
export function numbers(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** All lists of `length` numbers from `from` to `to`. */
export function* lists(length: number, from: number, to: number): Generator<number[]> {
  if (length === 0) yield [];
  else for (const rest of lists(length - 1, from, to)) for (let n = from; n <= to; n++) yield [...rest, n];
}

/**
 * Whether the player to move wins, from the moves alone: who has none has lost. Positions are told apart by their text.
 */
export function winner<P>(moves: (position: P) => Iterable<P>): (position: P) => boolean {
  const known = new Map<string, boolean>();
  return function wins(position): boolean {
    const name = JSON.stringify(position);
    let result = known.get(name);
    if (result === undefined) {
      result = false;
      for (const option of moves(position)) if (!wins(option)) result = true;
      known.set(name, result);
    }
    return result;
  };
}

/** A problem whose inputs are independent runs. */
export const runs = (sample: Run, all: () => Iterable<Run>): Problem => ({
  sample,
  cases: () => Promise.resolve([...all()]),
});
/** A problem whose one input holds many cases: what comes before and after them is `around`. */
export function batch(
  sample: Run,
  cases: () => Iterable<Run>,
  around: (inputs: string, count: number) => string = (inputs) => inputs,
): Problem {
  return {
    sample,
    cases() {
      const all = [...cases()];
      const input = around(all.map((each) => each.input).join(''), all.length);
      return Promise.resolve({ input, output: all.map((each) => each.output).join('') });
    },
  };
}
export const counted = (inputs: string, count: number) => `${count}\n${inputs}`;
export const ended = (inputs: string) => `${inputs}0\n`;
export const line = (list: readonly number[]) => `${list.join(' ')}\n`;
export const counting = (list: readonly number[]) => `${list.length}\n${line(list)}`;

/** One heap, or several side by side, of which `takes` may be taken. */
export const taking = (takes: (n: number) => Iterable<number>) =>
  winner(function* (heaps: readonly number[]): Generator<readonly number[]> {
    for (const [i, heap] of heaps.entries())
      for (const take of takes(heap)) if (take <= heap) yield heaps.with(i, heap - take).sort((a, b) => a - b);
  });
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Sizes of heaps, at most `most`, as a judge might give them: few and small. */
export function* positions(seed: number, count: number, most: number, longest: number, least = 0): Generator<number[]> {
  const random = numbers(seed);
  for (let i = 0; i < count; i++)
    yield Array.from({ length: 1 + random(longest) }, () => least + random(most + 1 - least));
}
