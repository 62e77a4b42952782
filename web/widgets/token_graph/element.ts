import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { GameElement } from '../shell/game-element.ts';
import { holding } from '../shell/aim.ts';
import { defineSpeaking, number, strung } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { watchWidth } from '../shell/near.ts';
import { Editor, type Desk } from './editor.ts';
import type { Point, Scene } from './geometry.ts';
import { edgeKey, mostEdges, mostNodes, readGraph, writeGraph, type Graph } from './graph.ts';
import { drawPicture, routesOf, type NodeFace, type TokenFace } from './picture.ts';
import { graphStyles } from './styles.ts';
import { GraphValues, type Steps } from './values.ts';
import { words } from './words.ts';

/** More tokens are spoken of by their number. */
const mostSpoken = 12;
/** As many moves as are asked for: all there are on a graph that is drawn, with a token on every node. */
const mostMoves = 2000;
/** A graph is not drawn smaller than this; then its window scrolls. */
const smallest = 0.6;
/** With more arrows than this, those that matter stand out from the others. */
const crowd = 80;
const stepTime = 1100;
const shake = 6;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The layered layout comes with the first board that needs it. */
let layouts: typeof import('./layout.ts') | null = null;

interface Drag {
  readonly pointer: number;
  readonly token: number;
  readonly start: Point;
  at: Point;
  moved: boolean;
}

/**
 * `<nimlab-token-graph>`: tokens on the nodes of a graph, moved along its arrows. Views: `plain`, `pn` (P, N and draws
 * of every node), `sg` (SG values), `distance` (moves left under best play), all three working backwards from the
 * ends step by step; `edit` (with `controls="full"`). Lit parts: `node-<n>`, `edge-<from>-<to>`, `token-<i>`.
 */
export class TokenGraphElement extends GameElement implements Desk {
  static override readonly game = 'token_graph';
  static override styles = [...GameElement.styles, graphStyles];
  static override properties = { ...GameElement.properties, room: { state: true } };
  /** Width there is for the drawing. */
  declare private room: number;

  readonly #editor = new Editor(this);
  #selected = 0;
  /** The node the reader wants to know about: chosen for good, or pointed at just now. */
  #chosen: number | null = null;
  #pointed: number | null = null;
  /** The rule whose nodes those are. */
  #seenOf = '';
  #drag: Drag | null = null;
  #values: GraphValues | null = null;
  /** How far the reader has stepped; null: everything is shown. */
  #step: number | null = null;
  #steppedIn = '';
  #playing: ReturnType<typeof setInterval> | undefined;
  /** Where tokens can go, of the position asked about last. */
  #moves: { readonly of: string; readonly list: readonly Move[]; readonly asked: Promise<void> | null } | null = null;
  /** The graph of the rule seen last, and its drawing. */
  #read: { readonly rule: string; readonly graph: Graph } | null = null;
  #drawn: { readonly rule: string; readonly graph: Graph; readonly room: number; readonly scene: Scene } | null = null;
  #edited = '';
  readonly #resize = watchWidth((width) => (this.room = width));

