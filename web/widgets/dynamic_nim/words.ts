import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: {
    title: 'Dynamic Nim',
    rule: 'Rule, as k + c',
    limit: 'Next limit =',
    taken: '× taken',
    factor: 'Factor k',
    surplus: 'Addend c',
    less: (name: string) => `${name}: less`,
    moreOf: (name: string) => `${name}: more`,
    lost: 'Starts that are lost:',
  },
  zh: {
    title: '动态减法游戏',
    rule: '规则，写作 k + c',
    limit: '下一步上限 =',
    taken: '× 所取数',
    factor: '倍数 k',
    surplus: '加数 c',
    less: (name) => `${name}减小`,
    moreOf: (name) => `${name}增大`,
    lost: '先手必败的开局：',
  },
});
