import { html, type TemplateResult, nothing, svg } from 'lit';
import { bit, bitCell, bitHead, bitsThen, bitTable, power, type BitRow } from '../../../draw/parts/bits.ts';
import { names } from '../../../draw/scene.ts';
import { number, type Language } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { touched, type Build, type Plan } from './plan.ts';
import type { words as en } from './words.en.ts';

export interface Columns {
  readonly words: typeof en;
  readonly language: Language;
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

/** A heap with more digits than this would leave no room for its bits. */
const longest = 9_999_999n;

/**
 * Each heap a row of bits; under them the ones of every column, modulo k + 1, as the solver counts them. A digit that
 * can be turned is the place `bit-<heap>-<place>`.
 */
export function mooreColumns(view: BoardView, own: Columns): TemplateResult {
  const w = own.words;
  const { numbers, analysis } = view;
  const { build, plan, planned } = own;
  const counted = analysis.facts['columns'] ?? [];
  const modulus = analysis.ruleNumbers[0]! + 1n;
  const n = (value: bigint | number) => number(value, own.language);
  const here = build?.steps[own.step]?.place ?? (build ? -1 : null);
  const free = build ? touched(build, own.step) : null;
  const lit = (place: number) => view.lit.has(`bit-${place}`) || here === place;
  // While a move is built, the columns from the highest to this one are done.
  const done = (place: number) => here !== null && place >= here;
  const changing = planned && !view.leaving;
  const leftOf = (size: bigint, heap: number) => (build?.plan ?? plan).get(heap) ?? size;
  /** The digit that is seen. */
  const digitOf = (size: bigint, heap: number, place: number) =>
    bit((build ? done(place) : changing) ? leftOf(size, heap) : size, place);
  const now = (place: number) => {
    if (done(place)) return build!.steps.find((each) => each.place === place)?.after ?? 0n;
    return (changing && own.then ? own.then : counted)[place] ?? 0n;
  };

  const heapRow = (size: bigint, heap: number): BitRow => {
    const left = leftOf(size, heap);
    const name = w.place([n(heap)]);
    return {
      className: names('', { going: free?.has(heap), lit: view.lit.has(`heap-${heap}`) }),
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
  const countOf = (place: number, value: bigint, main: boolean) =>
    countCell({
      ...{ value, modulus, write: n, sockets: main, lit: main && lit(place) },
      said: w.countOf(power(place), n(value), n(modulus)),
    });
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
        cell: (place) => countOf(place, now(place), true),
      },
      {
        className: 'counts before',
        head: compared ? w.before : null,
        cell: (place) => (compared ? countOf(place, counted[place] ?? 0n, false) : html`<td></td>`),
      },
    ],
  });
}

// Under a table of bits: the ones of each column, counted modulo some number.

/** More than this in a column are only counted. */
const mostSockets = 6;

interface Count {
  readonly value: bigint;
  readonly modulus: bigint;
  /** As it is heard. */
  readonly said: string;
  readonly write: (value: bigint) => string;
  readonly lit?: boolean;
  /** Drawn as so many of `modulus` − 1 sockets that are filled. */
  readonly sockets?: boolean;
}

function countCell({ value, modulus, said, write, lit, sockets = false }: Count): TemplateResult {
  const of = Number(modulus) - 1;
  return html`<td class=${names('', { left: value, lit })}>
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
