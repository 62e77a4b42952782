/** Pages that a lesson may have under it, in the order in which they are listed. */
export const deeperPages = ['proof', 'programs', 'further'] as const;
