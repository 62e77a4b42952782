import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, ExplanationStep, Move, Player } from '../../solver/types.ts';
import { Asked } from '../../draw/asked.ts';
import { prefersReducedMotion } from '../../draw/reduced-motion.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { Moves } from '../../draw/moves.ts';
import { Points } from '../../draw/points.ts';
import { g, type Content } from '../../draw/scene.ts';
import { sheets } from '../../draw/sheets.ts';
import { Stepper } from '../../draw/stepper/stepper.ts';
import explanationSheet from '../../draw/explanation.css?inline';
import { drawExplanation } from '../../draw/explanation.ts';
import stepperSheet from '../../draw/stepper/stepper.css?inline';
import { GameElement } from '../../board/game-element.ts';
import { inviting, number, strung } from '../../board/language.ts';
import { movesOf, solver } from '../../board/solver.ts';
import type { BoardView } from '../../board/view.ts';
import { boxAround, boxOf, picture, type Box, type EdgeFace, type PictureFace, type VertexFace } from './drawing.ts';
import { layOut, type Layout } from './layout.ts';
import boardSheet from './board.css?inline';
import { Motion } from './motion.ts';
import sceneSheet from './scene.css?inline';
import { namesIn } from './named.ts';
import {
  cutOf,
  drawable,
  edgesIn,
  idOf,
  mostEdges,
  mostLevels,
  mostNamed,
  readPicture,
  verticesOf,
  type Edge,
  type Edges,
  edgeOf,
} from './picture.ts';
import type { Sketch } from './sketch.ts';
import { pictureWords } from './words.ts';

/** Milliseconds; of the steps, and of what falls. */
const [stepTime, fallTime] = [2200, 900];
/** A formula has so many summands at most; positions of more edges are spoken of by their number. */
const [mostSummands, mostSpoken] = [12, 8];

const ids = (edges: Edges) => new Set(edges.map(idOf));
/** What is left of a picture stays where it was. */
const left = (layout: Layout, edges: Edges): Layout => {
  const [vertices, standing] = [new Set(verticesOf(edges)), ids(edges)];
  return {
    ...layout,
    edges,
    places: new Map([...layout.places].filter(([v]) => vertices.has(v))),
    feet: new Map([...layout.feet].filter(([id]) => standing.has(id))),
  };
};

/**
 * A picture of edges that stands on the ground. A press cuts an edge; what would fall with it, the solver says.
 * Vertices keep their places while others fall. The views of its games: `picture`; `values`, what stands on each
 * vertex; `reduce`, the steps of the explanation, each drawn; `draw`, where pictures are made. Lit parts:
 * `edge-<a>-<b>`, `vertex-<i>`, `ground`.
 */
export abstract class PictureBoard extends GameElement {
  static override styles = [...GameElement.styles, ...sheets(sceneSheet, boardSheet, stepperSheet, explanationSheet)];

