import { css } from 'lit';

export const newStoneStyles = css`
  .new-stone {
    display: grid;
    justify-items: center;
  }
  .slot:hover .ghost {
    fill: var(--nl-sunk);
  }
`;
