import type { DrawBlanks } from '../../../draw/blanks.ts';
import { number, type Language, translated } from '../../../board/language.ts';
import { coinAt, placeOf, gridPicture, mostSide, sizeOf, type GridCoin } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** The heads that are given, and one that is laid in a given row. */
export const drawBlanks: DrawBlanks<Language> = (template, [given], language) => {
  const cells = template.split(' ');
  const row = Number(/^(\d+),_$/.exec(cells.find((each) => each.includes('_')) ?? '')?.[1]);
  const fixed = cells
    .filter((each) => !each.includes('_'))
    .map((each) => coinAt(...(each.split(',').map(Number) as [number, number])));
  const { rows, columns } = sizeOf([...fixed, coinAt(row, 1)]);
  if (!row || fixed.length !== cells.length - 1 || Math.max(rows, columns) > mostSide) return null;
  const w = words[language];
  const face = (coin: number): GridCoin => {
    const [at, column] = placeOf(coin);
    const can = at === row && !fixed.includes(coin);
    const chosen = can && given === `${column}`;
    const heads = chosen || fixed.includes(coin);
    return {
      heads,
      label: w.coin(w.at(number(at, language), number(column, language)), heads),
      disabled: !can,
      ...(can && { pressed: chosen }),
      states: { can, open: can && !chosen, chosen, quiet: !can && !heads },
    };
  };
  return {
    className: 'nl-coins-board',
    label: w.position,
    // As wide as can be: the size does not show where the missing one is.
    pictures: [gridPicture({ rows, columns: mostSide, coin: face, label: w.board })],
    written: (place) => [0, place.split('-')[2]!],
  };
};
