import { html, nothing, type TemplateResult } from 'lit';
import { Drag, type Held } from './drag.ts';
import { HeatMap, type Heated } from './heat-map.ts';
import { drawnPicture } from './lit.ts';
import { cellAt, cellId, cellOf, insight, middle, nearestTo, same, travel } from './parts/grid.ts';
import type { Grid, Place } from './parts/grid.ts';
import { Points } from './points.ts';
import type { Picture } from './scene.ts';
import type { Drawn, Point, Spot } from './surface.ts';
import { Width } from './width.ts';

/** On small cells what is pointed at this near a target means the target. Pixels. */
export const reaches = { mouse: 7, touch: 18 };
export const reachFor = (pointer: string) => (pointer === 'mouse' ? reaches.mouse : reaches.touch);

/** What a board of cells does about them. */
export interface CellBoard<Thing> extends Pick<Held<Thing>, 'atOnce' | 'pinch'> {
  /** Where a press may lead. */
  targets(): readonly Place[];
  /** Whether something stands there that can be taken hold of: such a cell means itself. */
  stands(place: Place): boolean;
  /** A cell has been pressed, by hand or key. */
  press(place: Place): void;
  /** Another place of the drawing has been pressed. */
  pressOther?(id: string): void;
  /** What a pointer takes hold of. */
  grasp(spot: Spot, place: Place | null): Thing | null;
  /** What is held is over this cell now (drag.ts). */
  carry?(thing: Thing, place: Place | null, by: Point): void;
  /** From which cell it was taken; null for what cannot be dropped on one. */
  from(thing: Thing): Place | null;
  /** It is dropped on another cell: it waits there until that is known. */
  land(thing: Thing, to: Place): Promise<unknown>;

  /** Whether arrows go from cell to cell by the board's count; else where cells can be pressed they are the shell's. */
  readonly counts?: boolean;
  /** The first and the last cell there is. */
  reach(): readonly [Place, Place];
  /** The cells in whose row and column Home, End and the page keys stop, if others. */
  ends?(): readonly [Place, Place];
  /** The keys have come to a cell, perhaps one that is not in sight. */
  come?(place: Place): void;
  /** Another key on a cell. */
  key?(key: string, place: Place): (() => void) | null;
  /** What is heard where the keys have come to. */
  hear(place: Place): string;

  /** See heat-map.ts; the grid is there already. */
  heated(): Omit<Heated, 'grid'> | null;
}

/** A board's drawing and what stands beside it, or below it where that leaves too little room. */
export interface Beside {
  readonly width: number;
  readonly gap: number;
  /** The least room for both. */
  readonly least: number;
}

type Host = Drawn & Element & { announce(text: string): void };

/**
 * A board of cells under hand, keys and eye: what is pointed at and chosen, where the keyboard is, what is held and
 * where it is dropped, its heat map, the room there is. `lay` before it is drawn, `draw` to draw it.
 */
export class Cells<Thing> {
  grid: Grid | null = null;
  /** The cell of the keyboard. */
  cursor: Place = [0, 0];
  /** The cell that the reader wants to know about: pointed at just now, else chosen. */
  pointed: Place | null = null;
  chosen: Place | null = null;
  readonly heatMap: HeatMap;
  readonly drag: Drag<Thing>;
  readonly points: Points;
  readonly #width: Width;

  constructor(
    private readonly host: Host,
    private readonly board: CellBoard<Thing>,
    private readonly side: Beside,
  ) {
    this.#width = new Width(host, '.walk', 640);
    this.heatMap = new HeatMap(host, () => {
      const [grid, heated] = [this.grid, board.heated()];
      return grid && heated && { ...heated, grid };
    });
    this.points = new Points(host, {
      point: (id) => {
        const place = cellOf(id, this.cursor);
        if (place) this.cursor = place;
        this.point(place);
      },
      press: (id, event) => {
        const place = cellOf(id, this.cursor);
        // A finger on small cells means the target near it.
        const spot = place && event.detail > 0 ? this.drag.surface.spot(event) : null;
        if (place) board.press((spot?.pointer === 'touch' && this.meant(spot)) || place);
        else board.pressOther?.(id);
      },
    });
    this.drag = new Drag<Thing>(host, {
      on: '.grid',
      ...(board.pinch && { pinch: board.pinch }),
      grasp: (spot) => board.grasp(spot, cellAt(this.grid!, spot.at)),
      atOnce: (thing) => board.atOnce?.(thing) ?? false,
      move: (thing, spot, by) => {
        if (board.from(thing)) this.point(this.meant(spot));
        board.carry?.(thing, cellAt(this.grid!, spot.at), by);
      },
      drop: (thing, spot) => {
        const [from, under] = [board.from(thing), cellAt(this.grid!, spot.at)];
        const to = from && under && !same(under, from) ? this.meant(spot) : null;
        return to ? { at: middle(this.grid!, to), until: board.land(thing, to) } : undefined;
      },
      hover: (spot) => this.point(spot && this.meant(spot)),
      press: (spot) => {
        const to = this.grid!.readable ? null : this.meant(spot);
        if (to) board.press((this.cursor = to));
      },
    });
  }

