import { css } from 'lit';

/** What stands around the table, and the other views. */
export const planStyles = css`
  .said,
  .told {
    margin: 0.25rem 0;
    text-align: center;
  }
  .said {
    min-height: 3em;
  }
  .said.good {
    color: var(--nl-good);
  }
  .told {
    color: var(--nl-muted);
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
  .acts,
  .seats,
  .chances {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: end;
    gap: 0.5rem;
  }
  .acts {
    min-height: 2.75rem;
    margin-block-end: 0.4rem;
  }
  .chances .field {
    width: 7rem;
  }
  .plot {
    display: flex;
    justify-content: center;
    margin-block: 0.4rem;
  }
  .slide {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.3rem 0.8rem;
  }
  .slide input {
    flex: 0 1 14rem;
    accent-color: var(--nl-accent);
  }
  .family {
    min-width: 8em;
    font-variant-numeric: tabular-nums;
  }
  table.matrix {
    margin: 0 auto;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .matrix caption {
    padding-block-end: 0.2rem;
    color: var(--nl-muted);
    font-size: 0.92em;
  }
  .matrix td,
  .matrix th {
    padding: 0.1rem 0.25rem;
    text-align: center;
  }
  .matrix .label {
    color: var(--nl-muted);
    font: 400 0.82em/1.3 var(--nl-ui);
    word-break: keep-all; /* Chinese: after the card */
  }
  .matrix th[scope='row'] {
    text-align: end;
  }
  .does {
    color: var(--nl-accent);
  }
  .does.not {
    color: var(--nl-muted);
  }
  .payoff {
    min-width: 3rem;
    min-height: 2rem;
    border: 1px solid var(--nl-line);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
  }
  @container (max-width: 27rem) {
    .matrix td,
    .matrix th {
      padding-inline: 0.1rem;
    }
    .matrix .label {
      font-size: 0.75em;
    }
    .payoff {
      min-width: 2.2rem;
      padding-inline: 0;
      font-size: 0.88em;
    }
  }
  .payoff:hover {
    background: var(--nl-sunk);
  }
  .payoff[aria-pressed='true'] {
    border-color: var(--nl-accent);
    background: var(--nl-accent);
    color: var(--nl-on-accent);
  }
  .deals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    gap: 0.15rem 1rem;
    max-width: 34rem;
    margin: 0.3rem auto;
    padding: 0;
    list-style: none;
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }
`;
