import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { number, type Language } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { touched, type Build } from './build.ts';
import { bit, bitLength, type Plan } from './plan.ts';
import { words } from './words.ts';

/** What the table and the rest of the board tell each other. */
export interface Link {
  readonly language: Language;
  /** One more than the heaps that a move may touch: the counts are taken modulo this. */
  readonly modulus: bigint;
  /** What is marked, or leaves, or would win: digits that change by it are marked, too. */
  readonly plan: Plan;
  /** Whether the plan is the reader's own: then the digits are those it leaves. */
  readonly planned: boolean;
  /** Counts of what the reader's plan leaves, as the solver has them; null while there are none. */
  readonly then: readonly bigint[] | null;
  readonly build: Build | null;
  readonly turn: ((heap: number, place: number) => void) | null;
}

/** Never fewer columns than this, as in Nim. */
const fewestBits = 3;
/** More than this in a column are only counted. */
const mostSockets = 6n;
/** A heap with more digits than this would leave no room for its bits. */
const longest = 9_999_999n;

const superscript = (value: number) => [...String(value)].map((each) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(each)]).join('');

/** Powers of two in words: 2³⁰ instead of 1,073,741,824. */
export const power = (place: number) => (place > 9 ? `2${superscript(place)}` : `${2 ** place}`);

/** Each heap a row of bits; under them the ones of every column, modulo k + 1, which is the solver's witness. */
export function drawColumns(view: BoardView, link: Link): TemplateResult {
  const w = words[link.language];
  const { numbers, analysis } = view;
  const { build, plan, planned, modulus } = link;
  const n = (value: bigint | number) => number(value, link.language);
  const rooms = view.origin.length === numbers.length ? [...numbers, ...view.origin] : numbers;
  const width = rooms.reduce((most, each) => Math.max(most, bitLength(each)), fewestBits);
  const places = Array.from({ length: width }, (_, i) => width - 1 - i);
  const dense = width > 10;
  const here = build?.steps[build.at]?.place ?? (build ? -1 : null);
  const free = build ? touched(build) : null;
  const lit = (place: number) => (view.lit.has(`bit-${place}`) || here === place ? 'lit' : '');
  // While a move is built, the columns from the highest to this one are done.
  const done = (place: number) => here !== null && place >= here;
  const counts = places.map((place) => {
    if (done(place)) return build!.after.witness[place] ?? 0n;
    return (planned && !view.leaving && link.then ? link.then : analysis.witness)[place] ?? 0n;
  });
  /** The digit that is seen. */
  const digitOf = (size: bigint, heap: number, place: number) => {
    const becomes = build ? done(place) : planned && !view.leaving;
    return bit(becomes ? ((build?.plan ?? plan).get(heap) ?? size) : size, place);
  };
  return html`<div class="scroll" role="group" aria-label=${w.table}>
    <table class="columns moore ${dense ? 'dense' : ''} ${build ? 'building' : ''}">
      <caption class="visually-hidden">
        ${w.table}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${places.map((place) => html`<th scope="col" class="power ${lit(place)}">${dense ? `2${superscript(place)}` : power(place)}</th>`)}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${numbers.map((size, i) => {
          const heap = i + 1;
          const left = (build?.plan ?? plan).get(heap) ?? size;
          const shown = build ? here === -1 : true;
          return html`<tr class="${free?.has(heap) ? 'aimed' : ''} ${view.lit.has(`heap-${heap}`) ? 'lit' : ''}">
            <th scope="row">
              ${
                size > longest
                  ? w.place([n(heap)])
                  : html`<span class="visually-hidden">${w.place([n(heap)])}: </span
                      ><span class="number">${n(size)}</span>`
              }
            </th>
            ${places.map((place) => {
              const turned = bit(size, place) !== bit(left, place);
              const open = free?.has(heap) === true && !done(place);
              const digit = digitOf(size, heap, place);
              const flips = turned && (build ? done(place) : true);
              const kind = `${open ? 'open' : digit ? 'one' : 'zero'} ${flips ? 'flips' : ''}`;
              return html`<td class="bit ${kind} ${lit(place)}">
                ${
                  link.turn
                    ? html`<div
                        class="turn"
                        data-cell="bit-${heap}-${place}"
                        role="button"
                        aria-pressed=${planned && turned}
                        aria-label=${w.digit(n(heap), power(place), `${digit}`)}
                        @click=${() => link.turn!(heap, place)}
                      >
                        <span>${digit}</span>
                      </div>`
                    : html`<span aria-label=${open ? w.free : nothing}>${open ? '·' : digit}</span>`
                }
              </td>`;
            })}
            <td class="then">
              ${left === size || !shown ? nothing : html`<span class="becomes" aria-label=${w.becomes(n(left))}>→ ${n(left)}</span>`}
            </td>
          </tr>`;
        })}
      </tbody>
      <tfoot>
        <tr class="ones">
          <th scope="row">${w.ones}</th>
          ${places.map((place) => html`<td>${n(numbers.reduce((sum, size, i) => sum + digitOf(size, i + 1, place), 0n))}</td>`)}
          <td></td>
        </tr>
        ${drawCounts(w.modulo(n(modulus)), places, counts, `${view.lit.has('counts') ? 'lit' : ''} main`)}
        ${
          planned || build
            ? drawCounts(
                w.before,
                places,
                places.map((place) => analysis.witness[place] ?? 0n),
                'before',
              )
            : drawCounts('', places, null, 'before')
        }
      </tfoot>
    </table>
  </div>`;

  function drawCounts(name: string, at: readonly number[], values: readonly bigint[] | null, kind: string) {
    return html`<tr class="counts ${kind}">
      ${name ? html`<th scope="row">${name}</th>` : html`<td></td>`}
      ${at.map((place, i) => {
        const value = values?.[i];
        if (value === undefined) return html`<td><span class="empty"></span></td>`;
        return html`<td class="${value ? 'left' : 'calm'} ${kind.includes('main') ? lit(place) : ''}">
          <span class="count-of" role="img" aria-label=${w.countOf(power(place), n(value), n(modulus))}>
            ${kind.includes('main') && modulus <= mostSockets + 1n ? sockets(Number(modulus) - 1, Number(value)) : nothing}
            <b>${n(value)}</b>
          </span>
        </td>`;
      })}
      <td></td>
    </tr>`;
  }
}

