import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import { number, type Language } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import type { BoardView } from '../shell/view.ts';
import { heapOf, short } from './wall.ts';
import { limitedWords } from './words.ts';

/** The number as parts that are terms of the sequence, and the terms up to it: both ascending. */
export interface Decomposition {
  readonly parts: readonly bigint[];
  readonly terms: readonly bigint[];
}

export function decompositionIn({ witness }: Analysis): Decomposition {
  const count = Number(witness[0] ?? 0n);
  return { parts: witness.slice(1, 1 + count), terms: witness.slice(1 + count) };
}

/** How many stones a tile (1 is the smallest) and all smaller ones hold. */
export const takeOfTile = (analysis: Analysis, tile: number): bigint =>
  decompositionIn(analysis)
    .parts.slice(0, tile)
    .reduce((sum, part) => sum + part, 0n);

/** Tiles up to this have a mark for every stone. */
const unitsShown = 34n;
/** Of longer sequences only the terms around those used are written out. */
const termsShown = 22;
/** More tiles than this are lower. */
const crowded = 10;

/** `going`: how much is being considered, 0n for nothing. */
export function drawTiles(view: BoardView, language: Language, going: bigint): TemplateResult {
  const w = limitedWords[language];
  const n = (value: bigint) => number(value, language);
  const { stones, limit } = heapOf(view.numbers);
  const { parts, terms } = decompositionIn(view.analysis);
  const leaving = view.leaving?.numbers[0] ?? 0n;
  const hinted = view.hint?.numbers[0] ?? 0n;
  const gone = leaving || going;
  let before = 0n;
  const tiles = parts.map((part, i) => {
    const [from, to] = [before, (before += part)];
    const cut = gone > from && gone < to;
    const state = [
      gone >= to || cut ? (leaving ? 'leaving' : 'going') : '',
      cut ? 'cut' : '',
      i === 0 ? 'smallest' : '',
      hinted >= to ? 'hint' : '',
      view.hintPlace && i === 0 ? 'hinted' : '',
      view.marked.some((move) => move.numbers[0]! >= to) ? 'marked' : '',
      view.lit.has(`tile-${i + 1}`) ? 'lit' : '',
    ].join(' ');
    // Exactly to scale where every number has room; where not, a tile is as wide as its number.
    const grow = Number((part * 1_000_000n) / (stones || 1n)) / 1000;
    return html`<button
      type="button"
      class="tile ${state} ${part <= unitsShown && stones <= 3n * unitsShown ? 'units' : ''}"
      .style=${`flex-grow:${Math.max(grow, 0.001)};--units:${part <= unitsShown ? part : 1};--cut:${cut ? Number(((gone - from) * 1000n) / part) / 10 : 100}%`}
      data-cell="tile-${i + 1}"
      data-glide="tile-${part}"
      aria-disabled=${!view.interactive}
      aria-label=${w.tile(n(part), n(to))}
    >
      <b>${n(part)}</b>
    </button>`;
  });
  // A heap that has shrunk leaves room beside it: what stays, stays where it is.
  const room = view.origin[0] ?? 0n;
  const share = stones >= room || parts.length > crowded ? 100 : Number((stones * 10_000n) / room) / 100;
  return html`<div class="tiling ${view.lit.has('heap') ? 'lit' : ''}">
    <div
      class="laid ${parts.length > crowded ? 'crowded' : ''}"
      .style=${`width:max(${share}%,min(100%,9rem))`}
      role="group"
      aria-label=${w.tiles}
    >
      ${parts.length > 0 ? tiles.reverse() : html`<p class="none">${w.noTiles}</p>`}
    </div>
    ${drawGate(view, parts[0] ?? 0n, limit, language)} ${drawRuler(view, { parts, terms }, language)}
  </div>`;
}

/** The smallest tile beside the limit, on one scale; what comes of it is the solver's outcome. */
function drawGate(view: BoardView, part: bigint, limit: bigint, language: Language): TemplateResult {
  const w = limitedWords[language];
  const n = (value: bigint) => number(value, language);
  const most = part > limit ? part : limit;
  const share = (value: bigint) => `${Number((value * 10_000n) / (most || 1n)) / 100}%`;
  const { outcome } = view.analysis;
  return html`<div class="gate ${view.lit.has('limit') ? 'lit' : ''} ${part === 0n ? 'over' : ''}">
    <span class="name">${w.smallestTile} <b>${n(part)}</b></span>
    <span class="scale"><i class="part" .style=${`width:${share(part)}`}></i></span>
    <span class="name">${w.limit} <b>${n(limit)}</b></span>
    <span class="scale"><i class="opening" .style=${`width:${share(limit)}`}></i></span>
    <p class="comes">
      ${part === 0n ? nothing : html`${outcomeMark(outcome, language)} ${(part <= limit ? w.fits : w.tooLong)(n(part), n(limit))}`}
    </p>
  </div>`;
}

/** The terms like the places of a numeral, the largest first: 1 under those used, 0 under those skipped. */
function drawRuler(view: BoardView, { parts, terms }: Decomposition, language: Language): TemplateResult {
  const w = limitedWords[language];
  const n = (value: bigint) => number(value, language);
  const used = new Set(parts);
  const brief = terms.length > termsShown;
  // Of a very long sequence only the largest terms are told; of those below, the ones used.
  const whole = terms[0] === 1n;
  const below = parts.filter((part) => terms.length > 0 && part < terms[0]!);
  const near = (i: number) => !brief || [i - 1, i, i + 1].some((at) => used.has(terms[at] ?? 0n)) || (whole && i < 3);
  const place = (term: bigint) => {
    const on = used.has(term);
    return html`<li
      class="term ${on ? 'used' : ''} ${term === parts[0] ? 'smallest' : ''} ${view.lit.has(`term-${term}`) ? 'lit' : ''}"
      aria-label=${(on ? w.used : w.skipped)(n(term))}
    >
      <span aria-hidden="true" title=${n(term)}>${short(term)}</span><i aria-hidden="true">${on ? 1 : 0}</i>
    </li>`;
  };
  const places: TemplateResult[] = [];
  for (let i = terms.length - 1; i >= 0;) {
    let end = i;
    while (end >= 0 && !near(end)) end--;
    if (i - end > 1) {
      places.push(html`<li class="gap"><span>…</span><i>${w.skippedMany(n(BigInt(i - end)))}</i></li>`);
      i = end;
      continue;
    }
    places.push(place(terms[i]!));
    i--;
  }
  for (const part of below.toReversed()) places.push(html`<li class="gap"><span>…</span></li>`, place(part));
  if (below.length === 0 && !whole && terms.length > 0) places.push(html`<li class="gap"><span>…</span></li>`);
  return html`<ol class="ruler" aria-label=${w.ruler}>
    ${places}
  </ol>`;
}
