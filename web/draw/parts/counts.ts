import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { names } from '../scene.ts';

// Under a table of bits: the ones of each column, counted modulo some number.

/** More than this in a column are only counted. */
const mostSockets = 6;

export interface Count {
  readonly value: bigint;
  readonly modulus: bigint;
  /** As it is heard. */
  readonly said: string;
  readonly write: (value: bigint) => string;
  readonly lit?: boolean;
  /** Drawn as so many of `modulus` − 1 sockets that are filled. */
  readonly sockets?: boolean;
}

export function countCell({ value, modulus, said, write, lit, sockets = false }: Count): TemplateResult {
  const of = Number(modulus) - 1;
  return html`<td class=${names(value ? 'left' : 'calm', { lit })}>
    <span class="count-of" role="img" aria-label=${said}>
      ${sockets && of <= mostSockets ? socketsOf(of, Number(value)) : nothing}
      <b>${write(value)}</b>
    </span>
  </td>`;
}

function socketsOf(of: number, filled: number): TemplateResult {
  const across = of > 3 ? 2 : 1;
  const [width, height] = [across * 11, Math.ceil(of / across) * 11];
  const socket = (_: unknown, i: number) =>
    svg`<circle class=${i < filled ? 'pip' : 'socket'} cx=${(i % across) * 11 + 5.5} cy=${height - 5.5 - Math.floor(i / across) * 11} r="3.9" />`;
  return html`<svg class="sockets" width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${Array.from({ length: of }, socket)}
  </svg>`;
}

export const countStyles = css`
  .columns .counts td {
    vertical-align: bottom;
  }
  .count-of {
    display: inline-grid;
    justify-items: center;
    gap: 0.15rem;
  }
  .count-of b {
    display: inline-grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.6em;
    padding-inline: 0.2em;
    font-weight: 400;
    color: var(--nl-muted);
    border-radius: 5px;
  }
  .left .count-of b {
    font-weight: 700;
    color: var(--nl-n);
    background: var(--nl-n-soft);
    box-shadow: inset 0 0 0 1.5px var(--nl-n);
  }
  .sockets {
    display: block;
  }
  .socket {
    fill: none;
    stroke: var(--nl-line-strong);
    stroke-width: 1.2;
    opacity: 0.6;
  }
  .pip {
    fill: var(--nl-n);
  }
  .columns .counts.main td {
    padding-top: 0.35rem;
  }
  .columns .before :is(td, th) {
    height: 2.1em;
  }
  .columns .before .left b {
    background: none;
    box-shadow: none;
    font-weight: 400;
  }
`;
