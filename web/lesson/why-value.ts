import type { Analysis, Move, Player, Solver, Value } from '../solver/types.ts';
import { compareNumbers, parseValue } from '../draw/value.ts';
import type { Cause, Manner, Question } from './cause.ts';

/** What a player can leave. */
interface Left {
  readonly who: Player;
  readonly move: Move;
  readonly to: string;
  readonly value: Value;
}

/** Moves of each player that are looked at. */
const most = 64;

/** What either player can leave with one move, as far as it is known. */
async function options(solver: Solver, { game, rule }: Question, position: string): Promise<Left[]> {
  const of = async (who: Player) => {
    const { moves } = await solver.moves(game, position, rule, { limit: most, player: who });
    return Promise.all(
      moves.map(async (move) => {
        const to = await solver.play(game, position, move, rule, { player: who });
        return { who, move, to, value: (await solver.analyse(game, to, rule)).value };
      }),
    );
  };
  const both = [...(await of('left')), ...(await of('right'))];
  return both.filter((each): each is Left => each.value !== null);
}

/** Of the moves of `who` that leave a number the best; null where there is none. */
function best(all: readonly Left[], who: Player): Value | null {
  const sign = who === 'left' ? 1 : -1;
  const values = all.filter((each) => each.who === who && each.value.nimber === 0n).map(({ value }) => value);
  return values.length ? values.reduce((a, b) => (sign * compareNumbers(b, a) > 0 ? b : a)) : null;
}

/**
 * Why a position is worth what it is, or why it is not worth what was `said` (as `valueText` writes it): a move that
 * leaves as much already, or as little; else that there is something simpler. Of the moves that show it the mildest:
 * causes climb with the answers.
 */
export async function whyValue(
  solver: Solver,
  q: Question,
  { value, position, numbers: before }: Analysis,
  said: string | undefined,
  { tell }: Manner,
): Promise<Cause[]> {
  const given = said === undefined ? null : parseValue(said);
  if (!value || value.nimber > 0n || (given && given.nimber > 0n)) {
    return given && value
      ? [{ kind: 'worth-part', number: compareNumbers(given, value) === 0, nimber: given.nimber === value.nimber }]
      : [];
  }
  const all = await options(solver, q, position);
  const told: Cause[] = tell ? [{ kind: 'between', left: best(all, 'left'), right: best(all, 'right'), value }] : [];
  if (!given) return told;
  const against = all
    .filter((each) => each.value.nimber === 0n)
    .filter(({ who, value: left }) => (who === 'left' ? 1 : -1) * compareNumbers(left, given) >= 0)
    .sort((a, b) => (a.who === 'left' ? 1 : -1) * compareNumbers(a.value, b.value));
  const [shows] = against;
  if (shows) return [...told, { kind: 'leaves', before, said: given, ...shows }];
  return [...told, { kind: 'simpler', said: given }];
}
