import { counted } from '../../board/language.ts';
import { written } from '../../draw/numerals.ts';

export const words = {
  title: 'The secret stop',
  views: { play: 'Walk', chances: 'Chances', surface: 'Plot' },
  table: (values: string, at: number) => `Cells worth ${values}; you stand on cell ${at}.`,
  go: 'Go on',
  stop: 'Stop here',
  next: 'Next round',
  fresh: 'New rounds',
  undo: 'Undo',
  standing: (cell: number, value: string) => `You stand on cell ${cell}, worth ${value}. Go on or stop?`,
  stopped: (value: string, secret: number) => `You stop and get ${value}. The secret cell was ${secret}.`,
  caught: (value: string, secret: number) => `Cell ${secret} was the secret one: you get ${value}.`,
  tally: (rounds: number, average: string) =>
    `After ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${average} on average.`,
  plot: 'What you get on average, against the value',
  values: 'Values of the cells',
  weights: 'How often you stop at each cell',
  try: 'Try it',
  atCell: (cell: number, what: string) => `Cell ${cell}: ${what}`,
  wrongCount: (given: string, cells: string) =>
    `${counted(given, 'weight')} for ${counted(cells, 'cell')}: each cell needs one.`,
  oneRow: 'The cells are one row: their numbers stand without “;”.',
  value: (value: string) => `Value: ${value}`,
  best: 'An optimal way to stop',
  host: 'The host’s chances for the secret cell',
  optimal: (sure: string) => `This makes sure of ${sure}: no way of stopping does better.`,
  sure: (sure: string, cell: number) => `This makes sure of ${sure}; cell ${cell} hurts it most.`,
  changes: ['Downwards: cell', 'To the right: cell'],
  worths: ([a, b]: readonly [number, number], [x, y]: readonly [string, string]) =>
    `Cell ${a} worth ${x}, cell ${b} worth ${y}.`,
  axis: ([a, b]: readonly [number, number]) => `cell ${a} ↓   cell ${b} →`,
  surface: ([a, b]: readonly [number, number], [x, y]: readonly [number, number], size: number) =>
    `What the cells are worth as two of them change: cell ${a} downwards, ${counted(size, 'value')} from ${x} on, cell ${b} to the right, ${counted(size, 'value')} from ${y} on`,
  sizes: 'Values in sight',
  oneCell: 'There is only one cell: its value is the value.',
  judged: {
    worthMore: (...[truth]: readonly string[]) =>
      truth ? `These cells are worth ${written(truth)}.` : 'These cells are worth more than that.',
    worthLess: (...[truth]: readonly string[]) =>
      truth ? `These cells are worth ${written(truth)}.` : 'These cells are worth less than that.',
    unmixed: 'So much is sure for who always stops at the same cell. Mixing makes sure of more.',
    tooHigh: (...[given]: readonly string[]) =>
      given
        ? `The host has chances against which no stop gets ${written(given)}.`
        : 'The host can hold the player below that.',
    tooLow: (...[given]: readonly string[]) =>
      given
        ? `There is a way to stop that makes sure of more than ${written(given)}.`
        : 'The player can make sure of more.',
    stopBeaten: (...[cell = '', sure]: readonly string[]) =>
      `The host answers this by moving what the rule allows to cell ${cell}${sure ? `, and you are left with ${written(sure)}` : ''}.`,
    tooEarly: (...[cell = '', has = '', most = '']: readonly string[]) =>
      `Up to cell ${cell} that makes ${has}; the rule allows ${most}.`,
    hiddenBeaten: (...[cell = '', gets]: readonly string[]) =>
      `The player answers this by stopping at cell ${cell}${gets ? `, and gets ${written(gets)}` : ''}.`,
  } as Readonly<Record<string, string | ((...texts: readonly string[]) => string)>>,
};

export type StopWords = typeof words;
