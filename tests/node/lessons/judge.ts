/** Answers to exercises, judged as the element judges them. */
import { SolverError, type Judgement, type Solver } from 'nimlab';
import { valueText } from '../../../web/draw/value.ts';
import type { Attributes, Component } from './lesson.ts';

/**
 * What an instrument judges: whether `answer` is right about `position`; of a whole position, whether it has what is
 * wanted.
 */
export async function judges(
  solver: Solver,
  { game = '', judge = game, ask = '' }: Attributes,
  text: string,
): Promise<boolean> {
  const asked = solver.ask(judge as 'nimber', `judge_${ask}` as 'add', text) as unknown;
  const { right } = (await asked) as Judgement;
  return right;
}

/**
 * Of an exercise that asks for a position: whether `n` in its one blank is an answer, as the element judges it. A
 * number the notation does not take is none.
 */
export async function isAnswer(solver: Solver, { attributes }: Component, n: bigint | string): Promise<boolean> {
  const { game = '', position = '', rule = '', ask = '', want, above, not = '' } = attributes;
  if (want !== undefined) return judges(solver, attributes, `${position.replace('_', String(n))} | ${want}`);
  if ((above && BigInt(n) <= BigInt(above)) || not.split(' ').includes(String(n))) return false;
  try {
    const analysis = await solver.analyse(game, position.replace('_', String(n)), rule);
    const [, what, want] = /^(grundy|winning-moves|value)=(.+)$/.exec(ask) ?? [];
    const has =
      what === 'value'
        ? analysis.value && valueText(analysis.value)
        : what === 'grundy'
          ? analysis.grundy
          : what
            ? analysis.winningMoveCount
            : analysis.outcome;
    return analysis.moveCount > 0n && String(has) === (want ?? ask);
  } catch (error) {
    if (error instanceof SolverError) return false;
    throw error;
  }
}
