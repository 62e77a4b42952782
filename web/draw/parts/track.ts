import { circle, g, keyed, names, path, press, rect, text } from '../scene.ts';
import type { Content, Picture, Press, Shape } from '../scene.ts';

// A way of numbered places that winds from row to row, and what goes along it to its end. CSS pixels; knows nothing of
// any game.

/** How it looks: places to count on, or a road to a garage. */
export type TrackKind = 'race' | 'road';

/** What is to be seen of a place. */
export interface TrackPlace {
  readonly place?: Press | null;
  /**
   * `within`: can be reached now; `marked`, `hint`: where winning moves lead; `aim`, `lit`; `mine`, `theirs`: who has
   * been there.
   */
  readonly states?: Readonly<Record<string, unknown>>;
}

/** Of each place, whether who plays has been there: the totals of one number of every move that was played. */
export function stops(past: readonly { readonly numbers: readonly bigint[]; readonly mine: boolean }[], field: number) {
  const by = new Map<number, boolean>();
  let total = 0;
  for (const { numbers, mine } of past) by.set((total += Number(numbers[field])), mine);
  return (place: number) => ({ mine: by.get(place) === true, theirs: by.get(place) === false });
}

export interface Track {
  readonly kind: TrackKind;
  /** The last place; the first is 0. */
  readonly goal: number;
  /** Where what goes is, and where it would come to be. */
  readonly at: number;
  readonly ghost?: number | null;
  readonly going?: boolean;
  readonly where?: boolean;
  /** Room there is. */
  readonly width: number;
  readonly label?: string;
  /** What stands on a place. */
  readonly name: (place: number) => string;
  readonly face?: (place: number) => TrackPlace;
  /** After these places there is a bar: as far as one may go now, or next. */
  readonly bar?: number | null;
  readonly next?: number | null;
}

const perRow = 10;
const largest = 46;
/** Of all rows. */
const highest = 360;
/** Of a place: how wide the way is, and how far one row is from the next. */
const wide = 0.82;
const apart = 1.16;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Degrees: which way one goes there. */
  readonly turn: number;
  /** How far it is from the start, along the way. */
  readonly far: number;
}

interface Layout {
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly way: string;
}

/** The way to `goal`: the start, 0, lies before the first row; odd rows go back. */
function layTrack(goal: number, room: number): Layout {
  const rows = Math.max(1, Math.ceil(goal / perRow));
  const columns = Math.min(perRow, Math.max(goal, 1));
  // Beside the rows there is room for a bend, and on the left for the start.
  const bend = rows > 1 ? apart / 2 + wide / 2 - 0.5 : 0;
  const cell = Math.min(largest, highest / rows, room / (1 + columns + Math.max(bend, 0.06) + 0.06));
  const pitch = cell * apart;
  const round = (value: number) => Math.round(value * 100) / 100;
  const x = (column: number) => round(cell * (1.56 + column));
  const y = (row: number) => round(cell * 0.5 + row * pitch + 1);
  const spots: Spot[] = [{ x: x(-1), y: y(0), turn: 0, far: 0 }];
  const way = [`M${x(-1)} ${y(0)}`];
  const turned = (Math.PI * pitch) / 2;
  for (let place = 1; place <= goal; place++) {
    const [row, along] = [Math.floor((place - 1) / perRow), (place - 1) % perRow];
    const back = row % 2 === 1;
    const column = back ? perRow - 1 - along : along;
    const bent = along === 0 && place > 1;
    spots.push({
      x: x(column),
      y: y(row),
      turn: back ? 180 : 0,
      far: round(spots.at(-1)!.far + (bent ? turned : cell)),
    });
    if (bent) way.push(`A${round(pitch / 2)} ${round(pitch / 2)} 0 0 ${back ? 1 : 0} ${x(column)} ${y(row)}`);
    else if (along === perRow - 1 || place === goal) way.push(`H${x(column)}`);
  }
  return {
    cell,
    width: x(columns - 1) + cell * (0.5 + Math.max(bend, 0.06)),
    height: y(rows - 1) + cell * 0.5 + 1,
    spots,
    way: way.join(''),
  };
}

export function trackPicture(track: Track): Picture {
  const { kind, goal, ghost = null, label, bar = null, next = null } = track;
  const layout = layTrack(goal, track.width);
  const { cell, spots, way } = layout;
  const live = label !== undefined;
  const places = spots.map((_, place) => place);
  return {
    width: layout.width,
    height: layout.height,
    ...(live && { label }),
    is: { class: `track ${kind}` },
    of: [
      path({ class: 'verge', d: way, 'stroke-width': cell * wide }),
      path({ class: 'way', d: way, 'stroke-width': cell * wide - 3 }),
      kind === 'road' && path({ class: 'middle', d: way }),
      drawGoal(kind, spots[goal]!, cell),
      places.map((place) => drawPlace(track, place, layout)),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        next !== null && next < goal && drawBar('bar next', next, layout),
        bar !== null && bar < goal && drawBar('bar', bar, layout),
        ghost !== null && g({ class: 'ghost' }, standing(kind, spots[ghost]!, cell)),
        keyed('goes', goes(track, layout, live)),
      ),
    ],
  };
}

