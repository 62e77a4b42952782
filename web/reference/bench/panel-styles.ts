import { css } from 'lit';

/** What the panels of the bench have and those of boards have not. */
export const panelLooks = css`
  .panel .row {
    margin-block-start: 0.6rem;
  }
  .panel .text {
    height: 9.5rem;
  }
  .panel .verdict {
    min-height: 1.45em;
    margin-block-end: 0;
  }
  .verdict.bad {
    padding: 0;
    color: var(--nl-bad);
  }
  .texts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    gap: 0.75rem;
    margin-block: 0.6rem;
  }
  .texts figure {
    margin: 0;
    min-width: 0;
  }
  .texts figcaption {
    color: var(--nl-muted);
    font-size: 0.85em;
  }
  .texts pre {
    max-height: 12rem;
    margin-block-start: 0.2rem;
    padding: 0.5rem 0.7rem;
    overflow: auto;
    border: 1px solid var(--nl-line);
    border-radius: 6px;
    background: var(--nl-raised);
    font: 400 0.92rem/1.5 var(--nl-mono);
  }
  .texts .good pre {
    border-inline-start: 3px solid var(--nl-good);
  }
  .texts .bad pre {
    border-inline-start: 3px solid var(--nl-bad);
  }
  .aligned {
    border-collapse: collapse;
    margin-block-start: 0.5rem;
  }
  .aligned :is(th, td) {
    padding: 0.3rem 1.2rem 0.3rem 0;
    border-block-end: 1px solid var(--nl-line);
    font-weight: 400;
    text-align: start;
    white-space: pre;
  }
  .aligned th {
    color: var(--nl-muted);
    font-size: 0.9em;
  }
  .aligned code {
    font: 400 0.95rem/1.5 var(--nl-mono);
  }
  .aligned i {
    color: var(--nl-muted);
    font-style: normal;
  }
  .strategies {
    list-style: none;
    margin: 0.6rem 0 0;
    padding: 0;
  }
  .strategies > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5rem 1.5rem;
    padding-block: 0.8rem;
    border-block-start: 1px solid var(--nl-line);
  }
  .strategies > li:last-child {
    padding-block-end: 0;
  }
  .thought {
    max-width: 44em;
    font-size: 1.02em;
    text-wrap: pretty;
  }
  .thought ::slotted(*) {
    margin: 0 !important;
  }
  .refuted {
    grid-column: 1 / -1;
  }
  .refuted p {
    margin: 0;
  }
  .cases {
    margin-block: 0 0.4rem !important;
    gap: 0.75rem !important;
    font-variant-numeric: tabular-nums;
  }
  .cases .button {
    font-size: 1.2em;
  }
  .numbers {
    margin: 0.6rem 0;
  }
  .numbers > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-block: 0.35rem;
    border-block-start: 1px solid var(--nl-line);
  }
  .numbers dt {
    color: var(--nl-muted);
  }
  .numbers dd {
    margin: 0;
    font-family: var(--nl-mono);
    font-size: 0.95em;
    overflow-wrap: anywhere;
  }
  .numbers dd span {
    margin-inline-end: 0.6ch;
  }
  .shown {
    margin-block-start: 0.75rem;
  }
  .shown pre {
    overflow-x: auto;
    font-family: var(--nl-mono);
  }
  @container (max-width: 36rem) {
    .strategies > li {
      grid-template-columns: 1fr;
      justify-items: start;
    }
    .refuted {
      width: 100%;
    }
    .numbers > div {
      grid-template-columns: 1fr;
    }
  }
`;
