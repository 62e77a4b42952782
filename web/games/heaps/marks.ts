// Stones of several heaps that are marked one heap after the other, and go in one move.
import { html, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';

/** Heaps and what is taken from them, in pairs. */
export const takesOf = ({ numbers }: Pick<Move, 'numbers'>): (readonly [heap: bigint, take: bigint])[] =>
  numbers.flatMap((heap, i) => (i % 2 ? [] : [[heap, numbers[i + 1] ?? 0n] as const]));

/** Whether a move does to each marked heap what is marked there, and perhaps more. */
export const continues = (marks: ReadonlyMap<number, bigint>, move: ReadonlyMap<number, bigint>): boolean =>
  [...marks].every(([heap, mark]) => move.get(heap) === mark);

export interface MarkField {
  readonly heap: number;
  readonly label: string;
  /** What it is called where the heap is not seen. */
  readonly says: string;
  readonly value: string;
  readonly disabled: boolean;
  write(text: string): void;
  /** Enter. */
  play(): void;
}

/** How many to mark in a heap too large to point at its stones. */
export const markField = ({ heap, label, says, value, disabled, write, play }: MarkField): TemplateResult =>
  html`<form
    class="taking"
    @submit=${(submit: SubmitEvent) => {
      submit.preventDefault();
      play();
    }}
  >
    <label for="take-${heap}">${label}</label>
    <input
      id="take-${heap}"
      inputmode="numeric"
      autocomplete="off"
      maxlength="26"
      aria-label=${says}
      ?disabled=${disabled}
      .value=${value}
      @input=${({ target }: Event) => write((target as HTMLInputElement).value)}
    />
  </form>`;
