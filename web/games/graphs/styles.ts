import { css } from 'lit';

export const graphStyles = css`
  .window {
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  .window .graph {
    max-width: none;
  }
  .decor,
  .loose {
    pointer-events: none;
  }

  /* Arrows */
  .link .reach {
    fill: none;
    stroke: transparent;
    stroke-width: 18;
    pointer-events: stroke;
    cursor: pointer;
  }
  .shaft,
  .head {
    transition:
      stroke 160ms,
      fill 160ms,
      opacity 160ms;
    pointer-events: none;
  }
  .link.faint {
    opacity: 0.5;
  }
  .link:is(.way, .looked) .shaft {
    stroke: var(--nl-stone);
    stroke-width: 2.2;
  }
  .link:is(.way, .looked) .head {
    fill: var(--nl-stone);
    stroke: var(--nl-stone);
  }
  .link.looked .shaft {
    stroke: var(--nl-accent);
  }
  .link.looked .head {
    fill: var(--nl-accent);
    stroke: var(--nl-accent);
  }
  .link:is(.wins, .lit) .shaft {
    stroke: var(--nl-stone-hint);
    stroke-width: 4.2;
  }
  .link:is(.wins, .lit) .head {
    fill: var(--nl-stone-hint);
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
  }
  .link:is(.chosen, .aimed) .shaft {
    stroke: var(--nl-accent);
    stroke-width: 3;
  }
  .link:is(.chosen, .aimed) .head {
    fill: var(--nl-accent);
    stroke: var(--nl-accent);
  }
  .link:has(.reach:hover) .shaft {
    stroke-width: 3;
  }
  .loose {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2.2;
    stroke-dasharray: 5 5;
  }

  /* Nodes */
  .node .body {
    transition:
      fill 160ms,
      stroke 160ms;
  }
  .node.fresh .ring {
    stroke: none;
  }
  .node.target .ring {
    stroke: var(--nl-stone);
    stroke-width: 1.4;
  }
  .node.target.plain .body {
    fill: var(--nl-raised);
    stroke: var(--nl-stone);
  }
  .node.target:hover .ring,
  .node.over .ring {
    stroke: var(--nl-stone);
    stroke-width: 3;
  }
  .node.looked .ring {
    stroke: var(--nl-ink);
    stroke-width: 1.8;
  }
  .node:is(.lit, .wins) .ring {
    stroke: var(--nl-stone-hint);
    stroke-width: 3.6;
  }
  .node.chosen .ring {
    stroke: var(--nl-accent);
  }
  .node.source .ring {
    stroke: var(--nl-accent);
    stroke-dasharray: 5 3.5;
  }
  .graph .node:focus-visible .reach {
    fill: transparent;
    stroke: none;
  }
  .node:focus-visible .ring {
    stroke: var(--nl-accent);
    stroke-width: 3.2;
    stroke-dasharray: none;
  }
  .node.fresh .body {
    animation: known 420ms ease-out;
  }
  @keyframes known {
    from {
      fill: var(--nl-accent);
      stroke-width: 7;
    }
  }

  /* Tokens */
  .token {
    transition: transform calc(1.6 * 220ms) cubic-bezier(0.3, 0.1, 0.2, 1);
    pointer-events: none;
  }
  .token.dragged {
    transition: none;
  }
  .token.chosen .halo {
    stroke: var(--nl-accent);
  }
  .token.hinted .halo {
    stroke: var(--nl-stone-hint);
    stroke-width: 4;
  }
  .movable .token {
    pointer-events: auto;
    cursor: grab;
    touch-action: none;
  }
  .movable .node.holds {
    touch-action: none;
  }
  .movable.dragging,
  .movable.dragging * {
    cursor: grabbing;
  }

  /* Editor */
  .window.canvas {
    border: 1px dashed var(--nl-line);
    border-radius: calc(var(--nl-radius) - 3px);
    background: radial-gradient(circle, var(--nl-line) 0.8px, transparent 1.1px) 0 0 / 22px 22px;
  }
  .canvas .graph {
    cursor: crosshair;
    outline: none;
  }
  .canvas .graph :is(.node, .token) {
    touch-action: none;
    pointer-events: auto;
    cursor: grab;
  }
  .canvas .graph:is(.edges, .tokens, .erase) :is(.node, .token) {
    cursor: pointer;
  }
  .canvas .graph.tokens .token {
    cursor: grab;
  }
  .canvas .graph.erase,
  .canvas .graph.edges,
  .canvas .graph.tokens {
    cursor: default;
  }
  .canvas .graph.nodes .rim {
    cursor: crosshair;
  }
  .canvas .graph.erase .node:hover .body,
  .canvas .graph.erase .token:hover .stone {
    stroke: var(--nl-bad);
    stroke-width: 3;
  }
  .canvas .graph.erase .link:has(.reach:hover) .shaft {
    stroke: var(--nl-bad);
  }
  .bench {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    align-items: center;
    margin-block-end: 0.5rem;
  }
  .bench .button {
    min-width: 2.5rem;
    min-height: 2.5rem;
    padding-inline: 0.6rem;
  }
  .bench .push {
    margin-inline-start: auto;
  }
  .how {
    margin: 0.4rem 0 0;
    min-height: 2.9em;
    font-size: 0.92em;
    color: var(--nl-muted);
    text-wrap: pretty;
  }
  .how.bad {
    color: var(--nl-bad);
  }
  .by-keys {
    display: block;
    font-size: 0.9em;
  }
  @media (pointer: coarse) {
    .by-keys {
      display: none;
    }
  }
  .as-text {
    display: grid;
    gap: 0.4rem;
    margin: 0.5rem 0 0;
  }
  .as-text textarea {
    min-height: 5.5rem;
    resize: vertical;
    overflow-wrap: anywhere;
  }
  .as-text textarea[aria-invalid='true'] {
    border-color: var(--nl-bad);
    box-shadow: 0 0 0 1px var(--nl-bad);
  }
  .as-text .row {
    gap: 0.35rem;
  }
  @media (pointer: coarse) {
    .bench .button {
      min-height: 2.75rem;
    }
  }
  @container (max-width: 27rem) {
    .bench .push {
      margin-inline-start: 0;
    }
    .bench .segments button {
      padding-inline: 0.3rem;
    }
  }
  @media print {
    .bench,
    .how {
      display: none;
    }
  }
`;
