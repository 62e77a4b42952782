import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import type { Analysis, Move, Outcome } from '../../solver/types.ts';
import { GameElement } from '../shell/game-element.ts';
import { holding } from '../shell/aim.ts';
import { followed, number, strung } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { watchWidth } from '../shell/near.ts';
import { cellId, drawGrid, type Arrow, type Counter, type Face } from './board.ts';
import {
  indexOf,
  layOut,
  middle,
  mostCounters,
  mostDrawn,
  placeOf,
  reach,
  readRule,
  sideGap,
  sideWidth,
  type Grid,
  type Layout,
  type Step,
} from './geometry.ts';
import { css, drawHeat, drawHue, drawLens, lensCell, lensSpan, palette, ramp, type Palette } from '../heat/heat.ts';
import { blank, marks, Painting } from './painting.ts';
import { drawEditor, drawSteps } from './steps.ts';
import { gridStyles } from './styles.ts';
import { film, GridValues, none, outcomeNames } from './values.ts';
import { words, type Place } from './words.ts';

/** In less room the picture of the steps goes below the board. */
const roomForSide = 560;
/** A pointer that has gone so far is dragging. Pixels. */
const slack = 6;
/** On a heat map a press this near a target means the target. */
const near = { mouse: 6, touch: 16 };
/** Targets of a heat map that get a button. */
const mostButtons = 12;

const same = ([ax, ay]: Place, [bx, by]: Place) => ax === bx && ay === by;
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function places(numbers: readonly bigint[]): Place[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [Number(numbers[2 * i]), Number(numbers[2 * i + 1])]);
}
const target = ({ numbers }: Move): Place => [Number(numbers[1]), Number(numbers[2])];

/**
 * `<nimlab-grid-walk>`: counters on a grid, each going by the steps of the rule. Views: `plain`; `pn` (P, N and draws
 * of every cell); `sg` (SG values); `paint` (the reader marks the cells, the solver checks them, event `nimlab-painted`
 * { right, wrong }). Attribute `stage`: how far backward induction has come in `pn` and `sg` (−1: nothing is shown;
 * without it everything is). Boards of up to 16 × 16 are cells, larger ones one heat map. Lit parts: `cell-<x>-<y>`.
 */
export class GridWalkElement extends GameElement {
  static override readonly game = 'grid_walk';
  static override readonly paintable = true;
  static override styles = [...GameElement.styles, gridStyles];
  static override properties = { ...GameElement.properties, stage: { type: String }, room: { state: true } };
  declare stage: string;
  /** Pixels from side to side. */
  declare private room: number;

  #selected = 0;
  /** Cells, by index: the one the reader wants to know about (chosen, or pointed at just now), the one of the keyboard. */
  #chosen: number | null = null;
  #pointed: number | null = null;
  #cursor = 0;
  #followed = '';
  #values: GridValues | null = null;
  #painting: Painting | null = null;
  /** The legal moves of the position drawn last, as the solver lists them; what waits for them meanwhile. */
  #moves: { readonly of: string; readonly list: readonly Move[] | null } = { of: '', list: null };
  #pressed: number | null = null;
  /** Those of the selected counter, as buttons. */
  #buttons: readonly Move[] = [];
  #drag: { id: number; counter: number; x: number; y: number; at: readonly [number, number] | null } | null = null;
  /** The mark that is being painted by a pointer. */
  #stroke: { id: number; mark: number } | null = null;
  /** A click follows a stroke; it is not meant for a cell. */
  #stroked = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #editing = false;
  #wide = false;
  #stepAt: Step = { dx: 1, dy: 0 };
  /** What has been drawn on the canvas. */
  #heated = '';
  #layout: Layout | null = null;
  #view: BoardView | null = null;
  #resize = watchWidth((width) => (this.room = width));

  constructor() {
    super();
    this.stage = '';
    this.room = 640;
  }

