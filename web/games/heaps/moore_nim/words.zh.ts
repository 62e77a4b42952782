import type { words as en, Take, Column } from './words.en.ts';

const heapsZh = (heaps: readonly string[]) => `第 ${heaps.join('、')} 堆`;

export const words: typeof en = {
  title: 'Moore Nim',
  pieces: '黑白棋子',
  takes: (takes: readonly Take[]) => takes.map(({ heap, take }) => `从第 ${heap} 堆取走 ${take} 颗`).join('，'),
  place: heapsZh,
  mostHeaps: '每步最多动几堆',
  fewer: '少一堆',
  more: '多一堆',
  atMost: (k: string) => (k === '1' ? '一步只能动一堆。' : `一步最多动 ${k} 堆。`),
  stone: (take: string, heap: string, left: string) => `在第 ${heap} 堆标出 ${take} 颗，剩 ${left} 颗`,
  digit: (heap: string, power: string, digit: string) => `第 ${heap} 堆，${power} 这一位：${digit}。翻转`,
  leftOf: (heap: string) => `第 ${heap} 堆要标出多少颗`,
  mark: '取',
  idle: (k: string) => (k === '1' ? '在一堆里标出要取的石子。' : `在不超过 ${k} 堆里标出要取的石子。`),
  idleColumns: (k: string) => (k === '1' ? '翻转一堆的数位，或标出石子。' : `翻转不超过 ${k} 堆的数位。`),
  chosen: (heaps: string, k: string) => `已选 ${heaps} 堆，最多 ${k} 堆`,
  take: '取走',
  clear: '清除',
  tooMany: (k: string) =>
    k === '1' ? '一步只能动一堆：请先放开已标出的那一堆。' : `一步最多动 ${k} 堆，已经标了 ${k} 堆：请先放开其中一堆。`,
  grows: (heaps: readonly string[], sizes: readonly string[]) =>
    `${heapsZh(heaps)}会增加到 ${sizes.join('、')} 颗，而石子只能减少：请把更高位的一个 1 也变成 0。`,
  table: '各堆的二进制，以及每一位上 1 的个数',
  ones: '1 的个数',
  modulo: (m: string) => `模 ${m} 的余数`,
  before: '走之前',
  countOf: (power: string, count: string, m: string) => `${power} 这一位：模 ${m} 余 ${count}`,
  becomes: (size: string) => `变成 ${size}`,
  free: '自由',
  build: '构造一步必胜走法',
  buildWhat: '从最高位开始逐位来看：动了哪些堆，余数变成多少。',
  buildNothing: '这是必败态：怎么走都会留下必胜态，没有必胜走法可构造。',
  column: ({ power, before, after, touched, gets, loses, keeps }: Column) =>
    [
      `${power} 这一位，余数为 ${before}。`,
      touched.length + gets.length + loses.length + keeps.length === 0 && '这里不动任何一堆。',
      touched.length > 0 && `动${heapsZh(touched)}：去掉这一位的 1，此后更低的位可以随意取值。`,
      loses.length > 0 && `${heapsZh(loses)}在这里可随意取值：去掉 1。`,
      gets.length > 0 && `${heapsZh(gets)}在这里可随意取值：填上 1。`,
      keeps.length > 0 && `${heapsZh(keeps)}在这里可随意取值：保持原样。`,
      before === after ? `余数仍为 ${after}。` : `余数变成 ${after}。`,
    ]
      .filter(Boolean)
      .join(''),
  built: (move: string) => `这步走法构造好了：${move}。`,
  step: (at: string, of: string) => `第 ${at} 步，共 ${of} 步。`,
  stepper: {
    steps: '逐位构造',
    toStart: '回到最高位',
    back: '退一位',
    forward: '进一位',
    play: '逐步播放',
    pause: '暂停',
    all: '整步走法',
  },
  markIt: '在棋盘上标出',
  end: '关闭',
  onPieces: {
    takes: (takes: readonly Take[]) => takes.map(({ heap, take }) => `第 ${heap} 个间隔缩 ${take} 格`).join('，'),
    place: (gaps: readonly string[]) => `第 ${gaps.join('、')} 个间隔`,
    mostHeaps: '每步最多动几枚棋子',
    fewer: '少一枚',
    more: '多一枚',
    atMost: (k: string) => (k === '1' ? '一步只能动一枚棋子。' : `一步最多动 ${k} 枚棋子。`),
    idle: (k: string) => (k === '1' ? '移动一枚棋子。' : `移动不超过 ${k} 枚棋子。`),
    chosen: (pieces: string, k: string) => `已选 ${pieces} 枚，最多 ${k} 枚`,
    take: '走',
    tooMany: (k: string) =>
      k === '1'
        ? '一步只能动一枚棋子：请先放回已选的那一枚。'
        : `一步最多动 ${k} 枚棋子，已经选了 ${k} 枚：请先放回其中一枚。`,
  },
  gaps: {
    heaps: '各间隔的格数',
    noHeaps: '没有间隔',
    position: (sizes) =>
      sizes.length === 1 ? `一个 ${sizes[0]} 格的间隔` : `${sizes.length} 个间隔，分别是 ${sizes.join('、')} 格`,
    lastStone: (loses) => `合拢最后一个间隔的一方${loses ? '输' : '赢'}。`,
    whoever: '合拢最后一个间隔的一方',
  },
};
