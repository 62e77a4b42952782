import { css } from 'lit';
import { sheets } from '../../draw/sheets.ts';
import { deskStyles } from '../styles.ts';
import sceneSheet from './scene.css?inline';

export const matrixStyles = [
  ...deskStyles,
  ...sheets(sceneSheet),
  css`
    .below {
      margin-block-start: 0.5rem;
      text-align: center;
    }
    .below form {
      text-align: start;
    }
    .who {
      margin: 0;
      color: var(--nl-muted);
      font-size: 0.9em;
      text-wrap: balance;
    }
    .tools {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      align-items: center;
      gap: 0.4rem 0.7rem;
      min-height: 2.75rem;
      margin-block: 0.45rem;
    }
    .told {
      min-height: 2.9em;
      margin: 0.3rem auto 0;
      max-width: 44em;
      text-align: center;
      text-wrap: pretty;
      font-variant-numeric: tabular-nums;
    }
    @container (max-width: 27rem) {
      .tools {
        gap: 0.3rem;
      }
      .tools .tab {
        padding-inline: 0.35rem;
      }
    }
    .solution {
      margin-block-start: 0.5rem;
      padding-block-start: 0.6rem;
      border-block-start: 1px solid var(--nl-line);
      text-align: center;
      font-variant-numeric: tabular-nums;
    }
    .solution .value {
      margin: 0 0 0.4rem;
      font-size: 1.35em;
      font-weight: 600;
    }
    .solution .side {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      align-items: baseline;
      gap: 0 0.7rem;
      margin-block: 0.25rem;
    }
    .solution .odds {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .solution p {
      margin: 0.4rem 0 0.1rem;
    }
    .vertices {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .sheet {
      position: relative;
      width: fit-content;
      max-width: 100%;
      margin: 0 auto;
    }
    .entry {
      position: absolute;
      padding: 0 0.2rem;
      border: 2px solid var(--nl-accent);
      border-radius: 4px;
      background: var(--nl-raised);
      text-align: center;
      font-size: 1rem;
      font-variant-numeric: tabular-nums;
    }
    .entry[aria-invalid='true'] {
      border-color: var(--nl-bad);
    }
    .sample {
      display: inline-block;
      width: 1.1em;
      height: 1em;
      margin-inline-end: 0.4em;
      vertical-align: -0.15em;
    }
    .sample.least {
      border-block-end: 3px solid var(--nl-p);
    }
    .sample.greatest {
      border: 2px solid var(--nl-n);
    }
    .sample:is(.edit, .play) {
      display: none;
    }
    [aria-pressed='true'] .sample {
      border-color: currentColor;
    }
    .below form {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0.4rem 0.6rem;
      margin: 0.5rem 0 0;
    }
    .below .row {
      justify-content: center;
    }
    .below .field {
      flex: 1 1 12rem;
    }
  `,
];
