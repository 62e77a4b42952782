import cellSheet from '../../../draw/parts/cell.css?inline';
import discSheet from '../../../draw/parts/disc.css?inline';
import gridSheet from '../../../draw/parts/grid.css?inline';
import signSheet from '../../../draw/parts/sign.css?inline';
import explanationSheet from '../../../draw/explanation.css?inline';
import markingSheet from '../../../draw/marking.css?inline';
import stepperSheet from '../../../draw/stepper/stepper.css?inline';
import sceneSheet from './scene.css?inline';
import boardSheet from './board.css?inline';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { Asked } from '../../../draw/asked.ts';
import { Cells } from '../../../draw/cells.ts';
import { drawChips } from '../../../draw/chips.ts';
import chipSheet from '../../../draw/chips.css?inline';
import groundSheet from '../../../draw/ground.css?inline';
import { legend, lensed } from '../../../draw/heat-map.ts';
import { MoveLists, Moves } from '../../../draw/moves.ts';
import { insight, same, type Place } from '../../../draw/parts/grid.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Stepper } from '../../../draw/stepper/stepper.ts';
import type { MapValues } from '../../../draw/values.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, translated } from '../../../board/language.ts';
import { mapOf, movesOf, solver } from '../../../board/solver.ts';
import { outcomeMark } from '../../../board/marks.ts';
import type { BoardView } from '../../../board/view.ts';
import {
  arrowsOf,
  countersOf,
  explained,
  faceOf,
  heardOf,
  heatOf,
  isPaint,
  isValued,
  optionsOf,
  type Held,
  type Seen,
} from './faces.ts';
import {
  Painting,
  StepEditor,
  drawMoves,
  drawResult,
  drawSteps,
  drawTools,
  film,
  stageFact,
  type Tools,
} from './by-hand.ts';
import {
  ruleIn,
  writeRule,
  type Rule,
  type Written,
  board,
  layOut,
  mostCounters,
  mostDrawn,
  placesOf,
  sideGap,
  sideRoom,
  sideWidth,
  target,
} from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** In less room the picture of the steps goes below the board. */
const beside = { width: sideWidth, gap: sideGap, least: sideRoom };

/**
 * `<nimlab-grid-walk>`: counters on a grid, each going by the steps of the rule. Views: `plain`; `pn` (P, N and draws
 * of every cell); `sg` (SG values); `paint` (the reader marks the cells, the solver checks them, event `nimlab-painted`
 * { right, wrong }). Attribute `stage`: how far backward induction has come in `pn` and `sg` (−1: nothing is shown;
 * without it everything is). Boards of up to 16 × 16 are cells, larger ones one heat map. Lit parts: `cell-<x>-<y>`.
 */
export class GridWalkElement extends GameElement {
  static override readonly game = 'grid_walk';
  protected static override readonly words = words;
  static override readonly paintable = true;
  static override styles = [
    ...GameElement.styles,
    ...sheets(
      signSheet,
      cellSheet,
      gridSheet,
      discSheet,
      stepperSheet,
      explanationSheet,
      markingSheet,
      sceneSheet,
      groundSheet,
      chipSheet,
      boardSheet,
    ),
  ];
  static override properties = { ...GameElement.properties, stage: { type: String } };
  declare stage: string;

  #rule = '';
  #followed = '';
  /** The counter that is moved next, from 0. */
  #selected = 0;
  #painting: Painting | null = null;
  /** The moves of the selected counter, as buttons. */
  #buttons: readonly Move[] = [];

