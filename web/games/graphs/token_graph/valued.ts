/** Views that show what the solver says of nodes. */
export const valued = { pn: 'map', sg: 'map', distance: 'map' } as const;
