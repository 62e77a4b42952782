import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What a move does to a heap, written out. `size` is null where the position before is not at hand. */
export interface Change {
  readonly heap: string;
  readonly size: string | null;
  readonly taken: string;
  readonly parts: readonly string[];
  /** Whether stones leave the board. */
  readonly takes: boolean;
  readonly form: 'base' | 'third';
}

export const heapWords = inEveryLanguage({
  en: {
    heaps: 'Heaps',
    noHeaps: 'no heaps',
    position: (sizes: readonly string[]) =>
      sizes.length === 1 ? `one heap of ${sizes[0]}` : `heaps of ${list(sizes)}`,
    manyHeaps: (count: string, largest: string) => `${count} heaps, the largest of ${largest}`,
    heapOf: (heap: string, size: string) => `Heap ${heap}: ${size}`,
    place: (heap: string) => `heap ${heap}`,
    value: (value: string) => `SG ${value}`,
    change: ({ heap, size, taken, parts, takes, form }: Change) => {
      const s = form === 'third' ? 's' : '';
      const of = size === null ? `heap ${heap}` : `heap ${heap} (${size})`;
      if (size === null) return parts.length ? `turn${s} ${of} into ${list(parts)}` : `take${s} all of ${of}`;
      if (!takes) return `split${s} ${of} into ${list(parts)}`;
      if (parts.length === 0) return `take${s} all of ${of}`;
      return `take${s} ${taken} from ${of}, leaving ${list(parts)}`;
    },
    play: 'Play',
    first: 'First part',
    second: 'Second part',
    which: 'Heap',
    notAllowed: 'The rules do not allow this.',
    tooManyToDraw: (count: string, limit: string) =>
      `${count} heaps are more than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
  },
  zh: {
    heaps: '各堆石子数',
    noHeaps: '没有石子堆',
    position: (sizes) =>
      sizes.length === 1 ? `一堆 ${sizes[0]} 颗` : `${sizes.length} 堆，分别有 ${sizes.join('、')} 颗`,
    manyHeaps: (count, largest) => `${count} 堆，最大的一堆有 ${largest} 颗`,
    heapOf: (heap, size) => `第 ${heap} 堆：${size} 颗`,
    place: (heap) => `第 ${heap} 堆`,
    value: (value) => `SG ${value}`,
    change: ({ heap, size, taken, parts, takes }) => {
      const of = size === null ? `第 ${heap} 堆` : `第 ${heap} 堆（${size} 颗）`;
      const left = parts.map((each) => `${each} 颗`).join('和 ');
      if (size === null) return parts.length ? `把${of}变成 ${left}` : `取完${of}`;
      if (!takes) return `把${of}分成 ${left}`;
      if (parts.length === 0) return `取完${of}`;
      return `从${of}取走 ${taken} 颗，剩下 ${left}`;
    },
    play: '走',
    first: '第一部分',
    second: '第二部分',
    which: '哪一堆',
    notAllowed: '规则不允许这样走。',
    tooManyToDraw: (count, limit) =>
      `共 ${count} 堆，超过了这个棋盘能画的 ${limit} 堆。局面仍然保留：分析、“为什么？”和对手照常工作。`,
  },
});
