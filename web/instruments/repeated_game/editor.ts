import { html, nothing, type TemplateResult } from 'lit';
import { drawnPicture } from '../../draw/lit.ts';
import { automatonPicture, machineText, type Machine } from './automaton.ts';
import type { RepeatedWords, Story } from './words.en.ts';

/** What the editor asks of its board. */
interface Bench {
  words(): RepeatedWords;
  story(): Story;
  boats(): boolean;
  /** What is asked now; its answer may be on its way. */
  asked(): string;
  put(machine: string): void;
}

const acts = [1, 2] as const;

const arrow = (after: 1 | 2) =>
  html`<svg class="nl-scene repeated automaton" width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
    <g class="arrow after-${after}">
      <path d="M1 5h25" />
      <path class="head" d="M33 5l-8 -4v8z" />
    </g>
  </svg>`;

/** A plan of one's own: its machine as it is drawn, and a line for each state to change it by. */
export class Editor {
  /** The last change, which another may follow before it is answered. */
  #latest: Machine | null = null;

  constructor(private readonly bench: Bench) {}

  #put(machine: Machine) {
    this.#latest = machine;
    this.bench.put(machineText(machine));
  }
  #act({ acts, next }: Machine, state: number, act: number) {
    this.#put({ acts: acts.map((each, i) => (i === state ? act : each)), next });
  }
  #go({ acts, next }: Machine, at: number, to: number) {
    this.#put({ acts, next: next.map((each, i) => (i === at ? to : each)) });
  }
  #add({ acts, next }: Machine) {
    const added = acts.length + 1;
    this.#put({ acts: [...acts, acts.at(-1) === 1 ? 2 : 1], next: [...next, added, added] });
  }
  /** What led to it leads to the first state. */
  #drop({ acts, next }: Machine, state: number) {
    const left = next.filter((_, i) => i >> 1 !== state);
    this.#put({
      acts: acts.filter((_, i) => i !== state),
      next: left.map((to) => (to === state + 1 ? 1 : to > state + 1 ? to - 1 : to)),
    });
  }

  /** `most`: states there may be. */
  draw(answered: Machine, most: number, changes: boolean): TemplateResult {
    const latest = this.#latest;
    const machine = latest && machineText(latest) === this.bench.asked() ? latest : answered;
    const w = this.bench.words();
    const story = this.bench.story();
    const boats = this.bench.boats();
    const n = machine.acts.length;
    const legend = (kind: 1 | 2) => html`<span class="key">${arrow(kind)} ${story.after[kind - 1]}</span>`;
    return html`<div class="way">${drawnPicture(automatonPicture(machine, boats, this.#said(machine)))}</div>
      <p class="legend">${legend(1)} ${legend(2)}</p>
      ${
        changes
          ? html`<div class="states">${machine.acts.map((act, state) => this.#line(machine, state, act))}</div>
              <div class="tools">
                <button
                  type="button"
                  class="button small"
                  aria-disabled=${n >= most}
                  @click=${() => n < most && this.#add(machine)}
                >
                  ${w.addState}
                </button>
              </div>`
          : nothing
      }`;
  }

  #line(machine: Machine, state: number, act: number): TemplateResult {
    const w = this.bench.words();
    const story = this.bench.story();
    const n = machine.acts.length;
    const choice = (after: 1 | 2) => {
      const at = 2 * state + after - 1;
      return html`<span class="to">
        ${arrow(after)}
        <select
          aria-label=${`${w.state(state + 1)}, ${story.after[after - 1]}`}
          data-after=${after}
          ?disabled=${n < 2}
          @change=${(event: Event) => this.#go(machine, at, Number((event.target as HTMLSelectElement).value))}
        >
          ${machine.acts.map(
            (_, i) =>
              html`<option value=${i + 1} .selected=${machine.next[at] === i + 1}>
                ${w.goTo(i + 1, i === state)}
              </option>`,
          )}
        </select>
      </span>`;
    };
    return html`<div class="state-line" data-state=${state + 1}>
      <b>${state + 1}</b>
      <span class="segments" role="group" aria-label=${w.state(state + 1)}>
        ${acts.map(
          (each) =>
            html`<button type="button" aria-pressed=${act === each} @click=${() => this.#act(machine, state, each)}>
              ${story.acts[each - 1]}
            </button>`,
        )}
      </span>
      ${
        n > 1
          ? html`<button
              type="button"
              class="button small drop"
              aria-label=${w.dropState(state + 1)}
              @click=${() => this.#drop(machine, state)}
            >
              ×
            </button>`
          : nothing
      }
      <span class="ways">${choice(1)} ${choice(2)}</span>
    </div>`;
  }

  /** The machine for those who hear it. */
  #said({ acts, next }: Machine): string {
    const w = this.bench.words();
    const { acts: named, after } = this.bench.story();
    const each = acts.map(
      (act, i) =>
        `${w.stateDoes(i + 1, named[act - 1]!)}, ${[0, 1]
          .map((k) => `${after[k]}: ${w.goTo(next[2 * i + k]!, next[2 * i + k] === i + 1)}`)
          .join(', ')}`,
    );
    return `${w.automaton(acts.length)}. ${each.join('. ')}`;
  }
}
