import { css } from 'lit';

/** Around a board of cells: its heat map, what stands beside it, its legend. */
export const gridStyles = css`
  .walk {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-start;
    gap: 0.5rem 1.5rem;
  }
  .ground {
    position: relative;
    flex: none;
    max-width: 100%;
  }
  canvas.heat {
    position: absolute;
    image-rendering: pixelated;
  }
  .grid {
    position: relative;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .side {
    display: grid;
    justify-items: center;
    gap: 0.35rem;
    width: 9.25rem;
  }
  .side.below {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.9rem;
    width: 100%;
  }
  .lens {
    margin-block-start: 20px;
    border: 1.4px solid var(--nl-line-strong);
    border-radius: 4px;
    image-rendering: pixelated;
    cursor: pointer;
    flex: none;
  }
  .lens + .picture {
    margin-block-start: -14px;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.2rem 1rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.88em;
    color: var(--nl-muted);
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .legend :is(.swatch, .scale) {
    width: 1.15em;
    height: 1.15em;
    border-radius: 3px;
    border: 1px solid var(--nl-line-strong);
  }
  .legend .scale {
    width: 7rem;
    height: 0.9em;
  }
  /* Two lines are kept free, whatever is said. */
  .explanation {
    margin: 0.45rem auto 0;
    max-width: 44em;
    font: inherit;
    font-size: 0.95em;
    text-align: center;
  }
  @container (max-width: 27rem) {
    .explanation {
      min-height: 4.35em;
    }
  }
  @media (forced-colors: active) {
    canvas {
      forced-color-adjust: none;
    }
  }
`;
