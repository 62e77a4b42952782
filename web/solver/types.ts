import type { ExplanationStep, InstrumentAnswers } from './instruments.ts';

export type * from './instruments.ts';

/**
 * The solver as the page and Node see it. Every call is asynchronous and takes and gives plain data;
 * heap sizes, SG values and counts are `bigint` (0 … 2^64 − 1), nothing is a double.
 */

/** P: the previous player wins. N: the next player wins. `draw`: nobody can force a win (loopy games only). */
export type ImpartialOutcome = 'P' | 'N' | 'draw';
/** L, R: Left or Right wins, whoever begins (partizan games only). */
export type Outcome = ImpartialOutcome | 'L' | 'R';

/** The two who move in turn. In impartial games they are alike, and nobody looks. */
export type Player = 'left' | 'right';

/** A move is a short list of numbers (`GameInfo.moveFields` says which); its text joins them by '-'. */
export interface Move {
  readonly text: string;
  readonly numbers: readonly bigint[];
}

/** What a board begins with. */
export interface GameBrief {
  readonly name: string;
  /** Canonical text of the rule used when none is given; '' for a game without parameters. */
  readonly defaultRule: string;
  /** A position in the game's notation. */
  readonly example: string;
  /** The players, Left and Right, have different moves. */
  readonly partizan: boolean;
}

export interface GameInfo extends GameBrief {
  /**
   * What its boards are made of: 'heaps', 'splits', 'walks', 'places', 'limits', 'numbers', 'coins', 'pictures',
   * 'sums'.
   */
  readonly family: string;
  /** What the numbers of a move are, e.g. ['heap', 'take']; a trailing '…' repeats the pattern. */
  readonly moveFields: readonly string[];
  /** Key of the theorem behind the answers ('bouton-1901'), '' if there is none. */
  readonly theorem: string;
  /** Limits by name, e.g. { heaps: 100000n, heap: 18446744073709551615n }. */
  readonly limits: Readonly<Record<string, bigint>>;
  /** Whether `table` answers for this game. */
  readonly hasTable: boolean;
  /** Whether `map` answers for this game. */
  readonly hasMap: boolean;
  /** Under some rule play may be endless, and a position a draw. (True of `sum`, which refuses such parts.) */
  readonly loopy: boolean;
  /** Its board has rows and columns of single positions, on which outcomes can be painted. */
  readonly paintable: boolean;
}

/** A number plus a nimber: numerator / 2^exponent + ∗nimber, in lowest terms. */
export interface Value {
  readonly numerator: bigint;
  readonly exponent: number;
  readonly nimber: bigint;
}

export interface Analysis {
  readonly game: string;
  readonly rule: string;
  /** The parts of the rule as numbers, where it has some (bash: m); which, the game's source says. */
  readonly ruleNumbers: readonly bigint[];
  /** Canonical notation. */
  readonly position: string;
  /** The position as a board draws it (for heaps: their sizes); left out above 200,000 numbers. */
  readonly numbers: readonly bigint[];
  /** Whose turn it was asked for: the moves counted and listed are theirs. */
  readonly player: Player;
  readonly outcome: Outcome;
  /** SG value; null where the game has none (under misère play there is none). */
  readonly grundy: bigint | null;
  /** Of partizan games, what the position is worth; null where nobody knows. */
  readonly value: Value | null;
  /** SG value of every summand, where the position is a sum. */
  readonly components: readonly bigint[];
  /**
   * Legal moves, saturating at 2^64 − 1; 0n means the game is over for the player to move, and `outcome` says who has
   * won.
   */
  readonly moveCount: bigint;
  /** Every winning move up to 20,000 of them, in the order of `moves`. */
  readonly winningMoves: readonly Move[];
  readonly winningMoveCount: bigint;
  /** Counting stopped early: there are at least `winningMoveCount`. */
  readonly moreWinningMoves: boolean;
  /** Moves to the end when the winner hurries and the loser delays; null where it is not known or play is endless. */
  readonly distance: bigint | null;
  /**
   * Numbers that the theorem speaks of, by name: { parts, terms } of fibonacci_nim. Which there are, the game's
   * reference page says. Also where search has answered.
   */
  readonly facts: Readonly<Record<string, readonly bigint[]>>;
  readonly method: 'theorem' | 'table' | 'search';
  readonly theorem: string;
}

