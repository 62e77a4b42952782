import type { ImpartialOutcome } from '../../../solver/types.ts';
import { centred, sign, toned } from '../../../draw/sign.ts';
import type { Rest } from '../../../draw/rest.ts';
import {
  circle,
  g,
  keyed,
  line,
  names,
  path,
  press,
  rect,
  type Content,
  type Picture,
  type Shape,
} from '../../../draw/scene.ts';

/** 1: a cross, 2: a nought. */
export type Stone = 1 | 2;

/** What a cell shows, and what is heard of it where it can be pressed. */
export interface CellFace {
  /** What the move leaves, and after how many moves the game then ends. */
  readonly leaves?: ImpartialOutcome | null;
  readonly moves?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly states?: Readonly<Record<string, unknown>>;
}

export interface RowsFace {
  readonly columns: number;
  readonly rows: number;
  /** Of each cell, row by row: 0 empty, 1 cross, 2 nought. */
  readonly cells: readonly number[];
  readonly cell?: (at: number) => CellFace;
  /** A stone that might come: its cell, from 1. */
  readonly ghost?: { readonly at: number; readonly stone: Stone } | null;
  /** The cells of a finished row. */
  readonly finished?: readonly number[];
  readonly label?: string;
  readonly side?: number;
}

export const cellId = (at: number) => `cell-${at}`;
/** A cell is at least a finger, where the board is not too wide for the page. */
const sideOf = (columns: number) => Math.max(28, Math.min(76, Math.floor(560 / columns)));
const pad = 3;

const middle = (at: number, columns: number, side: number) =>
  [pad + (((at - 1) % columns) + 0.5) * side, pad + (Math.floor((at - 1) / columns) + 0.5) * side] as const;

function stoneShape(stone: number, x: number, y: number, side: number, states: CellFace['states'] = {}): Shape {
  const r = side * 0.27;
  const own = stone === 1 ? path({ d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}` }) : circle({ r: side * 0.28 });
  return g(
    {
      class: names(stone === 1 ? 'stone cross-stone' : 'stone nought', states),
      translate: `${x} ${y}`,
      'stroke-width': Math.max(1.8, side * 0.095),
    },
    own,
  );
}

function cellShape(at: number, face: CellFace, { columns, cells }: RowsFace, side: number): Shape {
  const [x, y] = middle(at, columns, side);
  const { leaves = null, moves = '', label, disabled = false, states } = face;
  const half = side / 2;
  const own: Content[] = [
    rect({ ...toned({ mark: leaves, value: null }), x: x - half, y: y - half, width: side, height: side }),
    rect({ class: 'ring', x: x - half + 3.5, y: y - half + 3.5, width: side - 7, height: side - 7, rx: 6 }),
    leaves && sign(leaves, x, moves ? y - side * 0.1 : y, side * 0.2),
    leaves && moves && centred(x, y + side * 0.28, { class: 'left', 'font-size': Math.max(9, side * 0.17) }, moves),
  ];
  const is = { class: names('place', { ...states, taken: cells[at - 1] !== 0 }) };
  return keyed(
    cellId(at),
    label === undefined ? g(is, ...own) : press({ id: cellId(at), label, disabled }, is, ...own),
  );
}

function struck(finished: readonly number[], columns: number, side: number): Content {
  const [first, last] = [finished[0], finished.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [[ax, ay], [bx, by]] = [middle(first, columns, side), middle(last, columns, side)];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [((bx - ax) / far) * side * 0.36, ((by - ay) / far) * side * 0.36];
  return line({ class: 'struck', x1: ax - dx, y1: ay - dy, x2: bx + dx, y2: by + dy, 'stroke-width': side * 0.1 });
}

/** Places `cell-<n>`, from 1, row by row. */
export function rowsPicture(face: RowsFace): Picture {
  const { columns, rows, cells, ghost = null, finished = [] } = face;
  const side = face.side ?? sideOf(columns);
  const [width, height] = [columns * side, rows * side];
  const lines = [
    ...Array.from({ length: rows - 1 }, (_, k) => `M${pad} ${pad + (k + 1) * side}h${width}`),
    ...Array.from({ length: columns - 1 }, (_, k) => `M${pad + (k + 1) * side} ${pad}v${height}`),
  ];
  const at = (n: number) => middle(n, columns, side);
  const ends = new Set(finished);
  return {
    width: width + 2 * pad,
    height: height + 2 * pad,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: 'in-a-row' },
    of: [
      rect({ class: 'paper', x: pad, y: pad, width, height, rx: Math.min(8, side * 0.12) }),
      cells.map((_, i) => cellShape(i + 1, face.cell?.(i + 1) ?? {}, face, side)),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        path({ class: 'lines', d: lines.join('') }),
        rect({ class: 'border', x: pad, y: pad, width, height, rx: Math.min(8, side * 0.12) }),
        cells.map((stone, i) =>
          stone === 0
            ? null
            : keyed(`stone-${i + 1}`, stoneShape(stone, ...at(i + 1), side, { ends: ends.has(i + 1) })),
        ),
        ghost && stoneShape(ghost.stone, ...at(ghost.at), side, { ghost: true }),
        struck(finished, columns, side),
      ),
    ],
  };
}

/** What each move leaves, by its cell, as the solver's `scores` say it: the mover's win is the other's loss. */
export function leavesOf(facts: Readonly<Record<string, readonly bigint[]>>, cells: readonly number[]) {
  const scores = facts['scores'] ?? [];
  const open = cells.flatMap((stone, i) => (stone === 0 ? [i + 1] : []));
  const outcomes = new Map<number, { leaves: ImpartialOutcome; moves: bigint }>();
  for (let i = 0; 2 * i + 1 < scores.length; ++i) {
    const leaves = ({ 2: 'P', 1: 'draw', 0: 'N' } as const)[Number(scores[2 * i]) as 0 | 1 | 2];
    outcomes.set(open[i]!, { leaves, moves: scores[2 * i + 1]! });
  }
  return outcomes;
}

export const most = 9;
/** Of the small boards in the tree. */
export const smallSide = (columns: number) => Math.max(11, Math.min(18, Math.floor(90 / columns)));

export const rest: Rest = ({ numbers, ruleNumbers = [], view, facts = {} }) => {
  const [columns = 3, rows = 3] = ruleNumbers.map(Number);
  const cells = numbers.map(Number);
  const outcomes = view === 'outcomes' ? leavesOf(facts, cells) : null;
  const picture = rowsPicture({
    columns,
    rows,
    cells,
    finished: (facts['row'] ?? []).map(Number),
    cell: (at) => ({
      leaves: outcomes?.get(at)?.leaves ?? null,
      moves: outcomes?.has(at) ? `${outcomes.get(at)!.moves}` : '',
    }),
  });
  const open = cells.filter((stone) => stone === 0).length;
  // A line of small boards, and what is said of it.
  const branch = rows * smallSide(columns) + 102;
  const folded = Math.ceil((open * (columns * smallSide(columns) + 28)) / 300);
  const below = view === 'outcomes' ? 44 : view === 'tree' ? branch : 0;
  const phone = view === 'outcomes' ? 66 : view === 'tree' ? 52 + folded * (branch - 30) : 0;
  return { scene: { className: 'nl-heaps', pictures: [picture] }, room: { below, phone } };
};