  // ---- In words ---------------------------------------------------------------------------------------------------

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#words.position;
  }
  protected override get ruleLabel() {
    return this.#words.rule;
  }
  protected override get views() {
    const { views } = this.#words;
    return (['plain', 'pn', 'sg', 'paint'] as const).map((id) => ({ id, label: views[id] }));
  }
  protected override undrawable(numbers: readonly bigint[]) {
    const grid = readRule(this.match?.rule ?? '');
    if (grid && Math.max(grid.columns, grid.rows) > mostDrawn) {
      return this.#words.tooLarge(grid.columns, grid.rows, mostDrawn);
    }
    return numbers.length / 2 > mostCounters ? this.#words.tooMany(numbers.length / 2, mostCounters) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    return this.#words.counters(places(numbers));
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.move(target(move), this.#counterOf(move, before), form);
  }
  override saysResult(before: readonly bigint[]) {
    return before.length === 2;
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    return this.#words.hintPlace(target(move), this.#counterOf(move, before));
  }
  /** Which counter moves, where there are several; a game keeps its counters to the end. */
  #counterOf(move: Move, before: readonly bigint[]): bigint | null {
    const numbers = before.length > 0 ? before : (this.current?.numbers ?? []);
    return numbers.length === 2 ? null : move.numbers[0]!;
  }
  protected override drawFormula({ numbers, components, grundy }: Analysis) {
    if (grundy === null || numbers.length === 0 || numbers.length > 16) return null;
    const cells = places(numbers).map((place) => this.#words.formula(place));
    if (cells.length === 1) return `${cells[0]} = ${grundy}`;
    return `${cells.length < 4 ? `${cells.join(' ⊕ ')} = ` : ''}${components.join(' ⊕ ')} = ${grundy}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
    clearInterval(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (changed.has('view')) this.#halt();
  }

  protected override updated() {
    super.updated();
    const walk = this.renderRoot.querySelector('.walk');
    if (walk) this.#resize.observe(walk);
    this.#heat();
  }

  #renew(view: BoardView, grid: Grid) {
    if (this.#values?.rule === view.rule) return;
    this.#values?.stop();
    this.#halt();
    this.#values = new GridValues(GridWalkElement.game, view.rule, () => this.requestUpdate());
    this.#painting = new Painting(GridWalkElement.game, view.rule, grid.columns, grid.rows, () => this.requestUpdate());
    this.#heated = '';
    this.#chosen = this.#pointed = null;
  }

  /** Asks for the moves of the position; until they are there, there are no targets. */
  #list(view: BoardView) {
    const of = `${view.rule}|${view.position}`;
    if (this.#moves.of === of) return;
    this.#moves = { of, list: null };
    this.#pressed = null;
    const answer = (list: readonly Move[]) => {
      if (this.#moves.of !== of) return;
      this.#moves = { of, list };
      this.requestUpdate();
      const pressed = this.#pressed;
      this.#pressed = null;
      // Once it is drawn which counter is meant.
      if (pressed !== null) void this.updateComplete.then(() => this.#press(pressed));
    };
    void (async () => {
      try {
        const limit = 64 * Math.max(1, view.numbers.length / 2);
        const { moves } = await (await solver()).moves(this.game, view.position, view.rule, { limit });
        answer(moves);
      } catch (error) {
        answer([]);
        this.refuse(error);
      }
    })();
  }

  /** The counter that is moved next: the reader's, as long as it has a move; the one the hint speaks of. */
  #follow(view: BoardView, at: readonly Place[], layout: Layout) {
    const movable = this.#moves.list && new Set(this.#moves.list.map(({ numbers }) => Number(numbers[0]) - 1));
    if (this.#selected >= at.length || (movable && movable.size > 0 && !movable.has(this.#selected))) {
      this.#selected = movable ? Math.min(...movable) : 0;
    }
    const hinted = view.hintPlace ?? view.hint;
    if (hinted) this.#selected = Number(hinted.numbers[0]) - 1;
    const state = `${view.rule}|${view.position}|${this.#selected}`;
    if (state === this.#followed) return;
    this.#followed = state;
    this.#chosen = this.#pointed = null;
    const place = at[this.#selected];
    if (place) this.#cursor = indexOf(layout, ...place);
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  get #stage(): number | null {
    return /^-?\d+$/.test(this.stage) ? Number(this.stage) : null;
  }

  /** The solver's map under this view, as far as backward induction has come. */
  #heatOf(index: number, view: BoardView): Pick<Face, 'mark' | 'value' | 'fresh' | 'wrong'> {
    const dark = { mark: null, value: null, fresh: false, wrong: false };
    if (view.view === 'plain') return dark;
    if (view.view === 'paint') {
      const painting = this.#painting!;
      const mark = painting.marks[index]!;
      return {
        ...dark,
        mark: mark === blank ? null : outcomeNames[(mark - 1) as 0 | 1 | 2],
        wrong: painting.wrong.has(index),
        fresh:
          painting.revealing !== null &&
          this.#values?.stages?.of[index] === painting.revealing &&
          painting.given.has(index),
      };
    }
    const map = this.#values?.map;
    const stages = this.#values?.stages;
    if (!map || !stages) return dark;
    const stage = this.#stage;
    if (stage !== null && stages.of[index]! > stage) return dark;
    const value = view.view === 'sg' && map.grundy[index] !== none ? map.grundy[index]! : null;
    return {
      mark: value === null ? outcomeNames[map.outcomes[index] as 0 | 1 | 2] : null,
      value,
      fresh: stage !== null && stages.of[index] === stage,
      wrong: false,
    };
  }

  #face(index: number, view: BoardView, at: readonly Place[], targets: ReadonlySet<number>, layout: Layout): Face {
    const w = this.#words;
    const place = placeOf(layout, index);
    const paints = view.view === 'paint';
    const heat = this.#heatOf(index, view);
    const here = paints ? [] : at.flatMap((each, i) => (same(each, place) ? [i + 1] : []));
    const open = targets.has(index);
    const painting = this.#painting!;
    const settled = paints && painting.settled.has(index);
    const given = paints && painting.given.has(index);
    const name = heat.mark && w.outcomes[heat.mark];
    const label = [
      w.place(place),
      here.length && w.here(here, at.length > 1),
      paints ? (name ? w.painted(name) : w.blank) : name,
      heat.value !== null && w.value(heat.value),
      (view.view === 'pn' || view.view === 'sg') && !name && heat.value === null && w.notYet,
      heat.wrong && w.wrong,
      settled && w.right,
      open && w.target,
    ];
    return {
      ...heat,
      target: open,
      lit: view.lit.has(cellId(...place)),
      looked:
        this.#looked(view) === index ||
        (paints && painting.cause?.cell === index) ||
        (open && !!this.#drag?.at && this.#pointed === index),
      settled,
      given,
      label: strung(label, this.language),
    };
  }

  #looked(view: BoardView): number | null {
    return view.view === 'pn' || view.view === 'sg' ? (this.#pointed ?? this.#chosen) : null;
  }

  #arrows(view: BoardView, at: readonly Place[], layout: Layout): Arrow[] {
    if (view.view === 'paint') {
      const cause = this.#painting!.cause;
      return (cause?.lines ?? []).flatMap(([to, reply]) => [
        { from: cause!.place, to, kind: 'look' as const },
        ...(reply ? [{ from: to, to: reply, kind: 'reply' as const }] : []),
      ]);
    }
    const arrows: Arrow[] = [];
    const looked = this.#looked(view);
    if (looked !== null && !view.leaving) {
      const from = placeOf(layout, looked);
      for (const to of this.#values!.options(from) ?? []) arrows.push({ from, to, kind: 'look' });
    }
    const add = (move: Move, kind: Arrow['kind']) => {
      const from = at[Number(move.numbers[0]) - 1];
      if (from) arrows.push({ from, to: target(move), kind });
    };
    if (!view.leaving) for (const move of view.marked.slice(0, 64)) add(move, 'wins');
    if (view.hint && !view.leaving) add(view.hint, 'hint');
    return arrows;
  }

  #counters(view: BoardView, at: readonly Place[]): Counter[] {
    if (view.view === 'paint') return [];
    const leaving = view.leaving;
    const hinted = view.hintPlace ?? view.hint;
    const several = at.length > 1;
    const stands = (place: Place, i: number) =>
      leaving && Number(leaving.numbers[0]) === i + 1 ? target(leaving) : place;
    const mark = (place: Place) => {
      const { mark, value } = this.#heatOf(indexOf(this.#layout!, ...place), view);
      return value === null ? (mark === 'draw' ? '=' : (mark ?? '')) : `${value}`;
    };
    return at.map((place, i) => ({
      at: stands(place, i),
      held: !leaving && this.#drag?.counter === i ? this.#drag.at : null,
      text: several ? `${i + 1}` : this.#layout!.readable ? mark(stands(place, i)) : '',
      aside: several && view.view !== 'plain',
      selected: several && view.interactive && i === this.#selected,
      hinted: several && hinted !== null && Number(hinted.numbers[0]) === i + 1,
    }));
  }

  /** Why the cell that is looked at is what it is: where its steps lead, all from the solver. */
  #explain(view: BoardView, layout: Layout): string {
    const w = this.#words;
    const values = this.#values!;
    if (values.error) return w.notLoaded;
    const index = this.#looked(view);
    if (index === null) return view.view === 'sg' && values.endless ? w.noValues : w.choose;
    const { map, stages } = values;
    if (!map || !stages) return '';
    const place = placeOf(layout, index);
    if (this.#stage !== null && stages.of[index]! > this.#stage) return w.hidden(place);
    const options = values.options(place);
    if (!options) return '';
    if (options.length === 0) return w.end(place);
    const indices = options.map((option) => indexOf(layout, ...option));
    if (view.view === 'sg' && map.grundy[index] !== none) {
      const reached = [...new Set(indices.map((i) => map.grundy[i]!))].sort((a, b) => a - b);
      const g = map.grundy[index]!;
      return reached.length > 14 || reached.includes(none) ? w.valueOf(place, g) : w.mex(place, reached.map(String), g);
    }
    // Where play may go on for ever, not every P-position will do: the one nearest to the end.
    const nearest = (outcome: Outcome) =>
      indices
        .filter((each) => outcomeNames[map.outcomes[each] as 0 | 1 | 2] === outcome)
        .sort((a, b) => map.distance[a]! - map.distance[b]!)
        .map((each) => placeOf(layout, each))[0] ?? null;
    const to = nearest('P');
    if (map.outcomes[index] === 0) return w.loses(place, options);
    return map.outcomes[index] === 1 ? (to ? w.wins(place, to) : '') : w.draws(place, nearest('draw'));
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const grid = readRule(view.rule)!;
    const beside = this.room >= roomForSide;
    const layout = layOut(grid, beside ? this.room - sideGap - sideWidth : this.room, devicePixelRatio);
    const at = places(view.numbers);
    [this.#layout, this.#view] = [layout, view];
    this.#renew(view, grid);
    this.#list(view);
    this.#follow(view, at, layout);
    const w = this.#words;
    const paints = view.view === 'paint';
    const valued = view.view === 'pn' || view.view === 'sg';
    if (valued || paints) this.#values!.need();
    const targets = this.#targets(view);
    const all = layout.columns * layout.rows;
    const { width, height, left, top, cell, columns, rows, readable } = layout;
    const hint = view.hintPlace && !view.hint && at.length === 1 ? view.hintPlace : null;
    return html`
      ${at.length > 1 && !paints ? this.#drawChips(at) : nothing}
      <div class="walk">
        <div
          class="ground"
          @keydown=${{ handleEvent: this.#key, capture: true }}
          @focusin=${this.#focus}
          @focusout=${() => this.#point(null)}
        >
          ${
            readable
              ? nothing
              : html`<canvas
                  .style=${`left:${left}px;top:${top}px;width:${columns * cell}px;height:${rows * cell}px`}
                  aria-hidden="true"
                ></canvas>`
          }
          <svg
            class="grid ${paints ? 'painting' : ''}"
            width=${width}
            height=${height}
            viewBox="0 0 ${width} ${height}"
            role="group"
            aria-label=${w.grid(columns, rows)}
            @pointerdown=${this.#down}
            @pointermove=${this.#go}
            @pointerup=${this.#up}
            @pointercancel=${this.#cancel}
            @pointerleave=${() => this.#point(null)}
            @touchmove=${this.#touch}
            @click=${this.#pressGround}
          >
            ${drawGrid({
              layout,
              face: (index) => this.#face(index, view, at, targets, layout),
              cells: readable ? Array.from({ length: all }, (_, i) => i) : [Math.min(this.#cursor, all - 1)],
              cursor: readable ? null : Math.min(this.#cursor, all - 1),
              targets: readable ? [] : [...targets],
              lined: view.view === 'plain',
              looked: this.#pointed ?? this.#looked(view),
              counters: this.#counters(view, at),
              arrows: this.#arrows(view, at, layout),
              column: hint ? Number(hint.numbers[1]) : null,
              click: (index) => this.#press(index),
            })}
          </svg>
        </div>
        <div class="side ${beside ? '' : 'below'}">
          ${this.#lensed(layout) ? this.#drawLens() : nothing} ${drawSteps(grid, w)}
          ${
            this.controls === 'full'
              ? html`<button class="tab" type="button" aria-expanded=${this.#editing} @click=${this.#toggleEditor}>
                  ${this.#editing ? w.done : w.change}
                </button>`
              : nothing
          }
        </div>
      </div>
      ${this.#editing && this.controls === 'full' ? this.#drawEditor(grid) : nothing}
      ${readable || paints ? nothing : this.#drawMoves(view, grid)}
      ${paints ? this.#drawTools() : valued ? this.#drawStages() : nothing}
      ${!readable && (valued || paints) ? this.#drawLegend(view) : nothing}
      ${
        paints
          ? html`<p class="because" aria-live="polite">${this.#drawResult()}</p>`
          : valued
            ? html`<p class="because" aria-live=${readable ? 'polite' : 'off'}>${this.#explain(view, layout)}</p>`
            : nothing
      }
    `;
  }

  /** Cells the selected counter may go to, as the solver lists them. */
  #targets(view: BoardView): Set<number> {
    if (!view.interactive || view.view === 'paint') return new Set();
    const list = this.#moves.list?.filter(({ numbers }) => Number(numbers[0]) - 1 === this.#selected) ?? [];
    return new Set(list.map((move) => indexOf(this.#layout!, ...target(move))));
  }

  #drawChips(at: readonly Place[]): TemplateResult {
    const w = this.#words;
    return html`<div class="counters">
      ${at.map(
        (place, i) =>
          html`<button
            type="button"
            class="chip"
            data-cell="counter-${i + 1}"
            data-counter=${i + 1}
            aria-pressed=${i === this.#selected}
            aria-label="${w.counter(i + 1)}, ${w.place(place)}"
            @click=${() => this.#select(i)}
          >
            ${w.at(place)}
          </button>`,
      )}
    </div>`;
  }

  /** On a heat map cells may be too small to press: every target has a button too, in a place that stays. */
  #drawMoves(view: BoardView, grid: Grid): TemplateResult {
    const w = this.#words;
    // Until the moves of a new position are there, the buttons stay as they were: one of them may have the focus.
    if (this.#moves.list)
      this.#buttons = this.#moves.list.filter(({ numbers }) => Number(numbers[0]) - 1 === this.#selected);
    return html`<div class="bar moves" role="group" aria-label=${w.moveTo}>
      <span class="quiet" aria-hidden="true">${w.moveTo}</span>
      ${Array.from({ length: Math.min(mostButtons, grid.steps.length) }, (_, i) => {
        const move = this.#buttons[i];
        const live = move !== undefined && view.interactive && this.#moves.list !== null;
        return html`<button
          type="button"
          class="button small ${move ? '' : 'empty'}"
          tabindex=${move ? 0 : -1}
          aria-hidden=${!move}
          aria-label=${move ? w.place(target(move)) : ''}
          aria-disabled=${!live}
          @click=${() => live && void this.propose(move.numbers)}
        >
          ${w.at(move ? target(move) : [grid.columns, grid.rows])}
        </button>`;
      })}
    </div>`;
  }

  #drawEditor(grid: Grid): TemplateResult {
    const wide = this.#wide || reach(grid.steps) > 2;
    return drawEditor({
      grid,
      words: this.#words,
      wide,
      at: this.#stepAt,
      aim: (at) => {
        this.#stepAt = at;
        this.requestUpdate();
        void this.updateComplete.then(() =>
          this.renderRoot.querySelector<HTMLElement>(`[data-step="${at.dx}:${at.dy}"]`)?.focus(),
        );
      },
      widen: () => {
        this.#wide = !this.#wide;
        this.#stepAt = { dx: 1, dy: 0 };
        this.requestUpdate();
      },
      change: (rule) => void this.#changeRule(rule),
    });
  }

  #toggleEditor = () => {
    this.#editing = !this.#editing;
    this.requestUpdate();
  };

  /** Starts over with another rule; counters that would stand outside the new grid come back to its edge. */
  async #changeRule(rule: string) {
    const grid = readRule(rule);
    const start = this.match?.stations[0];
    if (!start) return;
    const inside = (n: number, most: number) => Math.max(1, Math.min(n, most));
    const position = grid
      ? places(start.numbers)
          .map(([x, y]) => `${inside(x, grid.columns)},${inside(y, grid.rows)}`)
          .join(' ')
      : start.position;
    try {
      await this.restart(position, rule);
    } catch (error) {
      this.refuse(error);
    }
  }

  // ---- Backward induction -----------------------------------------------------------------------------------------

  #halt() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #show(stage: number | null) {
    this.#halt();
    this.stage = stage === null ? '' : `${stage}`;
    this.requestUpdate();
  }

  #play = () => {
    const stages = this.#values?.stages;
    if (!stages) return;
    if (this.#timer !== undefined) {
      this.#halt();
      this.requestUpdate();
      return;
    }
    const { stride, pause } = film(stages, still());
    if (pause === 0) {
      this.#show(null);
      return;
    }
    const from = this.#stage;
    this.#show(from === null || from >= stages.last ? -1 : from);
    this.#timer = setInterval(() => {
      const next = Math.min((this.#stage ?? stages.last) + stride, stages.last);
      this.stage = `${next}`;
      if (next < stages.last) return;
      this.#halt();
      this.requestUpdate();
    }, pause);
    this.requestUpdate();
  };

  #drawStages(): TemplateResult {
    const w = this.#words;
    const stages = this.#values?.stages;
    const last = stages?.last ?? 0;
    const stage = this.#stage;
    const at = stage === null ? last + 1 : stage;
    const playing = this.#timer !== undefined;
    const button = (label: string, sign: TemplateResult, on: boolean, act: () => void) =>
      html`<button
        type="button"
        aria-label=${label}
        title=${label}
        aria-disabled=${!on || !stages}
        @click=${() => on && stages && act()}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
      </button>`;
    return html`<div class="bar" role="group" aria-label=${w.stages}>
      <span class="buttons">
        ${button(w.first, svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`, at > -1, () => this.#show(-1))}
        ${button(w.back, svg`<path d="M13 4 6.500 10 13 16" />`, at > -1, () => this.#show(Math.min(at, last + 1) - (stage === null ? 2 : 1)))}
        ${button(playing ? w.pause : w.play, playing ? svg`<path d="M7 4v12M13 4v12" />` : svg`<path d="M6.500 4 15.500 10 6.500 16Z" />`, true, this.#play)}
        ${button(w.forward, svg`<path d="M7 4 13.500 10 7 16" />`, stage !== null && at < last, () => this.#show(at + 1))}
        ${button(w.all, svg`<path d="M15 4v12M5 4 11.500 10 5 16" />`, stage !== null, () => this.#show(null))}
      </span>
      <p class="fact" aria-live=${playing ? 'off' : 'polite'}>
        ${stages ? this.#stageFact(stages.counts, stage, last) : nothing}
      </p>
    </div>`;
  }

  #stageFact(counts: readonly (readonly [number, number, number])[], stage: number | null, last: number): string {
    const w = this.#words;
    if (stage === null) {
      const sum = (of: 0 | 1 | 2) => counts.reduce((n, each) => n + each[of], 0);
      return w.allShown(sum(0), sum(1), sum(2));
    }
    const now = counts[Math.min(stage, last)];
    return stage < 0 || !now ? w.stageNone : w.stage(Math.min(stage, last), last, ...now);
  }

  // ---- Painting ---------------------------------------------------------------------------------------------------

  #drawTools(): TemplateResult {
    const w = this.#words;
    const painting = this.#painting!;
    const { map, stages } = this.#values!;
    const ready = map !== null && stages !== null && painting.revealing === null;
    const button = (label: string, on: boolean, act: () => void, strong = false) =>
      html`<button
        type="button"
        class="button ${strong && on ? 'strong' : ''}"
        aria-disabled=${!on}
        @click=${() => on && act()}
      >
        ${label}
      </button>`;
    return html`<div class="bar">
      ${button(w.check, ready && painting.free, () => void this.#check(), true)}
      ${button(w.reveal, ready && !painting.revealed, () => {
        void painting.reveal(map!, stages!, film(stages!, still()));
      })}
      ${button(w.clear, painting.open < painting.size, () => painting.clear())}
    </div>`;
  }

  async #check() {
    const painting = this.#painting!;
    const { map, stages } = this.#values!;
    if (!map || !stages) return;
    if (painting.open === painting.size) {
      this.announce(this.#words.nothingPainted);
      painting.asked = true;
      return;
    }
    try {
      await painting.check(map, stages);
    } catch (error) {
      this.refuse(error);
    }
    const { wrong, open } = painting.result ?? { wrong: 0, open: 0 };
    const detail = { right: wrong === 0 && open === 0, wrong };
    this.dispatchEvent(new CustomEvent('nimlab-painted', { detail, bubbles: true, composed: true }));
  }

  #drawResult(): TemplateResult | string {
    const w = this.#words;
    const painting = this.#painting!;
    const { result, cause, open, size } = painting;
    if (this.#values!.error) return w.notLoaded;
    if (painting.revealed) return w.revealed(painting.settled.size, painting.given.size);
    if (painting.revealing !== null) {
      const { counts, last } = this.#values!.stages!;
      return this.#stageFact(counts, painting.revealing, last);
    }
    if (result) {
      if (result.wrong === 0 && result.open === 0) return html`<span class="good">${w.allRight(size)}</span>`;
      return html`<span class=${result.wrong ? 'bad' : 'good'}
          >${w.checked(result.right, result.wrong, result.open)}</span
        >
        ${cause ? this.#because(cause) : nothing}`;
    }
    if (cause) return this.#because(cause);
    if (open === size && painting.asked) return html`<span class="bad">${w.nothingPainted}</span>`;
    return html`<span class="quiet"
      >${this.#values!.endless ? w.brushDraws : w.brush} ${open < size && open > 0 ? w.left(open) : nothing}</span
    >`;
  }

  #because({ place, outcome, lines, more }: NonNullable<Painting['cause']>): string {
    const w = this.#words;
    if (lines.length === 0) return outcome === 'draw' ? w.draws(place, null) : w.causeEnd(place);
    if (outcome === 'N') return w.causeN(place, lines[0]![0]);
    if (outcome === 'P') return w.causeP(place, lines, more);
    const { map } = this.#values!;
    const on = lines.map(([to]) => to).find((to) => map?.outcomes[indexOf(this.#layout!, ...to)] === 2);
    return w.draws(place, on ?? null);
  }

  // ---- Heat map ---------------------------------------------------------------------------------------------------

  #palette: Palette | null = null;

  /** Draws the canvas, if anything on it has changed. */
  #heat() {
    const canvas = this.renderRoot.querySelector<HTMLCanvasElement>('.ground canvas');
    const [layout, view] = [this.#layout, this.#view];
    if (!canvas || !layout || !view) return;
    const painting = this.#painting!;
    const state = [
      view.rule,
      view.view,
      view.view === 'paint' ? painting.version : this.stage,
      this.#values?.map ? 'map' : '',
      layout.cell,
      devicePixelRatio,
      this.surroundings.theme,
    ].join('|');
    const lens = this.renderRoot.querySelector<HTMLCanvasElement>('.lens');
    if (state === this.#heated && canvas.dataset.drawn) {
      if (lens) this.#fillLens(lens, layout, view);
      return;
    }
    this.#heated = state;
    canvas.dataset.drawn = 'yes';
    this.#palette = palette(canvas);
    const heatOf = (index: number) => this.#heatOf(index, view);
    drawHeat(canvas, layout, devicePixelRatio, this.#palette, heatOf);
    if (lens) this.#fillLens(lens, layout, view);
    // The legend shows the colours of the canvas; it was drawn before them.
    for (const each of this.renderRoot.querySelectorAll<HTMLElement>('[data-hue]')) this.#colour(each);
  }

  /** Cells too small for a letter have a window beside them in which they are large. */
  #lensed = (layout: Layout) => layout.cell < lensCell - 1 && !layout.readable;

  #drawLens(): TemplateResult {
    const size = lensSpan * lensCell;
    return html`<canvas
      class="lens"
      .style=${`width:${size}px;height:${size}px`}
      role="img"
      aria-label=${this.#words.lens}
      @click=${this.#pressLens}
    ></canvas>`;
  }

  /** Where the reader looks, else where the selected counter stands. */
  get #lensCorner(): Place {
    const layout = this.#layout!;
    const view = this.#view!;
    const [x, y] = placeOf(layout, this.#lookedInLens(view) ?? this.#cursor);
    return [x - (lensSpan >> 1), y - (lensSpan >> 1)];
  }

  #lookedInLens(view: BoardView): number | null {
    const wrong = view.view === 'paint' ? this.#painting!.cause?.cell : null;
    return this.#pointed ?? wrong ?? this.#looked(view);
  }

  #fillLens(canvas: HTMLCanvasElement, layout: Layout, view: BoardView) {
    const [x, y] = this.#lensCorner;
    const looked = this.#lookedInLens(view);
    const inside = (cx: number, cy: number) => cx >= 1 && cy >= 1 && cx <= layout.columns && cy <= layout.rows;
    const lens = {
      x,
      y,
      heatOf: (cx: number, cy: number) => (inside(cx, cy) ? this.#heatOf(indexOf(layout, cx, cy), view) : null),
      counters: this.#counters(view, places(view.numbers)).map(({ at }) => at),
      targets: [...this.#targets(view)].map((index) => placeOf(layout, index)),
      looked: looked === null ? null : placeOf(layout, looked),
    };
    drawLens(canvas, lens, devicePixelRatio, this.#palette!);
  }

  #pressLens = (event: MouseEvent) => {
    const layout = this.#layout!;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [left, top] = this.#lensCorner;
    const x = left + Math.floor(((event.clientX - box.left) * lensSpan) / box.width);
    const y = top + Math.floor(((event.clientY - box.top) * lensSpan) / box.height);
    if (x < 1 || y < 1 || x > layout.columns || y > layout.rows) return;
    this.#press(indexOf(layout, x, y));
  };

  #colour(swatch: HTMLElement) {
    const colours = this.#palette!;
    const most = this.#values?.most ?? 0;
    const hue = swatch.dataset.hue;
    if (hue === 'scale') {
      const stops = Array.from({ length: 7 }, (_, i) => css(ramp(1 + (i * Math.max(0, most - 1)) / 6, colours)));
      swatch.style.background = `linear-gradient(to right, ${stops.join(', ')})`;
    } else if (hue === '0') swatch.style.background = css(colours.p);
    else if (hue === 'draw') swatch.style.background = css(drawHue(colours));
    else swatch.style.background = css(ramp(3, colours));
  }

  #drawLegend(view: BoardView): TemplateResult {
    const w = this.#words;
    const values = this.#values!;
    const sg = view.view === 'sg' && values.most > 0;
    const hue = (name: string) => html`<span class="swatch" data-hue=${name} aria-hidden="true"></span>`;
    return html`<ul class="legend">
      <li>${hue('0')} ${sg ? '0' : nothing} ${outcomeMark('P', this.language)}</li>
      ${
        sg
          ? html`<li>
              1 <span class="scale" data-hue="scale" aria-hidden="true"></span> ${number(values.most, this.language)}
              ${outcomeMark('N', this.language)}
            </li>`
          : html`<li>${hue('N')} ${outcomeMark('N', this.language)}</li>`
      }
      ${values.hasDraws ? html`<li>${hue('draw')} ${outcomeMark('draw', this.language)} ${w.outcomes.draw}</li>` : nothing}
    </ul>`;
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  #select(counter: number) {
    this.#selected = counter;
    this.requestUpdate();
  }

  #point(index: number | null) {
    if (this.#pointed === index) return;
    this.#pointed = index;
    this.requestUpdate();
  }

  /** The pixel of the drawing under a pointer, and the cell; null outside the grid. */
  #spot(event: MouseEvent): { x: number; y: number; index: number | null } {
    const layout = this.#layout!;
    const box = this.renderRoot.querySelector('.grid')!.getBoundingClientRect();
    const x = ((event.clientX - box.left) * layout.width) / box.width;
    const y = ((event.clientY - box.top) * layout.height) / box.height;
    const [column, row] = [
      Math.floor((x - layout.left) / layout.cell) + 1,
      Math.floor((y - layout.top) / layout.cell) + 1,
    ];
    const inside = column >= 1 && row >= 1 && column <= layout.columns && row <= layout.rows;
    return { x, y, index: inside ? indexOf(layout, column, row) : null };
  }

  #down = (event: PointerEvent) => {
    const view = this.#view;
    if (event.button !== 0 || !view) return;
    const { index } = this.#spot(event);
    if (index === null) return;
    if (view.view === 'paint') {
      const painting = this.#painting!;
      if (!painting.free) return;
      // A pointer that starts on a checked cell goes on with what is there.
      const mark = painting.settled.has(index) ? painting.marks[index]! : painting.next(index, this.#values!.endless);
      this.#stroke = { id: event.pointerId, mark };
      this.#stroked = true;
      this.#cursor = index;
      painting.put(index, mark);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      return;
    }
    if (!view.interactive) return;
    const at = places(view.numbers);
    const here = at.flatMap((place, i) => (indexOf(this.#layout!, ...place) === index ? [i] : []));
    const counter = here.includes(this.#selected) ? this.#selected : here[0];
    if (counter !== undefined)
      this.#drag = { id: event.pointerId, counter, x: event.clientX, y: event.clientY, at: null };
  };

  #go = (event: PointerEvent) => {
    const { x, y, index } = this.#spot(event);
    if (this.#stroke?.id === event.pointerId) {
      if (index === null) return;
      this.#cursor = index;
      this.#painting!.put(index, this.#stroke.mark);
      return;
    }
    const drag = this.#drag;
    if (drag?.id === event.pointerId) {
      if (!drag.at) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < slack) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        this.#selected = drag.counter;
        this.#followed = `${this.#view!.rule}|${this.#view!.position}|${this.#selected}`;
      }
      drag.at = [x, y];
      this.#pointed = index;
      this.requestUpdate();
      return;
    }
    if (event.pointerType === 'mouse') this.#point(index);
  };

  /** A finger that holds a counter does not scroll the page. */
  #touch = holding(() => this.#drag !== null);

  #up = (event: PointerEvent) => {
    if (this.#stroke?.id === event.pointerId) {
      this.#stroke = null;
      setTimeout(() => (this.#stroked = false));
      return;
    }
    const drag = this.#drag;
    if (drag?.id !== event.pointerId) return;
    const place = places(this.#view!.numbers)[drag.counter]!;
    const { index } = this.#spot(event);
    if (!drag.at || index === null || index === indexOf(this.#layout!, ...place)) {
      this.#cancel();
      return;
    }
    // It waits where it was dropped until the solver has accepted the move or not.
    const to = this.#snap(index, event.pointerType, drag.at);
    drag.id = -1;
    drag.at = middle(this.#layout!, ...placeOf(this.#layout!, to));
    this.requestUpdate();
    void this.propose([drag.counter + 1, ...placeOf(this.#layout!, to)]).finally(() => {
      if (this.#drag === drag) this.#cancel();
    });
  };

  #cancel = () => {
    this.#drag = this.#stroke = this.#pointed = null;
    this.#stroked = false;
    this.requestUpdate();
  };

  /** On a heat map the target nearest to the pointer is meant, if it is near. */
  #snap(index: number, pointer: string, [px, py]: readonly [number, number]): number {
    const layout = this.#layout!;
    if (layout.readable) return index;
    let [best, least] = [index, pointer === 'mouse' ? near.mouse : near.touch];
    for (const each of this.#targets(this.#view!)) {
      if (each === index) return index;
      const [x, y] = middle(layout, ...placeOf(layout, each));
      const distance = Math.hypot(x - px, y - py);
      if (distance < least) [best, least] = [each, distance];
    }
    return best;
  }

  /** A click on the canvas; cells that are drawn one by one have their own. */
  #pressGround = (event: PointerEvent) => {
    if (this.#layout!.readable || event.detail === 0) return;
    const { x, y, index } = this.#spot(event);
    if (index === null || this.#stroked) return;
    const to = this.#snap(index, event.pointerType, [x, y]);
    this.#cursor = to;
    this.#press(to);
  };

  #press(index: number) {
    const [layout, view] = [this.#layout!, this.#view!];
    if (this.#stroked) return;
    if (view.view === 'paint') {
      this.#painting!.put(index, this.#painting!.next(index, this.#values!.endless));
      return;
    }
    const place = placeOf(layout, index);
    const here = places(view.numbers).flatMap((each, i) => (same(each, place) ? [i] : []));
    // While the letters or values come step by step, a cell is chosen to be explained; a counter moves by being dragged.
    const explains = this.#stage !== null && (view.view === 'pn' || view.view === 'sg');
    if (view.interactive && !explains && this.#targets(view).has(index)) {
      void this.propose([this.#selected + 1, ...place]);
      return;
    }
    // Whether a cell is meant as a move depends on the moves: what is pressed before waits for them.
    if (view.interactive && !explains && !this.#moves.list) {
      this.#pressed = index;
      return;
    }
    if (here.length && view.interactive) {
      const after = here[(here.indexOf(this.#selected) + 1) % here.length]!;
      if (after !== this.#selected) {
        this.#selected = after;
        this.#followed = `${view.rule}|${view.position}|${after}`;
      }
    } else if (view.interactive && view.view === 'plain') {
      void this.propose([this.#selected + 1, ...place]); // the solver says that this is no move
      return;
    }
    this.#chosen = index;
    this.#pointed = null;
    this.requestUpdate();
  }

  /** A cell reached by keys is pointed at like one under the mouse. */
  #focus = (event: FocusEvent) => {
    const cell = (event.target as Element).closest('[data-cell]');
    if (!cell?.matches(':focus-visible')) return;
    this.#point(this.#indexOf(cell));
  };

  #indexOf(cell: Element): number | null {
    const id = cell.getAttribute('data-cell')!;
    if (id === 'cursor') return this.#cursor;
    const [, x, y] = /^cell-(\d+)-(\d+)$/.exec(id) ?? [];
    return x && y ? indexOf(this.#layout!, Number(x), Number(y)) : null;
  }

  /** On a heat map the arrows move the one cell of the keyboard; where cells are painted, letters are marks. */
  #key = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest('[data-cell]');
    const index = cell && this.#indexOf(cell);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const layout = this.#layout!;
    const act = this.#mark(event.key, index) ?? (layout.readable ? null : this.#travel(event, index));
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  #mark(key: string, index: number): (() => void) | null {
    if (this.#view!.view !== 'paint') return null;
    const mark = {
      p: marks.P,
      n: marks.N,
      '=': this.#values!.endless ? marks.draw : undefined,
      delete: blank,
      backspace: blank,
    }[key.toLowerCase()];
    return mark === undefined ? null : () => this.#painting!.put(index, mark);
  }

  #travel({ key, shiftKey }: KeyboardEvent, index: number): (() => void) | null {
    const layout = this.#layout!;
    const far = shiftKey ? 10 : 1;
    const [x, y] = placeOf(layout, index);
    const to = {
      ArrowLeft: [x - far, y],
      ArrowRight: [x + far, y],
      ArrowUp: [x, y - far],
      ArrowDown: [x, y + far],
      Home: [1, y],
      End: [layout.columns, y],
      PageUp: [x, 1],
      PageDown: [x, layout.rows],
    }[key];
    if (!to) return null;
    return () => {
      const clamp = (n: number, most: number) => Math.max(1, Math.min(n, most));
      this.#cursor = indexOf(layout, clamp(to[0]!, layout.columns), clamp(to[1]!, layout.rows));
      this.#point(this.#cursor);
      const view = this.#view!;
      const { label } = this.#face(this.#cursor, view, places(view.numbers), this.#targets(view), layout);
      const why = view.view === 'pn' || view.view === 'sg' ? this.#explain(view, layout) : '';
      this.announce(followed(label, why, this.language));
    };
  }
}

customElements.define('nimlab-grid-walk', GridWalkElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-grid-walk': GridWalkElement;
  }
}
