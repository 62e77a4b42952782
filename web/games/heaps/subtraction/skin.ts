import { cellId } from '../../../draw/parts/strip.ts';
import { stops, trackPicture } from '../../../draw/parts/track.ts';
import { inRoom, type Rest } from '../../../draw/rest.ts';
import {
  type Picture,
  type Press,
  g,
  keyed,
  line,
  names,
  path,
  press,
  rect,
  type Content,
} from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import trackSheet from '../../../draw/parts/track.css?inline';
import type { Played } from '../../../board/match.ts';
import skinsSheet from '../skins.css?inline';
import { crackId, type Crack, byTo, type Seen } from './faces.ts';
import { rest } from './scene.ts';

// A bar of chocolate that is broken into blocks, and those again. CSS pixels; knows nothing of any game.

/** A block, in squares of the whole bar; broken, it has two parts. */
interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  parts?: readonly [Block, Block];
  way?: Crack['way'];
}

interface Bar {
  readonly columns: number;
  readonly rows: number;
  /**
   * How often it has been broken, and where: of what is not broken, or cannot be, the largest block breaks in its
   * middle.
   */
  readonly breaks: number;
  readonly cracks: readonly (Crack | undefined)[];
  readonly label?: string;
  /** What pressing a line does; null: it cannot be broken now. */
  readonly place?: (crack: Crack) => Press | null;
  /** A line that is meant, and how. */
  readonly states?: (crack: Crack) => Readonly<Record<string, unknown>>;
}

const square = 40;
const apart = 16;
const margin = 4;

const across = ({ x, y, w, h }: Block, way: Crack['way'], at: number): Crack =>
  way === 'x' ? { way, at, from: y, to: y + h } : { way, at, from: x, to: x + w };

/** The lines of a block along which it can be broken. */
function linesOf(block: Block): Crack[] {
  const { x, y, w, h } = block;
  return [
    ...Array.from({ length: w - 1 }, (_, i) => across(block, 'x', x + i + 1)),
    ...Array.from({ length: h - 1 }, (_, i) => across(block, 'y', y + i + 1)),
  ];
}

function broken(block: Block, { way, at }: Crack): readonly [Block, Block] {
  const { x, y, w, h } = block;
  return way === 'x'
    ? [
        { x, y, w: at - x, h },
        { x: at, y, w: x + w - at, h },
      ]
    : [
        { x, y, w, h: at - y },
        { x, y: at, w, h: y + h - at },
      ];
}

/** Where the largest block breaks in its middle, the first of several. */
function middle(blocks: readonly Block[]): Crack | null {
  const [largest] = blocks.toSorted((a, b) => b.w * b.h - a.w * a.h);
  if (!largest || largest.w * largest.h < 2) return null;
  const { x, y, w, h } = largest;
  return w >= h ? across(largest, 'x', x + Math.ceil(w / 2)) : across(largest, 'y', y + Math.ceil(h / 2));
}

/** Where each break has been made: what is broken of it, where that is still a block. */
function breakUp({ columns, rows, breaks, cracks }: Bar): Block {
  const whole: Block = { x: 0, y: 0, w: columns, h: rows };
  const blocks = [whole];
  for (let i = 0; i < breaks; i++) {
    const chosen = cracks[i];
    const same = (each: Crack) => chosen !== undefined && crackId(each) === crackId(chosen);
    const crack = chosen && blocks.some((block) => linesOf(block).some(same)) ? chosen : middle(blocks);
    if (!crack) break;
    const at = blocks.findIndex((block) => linesOf(block).some((each) => crackId(each) === crackId(crack)));
    const block = blocks[at]!;
    block.parts = broken(block, crack);
    block.way = crack.way;
    blocks.splice(at, 1, ...block.parts);
  }
  return whole;
}

interface Placed {
  readonly block: Block;
  readonly left: number;
  readonly top: number;
}

