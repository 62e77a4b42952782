import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '拆分 Nim',
  views: { heaps: '石子堆', bottles: '瓶子' },
  becomes: (heap, size) => `第 ${heap} 堆（${size} 颗）换成`,
  choose: (heap, size) => `选第 ${heap} 堆：${size} 颗`,
  track: ['第一堆', '第二堆'],
  slot: (track, size) => `${track}：${size} 颗`,
  none: '不要',
  and: '和',
  unset: '？',
  play: '走',
  beans: (bottles) => (bottles.length === 0 ? '没有能动的豆子' : `豆子在 ${bottles.join('、')} 号瓶`),
  bean: (bottle) => `${bottle} 号瓶里的豆子`,
  into: (bottle) => `往 ${bottle} 号瓶放一颗`,
  leaves: (from, into) =>
    into.length === 0
      ? `从 ${from} 号瓶拿走一颗：选右边的两个瓶子，也可以同一个选两次。`
      : into.length === 1
        ? `从 ${from} 号瓶拿走一颗，往 ${into[0]} 号瓶放一颗。另一颗放进几号瓶？`
        : `从 ${from} 号瓶拿走一颗，${into[0] === into[1] ? `往 ${into[0]} 号瓶放两颗` : `往 ${into.join('、')} 号瓶各放一颗`}。`,
  move: (from, a, b) =>
    `从 ${from} 号瓶拿走一颗豆子，${a === b ? `往 ${a} 号瓶放两颗` : `往 ${a} 号瓶和 ${b} 号瓶各放一颗`}`,
  change: (heap, size, parts) => {
    const of = size === null ? `第 ${heap} 堆` : ` ${size} 颗的一堆`;
    return parts.length === 0 ? `拿掉${of}` : `把${of}换成 ${parts.map((each) => `${each} 颗`).join('和 ')}`;
  },
};
