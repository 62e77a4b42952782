import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { valueFill } from '../kit/parts/ramp.ts';
import { bracketRow, cellNumber, cellSize, edge, numberRow, stoneRadius, stoneRise } from './geometry.ts';

/** A strip of numbered cells of which a window is drawn. Lengths in CSS pixels; knows nothing of any game. */
export interface Strip {
  /** First cell of the window and how many there are. */
  readonly from: bigint;
  readonly count: number;
  /** How wide a cell is, if it is no square. */
  readonly cell?: number;
  /** Targets outside the window, which have a sign of their own over its end. */
  readonly far?: readonly bigint[];
  /** What is written into a cell. */
  face(n: bigint): Face;
  readonly stones: readonly Stone[];
  readonly arcs: readonly Arc[];
  readonly brackets: readonly Bracket[];
  /** Numbers stand under the cells instead of in them. */
  readonly numbersBelow: boolean;
  /** Room above the cells for arcs and stones. */
  readonly above: number;
}

export interface Face {
  readonly sign?: 'P' | 'N' | null;
  readonly value?: bigint | null;
  /** Legal target of the stone that is selected. */
  readonly target?: boolean;
  readonly lit?: boolean;
  readonly looked?: boolean;
  /** Left unmarked by the reader. */
  readonly open?: boolean;
  /** Painted otherwise than the solver says. */
  readonly wrong?: boolean;
  /** Painted as the solver says. */
  readonly right?: boolean;
  readonly label: string;
  readonly click?: ((event: Event) => void) | undefined;
  readonly over?: ((event: PointerEvent) => unknown) | undefined;
  readonly tab?: number;
}

export interface Stone {
  readonly key: number;
  readonly at: bigint;
  /** How many stones stand below it on its cell. */
  readonly level: number;
  readonly text: string;
  readonly selected: boolean;
  readonly hinted: boolean;
}

export interface Arc {
  readonly from: bigint;
  readonly to: bigint;
  /** A move of the stone, the one pointed at, one that wins, the hinted one, or a jump that is only looked at. */
  readonly kind: 'move' | 'aim' | 'wins' | 'hint' | 'look';
}

/** A run of cells under the strip: `period` solid, `preperiod` dashed. `to` is exclusive. */
export interface Bracket {
  readonly from: bigint;
  readonly to: bigint;
  readonly kind: 'period' | 'preperiod';
  readonly text: string;
}

export const cellId = (n: bigint) => `cell-${n}`;

/** Sign of an outcome around (x, y): a ring with P or a diamond with N. */
export function sign(outcome: 'P' | 'N', x: number, y: number, r: number): SVGTemplateResult {
  const shape =
    outcome === 'P'
      ? svg`<circle cx=${x} cy=${y} r=${r} />`
      : svg`<path d="M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z" />`;
  return svg`<g class="sign ${outcome}">${shape}<text x=${x} y=${y} dy="0.36em" text-anchor="middle" font-size=${r * 1.1}>${outcome}</text></g>`;
}

