import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SolverError } from '../../solver/types.ts';
import { explain, locate } from '../shell/error-words.ts';
import { holding } from '../shell/aim.ts';
import { number, strung, type Language } from '../shell/language.ts';
import { icons } from '../shell/marks.ts';
import { solver } from '../shell/solver.ts';
import { boxAround, margin, nodeRadius, type Box, type Point, type Scene } from './geometry.ts';
import {
  closeGap,
  edgeKey,
  mostEdges,
  mostNodes,
  readGraph,
  withEdge,
  withoutEdge,
  withoutNode,
  writeGraph,
  type Edge,
  type Graph,
} from './graph.ts';
import { drawPicture, nodeCell, routesOf, type NodeFace } from './picture.ts';
import { words } from './words.ts';

/** What is being edited: the graph, where it is drawn, the nodes that hold a token when the game begins. */
export interface Draft {
  readonly graph: Graph;
  readonly scene: Scene;
  readonly tokens: readonly number[];
}

/** What the editor asks of its board. */
export interface Desk {
  readonly game: string;
  readonly language: Language;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  announce(text: string): void;
  restart(position: string, rule: string): Promise<void>;
  arrange(graph: Graph, width: number): Scene;
}

const tools = ['nodes', 'edges', 'tokens', 'erase'] as const;
type Tool = (typeof tools)[number];

type Drag = { readonly pointer: number; readonly start: Point; moved: boolean; at: Point } & (
  | { readonly kind: 'node'; readonly node: number }
  | { readonly kind: 'edge'; readonly node: number }
  | { readonly kind: 'token'; readonly token: number }
);

/** Pixels a finger may shake without dragging. */
const shake = 5;
const lowest = 280;
const mostUndone = 200;

