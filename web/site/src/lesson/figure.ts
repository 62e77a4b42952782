import type { AtRest, Beside, Rest, RestOf, Values } from '../../../draw/rest.ts';
import { byFolder } from '../../../board/tag.ts';
import { drawnAtRest } from '../../../draw/text.ts';
import { MapValues, outcomeOf } from '../../../draw/values.ts';
import { readAndDrawn } from '../../../lesson/read.ts';
import { isInstrument, solver } from './solver.ts';

type Valued = Readonly<Record<string, 'table' | 'map'>>;

/** A game's scene at rest (its scene.ts), the same as the live board draws. */
interface Resting {
  readonly rest: Rest<AtRest | Beside> | RestOf<unknown>;
  /** Views that show values of single cells, and what the solver is asked for them. */
  readonly valued?: Valued;
  /** Views that show facts of another position under the same rule as well, and which. */
  readonly besides?: Readonly<Record<string, string>>;
}
const scenes = byFolder(import.meta.glob<Resting>('../../../{games,instruments}/**/scene.ts', { eager: true }));

/** Views that are a skin: another scene of the same game, by its view (its skin.ts). */
const skins = byFolder(
  import.meta.glob<{ readonly skins: Readonly<Record<string, { readonly rest: Rest }>> }>('../../../games/**/skin.ts', {
    eager: true,
  }),
);

/** Whether a game or an instrument is drawn at rest: a calculator says its answer instead. */
export const isDrawn = (game: string) => game in scenes;

/** What the board of a question has room for: its column less two frames. */
export const questionWidth = 450;

export const skinOf = (game: string, view?: string) => skins[game]?.skins[view ?? ''];

/**
 * The figure of a position, `width` CSS pixels wide or else as wide as a column of text. Throws where the game has no
 * drawing or the solver refuses the position.
 */
export async function figure(
  game: string,
  position: string,
  rule?: string,
  view?: string,
  width?: number,
  controls?: string,
): Promise<string> {
  const scene = scenes[game];
  if (!scene?.rest) throw new Error(`<Board game="${game}">: its folder has no scene.ts`);
  if (await isInstrument(game)) {
    const rest = scene.rest as RestOf<unknown>;
    return drawnAtRest(await readAndDrawn(await solver(), game, position, rest, { view: view ?? '', width }));
  }
  const known = await (await solver()).analyse(game, position, rule);
  const asked = view === undefined ? undefined : scene.valued?.[view];
  const values = asked ? await valuesOf(game, known.rule, asked, known.numbers) : null;
  const other = view === undefined ? undefined : scene.besides?.[view];
  const beside = other === undefined ? undefined : (await (await solver()).analyse(game, other, known.rule)).facts;
  const skin = skinOf(game, view);
  const rest = skin?.rest ?? (scene.rest as Rest<AtRest | Beside>);
  return drawnAtRest(
    rest({
      ...known,
      view: view ?? '',
      values,
      ...(beside && { beside }),
      ...(width && { width }),
      ...(controls && { controls }),
    }),
  );
}

/** A table knows heaps by their size, a map cells and nodes by their place in it, from 0. */
async function valuesOf(
  game: string,
  rule: string,
  asked: 'table' | 'map',
  numbers: readonly bigint[],
): Promise<Values | null> {
  const client = await solver();
  if (asked === 'map') return new MapValues(await client.map(game, rule));
  const largest = numbers.reduce((a, b) => (a > b ? a : b), 0n);
  if (largest > longest) return null;
  const { values, outcomes } = await client.table(game, Number(largest) + 2, rule);
  const value = (of: number) => (of < values.length ? BigInt(values[of]!) : null);
  const outcome = (of: number) => outcomeOf(outcomes[of]);
  return { outcome, grundy: value, distance: () => null };
}

/** The values of larger heaps are not asked for one figure. */
const longest = 100_000n;
