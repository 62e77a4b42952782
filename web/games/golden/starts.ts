import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import { Asked } from '../../draw/asked.ts';
import { outcomeOf } from '../../draw/values.ts';
import { inviting, number, type Language } from '../../board/language.ts';
import { outcomeMark } from '../../board/marks.ts';
import { solver } from '../../board/solver.ts';
import { startsShown } from './resting.ts';
import { partsIn } from './tiles.ts';
import { limitedWords } from './words.ts';

const most = 960;

type Host = Pick<ReactiveControllerHost, 'requestUpdate'> & Parameters<typeof inviting>[0];

/** What the solver says of starts 1, 2, …: asked once for a rule, kept, and asked again for more. */
export class Starts {
  #rule = '';
  #outcomes: Uint8Array = new Uint8Array(0);
  #asked = 0;
  #count = startsShown;
  #chosen: number | null = null;
  readonly #host: Host;
  /** What there is to say of the chosen start. */
  readonly #analysis: Asked<Analysis>;

  constructor(
    readonly game: string,
    host: Host,
  ) {
    this.#host = host;
    this.#analysis = new Asked(host);
  }

  /** Asks for what is not known yet, and for the chosen start. */
  follow(rule: string) {
    if (rule !== this.#rule) {
      this.#rule = rule;
      this.#outcomes = new Uint8Array(0);
      this.#asked = 0;
      this.#chosen = null;
    }
    if (this.#count > this.#asked) {
      this.#asked = this.#count;
      void this.#ask(rule, this.#count);
    }
    const chosen = this.#chosen;
    if (chosen === null) this.#analysis.forget();
    else this.#analysis.need(`${rule}|${chosen}`, async () => (await solver()).analyse(this.game, `${chosen}`, rule));
  }

  /** Starts known by now that are lost. */
  get lost(): number[] {
    return [...this.#outcomes].flatMap((outcome, i) => (outcomeOf(outcome) === 'P' ? [i + 1] : []));
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
  draw(language: Language, here: bigint, lit: ReadonlySet<string>, playFrom: (n: number) => void): TemplateResult {
    const w = limitedWords[language];
    const n = (value: bigint | number) => number(value, language);
    const outcomes = this.#outcomes;
    const chosen = this.#chosen;
    const analysis = this.#analysis.answer;
    return html`<div class="starts" role="group" aria-label=${w.starts}>
        ${Array.from({ length: this.#count }, (_, i) => {
          const outcome = i < outcomes.length ? (outcomeOf(outcomes[i]) === 'P' ? 'P' : 'N') : null;
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
        <p>${analysis ? this.#read(analysis, language) : inviting(this.#host, w.ringed, w.choose)}</p>
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
    const size = analysis.numbers[0] ?? 0n;
    const take = analysis.winningMoves[0]?.numbers[0];
    return html`${outcomeMark(analysis.outcome, language)}
    ${take === undefined ? w.term(n(size)) : w.sum(n(size), partsIn(analysis).toReversed().map(n), n(take))}`;
  }
}
