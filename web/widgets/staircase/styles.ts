import { css } from 'lit';
import { pebbleStyles } from '../heaps/pebble.ts';

export const stairsStyles = css`
  .staircase {
    display: grid;
    gap: 0.6rem;
    justify-items: center;
  }
  .scroll {
    max-width: 100%;
    overflow-x: auto;
    overflow-y: hidden;
  }
  .stairs {
    display: block;
    max-width: 100%;
    height: auto;
  }
  .stairs text {
    text-anchor: middle;
    font-family: var(--nl-ui);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .body {
    fill: var(--nl-sunk);
    stroke: var(--nl-line-strong);
    stroke-width: 1.4;
    stroke-linejoin: round;
  }
  .column {
    fill: transparent;
    transition: fill var(--nl-move);
  }
  .odd .column.uneven {
    fill: color-mix(in srgb, var(--nl-accent) 16%, transparent);
  }
  .odd .column.even {
    fill: var(--nl-raised);
  }
  .stairs .column.lit {
    fill: color-mix(in srgb, var(--nl-accent) 30%, transparent);
  }
  .ground {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 3;
  }
  .ground.lit {
    stroke: var(--nl-accent);
    stroke-width: 5;
  }
  .stairs .count {
    font-size: 15px;
    font-weight: 650;
    fill: var(--nl-ink);
  }
  .stairs .name {
    font-size: 12px;
    fill: var(--nl-muted);
  }
  .odd .uneven .name {
    font-weight: 700;
    fill: var(--nl-ink);
  }
  .out > g {
    opacity: 0.38;
  }
  .stairs .out .more {
    font-size: 12.5px;
    font-weight: 600;
    fill: var(--nl-muted);
    text-anchor: middle;
  }
  .stairs .out .count {
    font-size: 12.5px;
    font-weight: 400;
    fill: var(--nl-muted);
  }
  .odd .step.even > :is(.stone, .pile) {
    opacity: 0.42;
  }
  .odd .step.even .count {
    font-weight: 400;
    fill: var(--nl-muted);
  }
  .stairs .step .count.then {
    font-weight: 650;
    fill: var(--nl-accent);
  }
  ${pebbleStyles}
  .fall {
    transition:
      translate 140ms ease-out,
      opacity 140ms;
  }
  .stone.marked .edge,
  .stone.hint .edge {
    stroke: var(--nl-stone-hint);
    stroke-width: 3.4;
    stroke-dasharray: 5 3;
  }
  .stone.hint .edge {
    stroke-dasharray: none;
  }
  .stone.hint .face {
    fill: var(--nl-stone-hint);
  }
  .stairs .step .stone:is(.going, .marked, .hint, .leaving) {
    opacity: 1;
  }
  .stone.going .fall {
    translate: -9px -3px;
    opacity: 0.5;
  }
  /* Over the edge; the fall follows when the solver has the next position. */
  .stone.leaving .fall {
    animation: over var(--nl-move) both;
    animation-timing-function: cubic-bezier(0.4, 0, 0.9, 0.8);
  }
  @keyframes over {
    to {
      translate: var(--over) var(--up, -2px);
    }
  }
  [data-cell]:focus-visible > .reach {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2.5;
  }
  .stairs .flag {
    font-size: 15px;
    font-weight: 700;
    fill: var(--nl-stone-hint);
  }
  .pointer {
    fill: var(--nl-stone-hint);
  }
  .sum rect {
    fill: color-mix(in srgb, var(--nl-accent) 16%, transparent);
    stroke: none;
  }
  .sum.lit rect {
    stroke: var(--nl-accent);
    stroke-width: 2;
  }
  .stairs .sum .value {
    font-size: 16px;
    font-weight: 650;
    fill: var(--nl-ink);
  }
  .stairs .sum .nought {
    font-size: 16px;
    fill: var(--nl-muted);
  }
  .stairs .sum .plus {
    font-size: 16px;
    fill: var(--nl-muted);
  }
  .stairs .sum text[text-anchor='end'] {
    text-anchor: end;
  }
  .remark {
    margin: 0;
    min-height: 2.9em;
    max-width: 40em;
    text-align: center;
    text-wrap: balance;
    color: var(--nl-muted);
    font-size: 0.95em;
  }
  .remark strong {
    color: var(--nl-stone-hint);
    font-weight: 600;
  }
  .taking {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    align-items: end;
    justify-content: center;
    margin: 0.3rem 0;
  }
  .taking input {
    width: 8rem;
  }
  @media print {
    .taking {
      display: none;
    }
  }
`;
