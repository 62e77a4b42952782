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
  .rule.told > * {
    flex: none;
    min-height: 0;
  }
  .most {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  .taking {
    width: 11rem;
    align-items: center;
  }
  .composing .said {
    flex: 1 1 14rem;
    text-align: start;
  }
  .columns.moore .bit span {
    transition:
      background 200ms,
      color 200ms,
      border-color 200ms;
  }
  .build {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.6rem;
    min-height: 4.2rem;
    margin-top: 0.5rem;
    padding: 0.6rem 0.75rem;
    border: 1px dashed var(--nl-line-strong);
    border-radius: calc(var(--nl-radius) - 2px);
  }
  .build > p {
    flex: 1 1 18rem;
    margin: 0;
    max-width: 40em;
    text-wrap: pretty;
  }
  .build.on {
    min-height: 9rem;
    border-style: solid;
    border-color: var(--nl-accent);
  }
  .build.on > :is(p, .stepper) {
    flex-basis: 100%;
  }
  @container (max-width: 50rem) {
    .rule:not(.told) {
      flex-direction: column;
    }
  }
  @container (max-width: 27rem) {
    .rule:not(.told) .last-stone {
      align-self: stretch;
    }
    .build.on {
      min-height: 15rem;
    }
  }
  @media print {
    .build {
      display: none;
    }
  }
`;
