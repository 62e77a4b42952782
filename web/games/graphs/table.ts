import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import { prefersReducedMotion } from '../../draw/reduced-motion.ts';
import { Drag } from '../../draw/drag.ts';
import type { GraphEditor } from './graph-editor.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { graphPicture, routesOf, nodeOf, tokenPlace, type TokenFace, type Written } from './graph-picture.ts';
import {
  drawable,
  edgeKey,
  followers,
  inRing,
  mostEdges,
  mostNodes,
  nearest,
  nodeName,
  readGraph,
  writeGraph,
  type Edge,
  type Graph,
  type Layout,
  type Place,
} from './graph.ts';
import { Points } from '../../draw/points.ts';
import { textWidth } from '../../draw/rest.ts';
import type { Content } from '../../draw/scene.ts';
import type { Spot } from '../../draw/surface.ts';
import { Width } from '../../draw/width.ts';
import { explain, locate } from '../../board/error-words.ts';
import type { GameElement } from '../../board/game-element.ts';
import { number, strung } from '../../board/language.ts';
import { solver } from '../../board/solver.ts';
import type { BoardView } from '../../board/view.ts';
import { words } from './tokens/speech.ts';

/** A layout, and the widths in pixels, from and to, for which a graph is laid out so. */
interface FigureLayout {
  readonly widths: readonly [number, number];
  readonly layout: Layout;
}

const numbers = (text: string | null) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);
const pairs = ([x, y, ...more]: readonly number[]): Place[] =>
  x === undefined || y === undefined ? [] : [{ x, y }, ...pairs(more)];
/** The corners of a shaft that is no straight line: where its curves are drawn to. */
const corners = (shaft: string) =>
  [...shaft.matchAll(/Q(\S+ [^QL\s]+)/g)].flatMap(([, corner]) => pairs(numbers(corner!)));

/**
 * How a figure at rest (graph-rest.ts) lays out its graph: vertices are where it writes, in their order; arrows follow
 * the edges.
 */
function readFigureLayout(figure: Element, { edges }: Graph): FigureLayout {
  const [from = 0, to = 0] = numbers(figure.getAttribute('data-widths')!.replace('-', ' '));
  const places = [...figure.querySelectorAll('.writing .text')].map((of) => ({
    x: Number(of.getAttribute('x')),
    y: Number(of.getAttribute('y')),
  }));
  const shafts = [...figure.querySelectorAll('.shaft')].map((of) => corners(of.getAttribute('d')!));
  // Loops are drawn last, and bend by themselves.
  const bends = edges
    .filter((edge) => edge.from !== edge.to)
    .map((edge, i) => [edgeKey(edge), shafts[i] ?? []] as const);
  return { widths: [from, to], layout: { places, bends: new Map(bends) } };
}

/** A graph is not drawn smaller than this; then its window scrolls. */
const smallest = 0.6;
/** With more arrows than this, those that matter stand out from the others. */
const crowd = 80;
/** How near to a node a token is dropped on it. */
const reach = 36;

/** The layered layout comes with the first board that needs it: whose figure at rest does not tell where things are. */
let layouts: typeof import('./graph-layout.ts') | null = null;

/** What a game says of tokens on a graph. */
export interface Rules {
  /** Whether a token (from 0) can be moved to a node; null while that is not known. */
  reaches(token: number, node: number): boolean | null;
  /**
   * Where that is on its way: true, and `press` is done when it is there, if the position is still the same by then.
   */
  waits(press: () => void): boolean;
  /** The game's rule for a graph. */
  rule(graph: string): string;
  /** Another node is looked at, or none. */
  looked?(node: number | null): void;
}

/** What a view says of a node; its name stands beside it. */
export interface NodeText extends Written {
  readonly states?: readonly (string | false)[];
  /** As it is heard. */
  readonly said: string;
}

/** How a position is drawn in the present view. */
export interface Drawing {
  /** The graph, as text. */
  readonly graph: string;
  /** Of views that explain nodes: a press on one that is no move chooses it to be explained. */
  readonly tell?: ((node: number) => NodeText) | null;
  /** What is besides of a node, as it is heard, and of an edge and a token, as they look. */
  readonly hear?: (node: number) => string | false;
  readonly edge?: (edge: Edge, looked: boolean) => readonly (string | false)[];
  readonly token?: (index: number) => string | false;
  readonly node?: (node: number) => string | false;
  readonly over?: (layout: Layout) => Content;
}

