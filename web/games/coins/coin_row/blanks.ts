import type { DrawBlanks } from '../../../draw/blanks.ts';
import { number, type Language, translated } from '../../../board/language.ts';
import { coinPicture, laneOf, mostCoins } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * So many places at least, and so many after the last given head: the length does not show where the missing one is.
 */
const [fewest, beyond] = [20, 11];

/** The heads that are given, and one that is laid anywhere else. */
export const drawBlanks: DrawBlanks<Language> = (template, [given], language) => {
  if (!/^(?:\d+ )*_(?: \d+)*$/.test(template)) return null;
  const heads = template.split(' ').filter((each) => each !== '_');
  const fixed = new Set(heads.map(Number));
  const length = Math.max(fewest, Math.max(0, ...fixed) + beyond);
  if (length > mostCoins) return null;
  const w = words[language];
  const coin = (place: number) => {
    const can = !fixed.has(place);
    const chosen = can && given === `${place}`;
    return coinPicture(place, {
      heads: chosen || !can,
      label: w.coin(number(place, language), chosen || !can),
      disabled: !can,
      ...(can && { pressed: chosen }),
      states: { can, chosen },
    });
  };
  return {
    className: laneOf(length),
    label: w.position,
    pictures: Array.from({ length }, (_, i) => coin(i + 1)),
    written: (place) => [0, place.split('-')[1]!],
  };
};
