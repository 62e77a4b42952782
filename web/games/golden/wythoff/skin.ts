import flagSheet from '../../../draw/parts/flag.css?inline';
import heapSheet from '../../../draw/parts/heap.css?inline';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import { rest } from './scene.ts';

/** What a question about heaps is answered with: the stones. The board itself draws them as one of its views. */
export const { skins, styles }: SkinFile<null> = {
  skins: { heaps: { draw: null, rest } },
  styles: sheets(pebbleSheet, flagSheet, heapSheet),
};
