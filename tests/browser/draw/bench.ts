/** What the controllers of web/draw/ are tried on: a drawing that knows nothing but them. */
import { html, LitElement, svg } from 'lit';
import { Drag } from '../../../web/draw/drag.ts';
import { Cells } from '../../../web/draw/cells.ts';
import { drawnPicture } from '../../../web/draw/lit.ts';
import { cell, middle, places, same, type Grid, type Place } from '../../../web/draw/parts/grid.ts';
import { stripPicture } from '../../../web/draw/parts/strip.ts';
import { circle } from '../../../web/draw/scene.ts';
import { StripWindow } from '../../../web/draw/strip-window.ts';
import { Window, type Pane, type Extent } from '../../../web/draw/window.ts';

const side = 400;
const stone = { x: 100, y: 100, r: 30 };

/**
 * Attributes: `extent` (JSON), `brush` (strokes instead of a stone and a pane), `slow` (a drop is answered by
 * `answer`).
 */
class Bench extends LitElement {
  static override properties = { extent: { type: Object }, brush: { type: Boolean }, slow: { type: Boolean } };
  declare extent: Extent;
  declare brush: boolean;
  declare slow: boolean;

  /** What has happened, a word each. */
  readonly heard: string[] = [];
  answer: () => void = () => undefined;

  readonly pane: Window = new Window(this, {
    on: 'svg',
    extent: () => this.extent,
    drawn: () => ({ pane: this.pane.pane ?? this.#home, left: 0, top: 0, size: side, up: true }),
    about: () => [0, 0],
  });

  readonly drag = new Drag<Pane | 'stone' | 'stroke'>(this, {
    on: 'svg',
    atOnce: (thing) => thing === 'stroke',
    grasp: ({ at: [x, y] }) => {
      if (this.brush) return 'stroke';
      if (Math.hypot(x - stone.x, y - stone.y) < stone.r) return 'stone';
      return this.pane.pane;
    },
    move: (thing, { at }, by) => {
      if (typeof thing !== 'string') this.pane.drag(thing, by);
      else this.heard.push(`${thing} ${at.map(Math.round).join()}`);
    },
    drop: (thing, { at }) => {
      this.heard.push(`drop ${at.map(Math.round).join()}`);
      if (thing === 'stone' && this.slow)
        return { at: [200, 200], until: new Promise<void>((known) => (this.answer = known)) };
    },
    hover: (spot) => this.heard.push(spot ? 'over' : 'nowhere'),
    pinch: this.pane.pinch,
  });

  get #home(): Pane {
    return { x: 0, y: 0, span: this.extent.spans?.[0] ?? this.extent.width };
  }

  override render() {
    const [x, y] = this.drag.held?.thing === 'stone' ? this.drag.held.at : [stone.x, stone.y];
    return html`<svg
      width=${side / 2}
      height=${side / 2}
      viewBox="0 0 ${side} ${side}"
      @click=${() => this.heard.push('click')}
    >
      <rect width=${side} height=${side} fill="silver" />
      ${svg`<circle cx=${x} cy=${y} r=${stone.r} />`}
    </svg>`;
  }
}

customElements.define('draw-bench', Bench);

/** Places can have the focus, as those of a board in its shell. */
function focusable(bench: LitElement) {
  for (const each of bench.renderRoot.querySelectorAll('[data-cell]')) each.setAttribute('tabindex', '0');
}

/** A board of cells with a piece that may go along its row. `across`: how many columns and rows; `size`: of a cell. */
class CellsBench extends LitElement {
  static override properties = { across: { type: Number }, size: { type: Number } };
  declare across: number;
  declare size: number;

  readonly heard: string[] = [];
  at: Place = [1, 1];

  readonly cells: Cells<'piece'> = new Cells<'piece'>(
    this,
    {
      targets: () =>
        Array.from({ length: this.across }, (_, i): Place => [i + 1, this.at[1]]).filter((to) => !same(to, this.at)),
      stands: (place) => same(place, this.at),
      press: (place) => this.heard.push(`press ${place.join()}`),
      grasp: (_spot, place) => (same(place, this.at) ? 'piece' : null),
      from: () => this.at,
      land: (_piece, to) => {
        this.heard.push(`land ${to.join()}`);
        this.at = to;
        return Promise.resolve();
      },
      counts: true,
      reach: () => [
        [1, 1],
        [this.across, this.across],
      ],
      key: (key, place) => (key === 'x' ? () => void this.heard.push(`x ${place.join()}`) : null),
      hear: (place) => `cell ${place.join()}`,
      heated: () => null,
    },
    { width: 100, gap: 20, least: 500 },
  );

  announce(text: string) {
    this.heard.push(text);
  }

  protected override willUpdate() {
    const [columns, cell] = [this.across, this.size];
    const side = columns * cell;
    const grid: Grid = {
      columns,
      rows: columns,
      x: 1,
      y: 1,
      up: false,
      origin: 1,
      cell,
      left: 0,
      top: 0,
      width: side,
      height: side,
      readable: columns <= 16,
    };
    this.cells.lay(grid);
  }

  protected override updated() {
    focusable(this);
  }

  override render() {
    const grid = this.cells.grid!;
    const [x, y] = this.cells.drag.held?.at ?? middle(grid, this.at);
    const face = (place: Place) => ({
      mark: null,
      value: null,
      fresh: false,
      wrong: false,
      label: `at ${place.join()}`,
    });
    const shown = grid.readable ? places(grid) : [this.cells.cursor];
    const { width, height } = grid;
    const of = [
      shown.map((place) => cell(grid, place, face(place), grid.readable ? undefined : 'cursor')),
      circle({ class: 'piece', cx: x, cy: y, r: 5, 'pointer-events': 'none' }),
    ];
    return html`<style>
        .walk {
          display: flex;
          gap: 20px;
        }
        rect {
          fill: silver;
        }
        .ground,
        svg {
          position: relative;
        }
        canvas {
          position: absolute;
        }
      </style>
      ${this.cells.draw({ width, height, label: 'Cells', is: { class: 'grid' }, of }, html`<i>beside</i>`)}
      <output>${this.cells.looked?.join()}</output>`;
  }
}

customElements.define('draw-cells', CellsBench);

/** A strip with a window on it. */
class StripBench extends LitElement {
  readonly strip: StripWindow = new StripWindow(this, '.window');

  protected override updated() {
    focusable(this);
  }

  override render() {
    const { from, count, cell } = this.strip;
    const picture = stripPicture({
      label: 'Strip',
      from,
      count,
      cell,
      above: 10,
      numbersBelow: true,
      face: (n) => ({ label: `${n}` }),
    });
    return html`<div class="window" @keydown=${{ handleEvent: this.strip.key, capture: true }}>
      ${drawnPicture({ ...picture, is: { ...picture.is, tabindex: -1 } })}
    </div>`;
  }
}

customElements.define('draw-strip', StripBench);
