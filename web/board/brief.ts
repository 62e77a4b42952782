import type { ExplanationStep } from '../solver/types.ts';
import type { Reasons } from './reasons.ts';

/** Steps of one kind that are told. */
const most = 4;

/** Steps of a kind beyond a few are counted, not told; what matters stays. */
export function brief(steps: readonly ExplanationStep[], matters: Reasons['matters']): (ExplanationStep | bigint)[] {
  const kinds = new Map<string, ExplanationStep[]>();
  for (const step of steps) kinds.set(step.key, [...(kinds.get(step.key) ?? []), step]);
  const kept = new Set(
    [...kinds.values()].flatMap((all) => {
      if (all.length <= most + 1) return all; // "and one more" is as long
      const first = matters ? all.filter(matters) : [];
      return [...first, ...all.filter((step) => !first.includes(step))].slice(0, most);
    }),
  );
  const out: (ExplanationStep | bigint)[] = [];
  for (const step of steps) {
    const last = out.at(-1);
    if (kept.has(step)) out.push(step);
    else if (typeof last === 'bigint') out[out.length - 1] = last + 1n;
    else out.push(1n);
  }
  return out;
}
