import { restingGraph } from '../kit/parts/graph-rest.ts';
import type { Rest } from '../kit/rest.ts';
import { written } from './written.ts';

/** Views that show what the solver says of nodes. */
export const valued = { pn: 'map', sg: 'map', distance: 'map' } as const;

/** The steps of backward induction, and why a node has its value. */
const steps = 93;

export const rest: Rest = ({ numbers, rule, view, values, width }) => ({
  scene: restingGraph(
    rule,
    numbers.map(Number),
    values && view in valued ? (node) => written(node, view, values) : null,
    width,
  ),
  room: { below: view && view !== 'plain' ? steps : 0 },
});
