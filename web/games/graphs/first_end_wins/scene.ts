import { restingCuts, actionLineRoom } from '../../splits/cut.ts';
import { restingGraph } from '../graph-rest.ts';
import type { Rest } from '../../../draw/rest.ts';
import type { Scene } from '../../../draw/scene.ts';
import {
  longestSide,
  longestTable,
  mostSheets,
  readRule,
  sheetPicture,
  sheetsOf,
  unitFor,
  type Kind,
} from './components.ts';

function restingSheets(numbers: readonly bigint[]): Scene {
  const sheets = sheetsOf(numbers);
  const drawable = sheets.length <= mostSheets && numbers.every((side) => side <= longestSide);
  const unit = unitFor(sheets);
  const size = (width: number, height: number) => `${width}×${height}`;
  return {
    className: 'nl-heaps',
    pictures: drawable ? sheets.map((sheet) => sheetPicture({ sheet, unit, size })) : [],
  };
}

const scenes: Readonly<Record<Kind, (numbers: readonly bigint[], rest: string, width?: number) => Scene>> = {
  graph: (numbers, rest, width) => restingGraph(rest, numbers.map(Number), null, width),
  heaps: (numbers) => restingCuts(numbers, 'cut'),
  sheets: restingSheets,
};

/** Room in pixels where it is wide, and on a phone. */
type Room = readonly [wide: number, phone: number];

/** The table of values, by what it shows. */
function tableRoom(kind: Kind, numbers: readonly bigint[]): Room {
  if (kind === 'graph') return [0, 24];
  if (kind === 'heaps') return [51, 51];
  const rows = sheetsOf(numbers).reduce(
    (most, [, height]) => Math.max(most, Math.min(Number(height), longestTable)),
    1,
  );
  return [25 + 27 * rows, 24 + 24.5 * rows];
}

/**
 * Under the position: what can be done; in the reduced view the table of values, two verdicts, the steps and what is
 * said of them.
 */
export const rest: Rest = ({ numbers, rule, view, width }) => {
  const { ends, kind, rest } = readRule(rule);
  const scene = scenes[kind](numbers, rest, width);
  const { below, phone } = actionLineRoom(kind === 'heaps' ? numbers : []);
  const rooms: readonly Room[] =
    view === 'reduced' ? [[93, 92], tableRoom(kind, numbers), ends === '1' ? [0, 0] : [150, 173]] : [];
  return {
    scene: { ...scene, className: kind === 'graph' ? 'nl-ends' : 'nl-heaps nl-ends' },
    room: {
      below: rooms.reduce((sum, [wide]) => sum + wide, below),
      phone: rooms.reduce((sum, [, narrow]) => sum + narrow, phone),
      english: view !== 'reduced' ? 0 : ends === '1' ? 23 : 88,
    },
  };
};
