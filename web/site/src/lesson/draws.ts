import { none } from 'nimlab';
import { solver } from './solver.ts';

/** Games in which play may go on for ever. */
const loopy = ['grid_walk', 'token_graph'];

/**
 * Whether play may be endless somewhere in the game with this rule. Then a draw is an answer one may give, also where
 * there is none after all: the choice must not give it away.
 */
export async function drawsIn(game: string, rule?: string): Promise<boolean> {
  return loopy.includes(game) && (await (await solver()).map(game, rule)).level.includes(none);
}
