import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Certificate, CertificateLine, Move, SolverError } from '../../solver/types.ts';
import { ask } from '../ask.ts';
import { explain } from '../error-words.ts';
import { type Language, number, readable } from '../language.ts';
import { outcomeMark } from '../marks.ts';
import { otherPlayer, standing } from '../match.ts';
import type { Session } from '../session.ts';
import { boardWords } from '../words.ts';
import type { Panel, PanelHost } from '../panels.ts';
import { holding } from './holding.ts';
import { type Line, type Reason, reasonFor } from './reason.ts';
import { panelWords } from './words.ts';

const pageSize = 8;
/** Moves that are told at first; among more moves than `far` none is looked for that stands far behind. */
const typical = 3;
const far = 100_000n;

/**
 * "Why?": the reason of the position in the words of its game, then a few moves with their answers, and on request all
 * of them, by pages. Every line can be seen on the board. Nothing is said here that the solver did not hand over.
 */
export class WhyPanel implements Panel {
  /** The first page. */
  #certificate: Certificate | null = null;
  /** null: it could not be fetched. */
  #reason: readonly Line[] | null = [];
  /** The language it is said in. */
  #language: Language | null = null;
  #typical: readonly CertificateLine[] = [];
  /** The page that is seen of all moves; null while they are folded. */
  #page: Certificate | null = null;
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
  load() {
    const asked = this.#begin();
    const at = this.session.current;
    if (!at) return;
    this.#certificate = this.#page = null;
    this.#language = this.host.language;
    this.#ask(asked, async () => {
      const answer = await this.#certify(0n);
      const some = await this.#some(answer);
      const reason = await reasonFor(await this.session.solver(), at, answer, this.host.language);
      if (asked !== this.#asked) return;
      this.#certificate = answer;
      this.#typical = some;
      this.#reason = reason;
      this.host.requestUpdate();
    });
  }

  /** Shows a page of all moves. */
  #turn(offset: bigint) {
    const asked = this.#begin();
    this.#ask(asked, async () => {
      const page = offset === 0n ? this.#certificate! : await this.#certify(offset);
      if (asked !== this.#asked) return;
      this.#page = page;
      this.#offset = offset;
      this.host.requestUpdate();
    });
  }

  #begin(): number {
    this.#error = null;
    this.#seen = null;
    return ++this.#asked;
  }

  async #certify(offset: bigint, limit = pageSize): Promise<Certificate> {
    const { game, position, rule, player } = this.session.current!;
    return (await this.session.solver()).certify(game, position, rule, { offset, limit, player });
  }

  /** Winning moves come in their order; of others, which are refuted one by one, those that differ most. */
  async #some({ lines, total, outcome }: Certificate): Promise<readonly CertificateLine[]> {
    const wins = standing({ outcome, player: this.session.current!.player }) === 'won';
    if (wins || lines.length <= typical) return lines.slice(0, typical);
    const last = total <= far ? total - 1n : BigInt(lines.length - 1);
    const rest = [last / 2n, last].map(
      async (at) => lines[Number(at)] ?? (await this.#certify(at, 1)).lines[0] ?? lines.at(-1)!,
    );
    return [lines[0]!, ...(await Promise.all(rest))];
  }

  /** What goes wrong is said in the panel, unless something else has been asked since. */
  #ask(asked: number, work: () => Promise<void>) {
    ask(work, (error) => {
      if (asked !== this.#asked) return;
      this.#error = error;
      this.host.requestUpdate();
    });
  }

  #showReason(key: string, { said, position, lit, views }: Reason, pressed: EventTarget) {
    const { player } = this.session.current!;
    const caption = said.replace(/[.。]$/, '');
    const view = this.host.viewAmong(views);
    this.#see(key, pressed, () => this.session.show(position, { lit, caption, player, view }));
  }

  /** Puts something on the board, and marks its line. */
  #see(key: string, pressed: EventTarget, show: () => Promise<void>) {
    const asked = this.#asked;
    this.#error = null;
    this.#ask(asked, async () => {
      await this.#holding(pressed, show);
      if (asked !== this.#asked) return;
      this.#seen = { key, shown: this.session.shown?.analysis };
      this.host.requestUpdate();
    });
  }

  #holding(pressed: EventTarget, show: () => Promise<void>): Promise<void> {
    return holding(pressed as Element, () => this.host.updateComplete, show);
  }

  #show(key: string, line: CertificateLine, reply: Move | null, pressed: EventTarget) {
    const at = this.session.current!;
    const form = this.host.speakMove(line.move, at.numbers, 'base');
    const asked = this.#asked;
    this.#see(key, pressed, async () => {
      const client = await this.session.solver();
      let to = line.to || (await client.play(at.game, at.position, line.move, at.rule, at));
      const other = { player: otherPlayer(at.player) };
      if (reply) to = await client.play(at.game, to, reply, at.rule, other);
      if (asked !== this.#asked) return;
      await this.session.show(to, {
        ...(reply ? { player: at.player } : other),
        caption: reply ? `${form} → ${this.host.speakMove(reply, [], 'base')}` : form,
      });
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
    if (this.#certificate && this.#language !== language) this.load();
    const certificate = this.#certificate;
    if (problem !== nothing && !certificate) return html`${problem}`;
    if (!certificate || !current) return html`<p class="quiet">${shell.thinking}</p>`;
    const { total, outcome, grundy, reached, equal } = certificate;
    return html`<div @keydown=${this.#onKey}>
      ${problem}
      <p>
        ${outcomeMark(outcome, language)} ${this.#verdict(certificate)}
        ${total === 0n ? nothing : html`<span class="quiet">${words.seeOnBoard}</span>`}
      </p>
      ${this.#drawReason()} ${total === 0n ? nothing : this.#drawMoves(certificate)}
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
      }
    </div>`;
  }

  /** As on the board: back to the game. */
  #onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.session.shown) return;
    event.preventDefault();
    void this.#holding(event.target!, () => this.session.show(null));
  };

  #drawReason(): TemplateResult | typeof nothing {
    const words = panelWords[this.host.language];
    if (this.#reason === null) {
      return html`<p class="error" role="alert">${boardWords[this.host.language].notFetched}</p>`;
    }
    if (this.#reason.length === 0) return nothing;
    return html`<ol class="lines reason" aria-label=${words.reason}>
      ${this.#reason.map((line, i) =>
        'left' in line
          ? html`<li class="quiet">${words.reasonLeft(number(line.left, this.host.language))}</li>`
          : html`<li>
              <button
                class="line"
                aria-pressed=${this.#isShown(`r${i}`)}
                @click=${({ currentTarget }: Event) => this.#showReason(`r${i}`, line, currentTarget!)}
              >
                ${line.said}
              </button>
            </li>`,
      )}
    </ol>`;
  }

  #drawMoves({ total, outcome }: Certificate): TemplateResult {
    const { language } = this.host;
    const words = panelWords[language];
    const wins = standing({ outcome, player: this.session.current!.player }) === 'won';
    const page = this.#page;
    const all = total > BigInt(this.#typical.length);
    return html`<div class="row spread moves">
        <b>${wins ? words.winningMoves : words.movesAnswered}</b>
        ${
          all
            ? html`<button
                class="button small"
                aria-expanded=${page !== null}
                @click=${() => (page ? this.#fold() : this.#turn(0n))}
              >
                ${words.allMoves(number(total, language), wins)}
              </button>`
            : nothing
        }
      </div>
      <ul class="lines answered">
        ${(page?.lines ?? this.#typical).map((line) => this.#line(line))}
      </ul>
      ${page && total > BigInt(pageSize) ? this.#drawPager(page) : nothing}`;
  }

  #fold() {
    this.#begin();
    this.#page = null;
    this.host.requestUpdate();
  }

  #drawPager({ lines, total }: Certificate): TemplateResult {
    const { language } = this.host;
    const words = panelWords[language];
    const [first, last] = [this.#offset + 1n, this.#offset + BigInt(lines.length)];
    return html`<div class="pager">
      <button
        class="button small"
        aria-label=${words.earlier}
        aria-disabled=${this.#offset === 0n}
        @click=${() => this.#offset > 0n && this.#turn(this.#offset - BigInt(pageSize))}
      >
        ←
      </button>
      <button
        class="button small"
        aria-label=${words.later}
        aria-disabled=${last >= total}
        @click=${() => last < total && this.#turn(this.#offset + BigInt(pageSize))}
      >
        →
      </button>
      <span class="quiet number"
        >${words.page(number(first, language), number(last, language), number(total, language))}</span
      >
    </div>`;
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
    if (total === 0n) return stands === 'won' ? words.whyOverWon : words.whyOver;
    return { lost: words.whyP, won: words.whyN, drawn: words.whyDraw }[stands];
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
      <button
        class="line"
        aria-pressed=${this.#isShown(key)}
        @click=${({ currentTarget }: Event) => this.#show(key, line, null, currentTarget!)}
      >
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
              @click=${({ currentTarget }: Event) => this.#show(answerKey, line, line.reply, currentTarget!)}
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
