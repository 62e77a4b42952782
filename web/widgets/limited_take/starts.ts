import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import { Asked } from '../kit/asked.ts';
import { number, type Language } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { solver } from '../shell/solver.ts';
import { startsShown } from './resting.ts';
import { decompositionIn } from './tiles.ts';
import { limitedWords } from './words.ts';

const most = 960;

/** What the solver says of starts 1, 2, …: asked once for a rule, kept, and asked again for more. */
export class Starts {
  #rule = '';
  #outcomes: Uint8Array = new Uint8Array(0);
  #asked = 0;
  #count = startsShown;
  #chosen: number | null = null;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  /** What there is to say of the chosen start. */
  readonly #analysis: Asked<Analysis>;

  constructor(
    readonly game: string,
    host: Pick<ReactiveControllerHost, 'requestUpdate'>,
  ) {
    this.#host = host;
    this.#analysis = new Asked(host);
  }

  /** The outcomes known by now: of start n at n − 1. */
  of(rule: string, count = startsShown): Uint8Array {
    if (rule !== this.#rule) {
      this.#rule = rule;
      this.#outcomes = new Uint8Array(0);
      this.#asked = 0;
      this.#chosen = null;
    }
    if (count > this.#asked) {
      this.#asked = count;
      void this.#ask(rule, count);
    }
    return this.#outcomes;
  }

  async #ask(rule: string, size: number) {
    try {
      const { outcomes } = await (await solver()).map(this.game, rule, { size });
      if (rule !== this.#rule || outcomes.length <= this.#outcomes.length) return;
      this.#outcomes = outcomes;
      this.#host.requestUpdate();
    } catch {
      // The shell asks about the same rule and says what is wrong with it.
    }
  }

  choose(n: number) {
    this.#chosen = n;
    this.#host.requestUpdate();
  }

  /** The starts as a table. `here`: the start of the game being played. */
  draw(
    rule: string,
    language: Language,
    here: bigint,
    lit: ReadonlySet<string>,
    playFrom: (n: number) => void,
  ): TemplateResult {
    const w = limitedWords[language];
    const n = (value: bigint | number) => number(value, language);
    const outcomes = this.of(rule, this.#count);
    const chosen = this.#chosen;
    const analysis =
      chosen === null
        ? null
        : this.#analysis.need(`${rule}|${chosen}`, async () => (await solver()).analyse(this.game, `${chosen}`, rule));
    return html`<div class="starts" role="group" aria-label=${w.starts}>
        ${Array.from({ length: this.#count }, (_, i) => {
          const outcome = i < outcomes.length ? (outcomes[i] === 0 ? 'P' : 'N') : null;
          return html`<button
            type="button"
            class="start ${outcome ?? ''} ${here === BigInt(i + 1) ? 'here' : ''} ${lit.has(`term-${i + 1}`) ? 'lit' : ''}"
            data-cell="start-${i + 1}"
            aria-pressed=${chosen === i + 1}
          >
            <span class="visually-hidden">${w.start(n(i + 1))}${outcome ? `: ${w[outcome]}` : ''}</span>
            <b aria-hidden="true">${n(i + 1)}</b
            >${outcome === null ? nothing : html`<i aria-hidden="true">${outcome}</i>`}
          </button>`;
        })}
      </div>
      <div class="reading" aria-live="polite">
        <p>${analysis ? this.#read(analysis, language) : w.choose}</p>
        ${
          chosen
            ? html`<button type="button" class="button small" @click=${() => playFrom(chosen)}>
                ${w.playFrom(n(chosen))}
              </button>`
            : nothing
        }
        ${
          this.#count < most
            ? html`<button
                type="button"
                class="button small"
                @click=${() => {
                  this.#count *= 2;
                  this.#host.requestUpdate();
                }}
              >
                ${w.more(n(this.#count * 2))}
              </button>`
            : nothing
        }
      </div>`;
  }

  #read(analysis: Analysis, language: Language): TemplateResult {
    const w = limitedWords[language];
    const n = (value: bigint) => number(value, language);
    const { parts } = decompositionIn(analysis);
    const size = analysis.numbers[0] ?? 0n;
    const take = analysis.winningMoves[0]?.numbers[0];
    return html`${outcomeMark(analysis.outcome, language)}
    ${take === undefined ? w.term(n(size)) : w.sum(n(size), parts.toReversed().map(n), n(take))}`;
  }
}
