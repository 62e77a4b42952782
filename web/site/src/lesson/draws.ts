import { none } from 'nimlab';
import { solver } from './solver.ts';

/** Whether the players differ. */
export const isPartizan = async (game: string): Promise<boolean> =>
  (await (await solver()).games()).some(({ name, partizan }) => name === game && partizan);

/**
 * Whether play may be endless somewhere in the game with this rule. Then a draw is an answer one may give, also where
 * there is none after all: the choice must not give it away.
 */
export async function drawsIn(game: string, rule?: string): Promise<boolean> {
  const client = await solver();
  const info = (await client.games()).find(({ name }) => name === game);
  // Without a map it is a sum, which takes no endless game.
  return Boolean(info?.loopy && info.hasMap) && (await client.map(game, rule)).level.includes(none);
}