/** Parts lie apart from each other, whole blocks close; from the middle. */
function lay(block: Block): { readonly width: number; readonly height: number; readonly placed: readonly Placed[] } {
  const { parts, way, w, h } = block;
  if (!parts) return { width: w * square, height: h * square, placed: [{ block, left: 0, top: 0 }] };
  const [a, b] = parts.map(lay) as [ReturnType<typeof lay>, ReturnType<typeof lay>];
  const along = way === 'x';
  const width = along ? a.width + apart + b.width : Math.max(a.width, b.width);
  const height = along ? Math.max(a.height, b.height) : a.height + apart + b.height;
  const moved = (of: typeof a, left: number, top: number) =>
    of.placed.map((each) => ({ ...each, left: each.left + left, top: each.top + top }));
  return {
    width,
    height,
    placed: along
      ? [...moved(a, 0, (height - a.height) / 2), ...moved(b, a.width + apart, (height - b.height) / 2)]
      : [...moved(a, (width - a.width) / 2, 0), ...moved(b, (width - b.width) / 2, a.height + apart)],
  };
}

function barPicture(bar: Bar): Picture {
  const { columns, rows, label, place, states } = bar;
  const width = columns * square + (columns - 1) * apart + 2 * margin;
  const height = rows * square + (rows - 1) * apart + 2 * margin;
  const all = lay(breakUp(bar));
  const at = ({ left, top }: Placed) => [left + (width - all.width) / 2, top + (height - all.height) / 2] as const;
  const squares = all.placed.flatMap((each) => {
    const [left, top] = at(each);
    const { x, y, w, h } = each.block;
    return Array.from({ length: w * h }, (_, i) => {
      const [column, row] = [i % w, Math.floor(i / w)];
      // A square keeps its name wherever its block lies, and glides there.
      return { name: (y + row) * columns + x + column, left: left + column * square, top: top + row * square };
    });
  });
  const draws = (each: Placed): Content => {
    const [left, top] = at(each);
    const { x, y } = each.block;
    return linesOf(each.block).map((crack) => {
      const own = place?.(crack);
      if (!own) return null;
      const [a, b] = [
        (crack.from - (crack.way === 'x' ? y : x)) * square,
        (crack.to - (crack.way === 'x' ? y : x)) * square,
      ];
      const on = (crack.at - (crack.way === 'x' ? x : y)) * square;
      const ends =
        crack.way === 'x' ? [left + on, top + a, left + on, top + b] : [left + a, top + on, left + b, top + on];
      const [x1, y1, x2, y2] = ends as [number, number, number, number];
      // Square by square: where lines cross, none of them is meant.
      const [wide, short] = [12, 9];
      const reach = Array.from({ length: crack.to - crack.from }, (_, i) =>
        crack.way === 'x'
          ? { x: x1 - wide, y: y1 + i * square + short, width: 2 * wide, height: square - 2 * short }
          : { x: x1 + i * square + short, y: y1 - wide, width: square - 2 * short, height: 2 * wide },
      );
      return keyed(
        crackId(crack),
        press(
          own,
          { class: names('crack', states?.(crack)) },
          reach.map((each) => rect({ class: 'reach', ...each, rx: 4 })),
          line({ class: 'break', x1, y1, x2, y2 }),
        ),
      );
    });
  };
  return {
    width,
    height,
    ...(label === undefined ? {} : { label }),
    is: { class: 'chocolate' },
    of: [
      squares
        .toSorted((a, b) => a.name - b.name)
        .map(({ name, left, top }) =>
          keyed(
            `square-${name}`,
            g(
              { class: 'square', translate: `${left} ${top}`, 'aria-hidden': 'true' },
              rect({ class: 'body', width: square, height: square, rx: 4 }),
              path({ class: 'light', d: `M7 ${square - 8}V10Q7 7 10 7H${square - 8}` }),
              rect({ class: 'top', x: 8, y: 8, width: square - 16, height: square - 16, rx: 3 }),
            ),
          ),
        ),
      all.placed.map(draws),
    ],
  };
}

/** A larger heap is a counter on its strip again. */
const longest = { race: 100n, chocolate: 99n };

/** One counter, and what is said of it and of where it can go. */
interface Counter {
  readonly at: bigint;
  /** Where it stood when the game began. */
  readonly room: bigint;
  /** The move that is on its way. */
  readonly leaving: bigint;
  /** The square that is looked at. */
  readonly looked: bigint | null;
  readonly wins: readonly bigint[];
  readonly hint: bigint | null;
  readonly where: boolean;
  readonly lit: (square: bigint) => boolean;
  /** The place of a square that a move leads to; null: none does. */
  readonly place: (square: bigint) => Press | null;
  readonly past: readonly Played[];
  /** Where the reader has broken what; the place of a line. */
  readonly cracks: readonly (Crack | undefined)[];
  readonly crack: ((crack: Crack) => Press) | null;
  /** The place that is pointed at. */
  readonly pointed: string | null;
  readonly width: number;
  readonly label?: string;
}
type DrawCounter = (counter: Counter) => Picture | null;

