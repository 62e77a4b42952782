import { css } from 'lit';

export const bimatrixStyles = css`
  .sheet {
    position: relative;
    max-width: 100%;
    margin-inline: auto;
  }
  .sheet.wide {
    max-width: none;
  }
  .fields {
    position: absolute;
    inset: 0;
  }
  .fields input {
    position: absolute;
    transform: translate(-50%, -50%);
    box-sizing: border-box;
    min-width: 0;
    padding: 0.1rem 0.2rem;
    font: 650 0.95rem/1.3 var(--nl-ui);
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: var(--nl-p);
    background: var(--nl-raised);
    border: 1px solid var(--nl-line-strong);
    border-radius: 999px;
  }
  .fields input.column {
    color: var(--nl-n);
    font-style: italic;
    border-radius: 3px;
  }
  .fields input[aria-invalid='true'] {
    border: 2px dashed var(--nl-bad);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.45rem 0.6rem;
    margin-top: 0.5rem;
  }
  .examples {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    font-size: 0.9em;
    white-space: nowrap;
  }
  .explanation > p {
    margin: 0 0 0.3rem;
  }
  .profiles {
    display: grid;
    gap: 0.3rem;
    margin: 0.2rem 0 0.5rem;
    padding: 0;
    list-style: none;
  }
  .profiles button {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    width: 100%;
    padding: 0.35rem 0.7rem;
    text-align: start;
    font: inherit;
    font-size: 0.95em;
    color: inherit;
    background: none;
    border: 1px solid var(--nl-line);
    border-radius: 8px;
    cursor: pointer;
  }
  .profiles b {
    font-weight: 600;
  }
  .profiles span {
    color: var(--nl-muted);
  }
  .profiles button[aria-pressed='true'] {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
  }
`;
