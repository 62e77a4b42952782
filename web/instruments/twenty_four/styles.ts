import { css } from 'lit';

/** What is around the cards. */
export const styles = css`
  .cards,
  .numbers {
    display: grid;
    justify-items: center;
  }
  .cards svg,
  .numbers svg {
    max-width: 100%;
    height: auto;
  }
  .tools {
    justify-content: center;
    gap: 0.5rem 1.25rem;
    margin-top: 0.5rem;
  }
  .operation {
    font-size: 1.3rem;
    line-height: 1;
  }
  .operation[aria-pressed='true'] {
    background: var(--nl-accent);
    border-color: var(--nl-accent);
    color: var(--nl-on-accent);
  }
  .said {
    min-height: 2.9em;
    margin: 0.5rem 0 0;
    font-family: var(--nl-text);
    text-align: center;
    text-wrap: balance;
  }
  .said.good {
    color: var(--nl-good);
    font-weight: 600;
  }
  .said.bad {
    color: var(--nl-bad);
  }
  .setup {
    margin-top: 0.4rem;
  }
  .solutions {
    margin-top: 0.4rem;
    border-top: 1px dashed var(--nl-line);
  }
  .found {
    max-height: 16rem;
    margin: 0;
    padding-inline-start: 3rem;
    overflow-y: auto;
    font-variant-numeric: tabular-nums;
    columns: 15rem auto;
  }
  .found .broken {
    color: var(--nl-n);
  }
  .lines {
    min-height: 11.5em;
    margin: 0.3rem 0 0;
    padding-inline-start: 3.6rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
  }
  .lines .now {
    font-weight: 600;
  }
  .explanation {
    text-align: center;
  }
  .stepper {
    justify-content: center;
  }
  @container (max-width: 40rem) {
    .tools {
      flex-direction: column;
    }
  }
  @container (max-width: 27rem) {
    .tools .button {
      padding-inline: 0.55rem;
    }
    .said {
      min-height: 4.4em;
    }
  }
`;
