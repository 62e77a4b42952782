import { none, type Solver } from '../../solver/types.ts';
import { largestDrawn } from '../kit/parts/cut.ts';
import type { Graph } from '../kit/parts/graph.ts';
import type { BoardView } from '../shell/view.ts';
import { sheetsOf, writeRule, type Rule } from './rule.ts';
import { longestTable } from './sheets.ts';

/** More components than this are not asked about at once. */
const most = 400;

/** A component that may occur, and how early its value is known: the smaller, the earlier. */
export interface Component {
  readonly text: string;
  readonly order: number;
}

const upTo = (sizes: readonly bigint[], limit: bigint) => {
  const largest = sizes.reduce((most, each) => (each > most && each <= limit ? each : most), 1n);
  return Array.from({ length: Number(largest) }, (_, i) => i + 1);
};

/** Every component that may occur in a game from here. */
export function possible({ origin, numbers }: BoardView, { kind }: Rule, graph: Graph): Component[] {
  if (kind === 'graph') return Array.from({ length: graph.count }, (_, i) => ({ text: `${i + 1}`, order: 0 }));
  if (kind === 'heaps') {
    return upTo([...origin, ...numbers], largestDrawn).map((size) => ({ text: `${size}`, order: size }));
  }
  const sheets = [...sheetsOf(origin), ...sheetsOf(numbers)];
  const [widths, heights] = ([0, 1] as const).map((side) =>
    upTo(
      sheets.map((sheet) => sheet[side]),
      BigInt(longestTable),
    ),
  ) as [number[], number[]];
  return heights.flatMap((height) => widths.map((width) => ({ text: `${width}x${height}`, order: width + height })));
}

/** Of a component: its value (null: a leaf), and how early it is known. */
type Answer = readonly [value: bigint | null, order: number];

/**
 * What becomes of single components when the won leaves are deleted, as the solver answers for the rule in which the
 * first end decides.
 *
 * Steps: at 0 nothing is deleted, from 1 on the leaves are; then the values of what remains become known, level by
 * level.
 */
export class Reduction {
  readonly leaves: ReadonlySet<string>;
  readonly components: readonly Component[];
  readonly last: number;
  readonly #values = new Map<string, bigint>();
  readonly #steps = new Map<string, number>();

  constructor(components: readonly Component[], answers: readonly Answer[]) {
    this.components = components.slice(0, most);
    const orders = new Set(answers.flatMap(([value, order]) => (value === null ? [] : [order])));
    const steps = new Map([...orders].sort((a, b) => a - b).map((order, i) => [order, i + 2]));
    this.last = 1 + steps.size;
    const leaves = new Set<string>();
    this.components.forEach(({ text }, i) => {
      const [value, order] = answers[i]!;
      if (value === null) {
        leaves.add(text);
        return;
      }
      this.#values.set(text, value);
      this.#steps.set(text, steps.get(order)!);
    });
    this.leaves = leaves;
  }

  isLeaf = (text: string) => this.leaves.has(text);
  /** null: a leaf, or not asked about. */
  value = (text: string) => this.#values.get(text) ?? null;
  /** The step at which the value is known. */
  stepOf = (text: string) => this.#steps.get(text) ?? this.last;
  /** What becomes known at a step. */
  knownAt = (step: number) => this.components.map(({ text }) => text).filter((text) => this.#steps.get(text) === step);
}

/** Asks about every component by itself. */
export async function reduce(
  client: Solver,
  game: string,
  { kind, rest }: Rule,
  components: readonly Component[],
  signal: AbortSignal,
): Promise<Reduction> {
  const rule = writeRule('1', rest);
  if (kind === 'graph') {
    const { grundy, level } = await client.map(game, rule, { signal });
    const answer = (_: Component, i: number): Answer => [grundy[i] === none ? null : BigInt(grundy[i]!), level[i]!];
    return new Reduction(components, components.map(answer));
  }
  const asked = components.slice(0, most);
  const totals = await Promise.all(
    asked.map(({ text }) => client.moves(game, text, rule, { limit: 1 }).then(({ total }) => total)),
  );
  // Where the game is over from the start somebody has won: that is a leaf.
  const open = asked.filter((_, i) => totals[i]! > 0n).map(({ text }) => text);
  const known = open.length > 0 ? (await client.analyse(game, open.join(' '), rule, { signal })).components : [];
  const values = new Map(open.map((text, i) => [text, known[i]!]));
  return new Reduction(
    asked,
    asked.map(({ text, order }): Answer => [values.get(text) ?? null, order]),
  );
}
