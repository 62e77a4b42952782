/** The tag of a game's board: `nimlab-grid-walk` for `grid_walk`. Tags have no underscores, folders no hyphens. */
export const tagOf = (game: string) => `nimlab-${game.replaceAll('_', '-')}`;
