import type { Rest, Values } from '../../../widgets/kit/rest.ts';
import { restText } from '../../../widgets/kit/text.ts';
import { solver } from './solver.ts';

type Valued = Readonly<Record<string, 'table' | 'map'>>;

/** A game's scene at rest (web/widgets/<game>/scene.ts), the same as the live board draws. */
interface Resting {
  readonly rest: Rest;
  /** Views that show values of single cells, and what the solver is asked for them. */
  readonly valued?: Valued;
}
const scenes = import.meta.glob<Resting>('../../../widgets/*/scene.ts', { eager: true });

/** A game's drawing at rest (web/widgets/<game>/draw.ts): HTML with SVG, where the board does not draw a scene yet. */
interface Drawing {
  draw(position: string, rule?: string, view?: string, values?: Values | null, numbers?: readonly bigint[]): string;
  readonly valued?: Valued;
}

const drawings = import.meta.glob<Drawing>('../../../widgets/*/draw.ts', { eager: true });

/** The figure of a position. Throws where the game has no drawing or the solver refuses the position. */
export async function figure(game: string, position: string, rule?: string, view?: string): Promise<string> {
  const drawing = drawings[`../../../widgets/${game}/draw.ts`];
  const scene = scenes[`../../../widgets/${game}/scene.ts`];
  if (!drawing && !scene?.rest) throw new Error(`<Board game="${game}">: web/widgets/${game}/scene.ts is missing`);
  const known = await (await solver()).analyse(game, position, rule);
  const asked = view === undefined ? undefined : (scene ?? drawing)?.valued?.[view];
  const values = asked ? await valuesOf(game, known.rule, asked, known.numbers) : null;
  if (!scene?.rest) return drawing!.draw(position, known.rule, view, values, known.numbers);
  const { scene: drawn, room } = scene.rest({ ...known, view: view ?? '', values });
  return restText(drawn, room);
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
