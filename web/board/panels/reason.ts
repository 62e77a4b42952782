import type { Analysis, Certificate, Solver } from '../../solver/types.ts';
import { type Language, number, spoken } from '../language.ts';
import { brief } from '../brief.ts';
import type { Reasons } from '../reasons.ts';
import { panelWords } from './words.ts';

/** What loads a game's reasons. */
const reasonsOf = Object.fromEntries(
  Object.entries(import.meta.glob<{ readonly reasons: Reasons }>('../../games/**/why/reasons.ts')).map(
    ([path, load]) => [path.split('/').at(-3)!, load],
  ),
);

/** Values that are written out. */
const [fewValues, manyValues] = [4, 8];

/** A sentence of the reason, and what it shows on the board. */
export interface Reason {
  readonly said: string;
  readonly position: string;
  readonly lit: string;
  /** Views that draw it; none where all do. */
  readonly views: readonly string[];
}

/** `left`: so many steps of a kind stand for themselves and are left out here. */
export type Line = Reason | { readonly left: bigint };

/** Why, where the solver has no steps: the values of the parts and their sum, or of one part what its moves reach. */
function general(
  { components, grundy, ...of }: Analysis,
  { equal }: Certificate,
  part: NonNullable<Reasons['part']>,
  language: Language,
): Line[] {
  if (grundy === null || components.length === 0) return [];
  const w = panelWords[language];
  const n = (value: bigint | number) => number(value, language);
  const whole = { position: of.position, lit: '', views: [] };
  const litOf = (i: number) => part.lit(i + 1, { ...of, components });
  if (components.length === 1) {
    const below = grundy > BigInt(fewValues) ? null : Array.from({ length: Number(grundy) }, (_, v) => n(v));
    return [{ ...whole, said: w.reasonMex(below, n(grundy), equal !== null), lit: litOf(0) }];
  }
  const steps = components.map((value, i) => ({ key: '', numbers: [BigInt(i), value], lit: [], position: '' }));
  const lines = brief(steps, ({ numbers }) => numbers[1] !== 0n).map((step): Line => {
    if (typeof step === 'bigint') return { left: step };
    const i = Number(step.numbers[0]);
    return { ...whole, said: w.reasonPart(w.parts[part.name](n(i + 1)), n(step.numbers[1]!)), lit: litOf(i) };
  });
  const values = components.length > manyValues ? null : components.map(n);
  return [...lines, { ...whole, said: w.reasonSum(values, n(grundy), grundy === 0n) }];
}

/**
 * The reason of a position in the words of its game; empty where there is no more to say than its moves, null where it
 * could not be fetched.
 */
export async function reasonFor(
  client: Solver,
  analysis: Analysis,
  certificate: Certificate,
  language: Language,
): Promise<readonly Line[] | null> {
  const load = reasonsOf[analysis.game];
  if (!load || certificate.total === 0n) return [];
  const loaded = await load().catch(() => null);
  if (!loaded) return null;
  const { words, views, lit, matters, open, part } = loaded.reasons;
  const steps = words ? await client.explain(analysis.game, analysis.position, analysis.rule) : [];
  if (words) await spoken(language);
  const decided = steps.length > 0 && !open?.includes(steps.at(-1)!.key);
  const values = part && !decided ? general(analysis, certificate, part, language) : [];
  const told = brief(steps, matters).map((step): Line => {
    if (typeof step === 'bigint') return { left: step };
    const said = words![language][step.key]?.({ ...step, of: analysis, n: (value) => number(value, language) });
    return {
      said: said ?? step.key,
      position: step.position || analysis.position,
      lit: (lit?.(step) ?? step.lit).join(' '),
      views: views?.[step.key] ?? [],
    };
  });
  return [...told, ...values];
}
