import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: {
    proof: 'Proof',
    show: 'Show on the board',
    back: 'Back to the game',
    next: 'Next step',
    previous: 'Previous step',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    shown: (n: number, of: number, position: string) => `Step ${n} of ${of}: the board shows ${position}.`,
  },
  zh: {
    proof: '证明',
    show: '在棋盘上看',
    back: '回到对局',
    next: '下一步',
    previous: '上一步',
    step: (n, of) => `第 ${n} 步，共 ${of} 步`,
    shown: (n, of, position) => `第 ${n} 步，共 ${of} 步：棋盘上是 ${position}。`,
  },
});
