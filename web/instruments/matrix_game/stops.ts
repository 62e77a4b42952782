/** A place on the axis: p as text, about where it is, and the weights of the first and the second. */
export interface Stop {
  readonly text: string;
  readonly p: number;
  readonly weights: string;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
const stopOf = (over: number, under: number): Stop => {
  const by = common(over, under);
  const [a, b] = [over / by, under / by];
  return { text: b === 1 ? `${a}` : `${a}/${b}`, p: over / under, weights: `${a} ${b - a}` };
};
const parts = 60;

/** Sixtieths, and the corners of the envelope. */
export function stopsOf(corners: readonly string[]): readonly Stop[] {
  const all = new Map<string, Stop>();
  for (let k = 0; k <= parts; k += 1) all.set(stopOf(k, parts).text, stopOf(k, parts));
  for (const each of corners) {
    const [over = 0, under = 1] = each.split('/').map(Number);
    if (under < 1e6) all.set(each, stopOf(over, under));
  }
  return [...all.values()].sort((a, b) => a.p - b.p);
}
