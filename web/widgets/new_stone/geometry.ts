/** Where piles stand in a line and how equal ones are joined. The same at rest and on the live board. Pixels. */

export const mostPiles = 16;
export const tallest = 60n;

const pitch = 60;
const highest = 230;
const top = 22;

export interface Line {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  /** From one stone to the one on it. */
  readonly step: number;
  /** Middle of pile i. */
  x(i: number): number;
  /** Middle of stone k of a pile, from the bottom. */
  y(k: number): number;
}

/**
 * A line of `count` piles in the room for `seats`; the highest had `room` stones when the game began and has `most` now.
 */
export function placeLine(count: number, seats: number, room: bigint, most: bigint): Line {
  const high = Math.max(2, Number(room)) + 1;
  const available = Math.min(highest, high * 23);
  const step = Math.min(23, available / (Math.max(Number(most), high - 1) + 1));
  const floor = top + available;
  return {
    width: Math.max(2, seats) * pitch + 16,
    height: floor + 34 + archRoom(seats),
    floor,
    step,
    x: (i) => 8 + pitch * (i + 0.5 + (Math.max(2, seats) - count) / 2),
    y: (k) => floor - 5 - step * 0.35 - k * step,
  };
}

/** How low an arch between piles `span` apart hangs. */
const sag = (span: number) => Math.min(40, 8 + 6 * span);
const archRoom = (count: number) => sag(Math.max(1, count - 1)) + 4;

/** The arch that joins two equal piles, under their numbers. */
export function arch({ x, floor }: Line, i: number, j: number): string {
  const y = floor + 33;
  return `M${x(i)} ${y}C${x(i)} ${y + (sag(j - i) * 4) / 3} ${x(j)} ${y + (sag(j - i) * 4) / 3} ${x(j)} ${y}`;
}

/**
 * Piles joined with one of the same size, each with at most one; empty ones with none. Piles that are `changing` are
 * joined last: what was equal before stays joined.
 */
export function equalPairs(sizes: readonly bigint[], changing: ReadonlySet<number>): [number, number][] {
  const pairs: [number, number][] = [];
  const alone = new Map<bigint, number>();
  const order = [...sizes.keys()].sort((i, j) => Number(changing.has(i)) - Number(changing.has(j)) || i - j);
  for (const i of order) {
    const size = sizes[i]!;
    if (size === 0n) continue;
    const other = alone.get(size);
    if (other === undefined) alone.set(size, i);
    else {
      pairs.push([Math.min(i, other), Math.max(i, other)]);
      alone.delete(size);
    }
  }
  return pairs;
}
