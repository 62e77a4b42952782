import { css } from 'lit';

export const newStoneStyles = css`
  .new-stone {
    display: grid;
    justify-items: center;
  }
  .slot:hover .ghost {
    fill: var(--nl-sunk);
  }
  .deed {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 0.75rem;
    min-height: 3.4rem;
    margin-top: 0.35rem;
  }
  .deed p {
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }
  .buttons {
    display: flex;
    flex: none;
    gap: 0.4rem;
  }
  @container (max-width: 27rem) {
    .deed {
      flex-wrap: wrap;
      min-height: 7.4rem;
      align-content: center;
    }
  }
  @media print {
    .deed {
      display: none;
    }
  }
`;
