import { none } from 'nimlab';
import { solver } from './solver.ts';

/** More moves are not looked at. */
const mostLooked = 40n;

/** Whether the players differ. */
export const isPartizan = async (game: string): Promise<boolean> =>
  (await (await solver()).games()).some(({ name, partizan }) => name === game && partizan);

/**
 * Whether a draw is an answer one may give, also where there is none after all: the choice must not give it away. So it
 * is where play may be endless somewhere in the game with this rule, and where a game without SG values has a draw a
 * move away.
 */
export async function drawsIn(game: string, rule?: string, position?: string): Promise<boolean> {
  const client = await solver();
  const info = (await client.games()).find(({ name }) => name === game);
  if (!info || info.partizan) return false;
  // Without a map it is a sum, which takes no endless game.
  if (info.loopy) return info.hasMap && (await client.map(game, rule)).level.includes(none);
  if (position === undefined) return false;
  const here = await client.analyse(game, position, rule);
  if (here.outcome === 'draw') return true;
  if (here.grundy !== null || here.moveCount > mostLooked) return false;
  const { moves } = await client.moves(game, position, rule);
  for (const move of moves) {
    const to = await client.play(game, position, move, rule);
    if ((await client.analyse(game, to, rule)).outcome === 'draw') return true;
  }
  return false;
}