/**
 * Tokens on a graph as boards have them: where the graph is drawn, the hand that chooses and drags tokens, what stands
 * out, what is heard of nodes, and the editor. Knows no rule: what is a move is its board's `Rules`.
 */
export class GraphTable implements ReactiveController {
  /** The token that a press on a node is meant for, from 0. */
  chosen = 0;
  readonly #board: GameElement;
  readonly #rules: Rules;
  readonly #points: Points;
  readonly #drag: Drag<number>;
  /** It comes when the reader edits. */
  #editor: GraphEditor | null = null;
  #view: BoardView | null = null;
  /** What the nodes are laid out for; a skin has places of its own, and asks for none. */
  #text = '';
  #explains = false;
  /** The node that is explained: chosen for good. */
  #kept: number | null = null;
  #seenOf = '';
  readonly #width: Width;
  /** The graph of the text seen last, and where it is drawn. */
  #read: { readonly text: string; readonly graph: Graph } | null = null;
  #drawn: { readonly text: string; readonly width: number; readonly layout: Layout } | null = null;
  #loading: Promise<void> | null = null;
  #bringing: Promise<void> | null = null;
  /** How figures at rest lay out the graph that the page writes. */
  #figures: readonly FigureLayout[] = [];
  #written = '';
  /** What the editor has been given: a graph, a layout, where the tokens are. */
  #given: { readonly text: string; readonly layout: Layout; readonly tokens: readonly number[] } | null = null;
  #followed = '';

