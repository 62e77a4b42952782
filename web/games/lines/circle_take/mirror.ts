import type { ExplanationStep } from '../../../solver/types.ts';
import { image, placesOf, rowsOf, type Row } from './geometry.ts';

/** What the solver's steps show of a circle. */
export interface Reflection {
  /** Of the step that is shown; '' where none is, null as long as the steps are not known. */
  readonly key: string | null;
  readonly axis: number | null;
  /** Stones and their images; without an axis, those of rows of the same length. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Stones without an image. */
  readonly alone: readonly number[];
  /** The take that makes both sides alike. */
  readonly answer: Row | null;
}

const axisOf = ({ numbers }: ExplanationStep) => Number(numbers[0]);

/** Of the steps the solver gives, the one that is about the axis that was there, which stays as long as it can. */
export class Axis {
  #axis: number | null = null;
  #steps: readonly ExplanationStep[] | null = null;
  #step: ExplanationStep | null = null;

  /** `steps` null: not known yet. `anew`: no position was there before. */
  follow(steps: readonly ExplanationStep[] | null, anew: boolean) {
    if (steps === this.#steps) return;
    this.#steps = steps;
    if (anew) this.#axis = null;
    if (steps === null) return;
    const about = steps.filter(({ key }) => key === 'mirror' || key === 'answer');
    const alone = this.#axis === null ? steps.find(({ key }) => key === 'alone') : undefined;
    this.#step = about.find((step) => axisOf(step) === this.#axis) ?? about[0] ?? alone ?? null;
    if (this.#step) this.#axis = axisOf(this.#step);
  }

  reflect(stones: readonly boolean[]): Reflection {
    const n = stones.length;
    const steps = this.#steps;
    const step = steps && this.#step;
    const answer = step?.key === 'answer' ? { start: Number(step.numbers[1]), count: Number(step.numbers[2]) } : null;
    const axis = this.#axis;
    if (steps === null && axis === null) return { key: null, axis, pairs: [], alone: [], answer };
    if (axis === null) return { ...alike(stones, steps!), axis, answer };
    const taken = answer ? placesOf(answer, n) : [];
    const kept = stones.flatMap((stone, i) => (stone && !taken.includes(i + 1) ? [i + 1] : []));
    const across = (place: number) => image(place, axis, n);
    return {
      key: steps && (step?.key ?? ''),
      axis,
      answer,
      pairs: kept.filter((place) => place < across(place) && kept.includes(across(place))).map((a) => [a, across(a)]),
      alone: kept.filter((place) => across(place) === place || !kept.includes(across(place))),
    };
  }
}

/** Rows of the same length, the first stone of one joined with the last of the other. */
function alike(stones: readonly boolean[], steps: readonly ExplanationStep[]) {
  const n = stones.length;
  const rows = rowsOf(stones).map((row) => placesOf(row, n));
  const paired = steps.filter(({ key }) => key === 'pair').map(({ numbers }) => numbers.map((i) => Number(i) - 1));
  const pairs = paired.flatMap(([a, b]) => rows[a!]!.map((place, i) => [place, rows[b!]!.at(-1 - i)!] as const));
  const full = stones.every(Boolean);
  return {
    key: pairs.length > 0 ? 'pair' : '',
    pairs,
    alone: full ? [] : rows.flatMap((places, i) => (paired.flat().includes(i) ? [] : places)),
  };
}
