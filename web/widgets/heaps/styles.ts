import { css } from 'lit';
import { pebbleStyles } from './pebble.ts';

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
  .heap {
    display: grid;
    justify-items: center;
    max-width: 100%;
  }
  .heap svg {
    display: block;
    max-width: 100%;
    height: auto;
    overflow: visible;
  }
  .count {
    font: 600 16px var(--nl-ui);
    fill: var(--nl-ink);
    font-variant-numeric: tabular-nums;
  }
  .was {
    fill: var(--nl-muted);
    font-weight: 400;
  }
  .thrown {
    text-decoration: line-through;
  }
  .value {
    font: 600 13px var(--nl-ui);
    fill: var(--nl-accent);
    font-variant-numeric: tabular-nums;
  }
  .heap.lit .count {
    fill: var(--nl-accent);
    text-decoration: underline;
  }
  .flag {
    font: 700 14px var(--nl-ui);
    fill: var(--nl-stone-hint);
  }
  .pointer {
    fill: var(--nl-stone-hint);
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

/** Columns of stones that are cut. */
export const splitStyles = css`
  .floor {
    fill: var(--nl-sunk);
    stroke: var(--nl-line);
    transition: fill 120ms;
  }
  .heap.aimed .floor {
    fill: var(--nl-line);
    stroke: var(--nl-line-strong);
  }
  .chosen .floor {
    stroke: var(--nl-accent);
    stroke-width: 2;
  }
  .chosen .count {
    text-decoration: underline;
  }
  .choose {
    border-radius: 8px;
  }
  .choose:focus-visible {
    box-shadow: 0 0 0 2.5px var(--nl-accent);
  }
  .heap.lit .floor {
    fill: var(--nl-accent);
    stroke: var(--nl-accent);
  }
  .heap.hinted .floor {
    fill: var(--nl-stone-hint);
    stroke: var(--nl-stone-hint);
  }
  .heap.over {
    margin-inline: -0.35rem;
  }
  .heap.over .count {
    font-size: 13px;
    fill: var(--nl-muted);
  }
  .heap.over .notch {
    display: none;
  }
  ${pebbleStyles}
  .pebble {
    transition:
      transform 160ms ease-out,
      opacity 140ms;
  }
  .stone.aside .pebble {
    transform: translate(11px, -11px);
  }
  .stone.going .pebble {
    transform: translateY(-6px);
    opacity: 0.4;
  }
  .heap.leaving .stone.aside .pebble {
    transform: translate(26px, -9px);
  }
  .heap.leaving .stone.going .pebble {
    animation: leave var(--nl-move) both;
  }
  @keyframes leave {
    to {
      transform: translateY(-46px);
      opacity: 0;
    }
  }
  .notch {
    fill: var(--nl-muted);
    opacity: 0.55;
    transition: opacity 120ms;
  }
  /* While a heap comes apart, only the notch it is cut at is of interest. */
  .heap.aimed .cutting:not(.aim, .marked, .hint) .notch {
    opacity: 0.15;
  }
  .cutting:is(.aim, :focus-visible) .notch {
    fill: var(--nl-accent);
    opacity: 1;
  }
  .barred .notch {
    fill: none;
    stroke: var(--nl-line-strong);
    opacity: 0.45;
  }
  .cutting:is(.marked, .hint) .notch {
    fill: var(--nl-stone-hint);
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
    opacity: 1;
  }
  .taking:is(.marked, .hint) .edge {
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
    stroke-dasharray: 5 3;
  }
  .taking.hint .edge {
    stroke-dasharray: none;
  }
  [data-cell]:focus-visible > .reach {
    stroke: var(--nl-accent);
    stroke-width: 2.5;
    fill: none;
  }
  .hollow {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-dasharray: 4 4;
  }
  .bar {
    fill: var(--nl-stone);
    stroke: var(--nl-stone-edge);
    transition:
      width var(--nl-move),
      x var(--nl-move);
  }
`;
