import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { Asked } from '../kit/asked.ts';
import { Drag } from '../kit/drag.ts';
import { gridStyles } from '../kit/grid-styles.ts';
import { cold, HeatMap, legend, type Heat } from '../kit/heat-map.ts';
import { drawnPicture } from '../kit/lit.ts';
import { Moves } from '../kit/moves.ts';
import { cellAt, cellId, cellOf, insight, middle, nearestTo, same, travel } from '../kit/parts/grid.ts';
import type { CellFace, Grid, Place } from '../kit/parts/grid.ts';
import { heapsScene, type HeapFace } from '../kit/parts/heap.ts';
import { Points } from '../kit/points.ts';
import type { Point, Spot } from '../kit/surface.ts';
import { MapValues } from '../kit/values.ts';
import { Window, type Pane } from '../kit/window.ts';
import { explain } from '../shell/error-words.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, followed, number } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { watchWidth } from '../shell/near.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { drawLookUp, drawTaking, drawZoom } from './forms.ts';
import { takes, targetOf, wayOf, type Target, type Way } from './moves.ts';
import { pairsIn, type Pair } from './pairs.ts';
import { beyond, board, home, layOut, placeOf, queenScale, sideGap, sideRoom, sideWidth, world } from './scene.ts';
import { strips } from './strips.ts';
import { wythoffStyles } from './styles.ts';
import { drawBars, drawWitness, witnessOf, type Witness } from './witness.ts';
import { words } from './words.ts';

