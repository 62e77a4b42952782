import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { Drag } from '../../draw/drag.ts';
import { segments } from '../../draw/fields.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { path } from '../../draw/scene.ts';
import type { Spot } from '../../draw/surface.ts';
import { boxOf, picture } from './drawing.ts';
import type { Layout, Place } from './layout.ts';
import {
  colours,
  drawable,
  mostEdges,
  mostLevels,
  verticesOf,
  writePicture,
  type Colour,
  type Edge,
  type Edges,
} from './picture.ts';
import { ready } from './presets.ts';
import type { words } from './words.en.ts';

/** What a sketch asks of its board. */
export interface Desk {
  readonly words: typeof words;
  readonly coloured: boolean;
  readonly number: (value: number) => string;
  readonly vertex: (vertex: number) => string;
  readonly named: (edge: Edge) => string;
  readonly cell: (edge: Edge) => string;
  readonly announce: (text: string) => void;
  /** The game begins anew with this picture. */
  readonly restart: (position: string) => Promise<void>;
  /** What cutting an edge leaves, as text. */
  readonly without: (edge: Edge) => Promise<string>;
  readonly refuse: (error: unknown) => void;
}

type Host = ReactiveControllerHost & EventTarget & { readonly renderRoot: HTMLElement | DocumentFragment };
type Mode = 'draw' | 'erase';

/** Pixels: a vertex is met from so near; a loop goes out so far; the ground reaches up so high. */
const [reach, far, low] = [24, 34, 16];

const vertexIn = (over: Element) => {
  const vertex = over.closest('[data-vertex]')?.getAttribute('data-vertex');
  return vertex === null || vertex === undefined ? null : Number(vertex);
};

/**
 * A picture that is made by hand: an edge is drawn from a vertex or the ground to another, or into the air; by keys,
 * two places are pressed. Every change starts the game anew; where things are the layout says.
 */
export class Sketch {
  #edges: Edges = [];
  #position = '';
  #past: string[] = [];
  #mode: Mode = 'draw';
  #colour: Colour;
  #source: number | null = null;
  #over: number | null = null;
  /** How far what is drawn has been from where it began. */
  #reached = 0;
  #layout: Layout | null = null;
  readonly #host: Host;
  readonly #desk: Desk;
  readonly #drag: Drag<{ readonly from: number; readonly at: Place }>;

  constructor(host: Host, desk: Desk) {
    this.#host = host;
    this.#desk = desk;
    this.#colour = desk.coloured ? 'blue' : 'green';
    this.#drag = new Drag(host, {
      on: '.sketched',
      grasp: ({ over, at: [x] }) => {
        const from = this.#mode === 'draw' ? vertexIn(over) : null;
        this.#reached = 0;
        return from === null ? null : { from, at: this.#layout!.places.get(from) ?? { x, y: 0 } };
      },
      move: ({ from }, spot, by) => {
        this.#reached = Math.max(this.#reached, Math.hypot(...by));
        this.#over = this.#under(spot);
        if (this.#over === from && this.#reached < far) this.#over = null;
      },
      drop: ({ from }, spot) => {
        const over = this.#under(spot);
        this.#over = this.#source = null;
        if (this.#reached < far) return undefined;
        this.#join(from, over ?? this.#next);
        return undefined;
      },
    });
  }

  /** Before a drawing. */
  follow(position: string, edges: Edges) {
    if (position === this.#position) return;
    this.#position = position;
    this.#edges = edges;
    if (this.#source !== null && !verticesOf(edges).includes(this.#source)) this.#source = null;
  }

  /** The vertex at a place, 0 for the ground; null: none. */
  #under({ at: [x, y] }: Spot): number | null {
    let [best, least]: [number | null, number] = [y > -low ? 0 : null, reach];
    for (const [v, place] of this.#layout!.places) {
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance < least) [best, least] = [v, distance];
    }
    return best;
  }

  get #next(): number {
    const taken = new Set(verticesOf(this.#edges));
    for (let v = 1; ; v++) if (!taken.has(v)) return v;
  }

  // ---- Changes ----------------------------------------------------------------------------------------------------

  async #use(position: string, said: string) {
    const before = this.#position;
    try {
      await this.#desk.restart(position);
      this.#past.push(before);
      this.#desk.announce(said);
    } catch (error) {
      this.#desk.refuse(error);
    }
  }

  #join(from: number, to: number) {
    const [a, b] = [from, to].sort((x, y) => x - y) as [number, number];
    const edge: Edge = { a, b, colour: this.#colour, copy: 0 };
    const edges = [...this.#edges, edge];
    const { words: w, number: n } = this.#desk;
    if (!drawable(edges)) return this.#desk.announce(w.full(n(mostEdges), n(mostLevels)));
    void this.#use(writePicture(edges), w.drawn(this.#desk.named(edge)));
  }

  async #erase(edge: Edge) {
    try {
      await this.#use(await this.#desk.without(edge), this.#desk.words.erased(this.#desk.named(edge)));
    } catch (error) {
      this.#desk.refuse(error);
    }
  }

  #undo = () => {
    const before = this.#past.pop();
    if (before !== undefined) void this.#desk.restart(before).catch((error: unknown) => this.#desk.refuse(error));
  };

