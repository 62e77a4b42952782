import type { DrawBlanks } from '../../../draw/blanks.ts';
import { translated, type Language } from '../../../board/language.ts';
import { boxOf, picture } from '../drawing.ts';
import { layOut } from '../layout.ts';
import { readPicture, type Edge } from '../picture.ts';
import { pictureWords } from '../words.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Edges without a colour: a press makes one blue, then red. Until then it is faint. */
export const drawBlanks: DrawBlanks<Language> = (template, given, language) => {
  const blanks = [...template.matchAll(/(?<=(\d+))_(?=(\d+))/g)].map(([, a, b]) => `${a}-${b}`);
  if (blanks.length === 0 || blanks.length !== template.split('_').length - 1) return null;
  const colour = (blank: number) => /^[br]$/.exec(given[blank] ?? '')?.[0] ?? '';
  let next = 0;
  const layout = layOut(readPicture(template.replaceAll('_', () => colour(next++) || '-')));
  const w = pictureWords[language];
  const edge = ({ a, b, colour: named }: Edge) => {
    const blank = blanks.indexOf(`${a}-${b}`);
    const known = blank < 0 || colour(blank);
    if (blank < 0) return {};
    return {
      cell: `blank-${blank}`,
      label: w.edge(`${a}`, `${b}`, known ? named : null, 'long'),
      states: [!known && 'fading'],
      ...(!known && { tag: '?' }),
    };
  };
  return {
    className: 'nl-pictures',
    label: words[language].position,
    pictures: [picture({ layout, box: boxOf(layout), edge, named: true, label: w.picture, className: 'open' })],
    written(place) {
      const blank = Number(place.split('-')[1]);
      return [blank, colour(blank) === 'b' ? 'r' : 'b'];
    },
  };
};
