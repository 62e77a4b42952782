import type { Value } from '../../solver/types.ts';

/** A value as facts tell it: 1 if the number is negative, its numerator without sign, its exponent, its nimber. */
export function readValue([negative, numerator, exponent, nimber]: readonly bigint[]): Value {
  return { numerator: negative ? -numerator! : numerator!, exponent: Number(exponent), nimber: nimber! };
}

/** "3/4", "−1/2 + ∗2", "∗1", "0": as pages and claims write it. */
export function valueText({ numerator, exponent, nimber }: Value): string {
  const size = numerator < 0n ? -numerator : numerator;
  const number = `${numerator < 0n ? '−' : ''}${size}${exponent > 0 ? `/${1n << BigInt(exponent)}` : ''}`;
  if (nimber === 0n) return number;
  return numerator === 0n ? `∗${nimber}` : `${number} + ∗${nimber}`;
}
