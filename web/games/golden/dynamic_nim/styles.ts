import { css } from 'lit';

export const ruleStyles = css`
  .rule {
    display: grid;
    gap: 0.2rem;
    justify-items: center;
    padding-block-end: 0.5rem;
    border-block-end: 1px dashed var(--nl-line);
  }
  .rule p {
    margin: 0;
    text-align: center;
    line-height: 2.9rem;
  }
  .rule p > span {
    display: inline-block;
  }
  .rule .told {
    line-height: 1.9rem;
  }
  .rule .lost {
    min-height: 1.6em;
    line-height: 1.5;
    color: var(--nl-muted);
    font-size: 0.95em;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  @container (max-width: 34rem) {
    .rule .lost {
      min-height: 3em;
    }
  }
  .rule .lost b {
    color: var(--nl-p);
  }
`;
