import { draw as drawHeaps } from '../nim/draw.ts';

/** Heaps as those of Nim, with room for the switch above them and the last word below. Pure. */
export const draw = (position: string): string =>
  '<div style="padding-block:clamp(3.5rem,(27rem - 100cqi)*999,5.28rem) clamp(1.85rem,(27rem - 100cqi)*999,3.35rem)">' +
  `${drawHeaps(position)}</div>`;
