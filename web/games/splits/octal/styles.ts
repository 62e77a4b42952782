import { css } from 'lit';

export const octalStyles = css`
  .lanes {
    gap: 0.25rem 2rem;
  }
  .standing {
    display: contents;
  }
  .standing.lit .ground {
    stroke: var(--nl-accent);
    stroke-width: 4;
  }
  .standing.hinted .ground {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
  }
  .standing.lit .count {
    fill: var(--nl-accent);
    text-decoration: underline;
  }
  .cutout {
    width: 20px;
  }
  .hole ellipse {
    fill: var(--nl-line);
  }
  .body {
    transition:
      transform 160ms ease-out,
      opacity 140ms;
    transform-origin: 15px 57px; /* the foot of a pin */
  }
  .pin.going .body {
    transform: translateY(-7px);
    opacity: 0.4;
  }
  .pins.going .body {
    transform: rotate(14deg) translateY(-3px);
  }
  .pin.aside {
    transform: translateX(9px);
    transition: transform 160ms ease-out;
  }
  .leaving .pin.going .body {
    animation: lift var(--nl-move) both;
  }
  .leaving .pins.going .body {
    animation-name: fall;
  }
  @keyframes fall {
    to {
      transform: rotate(82deg);
      opacity: 0;
    }
  }
  @keyframes lift {
    to {
      transform: translateY(-40px);
      opacity: 0;
    }
  }
  .dot {
    fill: var(--nl-muted);
    opacity: 0.55;
  }
  .arc {
    fill: none;
    stroke: var(--nl-muted);
    stroke-width: 2;
    stroke-linecap: round;
    opacity: 0.55;
  }
  .handle:is(.aim, .marked, .hint) > * {
    opacity: 1;
  }
  .handle.aim .dot {
    fill: var(--nl-accent);
  }
  .handle.aim .arc {
    stroke: var(--nl-accent);
    stroke-width: 3;
  }
  .handle:is(.marked, .hint) .dot {
    fill: var(--nl-stone-hint);
    stroke: var(--nl-stone-hint);
    stroke-width: 3.5;
  }
  .handle:is(.marked, .hint) .arc {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
  }
  .bench {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 1.25rem;
  }
  .bench > .action-line {
    flex: 1 1 16rem;
  }
  @container (max-width: 27rem) {
    .segments {
      flex: none;
    }
  }
  @media print {
    .bench {
      display: none;
    }
  }
`;
