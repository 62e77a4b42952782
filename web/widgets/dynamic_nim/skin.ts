import type { SkinFile } from '../kit/skin.ts';
import { draws, restingTrack, styles as looks, type DrawWall } from '../limited_take/skin.ts';
import { rest } from './scene.ts';

export const { skins, styles }: SkinFile<DrawWall> = {
  skins: { road: { draw: draws('road'), rest: restingTrack('road', rest) } },
  styles: looks,
};
