import { css } from 'lit';

export const mooreStyles = css`
  .rule {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.5rem 1.25rem;
    margin-bottom: 0.75rem;
  }
  .rule > * {
    min-height: 2.75rem;
    align-content: center;
  }
  .most {
    display: flex;
    align-items: center;
    gap: 0.3rem;
  }
  .most label {
    font-size: 1em;
    color: inherit;
    margin-inline-end: 0.3rem;
  }
  .most input {
    width: 3.2rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .most .button {
    padding: 0;
    font-size: 1.2em;
  }
  .taking {
    width: 11rem;
    align-items: center;
  }
  .deed,
  .build {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem 1rem;
  }
  .deed {
    min-height: 3.4rem;
    margin-top: 0.5rem;
  }
  .deed > .taken {
    flex: 1;
    margin: 0;
  }
  .said {
    flex: 1 1 14rem;
  }
  .button.strong[aria-disabled='true'] {
    background: none;
    border-color: var(--nl-line);
    color: var(--nl-muted);
    font-weight: 400;
  }
  :is(.deed, .build) p {
    margin: 0;
    text-wrap: pretty;
  }
  .deed .not {
    color: var(--nl-bad);
  }
  :is(.deed, .build) .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .build {
    min-height: 4.2rem;
    margin-top: 0.5rem;
    padding: 0.6rem 0.75rem;
    border: 1px dashed var(--nl-line-strong);
    border-radius: calc(var(--nl-radius) - 2px);
  }
  .build.on {
    min-height: 6.6rem;
    border-style: solid;
    border-color: var(--nl-accent);
  }
  .build > p {
    flex: 1 1 18rem;
    max-width: 40em;
  }
  @container (max-width: 50rem) {
    .rule {
      flex-direction: column;
    }
  }
  @container (max-width: 27rem) {
    .rule .last-stone {
      align-self: stretch;
    }
    .deed {
      min-height: 6.6rem;
      align-content: end;
    }
    .said {
      flex-basis: 100%;
    }
    .deed .buttons {
      order: 1;
    }
    .chosen-heaps {
      order: 2;
    }
    .build {
      min-height: 9rem;
      align-content: space-between;
    }
    .build.on {
      min-height: 15rem;
    }
  }
  @media print {
    .deed,
    .build {
      display: none;
    }
  }
`;
