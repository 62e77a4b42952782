import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Certificate, CertificateLine, Move, SolverError } from '../../solver/types.ts';
import { ask } from '../ask.ts';
import { explain } from '../error-words.ts';
import { number, readable } from '../language.ts';
import { outcomeMark } from '../marks.ts';
import { otherPlayer, standing } from '../match.ts';
import type { Session } from '../session.ts';
import { boardWords } from '../words.ts';
import type { Panel, PanelHost } from '../panels.ts';
import { panelWords } from './words.ts';

const pageSize = 8;

/**
 * "Why?": the certificate of the position as lines. Every line can be seen on the board. Nothing is said here that
 * the solver did not hand over.
 */
export class WhyPanel implements Panel {
  #certificate: Certificate | null = null;
  #offset = 0n;
  #error: SolverError | null = null;
  /** Which line is on the board, and as what: anything else may have been shown since. */
  #seen: { readonly key: string; readonly shown: Analysis | undefined } | null = null;
  #asked = 0;

  constructor(
    private readonly session: Session,
    private readonly host: PanelHost,
  ) {}

  /** Called when the panel opens and whenever the position has changed. */
  load(offset = 0n) {
    const asked = ++this.#asked;
    const at = this.session.current;
    if (!at) return;
    if (offset === 0n) this.#certificate = null;
    this.#error = null;
    this.#seen = null;
    this.#ask(asked, async () => {
      const answer = await (
        await this.session.solver()
      ).certify(at.game, at.position, at.rule, { offset, limit: pageSize, player: at.player });
      if (asked !== this.#asked) return;
      this.#certificate = answer;
      this.#offset = offset;
      this.host.requestUpdate();
    });
  }

  /** What goes wrong is said in the panel, unless something else has been asked since. */
  #ask(asked: number, work: () => Promise<void>) {
    ask(work, (error) => {
      if (asked !== this.#asked) return;
      this.#error = error;
      this.host.requestUpdate();
    });
  }

  #show(key: string, line: CertificateLine, reply: Move | null) {
    const at = this.session.current!;
    const form = this.host.speakMove(line.move, at.numbers, 'base');
    const asked = this.#asked;
    this.#error = null;
    this.#ask(asked, async () => {
      const client = await this.session.solver();
      let to = line.to || (await client.play(at.game, at.position, line.move, at.rule, at));
      const other = { player: otherPlayer(at.player) };
      if (reply) to = await client.play(at.game, to, reply, at.rule, other);
      if (asked !== this.#asked) return;
      await this.session.show(to, {
        ...(reply ? { player: at.player } : other),
        caption: reply ? `${form} → ${this.host.speakMove(reply, [], 'base')}` : form,
      });
      this.#seen = { key, shown: this.session.shown?.analysis };
      this.host.requestUpdate();
    });
  }

  /** Whether the line is on the board. */
  #isShown(key: string): boolean {
    return this.#seen?.key === key && this.session.shown?.analysis === this.#seen.shown;
  }

  render(): TemplateResult {
    const { language } = this.host;
    const { current } = this.session;
    const words = panelWords[language];
    const shell = boardWords[language];
    const problem = this.#error ? html`<p class="error" role="alert">${explain(this.#error, language)}</p>` : nothing;
    const certificate = this.#certificate;
    if (problem !== nothing && !certificate) return html`${problem}`;
    if (!certificate || !current) return html`<p class="quiet">${shell.thinking}</p>`;
    const { lines, total, outcome, grundy, reached, equal } = certificate;
    const first = this.#offset + 1n;
    const last = this.#offset + BigInt(lines.length);
    return html`${problem}
      <p>
        ${outcomeMark(outcome, language)} ${this.#verdict(certificate)}
        ${total === 0n ? nothing : html`<span class="quiet">${words.seeOnBoard}</span>`}
      </p>
      ${
        total === 0n
          ? nothing
          : html`<ul class="lines answered">
              ${lines.map((line) => this.#line(line))}
            </ul>`
      }
      ${
        total > BigInt(pageSize)
          ? html`<div class="pager">
              <button
                class="button small"
                aria-label=${words.earlier}
                aria-disabled=${this.#offset === 0n}
                @click=${() => this.#offset > 0n && this.load(this.#offset - BigInt(pageSize))}
              >
                ←
              </button>
              <button
                class="button small"
                aria-label=${words.later}
                aria-disabled=${last >= total}
                @click=${() => last < total && this.load(this.#offset + BigInt(pageSize))}
              >
                →
              </button>
              <span class="quiet number"
                >${words.page(number(first, language), number(last, language), number(total, language))}</span
              >
            </div>`
          : nothing
      }
      ${
        grundy !== null && grundy > 0n
          ? html`<details>
              <summary>${words.whyValue(number(grundy, language))}</summary>
              <ul class="lines valued">
                ${reached.map((line) => this.#line(line, true))}
                ${
                  BigInt(reached.length) < grundy
                    ? html`<li class="quiet">${words.valuesMore(number(grundy, language))}</li>`
                    : nothing
                }
              </ul>
              <p class="quiet">
                ${
                  equal === null
                    ? words.valueMissing(number(grundy, language))
                    : words.valueMissingProved(number(grundy, language))
                }
              </p>
            </details>`
          : nothing
      } `;
  }

  #verdict({ outcome, total }: Certificate): string {
    const { language, players } = this.host;
    const words = panelWords[language];
    const { player } = this.session.current!;
    const stands = standing({ outcome, player });
    if (players) {
      if (total === 0n) return words.whyStuck(player);
      if (stands !== 'drawn') return words[stands === 'won' ? 'whyWon' : 'whyLost'](player);
    }
    return total === 0n ? words.whyOver : { lost: words.whyP, won: words.whyN, drawn: words.whyDraw }[stands];
  }

  /** Where a move leads, unless the move has said it. */
  #position(position: string): TemplateResult | typeof nothing {
    const said = position && this.host.sayPosition?.(position);
    if (position === '' || (said === undefined && this.host.saysResult?.(this.session.current!.numbers)))
      return nothing;
    const to = said === undefined ? html`<span class="to">${readable(position)}</span>` : html`<span>${said}</span>`;
    return html`<span class="arrow">→</span> ${to}`;
  }

  #line(line: CertificateLine, byValue = false): TemplateResult {
    const { language } = this.host;
    const { current } = this.session;
    const words = panelWords[language];
    const key = `${byValue ? 'v' : 'm'}${line.move.text}`;
    const answerKey = `${key}+`;
    const wins = standing({ outcome: line.outcome, player: otherPlayer(current!.player) }) === 'won';
    return html`<li>
      <button class="line" aria-pressed=${this.#isShown(key)} @click=${() => this.#show(key, line, null)}>
        ${
          byValue && line.grundy !== null
            ? html`<b class="number">${words.valueReached(number(line.grundy, language))}</b>`
            : nothing
        }
        <span>${this.host.speakMove(line.move, current!.numbers, 'base')}</span>
        <span class="leads">
          ${this.#position(line.to)} ${byValue ? nothing : outcomeMark(line.outcome, language)}
        </span>
      </button>
      ${
        line.reply && !byValue
          ? html`<button
              class="line"
              aria-pressed=${this.#isShown(answerKey)}
              @click=${() => this.#show(answerKey, line, line.reply)}
            >
              <span class="arrow">${words.answer}</span>
              <span>${this.host.speakMove(line.reply, [], 'base')}</span>
              ${this.host.players ? nothing : outcomeMark('P', language)}
            </button>`
          : wins && !line.reply && !byValue
            ? html`<span class="quiet">${words.endsLost}</span>`
            : nothing
      }
    </li>`;
  }
}
