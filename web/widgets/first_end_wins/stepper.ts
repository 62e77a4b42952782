import { html, svg, type TemplateResult } from 'lit';

/** What the buttons are called. */
export interface StepWords {
  readonly steps: string;
  readonly toStart: string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly all: string;
}

const stepTime = 1400;

const signs = {
  toStart: svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`,
  back: svg`<path d="M13 4 6.500 10 13 16" />`,
  play: svg`<path d="M6.500 4 15.500 10 6.500 16Z" fill="currentColor" />`,
  pause: svg`<path d="M7 4.500v11M13 4.500v11" />`,
  forward: svg`<path d="M7 4 13.500 10 7 16" />`,
  all: svg`<path d="M5 4 11.500 10 5 16M15 4v12" />`,
};

/** Steps the reader goes through by hand, or watches. `at` null: everything is shown. Looks like those of token_graph. */
export class Stepper {
  at: number | null = null;
  #of = '';
  #playing: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly changed: () => void) {}

  /** What is stepped through: another one begins with everything shown. */
  keep(of: string) {
    if (of === this.#of) return;
    this.#of = of;
    this.at = null;
    this.stop();
  }

  stop() {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  #go(to: number | null) {
    this.at = to;
    this.changed();
  }

  #play(last: number) {
    if (this.at === null || this.at >= last) this.#go(0);
    this.#playing = setInterval(() => {
      const next = Math.min(last, (this.at ?? last) + 1);
      if (next >= last) this.stop();
      this.#go(next);
    }, stepTime);
    this.changed();
  }

  /** The row of buttons; `last` null while it is not known. */
  draw(last: number | null, words: StepWords): TemplateResult {
    const at = this.at ?? last ?? 0;
    const button = (name: keyof typeof signs, enabled: boolean, act: () => void) =>
      html`<button
        type="button"
        aria-label=${words[name]}
        title=${words[name]}
        aria-disabled=${!enabled || last === null}
        @click=${() => {
          if (!enabled || last === null) return;
          this.stop();
          act();
        }}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${signs[name]}</svg>
      </button>`;
    return html`<div class="steps" role="group" aria-label=${words.steps}>
      <span class="label optional">${words.steps}</span>
      ${button('toStart', at > 0, () => this.#go(0))} ${button('back', at > 0, () => this.#go(at - 1))}
      ${
        this.#playing === undefined
          ? button('play', true, () => this.#play(last ?? 0))
          : button('pause', true, () => this.changed())
      }
      ${button('forward', at < (last ?? 0), () => this.#go(at + 1))}
      ${button('all', this.at !== null, () => this.#go(null))}
    </div>`;
  }
}
