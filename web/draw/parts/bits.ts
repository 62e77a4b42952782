import { html, nothing, type TemplateResult } from 'lit';
import { names, type Press } from '../scene.ts';

// The table of bits: numbers as rows of digits, powers of two aligned, and under them what is said of the columns.

export const bit = (value: bigint, place: number) => (value >> BigInt(place)) & 1n;
export const bitLength = (value: bigint) => (value === 0n ? 0 : value.toString(2).length);

/** Never fewer columns than this: three heaps of one stone should still look like a table. */
const fewest = 3;
/** More columns than this are drawn closely. */
const roomy = 10;

const superscript = (value: number) => [...String(value)].map((each) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(each)]).join('');
/** A power of two in few characters: 2³⁰ instead of 1,073,741,824. */
export const power = (place: number, short = place >= roomy) => (short ? `2${superscript(place)}` : `${2 ** place}`);

export interface BitRow {
  readonly className?: string;
  /** What is pointed at with the row (points.ts). */
  readonly point?: string;
  /** Before the digits: what the row is; null where it is empty. */
  readonly head: unknown;
  /** The row's `<td>` in the column of 2^place. */
  readonly cell: (place: number) => TemplateResult;
  /** After the digits. */
  readonly end?: unknown;
}

export interface BitTable {
  readonly label: string;
  readonly className?: string;
  /** Numbers that must find room, the rows' and others. */
  readonly room: readonly bigint[];
  /** Whether the head of a column is lit. */
  readonly lit: (place: number) => boolean;
  readonly rows: readonly BitRow[];
  readonly foot: readonly BitRow[];
}

export function bitTable({ label, className = '', room, lit, rows, foot }: BitTable): TemplateResult {
  const width = room.reduce((most, each) => Math.max(most, bitLength(each)), fewest);
  const places = Array.from({ length: width }, (_, i) => width - 1 - i);
  const dense = width > roomy;
  const row = ({ className, point, head, cell, end }: BitRow) =>
    html`<tr class=${className || nothing} data-point=${point ?? nothing}>
      ${head === null ? html`<td></td>` : html`<th scope="row">${head}</th>`} ${places.map(cell)}
      <td class="then">${end ?? nothing}</td>
    </tr>`;
  return html`<div class="scroll" role="group" aria-label=${label}>
    <table class=${names('columns', { dense, [className]: className })}>
      <caption class="visually-hidden">
        ${label}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${places.map(
            (place) => html`<th scope="col" class=${names('power', { lit: lit(place) })}>${power(place, dense)}</th>`,
          )}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>
      <tfoot>
        ${foot.map(row)}
      </tfoot>
    </table>
  </div>`;
}

/** A number before its digits; `heard`: what it is the size of. */
export const bitHead = (heard: string, size: string): TemplateResult =>
  html`<span class="visually-hidden">${heard}: </span><span class="number">${size}</span>`;

export interface Digit {
  /** null: not known, the place is empty. */
  readonly digit: bigint | null;
  /** The move that is seen turns it. */
  readonly flips?: boolean;
  readonly lit?: boolean;
  /** It may yet become either, as is heard. */
  readonly open?: string | null;
  /** It can be turned by hand. */
  readonly press?: Press | null;
}

export function bitCell({ digit, flips, lit, open, press }: Digit): TemplateResult {
  if (digit === null) return html`<td class="bit"></td>`;
  const states = { open, one: !open && digit, zero: !open && !digit, flips, lit };
  const face = html`<span aria-label=${open || nothing}>${open ? '·' : digit}</span>`;
  return html`<td class=${names('bit', states)}>
    ${
      press
        ? html`<div
            class="turn"
            data-cell=${press.id}
            role="button"
            aria-pressed=${press.pressed ?? nothing}
            aria-disabled=${press.disabled ?? false}
            aria-label=${press.label}
          >
            ${face}
          </div>`
        : face
    }
  </td>`;
}

/** What the number of a row becomes by the move that is seen. */
export const bitsThen = (heard: string, size: string): TemplateResult =>
  html`<span class="becomes" aria-label=${heard}>→ ${size}</span>`;
