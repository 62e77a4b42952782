import { html, nothing, type TemplateResult } from 'lit';
import { countIn, numberInput, numbersForm } from '../../../draw/fields.ts';
import { ways, type Way } from './moves.ts';
import type { WythoffWords } from './words.ts';

export interface Taking {
  readonly words: WythoffWords;
  /** From which heap the fields and the stones take. */
  readonly from: Way;
  /** In the generalised game not as much need be taken from the one as from the other. */
  readonly alike: boolean;
  readonly interactive: boolean;
  readonly choose: (from: Way) => void;
  readonly take: (numbers: readonly [bigint, bigint]) => void;
  readonly refuse: (error: unknown) => void;
}

/** A move in numbers. */
export function drawTaking({ words: w, from, alike, interactive, choose, take, refuse }: Taking): TemplateResult {
  const field = (name: string, label: string) =>
    html`<div class="field"><label for=${name}>${label}</label>${numberInput({ name, id: name })}</div>`;
  return numbersForm<readonly [bigint, bigint]>(
    {
      className: 'take',
      button: w.take,
      disabled: !interactive,
      read: (data) => {
        const many = countIn(String(data.get('many')));
        if (from !== 'diagonal') return from === 'column' ? [0n, many] : [many, 0n];
        return [many, data.has('also') ? countIn(String(data.get('also'))) : many];
      },
      send: take,
      refuse,
    },
    html`<div class="field">
        <span class="label" id="from">${w.from}</span>
        <div class="segments" role="group" aria-labelledby="from">
          ${ways.map(
            (way, i) =>
              html`<button type="button" aria-pressed=${way === from} @click=${() => choose(way)}>
                ${w.kinds[i]}
              </button>`,
          )}
        </div>
      </div>
      ${
        from === 'diagonal' && !alike
          ? w.howManyOf.map((label, i) => field(i === 0 ? 'many' : 'also', label))
          : field('many', w.howMany)
      }`,
  );
}

export interface LookUp {
  readonly words: WythoffWords;
  /** The pair whose smaller number doubles are the first to get wrong, as far as that is known. */
  readonly wrong: bigint | undefined;
  /** The number of the pair that is shown. */
  readonly n: bigint;
  /** It is one that the reader looked up. */
  readonly asked: boolean;
  readonly look: (n: bigint) => void;
  /** null: the board is not to be changed. */
  readonly play: (() => void) | null;
  readonly forget: () => void;
  readonly refuse: (error: unknown) => void;
}

/** Any pair by its number. */
export function drawLookUp({ words: w, wrong, n, asked, look, play, forget, refuse }: LookUp): TemplateResult {
  const button = (label: string, on: boolean, act: () => void) =>
    html`<button type="button" class="button" aria-disabled=${!on} @click=${() => on && act()}>${label}</button>`;
  const step = (label: string, sign: string, to: bigint) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${to < 0n}
      @click=${() => to >= 0n && look(to)}
    >
      ${sign}
    </button>`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      look(countIn(String(new FormData(event.target as HTMLFormElement).get('n')), 'position'));
    } catch (error) {
      refuse(error);
    }
  };
  return html`<form class="look" @submit=${submit}>
    <div class="field">
      <label for="n">${w.lookUp} n</label>
      <div class="joined">
        ${step(w.before, '−', n - 1n)}
        <input id="n" name="n" inputmode="numeric" autocomplete="off" maxlength="26" .value=${`${n}`} />
        ${step(w.after, '+', n + 1n)}
      </div>
    </div>
    <button class="button">${w.look}</button>
    ${wrong === undefined ? nothing : button(w.firstFailure, true, () => look(wrong))}
    ${play ? button(w.onBoard, asked, play) : nothing} ${button(w.ofPosition, asked, forget)}
  </form>`;
}
