import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { drawnPicture } from '../../../draw/lit.ts';
import { stepText, type Rule, type Step, type Written, apart, reach, stepsPicture, within } from './scene.ts';
import type { GridWords } from './words.en.ts';

/** Steps too long for the picture that are told in words. */
const mostListed = 8;

/** The allowed steps as a picture; what lies too far for it is told in words. */
export function drawSteps(steps: readonly Step[], words: GridWords): TemplateResult {
  const listed = apart(steps);
  return html`<figure class="picture">
    ${drawnPicture(stepsPicture(steps, words.listed(steps.map(({ dx, dy }) => words.step(dx, dy)))))}
    ${
      listed.length
        ? html`<figcaption>
            ${listed.slice(0, mostListed).map(stepText).join('  ')}
            ${listed.length > mostListed ? words.moreSteps(listed.length - mostListed) : nothing}
          </figcaption>`
        : nothing
    }
  </figure>`;
}

/** Where what can be chosen with the keyboard begins: a step to the right. */
const first: Step = { dx: 1, dy: 0 };

/** Steps and size as a form: a click toggles a step; whether the rule is one is for the solver to say. */
export class StepEditor {
  open = false;
  /** Steps of up to three cells can be clicked, otherwise of two. */
  #wide = false;
  /** The cell that Tab reaches. */
  #at = first;

  /** `change` asks the solver for the rule. */
  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: ParentNode },
    private readonly change: (rule: Written) => void,
  ) {}

  drawButton(words: GridWords): TemplateResult {
    const toggle = () => {
      this.open = !this.open;
      this.host.requestUpdate();
    };
    return html`<button class="tab" type="button" aria-expanded=${this.open} @click=${toggle}>
      ${this.open ? words.done : words.change}
    </button>`;
  }

  #aim(at: Step) {
    this.#at = at;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() =>
      this.host.renderRoot.querySelector<HTMLElement>(`[data-step="${at.dx}:${at.dy}"]`)?.focus(),
    );
  }

  #widen = () => {
    this.#wide = !this.#wide;
    this.#at = first;
    this.host.requestUpdate();
  };

  draw(rule: Rule, words: GridWords): TemplateResult {
    const { steps } = rule;
    const at = this.#at;
    const wide = this.#wide || reach(steps) > 2;
    const far = wide ? 3 : 2;
    const span = Array.from({ length: 2 * far + 1 }, (_, i) => i - far);
    const has = ({ dx, dy }: Step) => steps.some((step) => step.dx === dx && step.dy === dy);
    const without = ({ dx, dy }: Step) => steps.filter((step) => step.dx !== dx || step.dy !== dy);
    const toggle = (step: Step) => this.change({ ...rule, steps: has(step) ? without(step) : [...steps, step] });
    const listed = steps.filter((step) => !within(far)(step));
    const resize = (event: Event) => {
      const form = (event.currentTarget as HTMLElement).closest('form')!;
      const data = new FormData(form);
      this.change({ columns: String(data.get('columns')).trim(), rows: String(data.get('rows')).trim(), steps });
    };
    const key = (event: KeyboardEvent) => {
      const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const clamp = (n: number) => Math.max(-far, Math.min(far, n));
      let to = { dx: clamp(at.dx + by[0]!), dy: clamp(at.dy + by[1]!) };
      if (to.dx === 0 && to.dy === 0) to = { dx: by[0]!, dy: by[1]! }; // over the counter
      this.#aim(to);
    };
    const field = (name: 'columns' | 'rows') =>
      html`<div class="field number">
        <label for=${name}>${words[name]}</label>
        <input
          id=${name}
          name=${name}
          class="notation"
          inputmode="numeric"
          autocomplete="off"
          maxlength="8"
          .value=${`${rule[name]}`}
          @change=${resize}
        />
      </div>`;
    return html`<form
      class="editor"
      @submit=${(event: Event) => {
        event.preventDefault();
        resize(event);
      }}
    >
      <div class="chooser" role="group" aria-label=${words.steps} @keydown=${key} data-across=${span.length}>
        ${span.map((dy) =>
          span.map((dx) => {
            if (dx === 0 && dy === 0) return html`<span class="counter" aria-hidden="true"></span>`;
            const step = { dx, dy };
            const reached = at.dx === dx && at.dy === dy;
            return html`<button
              type="button"
              data-step="${dx}:${dy}"
              tabindex=${reached ? 0 : -1}
              aria-pressed=${has(step)}
              aria-label=${words.step(dx, dy)}
              @focus=${() => reached || this.#aim(step)}
              @click=${() => toggle(step)}
            ></button>`;
          }),
        )}
      </div>
      <div class="sizes">
        <p class="quiet">${words.chooserWhat}</p>
        <div class="row">${field('columns')}<span class="times" aria-hidden="true">×</span>${field('rows')}</div>
        <div class="row">
          <button
            type="button"
            class="tab switch"
            aria-pressed=${wide}
            ?disabled=${wide && reach(steps) > 2}
            @click=${this.#widen}
          >
            ${words.wider}
          </button>
        </div>
        ${
          listed.length
            ? html`<div class="row">
                ${listed.map(
                  (step) =>
                    html`<button
                      type="button"
                      class="button small"
                      aria-label=${words.remove(step.dx, step.dy)}
                      @click=${() => toggle(step)}
                    >
                      ${stepText(step)} ×
                    </button>`,
                )}
              </div>`
            : nothing
        }
      </div>
    </form>`;
  }
}
