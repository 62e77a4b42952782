import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { bit, bitCell, bitHead, bitsThen, bitTable, power, type BitRow } from '../kit/parts/bits.ts';
import { names } from '../kit/scene.ts';
import { number, type Language } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { touched, type Build } from './build.ts';
import type { Plan } from './plan.ts';
import { words } from './words.ts';

export interface Columns {
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
  /** The step of the build that is seen. */
  readonly step: number;
  /** Whether digits can be turned. */
  readonly turns: boolean;
}

/** More than this in a column are only counted. */
const mostSockets = 6n;
/** A heap with more digits than this would leave no room for its bits. */
const longest = 9_999_999n;

/**
 * Each heap a row of bits; under them the ones of every column, modulo k + 1, which is the solver's witness. A digit that
 * can be turned is the place `bit-<heap>-<place>`.
 */
export function mooreColumns(view: BoardView, own: Columns): TemplateResult {
  const w = words[own.language];
  const { numbers, analysis } = view;
  const { build, plan, planned, modulus } = own;
  const n = (value: bigint | number) => number(value, own.language);
  const here = build?.steps[own.step]?.place ?? (build ? -1 : null);
  const free = build ? touched(build, own.step) : null;
  const lit = (place: number) => view.lit.has(`bit-${place}`) || here === place;
  // While a move is built, the columns from the highest to this one are done.
  const done = (place: number) => here !== null && place >= here;
  const leftOf = (size: bigint, heap: number) => (build?.plan ?? plan).get(heap) ?? size;
  /** The digit that is seen. */
  const digitOf = (size: bigint, heap: number, place: number) =>
    bit((build ? done(place) : planned && !view.leaving) ? leftOf(size, heap) : size, place);
  const now = (place: number) => {
    if (done(place)) return build!.after.witness[place] ?? 0n;
    return (planned && !view.leaving && own.then ? own.then : analysis.witness)[place] ?? 0n;
  };

  const heapRow = (size: bigint, heap: number): BitRow => {
    const left = leftOf(size, heap);
    const name = w.place([n(heap)]);
    return {
      className: names('', { aimed: free?.has(heap), lit: view.lit.has(`heap-${heap}`) }),
      head: size > longest ? name : bitHead(name, n(size)),
      cell: (place) => {
        const turned = bit(size, place) !== bit(left, place);
        const digit = digitOf(size, heap, place);
        return bitCell({
          digit,
          open: free?.has(heap) && !done(place) ? w.free : null,
          flips: turned && (!build || done(place)),
          lit: lit(place),
          press: own.turns
            ? {
                id: `bit-${heap}-${place}`,
                label: w.digit(n(heap), power(place), `${digit}`),
                pressed: planned && turned,
                disabled: !view.interactive,
              }
            : null,
        });
      },
      end: left === size || (build && here !== -1) ? null : bitsThen(w.becomes(n(left)), n(left)),
    };
  };
  const countCell = (place: number, value: bigint, main: boolean) =>
    html`<td class=${names(value ? 'left' : 'calm', { lit: main && lit(place) })}>
      <span class="count-of" role="img" aria-label=${w.countOf(power(place), n(value), n(modulus))}>
        ${main && modulus <= mostSockets + 1n ? sockets(Number(modulus) - 1, Number(value)) : nothing}
        <b>${n(value)}</b>
      </span>
    </td>`;
  const compared = planned || build !== null;
  return bitTable({
    label: w.table,
    className: names('moore', { building: build }),
    room: view.origin.length === numbers.length ? [...numbers, ...view.origin] : numbers,
    lit,
    rows: numbers.map((size, i) => heapRow(size, i + 1)),
    foot: [
      {
        className: 'ones',
        head: w.ones,
        cell: (place) => html`<td>${n(numbers.reduce((sum, size, i) => sum + digitOf(size, i + 1, place), 0n))}</td>`,
      },
      {
        className: names('counts main', { lit: view.lit.has('counts') }),
        head: w.modulo(n(modulus)),
        cell: (place) => countCell(place, now(place), true),
      },
      {
        className: 'counts before',
        head: compared ? w.before : null,
        cell: (place) => (compared ? countCell(place, analysis.witness[place] ?? 0n, false) : html`<td></td>`),
      },
    ],
  });
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
`;
