import { nothing, svg, type SVGTemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Heat } from '../kit/parts/heat.ts';
import { drawSign, fillOf } from '../heat/sign.ts';
import { crown, flag, insight, middle, queen, ticks, type Layout, type Place } from './geometry.ts';
import { ways, type Target, type Way } from './values.ts';

export const cellId = ([x, y]: Place) => `cell-${x}-${y}`;

export interface Face extends Heat {
  readonly target: boolean;
  readonly lit: boolean;
  readonly label: string;
}

export interface Drawing {
  readonly layout: Layout;
  readonly face: (place: Place) => Face;
  /** Cells that are pressed one by one: all in sight, or the one of the keyboard. */
  readonly cells: readonly Place[];
  /** The cell of the keyboard on a heat map. */
  readonly cursor: Place | null;
  /** Lines of its own, where there is no heat. */
  readonly lined: boolean;
  readonly queen: Place;
  /** Pixels, while she is dragged. */
  readonly held: readonly [x: number, y: number] | null;
  readonly movable: boolean;
  /** Whether she glides to where she stands: not while the board itself moves. */
  readonly glides: boolean;
  readonly targets: readonly Target[];
  readonly looked: Place | null;
  /** The target that is looked at. */
  readonly aimed: Target | null;
  readonly wins: readonly Target[];
  readonly hint: Target | null;
  /** The line the hint speaks of, those a proof lights. */
  readonly hinted: Way | null;
  readonly lit: ReadonlySet<string>;
  /** Cells linked with the strips: from each a line leads down. */
  readonly linked: readonly Place[];
  readonly axes: readonly [string, string];
  readonly press: (place: Place, event: PointerEvent) => void;
}

/** The queen, drawn by her middle; at least so large that a finger finds her. */
export const queenScale = (cell: number) => Math.max(cell, 24) / 56;

const figure = svg`${queen.map((d) => svg`<path class="body" d=${d} />`)}${crown.map(([x, y]) => svg`<circle class="body" cx=${x} cy=${y} r="2.600" />`)}`;

/** From the queen to the last cell of each of her lines. */
function ends(targets: readonly Target[], [x, y]: Place): Map<Way, Place> {
  const last = new Map<Way, Place>();
  for (const { way, to } of targets) {
    // Of the band of the generalised game the line is its middle.
    if (way === 'diagonal' && x - to[0] !== y - to[1]) continue;
    const [lx, ly] = last.get(way) ?? [x, y];
    if (to[0] + to[1] < lx + ly) last.set(way, to);
  }
  return last;
}

