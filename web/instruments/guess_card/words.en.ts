import { counted } from '../../board/language.ts';
export const words = {
  title: 'The hidden card',
  views: { play: 'Round', stage: 'One turn', surface: 'All hands' },
  table: (mine: number, theirs: number) =>
    `You hold ${mine} closed cards, the opponent ${theirs}; one card lies face down on the table.`,
  card: { 0: 'not yours', 1: 'yours', 2: 'the opponent’s', 3: 'the hidden card' } as Readonly<Record<number, string>>,
  cardOf: (card: number, whose: string) => `Card ${card}, ${whose}`,
  ask: (card: number) => `Ask for ${card}`,
  name: (card: number) => `Name ${card}`,
  honest: (card: number) => `Card ${card} is not in your hand: an honest question, or the end of the round.`,
  bluff: (card: number) => `Card ${card} is your own: asking for it is a bluff.`,
  choose: 'Choose a card.',
  yourTurn: 'Your turn.',
  believe: (card: number) => `You do not have ${card}. Is it the hidden card, or the opponent’s own?`,
  sure: (card: number) => `You know the hidden card: it is ${card}.`,
  said: {
    you: [
      (card: string) => `You asked for ${card}; the opponent does not have it.`,
      (card: string) => `You asked for ${card}, and got it shown.`,
      (card: string) => `You named ${card}, and that was wrong.`,
      (card: string) => `You named ${card}, and that was right.`,
    ],
    other: [
      (card: string) => `The opponent asked for ${card}.`,
      (card: string) => `The opponent asked for ${card}, and you showed it.`,
      (card: string) => `The opponent named ${card}, and that was wrong.`,
      (card: string) => `The opponent named ${card}, and that was right.`,
    ],
  },
  won: 'You win!',
  lost: 'The opponent wins.',
  record: (won: number, rounds: number) => `${won} of ${counted(rounds, 'round')} won.`,
  fresh: 'New round',
  undo: 'Undo',
  chances: 'Chances',
  hands: ['Asker’s cards n', 'Other’s cards m'],
  look: 'Show',
  rows: ['asks honestly', 'bluffs'],
  columns: ['believed', 'doubted'],
  asker: { reader: 'You ask', other: 'The opponent asks' },
  exact: (n: number, m: number) => `f(${n}, ${m}) as an exact fraction`,
  value: (n: number, m: number, value: string, decimal: string) =>
    `f(${n}, ${m}) = ${value}${decimal && ` ≈ ${decimal}`}`,
  within: (error: string) => `no further than ${error} from the truth`,
  mix: (bluff: string, doubt: string) => `Bluff with chance ${bluff}; doubt with chance ${doubt}.`,
  certain: 'A hand is empty: nothing to bluff with, or nothing left to guess.',
  large: 'Fractions are shown to hands of eight cards.',
  surface: (n: number, m: number, size: number) =>
    `Chances of the player to move: ${counted(size, 'size')} of the own hand from ${n} on, downwards, ${size} of the other’s from ${m} on, to the right`,
  against: (n: number, m: number) => `${n} against ${m}`,
  sizes: 'Hands in sight',
  low: 'loses',
  high: 'wins',
  judged: {
    handsHigh: (...[truth]: readonly string[]) =>
      truth
        ? `With these hands the player to move wins ${truth}.`
        : 'With these hands the player to move wins more often.',
    handsLow: (...[truth]: readonly string[]) =>
      truth
        ? `With these hands the player to move wins ${truth}.`
        : 'With these hands the player to move wins more seldom.',
    others: 'That is the chance of the player who is not to move.',
    swapped: 'Those hands are the other way round: the first number is the hand of the player to move.',
    unmixed: 'So much is sure for who always does the same. Mixing makes sure of more.',
    tooHigh: (...[doubt, given]: readonly string[]) =>
      given
        ? `Against an opponent who doubts with chance ${doubt} neither an honest question nor a bluff wins as often as ${given}.`
        : 'The opponent can keep the asker below that, whatever is asked.',
    tooLow: (...[bluff, given]: readonly string[]) =>
      given
        ? `Who bluffs with chance ${bluff} wins more often than ${given}, believed or doubted.`
        : 'The asker can make sure of more than that.',
    bluffsOften: (...[sure, other]: readonly string[]) =>
      other
        ? `An opponent who always doubts leaves you only ${sure}; one who always believes, ${other}.`
        : 'An opponent who always doubts has an easy time with that.',
    bluffsSeldom: (...[sure, other]: readonly string[]) =>
      other
        ? `An opponent who always believes leaves you only ${sure}; one who always doubts, ${other}.`
        : 'An opponent who always believes has an easy time with that.',
    doubtsOften: (...[honest, bluff]: readonly string[]) =>
      bluff
        ? `Then honest questions win ${honest}, bluffs only ${bluff}: nobody would bluff.`
        : 'Then an honest question is better for the asker than a bluff.',
    doubtsSeldom: (...[bluff, honest]: readonly string[]) =>
      honest
        ? `Then bluffs win ${bluff}, honest questions only ${honest}: everybody would bluff.`
        : 'Then a bluff is better for the asker than an honest question.',
    honestBelieved: (...[given]: readonly string[]) =>
      `Not ${given} where an honest question is believed: the opponent shows the card, and is then to move, or has not got it, and names it.`,
    honestDoubted: (...[given]: readonly string[]) =>
      `Not ${given} where an honest question is doubted: compared with being believed, what happens when the card asked for is the hidden one?`,
    bluffBelieved: (...[given]: readonly string[]) =>
      `Not ${given} where a bluff is believed: the opponent names a card that you hold.`,
    bluffDoubted: (...[given]: readonly string[]) =>
      `Not ${given} where a bluff is doubted: the opponent now knows one more of your cards, and is to move.`,
  } as Readonly<Record<string, string | ((...texts: readonly string[]) => string)>>,
};

export type GuessWords = typeof words;
