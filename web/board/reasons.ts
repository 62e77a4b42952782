import type { Analysis, ExplanationStep } from '../solver/types.ts';
import type { Words } from './language.ts';

/** A step of the solver's explanation, and what its sentence may need besides. */
export interface Told extends ExplanationStep {
  /** What it is told of. */
  readonly of: Pick<Analysis, 'rule' | 'ruleNumbers' | 'numbers' | 'components' | 'outcome'>;
  /** A number as the reader's language writes it. */
  readonly n: (value: bigint | number) => string;
}

/** What a game's `why/words.*.ts` says, by the keys of its explanation; short, with the numbers of the position. */
export type Sentences = Readonly<Record<string, (told: Told) => string>>;

/** What the parts of a position are called where its reason is the sum of their values. */
export type PartName = 'heap' | 'row' | 'run' | 'counter' | 'token' | 'pair' | 'game';

/** What a game's `why/reasons.ts` gives: how "why?" tells its explanation. */
export interface Reasons {
  /** None where the solver explains nothing but values. */
  readonly words?: Words<Sentences>;
  /** Views in which the parts of a step are drawn, by its key; where none is named every view draws them. */
  readonly views?: Readonly<Record<string, readonly string[]>>;
  /** What is lit, where that is not what the solver says. */
  readonly lit?: (step: ExplanationStep) => readonly string[];
  /** Of many steps of a kind those that are not left out. */
  readonly matters?: (step: ExplanationStep) => boolean;
  /** Keys of last steps that do not decide: the values of the parts follow. */
  readonly open?: readonly string[];
  /** The summands of a position, from 1, and what is lit of each. */
  readonly part?: { readonly name: PartName; readonly lit: (part: number, of: Told['of']) => string };
}
