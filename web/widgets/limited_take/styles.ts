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
  .laid {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 4px;
    min-height: 3.4rem;
  }
  .tile {
    position: relative;
    flex: 1 1 0;
    min-width: max-content;
    min-height: 3.4rem;
    padding: 0.1rem 0.3rem;
    border: 1.5px solid var(--nl-stone-edge);
    border-radius: 6px;
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-variant-numeric: tabular-nums;
    overflow: hidden;
    transition:
      transform 140ms ease-out,
      opacity 140ms;
  }
  @starting-style {
    .tile {
      opacity: 0;
    }
  }
  .crowded .tile {
    min-height: 2.5rem;
  }
  .tile b {
    position: relative;
    font-weight: 650;
  }
  .tile.units::before {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 0.55rem;
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(100% / var(--units) - 1.5px),
      var(--nl-paper) calc(100% / var(--units) - 1.5px) calc(100% / var(--units))
    );
    opacity: 0.55;
  }
  .tile.smallest {
    border-color: var(--nl-accent);
    background: var(--nl-accent);
    color: var(--nl-on-accent);
  }
  .tile.lit {
    box-shadow: 0 0 0 3px var(--nl-p);
  }
  .tile:is(.marked, .hint, .hinted) {
    outline: 3px dashed var(--nl-stone-hint);
    outline-offset: 0;
  }
  .tile.hint {
    outline-style: solid;
  }
  .tile:focus-visible {
    outline: 3px solid var(--nl-ink);
    outline-offset: 2px;
  }
  .tile.going:not(.cut) {
    transform: translateY(-4px);
    opacity: 0.5;
  }
  .tile.cut::after {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    width: var(--cut);
    border-inline-start: 2.5px dashed var(--nl-accent);
    background: var(--nl-raised);
    opacity: 0.6;
  }
  .tile.leaving:not(.cut) {
    animation: nl-leave var(--nl-move) both;
  }
  .tile.leaving.cut::after {
    animation: uncover var(--nl-move) both;
  }
  @keyframes uncover {
    to {
      opacity: 1;
    }
  }
  .none {
    margin: auto;
    color: var(--nl-muted);
  }
  .tiling.lit .laid {
    box-shadow: 0 4px var(--nl-accent);
  }
  .gate {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.3rem 0.75rem;
    align-items: center;
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
  }
  .gate.over {
    visibility: hidden;
  }
  .gate .name {
    font-size: 0.92em;
    color: var(--nl-muted);
    overflow-wrap: anywhere;
  }
  .gate .name b {
    color: var(--nl-ink);
    font-variant-numeric: tabular-nums;
  }
  .scale {
    display: flex;
    height: 1.3rem;
  }
  .scale i {
    min-width: 3px;
    height: 100%;
    transition: width var(--nl-move);
  }
  .scale .part {
    border-radius: 4px;
    background: var(--nl-accent);
  }
  .scale .opening {
    border: 2.5px solid var(--nl-ink);
    border-block-start: 0;
    height: 0.8rem;
  }
  .gate.lit .opening {
    border-color: var(--nl-accent);
    border-width: 4px;
    border-block-start: 0;
  }
  .gate.lit .name:nth-of-type(3) b {
    color: var(--nl-accent);
    text-decoration: underline;
  }
  .gate .comes {
    grid-column: 1 / -1;
    margin: 0.1rem 0 0;
    min-height: 1.7em;
    font-family: var(--nl-text);
  }
  .ruler {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem 0;
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  .ruler li {
    display: grid;
    justify-items: center;
    min-width: 2.3rem;
    padding: 0.15rem 0.35rem;
    border-block-start: 2px solid var(--nl-line-strong);
    color: var(--nl-muted);
  }
  .ruler span {
    font-size: 0.88em;
    line-height: 1.5;
  }
  .ruler i {
    display: grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.6em;
    font-style: normal;
  }
  .ruler .used span {
    color: var(--nl-ink);
    font-weight: 650;
  }
  .ruler .used i {
    border-radius: 5px;
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-weight: 650;
  }
  .ruler .smallest i {
    background: var(--nl-accent);
    color: var(--nl-on-accent);
  }
  .ruler .lit {
    background: var(--nl-p-soft);
    border-block-start-color: var(--nl-p);
  }
  .ruler .gap {
    border-block-start-style: dashed;
  }
  .ruler .gap i {
    font-size: 0.78em;
    height: 2em;
  }
  /* Starts */
  .starts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(2.6rem, 1fr));
    gap: 2px;
  }
  .start {
    position: relative;
    min-height: 2.75rem;
    padding: 0.1rem;
    border: 1.5px solid transparent;
    border-radius: 6px;
    background: var(--nl-sunk);
    color: var(--nl-muted);
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  .start b {
    display: block;
    font-weight: 500;
  }
  .start i {
    font-style: normal;
    font-size: 0.68em;
    color: var(--nl-n);
  }
  .start.P {
    border: 2px solid var(--nl-p);
    border-radius: 1.4rem;
    background: var(--nl-p-soft);
    color: var(--nl-p);
  }
  .start.P b {
    font-weight: 700;
  }
  .start.P i {
    color: inherit;
    font-weight: 700;
  }
  .start.here {
    box-shadow: inset 0 -4px var(--nl-accent);
  }
  .start.lit {
    box-shadow: 0 0 0 3px var(--nl-accent);
  }
  .start[aria-pressed='true'] {
    border-color: var(--nl-accent);
    color: var(--nl-ink);
  }
  .start:focus-visible {
    outline: 2.5px solid var(--nl-accent);
    outline-offset: 1px;
  }
  .reading {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: center;
    min-height: 4.2rem;
  }
  .reading p {
    flex: 1 1 16rem;
    margin: 0;
    font-family: var(--nl-text);
    text-wrap: pretty;
    overflow-wrap: anywhere;
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
    .gate {
      grid-template-columns: minmax(0, 1fr);
    }
    .tile {
      padding-inline: 0.2rem;
    }
  }
  @media print {
    .taking,
    .reading .button {
      display: none;
    }
  }
`;
