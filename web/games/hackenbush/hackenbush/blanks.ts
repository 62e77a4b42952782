import type { DrawBlanks } from '../../../draw/blanks.ts';
import { translated, type Language } from '../../../board/language.ts';
import { boxAround, boxOf, picture } from '../drawing.ts';
import { layOut } from '../layout.ts';
import { readPicture, verticesOf } from '../picture.ts';
import { pictureWords } from '../words.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** A vertex is missing, where something is to be grafted or tied: one of the rest of the picture, or the ground. */
export const drawBlanks: DrawBlanks<Language> = (template, [given = ''], language) => {
  if (template.split('_').length !== 2) return null;
  const rest = template
    .split(' ')
    .filter((each) => !each.includes('_'))
    .join(' ');
  const vertices = [0, ...verticesOf(readPicture(rest))];
  const all = new Map(vertices.map((v) => [`${v}`, layOut(readPicture(template.replace('_', `${v}`)))]));
  const bare = layOut(readPicture(rest));
  const vertex = (v: number) =>
    vertices.includes(v)
      ? {
          cell: `vertex-${v}`,
          label: v === 0 ? pictureWords[language].theGround : `${v}`,
          states: [given === `${v}` && 'source'],
        }
      : {};
  return {
    className: 'nl-pictures',
    label: words[language].position,
    // Where the branch goes, the picture grows: all have room from the beginning.
    pictures: [
      picture({
        layout: all.get(given) ?? bare,
        box: boxAround(boxOf(bare), [...all.values()]),
        vertex,
        named: true,
        label: pictureWords[language].picture,
      }),
    ],
    written: (place) => [0, place.split('-')[1]!],
  };
};
