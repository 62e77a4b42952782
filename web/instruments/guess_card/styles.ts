import { css } from 'lit';

/** What stands under the cards, and the other views. */
export const guessStyles = css`
  .said,
  .told,
  .value {
    margin: 0.25rem 0;
    text-align: center;
  }
  .said {
    min-height: 4.4em;
  }
  .told {
    min-height: 1.45em;
    color: var(--nl-muted);
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
  .value {
    font-size: 1.25em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  details p {
    overflow-wrap: anywhere;
  }
  .acts,
  .seats,
  .hands {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: end;
    gap: 0.5rem;
  }
  .seats {
    align-items: center;
  }
  .acts {
    min-height: 2.75rem;
    margin-block: 0.2rem 0.4rem;
  }
  .hands .field {
    width: 8.5rem;
  }
  table.turn {
    margin: 0.3rem auto;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .turn th {
    padding: 0.2rem 0.5rem;
    color: var(--nl-muted);
    font: 400 0.92em/1.3 var(--nl-ui);
  }
  .turn tbody th {
    text-align: end;
  }
  .turn td {
    min-width: 5.5rem;
    padding: 0.35rem 0.5rem;
    text-align: center;
  }
  .turn tbody td {
    border: 1px solid var(--nl-line);
  }
  .turn b {
    display: block;
    font-weight: 600;
  }
  .turn small {
    color: var(--nl-muted);
  }
  .turn tr.lit td,
  .turn td.lit,
  .turn th.lit {
    background: var(--nl-p-soft);
  }
  .bars {
    display: grid;
    gap: 0.3rem;
    max-width: 18rem;
    margin: 0.4rem auto 0;
  }
  .bars span {
    height: 0.5rem;
    border-radius: 4px;
    background: linear-gradient(
      to right,
      var(--nl-n) calc(100% * var(--share)),
      var(--nl-sunk) calc(100% * var(--share))
    );
  }
  .bars .doubt {
    background: linear-gradient(
      to right,
      var(--nl-p) calc(100% * var(--share)),
      var(--nl-sunk) calc(100% * var(--share))
    );
  }
`;
