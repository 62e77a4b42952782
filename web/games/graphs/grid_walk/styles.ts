import { css } from 'lit';

export const gridWalkStyles = css`
  .grid.painting,
  .grid.painting .cell {
    touch-action: none;
  }
  .grid .column {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 2.5;
    stroke-dasharray: 6 4;
  }

  /* The steps, beside the board or below it */
  .picture {
    margin: 0;
    display: grid;
    justify-items: center;
    gap: 0.2rem;
    font-size: 0.82em;
    color: var(--nl-muted);
  }
  .picture figcaption {
    text-align: center;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .side .tab {
    text-align: center;
    line-height: 1.25;
  }

  .editor {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.6rem 1.5rem;
    margin: 0.6rem 0 0;
    padding: 0.8rem 0.5rem 0.4rem;
    border-top: 1px dashed var(--nl-line);
  }
  .chooser {
    display: grid;
    grid-template-columns: repeat(5, 2.6rem);
    grid-auto-rows: 2.6rem;
    gap: 2px;
  }
  .chooser[data-across='7'] {
    grid-template-columns: repeat(7, minmax(0, 2.6rem));
  }
  .chooser button {
    position: relative;
    padding: 0;
    border: 1px solid var(--nl-line);
    border-radius: 6px;
    background: var(--nl-paper);
    transition: background 120ms;
  }
  .chooser button:hover {
    background: var(--nl-sunk);
    border-color: var(--nl-line-strong);
  }
  .chooser button[aria-pressed='true'] {
    background: var(--nl-accent);
    border-color: var(--nl-accent);
  }
  .chooser button[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: 34%;
    border-radius: 50%;
    background: var(--nl-on-accent);
  }
  .chooser .counter {
    margin: 16%;
    border-radius: 50%;
    background: var(--nl-stone);
    border: 1px solid var(--nl-stone-edge);
  }
  .sizes {
    display: grid;
    gap: 0.4rem;
    flex: 0 1 15rem;
  }
  .sizes p {
    margin: 0;
    max-width: 20em;
  }
  .sizes .row {
    align-items: end;
  }
  .field.number {
    width: 5.2rem;
  }
  .times {
    padding-block-end: 0.6rem;
    color: var(--nl-muted);
  }

  /* Backward induction; tools of painting */
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.2rem 0.5rem;
    margin-block-start: 0.6rem;
    min-height: 2.75rem;
  }
  .bar .stepper {
    margin: 0;
  }
  .bar .stepper .label {
    display: none;
  }
  .bar .strong:hover {
    background: var(--nl-accent) !important;
  }
  .moves .empty {
    opacity: 0;
    pointer-events: none;
  }
  .bar .fact {
    margin: 0;
    min-width: 15rem;
    font-size: 0.92em;
    color: var(--nl-muted);
  }
  .explanation .good {
    color: var(--nl-good);
    font-weight: 650;
  }
  .explanation .bad {
    color: var(--nl-bad);
    font-weight: 650;
  }
  .explanation .quiet {
    font-size: 1em;
  }
  @container (max-width: 27rem) {
    .bar .fact {
      min-width: 0;
      flex: 1 1 100%;
      min-height: 2.8em;
      text-align: center;
    }
    .editor {
      padding-inline: 0;
    }
  }
  @media (forced-colors: active) {
    .chooser button[aria-pressed='true'] {
      forced-color-adjust: none;
    }
  }
`;
