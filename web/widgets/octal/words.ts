import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const words = inEveryLanguage({
  en: {
    title: 'Octal game',
    rows: 'Rows',
    rule: 'Octal code',
    game: 'Game',
    other: 'another code',
    named: {
      '0.77': 'Kayles',
      '0.07': 'Dawson’s Kayles',
      '0.137': 'Dawson’s Chess',
      '0.007': 'Treblecross',
      '0.15': 'Guiles',
      '0.6': 'Officers',
    } as Readonly<Record<string, string>>,
    idle: 'Point at the stones to take. They must stand side by side in one row.',
    idlePins: 'Point at a pin to knock it down, or at the arc between two to knock down both.',
    length: 'Take',
    cut: 'cut only',
    rowOf: (size: string) => `Row of ${size}`,
    place: (size: string) => `the row of ${size}`,
    position: (sizes: readonly string[]) => (sizes.length === 1 ? `one row of ${sizes[0]}` : `rows of ${list(sizes)}`),
    manyRows: (count: string, largest: string) => `${count} rows, the longest of ${largest}`,
    none: 'no stones left',
    take: (taken: string, row: string | null, parts: readonly string[], form: 'base' | 'third') =>
      `${form === 'base' ? 'take' : 'takes'} ${taken} from ${row === null ? 'a row' : `the row of ${row}`}, leaving ${
        parts.length ? list(parts) : 'nothing'
      }`,
    becomes: (heap: string, parts: readonly string[], form: 'base' | 'third') =>
      `${form === 'base' ? 'turn' : 'turns'} row ${heap} into ${parts.length ? list(parts) : 'nothing'}`,
    split: (row: string, parts: readonly string[], form: 'base' | 'third') =>
      `${form === 'base' ? 'cut' : 'cuts'} the row of ${row} into ${list(parts)}`,
    /** Where exactly: how many stand to the left and to the right of what is taken. */
    at: (taken: string, row: string, left: string, right: string) =>
      taken === '0'
        ? `Cut the row of ${row} into ${left} and ${right}`
        : `Take ${taken} from the row of ${row}: ${left} left of it, ${right} right of it stay`,
  },
  zh: {
    title: '八进制游戏',
    rows: '各排数目',
    rule: '八进制代码',
    game: '游戏',
    other: '其他代码',
    named: {
      '0.77': 'Kayles（保龄球）',
      '0.07': 'Dawson Kayles',
      '0.137': 'Dawson 棋',
      '0.007': 'Treblecross',
      '0.15': 'Guiles',
      '0.6': 'Officers',
    },
    idle: '点要取走的石子：它们必须在同一排里紧挨着。',
    idlePins: '点一个球瓶，击倒它；点两个球瓶之间的弧线，同时击倒这两个。',
    length: '取走',
    cut: '只切开',
    rowOf: (size) => `一排 ${size} 个`,
    place: (size) => `有 ${size} 个的那一排`,
    position: (sizes) =>
      sizes.length === 1 ? `一排 ${sizes[0]} 个` : `${sizes.length} 排，分别有 ${sizes.join('、')} 个`,
    manyRows: (count, largest) => `${count} 排，最长的一排有 ${largest} 个`,
    none: '一个不剩',
    take: (taken, row, parts) =>
      `从${row === null ? '一排' : ` ${row} 个的一排`}中取走 ${taken} 个，${parts.length ? `剩下 ${parts.join(' 和 ')}` : '一个不剩'}`,
    becomes: (heap, parts) => `把第 ${heap} 排${parts.length ? `变成 ${parts.join(' 和 ')}` : '取完'}`,
    split: (row, parts) => `把 ${row} 个的一排切成 ${parts.join(' 和 ')}`,
    at: (taken, row, left, right) =>
      taken === '0'
        ? `把 ${row} 个的一排切成 ${left} 和 ${right}`
        : `从 ${row} 个的一排中取走 ${taken} 个，左边剩 ${left} 个，右边剩 ${right} 个`,
  },
});
