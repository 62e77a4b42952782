import { css } from 'lit';

export const ringStyles = css`
  .span .reach {
    stroke: transparent;
    stroke-width: 44;
    pointer-events: stroke;
  }
  .line {
    transition:
      stroke-width var(--nl-move),
      stroke 120ms;
  }
  .span.open .line {
    stroke: var(--nl-ink);
  }
  .glow {
    stroke: none;
    stroke-width: 22;
    opacity: 0.28;
  }
  .live .span.open:hover .glow {
    stroke: var(--nl-line-strong);
  }
  .span.chosen .glow {
    stroke: var(--nl-accent);
  }
  .span.hinted .glow,
  .span.lit .glow {
    stroke: var(--nl-stone-hint);
    opacity: 0.45;
  }
  .field {
    transition: stroke 120ms;
  }
  .span.open .field {
    stroke: var(--nl-line-strong);
  }
  .span.chosen .field {
    stroke: var(--nl-accent);
    stroke-width: 2;
    stroke-dasharray: 4 2.5;
  }
  .span.chosen .weight {
    fill: var(--nl-accent);
    font-weight: 700;
  }
  .span:is(.hinted, .lit) .field {
    stroke: var(--nl-stone-hint);
    stroke-width: 2.5;
  }
  .ring :is(.span, .vertex):focus-visible .reach {
    fill: none;
    stroke: transparent;
  }
  .span:focus-visible .field {
    stroke: var(--nl-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .vertex.open .dot {
    stroke: var(--nl-ink);
    stroke-width: 2.2;
  }
  .halo {
    fill: none;
    stroke: none;
    stroke-width: 2;
  }
  .live .vertex.open:hover .halo {
    stroke: var(--nl-line-strong);
  }
  .vertex.target .halo {
    stroke: var(--nl-accent);
    stroke-dasharray: 4 3;
  }
  .vertex.lit .halo {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
  }
  .vertex:focus-visible .halo {
    stroke: var(--nl-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .turning {
    transition: transform var(--nl-move);
    pointer-events: none;
  }
  .turning.lit .rim {
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
  }
  .flags text {
    fill: var(--nl-stone-hint);
    font-size: 14px;
    font-weight: 700;
    paint-order: stroke;
    stroke: var(--nl-raised);
    stroke-width: 4px;
  }
  .arm path {
    stroke-width: 32;
    stroke: var(--nl-p-soft);
  }
  .arm.odd path {
    stroke: var(--nl-n-soft);
  }
  .arm.lit path {
    stroke-width: 46;
  }
  .arm text {
    fill: var(--nl-p);
  }
  .arm.odd text {
    fill: var(--nl-n);
  }
  .nth {
    font-size: 12px;
  }
  .nth.last {
    font-size: 15px;
    font-weight: 700;
  }
  .verdict-line {
    font-size: 15px;
    font-weight: 650;
  }
  .verdict-line.none {
    fill: var(--nl-muted);
    font-weight: 400;
  }
  .arm.lit .verdict-line {
    text-decoration: underline;
  }
  .crossing {
    display: grid;
    gap: 0.4rem;
    width: 40rem;
    max-width: 100%;
    margin: 0.5rem auto 0;
  }
  .deal {
    display: flex;
    gap: 0.4rem;
  }
  .sides button {
    flex: 1;
  }
  .sides button[aria-disabled='true'] {
    color: var(--nl-muted);
    cursor: default;
  }
  .amount,
  .slide {
    display: flex;
    gap: 0.35rem;
    align-items: center;
  }
  .amount label {
    flex: none;
  }
  .amount #take {
    flex: 1 1 4rem;
  }
  .amount #take:read-only {
    border-color: var(--nl-line);
  }
  .amount .button {
    flex: none;
  }
  .slide input {
    flex: 1 1 6rem;
    padding: 0;
    border: 0;
    background: none;
    accent-color: var(--nl-accent);
  }
  .amount,
  .slide {
    flex: 1;
    min-width: 0;
  }
  .deal.large {
    display: grid;
  }
  @container (max-width: 38rem) {
    .crossing {
      width: 24rem;
    }
    .deal {
      display: grid;
    }
  }
  @media print {
    .crossing {
      display: none;
    }
  }
`;
