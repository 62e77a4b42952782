import { easilyPointed } from '../heaps/geometry.ts';

/** How high the two tracks of sizes are, in rem, for the heaps a game begins with: where it is wide, where narrow. */
export function tracksHeight(sizes: readonly bigint[]): [wide: number, narrow: number] {
  const longest = Number(sizes.reduce((most, each) => (each <= easilyPointed && each > most ? each : most), 0n));
  const height = (lines: number) => 1.6 + 5.1 * lines;
  return [height(longest > 17 ? 2 : 1), height(longest > 19 ? 3 : longest > 9 ? 2 : 1)];
}
