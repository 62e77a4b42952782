import { solver } from './solver.ts';

/** Games in which play may go on for ever. */
const loopy = ['grid_walk', 'token_graph'];

/** Whether some position of the game with this rule is a draw: then a draw is an answer one may give. */
export async function drawsIn(game: string, rule?: string): Promise<boolean> {
  return loopy.includes(game) && (await (await solver()).map(game, rule)).outcomes.includes(2);
}
