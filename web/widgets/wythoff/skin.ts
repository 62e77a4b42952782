import flagSheet from '../kit/parts/flag.css?inline';
import heapSheet from '../kit/parts/heap.css?inline';
import pebbleSheet from '../kit/parts/pebble.css?inline';
import { sheets } from '../kit/sheets.ts';
import type { SkinFile } from '../kit/skin.ts';
import { rest } from './scene.ts';

/** What a question about heaps is answered with: the stones. The board itself draws them as one of its views. */
export const { skins, styles }: SkinFile<null> = {
  skins: { heaps: { draw: null, rest } },
  styles: sheets(pebbleSheet, flagSheet, heapSheet),
};