export function drawStrip(strip: Strip): SVGTemplateResult {
  const { from, count, above, cell: wide = cellSize } = strip;
  const x = (n: bigint) => edge + Number(n - from) * wide;
  const inside = (n: bigint) => n >= from && n < from + BigInt(count);
  const cells = Array.from({ length: count }, (_, i) => from + BigInt(i));
  const end = x(from + BigInt(count));
  const brackets = strip.brackets.filter((b) => b.to > from && b.from < from + BigInt(count));

  // What can be pressed holds no text: its name says more than what is written in it.
  const cell = (n: bigint) => {
    const face = strip.face(n);
    const fill =
      face.value !== undefined && face.value !== null
        ? valueFill(Number(face.value))
        : face.sign === 'P'
          ? 'var(--nl-p-soft)'
          : face.sign === 'N'
            ? 'var(--nl-n-soft)'
            : 'var(--nl-raised)';
    const states = (['target', 'lit', 'looked', 'wrong'] as const).filter((state) => face[state]);
    return svg`<g class="cell ${states.join(' ')}" data-cell=${cellId(n)} role=${face.click ? 'button' : 'img'}
        aria-label=${face.label} tabindex=${face.tab ?? nothing} @click=${face.click ?? nothing} @pointerenter=${face.over ?? nothing}>
      <rect class="square" x=${x(n)} y=${above} width=${wide} height=${cellSize} fill=${fill} />
      <rect class="ring" x=${x(n) + 2} y=${above + 2} width=${wide - 4} height=${cellSize - 4} rx="4" />
    </g>`;
  };

  const writing = (n: bigint) => {
    const { sign: outcome, value, target, open, wrong, right } = strip.face(n);
    const [mid, middle] = [x(n) + wide / 2, above + cellSize / 2];
    const digits = value === undefined || value === null ? '' : cellNumber(value);
    const long = cellNumber(n).length * 8 > wide ? 'long' : '';
    return svg`<g class=${open ? 'open' : nothing}>
      ${wrong ? svg`<path class="cross" d="M${x(n) + wide - 10} ${above + 4}l6 6m0 -6l-6 6" />` : nothing}
      ${right ? svg`<path class="tick" d="M${x(n) + wide - 11} ${above + 7}l2.5 3l5 -5.5" />` : nothing}
      ${outcome ? sign(outcome, mid, middle, Math.min(12.5, wide / 2.4 - 0.8)) : nothing}
      ${value === 0n ? svg`<circle class="zero" cx=${mid} cy=${middle} r="13.5" />` : nothing}
      ${digits ? svg`<text class="value" x=${mid} y=${middle} dy="0.36em" text-anchor="middle" font-size=${digits.length < 3 ? 18 : digits.length < 5 ? 13 : 9}>${digits}</text>` : nothing}
      ${
        strip.numbersBelow
          ? svg`<text class="index ${long}" x=${mid} y=${above + cellSize + 14} text-anchor="middle">${cellNumber(n)}</text>`
          : svg`<text class="index inside ${long} ${target ? 'target' : ''}" x=${mid} y=${middle} dy="0.36em" text-anchor="middle">${cellNumber(n)}</text>`
      }
    </g>`;
  };

  // A property, not an attribute: a strict policy allows no inline style in markup.
  const stone = (s: Stone) => svg`<g class="stone ${s.selected ? 'selected' : ''} ${s.hinted ? 'hinted' : ''}"
      .style=${`transform: translate(${x(s.at) + wide / 2}px, ${above - stoneRise(s.level)}px)`}>
    <circle class="halo" r="17.5" /><circle class="body" r=${stoneRadius} /><ellipse class="shine" cx="-4" cy="-5.5" rx="4.6" ry="3" transform="rotate(-28 -4 -5.5)" />
    ${s.text ? svg`<text y="0" dy="0.36em" text-anchor="middle">${s.text}</text>` : nothing}
  </g>`;

  // An arc leaves from beside its stone (or from its cell) and lands on the middle of its target.
  const arc = (a: Arc) => {
    const standing = strip.stones.some((s) => s.at === a.from) && a.kind !== 'look';
    const [x1, x2] = [x(a.from) + wide / 2 - (standing ? 12 : 0), x(a.to) + wide / 2];
    const [y1, y2] = [standing ? above - 24 : above - 3, above - 4];
    const top = Math.max(4, above - 26 - Math.sqrt(Math.abs(x1 - x2)) * 3.1);
    return svg`<path class="arc ${a.kind}" d="M${x1} ${y1}C${x1 - (x1 - x2) * 0.18} ${top} ${x2 + (x1 - x2) * 0.1} ${top} ${x2} ${y2}" />
      <path class="head ${a.kind}" d="M${x2 - 4.5} ${y2 - 7.5}L${x2} ${y2}L${x2 + 5.5} ${y2 - 6.5}" />`;
  };

  const bracketY = above + cellSize + (strip.numbersBelow ? numberRow : 4) + 3;
  const bracket = (b: Bracket) => {
    const [l, r] = [Math.max(x(b.from) + 3, 0), Math.min(x(b.to) - 3, end)];
    const open = { left: b.from < from, right: b.to > from + BigInt(count) };
    const width = r - l;
    return svg`<g class="bracket ${b.kind}"><path d="${open.left ? `M${l} ${bracketY + 5}` : `M${l} ${bracketY}v5`}H${r}${open.right ? '' : `v-5`}" />
      ${width > b.text.length * 6 ? svg`<text x=${(l + r) / 2} y=${bracketY + 20} text-anchor="middle">${b.text}</text>` : nothing}</g>`;
  };

  // In the corner where the arcs leave the window.
  const away = (n: bigint, i: number) => {
    const face = strip.face(n);
    const at = edge + strip.far!.slice(0, i).reduce((sum, each) => sum + farWidth(each) + 4, 0);
    const width = farWidth(n);
    return svg`<g class="cell away ${face.looked ? 'looked' : ''}" data-cell=${cellId(n)} role="button" aria-label=${face.label}
        @click=${face.click ?? nothing} @pointerenter=${face.over ?? nothing}>
      <rect class="square" x=${at} y="1" width=${width} height="28" rx="6" fill="var(--nl-raised)" />
      <rect class="ring" x=${at} y="1" width=${width} height="28" rx="6" />
      <text x=${at + width / 2} y="15" dy="0.36em" text-anchor="middle" aria-hidden="true">← ${cellNumber(n)}</text>
    </g>`;
  };

  const visible = strip.arcs.filter((a) => inside(a.to) || inside(a.from));
  return svg`
    ${repeat(cells, (n) => n, cell)}
    <path class="border" d="M${edge} ${above}H${end}M${edge} ${above + cellSize}H${end}" />
    ${from === 0n ? svg`<path class="border wall" d="M${edge} ${above - 1}v${cellSize + 2}" />` : nothing}
    <g aria-hidden="true" class="decor">
      ${cells.map(writing)}
      ${visible.map(arc)}
      ${repeat(
        strip.stones.filter((s) => inside(s.at)),
        (s) => s.key,
        stone,
      )}
      ${brackets.map(bracket)}
    </g>
    ${strip.far ? repeat(strip.far, (n) => n, away) : nothing}`;
}

