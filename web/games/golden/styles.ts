import { css } from 'lit';

export const limitedStyles = css`
  .limited {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }
  .wall {
    margin-inline: auto;
  }
  /* Tiles */
  .tiling {
    display: grid;
    align-content: start;
    gap: 1.1rem;
  }
  .tiling.lit .laid {
    box-shadow: 0 4px var(--nl-accent);
  }
  /* The field */
  .taking {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
    width: 34rem;
    max-width: 100%;
    margin: 0 auto;
  }
  .taking p {
    flex: 1 1 12rem;
    margin: 0;
    min-height: 1.45em;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .taking input {
    flex: 0 1 9rem;
  }
  .theory .apart {
    display: inline-block;
    width: 1.2em;
  }
  @container (max-width: 27rem) {
    .taking p {
      flex-basis: 100%;
      min-height: 2.9em;
      display: grid;
      align-content: end;
    }
    .taking input {
      flex: 1 1 6rem;
    }
  }
  @media print {
    .taking {
      display: none;
    }
  }
`;
