import { html, nothing, type TemplateResult } from 'lit';
import { Asked } from '../../draw/asked.ts';
import { Cells } from '../../draw/cells.ts';
import groundSheet from '../../draw/ground.css?inline';
import tableSheet from './table.css?inline';
import { cold, lensed } from '../../draw/heat-map.ts';
import explanationSheet from '../../draw/explanation.css?inline';
import cellSheet from '../../draw/parts/cell.css?inline';
import gridSheet from '../../draw/parts/grid.css?inline';
import signSheet from '../../draw/parts/sign.css?inline';
import { cell, frame, insight, mostReadable, places, same, written } from '../../draw/parts/grid.ts';
import type { CellFace, Grid, Place } from '../../draw/parts/grid.ts';
import { g, path, type Picture } from '../../draw/scene.ts';
import { sheets } from '../../draw/sheets.ts';
import type { Drawn } from '../../draw/surface.ts';
import { number, type Language } from '../../board/language.ts';
import { solver } from '../../board/solver.ts';
import { sides } from './sides.ts';
import type { NimberWords } from './words.en.ts';

const largestCell = 30;
const largestBoard = 512;
/** Room for the numbers of rows and columns. */
const [left, top, edge] = [26, 20, 3];
const beside = { width: 148, gap: 24, least: 560 };

/**
 * The ⊗ table so many rows and columns large, in a room so many pixels wide; small cells are whole dots of the screen.
 */
export function layOut(side: number, room: number, density = 1): Grid {
  const readable = side <= mostReadable;
  const fits = Math.min(largestCell, (room - left - edge) / side, largestBoard / side);
  const px = Math.max(1 / density, readable ? Math.floor(fits) : Math.floor(fits * density) / density);
  const size = { width: left + side * px + edge, height: top + side * px + edge };
  return { columns: side, rows: side, x: 0, y: 0, origin: 0, up: false, cell: px, left, top, ...size, readable };
}

interface Table {
  readonly side: number;
  /** Row by row. */
  readonly values: BigUint64Array;
}

/** What the table has of the calculator beside it. */
interface TableHost extends Drawn, HTMLElement {
  readonly language: Language;
  announce(text: string): void;
  readonly shade: string;
  readonly tableSide: number;
  sayEntry(x: string, y: string, product: string): string;
  /** Puts an entry into the calculator. */
  pick(x: bigint | number, y: bigint | number): void;
  widen(side: number): void;
}

/** The ⊗ table of the calculator: what is pointed at is read out, what is pressed goes into the calculator. */
export class NimTable {
  readonly #asked: Asked<Table, number>;
  readonly #cells: Cells<never>;
  #table: Table | null = null;
  #chosen: Place | null = null;

  constructor(private readonly host: TableHost) {
    this.#asked = new Asked(host);
    this.#cells = new Cells<never>(
      host,
      {
        targets: () => [],
        stands: () => true,
        press: (place) => this.#press(place),
        grasp: () => null,
        from: () => null,
        land: () => Promise.resolve(),
        counts: true,
        reach: () => [
          [0, 0],
          [this.#side - 1, this.#side - 1],
        ],
        key: (key, place) => (key === 'Enter' || key === ' ' ? () => this.#press(place) : null),
        hear: (place) => this.#say(place),
        heated: () => this.#heated(),
      },
      beside,
    );
  }

  get #side(): number {
    return this.#table?.side ?? this.host.tableSide;
  }
  #value([x, y]: Place): bigint | null {
    return this.#table?.values[x * this.#side + y] ?? null;
  }
  /** Rows are x, columns y: x ⊗ y = y ⊗ x, so nobody need know. */
  #say([y, x]: Place): string {
    const write = (n: bigint | number) => number(n, this.host.language);
    const value = this.#value([x, y]);
    return value === null ? '' : this.host.sayEntry(write(x), write(y), write(value));
  }

  #press(place: Place) {
    this.#cells.choose(place);
    this.host.pick(place[1], place[0]);
  }

  #heated() {
    const table = this.#table;
    if (!table) return null;
    const looked = this.#looked;
    return {
      of: [table.side, this.host.shade].join('|'),
      heat: (place: Place) => ({ ...cold, value: this.#value(place) }),
      most: table.side - 1,
      lens: { around: looked ?? this.#cells.cursor, counters: [], targets: [], looked },
    };
  }

  get #looked(): Place | null {
    return this.#cells.pointed ?? this.#chosen;
  }

  /** `entry`: the numbers in the calculator, if they are in the table. */
  render(side: number, entry: readonly [number, number] | null, words: NimberWords): TemplateResult {
    const asked = this.#asked.need(side, async (signal) => {
      const { values } = await (await solver()).ask('nimber', 'table', `0 0 ${side} ${side}`, { signal });
      return { side, values };
    });
    this.#table = asked ?? this.#asked.last;
    this.#chosen = entry ? [entry[1], entry[0]] : null;
    const choice = html`<div class="sides segments" role="group" aria-label=${words.side}>
      ${sides.map(
        (each) =>
          html`<button type="button" aria-pressed=${each === side} @click=${() => this.host.widen(each)}>
            ${each}
          </button>`,
      )}
    </div>`;
    if (!this.#table)
      return html`${choice}
        <div class="awaited"></div>`;
    const cells = this.#cells;
    // Cells that can be read need no window beside them.
    const room = cells.room + (this.#side <= mostReadable && cells.beside ? beside.width + beside.gap : 0);
    cells.lay(layOut(this.#side, room, devicePixelRatio), this.#chosen ?? [0, 0]);
    const grid = cells.grid!;
    const press = (place: Place) => insight(grid, place) && this.#press(place);
    const pointed = cells.pointed;
    return html`${choice}
      ${cells.draw(this.#picture(grid, words), lensed(grid) ? cells.heatMap.lens(words.lens, press) : nothing)}
      <p class="explanation">${pointed ? this.#say(pointed) : words.point}</p>
      <p class="explanation quiet">${words.blocks}</p>`;
  }

  #picture(grid: Grid, words: NimberWords): Picture {
    const { columns, cell: px, readable, width, height } = grid;
    const { cursor } = this.#cells;
    const looked = this.#looked;
    const face = (place: Place): CellFace => ({
      ...cold,
      value: this.#value(place),
      going: same(place, this.#chosen),
      label: this.#say(place),
    });
    const faces = (readable ? places(grid) : [cursor]).map((place) => [place, face(place)] as const);
    const blocks = [2, 4, 16].filter((each) => each < columns && each * px > 8);
    const size = columns * px;
    const lines = blocks.map((n) => `M${left} ${top + n * px}h${n * px}v${-n * px}`);
    return {
      width,
      height,
      label: words.table(columns),
      is: { class: 'grid products' },
      of: [
        faces.map(([place, shown]) => cell(grid, place, shown, readable ? undefined : 'cursor')),
        g(
          { class: 'decor', 'aria-hidden': 'true' },
          path({ class: 'diagonal', d: `M${left} ${top}L${left + size} ${top + size}` }),
          frame(grid, readable, looked),
          readable && faces.map(([place, shown]) => written(grid, place, shown)),
          path({ class: 'blocks', d: lines.join('') }),
        ),
      ],
    };
  }
}

export const tableStyles = sheets(explanationSheet, signSheet, cellSheet, gridSheet, groundSheet, tableSheet);
