import { html, nothing, type TemplateResult } from 'lit';
import { sheets } from '../../draw/sheets.ts';
import type { Analysis, Move } from '../../solver/types.ts';
import { takeField } from '../../draw/fields.ts';
import { isLarge } from '../../draw/parts/heap.ts';
import { Points } from '../../draw/points.ts';
import type { BoardView } from '../../board/view.ts';
import { sumColumns } from './columns.ts';
import columnsSheet from './columns.css?inline';
import { mostSpoken, StandingBoard } from './heaps-board.ts';

/** Boards on which a move takes from the top of one heap: Nim under either rule. Lit part besides: `sum`. */
export abstract class TakeBoard extends StandingBoard {
  static override styles = [...StandingBoard.styles, ...sheets(columnsSheet)];

  readonly #points = new Points(this, {
    press: (id) => {
      const [heap, below] = id.split('-').map(Number);
      void this.propose([heap!, this.#size(heap!) - BigInt(below!)]);
    },
  });

  override speakMove({ numbers: [heap = 0n, take = 0n] }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const say = form === 'base' ? this.common.takeFrom : this.common.takesFrom;
    return say(this.n(take), this.n(heap));
  }
  protected override drawFormula({ numbers, grundy }: Analysis) {
    if (grundy === null || numbers.length === 0 || numbers.length > mostSpoken) return null;
    return `${numbers.map(this.n).join(' ⊕ ')} = ${this.n(grundy)}`;
  }

  /** What is pointed at: a heap, and how much of it would be taken (0: just the heap). */
  get #aim(): { heap: number; take: bigint } {
    const [first = '', second] = this.#points.at?.split('-') ?? [];
    if (first === 'heap') return { heap: Number(second), take: 0n };
    const take = this.#size(Number(first)) - BigInt(second ?? 0);
    return { heap: Number(first), take: take > 0n ? take : 0n };
  }
  #size = (heap: number): bigint => this.current?.numbers[heap - 1] ?? 0n;

  protected override drawBoard(view: BoardView): TemplateResult {
    return html`<div class="nim ${view.view}">
      ${view.view === 'columns' ? nothing : this.#drawStones(view)}
      ${['columns', 'both'].includes(view.view) ? this.#drawColumns(view) : nothing}
      ${view.view === 'columns' ? this.#drawTakingAnywhere(view) : nothing}
    </div>`;
  }

  #drawStones(view: BoardView): TemplateResult {
    const aim = this.#aim;
    return this.drawHeaps(
      view,
      (heap, size) => {
        const of = (move: Move | null) => (Number(move?.numbers[0]) === heap ? (move?.numbers[1] ?? 0n) : 0n);
        const wins = of(view.wins.find((move) => of(move) > 0n) ?? null);
        const winning = of(view.hint) || wins;
        return {
          takes: (take) => this.common.stone(this.n(take), this.n(heap), this.n(size - take)),
          disabled: !view.interactive,
          leaving: of(view.leaving),
          going: aim.heap === heap && view.interactive ? aim.take : 0n,
          hint: of(view.hint),
          wins,
          states: { where: of(view.where) > 0n, going: aim.heap === heap, lit: view.lit.has(`heap-${heap}`) },
          flag: winning && !view.leaving && !view.shown ? `−${this.n(winning)}` : '',
        };
      },
      (heap, size, room) =>
        isLarge(room)
          ? takeField({
              label: this.common.howMany(this.n(heap)),
              button: this.common.take,
              point: `heap-${heap}`,
              empty: size === 0n,
              disabled: !view.interactive,
              take: (count) => void this.propose([heap, count]),
              refuse: (error) => this.refuse(error),
            })
          : nothing,
    );
  }

  #drawColumns({ numbers, origin, analysis, hint, wins, leaving, lit }: BoardView): TemplateResult {
    const best = leaving ? null : (hint ?? wins[0]);
    return sumColumns({
      language: this.language,
      numbers,
      room: origin.length === numbers.length ? origin : [],
      sum: analysis.grundy,
      then: (heap, size) => (Number(best?.numbers[0]) === heap ? size - (best!.numbers[1] ?? 0n) : size),
      going: this.#aim.heap,
      lit,
    });
  }

  /** Where no stones are drawn: from which heap, and how many. */
  #drawTakingAnywhere(view: BoardView): TemplateResult {
    return takeField({
      label: this.common.count,
      button: this.common.take,
      disabled: !view.interactive,
      from: {
        label: this.common.fromHeap,
        heaps: view.numbers.map((size, i) => ({
          heap: i + 1,
          label: this.common.heapOf(this.n(i + 1), this.n(size)),
          disabled: size === 0n,
        })),
      },
      take: (count, heap) => void this.propose([heap, count]),
      refuse: (error) => this.refuse(error),
    });
  }
}
