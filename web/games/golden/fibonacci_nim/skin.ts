import type { SkinFile } from '../../../draw/skin.ts';
import { draws, restingTrack, styles as looks, type DrawWall } from '../skin.ts';
import { rest } from './scene.ts';

export const { skins, styles }: SkinFile<DrawWall> = {
  skins: { race: { draw: draws('race'), rest: restingTrack('race', rest) } },
  styles: looks,
};
