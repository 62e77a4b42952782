import { html, nothing, svg, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';
import type { Window } from '../kit/window.ts';
import { firstFailures } from './doubles.ts';
import { ways, type Way } from './moves.ts';
import type { WythoffWords } from './words.ts';

/** A number the reader wrote. Throws SolverError, as the solver would. */
function numberIn(text: string, field: 'move' | 'position'): bigint {
  const digits = text.replace(/[\s,，]/g, '');
  if (/^\d+$/.test(digits)) return BigInt(digits);
  throw new SolverError(digits ? 'not_a_number' : 'empty', field, digits.slice(0, 40), '');
}

/** The numbers of a form, as a promise so that what is wrong with them can be said where it is awaited. */
const submitted =
  (
    does: (form: HTMLFormElement, read: (name: string) => bigint | null) => void,
    field: 'move' | 'position',
    refuse: (error: unknown) => void,
  ) =>
  (submit: SubmitEvent) => {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const data = new FormData(form);
    try {
      does(form, (name) => (data.has(name) ? numberIn(String(data.get(name)), field) : null));
    } catch (error) {
      refuse(error);
    }
  };

export interface Taking {
  readonly words: WythoffWords;
  /** From which heap the fields and the stones take. */
  readonly from: Way;
  /** In the generalised game not as much need be taken from the one as from the other. */
  readonly alike: boolean;
  readonly interactive: boolean;
  readonly choose: (from: Way) => void;
  readonly take: (numbers: readonly [bigint, bigint]) => void;
  readonly refuse: (error: unknown) => void;
}

/** A move in numbers. */
export function drawTaking({ words: w, from, alike, interactive, choose, take, refuse }: Taking): TemplateResult {
  const field = (name: string, label: string) =>
    html`<div class="field">
      <label for=${name}>${label}</label>
      <input id=${name} name=${name} inputmode="numeric" autocomplete="off" maxlength="26" />
    </div>`;
  const submit = submitted(
    (form, read) => {
      const [many, also] = [read('many')!, read('also')];
      for (const input of form.querySelectorAll('input')) input.value = '';
      take(from === 'diagonal' ? [many, also ?? many] : from === 'column' ? [0n, many] : [many, 0n]);
    },
    'move',
    refuse,
  );
  return html`<form class="take" @submit=${submit}>
    <div class="field">
      <span class="label" id="from">${w.from}</span>
      <div class="segments" role="group" aria-labelledby="from">
        ${ways.map(
          (way, i) =>
            html`<button type="button" aria-pressed=${way === from} @click=${() => choose(way)}>${w.kinds[i]}</button>`,
        )}
      </div>
    </div>
    ${
      from === 'diagonal' && !alike
        ? w.howManyOf.map((label, i) => field(i === 0 ? 'many' : 'also', label))
        : field('many', w.howMany)
    }
    <button class="button" aria-disabled=${!interactive}>${w.take}</button>
  </form>`;
}

export interface LookUp {
  readonly words: WythoffWords;
  readonly rule: string;
  /** The number of the pair that is shown. */
  readonly n: bigint;
  /** It is one that the reader looked up. */
  readonly asked: boolean;
  readonly look: (n: bigint) => void;
  /** null: the board is not to be changed. */
  readonly play: (() => void) | null;
  readonly forget: () => void;
  readonly refuse: (error: unknown) => void;
}

/** Any pair by its number. */
export function drawLookUp({ words: w, rule, n, asked, look, play, forget, refuse }: LookUp): TemplateResult {
  const failure = firstFailures[rule];
  const button = (label: string, on: boolean, act: () => void) =>
    html`<button type="button" class="button" aria-disabled=${!on} @click=${() => on && act()}>${label}</button>`;
  const step = (label: string, sign: string, to: bigint) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${to < 0n}
      @click=${() => to >= 0n && look(to)}
    >
      ${sign}
    </button>`;
  return html`<form class="look" @submit=${submitted((_form, read) => look(read('n')!), 'position', refuse)}>
    <div class="field">
      <label for="n">${w.lookUp} n</label>
      <div class="joined">
        ${step(w.before, '−', n - 1n)}
        <input id="n" name="n" inputmode="numeric" autocomplete="off" maxlength="26" .value=${`${n}`} />
        ${step(w.after, '+', n + 1n)}
      </div>
    </div>
    <button class="button">${w.look}</button>
    ${failure === undefined ? nothing : button(w.firstFailure, true, () => look(failure))}
    ${play ? button(w.onBoard, asked, play) : nothing} ${button(w.ofPosition, asked, forget)}
  </form>`;
}

/** The buttons of the window, and what is in sight. */
export function drawZoom(window: Window, sight: string, w: WythoffWords): TemplateResult {
  const button = (label: string, sign: TemplateResult, on: boolean, act: () => void) =>
    html`<button type="button" aria-label=${label} title=${label} aria-disabled=${!on} @click=${() => on && act()}>
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
    </button>`;
  const glass = svg`<circle cx="8.500" cy="8.500" r="5.500" /><path d="m12.500 12.500 5 5" />`;
  const corners = svg`<path d="M3 7.500V3h4.500M17 7.500V3h-4.500M3 12.500V17h4.500M17 12.500V17h-4.500" /><circle cx="10" cy="10" r="1.600" />`;
  return html`<div class="zoom" role="group" aria-label=${w.zoom}>
    <span class="buttons">
      ${button(w.closer, svg`${glass}<path d="M6 8.500h5M8.500 6v5" />`, window.may(-1), () => window.zoom(-1))}
      ${button(w.further, svg`${glass}<path d="M6 8.500h5" />`, window.may(1), () => window.zoom(1))}
      ${button(w.back, corners, window.pane !== null, () => window.home())}
    </span>
    <span class="sight">${sight}</span>
  </div>`;
}
