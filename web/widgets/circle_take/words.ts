import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Stones by their places, clockwise: up to two are named, of more the first and the last. */
const stones = (places: readonly string[]) =>
  places.length === 1
    ? `stone ${places[0]}`
    : places.length === 2
      ? `stones ${places[0]} and ${places[1]}`
      : `the ${places.length} stones from ${places[0]} to ${places.at(-1)}`;
const stonesZh = (places: readonly string[]) =>
  places.length === 1
    ? `${places[0]} 号石子`
    : places.length === 2
      ? `${places[0]} 号和 ${places[1]} 号石子`
      : `${places[0]} 号到 ${places.at(-1)} 号这 ${places.length} 颗石子`;

export const words = inEveryLanguage({
  en: {
    title: 'Stones in a circle',
    position: 'Stones or places',
    rule: 'How many at once',
    plain: 'Plain',
    mirror: 'Mirror',
    full: (count: string) => (count === '1' ? 'a circle of one stone' : `a full circle of ${count} stones`),
    empty: 'no stones left',
    rows: (lengths: readonly string[], places: string) =>
      `${lengths.length === 1 ? 'one row' : 'rows'} of ${list(lengths)} in a circle of ${places} places`,
    manyRows: (rows: string, count: string, places: string) =>
      `${rows} rows, ${count} stones in all, in a circle of ${places} places`,
    left: (rows: readonly string[]) =>
      rows.length === 0 ? 'no stones left' : `${rows.join(', ')} ${/^\d+$/.test(rows.join()) ? 'is' : 'are'} left`,
    take: (places: readonly string[]) => `take ${stones(places)}`,
    takes: (places: readonly string[]) => `takes ${stones(places)}`,
    takeFrom: (count: string, place: string) => `take ${count} clockwise from place ${place}`,
    takesFrom: (count: string, place: string) => `takes ${count} clockwise from place ${place}`,
    placeInRow: (count: string, from: string, to: string) => `the row of ${count}, from stone ${from} to stone ${to}`,
    placeStone: (place: string) => `stone ${place}`,
    stone: (place: string) => `Stone ${place}`,
    start: 'chosen as one end',
    board: 'Circle of stones, numbered clockwise',
    row: (i: string, count: string) => `Row ${i}: ${count}`,
    unit: (count: string): string => (count === '1' ? 'stone' : 'stones'),
    value: (value: string) => `SG value ${value}`,
    choose: (single: boolean) =>
      `Click both ends of what you take${single ? '; for a single stone, click it twice' : ''}.`,
    chooseOne: 'Click the stone you take.',
    chosen: (place: string) => `From stone ${place}, clockwise:`,
    cancel: 'Choose another stone',
    mirrorFull: 'A full circle has no axis yet; the first take sets it.',
    mirrorEven: 'Both sides are alike: whatever is taken here can be taken there.',
    mirrorAnswer: (places: readonly string[]) => `Taking ${stones(places)} makes both sides alike.`,
    mirrorNone: 'No single take makes the two sides alike.',
    mirrorRows: 'No axis; rows of the same length are joined.',
    tooMany: (count: string, limit: string) =>
      `A circle of ${count} places is larger than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
  },
  zh: {
    title: '环形取石子',
    position: '石子数或各位置',
    rule: '一次可取几颗',
    plain: '棋盘',
    mirror: '镜像',
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
  },
});
