import { easilyPointed, restingCuts } from '../cut.ts';
import type { Rest } from '../../../draw/rest.ts';

/** How high the two tracks of sizes are, in rem, for the heaps a game begins with: where it is wide, where narrow. */
export function tracksHeight(sizes: readonly bigint[]): [wide: number, narrow: number] {
  const longest = Number(sizes.reduce((most, each) => (each <= easilyPointed && each > most ? each : most), 0n));
  const height = (lines: number) => 1.6 + 5.1 * lines;
  return [height(longest > 17 ? 2 : 1), height(longest > 19 ? 3 : longest > 9 ? 2 : 1)];
}

/** The live board has two tracks and a button under the heaps. */
export const rest: Rest = ({ numbers }) => {
  const [wide, narrow] = tracksHeight(numbers);
  return { scene: restingCuts(numbers, 'heap'), room: { below: 16 * (wide + 3.25), phone: 16 * (narrow + 4.55) } };
};
