import { css } from 'lit';

export const hungerStyles = css`
  .stack {
    gap: 0.8rem;
  }
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
    justify-items: center;
  }
  .opening-row,
  .stack .taking {
    display: flex;
    gap: 0.4rem 0.6rem;
    align-items: center;
    width: 34rem;
    max-width: 100%;
    margin: 0;
  }
  .opening-row p {
    flex: 1;
    margin: 0;
    min-height: 1.45em;
    text-wrap: pretty;
  }
  .opening-row .button {
    flex: none;
    min-width: 6rem;
  }
  .stack .taking .button {
    flex: none;
    min-width: 6rem;
  }
  /* Nothing can be taken yet; the room stays. */
  .actions.closed .taking {
    visibility: hidden;
  }
  .theory-of:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.5rem;
  }
  /* Elimination */
  .rows {
    display: grid;
    gap: 2px;
    width: max-content;
    min-width: min(100%, 22rem);
    max-width: 100%;
    margin-inline: auto;
    font-variant-numeric: tabular-nums;
  }
  .dense .rows {
    max-width: none;
  }
  .dense .sum {
    grid-column: 1 / -1;
  }
  .dense .sum + .bits {
    grid-column: 2;
  }
  .basis.long {
    max-height: 30rem;
    overflow-y: auto;
    border-block: 1px solid var(--nl-line);
  }
  .row-of {
    position: relative;
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) max-content;
    gap: 0 0.9rem;
    align-items: center;
    min-height: 2.5rem;
    padding: 0.15rem 0.5rem;
    border: 1.5px solid transparent;
    border-block-end-color: var(--nl-line);
    border-radius: 6px;
  }
  .row-of:hover {
    background: var(--nl-sunk);
  }
  .row-of.zero {
    background: var(--nl-n-soft);
  }
  .row-of.lit,
  .row-of:focus-visible {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
  }
  .row-of .size {
    font-size: 1.08em;
  }
  .row-of .sum {
    /* As wide as the row, which its bits decide. */
    width: 0;
    min-width: 100%;
    color: var(--nl-muted);
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  .row-of.zero .sum {
    color: var(--nl-n);
    font-weight: 650;
  }
  .bits {
    display: inline-flex;
    gap: 2px;
  }
  .bits i {
    display: grid;
    place-items: center;
    width: 1.7em;
    height: 1.7em;
    border: 1.5px solid transparent;
    border-radius: 50%;
    color: var(--nl-muted);
    font-style: normal;
  }
  .bits .one {
    border-color: var(--nl-line-strong);
    color: var(--nl-ink);
    font-weight: 650;
  }
  .bits .pivot {
    border-color: var(--nl-stone-edge);
    background: var(--nl-stone);
    color: var(--nl-paper);
  }
  .dense .bits {
    gap: 0;
  }
  .dense .bits i {
    width: 0.95em;
    height: 1.4em;
    border-radius: 3px;
    border-color: transparent;
    font-size: 0.9em;
  }
  @container (max-width: 27rem) {
    .opening-row p {
      min-height: 2.9em;
    }
    .row-of {
      padding-inline: 0.2rem;
      column-gap: 0.5rem;
    }
    .row-of .sum {
      grid-column: 1 / -1;
    }
    .row-of .sum + .bits {
      grid-column: 2;
    }
    .close .bits i {
      width: 1.4em;
      height: 1.4em;
    }
  }
  @media print {
    .actions {
      display: none;
    }
  }
`;
