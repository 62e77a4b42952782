import type { Move } from '../../../solver/types.ts';

/** A move that is being put together: what goes from a pile (from 0), and what of the rest to which other piles. */
export interface Plan {
  readonly pile: number;
  readonly take: bigint;
  readonly gifts: ReadonlyMap<number, bigint>;
}

export const planOf = ({ numbers: [pile = 1n, take = 0n, ...rest] }: Move): Plan => ({
  pile: Number(pile) - 1,
  take,
  gifts: new Map(rest.flatMap((to, i) => (i % 2 ? [] : [[Number(to) - 1, rest[i + 1] ?? 0n] as const]))),
});

/** The plan as the solver writes a move. */
export function numbersOf({ pile, take, gifts }: Plan): bigint[] {
  const to = [...gifts].sort(([a], [b]) => a - b);
  return [BigInt(pile + 1), take, ...to.flatMap(([each, add]) => [BigInt(each + 1), add])];
}

export const given = ({ gifts }: Plan) => [...gifts.values()].reduce((sum, each) => sum + each, 0n);

/** Whether a plan can become another by giving more. */
export const within = (a: Plan, b: Plan) =>
  a.pile === b.pile && a.take === b.take && [...a.gifts].every(([pile, add]) => add <= (b.gifts.get(pile) ?? 0n));

/** One stone more or less onto a pile. */
export function give(plan: Plan, pile: number, by: bigint): Plan {
  const gifts = new Map(plan.gifts);
  const add = (gifts.get(pile) ?? 0n) + by;
  if (add > 0n) gifts.set(pile, add);
  else gifts.delete(pile);
  return { ...plan, gifts };
}

/** What the piles hold after it. */
export const after = (numbers: readonly bigint[], plan: Plan | null): readonly bigint[] =>
  numbers.map((size, i) =>
    !plan ? size : i === plan.pile ? size - plan.take - given(plan) : size + (plan.gifts.get(i) ?? 0n),
  );
