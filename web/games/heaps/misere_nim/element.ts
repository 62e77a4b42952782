import { defineSpeaking, sentence } from '../../../board/language.ts';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { lastStoneStyles, lastStoneSwitch } from '../last-stone.ts';
import { TakeBoard } from '../take-board.ts';
import { Asked } from '../../../draw/asked.ts';
import type { HeapFace } from '../../../draw/parts/heap.ts';
import { textWidth } from '../../../draw/rest.ts';
import { Skins } from '../../../draw/skin.ts';
import { Width } from '../../../draw/width.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import { divisor } from './primes.ts';
import type { DrawNumber } from './skin.ts';
import { aboveIn, drawVerdicts, rules, verdictStyles, type Verdicts } from './verdicts.ts';
import { words } from './words.ts';

/** The board's views as those of Nim. */
const drawnAs: Readonly<Record<string, string>> = {
  plain: 'stones',
  compare: 'stones',
  columns: 'columns',
  number: 'number',
};

/** What the solver says of a position under both rules, and of that of Nim, whose value is the nim-sum. */
interface Said {
  readonly verdicts: Verdicts;
  readonly asNim: Analysis;
}

/** A winning move of either rule that is looked at, and in which position. */
type Looked = { readonly at: string; readonly move: Move } | null;

/**
 * `<nimlab-misere-nim>`: the heaps of Nim under either rule for the last stone, with a switch that keeps the position.
 * Views: `plain`, `compare` (what both rules say of the position, and where they part), `columns`; skin: `number`, whose
 * prime factors the heaps are.
 * Lit parts: those of Nim, and `big`: all heaps greater than one.
 */
export class MisereNimElement extends TakeBoard {
  static override readonly game = 'misere_nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['number'];
  static override styles = [...TakeBoard.styles, lastStoneStyles, verdictStyles, misereStyles()];

  readonly #said = new Asked<Said>(this);
  #pointed: Looked = null;
  #pinned: Looked = null;

  readonly #skins = new Skins<DrawNumber>(this, this.skins, MisereNimElement.skin);
  readonly #width = new Width(this, '.misere', textWidth);

  get #words() {
    return words[this.language];
  }
  protected override get views() {
    const { plain, compare, number } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'compare', label: compare },
      { id: 'columns', label: this.common.columns },
      { id: 'number', label: number },
    ];
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const [heap = 0n, take = 0n] = move.numbers;
    const by = this.view === 'number' ? divisor(Number(heap), take) : null;
    return by === null ? super.speakMove(move, before, form) : this.#words.divide(this.n(by), form);
  }
  protected override bring(view: string) {
    return this.#skins.bring(view);
  }
  protected override dress(
    { numbers, view }: BoardView,
    rooms: readonly bigint[],
    face: (heap: number, size: bigint) => HeapFace,
  ) {
    const takes = (heap: number) => (take: bigint) =>
      sentence(this.#words.divide(this.n(divisor(heap, take) ?? 1n), 'base'), this.language);
    const divides = (heap: number, size: bigint) => ({ ...face(heap, size), takes: takes(heap) });
    return this.#skins.of(view)?.(numbers, rooms, divides, this.#width.px) ?? null;
  }
  protected override drawFormula(analysis: Analysis) {
    const big = this.#words.bigHeaps(this.n(analysis.facts['big']?.[0] ?? 0n));
    const sum = super.drawFormula(analysis);
    return sum ? `${sum} · ${big}` : big;
  }

  protected override follow(view: BoardView) {
    if (view.view !== 'plain') this.#said.need(`${view.position}|${view.shown}`, () => this.#ask(view.position));
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const compare = view.view === 'compare';
    const at = `${view.position}|${view.shown}`;
    // What was said of the last position stays until this one's answer is there.
    const said = view.view === 'plain' ? null : (this.#said.answer ?? this.#said.last);
    const here = (looked: Looked) => (looked?.at === at ? looked.move : null);
    const pinned = here(this.#pinned);
    const seen = compare && !view.leaving ? (here(this.#pointed) ?? pinned) : null;
    const big = view.lit.has('big') ? [...aboveIn(view.analysis)].map((heap) => `heap-${heap}`) : [];
    const heaps: BoardView = {
      ...view,
      view: drawnAs[view.view] ?? 'stones',
      lit: new Set([...view.lit, ...big]),
      hint: seen ?? view.hint,
      marked: seen ? [] : view.marked,
      // The columns have a nim-sum whatever the rule.
      analysis: { ...view.analysis, grundy: said?.asNim.position === view.position ? said.asNim.grundy : null },
    };
    return html`<div class="misere">
      ${lastStoneSwitch(this.common, view.rule === 'misere', this.offers('views') ? this.#switch : null)}
      <div class=${compare ? 'side-by-side' : ''}>
        <div class="game">${super.drawBoard(heaps)}</div>
        ${
          compare
            ? drawVerdicts(said?.verdicts ?? null, {
                language: this.language,
                playing: view.rule,
                seen,
                pinned,
                point: (move) => {
                  this.#pointed = move && { at, move };
                  this.requestUpdate();
                },
                pin: (move) => {
                  this.#pinned = pinned?.text === move.text ? null : { at, move };
                  this.requestUpdate();
                },
              })
            : nothing
        }
      </div>
    </div>`;
  }

  async #ask(position: string): Promise<Said> {
    const client = await solver();
    const [normal, misere, asNim] = await Promise.all([
      ...rules.map((rule) => client.analyse(this.game, position, rule)),
      client.analyse('nim', position),
    ]);
    return { verdicts: { normal: normal!, misere: misere! }, asNim: asNim! };
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

defineSpeaking('nimlab-misere-nim', MisereNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-misere-nim': MisereNimElement;
  }
}
