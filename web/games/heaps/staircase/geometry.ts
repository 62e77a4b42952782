/** Where the stairs and the stones on them are. Shared by the drawing at rest and the live board. Pixels. */

/** More steps than this are not drawn. */
export const mostSteps = 16;
/** Steps with more stones are drawn as a pile with its number. */
export const mostStones = 12n;
/**
 * The fewer the steps, the larger the stones: how many steps, with how many stones at most on one of them; width and
 * rise of a step, pitch and scale of the stones.
 */
const sizes = [
  [5, 8n, 62, 30, 24.5, 1],
  [8, mostStones, 54, 26, 21.5, 0.86],
  [Infinity, mostStones, 46, 17, 18, 0.72],
] as const;
/** Room under the stairs for the nim-sum of the odd steps. */
export const sumRow = 38;
/** Height of a pile. */
const pileRows = 5;
/** So many of the stones that are out lie on the floor; of the others there is the number. */
export const mostOut = 6n;
export const outScale = 0.58;

export interface StonePlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** Index into the outlines of pebbles. */
  readonly shape: number;
}

export interface Stairs {
  readonly steps: number;
  readonly width: number;
  readonly height: number;
  /** Width of a step, and how much higher it is than the one before. */
  readonly tread: number;
  readonly rise: number;
  /** From one stone to the one on it, and their size (1: as large as those of Nim). */
  readonly pitch: number;
  readonly scale: number;
  /** Height of the floor, on the left, where stones are out: step 0. */
  readonly floor: number;
  readonly floorWidth: number;
  /** Line of the steps' numbers. */
  readonly names: number;
  /** Left edge of a step and the height of its surface; step 0 is the floor. */
  left(step: number): number;
  top(step: number): number;
  /** Middle of a step. */
  middle(step: number): number;
  stone(step: number, index: number): StonePlace;
  /** The stones that stand for a pile. */
  pile(step: number): readonly StonePlace[];
  /** Stones on the floor, drawn smaller. */
  out(index: number): StonePlace;
}

const above = 30;
/** The stairs stand on a plinth: room for the number of stones on the first step, and for the steps' numbers. */
const plinth = 40;

/** The stones that may come to lie on each step: its own and all from above. */
function rooms(stones: readonly bigint[]): bigint[] {
  let sum = 0n;
  return stones.map((_, i) => (sum += stones[stones.length - 1 - i]!)).reverse();
}

/** Stairs for a game that began with `origin` (the stones on steps 1, 2, …) and now has `numbers`. */
export function layStairs(origin: readonly bigint[], numbers: readonly bigint[]): Stairs {
  const steps = Math.max(1, origin.length, numbers.length);
  const kept = rooms(Array.from({ length: steps }, (_, i) => origin[i] ?? 0n));
  const most = [...kept, ...numbers].reduce((most, each) => (each > most ? each : most), 0n);
  const rows = most > mostStones ? mostStones : most;
  const [, , tread, rise, pitch, scale] = sizes.find(([few, low]) => steps <= few && rows <= low)!;
  const floorWidth = tread + 22;
  const reach = (step: number, stones: bigint) =>
    step * rise + (stones > mostStones ? Number(mostStones) : Number(stones)) * pitch;
  const highest = kept.reduce((most, stones, i) => {
    const now = numbers[i] ?? 0n;
    return Math.max(most, reach(i + 1, stones > now ? stones : now));
  }, steps * rise);
  const floor = above + highest;
  const left = (step: number) => (step === 0 ? 0 : floorWidth + (step - 1) * tread);
  const top = (step: number) => floor - step * rise;
  const middle = (step: number) => left(step) + (step === 0 ? floorWidth : tread) / 2;
  const lie = (step: number, index: number, x: number, y: number): StonePlace => {
    // Stones differ a little, and always in the same way.
    const mixed = Math.imul(step * 37 + index + 5, 2654435761) >>> 0;
    return {
      x: middle(step) + x + ((mixed >>> 16) % 5) - 2,
      y,
      turn: ((mixed >>> 8) % 7) - 3,
      shape: (step * 2 + index * 3) % 5,
    };
  };
  return {
    steps,
    width: floorWidth + steps * tread + 2,
    height: floor + plinth,
    tread,
    rise,
    pitch,
    scale,
    floor,
    floorWidth,
    names: floor + plinth - 6,
    left,
    top,
    middle,
    stone: (step, index) => lie(step, index, 0, top(step) - 12.5 * scale - index * pitch),
    pile: (step) =>
      Array.from({ length: pileRows }, (_, row) => {
        const across = row < pileRows - 2 ? 2 : 1;
        return Array.from({ length: across }, (_, i) =>
          lie(step, row * 3 + i, (i - (across - 1) / 2) * 14, top(step) - 12.5 * scale - row * pitch * 0.7),
        );
      }).flat(),
    out: (index) => ({
      ...lie(0, index, 0, 0),
      x: middle(0) + ((index % 2) - 0.5) * 30,
      y: floor - 8 - Math.floor(index / 2) * 14,
    }),
  };
}

/** Outline of the stairs, with the floor before them. */
export function profile({ steps, width, floor, height, left, top }: Stairs): string {
  const path = [`M1 ${height - 1}V${floor}`];
  for (let step = 1; step <= steps; step++) path.push(`H${left(step)}V${top(step)}`);
  return `${path.join('')}H${width - 1}V${height - 1}Z`;
}
