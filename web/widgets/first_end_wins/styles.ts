import { css } from 'lit';

export const firstEndStyles = css`
  .split:has(.decided) .notch {
    display: none;
  }
  .decided {
    max-width: 34rem;
    line-height: 1.4;
  }
  .token.ended .stone {
    fill: var(--nl-muted);
  }

  /* Deleting leaves */
  .strike {
    fill: none;
    stroke: var(--nl-bad);
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
    pointer-events: none;
  }
  .strike.won {
    stroke: var(--nl-n);
    stroke-width: 2;
    stroke-dasharray: none;
  }
  .crosses {
    pointer-events: none;
  }
  .link.ends .shaft {
    stroke: var(--nl-n);
  }
  .link.ends .head {
    fill: var(--nl-n);
    stroke: var(--nl-n);
  }
  .link.deleted .shaft {
    stroke-dasharray: 3 5;
    opacity: 0.75;
  }
  .link.deleted .head {
    fill: none;
    opacity: 0.75;
  }
  .node.gone .body {
    opacity: 0.45;
    stroke-dasharray: 4 4;
  }
  .bench .pick {
    margin-inline-end: 0.8rem;
  }
  .how.told {
    margin-block: 0 0.5rem;
  }
`;
