import { css, svg } from 'lit';
import { reachOf, type Pebble } from '../kit/parts/pebble.ts';

/** A stone seen from the side, and the larger area that a finger may hit. */
export const pebbleStyles = css`
  .reach {
    fill: transparent;
  }
  .edge {
    fill: var(--nl-stone-edge);
  }
  .face {
    fill: var(--nl-stone);
  }
  .shine {
    fill: none;
    stroke: var(--nl-stone-shine);
    stroke-width: 3;
    stroke-linecap: round;
    opacity: 0.75;
  }
`;

/** Where a stone of a heap can be pressed. */
export function drawReach(stone: Pebble) {
  const { x, y, width, height } = reachOf(stone);
  return svg`<rect class="reach" x=${x} y=${y} width=${width} height=${height} rx=${height * 0.44} />`;
}
