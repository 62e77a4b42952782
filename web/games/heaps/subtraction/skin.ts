import chocolateSheet from '../../../draw/parts/chocolate.css?inline';
import trackSheet from '../../../draw/parts/track.css?inline';
import { barPicture, crackId, type Crack } from '../../../draw/parts/chocolate.ts';
import { cellId } from '../../../draw/parts/strip.ts';
import { stops, trackPicture } from '../../../draw/parts/track.ts';
import { inRoom, type Rest } from '../../../draw/rest.ts';
import type { Picture, Press } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import type { Played } from '../../../board/match.ts';
import { byTo, type Seen } from './faces.ts';
import { rest } from './scene.ts';

/** A larger heap is a counter on its strip again. */
const longest = { race: 100n, chocolate: 99n };

/** One counter, and what is said of it and of where it can go. */
interface Counter {
  readonly at: bigint;
  /** Where it stood when the game began. */
  readonly room: bigint;
  /** The move that is on its way. */
  readonly leaving: bigint;
  /** The square that is looked at. */
  readonly looked: bigint | null;
  readonly marked: readonly bigint[];
  readonly hint: bigint | null;
  readonly hinted: boolean;
  readonly lit: (square: bigint) => boolean;
  /** The place of a square that a move leads to; null: none does. */
  readonly place: (square: bigint) => Press | null;
  readonly past: readonly Played[];
  /** Where the reader has broken what; the place of a line. */
  readonly cracks: readonly (Crack | undefined)[];
  readonly crack: ((crack: Crack) => Press) | null;
  /** The place that is pointed at. */
  readonly pointed: string | null;
  readonly width: number;
  readonly label?: string;
}
type DrawCounter = (counter: Counter) => Picture | null;

/** Counting up to a number: the counter stands on what is missing. */
const race: DrawCounter = ({ at, room, leaving, looked, place, width, label, ...of }) => {
  if (room === 0n || room > longest.race || at > room) return null;
  const goal = Number(room);
  const on = (square: bigint) => goal - Number(square);
  const aim = looked !== null && looked < at && !leaving && place(looked) ? on(looked) : null;
  const been = stops(of.past, 1);
  return trackPicture({
    kind: 'race',
    goal,
    at: on(at - leaving),
    aim,
    going: aim !== null,
    hinted: of.hinted,
    width,
    ...(label !== undefined && { label }),
    name: String,
    face: (number) => {
      const square = room - BigInt(number);
      const own = square < at ? place(square) : null;
      return {
        place: own,
        states: {
          within: own && !leaving,
          marked: of.marked.includes(at - square),
          hint: of.hint === at - square,
          lit: of.lit(square),
          ...been(number),
        },
      };
    },
  });
};

/** Columns and rows of a bar, as near to a square as can be. */
function sides(squares: number): [columns: number, rows: number] {
  let rows = Math.floor(Math.sqrt(squares));
  while (squares % rows) rows--;
  return [squares / rows, rows];
}

/** A bar of one square more than there are breaks to make; each breaks one of the blocks. */
const chocolate: DrawCounter = ({ at, room, leaving, cracks, crack, pointed, label, hint }) => {
  if (room > longest.chocolate || at > room) return null;
  const [columns, rows] = sides(Number(room) + 1);
  if (columns > 12) return null;
  let first = true;
  return barPicture({
    columns,
    rows,
    breaks: Number(room - at + leaving),
    cracks,
    ...(label !== undefined && { label }),
    place: (each) => (at > 0n && !leaving && crack ? crack(each) : null),
    states: (each) => {
      // All breaks are the same move: the hint shows one of them.
      const hinted = hint !== null && first;
      first = false;
      return { hint: hinted, aim: pointed === crackId(each) };
    },
  });
};

/** What the live board knows. */
export interface SeenInSkin extends Pick<Counter, 'past' | 'cracks' | 'pointed' | 'width' | 'label'> {
  readonly seen: Seen;
}
export type DrawSeen = (board: SeenInSkin) => Picture | null;

const alive =
  (draw: DrawCounter): DrawSeen =>
  ({ seen, ...more }) => {
    const { view, values, looked, words: w } = seen;
    const [at = 0n] = view.numbers;
    const [began = 0n] = view.origin;
    const room = began > at ? began : at;
    const disabled = !view.interactive;
    return draw({
      ...more,
      at,
      room,
      leaving: view.leaving?.numbers[1] ?? 0n,
      looked,
      marked: view.marked.map(({ numbers }) => numbers[1]!),
      hint: view.hint?.numbers[1] ?? null,
      hinted: view.hintPlace !== null || view.lit.has('heap-1'),
      lit: (square) => view.lit.has(`cell-${square}`),
      place: (square) =>
        byTo(square, at, values) === undefined
          ? null
          : { id: cellId(square), label: w.says(room - square, at - square), disabled },
      crack: (crack) => ({
        id: crackId(crack),
        label: w.crack(crack.way, crack.at, crack.from + 1, crack.to),
        disabled,
      }),
    });
  };

const resting =
  (draw: DrawCounter): Rest =>
  (of) => {
    const [at = 0n] = of.numbers;
    const pictures = inRoom(of.width, (width) =>
      of.numbers.length === 1
        ? draw({
            ...{ at, room: at, leaving: 0n, looked: null, marked: [], hint: null, hinted: false, width },
            ...{ lit: () => false, place: () => null, past: [], cracks: [], crack: null, pointed: null },
          })
        : null,
    );
    return pictures.length ? { scene: { className: 'nl-lanes', pictures } } : rest({ ...of, view: '' });
  };

export const { skins, styles }: SkinFile<DrawSeen> = {
  skins: {
    race: { draw: alive(race), rest: resting(race) },
    chocolate: { draw: alive(chocolate), rest: resting(chocolate) },
  },
  styles: sheets(trackSheet, chocolateSheet),
};