  #make = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const pairs = ready[select.value]?.() ?? [];
    const name = this.#desk.words.readyMade[select.value] ?? '';
    select.value = '';
    const any = (): Colour => (this.#desk.coloured ? colours[Math.floor(Math.random() * 2)]! : 'green');
    void this.#use(writePicture(pairs.map(([a, b]) => ({ a, b, colour: any() }))), name);
  };

  /** A vertex, the ground or an edge is pressed: by mouse, finger or key. */
  press(id: string) {
    const vertex = id === 'ground' ? 0 : Number(/^vertex-(\d+)$/.exec(id)?.[1] ?? NaN);
    const edge = this.#edges.find((each) => this.#desk.cell(each) === id);
    if (edge) void this.#erase(edge);
    else if (Number.isNaN(vertex)) return;
    else if (this.#source === null) this.#source = vertex;
    else {
      const from = this.#source;
      this.#source = null;
      this.#join(from, vertex);
    }
    this.#host.requestUpdate();
  }

  #key = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const at = vertexIn(event.target as Element) ?? this.#source;
    const act =
      altKey || ctrlKey || metaKey
        ? (ctrlKey || metaKey) && key.toLowerCase() === 'z' && this.#undo
        : key.toLowerCase() === 'n' && this.#mode === 'draw'
          ? () => this.#join(this.#source ?? at ?? 0, this.#next)
          : key === 'Escape' && this.#source !== null && (() => {});
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
    this.#source = null;
    this.#host.requestUpdate();
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  draw(layout: Layout): TemplateResult {
    this.#layout = layout;
    const { words: w, coloured } = this.#desk;
    const note = this.#source === null ? w.how[this.#mode] : w.from(this.#desk.vertex(this.#source));
    const choose =
      <T extends string>(set: (value: T) => void) =>
      (value: T) => {
        set(value);
        this.#source = null;
        this.#host.requestUpdate();
      };
    const modes = Object.entries(w.modes) as [Mode, string][];
    return html`<div class="sketch" @keydown=${{ handleEvent: this.#key, capture: true }}>
      <div class="nl-pictures">${this.#drawPaper(layout)}</div>
      <p class="explanation">
        ${note}
        ${this.#mode === 'draw' && this.#source === null ? html`<span class="by-keys">${w.byKeys}</span>` : nothing}
      </p>
      <div class="sketching" role="group" aria-label=${w.draw}>
        ${segments(
          'mode',
          w.draw,
          modes,
          this.#mode,
          choose<Mode>((mode) => (this.#mode = mode)),
        )}
        ${
          coloured && this.#mode === 'draw'
            ? segments(
                'colour',
                w.colour,
                Object.entries(w.colours) as [Colour, string][],
                this.#colour,
                choose<Colour>((colour) => (this.#colour = colour)),
              )
            : nothing
        }
        <select aria-label=${w.ready} @change=${this.#make}>
          <option value="">${w.ready}</option>
          ${Object.entries(w.readyMade).map(([id, name]) => html`<option value=${id}>${name}</option>`)}
        </select>
        <button
          type="button"
          class="button"
          title=${w.undoEdit}
          aria-disabled=${this.#past.length === 0}
          @click=${this.#undo}
        >
          ${w.undo}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled=${this.#edges.length === 0}
          @click=${() => this.#edges.length > 0 && void this.#use('0', w.clear)}
        >
          ${w.clear}
        </button>
      </div>
    </div>`;
  }

  #drawPaper(layout: Layout): TemplateResult {
    const { words: w, vertex, named, cell } = this.#desk;
    const box = boxOf(layout, true);
    const { thing, at } = this.#drag.held ?? {};
    const source = thing ? thing.from : this.#source;
    const shown = picture({
      layout,
      box,
      named: true,
      label: w.draw,
      className: `sketched ${this.#mode}`,
      edge: (edge) => (this.#mode === 'erase' ? { cell: cell(edge), label: named(edge) } : {}),
      vertex: (v) => ({
        states: [source === v && 'source', this.#over === v && 'over'],
        ...(this.#mode === 'draw' && {
          cell: v === 0 ? 'ground' : `vertex-${v}`,
          label: v === 0 ? vertex(0) : w.node(vertex(v)),
        }),
      }),
      over: thing && path({ class: 'loose', d: `M${thing.at.x} ${thing.at.y}L${at![0]} ${at![1]}` }),
    });
    return drawnPicture(shown);
  }
}
