import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { SolverError } from '../../solver/types.ts';
import { explain, locate } from './error-words.ts';
import { drawField } from './field.ts';
import type { Language } from './language.ts';
import type { Session } from './session.ts';
import type { Opponent, Side } from './view.ts';
import { shellWords } from './words.ts';
import type { Written } from './world.ts';

/** What the fields are called; `rule` is null for a game without parameters. */
export interface Labels {
  readonly position: string;
  readonly rule: string | null;
}

const opponents = ['perfect', 'fallible', 'human'] as const satisfies readonly Opponent[];
const sides = ['you', 'opponent'] as const satisfies readonly Side[];

/** Position, rule and players of the next game. What is refused is said beside its field, and kept there. */
export function drawSetup(session: Session, written: Written, labels: Labels, language: Language): TemplateResult {
  const words = shellWords[language];
  const { match, error } = session;
  const { opponent, first } = match ?? written;
  const at = error?.field === 'rule' ? 'rule' : 'position';
  const field = (name: 'position' | 'rule', label: string, value: string) => {
    const wrong = error !== null && at === name;
    return drawField({ name, label, value: session.entered?.[name] ?? value, wrong, disabled: match === null });
  };
  const choose = (act: (value: string) => void) => (change: Event) => act((change.target as HTMLSelectElement).value);
  return html`<form class="setup" novalidate @submit=${(submit: SubmitEvent) => void setUp(session, submit)}>
    ${field('position', labels.position, match?.stations[0]!.position ?? '')}
    ${labels.rule === null ? nothing : field('rule', labels.rule, match?.rule ?? '')}
    <button class="button">${words.play}</button>
    <div class="field choice">
      <label for="opponent">${words.opponent}</label>
      <select id="opponent" @change=${choose((value) => session.playAgainst(value as Opponent))}>
        ${opponents.map((each) => html`<option value=${each} ?selected=${each === opponent}>${words[each]}</option>`)}
      </select>
    </div>
    <div class="field choice">
      <label for="first">${words.firstMove}</label>
      <select
        id="first"
        ?disabled=${opponent === 'human'}
        @change=${choose((value) => session.beginWith(value as Side))}
      >
        ${sides.map(
          (each) =>
            html`<option value=${each} ?selected=${each === first}>${each === 'you' ? words.you : words.they}</option>`,
        )}
      </select>
    </div>
    ${
      error
        ? drawError(error, session.entered?.[at] ?? '', language)
        : session.brokenLink
          ? html`<p class="error">${words.brokenLink}</p>`
          : nothing
    }
  </form>`;
}

/** The part of the text that is wrong is pointed out: in the sentence, and selected in the field. */
function drawError(error: SolverError, text: string, language: Language): TemplateResult {
  const cut = locate(text, error);
  const [before, part, after] = cut ?? ['', '', ''];
  return html`<p class="error" id="error">
    ${explain(error, language)}
    ${
      cut
        ? html`<code
            >${before.length > 24 ? '…' : ''}${before.slice(-24)}<mark>${part}</mark>${after.slice(0, 24)}${after.length > 24 ? '…' : ''}</code
          >`
        : nothing
    }
    ${shellWords[language].kept}
  </p>`;
}

async function setUp(session: Session, submit: SubmitEvent) {
  submit.preventDefault();
  const form = submit.currentTarget as HTMLFormElement;
  const data = new FormData(form);
  const entered = {
    position: String(data.get('position')).trim(),
    rule: String(data.get('rule') ?? session.match?.rule ?? ''),
  };
  const error = await session.setUp(entered);
  if (error?.field !== 'position' && error?.field !== 'rule') return;
  await ((form.getRootNode() as ShadowRoot).host as LitElement).updateComplete;
  const input = form.elements.namedItem(error.field) as HTMLInputElement;
  input.focus();
  const cut = locate(entered[error.field], error);
  if (cut) input.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
}
