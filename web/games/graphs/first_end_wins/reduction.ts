import type { ExplanationStep } from '../../../solver/types.ts';

const groups = (numbers: readonly bigint[], size: number) =>
  Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(i * size, (i + 1) * size));

/**
 * What becomes of single components when the won leaves are deleted, as the solver explains it (`leaves`, `values`). At
 * step 0 nothing is deleted, from 1 on the leaves are; then the values of what remains become known, level by level.
 */
export class Reduction {
  readonly leaves: readonly string[];
  readonly last: number;
  readonly #known = new Map<string, { readonly value: bigint; readonly step: number }>();

  /** `sides`: numbers that a component has. */
  constructor(steps: readonly ExplanationStep[], sides: number) {
    const named = (numbers: readonly bigint[]) => numbers.slice(0, sides).join('x');
    const told = (key: string) => steps.filter((each) => each.key === key);
    this.leaves = told('leaves').flatMap(({ numbers }) => groups(numbers, sides).map(named));
    const levels = told('values');
    this.last = 1 + levels.length;
    levels.forEach(({ numbers }, i) => {
      for (const each of groups(numbers, sides + 1)) this.#known.set(named(each), { value: each[sides]!, step: i + 2 });
    });
  }

  isLeaf = (text: string) => this.leaves.includes(text);
  /** null: a leaf, or not told. */
  value = (text: string) => this.#known.get(text)?.value ?? null;
  /** The step at which the value is known. */
  stepOf = (text: string) => this.#known.get(text)?.step ?? this.last;
  /** What becomes known at a step. */
  knownAt = (step: number) => [...this.#known].filter(([, each]) => each.step === step).map(([text]) => text);
}
