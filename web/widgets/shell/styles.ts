import { css, unsafeCSS } from 'lit';
import parts from '../kit/parts.css?inline';
import tokens from '../theme/tokens.css?inline';
import { markStyles } from './marks.ts';

/**
 * The tokens inside an element: a foreign page has none. The dark theme hangs on the state that `Surroundings`
 * keeps, so that a board may be dark on a light page.
 */
export const tokenStyles = unsafeCSS(
  tokens
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\[data-theme=['"]?light['"]?\]/g, ':host')
    .replace(/\[data-theme=['"]?dark['"]?\]/g, ':host(:state(dark))')
    .replace(/:root/g, ':host'),
);

/** What all boards look like. Lengths are in em and rem: text scaled to 200 % must not break anything. */
export const shellStyles = [
  tokenStyles,
  unsafeCSS(parts),
  markStyles,
  css`
    :host {
      display: block;
      container-type: inline-size;
      color: var(--nl-ink);
      font: 400 1rem/1.45 var(--nl-ui);
      text-align: start;
      color-scheme: light;
    }
    :host(:state(dark)) {
      color-scheme: dark;
    }
    :host([hidden]) {
      display: none;
    }
    * {
      box-sizing: border-box;
    }
    .frame {
      border: 1px solid var(--nl-line);
      border-radius: var(--nl-radius);
      background: var(--nl-raised);
      box-shadow: var(--nl-shadow);
      overflow: clip;
    }
    .table {
      position: relative;
      padding: 1.25rem 1rem 0.75rem;
      min-height: 9rem;
      display: grid;
      align-content: end;
    }
    .table.shown {
      background: repeating-linear-gradient(135deg, transparent 0 14px, var(--nl-sunk) 14px 15px);
    }
    .board {
      min-width: 0;
      outline: none;
    }
    /* The text equivalent is read by those who cannot see the figure, and by all where the board stays away. */
    @media screen {
      slot:not(.alone)::slotted(.in-words) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .board + slot {
        display: none;
      }
    }
    .table:has(> .alone) {
      min-height: 0;
    }
    [data-cell] {
      cursor: pointer;
      outline: none;
      -webkit-tap-highlight-color: transparent;
      touch-action: manipulation;
    }
    .board.still [data-cell] {
      cursor: default;
    }
    :is(button, select, input, textarea, summary, .scroll):focus-visible {
      outline: 2.5px solid var(--nl-accent);
      outline-offset: 2px;
    }
    .visually-hidden {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    /* Status: two lines are kept free for it, whatever it says. */
    .status {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0.25rem 1rem;
      flex-wrap: wrap;
      min-height: 3.9rem;
      padding: 0.5rem 1rem;
      border-top: 1px solid var(--nl-line);
    }
    .status > p {
      margin: 0;
      flex: 1 1 14rem;
      text-wrap: pretty;
    }
    .status .won {
      font-weight: 650;
      color: var(--nl-good);
    }
    .status .lost {
      font-weight: 650;
      color: var(--nl-bad);
    }
    .status .actions {
      display: flex;
      gap: 0.5rem;
      flex-wrap: wrap;
    }
    .theory {
      display: flex;
      align-items: center;
      gap: 0.25rem 1.25rem;
      flex-wrap: wrap;
      padding: 0.5rem 1rem;
      min-height: 3.25rem;
      border-top: 1px solid var(--nl-line);
      background: var(--nl-sunk);
    }
    .theory .outcome {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
      font-weight: 600;
    }
    .theory .mark {
      width: 2.1em;
      height: 2.1em;
    }
    .theory b,
    .number {
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    .theory .formula {
      font-family: var(--nl-text);
      font-size: 1.08em;
      overflow-wrap: anywhere;
    }

    /* Controls */
    .controls {
      border-top: 1px solid var(--nl-line);
      padding: 0.6rem 0.6rem 0.35rem;
      display: grid;
      gap: 0.35rem;
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35rem;
      align-items: center;
    }
    button,
    select,
    input,
    textarea {
      font: inherit;
      color: inherit;
    }
    button {
      cursor: pointer;
    }
    .button,
    .tab {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 0.4em;
      min-height: 2.75rem;
      min-width: 2.75rem;
      padding: 0.2rem 0.8rem;
      border: 1px solid var(--nl-line-strong);
      border-radius: calc(var(--nl-radius) - 3px);
      background: var(--nl-raised);
      font-size: 0.95em;
      line-height: 1.2;
      transition: background 120ms;
    }
    .button:hover:not([aria-disabled='true']),
    .tab:hover {
      background: var(--nl-sunk);
    }
    .button[aria-disabled='true'] {
      color: var(--nl-muted);
      border-color: var(--nl-line);
      cursor: default;
    }
    .button.strong {
      background: var(--nl-accent);
      border-color: var(--nl-accent);
      color: var(--nl-on-accent);
      font-weight: 600;
    }
    .button.strong:hover:not([aria-disabled='true']) {
      background: var(--nl-accent);
      filter: brightness(1.08);
    }
    .button.small {
      min-height: 2.25rem;
      padding: 0.1rem 0.7rem;
    }
    .tab {
      border-color: transparent;
      background: none;
      padding-inline: 0.65rem;
      color: var(--nl-accent);
    }
    .tab[aria-expanded='true'],
    .tab[aria-pressed='true'] {
      background: var(--nl-sunk);
      box-shadow: inset 0 -2px var(--nl-accent);
      color: var(--nl-ink);
    }
    .switch::before {
      content: '';
      width: 1.9em;
      height: 1.1em;
      border-radius: 1em;
      border: 1.5px solid var(--nl-line-strong);
      background: radial-gradient(circle at 0.48em 50%, var(--nl-line-strong) 0.34em, transparent 0.38em);
    }
    .tab.switch[aria-pressed='true'] {
      box-shadow: none;
      background: none;
    }
    .tab.switch[aria-pressed='true']:hover {
      background: var(--nl-sunk);
    }
    .switch[aria-pressed='true']::before {
      border-color: var(--nl-accent);
      background: radial-gradient(circle at calc(100% - 0.48em) 50%, var(--nl-on-accent) 0.34em, transparent 0.38em)
        var(--nl-accent);
    }
    .icon {
      width: 1.25em;
      height: 1.25em;
      flex: none;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.7;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    /* The views stand at the end of the row, or begin one of their own. */
    .spread {
      justify-content: space-between;
    }
    .segments {
      display: inline-flex;
      flex-wrap: wrap;
      border: 1px solid var(--nl-line-strong);
      border-radius: calc(var(--nl-radius) - 3px);
      overflow: clip;
    }
    .segments button {
      white-space: nowrap;
      border: 0;
      background: none;
      min-height: 2.6rem;
      padding: 0.2rem 0.75rem;
      font-size: 0.95em;
    }
    @container (max-width: 27rem) {
      .segments {
        flex: 1 1 100%;
      }
      .segments button {
        flex: 1;
      }
    }
    .segments button + button {
      border-inline-start: 1px solid var(--nl-line-strong);
    }
    .segments button[aria-pressed='true'] {
      background: var(--nl-accent);
      color: var(--nl-on-accent);
    }
    .segments button:focus-visible {
      outline-offset: -4px;
      outline-color: currentColor;
    }
    .setup {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem 0.6rem;
      align-items: end;
      margin: 0;
      padding: 0.35rem 0 0;
      border-top: 1px dashed var(--nl-line);
    }
    .field {
      display: grid;
      gap: 0.1rem;
      min-width: 0;
    }
    .field.wide {
      flex: 1 1 8rem;
    }
    label,
    .label {
      font-size: 0.82em;
      color: var(--nl-muted);
    }
    input,
    select,
    textarea {
      min-height: 2.75rem;
      width: 100%;
      min-width: 0;
      padding: 0.2rem 0.6rem;
      border: 1px solid var(--nl-line-strong);
      border-radius: calc(var(--nl-radius) - 3px);
      background: var(--nl-paper);
      font-size: max(1em, 16px); /* smaller, and iOS zooms in */
    }
    select {
      padding-inline-end: 0.2rem;
    }
    input.notation,
    textarea {
      font-family: var(--nl-mono);
    }
    input[aria-invalid='true'] {
      border-color: var(--nl-bad);
      box-shadow: 0 0 0 1px var(--nl-bad);
    }
    .error {
      margin: 0;
      color: var(--nl-bad);
      font-size: 0.92em;
      flex-basis: 100%;
      overflow-wrap: anywhere;
    }
    .error code {
      color: var(--nl-ink);
      font-family: var(--nl-mono);
      white-space: pre-wrap;
    }
    .error mark {
      background: none;
      color: var(--nl-bad);
      font-weight: 700;
      text-decoration: underline wavy;
      text-underline-offset: 0.2em;
    }
    .tabs {
      border-top: 1px dashed var(--nl-line);
      padding-top: 0.3rem;
      gap: 0.1rem;
    }
    .panel {
      border-top: 1px solid var(--nl-line);
      padding: 0.9rem 1rem 1rem;
      background: var(--nl-paper);
    }
    .panel > :first-child {
      margin-top: 0;
    }
    .panel > :last-child {
      margin-bottom: 0;
    }
    .panel p {
      margin: 0.5rem 0;
      max-width: 46em;
      text-wrap: pretty;
    }
    .panel .head {
      font-weight: 650;
    }
    .quiet {
      color: var(--nl-muted);
      font-size: 0.92em;
    }
    summary {
      cursor: pointer;
      padding: 0.6rem 0;
      font-weight: 600;
    }
    .lines {
      list-style: none;
      margin: 0.4rem 0;
      padding: 0;
    }
    .lines li {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.4rem;
      align-items: stretch;
      border-bottom: 1px solid var(--nl-line);
    }
    .line {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.1rem 0.55rem;
      min-height: 2.75rem;
      padding: 0.25rem 0.5rem;
      border: 0;
      border-radius: 6px;
      background: none;
      text-align: start;
      overflow-wrap: anywhere;
    }
    .line:hover,
    .line[aria-pressed='true'],
    .line[aria-current] {
      background: var(--nl-sunk);
    }
    .line[aria-pressed='true'],
    .line[aria-current] {
      box-shadow: inset 3px 0 var(--nl-accent);
    }
    .line .to {
      font-family: var(--nl-mono);
      font-size: 0.95em;
    }
    .leads {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
      min-width: 0;
    }
    .line .arrow {
      color: var(--nl-muted);
    }
    .tag {
      font-size: 0.85em;
      color: var(--nl-bad);
      font-weight: 600;
    }
    .pager {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      align-items: center;
    }
    .compare {
      border-collapse: collapse;
      margin: 0.6rem 0;
    }
    .compare :is(th, td) {
      text-align: start;
      padding: 0.35rem 1.2rem 0.35rem 0;
      border-bottom: 1px solid var(--nl-line);
      font-weight: 400;
    }
    .compare thead th {
      font-weight: 600;
    }
    .verdict {
      font-weight: 650;
    }
    .verdict.good {
      color: var(--nl-good);
    }
    .verdict.bad {
      padding: 0.8rem 1rem;
      border: 3px solid var(--nl-bad);
      color: var(--nl-bad);
      font-size: 1.15em;
    }
    progress {
      width: 12rem;
      max-width: 100%;
      accent-color: var(--nl-accent);
    }
    .keys {
      display: grid;
      grid-template-columns: max-content 1fr;
      gap: 0.35rem 1rem;
      margin: 0.5rem 0;
    }
    .keys dd {
      margin: 0;
    }
    kbd {
      font: inherit;
      font-size: 0.9em;
      padding: 0.05em 0.45em;
      border: 1px solid var(--nl-line-strong);
      border-bottom-width: 2px;
      border-radius: 5px;
      background: var(--nl-raised);
    }
    .copying {
      display: flex;
      gap: 0.5rem;
      align-items: end;
      flex-wrap: wrap;
    }
    .copying > :first-child {
      flex: 1 1 14rem;
    }
    .absent {
      padding: 0.9rem 1rem;
      border-top: 1px solid var(--nl-line);
      border-inline-start: 4px solid var(--nl-n);
    }
    .absent p {
      margin: 0 0 0.6rem;
      max-width: 46em;
    }

    @container (max-width: 48rem) {
      .theory {
        min-height: 4.8rem;
      }
    }
    @container (max-width: 38rem) {
      .optional {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    @container (max-width: 27rem) {
      .table {
        padding-inline: 0.6rem;
      }
      /* Three lines, with what can be done as the last words of them. */
      .status {
        display: block;
        align-content: center;
        min-height: 5.5rem;
        padding-inline: 0.75rem;
      }
      .status > p,
      .status .actions {
        display: inline;
      }
      .status .button {
        min-height: 1.6rem;
        min-width: 0;
        padding: 0;
        border: 0;
        background: none;
        color: var(--nl-accent);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      .theory,
      .panel {
        padding-inline: 0.75rem;
      }
      .theory {
        min-height: 7.4rem;
      }
      .setup > .choice {
        flex: 1 1 8rem;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      * {
        transition: none !important;
        animation: none !important;
      }
    }
    @media (forced-colors: active) {
      :host {
        --nl-paper: Canvas;
        --nl-raised: Canvas;
        --nl-sunk: Canvas;
        --nl-ink: CanvasText;
        --nl-muted: CanvasText;
        --nl-line: CanvasText;
        --nl-line-strong: CanvasText;
        --nl-accent: Highlight;
        --nl-on-accent: HighlightText;
        --nl-p: CanvasText;
        --nl-p-soft: Canvas;
        --nl-n: CanvasText;
        --nl-n-soft: Canvas;
        --nl-stone: CanvasText;
        --nl-stone-edge: Canvas;
        --nl-stone-shine: Canvas;
        --nl-stone-hint: Highlight;
      }
      .tab[aria-expanded='true'],
      .tab[aria-pressed='true'],
      .segments button[aria-pressed='true'] {
        forced-color-adjust: none;
        border-bottom: 3px solid Highlight;
        text-decoration: underline;
      }
    }
    @media print {
      /* Paper gets the board at rest, with its words, where the page has them. */
      .rests > .board {
        display: none;
      }
      .frame {
        border: 0;
        background: none;
        box-shadow: none;
      }
      .table {
        min-height: 0;
        padding: 0;
        background: none;
      }
      .status,
      .theory,
      .controls,
      .panel,
      .absent {
        display: none;
      }
    }
  `,
];
