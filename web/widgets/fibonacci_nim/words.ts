import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: { title: 'Fibonacci Nim' },
  zh: { title: '斐波那契博弈' },
});