  constructor(board: GameElement, rules: Rules) {
    this.#board = board;
    this.#rules = rules;
    board.addController(this);
    this.#width = new Width(board, '.measure', textWidth);
    this.#points = new Points(board, {
      press: (id) => {
        const node = nodeOf(id);
        if (!node) return;
        if (this.#view?.view === 'edit') this.#editor!.press(node);
        else this.#press(node);
      },
      point: (id) => this.#rules.looked?.(nodeOf(id) || null),
    });
    this.#drag = new Drag<number>(board, {
      on: '.graph:not(.edited)',
      grasp: (spot) => this.#grasp(spot),
      move: (token) => (this.chosen = token),
      drop: (token, { at: [x, y] }) => this.#drop(token, { x, y }),
    });
  }

  #n = (value: number | bigint) => number(value, this.#board.language);
  get #words() {
    return words[this.#board.language];
  }

  // ---- Words ------------------------------------------------------------------------------------------------------

  undrawable(text: string): string | null {
    const graph = this.graphOf(text);
    if (drawable(graph)) return null;
    const [nodes, edges] = [this.#n(graph.count), this.#n(graph.edges.length)];
    return this.#words.tooLarge(nodes, edges, this.#n(mostNodes), this.#n(mostEdges));
  }

  /** What a node is called in a graph's text. */
  name(text: string, node: number | bigint): string {
    const graph = this.graphOf(text);
    return graph.letters ? nodeName(graph, Number(node)) : this.#n(node);
  }

  /** A node and the tokens on it. */
  #heard(graph: Graph, node: number, tokens: readonly number[], chosen: boolean): (string | false)[] {
    const w = this.#words;
    const here = tokens.flatMap((at, i) => (at === node ? [this.#n(i + 1)] : []));
    const several = tokens.length > 1;
    return [
      w.node(nodeName(graph, node)),
      here.length > 0 && (several ? w.tokensHere(here) : w.tokenHere),
      chosen && several && tokens[this.chosen] === node && w.chosen(this.#n(this.chosen + 1)),
    ];
  }

  #leads(graph: Graph, node: number): string {
    return this.#words.arrowsTo(followers(graph, node).map((to) => nodeName(graph, to)));
  }

  #edit(Editor: typeof GraphEditor): GraphEditor {
    const [board, rules] = [this.#board, this.#rules];
    return new Editor(board, {
      ...{ explain: (error) => explain(error, board.language), locate },
      get words() {
        return words[board.language];
      },
      number: this.#n,
      announce: (text) => board.announce(text),
      restart: (tokens, graph) => board.restart(tokens.join(' '), rules.rule(writeGraph(graph))),
      read: async (text) => readGraph((await (await solver()).map('token_graph', text)).rule),
      arrange: (graph, width) => this.#arrange(graph, width),
      label: ({ graph, tokens }, node, source) => {
        const w = words[board.language];
        const at = this.#heard(graph, node, tokens, false);
        return strung([...at, this.#leads(graph, node), source && w.edgeBegins], board.language);
      },
    });
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  /** Before the first drawing, of the graph that the page writes. */
  begin(text: string): Promise<void> | null {
    const graph = readGraph(text);
    this.#written = writeGraph(graph);
    this.#figures = [...this.#board.querySelectorAll('[data-widths]')].map((figure) => readFigureLayout(figure, graph));
    return this.#figured(graph, this.#width.px) ? null : this.load();
  }

  /** Without the layered layout the nodes stand in a ring; that is no reason to wait for ever, nor to fail. */
  load(): Promise<void> {
    return (this.#loading ??= import('./graph-layout.ts').then(
      (module) => void (layouts = module),
      () => void (this.#loading = null),
    ));
  }

  /** What a graph is edited with; null when it is there. */
  bring(): Promise<void> | null {
    if (this.#editor) return null;
    return (this.#bringing ??= Promise.all([import('./graph-editor.ts'), this.load()])
      .then(([{ GraphEditor }]) => void (this.#editor ??= this.#edit(GraphEditor)))
      .finally(() => (this.#bringing = null)));
  }

  hostUpdated() {
    this.#follow();
  }

  /** Of a graph wider than the board, the part with the token that can be moved is shown. */
  #follow() {
    const frame = this.#board.renderRoot.querySelector<HTMLElement>('.window:not(.canvas)');
    const { rule, position, numbers } = this.#board.current ?? {};
    const of = `${rule}|${position}|${this.chosen}`;
    if (!frame || !numbers || of === this.#followed) return;
    this.#followed = of;
    if (frame.scrollWidth <= frame.clientWidth) return;
    const place = frame.querySelector(`[data-node="${numbers[this.chosen]}"] .body`)?.getBoundingClientRect();
    if (!place) return;
    const off = place.left + place.width / 2 - frame.getBoundingClientRect().left - frame.clientWidth / 2;
    if (Math.abs(off) > frame.clientWidth / 4)
      frame.scrollBy({ left: off, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  // ---- Where things are -------------------------------------------------------------------------------------------

  graphOf(text: string): Graph {
    if (this.#read?.text !== text) this.#read = { text, graph: readGraph(text) };
    return this.#read.graph;
  }

  /** As a figure at rest lays it out, for this width or for any. */
  #figured(graph: Graph, width: number | null = null): Layout | null {
    if (writeGraph(graph) !== this.#written) return null;
    const fits = ({ widths: [from, to] }: FigureLayout) => width === null || (from <= width && width <= to);
    return this.#figures.find(fits)?.layout ?? null;
  }

  #arrange(graph: Graph, width: number): Layout {
    const figure = this.#figured(graph, width);
    if (figure) return figure;
    if (layouts) return layouts.layOut(graph, width);
    void this.load().then(() => {
      this.#drawn = null;
      this.#board.requestUpdate();
    });
    return this.#figured(graph) ?? { places: inRing(graph.count), bends: new Map() };
  }

  /** As edited by hand, else laid out for the present width. */
  #layoutOf(text: string): Layout {
    const graph = this.graphOf(text);
    const draft = this.#editor?.byHand ? this.#editor.draft : null;
    if (draft && writeGraph(draft.graph) === writeGraph(graph)) return draft.layout;
    const width = this.#width.px;
    if (this.#drawn?.text !== text || this.#drawn.width !== width) {
      this.#drawn = { text, width, layout: this.#arrange(graph, width) };
    }
    return this.#drawn.layout;
  }

  get #layout(): Layout {
    return this.#layoutOf(this.#text);
  }

  // ---- Playing ----------------------------------------------------------------------------------------------------

  /** CSS pixels that there are. */
  get width(): number {
    return this.#width.px;
  }

  /** The node that is explained, or pointed at just now. */
  get looked(): number | null {
    return this.#pointed ?? this.#kept;
  }
  get #pointed(): number | null {
    return this.#drag.held ? null : nodeOf(this.#points.at) || null;
  }
  /** These moves there are: a token that can move is the one a press is meant for. */
  offer(moves: readonly Move[]) {
    const able = moves.some(({ numbers }) => Number(numbers[0]) === this.chosen + 1);
    if (!able) this.chosen = Number(moves[0]?.numbers[0] ?? 1n) - 1;
  }
  /** No node is chosen to be explained any more. */
  forget() {
    this.#kept = null;
  }

  #on = (node: number) => this.#view!.numbers.flatMap((at, i) => (Number(at) === node ? [i] : []));

  /** Chooses a token on the node, the next one each time; false where there is none. */
  #choose(node: number): boolean {
    const here = this.#on(node);
    if (here.length > 0) this.chosen = here[(here.indexOf(this.chosen) + 1) % here.length]!;
    this.#board.requestUpdate();
    return here.length > 0;
  }

  #press(node: number) {
    const view = this.#view;
    if (!view || (!view.interactive && !this.#explains)) return;
    const reached = view.interactive && this.#rules.reaches(this.chosen, node);
    // Whether a node is meant as a move depends on the moves: what is pressed before waits for them.
    if (reached === null && this.#rules.waits(() => this.#press(node))) return;
    if (reached) this.#propose(node);
    else if (this.#explains) {
      this.#choose(node);
      this.#kept = this.#kept === node ? null : node;
    } else if (!this.#choose(node) && view.numbers.length > 0) {
      // One other token may be the only one that can go there. What is no move is refused by the solver, in words.
      const able = view.numbers.flatMap((_, i) => (this.#rules.reaches(i, node) ? [i] : []));
      if (able.length === 1) this.chosen = able[0]!;
      this.#propose(node);
    }
  }

  #propose = (node: number) => void this.#board.propose([this.chosen + 1, node]);

  #grasp({ over }: Spot): number | null {
    if (!this.#view?.interactive) return null;
    const token = over.closest('[data-token]')?.getAttribute('data-token');
    if (token) return Number(token) - 1;
    const here = this.#on(Number(over.closest('[data-node]')?.getAttribute('data-node') ?? 0));
    return here.includes(this.chosen) ? this.chosen : (here[0] ?? null);
  }

  /** Where it is dropped it waits until it is known whether that was a move. */
  #drop(token: number, at: { readonly x: number; readonly y: number }) {
    const node = nearest(this.#layout, at, reach);
    if (node === null || node === Number(this.#view!.numbers[token])) return;
    const { x, y } = tokenPlace(this.#layout.places[node - 1]!, 0, 1);
    return { at: [x, y] as const, until: this.#board.propose([token + 1, node]) };
  }

  /** A token is pressed: it is chosen. */
  #clicked = (event: Event) => {
    const token = (event.target as Element).closest('[data-token]')?.getAttribute('data-token');
    if (!token || !this.#view?.interactive) return;
    this.chosen = Number(token) - 1;
    this.#board.requestUpdate();
  };

  /** Before a drawing. `graph`: as text; `explains`: see `Drawing.tell`; `tokens`: where the editor has them. */
  follow(view: BoardView, text: string, explains: boolean, tokens: readonly bigint[] = view.numbers) {
    this.#view = view;
    this.#explains = explains;
    if (view.view === 'edit') {
      this.#open(text, tokens.map(Number));
      return;
    }
    if (this.#seenOf !== text) {
      this.#seenOf = text;
      this.#kept = null;
    }
    this.#text = text;
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  draw(view: BoardView, drawing: Drawing): TemplateResult {
    const graph = this.graphOf(drawing.graph);
    const layout = this.#layout;
    const { box } = routesOf(graph, layout);
    const held = this.#drag.held;
    const picture = graphPicture({
      graph,
      layout,
      ...this.#faces(view, drawing, graph, layout),
      over: drawing.over?.(layout),
      zoom: Math.max(smallest, Math.min(1, this.#width.px / box.width)),
      label: this.#words.graph,
      className: `${view.interactive ? 'movable' : ''} ${held ? 'dragging' : ''}`,
    });
    return html`<div class="measure"></div>
      <div class="window" @click=${this.#clicked}>${drawnPicture(picture)}</div>`;
  }

  #faces(view: BoardView, drawing: Drawing, graph: Graph, layout: Layout) {
    const { tell = null, hear, edge, token, node } = drawing;
    const name = (node: number) => nodeName(graph, node);
    const at = view.numbers.map(Number);
    const { chosen } = this;
    const held = this.#drag.held;
    const targets = new Set(
      view.interactive ? layout.places.flatMap((_, i) => (this.#rules.reaches(chosen, i + 1) ? [i + 1] : [])) : [],
    );
    const moves = [...view.wins, ...(view.hint ? [view.hint] : [])];
    const wins = new Set(moves.map(({ numbers: [i, to] }) => edgeKey({ from: at[Number(i) - 1]!, to: Number(to) })));
    const hint = Number(view.hint?.numbers[1] ?? 0n);
    const over = held && nearest(layout, { x: held.at[0], y: held.at[1] }, reach);
    const looked = tell ? this.looked : null;
    const going = targets.has(this.#pointed ?? 0) ? this.#pointed : null;
    const crowded = graph.edges.length > crowd;
    return {
      vertex: (each: number) => {
        const text = tell?.(each);
        const target = targets.has(each);
        const label = [
          ...this.#heard(graph, each, at, true),
          hear?.(each),
          text?.said,
          this.#leads(graph, each),
          target && this.#words.target,
        ];
        return {
          shape: text?.shape ?? '',
          text: text ? text.text : name(each),
          named: tell !== null,
          states: [
            target && 'target',
            (view.lit.has(`node-${name(each)}`) || node?.(each) === 'lit') && 'lit',
            hint === each && 'hint',
            ((over === each && target) || going === each) && 'over',
            looked === each && 'going',
            tell ? false : 'plain',
            ...(text?.states ?? []),
          ],
          label: strung(label, this.#board.language),
          disabled: !view.interactive && tell === null,
        } as const;
      },
      edge: (each: Edge) => {
        const way = each.from === at[chosen];
        const states = [
          wins.has(edgeKey(each)) && 'wins',
          view.lit.has(`edge-${name(each.from)}-${name(each.to)}`) && 'lit',
          way && targets.has(each.to) && 'way',
          way && each.to === going && 'going',
          ...(edge?.(each, looked === each.from) ?? [looked === each.from && 'look']),
        ].filter((state) => state !== false);
        return { states: states.length === 0 && crowded ? ['faint'] : states };
      },
      tokens: view.numbers.map((node, i): TokenFace => {
        const of = (move: Move | null) => Number(move?.numbers[0] ?? 0n) === i + 1;
        return {
          // On its way it is drawn where it goes.
          node: of(view.leaving) ? Number(view.leaving!.numbers[1]) : Number(node),
          text: at.length > 1 ? `${i + 1}` : '',
          states: [
            at.length > 1 && view.interactive && i === chosen && 'chosen',
            (of(view.where ?? view.hint) || view.lit.has(`token-${i + 1}`)) && 'where',
            token?.(i) ?? false,
          ],
          dragged: held?.thing === i ? { x: held.at[0], y: held.at[1] } : null,
        };
      }),
    };
  }

  /** What comes from the editor itself is there already; what is under way must not be undone by what was. */
  #open(text: string, tokens: readonly number[]) {
    const editor = this.#editor!;
    if (editor.busy) return;
    const { draft, byHand } = editor;
    const [graph, layout, given] = [this.graphOf(text), this.#layoutOf(text), this.#given];
    const other = given?.text !== text && (!draft || writeGraph(draft.graph) !== writeGraph(graph));
    const figure = !byHand && layout !== given?.layout;
    if (!draft || other || figure) editor.open(graph, layout, tokens);
    else if (`${given?.tokens}` !== `${tokens}`) editor.place(tokens);
    this.#given = { text, layout: !draft || other || figure ? layout : given!.layout, tokens };
  }

  drawEditor(): TemplateResult {
    return html`<div class="measure"></div>
      ${this.#editor!.draw(this.#width.px)}`;
  }
}