  readonly #moves = new Moves(movesOf('grid_walk'), () => this.requestUpdate());
  readonly #options = new MoveLists(movesOf('grid_walk'), () => this.requestUpdate());
  readonly #values = new Asked<MapValues>(this);
  readonly #stepper = new Stepper(this, {
    pace: film,
    moved: (at) => (this.stage = at === null ? '' : `${at - 1}`),
  });
  readonly #editor = new StepEditor(this, (rule) => void this.#changeRule(rule));
  readonly #cells: Cells<Held> = new Cells<Held>(
    this,
    {
      targets: () => this.#targets,
      stands: (place) => this.#countersAt(place).length > 0,
      press: (place) => this.#press(place),
      pressOther: (id) => this.#select(Number(id.slice('counter-'.length)) - 1),
      grasp: (_spot, place) => this.#grasp(place),
      atOnce: (held) => 'mark' in held,
      carry: (held, place) => {
        if ('counter' in held) this.#select(held.counter);
        else if (place) this.#painting!.put((this.#cells.cursor = place), held.mark);
      },
      from: (held) => ('mark' in held ? null : placesOf(this.board!.numbers)[held.counter]!),
      land: (held, to) => this.propose(['counter' in held ? held.counter + 1 : 0, ...to]),
      reach: () => [
        [1, 1],
        [this.#cells.grid!.columns, this.#cells.grid!.rows],
      ],
      key: (key, place) => (isPaint(this.board!) ? this.#painting!.key(key, place) : null),
      hear: (place) => heardOf(place, this.#seen),
      heated: () => this.#heated(),
    },
    beside,
  );

  constructor() {
    super();
    this.stage = '';
  }

  // ---- In words ---------------------------------------------------------------------------------------------------

  get #words() {
    return words[this.language];
  }
  protected override undrawable(numbers: readonly bigint[]) {
    const rule = ruleIn(this.board?.analysis.ruleNumbers);
    if (Math.max(rule.columns, rule.rows) > mostDrawn) {
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

  // ---- Before it is drawn -------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const written = /^-?\d+$/.test(this.stage) ? Number(this.stage) + 1 : null;
    if (changed.has('stage')) this.#stepper.at = written;
    if (changed.has('view')) this.#stepper.pause();
    const view = this.board;
    if (!view || this.undrawable(view.numbers) !== null) return;
    this.#follow(view);
    const last = this.#values.answer?.stages().last;
    this.#stepper.keep(view.rule, last === undefined ? null : last + 1, written);
  }

  /** What is kept from one position to the next, and what is not. */
  #follow(view: BoardView) {
    const { rule, position } = view;
    const size = ruleIn(view.analysis.ruleNumbers);
    const cells = this.#cells;
    if (rule !== this.#rule) {
      this.#rule = rule;
      this.#values.forget();
      cells.begin(null);
      const certify = async (cell: string) => (await solver()).certify(this.game, cell, rule, { limit: 64 });
      const grid = { ...size, x: 1, y: 1, up: false };
      this.#painting = new Painting(
        grid,
        certify,
        () => this.#values.answer,
        () => this.requestUpdate(),
      );
    }
    this.#moves.follow(position, rule);
    if (isValued(view) || isPaint(view)) this.#values.need(rule, mapOf(this.game, rule));
    // The counter that is moved next: the reader's, as long as it has a move; the one the hint speaks of.
    const at = placesOf(view.numbers);
    const movable = this.#moves.list.map(({ numbers }) => Number(numbers[0]) - 1);
    if (this.#selected >= at.length || (movable.length > 0 && !movable.includes(this.#selected))) {
      this.#selected = Math.min(...movable, Math.max(0, at.length - 1));
    }
    const where = view.where ?? view.hint;
    if (where) this.#selected = Number(where.numbers[0]) - 1;
    // Until the moves of a new position are there, the buttons stay as they were: one of them may have the focus.
    if (this.#moves.listed) this.#buttons = this.#own;
    const state = `${rule}|${position}|${this.#selected}`;
    if (state !== this.#followed) cells.begin(at[this.#selected] ?? [1, 1]);
    this.#followed = state;
    cells.lay(layOut(size, cells.room, devicePixelRatio));
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  get #stage(): number | null {
    return this.#stepper.at === null ? null : this.#stepper.at - 1;
  }
  /** Moves of the selected counter, as the solver lists them. */
  get #own(): Move[] {
    return this.#moves.list.filter(({ numbers }) => Number(numbers[0]) - 1 === this.#selected);
  }
  get #targets(): Place[] {
    return this.board!.interactive && !isPaint(this.board!) ? this.#own.map(target) : [];
  }

  get #seen(): Seen {
    const [view, cells] = [this.board!, this.#cells];
    const looked = isValued(view) ? cells.looked : null;
    return {
      view,
      grid: cells.grid!,
      values: this.#values.answer,
      failed: this.#values.error !== null,
      stage: this.#stage,
      painting: this.#painting!,
      selected: this.#selected,
      targets: this.#targets,
      pointed: cells.pointed,
      looked,
      options: looked && optionsOf(this.#options, looked, view.rule),
      held: cells.drag.held,
      still: this.inert,
      words: this.#words,
      language: this.language,
    };
  }

  #heated() {
    const view = this.board;
    if (!view || !this.#painting) return null;
    const seen = this.#seen;
    const { values, painting, targets } = seen;
    const paints = isPaint(view);
    const looked = seen.pointed ?? (paints ? (painting.cause?.place ?? null) : seen.looked);
    const counters = countersOf(seen).map(({ at }) => at);
    const state = paints ? painting.version : seen.stage;
    return {
      of: [view.rule, view.view, state, values !== null, this.surroundings.theme].join('|'),
      heat: (place: Place) => heatOf(place, seen),
      most: values?.most ?? 0,
      lens: { around: looked ?? this.#cells.cursor, counters, targets, looked },
    };
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const w = this.#words;
    const rule = ruleIn(view.analysis.ruleNumbers);
    const cells = this.#cells;
    const grid = cells.grid!;
    const [valued, paints, several] = [isValued(view), isPaint(view), view.numbers.length > 2];
    const seen = this.#seen;
    const picture = board({
      grid,
      label: w.grid(rule.columns, rule.rows),
      painting: paints,
      face: (place) => faceOf(place, seen),
      cursor: cells.cursor,
      targets: seen.targets,
      lined: view.view === 'plain',
      here: seen.pointed ?? seen.looked,
      counters: countersOf(seen),
      aside: several && view.view !== 'plain',
      arrows: arrowsOf(seen),
      column: view.where && !view.hint && !several ? Number(view.where.numbers[1]) : null,
    });
    const press = (place: Place) => insight(grid, place) && this.#press(place);
    const side = html`${lensed(grid) ? cells.heatMap.lens(w.lens, press) : nothing} ${drawSteps(rule.steps, w)}
    ${this.offers('setup') ? this.#editor.drawButton(w) : nothing}`;
    const said = valued ? explained(seen) : '';
    return html`
      ${several && !paints ? this.#drawChips(view) : nothing} ${cells.draw(picture, side)}
      ${this.#editor.open && this.offers('setup') ? this.#editor.draw(rule, w) : nothing}
      ${grid.readable || paints ? nothing : this.#drawMoves(view, rule)}
      ${paints ? drawTools(this.#tools) : valued ? this.#drawStages() : nothing}
      ${!grid.readable && (valued || paints) ? this.#drawLegend(view) : nothing}
      ${paints ? html`<p class="explanation" aria-live="polite">${drawResult(this.#tools)}</p>` : nothing}
      ${valued && (said || !this.inert) ? html`<p class="explanation" aria-live=${grid.readable ? 'polite' : 'off'}>${said}</p>` : nothing}
    `;
  }

  #drawChips({ numbers }: BoardView): TemplateResult {
    const w = this.#words;
    return drawChips(
      placesOf(numbers).map((place, i) => ({
        id: `counter-${i + 1}`,
        text: w.at(place),
        label: `${w.counter(i + 1)}, ${w.place(place)}`,
        chosen: i === this.#selected,
      })),
    );
  }

  #drawMoves(view: BoardView, { columns, rows, steps }: Rule): TemplateResult {
    return drawMoves({
      words: this.#words,
      moves: this.#buttons,
      most: steps.length,
      longest: [columns, rows],
      live: view.interactive && this.#moves.listed,
      play: (move) => void this.propose(move.numbers),
    });
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
    const failed = this.#values.error !== null;
    return { painting, failed, words: this.#words, check: () => void this.#check(painting) };
  }

  async #check(painting: Painting) {
    if (painting.open === painting.size) {
      this.announce(this.#words.nothingPainted);
      painting.asked = true;
      return;
    }
    try {
      await painting.check();
    } catch (error) {
      this.refuse(error);
    }
    const { wrong, open } = painting.result ?? { wrong: 0, open: 0 };
    const detail = { right: wrong === 0 && open === 0, wrong };
    this.dispatchEvent(new CustomEvent('nimlab-painted', { detail, bubbles: true, composed: true }));
  }

  /** Starts over with another rule; counters that would stand outside the new grid come back to its edge. */
  async #changeRule(rule: Written) {
    const start = this.match?.stations[0];
    if (!start) return;
    // What is no number is for the solver to refuse.
    const inside = (n: number, most: number | string) => Math.max(1, Math.min(n, Number(most) || n));
    const position = placesOf(start.numbers).map(([x, y]) => `${inside(x, rule.columns)},${inside(y, rule.rows)}`);
    try {
      await this.restart(position.join(' '), writeRule(rule));
    } catch (error) {
      this.refuse(error);
    }
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  /** The reader's own choice, which keeps what is looked at. */
  #select(counter: number) {
    const { rule, position, numbers } = this.board!;
    this.#selected = counter;
    this.#followed = `${rule}|${position}|${counter}`;
    this.#cells.cursor = placesOf(numbers)[counter] ?? this.#cells.cursor;
    this.requestUpdate();
  }

  #grasp(place: Place | null): Held | null {
    if (!place) return null;
    if (isPaint(this.board!)) {
      const painting = this.#painting!;
      return painting.free ? { mark: painting.next(place) } : null;
    }
    if (!this.board!.interactive) return null;
    const here = this.#countersAt(place);
    const counter = here.includes(this.#selected) ? this.#selected : here[0];
    return counter === undefined ? null : { counter };
  }

  #countersAt = (place: Place) => placesOf(this.board!.numbers).flatMap((each, i) => (same(each, place) ? [i] : []));

  #press(place: Place) {
    const view = this.board!;
    const { interactive } = view;
    if (isPaint(view)) {
      this.#painting!.put(place, this.#painting!.next(place));
      return;
    }
    // While the letters or values come step by step, a cell is chosen to be explained; a counter moves by being
    // dragged.
    const plays = interactive && !(this.#stage !== null && isValued(view));
    if (plays && this.#targets.some((each) => same(each, place))) {
      void this.propose([this.#selected + 1, ...place]);
      return;
    }
    // Whether a cell is meant as a move depends on the moves; then on which counter is drawn as meant.
    if (plays && this.#moves.waits(() => void this.updateComplete.then(() => this.#press(place)))) return;
    const here = this.#countersAt(place);
    if (here.length && interactive) {
      const after = here[(here.indexOf(this.#selected) + 1) % here.length]!;
      if (after !== this.#selected) this.#select(after);
    } else if (interactive && view.view === 'plain') {
      void this.propose([this.#selected + 1, ...place]); // the solver says that this is no move
      return;
    }
    this.#cells.choose(place);
  }
}

defineSpeaking('nimlab-grid-walk', GridWalkElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-grid-walk': GridWalkElement;
  }
}
