import type { ValueTable } from '../../solver/types.ts';
import { outcomeOf } from '../../draw/values.ts';

/** A table of SG values, with what can be read off it. */
export interface Sequence {
  readonly game: string;
  /** Canonical. */
  readonly rule: string;
  /** Of heaps 0 … `count` − 1, at least. */
  readonly values: Uint32Array;
  /** As `outcomeOf` reads them. */
  readonly outcomes: Uint8Array;
  readonly count: number;
  readonly period: { readonly from: number; readonly length: number } | null;
  /** Heaps before the period whose values are not those the period would put there; null where it is not known. */
  readonly exceptions: ReadonlySet<number> | null;
  /** How many P-positions. */
  readonly zeros: number;
  readonly largest: number;
  readonly largestAt: number;
  /** How many values the solver has looked at for a period. */
  readonly searched: number;
}

/** Reads a table. Arithmetic on the solver's numbers; no game's rule is known here. */
export function read(game: string, table: ValueTable, count: number, proven = table.period): Sequence {
  const { values, outcomes } = table;
  const period = proven && { from: Number(proven.preperiod), length: Number(proven.period) };
  let exceptions: Set<number> | null = null;
  if (period && values.length >= period.from + period.length) {
    exceptions = new Set();
    const shift = (period.length - (period.from % period.length)) % period.length;
    for (let n = 0; n < period.from; n++) {
      if (values[n] !== values[period.from + ((n + shift) % period.length)]) exceptions.add(n);
    }
  }
  let [zeros, largestAt] = [0, 0];
  for (let n = 0; n < count; n++) {
    if (outcomeOf(outcomes[n]) === 'P') zeros++;
    if (values[n]! > values[largestAt]!) largestAt = n;
  }
  return {
    game,
    rule: table.rule,
    values,
    outcomes,
    count,
    period,
    exceptions,
    zeros,
    largest: values[largestAt] ?? 0,
    largestAt,
    searched: values.length,
  };
}

export const isP = ({ outcomes }: Pick<Sequence, 'outcomes'>, n: number) => outcomeOf(outcomes[n]) === 'P';

/** Which period a heap lies in, the first being 0; −1 before the first, and without a period. */
export const turn = ({ period }: Sequence, n: number) =>
  period && n >= period.from ? Math.floor((n - period.from) / period.length) : -1;

/**
 * Cells in a row: as many periods as fit, or else the largest part of a period that divides it, so that equal values
 * stand in columns; without a period, tens or fives.
 */
export function rowLength({ period }: Pick<Sequence, 'period'>, fits: number): number {
  if (period && period.length <= fits) return fits - (fits % period.length);
  if (period) {
    for (let part = fits; part >= Math.max(4, fits / 2); part--) if (period.length % part === 0) return part;
  }
  if (fits >= 20) return fits - (fits % 10);
  return fits >= 10 ? 10 : fits >= 5 ? fits : 5;
}

const lines = ({ values, count }: Sequence, from: number, line: (n: number, value: number) => string) => {
  let text = '';
  for (let n = from; n < count; n++) text += line(n, values[n]!);
  return text;
};

/** A sequence as files. A b-file is what the OEIS asks for: lines "n a(n)". */
export const files = {
  csv: (sequence: Sequence, from: number) =>
    `heap,sg_value\r\n${lines(sequence, from, (n, value) => `${n},${value}\r\n`)}`,
  bFile: (sequence: Sequence, from: number) => lines(sequence, from, (n, value) => `${n} ${value}\n`),
  json: ({ game, rule, values, count, period, exceptions }: Sequence, from: number) =>
    `${JSON.stringify({
      game,
      ...(rule && { rule }),
      first: from,
      period: period && { preperiod: period.from, period: period.length },
      exceptions: exceptions && [...exceptions],
      values: Array.from(values.subarray(from, count)),
    })}\n`,
};

export const joined = ({ values, count }: Sequence, from: number) => values.subarray(from, count).join(', ');

/** A file name for a rule: letters, digits, points; everything else becomes a hyphen. */
export function fileName({ game, rule }: Sequence, ending: string): string {
  const name = [game, rule]
    .filter(Boolean)
    .join('-')
    .replace(/[^\w.]+/g, '-')
    .slice(0, 60);
  return ending === 'b.txt' ? `b-${name}.txt` : `${name}.${ending}`;
}
