import { writtenDistance, writtenOutcome, writtenValue, type Written } from '../graph-picture.ts';
import type { Values } from '../../../draw/rest.ts';

/** Views that show what the solver says of nodes. */
export const valued = { pn: 'map', sg: 'map', distance: 'map' } as const;

/** What a view writes into a node. */
export function written(node: number, view: string, values: Values): Written {
  const outcome = values.outcome(node - 1) ?? 'draw';
  if (view === 'sg') return writtenValue(values.grundy(node - 1));
  return view === 'pn' ? writtenOutcome(outcome) : writtenDistance(values.distance(node - 1), outcome);
}
