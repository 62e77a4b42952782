import { nothing, svg, type SVGTemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { counterPlace, middle, placeOf, ticks, type Layout } from './geometry.ts';
import type { Heat } from '../heat/heat.ts';
import { drawSign, fillOf } from '../heat/sign.ts';
import type { Place } from './words.ts';

export const cellId = (x: number, y: number) => `cell-${x}-${y}`;

export interface Face extends Heat {
  readonly target: boolean;
  readonly lit: boolean;
  readonly looked: boolean;
  /** Found right by the last check. */
  readonly settled: boolean;
  /** Filled in for the reader. */
  readonly given: boolean;
  readonly label: string;
}

export interface Counter {
  readonly at: Place;
  /** Pixels, while it is dragged. */
  readonly held: readonly [x: number, y: number] | null;
  /** Its number among several, or the mark of the cell it covers. */
  readonly text: string;
  /** Leaves the middle of its cell to the mark. */
  readonly aside: boolean;
  readonly selected: boolean;
  readonly hinted: boolean;
}

export interface Arrow {
  readonly from: Place;
  readonly to: Place;
  /** A step of the cell that is looked at, one that wins, the hinted one, a reply. */
  readonly kind: 'look' | 'wins' | 'hint' | 'reply';
}

export interface Drawing {
  readonly layout: Layout;
  readonly face: (index: number) => Face;
  /** Cells that are drawn and pressed one by one; of a heat map only the one of the keyboard. */
  readonly cells: readonly number[];
  /** The cell of the keyboard on a heat map. */
  readonly cursor: number | null;
  /** Where the selected counter may go, of a heat map. */
  readonly targets: readonly number[];
  /** A heat map without heat has lines, as many as are clear. */
  readonly lined: boolean;
  /** The cell whose column and row are told. */
  readonly looked: number | null;
  readonly counters: readonly Counter[];
  readonly arrows: readonly Arrow[];
  readonly column: number | null;
  readonly click: (index: number) => void;
}

function arrow(layout: Layout, { from, to, kind }: Arrow): SVGTemplateResult {
  const [x1, y1] = middle(layout, ...from);
  const [x2, y2] = middle(layout, ...to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const unit = layout.readable ? layout.cell : Math.max(layout.cell, 12);
  const [start, end] = [Math.min(unit * 0.36, length * 0.3), Math.min(unit * 0.26, length * 0.2)];
  const [ax, ay, bx, by] = [x1 + ux * start, y1 + uy * start, x2 - ux * end, y2 - uy * end];
  const head = Math.min(9, unit * 0.24, length * 0.4);
  const wing = (turn: number) => `${bx - head * (ux - turn * uy * 0.55)} ${by - head * (uy + turn * ux * 0.55)}`;
  return svg`<g class="arrow ${kind} ${unit < 28 ? 'thin' : ''}"><path class="shaft" d="M${ax} ${ay}L${bx} ${by}" /><path class="tip" d="M${wing(1)}L${bx} ${by}L${wing(-1)}" /></g>`;
}

/** What lies over the canvas of a heat map, or the whole of a smaller board. */
export function drawGrid(drawing: Drawing): SVGTemplateResult {
  const { layout, face, cells, counters, arrows, cursor } = drawing;
  const { columns, rows, cell, left, top, readable } = layout;
  const corner = (index: number) => {
    const [x, y] = placeOf(layout, index);
    return { x: left + (x - 1) * cell, y: top + (y - 1) * cell };
  };
  const id = (index: number) => (index === cursor ? 'cursor' : cellId(...placeOf(layout, index)));

  // What can be pressed holds no text: its name says more than what is written in it.
  const press = (index: number) => {
    const shown = face(index);
    const { x, y } = corner(index);
    const states = (['target', 'lit', 'looked', 'wrong', 'settled', 'fresh'] as const).filter((state) => shown[state]);
    const grow = readable ? 0 : Math.max(0, (12 - cell) / 2);
    const inset = readable ? Math.min(2.5, cell * 0.07) : -grow;
    return svg`<g class="cell ${states.join(' ')}" data-cell=${id(index)} role="button" aria-label=${shown.label}
        @click=${() => drawing.click(index)}>
      <rect class="square" x=${x - grow} y=${y - grow} width=${cell + 2 * grow} height=${cell + 2 * grow} fill=${readable ? fillOf(shown) : 'transparent'} />
      <rect class="ring" x=${x + inset} y=${y + inset} width=${cell - 2 * inset} height=${cell - 2 * inset} rx=${readable ? 4 : 2} />
    </g>`;
  };

  const write = (index: number) => {
    const { mark, value, target, wrong, given, settled } = face(index);
    const { x, y } = corner(index);
    const [mx, my] = [x + cell / 2, y + cell / 2];
    const digits = value === null ? '' : `${value}`;
    return svg`<g class="written ${given ? 'given' : ''}">
      ${mark ? drawSign(mark, mx, my, cell * 0.29) : nothing}
      ${value === 0 ? svg`<circle class="zero" cx=${mx} cy=${my} r=${cell * 0.32} />` : nothing}
      ${digits ? svg`<text class="value" x=${mx} y=${my} dy="0.36em" text-anchor="middle" font-size=${cell * (digits.length > 2 ? 0.32 : cell < 28 ? 0.52 : 0.42)}>${digits}</text>` : nothing}
      ${wrong ? svg`<path class="cross" d="M${x + cell * 0.74} ${y + cell * 0.12}l${cell * 0.15} ${cell * 0.15}m0 ${cell * -0.15}l${cell * -0.15} ${cell * 0.15}" />` : nothing}
      ${settled ? svg`<path class="tick" d="M${x + cell * 0.7} ${y + cell * 0.16}l${cell * 0.06} ${cell * 0.07}l${cell * 0.12} ${cell * -0.13}" />` : nothing}
      ${target && !mark && value === null ? svg`<circle class="dot" cx=${mx} cy=${my} r=${cell * 0.13} />` : nothing}
    </g>`;
  };

  const spot = (index: number) => {
    const { x, y } = corner(index);
    return svg`<circle class="dot" cx=${x + cell / 2} cy=${y + cell / 2} r=${Math.max(3, cell * 0.2)} />`;
  };

  // A property, not an attribute: a strict policy allows no inline style in markup.
  const stone = (counter: Counter, i: number) => {
    const there = counters.flatMap(({ at }, j) => (at[0] === counter.at[0] && at[1] === counter.at[1] ? [j] : []));
    const { x, y, r } = counterPlace(layout, counter.at, there.indexOf(i), there.length, counter.aside);
    const [px, py] = counter.held ?? [x, y];
    return svg`<g class="stone ${counter.selected ? 'selected' : ''} ${counter.hinted ? 'hinted' : ''} ${counter.held ? 'held' : ''}"
        .style=${`transform: translate(${px}px, ${py}px)`}>
      <circle class="halo" r=${r + Math.max(2.5, r * 0.16)} /><circle class="body" r=${r} />
      ${
        counter.text
          ? svg`<text dy="0.36em" text-anchor="middle" font-size=${r * (counter.text.length > 1 ? 0.9 : 1.1)}>${counter.text}</text>`
          : svg`<ellipse class="shine" cx=${-r * 0.28} cy=${-r * 0.4} rx=${r * 0.34} ry=${r * 0.22} transform="rotate(-28 ${-r * 0.28} ${-r * 0.4})" />`
      }
    </g>`;
  };

  const every = [1, 2, 5, 10, 20].find((each) => each * cell >= 7) ?? 20;
  const between = (count: number) =>
    Array.from({ length: Math.ceil(count / every) - 1 }, (_, i) => (i + 1) * every * cell);
  const lines = [
    ...between(columns).map((x) => `M${left + x} ${top}v${rows * cell}`),
    ...between(rows).map((y) => `M${left} ${top + y}h${columns * cell}`),
  ];
  const [lx, ly] = drawing.looked === null ? [0, 0] : placeOf(layout, drawing.looked);
  return svg`
    ${repeat(cells, (index) => (index === cursor ? 'cursor' : index), press)}
    <g aria-hidden="true" class="decor">
      ${readable || drawing.lined ? svg`<path class="lines" d=${lines.join('')} />` : nothing}
      ${
        drawing.column === null
          ? nothing
          : svg`<rect class="column" x=${left + (drawing.column - 1) * cell - 2} y=${top - 18} width=${cell + 4} height=${rows * cell + 20} rx="5" />`
      }
      <rect class="border" x=${left} y=${top} width=${columns * cell} height=${rows * cell} />
      ${ticks(columns, cell).map((n) => svg`<text class="index ${n === lx ? 'here' : ''}" x=${middle(layout, n, 1)[0]} y=${top - 10} dy="0.36em" text-anchor="middle">${n}</text>`)}
      ${ticks(rows, cell).map((n) => svg`<text class="index ${n === ly ? 'here' : ''}" x=${left - 5} y=${middle(layout, 1, n)[1]} dy="0.36em" text-anchor="end">${n}</text>`)}
      ${readable ? cells.map(write) : drawing.targets.map(spot)}
      ${arrows.map((each) => arrow(layout, each))}
      ${counters.map(stone)}
    </g>`;
}
