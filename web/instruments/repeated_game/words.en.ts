import { counted } from '../../board/language.ts';

/** What acts are called, and what they bring. */
interface Story {
  readonly title: string;
  /** As a choice of the reader’s. */
  readonly acts: readonly [string, string];
  /** Of the other: “after …”. */
  readonly after: readonly [string, string];
  readonly unit: string;
  /** A round. */
  readonly round: string;
}

const stories: Readonly<Record<'lake' | 'general', Story>> = {
  lake: {
    title: 'Plans on the lake',
    acts: ['1 boat', '2 boats'],
    after: ['after 1 boat', 'after 2 boats'],
    unit: 'tons',
    round: 'year',
  },
  general: {
    title: 'A repeated game',
    acts: ['Cooperate', 'Defect'],
    after: ['if it cooperated', 'if it defected'],
    unit: 'points',
    round: 'round',
  },
};

export const words = {
  title: 'Repeated game',
  views: {
    play: 'Play',
    guess: 'Who is who?',
    table: 'All against all',
    plan: 'Your plan',
    generations: 'Generations',
  },
  stories,
  plans: {
    all_c: 'Kind',
    all_d: 'Greedy',
    tit_for_tat: 'Echo',
    grim: 'Grudge',
    tit_for_two_tats: 'Patient',
    tester: 'Tester',
    pavlov: 'Shifter',
    alternate: 'Fickle',
  } as Readonly<Record<string, string>>,
  /** A machine that somebody has made, by its number. */
  made: (number: number) => `No. ${number}`,
  you: 'You',
  yours: 'Yours',

  // Playing
  against: (name: string) => `Play against ${name}`,
  begin: (name: string, story: Story, rounds: number) =>
    `You and ${name}, ${counted(`${rounds}`, story.round)}. Both choose at the same time.`,
  played: (name: string, story: Story, round: number, own: number, other: number, got: string, others: string) =>
    `${story.round[0]!.toUpperCase()}${story.round.slice(1)} ${round}. You: ${story.acts[own - 1]}; ${name}: ${story.acts[other - 1]}. You get ${got}, ${name} gets ${others}.`,
  over: (name: string, story: Story, sum: string, other: string, most: string) =>
    sum === most
      ? `Over: you have ${sum} ${story.unit}, ${name} ${other}. More than ${most} cannot be had from ${name}.`
      : `Over: you have ${sum} ${story.unit}, ${name} ${other}.`,
  undo: 'Undo',
  again: 'New',
  account: (name: string, own: string, other: string) => `You have ${own}, ${name} has ${other}`,

  // All against all
  table: (story: Story, rounds: number, slip: string) =>
    `${story.unit[0]!.toUpperCase()}${story.unit.slice(1)} in ${counted(`${rounds}`, story.round)}${slip === '0' ? '' : `, on average; each act turns out as the other one with probability ${slip}`}: what the plan on the left gets from each, and in all`,
  cell: (one: string, other: string, score: string) => `${one} gets ${score} from ${other}`,
  pressCell: 'Press a number: the rounds behind it are drawn below.',
  match: (one: string, other: string, own: string, others: string, story: Story) =>
    `${one} gets ${own} ${story.unit}, ${other} ${others}.`,
  unslipped: 'If nothing slips: ',
  rounds: (from: number, to: number, story: Story) => `${story.round}s ${from} to ${to}`,
  earlier: 'Earlier',
  later: 'Later',

  // A plan of one’s own
  automaton: (states: number) => `Your plan, ${counted(`${states}`, 'state')}`,
  state: (number: number) => `State ${number}`,
  stateDoes: (number: number, act: string) => `State ${number}: ${act}`,
  goTo: (number: number, here: boolean) => (here ? `stay in ${number}` : `go to ${number}`),
  addState: 'Add a state',
  dropState: (number: number) => `Drop state ${number}`,
  startsHere: 'It begins in state 1.',
  actsAs: (name: string) => `It does just what ${name} does.`,
  place: (place: number, of: number, total: string, story: Story) =>
    `${ordinal(place)} of ${of}: ${total} ${story.unit}.`,
  shared: (total: string, story: Story) => `The most, with ${total} ${story.unit}, but others have as much.`,
  first: (total: string, story: Story) => `The most of all: ${total} ${story.unit}.`,
  lost: (name: string, got: string, most: string) =>
    `Most is lost against ${name}: ${got} of ${most} that are possible.`,
  nothingLost: 'Against nobody more can be had.',

  // Generations
  crowd: (generation: number, counts: string) => `Generation ${generation}: ${counts}`,
  counts: (name: string, count: number) => `${count} ${name}`,
  follow: (replaced: number) =>
    `Everybody plays everybody. Then the ${replaced} with the least leave, and the ${replaced} with the most are copied.`,
  steps: 'Generations',
  toStart: 'To the start',
  back: 'One generation back',
  forward: 'Next generation',
  play: 'Run',
  pause: 'Pause',
  all: 'To the last generation',
  settled: 'Nothing changes any more.',
  cycles: (from: number) => `As in generation ${from}: from here it goes round and round.`,
  stillChanging: 'It still changes after 100 generations.',
  generation: (number: number) => `Generation ${number}.`,

  // Set-up
  years: (story: Story) => `${story.round[0]!.toUpperCase()}${story.round.slice(1)}s`,
  fewer: 'Fewer',
  more: 'More',
  slips: 'Slips',
  noSlips: 'none',
  position: 'Game | rounds, slips | plans',
  try: 'Try',
  notSymmetric: (cell: string, wanted: string) =>
    `The game has to be the same for both: ${cell} should be ${wanted} here.`,
  twoByTwo: 'The game needs two rows and two columns.',
  noPlan: (part: string) => `“${part}” is no plan: a name, or states such as 112.212.`,
  missingPart: 'A part is missing: the game, rounds, plans, with bars between them.',

  /** What is wrong with an answer, by key. */
  judged: {
    bestLow: () => 'More can be had.',
    bestHigh: () => 'So much cannot be had.',
    scoreLow: () => 'It gets more.',
    scoreHigh: () => 'It gets less.',
  } as Readonly<Record<string, (...texts: readonly string[]) => string>>,
};

function ordinal(n: number): string {
  const ending =
    n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th';
  return `${n}${ending}`;
}

export type RepeatedWords = typeof words;
export type { Story };