/** What lies over the canvas of a heat map, or the whole of a smaller board. */
export function drawQueenBoard(drawing: Drawing): SVGTemplateResult {
  const { layout, face, cells, cursor, targets, looked } = drawing;
  const { cell, size, left, bottom, span, x: fromX, y: fromY, readable } = layout;
  const top = bottom - size;
  const corner = ([x, y]: Place) => [left + (x - fromX) * cell, bottom - (y - fromY + 1) * cell] as const;
  const same = (a: Place | null, b: Place) => a !== null && a[0] === b[0] && a[1] === b[1];

  // What can be pressed holds no text: its name says more than what is written in it.
  const press = (place: Place) => {
    const shown = face(place);
    const [x, y] = corner(place);
    const states = [shown.target && 'target', shown.lit && 'lit', same(looked, place) && 'looked'].filter(Boolean);
    const grow = readable ? 0 : Math.max(0, (12 - cell) / 2);
    const inset = readable ? Math.min(2.5, cell * 0.07) : -grow;
    return svg`<g class="cell ${states.join(' ')}" data-cell=${same(cursor, place) ? 'cursor' : cellId(place)} role="button"
        aria-label=${shown.label} @click=${(event: PointerEvent) => drawing.press(place, event)}>
      <rect class="square" x=${x - grow} y=${y - grow} width=${cell + 2 * grow} height=${cell + 2 * grow} fill=${readable ? fillOf(shown) : 'transparent'} />
      <rect class="ring" x=${x + inset} y=${y + inset} width=${Math.max(0, cell - 2 * inset)} height=${Math.max(0, cell - 2 * inset)} rx=${readable ? 4 : 2} />
    </g>`;
  };

  const write = (place: Place) => {
    const { mark, value, target, quiet } = face(place);
    if (same(drawing.queen, place)) return nothing;
    const [mx, my] = middle(layout, ...place);
    const digits = value === null ? '' : `${value}`;
    return svg`
      ${mark && !quiet ? drawSign(mark, mx, my, cell * 0.29) : nothing}
      ${value === 0 ? svg`<circle class="zero" cx=${mx} cy=${my} r=${cell * 0.32} />` : nothing}
      ${digits ? svg`<text class="value" x=${mx} y=${my} dy="0.36em" text-anchor="middle" font-size=${cell * (digits.length > 2 ? 0.32 : cell < 28 ? 0.52 : 0.42)}>${digits}</text>` : nothing}
      ${target && (!mark || quiet) && value === null && !(place[0] === 0 && place[1] === 0) ? svg`<circle class="dot" cx=${mx} cy=${my} r=${cell * 0.12} />` : nothing}`;
  };

  /** What the queen covers, beside her. */
  const covered = () => {
    const { mark, value } = face(drawing.queen);
    if (!readable || drawing.held || !insight(layout, drawing.queen) || (mark === null && value === null))
      return nothing;
    const [x, y] = middle(layout, ...drawing.queen);
    const [bx, by] = [x + cell * 0.2, y + cell * 0.2];
    return svg`<g class="badge">
      <circle cx=${bx} cy=${by} r=${cell * 0.27} />
      ${
        mark
          ? drawSign(mark, bx, by, cell * 0.21)
          : svg`<text class="value" x=${bx} y=${by} dy="0.36em" text-anchor="middle" font-size=${cell * (value! > 99 ? 0.28 : value! > 9 ? 0.38 : 0.46)}>${value}</text>`
      }
    </g>`;
  };

  const [qx, qy] = middle(layout, ...drawing.queen);
  const line = (to: Place, kind: string) => {
    const [x, y] = middle(layout, ...to);
    return svg`<path class="ray ${kind}" d="M${qx} ${qy}L${x} ${y}" />`;
  };
  const box = (place: Place, kind: string) => {
    if (!insight(layout, place)) return nothing;
    const [x, y] = middle(layout, ...place);
    const side = Math.max(cell, 9) + (readable ? -5 : 3);
    return svg`<rect class="box ${kind}" x=${x - side / 2} y=${y - side / 2} width=${side} height=${side} rx=${readable ? 4 : 2} />`;
  };
  const reach = ends(targets, drawing.queen);
  // Through numbers no line is drawn: the frames around them say as much.
  const numbered = readable && face(drawing.queen).value !== null;
  const lighted = ways.filter((way) => drawing.lit.has(way) || drawing.hinted === way);
  // Of a heat map the cells of her lines are small squares on one path; around what is written in them, frames.
  const framed = cell >= 12;
  const small = framed ? cell - 2.5 : Math.max(1, cell * 0.36);
  const spots = readable
    ? []
    : targets
        .filter(({ to }) => insight(layout, to))
        .map(({ to }) => {
          const [x, y] = middle(layout, ...to);
          return `M${x - small / 2} ${y - small / 2}h${small}v${small}h${-small}z`;
        });

  const every = [1, 2, 5, 10, 20].find((each) => each * cell >= 7) ?? 20;
  const lines = [];
  for (let k = 1; k < span; k++) {
    if ((fromX + k) % every === 0) lines.push(`M${left + k * cell} ${top}v${size}`);
    if ((fromY + k) % every === 0) lines.push(`M${left} ${bottom - k * cell}h${size}`);
  }
  const scale = queenScale(readable ? cell : Math.max(cell, 26));
  const badge = readable && !drawing.held && (face(drawing.queen).mark !== null || face(drawing.queen).value !== null);
  const [px, py] = drawing.held ?? (badge ? [qx - cell * 0.16, qy - cell * 0.16] : [qx, qy]);
  const [gx, gy] = middle(layout, 0, 0);
  // The flag stands in the goal while there is nothing else, else at its corner.
  const goal = face([0, 0]);
  const free = readable && !same(drawing.queen, [0, 0]) && goal.mark === null && goal.value === null;
  const [flagAt, flagScale] = free ? [[gx, gy], cell / 56] : [[left - 20, bottom + 15], 0.62];
  return svg`
    <defs><clipPath id="sight"><rect x=${left - 1} y=${top - 1} width=${size + 2} height=${size + 2} /></clipPath></defs>
    ${repeat(cells, (place) => (same(cursor, place) ? 'cursor' : cellId(place)), press)}
    <g aria-hidden="true" class="decor">
      ${readable || drawing.lined ? svg`<path class="lines" d=${lines.join('')} />` : nothing}
      <rect class="border" x=${left} y=${top} width=${size} height=${size} />
      ${ticks(fromX, span, cell).map((n) => svg`<text class="index ${n === looked?.[0] ? 'here' : ''}" x=${middle(layout, n, 0)[0]} y=${bottom + 11} dy="0.36em" text-anchor="middle">${n}</text>`)}
      ${ticks(fromY, span, cell).map((n) => svg`<text class="index ${n === looked?.[1] ? 'here' : ''}" x=${left - 6} y=${middle(layout, 0, n)[1]} dy="0.36em" text-anchor="end">${n}</text>`)}
      <text class="axis" x=${left + size} y=${bottom + 28} dy="0.36em" text-anchor="end">${drawing.axes[0]} →</text>
      <text class="axis" x=${left} y=${top - 12} dy="0.36em" text-anchor="start">↑ ${drawing.axes[1]}</text>
      <g clip-path="url(#sight)">
        ${[...reach].map(([way, to]) => line(to, `${lighted.includes(way) ? 'lighted' : ''} ${drawing.hinted === way ? 'hinted' : ''} ${numbered ? 'under' : ''}`))}
        ${spots.length ? svg`<path class="spots ${framed ? 'framed' : ''}" d=${spots.join('')} />` : nothing}
        ${drawing.wins.map(({ to }) => line(to, 'wins'))}
        ${drawing.hint ? line(drawing.hint.to, 'hint') : nothing}
        ${drawing.aimed ? line(drawing.aimed.to, 'aimed') : nothing}
        ${drawing.linked.map((place) => {
          const [x, y] = middle(layout, ...place);
          return svg`<path class="link" d="M${x} ${y}V${bottom}" />`;
        })}
      </g>
      ${
        insight(layout, [0, 0])
          ? svg`<path class="flag" d=${flag} transform="translate(${flagAt.join(' ')}) scale(${flagScale})" />`
          : nothing
      }
      ${readable ? cells.map(write) : nothing}
      ${drawing.linked.map((place) => box(place, 'linked'))}
      ${drawing.wins.map(({ to }) => box(to, 'wins'))}
      ${drawing.hint ? box(drawing.hint.to, 'hint') : nothing}
      ${[...drawing.lit].map((part) => {
        const [, x, y] = /^cell-(\d+)-(\d+)$/.exec(part) ?? [];
        return x && y ? box([Number(x), Number(y)], 'litten') : nothing;
      })}
      ${readable || !looked ? nothing : box(looked, 'aimed')}
      ${drawing.aimed && !drawing.held ? svg`<g class="ghost" transform="translate(${middle(layout, ...drawing.aimed.to).join(' ')}) scale(${scale * 0.9})">${figure}</g>` : nothing}
      ${
        insight(layout, drawing.queen) || drawing.held
          ? svg`<g class="stone queen ${drawing.held ? 'held' : ''} ${drawing.movable ? 'movable' : ''} ${drawing.glides ? 'glides' : ''}"
              .style=${`transform: translate(${px}px, ${py}px) scale(${scale * (badge ? 0.68 : 1)})`}>
            ${queen.map((d) => svg`<path class="halo" d=${d} />`)}${figure}
          </g>`
          : nothing
      }
      ${covered()}
    </g>`;
}