export interface CertificateLine {
  readonly move: Move;
  /** The option the move leads to; '' if its text is longer than 200 bytes. */
  readonly to: string;
  readonly outcome: Outcome;
  readonly grundy: bigint | null;
  /** A reply that refutes the move; null where the option is a P-position, or the end of a misère game. */
  readonly reply: Move | null;
}

export interface Certificate {
  readonly outcome: Outcome;
  readonly grundy: bigint | null;
  /** P: a page of all moves, each with its refutation. N: a page of the winning moves. Draw: a page of all moves. */
  readonly lines: readonly CertificateLine[];
  readonly total: bigint;
  /**
   * For SG = g > 0: line v leads to an option of value v, without a gap from 0: all v < g, at most 64; fewer where an
   * option was not found among the first 20,000 moves.
   */
  readonly reached: readonly CertificateLine[];
  /** Options found to have value g (always 0n) where all were looked at; null where there are too many. */
  readonly equal: bigint | null;
}

export interface SearchResult {
  readonly outcome: Outcome;
  /** null where play may be endless. */
  readonly grundy: bigint | null;
  readonly winningMoves: readonly Move[];
  readonly winningMoveCount: bigint;
  /** Positions visited. */
  readonly states: bigint;
  /**
   * 0n: the position was searched whole, without any theorem. Above 0n: that was too long, so its summands, this many,
   * were searched each by itself, and their SG values added (Sprague–Grundy).
   */
  readonly summands: bigint;
}

export interface ValueTable {
  readonly rule: string;
  /** Of heaps 0 … count − 1: 0 P, 1 N. */
  readonly outcomes: Uint8Array;
  /** SG values of heaps 0 … count − 1. */
  readonly values: Uint32Array;
  /** values[n + period] === values[n] for all n ≥ preperiod, proven; null if none was found. */
  readonly period: { readonly preperiod: bigint; readonly period: bigint } | null;
}

/** What is known of every single position of a board, row by row. `none` (2^32 − 1) where there is no such number. */
export interface ValueMap {
  readonly rule: string;
  readonly width: number;
  readonly height: number;
  /** 0 P, 1 N, 2 draw. */
  readonly outcomes: Uint8Array;
  /** SG values; none where play may be endless and the loopy value is ∞. */
  readonly grundy: Uint32Array;
  /** Moves to the end under best play; none for draws. */
  readonly distance: Uint32Array;
  /** Moves of the longest play; none where it may be endless. */
  readonly level: Uint32Array;
}

/** "No number" in a `ValueMap`. */
export const none = 0xffffffff;

export interface MovePage {
  readonly moves: readonly Move[];
  readonly total: bigint;
}

export interface Progress {
  readonly done: bigint;
  /** 0n if unknown. */
  readonly total: bigint;
}

