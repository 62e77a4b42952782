import { facedCoin, type CoinFace } from '../faced-coin.ts';
import { centred } from '../../../draw/sign.ts';
import type { Rest } from '../../../draw/rest.ts';
import { circle, g, names, path, press, rect, type Picture } from '../../../draw/scene.ts';

/** Of more coins a window is drawn (large.ts). */
export const mostCoins = 120;
/** A row is never drawn shorter: there is something to turn. */
const fewest = 5;

/** How many coins are drawn: the row has no end, and what is beyond the largest head stays as it is. */
export const lengthOf = (...positions: readonly (readonly bigint[])[]) =>
  Math.max(fewest, ...positions.map((heads) => Number(heads.at(-1) ?? 0n)));

/** The lane of a row: a long one is drawn smaller. */
export const laneOf = (length: number) => names('nl-coins', { long: length > 26 });

/** Pixels; the middle of a coin. */
const [width, middle, radius] = [40, 30, 17];
/** Without values, and with them. */
const heights = [66, 84] as const;

/** Its value is '' where it is not known. */
export interface RowCoin extends CoinFace<string> {
  readonly valueLit?: boolean;
  /** Its place as the page's language writes it, where that is longer. */
  readonly number?: string;
}

/** A coin with its place under it, a picture of its own, so that a row wraps. Places `coin-<i>`. */
export function coinPicture(place: number, face: RowCoin): Picture {
  const {
    heads,
    counts = heads,
    label,
    disabled = false,
    pressed = null,
    states,
    value,
    valueLit,
    number = `${place}`,
  } = face;
  const alive = label !== undefined;
  const height = heights[value === undefined ? 0 : 1];
  const own = [
    rect({ class: 'reach', width, height, rx: 10 }),
    alive && circle({ class: 'around', cx: width / 2, cy: middle, r: radius + 2.2 }),
    g({ class: 'lift' }, g({ transform: `translate(${width / 2} ${middle})` }, facedCoin(heads, alive, radius))),
    alive && path({ class: 'pointer', d: `M${width / 2 - 5} 2h10l-5 7Z` }),
    centred(width / 2, 58, { class: 'place' }, number),
  ];
  const is = { class: names('coin-place', states) };
  // Beside what is pressed: its name says the value in words.
  const worth = {
    class: names('worth decor', { counts, lit: valueLit }),
    'aria-hidden': 'true',
  };
  return {
    width,
    height,
    ...(alive && { label: '' }),
    is: { class: 'of-row' },
    of: [
      alive ? press({ id: `coin-${place}`, label, disabled, pressed }, is, ...own) : g(is, ...own),
      value !== undefined && centred(width / 2, 76, { ...worth, 'font-size': value.length > 4 ? 11 : 15 }, value),
    ],
  };
}

export const valued = { values: 'table' } as const;

/** The row; under it the line that says what is about to be turned, and with values their sum. */
export const rest: Rest = ({ numbers, view, values }) => {
  const length = lengthOf(numbers);
  const heads = new Set(numbers.map(Number));
  const face = (place: number): RowCoin => ({
    heads: heads.has(place),
    value: view === 'values' ? `${values?.grundy(place) ?? ''}` : undefined,
  });
  return {
    scene: {
      className: laneOf(length),
      pictures: length > mostCoins ? [] : Array.from({ length }, (_, i) => coinPicture(i + 1, face(i + 1))),
    },
    room: view === 'values' ? { below: 126, phone: 228 } : { below: 60, phone: 118 },
  };
};