/** Of the sign of a target outside the window. */
export const farWidth = (n: bigint) => 26 + cellNumber(n).length * 8;

/** `roomy`: with room for brackets that may still come. */
export function stripSize(
  strip: Pick<Strip, 'count' | 'cell' | 'above' | 'numbersBelow' | 'brackets'>,
  roomy = strip.brackets.length > 0,
) {
  return {
    width: 2 * edge + strip.count * (strip.cell ?? cellSize),
    height: strip.above + cellSize + (strip.numbersBelow ? numberRow : 4) + (roomy ? bracketRow : 0),
  };
}

export const stripStyles = css`
  .strip {
    display: block;
    margin-inline: auto;
    max-width: 100%;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
    overflow: visible;
  }
  .strip text {
    font-family: var(--nl-ui);
    font-variant-numeric: tabular-nums;
  }
  .strip .cell {
    outline: none;
  }
  .strip .square {
    stroke: var(--nl-line);
    stroke-width: 1;
    transition: fill var(--nl-move);
  }
  .strip .border {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 1.2;
  }
  .strip .wall {
    stroke-width: 3;
  }
  .strip .index {
    fill: var(--nl-muted);
    font-size: 11px;
  }
  .strip .index.inside {
    font-size: 14px;
  }
  .strip .index.target {
    fill: var(--nl-ink);
    font-weight: 650;
  }
  .strip .index.long {
    font-size: 9px;
  }
  .strip .away text {
    fill: var(--nl-ink);
    font-size: 13px;
    font-weight: 600;
    pointer-events: none;
  }
  .strip .away .square {
    stroke: var(--nl-line-strong);
  }
  .strip .value {
    fill: var(--nl-ink);
    font-weight: 600;
  }
  .strip .zero {
    fill: none;
    stroke: var(--nl-p);
    stroke-width: 1.6;
  }
  .strip .sign {
    stroke-width: 1.8;
  }
  .strip .sign text {
    font-weight: 700;
    stroke: none;
  }
  .strip .sign.P {
    fill: var(--nl-p-soft);
    stroke: var(--nl-p);
  }
  .strip .sign.P text {
    fill: var(--nl-p);
  }
  .strip .sign.N {
    fill: var(--nl-n-soft);
    stroke: var(--nl-n);
  }
  .strip .sign.N text {
    fill: var(--nl-n);
  }
  .strip .cross,
  .strip .tick {
    fill: none;
    stroke: var(--nl-bad);
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .strip .tick {
    stroke: var(--nl-good);
  }
  .strip .open > .sign {
    opacity: 0.6;
  }
  .strip .ring {
    fill: none;
    stroke: none;
    stroke-width: 2.5;
  }
  .strip .target:hover .ring {
    stroke: var(--nl-stone);
    stroke-width: 1.5;
  }
  .strip .looked .ring {
    stroke: var(--nl-ink);
    stroke-width: 2;
  }
  .strip .lit .ring {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
  }
  .strip .wrong .ring {
    stroke: var(--nl-bad);
    stroke-dasharray: 4 3;
  }
  .strip .cell:focus-visible .ring {
    stroke: var(--nl-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .strip .decor {
    pointer-events: none;
  }
  .strip .stone {
    transition: transform var(--nl-move);
  }
  .strip .halo {
    fill: none;
  }
  .strip .stone.selected .halo {
    stroke: var(--nl-accent);
    stroke-width: 1.8;
  }
  .strip .stone.hinted .halo {
    stroke: var(--nl-stone-hint);
    stroke-width: 3.5;
  }
  .strip .body {
    fill: var(--nl-stone);
    stroke: var(--nl-stone-edge);
    stroke-width: 1.2;
  }
  .strip .shine {
    fill: var(--nl-stone-shine);
    opacity: 0.75;
  }
  .strip .stone text {
    fill: var(--nl-paper);
    font-size: 13px;
    font-weight: 650;
  }
  .strip .arc,
  .strip .head {
    fill: none;
    stroke: var(--nl-stone);
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.75;
  }
  .strip :is(.arc, .head).look {
    stroke: var(--nl-accent);
    stroke-width: 1.6;
    opacity: 1;
  }
  .strip .arc.look {
    stroke-dasharray: 1 4;
  }
  .strip :is(.arc, .head).aim {
    stroke-width: 2.6;
    opacity: 1;
  }
  .strip :is(.arc, .head):is(.wins, .hint) {
    stroke: var(--nl-stone-hint);
    stroke-width: 2.6;
    opacity: 1;
  }
  .strip .bracket path {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 1.4;
  }
  .strip .bracket.preperiod path {
    stroke: var(--nl-muted);
    stroke-dasharray: 3 3;
  }
  .strip .bracket text {
    fill: var(--nl-accent);
    font-size: 11.5px;
  }
  .strip .bracket.preperiod text {
    fill: var(--nl-muted);
  }
  @media (prefers-reduced-motion: reduce) {
    .strip :is(.stone, .square) {
      transition: none;
    }
  }
`;
