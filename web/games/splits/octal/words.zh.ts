import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '八进制游戏',
  position: '各排数目',
  rule: '八进制代码',
  game: '游戏',
  named: {
    '0.77': 'Kayles（保龄球）',
    '0.07': 'Dawson Kayles',
    '0.137': 'Dawson 棋',
    '0.007': 'Treblecross',
    '0.15': 'Guiles',
    '0.6': 'Officers',
  },
  views: { stones: '石子', squares: '方格' },
  idleSquares: '在空格里画叉。画在灰格里，等于把胜利送给对方。',
  free: (rows) =>
    rows.length === 0 ? '没有安全的空格' : `安全的空格：${rows.map((row) => `连续 ${row} 格`).join('、')}`,
  freeRow: (size) => `连续 ${size} 格安全的空格`,
  cross: (rows) =>
    `画一个叉，${rows.length ? `留下${rows.map((row) => `连续 ${row} 格`).join('、')}` : '不留下安全的空格'}`,
  square: (at, of) => `在连续 ${of} 格中的第 ${at} 格画叉`,
  idle: '点要取走的石子：它们必须在同一排里紧挨着。',
  idlePins: '点一个球瓶，击倒它；点两个球瓶之间的弧线，同时击倒这两个。',
  length: '取走',
  cut: '只切开',
  rowOf: (size) => `一排 ${size} 个`,
  place: (size) => `有 ${size} 个的那一排`,
  speak: (sizes) => (sizes.length === 1 ? `一排 ${sizes[0]} 个` : `${sizes.length} 排，分别有 ${sizes.join('、')} 个`),
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
};
