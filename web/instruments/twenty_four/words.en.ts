import { counted } from '../../board/language.ts';
import { equation, pretty, signs, valueText } from './scene.ts';

const cards = (count: string) => (count === '1' ? '1 card' : `${count} cards`);
const solutions = (count: string) => (count === '1' ? '1 solution' : `${count} solutions`);

export const words = {
  title: 'Twenty-four',
  views: { hand: 'Cards', construct: '1 … n', copies: 'n times n' },

  hand: 'The cards',
  card: (value: string, made: string) => (made ? `${valueText(value)}, made of ${pretty(made)}` : valueText(value)),
  chosen: 'taken',
  operations: 'Operations',
  names: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' },
  task: (target: string, count: string) =>
    count === '1'
      ? `Is it ${valueText(target)}?`
      : `Make ${valueText(target)} from all ${count}: a card, an operation, a card.`,
  taken: (a: string, sign: string) =>
    sign ? `${valueText(a)} ${signs[sign]} … and now another card` : `${valueText(a)} … and now an operation`,
  pair: (a: string, b: string) => `${valueText(a)} and ${valueText(b)}: which operation?`,
  left: (count: string, made: string) => `${made}. ${cards(count)} left.`,
  made: (text: string, value: string) => `${pretty(text)} = ${valueText(value)}. Done!`,
  missed: (text: string, value: string, target: string) =>
    `${pretty(text)} = ${valueText(value)}, not ${valueText(target)}. Take a step back.`,
  undo: 'Undo',
  again: 'Start again',
  hint: 'Hint',
  deal: 'Deal',
  typed: 'Or type it',
  check: 'Check',
  cards: 'Cards',
  target: 'Target',
  set: 'Set',
  atCard: (card: number, what: string) => `Card ${card}: ${what}`,

  // The ladder
  solvable: (count: string, whole: string) =>
    `It can be done: ${solutions(count)}${whole === '0' ? ', all with fractions on the way' : whole === count ? '' : `, ${whole} of them without fractions`}.`,
  unsolvable: (partly: boolean): string =>
    partly ? 'From here it cannot be done. Undo a step.' : 'It cannot be done with these cards.',
  last: (sign: string) => `The last operation of one solution is ${sign}.`,
  parts: (a: string, b: string, sign: string) => `It ends with ${valueText(a)} ${sign} ${valueText(b)}.`,
  begin: 'Begin with the two cards that are marked.',
  step: (step: string) => `${equation(step)}.`,
  solution: (text: string) => `${pretty(text)}.`,
  next: 'Next hint',

  // All solutions
  all: 'All solutions',
  none: 'There is no solution.',
  found: (count: string, whole: string) =>
    `${solutions(count)}${whole === '0' ? ', all with fractions on the way' : `, ${whole} without fractions`}. Two are the same if they are the same function of the cards: order and brackets do not count, × 1 and ÷ 1 do.`,
  shown: (count: string) => `The first ${count} are shown.`,

  // 24 from many numbers
  n: 'n',
  numbers: (n: string) => `The numbers 1 to ${n}`,
  copied: (n: string) => `${counted(n, 'time')} the number ${n}`,
  impossible: (n: string) => `With n = ${n} it cannot be done.`,
  ready: (n: string, steps: string) => `24 in ${counted(steps, 'step')}. Each of the ${n} is used once.`,
  done: 'All numbers are used, and 24 is left.',
  steps: 'Steps',
  toStart: 'To the start',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the steps',
  pause: 'Pause',
  toEnd: 'To the last step',

  // Of an answer that was typed, or given to a question
  judged: {
    foreign: (part: string) => `There is no ${part} among the cards.`,
    spent: (part: string) => `The card ${part} is used too often.`,
    undefined: (part: string) => `${pretty(part)} is 0, and nothing can be divided by it.`,
    unused: (...left: string[]) =>
      `Not all cards are used: ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} left.`,
    other: (value: string) => `It makes ${valueText(value)}.`,
    above: (value: string, _target: string, off: string) => `It makes ${valueText(value)}, which is ${off} too much.`,
    below: (value: string, _target: string, off: string) => `It makes ${valueText(value)}, and ${off} is missing.`,
    last: (value: string, _target: string, sign: string) =>
      `It makes ${valueText(value)}. One solution ends with the operation ${sign}.`,
    fewer: 'There are fewer.',
    more: 'There are more.',
    fewer_whole: (whole: string) =>
      `There are fewer. Without fractions there ${whole === '1' ? 'is 1' : `are ${whole}`}.`,
    more_whole: (whole: string) =>
      `There are more. Without fractions there ${whole === '1' ? 'is 1' : `are ${whole}`}.`,
    large: (card: string, largest: string) => `The card ${card} is not one of 1 to ${largest}.`,
    same: (card: string) => `The card ${card} is there twice.`,
    solvable: (count: string) => `It can be solved: ${solutions(count)}.`,
    solution: (text: string) => `It can be solved: ${pretty(text)}.`,
    unsolvable: 'This hand has no solution at all.',
    whole: 'This hand has a solution without fractions.',
    whole_solution: (text: string) => `Here is a solution without fractions: ${pretty(text)}.`,
    count: (count: string) => (count === '0' ? 'This hand has no solution.' : `This hand has ${solutions(count)}.`),
  },
};

export type TwentyFourWords = typeof words;
