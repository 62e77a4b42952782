import { written } from '../../draw/numerals.ts';
import type { Read, Seen, Walk } from './layout.ts';
import type { words } from './words.en.ts';

export const leavesOf = ({ kinds }: Read): number => kinds.reduce((n: number, kind) => n + (kind === 0 ? 1 : 0), 0);

interface Row {
  readonly read: Read;
  readonly walk: Walk;
  readonly row: number;
  /** Whether there is a cut is not told yet. */
  readonly held: boolean;
  readonly seen: Seen;
  /** Of the row's node. */
  readonly children: readonly number[];
  readonly words: typeof words;
  readonly write: (count: number) => string;
  readonly space: string;
}

/** A row of alpha–beta as a sentence. */
export function saidOf({ read, walk, row, held, seen, children, words: w, write, space }: Row): string {
  const node = walk.nodes[row]!;
  const name = read.labels[node - 1]!;
  const value = written(walk.values[row]!);
  const [alpha, beta] = [written(walk.alphas[row]!) || '−∞', written(walk.betas[row]!) || '∞'];
  const kind = read.kinds[node - 1];
  switch (walk.kinds[row]) {
    case 0:
      return w.enter(name, alpha, beta);
    case 1:
      return w.leaf(value);
    case 3:
      return w.end(value, write(seen.leaves), write(leavesOf(read)));
  }
  const known = kind === 1 ? w.backMax(name, value) : kind === 2 ? w.backMin(name, value) : w.backChance(name, value);
  if (walk.choices[row] === 0) return known;
  if (held) {
    const left = children.length - 1 - children.indexOf(walk.children[row]!);
    return `${known}${space}${w.question(name, write(left))}`;
  }
  if (walk.choices[row] === 1) return w.whyLook(alpha, beta);
  const by = read.labels[walk.by[row]! - 1] ?? '';
  return kind === 1 ? w.whyCutMax(value, by, beta) : w.whyCutMin(value, by, alpha);
}
