import type { ReactiveControllerHost } from 'lit';
import type { Analysis, Move, Solver } from '../../../solver/types.ts';
import { solver } from '../../../board/solver.ts';

/** A move and the position after it. */
export interface Twig {
  readonly move: Move;
  readonly analysis: Analysis;
}

/**
 * The moves from positions and what they lead to, as the solver says, asked once each and kept while the rule is the
 * same.
 */
export class Twigs {
  readonly #known = new Map<string, readonly Twig[] | null>();
  #rule = '';

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly game: string,
  ) {}

  /** null: on their way, or not to be had. */
  of(position: string, rule: string): readonly Twig[] | null {
    if (rule !== this.#rule) {
      this.#rule = rule;
      this.#known.clear();
    }
    const known = this.#known.get(position);
    if (known !== undefined) return known;
    this.#known.set(position, null);
    void solver()
      .then((client) => this.#ask(client, position, rule))
      .then((twigs) => this.#rule === rule && this.#known.set(position, twigs))
      .catch(() => this.#known.delete(position))
      .finally(() => this.host.requestUpdate());
    return null;
  }

  async #ask(client: Solver, position: string, rule: string): Promise<readonly Twig[]> {
    const { moves } = await client.moves(this.game, position, rule);
    return Promise.all(
      moves.map(async (move) => {
        const to = await client.play(this.game, position, move, rule);
        return { move, analysis: await client.analyse(this.game, to, rule) };
      }),
    );
  }
}

/** What X gets: whoever moves wins in an N-position. */
export function valueOf({ outcome, facts }: Analysis): '1' | '0' | '−1' {
  if (outcome === 'draw') return '0';
  const crossMoves = facts['turn']?.[0] === 1n;
  return (outcome === 'N') === crossMoves ? '1' : '−1';
}
