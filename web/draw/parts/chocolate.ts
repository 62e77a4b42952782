import { g, keyed, line, names, path, press, rect, type Content, type Picture, type Press } from '../scene.ts';

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

export interface Bar {
  readonly columns: number;
  readonly rows: number;
  /**
   * How often it has been broken, and where: of what is not told, or cannot be, the largest block breaks in its middle.
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

/** Where each break has been made: what is told of it, where that is still a block. */
function breakUp({ columns, rows, breaks, cracks }: Bar): Block {
  const whole: Block = { x: 0, y: 0, w: columns, h: rows };
  const blocks = [whole];
  for (let i = 0; i < breaks; i++) {
    const told = cracks[i];
    const same = (each: Crack) => told !== undefined && crackId(each) === crackId(told);
    const crack = told && blocks.some((block) => linesOf(block).some(same)) ? told : middle(blocks);
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

export function barPicture(bar: Bar): Picture {
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

/** Across a block: a line between columns (x) or rows (y), from one of its sides to the other. */
export interface Crack {
  readonly way: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The place of a line. */
export const crackId = ({ way, at, from, to }: Crack) => `crack-${way}-${at}-${from}-${to}`;
export function crackIn(id: string): Crack | null {
  const [, way, at, from, to] = /^crack-([xy])-(\d+)-(\d+)-(\d+)$/.exec(id) ?? [];
  return way ? { way: way as Crack['way'], at: Number(at), from: Number(from), to: Number(to) } : null;
}
