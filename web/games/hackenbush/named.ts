import type { Edge } from './picture.ts';
import type { words as en } from './words.en.ts';

/** How the vertices and edges of a picture are called; `n` writes a number. */
export const namesIn = (w: typeof en, n: (value: bigint | number) => string, coloured: boolean) => {
  const vertex = (v: number | bigint): string => (Number(v) === 0 ? w.theGround : n(v));
  const edge = ({ a, b, colour }: Omit<Edge, 'copy'>, form: 'short' | 'long' = 'long'): string => {
    const of = coloured ? colour : null;
    return a === b ? w.loop(vertex(a), of) : w.edge(form === 'short' ? n(a) : vertex(a), n(b), of, form);
  };
  return { vertex, edge };
};
