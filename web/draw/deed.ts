import { css, html, nothing, type TemplateResult } from 'lit';

/** What can be done with what is put together. */
export interface DeedButton {
  readonly label: string;
  readonly act: () => void;
  readonly can?: boolean;
  readonly strong?: boolean;
}

export interface Deed {
  /** What can be done; what is aimed at, or put together. */
  readonly said: unknown;
  /** Nothing is begun yet (`quiet`), or this is no move (`not`). */
  readonly tone?: 'quiet' | 'not' | '';
  /** Before the buttons. */
  readonly beside?: unknown;
  readonly buttons?: readonly DeedButton[];
}

/** The line under a board: what a reader is about to do. Its room stays while it changes. */
export function deedLine({ said, tone = '', beside = nothing, buttons }: Deed): TemplateResult {
  return html`<div class="deed ${buttons ? 'composing' : ''}">
    <p class="said ${tone}">${said}</p>
    ${beside}
    ${
      buttons
        ? html`<div class="buttons">
            ${buttons.map(
              ({ label, act, can = true, strong = false }) =>
                html`<button
                  class="button ${strong ? 'strong' : ''}"
                  aria-disabled=${!can}
                  @click=${() => can && act()}
                >
                  ${label}
                </button>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}

export const deedStyles = css`
  .deed {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 0.75rem;
    min-height: 2.9rem;
    margin-top: 0.35rem;
  }
  .deed.composing {
    min-height: 3.4rem;
  }
  .deed p {
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }
  .deed .button {
    flex: none;
  }
  .deed .not {
    color: var(--nl-bad);
  }
  .deed .buttons {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .deed .strong[aria-disabled='true'] {
    background: none;
    border-color: var(--nl-line);
    color: var(--nl-muted);
    font-weight: 400;
  }
  @container (max-width: 27rem) {
    .deed {
      min-height: 4.2rem;
    }
    .deed.composing {
      flex-wrap: wrap;
      align-content: center;
      min-height: 7rem;
    }
    .composing .said {
      flex-basis: 100%;
    }
  }
  @media print {
    .deed {
      display: none;
    }
  }
`;
