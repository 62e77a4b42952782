import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '巴什博弈',
  rule: '每次最多取',
  views: { plain: '石子', groups: '分组' },
  heap: (heap, size) => `第 ${heap} 堆：${size} 颗`,
  take: (take, heap) => `${heap === null ? '' : `从第 ${heap} 堆`}取走 ${take} 颗`,
  stone: (take, left) => `取走 ${take} 颗，剩 ${left} 颗`,
  theHeap: '这一堆',
  place: (heap) => `第 ${heap} 堆`,
  idle: (most) => `从右端取走 1 到 ${most} 颗。`,
  idleOne: '从右端取走一颗。',
  grouped: (groups, of, over) => `${groups} × ${of} + ${over}`,
  full: (groups, of) => `${groups} × ${of}`,
  group: (of) => `${of} 颗一组`,
  partial: '不满一组',
  many: (groups, of) => `${groups} 组，每组 ${of} 颗`,
  play: '取',
  howMany: '取多少颗',
  which: '从哪一堆',
  tooMany: (count) => `${count} 堆太多，画不下；对局和分析照常进行。`,
};