  // ---- Room
  // ----------------------------------------------------------------------------------------------------------

  get beside(): boolean {
    return this.#width.px >= this.side.least;
  }
  /** What the grid has of it. */
  get room(): number {
    return this.#width.px - (this.beside ? this.side.gap + this.side.width : 0);
  }

  /** Before it is drawn; the keyboard's cell stays in sight, or begins at `home`. */
  lay(grid: Grid, home: Place = [grid.x, grid.y]) {
    this.grid = grid;
    if (!insight(grid, this.cursor)) this.cursor = insight(grid, home) ? home : [grid.x, grid.y];
  }

  // ---- What is looked at
  // -----------------------------------------------------------------------------------------------

  get looked(): Place | null {
    return this.pointed ?? this.chosen;
  }

  point(place: Place | null) {
    if (place === this.pointed || same(place, this.pointed)) return;
    this.pointed = place;
    this.host.requestUpdate();
  }

  choose(place: Place | null) {
    this.chosen = place;
    this.pointed = null;
    this.host.requestUpdate();
  }

  /** In another position nothing is looked at; `at`: where the keyboard is then, if that is to change. */
  begin(at: Place | null) {
    this.chosen = this.pointed = null;
    if (at) this.cursor = at;
  }

  /** The cell under a pointer; on small cells the target nearest to it, if it is near. */
  meant({ at, pointer }: { at: Point; pointer: string }): Place | null {
    const grid = this.grid!;
    const under = cellAt(grid, at);
    const within = reachFor(pointer);
    if (!under || grid.cell > within * 1.6 || this.board.stands(under)) return under;
    const targets = this.board.targets();
    return targets.some((each) => same(each, under)) ? under : (nearestTo(grid, at, targets, within) ?? under);
  }

  // ---- Keys
  // ------------------------------------------------------------------------------------------------------------

  /** The keyboard's cell gets the focus once what follows from a key is drawn, and can have it. */
  focus() {
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      const id = this.grid?.readable ? cellId(this.cursor) : 'cursor';
      this.host.renderRoot.querySelector<HTMLElement>(`[data-cell="${id}"]`)?.focus({ preventScroll: true });
    });
  }

  #key = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null;
    const place = cellOf(id, this.cursor);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = this.board.key?.(event.key, place) ?? this.#travel(event, place);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  #travel(event: KeyboardEvent, place: Place): (() => void) | null {
    const { counts = false } = this.board;
    if (!counts && this.grid!.readable) return null;
    const [least, most] = this.board.reach();
    const [first, last] = this.board.ends?.() ?? [least, most];
    const to = travel(event, place, this.grid!.up, { first, last });
    if (!to) return null;
    return () => {
      const inside = (i: 0 | 1) => Math.max(least[i], Math.min(to[i], most[i]));
      this.cursor = this.pointed = [inside(0), inside(1)];
      this.board.come?.(this.cursor);
      this.focus();
      const heard = this.board.hear(this.cursor);
      if (!this.grid!.readable) this.host.announce(heard);
    };
  }

  // ---- Drawing
  // -----------------------------------------------------------------------------------------------------------

  /** `below`: under the picture, in its columns. */
  draw(picture: Picture, side: unknown, below: unknown = nothing): TemplateResult {
    const grid = this.grid!;
    return html`<div class="walk">
      <div
        class="ground ${grid.readable && grid.width > this.room ? 'scroll' : ''}"
        @keydown=${{ handleEvent: this.#key, capture: true }}
      >
        ${grid.readable ? nothing : this.heatMap.canvas(grid)} ${drawnPicture(picture)} ${below}
      </div>
      <div class="side ${this.beside ? '' : 'below'}">${side}</div>
    </div>`;
  }
}
