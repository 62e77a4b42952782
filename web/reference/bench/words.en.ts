import { counted } from '../../board/language.ts';
/** Where something is wrong, and in what. */
interface Place {
  readonly line: string;
  readonly column: string;
  /** It is in the output of the reader's program, not in the input. */
  readonly ofOutput: boolean;
}

const at = ({ line, column, ofOutput }: Place) => `Line ${line}, column ${column}${ofOutput ? ' of your output' : ''}`;

export const words = {
  title: (problem: string) => `Bench of ${problem}`,
  input: 'Input',
  output: 'Output',
  sources: 'Take an input',
  sample: 'Sample',
  own: 'Example',
  small: 'Small random',
  limits: 'Random at the limits',
  file: 'Open a file …',
  drop: 'Drop the file here',
  run: 'Run',
  runKeys: 'Ctrl+Enter',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The clipboard is closed here: select and copy by hand.',
  clear: 'Write another',
  size: (lines: string, bytes: string, one: boolean) => `${lines} ${one ? 'line' : 'lines'}, ${bytes}`,
  bytes: (n: string) => `${n} B`,
  kilobytes: (n: string) => `${n} kB`,
  megabytes: (n: string) => `${n} MB`,
  large: 'Too long to edit here. It begins like this:',
  cut: (bytes: string) => `… and ${bytes} more. Copy takes all of it.`,
  time: (ms: string) => `${ms} ms`,
  ofLimit: (limit: string) => `The judge allows ${limit} ms.`,
  noLimit: 'The judge’s limit is not known.',
  stale: 'The input has changed since.',
  kept: 'This is still the output of the last good input.',
  cancelled: 'Cancelled. The last output stays.',
  ran: (ms: string) => `Run in ${counted(ms, 'millisecond')}.`,
  tooLarge: 'The file is longer than 64 MiB.',
  unreadable: 'The file could not be read.',
  noProblem: (name: string) => `The bench has no problem “${name}”.`,

  // What is wrong in an input
  names: { cases: 'the number of cases' } as Readonly<Record<string, string>>,
  expectedNumber: (place: Place, name: string, least: string, most: string) =>
    `${at(place)}: expected ${name}, a whole number from ${least} to ${most}`,
  expected: (place: Place, name: string) => `${at(place)}: expected ${name}`,
  expectedOther: (place: Place, name: string) => `${at(place)}: expected another ${name}`,
  expectedEnd: (place: Place) => `${at(place)}: expected the end`,
  found: (what: string) => `; found “${what}”.`,
  ended: (ofOutput: boolean): string => (ofOutput ? '; your output ends here.' : '; the input ends here.'),
  tooLong: 'The input is longer than 64 MiB.',

  panels: { check: 'Brute force', compare: 'Compare', refute: 'Break a strategy', look: 'A look at a case' },

  // Brute force
  checkWhat:
    'Every case is solved once more by the definition of the game alone: all moves are tried, no theory is used, and no code is shared.',
  checkThis: 'Check this input',
  checkMany: (n: number) => `Check ${n} random inputs`,
  agree: (checked: string, one: boolean) =>
    one
      ? 'One case was checked, and both agree.'
      : `${counted(checked, 'case')} were checked, and both agree on all of them.`,
  agreePartly: (checked: string, cases: string) =>
    `${checked} of ${counted(cases, 'case')} were small enough to be checked; both agree on all of these.`,
  noneChecked: 'All cases are too large for brute force. Take a small random input.',
  noCases: 'There is no case in this input.',
  differs: (which: string) => `They differ in case ${which}:`,
  solved: 'The solver',
  naive: 'Brute force',

  // Compare
  compareWhat: 'The output of your program for the input above:',
  compareRun: 'Compare',
  same: 'Right: the judge would accept this.',
  differsAt: (line: string) => `Line ${line} is the first that differs.`,
  refused: 'Several answers are right here, but not this one.',
  expectedLine: 'Expected',
  yours: 'Yours',
  endsBefore: 'the output ends before this line',
  nothingMore: 'nothing more is expected',

  // Break a strategy
  refuteWhat: 'Ideas that look right and are not. The solver looks for the smallest input on which each one fails.',
  noStrategies: 'For this problem we know no wrong idea that is worth breaking.',
  find: 'Find where it fails',
  foundOf: (tried: string) => `It fails here, on the smallest of ${tried} random inputs:`,
  notFound: (tried: string) => `It held on ${tried} random inputs.`,
  right: 'Right answer',
  wrong: 'This strategy',
  use: 'Use this input',

  // A look at a case
  case: (k: string, n: string) => `Case ${k} of ${n}`,
  previousCase: 'Previous case',
  nextCase: 'Next case',
  nothingShown: 'There is nothing to see in this case.',
  firstCases: (n: string) => `Only the first ${counted(n, 'case')} are shown.`,
  more: (n: string) => `… and ${n} more`,
  numbers: {
    allowed: 'Sizes that a heap may have',
    'at-once': 'Which of them are one move from the end',
    gains: 'Most stones that heaps of 0, 1, 2, … give',
    kept: 'Heaps that stay',
    lost: 'Lost numbers of stones',
    'nim-product': 'Nim product',
    'nim-sum': 'Nim-sum',
    parts: 'Fibonacci numbers that make up the heap',
    quotients: 'Quotients',
    'same-difference': 'The lost pair with this difference',
    stones: 'Stones',
    suspense: 'Suspense numbers',
    taken: 'Taken in turn by the best players',
    uses: 'How many are added, how many make the difference, and how many make 0',
    values: 'SG values',
    ways: 'Ways to choose the others, by the heap of the first move',
  } as Readonly<Record<string, string>>,
};
