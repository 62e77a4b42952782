import { counted } from '../../board/language.ts';
import { written } from '../../draw/numerals.ts';

const acts = { k: 'check', b: 'bet', c: 'call', f: 'fold', n: 'Next hand' } as const;
const third = { k: 'checks', b: 'bets', c: 'calls', f: 'folds' } as const;
type Act = keyof typeof third;
const yes = (digit: string | undefined) => digit === '1';

export const words = {
  title: 'Kuhn’s poker',
  views: { play: 'Table', plans: 'Plans', matrix: 'Matrix' },
  table: (mine: number, theirs: number) =>
    `Your card is ${mine}. ${theirs ? `The opponent has ${theirs}.` : 'The opponent’s card lies face down.'}`,
  button: { k: 'Check', b: 'Bet 1', c: 'Call', f: 'Fold', n: 'Next hand' },
  seats: { first: 'You begin', second: 'Opponent begins' },
  fresh: 'New match',
  undo: 'Undo',
  you: (act: string) => `You ${acts[act as Act]}.`,
  they: (act: string) => `The opponent ${third[act as Act]}.`,
  turn: { kb: 'Check or bet?', fc: 'Fold or call?' } as Record<string, string>,
  begins: 'Each has put in a chip.',
  result: (won: number) => (won > 0 ? `You win ${won}.` : `You lose ${-won}.`),
  showed: (card: number) => `The opponent had ${card}.`,
  bluffed: 'That was a bluff.',
  tally: (hands: number, total: string, average: string) =>
    `After ${hands} ${hands === 1 ? 'hand' : 'hands'}: ${total} in all, ${average} a hand.`,
  bluffs: (mine: number, could: number, theirs: number, might: number) =>
    `With card 1 you bet ${mine} of ${counted(could, 'time')}, the opponent ${theirs} of ${might}.`,
  plot: 'What you win a hand, on average, against the value',
  plan: {
    first: ['bet with 1', 'call with 2', 'bet with 3'],
    second: ['bet with 1', 'call with 2'],
  },
  planOf: { first: 'Your plan as first player', second: 'Your plan as second player' },
  try: 'Try it',
  family: 'Optimal plans: how often 1 bluffs',
  only: 'The second player has one optimal plan alone:',
  optimal: (value: string) => `Nobody holds this plan below ${value} a hand: it is optimal.`,
  beaten: (value: string, answer: string) => `${answer} holds this plan to ${value} a hand.`,
  /** Of the second against the reader's plan as first, and the other way round; digits say what is done. */
  answers: (code: string) =>
    code.length === 2
      ? `A second player who ${yes(code[0]) ? 'always bets' : 'never bets'} 1 after a check and ${yes(code[1]) ? 'always calls' : 'never calls'} with 2`
      : `A first player who ${yes(code[0]) ? 'always bets' : 'never bets'} 1, ${yes(code[1]) ? 'always calls' : 'never calls'} with 2 and ${yes(code[2]) ? 'always bets' : 'never bets'} 3`,
  long: (hands: string, total: string) =>
    `${counted(hands, 'hand')} of this plan against the optimum: ${total} in all.`,
  rows: 'First player',
  columns: 'Second player',
  does: { first: ['1 bets', '2 calls', '3 bets'], second: ['1 bets', '2 calls'] },
  cell: (value: string) => `This pair of plans wins the first player ${value} a hand: the average of six deals.`,
  deal: (first: number, second: number, said: string, won: string) =>
    `${first} against ${second}: ${[...said].map((act) => acts[act as Act]).join(', ')}; ${won}`,
  shape: (text: string) =>
    `${text ? `“${text}” is no chance.` : 'Nothing was entered.'} A chance is a fraction from 0 to 1, such as 1/3.`,
  judged: {
    sign: 'The size is right. But who gains: the one who speaks first, or the one who already knows something?',
    even: 'Cards are dealt evenly, but the seats differ: one player speaks before hearing anything.',
    tooMuch: (...[given]: readonly string[]) =>
      given
        ? `If the second player bluffs with 1 in three checks and calls with 2 at one bet in three, the first cannot reach ${written(given)}.`
        : 'The second player has a plan that keeps the first below that.',
    tooLittle: (...[given]: readonly string[]) =>
      given
        ? `The first player who never bets at all, but calls with 2 at one bet in three, already gets more than ${written(given)}.`
        : 'The first player has a plan that makes sure of more.',
    honestTooMuch: (...[given]: readonly string[]) =>
      given
        ? `A second player who never bets 1, but calls with 2 in one bet of three, keeps the first below ${written(given)}.`
        : 'The second player keeps you below that by calling with 2 now and then. And a hand is one of the six deals.',
    honestTooLittle: (...[given]: readonly string[]) =>
      given
        ? `Who bets 1 in one of three times wins more than ${written(given)}, whether the 2 folds or calls.`
        : 'You can make sure of more. Bet 1 now and then: mix the two rows so that both columns bring the same.',
    firstBeaten: (...[code = '00', worst]: readonly string[]) =>
      `${words.answers(code)} gains on this plan${worst ? `: it is held to ${written(worst)} a hand` : ''}.`,
    secondBeaten: (...[code = '000', worst]: readonly string[]) =>
      `${words.answers(code)} gains on this plan${worst ? `: it is left with ${written(worst)} a hand` : ''}.`,
  } as Readonly<Record<string, string | ((...texts: readonly string[]) => string)>>,
};

export type KuhnWords = typeof words;
