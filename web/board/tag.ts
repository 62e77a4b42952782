/** The tag of a game's board: `nimlab-grid-walk` for `grid_walk`. Tags have no underscores, folders no hyphens. */
export const tagOf = (game: string) => `nimlab-${game.replaceAll('_', '-')}`;

/** What a glob finds, by the folder that each file is in: a game's, an instrument's or another element's name. */
export const byFolder = <T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T | undefined>> =>
  Object.fromEntries(Object.entries(found).map(([path, each]) => [path.split('/').at(-2)!, each]));