  constructor() {
    super();
    this.room = 0;
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: number | bigint) => number(value, this.language);

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
    const ids = [
      'plain',
      'pn',
      'sg',
      'distance',
      ...(this.controls === 'full' ? ['edit'] : []),
    ] as (keyof typeof views)[];
    return ids.map((id) => ({ id, label: views[id] }));
  }
  protected override undrawable() {
    const { count, edges } = this.#graphOf(this.current?.rule ?? '');
    if (count <= mostNodes && edges.length <= mostEdges) return null;
    return this.#words.tooLarge(this.#n(count), this.#n(edges.length), this.#n(mostNodes), this.#n(mostEdges));
  }
  override speakPosition(numbers: readonly bigint[]) {
    return numbers.length > mostSpoken
      ? this.#words.manyTokens(this.#n(numbers.length))
      : this.#words.tokensOn(numbers.map(this.#n));
  }
  override speakMove({ numbers: [token, node] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.move(this.#n(node ?? 0n), before.length === 1 ? null : this.#n(token ?? 0n), form);
  }
  override saysResult(before: readonly bigint[]) {
    return before.length === 1;
  }
  override speakPlace({ numbers: [token] }: Move, before: readonly bigint[]) {
    const node = before[Number(token) - 1] ?? 0n;
    return this.#words.tokenPlace(before.length === 1 ? null : this.#n(token ?? 0n), this.#n(node));
  }
  protected override drawFormula({ components, grundy }: Analysis) {
    if (grundy === null || components.length < 2 || components.length > mostSpoken) return null;
    return `${components.map(this.#n).join(' ⊕ ')} = ${this.#n(grundy)}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override async begin(): Promise<void> {
    // Without it the nodes stand in a ring; that is no reason to wait for ever, nor to fail.
    layouts ??= await import('./layout.ts').catch(() => null);
    return super.begin();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
    this.#pause();
  }

  protected override updated() {
    super.updated();
    const frame = this.renderRoot.querySelector('.measure');
    if (frame) this.#resize.observe(frame);
    this.#follow();
  }

  /** Of a graph wider than the board, the part with the token that can be moved is shown. */
  #follow() {
    const frame = this.renderRoot.querySelector<HTMLElement>('.window:not(.canvas)');
    const of = `${this.current?.rule}|${this.current?.position}|${this.#selected}`;
    if (!frame || of === this.#followed) return;
    this.#followed = of;
    if (frame.scrollWidth <= frame.clientWidth) return;
    const node = this.current?.numbers[this.#selected];
    const place = this.renderRoot.querySelector(`[data-node="${node}"] .body`)?.getBoundingClientRect();
    if (!place) return;
    const off = place.left + place.width / 2 - frame.getBoundingClientRect().left - frame.clientWidth / 2;
    if (Math.abs(off) > frame.clientWidth / 4) frame.scrollBy({ left: off, behavior: calm() ? 'instant' : 'smooth' });
  }
  #followed = '';

  // ---- Where things are -------------------------------------------------------------------------------------------

  /** Places for a graph that has none. */
  arrange(graph: Graph, width: number): Scene {
    if (layouts) return layouts.layOut(graph, width);
    const radius = Math.max(60, graph.count * 14);
    const places = Array.from({ length: graph.count }, (_, i) => {
      const angle = (2 * Math.PI * i) / graph.count - Math.PI / 2;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
    return { places, bends: new Map() };
  }

  #graphOf(rule: string): Graph {
    if (this.#read?.rule !== rule) this.#read = { rule, graph: readGraph(rule) };
    return this.#read.graph;
  }

  /** The graph of the rule and its scene: as edited by hand, else laid out for the present width. */
  #sceneOf(rule: string): { graph: Graph; scene: Scene } {
    const graph = this.#graphOf(rule);
    const { draft, byHand } = this.#editor;
    if (draft && byHand && writeGraph(draft.graph) === writeGraph(graph)) return { graph, scene: draft.scene };
    if (this.#drawn?.rule === rule && this.#drawn.room === this.#room) return this.#drawn;
    this.#drawn = { rule, graph, room: this.#room, scene: this.arrange(graph, this.#room) };
    return this.#drawn;
  }

  get #room(): number {
    if (this.room) return this.room;
    const width = this.getBoundingClientRect().width;
    return Math.max(240, Math.floor(width - (width < 432 ? 21.2 : 34))); // as the shell pads its table
  }

  #point(event: PointerEvent): Point {
    const drawing = this.renderRoot.querySelector<SVGSVGElement>('.graph')!;
    const { left, top, width } = drawing.getBoundingClientRect();
    const { x, y, width: whole } = drawing.viewBox.baseVal;
    const scale = whole / width;
    return { x: x + (event.clientX - left) * scale, y: y + (event.clientY - top) * scale };
  }

  // ---- Playing ----------------------------------------------------------------------------------------------------

  /** The moves of a position; asked for once, then kept until the next. */
  #movesOf(view: BoardView): readonly Move[] {
    const of = `${view.rule}|${view.position}`;
    if (this.#moves?.of === of) return this.#moves.list;
    const ask = async () =>
      (await (await solver()).moves(this.game, view.position, view.rule, { limit: mostMoves })).moves;
    const asked = ask().then(
      (list) => {
        if (this.#moves?.of !== of) return;
        this.#moves = { of, list, asked: null };
        // A token that can move is the one a click is meant for.
        if (!list.some(({ numbers }) => numbers[0] === BigInt(this.#selected + 1))) {
          this.#selected = Number(list[0]?.numbers[0] ?? 1n) - 1;
        }
        this.requestUpdate();
      },
      () => {
        // The shell has the same question and says why it fails.
        if (this.#moves?.of === of) this.#moves = { of, list: [], asked: null };
      },
    );
    this.#moves = { of, list: [], asked };
    return [];
  }

  #click(node: number, view: BoardView) {
    if (this.#drag?.moved) return;
    const here = view.numbers.flatMap((at, i) => (Number(at) === node ? [i] : []));
    if (view.view !== 'plain') {
      // This view explains what is chosen: a token moves by being dragged.
      if (here.length > 0) this.#selected = here[(here.indexOf(this.#selected) + 1) % here.length]!;
      this.#chosen = this.#chosen === node ? null : node;
      this.requestUpdate();
      return;
    }
    if (view.interactive) this.#movesOf(view);
    const { of, asked } = this.#moves ?? { of: '', asked: null };
    if (view.interactive && asked) {
      // Whether a node is meant as a move depends on the moves: what is pressed before waits for them.
      void asked.then(() => this.#moves?.of === of && this.#click(node, view));
      return;
    }
    const reaching = (token: number) =>
      this.#movesOf(view).some(({ numbers }) => Number(numbers[0]) === token + 1 && Number(numbers[1]) === node);
    if (view.interactive && reaching(this.#selected)) {
      void this.propose([this.#selected + 1, node]);
      return;
    }
    if (here.length > 0) this.#selected = here[(here.indexOf(this.#selected) + 1) % here.length]!;
    // What is no move is refused by the solver, in words.
    else if (view.interactive && view.numbers.length > 0) void this.propose([this.#selected + 1, node]);
    this.requestUpdate();
  }

  #pointAt(node: number | null) {
    if (this.#pointed === node || this.#drag?.moved) return;
    this.#pointed = node;
    this.requestUpdate();
  }

  #down = (event: PointerEvent, view: BoardView) => {
    if (event.button !== 0 || this.#drag || !view.interactive) return;
    const target = event.target as Element;
    const token = target.closest('[data-token]')?.getAttribute('data-token');
    const node = Number(target.closest('[data-node]')?.getAttribute('data-node') ?? 0);
    const here = view.numbers.flatMap((at, i) => (Number(at) === node ? [i] : []));
    const grabbed = token ? Number(token) - 1 : here.includes(this.#selected) ? this.#selected : here[0];
    if (grabbed === undefined) return;
    const at = this.#point(event);
    this.#drag = { pointer: event.pointerId, token: grabbed, start: at, at, moved: false };
  };

  #move = (event: PointerEvent) => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    const at = this.#point(event);
    if (!drag.moved && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) < shake) return;
    if (!drag.moved) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#selected = drag.token;
      this.#pointed = null;
    }
    drag.moved = true;
    drag.at = at;
    this.requestUpdate();
  };

  #touch = holding(() => this.#drag !== null);

  #drop = (event: PointerEvent, view: BoardView, scene: Scene) => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    if (!drag.moved) {
      // A token pressed is a token chosen; the click on a node is the node's own.
      const token = (event.target as Element).closest('[data-token]');
      this.#drag = null;
      if (token) {
        this.#selected = drag.token;
        this.requestUpdate();
      }
      return;
    }
    // A click follows a drag; it is not meant for a node.
    setTimeout(() => {
      this.#drag = null;
      this.requestUpdate();
    });
    const over = event.type === 'pointercancel' ? null : nearest(scene, drag.at);
    if (over !== null && over !== Number(view.numbers[drag.token])) void this.propose([drag.token + 1, over]);
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    if (view.view === 'edit') return this.#drawEditor(view);
    if (this.#seenOf !== view.rule) {
      this.#seenOf = view.rule;
      this.#values?.stop();
      this.#values = null;
      this.#chosen = this.#pointed = null;
    }
    if (view.view !== 'plain') this.#values ??= new GraphValues(this.game, view.rule, () => this.requestUpdate());
    const values = view.view !== 'plain' && this.#values?.known ? this.#values : null;
    const steps = values?.steps(view.view) ?? null;
    this.#keepStep(view);

    const { graph, scene } = this.#sceneOf(view.rule);
    const { box } = routesOf(graph, scene);
    const scale = Math.max(smallest, Math.min(1, this.#room / box.width));
    const moves = view.interactive ? this.#movesOf(view) : [];
    const drag = this.#drag?.moved ? this.#drag : null;
    const over = drag ? nearest(scene, drag.at) : null;
    const targets = new Set(
      moves.flatMap(({ numbers: [token, node] }) => (Number(token) === this.#selected + 1 ? [Number(node)] : [])),
    );
    const states = this.#states(view, targets, over, graph.edges.length > crowd);
    const tokens = this.#tokens(view, drag);
    const drawing = html`<svg
      class="graph ${view.interactive ? 'movable' : ''} ${drag ? 'dragging' : ''}"
      width=${box.width * scale}
      height=${box.height * scale}
      viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
      role="group"
      aria-label=${this.#words.graph}
      @pointerdown=${(event: PointerEvent) => this.#down(event, view)}
      @pointermove=${this.#move}
      @pointerup=${(event: PointerEvent) => this.#drop(event, view, scene)}
      @pointercancel=${(event: PointerEvent) => this.#drop(event, view, scene)}
      @pointerleave=${() => this.#pointAt(null)}
      @touchmove=${this.#touch}
    >
      ${drawPicture({
        graph,
        scene,
        node: (node) => this.#face(node, view, graph, values, steps, states.node(node)),
        edge: states.edge,
        tokens,
        loose: null,
      })}
    </svg>`;
    return html`<div class="measure"></div>
      <div class="window" @focusin=${this.#focus} @focusout=${() => this.#pointAt(null)}>${drawing}</div>
      ${view.view === 'plain' ? nothing : this.#drawSteps(view, graph, values, steps)}`;
  }

  #drawEditor(view: BoardView): TemplateResult {
    // The position that the analysis below speaks of, too.
    const tokens = view.numbers.map(Number);
    // What comes from the editor itself is there already; what is under way must not be undone by what was.
    if (!this.#editor.busy) {
      const { draft, byHand } = this.#editor;
      const known = this.#edited === view.rule && draft !== null;
      const { graph, scene } = this.#sceneOf(view.rule);
      const other = !known && (!draft || writeGraph(draft.graph) !== writeGraph(graph));
      if (other || (!byHand && scene !== this.#opened)) this.#editor.open(graph, (this.#opened = scene), tokens);
      else if (`${this.#given}` !== `${tokens}`) this.#editor.place(tokens);
      this.#edited = view.rule;
      this.#given = tokens;
    }
    return html`<div class="measure"></div>
      ${this.#editor.draw(this.#room)}`;
  }
  /** What the editor has been given: where the tokens are, the scene laid out for it. */
  #given: readonly number[] = [];
  #opened: Scene | null = null;

  /** A node reached by keys is pointed at like one under the mouse. */
  #focus = (event: FocusEvent) => {
    const node = (event.target as Element).closest('[data-node]');
    if (node?.matches(':focus-visible')) this.#pointAt(Number(node.getAttribute('data-node')));
  };

  #tokens(view: BoardView, drag: Drag | null): TokenFace[] {
    const several = view.numbers.length > 1;
    const of = (move: Move | null, token: number) => Number(move?.numbers[0] ?? 0n) === token;
    return view.numbers.map((at, i) => ({
      // On its way it is drawn where it goes.
      node: of(view.leaving, i + 1) ? Number(view.leaving!.numbers[1]) : Number(at),
      text: several ? `${i + 1}` : '',
      states: [
        several && view.interactive && i === this.#selected ? 'chosen' : '',
        of(view.hintPlace ?? view.hint, i + 1) || view.lit.has(`token-${i + 1}`) ? 'hinted' : '',
      ],
      dragged: drag?.token === i ? drag.at : null,
    }));
  }

  /** What is highlighted: where the chosen token can go, winning moves, what is lit, what is looked at. */
  #states(view: BoardView, targets: ReadonlySet<number>, over: number | null, crowded: boolean) {
    const at = view.numbers.map(Number);
    const winning = [...view.marked, ...(view.hint ? [view.hint] : [])].map(({ numbers: [token, node] }) => ({
      from: at[Number(token) - 1]!,
      to: Number(node),
      token: Number(token) - 1,
    }));
    const wins = new Set(winning.map(({ from, to }) => edgeKey(from, to)));
    const hinted = view.hint ? Number(view.hint.numbers[1]) : 0;
    const from = at[this.#selected] ?? 0;
    const looked = view.view === 'plain' ? null : this.#looked;
    const aimed = view.view === 'plain' && targets.has(this.#pointed ?? 0) ? this.#pointed : null;
    return {
      edge: (a: number, b: number) =>
        [
          wins.has(edgeKey(a, b)) ? 'wins' : '',
          view.lit.has(`edge-${a}-${b}`) ? 'lit' : '',
          looked === a ? 'looked' : '',
          a === from && targets.has(b) ? 'way' : '',
          a === from && b === aimed ? 'aimed' : '',
        ]
          .filter(Boolean)
          .join(' ') || (crowded ? 'faint' : ''),
      node: (node: number) => [
        targets.has(node) ? 'target' : '',
        view.lit.has(`node-${node}`) ? 'lit' : '',
        hinted === node ? 'wins' : '',
        (over === node && targets.has(node)) || aimed === node ? 'over' : '',
        looked === node ? 'looked' : '',
      ],
    };
  }

  #face(
    node: number,
    view: BoardView,
    graph: Graph,
    values: GraphValues | null,
    steps: Steps | null,
    states: readonly string[],
  ): NodeFace {
    const w = this.#words;
    const known = values && steps && (this.#step === null || steps.at[node - 1]! <= this.#step);
    const fresh = known && this.#step !== null && steps.at[node - 1] === this.#step;
    const written = known ? this.#written(node, view.view, values) : null;
    const here = view.numbers.flatMap((at, i) => (Number(at) === node ? [this.#n(i + 1)] : []));
    const target = states[0] !== '';
    const label = [
      w.node(this.#n(node)),
      here.length > 0 ? (view.numbers.length === 1 ? w.tokenHere : w.tokensHere(here)) : '',
      here.length > 0 && view.numbers.length > 1 && Number(view.numbers[this.#selected]) === node
        ? w.chosen(this.#n(this.#selected + 1))
        : '',
      written?.said ?? (view.view !== 'plain' && values ? w.open : ''),
      w.arrowsTo(graph.edges.filter(([from]) => from === node).map(([, to]) => this.#n(to))),
      target ? w.target : '',
    ];
    const clickable = view.interactive || view.view !== 'plain';
    return {
      shape: written?.shape ?? (view.view === 'plain' ? '' : 'open'),
      text: written?.text ?? (view.view === 'plain' ? `${node}` : ''),
      named: view.view !== 'plain',
      states: [...states, fresh ? 'fresh' : '', view.view === 'plain' ? 'plain' : ''],
      label: strung(label, this.language),
      click: clickable ? () => this.#click(node, view) : undefined,
      over: (event) => event.pointerType === 'mouse' && this.#pointAt(node),
    };
  }

  /** What a view writes into a node, and says of it. */
  #written(node: number, view: string, values: GraphValues): Pick<NodeFace, 'shape' | 'text'> & { said: string } {
    const w = this.#words;
    const outcome = values.outcome(node);
    if (view === 'sg') {
      const value = values.value(node);
      if (value === null) return { shape: 'draw', text: '∞', said: w.noValue };
      return { shape: value === 0n ? 'P' : 'value', text: `${value}`, said: w.value(this.#n(value)) };
    }
    if (view === 'pn') return { shape: outcome, text: outcome === 'draw' ? '=' : outcome, said: w[outcome] };
    const distance = values.distance(node);
    if (distance === null) return { shape: 'draw', text: '∞', said: w.endless };
    return { shape: outcome, text: `${distance}`, said: `${w[outcome]}, ${w.left(this.#n(distance))}` };
  }

  // ---- Working backwards ------------------------------------------------------------------------------------------

  #keepStep(view: BoardView) {
    const of = `${view.view}|${view.rule}`;
    if (this.#steppedIn === of) return;
    this.#steppedIn = of;
    this.#step = null;
    this.#pause();
  }

  #go(step: number | null) {
    this.#step = step;
    this.#chosen = null;
    this.requestUpdate();
  }

  #pause() {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  #play(last: number) {
    if (this.#step === null || this.#step >= last) this.#go(0);
    this.#playing = setInterval(() => {
      this.#go((this.#step ?? last) + 1);
      if ((this.#step ?? last) >= last) {
        this.#pause();
        this.requestUpdate();
      }
    }, stepTime);
    this.requestUpdate();
  }

  #drawSteps(view: BoardView, graph: Graph, values: GraphValues | null, steps: Steps | null): TemplateResult {
    const w = this.#words;
    const last = steps?.last ?? 0;
    const at = this.#step ?? last;
    const button = (label: string, sign: TemplateResult, enabled: boolean, act: () => void) =>
      html`<button
        type="button"
        aria-label=${label}
        title=${label}
        aria-disabled=${!enabled || !steps}
        @click=${() => {
          if (!enabled || !steps) return;
          act();
        }}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
      </button>`;
    const stop = (act: () => void) => () => {
      this.#pause();
      act();
    };
    const playing = this.#playing !== undefined;
    return html`<div class="steps" role="group" aria-label=${w.steps}>
        <span class="label optional">${w.steps}</span>
        ${button(
          w.toStart,
          svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`,
          at > 0,
          stop(() => this.#go(0)),
        )}
        ${button(
          w.back,
          svg`<path d="M13 4 6.500 10 13 16" />`,
          at > 0,
          stop(() => this.#go(at - 1)),
        )}
        ${
          playing
            ? button(
                w.pause,
                svg`<path d="M7 4.500v11M13 4.500v11" />`,
                true,
                stop(() => this.requestUpdate()),
              )
            : button(w.play, svg`<path d="M6.500 4 15.500 10 6.500 16Z" fill="currentColor" />`, true, () =>
                this.#play(last),
              )
        }
        ${button(
          w.forward,
          svg`<path d="M7 4 13.500 10 7 16" />`,
          at < last,
          stop(() => this.#go(at + 1)),
        )}
        ${button(
          w.all,
          svg`<path d="M5 4 11.500 10 5 16M15 4v12" />`,
          this.#step !== null,
          stop(() => this.#go(null)),
        )}
      </div>
      <p class="because" aria-live="polite">
        ${values && steps ? this.#because(view.view, graph, values, steps) : ''}
      </p>`;
  }

  get #looked(): number | null {
    return this.#pointed ?? this.#chosen;
  }

  #because(view: string, graph: Graph, values: GraphValues, steps: Steps): string {
    const node = this.#looked;
    if (node !== null && node <= graph.count && (this.#step === null || steps.at[node - 1]! <= this.#step)) {
      return this.#reason(node, view, graph, values);
    }
    if (this.#step === null) return this.#words.choose;
    return this.#step === 0 ? this.#words.stepNone : this.#stepSaid(this.#step, view, graph, values, steps);
  }

  /** What became known in a step. */
  #stepSaid(step: number, view: string, graph: Graph, values: GraphValues, steps: Steps): string {
    const w = this.#words;
    const all = Array.from({ length: graph.count }, (_, i) => i + 1).filter((node) => steps.at[node - 1] === step);
    const names = (nodes: readonly number[]) => brief(nodes.map(this.#n));
    const space = this.language === 'zh' ? '' : ' ';
    const isEnd = (node: number) => values.ends(node) && values.distance(node) === 0n;
    const draws = all.filter((node) => values.outcome(node) === 'draw');
    const ends = all.filter(isEnd);
    const rest = all.filter((node) => !isEnd(node) && values.outcome(node) !== 'draw');
    const said = [w.stepOf(this.#n(step), this.#n(steps.last))];
    if (ends.length > 0) said.push(w.stepEnds(names(ends)));
    if (view === 'sg') {
      const valued = all.filter((node) => !isEnd(node) && values.value(node) !== null);
      const without = all.filter((node) => values.value(node) === null);
      if (valued.length > 0) {
        said.push(w.stepValues(brief(valued.map((node) => `SG(${this.#n(node)}) = ${this.#n(values.value(node)!)}`))));
      }
      if (without.length > 0) said.push(w.stepNoValue(names(without)));
      return said.join(space);
    }
    if (view === 'distance' && rest.length > 0) {
      const pairs = rest.map((node) => `${this.#n(node)} (${values.outcome(node)})`);
      said.push(w.stepMoves(this.#n(values.distance(rest[0]!)!), brief(pairs)));
    } else {
      const of = (outcome: string) => rest.filter((node) => values.outcome(node) === outcome);
      if (of('P').length > 0) said.push(w.stepP(names(of('P'))));
      if (of('N').length > 0) said.push(w.stepN(names(of('N'))));
    }
    if (draws.length > 0) said.push(w.stepDraws(names(draws)));
    return said.join(space);
  }

  /** Why a node is what it is: what its arrows lead to, all of it from the solver. */
  #reason(node: number, view: string, graph: Graph, values: GraphValues): string {
    const w = this.#words;
    const to = graph.edges.flatMap(([from, end]) => (from === node ? [end] : []));
    const name = this.#n(node);
    const outcome = values.outcome(node);
    if (view === 'sg') {
      if (to.length === 0) return w.endValue(name);
      const value = values.value(node);
      const reached = [...new Set(to.flatMap((each) => values.value(each) ?? []))];
      const said = brief(reached.sort((a, b) => (a < b ? -1 : 1)).map(this.#n));
      if (value === null) return w.loopyNone(name, said);
      return values.ends(node) ? w.mex(name, said, this.#n(value)) : w.loopyValue(name, this.#n(value));
    }
    // Of several, another node says more than a loop does.
    const by = (wanted: string) =>
      to.filter((each) => values.outcome(each) === wanted).sort((a, b) => Number(a === node) - Number(b === node));
    if (view === 'pn') {
      if (to.length === 0) return w.end(name);
      if (outcome === 'P') return w.isP(name, brief(to.map(this.#n)));
      if (outcome === 'N') return w.isN(name, this.#n(by('P')[0]!));
      return w.isDraw(name, this.#n(by('draw')[0]!));
    }
    if (to.length === 0) return w.endLeft(name);
    if (outcome === 'draw') return w.isDraw(name, this.#n(by('draw')[0]!));
    const distance = values.distance(node)!;
    const next = to.find((each) => values.distance(each) === distance - 1n && values.outcome(each) !== outcome);
    const say = outcome === 'N' ? w.quick : w.slow;
    return next === undefined ? '' : say(name, this.#n(next), w.movesInAll(distance));
  }
}

/** A list that stays short enough to be read. */
const brief = (items: readonly string[]) => (items.length > 12 ? [...items.slice(0, 12), '…'] : items);

function nearest({ places }: Scene, at: Point): number | null {
  let best: number | null = null;
  let least = 36;
  places.forEach(({ x, y }, i) => {
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance < least) [best, least] = [i + 1, distance];
  });
  return best;
}

defineSpeaking('nimlab-token-graph', TokenGraphElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-token-graph': TokenGraphElement;
  }
}