/** Options of calls that may take long. Work runs in slices of at most about 50 ms. */
export interface Work {
  /** Aborting rejects with an `AbortError`; what was computed is kept, the same question resumes. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Who is to move in the position asked about: Left unless it is said. Moves, replies and what is won are theirs. */
export interface Turn {
  readonly player?: Player;
}

export type Skill = 'perfect' | 'fallible';

export const strategies = ['any', 'theorem', 'mirror', 'smallest'] as const;
/**
 * Which of several winning moves an opponent plays: one by lot; the one by which the game's theorem is explained; the
 * image of the last move in the other half (the theorem's where there is none); the smallest. None of them gives a win
 * away, and where no move wins they are alike.
 */
export type Strategy = (typeof strategies)[number];

/** Whose move is asked for, and what it answers. */
export interface Answering extends Turn {
  /** `any` unless it is said. */
  readonly strategy?: Strategy;
  /** The move that led to the position, which a strategy may answer. */
  readonly last?: Move | string;
}

/** What is no game and has no opponent, but answers questions. */
export interface InstrumentInfo {
  readonly name: string;
  readonly defaultRule: string;
  /** A text that its first question takes. */
  readonly example: string;
  /** What it can be asked. */
  readonly questions: readonly string[];
  readonly theorem: string;
  readonly limits: Readonly<Record<string, bigint>>;
}

/**
 * A `rule` is the game's parameter (the set of a subtraction game); '' or undefined means the default. A long rule (a
 * large graph) crosses to the worker once. Every call rejects with a `SolverError` if an argument is no legal input.
 */
export interface Solver extends Bench {
  games(): Promise<readonly GameInfo[]>;
  /** The same games, and of each no more than a board begins with: a page has that in hand. */
  brief(): Promise<readonly GameBrief[]>;
  analyse(game: string, position: string, rule?: string, work?: Turn & Work): Promise<Analysis>;
  /**
   * Why the position is won or lost, or worth what it is, step by step, whoever is to move; none where the game has no
   * more to say than `certify`.
   */
  explain(game: string, position: string, rule?: string, work?: Work): Promise<readonly ExplanationStep[]>;
  /** A page of the legal moves, in the ruleset's order. */
  moves(
    game: string,
    position: string,
    rule?: string,
    page?: Turn & { offset?: bigint; limit?: number },
  ): Promise<MovePage>;
  /** The position after `move` (a `Move` or its text). */
  play(game: string, position: string, move: Move | string, rule?: string, turn?: Turn): Promise<string>;
  /** A move of the player to move, as an opponent makes it. The same seed gives the same move. */
  reply(game: string, position: string, skill: Skill, seed: bigint, rule?: string, how?: Answering): Promise<Move>;
  certify(
    game: string,
    position: string,
    rule?: string,
    page?: Turn & { offset?: bigint; limit?: number } & Work,
  ): Promise<Certificate>;
  /** Outcome, SG value and winning moves by generic search that knows the rules and no theorem. */
  search(game: string, position: string, rule?: string, work?: Turn & Work): Promise<SearchResult>;
  /** SG values of single heaps 0 … count − 1. */
  table(game: string, count: number, rule?: string, work?: Work): Promise<ValueTable>;
  /**
   * Every single position of a board at once: the cells of `grid_walk`, the nodes of `token_graph`. `size` is the side
   * of boards that have none of their own: heaps 0 … size − 1 of `wythoff`, starts 1 … size of `fibonacci_nim` and
   * `dynamic_nim`; 0 lets the game choose.
   */
  map(game: string, rule?: string, work?: Work & { size?: number }): Promise<ValueMap>;
  instruments(): Promise<readonly InstrumentInfo[]>;
  /** Asks an instrument: `ask('nimber', 'multiply', '12 9')`. */
  ask<Name extends keyof InstrumentAnswers, What extends keyof InstrumentAnswers[Name] & string>(
    instrument: Name,
    what: What,
    text: string,
    more?: Work & { rule?: string; numbers?: readonly bigint[] },
  ): Promise<InstrumentAnswers[Name][What]>;
  /** Stops the worker; further calls reject. */
  close(): void;
}

/**
 * The contest bench. What takes an input rejects with an `InputError` where the input is not what the statement says,
 * and a problem that there is not with `unknown_game`.
 */
export interface Bench {
  /** Every problem, by name. */
  problems(): Promise<readonly ProblemInfo[]>;
  /** What a judge expects of this input: `solve('hdu-1846', '1\n23 2\n')` is 'first\n'. */
  solve(problem: string, input: string, work?: Work): Promise<string>;
  /**
   * An input of random cases: small ones, which `checkRun` can check, or as large as the statement allows. The same
   * seed gives the same input.
   */
  generate(problem: string, seed: bigint, size: 'small' | 'limits'): Promise<string>;
  /** Solves every case again by the definition of the game alone, as far as that can be done at once. */
  checkRun(problem: string, input: string, work?: Work): Promise<RunCheck>;
  /**
   * What a judge says to a program's output. White space at the ends of lines and empty lines at the end do not count.
   */
  compareRun(problem: string, input: string, output: string, work?: Work): Promise<RunComparison>;
  /** The smallest of some thousand random inputs on which a strategy, one of `ProblemInfo.wrong`, fails. */
  refute(problem: string, strategy: string, seed: bigint, work?: Work): Promise<Refutation>;
  /** What decides each of the first 20 cases. */
  showRun(problem: string, input: string, work?: Work): Promise<readonly ShownCase[]>;
}

export interface RunCheck {
  readonly cases: number;
  /** How many of them were small enough. */
  readonly checked: number;
  /** The first case, from 1, in which the two answers differ; null if none. */
  readonly differs: { readonly case: number; readonly solved: string; readonly naive: string } | null;
}

export type RunComparison =
  | { readonly same: true }
  | {
      readonly same: false;
      /**
       * The first line that differs, from 1; null where any of several answers is right, and `refused` says what is
       * wrong with this one.
       */
      readonly line: number | null;
      /** null where it ends before that line. */
      readonly expected: string | null;
      readonly found: string | null;
      /** Its line and column are of the output. */
      readonly refused: InputFault | null;
    };

export interface Refutation {
  readonly tried: number;
  readonly found: { readonly input: string; readonly right: string; readonly wrong: string } | null;
}

/** What decides a case: positions for boards, and lines of numbers by what they are ('values', 'nim-sum'). */
export interface ShownCase {
  readonly boards: readonly { readonly game: string; readonly rule: string; readonly position: string }[];
  readonly numbers: readonly { readonly key: string; readonly list: readonly bigint[] }[];
}

/** A problem of the contest bench. */
export interface ProblemInfo {
  /** Judge and number: 'hdu-1846'. */
  readonly name: string;
  /** The lesson whose theory it needs. */
  readonly lesson: string;
  /** What the statement promises of the input, by name, e.g. { n: 1000n }; empty where it promises nothing. */
  readonly limits: Readonly<Record<string, bigint>>;
  /** The judge's limits for a program; null where they are not known for certain. */
  readonly milliseconds: number | null;
  readonly kibibytes: number | null;
  /** An input: the statement's where `published`, else one of ours. */
  readonly sample: string;
  readonly published: boolean;
  /** Strategies that people submit and that fail, by name; `refute` finds where. */
  readonly wrong: readonly string[];
  /** Any of several answers is right. */
  readonly judged: boolean;
}

/** Where an input of the contest bench is not what the problem's statement says. */
export interface InputFault {
  readonly kind: 'not_a_number' | 'too_small' | 'too_large' | 'unfit' | 'ended' | 'more' | 'too_long';
  /** From 1; columns are characters. */
  readonly line: number;
  readonly column: number;
  /** What stands there, at most 40 bytes; '' where the input ends. */
  readonly found: string;
  /** What the statement calls that which should stand there; '' where the input should end. */
  readonly name: string;
  /** Of a number; both 0n where any word may stand. */
  readonly least: bigint;
  readonly most: bigint;
}

/** The input of a problem was refused; `fault` says why, as data. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly fault: InputFault;

  constructor(fault: InputFault) {
    super(
      `line ${fault.line}, column ${fault.column}: ${[fault.kind, fault.name, fault.found && `'${fault.found}'`].filter(Boolean).join(' ')}`,
    );
    this.fault = fault;
  }
}

export type SolverErrorCode =
  | 'empty'
  | 'not_a_number'
  | 'negative'
  | 'too_large'
  | 'too_small'
  | 'too_many'
  | 'syntax'
  | 'illegal_move'
  | 'game_over'
  | 'unknown_game'
  | 'unsupported'
  | 'odd_number'
  | 'cyclic'
  | 'ungrounded'
  | 'two_parents'
  | 'all_zero'
  | 'ragged'
  | 'too_long'
  | 'memory'
  /** `limit`: whole texts that may be meant, a line each. */
  | 'ambiguous'
  /** The module could not be loaded: no WebAssembly, blocked by a policy, not found. */
  | 'unavailable';

/** Why the solver did not answer, as data: elements put it into words. */
export class SolverError extends Error {
  override readonly name = 'SolverError';
  readonly code: SolverErrorCode;
  readonly field: 'game' | 'rule' | 'position' | 'move' | 'none';
  /** The offending text, at most 40 bytes. */
  readonly part: string;
  /** The limit it breaks, '' if none. */
  readonly limit: string;
  /** Where `part` begins in the field's text, in bytes; null if unknown. */
  readonly at: number | null;

  constructor(
    code: SolverErrorCode,
    field: SolverError['field'],
    part: string,
    limit: string,
    at: number | null = null,
  ) {
    super([code, part && `'${part}'`, limit && `limit ${limit}`].filter(Boolean).join(' '));
    this.code = code;
    this.field = field;
    this.part = part;
    this.limit = limit;
    this.at = at;
  }
}
