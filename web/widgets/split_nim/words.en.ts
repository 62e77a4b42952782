import { list } from '../shell/language.ts';

export const words = {
  title: 'Split Nim',
  becomes: (heap: string, size: string) => `Heap ${heap} (${size}) becomes`,
  choose: (heap: string, size: string) => `Choose heap ${heap}: ${size}`,
  track: ['First heap', 'Second heap'] as readonly [string, string],
  slot: (track: string, size: string) => `${track}: ${size}`,
  none: 'none',
  and: 'and',
  unset: '?',
  play: 'Play',
  change: (heap: string, size: string | null, parts: readonly string[], form: 'base' | 'third') => {
    const of = size === null ? `heap ${heap}` : `heap ${heap} (${size})`;
    const s = form === 'third' ? 's' : '';
    return parts.length === 0 ? `remove${s} ${of}` : `replace${s} ${of} by ${list(parts)}`;
  },
};
