import { css } from 'lit';

/** Of the board of cells, its strips, and what stands beside it. */
export const walkStyles = css`
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
  .side.below .zoom {
    display: flex;
    align-items: center;
    gap: 0.5rem;
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
  @media (forced-colors: active) {
    .strip-cells {
      forced-color-adjust: none;
    }
  }
`;
