import { css } from 'lit';

export const questionStyles = css`
  .way {
    margin-block-start: 0.85rem;
  }
  .choices {
    margin-block-start: 0;
  }
  .board,
  slot[name='board'] {
    display: block;
    margin-block-start: 0.9rem;
  }
  .fill {
    font-family: var(--nl-ui);
    font-variant-numeric: tabular-nums;
    white-space: pre;
    gap: 0.3rem;
  }
  .fill > .row {
    gap: inherit;
  }
  .fill > .whole {
    flex-wrap: nowrap;
  }
  .whole input {
    min-width: 2.5rem;
  }
  /* A matrix with places where a number is missing. */
  .matrix {
    border-collapse: collapse;
    & td {
      box-sizing: border-box;
      min-width: 3.6rem;
      height: 3.1rem;
      padding: 0.2rem 0.3rem;
      border: 1px solid var(--nl-line-strong);
      text-align: center;
    }
    & .pair {
      display: flex;
      flex-direction: column-reverse;
      min-width: 6rem;
    }
    & .of-row {
      align-self: start;
      min-width: 2.9rem;
      color: var(--nl-p);
    }
    & .of-column {
      align-self: end;
      min-width: 2.9rem;
      color: var(--nl-n);
      font-style: italic;
    }
    & input {
      width: 2.9rem;
      padding-inline: 0.3rem;
      text-align: center;
    }
  }
  .solved {
    color: var(--nl-good);
    display: block;
  }
  .solved .tick {
    width: 0.8em;
    height: 0.8em;
  }
  .verdict {
    margin-block-start: 0.9rem;
  }
  .verdict p {
    margin-block: 0 0.5rem;
  }
  .verdict:focus {
    outline: none;
  }
  .rung {
    margin-block: 0.6rem;
    padding-inline-start: 0.9rem;
    border-inline-start: 1px solid var(--nl-line-strong);
  }
  [data-folded] {
    display: none;
  }
  .played {
    margin-block-start: 0.75rem;
  }
  .ways {
    margin-block-start: 0.75rem;
    gap: 0.4rem 1.1rem;
  }
  .choices.sentences {
    grid-template-columns: 1fr;
  }
  .choices button[aria-pressed='true'] {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
    opacity: 1;
  }
  /* The last choice, where it was wrong. */
  .way.wrong .choices button[aria-pressed='true'] {
    border-style: dashed;
    border-color: var(--nl-n);
    box-shadow: none;
  }
  .rung-label {
    margin: 0;
    color: var(--nl-muted);
    font-size: 0.9em;
    font-style: italic;
  }
  .rung-label:lang(zh) {
    font-style: normal;
  }
  @container (max-width: 35.99rem) {
    .solved {
      display: inline;
      margin-inline-start: 0.6rem;
    }
  }
  @media print {
    /* A board that is played on: the page brings its figure. */
    .way > .said,
    .way > div.board {
      display: none;
    }
    .fill input {
      display: inline-block;
      min-height: 0;
      width: 3em;
      padding: 0;
      border: 0;
      border-block-end: 1px solid;
      border-radius: 0;
    }
    .way:not(:has(.fill, .figure, nimlab-paint, [name='board'])) {
      display: none;
    }
    .after[data-folded] {
      display: block;
    }
    .rung,
    .rung[data-folded] {
      display: block;
      margin-block: 0.35rem;
      font-size: 0.85em;
      line-height: 1.45;
      break-inside: avoid;
    }
    .rung-label {
      float: left;
      margin-inline-end: 0.7em;
      font-size: 1em;
    }
  }
`;
