import { css, html, type TemplateResult } from 'lit';

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

export const valueTableStyles = css`
  .sizes {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }
  .sizes li {
    display: grid;
    justify-items: center;
    min-width: 2.15rem;
    margin: 0 -1px -1px 0;
    padding: 0.1rem 0.2rem 0.2rem;
    border: 1px solid var(--nl-line);
    line-height: 1.2;
  }
  .sizes li > span {
    font-size: 0.74rem;
    color: var(--nl-muted);
  }
  .sizes b,
  .matrix b {
    display: grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.6em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--nl-n);
  }
  .gone b {
    color: var(--nl-bad);
    font-weight: 400;
  }
  .sizes .gone,
  .matrix td.gone {
    background: var(--nl-sunk);
  }
  .zero b {
    border: 2px solid var(--nl-p);
    border-radius: 50%;
    color: var(--nl-p);
  }
  .fresh b {
    animation: appear 420ms ease-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: scale(1.5);
    }
  }
  .sizes .here,
  .matrix td.here {
    box-shadow: inset 0 0 0 2px var(--nl-accent);
  }
  .matrix {
    display: grid;
    justify-content: safe center;
    margin-top: 0.25rem;
  }
  .matrix table {
    border-collapse: collapse;
  }
  .matrix th {
    min-width: 1.9rem;
    padding: 0.1rem 0.3rem;
    font-size: 0.74rem;
    font-weight: 400;
    color: var(--nl-muted);
  }
  .matrix td {
    padding: 0.08rem;
    border: 1px solid var(--nl-line);
  }
  .matrix b {
    margin-inline: auto;
    font-size: 0.9em;
  }

  .matrix th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    background: var(--nl-raised);
  }
  @container (max-width: 27rem) {
    .matrix th {
      min-width: 1.4rem;
      padding-inline: 0.1rem;
    }
    .matrix b {
      min-width: 1.45em;
      height: 1.45em;
    }
  }
`;
