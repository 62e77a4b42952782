import { css } from 'lit';
import { frameStyles, scrollStyles } from '../../board/styles.ts';

/** The bench: input and output side by side, one above the other where there is no room. */
export const benchStyles = [
  ...frameStyles,
  ...scrollStyles,
  css`
    .sources {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem;
      padding: 0.35rem 0.5rem;
      border-block-end: 1px solid var(--nl-line);
    }
    .file {
      cursor: pointer;
      position: relative;
      font-size: 0.95em;
      color: var(--nl-accent);
    }
    .file:focus-within {
      outline: 2.5px solid var(--nl-accent);
      outline-offset: 2px;
    }
    .desk {
      position: relative;
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .side {
      min-width: 0;
      padding: 0.3rem 1rem 0.9rem;
    }
    .side + .side {
      border-inline-start: 1px solid var(--nl-line);
    }
    .name {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.8rem;
      min-height: 2.6rem;
    }
    .name :is(label, .label):not(.tab) {
      color: var(--nl-ink);
      font-size: 0.95em;
      font-weight: 600;
    }
    .name .quiet {
      font-variant-numeric: tabular-nums;
    }
    .name :is(.button, .tab) {
      margin-inline-start: auto;
    }
    .text {
      display: block;
      width: 100%;
      height: 15.5rem;
      padding: 0.6rem 0.75rem;
      border: 1px solid var(--nl-line-strong);
      border-radius: calc(var(--nl-radius) - 3px);
      background: var(--nl-paper);
      overflow: auto;
      resize: none;
      font: 400 max(0.95rem, 16px) / 1.5 var(--nl-mono); /* smaller, and iOS zooms in */
      tab-size: 4;
    }
    textarea.text[aria-invalid='true'] {
      border-color: var(--nl-bad);
    }
    div.text {
      border-color: var(--nl-line);
      background: var(--nl-sunk);
    }
    .text p {
      margin: 0 0 0.5rem;
      font: 400 0.92rem/1.5 var(--nl-ui);
    }
    .text.large p {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.3rem 1rem;
      color: var(--nl-muted);
    }
    pre {
      margin: 0;
      font: inherit;
      tab-size: 4;
    }
    :is(pre, .text):focus-visible {
      outline: 2.5px solid var(--nl-accent);
      outline-offset: 2px;
    }
    .stale div.text {
      color: var(--nl-muted);
    }
    .desk.dropping::after {
      content: attr(data-drop);
      position: absolute;
      inset: 0.5rem;
      display: grid;
      place-items: center;
      border: 2px dashed var(--nl-accent);
      border-radius: var(--nl-radius);
      background: color-mix(in srgb, var(--nl-raised) 88%, transparent);
      font-weight: 600;
      pointer-events: none;
    }
    .fault {
      padding: 0.6rem 1rem;
      border-block-start: 1px solid var(--nl-line);
      border-inline-start: 4px solid var(--nl-bad);
    }
    .place {
      margin: 0.4rem 0 0;
      overflow-x: auto;
      font: 400 0.92rem/1.6 var(--nl-mono);
      white-space: pre;
    }
    .place .line {
      display: inline-block;
      min-width: 2.5ch;
      margin-inline-end: 1.5ch;
      color: var(--nl-muted);
      text-align: end;
      user-select: none;
    }
    mark {
      border-radius: 2px;
      background: color-mix(in srgb, var(--nl-bad) 18%, transparent);
      color: inherit;
      text-decoration: underline 2px var(--nl-bad);
      text-underline-offset: 0.25em;
    }
    .act {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem 1.25rem;
      min-height: 4rem;
      padding: 0.5rem 1rem;
      border-block-start: 1px solid var(--nl-line);
    }
    .act .keys {
      font-size: 0.8em;
      font-weight: 400;
    }
    .state {
      flex: 1 1 14rem;
    }
    .state p {
      margin: 0;
    }
    .time {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.15rem 0.9rem;
    }
    .time b {
      min-width: 4.5rem;
      font-variant-numeric: tabular-nums;
    }
    .time .bar {
      flex: 0 1 9rem;
      height: 5px;
      border-radius: 3px;
      background: var(--nl-line);
      overflow: hidden;
    }
    .time .bar i {
      display: block;
      height: 100%;
      min-width: 3px;
      border-radius: 3px;
      background: var(--nl-good);
    }
    .working {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.3rem 1rem;
    }
    .working .actions {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }
    .button[disabled] {
      color: var(--nl-muted);
      border-color: var(--nl-line);
      cursor: default;
    }
    @container (max-width: 36rem) {
      .desk {
        grid-template-columns: 1fr;
      }
      .side + .side {
        border-inline-start: 0;
        border-block-start: 1px solid var(--nl-line);
      }
      .side {
        padding-inline: 0.75rem;
      }
      .text {
        height: 10.5rem;
      }
      .act .keys {
        display: none;
      }
      .sources,
      .controls > .row {
        display: grid;
        grid-template-columns: 1fr 1fr;
      }
      .state {
        flex-basis: 100%;
      }
    }
  `,
];
