import type { ExplanationStep, MixedStrategy } from '../../solver/types.ts';
import type { Player } from './scene.ts';
import type { BimatrixWords } from './words.en.ts';

/** A share of a whole in lowest terms; both come as texts of whole numbers. */
function reduced(part: string, whole: string): string {
  let [a, b] = [BigInt(part), BigInt(whole)];
  while (b !== 0n) [a, b] = [b, a % b];
  const [top, bottom] = [BigInt(part) / a, BigInt(whole) / a];
  return bottom === 1n ? `${top}` : `${top}/${bottom}`;
}

/** A mixed strategy: its shares in lowest terms, or its one line. */
export function mixtureWords(w: BimatrixWords, { weights, total }: MixedStrategy, labels: readonly string[]): string {
  const parts = weights.flatMap((weight, i) => (weight === '0' ? [] : [[weight, labels[i]!] as const]));
  const [only, ...others] = parts;
  if (only && others.length === 0) return w.pure(only[1]);
  return parts.map(([weight, line]) => w.part(reduced(weight, total), line)).join(' + ');
}

/** A step of dominance, counted from 1. */
export function stepWords(
  w: BimatrixWords,
  names: Readonly<Record<Player, readonly string[]>>,
  steps: readonly ExplanationStep[],
  step: number,
): string {
  const { key, numbers } = steps[step - 1]!;
  const says = w.struck[key];
  if (!says) return steps.length === 1 ? w.nothingStruck : w.left(numbers[0]!, numbers[1]!);
  const labels = names[key.endsWith('row') ? 'row' : 'column'];
  const line = (n: bigint) => labels[Number(n) - 1] ?? `${n}`;
  if (!key.includes('mixed')) return says(numbers.map(line));
  const weights = numbers.slice(1).filter((_, i) => i % 2 === 0);
  const total = weights.reduce((sum, each) => sum + each, 0n);
  const mix = weights.map((weight, i) => w.part(reduced(`${weight}`, `${total}`), line(numbers[2 + 2 * i]!)));
  return says([line(numbers[0]!), mix.join(' + ')]);
}
