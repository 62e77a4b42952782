import { css } from 'lit';

export const largeStyles = css`
  .large {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 0.5rem;
  }
  .overview {
    position: relative;
    overflow: clip;
    width: 100%;
    max-width: 46rem;
    height: 1.5rem;
    border: 1px solid var(--nl-line-strong);
    border-radius: 4px;
    background: var(--nl-raised);
    color: var(--nl-ink);
    cursor: pointer;
    touch-action: pan-y;
  }
  .overview.square {
    width: calc(8rem * var(--across));
    height: calc(8rem * var(--down));
    min-width: 1rem;
    min-height: 1rem;
    touch-action: none;
  }
  .overview canvas {
    display: block;
    width: 100%;
    height: 100%;
    image-rendering: pixelated;
  }
  .overview i {
    position: absolute;
    --wide: max(10px, 100% * var(--width));
    --high: max(10px, 100% * var(--height));
    left: calc((100% - var(--wide)) * var(--x));
    top: calc((100% - var(--high)) * var(--y));
    width: var(--wide);
    height: var(--high);
    border: 2px solid var(--nl-accent);
    border-radius: 3px;
    background: color-mix(in srgb, var(--nl-accent) 18%, transparent);
    pointer-events: none;
  }
  .sees {
    width: 100%;
    min-width: 0;
  }
  .sees .nl-coins {
    display: grid;
    grid-template-columns: repeat(var(--span), minmax(0, 1fr));
    justify-content: center;
    max-width: min(100%, calc(54px * var(--span)));
    touch-action: pan-y;
    cursor: grab;
  }
  .sees .nl-scene.of-row {
    width: 100%;
  }
  /* Six digits and more. */
  .sees .nl-scene.of-row :is(.place, .worth) {
    font-size: 9.2px;
  }
  .sees .coin-grid {
    width: 100%;
    touch-action: pan-x pan-y;
  }
  .sees.moved .coin-grid {
    touch-action: none;
  }
  .sees.gripped,
  .sees.gripped * {
    cursor: grabbing;
  }
  .looks {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 0.4rem;
    width: 100%;
    max-width: 26rem;
  }
  .within {
    margin: 0;
    color: var(--nl-muted);
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .those {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.4rem 0.6rem;
  }
  .those {
    min-height: 2.4rem;
    margin: 0;
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    .overview,
    .looks,
    .those,
    .within {
      display: none;
    }
  }
`;
