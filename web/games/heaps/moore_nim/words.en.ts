import { counted, list } from '../../../board/language.ts';

const heapsEn = (heaps: readonly string[]) => (heaps.length === 1 ? `heap ${heaps[0]}` : `heaps ${list(heaps)}`);

const HeapsEn = (heaps: readonly string[]) => `H${heapsEn(heaps).slice(1)}`;

const one = (heaps: readonly string[]) => heaps.length === 1;

export interface Take {
  readonly heap: string;
  readonly take: string;
}

export interface Column {
  readonly power: string;
  readonly before: string;
  readonly after: string;
  readonly touched: readonly string[];
  readonly gets: readonly string[];
  readonly loses: readonly string[];
  readonly keeps: readonly string[];
}

export const words = {
  title: 'Moore’s Nim',
  pieces: 'Pieces',
  takes: (takes: readonly Take[], form: 'base' | 'third') =>
    `${form === 'base' ? 'take' : 'takes'} ${list(takes.map(({ heap, take }) => `${take} from heap ${heap}`))}`,
  place: heapsEn,
  // Rule
  mostHeaps: 'Heaps per move',
  fewer: 'One heap fewer',
  more: 'One heap more',
  atMost: (k: string) => (k === '1' ? 'One heap in a move.' : `At most ${k} heaps in a move.`),
  // A move
  stone: (take: string, heap: string, left: string) => `Mark ${take} of heap ${heap}, ${left} left`,
  digit: (heap: string, power: string, digit: string) => `Heap ${heap}, column ${power}: ${digit}. Turn it`,
  leftOf: (heap: string) => `How many to mark in heap ${heap}`,
  mark: 'take',
  idle: (k: string) => (k === '1' ? 'Mark stones in a heap.' : `Mark stones in up to ${k} heaps.`),
  idleColumns: (k: string) =>
    k === '1' ? 'Turn digits of a heap, or mark its stones.' : `Turn digits in up to ${k} heaps.`,
  chosen: (heaps: string, k: string) => `${heaps} of ${counted(k, 'heap')}`,
  take: 'Take',
  clear: 'Clear',
  tooMany: (k: string) =>
    k === '1' ? 'Only 1 heap in a move. Unmark the other one first.' : `Only ${k} heaps in a move. Unmark one first.`,
  grows: (heaps: readonly string[], sizes: readonly string[]) =>
    `${HeapsEn(heaps)} would grow to ${list(sizes)}: a heap only gets smaller. Turn a higher 1 into 0 as well.`,
  // Columns
  table: 'The heaps in binary, and the count of every column',
  ones: 'ones in column',
  modulo: (m: string) => `count mod\u00a0${m}`,
  before: 'before the move',
  countOf: (power: string, count: string, m: string) => `Column ${power}: ${count} of base ${m}`,
  becomes: (size: string) => `becomes ${size}`,
  free: 'free',
  // Building a move
  build: 'Build a winning move',
  buildWhat: 'Column by column from the highest: which heaps are touched, and what the count becomes.',
  buildNothing: 'A P-position: every move leaves an N-position, so there is no winning move to build.',
  column: ({ power, before, after, touched, gets, loses, keeps }: Column) =>
    [
      `Column ${power}, count ${before}.`,
      touched.length + gets.length + loses.length + keeps.length === 0 && 'No heap is touched.',
      touched.length > 0 &&
        `${HeapsEn(touched)} ${one(touched) ? 'is' : 'are'} touched: ${one(touched) ? 'its' : 'their'} 1 becomes 0, and ${one(touched) ? 'it is' : 'they are'} free in the columns below.`,
      loses.length > 0 && `${HeapsEn(loses)}, free here, ${one(loses) ? 'drops its' : 'drop their'} 1.`,
      gets.length > 0 && `${HeapsEn(gets)}, free here, ${one(gets) ? 'gets' : 'get'} a 1.`,
      keeps.length > 0 && `${HeapsEn(keeps)}, free here, ${one(keeps) ? 'keeps its digit' : 'keep their digits'}.`,
      before === after ? `The count stays ${after}.` : `The count becomes ${after}.`,
    ]
      .filter(Boolean)
      .join(' '),
  built: (move: string) => `The move is built: ${move}.`,
  step: (at: string, of: string) => `Step ${at} of ${of}.`,
  stepper: {
    steps: 'Column by column',
    toStart: 'The highest column',
    back: 'One column back',
    forward: 'One column on',
    play: 'Play the steps',
    pause: 'Pause',
    all: 'The whole move',
  },
  markIt: 'Mark it on the board',
  end: 'Close',
  // White and black pieces on a strip
  onPieces: {
    takes: (takes: readonly Take[], form: 'base' | 'third') =>
      `${form === 'base' ? 'close' : 'closes'} ${list(takes.map(({ heap, take }) => `gap ${heap} by ${take}`))}`,
    place: (gaps: readonly string[]) => (one(gaps) ? `gap ${gaps[0]}` : `gaps ${list(gaps)}`),
    mostHeaps: 'Pieces per move',
    fewer: 'One piece fewer',
    more: 'One piece more',
    atMost: (k: string) => (k === '1' ? 'One piece in a move.' : `At most ${k} pieces in a move.`),
    idle: (k: string) => (k === '1' ? 'Move one piece.' : `Move up to ${k} pieces.`),
    chosen: (pieces: string, k: string) => `${pieces} of ${counted(k, 'piece')}`,
    take: 'Move',
    tooMany: (k: string) =>
      k === '1'
        ? 'Only 1 piece in a move. Put the other one back first.'
        : `Only ${k} pieces in a move. Put one back first.`,
  },
  /** What all boards of heaps say, on pieces. */
  gaps: {
    heaps: 'Gaps',
    noHeaps: 'no gaps',
    position: (sizes: readonly string[]) => (one(sizes) ? `one gap of ${sizes[0]}` : `gaps of ${list(sizes)}`),
    lastStone: (loses: boolean) => `Whoever closes the last gap ${loses ? 'loses' : 'wins'}.`,
    whoever: 'Whoever closes the last gap',
  },
};
