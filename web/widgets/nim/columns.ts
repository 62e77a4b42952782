import { html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import { number, type Language } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { words } from './words.ts';

/** Never fewer columns than this: three heaps of one stone should still look like a table. */
const fewestBits = 3;

const bit = (value: bigint, place: number) => (value >> BigInt(place)) & 1n;
const superscript = (value: number) => [...String(value)].map((each) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(each)]).join('');

/**
 * Each heap a row of bits, powers of two aligned; under them whether each column holds an odd number of ones, and
 * the nim-sum, which is the solver's (its row is empty until that is known). A winning move shows the bits it flips.
 */
export function drawColumns(
  view: BoardView,
  language: Language,
  aimed: number,
  aim?: (heap: number) => void,
): TemplateResult {
  const text = words[language];
  const { numbers, analysis } = view;
  const n = (value: bigint | number) => number(value, language);
  const rooms = view.origin.length === numbers.length ? [...numbers, ...view.origin] : numbers;
  const width = rooms.reduce((most, each) => Math.max(most, each.toString(2).length), fewestBits);
  const places = Array.from({ length: width }, (_, i) => width - 1 - i);
  const sum = analysis.grundy;
  const best = view.hint ?? view.marked[0] ?? null;
  const after = (move: Move, heap: number, size: bigint) =>
    Number(move.numbers[0]) === heap ? size - (move.numbers[1] ?? 0n) : size;
  const large = width > 10;
  return html`<div class="scroll" role="group" aria-label=${text.table}>
    <table class="columns ${large ? 'dense' : ''}">
      <caption class="visually-hidden">
        ${text.table}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${places.map(
            (place) =>
              html`<th scope="col" class="power ${view.lit.has(`bit-${place}`) ? 'lit' : ''}">
                ${large ? html`2${superscript(place)}` : 2 ** place}
              </th>`,
          )}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${numbers.map((size, i) => {
          const heap = i + 1;
          const then = best && !view.leaving ? after(best, heap, size) : size;
          return html`<tr
            class="${aimed === heap ? 'aimed' : ''} ${view.lit.has(`heap-${heap}`) ? 'lit' : ''}"
            data-point="heap-${heap}"
            @pointerenter=${() => aim?.(heap)}
          >
            <th scope="row">
              <span class="visually-hidden">${text.heap(n(heap))}: </span><span class="number">${n(size)}</span>
            </th>
            ${places.map((place) => {
              const now = bit(size, place);
              const flips = now !== bit(then, place);
              return html`<td
                class="bit ${now ? 'one' : 'zero'} ${flips ? 'flips' : ''} ${view.lit.has(`bit-${place}`) ? 'lit' : ''}"
              >
                <span>${now}</span>
              </td>`;
            })}
            <td class="then">
              ${then === size ? nothing : html`<span class="becomes" aria-label=${text.flips(n(then))}>→ ${n(then)}</span>`}
            </td>
          </tr>`;
        })}
      </tbody>
      <tfoot>
        <tr class="ones">
          <th scope="row">${text.ones}</th>
          ${places.map((place) => {
            const ones = numbers.reduce((count, size) => count + Number(bit(size, place)), 0);
            const odd = ones % 2 === 1;
            return html`<td class=${odd ? 'odd' : 'even'}>
              ${n(ones)}<span class="parity">${odd ? text.odd : text.even}</span>
            </td>`;
          })}
          <td></td>
        </tr>
        <tr class="sum ${view.lit.has('sum') ? 'lit' : ''}">
          <th scope="row">${text.nimSum} <b class="number">${sum === null ? nothing : n(sum)}</b></th>
          ${places.map((place) =>
            sum === null
              ? html`<td class="bit"></td>`
              : html`<td class="bit ${bit(sum, place) ? 'one' : 'zero'}"><span>${bit(sum, place)}</span></td>`,
          )}
          <td></td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}
