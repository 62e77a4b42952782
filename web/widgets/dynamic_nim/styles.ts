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
  .rule .lost {
    min-height: 1.6em;
    line-height: 1.5;
    color: var(--nl-muted);
    font-size: 0.95em;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  @container (max-width: 27rem) {
    .rule .lost {
      min-height: 3em;
    }
  }
  .rule .lost b {
    color: var(--nl-p);
  }
  .rule .stepper {
    display: inline-flex;
    gap: 0;
    margin: 0;
    align-items: center;
    vertical-align: middle;
    border: 1px solid var(--nl-line-strong);
    border-radius: calc(var(--nl-radius) - 3px);
    line-height: 1.2;
    overflow: clip;
  }
  .rule .step {
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    font-size: 1.2em;
    touch-action: manipulation;
  }
  .rule .step:hover:not([aria-disabled='true']) {
    background: var(--nl-sunk);
  }
  .rule .step[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  .rule .step:focus-visible {
    outline-offset: -3px;
  }
  .stepper output {
    min-width: 1.6em;
    text-align: center;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;
