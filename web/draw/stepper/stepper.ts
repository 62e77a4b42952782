import { html, svg, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** What the buttons are called. */
export interface StepWords {
  /** What is stepped through. */
  readonly steps: string;
  readonly toStart: string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly all: string;
}

/** How steps follow each other while they are played. */
export interface Pace {
  /** Milliseconds from one to the next; 0: all at once. */
  readonly interval: number;
  /** Steps that are made at once. */
  readonly stride?: number;
}

export interface Stepping {
  /** Of steps up to `last`. */
  readonly pace?: (last: number) => Pace;
  /** The reader or the clock has come to another step. The host is drawn anew anyway. */
  moved?(at: number | null): void;
}

const signs = {
  toStart: svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`,
  back: svg`<path d="M13 4 6.500 10 13 16" />`,
  play: svg`<path d="M6.500 4 15.500 10 6.500 16Z" fill="currentColor" />`,
  pause: svg`<path d="M7 4.500v11M13 4.500v11" />`,
  forward: svg`<path d="M7 4 13.500 10 7 16" />`,
  all: svg`<path d="M5 4 11.500 10 5 16M15 4v12" />`,
};

/**
 * Steps that a reader goes through by hand or watches: of backward induction, of a proof, of a move that is built. They
 * count from 0, where nothing has happened yet, to `last`. Where less motion is asked for, playing them shows the last.
 */
export class Stepper implements ReactiveController {
  /** Where the reader is; null: everything is shown, which is `last` without having been stepped to. */
  at: number | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #stepping: Stepping;
  #of: unknown = undefined;
  #last: number | null = null;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost, stepping: Stepping = {}) {
    this.#host = host;
    this.#stepping = stepping;
    host.addController(this);
  }

  hostDisconnected() {
    this.pause();
  }

  /**
   * What is stepped through, told before it is drawn; `last` null while that is not known. Another one begins at `at`,
   * by default with everything shown.
   */
  keep(of: unknown, last: number | null, at: number | null = null) {
    this.#last = last;
    if (of === this.#of) return;
    this.#of = of;
    this.at = at;
    this.#stop();
  }

  get last(): number | null {
    return this.#last;
  }
  get playing(): boolean {
    return this.#clock !== undefined;
  }
  /** The step that is seen. */
  get seen(): number {
    return this.at ?? this.#last ?? 0;
  }

  /** By hand, which stops the clock. */
  go(to: number | null) {
    this.#stop();
    this.#to(to);
  }

  play() {
    if (this.#last === null) return;
    this.#stop();
    const { interval, stride = 1 } = this.#stepping.pace?.(this.#last) ?? { interval: 1200 };
    if (interval === 0 || prefersReducedMotion()) return this.#to(null);
    this.#clock = setInterval(() => this.#step(stride), interval);
    if (this.seen >= this.#last) this.#to(0);
    else this.#step(stride);
  }

  #step(stride: number) {
    const last = this.#last ?? 0;
    const next = Math.min(last, this.seen + stride);
    if (next >= last) this.#stop();
    this.#to(next);
  }

  pause() {
    if (!this.playing) return;
    this.#stop();
    this.#host.requestUpdate();
  }

  #stop() {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #to(at: number | null) {
    this.at = at;
    this.#stepping.moved?.(at);
    this.#host.requestUpdate();
  }

  /** The row of buttons. They rest while nothing is known. */
  draw(words: StepWords): TemplateResult {
    const { seen } = this;
    const known = this.#last !== null;
    const button = (name: keyof typeof signs, can: boolean, act: () => void) =>
      html`<button
        type="button"
        aria-label=${words[name]}
        title=${words[name]}
        aria-disabled=${!can || !known}
        @click=${() => can && known && act()}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${signs[name]}</svg>
      </button>`;
    return html`<div class="stepper" role="group" aria-label=${words.steps}>
      <span class="label optional">${words.steps}</span>
      ${button('toStart', seen > 0, () => this.go(0))} ${button('back', seen > 0, () => this.go(seen - 1))}
      ${this.playing ? button('pause', true, () => this.pause()) : button('play', true, () => this.play())}
      ${button('forward', seen < (this.#last ?? 0), () => this.go(seen + 1))}
      ${button('all', this.at !== null, () => this.go(null))}
    </div>`;
  }
}
