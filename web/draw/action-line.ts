import { css, html, nothing, type TemplateResult } from 'lit';

/** What can be done with what is put together. */
export interface ActionButton {
  readonly label: string;
  readonly act: () => void;
  readonly can?: boolean;
  readonly strong?: boolean;
}

export interface ActionLine {
  /** What can be done; what is aimed at, or put together. */
  readonly said: unknown;
  /** Nothing is begun yet (`quiet`), or this is no move (`not`). */
  readonly tone?: 'quiet' | 'not' | '';
  /** Before the buttons. */
  readonly beside?: unknown;
  readonly buttons?: readonly ActionButton[];
}

/** The line under a board: what a reader is about to do. Its room stays while it changes. */
export function actionLine({ said, tone = '', beside = nothing, buttons }: ActionLine): TemplateResult {
  return html`<div class="action-line ${buttons ? 'composing' : ''}">
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

export const actionLineStyles = css`
  .action-line {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.3rem 0.75rem;
    min-height: 2.9rem;
    margin-top: 0.35rem;
  }
  .action-line.composing {
    min-height: 3.4rem;
  }
  .action-line p {
    margin: 0;
    text-align: center;
    text-wrap: balance;
  }
  .action-line .button {
    flex: none;
  }
  .action-line .not {
    color: var(--nl-bad);
  }
  .action-line .buttons {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .action-line .strong[aria-disabled='true'] {
    background: none;
    border-color: var(--nl-line);
    color: var(--nl-muted);
    font-weight: 400;
  }
  @container (max-width: 27rem) {
    .action-line {
      min-height: 4.2rem;
    }
    .action-line.composing {
      flex-wrap: wrap;
      align-content: center;
      min-height: 7rem;
    }
    .composing .said {
      flex-basis: 100%;
    }
  }
  @media print {
    .action-line {
      display: none;
    }
  }
`;
