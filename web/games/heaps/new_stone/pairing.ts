import type { ReactiveControllerHost } from 'lit';
import { Asked } from '../../../draw/asked.ts';
import { solver } from '../../../board/solver.ts';
import { pairsIn, type Pair } from './scene.ts';

interface Paired {
  readonly sizes: readonly bigint[];
  readonly pairs: readonly Pair[];
}

/**
 * Equal piles as the solver pairs them, also in what a move leaves that is being put together. Piles that it changes are
 * told last: what was equal before stays joined.
 */
export class Pairing {
  readonly #asked: Asked<Paired>;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#asked = new Asked<Paired>(host);
  }

  /** Piles of these sizes, of which empty ones are no part of the position. */
  need(game: string, sizes: readonly bigint[], changing: ReadonlySet<number>) {
    const [still, others] = [false, true].map((changes) =>
      [...sizes.keys()].filter((i) => sizes[i]! > 0n && changing.has(i) === changes),
    );
    const order = [...still!, ...others!];
    this.#asked.need(`${sizes.join()}|${order.join()}`, async (signal) => {
      const position = order.map((i) => sizes[i]).join(' ');
      const { facts } = await (await solver()).analyse(game, position || '0', '', { signal });
      return { sizes, pairs: pairsIn(facts).map(([i, j]) => inOrder(order[i]!, order[j]!)) };
    });
  }

  /** Of piles of these sizes: until the answer is there, the pairs of which neither pile has changed. */
  of(sizes: readonly bigint[]): readonly Pair[] {
    const told = this.#asked.answer ?? this.#asked.last;
    const same = (i: number) => told!.sizes[i] === sizes[i];
    return told?.pairs.filter((pair) => pair.every(same)) ?? [];
  }
}

const inOrder = (i: number, j: number): Pair => (i < j ? [i, j] : [j, i]);
