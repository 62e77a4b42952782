import { css } from 'lit';

export const stairsStyles = css`
  .staircase {
    display: grid;
    gap: 0.6rem;
    justify-items: center;
  }
  .scroll {
    max-width: 100%;
    overflow-x: auto;
    overflow-y: hidden;
  }
  .remark {
    margin: 0;
    min-height: 2.9em;
    max-width: 40em;
    text-align: center;
    text-wrap: balance;
    color: var(--nl-muted);
    font-size: 0.95em;
  }
  .remark strong {
    color: var(--nl-stone-hint);
    font-weight: 600;
  }
`;
