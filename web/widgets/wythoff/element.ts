import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { Asked } from '../kit/asked.ts';
import { Cells, nearFor } from '../kit/cells.ts';
import { Draft } from '../kit/draft.ts';
import { Drag } from '../kit/drag.ts';
import { gridStyles } from '../kit/grid-styles.ts';
import { legend } from '../kit/heat-map.ts';
import { drawnPicture } from '../kit/lit.ts';
import { Moves } from '../kit/moves.ts';
import { insight, middle, same, type Place } from '../kit/parts/grid.ts';
import cellSheet from '../kit/parts/cell.css?inline';
import gridSheet from '../kit/parts/grid.css?inline';
import signSheet from '../kit/parts/sign.css?inline';
import becauseSheet from '../kit/because.css?inline';
import { sheets } from '../kit/sheets.ts';
import type { Spot } from '../kit/surface.ts';
import type { MapValues } from '../kit/values.ts';
import { Window, type Pane } from '../kit/window.ts';
import { drawZoom, zoomStyles } from '../kit/zoom.ts';
import { explain } from '../shell/error-words.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, followed, number } from '../shell/language.ts';
import { mapOf } from '../shell/maps.ts';
import { outcomeMark } from '../shell/marks.ts';
import { movesOf, solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { faceOf, heatOf, targetAt, told, type Seen } from './faces.ts';
import { targetOf, wayOf, type Target, type Way } from './moves.ts';
import { pairNumbered, pairOf, pairsIn, type IndexedPair, type Pair } from './pairs.ts';
import sceneSheet from './scene.css?inline';
import {
  beyond,
  board,
  home,
  layOut,
  leastForStrips,
  placeOf,
  queenScale,
  sideGap,
  sideRoom,
  sideWidth,
  world,
} from './picture.ts';
import { wythoffStyles } from './styles.ts';
import { words } from './words.ts';

/** Heaps go no further. */
const largest = 2n ** 64n - 1n;
type Views = typeof import('./views.ts');
/** Views of the board of cells alone. */
const ofCells = /^(?:|plain|pn|sg)$/;
/** Winning moves that are drawn. */
const mostWins = 12;

/**
 * `<nimlab-wythoff>`: a queen on her way to the corner (0, 0), lower left. Views: `plain`; `pn` and `sg` (every cell);
 * `strips` (the P-cells above the two Beatty strips); `heaps` (the same position in stones); `exact` (the pair of the
 * position's difference beside what double arithmetic gives; also under the board while analysis is on). From 200 on,
 * positions are heaps in numbers. Lit parts: `cell-<x>-<y>`, `row`, `column`, `diagonal` (the queen's lines), `strip-a`,
 * `strip-b`, `heap-1`, `heap-2`.
 */
export class WythoffElement extends GameElement {
  static override readonly game = 'wythoff';
  static override styles = [
    ...GameElement.styles,
    ...sheets(signSheet, cellSheet, gridSheet, becauseSheet, sceneSheet),
    gridStyles,
    zoomStyles,
    wythoffStyles,
  ];

  /** What is in sight, by the step of the zoom; the grid may have a little more. */
  #pane: Pane = { x: 0, y: 0, span: world.spans[0]! };
  #followed = '';
  #origin = '';
  /** The frame the queen was last drawn in, and whether it is the same now. */
  #frame = '';
  #glides = false;
  /** What the other views are drawn of, and the board with its analysis. */
  #views: Views | null = null;
  /** From which heap the fields and the stones take. */
  #from: Way = 'row';
  /** A pair the reader looked up. */
  readonly #lookedUp = new Draft<IndexedPair | null>(
    this,
    () => `${this.board?.rule}|${this.board?.position}`,
    () => null,
  );

  readonly #moves = new Moves(movesOf('wythoff'), () => this.requestUpdate());
  readonly #values = new Asked<MapValues>(this);
  readonly #pairs = new Asked<readonly (Pair | undefined)[]>(this);
  readonly #window: Window = new Window(this, {
    on: '.grid',
    world: () => world,
    drawn: () => {
      const { left, top, rows, cell } = this.#cells.grid!;
      const size = this.#pane.span * cell;
      return { pane: this.#pane, left, top: top + rows * cell - size, size, up: true };
    },
    about: () => placeOf(this.board!.numbers),
  });
  readonly #cells: Cells<'queen' | Pane> = new Cells<'queen' | Pane>(
    this,
    {
      targets: () => this.#targets.map(({ to }) => to),
      stands: (place) => same(place, placeOf(this.board!.numbers)),
      press: (place) => this.#press(place),
      pressOther: (id) => void this.propose(this.#views!.takenBy(id, this.#from, this.board!.numbers)),
      grasp: (spot, place) => this.#grasp(spot, place),
      carry: (held, _place, by) => held !== 'queen' && this.#window.drag(held, by),
      from: (held) => (held === 'queen' ? placeOf(this.board!.numbers) : null),
      land: (_queen, to) => this.#play(to),
      pinch: this.#window.pinch,
      counts: true,
      reach: () => [
        [0, 0],
        [world.width - 1, world.height - 1],
      ],
      ends: () => [[0, 0], placeOf(this.board!.numbers)],
      come: (place) => insight(this.#cells.grid!, place) || this.#window.reach(place),
      key: (key, place) => {
        const steps = ({ '+': -1, '=': -1, '-': 1 } as Record<string, number>)[key];
        return steps === undefined ? null : () => this.#zoom(steps, place);
      },
      hear: (place) => followed(faceOf(place, this.#seen).label!, told(this.#seen), this.language),
      heated: () => {
        const view = this.board;
        const values = this.#values.answer;
        const of = `${view?.rule}|${view?.view}|${values !== null}|${this.surroundings.theme}`;
        return view && { of, heat: (place) => heatOf(place, { view, values }), most: values?.most ?? 0 };
      },
    },
    { width: sideWidth, gap: sideGap, least: sideRoom },
  );
  /** The numbers of the strips: pointed at, they tell their pair. */
  readonly #strip = new Drag<never>(this, {
    on: '.strips',
    grasp: () => null,
    hover: (spot) => this.#cells.point(spot && this.#columnOf(spot)),
    press: (spot) => this.#cells.choose(this.#columnOf(spot)),
  });

  // ---- In words ---------------------------------------------------------------------------------------------------

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  #at = (place: readonly (bigint | number)[]) => this.#words.at([this.#n(place[0]!), this.#n(place[1]!)]);

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
    return (['plain', 'pn', 'sg', 'strips', 'heaps', 'exact'] as const).map((id) => ({ id, label: views[id] }));
  }
  protected override bring(view: string): Promise<void> | null {
    const far = this.current ? beyond(this.current.numbers) : /\d{3}/.test(this.position);
    if (this.#views || (ofCells.test(view) && !far && !this.analysisOn)) return null;
    return import('./views.ts').then((views) => {
      this.#views ??= views;
    });
  }
  override speakPosition([first = 0n, second = 0n]: readonly bigint[]) {
    return this.#words.positionOf([this.#n(first), this.#n(second)]);
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.move([this.#n(numbers[0] ?? 0n), this.#n(numbers[1] ?? 0n)], wayOf(numbers), form);
  }
  override speakPlace({ numbers }: Move) {
    return this.#words.place[wayOf(numbers)];
  }
  protected override drawFormula(analysis: Analysis) {
    const { numbers, grundy } = analysis;
    if (grundy !== null) return `SG${this.#at(numbers)} = ${this.#n(grundy)}`;
    const pair = pairOf(analysis);
    return pair && html`(A<sub>n</sub>, B<sub>n</sub>) = ${this.#at([pair.a, pair.b])}`;
  }

  // ---- Before it is drawn -------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (changed.has('view')) this.#cells.begin(null);
    const view = this.board;
    if (!view) return;
    this.#dress();
    this.#follow(view);
    if (this.#drawn(view) === 'board') this.#lay(view);
  }

  /** The looks of the views that have come. */
  #dress() {
    const worn = (this.renderRoot as ShadowRoot).adoptedStyleSheets;
    for (const { styleSheet } of this.#views?.viewStyles ?? []) if (!worn.includes(styleSheet!)) worn.push(styleSheet!);
  }

  /** What is kept from one position to the next, and what is not. */
  #follow(view: BoardView) {
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

  #lay(view: BoardView) {
    const { rule } = view;
    const cells = this.#cells;
    this.#moves.follow(view.position, rule);
    if (view.view !== 'plain' || this.analysisOn) this.#values.need(rule, mapOf(this.game, rule, world.width));
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
    const { facts } = await (await solver()).analyse(this.game, `0 ${world.width - 1}`, rule);
    return pairsIn(facts['pairs'] ?? []);
  }

  #drawn({ view, numbers, shown, origin }: BoardView): 'exact' | 'heaps' | 'board' {
    if (view === 'exact') return view;
    return view === 'heaps' || beyond(numbers) || (!shown && beyond(origin)) ? 'heaps' : 'board';
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  get #targets(): Target[] {
    const { interactive, numbers } = this.board!;
    return interactive ? this.#moves.list.map((move) => targetOf(move, placeOf(numbers))) : [];
  }

  get #seen(): Seen {
    const view = this.board!;
    const { looked } = this.#cells;
    return {
      view,
      values: this.#values.answer,
      failed: this.#values.error !== null,
      analysed: this.analysisOn,
      looked,
      pair: (view.view === 'strips' && looked && this.#pairs.answer?.[looked[0]]) || null,
      targets: this.#targets,
      words: this.#words,
      at: this.#at,
      move: ({ move }) => this.speakMove(move, view.numbers, 'base'),
    };
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const drawn = this.#drawn(view);
    const more = this.#views;
    const pair = pairOf(view.analysis);
    const bars = () => more!.drawBars(view.numbers, pair, { names: this.#words.heap, say: this.#n });
    return html`<div class="wythoff as-${drawn}">
      ${drawn === 'board' ? this.#drawWalk(view) : nothing}
      ${more && drawn === 'heaps' ? this.#drawHeaps(view, more) : nothing}
      ${more && drawn === 'exact' ? bars() : nothing}
      ${more && drawn !== 'board' ? this.#drawTaking(view, more) : nothing}
      ${more && (this.analysisOn || drawn === 'exact') ? this.#drawPair(view, pair, more) : nothing}
    </div>`;
  }

  #drawWalk(view: BoardView): TemplateResult {
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
      aimed: looked && targetAt(looked, seen),
      wins: view.leaving ? [] : view.marked.slice(0, mostWins).map(target),
      hint: view.hint && !view.leaving ? target(view.hint) : null,
      hinted: view.hintPlace && wayOf(view.hintPlace.numbers),
      lit: view.lit,
      linked: both.filter((each) => insight(grid, each)),
      axes: w.axes,
    });
    const last = (from: number) => this.#n(from + grid.columns - 1);
    const sight = w.sight([this.#n(grid.x), last(grid.x)], [this.#n(grid.y), last(grid.y)]);
    const shown = { grid, pairs: this.#pairs.answer ?? [], looked: pair, lit: view.lit };
    const side = html`${drawZoom(this.#window, sight, w)}
    ${heated && !paired && !grid.readable ? this.#drawLegend(view) : nothing}`;
    const below = paired ? drawnPicture(this.#views!.strips({ ...shown, labels: [w.stripA, w.stripB] })) : nothing;
    return html`${cells.draw(picture, side, below)}
      <p class="because" aria-live=${grid.readable ? 'polite' : 'off'}>${told(seen)}</p>`;
  }

  #drawLegend(view: BoardView): TemplateResult {
    const most = this.#values.answer?.most ?? 0;
    return legend({
      most: view.view === 'sg' && most > 0 ? this.#n(most) : null,
      draws: null,
      mark: (outcome) => outcomeMark(outcome, this.language),
    });
  }

  // ---- Heaps, and moves in numbers ----------------------------------------------------------------------------------

  #drawHeaps(view: BoardView, { drawHeaps }: Views): TemplateResult {
    return drawHeaps(view, {
      words: this.#words,
      from: this.#from,
      at: this.#cells.points.at,
      write: this.#n,
      move: (numbers) => this.speakMove({ text: '', numbers }, view.numbers, 'base'),
    });
  }

  #drawTaking(view: BoardView, { drawTaking }: Views): TemplateResult {
    return drawTaking({
      words: this.#words,
      from: this.#from,
      alike: view.analysis.ruleNumbers[0] === 1n,
      interactive: view.interactive,
      choose: (from) => {
        this.#from = from;
        this.requestUpdate();
      },
      take: (numbers) => void this.propose(numbers),
      refuse: (error) => this.refuse(error),
    });
  }

  // ---- Pairs by their number ----------------------------------------------------------------------------------------

  #drawPair({ view, analysis }: BoardView, own: IndexedPair | null, { drawPair, drawLookUp }: Views): TemplateResult {
    const asked = this.#lookedUp.value;
    const pair = asked ?? own;
    const panel = pair
      ? drawPair({ language: this.language, analysis, pair, ofPosition: asked === null })
      : html`<p class="pair quiet">${this.#words.noPair}</p>`;
    if (view !== 'exact') return panel;
    return html`${panel}
    ${drawLookUp({
      words: this.#words,
      wrong: analysis.facts['wrong']?.[0],
      n: pair?.n ?? 0n,
      asked: asked !== null,
      look: (n) => void this.#lookUp(n),
      play: this.controls === 'none' ? null : () => void this.#playFrom(asked!),
      forget: () => (this.#lookedUp.value = null),
      refuse: (error) => this.refuse(error),
    })}`;
  }

  async #lookUp(n: bigint) {
    const { rule, position } = this.board!;
    try {
      const pair = pairNumbered(await (await solver()).analyse(this.game, `${n} ${n}`, rule));
      if (!pair) throw new SolverError('too_large', 'position', `${n}`, `${largest}`);
      if (this.board?.position === position && this.board.rule === rule) this.#lookedUp.value = pair;
    } catch (error) {
      this.refuse(error);
    }
  }

  async #playFrom({ a, b }: IndexedPair) {
    try {
      await this.restart(`${a} ${b}`);
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      this.announce(explain(error, this.language));
    }
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  /** The queen, or the board: with one finger only once the reader has gone somewhere on it, else the page scrolls. */
  #grasp({ at: [x, y], pointer }: Spot, place: Place | null): 'queen' | Pane | null {
    const [grid, view] = [this.#cells.grid!, this.board!];
    const at = placeOf(view.numbers);
    const [qx, qy] = middle(grid, at);
    const reach = Math.max(grid.cell / 2, queenScale(grid.cell) * 20, pointer === 'mouse' ? 0 : nearFor(pointer));
    if (view.interactive && insight(grid, at) && Math.hypot(x - qx, y - qy) <= reach) return 'queen';
    if (pointer !== 'mouse' && !this.#window.pane) return null;
    return place && this.#pane;
  }

  #press(place: Place) {
    const view = this.board!;
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

  /** Upwards or to the right is no number of stones: as one of 64 bits it is more than any heap has, which the solver refuses. */
  #play(place: Place): Promise<void> {
    const at = placeOf(this.board!.numbers);
    return this.propose([0, 1].map((i) => BigInt.asUintN(64, BigInt(at[i as 0 | 1] - place[i as 0 | 1]))));
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

defineSpeaking('nimlab-wythoff', WythoffElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-wythoff': WythoffElement;
  }
}
