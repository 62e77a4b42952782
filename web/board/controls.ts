import { html, nothing, type TemplateResult } from 'lit';
import { icons } from './marks.ts';
import type { Session } from './session.ts';
import type { BoardWords } from './words.ts';

/** A view of the position, as the reader chooses it. */
export interface View {
  readonly id: string;
  readonly label: string;
}

type Play = 'new' | 'undo' | 'redo' | 'hint';

/** New game, undo, redo, hint: those asked for, in the order asked. */
export function drawPlay(session: Session, words: BoardWords, buttons: readonly Play[]): TemplateResult[] {
  const { match } = session;
  const does: Readonly<Record<Play, readonly [act: () => void, can: boolean]>> = {
    new: [() => session.newGame(), match !== null],
    undo: [() => session.undo(), match !== null && match.undoTo !== null],
    redo: [() => session.redo(), match !== null && match.redoTo !== null],
    hint: [() => session.climb(), session.interactive || session.leaving !== null || session.answering],
  };
  return buttons.map((name) => {
    const [act, can] = does[name];
    return html`<button class="button" aria-disabled=${!can} @click=${() => can && act()}>
      ${icons[name]}<span class=${name === 'undo' || name === 'redo' ? 'optional' : ''}>${words[name]}</span>
    </button>`;
  });
}

/** Ways to look at the position, one of them chosen. */
export function drawViews(
  views: readonly View[],
  chosen: string,
  choose: (id: string) => void,
  words: BoardWords,
): TemplateResult | typeof nothing {
  if (views.length < 2) return nothing;
  return html`<div class="segments" role="group" aria-label=${words.view}>
    ${views.map(
      ({ id, label }) => html`<button aria-pressed=${id === chosen} @click=${() => choose(id)}>${label}</button>`,
    )}
  </div>`;
}

/** A switch that stays where it is put. */
export const drawSwitch = (label: string, on: boolean, turn: () => void): TemplateResult =>
  html`<button class="tab switch" aria-pressed=${on} @click=${turn}>${label}</button>`;

/** Opens and closes a panel. */
export const drawTab = (label: string, open: boolean, toggle: () => void): TemplateResult =>
  html`<button class="tab" aria-expanded=${open} aria-controls=${open ? 'panel' : nothing} @click=${toggle}>
    ${label}
  </button>`;
