import type { Analysis, ExplanationStep } from '../../../solver/types.ts';
import { readValue, valueText } from '../../../draw/value.ts';
import { PictureBoard } from '../board.ts';
import { cutOf, edgesIn, type Edge } from '../picture.ts';
import { defineSpeaking, inviting, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { numberAt, sayStep } from './steps.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** How a value compares with 0, by who wins: the reader sees the sign of L, R, P and N. */
const compared = { L: ' > 0', R: ' < 0', P: '', N: ' ∥ 0', draw: '' };

/** The value at this place of a list of facts: four numbers each. There is little room on an edge. */
const valueAt = (facts: readonly bigint[], i: number) =>
  valueText(readValue(facts.slice(4 * i, 4 * i + 4))).replaceAll(' ', '');

/**
 * `<nimlab-red-blue-hackenbush>`: blue edges, which Left cuts, red ones, which Right cuts, and green ones, which both
 * may cut. Views: see `PictureBoard`. With the analysis each edge that the player to move may cut bears the value after
 * its cut. Lit parts: `edge-<a>-<b>`, `vertex-<i>`, `ground`.
 */
export class RedBlueHackenbushElement extends PictureBoard {
  static override readonly game = 'red_blue_hackenbush';
  protected static override readonly words = words;
  protected override readonly coloured = true;

  /** Of the position that was asked last, the values after the moves of the player to move, by their texts. */
  #after: { readonly of: Analysis | null; readonly values: ReadonlyMap<string, string> } = {
    of: null,
    values: new Map(),
  };

  get #words() {
    return words[this.language];
  }

  protected override drawFormula({ value, outcome }: Analysis): string {
    return value ? `${this.#words.worth} ${valueText(value)}${compared[outcome]}` : this.#words.noValue;
  }

  protected override tag(edge: Edge, { numbers, analysis }: BoardView): string {
    if (this.#after.of !== analysis) {
      const after = analysis.facts[analysis.player] ?? [];
      const other = analysis.player === 'left' ? 'red' : 'blue';
      const cuts = edgesIn(numbers, true).flatMap((each) =>
        each.copy > 0 || each.colour === other ? [] : [cutOf(each, true)],
      );
      const known = after.length === 4 * cuts.length;
      this.#after = { of: analysis, values: new Map(known ? cuts.map((cut, i) => [cut, valueAt(after, i)]) : []) };
    }
    return this.#after.values.get(cutOf(edge, true)) ?? '';
  }

  /** What the steps have said of an edge: what it is worth with all that stands on it. */
  protected override found(edge: Edge, steps: readonly ExplanationStep[]): string {
    const own = steps.find(
      ({ key, numbers: [a, b, colour] }) =>
        key === 'edge' && cutOf(this.edgeOf([a!, b!, colour!]), true) === cutOf(edge, true),
    );
    return own ? numberAt(own.numbers, 6) : '';
  }

  protected override sayNone(steps: readonly ExplanationStep[]): string {
    return steps.length > 0 ? inviting(this, '', this.#words.begin) : this.#words.noValue;
  }
  protected override sayStep(step: ExplanationStep): string {
    return sayStep(step, this.#words, this.own, this.n);
  }

  // There is no view of values: cuts show them, and the steps.
  protected override worth(): string {
    return '';
  }
  protected override explanation(): string {
    return '';
  }
}

defineSpeaking('nimlab-red-blue-hackenbush', RedBlueHackenbushElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-red-blue-hackenbush': RedBlueHackenbushElement;
  }
}
