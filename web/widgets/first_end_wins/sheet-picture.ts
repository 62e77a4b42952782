import { flagAt } from '../kit/parts/flag.ts';
import { g, names, path, press, text, type Content, type Picture, type Press } from '../kit/scene.ts';
import { cross, ended, flag } from './marks.ts';
import type { Sheet } from './rule.ts';
import { linePath, linesOf, nearLine, notchOf, placeSheet, squares, type Line, type Paper } from './sheets.ts';

/** A line to cut along, where it can be pressed. */
export interface LineFace extends Press {
  readonly states: Readonly<Record<string, unknown>>;
  /** It makes an end, and is deleted. */
  readonly deleted?: boolean;
}

/** A sheet of squared paper, and what happens to it. */
export interface SheetFace {
  readonly sheet: Sheet;
  /** Side of a square. */
  readonly unit: number;
  /** A size as it is written. */
  readonly size: (width: number, height: number) => string;
  readonly label?: string;
  readonly states?: Readonly<Record<string, unknown>>;
  /** The cut that is shown. */
  readonly cut?: Line | null;
  /** null: no cut. */
  readonly line?: (line: Line) => LineFace | null;
  /** Written over a sheet that has ended. */
  readonly end?: string;
  /** Only that a hint means it. */
  readonly hinted?: boolean;
  /** Written under it. */
  readonly value?: string;
}

/** The two pieces of a cut, each as columns and rows. */
function piecesOf({ columns, rows }: Paper, cut: Line | null) {
  const whole = [0, columns, 0, rows] as const;
  if (!cut) return [whole];
  const { way, after } = cut;
  return way === 'columns'
    ? [[0, after, 0, rows] as const, [after, columns, 0, rows] as const]
    : [[0, columns, 0, after] as const, [0, columns, after, rows] as const];
}

export function sheetPicture({ sheet, unit, size, cut = null, line, end, value, ...face }: SheetFace): Picture {
  const paper = placeSheet(sheet, unit);
  const { width, height, columns, rows, x, y } = paper;
  const pieces = piecesOf(paper, cut);
  const middle = x + (columns * unit) / 2;
  const floor = y + rows * unit;
  const lineShape = (each: Line): Content => {
    const own = line!(each);
    if (!own) return null;
    const at = each.after * unit;
    return press(
      own,
      { class: names('cutting', { ...own.states, deleted: own.deleted }) },
      path({ class: 'reach', d: nearLine(paper, each) }),
      path({ class: 'line', d: linePath(paper, each) }),
      path({ class: 'notch', d: notchOf(paper, each) }),
      own.deleted && (each.way === 'columns' ? cross(x + at, y - 8, 4.5) : cross(x - 8, y + at, 4.5)),
    );
  };
  return {
    width,
    height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names('cut sheet', face.states) },
    of: [
      pieces.map(([left, right, top, bottom], i) => {
        const { outline, lines } = squares(paper, [left, right], [top, bottom]);
        return g(
          { class: `piece ${i === 0 ? 'first' : 'second'}` },
          path({ class: 'paper', d: outline }),
          path({ class: 'squares', d: lines }),
          path({ class: 'rim', d: outline }),
        );
      }),
      line && !end && linesOf(paper).map(lineShape),
      cut && path({ class: 'scissor', d: linePath(paper, cut, 7) }),
      end
        ? ended(flag(middle - 16, y - 9, 14), text({ x: middle - 1, y: y - 10 }, end))
        : flagAt({ x: middle, y: 16 }, '', face.hinted),
      text(
        { class: 'count', x: middle, y: floor + 23, 'text-anchor': 'middle', 'aria-hidden': 'true' },
        pieces.map(([left, right, top, bottom]) => size(right - left, bottom - top)).join(' + '),
      ),
      value && text({ class: 'value', x: middle, y: floor + 42, 'text-anchor': 'middle' }, value),
    ],
  };
}
