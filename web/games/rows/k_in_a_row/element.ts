import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { Moves } from '../../../draw/moves.ts';
import { Points } from '../../../draw/points.ts';
import { sheets } from '../../../draw/sheets.ts';
import explanationSheet from '../../../draw/explanation.css?inline';
import signSheet from '../../../draw/parts/sign.css?inline';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, inviting, number, strung, translated } from '../../../board/language.ts';
import { movesOf } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { leavesOf, most, rowsPicture, smallSide, type CellFace, type Stone } from './scene.ts';
import { Twigs, valueOf, type Twig } from './tree.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * `<nimlab-k-in-a-row>`: crosses and noughts on a board, k in a row win. Views: `plain`; `outcomes`, what each move
 * leaves and how long the game then lasts; `tree`, the positions after each move, which unfold theirs, with what they
 * are worth for X while analysis is on. Lit parts: `cell-<n>`.
 */
export class KInARowElement extends GameElement {
  static override readonly game = 'k_in_a_row';
  readonly winsAtOnce = true;
  protected static override readonly words = words;
  static override styles = [...GameElement.styles, ...sheets(signSheet, sceneSheet, explanationSheet, boardSheet)];

  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  readonly #points = new Points(this, { press: (id) => this.#press(id) });
  readonly #twigs = new Twigs(this, this.game);
  /** Positions that are unfolded, each a move from the one before, the first from the board's. */
  #path: readonly string[] = [];
  #root = '';

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  // ---- What a board says ------------------------------------------------------------------------------------------

