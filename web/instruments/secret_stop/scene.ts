import type { StopRounds } from '../../solver/types.ts';
import type { RestOf } from '../../draw/rest.ts';
import { written } from '../../draw/numerals.ts';
import { circle, g, names, path, rect, text, type Picture } from '../../draw/scene.ts';

const cell = 54;
/** More go on in the next row. */
const inRow = 10;
const edge = 8;
const top = 34;

export interface Walk {
  readonly rounds: Pick<StopRounds, 'values' | 'at' | 'over' | 'secret'>;
  readonly lit?: ReadonlySet<string>;
  readonly label?: string;
  /** Of each cell: chances to stop there, and that it is the secret one; none: they are not shown. */
  readonly chances?: { readonly stop: readonly number[]; readonly hidden: readonly number[] };
}

const barHeight = 56;

/** The cells with their values, the walker above one of them, the secret cell with its flag once it is known. */
export function walk({ rounds, lit, label, chances }: Walk): Picture {
  const { values, at, over, secret } = rounds;
  const bars = top + cell + 12;
  const height = chances ? bars + barHeight + 6 : top + cell + edge + 14;
  return {
    width: Math.min(values.length, inRow) * cell + 2 * edge,
    height: Math.ceil(values.length / inRow) * height,
    label: label ?? '',
    is: { class: 'walk' },
    of: values.map((value, i) => {
      const here = i + 1 === at;
      const x = edge + (i % inRow) * cell;
      const from = Math.floor(i / inRow) * height;
      const bar = (share: number, name: string, right: number) =>
        rect({
          class: `bar ${name}`,
          x: x + right,
          y: from + bars + barHeight * (1 - share),
          width: 16,
          height: Math.max(1, barHeight * share),
        });
      return g(
        { class: names('cell', { here, lit: lit?.has(`cell-${i + 1}`), secret: over && i + 1 === secret }) },
        rect({ class: 'box', x: x + 2, y: from + top, width: cell - 4, height: cell - 4, rx: 6 }),
        text(
          { class: 'worth', x: x + cell / 2, y: from + top + cell / 2 - 1, 'font-size': value.length > 3 ? 15 : 20 },
          written(value),
        ),
        here && !chances && circle({ class: 'walker', cx: x + cell / 2, cy: from + top - 16, r: 11 }),
        over &&
          i + 1 === secret &&
          path({ class: 'mark', d: `M${x + 14} ${from + top + cell + 14}V${from + top + cell - 1}l12 4.5l-12 4.5` }),
        chances && [bar(chances.stop[i] ?? 0, 'stop', 9), bar(chances.hidden[i] ?? 0, 'hidden', 29)],
      );
    }),
  };
}

export const rest: RestOf<StopRounds> = ({ said, view, lit = new Set() }) => ({
  scene: { className: 'nl-cards', pictures: [walk({ rounds: said, lit })] },
  room: view === 'chances' ? { above: 80, below: 174, phone: 194 } : { above: 40, below: 238, phone: 212, english: 20 },
});
