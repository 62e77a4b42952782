import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: {
    title: 'Two games side by side',
    position: 'Positions, first | second',
    rule: 'Games, first | second',
    side: ['First game', 'Second game'] as readonly [string, string],
    choose: ['First game', 'Second game'] as readonly [string, string],
    both: (first: string, second: string) => `${first}; beside it ${second}`,
    inGame: (game: string, phrase: string) => `${phrase} (${game})`,
    place: (game: string, place: string) => `${place} of “${game}”`,
    value: (v: string) => `SG value ${v}`,
    over: 'no move left here',
  },
  zh: {
    title: '两个游戏放在一起',
    position: '局面：第一个 | 第二个',
    rule: '游戏：第一个 | 第二个',
    side: ['第一个游戏', '第二个游戏'] as readonly [string, string],
    choose: ['第一个游戏', '第二个游戏'] as readonly [string, string],
    both: (first: string, second: string) => `${first}；旁边是${second}`,
    inGame: (game: string, phrase: string) => `${phrase}（${game}）`,
    place: (game: string, place: string) => `“${game}”里${place}`,
    value: (v: string) => `SG 值 ${v}`,
    over: '这里已经无路可走',
  },
});
