import { bench, count, limits, text } from './checked.ts';
import type { Question, RawReply } from './engine.ts';
import type { RawCheck, RawComparison, RawFault, RawProblem, RawRefutation, RawShown } from './module.d.ts';
import { InputError, SolverError, type Bench, type InputFault, type ProblemInfo, type Work } from './types.ts';

type Get = <T extends RawReply>(question: Question, work?: Work) => Promise<T>;

const problemInfo = (raw: RawProblem): ProblemInfo => ({
  ...raw,
  limits: limits(raw.limits),
  milliseconds: raw.milliseconds || null,
  kibibytes: raw.kibibytes || null,
});

const faultOf = ({ fault, line, column, ...rest }: RawFault): InputFault => ({
  ...rest,
  kind: fault as InputFault['kind'],
  line: Number(line),
  column: Number(column),
});

/** The calls of the contest bench, apart from the others: a page without a bench does not have them. */
export function benchFrom(get: Get): Bench {
  const ask = (problem: string, what: string, subject: string, numbers: readonly bigint[] = []) =>
    ({ ask: 'instrument', game: bench, rule: problem, what, text: subject, numbers }) as const;
  /** What reads an input may find that it is none. */
  async function read<T extends RawReply>(question: Question, work?: Work): Promise<Exclude<T, RawFault>> {
    const raw = await get<T | RawFault>(question, work);
    if (typeof raw === 'object' && 'fault' in raw) throw new InputError(faultOf(raw as RawFault));
    return raw as Exclude<T, RawFault>;
  }
  const of = (problem: string) => text(problem, 'rule');
  const given = (subject: string) => text(subject, 'none');

  return {
    async problems() {
      return (await get<RawProblem[]>(ask('', 'list', ''))).map(problemInfo);
    },
    async solve(problem, input, work) {
      return (await read<{ answer: string }>(ask(of(problem), 'solve', given(input)), work)).answer;
    },
    async generate(problem, seed, size) {
      if (size !== 'small' && size !== 'limits') throw new SolverError('syntax', 'none', String(size).slice(0, 40), '');
      const numbers = [count(seed), size === 'small' ? 0n : 1n];
      return (await get<{ input: string }>(ask(of(problem), 'generate', '', numbers))).input;
    },
    async checkRun(problem, input, work) {
      const raw = await read<RawCheck>(ask(of(problem), 'check', given(input)), work);
      return {
        cases: Number(raw.cases),
        checked: Number(raw.checked),
        differs: raw.differs && { ...raw.differs, case: Number(raw.differs.case) },
      };
    },
    async compareRun(problem, input, output, work) {
      const bytes = new TextEncoder().encode(given(input)).length;
      const question = ask(of(problem), 'compare', input + given(output), [BigInt(bytes)]);
      const { same, line, expected, found, wrong } = await read<RawComparison>(question, work);
      if (same) return { same };
      return { same, line: Number(line) || null, expected, found, refused: wrong && faultOf(wrong) };
    },
    async refute(problem, strategy, seed, work) {
      const raw = await get<RawRefutation>(ask(of(problem), 'refute', given(strategy), [count(seed)]), work);
      const { input, right, wrong } = raw;
      return { tried: Number(raw.tried), found: input === '' ? null : { input, right, wrong } };
    },
    async showRun(problem, input, work) {
      const { cases } = await read<RawShown>(ask(of(problem), 'show', given(input)), work);
      return cases.map(({ boards, numbers }) => ({
        boards,
        numbers: numbers.map(({ key, list }) => ({ key, list: [...list] })),
      }));
    },
  };
}
