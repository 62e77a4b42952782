import { type Language, locales } from '../../../languages.ts';

/** Large limits as they are meant: 2⁶⁴ − 1, 10¹⁸. HTML. */
export function limit(value: bigint, language: Language): string {
  for (const [least, base] of [
    [5n, 10n],
    [16n, 2n],
  ] as const) {
    for (const [less, tail] of [
      [0n, ''],
      [1n, ' − 1'],
    ] as const) {
      const exponent = exponentOf(value + less, base);
      if (exponent !== null && exponent >= least && value >= mostPlain) return `${base}<sup>${exponent}</sup>${tail}`;
    }
  }
  return value.toLocaleString(locales[language].tag);
}

/** Up to here digits are easier to read than a power. */
const mostPlain = 10_000_000n;

function exponentOf(value: bigint, base: bigint): bigint | null {
  let exponent = 0n;
  while (value > 1n && value % base === 0n) {
    value /= base;
    exponent += 1n;
  }
  return value === 1n ? exponent : null;
}
