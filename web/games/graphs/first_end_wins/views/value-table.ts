import { html, type TemplateResult } from 'lit';

/** Of two verdicts, one. */
interface Claim {
  /** Who says so. */
  readonly by: string;
  readonly verdict: unknown;
  readonly reason: string;
  /** It is not true. */
  readonly wrong?: boolean;
}

/** Two verdicts of one position beside each other; `sign` between them, and what that means. */
export const claimPair = (label: string, [one, other]: readonly [Claim, Claim], sign: string, said: string) => {
  const claim = ({ by, verdict, reason, wrong = false }: Claim): TemplateResult =>
    html`<div class="claim ${wrong ? 'wrong' : ''}">
      <span>${by}</span><b>${verdict}</b><span class="quiet">${reason}</span>
    </div>`;
  return html`<div class="claims ${one.wrong || other.wrong ? 'differ' : ''}" role="group" aria-label=${label}>
      ${claim(one)}<span class="sign" aria-hidden="true">${sign}</span>${claim(other)}
    </div>
    <p class="compared">${said}</p>`;
};

// Values of components by their size: a row by one number, a table by two.

export interface ValueCell {
  /** `zero`, `gone`, `here`, `fresh`. */
  readonly states: string;
  readonly written: string;
  /** As it is heard, with the size. */
  readonly said: string;
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** Values by size, from 1 on. */
export const valueRow = (
  label: string,
  count: number,
  write: (size: number) => string,
  cell: (size: number) => ValueCell,
): TemplateResult =>
  html`<ol class="sizes" aria-label=${label}>
    ${upTo(count).map((size) => {
      const { states, written, said } = cell(size);
      return html`<li class=${states}>
        <span aria-hidden="true">${write(size)}</span><b aria-hidden="true">${written}</b
        ><span class="visually-hidden">${said}</span>
      </li>`;
    })}
  </ol>`;

/** Values by width and height, from 1 on. */
export const valueTable = (
  label: string,
  [columns, rows]: readonly [number, number],
  write: (side: number) => string,
  cell: (column: number, row: number) => ValueCell,
): TemplateResult =>
  html`<div class="scroll matrix" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr>
          <td></td>
          ${upTo(columns).map((column) => html`<th scope="col">${write(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${upTo(rows).map(
          (row) =>
            html`<tr>
              <th scope="row">${write(row)}</th>
              ${upTo(columns).map((column) => {
                const { states, written, said } = cell(column, row);
                return html`<td class=${states} title=${said}>
                  <b aria-hidden="true">${written}</b><span class="visually-hidden">${said}</span>
                </td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