/** Counting up to a number: the counter stands on what is missing. */
const race: DrawCounter = ({ at, room, leaving, looked, place, width, label, ...of }) => {
  if (room === 0n || room > longest.race || at > room) return null;
  const goal = Number(room);
  const on = (square: bigint) => goal - Number(square);
  const ghost = looked !== null && looked < at && !leaving && place(looked) ? on(looked) : null;
  const been = stops(of.past, 1);
  return trackPicture({
    kind: 'race',
    goal,
    at: on(at - leaving),
    ghost,
    going: ghost !== null,
    where: of.where,
    width,
    ...(label !== undefined && { label }),
    name: String,
    face: (number) => {
      const square = room - BigInt(number);
      const own = square < at ? place(square) : null;
      return {
        place: own,
        states: {
          within: own && !leaving,
          wins: of.wins.includes(at - square),
          hint: of.hint === at - square,
          lit: of.lit(square),
          ...been(number),
        },
      };
    },
  });
};

/** Columns and rows of a bar, as near to a square as can be. */
function sides(squares: number): [columns: number, rows: number] {
  let rows = Math.floor(Math.sqrt(squares));
  while (squares % rows) rows--;
  return [squares / rows, rows];
}

/** A bar of one square more than there are breaks to make; each breaks one of the blocks. */
const chocolate: DrawCounter = ({ at, room, leaving, cracks, crack, pointed, label, hint }) => {
  if (room > longest.chocolate || at > room) return null;
  const [columns, rows] = sides(Number(room) + 1);
  if (columns > 12) return null;
  let first = true;
  return barPicture({
    columns,
    rows,
    breaks: Number(room - at + leaving),
    cracks,
    ...(label !== undefined && { label }),
    place: (each) => (at > 0n && !leaving && crack ? crack(each) : null),
    states: (each) => {
      // All breaks are the same move: the hint shows one of them.
      const breaks = hint !== null && first;
      first = false;
      return { hint: breaks, going: pointed === crackId(each) };
    },
  });
};

/** What the live board knows. */
export interface SeenInSkin extends Pick<Counter, 'past' | 'cracks' | 'pointed' | 'width' | 'label'> {
  readonly seen: Seen;
}
export type DrawSeen = (board: SeenInSkin) => Picture | null;

const alive =
  (draw: DrawCounter): DrawSeen =>
  ({ seen, ...more }) => {
    const { view, values, looked, words: w } = seen;
    const [at = 0n] = view.numbers;
    const [began = 0n] = view.origin;
    const room = began > at ? began : at;
    const disabled = !view.interactive;
    return draw({
      ...more,
      at,
      room,
      leaving: view.leaving?.numbers[1] ?? 0n,
      looked,
      wins: view.wins.map(({ numbers }) => numbers[1]!),
      hint: view.hint?.numbers[1] ?? null,
      where: view.where !== null || view.lit.has('heap-1'),
      lit: (square) => view.lit.has(`cell-${square}`),
      place: (square) =>
        byTo(square, at, values) === undefined
          ? null
          : { id: cellId(square), label: w.says(room - square, at - square), disabled },
      crack: (crack) => ({
        id: crackId(crack),
        label: w.crack(crack.way, crack.at, crack.from + 1, crack.to),
        disabled,
      }),
    });
  };

const resting =
  (draw: DrawCounter): Rest =>
  (of) => {
    const [at = 0n] = of.numbers;
    const pictures = inRoom(of.width, (width) =>
      of.numbers.length === 1
        ? draw({
            ...{ at, room: at, leaving: 0n, looked: null, wins: [], hint: null, where: false, width },
            ...{ lit: () => false, place: () => null, past: [], cracks: [], crack: null, pointed: null },
          })
        : null,
    );
    return pictures.length ? { scene: { className: 'nl-lanes', pictures } } : rest({ ...of, view: '' });
  };

export const { skins, styles }: SkinFile<DrawSeen> = {
  skins: {
    race: { draw: alive(race), rest: resting(race) },
    chocolate: { draw: alive(chocolate), rest: resting(chocolate) },
  },
  styles: sheets(trackSheet, skinsSheet),
};
