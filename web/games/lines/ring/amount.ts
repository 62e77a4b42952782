import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface AmountWords {
  readonly take: string;
  readonly one: string;
  readonly all: string;
  /** What the slider is, and where it stands. */
  readonly slider: string;
  readonly from: (was: string, left: string) => string;
}

/** How much to take off a number, which may be a very large one. */
export interface Amount {
  readonly words: AmountWords;
  readonly number: (value: bigint) => string;
  /** What it is taken off; null: that is to be chosen first. */
  readonly of: bigint | null;
  /** As it stands in the field, and as a number; null: it is none. */
  readonly typed: string;
  readonly take: bigint | null;
  /** What submits the form around. */
  readonly button: string;
  /** There is, or was, a number that needs a line of its own. */
  readonly large: boolean;
  type(text: string): void;
}

/** Steps of the slider; a larger number goes by proportion. */
const steps = 1000n;

/** For the field and the slider only; what is a move, the solver says. */
const within = (value: bigint, most: bigint) => (value < 0n ? 0n : value > most ? most : value);

/**
 * Written, one up or down by the arrow keys, by a slider, or at once: 1, and all. For a form, whose field is `#take`.
 */
export function amountField(amount: Amount): TemplateResult {
  const { words: w, number: n, of, typed, take, button, large } = amount;
  const set = (value: bigint) => amount.type(`${value}`);
  const quick = (label: string, value: bigint, text = label) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${of === null}
      @click=${() => of !== null && set(value)}
    >
      ${text}
    </button>`;
  const key = (event: KeyboardEvent) => {
    const up = event.key === 'ArrowUp' ? 1n : event.key === 'ArrowDown' ? -1n : 0n;
    if (!up || of === null) return;
    event.preventDefault();
    set(within((take ?? 0n) + up, of));
  };
  const slots = of === null ? 1n : of < steps ? of : steps;
  const slide = ({ target }: InputEvent) => {
    if (of !== null) set((BigInt((target as HTMLInputElement).value) * of) / slots || 1n);
  };
  const left = of !== null && take !== null ? within(of - take, of) : null;
  return html`<div class="deal ${large ? 'large' : ''}">
    <div class="amount">
      <label for="take">${w.take}</label>
      <input
        id="take"
        inputmode="numeric"
        autocomplete="off"
        maxlength="26"
        ?readonly=${of === null}
        .value=${live(of === null ? '' : typed)}
        @input=${({ target }: InputEvent) => amount.type((target as HTMLInputElement).value)}
        @keydown=${key}
      />
      ${quick(w.one, 1n, '1')} ${quick(w.all, of ?? 0n)}
    </div>
    <div class="slide">
      <input
        type="range"
        min="1"
        max=${`${slots}`}
        ?disabled=${of === null || slots === 1n}
        aria-label=${w.slider}
        aria-valuetext=${left === null ? nothing : w.from(n(of!), n(left))}
        .value=${live(left === null ? '1' : `${((of! - left) * slots) / of! || 1n}`)}
        @input=${slide}
      />
      <button class="button ${of === null ? '' : 'strong'}" aria-disabled=${of === null}>${button}</button>
    </div>
  </div>`;
}
