import { counted, list } from '../../../board/language.ts';

/** Stones by their places, clockwise: up to two are named, of more the first and the last. */
const stones = (places: readonly string[]) =>
  places.length === 1
    ? `stone ${places[0]}`
    : places.length === 2
      ? `stones ${places[0]} and ${places[1]}`
      : `the ${counted(places.length, 'stone')} from ${places[0]} to ${places.at(-1)}`;

export const words = {
  title: 'Stones in a circle',
  position: 'Stones or places',
  rule: 'How many at once',
  views: { plain: 'Plain', mirror: 'Mirror' },
  full: (count: string) => (count === '1' ? 'a circle of one stone' : `a full circle of ${count} stones`),
  empty: 'no stones',
  rows: (lengths: readonly string[], places: string) =>
    `${lengths.length === 1 ? 'one row' : 'rows'} of ${list(lengths)} in a circle of ${counted(places, 'place')}`,
  manyRows: (rows: string, count: string, places: string) =>
    `${counted(rows, 'row')}, ${counted(count, 'stone')} in all, in a circle of ${counted(places, 'place')}`,
  left: (rows: readonly string[]) =>
    rows.length === 0 ? 'no stones left' : `${rows.join(', ')} ${/^\d+$/.test(rows.join()) ? 'is' : 'are'} left`,
  take: (places: readonly string[]) => `take ${stones(places)}`,
  takes: (places: readonly string[]) => `takes ${stones(places)}`,
  takeFrom: (count: string, place: string) => `take ${count} clockwise from place ${place}`,
  takesFrom: (count: string, place: string) => `takes ${count} clockwise from place ${place}`,
  placeInRow: (count: string, from: string, to: string) => `the row of ${count}, from stone ${from} to stone ${to}`,
  placeStone: (place: string) => `stone ${place}`,
  stone: (place: string) => `Stone ${place}`,
  start: 'chosen as one end',
  board: 'Circle of stones, numbered clockwise',
  row: (i: string, count: string) => `Row ${i}: ${count}`,
  unit: (count: string): string => (count === '1' ? 'stone' : 'stones'),
  value: (value: string) => `SG value ${value}`,
  choose: (single: boolean) =>
    `Click both ends of what you take${single ? '; for a single stone, click it twice' : ''}.`,
  chooseOne: 'Click the stone you take.',
  chosen: (place: string) => `From stone ${place}, clockwise:`,
  cancel: 'Choose another stone',
  mirrorFull: 'A full circle has no axis yet; the first take sets it.',
  mirrorEven: 'Both sides are alike: whatever is taken here can be taken there.',
  mirrorAnswer: (places: readonly string[]) => `Taking ${stones(places)} makes both sides alike.`,
  mirrorNone: 'No single take makes the two sides alike.',
  mirrorRows: 'No axis; rows of the same length are joined.',
  tooMany: (count: string, limit: string) =>
    `A circle of ${counted(count, 'place')} is larger than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
};
