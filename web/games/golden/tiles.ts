import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import { names } from '../../draw/scene.ts';
import { number, type Language } from '../../board/language.ts';
import { outcomeMark } from '../../board/marks.ts';
import type { BoardView } from '../../board/view.ts';
import { heapOf, short } from './wall.ts';
import { limitedWords } from './words.ts';

/** The terms that the number is made of, as the solver takes it apart: ascending. */
export const partsIn = ({ facts }: Analysis): readonly bigint[] => facts['parts'] ?? [];

/** How many stones a tile (1 is the smallest) and all smaller ones hold. */
export const takeOfTile = (analysis: Analysis, tile: number): bigint =>
  partsIn(analysis)
    .slice(0, tile)
    .reduce((sum, part) => sum + part, 0n);

/** Of longer sequences only the terms around those used are written out. */
const termsShown = 22;

/**
 * `going`: how much is being considered, 0n for nothing. `judged`: what the smallest tile and the limit come to is
 * said.
 */
export function drawTiles(view: BoardView, language: Language, going: bigint, judged: boolean): TemplateResult {
  const w = limitedWords[language];
  const n = (value: bigint) => number(value, language);
  const { stones, limit } = heapOf(view.numbers);
  const { analysis, lit } = view;
  const parts = partsIn(analysis);
  const smallest = parts[0] ?? 0n;
  const leaving = view.leaving?.numbers[0] ?? 0n;
  const gone = leaving || going;
  const tiles = parts.map((size, i): Tile => {
    const to = takeOfTile(analysis, i + 1);
    const from = to - size;
    const cut = gone > from && gone < to;
    const goes = cut || gone >= to;
    return {
      ...{ id: `tile-${i + 1}`, size, label: w.tile(n(size), n(to)), disabled: !view.interactive },
      cut: cut ? Number(((gone - from) * 1000n) / size) / 10 : null,
      states: {
        leaving: goes && leaving,
        going: goes && !leaving,
        smallest: i === 0,
        hint: (view.hint?.numbers[0] ?? 0n) >= to,
        where: view.where && i === 0,
        wins: view.wins.some((move) => move.numbers[0]! >= to),
        lit: lit.has(`tile-${i + 1}`),
      },
    };
  });
  // A heap that has shrunk leaves room beside it: what stays, stays where it is.
  const room = view.origin[0] ?? 0n;
  const share = stones >= room || parts.length > crowded ? 100 : Number((stones * 10_000n) / room) / 100;
  const comes = analysis.outcome === 'P' ? w.tooLong : w.fits;
  return html`<div class="tiling ${lit.has('heap') ? 'lit' : ''}">
    ${tileRow(w.tiles, tiles.toReversed(), share, n, w.noTiles)}
    ${fitting(
      [
        [w.smallestTile, smallest],
        [w.limit, limit],
      ],
      n,
      smallest === 0n || !judged
        ? nothing
        : html`${outcomeMark(analysis.outcome, language)} ${comes(n(smallest), n(limit))}`,
      { lit: lit.has('limit'), over: smallest === 0n },
    )}
    ${numeral(w.ruler, placesOf(view, language))}
  </div>`;
}

/** The terms, the largest first; of a very long sequence the solver tells only the largest, and the parts below. */
function placesOf({ analysis, lit }: BoardView, language: Language): (Place | string)[] {
  const w = limitedWords[language];
  const n = (value: bigint) => number(value, language);
  const parts = partsIn(analysis);
  const terms = analysis.facts['terms'] ?? [];
  const used = new Set(parts);
  const brief = terms.length > termsShown;
  const whole = terms[0] === 1n;
  const below = parts.filter((part) => terms.length > 0 && part < terms[0]!);
  const isWritten = (i: number) =>
    !brief || [i - 1, i, i + 1].some((at) => used.has(terms[at] ?? 0n)) || (whole && i < 3);
  const place = (term: bigint): Place => {
    const on = used.has(term);
    const states = { smallest: term === parts[0], lit: lit.has(`term-${term}`) };
    return { term: short(term), whole: n(term), on, label: (on ? w.used : w.skipped)(n(term)), states };
  };
  const places: (Place | string)[] = [];
  for (let i = terms.length - 1; i >= 0;) {
    let end = i;
    while (end >= 0 && !isWritten(end)) end--;
    if (i - end > 1) {
      places.push(w.skippedMany(n(BigInt(i - end))));
      i = end;
      continue;
    }
    places.push(place(terms[i]!));
    i--;
  }
  for (const part of below.toReversed()) places.push('', place(part));
  if (below.length === 0 && !whole && terms.length > 0) places.push('');
  return places;
}

// A number laid out as tiles, to scale, and as a numeral of a sequence's terms.

interface Tile {
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
const crowded = 10;

/** Tiles beside each other, as wide as `share` percent of the room; `none` where there are none. */
function tileRow(
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
    class=${names('tile-row', { crowded: tiles.length > crowded })}
    .style=${`width:max(${share}%,min(100%,9rem))`}
    role="group"
    aria-label=${label}
  >
    ${tiles.length > 0 ? tiles.map(drawn) : html`<p class="none">${none}</p>`}
  </div>`;
}

/** Two lengths on one scale, the second as an opening that the first may fit through. */
function fitting(
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
interface Place {
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
const numeral = (label: string, places: readonly (Place | string)[]): TemplateResult =>
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
