import { css } from 'lit';

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
