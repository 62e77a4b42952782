import { css } from 'lit';

export const subtractionStyles = css`
  .strip {
    margin-inline: auto;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  .window {
    overflow: hidden;
  }
  /* Everything is in sight: nowhere to scroll to. The room stays. */
  .scroller.fits {
    visibility: hidden;
  }
  .scroller {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.1rem;
    margin-block-start: 0.35rem;
  }
  .scroller button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.25rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--nl-muted);
  }
  .scroller button:hover:not([aria-disabled='true']) {
    background: var(--nl-sunk);
    color: var(--nl-ink);
  }
  .scroller button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  .scroller .icon {
    width: 1.1rem;
    height: 1.1rem;
  }
  .scroller .word {
    display: none;
    font-size: 0.85rem;
  }
  /* Words, where they take no room from what stands beside the buttons. */
  @container (20rem <= width <= 30rem) or (width >= 42rem) {
    .scroller button {
      display: inline-flex;
      align-items: center;
      gap: 0.25rem;
      width: auto;
      min-width: 2.75rem;
      padding-inline: 0.4rem;
      white-space: nowrap;
    }
    .scroller .word {
      display: inline;
    }
  }
  .fact,
  .explanation {
    margin: 0;
    font-family: var(--nl-text);
    text-wrap: pretty;
  }
  .fact {
    flex: 1 1 14rem;
    text-align: end;
    color: var(--nl-accent);
    font-size: 0.95em;
  }
  @container (max-width: 30rem) {
    .fact {
      flex-basis: 100%;
      min-height: 2.9em;
      text-align: start;
    }
  }
  .explanation {
    min-height: 2.9em;
    margin-block-start: 0.35rem;
  }
  @media (pointer: coarse) {
    .scroller button {
      height: 2.75rem;
    }
  }
  @media print {
    .scroller button {
      display: none;
    }
  }
`;
