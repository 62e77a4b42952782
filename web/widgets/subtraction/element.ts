import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { Drag } from '../kit/drag.ts';
import { drawnPicture } from '../kit/lit.ts';
import {
  cellIn,
  edge,
  farWidth,
  fitCells,
  stripPicture,
  type Arc,
  type Bracket,
  type StripCell,
  type StripStone,
} from '../kit/parts/strip.ts';
import { Points } from '../kit/points.ts';
import { Surface } from '../kit/surface.ts';
import { sideways } from '../kit/window.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, number, strung } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { watchWidth } from '../shell/near.ts';
import { begins, clamped, extremes, lastCell, mostStones, roomForArcs, stonesAt } from './scene.ts';
import { StripValues } from './values.ts';
import { words } from './words.ts';

/**
 * `<nimlab-subtraction>`: every heap is a counter on one strip of squares 0, 1, 2, …, standing on its size; a move takes it
 * to the left by a number that the rule allows. Views: `plain`, `pn` (P and N of every cell), `sg` (SG values and
 * their proven period). Lit parts: `cell-<n>`, `heap-<i>`.
 */
export class SubtractionElement extends GameElement {
  static override readonly game = 'subtraction';

  static override properties = { ...GameElement.properties, room: { state: true } };
  /** Width there is for the strip. */
  declare private room: number;

  #from = 0n;
  #selected = 0;
  /** The cell the reader wants to know about: chosen for good, or pointed at just now. */
  #chosen: bigint | null = null;
  #pointed: bigint | null = null;
  #values: StripValues | null = null;
  #followed = '';
  #followedKnowing = false;
  #resize = watchWidth((width) => (this.room = width));
  #view: BoardView | null = null;

