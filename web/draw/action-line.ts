import { html, nothing, type TemplateResult } from 'lit';

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
