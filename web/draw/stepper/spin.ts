import { html, type TemplateResult } from 'lit';

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