  /** Whether edges have colours: then a position's numbers are three an edge, else two. */
  protected readonly coloured: boolean = false;
  /** What is said before the first step. */
  protected sayNone(_steps: readonly ExplanationStep[]): string {
    return inviting(this, '', this.own.stepNone);
  }
  /** What a step of the explanation says. */
  protected abstract sayStep(step: ExplanationStep): string;
  /** What an edge bears while the analysis is on; '' for nothing. */
  protected abstract tag(edge: Edge, view: BoardView): string;
  /** What an edge bears of what these steps have said; '' for nothing. */
  protected found(_edge: Edge, _steps: readonly ExplanationStep[]): string {
    return '';
  }
  /** What a vertex bears in the view `values`, 0 being the ground. */
  protected abstract worth(vertex: number, view: BoardView): string;
  /** Of the edge or the vertex that is looked at in the view `values`; null: of none. */
  protected abstract explanation(looked: Edge | number | null, view: BoardView): string;

  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  readonly #points = new Points(this, { press: (id) => this.#press(id) });
  /** What the edge that is pointed at would leave. */
  readonly #leaves = new Asked<ReadonlySet<string>>(this);
  readonly #steps = new Asked<readonly ExplanationStep[]>(this);
  readonly #stepper: Stepper = new Stepper(this, { pace: () => ({ interval: stepTime }) });
  readonly #motion = new Motion(this);
  /** Where the game began, and what is left of that. */
  #begun: { readonly key: string; readonly layout: Layout } = { key: '', layout: layOut([]) };
  #left: { readonly of: Layout; readonly position: string; readonly layout: Layout } | null = null;
  #stages: { readonly of: unknown; readonly base: Layout | null; readonly all: readonly Layout[] } = {
    of: null,
    base: null,
    all: [],
  };
  /** The step that is drawn, and in which view. */
  #at = { view: '', step: 0 };
  /** What was on the board before, and which edge was pressed. */
  #was: { readonly view: BoardView; readonly layout: Layout } | null = null;
  #pressed = '';
  #fallen: { readonly layout: Layout; readonly by: number } | null = null;
  /** A vertex that was pressed. */
  #kept: number | null = null;
  #sketch: Sketch | null = null;
  #bringing: Promise<void> | null = null;

  protected n = (value: bigint | number) => number(value, this.language);
  protected get own() {
    return pictureWords[this.language];
  }

  protected override get views() {
    return super.views.filter(({ id }) => id !== 'draw' || this.offers('setup'));
  }
  protected override bring(view: string) {
    if (view !== 'draw' || this.#sketch) return null;
    return (this.#bringing ??= import('./sketch.ts')
      .then(({ Sketch }) => void (this.#sketch = this.#hand(Sketch)))
      .finally(() => (this.#bringing = null)));
  }

  #hand(Hand: typeof Sketch): Sketch {
    const words = () => this.own;
    return new Hand(this, {
      get words() {
        return words();
      },
      coloured: this.coloured,
      number: this.n,
      vertex: (v) => this.vertex(v),
      named: (edge) => this.named(edge),
      cell: this.#cell,
      announce: (text) => this.announce(text),
      restart: (position) => this.restart(position),
      without: async (edge) => {
        const [client, cut] = [await solver(), cutOf(edge, this.coloured)];
        const by = (player: Player) => client.play(this.game, this.current!.position, cut, '', { player });
        return by('left').catch(() => by('right')); // whoever may cut it
      },
      refuse: (error) => this.refuse(error),
    });
  }

  // ---- What a board says ------------------------------------------------------------------------------------------

  /** The edges, one for each move, of a green picture so large that its numbers do not come; 0 if they have come. */
  #unsent(numbers: readonly bigint[]): bigint {
    return numbers.length > 0 ? 0n : ((this.board?.analysis ?? this.current)?.moveCount ?? 0n);
  }
  protected override undrawable(numbers: readonly bigint[]): string | null {
    if (!this.#unsent(numbers) && numbers.length <= 3 * mostEdges && drawable(edgesIn(numbers, this.coloured)))
      return null;
    return this.own.tooLarge(this.n(mostEdges), this.n(mostLevels));
  }
  override speakPosition(numbers: readonly bigint[]) {
    const count = numbers.length / (this.coloured ? 3 : 2);
    const unsent = this.#unsent(numbers);
    if (unsent > mostEdges) return this.own.many(this.n(unsent)); // not what the last cut leaves: nothing
    if (count === 0) return this.own.nothing;
    if (count > mostSpoken) return this.own.many(this.n(count));
    return this.own.allEdges(edgesIn(numbers, this.coloured).map((edge) => this.named(edge, 'short')));
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.own.cut(this.named(this.edgeOf(numbers)), form);
  }
  override speakPlace({ numbers }: Move) {
    const { a, b } = this.edgeOf(numbers);
    return this.own.near(this.vertex(a), a === b ? null : this.vertex(b));
  }
  protected override drawFormula({ components, grundy }: Analysis): string | null {
    if (grundy === null || components.length < 2 || components.length > mostSummands) return null;
    return `${components.map(this.n).join(' ⊕ ')} = ${this.n(grundy)}`;
  }
  /** The edge that a move cuts. */
  protected edgeOf(numbers: readonly bigint[]): Edge {
    return edgeOf(numbers);
  }
  protected vertex(v: number | bigint): string {
    return this.#names.vertex(v);
  }
  protected named(edge: Edge, form: 'short' | 'long' = 'long'): string {
    return this.#names.edge(edge, form);
  }
  get #names() {
    return namesIn(this.own, this.n, this.coloured);
  }
  /** As it is pressed. */
  #cell = (edge: Edge) => `edge-${cutOf(edge, this.coloured)}${edge.copy ? `.${edge.copy + 1}` : ''}`;

  // ---- Where things are -------------------------------------------------------------------------------------------

  /** As the picture where the game began, if this is what is left of it; what is only shown keeps to that, too. */
  #layout({ position, numbers, origin, shown }: BoardView): Layout {
    const edges = edgesIn(numbers, this.coloured);
    const first = origin.length > 3 * mostEdges ? [] : edgesIn(origin, this.coloured);
    const began = drawable(first) && (first.length > 0 || shown) ? first : edges;
    const key = began.map(idOf).join(' ');
    if (this.#begun.key !== key) this.#begun = { key, layout: layOut(began) };
    const { layout } = this.#begun;
    if (this.#left?.of !== layout || this.#left.position !== position) {
      const all = ids(began);
      const rest = edges.every((edge) => all.has(idOf(edge)));
      this.#left = { of: layout, position, layout: rest ? left(layout, edges) : layOut(edges, layout) };
    }
    return this.#left.layout;
  }

  /** The pictures of the steps: what has none is said of the last one (a sum), or of the whole. */
  #staged(base: Layout, steps: readonly ExplanationStep[]): readonly Layout[] {
    if (this.#stages.of === steps && this.#stages.base === base) return this.#stages.all;
    const all = [base];
    for (const { key, position } of steps) {
      const last = all.at(-1)!;
      const like = { ...last, top: this.#begun.layout.top };
      all.push(position ? layOut(readPicture(position), like) : key === 'sum' ? last : base);
    }
    this.#stages = { of: steps, base, all };
    return all;
  }

  /** The picture before a step, its vertices where they come by it. */
  #becoming(before: Layout, after: Layout, { key, numbers, lit }: ExplanationStep): Layout {
    const one = Number(numbers[0] ?? 0n);
    const joined = new Set(key === 'fuse' ? lit.flatMap((each) => each.split('-').slice(1).map(Number)) : []);
    const to = (v: number, x: number) =>
      after.places.get(joined.has(v) ? one : v) ?? (joined.has(v) ? { x, y: 0 } : null);
    return { ...before, places: new Map([...before.places].map(([v, place]) => [v, to(v, place.x) ?? place])) };
  }

  protected override follow(view: BoardView) {
    const { position, rule } = view;
    const layout = this.#layout(view);
    const was = this.#was;
    if (was?.view.position !== position) {
      this.#kept = null;
      this.#leaves.forget();
      if (was?.view.leaving && !view.shown && !was.view.shown) this.#fall(was.layout, layout);
    }
    this.#was = { view, layout };
    if (view.interactive) this.#moves.follow(position, rule, view.analysis.player);
    const edge = this.#going;
    if (edge) {
      const cut = cutOf(edge, this.coloured);
      this.#leaves.need(`${position}|${this.#cell(edge)}`, async () =>
        ids(readPicture(await (await solver()).play(this.game, position, cut, rule, view.analysis))),
      );
    }
    const explains = view.view === 'reduce';
    const steps = explains
      ? this.#steps.need(position, async (signal) => (await solver()).explain(this.game, position, rule, { signal }))
      : null;
    if (explains) this.#stepper.keep(position, steps && steps.length, 0);
    const step = steps ? this.#stepper.seen : 0;
    const to = steps ? this.#staged(layout, steps)[step]! : layout;
    const showing = view.view === this.#at.view && (view.shown || was?.view.shown);
    const same = view.view === this.#at.view && was?.view.position === position;
    if (same && step === this.#at.step + 1 && steps![step - 1]!.position) {
      this.#motion.glide(to, this.#becoming(this.#motion.layout, to, steps![step - 1]!));
    } else if ((same && step !== this.#at.step) || showing || view.view === 'draw') this.#motion.glide(to);
    else if (!same || !this.#motion.moving) this.#motion.set(to);
    this.#at = { view: view.view, step };
    if (view.view === 'draw') this.#sketch!.follow(view.position, edgesIn(view.numbers, this.coloured));
  }

  // ---- Cutting ----------------------------------------------------------------------------------------------------

  get #going(): Edge | null {
    const view = this.board;
    if (!view?.interactive || !this.#cuts(view)) return null;
    const at = this.#points.at;
    return (at && this.#was?.layout.edges.find((edge) => this.#cell(edge) === at)) || null;
  }
  /** Edges can be cut where the whole picture is seen. */
  #cuts(view: BoardView): boolean {
    return view.view !== 'draw' && (view.view !== 'reduce' || this.#stepper.seen === 0);
  }

  #press(id: string) {
    const view = this.board;
    if (!view) return;
    if (view.view === 'draw') return this.#sketch!.press(id);
    const vertex = /^vertex-(\d+)$/.exec(id);
    if (vertex) this.#kept = this.#kept === Number(vertex[1]) ? null : Number(vertex[1]);
    const edge = this.#was?.layout.edges.find((each) => this.#cell(each) === id);
    if (edge && view.interactive && this.#cuts(view)) {
      this.#pressed = idOf(edge);
      void this.propose(cutOf(edge, this.coloured).split('-').map(Number));
    }
    this.requestUpdate();
  }

  /** What one of two pictures has and the other has not; of edges alike, the one that was meant. */
  #gone(edges: Edges, stays: ReadonlySet<string>, meant: string): ReadonlySet<string> {
    const gone = new Set([...ids(edges)].filter((id) => !stays.has(id)));
    const own = edges.find((edge) => idOf(edge) === meant);
    if (!own || gone.has(meant)) return gone;
    const alike = edges.findLast((each) => gone.has(idOf(each)) && idOf({ ...each, copy: own.copy }) === meant);
    if (alike) gone.delete(idOf(alike));
    return alike ? gone.add(meant) : gone;
  }

  #fall(before: Layout, after: Layout) {
    if (prefersReducedMotion()) return;
    const gone = this.#gone(before.edges, ids(after.edges), this.#pressed);
    const layout = left(
      before,
      before.edges.filter((edge) => gone.has(idOf(edge))),
    );
    const free = [...layout.places].flatMap(([v, { y }]) => (after.places.has(v) ? [] : [y]));
    this.#pressed = '';
    if (gone.size === 0) return;
    const fallen = { layout, by: free.length > 0 ? -Math.max(...free) : 14 };
    this.#fallen = fallen;
    setTimeout(() => {
      if (this.#fallen !== fallen) return;
      this.#fallen = null;
      this.requestUpdate();
    }, fallTime);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    if (view.view === 'draw') return this.#sketch!.draw(this.#motion.layout);
    const layout = this.#motion.layout;
    const explains = view.view === 'reduce';
    const steps = explains ? this.#steps.answer : null;
    const step = steps?.[this.#stepper.seen - 1] ?? null;
    const base = this.#begun.layout;
    const box = boxAround(boxOf(base), [layout, ...(steps ? this.#stages.all : [])]);
    const face = {
      layout,
      box,
      named: layout.places.size <= mostNamed,
      label: this.own.picture,
      fallen: this.#drawFallen(box),
    };
    const said = explains
      ? this.#said(steps, step)
      : view.view === 'values'
        ? this.explanation(this.#looked(view), view)
        : null;
    return html`<div class="nl-pictures">${drawnPicture(picture({ ...face, ...this.#faces(view, layout, step) }))}</div>
      ${explains ? this.#stepper.draw(this.own) : nothing} ${drawExplanation(said, this.inert)}`;
  }

  #said(steps: readonly ExplanationStep[] | null, step: ExplanationStep | null): string {
    if (!steps) return '';
    return step
      ? this.own.stepOf(this.n(this.#stepper.seen), this.n(steps.length)) + this.sayStep(step)
      : this.sayNone(steps);
  }

  /** In the view `values`. */
  #looked(view: BoardView): Edge | number | null {
    const at = this.#points.at;
    const vertex = /^vertex-(\d+)$/.exec(at ?? '');
    const edge = this.#was?.layout.edges.find((each) => this.#cell(each) === at);
    return vertex ? Number(vertex[1]) : (edge ?? (view.view === 'values' ? this.#kept : null));
  }

  #faces(
    view: BoardView,
    layout: Layout,
    step: ExplanationStep | null,
  ): Pick<PictureFace, 'edge' | 'vertex' | 'className'> {
    const { interactive, lit, leaving, hint, where, wins } = view;
    const whole = this.#cuts(view);
    const going = this.#going;
    const stays = going && this.#leaves.answer;
    const gone = stays ? this.#gone(layout.edges, stays, idOf(going)) : null;
    const held = gone && new Set(verticesOf(layout.edges.filter((edge) => !gone.has(idOf(edge)))));
    const winning = new Set(whole ? wins.map(({ text }) => text) : []);
    const light = new Set([...lit, ...(step?.lit ?? [])]);
    const of = (move: Move | null, edge: Edge) => whole && move?.text === cutOf(edge, this.coloured);
    const place = whole && where ? this.edgeOf(where.numbers) : null;
    const values = view.view === 'values';
    const seen = this.#steps.answer?.slice(0, this.#stepper.seen) ?? [];
    const fades = this.#motion.before ? this.#fading(layout) : null;
    return {
      className: interactive && whole ? 'open' : '',
      edge: (edge): EdgeFace => {
        const cut = cutOf(edge, this.coloured);
        const tag = !whole ? this.found(edge, seen) : this.analysisOn ? this.tag(edge, view) : '';
        const alike = edge.copy > 0 && this.own.another(this.n(edge.copy + 1));
        const can = interactive && whole && this.#moves.has(cut) !== false;
        const states = [
          going !== null && idOf(edge) === idOf(going) && 'going',
          gone?.has(idOf(edge)) === true && 'going',
          of(leaving, edge) && (this.#pressed ? idOf(edge) === this.#pressed : edge.copy === 0) && 'cut',
          winning.has(cut) && 'wins',
          of(hint, edge) && 'hint',
          light.has(`edge-${edge.a}-${edge.b}`) && 'lit',
          fades?.has(idOf(edge)) === true && 'fading',
          !can && interactive && whole && 'shut',
        ];
        const label = strung([this.named(edge), alike, tag && this.own.leaves(tag)], this.language);
        const cell = whole ? { cell: this.#cell(edge), label, disabled: !can } : {};
        return { states, ...cell, ...(tag && { tag }) };
      },
      vertex: (v): VertexFace => {
        const at = place !== null && (place.a === v || place.b === v) && !hint;
        const states = [
          (light.has(v === 0 ? 'ground' : `vertex-${v}`) || (v === 0 && light.has('vertex-0'))) && 'lit',
          at && 'where',
          held?.has(v) === false && v > 0 && 'going',
          values && this.#looked(view) === v && 'asked',
        ];
        const worth = values ? this.worth(v, view) : '';
        if (!worth) return { states };
        const label = this.own.bears(this.vertex(v), worth);
        return { states, text: worth, cell: `vertex-${v}`, label };
      },
    };
  }

  /** Edges that a step takes away while the picture becomes the next. */
  #fading(layout: Layout): ReadonlySet<string> {
    const next = this.#stages.all[this.#stepper.seen];
    const stays = next ? ids(next.edges) : null;
    return new Set([...ids(layout.edges)].filter((id) => stays && !stays.has(id)));
  }

  #drawFallen(box: Box): Content {
    if (!this.#fallen) return null;
    const { layout, by } = this.#fallen;
    const { of } = picture({ layout, box, named: false });
    return g({ class: 'fallen', style: `--fall: ${Math.round(by)}px` }, ...of.slice(2, 4));
  }
}
