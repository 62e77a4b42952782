import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const words = inEveryLanguage({
  en: {
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
  },
  zh: {
    title: '拆分尼姆游戏',
    becomes: (heap, size) => `第 ${heap} 堆（${size} 颗）换成`,
    choose: (heap, size) => `选第 ${heap} 堆：${size} 颗`,
    track: ['第一堆', '第二堆'],
    slot: (track, size) => `${track}：${size} 颗`,
    none: '不要',
    and: '和',
    unset: '？',
    play: '走',
    change: (heap, size, parts) => {
      const of = size === null ? `第 ${heap} 堆` : `第 ${heap} 堆（${size} 颗）`;
      return parts.length === 0 ? `拿掉${of}` : `把${of}换成 ${parts.map((each) => `${each} 颗`).join('和 ')}`;
    },
  },
});
