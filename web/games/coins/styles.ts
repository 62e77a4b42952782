import { css } from 'lit';

export const coinStyles = css`
  .action-line {
    max-width: 36rem;
    margin-inline: auto;
  }
  .worths {
    min-height: 3.6rem;
    margin-top: 0.5rem;
  }
  .worths p {
    margin: 0.15rem 0 0;
    text-align: center;
    text-wrap: balance;
  }
  .worths .quiet {
    color: var(--nl-muted);
    font-size: 0.95em;
  }
  .total {
    font-variant-numeric: tabular-nums;
  }
  .total.lit {
    color: var(--nl-stone-hint);
    font-weight: 700;
    text-decoration: underline;
  }
  .of-coin {
    color: var(--nl-muted);
    font-size: 0.85em;
    font-weight: 400;
    margin-inline-end: 0.5em;
  }
  .set-up {
    justify-content: center;
    width: 100%;
    margin-top: 0.35rem;
  }
  .set-up select {
    flex: 0 1 auto;
    min-width: 0;
    max-width: calc(100% - 4rem);
  }
  .set-up [aria-pressed='true'] {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
  }
  @container (min-width: 27rem) {
    .action-line .said {
      flex: 1 1 auto;
    }
  }
  @container (max-width: 27rem) {
    .worths {
      min-height: 6.4rem;
    }
  }
  @media print {
    .set-up {
      display: none;
    }
  }
`;
