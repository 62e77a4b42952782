import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '两个游戏放在一起',
  position: '局面：第一个 | 第二个',
  rule: '游戏：第一个 | 第二个',
  side: ['第一个游戏', '第二个游戏'] as readonly [string, string],
  choose: ['第一个游戏', '第二个游戏'] as readonly [string, string],
  both: (first: string, second: string) => `${first}；另一边：${second}`,
  inGame: (game: string, phrase: string) => `${phrase}（${game}）`,
  place: (game: string, place: string) => `“${game}”里${place}`,
  value: (v: string) => `SG 值 ${v}`,
  over: '这里已经无路可走',
};
