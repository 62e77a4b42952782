import { html, nothing, type TemplateResult } from 'lit';
import { drawnPicture } from '../../draw/lit.ts';
import type { Stepper } from '../../draw/stepper/stepper.ts';
import { operations, signs, drawnOf, tilesPicture, pretty } from './scene.ts';
import type { TwentyFourWords } from './words.en.ts';
import type { InstrumentAnswers } from '../../solver/types.ts';
import { number, type Language } from '../../board/language.ts';

export type Solved = InstrumentAnswers['twenty_four']['solve'];

/** Solutions that are listed. */
const listed = 200;

/** A field for an expression. */
export const drawTyped = (w: TwentyFourWords, submit: (event: SubmitEvent) => void): TemplateResult =>
  html`<form class="setup typed" novalidate @submit=${submit}>
    <div class="field wide">
      <label for="typed">${w.typed}</label>
      <input
        id="typed"
        class="notation"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        placeholder="(1 + 2) × 8"
      />
    </div>
    <button class="button">${w.check}</button>
  </form>`;

/** The button that asks for all solutions, and the list of them once it is there. */
export function drawSolutions(
  solved: Solved | null,
  w: TwentyFourWords,
  language: Language,
  toggle: () => void,
): TemplateResult {
  const n = (of: bigint | number) => number(of, language);
  return html`<div class="solutions">
    <button class="tab" aria-expanded=${solved !== null} @click=${toggle}>${w.all}</button>
    ${
      solved
        ? html`<p class="quiet">
              ${solved.count === 0n ? w.none : w.found(n(solved.count), n(solved.whole))}
              ${solved.count > BigInt(listed) ? w.shown(n(listed)) : nothing}
            </p>
            <ol class="found">
              ${solved.solutions.slice(0, listed).map(({ text, whole }) => html`<li class=${whole ? '' : 'broken'}>${pretty(text)}</li>`)}
            </ol>`
        : nothing
    }
  </div>`;
}

/**
 * What the solver tells of 24 from many numbers: they are named by their place, from 1, and what step i makes is number
 * n + i.
 */
export interface Built {
  readonly possible: boolean;
  readonly left: Uint32Array;
  readonly operations: Uint8Array;
  readonly right: Uint32Array;
  readonly values: Uint32Array;
}

/** Lines that are seen at once. */
const shown = 7;

/** Numbers in a row, and below them the steps, as far as they have been made. */
export function drawBuilt(
  built: Built,
  n: number,
  copies: boolean,
  stepper: Stepper,
  words: TwentyFourWords,
  number: (of: number) => string,
): TemplateResult {
  const seen = Math.min(stepper.seen, built.values.length);
  const used = new Set<number>();
  for (let i = 0; i < seen; i++) used.add(built.left[i]!).add(built.right[i]!);
  const now = seen > 0 ? [built.left[seen - 1], built.right[seen - 1]] : [];
  const tiles = drawnOf(n).map((k) => ({
    text: k === 0 ? '…' : String(copies ? n : k),
    states: { used: used.has(k) && !now.includes(k), now: now.includes(k) },
  }));
  const value = (k: number) => (k > n ? built.values[k - n - 1]! : copies ? n : k);
  const line = (i: number) =>
    `${value(built.left[i]!)} ${signs[operations[built.operations[i]! - 1]!]} ${value(built.right[i]!)} = ${built.values[i]}`;
  const from = Math.max(0, seen - shown);
  const lines = Array.from({ length: seen - from }, (_, i) => from + i);
  return html`<div class="numbers">
      ${drawnPicture(tilesPicture(tiles, copies ? words.copied(number(n)) : words.numbers(number(n))))}
    </div>
    ${built.possible ? stepper.draw({ ...words, all: words.toEnd }) : nothing}
    <ol class="lines" start=${from + 1}>
      ${lines.map((i) => html`<li class=${i === seen - 1 ? 'now' : ''}>${line(i)}</li>`)}
    </ol>
    <p class="explanation" aria-live="polite">
      ${
        !built.possible
          ? words.impossible(number(n))
          : seen === built.values.length
            ? words.done
            : words.ready(number(n), number(built.values.length))
      }
    </p>`;
}
