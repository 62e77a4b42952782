import { list } from '../../../board/language.ts';

export const words = {
  title: 'Split Nim',
  views: { heaps: 'Heaps', bottles: 'Bottles' },
  becomes: (heap: string, size: string) => `Heap ${heap} (${size}) becomes`,
  choose: (heap: string, size: string) => `Choose heap ${heap}: ${size}`,
  track: ['First heap', 'Second heap'] as readonly [string, string],
  slot: (track: string, size: string) => `${track}: ${size}`,
  none: 'none',
  and: 'and',
  unset: '?',
  play: 'Play',
  // Beans in bottles
  beans: (bottles: readonly string[]) =>
    bottles.length === 0
      ? 'no bean that can be moved'
      : bottles.length === 1
        ? `a bean in bottle ${bottles[0]}`
        : `beans in bottles ${list(bottles)}`,
  bean: (bottle: string) => `the bean in bottle ${bottle}`,
  into: (bottle: string) => `Put a bean into bottle ${bottle}`,
  leaves: (from: string, into: readonly string[]) =>
    into.length === 0
      ? `A bean leaves bottle ${from}: choose two bottles on its right, or one of them twice.`
      : into.length === 1
        ? `A bean leaves bottle ${from}, and one goes into bottle ${into[0]}. Where does the other go?`
        : `A bean leaves bottle ${from}; ${into[0] === into[1] ? `two go into bottle ${into[0]}` : `one each goes into bottles ${list(into)}`}.`,
  move: (from: string, a: string, b: string, form: 'base' | 'third') => {
    const s = form === 'third' ? 's' : '';
    const to = a === b ? `two into bottle ${a}` : `one each into bottles ${a} and ${b}`;
    return `take${s} a bean out of bottle ${from} and put${s} ${to}`;
  },
  change: (heap: string, size: string | null, parts: readonly string[], form: 'base' | 'third') => {
    const of = size === null ? `heap ${heap}` : `the heap of ${size}`;
    const s = form === 'third' ? 's' : '';
    return parts.length === 0 ? `remove${s} ${of}` : `replace${s} ${of} by ${list(parts)}`;
  },
};
