import { css } from 'lit';

/** What all boards of heaps that become parts have. */
export const heapBoardStyles = css`
  .heaps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-end;
    align-content: flex-end;
    gap: 0.5rem clamp(0.2rem, 5cqi - 0.6rem, 1.1rem);
  }
  .deed {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.75rem;
    min-height: 2.9rem;
    margin-top: 0.35rem;
  }
  .deed p {
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }
  .deed .button {
    flex: none;
  }
  .deed .not {
    color: var(--nl-bad);
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
    .deed {
      min-height: 4.2rem;
    }
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
    .deed,
    .parts {
      display: none;
    }
  }
`;
