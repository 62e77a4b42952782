import { css } from 'lit';
import { actionLineStyles } from '../../draw/action-line.ts';

/** What all boards of heaps that become parts have. */
export const heapBoardStyles = css`
  ${actionLineStyles}
  .heaps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-end;
    align-content: flex-end;
    gap: 0.5rem clamp(0.2rem, 5cqi - 0.6rem, 1.1rem);
  }
  .parts {
    display: flex;
    gap: 0.3rem;
    align-items: center;
    width: 30rem;
    max-width: 100%;
    margin: 0.1rem auto 0.4rem;
  }
  .parts input {
    flex: 1 1 3.5rem;
  }
  .parts select {
    flex: 2 1 6rem;
  }
  @container (max-width: 27rem) {
    .parts {
      flex-wrap: wrap;
    }
    .parts select {
      flex-basis: 100%;
    }
    .parts select + span {
      display: none;
    }
  }
  @media print {
    .parts {
      display: none;
    }
  }
`;
