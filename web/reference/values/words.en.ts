import { counted, number, type Language } from '../../board/language.ts';

const n = (value: number | bigint, language: Language) => number(value, language);

/** As many exceptions as a sentence lists. */
const listed = 24;

export const words = {
  title: (game: string) => (game ? `${game}: SG values of single heaps` : 'SG values of single heaps'),
  count: 'How many values',
  rule: 'Rule',
  row: 'Cells in a row',
  rowAuto: 'fit',
  compute: 'Compute',
  badCount: (most: number) => `Write a whole number from 1 to ${n(most, 'en')}.`,
  badRow: (most: number) => `Write a whole number from 1 to ${n(most, 'en')}, or nothing for a row that fits.`,
  cancelled: 'Cancelled. What was there before has been kept.',
  table: 'SG values; arrow keys move, Page Up and Page Down turn a page',
  /** Before the heap, and between it and its value. */
  cell: ['heap ', ': SG value '] as readonly [string, string],
  P: 'P-position',
  N: 'N-position',
  exception: 'exception: not what the period would put here',
  inPeriod: (place: number, period: number) => `place ${n(place, 'en')} of ${n(period, 'en')} in the period`,
  choose: 'Point at a cell, or choose one, to read its value.',
  period: (from: number, length: number) =>
    from === 0
      ? `Proven: the values repeat with period ${n(length, 'en')} from the start.`
      : `Proven: from heap ${n(from, 'en')} on, the values repeat with period ${n(length, 'en')}.`,
  exceptions: (heaps: readonly number[]) =>
    heaps.length === 0
      ? 'The values before it fit as well.'
      : `${heaps.length === 1 ? 'One exception' : `${n(heaps.length, 'en')} exceptions`} before it: ${heaps
          .slice(0, listed)
          .map((heap) => n(heap, 'en'))
          .join(', ')}${heaps.length > listed ? ' …' : '.'}`,
  noPeriod: (searched: number) => `No period is proven among the first ${counted(n(searched, 'en'), 'value')}.`,
  searching: 'Looking further on for a period …',
  facts: (zeros: number, all: number, largest: number, at: number) =>
    `P-positions: ${n(zeros, 'en')} of ${n(all, 'en')}. Largest value: ${n(largest, 'en')}, first at heap ${n(at, 'en')}.`,
  plot: 'Values as dots: heap to the right, SG value upwards',
  zoom: 'Part of the values in sight',
  closer: 'Zoom in',
  further: 'Zoom out',
  back: 'Show all',
  shown: (from: number, to: number) => `Heaps ${n(from, 'en')} to ${n(to, 'en')}`,
  first: 'First page',
  earlier: 'Page before',
  later: 'Next page',
  last: 'Last page',
  goTo: 'Go to heap',
  save: 'Save',
  saved: (file: string) => `Saved as ${file}.`,
  csv: 'CSV',
  json: 'JSON',
  bFile: 'b-file',
  bFileWhat: 'Lines “n a(n)”, as the On-Line Encyclopedia of Integer Sequences (OEIS) wants them',
  copy: 'Copy',
  copied: (count: number) => `Copied ${counted(n(count, 'en'), 'value')}, joined by commas.`,
  copyFailed: 'The browser does not let this page write to the clipboard. Save a file instead.',
  legendP: 'value 0: a P-position',
  legendException: 'exception',
  legendPeriod: 'shading changes with every period',
};
