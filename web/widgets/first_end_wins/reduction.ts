import { none, type Analysis } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import { readRule, writeRule } from './rule.ts';

/** More components than this are not asked about at once. */
const most = 400;

/** A component that may occur, and how early its value is known: the smaller, the earlier. */
export interface Component {
  readonly text: string;
  readonly order: number;
}

/**
 * What becomes of single components when the won leaves are deleted, as the solver answers for the rule in which the
 * first end decides. Asks once, calls `changed` when the answers are there.
 *
 * Steps: at 0 nothing is deleted, from 1 on the leaves are; then the values of what remains become known, level by
 * level.
 */
export class Reduction {
  readonly leaves = new Set<string>();
  readonly #values = new Map<string, bigint>();
  readonly #steps = new Map<string, number>();
  last = 1;
  known = false;
  readonly #abort = new AbortController();

  constructor(
    private readonly game: string,
    /** The graph, or the kind of component. */
    readonly rest: string,
    readonly components: readonly Component[],
    changed: () => void,
  ) {
    const ask = readRule(writeRule('1', rest)).kind === 'graph' ? this.#askGraph() : this.#askEach();
    ask.then(
      () => {
        if (this.#abort.signal.aborted) return;
        this.known = true;
        changed();
      },
      () => {}, // the shell has the same question and says why it fails
    );
  }

  get rule(): string {
    return writeRule('1', this.rest);
  }

  isLeaf = (text: string) => this.leaves.has(text);
  /** null: a leaf, or not asked about. */
  value = (text: string) => this.#values.get(text) ?? null;
  /** The step at which the value is known. */
  stepOf = (text: string) => this.#steps.get(text) ?? this.last;
  /** What becomes known at a step. */
  knownAt = (step: number) => this.components.map(({ text }) => text).filter((text) => this.#steps.get(text) === step);

  stop() {
    this.#abort.abort();
  }

  async #askGraph() {
    const { grundy, level } = await (await solver()).map(this.game, this.rule, { signal: this.#abort.signal });
    this.#settle((_, i) => [grundy[i] === none ? null : BigInt(grundy[i]!), level[i]!]);
  }

  async #askEach() {
    const client = await solver();
    const asked = this.components.slice(0, most);
    const totals = await Promise.all(
      asked.map(({ text }) => client.moves(this.game, text, this.rule, { limit: 1 }).then(({ total }) => total)),
    );
    // Where the game is over from the start somebody has won: that is a leaf.
    const open = asked.filter((_, i) => totals[i]! > 0n).map(({ text }) => text);
    const values = new Map<string, bigint>();
    if (open.length > 0) {
      const { components } = await client.analyse(this.game, open.join(' '), this.rule, {
        signal: this.#abort.signal,
      });
      open.forEach((text, i) => values.set(text, components[i]!));
    }
    this.#settle(({ text, order }) => [values.get(text) ?? null, order]);
  }

  #settle(of: (component: Component, index: number) => [value: bigint | null, order: number]) {
    const answers = this.components.slice(0, most).map((each, i) => ({ text: each.text, answer: of(each, i) }));
    const orders = new Set(answers.flatMap(({ answer: [value, order] }) => (value === null ? [] : [order])));
    const steps = new Map([...orders].sort((a, b) => a - b).map((order, i) => [order, i + 2]));
    this.last = 1 + steps.size;
    for (const { text, answer } of answers) {
      const [value, order] = answer;
      if (value === null) {
        this.leaves.add(text);
        continue;
      }
      this.#values.set(text, value);
      this.#steps.set(text, steps.get(order)!);
    }
  }
}

/** What deleting leaves would say of a position: the solver's answer for the rule in which the first end decides. */
export class Method {
  answer: Analysis | null = null;

  constructor(
    game: string,
    readonly position: string,
    readonly rest: string,
    changed: () => void,
  ) {
    const ask = async () => (this.answer = await (await solver()).analyse(game, position, writeRule('1', rest)));
    ask().then(changed, () => {});
  }
}
