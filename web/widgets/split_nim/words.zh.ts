import type { words as en } from './words.en.ts';

export const words: typeof en = {
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
};
