import type { Judgement, Solver } from '../solver/types.ts';
import { written } from '../draw/numerals.ts';
import type { Words } from '../board/language.ts';
import { tagOf } from '../board/tag.ts';
import { loadBoard } from '../board/load.ts';

/** What is asked of a reader about an instrument, which judges the answer itself (`judge_<ask>`). */
export interface Asking {
  readonly instrument: string;
  /** What the question is about; of an answer that is a whole position, what is wanted of it. */
  readonly about: string;
  readonly ask: string;
}

/** Words of an instrument's causes, by key. */
interface Causes {
  readonly judged?: Readonly<Record<string, string | ((...texts: readonly string[]) => string)>>;
}

/** `answer` before `about` where the answer is a position: its text is read first. Rejects with SolverError. */
export function judgeAnswer(
  solver: Solver,
  { instrument, about, ask }: Asking,
  answer: string,
  tries: number,
  whole = false,
): Promise<Judgement> {
  const text = whole ? `${answer} | ${about}` : `${about} | ${answer}`;
  // Which instruments there are, and what they judge, the solver says.
  return solver.ask(instrument as 'nimber', `judge_${ask}` as 'add', text, {
    numbers: [BigInt(tries)],
  }) as unknown as Promise<Judgement>;
}

/** Whether fractions may stand where a position of it has numbers; its board is loaded. */
export const fractional = (instrument: string): boolean =>
  (customElements.get(tagOf(instrument)) as { readonly fractions?: boolean } | undefined)?.fractions ?? false;

/** The cause of a judgement as a sentence; '' where none is told. */
export async function causeOf(
  instrument: string,
  language: keyof Words<unknown>,
  { right, key, texts }: Judgement,
): Promise<string> {
  if (!key || !(await loadBoard(instrument, language))) return '';
  const { words } = customElements.get(tagOf(instrument)) as unknown as { readonly words: Words<Causes> };
  const cause = words[language].judged?.[key];
  if (cause === undefined && right) return ''; // that it is right is enough
  if (cause === undefined) throw new Error(`${instrument}: no words for '${key}'`);
  // Numbers below zero as readers write them; expressions as they were typed.
  const said = texts.map((each) => (/^-[\d/]+$/.test(each) ? written(each) : each));
  return typeof cause === 'string' ? cause : cause(...said);
}
