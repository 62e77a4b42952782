import { css } from 'lit';
import flagSheet from '../../../draw/parts/flag.css?inline';
import heapSheet from '../../../draw/parts/heap.css?inline';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import { pairStyles } from './indexed.ts';

// What the board of cells alone does not need: it comes with the first view that does.
export { drawLookUp, drawTaking } from './forms.ts';
export { drawHeaps, takenBy } from './heaps.ts';
export { drawBars, drawPair } from './indexed.ts';

export const viewStyles = [
  ...sheets(pebbleSheet, flagSheet, heapSheet),
  pairStyles,
  css`
    /* Heaps in stones, and moves in numbers */
    .take,
    .look {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      align-items: end;
      gap: 0.4rem 0.6rem;
      margin: 0;
    }
    .take .field {
      flex: 0 1 auto;
    }
    .take .field:has(input) {
      flex: 0 1 12rem;
    }
    .take .segments {
      flex: none;
    }
    .take .segments button {
      flex: none;
      min-width: 4rem;
    }
    .look .field {
      flex: 0 1 18rem;
    }
    .joined {
      display: flex;
      gap: 0.25rem;
    }
    .joined input {
      font-variant-numeric: tabular-nums;
    }
    @container (max-width: 34rem) {
      .take .field:has(input) {
        flex: 1 1 8rem;
      }
    }
  `,
];