  readonly #points = new Points(this, {
    point: (id) => this.#point(cellIn(id)),
    press: (id) => {
      const cell = cellIn(id);
      if (cell === null) this.#select(Number(id.slice('heap-'.length)) - 1);
      else if (this.#view) this.#click(cell, this.#view);
    },
  });
  /** The strip itself is what is held: its first cell when it was. */
  readonly #drag: Drag<bigint> = new Drag<bigint>(this, {
    on: '.strip',
    sideways: true,
    grasp: () => this.#from,
    move: (from, _spot, [dx]) => {
      this.#pointed = null;
      this.#scrollTo(from - BigInt(Math.round(dx / fitCells(this.room).cell)));
    },
  });

  constructor() {
    super();
    this.room = 16 * 40 + 2 * edge;
  }

  get #words() {
    return words[this.language];
  }
  private get cells(): number {
    return fitCells(this.room).count;
  }
  override get title() {
    return this.#words.title;
  }
  override get positionLabel() {
    return this.#words.position;
  }
  override get ruleLabel() {
    return this.#words.rule;
  }
  override get views() {
    const { views } = this.#words;
    return (['plain', 'pn', 'sg'] as const).map((id) => ({ id, label: views[id] }));
  }
  override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostStones ? this.#words.tooMany(numbers.length) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    return this.#words.heaps(numbers);
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const [counter, by] = move.numbers as [bigint, bigint];
    const numbers = before.length > 0 ? before : (this.current?.numbers ?? []);
    const from = before[Number(counter) - 1] ?? null;
    return this.#words.move(by, from, numbers.length === 1 ? null : counter, form);
  }
  override saysResult(before: readonly bigint[]) {
    return before.length === 1;
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    return this.#words.place(before.length === 1 ? null : move.numbers[0]!);
  }
  override drawFormula(analysis: Analysis) {
    const { numbers, components, grundy } = analysis;
    if (grundy === null || numbers.length === 0 || numbers.length > 8) return null;
    const w = this.#words;
    if (numbers.length === 1) return `${w.formula(numbers[0]!)} = ${grundy}`;
    return `${numbers.map(w.formula).join(' ⊕ ')} = ${components.join(' ⊕ ')} = ${grundy}`;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override updated() {
    super.updated();
    const strip = this.renderRoot.querySelector('.window');
    if (strip) this.#resize.observe(strip);
  }

  /** Brings the window to where something has happened; leaves it alone otherwise, so that the reader may look around. */
  #follow(view: BoardView) {
    const sizes = view.numbers;
    if (this.#selected >= sizes.length || sizes[this.#selected] === 0n) {
      this.#selected = Math.max(
        0,
        sizes.findIndex((size) => size > 0n),
      );
    }
    // A counter without a move gives way to one that has one.
    if (view.interactive && this.#stuck(sizes[this.#selected])) {
      const other = sizes.findIndex((size) => !this.#stuck(size));
      if (other >= 0) this.#selected = other;
    }
    const heap = view.hintPlace?.numbers[0] ?? view.hint?.numbers[0];
    if (heap !== undefined) this.#selected = Number(heap) - 1;
    const state = `${view.rule}|${view.position}|${this.#selected}|${this.cells}|${[...view.lit].join()}`;
    const at = sizes[this.#selected] ?? 0n;
    const known = this.#values?.jumps(at) !== undefined;
    if (state === this.#followed && known === this.#followedKnowing) return;
    if (state !== this.#followed) this.#chosen = this.#pointed = null;
    this.#followed = state;
    this.#followedKnowing = known;
    const lit = [...view.lit].filter((id) => /^cell-\d+$/.test(id)).map((id) => BigInt(id.slice('cell-'.length)));
    const wanted = [...sizes, ...lit];
    const [most, least] = extremes(wanted);
    const cells = BigInt(this.cells);
    const from = begins(wanted, at, this.cells);
    const all = wanted.length > 1 && most - least < cells;
    // All counters, and what is lit, are seen where the window is wide enough; else where the stone can go, to its left.
    const seen = all
      ? least >= this.#from && most < this.#from + cells
      : at >= this.#from + cells / 2n && at < this.#from + cells - 1n;
    if (most + 1n <= cells || !seen || this.#targetsLeftOut(at)) this.#from = from;
  }

  /** Whether the window could move to the left and show more of where the stone can go. */
  #targetsLeftOut(at: bigint): boolean {
    const spare = this.#from + BigInt(this.cells) - 2n - at;
    return (
      spare > 0n &&
      (this.#values?.jumps(at)?.moves ?? []).some(({ numbers }) => {
        const to = at - numbers[1]!;
        return to < this.#from && to >= this.#from - spare;
      })
    );
  }

  /** Targets to the left of the window, the nearest first, as many as have room before the stone. */
  #far(view: BoardView): bigint[] {
    const size = view.numbers[this.#selected];
    if (size === undefined || view.leaving || !view.interactive) return [];
    const targets = (this.#values?.jumps(size)?.moves ?? []).map(({ numbers }) => size - numbers[1]!);
    const far = targets.filter((to) => to < this.#from).sort((a, b) => (a > b ? -1 : 1));
    const { count, cell } = fitCells(this.room);
    const stones = view.numbers.map((at) => Number(at - this.#from)).filter((at) => at >= 0 && at < count);
    let room = Math.min(count, ...stones) * cell;
    return far.filter((to) => (room -= farWidth(to) + 4) >= 0);
  }

  /** Whether the solver has said that nothing can be taken from a heap of this size. */
  #stuck(size: bigint | undefined): boolean {
    return size === undefined || this.#values?.jumps(size)?.total === 0n;
  }

  #scrollTo(from: bigint) {
    this.#from = clamped(from, this.cells);
  }

  #scroll(by: bigint) {
    this.#scrollTo(this.#from + by);
    this.requestUpdate();
  }

  async #reach(n: bigint) {
    if (n < 0n || n > lastCell) return;
    if (n < this.#from) this.#scrollTo(n - BigInt(this.cells) / 2n);
    else if (n >= this.#from + BigInt(this.cells)) this.#scrollTo(n - BigInt(this.cells) / 2n);
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="cell-${n}"]`)?.focus();
  }

  /** Beyond the window the arrow keys scroll; inside it they are the shell's. */
  #key = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest?.('[data-cell^=cell-]')?.getAttribute('data-cell');
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = BigInt(cell.slice(5));
    const page = BigInt(this.cells) - 1n;
    const last = this.#from + BigInt(this.cells) - 1n;
    const to =
      event.key === 'ArrowRight' && at === last
        ? at + 1n
        : event.key === 'ArrowLeft' && at === this.#from
          ? at - 1n
          : event.key === 'PageDown'
            ? at + page
            : event.key === 'PageUp'
              ? at > page
                ? at - page
                : 0n
              : event.key === 'Home'
                ? 0n
                : null;
    if (to === null || to < 0n) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#reach(to);
  };

  readonly #wheel = new Surface(this, '.strip', {
    wheel: (event: WheelEvent) => {
      const by = sideways(event);
      if (Math.abs(by) < 2) return;
      event.preventDefault();
      this.#scroll(by > 0 ? 1n : -1n);
    },
  });

  #click(n: bigint, view: BoardView) {
    const own = view.numbers.flatMap((size, i) => (size === n && n > 0n ? [i] : []));
    const size = view.numbers[this.#selected];
    if (own.length && !own.includes(this.#selected)) {
      this.#selected = own[0]!;
    } else if (own.length > 1) {
      this.#selected = own[(own.indexOf(this.#selected) + 1) % own.length]!;
    } else if (view.interactive && size !== undefined && n < size && (this.#target(n, size) || view.view === 'plain')) {
      void this.propose([this.#selected + 1, size - n]);
      return;
    }
    this.#chosen = n;
    this.#pointed = null;
    this.requestUpdate();
  }

  get #looked(): bigint | null {
    return this.#pointed ?? this.#chosen;
  }

  #point(n: bigint | null) {
    if (this.#pointed === n || this.#drag.held) return;
    this.#pointed = n;
    this.requestUpdate();
  }

  /** The number to take from a heap of `size` to get to cell `n`, if the solver lists that as a move. */
  #target(n: bigint, size: bigint): bigint | undefined {
    return this.#values?.jumps(size)?.moves.find((move) => size - move.numbers[1]! === n)?.numbers[1];
  }

  #arcs(view: BoardView): Arc[] {
    const arcs: Arc[] = [];
    const size = view.numbers[this.#selected];
    const looked = this.#looked;
    if (looked !== null && view.view !== 'plain' && looked !== size) {
      for (const { numbers } of this.#values?.jumps(looked)?.moves ?? []) {
        arcs.push({ from: looked, to: looked - numbers[1]!, kind: 'look' });
      }
    } else if (size !== undefined && !view.leaving) {
      for (const { numbers } of this.#values?.jumps(size)?.moves ?? []) {
        const to = size - numbers[1]!;
        arcs.push({ from: size, to, kind: to === looked ? 'aim' : 'move' });
      }
    }
    const add = (move: Move, kind: Arc['kind']) => {
      const [heap, take] = move.numbers as [bigint, bigint];
      const from = view.numbers[Number(heap) - 1];
      if (from !== undefined) arcs.push({ from, to: from - take, kind });
    };
    for (const move of view.marked.slice(0, 64)) add(move, 'wins');
    if (view.hint) add(view.hint, 'hint');
    return arcs;
  }

  #stones(view: BoardView): StripStone[] {
    const leaving = view.leaving?.numbers;
    const after = view.numbers.map((size, i) => (leaving && Number(leaving[0]) === i + 1 ? size - leaving[1]! : size));
    const hinted = view.hintPlace?.numbers[0] ?? view.hint?.numbers[0];
    const several = view.numbers.length > 1;
    return stonesAt(after).map((stone, i) => ({
      ...stone,
      selected: several && view.interactive && i === this.#selected,
      hinted: hinted === BigInt(i + 1) || view.lit.has(`heap-${i + 1}`),
    }));
  }

  #brackets(view: BoardView): Bracket[] {
    const found = this.#values?.period;
    if (view.view === 'plain' || !found) return [];
    const { preperiod, period } = found;
    const w = this.#words;
    const brackets: Bracket[] =
      preperiod > 0n ? [{ from: 0n, to: preperiod, kind: 'preperiod', text: w.preperiodShort(preperiod) }] : [];
    const end = this.#from + BigInt(this.cells);
    const skipped = this.#from > preperiod ? (this.#from - preperiod) / period : 0n;
    for (let from = preperiod + skipped * period; from < end; from += period) {
      brackets.push({ from, to: from + period, kind: 'period', text: w.periodShort(period) });
    }
    return brackets;
  }

  #face(n: bigint, view: BoardView): StripCell {
    const w = this.#words;
    const size = view.numbers[this.#selected];
    const here = view.numbers.flatMap((at, i) => (at === n ? [i + 1] : []));
    const take = view.interactive && size !== undefined && n < size ? this.#target(n, size) : undefined;
    const value = view.view === 'plain' ? undefined : this.#values?.value(n);
    const known = value !== undefined && value !== null;
    const outcome = known ? (value === 0n ? 'P' : 'N') : null;
    const label = [
      w.cell(n),
      here.length && (view.numbers.length === 1 ? w.stone : w.stones(here)),
      view.view === 'pn' && outcome && w[outcome],
      view.view === 'sg' && known && w.value(value),
      view.view !== 'plain' && value === undefined && w.unknown,
      take !== undefined && w.target(take),
    ];
    return {
      sign: view.view === 'pn' ? outcome : null,
      value: view.view === 'sg' ? (value ?? null) : null,
      target: take !== undefined,
      lit: view.lit.has(`cell-${n}`),
      looked: this.#looked === n,
      label: strung(label, this.language),
      idle: !(view.interactive || view.view !== 'plain'),
    };
  }

  /** Why the cell that is looked at has the value it has: its jumps and what they reach, all from the solver. */
  #explain(view: BoardView): string {
    const n = this.#looked;
    const [w, values] = [this.#words, this.#values];
    if (!values || view.view === 'plain') return '';
    if (n === null) return w.choose;
    const [value, jumps] = [values.value(n), values.jumps(n)];
    if (value === undefined || value === null || !jumps) return '';
    if (jumps.total === 0n) return w.over(n);
    const cells = jumps.moves.map((move) => n - move.numbers[1]!);
    const known = cells.map((cell) => values.value(cell));
    if (known.some((v) => v === undefined)) {
      for (const cell of cells) values.need(cell, 1);
      return '';
    }
    if (view.view === 'pn') {
      if (value === 0n) {
        return w.loses(
          n,
          cells.slice(0, 8).map((c) => number(c, this.language)),
          jumps.total > 8n,
        );
      }
      const to = cells.find((_, i) => known[i] === 0n);
      return to === undefined ? '' : w.wins(n, to);
    }
    const reached = [...new Set(known as bigint[])].sort((a, b) => (a < b ? -1 : 1)).map(String);
    if (jumps.total > BigInt(cells.length) || reached.length > 12) return w.valueOnly(n, value);
    return w.mex(n, reached, value);
  }

  override drawBoard(view: BoardView): TemplateResult {
    if (this.#values?.rule !== view.rule) {
      this.#values?.stop();
      this.#values = new StripValues(SubtractionElement.game, view.rule, () => this.requestUpdate());
    }
    this.#view = view;
    this.#follow(view);
    const w = this.#words;
    const valued = view.view !== 'plain';
    if (valued) this.#values.need(this.#from, this.cells);
    const picture = stripPicture({
      label: w.strip,
      from: this.#from,
      count: this.cells,
      cell: fitCells(this.room).cell,
      far: this.#far(view),
      above: roomForArcs,
      numbersBelow: valued,
      arcs: this.#arcs(view),
      stones: this.#stones(view),
      brackets: this.#brackets(view),
      roomy: valued,
      face: (n: bigint) => this.#face(n, view),
    });
    return html`
      ${view.numbers.length > 1 ? this.#heaps(view) : nothing}
      <div class="window" @keydown=${{ handleEvent: this.#key, capture: true }}>${drawnPicture(picture)}</div>
      <div
        class="scroller ${!valued && this.#from === 0n && view.numbers.every((size) => size < BigInt(this.cells)) ? 'fits' : ''}"
      >
        ${this.#button('toStart', svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`, this.#from === 0n, () => this.#scroll(-this.#from))}
        ${this.#button('left', svg`<path d="M13 4 6.500 10 13 16" />`, this.#from === 0n, () => this.#scroll(-BigInt(this.cells - 2)))}
        ${this.#button('right', svg`<path d="M7 4 13.500 10 7 16" />`, this.#from + BigInt(this.cells) > lastCell, () => this.#scroll(BigInt(this.cells - 2)))}
        ${this.#button('toStone', svg`<circle cx="10" cy="10" r="5.500" fill="currentColor" />`, false, () => {
          this.#followed = '';
          this.#scrollTo((view.numbers[this.#selected] ?? 0n) - BigInt(this.cells) + 3n);
          this.requestUpdate();
        })}
        ${valued ? html`<p class="fact">${this.#period()}</p>` : nothing}
      </div>
      ${valued ? html`<p class="because" aria-live="polite">${this.#explain(view)}</p>` : nothing}
    `;
  }

  #period(): string {
    const [w, values] = [this.#words, this.#values!];
    if (values.period) return w.period(values.period.preperiod, values.period.period);
    return values.searchedInVain ? w.noPeriod(values.searchedInVain) : '';
  }

  #heaps(view: BoardView) {
    const w = this.#words;
    return html`<div class="heaps">
      ${view.numbers
        .slice(0, mostStones)
        .map(
          (size, i) =>
            html`<button
              type="button"
              class="heap"
              data-cell="heap-${i + 1}"
              aria-pressed=${i === this.#selected}
              aria-label=${w.heap(i + 1, size)}
              data-stone=${i + 1}
            >
              ${number(size, this.language)}
            </button>`,
        )}
    </div>`;
  }

  #select(i: number) {
    this.#selected = i;
    this.requestUpdate();
  }

  #button(name: 'toStart' | 'left' | 'right' | 'toStone', sign: TemplateResult, off: boolean, act: () => void) {
    const { [name]: label, short } = this.#words;
    return html`<button
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${off}
      @click=${() => off || act()}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
      <span class="word">${short[name]}</span>
    </button>`;
  }

  static override styles = [
    ...GameElement.styles,
    css`
      .strip {
        margin-inline: auto;
        touch-action: pan-y;
        user-select: none;
        -webkit-user-select: none;
      }
      .window {
        overflow: hidden;
      }
      /* Everything is in sight: nowhere to scroll to. The room stays. */
      .scroller.fits {
        visibility: hidden;
      }
      .heaps {
        display: flex;
        flex-wrap: wrap;
        gap: 0.35rem;
        margin-block-end: 0.4rem;
        max-height: 7rem;
        overflow-y: auto;
      }
      .heap {
        display: inline-flex;
        align-items: center;
        gap: 0.45em;
        min-height: 2.25rem;
        padding: 0.1rem 0.7rem 0.1rem 0.3rem;
        border: 1px solid var(--nl-line);
        border-radius: 1.2rem;
        background: none;
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      .heap::before {
        content: attr(data-stone);
        display: grid;
        place-items: center;
        width: 1.6em;
        height: 1.6em;
        border-radius: 50%;
        background: var(--nl-stone);
        color: var(--nl-paper);
        font-size: 0.85em;
        font-weight: 650;
      }
      .heap[aria-pressed='true'] {
        border-color: var(--nl-accent);
        box-shadow: inset 0 0 0 1px var(--nl-accent);
      }
      .heap:focus-visible {
        outline: 2.5px solid var(--nl-accent);
        outline-offset: 2px;
      }
      .scroller {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.1rem;
        margin-block-start: 0.35rem;
      }
      .scroller button {
        display: grid;
        place-items: center;
        width: 2.75rem;
        height: 2.25rem;
        border: 0;
        border-radius: 6px;
        background: none;
        color: var(--nl-muted);
      }
      .scroller button:hover:not([aria-disabled='true']) {
        background: var(--nl-sunk);
        color: var(--nl-ink);
      }
      .scroller button[aria-disabled='true'] {
        opacity: 0.35;
        cursor: default;
      }
      .scroller .icon {
        width: 1.1rem;
        height: 1.1rem;
      }
      .scroller .word {
        display: none;
        font-size: 0.85rem;
      }
      /* Words, where they take no room from what stands beside the buttons. */
      @container (20rem <= width <= 30rem) or (width >= 42rem) {
        .scroller button {
          display: inline-flex;
          align-items: center;
          gap: 0.25rem;
          width: auto;
          min-width: 2.75rem;
          padding-inline: 0.4rem;
          white-space: nowrap;
        }
        .scroller .word {
          display: inline;
        }
      }
      .fact,
      .because {
        margin: 0;
        font-family: var(--nl-text);
        text-wrap: pretty;
      }
      .fact {
        flex: 1 1 14rem;
        text-align: end;
        color: var(--nl-accent);
        font-size: 0.95em;
      }
      @container (max-width: 30rem) {
        .fact {
          flex-basis: 100%;
          min-height: 2.9em;
          text-align: start;
        }
      }
      .because {
        min-height: 2.9em;
        margin-block-start: 0.35rem;
      }
      @media (pointer: coarse) {
        .scroller button {
          height: 2.75rem;
        }
        .heap {
          min-height: 2.75rem;
        }
      }
      @media print {
        .scroller button {
          display: none;
        }
      }
    `,
  ];
}

defineSpeaking('nimlab-subtraction', SubtractionElement);
