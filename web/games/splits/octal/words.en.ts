import { counted, list } from '../../../board/language.ts';

/** Rows of safe squares. */
const free = (rows: readonly string[]) =>
  rows.length === 0
    ? 'no safe square'
    : `${rows.length === 1 ? '' : 'rows of '}${list(rows)} safe ${rows.length === 1 && rows[0] === '1' ? 'square' : 'squares'}`;

export const words = {
  title: 'Octal game',
  position: 'Rows',
  rule: 'Octal code',
  game: 'Game',
  named: {
    '0.77': 'Kayles',
    '0.07': 'Dawson’s Kayles',
    '0.137': 'Dawson’s Chess',
    '0.007': 'Treblecross',
    '0.15': 'Guiles',
    '0.6': 'Officers',
  } as Readonly<Record<string, string>>,
  views: { stones: 'Stones', squares: 'Squares' },
  idleSquares: 'Put a cross into a free square. A shaded one would give the win away.',
  free,
  freeRow: (size: string) => (size === '1' ? 'the safe square by itself' : `the row of ${size} safe squares`),
  cross: (rows: readonly string[], form: 'base' | 'third') =>
    `${form === 'base' ? 'put' : 'puts'} a cross, leaving ${free(rows)}`,
  square: (at: string, of: string) => `A cross on safe square ${at} of ${of}`,
  idle: 'Point at the stones to take. They must stand side by side in one row.',
  idlePins: 'Point at a pin to knock it down, or at the arc between two to knock down both.',
  length: 'Take',
  cut: 'cut only',
  rowOf: (size: string) => `Row of ${size}`,
  place: (size: string) => `the row of ${size}`,
  speak: (sizes: readonly string[]) => (sizes.length === 1 ? `one row of ${sizes[0]}` : `rows of ${list(sizes)}`),
  manyRows: (count: string, largest: string) => `${counted(count, 'row')}, the longest of ${largest}`,
  none: 'no stones',
  take: (taken: string, row: string | null, parts: readonly string[], form: 'base' | 'third') =>
    `${form === 'base' ? 'take' : 'takes'} ${taken} from ${row === null ? 'a row' : `the row of ${row}`}, leaving ${
      parts.length ? list(parts) : 'nothing'
    }`,
  becomes: (heap: string, parts: readonly string[], form: 'base' | 'third') =>
    `${form === 'base' ? 'turn' : 'turns'} row ${heap} into ${parts.length ? list(parts) : 'nothing'}`,
  split: (row: string, parts: readonly string[], form: 'base' | 'third') =>
    `${form === 'base' ? 'cut' : 'cuts'} the row of ${row} into ${list(parts)}`,
  /** Where exactly: how many stand to the left and to the right of what is taken. */
  at: (taken: string, row: string, left: string, right: string) =>
    taken === '0'
      ? `Cut the row of ${row} into ${left} and ${right}`
      : `Take ${taken} from the row of ${row}: ${left} left of it, ${right} right of it stay`,
};