/** On a heat map a press this near a target means the target; a grip this near the queen means her. */
const near = { mouse: 7, touch: 18 };
/** Columns in sight at least above the strips. */
const leastForStrips = 14;
/** Heaps go no further. */
const largest = 2n ** 64n - 1n;
/** The heap of a stone, from 1, and how many are below it; −1: no stone. */
function stoneOf(id: string): readonly [heap: number, below: number] {
  const [, heap = '0', below = '-1'] = /^heap-(\d)-(\d+)$/.exec(id) ?? [];
  return [Number(heap), Number(below)];
}
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
  static override styles = [...GameElement.styles, gridStyles, wythoffStyles];
  static override properties = { ...GameElement.properties, room: { state: true } };
  /** Pixels from side to side. */
  declare private room: number;

  /** What was drawn last: gestures are about it. */
  #view: BoardView | null = null;
  #grid: Grid | null = null;
  /** What is in sight, by the step of the zoom; the grid may have a little more. */
  #pane: Pane = { x: 0, y: 0, span: world.spans[0]! };
  #followed = '';
  #origin = '';
  /** The frame the queen was last drawn in. */
  #frame = '';
  #cursor: Place = [0, 0];
  #chosen: Place | null = null;
  #pointed: Place | null = null;
  #focusCursor = false;
  /** From which heap the fields and the stones take. */
  #from: Way = 'row';
  /** A pair the reader looked up, for the position and rule it was looked up in. */
  #lookedUp: { readonly of: string; readonly witness: Witness } | null = null;
  #pairs: { readonly of: MapValues; readonly list: readonly Pair[] } | null = null;
  #resize = watchWidth((width) => (this.room = width));

  readonly #moves = new Moves(
    async (position, rule, page) => (await solver()).moves(this.game, position, rule, page),
    () => this.requestUpdate(),
  );
  readonly #values = new Asked<MapValues>(this);
  readonly #heatMap = new HeatMap(this, () => {
    const [grid, view] = [this.#grid, this.#view];
    const values = this.#values.answer;
    const of = `${view?.rule}|${view?.view}|${values !== null}|${this.surroundings.theme}`;
    return grid && view && { grid, of, heat: (place) => this.#heat(place, view), most: values?.most ?? 0 };
  });
  readonly #window: Window = new Window(this, {
    on: '.grid',
    world: () => world,
    drawn: () => {
      const { left, top, rows, cell } = this.#grid!;
      const size = this.#pane.span * cell;
      return { pane: this.#pane, left, top: top + rows * cell - size, size, up: true };
    },
    about: () => placeOf(this.#view!.numbers),
  });
  readonly #points = new Points(this, {
    point: (id) => {
      const place = cellOf(id, this.#cursor);
      if (place) this.#cursor = place;
      this.#point(place);
    },
    press: (id, event) => {
      const place = cellOf(id, this.#cursor);
      const [heap, below] = stoneOf(id);
      // A finger on small cells means the target near it.
      const spot = place && event.detail > 0 ? this.#drag.surface.spot(event) : null;
      if (place) this.#press((spot?.pointer === 'touch' && this.#meant(spot)) || place);
      else void this.propose(takes(this.#from, heap, this.#view!.numbers[heap - 1]! - BigInt(below)));
    },
  });
  readonly #drag: Drag<'queen' | Pane> = new Drag<'queen' | Pane>(this, {
    on: '.grid',
    grasp: (spot) => this.#grasp(spot),
    move: (held, spot, by) => {
      if (held === 'queen') this.#point(this.#meant(spot));
      else this.#window.drag(held, by);
    },
    drop: (held, spot) => {
      const to = held === 'queen' ? this.#meant(spot) : null;
      if (!to || same(to, placeOf(this.#view!.numbers))) return undefined;
      // She waits where she was dropped until the solver has accepted the move or not.
      return { at: middle(this.#grid!, to), until: this.#play(to) };
    },
    hover: (spot) => this.#point(spot && (this.#grid!.readable ? cellAt(this.#grid!, spot.at) : this.#meant(spot))),
    press: (spot) => {
      const to = this.#grid!.readable ? null : this.#meant(spot);
      if (to) this.#press((this.#cursor = to));
    },
    pinch: this.#window.pinch,
  });
  /** The numbers of the strips: pointed at, they tell their pair. */
  readonly #strip = new Drag<never>(this, {
    on: '.strips',
    grasp: () => null,
    hover: (spot) => this.#point(spot && this.#columnOf(spot)),
    press: (spot) => {
      this.#chosen = this.#columnOf(spot);
      this.#point(null);
      this.requestUpdate();
    },
  });

  constructor() {
    super();
    this.room = 640;
  }

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
  override speakPosition([first = 0n, second = 0n]: readonly bigint[]) {
    return this.#words.positionOf([this.#n(first), this.#n(second)]);
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.move([this.#n(numbers[0] ?? 0n), this.#n(numbers[1] ?? 0n)], wayOf(numbers), form);
  }
  override speakPlace({ numbers }: Move) {
    return this.#words.place[wayOf(numbers)];
  }
  protected override drawFormula({ numbers, grundy, witness }: Analysis) {
    if (grundy !== null) return `SG${this.#at(numbers)} = ${this.#n(grundy)}`;
    const pair = witnessOf(witness);
    return pair && html`(A<sub>n</sub>, B<sub>n</sub>) = ${this.#at([pair.a, pair.b])}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (changed.has('view')) this.#pointed = this.#chosen = null;
  }

  protected override updated() {
    super.updated();
    const walk = this.renderRoot.querySelector('.walk');
    if (walk) this.#resize.observe(walk);
    if (!this.#focusCursor) return;
    this.#focusCursor = false;
    const id = this.#grid?.readable ? cellId(this.#cursor) : 'cursor';
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${id}"]`)?.focus({ preventScroll: true });
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
    this.#chosen = this.#pointed = null;
    const at = placeOf(view.numbers);
    if (!beyond(view.numbers)) this.#cursor = at;
    const { pane } = this.#window;
    if (pane && !insight({ ...pane, columns: pane.span, rows: pane.span, up: true }, at)) this.#window.pane = null;
  }

  /** What is in sight: what the reader chose, else everything up to where the game began and where it is. */
  #inSight(view: BoardView): Pane {
    if (this.#window.pane && !view.shown) return this.#window.pane;
    const all = [view.origin, view.numbers].filter((each) => !beyond(each)).map(placeOf);
    return home(all, view.view === 'strips' ? leastForStrips : 0);
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  #index = ([x, y]: Place) => y * world.width + x;

  #heat(place: Place, view: BoardView): Heat {
    const values = this.#values.answer;
    if (!values || view.view === 'plain') return cold;
    const mark = values.outcome(this.#index(place));
    if (view.view === 'strips') return { ...cold, mark: mark === 'P' ? mark : null };
    const value = view.view === 'sg' ? values.grundy(this.#index(place)) : null;
    // Of so many the few P-positions matter.
    return value === null ? { ...cold, mark, quiet: mark === 'N' } : { ...cold, value };
  }

  #targetAt(place: Place, view: BoardView): Target | null {
    if (!view.interactive) return null;
    const at = placeOf(view.numbers);
    const move = this.#moves.list.find(
      ({ numbers: [first, second] }) => at[0] - Number(first) === place[0] && at[1] - Number(second) === place[1],
    );
    return move ? targetOf(move, at) : null;
  }

  #face = (place: Place, view: BoardView): CellFace => {
    const w = this.#words;
    const heat = this.#heat(place, view);
    const target = this.#targetAt(place, view);
    const label = [
      this.#at(place),
      same(place, [0, 0]) && w.goal,
      same(place, placeOf(view.numbers)) && w.queenHere,
      heat.mark && w.outcomes[heat.mark],
      heat.value !== null && w.value(Number(heat.value)),
      target && w.target(this.speakMove(target.move, view.numbers, 'base')),
    ];
    const lit = view.lit.has(cellId(place));
    return { ...heat, target: target !== null, lit, label: label.filter(Boolean).join(w.comma) };
  };

  get #looked(): Place | null {
    return this.#pointed ?? this.#chosen;
  }

  get #pairList(): readonly Pair[] {
    const of = this.#values.answer;
    if (of && this.#pairs?.of !== of) this.#pairs = { of, list: pairsIn(of.map) };
    return (of && this.#pairs?.list) ?? [];
  }

  /** The pair whose number is the column that is looked at. */
  #pairLooked(view: BoardView): Pair | null {
    return (view.view === 'strips' && this.#looked && this.#pairList[this.#looked[0]]) || null;
  }

  #tell(view: BoardView): string {
    const w = this.#words;
    if (this.#values.error) return w.notLoaded;
    const values = view.view !== 'plain' || this.analysisOn ? this.#values.answer : null;
    const looked = this.#looked;
    if (!looked) {
      if (view.view === 'sg' && values?.most === 0) return w.noValues;
      return view.view === 'strips' ? w.chooseStrip : view.interactive ? w.choose : '';
    }
    const outcome = values?.outcome(this.#index(looked)) ?? null;
    const value = view.view === 'sg' || this.analysisOn ? (values?.grundy(this.#index(looked)) ?? null) : null;
    const what = outcome
      ? [w.outcomes[outcome], value !== null && w.value(Number(value))].filter(Boolean).join(w.comma)
      : '';
    const target = this.#targetAt(looked, view);
    const pair = this.#pairLooked(view);
    const said = target
      ? w.leads(this.speakMove(target.move, view.numbers, 'base'), this.#at(looked), what)
      : same(looked, placeOf(view.numbers))
        ? w.here(this.#at(looked), what)
        : what
          ? w.cell(this.#at(looked), what)
          : view.interactive
            ? w.none(this.#at(looked))
            : '';
    return pair ? `${this.#tellPair(pair, looked[0])}${target ? ` ${said}` : ''}` : said;
  }

  #tellPair({ n, a, b }: Pair, k: number): string {
    const w = this.#words;
    if (k === 0) return w.zero;
    const difference = (b ?? 0) - a;
    return k === a
      ? w.inA(`${k}`, `${n}`, b === null ? null : `${b}`, `${difference}`)
      : w.inB(`${k}`, `${n}`, `${a}`, `${difference}`);
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    this.#follow(view);
    this.#view = view;
    const far = beyond(view.numbers) || (!view.shown && beyond(view.origin));
    const drawn = view.view === 'exact' ? 'exact' : far || view.view === 'heaps' ? 'heaps' : 'board';
    const witness = witnessOf(view.analysis.witness);
    return html`<div class="wythoff as-${drawn}">
      ${drawn === 'board' ? this.#drawWalk(view) : nothing} ${drawn === 'heaps' ? this.#drawHeaps(view) : nothing}
      ${drawn === 'exact' ? drawBars(view.numbers, witness, { names: this.#words.heap, say: this.#n }) : nothing}
      ${drawn === 'board' ? nothing : this.#drawTaking(view)}
      ${this.analysisOn || drawn === 'exact' ? this.#drawWitness(view, witness) : nothing}
    </div>`;
  }

  #drawWalk(view: BoardView): TemplateResult {
    const w = this.#words;
    const beside = this.room >= sideRoom;
    const inSight = this.#inSight(view);
    const grid = (this.#grid = layOut(inSight, beside ? this.room - sideGap - sideWidth : this.room, devicePixelRatio));
    this.#pane = { x: grid.x, y: grid.y, span: inSight.span };
    const frame = [grid.x, grid.y, grid.cell, grid.top + grid.rows * grid.cell].join();
    const glides = frame === this.#frame;
    this.#frame = frame;
    this.#moves.follow(view.position, view.rule);
    if (view.view !== 'plain' || this.analysisOn) this.#ask(view.rule);
    const at = placeOf(view.numbers);
    if (!insight(grid, this.#cursor)) this.#cursor = insight(grid, at) ? at : [grid.x, grid.y];
    const looked = this.#looked && insight(grid, this.#looked) ? this.#looked : null;
    const paired = view.view === 'strips';
    const pair = this.#pairLooked(view);
    const both: Place[] = pair && pair.b !== null && pair.n > 0 ? [[pair.a, pair.b], [pair.b, pair.a]] : []; // prettier-ignore
    const target = (move: Move) => targetOf(move, at);
    const heated = view.view !== 'plain';
    const { held } = this.#drag;
    const picture = board({
      grid,
      label: w.board,
      moved: this.#window.pane !== null,
      gripped: held !== null,
      face: (place) => this.#face(place, view),
      cursor: this.#cursor,
      lined: !heated,
      queen: view.leaving ? target(view.leaving).to : at,
      held: held?.thing === 'queen' ? held.at : null,
      movable: view.interactive,
      glides,
      targets: view.leaving ? [] : this.#moves.list.map(target),
      looked,
      aimed: looked && this.#targetAt(looked, view),
      wins: view.leaving ? [] : view.marked.slice(0, mostWins).map(target),
      hint: view.hint && !view.leaving ? target(view.hint) : null,
      hinted: view.hintPlace && wayOf(view.hintPlace.numbers),
      lit: view.lit,
      linked: both.filter((each) => insight(grid, each)),
      axes: w.axes,
    });
    const last = (from: number) => this.#n(from + grid.columns - 1);
    const sight = w.sight([this.#n(grid.x), last(grid.x)], [this.#n(grid.y), last(grid.y)]);
    const shown = { grid, pairs: this.#pairList, looked: pair, lit: view.lit };
    return html`<div class="walk">
        <div class="ground" @keydown=${{ handleEvent: this.#key, capture: true }}>
          ${grid.readable ? nothing : this.#heatMap.canvas(grid)} ${drawnPicture(picture)}
          ${paired ? drawnPicture(strips({ ...shown, labels: [w.stripA, w.stripB] })) : nothing}
        </div>
        <div class="side ${beside ? '' : 'below'}">
          ${drawZoom(this.#window, sight, w)} ${heated && !paired && !grid.readable ? this.#drawLegend(view) : nothing}
        </div>
      </div>
      <p class="because" aria-live=${grid.readable ? 'polite' : 'off'}>${this.#tell(view)}</p>`;
  }

  #ask(rule: string) {
    this.#values.need(
      rule,
      async (signal) => new MapValues(await (await solver()).map(this.game, rule, { size: world.width, signal })),
    );
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

  #drawHeaps(view: BoardView): TemplateResult {
    const rooms = view.numbers.map((size, i) => (size > (view.origin[i] ?? 0n) ? size : view.origin[i]!));
    const [heap, below] = stoneOf(this.#points.at ?? '');
    const aimed = below >= 0 ? takes(this.#from, heap, view.numbers[heap - 1]! - BigInt(below)) : [0n, 0n];
    const face = (heap: number, size: bigint): HeapFace => {
      const of = (numbers: readonly bigint[] | undefined) => numbers?.[heap - 1] ?? 0n;
      const going = of(aimed);
      const winning = of(view.hint?.numbers) || of(view.marked[0]?.numbers);
      return {
        label: this.#words.heapOf(this.#words.heap[heap - 1]!, this.#n(size)),
        write: this.#n,
        takes: (take) => this.speakMove({ text: '', numbers: takes(this.#from, heap, take) }, view.numbers, 'base'),
        disabled: !view.interactive,
        leaving: of(view.leaving?.numbers),
        // What is more than a heap has is no aim; the solver would refuse it.
        going: view.interactive ? (going > size ? size : going) : 0n,
        hint: of(view.hint?.numbers),
        marked: of(view.marked[0]?.numbers),
        hinted: of(view.hintPlace?.numbers) > 0n,
        lit: view.lit.has(`heap-${heap}`),
        flag: winning && !view.leaving && !view.shown ? `−${this.#n(winning)}` : '',
      };
    };
    const { className, pictures } = heapsScene(view.numbers, rooms, face, (heap) => `heap-${heap}`);
    return html`<div class=${className}>${pictures.map(drawnPicture)}</div>`;
  }

  #drawTaking(view: BoardView): TemplateResult {
    return drawTaking({
      words: this.#words,
      from: this.#from,
      alike: view.rule === '1',
      interactive: view.interactive,
      choose: (from) => {
        this.#from = from;
        this.requestUpdate();
      },
      take: (numbers) => void this.propose(numbers),
      refuse: (error) => this.refuse(error),
    });
  }

  // ---- The witness ------------------------------------------------------------------------------------------------

  #drawWitness(view: BoardView, own: Witness | null): TemplateResult {
    const of = `${view.rule}|${view.position}`;
    const asked = this.#lookedUp?.of === of ? this.#lookedUp.witness : null;
    const witness = asked ?? own;
    const common = { language: this.language, rule: view.rule, heaps: view.numbers, ofPosition: asked === null };
    const panel = witness
      ? drawWitness({ ...common, witness })
      : html`<p class="witness quiet">${this.#words.noPair}</p>`;
    if (view.view !== 'exact') return panel;
    return html`${panel}
    ${drawLookUp({
      words: this.#words,
      rule: view.rule,
      n: witness?.n ?? 0n,
      asked: asked !== null,
      look: (n) => void this.#lookUp(n),
      play: this.controls === 'none' ? null : () => void this.#playFrom(asked!),
      forget: () => {
        this.#lookedUp = null;
        this.requestUpdate();
      },
      refuse: (error) => this.refuse(error),
    })}`;
  }

  /** The pair of a number is that of any position with its difference: none in one heap, all of it in the other. */
  async #lookUp(n: bigint) {
    const { rule, position } = this.#view!;
    try {
      const analysis = await (await solver()).analyse(this.game, `0 ${n * BigInt(rule)}`, rule);
      const witness = witnessOf(analysis.witness);
      if (!witness) throw new SolverError('too_large', 'position', `${n}`, `${largest}`);
      this.#lookedUp = { of: `${rule}|${position}`, witness };
      this.requestUpdate();
    } catch (error) {
      this.refuse(error);
    }
  }

  async #playFrom({ a, b }: Witness) {
    try {
      await this.restart(`${a} ${b}`);
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      this.announce(explain(error, this.language));
    }
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  #point(place: Place | null) {
    if (place === this.#pointed || same(place, this.#pointed)) return;
    this.#pointed = place;
    this.requestUpdate();
  }

  /** The queen, or the board: with one finger only once the reader has gone somewhere on it, else the page scrolls. */
  #grasp({ at: [x, y], pointer }: Spot): 'queen' | Pane | null {
    const [grid, view] = [this.#grid!, this.#view!];
    const at = placeOf(view.numbers);
    const [qx, qy] = middle(grid, at);
    const reach = Math.max(grid.cell / 2, queenScale(grid.cell) * 20, pointer === 'mouse' ? 0 : near.touch);
    if (view.interactive && insight(grid, at) && Math.hypot(x - qx, y - qy) <= reach) return 'queen';
    if (pointer !== 'mouse' && !this.#window.pane) return null;
    return cellAt(grid, [x, y]) && this.#pane;
  }

  /** The cell under a pointer; on small cells the target nearest to it, if it is near. */
  #meant({ at, pointer }: { at: Point; pointer: string }): Place | null {
    const [grid, view] = [this.#grid!, this.#view!];
    const under = cellAt(grid, at);
    if (!under || this.#targetAt(under, view) || !view.interactive) return under;
    const within = pointer === 'mouse' ? near.mouse : near.touch;
    if (grid.cell > within * 1.6) return under;
    const from = placeOf(view.numbers);
    const targets = this.#moves.list.map((move) => targetOf(move, from).to);
    return nearestTo(grid, at, targets, within) ?? under;
  }

  #press(place: Place) {
    const view = this.#view!;
    const at = placeOf(view.numbers);
    const [dx, dy] = [at[0] - place[0], at[1] - place[1]];
    // Elsewhere than on the plain board a cell that is no target is only looked at. While the moves are not there yet,
    // the solver says whether it is one.
    const meant = this.#moves.listed && view.view !== 'plain' ? this.#targetAt(place, view) !== null : true;
    if (view.interactive && meant && dx >= 0 && dy >= 0 && dx + dy > 0) {
      void this.#play(place);
      return;
    }
    this.#cursor = place;
    this.#chosen = same(this.#chosen, place) ? null : place;
    this.#pointed = null;
    this.requestUpdate();
  }

  async #play(place: Place) {
    const [x, y] = placeOf(this.#view!.numbers);
    const [dx, dy] = [x - place[0], y - place[1]];
    if (dx < 0 || dy < 0) {
      this.refuse(new SolverError('illegal_move', 'move', '', ''));
      return;
    }
    await this.propose([dx, dy]);
  }

  /** The P-cell of the column under a pointer. */
  #columnOf({ at: [x] }: Spot): Place | null {
    const grid = this.#grid!;
    const k = grid.x + Math.floor((x - grid.left) / grid.cell);
    const pair = insight(grid, [k, grid.y]) ? this.#pairList[k] : undefined;
    return pair ? [k, k === pair.a ? (pair.b ?? 0) : pair.a] : null;
  }

  /** The arrows go from cell to cell, and take the part in sight along; plus and minus zoom. */
  #key = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null;
    const place = cellOf(id, this.#cursor);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = ({ '+': -1, '=': -1, '-': 1 } as Record<string, number>)[event.key];
    const to = travel(event, place, true, { first: [0, 0], last: placeOf(this.#view!.numbers) });
    if (!to && steps === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focusCursor = true;
    if (steps !== undefined) this.#window.zoomAt(steps, place);
    const inside = (n: number) => Math.max(0, Math.min(n, world.width - 1));
    this.#cursor = steps === undefined ? [inside(to![0]), inside(to![1])] : place;
    if (!insight(this.#grid!, this.#cursor)) this.#window.reach(this.#cursor);
    this.#pointed = this.#cursor;
    this.requestUpdate();
    if (steps !== undefined || this.#grid!.readable) return;
    const { label } = this.#face(this.#cursor, this.#view!);
    this.announce(followed(label!, this.#tell(this.#view!), this.language));
  };
}

defineSpeaking('nimlab-wythoff', WythoffElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-wythoff': WythoffElement;
  }
}
