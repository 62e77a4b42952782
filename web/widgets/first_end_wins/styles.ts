import { css } from 'lit';

export const firstEndStyles = css`
  /* Sheets */
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

  /* What has ended */
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
  .split:has(.decided) .notch {
    display: none;
  }
  .decided {
    max-width: 34rem;
    line-height: 1.4;
  }
  .flagged {
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
    overflow: visible;
  }
  .token.ended .stone {
    fill: var(--nl-muted);
  }

  /* Deleting leaves */
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
  .strike {
    fill: none;
    stroke: var(--nl-bad);
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
    pointer-events: none;
  }
  .strike.won {
    stroke: var(--nl-n);
    stroke-width: 2;
    stroke-dasharray: none;
  }
  .crosses {
    pointer-events: none;
  }
  .link.ends .shaft {
    stroke: var(--nl-n);
  }
  .link.ends .head {
    fill: var(--nl-n);
    stroke: var(--nl-n);
  }
  .link.deleted .shaft {
    stroke-dasharray: 3 5;
    opacity: 0.75;
  }
  .link.deleted .head {
    fill: none;
    opacity: 0.75;
  }
  .node.gone .body {
    opacity: 0.45;
    stroke-dasharray: 4 4;
  }
  .sizes {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }
  .sizes li {
    display: grid;
    justify-items: center;
    min-width: 2.15rem;
    margin: 0 -1px -1px 0;
    padding: 0.1rem 0.2rem 0.2rem;
    border: 1px solid var(--nl-line);
    line-height: 1.2;
  }
  .sizes li > span {
    font-size: 0.74rem;
    color: var(--nl-muted);
  }
  .sizes b,
  .matrix b {
    display: grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.6em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--nl-n);
  }
  .gone b {
    color: var(--nl-bad);
    font-weight: 400;
  }
  .sizes .gone,
  .matrix td.gone {
    background: var(--nl-sunk);
  }
  .zero b {
    border: 2px solid var(--nl-p);
    border-radius: 50%;
    color: var(--nl-p);
  }
  .fresh b {
    animation: appear 420ms ease-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: scale(1.5);
    }
  }
  .sizes .here,
  .matrix td.here {
    box-shadow: inset 0 0 0 2px var(--nl-accent);
  }
  .matrix {
    display: grid;
    justify-content: safe center;
    overflow-x: auto;
    margin-top: 0.25rem;
  }
  .matrix table {
    border-collapse: collapse;
  }
  .matrix th {
    min-width: 1.9rem;
    padding: 0.1rem 0.3rem;
    font-size: 0.74rem;
    font-weight: 400;
    color: var(--nl-muted);
  }
  .matrix td {
    padding: 0.08rem;
    border: 1px solid var(--nl-line);
  }
  .matrix b {
    margin-inline: auto;
    font-size: 0.9em;
  }

  .matrix th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    background: var(--nl-raised);
  }
  @container (max-width: 27rem) {
    .matrix th {
      min-width: 1.4rem;
      padding-inline: 0.1rem;
    }
    .matrix b {
      min-width: 1.45em;
      height: 1.45em;
    }
    .claims {
      gap: 0.25rem;
    }
    .claim {
      padding-inline: 0.35rem;
      font-size: 0.92em;
    }
  }

  /* Two verdicts */
  .claims {
    display: flex;
    justify-content: center;
    align-items: stretch;
    gap: 0.6rem;
    margin-top: 0.4rem;
  }
  .claim {
    flex: 0 1 15rem;
    display: grid;
    justify-items: center;
    gap: 0.15rem;
    padding: 0.45rem 0.6rem;
    border: 1px solid var(--nl-line);
    border-radius: calc(var(--nl-radius) - 3px);
    text-align: center;
    line-height: 1.3;
  }
  .claim b {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2rem;
    font-size: 1.1em;
  }
  .claim .quiet {
    font-size: 0.9em;
  }
  .claim.wrong {
    border: 2px dashed var(--nl-bad);
  }
  .claim s {
    color: var(--nl-bad);
  }
  .sign {
    align-self: center;
    width: 1em;
    font: 600 1.6rem/1 var(--nl-ui);
    text-align: center;
    color: var(--nl-muted);
  }
  .differ .sign {
    color: var(--nl-bad);
  }
  .compared {
    margin: 0.35rem auto 0;
    max-width: 38rem;
    min-height: 2.9em;
    font-family: var(--nl-text);
    text-align: center;
    text-wrap: pretty;
  }
  .pair {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    margin-inline-end: 0.8rem;
  }
  .how.told {
    margin-block: 0 0.5rem;
  }
`;
