import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { short } from './geometry.ts';
import type { words } from './words.en.ts';

/** Steps of the slider; a larger number goes by proportion. */
const steps = 1000n;

/** For the field and the slider only; what is a move, the solver says. */
const within = (value: bigint, most: bigint) => (value < 0n ? 0n : value > most ? most : value);

export interface Crossing {
  readonly words: typeof words;
  readonly number: (value: bigint | number) => string;
  /** The edges beside the coin, anticlockwise and clockwise. */
  readonly sides: readonly { readonly edge: number; readonly weight: bigint; readonly open: boolean }[];
  /** The edge that is to be crossed, and its number. */
  readonly chosen: { readonly edge: number; readonly weight: bigint } | null;
  /** How much to take off it, as it stands in the field. */
  readonly typed: string;
  /** null: that is no number. */
  readonly take: bigint | null;
  /** There is, or was, a number that needs a line of its own. */
  readonly large: boolean;
  choose(edge: number): void;
  type(text: string): void;
  play(): void;
}

/** Which edge, and how much. Its room is always kept. */
export function drawCrossing({
  words: w,
  number: n,
  sides,
  chosen,
  typed,
  take,
  large,
  ...act
}: Crossing): TemplateResult {
  const weight = chosen?.weight ?? null;
  const enabled = weight !== null;
  const set = (value: bigint) => act.type(`${value}`);
  const button = (label: string, value: bigint, text = label) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${!enabled}
      @click=${() => enabled && set(value)}
    >
      ${text}
    </button>`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    act.play();
  };
  const key = (event: KeyboardEvent) => {
    const up = event.key === 'ArrowUp' ? 1n : event.key === 'ArrowDown' ? -1n : 0n;
    if (!up || !enabled) return;
    event.preventDefault();
    set(within((take ?? 0n) + up, weight));
  };
  const slots = weight === null ? 1n : weight < steps ? weight : steps;
  const slide = (input: InputEvent) => {
    if (weight !== null) set((BigInt((input.target as HTMLInputElement).value) * weight) / slots || 1n);
  };
  const left = weight !== null && take !== null ? within(weight - take, weight) : null;
  return html`<form class="crossing" @submit=${submit}>
    <div class="segments sides" role="group" aria-label=${w.across}>
      ${sides.map(
        ({ edge, weight, open }, i) =>
          html`<button
            type="button"
            aria-pressed=${edge === chosen?.edge}
            aria-disabled=${!open}
            @click=${() => open && act.choose(edge)}
          >
            <span aria-hidden="true">${i === 0 ? '↺' : '↻'}</span> ${w.edge(n(edge), short(weight))}
          </button>`,
      )}
    </div>
    <div class="deal ${large ? 'large' : ''}">
      <div class="amount">
        <label for="take">${w.take}</label>
        <input
          id="take"
          inputmode="numeric"
          autocomplete="off"
          maxlength="26"
          ?readonly=${!enabled}
          .value=${live(enabled ? typed : '')}
          @input=${(input: InputEvent) => act.type((input.target as HTMLInputElement).value)}
          @keydown=${key}
        />
        ${button(w.one, 1n, '1')} ${button(w.all, weight ?? 0n)}
      </div>
      <div class="slide">
        <input
          type="range"
          min="1"
          max=${`${slots}`}
          ?disabled=${!enabled || slots === 1n}
          aria-label=${w.slider}
          aria-valuetext=${left === null ? nothing : w.from(n(weight!), n(left))}
          .value=${live(left === null ? '1' : `${((weight! - left) * slots) / weight! || 1n}`)}
          @input=${slide}
        />
        <button class="button ${enabled ? 'strong' : ''}" aria-disabled=${!enabled}>${w.cross}</button>
      </div>
    </div>
  </form>`;
}
