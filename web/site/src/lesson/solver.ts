import { loadSolver } from 'nimlab';

let loaded: ReturnType<typeof loadSolver> | undefined;

/** The solver at build time (dist/node, which `npm run build` makes before the site). */
export const solver = () => (loaded ??= loadSolver());
