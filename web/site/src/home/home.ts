export { default as Home } from './Home.astro';

/** The game that the first page opens with. */
export const hook = { game: 'nim', position: '3 4 5' } as const;
