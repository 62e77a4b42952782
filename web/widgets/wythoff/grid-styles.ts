import { css } from 'lit';

export const gridStyles = css`
  .walk {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-start;
    gap: 0.5rem 1.5rem;
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.35rem;
    margin-block-end: 0.5rem;
    max-height: 7rem;
    overflow-y: auto;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
    min-height: 2.5rem;
    padding: 0.1rem 0.75rem 0.1rem 0.35rem;
    border: 1px solid var(--nl-line);
    border-radius: 1.3rem;
    background: none;
    font-variant-numeric: tabular-nums;
  }
  .chip::before {
    content: attr(data-counter);
    display: grid;
    place-items: center;
    width: 1.7em;
    height: 1.7em;
    border-radius: 50%;
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-size: 0.85em;
    font-weight: 650;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
  }
  .chip:focus-visible {
    outline: 2.5px solid var(--nl-accent);
    outline-offset: 2px;
  }
  .ground {
    position: relative;
    flex: none;
    max-width: 100%;
  }
  .ground canvas {
    position: absolute;
    image-rendering: pixelated;
  }
  .grid {
    position: relative;
    display: block;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .grid.painting,
  .grid.painting .cell {
    touch-action: none;
  }
  .grid text {
    font-family: var(--nl-ui);
    font-variant-numeric: tabular-nums;
  }
  .grid .decor {
    pointer-events: none;
  }
  .grid .square {
    transition: fill var(--nl-move);
  }
  .grid .lines {
    fill: none;
    stroke: var(--nl-line);
  }
  .grid .border {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 1.4;
  }
  .grid .index {
    fill: var(--nl-muted);
    font-size: 11px;
  }
  .grid .index.here {
    fill: var(--nl-accent);
    font-weight: 700;
  }
  .grid .column {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 2.5;
    stroke-dasharray: 6 4;
  }
  .grid .ring {
    fill: none;
    stroke: none;
    stroke-width: 2;
  }
  .grid .target .ring {
    stroke: var(--nl-accent);
    stroke-width: 1.6;
  }
  .grid .lit .ring {
    stroke: var(--nl-accent);
    stroke-width: 3.5;
  }
  .grid .fresh .ring {
    stroke: var(--nl-ink);
    stroke-width: 1.6;
    stroke-dasharray: 3 3;
  }
  .grid .wrong .ring {
    stroke: var(--nl-bad);
    stroke-width: 2.5;
  }
  .grid .looked .ring {
    stroke: var(--nl-accent);
    stroke-width: 2.6;
    stroke-dasharray: none;
  }
  .grid .cell:focus-visible .ring {
    stroke: var(--nl-accent);
    stroke-width: 3.5;
    stroke-dasharray: none;
  }
  .grid .target:hover .ring {
    stroke-width: 3;
  }
  .grid .dot {
    fill: var(--nl-accent);
    opacity: 0.85;
  }
  .grid .sign :is(circle, path, rect) {
    fill: var(--nl-raised);
    stroke-width: 1.6;
  }
  .grid .sign text {
    font-weight: 700;
    stroke: none;
  }
  .grid .sign.P :is(circle) {
    stroke: var(--nl-p);
  }
  .grid .sign.P text {
    fill: var(--nl-p);
  }
  .grid .sign.N path {
    stroke: var(--nl-n);
  }
  .grid .sign.N text {
    fill: var(--nl-n);
  }
  .grid .sign.draw rect {
    fill: none;
    stroke: var(--nl-line);
  }
  .grid .sign.draw text {
    fill: var(--nl-muted);
  }
  .grid .sign,
  .grid .value,
  .grid .zero {
    animation: appear 240ms ease-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .grid .given .sign :is(circle, path, rect) {
    stroke-dasharray: 3 2.5;
  }
  .grid .value {
    fill: var(--nl-ink);
    font-weight: 600;
  }
  .grid .zero {
    fill: none;
    stroke: var(--nl-p);
    stroke-width: 1.6;
  }
  .grid .cross {
    fill: none;
    stroke: var(--nl-bad);
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .grid .tick {
    fill: none;
    stroke: var(--nl-good);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .grid .stone {
    transition: transform var(--nl-move);
  }
  .grid .stone.held {
    transition: none;
  }
  .grid .halo {
    fill: none;
  }
  .grid .selected .halo {
    stroke: var(--nl-accent);
    stroke-width: 2;
  }
  .grid .hinted .halo {
    stroke: var(--nl-stone-hint);
    stroke-width: 3.5;
  }
  .grid .body {
    fill: var(--nl-stone);
    stroke: var(--nl-stone-edge);
    stroke-width: 1.2;
  }
  .grid .held .body {
    opacity: 0.85;
  }
  .grid .shine {
    fill: var(--nl-stone-shine);
    opacity: 0.75;
  }
  .grid .stone text {
    fill: var(--nl-paper);
    font-weight: 650;
  }
  .grid .arrow path {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .grid .arrow.thin path {
    stroke-width: 1.3;
  }
  .grid .arrow.look .shaft {
    stroke-dasharray: 1 4.5;
  }
  .grid .arrow.reply path {
    stroke: var(--nl-n);
  }
  .grid .arrow.reply .shaft {
    stroke-dasharray: 5 4;
  }
  .grid .arrow:is(.wins, .hint) path {
    stroke: var(--nl-stone-hint);
    stroke-width: 2.4;
  }
  .grid .arrow.hint path {
    stroke-width: 4;
  }

  /* The steps, beside the board or below it */
  .side {
    display: grid;
    justify-items: center;
    gap: 0.35rem;
    padding-block-start: 20px;
    width: 9.25rem;
  }
  .side.below {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.9rem;
    width: 100%;
    padding-block-start: 20px;
  }
  .lens {
    border: 1.4px solid var(--nl-line-strong);
    border-radius: 4px;
    image-rendering: pixelated;
    cursor: pointer;
    flex: none;
  }
  .picture {
    margin: 0;
    display: grid;
    justify-items: center;
    gap: 0.2rem;
    font-size: 0.82em;
    color: var(--nl-muted);
  }
  .picture svg {
    display: block;
    max-width: 100%;
  }
  .picture figcaption {
    text-align: center;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .picture .lines {
    fill: none;
    stroke: var(--nl-line);
  }
  .picture .way {
    stroke: var(--nl-accent);
    stroke-width: 1.6;
  }
  .picture .end {
    fill: var(--nl-accent);
  }
  .picture .middle {
    fill: var(--nl-stone);
  }
  .side .tab {
    text-align: center;
    line-height: 1.25;
  }

  .editor {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.6rem 1.5rem;
    margin: 0.6rem 0 0;
    padding: 0.8rem 0.5rem 0.4rem;
    border-top: 1px dashed var(--nl-line);
  }
  .chooser {
    display: grid;
    grid-template-columns: repeat(5, 2.6rem);
    grid-auto-rows: 2.6rem;
    gap: 2px;
  }
  .chooser[data-across='7'] {
    grid-template-columns: repeat(7, minmax(0, 2.6rem));
  }
  .chooser button {
    position: relative;
    padding: 0;
    border: 1px solid var(--nl-line);
    border-radius: 6px;
    background: var(--nl-paper);
    transition: background 120ms;
  }
  .chooser button:hover {
    background: var(--nl-sunk);
    border-color: var(--nl-line-strong);
  }
  .chooser button[aria-pressed='true'] {
    background: var(--nl-accent);
    border-color: var(--nl-accent);
  }
  .chooser button[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: 34%;
    border-radius: 50%;
    background: var(--nl-on-accent);
  }
  .chooser .counter {
    margin: 16%;
    border-radius: 50%;
    background: var(--nl-stone);
    border: 1px solid var(--nl-stone-edge);
  }
  .sizes {
    display: grid;
    gap: 0.4rem;
    flex: 0 1 15rem;
  }
  .sizes p {
    margin: 0;
    max-width: 20em;
  }
  .sizes .row {
    align-items: end;
  }
  .field.number {
    width: 5.2rem;
  }
  .times {
    padding-block-end: 0.6rem;
    color: var(--nl-muted);
  }

  /* Backward induction; tools of painting */
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.2rem 0.5rem;
    margin-block-start: 0.6rem;
    min-height: 2.75rem;
  }
  .bar .buttons {
    display: inline-flex;
    gap: 0.1rem;
  }
  .bar .buttons button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.5rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--nl-muted);
  }
  .bar .buttons button:hover:not([aria-disabled='true']) {
    background: var(--nl-sunk);
    color: var(--nl-ink);
  }
  .bar .buttons button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  .bar .strong:hover {
    background: var(--nl-accent) !important;
  }
  .moves .empty {
    opacity: 0;
    pointer-events: none;
  }
  .bar .fact {
    margin: 0;
    min-width: 15rem;
    font-size: 0.92em;
    color: var(--nl-muted);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.2rem 1rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.88em;
    color: var(--nl-muted);
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .legend .swatch {
    width: 1.15em;
    height: 1.15em;
    border-radius: 3px;
    border: 1px solid var(--nl-line-strong);
  }
  .legend .scale {
    width: 7rem;
    height: 0.9em;
    border-radius: 3px;
    border: 1px solid var(--nl-line-strong);
  }
  /* Two lines are kept free, whatever is said. */
  .because {
    margin: 0.45rem auto 0;
    max-width: 44em;
    min-height: 2.9em;
    font-size: 0.95em;
    text-align: center;
    text-wrap: pretty;
  }
  .because .good {
    color: var(--nl-good);
    font-weight: 650;
  }
  .because .bad {
    color: var(--nl-bad);
    font-weight: 650;
  }
  .because .quiet {
    font-size: 1em;
  }
  @container (max-width: 27rem) {
    .because {
      min-height: 4.35em;
    }
    .bar .fact {
      min-width: 0;
      flex: 1 1 100%;
      min-height: 2.8em;
      text-align: center;
    }
    .editor {
      padding-inline: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .grid :is(.stone, .square) {
      transition: none;
    }
    .grid :is(.sign, .value, .zero) {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .chooser button[aria-pressed='true'],
    .ground canvas,
    .lens {
      forced-color-adjust: none;
    }
  }
`;
