import { css, html, type TemplateResult } from 'lit';
import { names } from '../scene.ts';

// A number laid out as tiles, to scale, and as a numeral of a sequence's terms.

export interface Tile {
  readonly id: string;
  readonly size: bigint;
  readonly label: string;
  readonly disabled: boolean;
  readonly states: Readonly<Record<string, unknown>>;
  /** A part of it goes: how much of it, in percent. */
  readonly cut: number | null;
}

/** Tiles up to this have a mark for every unit, in a row up to thrice as long. */
const unitsShown = 34n;
/** More tiles than this are lower. */
export const crowded = 10;

/** Tiles beside each other, as wide as `share` percent of the room; `none` where there are none. */
export function tileRow(
  label: string,
  tiles: readonly Tile[],
  share: number,
  write: (value: bigint) => string,
  none: string,
): TemplateResult {
  const whole = tiles.reduce((sum, { size }) => sum + size, 0n);
  const drawn = ({ id, size, label, disabled, states, cut }: Tile) => {
    const counted = size <= unitsShown;
    // Exactly to scale where every number has room; where not, a tile is as wide as its number.
    const grow = Math.max(0.001, Number((size * 1_000_000n) / (whole || 1n)) / 1000);
    const units = counted && whole <= 3n * unitsShown;
    return html`<button
      type="button"
      class=${names('tile', { ...states, cut: cut !== null, units })}
      .style=${`flex-grow:${grow};--units:${counted ? size : 1};--cut:${cut ?? 100}%`}
      data-cell=${id}
      data-glide="tile-${size}"
      aria-disabled=${disabled}
      aria-label=${label}
    >
      <b>${write(size)}</b>
    </button>`;
  };
  return html`<div
    class=${names('laid', { crowded: tiles.length > crowded })}
    .style=${`width:max(${share}%,min(100%,9rem))`}
    role="group"
    aria-label=${label}
  >
    ${tiles.length > 0 ? tiles.map(drawn) : html`<p class="none">${none}</p>`}
  </div>`;
}

/** Two lengths on one scale, the second as an opening that the first may fit through. */
export function fitting(
  of: readonly [name: string, size: bigint][],
  write: (value: bigint) => string,
  comes: unknown,
  states: Readonly<Record<string, unknown>>,
): TemplateResult {
  const most = of.reduce((most, [, size]) => (size > most ? size : most), 1n);
  return html`<div class=${names('gate', states)}>
    ${of.map(
      ([name, size], i) =>
        html`<span class="name">${name} <b>${write(size)}</b></span>
          <span class="scale"
            ><i class=${i === 0 ? 'part' : 'opening'} .style=${`width:${Number((size * 10_000n) / most) / 100}%`}></i
          ></span>`,
    )}
    <p class="comes">${comes}</p>
  </div>`;
}

/** A place of a numeral; null: places that are left out, of which something may be said. */
export interface Place {
  readonly term: string;
  /** The whole of it, where it is written shortly. */
  readonly whole: string;
  readonly on: boolean;
  readonly label: string;
  readonly states: Readonly<Record<string, unknown>>;
}

/**
 * The terms like the places of a numeral: 1 under those used, 0 under those skipped. A string: what is left out there.
 */
export const numeral = (label: string, places: readonly (Place | string)[]): TemplateResult =>
  html`<ol class="ruler" aria-label=${label}>
    ${places.map((place) =>
      typeof place === 'string'
        ? html`<li class="gap"><span>…</span>${place && html`<i>${place}</i>`}</li>`
        : html`<li class=${names('term', { used: place.on, ...place.states })} aria-label=${place.label}>
            <span aria-hidden="true" title=${place.whole}>${place.term}</span
            ><i aria-hidden="true">${place.on ? 1 : 0}</i>
          </li>`,
    )}
  </ol>`;

