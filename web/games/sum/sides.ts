/** One of the two games of a sum, as its texts say. */
export interface SideText {
  readonly game: string;
  readonly rule: string;
  readonly position: string;
}

/** Cuts rule and position of a sum at their bars: "nim | subtraction 1,3,4" and "3 4 | 20". Notation only. */
export function sidesOf(position: string, rule: string): readonly [SideText, SideText] {
  const positions = position.split('|').map((each) => each.trim());
  const rules = rule.split('|').map((each) => each.trim());
  const side = (i: number): SideText => {
    const [game = '', ...rest] = (rules[i] ?? '').split(' ');
    return { game, rule: rest.join(' ').trim(), position: positions[i] ?? '' };
  };
  return [side(0), side(1)];
}

/**
 * The numbers of one side, of its position or its rule: those of a sum are those of the first behind their count, then
 * those of the second.
 */
export function partOf(all: readonly bigint[], i: 0 | 1): readonly bigint[] {
  const cut = 1 + Number(all[0] ?? 0n);
  return i === 0 ? all.slice(1, cut) : all.slice(cut);
}
