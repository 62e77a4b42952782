/** The page with the last boards of a part, below its last lesson. */
export const lastBoards = 'last';

/** Pages that a lesson may have under it, in the order in which they are listed. */
export const deeperPages = ['proof', 'programs', 'further', lastBoards] as const;
