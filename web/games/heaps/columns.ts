import { html, nothing, type TemplateResult } from 'lit';
import { bit, bitCell, bitHead, bitsThen, bitTable } from '../../draw/parts/bits.ts';
import { names } from '../../draw/scene.ts';
import { number, type Language } from '../../board/language.ts';
import { heapWords } from './words.ts';

export interface SumColumns {
  readonly language: Language;
  readonly numbers: readonly bigint[];
  /** Numbers that have been here in this game: the table keeps room for them. */
  readonly room: readonly bigint[];
  /** Their nim-sum, as the solver has it; null until it is known. */
  readonly sum: bigint | null;
  /** What the move that is seen leaves of a heap, from 1. */
  readonly then: (heap: number, size: bigint) => bigint;
  /** 0: none. */
  readonly going: number;
  readonly lit: ReadonlySet<string>;
  /** What a row is, before its digits, where it is no heap. */
  readonly head?: (heap: number, size: bigint) => unknown;
}

/**
 * Each heap a row of bits; under them whether each column holds an odd number of ones, and the nim-sum. A winning move
 * shows the bits it flips. Rows are pointed at as `heap-<i>`.
 */
export function sumColumns({ language, numbers, room, sum, then, going, lit, head }: SumColumns): TemplateResult {
  const w = heapWords[language];
  const n = (value: bigint | number) => number(value, language);
  const litBit = (place: number) => lit.has(`bit-${place}`);
  return bitTable({
    label: w.table,
    room: [...numbers, ...room],
    lit: litBit,
    rows: numbers.map((size, i) => {
      const heap = i + 1;
      const left = then(heap, size);
      return {
        className: names('', { going: going === heap, lit: lit.has(`heap-${heap}`) }),
        point: `heap-${heap}`,
        head: head?.(heap, size) ?? bitHead(w.heap(n(heap)), n(size)),
        cell: (place) => {
          const digit = bit(size, place);
          return bitCell({ digit, flips: digit !== bit(left, place), lit: litBit(place) });
        },
        end: left === size ? null : bitsThen(w.becomes(n(left)), n(left)),
      };
    }),
    foot: [
      {
        className: 'ones',
        head: w.ones,
        cell: (place) => {
          const ones = numbers.reduce((count, size) => count + Number(bit(size, place)), 0);
          // Whether they are odd is what the nim-sum says there.
          const parity = sum === null ? null : bit(sum, place) ? 'odd' : 'even';
          return html`<td class=${parity ?? nothing}>
            ${n(ones)}<span class="parity">${parity ? w[parity] : '\u00a0'}</span>
          </td>`;
        },
      },
      {
        className: names('sum', { lit: lit.has('sum') }),
        head: html`${w.nimSum} <b class="number">${sum === null ? nothing : n(sum)}</b>`,
        cell: (place) => bitCell({ digit: sum === null ? null : bit(sum, place) }),
      },
    ],
  });
}