export const tileStyles = css`
  .laid {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 4px;
    min-height: 3.4rem;
  }
  .tile {
    position: relative;
    flex: 1 1 0;
    min-width: max-content;
    min-height: 3.4rem;
    padding: 0.1rem 0.3rem;
    border: 1.5px solid var(--nl-stone-edge);
    border-radius: 6px;
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-variant-numeric: tabular-nums;
    overflow: hidden;
    transition:
      transform 140ms ease-out,
      opacity 140ms;
  }
  @starting-style {
    .tile {
      opacity: 0;
    }
  }
  .crowded .tile {
    min-height: 2.5rem;
  }
  .tile b {
    position: relative;
    font-weight: 650;
  }
  .tile.units::before {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 0.55rem;
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(100% / var(--units) - 1.5px),
      var(--nl-paper) calc(100% / var(--units) - 1.5px) calc(100% / var(--units))
    );
    opacity: 0.55;
  }
  .tile.smallest {
    border-color: var(--nl-accent);
    background: var(--nl-accent);
    color: var(--nl-on-accent);
  }
  .tile.lit {
    box-shadow: 0 0 0 3px var(--nl-p);
  }
  .tile:is(.marked, .hint, .hinted) {
    outline: 3px dashed var(--nl-stone-hint);
    outline-offset: 0;
  }
  .tile.hint {
    outline-style: solid;
  }
  .tile:focus-visible {
    outline: 3px solid var(--nl-ink);
    outline-offset: 2px;
  }
  .tile.going:not(.cut) {
    transform: translateY(-4px);
    opacity: 0.5;
  }
  .tile.cut::after {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    width: var(--cut);
    border-inline-start: 2.5px dashed var(--nl-accent);
    background: var(--nl-raised);
    opacity: 0.6;
  }
  .tile.leaving:not(.cut) {
    animation: nl-leave var(--nl-move) both;
  }
  .tile.leaving.cut::after {
    animation: uncover var(--nl-move) both;
  }
  @keyframes uncover {
    to {
      opacity: 1;
    }
  }
  .none {
    margin: auto;
    color: var(--nl-muted);
  }
  .gate {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.3rem 0.75rem;
    align-items: center;
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
  }
  .gate.over {
    visibility: hidden;
  }
  .gate .name {
    font-size: 0.92em;
    color: var(--nl-muted);
    overflow-wrap: anywhere;
  }
  .gate .name b {
    color: var(--nl-ink);
    font-variant-numeric: tabular-nums;
  }
  .scale {
    display: flex;
    height: 1.3rem;
  }
  .scale i {
    min-width: 3px;
    height: 100%;
    transition: width var(--nl-move);
  }
  .scale .part {
    border-radius: 4px;
    background: var(--nl-accent);
  }
  .scale .opening {
    border: 2.5px solid var(--nl-ink);
    border-block-start: 0;
    height: 0.8rem;
  }
  .gate.lit .opening {
    border-color: var(--nl-accent);
    border-width: 4px;
    border-block-start: 0;
  }
  .gate.lit .name:nth-of-type(3) b {
    color: var(--nl-accent);
    text-decoration: underline;
  }
  .gate .comes {
    grid-column: 1 / -1;
    margin: 0.1rem 0 0;
    min-height: 1.7em;
    font-family: var(--nl-text);
  }
  .ruler {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem 0;
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  .ruler li {
    display: grid;
    justify-items: center;
    min-width: 2.3rem;
    padding: 0.15rem 0.35rem;
    border-block-start: 2px solid var(--nl-line-strong);
    color: var(--nl-muted);
  }
  .ruler span {
    font-size: 0.88em;
    line-height: 1.5;
  }
  .ruler i {
    display: grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.6em;
    font-style: normal;
  }
  .ruler .used span {
    color: var(--nl-ink);
    font-weight: 650;
  }
  .ruler .used i {
    border-radius: 5px;
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-weight: 650;
  }
  .ruler .smallest i {
    background: var(--nl-accent);
    color: var(--nl-on-accent);
  }
  .ruler .lit {
    background: var(--nl-p-soft);
    border-block-start-color: var(--nl-p);
  }
  .ruler .gap {
    border-block-start-style: dashed;
  }
  .ruler .gap i {
    font-size: 0.78em;
    height: 2em;
  }
  @container (max-width: 27rem) {
    .gate {
      grid-template-columns: minmax(0, 1fr);
    }
    .tile {
      padding-inline: 0.2rem;
    }
  }
`;