  #columns(): number {
    return Number((this.board?.analysis ?? this.current)?.ruleNumbers[0] ?? 3n);
  }
  #place(cell: number): string {
    const columns = this.#columns();
    return this.#words.cell(this.#n(Math.floor((cell - 1) / columns) + 1), this.#n(((cell - 1) % columns) + 1));
  }
  override speakPosition(numbers: readonly bigint[]) {
    const count = (stone: bigint) => this.#n(numbers.filter((each) => each === stone).length);
    return numbers.some((each) => each > 0n) ? this.#words.holds(count(1n), count(2n)) : this.#words.empty;
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.put(this.#place(Number(numbers[0])), form);
  }
  override saysResult() {
    return true;
  }
  override speakPlace({ numbers }: Move) {
    return this.#words.row(this.#n(Math.floor((Number(numbers[0]) - 1) / this.#columns()) + 1));
  }
  protected override speakEnd({ facts, numbers, ruleNumbers }: Analysis) {
    const first = facts['row']?.[0];
    if (first === undefined) return Promise.resolve('');
    const stone = Number(numbers[Number(first) - 1]) as Stone;
    return Promise.resolve(this.#words.finished(stone, this.#n(ruleNumbers[2]!)));
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #press(id: string) {
    const [, level, position] = /^twig-(\d+)-(.*)$/.exec(id) ?? [];
    if (level !== undefined && position !== undefined) {
      const above = this.#path.slice(0, Number(level));
      this.#path = this.#path[Number(level)] === position ? above : [...above, position];
      this.requestUpdate();
      return;
    }
    if (this.board?.interactive) void this.propose([Number(id.slice('cell-'.length))]);
  }

  protected override follow({ position, rule, interactive }: BoardView) {
    if (interactive) this.#moves.follow(position, rule);
    const root = `${rule}|${position}`;
    if (root === this.#root) return;
    this.#root = root;
    this.#path = [];
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const w = this.#words;
    const { analysis, leaving, hint, where } = view;
    const [columns, rows, k] = analysis.ruleNumbers.map(Number) as [number, number, number];
    const turn = Number(analysis.facts['turn']?.[0] ?? 1n) as Stone;
    const cells = view.numbers.map(Number);
    const coming = leaving ? Number(leaving.numbers[0]) : 0;
    if (coming > 0) cells[coming - 1] = turn;
    const outcomes = view.view === 'outcomes' && !leaving ? leavesOf(analysis.facts, cells) : null;
    const open = new Set(view.interactive ? this.#moves.list.map(({ numbers }) => Number(numbers[0])) : []);
    const wins = new Set(outcomes ? [] : view.wins.map(({ numbers }) => Number(numbers[0])));
    const aimed = Number(/^cell-(\d+)$/.exec(this.#points.at ?? '')?.[1] ?? 0);
    const row = where && !hint ? Math.floor((Number(where.numbers[0]) - 1) / columns) : -1;
    const face = (at: number): CellFace => {
      const leaves = outcomes?.get(at);
      const said = [
        this.#place(at),
        w.stones[cells[at - 1] as 0 | Stone],
        open.has(at) && w.canGo,
        leaves && `${w.leaves[leaves.leaves]} ${w.inMoves(leaves.moves)}`,
      ];
      return {
        label: strung(said, this.language),
        disabled: !view.interactive || cells[at - 1] !== 0,
        leaves: leaves?.leaves ?? null,
        moves: leaves ? this.#n(leaves.moves) : '',
        states: {
          open: open.has(at),
          wins: wins.has(at),
          lit: view.lit.has(`cell-${at}`),
          hint: Number(hint?.numbers[0] ?? 0) === at,
          where: Math.floor((at - 1) / columns) === row && cells[at - 1] === 0,
        },
      };
    };
    const picture = rowsPicture({
      columns,
      rows,
      cells,
      cell: face,
      finished: leaving ? [] : (analysis.facts['row'] ?? []).map(Number),
      ghost: !leaving && open.has(aimed) && !outcomes ? { at: aimed, stone: turn } : null,
      label: w.board(this.#n(columns), this.#n(rows), this.#n(k)),
    });
    return html`<div class="rows">${drawnPicture(picture)}</div>
      ${outcomes ? html`<p class="explanation" aria-live="polite">${this.#counted(outcomes)} ${w.legend}</p>` : nothing}
      ${view.view === 'tree' ? this.#drawTree(view) : nothing}`;
  }

  #counted(outcomes: ReturnType<typeof leavesOf>): string {
    if (outcomes.size === 0) return '';
    const count = (outcome: string) => [...outcomes.values()].filter(({ leaves }) => leaves === outcome).length;
    return this.#words.counted(count('P'), count('draw'), count('N'));
  }

  #drawTree({ position, rule, analysis, leaving }: BoardView): TemplateResult {
    const w = this.#words;
    if (analysis.moveCount > BigInt(most)) {
      return html`<p class="explanation">${inviting(this, w.many(this.#n(most)), w.playOn)}</p>`;
    }
    if (analysis.moveCount === 0n) return html`<p class="explanation">${w.over}</p>`;
    const levels: TemplateResult[] = [];
    let of = analysis;
    for (const [i, at] of [position, ...this.#path].entries()) {
      const twigs = this.#twigs.of(at, rule);
      levels.push(this.#drawLevel(i, of, twigs));
      const next = twigs?.find(({ analysis: { position: to } }) => to === this.#path[i])?.analysis;
      if (!next || next.moveCount === 0n) break;
      of = next;
    }
    const said = inviting(this, this.analysisOn ? w.valued : inviting(this, '', w.unvalued), w.open);
    return html`${leaving ? nothing : levels} ${said ? html`<p class="explanation">${said}</p>` : nothing}`;
  }

  #drawLevel(level: number, above: Analysis, twigs: readonly Twig[] | null): TemplateResult {
    const w = this.#words;
    const turn = Number(above.facts['turn']?.[0] ?? 1n) as Stone;
    const best = valueOf(above);
    return html`<div class="level" role="group" aria-label=${w.level[turn]}>
      <p>${w.level[turn]}</p>
      <div class="twigs">
        ${
          twigs?.map(({ move, analysis }) => {
            const value = valueOf(analysis);
            const [columns, rows] = analysis.ruleNumbers.map(Number) as [number, number];
            const cell = Number(move.numbers[0]);
            const small = rowsPicture({
              columns,
              rows,
              cells: analysis.numbers.map(Number),
              side: smallSide(columns),
              finished: (analysis.facts['row'] ?? []).map(Number),
            });
            return html`<button
              type="button"
              class="twig"
              data-cell="twig-${level}-${analysis.position}"
              aria-expanded=${this.#path[level] === analysis.position}
              aria-label=${w.node(this.#place(cell), this.analysisOn ? w.value(value) : null)}
            >
              ${drawnPicture(small)}
              ${this.analysisOn ? html`<span class="worth ${value === best ? 'best' : ''}">${value}</span>` : nothing}
            </button>`;
          }) ?? html`<span>${w.waits}</span>`
        }
      </div>
    </div>`;
  }
}

defineSpeaking('nimlab-k-in-a-row', KInARowElement);
