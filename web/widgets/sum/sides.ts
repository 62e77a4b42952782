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
