import { css } from 'lit';

export const graStyles = css`
  .gra {
    display: grid;
    justify-items: center;
    gap: 0.4rem;
    min-width: 0;
  }
  .scroll {
    max-width: 100%;
    overflow-x: auto;
    overflow-y: hidden;
  }
  .strip {
    display: block;
  }
  .strip text {
    text-anchor: middle;
    font-family: var(--nl-ui);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .square rect {
    fill: var(--nl-paper);
    stroke: var(--nl-line-strong);
    stroke-width: 1;
  }
  .square.many rect {
    fill: none;
    stroke-dasharray: 3 3;
  }
  .square.target rect {
    fill: color-mix(in srgb, var(--nl-accent) 16%, transparent);
  }
  .square.lit rect {
    fill: color-mix(in srgb, var(--nl-accent) 24%, transparent);
    stroke: var(--nl-accent);
    stroke-width: 2;
  }
  .strip .number {
    font-size: 11.5px;
    fill: var(--nl-muted);
  }
  .square:is(.lit, .target) .number {
    font-weight: 700;
    fill: var(--nl-ink);
  }
  .strip .times {
    font-size: 14px;
    fill: var(--nl-muted);
  }
  .flag {
    fill: var(--nl-muted);
    stroke: var(--nl-muted);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .reach,
  .touch {
    fill: transparent;
  }
  .face {
    fill: var(--nl-stone);
    stroke: var(--nl-stone-edge);
    stroke-width: 1.2;
  }
  .shine {
    fill: var(--nl-stone-shine);
    opacity: 0.75;
  }
  .lift {
    transition: translate 140ms ease-out;
  }
  .stone.leaving .lift {
    translate: 0 -7px;
  }
  .stone.marked .face,
  .stones.marked .face {
    stroke: var(--nl-stone-hint);
    stroke-width: 3.2;
    stroke-dasharray: 5 3;
  }
  .stone.hint .face,
  .stones.hint .face {
    fill: var(--nl-stone-hint);
    stroke: var(--nl-stone-hint);
    stroke-dasharray: none;
  }
  .strip .stones text {
    font-size: 12px;
    font-weight: 650;
    fill: var(--nl-paper);
  }
  [data-cell]:focus-visible > .reach {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2.5;
  }
  .arc path {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arc {
    pointer-events: none;
  }
  .pointer {
    fill: var(--nl-stone-hint);
    pointer-events: none;
  }
  .pointer .brace {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 2.5;
  }
  .ground {
    fill: var(--nl-sunk);
  }
  .edge {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 1.4;
    stroke-linejoin: round;
  }
  .floor {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 3;
  }
  .column {
    fill: transparent;
  }
  .column.uneven {
    fill: color-mix(in srgb, var(--nl-accent) 16%, transparent);
  }
  .column.lit {
    fill: color-mix(in srgb, var(--nl-accent) 32%, transparent);
  }
  .band {
    fill: color-mix(in srgb, var(--nl-line-strong) 14%, transparent);
  }
  .band.uneven {
    fill: color-mix(in srgb, var(--nl-accent) 14%, transparent);
  }
  .steady .low {
    transition: transform 420ms cubic-bezier(0.4, 0.1, 0.5, 1);
  }
  .strip .heap {
    font-size: 14px;
    font-weight: 650;
    fill: var(--nl-ink);
  }
  .strip .step {
    font-size: 11.5px;
    fill: var(--nl-muted);
  }
  .strip .step.held {
    fill: var(--nl-ink);
  }
  .strip .step.uneven {
    font-weight: 700;
  }
  .home {
    fill: none;
    stroke: var(--nl-ink);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .remark {
    margin: 0;
    min-height: 1.5em;
    text-align: center;
    text-wrap: balance;
    font-size: 0.97em;
  }
  .going {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: center;
    justify-content: center;
    margin: 0.3rem 0;
  }
  .going input {
    width: 9rem;
  }
  @media (prefers-reduced-motion: reduce) {
    .steady .low,
    .lift {
      transition: none;
    }
  }
  @media print {
    .going {
      display: none;
    }
  }
`;
