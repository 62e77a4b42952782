import { html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../../../../solver/types.ts';
import { Asked } from '../../../../draw/asked.ts';
import { Cells, reachFor } from '../../../../draw/cells.ts';
import { Drag } from '../../../../draw/drag.ts';
import groundSheet from '../../../../draw/ground.css?inline';
import { legend, cold, type Heat } from '../../../../draw/heat-map.ts';
import { drawnPicture } from '../../../../draw/lit.ts';
import { Moves } from '../../../../draw/moves.ts';
import { insight, middle, same, type Place, cellId, type CellFace } from '../../../../draw/parts/grid.ts';
import { sheets } from '../../../../draw/sheets.ts';
import type { Spot } from '../../../../draw/surface.ts';
import type { MapValues } from '../../../../draw/values.ts';
import { Window, type Pane } from '../../../../draw/window.ts';
import { drawZoom } from '../../../../draw/zoom.ts';
import zoomSheet from '../../../../draw/zoom.css?inline';
import explanationSheet from '../../../../draw/explanation.css?inline';
import cellSheet from '../../../../draw/parts/cell.css?inline';
import gridSheet from '../../../../draw/parts/grid.css?inline';
import signSheet from '../../../../draw/parts/sign.css?inline';
import type { GameElement } from '../../../../board/game-element.ts';
import { followed, inviting, number } from '../../../../board/language.ts';
import { mapOf, movesOf, solver } from '../../../../board/solver.ts';
import { outcomeMark } from '../../../../board/marks.ts';
import type { BoardView } from '../../../../board/view.ts';
import sceneSheet from '../scene.css?inline';
import walkSheet from './walk.css?inline';
import { beyond, targetOf, wayOf, type Target, pairsIn, type Pair } from '../moves.ts';
import {
  board,
  home,
  layOut,
  leastForStrips,
  placeOf,
  queenScale,
  sideGap,
  sideRoom,
  sideWidth,
  extent,
  strips,
} from './picture.ts';
import type { words as en } from '../words.en.ts';

/** Winning moves that are drawn. */
const mostWins = 12;

/** What the board of cells asks its element besides. */
export interface Ground {
  /** What is on the board. */
  board(): BoardView | null;
  theme(): string;
  words(): typeof en;
}

/** The board of cells on which the queen walks, and the strips below it: it comes with the first view that shows it. */
export class Walk {
  static readonly styles = [
    ...sheets(signSheet, cellSheet, gridSheet, explanationSheet, sceneSheet, groundSheet, zoomSheet, walkSheet),
  ];
  readonly styles = Walk.styles;
  /** What is in sight, by the step of the zoom; the grid may have a little more. */
  #pane: Pane = { x: 0, y: 0, span: extent.spans[0]! };
  #followed = '';
  #origin = '';
  /** The frame the queen was last drawn in, and whether it is the same now. */
  #frame = '';
  #glides = false;
  readonly #element: GameElement;
  readonly #ground: Ground;
  readonly #moves: Moves;
  readonly #values: Asked<MapValues>;
  readonly #pairs: Asked<readonly (Pair | undefined)[]>;
  readonly #window: Window;
  readonly #cells: Cells<'queen' | Pane>;

  constructor(element: GameElement, ground: Ground) {
    this.#element = element;
    this.#ground = ground;
    this.#moves = new Moves(movesOf('wythoff'), () => element.requestUpdate());
    this.#values = new Asked<MapValues>(element);
    this.#pairs = new Asked<readonly (Pair | undefined)[]>(element);
    this.#window = new Window(element, {
      on: '.grid',
      extent: () => extent,
      drawn: () => {
        const { left, top, rows, cell } = this.#cells.grid!;
        const size = this.#pane.span * cell;
        return { pane: this.#pane, left, top: top + rows * cell - size, size, up: true };
      },
      about: () => placeOf(this.#board!.numbers),
    });
    this.#cells = new Cells<'queen' | Pane>(
      element,
      {
        targets: () => this.#targets.map(({ to }) => to),
        stands: (place) => same(place, placeOf(this.#board!.numbers)),
        press: (place) => this.#press(place),
        grasp: (spot, place) => this.#grasp(spot, place),
        carry: (held, _place, by) => held !== 'queen' && this.#window.drag(held, by),
        from: (held) => (held === 'queen' ? placeOf(this.#board!.numbers) : null),
        land: (_queen, to) => this.#play(to),
        pinch: this.#window.pinch,
        counts: true,
        reach: () => [
          [0, 0],
          [extent.width - 1, extent.height - 1],
        ],
        ends: () => [[0, 0], placeOf(this.#board!.numbers)],
        come: (place) => insight(this.#cells.grid!, place) || this.#window.reach(place),
        key: (key, place) => {
          const steps = ({ '+': -1, '=': -1, '-': 1 } as Record<string, number>)[key];
          return steps === undefined ? null : () => this.#zoom(steps, place);
        },
        hear: (place) => followed(faceOf(place, this.#seen).label!, textOf(this.#seen), element.language),
        heated: () => {
          const view = this.#board;
          const values = this.#values.answer;
          const of = `${view?.rule}|${view?.view}|${values !== null}|${ground.theme()}`;
          return view && { of, heat: (place) => heatOf(place, { view, values }), most: values?.most ?? 0 };
        },
      },
      { width: sideWidth, gap: sideGap, least: sideRoom },
    );
    // The numbers of the strips: pointed at, they tell their pair.
    new Drag<never>(element, {
      on: '.strips',
      grasp: () => null,
      hover: (spot) => this.#cells.point(spot && this.#columnOf(spot)),
      press: (spot) => this.#cells.choose(this.#columnOf(spot)),
    });
  }

  get #board(): BoardView | null {
    return this.#ground.board();
  }
  get #words() {
    return this.#ground.words();
  }
  #n = (value: bigint | number) => number(value, this.#element.language);
  #at = (place: readonly (bigint | number)[]) => this.#words.at([this.#n(place[0]!), this.#n(place[1]!)]);

  // ---- Before it is drawn -------------------------------------------------------------------------------------------

  /** Another view: nothing is looked at any more. */
  leave() {
    this.#cells.begin(null);
  }

  /** What is kept from one position to the next, and what is not. */
  follow(view: BoardView) {
    const origin = `${view.rule}|${view.origin.join()}`;
    if (origin !== this.#origin) {
      this.#origin = origin;
      this.#window.pane = null;
    }
    const state = `${view.rule}|${view.position}`;
    if (state === this.#followed) return;
    this.#followed = state;
    const at = placeOf(view.numbers);
    this.#cells.begin(beyond(view.numbers) ? null : at);
    const { pane } = this.#window;
    if (pane && !insight({ ...pane, columns: pane.span, rows: pane.span, up: true }, at)) this.#window.pane = null;
  }

  /** What it is drawn of and where, where it is drawn. */
  lay(view: BoardView) {
    const { rule } = view;
    const cells = this.#cells;
    this.#moves.follow(view.position, rule);
    if (view.view !== 'plain' || this.#element.analysisOn)
      this.#values.need(rule, mapOf(this.#element.game, rule, extent.width));
    if (view.view === 'strips') this.#pairs.need(rule, () => this.#askPairs(rule));
    const inSight = this.#inSight(view);
    const grid = layOut(inSight, cells.room, devicePixelRatio);
    this.#pane = { x: grid.x, y: grid.y, span: inSight.span };
    const frame = [grid.x, grid.y, grid.cell, grid.top + grid.rows * grid.cell].join();
    this.#glides = frame === this.#frame;
    this.#frame = frame;
    cells.lay(grid, placeOf(view.numbers));
  }

  /** What is in sight: what the reader chose, else everything up to where the game began and where it is. */
  #inSight(view: BoardView): Pane {
    if (this.#window.pane && !view.shown) return this.#window.pane;
    const all = [view.origin, view.numbers].filter((each) => !beyond(each)).map(placeOf);
    return home(all, view.view === 'strips' ? leastForStrips : 0);
  }

  async #askPairs(rule: string) {
    const { facts } = await (await solver()).analyse(this.#element.game, `0 ${extent.width - 1}`, rule);
    return pairsIn(facts['pairs'] ?? []);
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  get #targets(): Target[] {
    const { interactive, numbers } = this.#board!;
    return interactive ? this.#moves.list.map((move) => targetOf(move, placeOf(numbers))) : [];
  }

  get #seen(): Seen {
    const view = this.#board!;
    const { looked } = this.#cells;
    return {
      view,
      values: this.#values.answer,
      failed: this.#values.error !== null,
      analysed: this.#element.analysisOn,
      looked,
      pair: (view.view === 'strips' && looked && this.#pairs.answer?.[looked[0]]) || null,
      invite: (said, invitation) => inviting(this.#element, said, invitation),
      targets: this.#targets,
      words: this.#words,
      at: this.#at,
      move: ({ move }) => this.#element.speakMove(move, view.numbers, 'base'),
    };
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  draw(view: BoardView): TemplateResult {
    const w = this.#words;
    const [cells, seen] = [this.#cells, this.#seen];
    const grid = cells.grid!;
    const at = placeOf(view.numbers);
    const looked = seen.looked && insight(grid, seen.looked) ? seen.looked : null;
    const { pair } = seen;
    const both: Place[] = pair && pair.n > 0 ? [[pair.a, pair.b], [pair.b, pair.a]] : []; // prettier-ignore
    const target = (move: Move) => targetOf(move, at);
    const [heated, paired] = [view.view !== 'plain', view.view === 'strips'];
    const { held } = cells.drag;
    const picture = board({
      grid,
      label: w.board,
      moved: this.#window.pane !== null,
      gripped: held !== null,
      face: (place) => faceOf(place, seen),
      cursor: cells.cursor,
      lined: !heated,
      queen: view.leaving ? target(view.leaving).to : at,
      held: held?.thing === 'queen' ? held.at : null,
      movable: view.interactive,
      glides: this.#glides,
      targets: view.leaving ? [] : this.#moves.list.map(target),
      looked,
      going: looked && targetAt(looked, seen),
      wins: view.leaving ? [] : view.wins.slice(0, mostWins).map(target),
      hint: view.hint && !view.leaving ? target(view.hint) : null,
      where: view.where && wayOf(view.where.numbers),
      lit: view.lit,
      linked: both.filter((each) => insight(grid, each)),
      axes: w.axes,
    });
    const last = (from: number) => this.#n(from + grid.columns - 1);
    const sight = w.sight([this.#n(grid.x), last(grid.x)], [this.#n(grid.y), last(grid.y)]);
    const shown = { grid, pairs: this.#pairs.answer ?? [], looked: pair, lit: view.lit };
    const side = html`${drawZoom(this.#window, sight, w)}
    ${heated && !paired && !grid.readable ? this.#drawLegend(view) : nothing}`;
    const below = paired ? drawnPicture(strips({ ...shown, labels: [w.stripA, w.stripB] })) : nothing;
    return html`${cells.draw(picture, side, below)}
      <p class="explanation" aria-live=${grid.readable ? 'polite' : 'off'}>${textOf(seen)}</p>`;
  }

  #drawLegend(view: BoardView): TemplateResult {
    const most = this.#values.answer?.most ?? 0;
    return legend({
      most: view.view === 'sg' && most > 0 ? this.#n(most) : null,
      draws: null,
      mark: (outcome) => outcomeMark(outcome, this.#element.language),
    });
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  /** The queen, or the board: with one finger only once the reader has gone somewhere on it, else the page scrolls. */
  #grasp({ at: [x, y], pointer }: Spot, place: Place | null): 'queen' | Pane | null {
    const [grid, view] = [this.#cells.grid!, this.#board!];
    const at = placeOf(view.numbers);
    const [qx, qy] = middle(grid, at);
    const reach = Math.max(grid.cell / 2, queenScale(grid.cell) * 20, pointer === 'mouse' ? 0 : reachFor(pointer));
    if (view.interactive && insight(grid, at) && Math.hypot(x - qx, y - qy) <= reach) return 'queen';
    if (pointer !== 'mouse' && !this.#window.pane) return null;
    return place && this.#pane;
  }

  #press(place: Place) {
    const view = this.#board!;
    // Elsewhere than on the plain board a cell that is no target is only looked at. While the moves are not there yet,
    // the solver says whether it is one.
    const meant = view.view === 'plain' || !this.#moves.listed || targetAt(place, { targets: this.#targets }) !== null;
    if (view.interactive && meant && !same(place, placeOf(view.numbers))) {
      void this.#play(place);
      return;
    }
    this.#cells.cursor = place;
    this.#cells.choose(same(this.#cells.chosen, place) ? null : place);
  }

  /**
   * Upwards or to the right is no number of stones: as one of 64 bits it is more than any heap has, which the solver
   * refuses.
   */
  #play(place: Place): Promise<void> {
    const at = placeOf(this.#board!.numbers);
    return this.#element.propose([0, 1].map((i) => BigInt.asUintN(64, BigInt(at[i as 0 | 1] - place[i as 0 | 1]))));
  }

  #zoom(steps: number, place: Place) {
    this.#window.zoomAt(steps, place);
    this.#cells.cursor = place;
    this.#cells.point(place);
    this.#cells.focus();
  }

  /** The P-cell of the column under a pointer. */
  #columnOf({ at: [x] }: Spot): Place | null {
    const grid = this.#cells.grid!;
    const k = grid.x + Math.floor((x - grid.left) / grid.cell);
    const pair = insight(grid, [k, grid.y]) ? this.#pairs.answer?.[k] : undefined;
    return pair ? [k, k === pair.a ? pair.b : pair.a] : null;
  }
}

/** Everything that cells and the line under them may depend on. */
interface Seen {
  readonly view: BoardView;
  /** The solver's map; null as long as it is not there. */
  readonly values: MapValues | null;
  readonly failed: boolean;
  /** Outcomes and values are told in the plain view, too. */
  readonly analysed: boolean;
  readonly looked: Place | null;
  /** The pair of the column that is looked at. */
  readonly pair: Pair | null;
  readonly invite: (said: string, invitation: string) => string;
  /** Where the queen may go, as the solver lists it. */
  readonly targets: readonly Target[];
  readonly words: typeof en;
  readonly at: (place: Place) => string;
  readonly move: (target: Target) => string;
}

const indexOf = ([x, y]: Place) => y * extent.width + x;

const targetAt = (place: Place, { targets }: Pick<Seen, 'targets'>): Target | null =>
  targets.find(({ to }) => same(to, place)) ?? null;

function heatOf(place: Place, { view, values }: Pick<Seen, 'view' | 'values'>): Heat {
  if (!values || view.view === 'plain') return cold;
  const mark = values.outcome(indexOf(place));
  if (view.view === 'strips') return { ...cold, mark: mark === 'P' ? mark : null };
  const value = view.view === 'sg' ? values.grundy(indexOf(place)) : null;
  // Of so many the few P-positions matter.
  return value === null ? { ...cold, mark, quiet: mark === 'N' } : { ...cold, value };
}

function faceOf(place: Place, seen: Seen): CellFace {
  const { view, words: w } = seen;
  const heat = heatOf(place, seen);
  const target = targetAt(place, seen);
  const label = [
    seen.at(place),
    same(place, [0, 0]) && w.goal,
    same(place, placeOf(view.numbers)) && w.queenHere,
    heat.mark && w.outcomes[heat.mark],
    heat.value !== null && w.value(Number(heat.value)),
    target && w.target(seen.move(target)),
  ];
  const lit = view.lit.has(cellId(place));
  return { ...heat, target: target !== null, lit, label: label.filter(Boolean).join(w.comma) };
}

/** What is said of the cell that is looked at. */
function textOf(seen: Seen): string {
  const { view, looked, words: w, pair, analysed } = seen;
  if (seen.failed) return w.notLoaded;
  const values = view.view !== 'plain' || analysed ? seen.values : null;
  if (!looked) {
    if (view.view === 'sg' && values?.most === 0) return w.noValues;
    if (view.view === 'strips') return seen.invite(w.inOneStrip, w.chooseStrip);
    return view.interactive ? seen.invite('', w.choose) : '';
  }
  const outcome = values?.outcome(indexOf(looked)) ?? null;
  const value = view.view === 'sg' || analysed ? (values?.grundy(indexOf(looked)) ?? null) : null;
  const what = outcome
    ? [w.outcomes[outcome], value !== null && w.value(Number(value))].filter(Boolean).join(w.comma)
    : '';
  const target = targetAt(looked, seen);
  const at = seen.at(looked);
  const said = target
    ? w.leads(seen.move(target), at, what)
    : same(looked, placeOf(view.numbers))
      ? w.here(at, what)
      : what
        ? w.cell(at, what)
        : view.interactive
          ? w.none(at)
          : '';
  return pair ? `${tellPair(pair, looked[0], w)}${target ? ` ${said}` : ''}` : said;
}

function tellPair({ n, a, b }: Pair, k: number, w: typeof en): string {
  if (k === 0) return w.zero;
  const [index, difference] = [`${n}`, `${b - a}`];
  return k === a ? w.inA(`${k}`, index, `${b}`, difference) : w.inB(`${k}`, index, `${a}`, difference);
}
