/**
 * What the vertices 1, 2, … are called in a text with letters: none names an outcome, as N and P, or looks like a
 * digit.
 */
export const letters = 'ABCDEFGHJKLMQRSTUVWXYZ';

/**
 * Of a graph: how many vertices it has, and whether its text names them by letters, as far as there is one for each.
 */
export interface Lettered {
  readonly count: number;
  readonly letters?: boolean;
}

/** As the text of its graph names a vertex. */
export const nodeName = (graph: Lettered, node: number) =>
  graph.letters && graph.count <= letters.length ? letters[node - 1]! : `${node}`;
