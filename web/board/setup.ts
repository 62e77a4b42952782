import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { SolverError, type Player } from '../solver/types.ts';
import { drawExcerpt, locate } from './error-words.ts';
import { drawField } from './field.ts';
import type { Language } from './language.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';
import type { Opponent, Side } from './view.ts';
import { boardWords, type BoardWords } from './words.ts';
import type { Entered, Written } from './session-host.ts';

/** What the fields are called; `rule` is null for a game without parameters. */
export interface Labels {
  readonly position: string;
  readonly rule: string | null;
  /** What is wrong with the text of a field. */
  readonly explain: (error: SolverError, text: string) => string;
}

/** More characters are not put into a field: a browser would lay them out for long. The text is kept beside it. */
const [mostInField, shown] = [20_000, 300];
const inField = (text: string) =>
  text.length > mostInField ? `${text.slice(0, shown)} … (+${text.length - shown})` : text;

const opponents = ['perfect', 'fallible', 'human'] as const satisfies readonly Opponent[];
const sides = ['you', 'opponent'] as const satisfies readonly Side[];
const both = ['left', 'right'] as const satisfies readonly Player[];

/** Position, rule and players of the next game. What is refused is said beside its field, and kept there. */
export function drawSetup(
  session: Session,
  written: Written,
  labels: Labels,
  language: Language,
  players: Speech['players'],
): TemplateResult {
  const words = boardWords[language];
  const { match, error } = session;
  const { opponent, first } = match ?? written;
  const at = error?.field === 'rule' ? 'rule' : 'position';
  const field = (name: 'position' | 'rule', label: string, value: string) => {
    const wrong = error !== null && at === name;
    const text = inField(session.entered?.[name] ?? value);
    return drawField({ name, label, value: text, wrong, disabled: match === null });
  };
  const human = opponent === 'human';
  const select = <Each extends string>(
    id: string,
    label: string,
    of: readonly Each[],
    called: Readonly<Record<Each, string>>,
    chosen: Each | null | undefined,
    choose: (each: Each) => void,
    disabled = false,
  ) =>
    html`<div class="field choice">
      <label for=${id}>${label}</label>
      <select
        id=${id}
        ?disabled=${disabled || match === null}
        @change=${(change: Event) => choose((change.target as HTMLSelectElement).value as Each)}
      >
        ${of.map((each) => html`<option value=${each} ?selected=${each === chosen}>${called[each]}</option>`)}
      </select>
    </div>`;
  return html`<form
    class="setup"
    novalidate
    @submit=${(submit: SubmitEvent) => void setUp(session, submit)}
    @paste=${(paste: ClipboardEvent) => keep(session, paste)}
  >
    ${field('position', labels.position, match?.stations[0]!.position ?? '')}
    ${labels.rule === null ? nothing : field('rule', labels.rule, match?.rule ?? '')}
    <button class="button">${words.play}</button>
    ${select('opponent', words.opponent, opponents, words, opponent, (each) => session.playAgainst(each))}
    ${
      players && human
        ? // Of two persons the one who begins is chosen as Left or Right.
          select('first', words.firstMove, both, players, match?.player(0), (plays) =>
            session.beginWith({ first: 'you', plays }),
          )
        : select(
            'first',
            words.firstMove,
            sides,
            { you: words.you, opponent: words.they },
            first,
            (first) => session.beginWith({ first }),
            human,
          )
    }
    ${
      players && !human
        ? select('plays', words.plays, both, players, match?.plays, (plays) => session.beginWith({ plays }))
        : nothing
    }
    ${
      error
        ? drawError(error, session.entered?.[at] ?? '', labels, language)
        : session.brokenLink
          ? html`<p class="error">${words.brokenLink}</p>`
          : nothing
    }
  </form>`;
}

/** The part of the text that is wrong is pointed out: in the sentence, and selected in the field. */
function drawError(error: SolverError, text: string, { explain }: Labels, language: Language): TemplateResult {
  return html`<p class="error" id="error">
    ${explain(error, text)} ${drawExcerpt(text, error)} ${boardWords[language].kept}
  </p>`;
}

/** What stands in the fields; of what is too long for one, the text beside it. */
function written({ match, entered }: Session, form: HTMLFormElement): Entered {
  const read = (name: keyof Entered, whole = '') => {
    const text = String(new FormData(form).get(name) ?? whole);
    return text === inField(whole) ? whole : text.trim();
  };
  return {
    position: read('position', entered?.position ?? match?.stations[0]!.position),
    rule: read('rule', entered?.rule ?? match?.rule),
  };
}

/** A long text is kept as it is pasted, in place of the old one. */
function keep(session: Session, paste: ClipboardEvent) {
  const text = paste.clipboardData?.getData('text') ?? '';
  if (text.length <= mostInField) return;
  paste.preventDefault();
  const { form, name } = paste.target as HTMLInputElement;
  session.entered = { ...written(session, form!), [name]: text };
  (paste.target as HTMLInputElement).value = inField(text);
}

async function setUp(session: Session, submit: SubmitEvent) {
  submit.preventDefault();
  const form = submit.currentTarget as HTMLFormElement;
  const entered = written(session, form);
  const error = await session.setUp(entered);
  if (error?.field !== 'position' && error?.field !== 'rule') return;
  await ((form.getRootNode() as ShadowRoot).host as LitElement).updateComplete;
  const input = form.elements.namedItem(error.field) as HTMLInputElement;
  input.focus();
  const cut = locate(entered[error.field], error);
  if (cut) input.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
}

/**
 * A position too large to draw is played by writing the move: why, and a field. What is no move at all goes to
 * `refuse`.
 */
export function drawInWords(
  why: string,
  interactive: boolean,
  words: BoardWords,
  propose: (numbers: readonly bigint[]) => void,
  refuse: (error: SolverError) => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const text = input.value.trim();
    if (!/^\d+(-\d+)*$/.test(text)) {
      refuse(new SolverError(text ? 'syntax' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    input.value = '';
    propose(text.split('-').map(BigInt));
  };
  return html`<p class="undrawable">${why}</p>
    <form class="setup" @submit=${submit}>
      <div class="field wide">
        <label for="move">${words.moveInNumbers}</label>
        <input id="move" name="move" class="notation" autocomplete="off" spellcheck="false" />
      </div>
      <button class="button" aria-disabled=${!interactive}>${words.playMove}</button>
    </form>`;
}
