import { disc } from '../../../draw/parts/disc.ts';
import { centred } from '../../../draw/sign.ts';
import type { Rest } from '../../../draw/rest.ts';
import {
  circle as round,
  g,
  names,
  path,
  press,
  text,
  title,
  type Content,
  type Picture,
  type Shape,
} from '../../../draw/scene.ts';
import {
  along,
  isNumbered,
  lanes,
  layCircle,
  mostPlaces,
  numberSize,
  placesOf,
  sector,
  type Circle,
  type Row,
} from './geometry.ts';

/** What is said of a stone, and what happens to it. */
export interface StoneFace {
  readonly label: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
  readonly states: Readonly<Record<string, unknown>>;
}

/** A row: its SG value, null where none is shown. */
export interface RowFace extends Row {
  readonly value: string | null;
  readonly lit: boolean;
  readonly label: string;
}

/** An axis, and the stones that are joined, with their image or otherwise. */
export interface Mirror {
  readonly axis: number | null;
  readonly pairs: readonly (readonly [number, number])[];
  readonly leaving: ReadonlySet<number>;
}

export interface CircleFace {
  readonly stones: readonly boolean[];
  /** Of a place with a stone. */
  readonly stone?: (place: number) => StoneFace;
  /** In the middle, where there is no mirror; at rest without its unit. */
  readonly count?: { readonly left: string; readonly unit: string };
  readonly mirror?: Mirror | null;
  readonly rows?: readonly RowFace[];
  /** Takes that win: those that share a stone lie over each other, as far as there is room. */
  readonly wins?: readonly Row[];
  /** The row of the hint. */
  readonly where?: Row | null;
  readonly label?: string;
  readonly states?: Readonly<Record<string, unknown>>;
}

export const stonesOf = (numbers: readonly bigint[]) => numbers.map((each) => each > 0n);

/** Places `place-<i>`. */
export function circlePicture(face: CircleFace): Picture {
  const { stones, count, mirror, rows = [], wins = [], where } = face;
  const circle = layCircle(stones.length);
  const { size } = circle;
  const beside = where && along(circle, where, circle.outside + 2, 0.35);
  return {
    width: size,
    height: size,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names('circle', { dots: circle.stone < 6, ...face.states }) },
    of: [
      mirror && mirrorShape(circle, mirror),
      count &&
        g(
          { class: 'total', 'aria-hidden': 'true' },
          text({ x: size / 2, y: size / 2, dy: '0.1em' }, count.left),
          text({ class: 'unit', x: size / 2, y: size / 2 + 22 }, count.unit),
        ),
      rows.map((row) => rowShape(circle, row)),
      wins.length > 0 && winsShape(circle, wins),
      beside && path({ class: 'where', d: beside }),
      stones.map((stone, i) => placeShape(circle, i + 1, stone, face.stone)),
    ],
  };
}

function placeShape(circle: Circle, place: number, stone: boolean, face: CircleFace['stone']): Shape {
  const { stone: r, places } = circle;
  const { x, y } = circle.at(place);
  const number = circle.at(place, circle.inside);
  const gap = round({ class: 'gap', cx: x, cy: y, r: r * 0.55 });
  const index =
    isNumbered(place, places) &&
    centred(number.x, number.y, { class: 'index', 'font-size': numberSize(places) }, `${place}`);
  if (!stone) return g({ class: 'place' }, gap, index);
  const { label = '', disabled = false, pressed = null, states } = face?.(place) ?? {};
  const out = circle.at(place, circle.radius + 34);
  return press(
    { id: `place-${place}`, label, disabled, pressed },
    // The way it goes when it is taken.
    { class: names('place', states), style: face && `--dx:${out.x - x}px;--dy:${out.y - y}px` },
    face && path({ class: 'reach', d: sector(circle, place) }),
    gap,
    g({ class: 'pebble' }, disc({ at: [x, y], r })),
    face && round({ class: 'around', cx: x, cy: y, r: r + Math.min(3.2, r * 0.6) }),
    index,
  );
}

/** Under each row, on the inside. */
function rowShape(circle: Circle, row: RowFace): Shape {
  const { start, count, value, lit, label } = row;
  const { x, y } = circle.at(start + (count - 1) / 2, circle.innermost - 3);
  // Room for the number between its neighbours' places.
  const room = ((count + 1) * 2 * Math.PI * circle.innermost) / circle.places;
  return g(
    { class: names('row', { lit }) },
    title({}, label),
    path({ d: along(circle, row, circle.inside - 10, 0.3) }),
    value !== null &&
      room > 14 && [
        value === '0' && round({ class: 'zero', cx: x, cy: y, r: 9.5 }),
        centred(x, y, { class: 'grundy', 'font-size': 14 }, value),
      ],
  );
}

function winsShape(circle: Circle, wins: readonly Row[]): Shape {
  const taken = Array.from({ length: lanes }, () => new Set<number>());
  const win = (row: Row): Content => {
    const places = placesOf(row, circle.places);
    const lane = taken.findIndex((lane) => places.every((place) => !lane.has(place)));
    if (lane < 0) return null;
    for (const place of places) taken[lane]!.add(place);
    return path({ d: along(circle, row, circle.outside + lane * circle.step, 0.3) });
  };
  return g({ class: 'wins', 'aria-hidden': 'true' }, wins.map(win));
}

function mirrorShape(circle: Circle, { axis, pairs, leaving }: Mirror): Shape {
  const line = (from: number, to: number, radius: number) => {
    const [a, b] = [circle.at(from, radius), circle.at(to, radius)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  };
  const pair = ([a, b]: readonly [number, number]) =>
    path({
      class: names('pair', { leaving: leaving.has(a) || leaving.has(b) }),
      d: line(a, b, circle.radius - circle.stone),
    });
  const ends = axis !== null && line(axis / 2, (axis + circle.places) / 2, circle.outside + 4);
  return g({ class: 'mirror', 'aria-hidden': 'true' }, pairs.map(pair), ends && path({ class: 'axis', d: ends }));
}

/** At rest; under it is room for the line of the live board, two of them where it is narrow. */
export const rest: Rest = ({ numbers }) => {
  const stones = stonesOf(numbers);
  const left = `${stones.filter(Boolean).length}`;
  const picture = circlePicture({ stones, count: { left, unit: '' } });
  return {
    scene: { className: 'nl-heaps', pictures: stones.length > mostPlaces ? [] : [picture] },
    room: { below: 52, phone: 73, pivot: 33 },
  };
};