/** A digit of base k + 1 as pips: k sockets, so many of them filled. */
function sockets(of: number, filled: number): TemplateResult {
  const across = of > 3 ? 2 : 1;
  const down = Math.ceil(of / across);
  return html`<svg
    class="sockets"
    width=${across * 11}
    height=${down * 11}
    viewBox="0 0 ${across * 11} ${down * 11}"
    aria-hidden="true"
  >
    ${Array.from({ length: of }, (_, i) => {
      const [column, row] = [i % across, down - 1 - Math.floor(i / across)];
      return svg`<circle class=${i < filled ? 'pip' : 'socket'} cx=${column * 11 + 5.5} cy=${row * 11 + 5.5} r="3.9" />`;
    })}
  </svg>`;
}

export const columnStyles = css`
  .moore .bit span {
    transition:
      background 200ms,
      color 200ms,
      border-color 200ms;
  }
  /* A digit that can be turned is the whole cell. */
  .moore .turn {
    display: inline-grid;
    place-items: center;
    width: 2.45rem;
    height: 2.45rem;
    border-radius: 8px;
  }
  .moore .bit:has(.turn) {
    padding: 0;
  }
  .moore .turn:focus-visible {
    box-shadow: inset 0 0 0 2.5px var(--nl-accent);
  }
  .moore .bit.open > span {
    border-style: dotted;
    border-color: var(--nl-accent);
    color: var(--nl-accent);
  }
  .moore .counts td {
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
  .moore .counts.main td {
    padding-top: 0.35rem;
  }
  .moore .before :is(td, th) {
    height: 2.1em;
  }
  .moore .before .left b {
    background: none;
    box-shadow: none;
    font-weight: 400;
  }
  .moore.dense .turn {
    width: 1.75rem;
  }
`;
