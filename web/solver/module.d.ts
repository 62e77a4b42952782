/** What the module answers, by `wasm/catalogue/data.cpp`, and how it is asked. Only `web/solver/` knows it. */

export interface RawError {
  code: string;
  field: 'game' | 'rule' | 'position' | 'move' | 'none';
  part: string;
  limit: string;
  at: number | null;
}
export type Refused = { error: RawError };

export interface RawGame {
  name: string;
  family: string;
  defaultRule: string;
  example: string;
  /** Words separated by spaces. */
  moveFields: string;
  theorem: string;
  /** name<=limit, separated by spaces. */
  limits: string;
  hasTable: boolean;
  hasMap: boolean;
  paintable: boolean;
  loopy: boolean;
  partizan: boolean;
}

export interface RawInstrument {
  name: string;
  defaultRule: string;
  example: string;
  /** Words separated by spaces. */
  questions: string;
  theorem: string;
  /** name<=limit, separated by spaces. */
  limits: string;
}

type RawOutcome = 'P' | 'N' | 'draw' | 'L' | 'R';

export interface RawAnalysis {
  /** Empty where it is longer than 4,096 bytes. */
  rule: string;
  ruleNumbers: BigUint64Array;
  position: string;
  numbers: BigUint64Array;
  outcome: RawOutcome;
  grundy: bigint | null;
  /**
   * Of partizan games, where it is known: the numerator in two's complement, the exponent of 2 in the denominator, the
   * nimber.
   */
  value?: BigUint64Array;
  components: BigUint64Array;
  moveCount: bigint;
  /** Each move as its length and its numbers. */
  winningMoves: BigUint64Array;
  winningMoveCount: bigint;
  moreWinningMoves: boolean;
  distance: bigint | null;
  facts: Record<string, BigUint64Array>;
  method: 'theorem' | 'table' | 'search';
  theorem: string;
}

export interface RawLine {
  move: BigUint64Array;
  to: string;
  outcome: RawOutcome;
  grundy: bigint | null;
  /** Empty if there is none. */
  reply: BigUint64Array;
}

export interface RawCertificate {
  outcome: RawOutcome;
  grundy: bigint | null;
  lines: RawLine[];
  total: bigint;
  reached: RawLine[];
  equal: bigint | null;
}

export interface RawSearch {
  outcome: RawOutcome;
  grundy: bigint | null;
  winningMoves: BigUint64Array;
  winningMoveCount: bigint;
  states: bigint;
  summands: bigint;
}

export interface RawTable {
  rule: string;
  outcomes: Uint8Array;
  values: Uint32Array;
  period: { preperiod: bigint; period: bigint } | null;
}

export interface RawMap {
  rule: string;
  width: number;
  height: number;
  outcomes: Uint8Array;
  grundy: Uint32Array;
  distance: Uint32Array;
  level: Uint32Array;
}

export interface RawMoves {
  moves: BigUint64Array;
  total: bigint;
}

export interface RawStep {
  key: string;
  numbers: BigUint64Array;
  lit: string[];
  position: string;
}

/** A rule that is kept: the short text that stands for it, and its canonical text in UTF-8. */
export interface RawKept {
  kept: string;
  rule: Uint8Array;
}

/** What an instrument answers: `InstrumentAnswers` in instruments.ts says what to which question. */
export type RawTold = { readonly [key: string]: unknown };

/** A problem of the contest bench. */
export interface RawProblem {
  name: string;
  lesson: string;
  /** name<=limit, separated by spaces. */
  limits: string;
  milliseconds: number;
  kibibytes: number;
  sample: string;
  published: boolean;
  wrong: string[];
  judged: boolean;
}
/** What is wrong with an input, or, of several that would be right, with an answer. */
export interface RawFault {
  fault: string;
  line: bigint;
  column: bigint;
  found: string;
  name: string;
  least: bigint;
  most: bigint;
}
export interface RawCheck {
  cases: bigint;
  checked: bigint;
  differs: { case: bigint; solved: string; naive: string } | null;
}
export interface RawComparison {
  same: boolean;
  /** 0: none. */
  line: bigint;
  /** null: it ends before. */
  expected: string | null;
  found: string | null;
  wrong: RawFault | null;
}
export interface RawRefutation {
  tried: bigint;
  /** Empty: none was found. */
  input: string;
  right: string;
  wrong: string;
}
export interface RawShown {
  cases: {
    boards: { game: string; rule: string; position: string }[];
    numbers: { key: string; list: BigUint64Array }[];
  }[];
}
export type RawRun = { answer: string } | { input: string } | RawFault;

/** What a job may answer; a reply is the move's numbers, a played move the text of the position after it. */
export type RawAnswer =
  | RawAnalysis
  | RawCertificate
  | RawSearch
  | RawTable
  | RawMap
  | RawMoves
  | RawStep[]
  | RawProblem[]
  | RawRun
  | RawCheck
  | RawComparison
  | RawRefutation
  | RawShown
  | BigUint64Array
  | string
  | RawTold;

/**
 * The module as `connect.ts` makes it from its bindings. `ask` starts a job and gives its number; which numbers a
 * question has, its subject says: wasm/catalogue/game_subject.hpp, and the files of wasm/instruments/. A job is stepped
 * until `true`, asked once, and dropped. After an error `memory` there are no jobs and no kept rules any more.
 */
export interface Module {
  games(): RawGame[] | Refused;
  instruments(): RawInstrument[] | Refused;
  ask(subject: string, rule: string, what: string, text: string, numbers: readonly bigint[]): number | Refused;
  keep(subject: string, rule: string): RawKept | Refused;
  dropKept(name: string): void;
  step(job: number): boolean | Refused;
  progress(job: number): { done: bigint; total: bigint } | Refused;
  answer(job: number): RawAnswer | Refused;
  drop(job: number): void;
}

/**
 * What the module binds: `wasm/bindings/bindings.cpp`. What a call tells is so many bytes from `told()` on, until the
 * next call.
 */
export interface Bindings {
  /** The memory; another view after it has grown. */
  readonly HEAPU8: Uint8Array;
  /** Where the texts and numbers of the next call are written; 0: no memory. */
  room(size: number): number;
  told(): number;
  games(): number;
  instruments(): number;
  /** The lengths of the texts in bytes, and how many numbers there are. */
  ask(subject: number, rule: number, what: number, text: number, numbers: number): number;
  keep(subject: number, rule: number): number;
  /** All of `room` is the name. */
  dropKept(): void;
  step(job: number): number;
  progress(job: number): number;
  answer(job: number): number;
  drop(job: number): void;
}
