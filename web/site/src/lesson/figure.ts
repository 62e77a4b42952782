import type { Values } from '../../../widgets/theme/at-rest.ts';
import { solver } from './solver.ts';

/** A game's drawing at rest (web/widgets/<game>/draw.ts): HTML with SVG, the same geometry as the live board. */
interface Drawing {
  draw(position: string, rule?: string, view?: string, values?: Values | null): string;
  /** Views that show values of single cells, and what the solver is asked for them. */
  readonly valued?: Readonly<Record<string, 'table' | 'map'>>;
}

const drawings = import.meta.glob<Drawing>('../../../widgets/*/draw.ts', { eager: true });

/** The figure of a position. Throws where the game has no drawing or the solver refuses the position. */
export async function figure(game: string, position: string, rule?: string, view?: string): Promise<string> {
  const drawing = drawings[`../../../widgets/${game}/draw.ts`];
  if (!drawing) throw new Error(`<Board game="${game}">: web/widgets/${game}/draw.ts is missing`);
  const known = await (await solver()).analyse(game, position, rule);
  const asked = view === undefined ? undefined : drawing.valued?.[view];
  const values = asked ? await valuesOf(game, known.rule, asked, known.numbers) : null;
  return drawing.draw(position, known.rule, view, values);
}

/** A table knows heaps by their size, a map cells and nodes by their place in it, from 0. */
async function valuesOf(
  game: string,
  rule: string,
  asked: 'table' | 'map',
  numbers: readonly bigint[],
): Promise<Values | null> {
  const client = await solver();
  if (asked === 'map') {
    const map = await client.map(game, rule);
    const finite = (value: number | undefined) => (value === undefined || value === none ? null : BigInt(value));
    return {
      outcome: (of) => (['P', 'N', 'draw'] as const)[map.outcomes[of]!] ?? null,
      grundy: (of) => finite(map.grundy[of]),
      distance: (of) => finite(map.distance[of]),
    };
  }
  const largest = numbers.reduce((a, b) => (a > b ? a : b), 0n);
  if (largest > longest) return null;
  const { values } = await client.table(game, Number(largest) + 2, rule);
  const value = (of: number) => (of < values.length ? BigInt(values[of]!) : null);
  const outcome = (of: number) => (of < values.length ? (values[of] ? 'N' : 'P') : null);
  return { outcome, grundy: value, distance: () => null };
}

/** In the solver's maps: no number. */
const none = 0xffffffff;
/** The values of larger heaps are not asked for one figure. */
const longest = 100_000n;
