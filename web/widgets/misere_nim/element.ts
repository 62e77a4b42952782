import { css, html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { NimElement } from '../nim/element.ts';
import { number } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { lastStoneStyles, lastStoneSwitch, lastStoneTaken } from './last-stone.ts';
import { drawVerdicts, rules, verdictStyles, type Verdicts } from './verdicts.ts';
import { words } from './words.ts';

/** The board's views as those of Nim. */
const drawnAs: Readonly<Record<string, string>> = { plain: 'stones', compare: 'stones', columns: 'columns' };

/**
 * `<nimlab-misere-nim>`: the heaps of Nim under either rule for the last stone, with a switch that keeps the position.
 * Views: `plain`, `compare` (what both rules say of the position, and where they part), `columns`.
 * Lit parts: those of Nim, and `big`: all heaps greater than one.
 */
export class MisereNimElement extends NimElement {
  static override styles = [...NimElement.styles, lastStoneStyles, verdictStyles, misereStyles()];

  /** What the solver says of the position under both rules, and of that of Nim, whose value is the nim-sum. */
  #verdicts: Verdicts | null = null;
  #asNim: Analysis | null = null;
  #asked = '';
  /** A winning move of either rule that is seen on the board. */
  #pointed: Move | null = null;
  #pinned: Move | null = null;

  override get game() {
    return 'misere_nim';
  }
  get #own() {
    return words[this.language];
  }
  override get title() {
    return this.#own.title;
  }
  protected override get views() {
    const { plain, compare, columns } = this.#own;
    return [
      { id: 'plain', label: plain },
      { id: 'compare', label: compare },
      { id: 'columns', label: columns },
    ];
  }
  protected override drawFormula(analysis: Analysis) {
    const count = analysis.numbers.filter((size) => size > 1n).length;
    const big = this.#own.bigHeaps(number(count, this.language));
    const sum = super.drawFormula(analysis);
    return sum ? `${sum} · ${big}` : big;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const compare = view.view === 'compare';
    const shown = `${view.position}|${view.shown}`;
    if (view.view !== 'plain' && shown !== this.#asked) {
      this.#asked = shown;
      this.#pointed = this.#pinned = null;
      void this.#ask(view.position, shown);
    }
    const seen = compare && !view.leaving ? (this.#pointed ?? this.#pinned) : null;
    const big = view.lit.has('big') ? view.numbers.flatMap((size, i) => (size > 1n ? [`heap-${i + 1}`] : [])) : [];
    // The columns have a nim-sum whatever the rule.
    const nimSum = this.#asNim?.position === view.position ? this.#asNim.grundy : null;
    const heaps: BoardView = {
      ...view,
      view: drawnAs[view.view] ?? 'stones',
      lit: new Set([...view.lit, ...big]),
      hint: seen ?? view.hint,
      marked: seen ? [] : view.marked,
      analysis: { ...view.analysis, grundy: nimSum },
    };
    return html`<div class="misere">
      ${lastStoneSwitch(this.language, view.rule === 'misere', this.controls === 'none' ? null : this.#switch)}
      <div class=${compare ? 'side-by-side' : ''}>
        <div class="game">
          ${super.drawBoard(heaps)} ${lastStoneTaken(this.language, view.shown ? null : this.match, view.analysis)}
        </div>
        ${
          compare
            ? drawVerdicts(this.#verdicts, {
                language: this.language,
                playing: view.rule,
                seen,
                pinned: this.#pinned,
                point: (move) => {
                  this.#pointed = move;
                  this.requestUpdate();
                },
                pin: (move) => {
                  this.#pinned = this.#pinned?.text === move.text ? null : move;
                  this.requestUpdate();
                },
              })
            : nothing
        }
      </div>
    </div>`;
  }

  async #ask(position: string, shown: string) {
    try {
      const client = await solver();
      const [normal, misere, asNim] = await Promise.all([
        ...rules.map((rule) => client.analyse(this.game, position, rule)),
        client.analyse(NimElement.game, position),
      ]);
      if (this.#asked !== shown) return;
      this.#verdicts = { normal: normal!, misere: misere! };
      this.#asNim = asNim!;
      this.requestUpdate();
    } catch {
      // The comparison is missing; the game goes on.
      if (this.#asked === shown) this.#asked = '';
    }
  }

  /** Another rule on the same position; a game that is over begins again. */
  #switch = async (loses: boolean) => {
    const over = this.current?.moveCount === 0n;
    try {
      await this.restart(over ? undefined : this.current?.position, loses ? 'misere' : 'normal');
    } catch (error) {
      this.refuse(error);
    }
  };
}

function misereStyles() {
  return css`
    .misere {
      display: grid;
      gap: 0.75rem;
    }
    .side-by-side {
      display: grid;
      gap: 0.75rem 1.5rem;
    }
    .side-by-side > * {
      min-width: 0;
    }
    .game {
      display: grid;
      align-content: end;
    }
    @container (min-width: 50rem) {
      .side-by-side {
        grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
      }
    }
    @media print {
      .verdicts {
        display: none;
      }
    }
  `;
}

customElements.define('nimlab-misere-nim', MisereNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-misere-nim': MisereNimElement;
  }
}
