import { css } from 'lit';

/** What has ended, and what is deleted: parts/ended.ts. */
export const endedStyles = css`
  .end text {
    font: 700 13px var(--nl-ui);
    fill: var(--nl-n);
  }
  .pole {
    fill: none;
    stroke: var(--nl-n);
    stroke-width: 2;
    stroke-linecap: round;
  }
  .cloth {
    fill: var(--nl-n);
  }
  .flagged {
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
    overflow: visible;
  }
  .cross {
    fill: none;
    stroke: var(--nl-bad);
    stroke-width: 2.4;
    stroke-linecap: round;
    pointer-events: none;
    animation: strike 360ms ease-out both;
  }
  @keyframes strike {
    from {
      opacity: 0;
      stroke-width: 7;
    }
  }
`;

/** Sheets of paper: parts/sheet.ts. */
export const sheetStyles = css`
  .piece {
    transition: transform 160ms ease-out;
  }
  .sheet.aimed.columns .first {
    animation: part-left 160ms ease-out both;
  }
  .sheet.aimed.columns .second {
    animation: part-right 160ms ease-out both;
  }
  .sheet.aimed.rows .first {
    animation: part-up 160ms ease-out both;
  }
  .sheet.aimed.rows .second {
    animation: part-down 160ms ease-out both;
  }
  @keyframes part-left {
    to {
      transform: translate(-3px, 0);
    }
  }
  @keyframes part-right {
    to {
      transform: translate(3px, 0);
    }
  }
  @keyframes part-up {
    to {
      transform: translate(0, -3px);
    }
  }
  @keyframes part-down {
    to {
      transform: translate(0, 3px);
    }
  }
  .sheet.aimed.leaving .piece {
    animation-duration: 200ms;
  }
  .sheet .line {
    fill: none;
    stroke: none;
    stroke-width: 2;
    pointer-events: none;
  }
  .sheet .scissor {
    fill: none;
    stroke: var(--nl-accent);
    stroke-width: 2;
    stroke-dasharray: 6 4;
    pointer-events: none;
  }
  .sheet .cutting:is(.marked, .hint) .line {
    stroke: var(--nl-stone-hint);
    stroke-width: 3;
    stroke-dasharray: 6 4;
  }
  .sheet .cutting.hint .line {
    stroke-dasharray: none;
  }
  .sheet .cutting.ends .line {
    stroke: var(--nl-bad);
    stroke-width: 1.4;
    stroke-dasharray: 2 4;
  }
  .sheet .cutting.ends:not(.deleted) .line {
    stroke: var(--nl-n);
    stroke-width: 2.2;
    stroke-dasharray: none;
  }
  .sheet .cutting.deleted .notch {
    opacity: 0;
  }
  .sheet .cutting:focus-visible .line {
    stroke: var(--nl-accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .sheet [data-cell]:focus-visible > .reach {
    stroke: none;
    fill: transparent;
  }
  .sheet.over :is(.paper) {
    fill: var(--nl-sunk);
  }
  .sheet.over .rim {
    stroke: var(--nl-line-strong);
    stroke-dasharray: 4 3;
  }
  .sheet.lit .rim,
  .sheet.hinted .rim {
    stroke: var(--nl-stone-hint);
    stroke-width: 3.4;
  }
`;
