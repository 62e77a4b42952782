import type { InstrumentAnswers } from '../../solver/types.ts';
import type { Read } from './layout.ts';

/** Alpha–beta as it happens, one thing a row. */
export type Walk = InstrumentAnswers['game_tree']['walk'];

/** What the reader has said before a cut is shown. */
export type Said = 'cut' | 'look';

/** Everything that is known after so many rows. */
export interface Seen {
  readonly values: ReadonlyMap<number, string>;
  readonly windows: ReadonlyMap<number, readonly [string, string]>;
  /** The way from the root to where the search is. */
  readonly path: readonly number[];
  readonly here: number | null;
  /** Children that are not looked at, each with what is below it. */
  readonly cut: ReadonlySet<number>;
  readonly looked: ReadonlySet<number>;
  readonly leaves: number;
}

/** `held`: the last row's choice is not shown yet. */
export function seenAfter(read: Read, walk: Walk, rows: number, held: boolean): Seen {
  const values = new Map<number, string>();
  const windows = new Map<number, readonly [string, string]>();
  const looked = new Set<number>();
  const cut = new Set<number>();
  let leaves = 0;
  for (let i = 0; i < rows; ++i) {
    const [node, kind] = [walk.nodes[i]!, walk.kinds[i]!];
    if (kind === 3) continue;
    looked.add(node);
    if (kind === 1) ++leaves;
    else windows.set(node, [walk.alphas[i]!, walk.betas[i]!]);
    if (kind === 2) {
      if (walk.values[i]) values.set(node, walk.values[i]!);
      if (walk.choices[i] === 2 && !(held && i === rows - 1)) {
        const children = read.parents.reduce<number[]>(
          (all, parent, c) => (parent === node ? [...all, c + 1] : all),
          [],
        );
        for (const child of children.slice(children.length - walk.skipped[i]!)) cut.add(child);
      }
    }
  }
  const here = rows > 0 ? walk.nodes[rows - 1]! : null;
  const path: number[] = [];
  for (let node = here ?? 0; node > 0; node = read.parents[node - 1]!) path.unshift(node);
  return { values, windows, path, here, cut, looked, leaves };
}

/** Whether a node or one above it is in the set. */
export function within(read: Read, set: ReadonlySet<number>, node: number): boolean {
  for (let at = node; at > 0; at = read.parents[at - 1]!) if (set.has(at)) return true;
  return false;
}

/** Inner nodes, each after all that is below it. */
export function upwards(read: Read): readonly number[] {
  return [...read.kinds.keys()]
    .map((i) => i + 1)
    .filter((id) => read.kinds[id - 1] !== 0)
    .reverse();
}
