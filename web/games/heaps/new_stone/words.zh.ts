import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '新石子游戏',
  position: '各堆石子数',
  views: { plain: '石子', pairs: '相等的堆' },
  none: '没有石子堆',
  speak: (sizes) => (sizes.length === 1 ? `一堆 ${sizes[0]} 颗` : `${sizes.length} 堆，分别有 ${sizes.join('、')} 颗`),
  manyPiles: (count, largest) => `${count} 堆，最大的一堆有 ${largest} 颗`,
  pileOf: (pile, size) => `第 ${pile} 堆：${size} 颗`,
  place: (pile) => `第 ${pile} 堆`,
  take: (take, pile) => `从第 ${pile} 堆取走 ${take} 颗`,
  moving: (gifts) => `，再${gifts.map(({ add, pile }) => `移 ${add} 颗到第 ${pile} 堆`).join('、')}`,
  stone: (take, pile) => `从第 ${pile} 堆取走 ${take} 颗`,
  give: (pile, from) => `从第 ${from} 堆移一颗到第 ${pile} 堆`,
  back: (pile) => `从第 ${pile} 堆拿回一颗`,
  idle: '点一颗石子：取走它和它上面的石子。',
  thenGive: '留下的石子还可以移到别的堆上：点虚线的位置。',
  play: '走',
  cancel: '取消',
  equal: (one, two) => `第 ${one} 堆和第 ${two} 堆相等。`,
  tooMany: '堆数太多或石子太高，画不下；对局和分析照常进行。',
};
