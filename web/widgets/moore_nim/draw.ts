import { draw as drawHeaps } from '../nim/draw.ts';

/** Heaps as those of Nim, with room for the rule above them and the move below. Pure. */
export const draw = (position: string): string =>
  '<div style="padding-block:max(clamp(3.5rem,(50rem - 100cqi)*999,6.75rem),clamp(3.5rem,(27rem - 100cqi)*999,8.53rem)) calc(clamp(3.9rem,(27rem - 100cqi)*999,7.1rem) + var(--nl-built, 0px))">' +
  `${drawHeaps(position)}</div>`;
