/** Across a block: a line between columns (x) or rows (y), from one of its sides to the other. */
export interface Crack {
  readonly way: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The place of a line. */
export const crackId = ({ way, at, from, to }: Crack) => `crack-${way}-${at}-${from}-${to}`;
export function crackIn(id: string): Crack | null {
  const [, way, at, from, to] = /^crack-([xy])-(\d+)-(\d+)-(\d+)$/.exec(id) ?? [];
  return way ? { way: way as Crack['way'], at: Number(at), from: Number(from), to: Number(to) } : null;
}
