import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { Asked } from '../kit/asked.ts';
import { calm } from '../kit/calm.ts';
import { Drag } from '../kit/drag.ts';
import { gridStyles } from '../kit/grid-styles.ts';
import { cold, HeatMap, legend, lensed, type Heat } from '../kit/heat-map.ts';
import { drawnPicture } from '../kit/lit.ts';
import { MoveLists, Moves, type AskMoves } from '../kit/moves.ts';
import { cellAt, cellId, cellOf, indexOf, insight, middle, nearestTo, same, travel } from '../kit/parts/grid.ts';
import type { CellFace, Grid, Place } from '../kit/parts/grid.ts';
import { Points } from '../kit/points.ts';
import { Stepper } from '../kit/stepper.ts';
import type { Point, Spot } from '../kit/surface.ts';
import { MapValues } from '../kit/values.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, followed, number, strung } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { watchWidth } from '../shell/near.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { explain, film, optionsOf, stageFact, target } from './induction.ts';
import { Painting, type Mark } from './painting.ts';
import { readRule, type Rule, type Step } from './rule.ts';
import { board, layOut, markOf, mostCounters, mostDrawn, placesOf, reach, sideGap, sideWidth } from './scene.ts';
import type { Arrow, Counter } from './scene.ts';
import { drawEditor, drawSteps } from './steps.ts';
import { gridWalkStyles } from './styles.ts';
import { drawResult, drawTools, type Tools } from './tools.ts';
import { words } from './words.ts';

/** In less room the picture of the steps goes below the board. */
const roomForSide = 560;
/** On a heat map a press this near a target means the target. Pixels. */
const near = { mouse: 6, touch: 16 };
/** Targets of a heat map that get a button. */
const mostButtons = 12;

/** What is in the hand: a counter (from 0), or the mark of a brush. */
type Held = { readonly counter: number } | { readonly mark: Mark };

/**
 * `<nimlab-grid-walk>`: counters on a grid, each going by the steps of the rule. Views: `plain`; `pn` (P, N and draws
 * of every cell); `sg` (SG values); `paint` (the reader marks the cells, the solver checks them, event `nimlab-painted`
 * { right, wrong }). Attribute `stage`: how far backward induction has come in `pn` and `sg` (−1: nothing is shown;
 * without it everything is). Boards of up to 16 × 16 are cells, larger ones one heat map. Lit parts: `cell-<x>-<y>`.
 */
export class GridWalkElement extends GameElement {
  static override readonly game = 'grid_walk';
  static override readonly paintable = true;
  static override styles = [...GameElement.styles, gridStyles, gridWalkStyles];
  static override properties = { ...GameElement.properties, stage: { type: String }, room: { state: true } };
  declare stage: string;
  /** Pixels from side to side. */
  declare private room: number;

  /** What was drawn last: gestures are about it. */
  #view: BoardView | null = null;
  #grid: Grid | null = null;
  #rule = '';
  #followed = '';
  #selected = 0;
  /** Cells: the one the reader wants to know about (chosen, or pointed at just now), the one of the keyboard. */
  #chosen: Place | null = null;
  #pointed: Place | null = null;
  #cursor: Place = [1, 1];
  #painting: Painting | null = null;
  /** The moves of the selected counter, as buttons. */
  #buttons: readonly Move[] = [];
  #editing = false;
  #wide = false;
  #stepAt: Step = { dx: 1, dy: 0 };
  #resize = watchWidth((width) => (this.room = width));

