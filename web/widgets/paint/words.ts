import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: {
    strip: 'Squares to mark. Enter goes from unmarked to P to N; the keys P and N mark, Delete clears.',
    blank: 'not marked',
    P: 'P-position',
    N: 'N-position',
    cell: (n: bigint) => `Square ${n}`,
    marked: (mark: string) => `marked ${mark}`,
    wrong: 'wrong',
    checked: 'checked',
    check: 'Check',
    nothing: 'Mark some squares first: start where the game ends.',
    isReally: (mark: string) => `it is a ${mark === 'N' ? 'N' : 'P'}-position`,
    reveal: 'Reveal',
    left: (n: number) => (n === 1 ? 'One square is not marked yet.' : `${n} squares are not marked yet.`),
    right: 'Every square is right.',
    found: (right: number, wrong: number, open: number) =>
      [wrong ? `${right} right, ${wrong} wrong` : `${right} right so far`, open ? `${open} not marked yet` : '']
        .filter(Boolean)
        .join('; ') + '.',
    revealed: (given: number, own: number) => `Filled in: ${given}. Yours: ${own}.`,
    again: 'Start again',
    over: (n: bigint) => `${n} is P: there is no move from it, so whoever must move has lost.`,
    wins: (n: bigint, to: bigint) => `${n} is N: from it one can move to ${to}, a P-position.`,
    loses: (n: bigint, to: readonly string[], more: boolean) =>
      to.length === 1 && !more
        ? `${n} is P: the only move leads to ${to[0]}, an N-position.`
        : `${n} is P: every move leads to an N-position (${to.join(', ')}${more ? ', …' : ''}).`,
  },
  zh: {
    strip: '要标记的格子。按回车依次切换：未标、P、N；按 P 或 N 直接标记，按 Delete 清除。',
    blank: '未标记',
    P: '必败态',
    N: '必胜态',
    cell: (n) => `第 ${n} 格`,
    marked: (mark) => `标为${mark === 'P' ? '必败态' : '必胜态'}`,
    wrong: '标错了',
    checked: '已核对',
    check: '检查',
    nothing: '请先标出几格：从游戏结束的地方开始。',
    isReally: (mark) => `它其实是${mark === 'P' ? '必败态' : '必胜态'}`,
    reveal: '揭晓',
    left: (n) => `还有 ${n} 格没有标。`,
    right: '每一格都对。',
    found: (right, wrong, open) =>
      [wrong ? `对 ${right} 格，错 ${wrong} 格` : `已标的 ${right} 格都对`, open ? `还有 ${open} 格没标` : '']
        .filter(Boolean)
        .join('，') + '。',
    revealed: (given, own) => `补上了 ${given} 格，你自己标对的有 ${own} 格。`,
    again: '重新开始',
    over: (n) => `${n} 是必败态：从这里无路可走，轮到走的人已经输了。`,
    wins: (n, to) => `${n} 是必胜态：可以走到必败态 ${to}。`,
    loses: (n, to, more) =>
      to.length === 1 && !more
        ? `${n} 是必败态：唯一的走法通向必胜态 ${to[0]}。`
        : `${n} 是必败态：每一步都通向必胜态（${to.join('、')}${more ? '……' : ''}）。`,
  },
});
