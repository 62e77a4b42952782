import { css } from 'lit';
import stepperSheet from '../../draw/stepper/stepper.css?inline';
import { sheets } from '../../draw/sheets.ts';
import { deskStyles } from '../styles.ts';

export const nimberStyles = [
  ...deskStyles,
  ...sheets(stepperSheet),
  css`
    .operations {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 0.3rem;
      margin-block-end: 0.7rem;
    }
    .operations button {
      min-height: 2.75rem;
      padding: 0.2rem 0.4rem;
      border: 1px solid var(--nl-line);
      border-radius: calc(var(--nl-radius) - 3px);
      background: none;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .operations button:hover {
      background: var(--nl-sunk);
    }
    .operations button[aria-pressed='true'] {
      border-color: var(--nl-accent);
      background: var(--nl-accent);
      color: var(--nl-on-accent);
      font-weight: 600;
    }
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0.4rem 0.6rem;
      margin: 0;
    }
    .field {
      flex: 1 1 9rem;
    }
    .field input {
      font-variant-numeric: tabular-nums;
    }
    .sign {
      padding-block-end: 0.55rem;
      color: var(--nl-muted);
      font-size: 1.2em;
    }
    .problem {
      flex: 1 1 100%;
    }
    .result {
      margin: 0.1rem 0 0;
      font-size: 1.75em;
      font-weight: 600;
      line-height: 1.3;
      min-height: 1.3em;
      text-align: center;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
      text-wrap: balance;
    }
    .result.long {
      font-size: 1.15em;
      min-height: 2.6em;
    }
    .meaning {
      min-height: 1.45em;
      margin: 0.1rem auto 0;
      max-width: 44em;
      color: var(--nl-muted);
      font-size: 0.95em;
      text-align: center;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    .under {
      margin: 0.6rem -1rem 0;
      border-top: 1px solid var(--nl-line);
      padding: 0.5rem 1rem 0;
    }
    .under > .quiet {
      margin: 0.4rem 0;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.2rem 1rem;
    }
    .bar .stepper {
      margin: 0;
    }
    .where {
      color: var(--nl-muted);
      font-size: 0.92em;
      font-variant-numeric: tabular-nums;
    }
    .steps {
      position: relative;
      height: 20rem;
      margin: 0.35rem 0 0;
      padding: 0;
      overflow-y: auto;
      list-style: none;
      overscroll-behavior: contain;
      /* A shadow at the edge behind which there is more: what covers it has the paper’s colour and moves with the list. */
      background:
        linear-gradient(var(--nl-raised) 30%, transparent) top / 100% 2rem no-repeat local,
        linear-gradient(transparent, var(--nl-raised) 70%) bottom / 100% 2rem no-repeat local,
        linear-gradient(var(--nl-line), transparent) top / 100% 0.6rem no-repeat,
        linear-gradient(transparent, var(--nl-line)) bottom / 100% 0.6rem no-repeat;
    }
    .steps li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.9rem;
      margin: 0;
      margin-inline-start: calc(var(--depth) * 1.15rem);
      padding: 0.2rem 0.4rem 0.2rem 0.7rem;
      border-inline-start: 2px solid var(--nl-line);
    }
    .steps b {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }
    .steps span {
      color: var(--nl-muted);
      font-size: 0.9em;
    }
    .steps .later {
      visibility: hidden;
    }
    .steps .now {
      background: var(--nl-sunk);
      border-color: var(--nl-accent);
    }
    .steps .whole b {
      color: var(--nl-accent);
    }
    .steps button {
      padding: 0 0.2rem;
      min-height: 1.7rem;
      border: 0;
      background: none;
      color: var(--nl-accent);
      text-decoration: underline;
      font-size: 0.9em;
    }
    .meaning:empty {
      display: none;
    }
    @container (max-width: 47rem) {
      .operations {
        grid-auto-flow: row;
        grid-template-columns: repeat(5, 1fr);
      }
    }
    @container (max-width: 27rem) {
      .operations {
        grid-template-columns: repeat(3, 1fr);
      }
      .under {
        margin-inline: -0.6rem;
        padding-inline: 0.6rem;
      }
      .field {
        flex-basis: 6rem;
      }
      .steps li {
        margin-inline-start: calc(var(--depth) * 0.6rem);
        padding-inline-start: 0.45rem;
      }
      .result {
        font-size: 1.45em;
      }
      .meaning {
        min-height: 2.9em;
      }
    }
    @media (forced-colors: active) {
      .operations button[aria-pressed='true'] {
        forced-color-adjust: none;
        outline: 2px solid Highlight;
      }
    }
    @media print {
      .operations,
      form {
        display: none;
      }
      .steps {
        height: auto;
      }
      .steps .later {
        visibility: visible;
      }
    }
  `,
];
