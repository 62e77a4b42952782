import { inEveryLanguage } from '../shell/language.ts';

const en = {
  label: 'Predict',
  legend: 'Your prediction',
  commit: 'Commit',
  said: 'You predicted: ',
  saidBefore: 'Earlier you predicted: ',
  right: 'The solver agrees: ',
  wrong: 'The solver says otherwise: ',
  outcome: {
    P: 'P, the player to move loses',
    N: 'N, the player to move wins',
    draw: 'a draw, nobody can force a win',
  },
  grundy: (n: string) => `SG value ${n}`,
};

const zh: typeof en = {
  label: '先猜一猜',
  legend: '你的猜测',
  commit: '确定',
  said: '你的猜测：',
  saidBefore: '你上次的猜测：',
  right: '求解器的结论相同：',
  wrong: '求解器的结论不同：',
  outcome: { P: '必败态（P），轮到走的人输', N: '必胜态（N），轮到走的人赢', draw: '平局，谁都没有必胜策略' },
  grundy: (n) => `SG 值为 ${n}`,
};

export const words = inEveryLanguage({ en, zh });
