import type { ImpartialOutcome } from '../../../solver/types.ts';
import type { Way } from './moves.ts';

export type Texts = readonly [string, string];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Digits as an index: A₁₂. */
function sub(n: string): string {
  return [...n].map((each) => (/\d/.test(each) ? '₀₁₂₃₄₅₆₇₈₉'[Number(each)]! : each)).join('');
}

export const words = {
  title: 'Wythoff’s game',
  position: 'The two heaps',
  rule: 'Parameter a',
  views: { plain: 'Board', pn: 'P and N', sg: 'SG', strips: 'Strips', heaps: 'Heaps', exact: 'Exact' },
  axes: ['first heap', 'second heap'] as Texts,
  board: 'Board of the queen; the goal (0, 0) is the lower left corner',
  at: ([x, y]: Texts) => `(${x}, ${y})`,
  heapsOf: ([x, y]: Texts) => `heaps of ${x} and ${y}`,
  queenAt: ([x, y]: Texts) => `the queen at (${x},\u00a0${y})`,
  move: ([first, second]: Texts, way: Way, form: 'base' | 'third') => {
    const take = form === 'base' ? 'take' : 'takes';
    if (way === 'row') return `${take} ${first} from the first heap`;
    if (way === 'column') return `${take} ${second} from the second heap`;
    return first === second
      ? `${take} ${first} from both heaps`
      : `${take} ${first} from the first heap and ${second} from the second`;
  },
  /** On her board: her squares to the left, and downwards. */
  walk: ([left, down]: Texts, way: Way, form: 'base' | 'third') => {
    const move = form === 'base' ? 'move the queen' : 'moves the queen';
    if (way === 'row') return `${move} ${left} to the left`;
    if (way === 'column') return `${move} ${down} down`;
    return left === down ? `${move} ${left} diagonally` : `${move} ${left} to the left and ${down} down`;
  },
  walkPlace: { row: 'her row', column: 'her column', diagonal: 'a diagonal' } satisfies Record<Way, string>,
  refused: 'The queen moves to the left, down, or diagonally to both.',
  place: { row: 'the first heap', column: 'the second heap', diagonal: 'both heaps' } satisfies Record<Way, string>,
  goal: 'goal',
  queenHere: 'the queen is here',
  target: (move: string) => `move here: ${move}`,
  outcomes: { P: 'P-position', N: 'N-position', draw: 'draw' } satisfies Record<ImpartialOutcome, string>,
  value: (v: number) => `SG value ${v}`,
  comma: ', ',

  // The line under the board
  choose: 'Drag the queen, or choose a cell on one of her lines.',
  leads: (move: string, to: string, outcome: string) => `${capital(move)}: to ${to}${outcome ? `, ${outcome}` : ''}.`,
  here: (at: string, what: string) => `The queen stands on ${at}${what ? `: ${what}` : ''}.`,
  cell: (at: string, what: string) => `${at}: ${what}.`,
  none: (at: string) => `${at} is on none of her lines.`,
  inA: (k: string, n: string, b: string, difference: string) =>
    `${k} is in strip A: A${sub(n)} = ${k}, B${sub(n)} = ${b}, difference ${difference}.`,
  inB: (k: string, n: string, a: string, difference: string) =>
    `${k} is in strip B: A${sub(n)} = ${a}, B${sub(n)} = ${k}, difference ${difference}.`,
  zero: '(0, 0) is pair 0. From 1 on every number is in exactly one of the two strips.',
  inOneStrip: 'Every number from 1 on is in exactly one strip.',
  chooseStrip: 'Point at one to see its pair.',
  noValues: 'SG values are computed for a = 1 only; here P and N are shown.',
  notLoaded: 'The values of this board could not be computed.',
  stripA: 'Strip A: the smaller numbers of the pairs',
  stripB: 'Strip B: the larger numbers of the pairs',

  // Zoom
  zoom: 'Part of the board in sight',
  closer: 'Zoom in (+)',
  further: 'Zoom out (−)',
  back: 'Back to the queen',
  sight: (x: Texts, y: Texts) => `${x[0]}–${x[1]} × ${y[0]}–${y[1]}`,

  // Heaps
  from: 'Take from',
  kinds: ['First', 'Second', 'Both'] as readonly string[],
  howMany: 'How many',
  howManyOf: ['From the first heap', 'From the second heap'] as Texts,
  take: 'Take',
  heap: ['First heap', 'Second heap'] as Texts,
  heapOf: (name: string, size: string) => `${name}: ${size}`,

  // Pairs by their number
  pairPanel: 'The pair of this difference, exactly and in double arithmetic',
  pairOf: (n: string) => `Pair number ${n}`,
  n: (difference: string, a: string) => `n = ⌊${difference} / ${a}⌋`,
  nOne: 'n = difference',
  exactPair: 'Exact pair',
  doubles: '⌊nα⌋ in doubles',
  positionRow: 'Position',
  equal: 'equal to Aₙ',
  off: (by: string) => (by === '1' ? 'The double is off by one here.' : `The double is off by ${by} here.`),
  samePair: '= the position',
  otherPair: '≠ the position',
  ratio: 'Larger : smaller',
  ratioOfPair: (ratio: string) => `of the pair: ${ratio}`,
  noPair: 'The pair of this difference has more than 64 bits.',
  lookUp: 'Pair number',
  look: 'Show',
  onBoard: 'Play from this pair',
  ofPosition: 'Back to the position',
  firstFailure: 'Where doubles first fail',
  before: 'One pair back',
  after: 'One pair on',
};
