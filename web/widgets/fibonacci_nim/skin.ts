import type { SkinFile } from '../kit/skin.ts';
import { draws, restingTrack, styles as looks, type DrawWall } from '../limited_take/skin.ts';
import { rest } from './scene.ts';

export const { skins, styles }: SkinFile<DrawWall> = {
  skins: { race: { draw: draws('race'), rest: restingTrack('race', rest) } },
  styles: looks,
};
