import { html, nothing, type TemplateResult } from 'lit';
import type { MapValues } from '../../../draw/values.ts';
import type { Move } from '../../../solver/types.ts';
import type { Place } from '../../../draw/parts/grid.ts';
import { stageFact, target } from './induction.ts';
import type { Painting } from './painting.ts';
import type { GridWords } from './words.ts';

/** Targets of a heat map that get a button. */
const mostButtons = 12;

export interface MoveButtons {
  readonly words: GridWords;
  readonly moves: readonly Move[];
  /** No counter has more. */
  readonly most: number;
  /** The cell with the longest name: as wide are all. */
  readonly longest: Place;
  readonly live: boolean;
  readonly play: (move: Move) => void;
}

/** On a heat map cells may be too small to press: every target has a button too, in a place that stays. */
export const drawMoves = ({ words: w, moves, most, longest, live, play }: MoveButtons): TemplateResult =>
  html`<div class="bar moves" role="group" aria-label=${w.moveTo}>
    <span class="quiet" aria-hidden="true">${w.moveTo}</span>
    ${Array.from({ length: Math.min(mostButtons, most) }, (_, i) => {
      const move = moves[i];
      return html`<button
        type="button"
        class="button small ${move ? '' : 'empty'}"
        tabindex=${move ? 0 : -1}
        aria-hidden=${!move}
        aria-label=${move ? w.place(target(move)) : ''}
        aria-disabled=${!move || !live}
        @click=${() => move && live && play(move)}
      >
        ${w.at(move ? target(move) : longest)}
      </button>`;
    })}
  </div>`;

export interface Tools {
  readonly painting: Painting;
  readonly failed: boolean;
  readonly words: GridWords;
  readonly check: () => void;
}

export function drawTools({ painting, words: w, check }: Tools): TemplateResult {
  const ready = painting.values() !== null && painting.revealing === null;
  const button = (label: string, on: boolean, act: () => void, strong = false) =>
    html`<button class="button ${strong && on ? 'strong' : ''}" aria-disabled=${!on} @click=${() => on && act()}>
      ${label}
    </button>`;
  return html`<div class="bar">
    ${button(w.check, ready && painting.free, check, true)}
    ${button(w.reveal, ready && !painting.revealed, () => void painting.reveal())}
    ${button(w.clear, painting.open < painting.size, () => painting.clear())}
  </div>`;
}

/** What the last check came to, else what is to be done. */
export function drawResult({ painting, failed, words: w }: Tools): TemplateResult | string {
  const values = painting.values();
  const { result, cause, open, size } = painting;
  if (failed) return w.notLoaded;
  if (painting.revealed) return w.revealed(painting.settled.size, painting.given.size);
  if (painting.revealing !== null) return stageFact(values!, painting.revealing, w);
  if (result) {
    if (result.wrong === 0 && result.open === 0) return html`<span class="good">${w.allRight(size)}</span>`;
    return html`<span class=${result.wrong ? 'bad' : 'good'}
        >${w.checked(result.right, result.wrong, result.open)}</span
      >
      ${cause ? explanation(cause, painting, values!, w) : nothing}`;
  }
  if (cause) return explanation(cause, painting, values!, w);
  if (open === size && painting.asked) return html`<span class="bad">${w.nothingPainted}</span>`;
  return html`<span class="quiet"
    >${values?.endless ? w.brushDraws : w.brush} ${open < size && open > 0 ? w.left(open) : nothing}</span
  >`;
}

function explanation(
  cause: NonNullable<Painting['cause']>,
  painting: Painting,
  values: MapValues,
  w: GridWords,
): string {
  const { place, outcome, lines, more } = cause;
  if (lines.length === 0) return outcome === 'draw' ? w.draws(place, null) : w.causeEnd(place);
  if (outcome === 'N') return w.causeN(place, lines[0]![0]);
  if (outcome === 'P') return w.causeP(place, lines, more);
  const draws = lines.map(([to]) => to).find((to) => values.outcome(painting.at(to).cell) === 'draw');
  return w.draws(place, draws ?? null);
}
