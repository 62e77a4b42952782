import { counted, list, number, type Language } from '../../../board/language.ts';

const n = (value: bigint, language: Language) => number(value, language);

/** Counters of a longer position are not said one by one. */
const said = 12;

export const words = {
  title: 'Subtraction game',
  position: 'Squares',
  rule: 'Squares moved',
  views: { plain: 'Plain', pn: 'P and N', sg: 'SG values', race: 'Race', chocolate: 'Chocolate' },
  strip: 'Strip of squares with the counters on it',
  heap: (i: number, square: bigint) => `counter ${i} on square ${n(square, 'en')}`,
  heaps: (squares: readonly bigint[]) =>
    squares.length === 0
      ? 'no counter'
      : squares.length === 1
        ? `the counter on square ${n(squares[0]!, 'en')}`
        : squares.length <= said
          ? `counters on squares ${list(squares.map((s) => n(s, 'en')))}`
          : `${n(BigInt(squares.length), 'en')} counters, the first on square ${n(squares[0]!, 'en')}`,
  /** `from` is null where only the length of the move is known. */
  move: (by: bigint, from: bigint | null, counter: bigint | null, form: 'base' | 'third') =>
    `${form === 'base' ? 'move' : 'moves'} ${counter === null ? 'the counter' : `counter ${counter}`} ${
      from === null ? `by ${n(by, 'en')}` : `from ${n(from, 'en')} to ${n(from - by, 'en')}`
    }`,
  /** Between which columns or rows a bar breaks, and how far the line goes. */
  crack: (way: 'x' | 'y', after: number, from: number, to: number) =>
    way === 'x'
      ? `Break between columns ${after} and ${after + 1}, rows ${from} to ${to}`
      : `Break between rows ${after} and ${after + 1}, columns ${from} to ${to}`,
  /** How far it may be moved; of several counters it is said which. */
  refused: (amount: string, counter: bigint | null) =>
    `Move ${counter === null ? 'the counter' : `counter ${counter}`} by ${amount}.`,
  refusedAll: (counter: bigint | null) => `${counter === null ? 'The counter' : `Counter ${counter}`} cannot move.`,
  refusedSum: (amount: string) => `Add ${amount}.`,
  place: (counter: bigint | null) => (counter === null ? 'the counter' : `counter ${counter}`),
  /** In skins: what is added to the number; a break, wherever it is. */
  adds: (by: bigint, form: 'base' | 'third') => `${form === 'base' ? 'add' : 'adds'} ${n(by, 'en')}`,
  breaks: (form: 'base' | 'third') => `${form === 'base' ? 'break' : 'breaks'} a block in two`,
  says: (square: bigint, by: bigint) => `Add ${n(by, 'en')}: ${n(square, 'en')}`,
  toGo: (missing: bigint) => `${n(missing, 'en')} to go`,
  breaksToGo: (missing: bigint) => `${counted(n(missing, 'en'), 'break')} to go`,
  cell: (c: bigint) => `Square ${n(c, 'en')}`,
  stones: (counters: readonly number[]) =>
    counters.length === 1 ? `counter ${counters[0]} is here` : `counters ${list(counters.map(String))} are here`,
  stone: 'the counter is here',
  target: (by: bigint) => `a move of ${n(by, 'en')} gets here`,
  P: 'P-position',
  N: 'N-position',
  value: (v: bigint) => `SG value ${v}`,
  unknown: 'value not known yet',
  choose: 'Choose a square to see where it leads.',
  toStart: 'To square 0',
  left: 'Smaller squares',
  right: 'Larger squares',
  toStone: 'To the counter',
  /** On the buttons, where there is room. */
  short: { toStart: '0', left: 'Smaller', right: 'Larger', toStone: 'Counter' },
  over: (c: bigint) => `No move starts on ${n(c, 'en')}: the game ends there.`,
  mex: (c: bigint, options: readonly string[], g: bigint) =>
    g === 0n
      ? `From ${n(c, 'en')} the moves reach values ${list(options)}. Smallest missing value: 0.`
      : `From ${n(c, 'en')} the moves reach ${options.length > 1 ? 'values' : 'value'} ${list(options)}. Smallest missing value: ${g}.`,
  valueOnly: (c: bigint, g: bigint) =>
    `${n(c, 'en')} has SG value ${g}: its moves are too many to list, but “Why?” proves it for a counter there.`,
  wins: (c: bigint, to: bigint) => `${n(c, 'en')} is an N-position: one can move to ${n(to, 'en')}, a P-position.`,
  loses: (c: bigint, to: readonly string[], more: boolean) =>
    `${n(c, 'en')} is a P-position: it only leads to ${list(to)}${more ? ' …' : ''}, ${more || to.length > 2 ? 'all N-positions' : to.length === 2 ? 'both N-positions' : 'an N-position'}.`,
  period: (pre: bigint, p: bigint) => `Proven: from ${n(pre, 'en')} on, the values repeat with period ${n(p, 'en')}.`,
  letters: (pre: bigint, p: bigint) => `Proven: from ${n(pre, 'en')} on, the letters repeat with period ${n(p, 'en')}.`,
  noPeriod: (count: number) => `No period among the first ${counted(n(BigInt(count), 'en'), 'value')}.`,
  periodShort: (p: bigint) => `period ${n(p, 'en')}`,
  preperiodShort: (p: bigint) => `preperiod ${n(p, 'en')}`,
  formula: (c: bigint) => `SG(${n(c, 'en')})`,
  tooMany: (count: number) =>
    `${n(BigInt(count), 'en')} counters are too many for one strip. They are played and analysed all the same.`,
};