const icon = (paths: TemplateResult) => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${paths}</svg>`;
const signs = {
  arrange: icon(
    svg`<path d="M10 3v3M10 10v1M5 14v-2h10v2M10 11v1" /><circle cx="10" cy="4.500" r="2" /><circle cx="5" cy="15.500" r="2" /><circle cx="15" cy="15.500" r="2" />`,
  ),
  clear: icon(svg`<path d="M4 6h12M8 6V4h4v2M6 6l.8 10h6.400L14 6" />`),
  text: icon(svg`<path d="M4 5h12M4 10h12M4 15h7" />`),
};

/** The editor of the graph: tools, gestures, keys, undo, text. Every edit starts the game anew, on the new graph. */
export class Editor {
  draft: Draft | null = null;
  /** The drawing has been changed by hand: it is kept as it is, whatever the width of the board. */
  byHand = false;
  #past: Draft[] = [];
  #future: Draft[] = [];
  #tool: Tool = 'nodes';
  /** Where the arrow being made begins. */
  #source: number | null = null;
  #chosen: number | null = null;
  #rim: number | null = null;
  #drag: Drag | null = null;
  #note = '';
  /** Edits the solver has not answered yet. */
  #underWay = 0;
  #asText = false;
  /** The text field's content, once the reader has changed it. */
  #typed: string | null = null;
  #textError: SolverError | null = null;
  #copied = false;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #width = 640;

  constructor(private readonly desk: Desk) {}

  get #words() {
    return words[this.desk.language];
  }
  #n = (value: number) => number(value, this.desk.language);

  get busy(): boolean {
    return this.#underWay > 0;
  }

  /** The game has got another graph, not from here. */
  open(graph: Graph, scene: Scene, tokens: readonly number[]) {
    this.draft = { graph, scene, tokens };
    this.byHand = false;
    this.#past = [];
    this.#future = [];
    this.#source = this.#chosen = this.#rim = this.#drag = this.#typed = this.#textError = null;
    this.#note = '';
  }

  /** The game begins with other tokens, not from here. */
  place(tokens: readonly number[]) {
    if (this.draft) this.draft = { ...this.draft, tokens };
  }

  // ---- Edits ------------------------------------------------------------------------------------------------------

  #commit(next: Draft, said: string) {
    const last = this.draft!;
    this.#past = [...this.#past.slice(1 - mostUndone), last];
    this.#future = [];
    this.#turnTo(next, said);
  }

  #turnTo(next: Draft, said: string) {
    const last = this.draft!;
    this.draft = next;
    this.byHand = true;
    this.#note = '';
    this.#typed = this.#textError = null;
    if (this.#chosen !== null && this.#chosen > next.graph.count) this.#chosen = null;
    this.desk.requestUpdate();
    const same = writeGraph(last.graph) === writeGraph(next.graph) && `${last.tokens}` === `${next.tokens}`;
    if (same) this.desk.announce(said);
    else void this.#apply(next, said);
  }

  async #apply({ graph, tokens }: Draft, said: string) {
    this.#underWay++;
    try {
      await this.desk.restart(tokens.join(' '), writeGraph(graph));
      this.desk.announce(said);
    } catch (error) {
      this.#note = `${explain(error, this.desk.language)} ${this.#words.notAccepted}`;
      this.desk.announce(this.#note);
    } finally {
      this.#underWay--;
      this.desk.requestUpdate();
    }
  }

  #refuse(note: string) {
    this.#note = note;
    this.desk.announce(note);
  }

  #undo = () => {
    const before = this.#past.pop();
    if (!before) return;
    this.#future.push(this.draft!);
    this.#source = null;
    this.#turnTo(before, this.#words.said.undone);
  };

  #redo = () => {
    const after = this.#future.pop();
    if (!after) return;
    this.#past.push(this.draft!);
    this.#source = null;
    this.#turnTo(after, this.#words.said.redone);
  };

  #addNode(at: Point, edgeFrom: number | null = null) {
    const { graph, scene, tokens } = this.draft!;
    const node = graph.count + 1;
    if (node > mostNodes) return this.#refuse(this.#words.full(this.#n(mostNodes), this.#n(mostEdges)));
    let next: Graph = { count: node, edges: graph.edges };
    if (edgeFrom !== null) next = withEdge(next, [edgeFrom, node]);
    this.#chosen = node;
    this.#commit(
      { graph: next, scene: { ...scene, places: [...scene.places, this.#inside(at)] }, tokens },
      this.#words.said.node(this.#n(node)),
    );
  }

  #removeNode(node: number) {
    const { graph, scene, tokens } = this.draft!;
    if (graph.count === 1) return this.#refuse(this.#words.lastNode);
    const kept = tokens.filter((each) => each !== node).map((each) => closeGap(each, node));
    if (kept.length === 0) kept.push(1);
    const bends = new Map<string, readonly Point[]>();
    for (const [from, to] of graph.edges) {
      const bend = scene.bends.get(edgeKey(from, to));
      if (bend && from !== node && to !== node) bends.set(edgeKey(closeGap(from, node), closeGap(to, node)), bend);
    }
    this.#source = this.#chosen = this.#rim = null;
    this.#commit(
      {
        graph: withoutNode(graph, node),
        scene: { places: scene.places.filter((_, i) => i !== node - 1), bends },
        tokens: kept,
      },
      this.#words.said.noNode(this.#n(node)),
    );
  }

  /** Adds the arrow; takes it away if it is there and `toggle` is set. */
  #edge(from: number, to: number, toggle: boolean) {
    const draft = this.draft!;
    const there = draft.graph.edges.some(([a, b]) => a === from && b === to);
    const said = this.#words.said;
    if (there) {
      if (toggle) this.#removeEdge([from, to]);
      return;
    }
    if (draft.graph.edges.length === mostEdges)
      return this.#refuse(this.#words.full(this.#n(mostNodes), this.#n(mostEdges)));
    this.#commit({ ...draft, graph: withEdge(draft.graph, [from, to]) }, said.edge(this.#n(from), this.#n(to)));
  }

  #removeEdge(edge: Edge) {
    const draft = this.draft!;
    const said = this.#words.said.noEdge(this.#n(edge[0]), this.#n(edge[1]));
    this.#commit({ ...draft, graph: withoutEdge(draft.graph, edge) }, said);
  }

  #toggleToken(node: number) {
    const draft = this.draft!;
    const at = draft.tokens.indexOf(node);
    const { noToken, token } = this.#words.said;
    if (at < 0) this.#commit({ ...draft, tokens: [...draft.tokens, node] }, token(this.#n(node)));
    else if (draft.tokens.length === 1) this.#refuse(this.#words.lastToken);
    else this.#commit({ ...draft, tokens: draft.tokens.filter((_, i) => i !== at) }, noToken(this.#n(node)));
  }

  #moveNode(node: number, to: Point) {
    const { graph, scene, tokens } = this.draft!;
    this.#commit({ graph, scene: moved(graph, scene, node, to), tokens }, this.#words.said.moved(this.#n(node)));
  }

  #arrange = () => {
    const draft = this.draft!;
    const scene = this.#centred(this.desk.arrange(draft.graph, this.#width));
    this.#commit({ ...draft, scene }, this.#words.said.arranged);
  };

  #clear = () => {
    this.#source = this.#chosen = null;
    const places = [{ x: Math.max(margin, this.#width / 2), y: lowest / 2 }];
    this.#commit(
      { graph: { count: 1, edges: [] }, scene: { places, bends: new Map() }, tokens: [1] },
      this.#words.said.cleared,
    );
  };

  async #useText(text: string) {
    this.#typed = text;
    this.#textError = null;
    try {
      // An empty rule would be the game's own graph.
      if (text.trim() === '') throw new SolverError('empty', 'rule', '', '');
      const graph = readGraph((await (await solver()).map(this.desk.game, text)).rule);
      const kept = this.draft!.tokens.filter((node) => node <= graph.count);
      const scene = this.#centred(this.desk.arrange(graph, this.#width));
      this.#source = this.#chosen = null;
      this.#commit({ graph, scene, tokens: kept.length > 0 ? kept : [1] }, this.#words.said.text);
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      this.#textError = error;
      this.desk.announce(`${explain(error, this.desk.language)} ${this.#words.kept}`);
      this.desk.requestUpdate();
      const cut = locate(text, error);
      const field = this.desk.renderRoot.querySelector<HTMLTextAreaElement>('#graph-text');
      field?.focus();
      if (cut) field?.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
    }
  }

  #copy = async () => {
    const field = this.desk.renderRoot.querySelector<HTMLTextAreaElement>('#graph-text')!;
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select(); // not allowed here: the reader presses the keys
      return;
    }
    this.#copied = true;
    this.desk.announce(this.#words.copied);
    setTimeout(() => {
      this.#copied = false;
      this.desk.requestUpdate();
    }, 1600);
  };

  // ---- Where things are -------------------------------------------------------------------------------------------

  #inside({ x, y }: Point): Point {
    const [edge, box] = [nodeRadius + 6, this.#box];
    return {
      x: Math.round(Math.min(Math.max(x, box.x + edge), box.x + box.width - edge)),
      y: Math.round(Math.min(Math.max(y, box.y + edge), box.y + box.height - edge)),
    };
  }

  /** In the middle of the canvas. */
  #centred(scene: Scene): Scene {
    const { x, y, width, height } = boxAround(scene.places);
    const dx = Math.max(0, (this.#width - width) / 2) - x;
    const dy = Math.max(0, (lowest - height) / 2) - y;
    if (Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5) return scene;
    const shift = (p: Point): Point => ({ x: p.x + dx, y: p.y + dy });
    return {
      places: scene.places.map(shift),
      bends: new Map([...scene.bends].map(([key, points]) => [key, points.map(shift)])),
    };
  }

  #under(at: Point): number | null {
    const { places } = this.draft!.scene;
    let best: number | null = null;
    let least = nodeRadius + 9;
    places.forEach(({ x, y }, i) => {
      const distance = Math.hypot(x - at.x, y - at.y);
      if (distance < least) [best, least] = [i + 1, distance];
    });
    return best;
  }

  #point(event: MouseEvent): Point {
    const canvas = this.desk.renderRoot.querySelector('.canvas svg')!;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return {
      x: this.#box.x + ((event.clientX - left) / width) * this.#box.width,
      y: this.#box.y + ((event.clientY - top) / height) * this.#box.height,
    };
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  #tap(node: number) {
    this.#note = '';
    if (this.#tool === 'erase') this.#removeNode(node);
    else if (this.#tool === 'tokens') this.#toggleToken(node);
    else if (this.#tool === 'edges') this.#join(node);
    else this.#chosen = this.#chosen === node ? null : node;
    this.desk.requestUpdate();
  }

  /** First where an arrow begins, then where it ends. */
  #join(node: number) {
    if (this.#source === null) this.#source = node;
    else {
      this.#edge(this.#source, node, true);
      this.#source = null;
    }
  }

  #click = (event: MouseEvent) => {
    if (this.#drag?.moved) return;
    const target = event.target as Element;
    const token = target.closest('[data-token]')?.getAttribute('data-token');
    const node = target.closest('[data-node]')?.getAttribute('data-node');
    if (token) this.#tap(this.draft!.tokens[Number(token) - 1]!);
    else if (node) this.#tap(Number(node));
    else if (this.#source !== null) this.#source = null;
    else if (this.#tool === 'nodes') this.#addNode(this.#point(event));
    this.desk.requestUpdate();
  };

  #pressEdge = (from: number, to: number) => {
    if (this.#tool === 'erase') this.#removeEdge([from, to]);
  };

  #atRim(at: Point, node: number): boolean {
    const { x, y } = this.draft!.scene.places[node - 1]!;
    return Math.hypot(x - at.x, y - at.y) > nodeRadius * 0.68;
  }

  #down = (event: PointerEvent) => {
    if (event.button !== 0 || this.#drag || this.#tool === 'erase') return;
    const target = event.target as Element;
    const at = this.#point(event);
    const common = { pointer: event.pointerId, start: at, at, moved: false };
    const token = target.closest('[data-token]')?.getAttribute('data-token');
    const node = Number(target.closest('[data-node]')?.getAttribute('data-node') ?? 0);
    if (token) this.#drag = { ...common, kind: 'token', token: Number(token) };
    else if (!node || this.#tool === 'tokens') return;
    else if (this.#tool === 'edges' || (event.pointerType !== 'touch' && this.#atRim(at, node)))
      this.#drag = { ...common, kind: 'edge', node };
    else this.#drag = { ...common, kind: 'node', node };
  };

  #move = (event: PointerEvent) => {
    const drag = this.#drag;
    const at = this.#point(event);
    if (!drag) {
      const node = event.pointerType !== 'touch' && this.#tool === 'nodes' ? this.#under(at) : null;
      const rim = node !== null && this.#atRim(at, node) ? node : null;
      if (rim === this.#rim) return;
      this.#rim = rim;
      this.desk.requestUpdate();
      return;
    }
    if (drag.pointer !== event.pointerId) return;
    if (!drag.moved && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) < shake) return;
    if (!drag.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.moved = true;
    drag.at = at;
    this.desk.requestUpdate();
  };

  #touch = holding(() => this.#drag !== null);

  #drop = (event: PointerEvent) => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    // A click follows a drag; it is not meant for a node.
    if (drag.moved) setTimeout(() => (this.#drag = null));
    else this.#drag = null;
    if (!drag.moved) return;
    this.desk.requestUpdate();
    setTimeout(() => this.desk.requestUpdate());
    if (event.type === 'pointercancel') return;
    const over = this.#under(drag.at);
    if (drag.kind === 'node') {
      this.#moveNode(drag.node, this.#dragged(drag));
    } else if (drag.kind === 'token') {
      const draft = this.draft!;
      if (over === null || draft.tokens[drag.token - 1] === over) return;
      const tokens = draft.tokens.map((node, i) => (i === drag.token - 1 ? over : node));
      this.#commit({ ...draft, tokens }, this.#words.said.token(this.#n(over)));
    } else {
      this.#source = null;
      const far = Math.hypot(drag.at.x - drag.start.x, drag.at.y - drag.start.y);
      // Out and back again is a loop; a short slip is nothing.
      if (over !== null && (over !== drag.node || far > nodeRadius)) this.#edge(drag.node, over, false);
      else if (over === null && far > 2.5 * nodeRadius) this.#addNode(drag.at, drag.node);
    }
  };

  /** Where a dragged node is, the pointer holding it where it was taken. */
  #dragged({ node, start, at }: Drag & { kind: 'node' }): Point {
    const { x, y } = this.draft!.scene.places[node - 1]!;
    return this.#inside({ x: x + at.x - start.x, y: y + at.y - start.y });
  }

  #key = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('textarea')) return;
    const cell = (event.target as Element).closest('[data-node]')?.getAttribute('data-node');
    const node = cell ? Number(cell) : this.#chosen;
    const act = this.#keyAction(event, node);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
    this.desk.requestUpdate();
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
    if (lower === 'e') return () => this.#join(node);
    if (lower === 't') return () => this.#toggleToken(node);
    if (key === 'Delete' || key === 'Backspace') return () => this.#removeNode(node);
    const step = { ArrowLeft: [-12, 0], ArrowRight: [12, 0], ArrowUp: [0, -12], ArrowDown: [0, 12] }[key];
    if (!shiftKey || !step) return null;
    return () => {
      const { x, y } = this.draft!.scene.places[node - 1]!;
      this.#moveNode(node, this.#inside({ x: x + step[0]!, y: y + step[1]! }));
    };
  }

  /** A new node by keys: on the freest place near the one that has the focus, which it then gets. */
  async #addBeside(node: number | null) {
    const { places } = this.draft!.scene;
    const from = (node === null ? places.at(-1) : places[node - 1]) ?? { x: this.#width / 2, y: lowest / 2 };
    let best = from;
    let most = -1;
    for (let i = 0; i < 24; i++) {
      const [angle, distance] = [((i % 12) * Math.PI) / 6, i < 12 ? 84 : 140];
      const at = this.#inside({ x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance });
      const room = Math.min(70, ...places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
      if (room > most + 1) [best, most] = [at, room];
    }
    this.#addNode(best);
    await this.desk.updateComplete;
    const cell = nodeCell(this.draft!.graph.count);
    this.desk.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  draw(width: number): TemplateResult {
    this.#width = width;
    let draft = this.draft!;
    if (!this.byHand && this.#past.length === 0) {
      draft = this.draft = { ...draft, scene: this.#centred(draft.scene) };
    }
    const w = this.#words;
    const drag = this.#drag?.moved ? this.#drag : null;
    const around = routesOf(draft.graph, draft.scene).box;
    const [x, y] = [Math.min(0, around.x), Math.min(0, around.y)];
    this.#box = {
      x,
      y,
      width: Math.max(width, around.x + around.width - x),
      height: Math.max(lowest, around.y + around.height + 30 - y),
    };
    const scene = drag?.kind === 'node' ? moved(draft.graph, draft.scene, drag.node, this.#dragged(drag)) : draft.scene;
    const scale = Math.max(0.6, Math.min(1, width / this.#box.width));
    const over = drag && drag.kind !== 'node' ? this.#under(drag.at) : null;
    const source = drag?.kind === 'edge' ? drag.node : this.#source;
    const erasing = this.#tool === 'erase';
    const picture = {
      graph: draft.graph,
      scene,
      node: (node: number): NodeFace => ({
        shape: '',
        text: `${node}`,
        named: false,
        states: [
          this.#chosen === node ? 'chosen' : '',
          source === node ? 'source' : '',
          over === node ? 'over' : '',
          this.#rim === node && !drag ? 'source rim' : '',
        ],
        pressed: this.#tool === 'nodes' ? this.#chosen === node : undefined,
        label: this.#label(draft, node),
        click: (event) => {
          event.stopPropagation();
          if (!this.#drag?.moved) this.#tap(node);
        },
      }),
      edge: () => '',
      tokens: draft.tokens.map((node, i) => ({
        node,
        text: draft.tokens.length > 1 ? `${i + 1}` : '',
        states: [],
        dragged: drag?.kind === 'token' && drag.token === i + 1 ? drag.at : null,
      })),
      loose: drag?.kind === 'edge' ? { from: scene.places[drag.node - 1]!, to: drag.at } : null,
      pressEdge: erasing ? this.#pressEdge : undefined,
      edgeLabel: (from: number, to: number) => w.edge(this.#n(from), this.#n(to)),
    };
    const { width: boxWidth, height } = this.#box;
    return html`<div class="editor" @keydown=${{ handleEvent: this.#key, capture: true }}>
      ${this.#drawBench()}
      <div class="window canvas">
        <svg
          class="graph ${this.#tool}"
          tabindex="-1"
          width=${boxWidth * scale}
          height=${height * scale}
          viewBox="${x} ${y} ${boxWidth} ${height}"
          role="group"
          aria-label=${w.graph}
          @click=${this.#click}
          @pointerdown=${this.#down}
          @pointermove=${this.#move}
          @pointerup=${this.#drop}
          @pointercancel=${this.#drop}
          @touchmove=${this.#touch}
        >
          ${drawPicture(picture)}
        </svg>
      </div>
      <p class="how ${this.#note ? 'bad' : ''}">
        ${this.#note || (this.#source !== null ? w.edgeFrom(this.#n(this.#source)) : w.how[this.#tool])}
        ${this.#note ? nothing : html`<span class="by-keys">${w.editorKeys}</span>`}
      </p>
      ${this.#asText ? this.#drawText(draft) : nothing}
    </div>`;
  }

  #label({ graph, tokens }: Draft, node: number): string {
    const w = this.#words;
    const here = tokens.flatMap((each, i) => (each === node ? [this.#n(i + 1)] : []));
    const label = [
      w.node(this.#n(node)),
      here.length > 0 ? (tokens.length === 1 ? w.tokenHere : w.tokensHere(here)) : '',
      w.arrowsTo(graph.edges.filter(([from]) => from === node).map(([, to]) => this.#n(to))),
      this.#source === node ? w.edgeBegins : '',
    ];
    return strung(label, this.desk.language);
  }

  #drawBench(): TemplateResult {
    const w = this.#words;
    const button = (label: string, sign: TemplateResult, enabled: boolean, act: () => void) =>
      html`<button
        type="button"
        class="button"
        aria-label=${label}
        title=${label}
        aria-disabled=${!enabled}
        @click=${() => enabled && act()}
      >
        ${sign}
      </button>`;
    return html`<div class="bench" role="group" aria-label=${w.tools}>
      <div class="segments">
        ${tools.map(
          (tool) =>
            html`<button
              type="button"
              aria-pressed=${tool === this.#tool}
              @click=${() => {
                this.#tool = tool;
                this.#source = this.#rim = this.#chosen = null;
                this.#note = '';
                this.desk.requestUpdate();
              }}
            >
              ${w.tool[tool]}
            </button>`,
        )}
      </div>
      <span class="row push">
        ${button(w.undoEdit, icons.undo, this.#past.length > 0, this.#undo)}
        ${button(w.redoEdit, icons.redo, this.#future.length > 0, this.#redo)}
        ${button(w.arrange, signs.arrange, true, this.#arrange)} ${button(w.clear, signs.clear, true, this.#clear)}
        <button
          type="button"
          class="button"
          aria-label=${w.text}
          title=${w.text}
          aria-expanded=${this.#asText}
          @click=${() => {
            this.#asText = !this.#asText;
            this.#typed = this.#textError = null;
            this.desk.requestUpdate();
          }}
        >
          ${signs.text}
        </button>
      </span>
    </div>`;
  }

  #drawText({ graph }: Draft): TemplateResult {
    const w = this.#words;
    const error = this.#textError;
    const cut = error && locate(this.#typed ?? '', error);
    return html`<form
      class="as-text"
      novalidate
      @submit=${(submit: SubmitEvent) => {
        submit.preventDefault();
        void this.#useText(String(new FormData(submit.currentTarget as HTMLFormElement).get('graph')));
      }}
    >
      <label for="graph-text">${w.textLabel}</label>
      <textarea
        id="graph-text"
        name="graph"
        rows="4"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${error !== null}
        aria-describedby=${error ? 'graph-error' : nothing}
        .value=${live(this.#typed ?? writeGraph(graph))}
        @input=${(input: InputEvent) => {
          this.#typed = (input.target as HTMLTextAreaElement).value;
        }}
      ></textarea>
      ${
        error
          ? html`<p class="error" id="graph-error">
              ${explain(error, this.desk.language)}
              ${
                cut
                  ? html`<code
                      >${cut[0].length > 24 ? '…' : ''}${cut[0].slice(-24)}<mark>${cut[1]}</mark>${cut[2].slice(0, 24)}${cut[2].length > 24 ? '…' : ''}</code
                    >`
                  : nothing
              }
              ${w.kept}
            </p>`
          : nothing
      }
      <div class="row">
        <button class="button">${w.useText}</button>
        <button type="button" class="button" @click=${this.#copy}>${this.#copied ? w.copied : w.copy}</button>
      </div>
    </form>`;
  }
}

/** The scene with a node somewhere else: its arrows find new ways. */
function moved(graph: Graph, { places, bends }: Scene, node: number, to: Point): Scene {
  const kept = new Map(bends);
  for (const edge of graph.edges) if (edge.includes(node)) kept.delete(edgeKey(...edge));
  return { places: places.map((place, i) => (i === node - 1 ? to : place)), bends: kept };
}
