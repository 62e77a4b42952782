import { css } from 'lit';
import { zoomStyles } from '../../draw/zoom.ts';
import { panelStyles } from '../../board/panels/styles.ts';
import { shellStyles } from '../../board/styles.ts';

export const valuesStyles = [
  ...shellStyles,
  zoomStyles,
  ...panelStyles,
  css`
    .head {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.15rem 1rem;
      padding: 0.8rem 1rem 0.2rem;
    }
    h3 {
      margin: 0;
      font: 600 1rem/1.4 var(--nl-ui);
    }
    .head .rule {
      color: var(--nl-muted);
      font-family: var(--nl-mono);
      font-size: 0.92em;
      overflow-wrap: anywhere;
    }
    .values {
      padding: 0.4rem 1rem 0.6rem;
    }
    /* What is found takes more lines than that it is sought. */
    .facts {
      margin: 0 0 0.7rem;
      min-height: 2lh;
      font-family: var(--nl-text);
      text-wrap: pretty;
    }
    .facts b {
      color: var(--nl-accent);
      font-weight: 600;
    }

    .plot {
      position: relative;
      margin-block-end: 0.6rem;
    }
    canvas {
      display: block;
      width: 100%;
      outline: none;
      cursor: crosshair;
      touch-action: pan-y;
      border-radius: 6px;
    }
    canvas:focus-visible {
      outline: 2.5px solid var(--nl-accent);
      outline-offset: 2px;
    }
    .plot .zoom {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.2rem 0.7rem;
    }
    .tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.1rem;
    }
    .tools .where {
      color: var(--nl-muted);
      font-size: 0.92em;
      font-variant-numeric: tabular-nums;
      padding-inline: 0.4rem;
    }
    .tools button {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.5rem;
      border: 0;
      border-radius: 6px;
      background: none;
      color: var(--nl-muted);
    }
    .tools button:hover:not([aria-disabled='true']) {
      background: var(--nl-sunk);
      color: var(--nl-ink);
    }
    .tools button[aria-disabled='true'] {
      opacity: 0.35;
      cursor: default;
    }
    .pages {
      margin-block-start: 0.35rem;
    }
    .goto {
      display: inline-flex;
      align-items: center;
      gap: 0.4rem;
      margin-inline-start: auto;
    }
    .goto label {
      white-space: nowrap;
    }
    .goto input {
      width: 6.2rem;
      min-height: 2.5rem;
    }

    .scroll {
      border-radius: 4px;
    }
    .cells {
      display: grid;
      grid-template-columns: repeat(var(--row), minmax(var(--least), 1fr));
      align-content: start;
      border-block-start: 1px solid var(--nl-line);
      border-inline-start: 1px solid var(--nl-line);
      width: max-content;
      min-width: 100%;
    }
    .cell {
      position: relative;
      display: grid;
      justify-items: center;
      align-content: center;
      height: 2.75rem;
      min-width: 0;
      padding: 0.05rem 0 0;
      border: 0;
      border-block-end: 1px solid var(--nl-line);
      border-inline-end: 1px solid var(--nl-line);
      border-radius: 0;
      background: none;
      font-variant-numeric: tabular-nums;
      line-height: 1.15;
    }
    .cell small {
      color: var(--nl-muted);
      font-size: 0.66rem;
      line-height: 1.1;
    }
    .cell b {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      min-width: 1.5em;
      height: 1.5em;
      margin-block-start: 1px;
      font-size: 1rem;
      font-weight: 600;
    }
    .cell.long b {
      font-size: 0.8rem;
    }
    .cell.even {
      background: color-mix(in srgb, var(--nl-accent) 5%, var(--nl-raised));
    }
    .cell.odd {
      background: color-mix(in srgb, var(--nl-accent) 14%, var(--nl-raised));
    }
    /* A period begins here. */
    .cell.begins::before {
      content: '';
      position: absolute;
      inset-block: -1px;
      inset-inline-start: -2px;
      width: 3px;
      background: var(--nl-accent);
    }
    .cell.P b {
      border: 2px solid var(--nl-p);
      border-radius: 50%;
      background: var(--nl-p-soft);
      color: var(--nl-p);
    }
    .cell.exception::after {
      content: '';
      position: absolute;
      inset-block-start: 3px;
      inset-inline-end: 3px;
      border: 4px solid var(--nl-n);
      border-block-end-color: transparent;
      border-inline-start-color: transparent;
    }
    .cell:hover {
      box-shadow: inset 0 0 0 1.5px var(--nl-line-strong);
    }
    .cell[aria-pressed='true'] {
      box-shadow: inset 0 0 0 2px var(--nl-accent);
    }
    .cell:focus-visible {
      outline: 2.5px solid var(--nl-accent);
      outline-offset: -2px;
      z-index: 1;
    }

    .read {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 3.1rem;
      margin: 0;
      font-family: var(--nl-text);
    }
    .read .mark {
      font-size: 1.1em;
    }
    .read.quiet {
      font-family: var(--nl-ui);
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 1.2rem;
      margin: 0.45rem 0 0;
      padding: 0;
      list-style: none;
      color: var(--nl-muted);
      font-size: 0.86em;
    }
    .legend li {
      display: inline-flex;
      align-items: center;
      gap: 0.45rem;
    }
    .legend i {
      flex: none;
      box-sizing: border-box;
    }
    .legend .ring {
      width: 1em;
      height: 1em;
      border: 2px solid var(--nl-p);
      border-radius: 50%;
      background: var(--nl-p-soft);
    }
    .legend .corner {
      border: 4px solid var(--nl-n);
      border-block-end-color: transparent;
      border-inline-start-color: transparent;
    }
    .legend .bands {
      width: 1.7em;
      height: 1em;
      border-inline-start: 3px solid var(--nl-accent);
      background: linear-gradient(
        90deg,
        color-mix(in srgb, var(--nl-accent) 5%, var(--nl-raised)) 50%,
        color-mix(in srgb, var(--nl-accent) 22%, var(--nl-raised)) 50%
      );
    }

    .work {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.4rem 1rem;
      min-height: 2.5rem;
    }
    .work p {
      margin: 0;
    }
    .empty {
      padding: 1.2rem 1rem;
    }
    .setup {
      border-top: 0;
      padding-top: 0;
    }
    ::placeholder {
      color: var(--nl-muted);
      opacity: 1;
    }
    .field.narrow {
      flex: 0 1 8rem;
    }
    .setup .button {
      flex: none;
    }
    .saving {
      border-top: 1px dashed var(--nl-line);
      padding-top: 0.35rem;
    }
    .saving .said {
      flex: 1 1 12rem;
      margin: 0;
      padding-inline: 0.4rem;
    }

    @container (max-width: 27rem) {
      .facts {
        min-height: 4lh;
      }
      .head,
      .values {
        padding-inline: 0.6rem;
      }
      .goto {
        margin-inline-start: 0;
      }
      .field.narrow {
        flex: 1 1 6rem;
      }
    }
    @media (forced-colors: active) {
      .cell.odd {
        border-block-end-width: 3px;
      }
      .cell[aria-pressed='true'] {
        outline: 2px solid Highlight;
        outline-offset: -3px;
      }
    }
    @media print {
      .zoom,
      .pages,
      .read {
        display: none;
      }
    }
  `,
];
