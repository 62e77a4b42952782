import { loadSolver } from 'nimlab';

let loaded: ReturnType<typeof loadSolver> | undefined;

/** The solver at build time (dist/node, which `npm run build` makes before the site). */
export const solver = () => (loaded ??= loadSolver());

/** Whether it is an instrument: asked about a text, with no game. */
export const isInstrument = async (name: string): Promise<boolean> =>
  (await (await solver()).instruments()).some((info) => info.name === name);