  readonly #ask: AskMoves = async (position, rule, page) => (await solver()).moves(this.game, position, rule, page);
  readonly #moves = new Moves(this.#ask, () => this.requestUpdate());
  readonly #options = new MoveLists(this.#ask, () => this.requestUpdate());
  readonly #values = new Asked<MapValues>(this);
  readonly #stepper = new Stepper(this, {
    pace: film,
    moved: (at) => (this.stage = at === null ? '' : `${at - 1}`),
  });
  readonly #heatMap = new HeatMap(this, () => this.#heated());
  readonly #points = new Points(this, {
    point: (id) => this.#point(cellOf(id, this.#cursor)),
    press: (id) => {
      const place = cellOf(id, this.#cursor);
      if (place) this.#press(place);
      else this.#select(Number(id.slice('counter-'.length)) - 1);
    },
  });
  readonly #drag: Drag<Held> = new Drag<Held>(this, {
    on: '.grid',
    grasp: (spot) => this.#grasp(spot),
    atOnce: (held) => 'mark' in held,
    move: (held, { at }) => {
      const place = cellAt(this.#grid!, at);
      if ('counter' in held) {
        this.#select(held.counter);
        this.#point(place);
      } else if (place) this.#painting!.put((this.#cursor = place), held.mark);
    },
    drop: (held, spot) => {
      const place = cellAt(this.#grid!, spot.at);
      if ('mark' in held || !place || same(place, placesOf(this.#view!.numbers)[held.counter]!)) return undefined;
      // It waits where it was dropped until the solver has accepted the move or not.
      const to = this.#meant(spot)!;
      return { at: middle(this.#grid!, to), until: this.propose([held.counter + 1, ...to]) };
    },
    hover: (spot) => this.#point(spot && cellAt(this.#grid!, spot.at)),
    press: (spot) => {
      const to = this.#grid!.readable ? null : this.#meant(spot);
      if (to) this.#press((this.#cursor = to));
    },
  });

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
    const rule = readRule(this.match?.rule ?? '');
    if (rule && Math.max(rule.columns, rule.rows) > mostDrawn) {
      return this.#words.tooLarge(rule.columns, rule.rows, mostDrawn);
    }
    return numbers.length / 2 > mostCounters ? this.#words.tooMany(numbers.length / 2, mostCounters) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    return this.#words.counters(placesOf(numbers));
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
    const cells = placesOf(numbers).map((place) => this.#words.formula(place));
    if (cells.length === 1) return `${cells[0]} = ${grundy}`;
    return `${cells.length < 4 ? `${cells.join(' ⊕ ')} = ` : ''}${components.join(' ⊕ ')} = ${grundy}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const written = /^-?\d+$/.test(this.stage) ? Number(this.stage) + 1 : null;
    if (changed.has('stage')) this.#stepper.at = written;
    if (changed.has('view')) this.#stepper.pause();
    const rule = this.current?.rule ?? '';
    const grid = readRule(rule);
    if (rule !== this.#rule && grid) {
      this.#rule = rule;
      this.#values.forget();
      this.#chosen = this.#pointed = null;
      const certify = async (position: string) => (await solver()).certify(this.game, position, rule, { limit: 64 });
      this.#painting = new Painting({ ...grid, x: 1, y: 1, up: false }, certify, () => this.requestUpdate());
    }
    const last = this.#values.answer?.stages().last;
    this.#stepper.keep(rule, last === undefined ? null : last + 1, written);
  }

  protected override updated() {
    super.updated();
    const walk = this.renderRoot.querySelector('.walk');
    if (walk) this.#resize.observe(walk);
  }

  /** The counter that is moved next: the reader's, as long as it has a move; the one the hint speaks of. */
  #follow(view: BoardView) {
    const at = placesOf(view.numbers);
    const movable = this.#moves.list.map(({ numbers }) => Number(numbers[0]) - 1);
    if (this.#selected >= at.length || (movable.length > 0 && !movable.includes(this.#selected))) {
      this.#selected = Math.min(...movable, Math.max(0, at.length - 1));
    }
    const hinted = view.hintPlace ?? view.hint;
    if (hinted) this.#selected = Number(hinted.numbers[0]) - 1;
    const state = `${view.rule}|${view.position}|${this.#selected}`;
    if (state === this.#followed) return;
    this.#followed = state;
    this.#chosen = this.#pointed = null;
    this.#cursor = at[this.#selected] ?? [1, 1];
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  get #stage(): number | null {
    return this.#stepper.at === null ? null : this.#stepper.at - 1;
  }
  #valued = ({ view }: BoardView) => view === 'pn' || view === 'sg';

  /** The solver's map under this view, as far as backward induction has come; or what the reader has painted. */
  #heat(place: Place, view: BoardView): Heat {
    const values = this.#values.answer;
    const index = indexOf(this.#grid!, place);
    const stage = values?.stages().of[index];
    if (view.view === 'paint') {
      const { wrong, given, revealing, ...painting } = this.#painting!;
      const fresh = revealing !== null && stage === revealing && given.has(index);
      return { mark: painting.marks[index]!, value: null, wrong: wrong.has(index), fresh };
    }
    const until = this.#stage;
    if (!values || view.view === 'plain' || (until !== null && stage! > until)) return cold;
    const value = view.view === 'sg' ? values.grundy(index) : null;
    const fresh = until !== null && stage === until;
    return { mark: value === null ? values.outcome(index) : null, value, fresh, wrong: false };
  }

  #face(place: Place, view: BoardView, targets: readonly Place[]): CellFace {
    const w = this.#words;
    const paints = view.view === 'paint';
    const heat = this.#heat(place, view);
    const at = paints ? [] : placesOf(view.numbers);
    const here = at.flatMap((each, i) => (same(each, place) ? [i + 1] : []));
    const open = targets.some((each) => same(each, place));
    const { settled, given, cause } = this.#painting!;
    const index = indexOf(this.#grid!, place);
    const name = heat.mark && w.outcomes[heat.mark];
    const label = [
      w.place(place),
      here.length && w.here(here, at.length > 1),
      paints ? (name ? w.painted(name) : w.blank) : name,
      heat.value !== null && w.value(Number(heat.value)),
      this.#valued(view) && !name && heat.value === null && w.notYet,
      heat.wrong && w.wrong,
      paints && settled.has(index) && w.right,
      open && w.target,
    ];
    return {
      ...heat,
      target: open,
      lit: view.lit.has(cellId(place)),
      looked:
        same(this.#looked(view), place) ||
        (paints && cause?.cell === index) ||
        (open && this.#drag.held !== null && same(this.#pointed, place)),
      settled: paints && settled.has(index),
      given: paints && given.has(index),
      label: strung(label, this.language),
    };
  }

  #looked(view: BoardView): Place | null {
    return this.#valued(view) ? (this.#pointed ?? this.#chosen) : null;
  }

  #arrows(view: BoardView): Arrow[] {
    if (view.view === 'paint') {
      const { cause } = this.#painting!;
      return (cause?.lines ?? []).flatMap(([to, reply]) => [
        { from: cause!.place, to, kind: 'look' as const },
        ...(reply ? [{ from: to, to: reply, kind: 'reply' as const }] : []),
      ]);
    }
    if (view.leaving) return [];
    const at = placesOf(view.numbers);
    const looked = this.#looked(view);
    const options = looked && optionsOf(this.#options, looked, view.rule);
    const of = (move: Move, kind: Arrow['kind']) => {
      const from = at[Number(move.numbers[0]) - 1];
      return from ? [{ from, to: target(move), kind }] : [];
    };
    return [
      ...(options ?? []).map((to) => ({ from: looked!, to, kind: 'look' as const })),
      ...view.marked.slice(0, 64).flatMap((move) => of(move, 'wins')),
      ...(view.hint ? of(view.hint, 'hint') : []),
    ];
  }

  #counters(view: BoardView): Counter[] {
    if (view.view === 'paint') return [];
    const at = placesOf(view.numbers);
    const several = at.length > 1;
    const leaving = view.leaving && Number(view.leaving.numbers[0]) - 1;
    const hinted = (view.hintPlace ?? view.hint)?.numbers[0];
    const held = this.#drag.held;
    return at.map((stood, i) => {
      const place = leaving === i ? target(view.leaving!) : stood;
      const inHand = leaving === null && held && 'counter' in held.thing && held.thing.counter === i;
      return {
        at: place,
        held: inHand ? held.at : null,
        text: several ? `${i + 1}` : this.#grid!.readable ? markOf(this.#heat(place, view)) : '',
        selected: several && view.interactive && i === this.#selected,
        hinted: several && hinted === BigInt(i + 1),
      };
    });
  }

  /** Why the cell that is looked at is what it is. */
  #explain(view: BoardView): string {
    const w = this.#words;
    if (this.#values.error) return w.notLoaded;
    const values = this.#values.answer;
    const place = this.#looked(view);
    if (!place) return view.view === 'sg' && values?.endless ? w.noValues : w.choose;
    if (!values) return '';
    const until = this.#stage;
    if (until !== null && values.stages().of[indexOf(this.#grid!, place)]! > until) return w.hidden(place);
    const options = optionsOf(this.#options, place, view.rule);
    return options ? explain(place, options, values, this.#grid!, view.view === 'sg', w) : '';
  }

  #heated() {
    const [grid, view] = [this.#grid, this.#view];
    if (!grid || !view) return null;
    const paints = view.view === 'paint';
    const values = this.#values.answer;
    const looked = this.#pointed ?? (paints ? (this.#painting!.cause?.place ?? null) : this.#looked(view));
    const state = paints ? this.#painting!.version : this.#stage;
    return {
      grid,
      of: [view.rule, view.view, state, values !== null, this.surroundings.theme].join('|'),
      heat: (place: Place) => this.#heat(place, view),
      most: values?.most ?? 0,
      lens: {
        around: looked ?? this.#cursor,
        counters: this.#counters(view).map(({ at }) => at),
        targets: this.#targets(view),
        looked,
      },
    };
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const rule = readRule(view.rule)!;
    const beside = this.room >= roomForSide;
    const grid = layOut(rule, beside ? this.room - sideGap - sideWidth : this.room, devicePixelRatio);
    [this.#grid, this.#view] = [grid, view];
    this.#moves.follow(view.position, view.rule);
    this.#follow(view);
    const w = this.#words;
    const paints = view.view === 'paint';
    const valued = this.#valued(view);
    if (valued || paints) {
      this.#values.need(
        view.rule,
        async (signal) => new MapValues(await (await solver()).map(this.game, view.rule, { signal })),
      );
    }
    if (!insight(grid, this.#cursor)) this.#cursor = [1, 1];
    const { readable } = grid;
    const several = view.numbers.length > 2;
    const targets = this.#targets(view);
    const picture = board({
      grid,
      label: w.grid(rule.columns, rule.rows),
      painting: paints,
      face: (place) => this.#face(place, view, targets),
      cursor: this.#cursor,
      targets,
      lined: view.view === 'plain',
      here: this.#pointed ?? this.#looked(view),
      counters: this.#counters(view),
      aside: several && view.view !== 'plain',
      arrows: this.#arrows(view),
      column: view.hintPlace && !view.hint && !several ? Number(view.hintPlace.numbers[1]) : null,
    });
    return html`
      ${several && !paints ? this.#drawChips(placesOf(view.numbers)) : nothing}
      <div class="walk">
        <div class="ground" @keydown=${{ handleEvent: this.#key, capture: true }}>
          ${readable ? nothing : this.#heatMap.canvas(grid)} ${drawnPicture(picture)}
        </div>
        <div class="side ${beside ? '' : 'below'}">
          ${lensed(grid) ? this.#heatMap.lens(w.lens, (place) => insight(grid, place) && this.#press(place)) : nothing}
          ${drawSteps(rule.steps, w)}
          ${
            this.offers('setup')
              ? html`<button class="tab" type="button" aria-expanded=${this.#editing} @click=${this.#toggleEditor}>
                  ${this.#editing ? w.done : w.change}
                </button>`
              : nothing
          }
        </div>
      </div>
      ${this.#editing && this.offers('setup') ? this.#drawEditor(rule) : nothing}
      ${readable || paints ? nothing : this.#drawMoves(view, rule)}
      ${paints ? drawTools(this.#tools) : valued ? this.#drawStages() : nothing}
      ${!readable && (valued || paints) ? this.#drawLegend(view) : nothing}
      ${paints ? html`<p class="because" aria-live="polite">${drawResult(this.#tools)}</p>` : nothing}
      ${valued ? html`<p class="because" aria-live=${readable ? 'polite' : 'off'}>${this.#explain(view)}</p>` : nothing}
    `;
  }

  /** Cells the selected counter may go to, as the solver lists them. */
  #targets(view: BoardView): Place[] {
    if (!view.interactive || view.view === 'paint') return [];
    return this.#moves.list.filter(({ numbers }) => Number(numbers[0]) - 1 === this.#selected).map(target);
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
          >
            ${w.at(place)}
          </button>`,
      )}
    </div>`;
  }

  /** On a heat map cells may be too small to press: every target has a button too, in a place that stays. */
  #drawMoves(view: BoardView, { columns, rows, steps }: Rule): TemplateResult {
    const w = this.#words;
    // Until the moves of a new position are there, the buttons stay as they were: one of them may have the focus.
    if (this.#moves.listed)
      this.#buttons = this.#moves.list.filter(({ numbers }) => Number(numbers[0]) - 1 === this.#selected);
    return html`<div class="bar moves" role="group" aria-label=${w.moveTo}>
      <span class="quiet" aria-hidden="true">${w.moveTo}</span>
      ${Array.from({ length: Math.min(mostButtons, steps.length) }, (_, i) => {
        const move = this.#buttons[i];
        const live = move !== undefined && view.interactive && this.#moves.listed;
        return html`<button
          type="button"
          class="button small ${move ? '' : 'empty'}"
          tabindex=${move ? 0 : -1}
          aria-hidden=${!move}
          aria-label=${move ? w.place(target(move)) : ''}
          aria-disabled=${!live}
          @click=${() => live && void this.propose(move.numbers)}
        >
          ${w.at(move ? target(move) : [columns, rows])}
        </button>`;
      })}
    </div>`;
  }

  #drawStages(): TemplateResult {
    const { stages: steps, first: toStart, ...w } = this.#words;
    const values = this.#values.answer;
    return html`<div class="bar">
      ${this.#stepper.draw({ ...w, steps, toStart })}
      <p class="fact" aria-live=${this.#stepper.playing ? 'off' : 'polite'}>
        ${values ? stageFact(values, this.#stage, this.#words) : nothing}
      </p>
    </div>`;
  }

  #drawLegend(view: BoardView): TemplateResult {
    const values = this.#values.answer;
    return legend({
      most: view.view === 'sg' && values?.most ? number(values.most, this.language) : null,
      draws: values?.hasDraws ? this.#words.outcomes.draw : null,
      mark: (outcome) => outcomeMark(outcome, this.language),
    });
  }

  get #tools(): Tools {
    const painting = this.#painting!;
    const values = this.#values.answer;
    return {
      painting,
      values,
      failed: this.#values.error !== null,
      words: this.#words,
      check: () => void this.#check(painting, values!),
      reveal: () => {
        const pace = film(values!.stages().last + 1);
        void painting.reveal(values!, calm() ? { ...pace, interval: 0 } : pace);
      },
    };
  }

  async #check(painting: Painting, values: MapValues) {
    if (painting.open === painting.size) {
      this.announce(this.#words.nothingPainted);
      painting.asked = true;
      return;
    }
    try {
      await painting.check(values);
    } catch (error) {
      this.refuse(error);
    }
    const { wrong, open } = painting.result ?? { wrong: 0, open: 0 };
    const detail = { right: wrong === 0 && open === 0, wrong };
    this.dispatchEvent(new CustomEvent('nimlab-painted', { detail, bubbles: true, composed: true }));
  }

  // ---- Steps and size ---------------------------------------------------------------------------------------------

  #drawEditor(rule: Rule): TemplateResult {
    return drawEditor({
      rule,
      words: this.#words,
      wide: this.#wide || reach(rule.steps) > 2,
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
      ? placesOf(start.numbers)
          .map(([x, y]) => `${inside(x, grid.columns)},${inside(y, grid.rows)}`)
          .join(' ')
      : start.position;
    try {
      await this.restart(position, rule);
    } catch (error) {
      this.refuse(error);
    }
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  /** The reader's own choice, which keeps what is looked at. */
  #select(counter: number) {
    this.#selected = counter;
    this.#followed = `${this.#view!.rule}|${this.#view!.position}|${counter}`;
    this.#cursor = placesOf(this.#view!.numbers)[counter] ?? this.#cursor;
    this.requestUpdate();
  }

  #point(place: Place | null) {
    if (same(this.#pointed, place) || this.#pointed === place) return;
    this.#pointed = place;
    this.requestUpdate();
  }

  #grasp({ at }: Spot): Held | null {
    const view = this.#view!;
    const place = cellAt(this.#grid!, at);
    if (!place) return null;
    if (view.view === 'paint') {
      const painting = this.#painting!;
      return painting.free ? { mark: painting.next(place, this.#values.answer?.endless ?? false) } : null;
    }
    if (!view.interactive) return null;
    const here = this.#countersAt(place);
    const counter = here.includes(this.#selected) ? this.#selected : here[0];
    return counter === undefined ? null : { counter };
  }

  #countersAt = (place: Place) => placesOf(this.#view!.numbers).flatMap((each, i) => (same(each, place) ? [i] : []));

  /** The cell under a pointer; on a heat map the target nearest to it, if it is near. */
  #meant({ at, pointer }: { at: Point; pointer: string }): Place | null {
    const [grid, under] = [this.#grid!, cellAt(this.#grid!, at)];
    const targets = this.#targets(this.#view!);
    if (!under || grid.readable || targets.some((each) => same(each, under))) return under;
    return nearestTo(grid, at, targets, pointer === 'mouse' ? near.mouse : near.touch) ?? under;
  }

  #press(place: Place) {
    const view = this.#view!;
    if (view.view === 'paint') {
      this.#painting!.put(place, this.#painting!.next(place, this.#values.answer?.endless ?? false));
      return;
    }
    // While the letters or values come step by step, a cell is chosen to be explained; a counter moves by being dragged.
    const plays = view.interactive && !(this.#stage !== null && this.#valued(view));
    if (plays && this.#targets(view).some((each) => same(each, place))) {
      void this.propose([this.#selected + 1, ...place]);
      return;
    }
    // Whether a cell is meant as a move depends on the moves; then on which counter is drawn as meant.
    if (plays && this.#moves.waits(() => void this.updateComplete.then(() => this.#press(place)))) return;
    const here = this.#countersAt(place);
    if (here.length && view.interactive) {
      const after = here[(here.indexOf(this.#selected) + 1) % here.length]!;
      if (after !== this.#selected) this.#select(after);
    } else if (view.interactive && view.view === 'plain') {
      void this.propose([this.#selected + 1, ...place]); // the solver says that this is no move
      return;
    }
    this.#chosen = place;
    this.#pointed = null;
    this.requestUpdate();
  }

  /** On a heat map the arrows move the one cell of the keyboard; where cells are painted, letters are marks. */
  #key = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null;
    const place = cellOf(id, this.#cursor);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = this.#mark(event.key, place) ?? (this.#grid!.readable ? null : this.#travel(event, place));
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  #mark(key: string, place: Place): (() => void) | null {
    if (this.#view!.view !== 'paint') return null;
    const brushes: Readonly<Record<string, Mark>> = { p: 'P', n: 'N', delete: null, backspace: null };
    const mark = key === '=' && this.#values.answer?.endless ? 'draw' : brushes[key.toLowerCase()];
    return mark === undefined ? null : () => this.#painting!.put(place, mark);
  }

  #travel(event: KeyboardEvent, place: Place): (() => void) | null {
    const { columns, rows } = this.#grid!;
    const to = travel(event, place, false, { first: [1, 1], last: [columns, rows] });
    if (!to) return null;
    return () => {
      const inside = (n: number, most: number) => Math.max(1, Math.min(n, most));
      this.#cursor = [inside(to[0], columns), inside(to[1], rows)];
      this.#point(this.#cursor);
      const view = this.#view!;
      const { label } = this.#face(this.#cursor, view, this.#targets(view));
      this.announce(followed(label!, this.#valued(view) ? this.#explain(view) : '', this.language));
    };
  }
}

defineSpeaking('nimlab-grid-walk', GridWalkElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-grid-walk': GridWalkElement;
  }
}
