import { css, html, type TemplateResult } from 'lit';

/** A number of a rule, one less or one more at a press; where it may be any, it can be written. */
export interface Spin {
  readonly id: string;
  readonly value: bigint;
  readonly write: (value: bigint) => string;
  /** Of all of it, as it is heard. */
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly least: bigint;
  /** Beyond it the solver refuses; null: it says where. */
  readonly most?: bigint | null;
  set(value: bigint): void;
  /** What has been written, as it stands in the field. */
  readonly written?: (text: string, field: HTMLInputElement) => void;
}

export function spin({ id, value, write, label, less, more, least, most = null, set, written }: Spin): TemplateResult {
  const step = (by: bigint, name: string, sign: string) => {
    const off = value + by < least || (most !== null && value + by > most);
    return html`<button
      type="button"
      name="${id}${by}"
      aria-label=${name}
      aria-disabled=${off}
      @click=${() => off || set(value + by)}
    >
      ${sign}
    </button>`;
  };
  const typed = ({ target }: Event) => written?.((target as HTMLInputElement).value.trim(), target as HTMLInputElement);
  return html`<span class="spin" role="group" aria-label=${label}>
    ${step(-1n, less, '−')}
    ${
      written
        ? html`<input
            id=${id}
            inputmode="numeric"
            autocomplete="off"
            maxlength="20"
            aria-label=${label}
            .value=${`${value}`}
            @change=${typed}
          />`
        : html`<output>${write(value)}</output>`
    }
    ${step(1n, more, '+')}
  </span>`;
}

export const spinStyles = css`
  .spin {
    display: inline-flex;
    align-items: center;
    vertical-align: middle;
    border: 1px solid var(--nl-line-strong);
    border-radius: calc(var(--nl-radius) - 3px);
    line-height: 1.2;
    overflow: clip;
    font-variant-numeric: tabular-nums;
  }
  .spin button {
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    font-size: 1.2em;
    touch-action: manipulation;
  }
  .spin button:hover:not([aria-disabled='true']) {
    background: var(--nl-sunk);
  }
  .spin button[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  .spin :is(button, input):focus-visible {
    outline-offset: -3px;
  }
  .spin output {
    min-width: 1.6em;
    text-align: center;
    font-weight: 650;
  }
  .spin input {
    width: 3.2rem;
    min-height: 2.5rem;
    border: 0;
    border-radius: 0;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
