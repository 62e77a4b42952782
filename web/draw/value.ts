import type { Value } from '../solver/types.ts';

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

/**
 * A value as a reader writes it: "3/4", "-6/8", "0.75", "½", "*2", "−1/2 + ∗2"; null where it is none: no number, or
 * one whose denominator is no power of two. It reads whatever `valueText` writes.
 */
export function parseValue(text: string): Value | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll('⁄', '/')
    .replaceAll('*', '∗')
    .replace(/\s*([-+/∗])\s*/g, '$1')
    .trim();
  const [number = '', nimber, ...more] = plain.replace('+∗', '∗').split('∗');
  if (more.length || !/^\d{1,19}$/.test(nimber ?? '0')) return null;
  const read = number === '' && nimber !== undefined ? '0' : number;
  const [, minus, whole, over, places] = /^(?:\+|(-))?(\d{1,18})(?:\/(\d{1,18})|\.(\d{1,18}))?$/.exec(read) ?? [];
  if (!whole) return null;
  let [numerator, denominator] = [
    BigInt(whole + (places ?? '')),
    over ? BigInt(over) : 10n ** BigInt(places?.length ?? 0),
  ];
  if (denominator === 0n) return null;
  for (let [a, b] = [numerator, denominator]; ; [a, b] = [b, a % b]) {
    if (b > 0n) continue;
    [numerator, denominator] = [numerator / a, denominator / a];
    break;
  }
  const exponent = denominator.toString(2).length - 1;
  if (denominator !== 1n << BigInt(exponent)) return null;
  return { numerator: minus ? -numerator : numerator, exponent, nimber: BigInt(nimber ?? 0) };
}

/** Below 0, 0 or above: how the number of one value stands to that of another, their nimbers left out. */
export const compareNumbers = (a: Value, b: Value): number => {
  const difference = (a.numerator << BigInt(b.exponent)) - (b.numerator << BigInt(a.exponent));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
