import { solver } from './solver.ts';

/** A game's drawing at rest (web/widgets/<game>/draw.ts): HTML with SVG, the same geometry as the live board. */
interface Drawing {
  draw(position: string, rule?: string, view?: string): string;
}

const drawings = import.meta.glob<Drawing>('../../../widgets/*/draw.ts', { eager: true });

/** The figure of a position. Throws where the game has no drawing or the solver refuses the position. */
export async function figure(game: string, position: string, rule?: string, view?: string): Promise<string> {
  const drawing = drawings[`../../../widgets/${game}/draw.ts`];
  if (!drawing) throw new Error(`<Board game="${game}">: web/widgets/${game}/draw.ts is missing`);
  const known = await (await solver()).analyse(game, position, rule);
  return drawing.draw(position, known.rule, view);
}
