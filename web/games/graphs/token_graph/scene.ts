import { restingGraph } from '../graph-rest.ts';
import { valued, written } from '../graph-picture.ts';
import type { Rest } from '../../../draw/rest.ts';

export { valued };

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
