import { clamped, fitCells, stripPicture, type StripStone } from '../../../draw/parts/strip.ts';
import { textWidth, type Rest } from '../../../draw/rest.ts';

/** Room above the cells for arcs and stones. */
export const roomForArcs = 78;
/** More heaps than this are played, but not drawn. */
export const mostStones = 60;

/** Views that show what the solver says of cells. */
export const valued = { pn: 'table', sg: 'table' } as const;

/** Stones that share a cell stand on each other. */
export const stonesAt = (sizes: readonly bigint[]): StripStone[] =>
  sizes.map((at, key) => ({
    key,
    at,
    level: sizes.slice(0, key).filter((other) => other === at).length,
    text: sizes.length > 1 ? `${key + 1}` : '',
  }));

/**
 * The first cell in sight, where nothing else decides it: so that all of `wanted` is seen if it can be, else the stone
 * that is moved, and to the left of it where it can go.
 */
export function begins(wanted: readonly bigint[], at: bigint, cells: number): bigint {
  const [most, least] = extremes(wanted);
  const all = BigInt(cells);
  if (most + 1n <= all) return 0n;
  const last = all - (cells < 12 ? 2n : 3n);
  if (wanted.length < 2 || most - least >= all) return clamped(at - last, cells);
  return clamped(most - last < least ? most - last : least, cells);
}
export const extremes = (of: readonly bigint[]): readonly [most: bigint, least: bigint] => {
  const most = of.reduce((a, b) => (a > b ? a : b), 0n);
  return [most, of.reduce((a, b) => (a < b ? a : b), most)];
};

/** The strip with every stone on its cell. */
export const rest: Rest = ({ numbers, view, values, width = textWidth }) => {
  const { count, cell } = fitCells(width);
  const numbersBelow = view in valued;
  const picture = stripPicture({
    from: begins(numbers, numbers.find((size) => size > 0n) ?? 0n, count),
    count,
    cell,
    above: roomForArcs,
    numbersBelow,
    roomy: numbersBelow,
    face: (n) => {
      const outcome = values?.outcome(Number(n)) ?? null;
      const value = view === 'sg' ? (values?.grundy(Number(n)) ?? null) : null;
      return { sign: value === null && outcome !== 'draw' ? outcome : null, value, label: '' };
    },
    stones: stonesAt(numbers.slice(0, mostStones)),
  });
  // A row of buttons for heaps over it; under it what was proved of the period, and why.
  const above = numbers.length > 1 ? 48 : 0;
  return {
    scene: { className: 'nl-strip', pictures: [picture] },
    room: numbersBelow ? { above: above + 45, below: [52, [27, 97]] } : { above },
  };
};
