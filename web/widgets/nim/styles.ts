import { css } from 'lit';
import { pebbleStyles } from '../heaps/pebble.ts';

export const nimStyles = css`
  .nim.both {
    display: grid;
    gap: 1.25rem;
    align-items: center;
  }
  @container (min-width: 44rem) {
    .nim.both {
      grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
    }
  }
  .heaps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-end;
    gap: 0.5rem clamp(0.2rem, 5cqi - 0.6rem, 1.1rem); /* four heaps stand in one row on a phone */
  }
  .heap-place,
  div.heap {
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
  .floor {
    fill: var(--nl-sunk);
    stroke: var(--nl-line);
    transition: fill 120ms;
  }
  div.heap.aimed .floor {
    fill: var(--nl-line);
    stroke: var(--nl-line-strong);
  }
  div.heap.lit .floor {
    fill: var(--nl-accent);
    stroke: var(--nl-accent);
  }
  div.heap.lit .count {
    fill: var(--nl-accent);
    text-decoration: underline;
  }
  div.heap.hinted .floor {
    fill: var(--nl-stone-hint);
    stroke: var(--nl-stone-hint);
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
  ${pebbleStyles}
  .pebble {
    transition:
      transform 140ms ease-out,
      opacity 140ms;
  }
  .stone.marked .edge,
  .stone.hint .edge {
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
    stroke-dasharray: 5 3;
  }
  .stone.hint .face {
    fill: var(--nl-stone-hint);
  }
  .stone.hint .edge {
    stroke-dasharray: none;
  }
  .stone.going .pebble {
    transform: translateY(-5px);
    opacity: 0.4;
  }
  .stone.leaving .pebble {
    animation: leave var(--nl-move) both;
  }
  @keyframes leave {
    to {
      transform: translateY(-46px);
      opacity: 0;
    }
  }
  @starting-style {
    .pebble {
      opacity: 0;
      transform: translateY(-14px);
    }
  }
  .stone:focus-visible .reach {
    stroke: var(--nl-accent);
    stroke-width: 2.5;
    fill: none;
  }
  .flag text {
    font: 700 15px var(--nl-ui);
    fill: var(--nl-stone-hint);
  }
  .pointer {
    fill: var(--nl-stone-hint);
  }
  .taking {
    display: flex;
    gap: 0.35rem;
    margin: 0;
    width: 13rem;
    max-width: 100%;
  }
  .taking input {
    flex: 1 1 5rem;
  }
  .undrawable {
    margin: auto;
    max-width: 34em;
    padding: 1rem;
  }

  /* Columns */
  .scroll {
    overflow-x: auto;
    max-width: 100%;
  }
  .columns {
    margin: 0 auto;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  .columns :is(th, td) {
    padding: 0.12rem 0.3rem;
    text-align: center;
    font-weight: 400;
  }
  .columns th[scope='row'] {
    text-align: end;
    padding-inline-end: 0.8rem;
    white-space: nowrap;
    position: sticky;
    inset-inline-start: 0;
    background: var(--nl-raised);
  }
  .columns tbody th[scope='row'] {
    font-weight: 600;
    font-size: 1.1em;
  }
  .power {
    color: var(--nl-muted);
    font-size: 0.82em;
  }
  .bit span {
    display: inline-grid;
    place-items: center;
    width: 1.9em;
    height: 1.9em;
    border-radius: 50%;
    border: 1.5px solid var(--nl-line);
    color: var(--nl-muted);
  }
  .bit.one span {
    background: var(--nl-stone);
    border-color: var(--nl-stone-edge);
    color: var(--nl-paper);
    font-weight: 650;
  }
  .bit.flips span {
    outline: 2.5px dashed var(--nl-stone-hint);
    outline-offset: 2px;
  }
  .then {
    text-align: start !important;
  }
  .becomes {
    color: var(--nl-stone-hint);
    font-weight: 650;
    white-space: nowrap;
    padding-inline-start: 0.4rem;
  }
  .columns tr.aimed > * {
    background: var(--nl-sunk);
  }
  .columns tr.lit > *,
  .columns :is(th, td).lit {
    background: var(--nl-p-soft);
  }
  .columns tfoot th[scope='row'] {
    color: var(--nl-muted);
    font-size: 0.88em;
  }
  .columns tfoot tr:first-child > * {
    border-top: 1.5px solid var(--nl-line-strong);
    padding-top: 0.35rem;
  }
  .columns .parity {
    display: block;
    font-size: 0.75em;
    line-height: 1.1;
    color: var(--nl-muted);
  }
  .columns .odd,
  .columns .odd .parity {
    color: var(--nl-n);
    font-weight: 650;
  }
  .sum .bit.one span {
    background: var(--nl-n);
    border-color: var(--nl-n);
  }
  .columns.dense .bit span {
    width: 1.5em;
    height: 1.5em;
  }
  .columns.dense :is(th, td) {
    padding-inline: 0.15rem;
  }
  .columns.dense .parity {
    font-size: 0.65em;
  }
  .taking.anywhere {
    width: auto;
    margin: 0.9rem 0 0.3rem;
    justify-content: center;
    align-items: end;
    flex-wrap: wrap;
  }
  @container (max-width: 27rem) {
    .columns tfoot th[scope='row'] {
      white-space: normal;
      max-width: 6.5rem;
      line-height: 1.25;
    }
  }
  @media (forced-colors: active) {
    .bit.one span {
      forced-color-adjust: none;
    }
  }
  @media print {
    .taking {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    @starting-style {
      .pebble {
        opacity: 1;
        transform: none;
      }
    }
  }
`;
