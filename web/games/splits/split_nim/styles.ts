import { css } from 'lit';

export const splitNimStyles = css`
  .choose {
    max-width: 100%;
    border-radius: 8px;
  }
  .choose:focus-visible {
    box-shadow: 0 0 0 2.5px var(--nl-accent);
  }
  .chosen .floor {
    stroke: var(--nl-accent);
    stroke-width: 2;
  }
  .chosen .count {
    text-decoration: underline;
  }
  .tracks {
    display: grid;
    justify-items: center;
    gap: 0.15rem;
    align-content: start;
    min-height: var(--wide);
  }
  @container (max-width: 27rem) {
    .tracks {
      min-height: var(--narrow);
    }
  }
  .tracks > p {
    margin: 0;
  }
  .track {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    max-width: 100%;
  }
  .slot {
    display: grid;
    place-items: center;
    width: 30px;
    height: 40px;
    padding: 0;
    border: 0;
    background: none;
    border-radius: 8px;
  }
  .slot span {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    border: 1.5px dashed var(--nl-line-strong);
    color: var(--nl-muted);
    font-size: 0.72rem;
    font-variant-numeric: tabular-nums;
    transition: background 120ms;
  }
  .slot.filled span {
    background: var(--nl-stone);
    border: 1.5px solid var(--nl-stone-edge);
    color: var(--nl-paper);
  }
  .slot.none {
    width: auto;
    padding-inline: 0.45rem;
    margin-inline-end: 0.3rem;
  }
  .slot.none span {
    width: auto;
    border-radius: 6px;
    padding-inline: 0.4rem;
    border-style: solid;
    border-color: var(--nl-line);
  }
  .slot.none[aria-pressed='true'] span {
    background: var(--nl-stone);
    color: var(--nl-paper);
  }
  .slot.wins span {
    outline: 2.5px dashed var(--nl-stone-hint);
    outline-offset: 1px;
  }
  .slot:focus-visible {
    outline: 2.5px solid var(--nl-accent);
    outline-offset: -2px;
  }
`;
