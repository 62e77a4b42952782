/** The module as `wasm/bindings/bindings.cpp` registers it. Only `web/solver/` knows it. */

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
  defaultRule: string;
  example: string;
  /** Words separated by spaces. */
  moveFields: string;
  theorem: string;
  /** name<=limit, separated by spaces. */
  limits: string;
  hasTable: boolean;
  hasMap: boolean;
  loopy: boolean;
}

export interface RawAnalysis {
  /** Empty where it is longer than 4,096 bytes. */
  rule: string;
  position: string;
  numbers: BigUint64Array;
  outcome: 'P' | 'N' | 'draw';
  grundy: bigint | null;
  components: BigUint64Array;
  moveCount: bigint;
  /** Each move as its length and its numbers. */
  winningMoves: BigUint64Array;
  winningMoveCount: bigint;
  moreWinningMoves: boolean;
  distance: bigint | null;
  witness: BigUint64Array;
  method: 'theorem' | 'table' | 'search';
  theorem: string;
}

export interface RawLine {
  move: BigUint64Array;
  to: string;
  outcome: 'P' | 'N' | 'draw';
  grundy: bigint | null;
  /** Empty if there is none. */
  reply: BigUint64Array;
}

export interface RawCertificate {
  outcome: 'P' | 'N' | 'draw';
  grundy: bigint | null;
  lines: RawLine[];
  total: bigint;
  reached: RawLine[];
  equal: bigint | null;
}

export interface RawSearch {
  outcome: 'P' | 'N' | 'draw';
  grundy: bigint | null;
  winningMoves: BigUint64Array;
  winningMoveCount: bigint;
  states: bigint;
}

export interface RawTable {
  rule: string;
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

/** A rule that is kept: the short text that stands for it, and its canonical text in UTF-8. */
export interface RawKept {
  kept: string;
  rule: Uint8Array;
}

/** What a job may answer; a reply is the move's numbers. */
export type RawAnswer = RawAnalysis | RawCertificate | RawSearch | RawTable | RawMap | BigUint64Array;

/**
 * A function that starts a job gives its number. A job is stepped until `true`, asked once, and dropped. Text is written
 * into `room` before the call, one behind the other, and given by its length in bytes. After an error `memory` there are
 * no jobs and no kept rules any more.
 */
export interface Module {
  /** Where the texts of the next call are written; valid until that call. */
  room(size: number): Uint8Array | Refused;
  games(): RawGame[] | Refused;
  analyse(game: number, rule: number, position: number): number | Refused;
  certify(game: number, rule: number, position: number, offset: bigint, limit: bigint): number | Refused;
  search(game: number, rule: number, position: number): number | Refused;
  table(game: number, rule: number, count: bigint): number | Refused;
  map(game: number, rule: number, size: bigint): number | Refused;
  reply(game: number, rule: number, position: number, perfect: boolean, seed: bigint): number | Refused;
  moves(
    game: number,
    rule: number,
    position: number,
    offset: bigint,
    limit: bigint,
  ): { moves: BigUint64Array; total: bigint } | Refused;
  play(game: number, rule: number, position: number, move: bigint[]): string | Refused;
  keep(game: number, rule: number): RawKept | Refused;
  /** All of `room` is the name. */
  dropKept(): void;
  step(job: number): boolean | Refused;
  progress(job: number): { done: bigint; total: bigint } | Refused;
  answer(job: number): RawAnswer | Refused;
  drop(job: number): void;
}

/** What Emscripten's factory takes; everything else about it is internal. */
export type Factory = (options: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}) => Promise<Module>;
