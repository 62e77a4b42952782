import { css } from 'lit';

export const treeStyles = css`
  .picture svg {
    margin-inline: auto;
  }
  .action-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    min-height: 2.9rem;
    margin-top: 0.4rem;
  }
  .action-line input {
    width: 5.5rem;
  }
  .explanation {
    text-align: center;
    text-wrap: balance;
  }
  .explanation .bad {
    color: var(--nl-bad);
  }
  form.typed {
    margin: 0.5rem 0 0;
  }
  table {
    margin: 0.6rem auto 0;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  td,
  th {
    padding: 0.15rem 0.9rem;
    text-align: end;
    border-bottom: 1px solid var(--nl-line);
    font-weight: 400;
  }
  th {
    color: var(--nl-muted);
    font-size: 0.9em;
  }
  .quiet {
    font-size: 0.92em;
  }
`;
