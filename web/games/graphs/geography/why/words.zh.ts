import type { Told } from '../../../../board/reasons.ts';
import { drawingOf } from '../drawing.ts';
import { sayPlace, sayStep } from '../steps.ts';
import { words as own } from '../words.zh.ts';
import type { words as en } from './words.en.ts';

const say = (told: Told) => {
  const drawing = drawingOf(told.of.ruleNumbers);
  return sayStep(told, own, (place) => sayPlace(place, drawing, own, told.n));
};

export const words: typeof en = {
  pairs: say,
  left: say,
  exchange: say,
  move: say,
  refuted: (told: Told) => say({ ...told, lit: told.lit.slice(0, 2) }),
};
