import type { Told } from '../../../../board/reasons.ts';
import { nodeName, readGraph } from '../../graph.ts';

/** Components that are named in one sentence. */
const most = 6;

/** The components of a step, as the board names them, each followed by `more` numbers, of which the first is its value. */
export function namedIn({ numbers, of, n }: Told, more: 0 | 1) {
  const kind = of.ruleNumbers[1];
  const sides = kind === 2n ? 2 : 1;
  const width = sides + more;
  const graph = readGraph(kind === 0n ? of.rule.replace(/^\S+ /, '') : '');
  const all = Array.from({ length: numbers.length / width }, (_, i) => numbers.slice(i * width, (i + 1) * width));
  const name = (each: readonly bigint[]) =>
    kind === 0n ? nodeName(graph, Number(each[0])) : each.slice(0, sides).map(n).join('×');
  const told = all.slice(0, most);
  return {
    names: [...told.map(name), ...(all.length > most ? ['…'] : [])],
    values: told.map((each) => n(each[sides] ?? 0n)),
  };
}
