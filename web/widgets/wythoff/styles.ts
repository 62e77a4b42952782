import { css } from 'lit';

export const wythoffStyles = css`
  .wythoff {
    display: grid;
    gap: 0.6rem;
  }
  .wythoff .ground {
    display: grid;
  }
  .wythoff :is(.grid, .strips) {
    max-width: 100%;
    height: auto;
    touch-action: pan-x pan-y;
  }
  .wythoff .grid.moved,
  .wythoff .grid.moved .cell {
    touch-action: none;
  }
  .wythoff .grid .cell {
    touch-action: inherit;
  }
  .wythoff .grid.gripped,
  .wythoff .grid.gripped * {
    cursor: grabbing;
  }
  .grid .axis {
    fill: var(--nl-muted);
    font-size: 12px;
  }
  .grid .ray {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 1.4;
    stroke-linecap: round;
    opacity: 0.4;
  }
  .board.still .grid .ray:not(.lighted) {
    opacity: 0.18;
  }
  .grid .ray.under:not(.lighted, .hinted) {
    opacity: 0;
  }
  .grid .ray.lighted {
    stroke-width: 5;
    opacity: 0.6;
  }
  .grid .ray.hinted {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
    stroke-dasharray: 7 6;
    opacity: 0.9;
  }
  .grid .ray.wins {
    stroke: var(--nl-stone-hint);
    stroke-width: 2.4;
    opacity: 1;
  }
  .grid .ray.hint {
    stroke: var(--nl-stone-hint);
    stroke-width: 4.5;
    opacity: 1;
  }
  .grid .ray.aimed {
    stroke-width: 3;
    opacity: 1;
  }
  .grid .spots {
    fill: var(--nl-accent);
    opacity: 0.75;
  }
  .grid .spots.framed {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 1.6;
    opacity: 1;
  }
  .grid .box {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2;
  }
  .grid .box:is(.wins, .hint) {
    stroke: var(--nl-stone-hint);
    stroke-width: 2.6;
  }
  .grid .box.hint {
    stroke-width: 4;
  }
  .grid .box.litten {
    stroke-width: 3.5;
  }
  .grid .box.aimed {
    stroke-width: 2.4;
  }
  .wythoff .box.linked {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 2.6;
  }
  .wythoff .link {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 1.8;
    stroke-dasharray: 4 4;
  }
  .grid .queen .halo {
    stroke: var(--nl-raised);
    stroke-width: 6;
    stroke-linejoin: round;
    opacity: 0.85;
  }
  .grid .queen.movable {
    filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 30%));
  }
  .grid .ghost {
    opacity: 0.3;
  }
  .grid .badge > circle {
    fill: var(--nl-raised);
  }
  .grid .badge .grundy {
    font-weight: 650;
  }

  /* Strips */
  .strips {
    cursor: pointer;
  }
  .strip {
    fill: var(--nl-sunk);
    stroke: var(--nl-line);
  }
  .strip.lit {
    stroke: var(--nl-accent);
    stroke-width: 3;
  }
  .strip-cells.a {
    fill: var(--nl-p);
  }
  .strip-cells.b {
    fill: var(--nl-stone);
  }
  .strip-number {
    fill: var(--nl-paper);
    font-weight: 650;
  }
  .strip-name {
    fill: var(--nl-ink);
    font-size: 15px;
    font-style: italic;
    font-family: var(--nl-text);
  }
  .strip-name .small {
    font-size: 10px;
  }
  .strip-index {
    fill: var(--nl-muted);
  }
  .strip-index.here {
    fill: var(--nl-accent);
    font-weight: 700;
  }
  .strip-index.name {
    font-style: italic;
    font-size: 12px;
  }

  /* Side */
  .wythoff .side {
    padding-block-start: 20px;
    width: 8.75rem;
    gap: 0.9rem;
  }
  .wythoff .side.below {
    width: 100%;
    padding-block-start: 0;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
  }
  .zoom {
    display: grid;
    justify-items: center;
    gap: 0.15rem;
  }
  .side.below .zoom {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .zoom .buttons {
    display: inline-flex;
    border: 1px solid var(--nl-line-strong);
    border-radius: calc(var(--nl-radius) - 3px);
    overflow: clip;
  }
  .zoom button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.6rem;
    border: 0;
    background: none;
  }
  .zoom button + button {
    border-inline-start: 1px solid var(--nl-line);
  }
  .zoom button:hover:not([aria-disabled='true']) {
    background: var(--nl-sunk);
  }
  .zoom button[aria-disabled='true'] {
    color: var(--nl-muted);
    opacity: 0.5;
    cursor: default;
  }
  .zoom button:focus-visible {
    outline-offset: -3px;
  }
  .sight {
    font-size: 0.82em;
    color: var(--nl-muted);
    font-variant-numeric: tabular-nums;
  }
  .wythoff .legend {
    margin: 0;
    flex-direction: column;
  }
  .wythoff .below .legend {
    flex-direction: row;
  }
  .wythoff .legend .scale {
    width: 3.2rem;
  }

  /* Heaps in stones, and moves in numbers */
  .take,
  .look {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: end;
    gap: 0.4rem 0.6rem;
    margin: 0;
  }
  .take .field {
    flex: 0 1 auto;
  }
  .take .field:has(input) {
    flex: 0 1 12rem;
  }
  .take .segments {
    flex: none;
  }
  .take .segments button {
    flex: none;
    min-width: 4rem;
  }
  .look .field {
    flex: 0 1 18rem;
  }
  .joined {
    display: flex;
    gap: 0.25rem;
  }
  .joined input {
    font-variant-numeric: tabular-nums;
  }

  /* The witness */
  .witness {
    border: 1px solid var(--nl-line);
    border-radius: calc(var(--nl-radius) - 3px);
    background: var(--nl-paper);
    padding: 0.5rem 0.9rem;
  }
  .witness.fails {
    border-color: var(--nl-bad);
    box-shadow: inset 4px 0 var(--nl-bad);
  }
  .witness dl {
    display: grid;
    grid-template-columns: minmax(8em, max-content) minmax(0, 1fr);
    gap: 0.15rem 1.1rem;
    margin: 0;
    line-height: 1.6;
  }
  .witness dt {
    color: var(--nl-muted);
    font-size: 0.92em;
  }
  .witness dd {
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.7rem;
    font-weight: 550;
    min-width: 0;
  }
  .witness dd > :not(.number) {
    font-weight: 400;
    font-size: 0.92em;
  }
  .witness mark {
    background: none;
    color: var(--nl-bad);
    font-weight: 750;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .witness .good {
    color: var(--nl-good);
  }
  .witness strong.bad {
    color: var(--nl-bad);
    font-weight: 650;
  }
  .bars {
    display: grid;
    gap: 0.9rem;
    padding-block: 0.9rem 0.3rem;
  }
  .heap-bar {
    display: grid;
    grid-template: 'name track number' / 7em minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 0.8rem;
  }
  .heap-bar .name {
    grid-area: name;
  }
  .heap-bar .track {
    grid-area: track;
  }
  .heap-bar .number {
    grid-area: number;
    min-width: 1.5em;
    text-align: end;
  }
  .bars .track {
    position: relative;
    height: 1.5rem;
    border-radius: 5px;
    background: var(--nl-sunk);
  }
  .bars .bar-of {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: 5px;
    background: var(--nl-stone);
    transition: width var(--nl-move);
  }
  .bars .mark-of {
    position: absolute;
    inset-block: -4px;
    border-inline-start: 2.5px solid var(--nl-p);
    transition: left var(--nl-move);
  }
  .bars .mark-of::before {
    content: attr(data-name);
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: -1.25px;
    transform: translateX(-50%);
    color: var(--nl-p);
    font: italic 600 0.8em/1 var(--nl-text);
  }
  .bars .name {
    color: var(--nl-muted);
    font-size: 0.92em;
  }
  .bars .number {
    font-weight: 650;
  }
  @container (max-width: 34rem) {
    .heap-bar {
      grid-template: 'name number' 'track track' / auto minmax(0, 1fr);
      gap: 1.1rem 0.8rem;
    }
    .heap-bar .number {
      font-size: min(0.85em, 3.5cqi);
    }
    .witness dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .witness dd {
      margin-block-end: 0.3rem;
    }
    .take .field:has(input) {
      flex: 1 1 8rem;
    }
  }
  @media (forced-colors: active) {
    .bars .bar-of,
    .strip-cells {
      forced-color-adjust: none;
    }
  }
`;
