import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { Drag } from '../../draw/drag.ts';
import { freest, moved, sameGame, shifted, single, withNode, withoutNodeIn, type Draft } from './graph-draft.ts';
import { drawBench, GraphText, type BenchWords, type TextDesk, type Tool } from './graph-bench.ts';
import { drawnPicture } from '../../draw/lit.ts';
import {
  boxAround,
  margin,
  mostEdges,
  mostNodes,
  nearest,
  nodeName,
  nodeRadius,
  same,
  withEdge,
  withoutEdge,
  writeGraph,
  type Box,
  type Edge,
  type Graph,
  type Layout,
  type Place,
} from './graph.ts';
import { graphPicture, routesOf, nodeCell } from './graph-picture.ts';
import type { Point, Spot } from '../../draw/surface.ts';

export interface EditorWords extends BenchWords {
  readonly graph: string;
  readonly how: Readonly<Record<Tool, string>>;
  readonly edgeFrom: (node: string) => string;
  readonly notAccepted: string;
  readonly full: (nodes: string, edges: string) => string;
  readonly lastNode: string;
  readonly lastToken: string;
  readonly edge: (from: string, to: string) => string;
  readonly editorKeys: string;
  readonly said: Readonly<
    Record<'node' | 'moved' | 'noNode' | 'token' | 'noToken', (node: string) => string> &
      Record<'edge' | 'noEdge', (from: string, to: string) => string> &
      Record<'cleared' | 'arranged' | 'undone' | 'redone' | 'text', string>
  >;
}

/** What the editor asks of its board. */
export interface Desk extends TextDesk {
  readonly words: EditorWords;
  /** A number as the reader's language writes it. */
  readonly number: (value: number) => string;
  readonly announce: (text: string) => void;
  /** The game begins anew, with other tokens and on another graph. Rejects where it is none. */
  readonly restart: (tokens: readonly number[], graph: Graph) => Promise<void>;
  readonly arrange: (graph: Graph, width: number) => Layout;
  /** What is heard of a vertex. */
  readonly label: (draft: Draft, node: number, source: boolean) => string;
}

type Host = ReactiveControllerHost & EventTarget & { readonly renderRoot: HTMLElement | DocumentFragment };

type Grasped =
  { readonly kind: 'node' | 'edge'; readonly node: number } | { readonly kind: 'token'; readonly token: number };

const lowest = 280;
const mostUndone = 200;
/** Pixels that a vertex is moved by a key. */
const byKey: Readonly<Record<string, Point>> = {
  ArrowLeft: [-12, 0],
  ArrowRight: [12, 0],
  ArrowUp: [0, -12],
  ArrowDown: [0, 12],
};

const place = ([x, y]: Point): Place => ({ x, y });
const within = (of: Element, what: string) => of.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;

/** The editor of a graph: tools, gestures, keys, undo, text. Every edit starts the game anew, on the new graph. */
export class GraphEditor {
  draft: Draft | null = null;
  /** The drawing has been changed by hand: it is kept as it is, whatever the width of the board. */
  byHand = false;
  #past: Draft[] = [];
  #future: Draft[] = [];
  #tool: Tool = 'nodes';
  /** Where the edge being made begins. */
  #source: number | null = null;
  #chosen: number | null = null;
  /** The vertex whose rim a mouse is at: an edge can be drawn from there. */
  #rim: number | null = null;
  /** How far what is dragged has come. */
  #by: Point = [0, 0];
  #note = '';
  /** Edits the solver has not answered yet. */
  #underWay = 0;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #width = 640;
  readonly #host: Host;
  readonly #desk: Desk;
  readonly #text: GraphText;
  readonly #drag: Drag<Grasped>;