function drawPlace({ kind, at, goal, name, face }: Track, place: number, { cell, spots }: Layout): Shape {
  const { x, y } = spots[place]!;
  const { place: pressed, states = {} } = face?.(place) ?? {};
  const r = cell * wide * 0.5 - 4;
  const written = Math.min(15, cell * 0.4);
  const body: Content = [
    kind === 'race' || states['within'] || states['lit'] || states['wins'] || states['hint']
      ? circle({ class: 'stop', cx: x, cy: y, r })
      : null,
    // The sign at the end, and what stands there, say enough.
    !(kind === 'road' && (place === at || place === goal)) &&
      text({ class: 'index', x, y, dy: '0.36em', 'text-anchor': 'middle', 'font-size': written }, name(place)),
  ];
  const is = { class: names('place', { ...states, target: pressed && !pressed.disabled }) };
  if (!pressed) return g({ ...is, 'aria-hidden': 'true' }, body);
  return press(
    pressed,
    is,
    body,
    rect({ class: 'reach', x: x - cell / 2 + 1, y: y - cell / 2 + 1, width: cell - 2, height: cell - 2, rx: 6 }),
  );
}

/** Across the way, after a place. */
function drawBar(name: string, place: number, { spots, cell }: Layout): Content {
  const { x, y, turn } = spots[place]!;
  const half = (cell * wide) / 2 + 2;
  const at = x + (turn ? -1 : 1) * cell * 0.5;
  return path({ class: name, d: `M${at} ${y - half}v${2 * half}` });
}

function drawGoal(kind: TrackKind, { x, y }: Spot, cell: number): Content {
  const s = cell / 44;
  if (kind === 'race') return circle({ class: 'goal', cx: x, cy: y, r: cell * 0.47 });
  const at = (d: string) => d.replace(/-?[\d.]+/g, (digits) => `${Math.round(Number(digits) * s * 100) / 100}`);
  return g(
    { class: 'garage', transform: `translate(${x} ${y})`, 'aria-hidden': 'true' },
    path({ class: 'walls', d: at('M-20 20V-9L0 -22L20 -9V20Z') }),
    path({ class: 'door', d: at('M-14 20V-4H14V20Z') }),
    path({ class: 'slats', d: at('M-14 2H14M-14 8H14M-14 14H14') }),
  );
}

/** What goes, where it stands. */
const standing = (kind: TrackKind, { x, y, turn }: Spot, cell: number): Shape =>
  g({ transform: `translate(${x} ${y})${turn ? ' rotate(180)' : ''}` }, drawn(kind, cell));

/** Alive it goes along the way, bends and all. */
function goes({ kind, at, going, where }: Track, { spots, way, cell }: Layout, live: boolean): Shape {
  const spot = spots[at]!;
  const is = { class: names('goes', { going, where }) };
  if (!live) return g(is, standing(kind, spot, cell));
  return g({ ...is, style: `offset-path:path("${way}");offset-distance:${spot.far}px` }, drawn(kind, cell));
}

/** Around (0, 0), heading right. */
function drawn(kind: TrackKind, cell: number): Content {
  if (kind === 'race') {
    const r = cell * wide * 0.44;
    return g(
      { class: 'counter' },
      circle({ class: 'halo', r: r + 3 }),
      circle({ class: 'body', r }),
      circle({ class: 'groove', r: r * 0.62 }),
    );
  }
  const s = cell / 44;
  const at = (d: string) => d.replace(/-?[\d.]+/g, (digits) => `${Math.round(Number(digits) * s * 100) / 100}`);
  return g(
    { class: 'car' },
    circle({ class: 'halo', r: cell * 0.5 }),
    path({ class: 'wheels', d: at('M-13 -11.5h7v23h-7ZM6 -11.500h7v23h-7Z') }),
    path({
      class: 'body',
      d: at('M-15 -10H11C17 -10 19 -6 19 0C19 6 17 10 11 10H-15C-18 10 -19 8 -19 5V-5C-19 -8 -18 -10 -15 -10Z'),
    }),
    path({ class: 'glass', d: at('M5 -8C8 -5 8 5 5 8L0 6.500V-6.500ZM-13 -7L-9 -6V6L-13 7Z') }),
    path({ class: 'lamps', d: at('M16.500 -7.500L18.500 -4M16.500 7.500L18.500 4') }),
  );
}
