import { inRoom } from '../../../draw/rest.ts';
import { g, names, path, press, rect, text, type Content, type Picture } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import { type Piece, rest, type Handle } from './scene.ts';
import squaresSheet from './squares.css?inline';

/** A square is no larger, and no smaller. */
const [largest, smallest] = [38, 20];
/** Squares that a cross spoils on its right; a row has so many stones more than free squares. */
const beyond = 2;

/**
 * What is to be seen of a row of stones: its places by twice the middle of what they take, and what a move would take
 * from it.
 */
export interface RowSeen {
  readonly handles: ReadonlyMap<number, Handle>;
  readonly going: number | null;
  readonly states: Readonly<Record<string, unknown>>;
  readonly value: string;
}

/**
 * Crosses on a row of squares, 0.007 in another dress: a move takes three stones, the square of the cross and the two
 * on its right; the last two of what is left of it are spoiled, or no squares of the board.
 */
export type DrawSquares = (
  lane: readonly Piece[],
  width: number,
  face: ((heap: number, size: bigint) => RowSeen) | null,
) => Picture | null;

const sizeOf = (piece: Piece) => Number(piece.size);

const draw: DrawSquares = (lane, width, face) => {
  const squares = lane.reduce((sum, piece) => sum + sizeOf(piece), 0) - beyond;
  const cell = Math.min(largest, Math.floor((width - 2) / squares));
  if (squares < 1 || cell < smallest) return null;
  let begin = 0;
  const of = lane.map((piece): Content => {
    const from = begin;
    begin += sizeOf(piece);
    const seen = piece.kind === 'row' ? face?.(piece.heap, piece.size) : null;
    const free = piece.kind === 'row' ? sizeOf(piece) - beyond : 0;
    const middle = (from + free / 2) * cell + 1;
    return g(
      { class: names('stretch', seen?.states) },
      Array.from({ length: Math.min(sizeOf(piece), squares - from) }, (_, i): Content => {
        const x = (from + i) * cell + 1;
        const box = { x, y: 1, width: cell, height: cell };
        if (i >= free) {
          const crossed = piece.kind === 'hole' && i % 3 === 0;
          return [rect({ class: crossed ? 'square' : 'square spoiled', ...box }), crossed && cross(x, cell)];
        }
        const handle = seen?.handles.get(2 * i + beyond + 1);
        const going = seen?.going ?? null;
        const spoils = going !== null && i !== going && Math.abs(i - going) <= beyond;
        const is = { class: names('field', { ...handle?.states, spoils }) };
        const drawn = [rect({ class: 'square', ...box }), i === going && cross(x, cell)];
        return handle ? press(handle, is, drawn, rect({ class: 'reach', ...box })) : g(is, drawn);
      }),
      seen?.value && free > 0 && text({ class: 'value', x: middle, y: cell + 18, 'text-anchor': 'middle' }, seen.value),
    );
  });
  return {
    width: squares * cell + 2,
    height: cell + 24,
    ...(face && { label: '' }),
    is: { class: 'squares' },
    of: [of, rect({ class: 'frame', x: 1, y: 1, width: squares * cell, height: cell })],
  };
};

const cross = (x: number, cell: number) => {
  const [a, b] = [cell * 0.26, cell * 0.48];
  return path({ class: 'cross', d: `M${x + a} ${1 + a}l${b} ${b}m0 ${-b}l${-b} ${b}` });
};

export const { skins, styles }: SkinFile<DrawSquares> = {
  skins: {
    squares: {
      draw,
      rest: (resting) => {
        // What is left of a row may have no free square any more.
        const numbers = resting.numbers.filter((size) => size > beyond);
        const row = (size: bigint, heap: number): Piece[] => [{ kind: 'row', heap, size }];
        const rows = numbers.map((size, i) => inRoom(resting.width, (width) => draw(row(size, i), width, null)));
        if (!rows.length || rows.some(({ length }) => length === 0)) return rest({ ...resting, view: '' });
        return { scene: { className: 'nl-lanes', pictures: rows.flat() }, room: { below: 52, phone: 73 } };
      },
    },
  },
  styles: sheets(squaresSheet),
};