  constructor(host: Host, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
    this.#text = new GraphText(host, desk, (graph) => this.#use(graph));
    this.#drag = new Drag<Grasped>(host, {
      on: '.graph.edited',
      grasp: (spot) => this.#grasp(spot),
      move: (_, __, by) => (this.#by = by),
      drop: (thing, spot) => void this.#drop(thing, place(spot.at)),
      hover: (spot) => this.#hover(spot),
    });
  }

  get #n() {
    return this.#desk.number;
  }
  #name = (node: number, graph = this.draft!.graph) => nodeName(graph, node);
  get busy(): boolean {
    return this.#underWay > 0;
  }

  /** The game has got another graph, not from here. */
  open(graph: Graph, layout: Layout, tokens: readonly number[]) {
    this.draft = { graph, layout, tokens };
    this.byHand = false;
    this.#past = [];
    this.#future = [];
    this.#source = this.#chosen = this.#rim = null;
    this.#text.forget();
    this.#note = '';
  }

  /** The game begins with other tokens, not from here. */
  place(tokens: readonly number[]) {
    if (this.draft) this.draft = { ...this.draft, tokens };
  }

  // ---- Edits ------------------------------------------------------------------------------------------------------

  #commit(next: Draft, said: string) {
    this.#past = [...this.#past.slice(1 - mostUndone), this.draft!];
    this.#future = [];
    this.#turnTo(next, said);
  }

  #turnTo(next: Draft, said: string) {
    const last = this.draft!;
    this.draft = next;
    this.byHand = true;
    this.#note = '';
    this.#text.forget();
    if (this.#chosen !== null && this.#chosen > next.graph.count) this.#chosen = null;
    this.#host.requestUpdate();
    if (sameGame(last, next)) this.#desk.announce(said);
    else void this.#apply(next, said);
  }

  async #apply({ graph, tokens }: Draft, said: string) {
    this.#underWay++;
    try {
      await this.#desk.restart(tokens, graph);
      this.#desk.announce(said);
    } catch (error) {
      this.#refuse(`${this.#desk.explain(error)} ${this.#desk.words.notAccepted}`);
    } finally {
      this.#underWay--;
      this.#host.requestUpdate();
    }
  }

  #refuse(note: string) {
    this.#note = note;
    this.#desk.announce(note);
  }

  #undo = () => this.#swap(this.#past, this.#future, this.#desk.words.said.undone);
  #redo = () => this.#swap(this.#future, this.#past, this.#desk.words.said.redone);

  #swap(from: Draft[], to: Draft[], said: string) {
    const next = from.pop();
    if (!next) return;
    to.push(this.draft!);
    this.#source = null;
    this.#turnTo(next, said);
  }

  get #full() {
    return this.#desk.words.full(this.#n(mostNodes), this.#n(mostEdges));
  }

  #addNode(at: Place, edgeFrom: number | null = null) {
    const next = withNode(this.draft!, this.#inside(at), edgeFrom);
    const node = next.graph.count;
    if (node > mostNodes) return this.#refuse(this.#full);
    this.#chosen = node;
    this.#commit(next, this.#desk.words.said.node(this.#name(node, next.graph)));
  }

  #removeNode(node: number) {
    if (this.draft!.graph.count === 1) return this.#refuse(this.#desk.words.lastNode);
    this.#source = this.#chosen = this.#rim = null;
    this.#commit(withoutNodeIn(this.draft!, node), this.#desk.words.said.noNode(this.#name(node)));
  }

  /** Adds the edge; takes it away if it is there and `toggle` is set. */
  #join(edge: Edge, toggle: boolean) {
    const draft = this.draft!;
    const { edge: said, noEdge } = this.#desk.words.said;
    const [from, to] = [this.#name(edge.from), this.#name(edge.to)];
    const there = draft.graph.edges.some((each) => same(each, edge));
    if (there && toggle) this.#commit({ ...draft, graph: withoutEdge(draft.graph, edge) }, noEdge(from, to));
    else if (there) return;
    else if (draft.graph.edges.length === mostEdges) this.#refuse(this.#full);
    else this.#commit({ ...draft, graph: withEdge(draft.graph, edge) }, said(from, to));
  }

  #toggleToken(node: number) {
    const draft = this.draft!;
    const at = draft.tokens.indexOf(node);
    const { noToken, token } = this.#desk.words.said;
    if (at < 0) this.#commit({ ...draft, tokens: [...draft.tokens, node] }, token(this.#name(node)));
    else if (draft.tokens.length === 1) this.#refuse(this.#desk.words.lastToken);
    else this.#commit({ ...draft, tokens: draft.tokens.toSpliced(at, 1) }, noToken(this.#name(node)));
  }

  #moveNode(node: number, to: Place) {
    const draft = this.draft!;
    const layout = moved(draft.layout, draft.graph, node, to);
    this.#commit({ ...draft, layout }, this.#desk.words.said.moved(this.#name(node)));
  }

  #arrange = () => {
    const draft = this.draft!;
    const layout = this.#centred(this.#desk.arrange(draft.graph, this.#width));
    this.#commit({ ...draft, layout }, this.#desk.words.said.arranged);
  };

  #clear = () => {
    this.#source = this.#chosen = null;
    this.#commit(
      single(this.draft!.graph, { x: Math.max(margin, this.#width / 2), y: lowest / 2 }),
      this.#desk.words.said.cleared,
    );
  };

  /** The graph of a text. */
  #use(graph: Graph) {
    const kept = this.draft!.tokens.filter((node) => node <= graph.count);
    const layout = this.#centred(this.#desk.arrange(graph, this.#width));
    this.#source = this.#chosen = null;
    this.#commit({ graph, layout, tokens: kept.length > 0 ? kept : [1] }, this.#desk.words.said.text);
  }

  // ---- Where things are -------------------------------------------------------------------------------------------

  #inside = ({ x, y }: Place): Place => {
    const [edge, box] = [nodeRadius + 6, this.#box];
    return {
      x: Math.round(Math.min(Math.max(x, box.x + edge), box.x + box.width - edge)),
      y: Math.round(Math.min(Math.max(y, box.y + edge), box.y + box.height - edge)),
    };
  };

  /** In the middle of the canvas. */
  #centred(layout: Layout): Layout {
    const { x, y, width, height } = boxAround(layout.places);
    const dx = Math.max(0, (this.#width - width) / 2) - x;
    const dy = Math.max(0, (lowest - height) / 2) - y;
    return Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5 ? layout : shifted(layout, dx, dy);
  }

  #under = (at: Place) => nearest(this.draft!.layout, at, nodeRadius + 9);
  #home = (node: number) => this.draft!.layout.places[node - 1]!;

  #atRim(at: Place, node: number): boolean {
    const { x, y } = this.#home(node);
    return Math.hypot(x - at.x, y - at.y) > nodeRadius * 0.68;
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  /** A vertex is pressed: by mouse, finger or key. */
  press(node: number) {
    this.#note = '';
    if (this.#tool === 'erase') this.#removeNode(node);
    else if (this.#tool === 'tokens') this.#toggleToken(node);
    else if (this.#tool === 'edges') this.#from(node);
    else this.#chosen = this.#chosen === node ? null : node;
    this.#host.requestUpdate();
  }

  /** First where an edge begins, then where it ends. */
  #from(node: number) {
    if (this.#source !== null) this.#join({ from: this.#source, to: node }, true);
    this.#source = this.#source === null ? node : null;
  }

  /** What is no vertex is pressed. */
  #click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (within(target, 'node') !== null || !target.closest('svg')) return;
    const token = within(target, 'token');
    const edge = within(target, 'edge')?.split('-').map(Number);
    const home = token && this.draft!.tokens[Number(token) - 1]!;
    if (home && this.#tool === 'erase') this.#toggleToken(home);
    else if (home) this.press(home);
    else if (edge) this.#join({ from: edge[0]!, to: edge[1]! }, true);
    else if (this.#source !== null) this.#source = null;
    else if (this.#tool === 'nodes') this.#addNode(place(this.#drag.surface.spot(event).at));
    this.#host.requestUpdate();
  };

  #grasp({ over, at, pointer }: Spot): Grasped | null {
    if (this.#tool === 'erase') return null;
    const token = within(over, 'token');
    if (token) return { kind: 'token', token: Number(token) };
    const node = Number(within(over, 'node'));
    if (!node || this.#tool === 'tokens') return null;
    const rim = pointer !== 'touch' && this.#atRim(place(at), node);
    return { kind: this.#tool === 'edges' || rim ? 'edge' : 'node', node };
  }

  #hover(spot: Spot | null) {
    const node = spot && this.#tool === 'nodes' ? this.#under(place(spot.at)) : null;
    const rim = node !== null && this.#atRim(place(spot!.at), node) ? node : null;
    if (rim === this.#rim) return;
    this.#rim = rim;
    this.#host.requestUpdate();
  }

  #drop(thing: Grasped, at: Place) {
    const draft = this.draft!;
    const over = this.#under(at);
    if (thing.kind === 'node') this.#moveNode(thing.node, this.#dragged(thing.node));
    else if (thing.kind === 'token') {
      if (over === null || draft.tokens[thing.token - 1] === over) return;
      const tokens = draft.tokens.with(thing.token - 1, over);
      this.#commit({ ...draft, tokens }, this.#desk.words.said.token(this.#name(over)));
    } else {
      this.#source = null;
      const far = Math.hypot(...this.#by);
      // Out and back again is a loop; a short slip is nothing.
      if (over !== null && (over !== thing.node || far > nodeRadius)) this.#join({ from: thing.node, to: over }, false);
      else if (over === null && far > 2.5 * nodeRadius) this.#addNode(at, thing.node);
    }
  }

  /** Where a dragged vertex is, the pointer holding it where it was taken. */
  #dragged(node: number): Place {
    const { x, y } = this.#home(node);
    return this.#inside({ x: x + this.#by[0], y: y + this.#by[1] });
  }

  #key = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (target.closest('textarea')) return;
    const node = Number(within(target, 'node')) || this.#chosen;
    const act = this.#keyAction(event, node);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
    this.#host.requestUpdate();
  };

  #keyAction({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, node: number | null): (() => void) | null {
    if (altKey) return null;
    const lower = key.toLowerCase();
    if (ctrlKey || metaKey) {
      if (lower === 'z') return shiftKey ? this.#redo : this.#undo;
      return lower === 'y' ? this.#redo : null;
    }
    if (lower === 'n') return () => void this.#addBeside(node);
    if (key === 'Escape' && this.#source !== null) return () => (this.#source = null);
    if (node === null) return null;
    if (lower === 'e') return () => this.#from(node);
    if (lower === 't') return () => this.#toggleToken(node);
    if (key === 'Delete' || key === 'Backspace') return () => this.#removeNode(node);
    const by = byKey[key];
    if (!shiftKey || !by) return null;
    const { x, y } = this.#home(node);
    return () => this.#moveNode(node, this.#inside({ x: x + by[0], y: y + by[1] }));
  }

  /** A new vertex by keys: near the one that has the focus, which it then gets. */
  async #addBeside(node: number | null) {
    const { places } = this.draft!.layout;
    const from = (node === null ? places.at(-1) : places[node - 1]) ?? { x: this.#width / 2, y: lowest / 2 };
    this.#addNode(freest(from, places, this.#inside));
    await this.#host.updateComplete;
    const cell = nodeCell(this.draft!.graph.count);
    this.#host.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  draw(width: number): TemplateResult {
    this.#width = width;
    let draft = this.draft!;
    if (!this.byHand && this.#past.length === 0) {
      draft = this.draft = { ...draft, layout: this.#centred(draft.layout) };
    }
    const w = this.#desk.words;
    const around = routesOf(draft.graph, draft.layout).box;
    const [x, y] = [Math.min(0, around.x), Math.min(0, around.y)];
    this.#box = {
      x,
      y,
      width: Math.max(width, around.x + around.width - x),
      height: Math.max(lowest, around.y + around.height + 30 - y),
    };
    const note = this.#note || (this.#source !== null ? w.edgeFrom(this.#name(this.#source)) : w.how[this.#tool]);
    return html`<div class="editor" @keydown=${{ handleEvent: this.#key, capture: true }}>
      ${drawBench(w, {
        tool: this.#tool,
        turnTo: (tool) => {
          this.#tool = tool;
          this.#source = this.#rim = this.#chosen = null;
          this.#note = '';
          this.#host.requestUpdate();
        },
        undo: this.#past.length > 0 ? this.#undo : null,
        redo: this.#future.length > 0 ? this.#redo : null,
        arrange: this.#arrange,
        clear: this.#clear,
        text: this.#text,
      })}
      <div class="window canvas" @click=${this.#click}>${this.#drawGraph(draft)}</div>
      <p class="how ${this.#note ? 'bad' : ''}">
        ${note} ${this.#note ? nothing : html`<span class="by-keys">${w.editorKeys}</span>`}
      </p>
      ${this.#text.draw(writeGraph(draft.graph))}
    </div>`;
  }

  #drawGraph(draft: Draft): TemplateResult {
    const { words: w, label } = this.#desk;
    const { graph, tokens } = draft;
    const { thing, at } = this.#drag.held ?? { thing: null, at: [0, 0] as Point };
    const to = place(at);
    const layout =
      thing?.kind === 'node' ? moved(draft.layout, graph, thing.node, this.#dragged(thing.node)) : draft.layout;
    const over = thing && thing.kind !== 'node' ? this.#under(to) : null;
    const source = thing?.kind === 'edge' ? thing.node : this.#source;
    const rim = thing ? null : this.#rim;
    const picture = graphPicture({
      graph,
      layout,
      vertex: (node) => ({
        shape: '',
        text: this.#name(node),
        named: false,
        states: [
          this.#chosen === node && 'chosen',
          (source === node || rim === node) && 'source',
          over === node && 'over',
          rim === node && 'rim',
        ],
        pressed: this.#tool === 'nodes' ? this.#chosen === node : null,
        label: label(draft, node, source === node),
      }),
      edge: ({ from, to }) => ({
        press: this.#tool === 'erase' ? w.edge(this.#name(from), this.#name(to)) : undefined,
      }),
      tokens: tokens.map((node, i) => ({
        node,
        text: tokens.length > 1 ? `${i + 1}` : '',
        dragged: thing?.kind === 'token' && thing.token === i + 1 ? to : null,
      })),
      loose: thing?.kind === 'edge' ? { from: this.#home(thing.node), to } : null,
      box: this.#box,
      zoom: Math.max(0.6, Math.min(1, this.#width / this.#box.width)),
      label: w.graph,
      className: `edited ${this.#tool}`,
    });
    return drawnPicture({ ...picture, is: { ...picture.is, tabindex: -1 } });
  }
}
