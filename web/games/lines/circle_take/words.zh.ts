import type { words as en } from './words.en.ts';

const stonesZh = (places: readonly string[]) =>
  places.length === 1
    ? `${places[0]} 号石子`
    : places.length === 2
      ? `${places[0]} 号和 ${places[1]} 号石子`
      : `${places[0]} 号到 ${places.at(-1)} 号这 ${places.length} 颗石子`;

export const words: typeof en = {
  title: '环形取石子',
  position: '石子数或各位置',
  rule: '一次可取几颗',
  views: { plain: '棋盘', mirror: '镜像' },
  full: (count) => `${count} 颗石子围成一圈`,
  empty: '石子已取完',
  rows: (lengths, places) =>
    `一圈 ${places} 个位置，剩下 ${lengths.length} 段，${lengths.length === 1 ? '长' : '长度分别为'} ${lengths.join('、')}`,
  manyRows: (rows, count, places) => `一圈 ${places} 个位置，剩下 ${rows} 段，共 ${count} 颗`,
  left: (rows) => (rows.length === 0 ? '石子已取完' : `剩下 ${rows.join('、')} 号`),
  take: (places) => `取走 ${stonesZh(places)}`,
  takes: (places) => `取走 ${stonesZh(places)}`,
  takeFrom: (count, place) => `从 ${place} 号起顺时针取走 ${count} 颗`,
  takesFrom: (count, place) => `从 ${place} 号起顺时针取走 ${count} 颗`,
  placeInRow: (count, from, to) => `第 ${from} 号到第 ${to} 号这一段（${count} 颗）`,
  placeStone: (place) => `第 ${place} 号石子`,
  stone: (place) => `${place} 号石子`,
  start: '已选为一端',
  board: '石子围成一圈，顺时针编号',
  row: (i, count) => `第 ${i} 段：${count} 颗`,
  unit: () => '颗',
  value: (value) => `SG 值 ${value}`,
  choose: (single) => `依次点要取的那几颗的两端${single ? '；只取一颗，就点它两下' : ''}。`,
  chooseOne: '点哪颗，就取走哪颗。',
  chosen: (place) => `从 ${place} 号起，顺时针取：`,
  cancel: '换一颗石子',
  mirrorFull: '完整的一圈从哪里看都一样；第一次取石子之后，才有对称轴。',
  mirrorEven: '每颗石子都有镜像：这边怎么取，那边就能照样取。',
  mirrorAnswer: (places) => `取走 ${stonesZh(places)}，两边就对称了。`,
  mirrorNone: '取一次无法让两边对称。',
  mirrorRows: '没有对称轴；长度相同的段用线相连。',
  tooMany: (count, limit) =>
    `一圈 ${count} 个位置，超过了这个棋盘能画的 ${limit} 个。局面仍然保留：分析、“为什么？”和对手照常工作。`,
};
