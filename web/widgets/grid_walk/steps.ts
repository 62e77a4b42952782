import { html, nothing, svg, type TemplateResult } from 'lit';
import { reach, small, writeRule, type Grid, type Step } from './geometry.ts';
import type { GridWords } from './words.ts';

/** Steps too long for the picture that are told in words. */
const mostTold = 8;

const within = (far: number) => (step: Step) => Math.abs(step.dx) <= far && Math.abs(step.dy) <= far;
const text = ({ dx, dy }: Step) => `${dx}:${dy}`;

/** The allowed steps as a picture: from the counter in the middle to where it may go. */
export function drawSteps({ steps }: Grid, words: GridWords): TemplateResult {
  const far = reach(steps);
  const unit = small(far);
  const side = (2 * far + 1) * unit;
  const at = (d: number) => (d + far + 0.5) * unit;
  const told = steps.filter((step) => !within(far)(step));
  const lines = Array.from({ length: 2 * far + 2 }, (_, i) => `M0 ${i * unit}H${side}M${i * unit} 0V${side}`).join('');
  return html`<figure class="picture">
    <svg
      width=${side + 2}
      height=${side + 2}
      viewBox="-1 -1 ${side + 2} ${side + 2}"
      role="img"
      aria-label=${words.listed(steps.map(({ dx, dy }) => words.step(dx, dy)))}
    >
      <path class="lines" d=${lines} />
      ${steps
        .filter(within(far))
        .map(
          ({ dx, dy }) =>
            svg`<path class="way" d="M${at(0)} ${at(0)}L${at(dx)} ${at(dy)}" /><circle class="end" cx=${at(dx)} cy=${at(dy)} r="3.6" />`,
        )}
      <circle class="middle" cx=${at(0)} cy=${at(0)} r="5.5" />
    </svg>
    ${
      told.length
        ? html`<figcaption>
            ${told.slice(0, mostTold).map(text).join('  ')}
            ${told.length > mostTold ? words.moreSteps(told.length - mostTold) : nothing}
          </figcaption>`
        : nothing
    }
  </figure>`;
}

export interface Editor {
  readonly grid: Grid;
  readonly words: GridWords;
  /** Steps of up to three cells can be clicked, otherwise of two. */
  readonly wide: boolean;
  /** The cell that Tab reaches. */
  readonly at: Step;
  readonly aim: (at: Step) => void;
  readonly widen: () => void;
  /** Asks the solver for this rule. */
  readonly change: (rule: string) => void;
}

/** Steps and size as a form: a click toggles a step; whether the rule is one is for the solver to say. */
export function drawEditor({ grid, words, wide, at, aim, widen, change }: Editor): TemplateResult {
  const { steps } = grid;
  const far = wide ? 3 : 2;
  const span = Array.from({ length: 2 * far + 1 }, (_, i) => i - far);
  const has = ({ dx, dy }: Step) => steps.some((step) => step.dx === dx && step.dy === dy);
  const without = ({ dx, dy }: Step) => steps.filter((step) => step.dx !== dx || step.dy !== dy);
  const toggle = (step: Step) => change(writeRule({ ...grid, steps: has(step) ? without(step) : [...steps, step] }));
  const told = steps.filter((step) => !within(far)(step));
  const resize = (event: Event) => {
    const form = (event.currentTarget as HTMLElement).closest('form')!;
    const data = new FormData(form);
    change(writeRule({ columns: String(data.get('columns')).trim(), rows: String(data.get('rows')).trim(), steps }));
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const clamp = (n: number) => Math.max(-far, Math.min(far, n));
    let to = { dx: clamp(at.dx + by[0]!), dy: clamp(at.dy + by[1]!) };
    if (to.dx === 0 && to.dy === 0) to = { dx: by[0]!, dy: by[1]! }; // over the counter
    aim(to);
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
        .value=${`${grid[name]}`}
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
            @focus=${() => reached || aim(step)}
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
          @click=${widen}
        >
          ${words.wider}
        </button>
      </div>
      ${
        told.length
          ? html`<div class="row">
              ${told.map(
                (step) =>
                  html`<button
                    type="button"
                    class="button small"
                    aria-label=${words.remove(step.dx, step.dy)}
                    @click=${() => toggle(step)}
                  >
                    ${text(step)} ×
                  </button>`,
              )}
            </div>`
          : nothing
      }
    </div>
  </form>`;
}
