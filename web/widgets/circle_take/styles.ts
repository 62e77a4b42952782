import { css } from 'lit';

export const circleStyles = css`
  .circle {
    display: block;
    margin-inline: auto;
    max-width: 100%;
    height: auto;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
  }
  .circle text {
    font-family: var(--nl-ui);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  .reach {
    fill: transparent;
  }
  .gap {
    fill: var(--nl-sunk);
    stroke: var(--nl-line);
  }
  .edge {
    fill: var(--nl-stone-edge);
  }
  .face {
    fill: var(--nl-stone);
    transition: fill 120ms;
  }
  .shine {
    fill: var(--nl-stone-shine);
    opacity: 0.75;
  }
  .pebble {
    transition:
      transform 140ms ease-out,
      opacity 140ms;
  }
  .index {
    fill: var(--nl-muted);
    paint-order: stroke;
    stroke: var(--nl-raised);
    stroke-width: 3px;
  }
  .rim {
    fill: none;
    stroke: none;
    stroke-width: 2;
  }
  .live .place.aim .rim {
    stroke: var(--nl-line-strong);
    stroke-width: 1.5;
  }
  .place.target .rim {
    stroke: var(--nl-accent);
    stroke-dasharray: 3 3;
  }
  .place.answer .rim {
    stroke: var(--nl-accent);
    stroke-width: 2.5;
    stroke-dasharray: 5 3;
  }
  .place.alone .rim {
    stroke: var(--nl-muted);
    stroke-dasharray: 1.5 3;
  }
  .place.start .rim {
    stroke: var(--nl-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .place.hint .rim {
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .place.hint .face {
    fill: var(--nl-stone-hint);
  }
  .place.lit .rim {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
    stroke-dasharray: none;
  }
  .place.lit .index {
    fill: var(--nl-ink);
    font-weight: 700;
  }
  .place:focus-visible .rim {
    stroke: var(--nl-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .place.start:focus-visible .rim {
    stroke-width: 4.5;
  }
  /* Stones as small as dots. */
  .dots .place:is(.target, .answer, .alone) .rim {
    stroke-width: 1.2;
    stroke-dasharray: none;
  }
  .dots .place:is(.start, .hint, .lit, :focus-visible) .rim {
    stroke-width: 2.2;
  }
  .place.going .pebble {
    transform: translate(calc(var(--dx) * 0.2), calc(var(--dy) * 0.2));
    opacity: 0.4;
  }
  .place.leaving .pebble {
    animation: leave var(--nl-move) both;
  }
  .place.leaving .rim {
    stroke: none;
  }
  @keyframes leave {
    to {
      transform: translate(var(--dx), var(--dy));
      opacity: 0;
    }
  }
  @starting-style {
    .pebble {
      opacity: 0;
      transform: translate(calc(var(--dx) * 0.4), calc(var(--dy) * 0.4));
    }
  }
  .total text {
    font-size: 30px;
    font-weight: 600;
    fill: var(--nl-ink);
  }
  .total .unit {
    font-size: 13px;
    font-weight: 400;
    fill: var(--nl-muted);
  }
  .row path {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .row .value {
    fill: var(--nl-ink);
    font-size: 14px;
    font-weight: 650;
    paint-order: stroke;
    stroke: var(--nl-raised);
    stroke-width: 4px;
  }
  .row .zero {
    fill: var(--nl-raised);
    stroke: var(--nl-p);
    stroke-width: 1.6;
  }
  .row.lit path {
    stroke: var(--nl-stone-hint);
    stroke-width: 5;
  }
  .wins path {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .where {
    fill: none;
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-dasharray: 1 8;
  }
  .axis {
    stroke: var(--nl-accent);
    stroke-width: 2;
    stroke-dasharray: 9 4 2 4;
    fill: none;
  }
  .pair {
    stroke: var(--nl-line-strong);
    stroke-width: 1;
    opacity: 0.75;
    transition: opacity var(--nl-move);
  }
  .pair.leaving {
    opacity: 0;
  }
  .deed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.1rem 0.75rem;
    min-height: 2.9rem;
    margin-top: 0.35rem;
  }
  .deed p {
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.3rem;
  }
  .counts .button {
    min-width: 2.6rem;
  }
  @container (max-width: 33rem) {
    .deed {
      min-height: 4.2rem;
    }
  }
  @media print {
    .deed {
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
