import { SolverError } from './types.ts';

/** The contest bench is asked like an instrument. */
export const bench = 'contest';
export const words = (text: string) => text.split(' ').filter(Boolean);

/** As the module tells them: name<=limit, separated by spaces. */
export const limits = (text: string) =>
  Object.fromEntries(
    words(text).map((limit): [string, bigint] => {
      const [name, value] = limit.split('<=');
      return [name!, BigInt(value!)];
    }),
  );

/** Callers in JavaScript may pass anything: what has the wrong type is refused like any other bad input. */
export function text(value: unknown, field: 'game' | 'rule' | 'position' | 'none'): string {
  if (typeof value === 'string') return value;
  throw new SolverError('syntax', field, String(value).slice(0, 40), '');
}

export function count(value: bigint | number, field: 'position' | 'none' = 'none'): bigint {
  const whole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!whole) throw new SolverError('not_a_number', field, String(value).slice(0, 40), '');
  const number = BigInt(value);
  if (number < 0n) throw new SolverError('negative', field, String(number).slice(0, 40), '0');
  if (number >= 1n << 64n)
    throw new SolverError('too_large', field, String(number).slice(0, 40), String((1n << 64n) - 1n));
  return number;
}
