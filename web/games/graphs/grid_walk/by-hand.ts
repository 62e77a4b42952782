import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Certificate, ImpartialOutcome, Move } from '../../../solver/types.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { type Cells, type Place, indexOf, placeAt } from '../../../draw/parts/grid.ts';
import { prefersReducedMotion } from '../../../draw/reduced-motion.ts';
import type { Pace } from '../../../draw/stepper/stepper.ts';
import type { MapValues } from '../../../draw/values.ts';
import { stepText, type Rule, type Step, type Written, apart, reach, stepsPicture, target, within } from './scene.ts';
import type { GridWords } from './words.en.ts';

// What readers do besides moving: they follow the induction or mark the cells themselves, and they make rules.

/** Milliseconds for the whole, and for one picture at most; no more pictures than this. */
const whole = 3200;
const longest = 620;
const mostPictures = 80;

/** How backward induction is shown, of so many steps. */
export function film(last: number): Required<Pace> {
  const stride = Math.ceil(last / mostPictures);
  return { stride, interval: Math.min(longest, (whole * stride) / Math.max(1, last)) };
}

/** How many cells become P, N and draw in a stage; null: in all of them. */
function counted({ map, ...values }: { map: MapValues['map']; of: Uint32Array }, stage: number | null) {
  const counts: [p: number, n: number, draw: number] = [0, 0, 0];
  map.outcomes.forEach((outcome, i) => (stage === null || values.of[i] === stage) && counts[outcome as 0 | 1 | 2]++);
  return counts;
}

/** What has become known in a stage; null: all is shown. */
export function stageFact(values: MapValues, stage: number | null, w: GridWords): string {
  const { of, last } = values.stages();
  const counts = counted({ map: values.map, of }, stage === null ? null : Math.min(stage, last));
  if (stage === null) return w.allShown(...counts);
  return stage < 0 ? w.stageNone : w.stage(Math.min(stage, last), last, ...counts);
}

/** Targets of a heat map that get a button. */
const mostButtons = 12;

interface MoveButtons {
  readonly words: GridWords;
  readonly moves: readonly Move[];
  /** No counter has more. */
  readonly most: number;
  /** The cell with the longest name: as wide are all. */
  readonly longest: Place;
  readonly live: boolean;
  readonly play: (move: Move) => void;
}

/** On a heat map cells may be too small to press: every target has a button too, in a place that stays. */
export const drawMoves = ({ words: w, moves, most, longest, live, play }: MoveButtons): TemplateResult =>
  html`<div class="bar moves" role="group" aria-label=${w.moveTo}>
    <span class="quiet" aria-hidden="true">${w.moveTo}</span>
    ${Array.from({ length: Math.min(mostButtons, most) }, (_, i) => {
      const move = moves[i];
      return html`<button
        type="button"
        class="button small ${move ? '' : 'empty'}"
        tabindex=${move ? 0 : -1}
        aria-hidden=${!move}
        aria-label=${move ? w.place(target(move)) : ''}
        aria-disabled=${!move || !live}
        @click=${() => move && live && play(move)}
      >
        ${w.at(move ? target(move) : longest)}
      </button>`;
    })}
  </div>`;

export interface Tools {
  readonly painting: Painting;
  readonly failed: boolean;
  readonly words: GridWords;
  readonly check: () => void;
}

export function drawTools({ painting, words: w, check }: Tools): TemplateResult {
  const ready = painting.values() !== null && painting.revealing === null;
  const button = (label: string, on: boolean, act: () => void, strong = false) =>
    html`<button class="button ${strong && on ? 'strong' : ''}" aria-disabled=${!on} @click=${() => on && act()}>
      ${label}
    </button>`;
  return html`<div class="bar">
    ${button(w.check, ready && painting.free, check, true)}
    ${button(w.reveal, ready && !painting.revealed, () => void painting.reveal())}
    ${button(w.clear, painting.open < painting.size, () => painting.clear())}
  </div>`;
}

/** What the last check came to, else what is to be done. */
export function drawResult({ painting, failed, words: w }: Tools): TemplateResult | string {
  const values = painting.values();
  const { result, cause, open, size } = painting;
  if (failed) return w.notLoaded;
  if (painting.revealed) return w.revealed(painting.settled.size, painting.given.size);
  if (painting.revealing !== null) return stageFact(values!, painting.revealing, w);
  if (result) {
    if (result.wrong === 0 && result.open === 0) return html`<span class="good">${w.allRight(size)}</span>`;
    return html`<span class=${result.wrong ? 'bad' : 'good'}
        >${w.checked(result.right, result.wrong, result.open)}</span
      >
      ${cause ? explanation(cause, painting, values!, w) : nothing}`;
  }
  if (cause) return explanation(cause, painting, values!, w);
  if (open === size && painting.asked) return html`<span class="bad">${w.nothingPainted}</span>`;
  return html`<span class="quiet"
    >${values?.endless ? w.brushDraws : w.brush} ${open < size && open > 0 ? w.left(open) : nothing}</span
  >`;
}

function explanation(
  cause: NonNullable<Painting['cause']>,
  painting: Painting,
  values: MapValues,
  w: GridWords,
): string {
  const { place, outcome, lines, more } = cause;
  if (lines.length === 0) return outcome === 'draw' ? w.draws(place, null) : w.causeEnd(place);
  if (outcome === 'N') return w.causeN(place, lines[0]![0]);
  if (outcome === 'P') return w.causeP(place, lines, more);
  const draws = lines.map(([to]) => to).find((to) => values.outcome(painting.at(to).cell) === 'draw');
  return w.draws(place, draws ?? null);
}

/** What a reader may have put on a cell, in the order in which a press changes it; null: nothing. */
export type Mark = ImpartialOutcome | null;
const order: readonly Mark[] = [null, 'P', 'N', 'draw'];

/** Why a cell is not what the reader took it for: the solver's certificate. */
export interface Cause {
  readonly cell: number;
  readonly place: Place;
  readonly outcome: Certificate['outcome'];
  readonly lines: readonly (readonly [to: Place, reply: Place | null])[];
  readonly more: boolean;
}

/** Lines of a certificate that a sentence bears. */
const mostLines = 4;

/** The reader's own map of P- and N-positions. Holds no truth before the solver is asked. */
export class Painting {
  readonly marks: Mark[];
  /** Found right by a check: they stay. */
  readonly settled = new Set<number>();
  readonly wrong = new Set<number>();
  /** Filled in for the reader. */
  readonly given = new Set<number>();
  cause: Cause | null = null;
  /** What the last check came to. */
  result: { right: number; wrong: number; open: number } | null = null;
  /** The stage that is being revealed. */
  revealing: number | null = null;
  revealed = false;
  /** Was asked to check while nothing was painted. */
  asked = false;
  /** Grows with every change. */
  version = 0;
  /** Grows when a reveal that is under way has become stale. */
  #epoch = 0;

  constructor(
    readonly grid: Cells,
    private readonly certify: (position: string) => Promise<Certificate>,
    /** The solver's map; null as long as it is not there. */
    readonly values: () => MapValues | null,
    private readonly update: () => void,
  ) {
    this.marks = Array.from({ length: grid.columns * grid.rows }, () => null);
  }

  private changed() {
    this.version++;
    this.update();
  }

  get size(): number {
    return this.marks.length;
  }
  get open(): number {
    return this.marks.reduce((n, mark) => n + (mark === null ? 1 : 0), 0);
  }
  get free(): boolean {
    return this.revealing === null && !this.revealed;
  }

  put(place: Place, mark: Mark) {
    const cell = indexOf(this.grid, place);
    if (!this.free || this.settled.has(cell) || this.marks[cell] === mark) return;
    this.marks[cell] = mark;
    this.wrong.delete(cell);
    if (this.cause?.cell === cell) this.cause = null;
    this.result = null;
    this.asked = false;
    this.changed();
  }

  at(place: Place): { cell: number; mark: Mark } {
    const cell = indexOf(this.grid, place);
    return { cell, mark: this.marks[cell] ?? null };
  }

  get #draws(): boolean {
    return this.values()?.endless ?? false;
  }

  /**
   * Nothing, P, N (and draw, where there may be draws), nothing. A stroke that starts on a checked cell goes on with
   * its mark.
   */
  next(place: Place): Mark {
    const { cell, mark } = this.at(place);
    return this.settled.has(cell) ? mark : order[(order.indexOf(mark) + 1) % (this.#draws ? 4 : 3)]!;
  }

  /** Letters are marks. */
  key(key: string, place: Place): (() => void) | null {
    const brushes: Readonly<Record<string, Mark>> = { p: 'P', n: 'N', delete: null, backspace: null };
    const mark = key === '=' && this.#draws ? 'draw' : brushes[key.toLowerCase()];
    return mark === undefined ? null : () => this.put(place, mark);
  }

  /** Compares with the solver's map; of the wrong cells the one nearest to the end gets its cause. */
  async check() {
    const values = this.values()!;
    const { of } = values.stages();
    this.wrong.clear();
    this.marks.forEach((mark, cell) => {
      if (mark === null) return;
      if (mark === values.outcome(cell)) this.settled.add(cell);
      else this.wrong.add(cell);
    });
    this.#takeEmptyForWon(values);
    const right = this.settled.size;
    this.result = { right, wrong: this.wrong.size, open: this.open };
    this.cause = null;
    this.changed();
    const first = [...this.wrong].reduce<number | null>(
      (best, cell) => (best === null || of[cell]! < of[best]! ? cell : best),
      null,
    );
    if (first !== null) this.cause = await this.explain(first);
    this.changed();
  }

  /** Who has marked all P-positions, and nothing else, has told the others apart as well. */
  #takeEmptyForWon(values: MapValues) {
    const isEmpty = (mark: Mark, cell: number) => mark === null && values.outcome(cell) === 'N';
    if (this.wrong.size || this.#draws || !this.marks.every((mark, cell) => mark === 'P' || isEmpty(mark, cell)))
      return;
    this.marks.forEach((mark, cell) => {
      if (mark !== null) return;
      this.marks[cell] = 'N';
      this.settled.add(cell);
    });
  }

  /** From the solver: a move that wins, or how every move is answered. */
  async explain(cell: number): Promise<Cause> {
    const place = placeAt(this.grid, cell);
    const proof = await this.certify(place.join());
    const lines = (proof.outcome === 'N' ? proof.lines.slice(0, 1) : proof.lines.slice(0, mostLines)).map(
      ({ move, reply }) => [target(move), reply && target(reply)] as const,
    );
    return {
      cell,
      place,
      outcome: proof.outcome,
      lines,
      more: proof.outcome === 'P' && proof.total > BigInt(lines.length),
    };
  }

  /** Fills in what is missing or wrong, from the end backwards; at once where less motion is asked for. */
  async reveal() {
    const values = this.values()!;
    const stages = values.stages();
    this.wrong.clear();
    this.cause = this.result = null;
    this.marks.forEach((mark, cell) => {
      if (mark === null) return;
      if (mark === values.outcome(cell)) this.settled.add(cell);
      else this.marks[cell] = null;
    });
    const epoch = ++this.#epoch;
    const { stride, interval } = film(stages.last + 1);
    for (let stage = 0; stage <= stages.last; stage += stride) {
      this.revealing = Math.min(stage + stride - 1, stages.last);
      stages.of.forEach((of, cell) => {
        if (of < stage || of >= stage + stride || this.settled.has(cell)) return;
        this.marks[cell] = values.outcome(cell);
        this.given.add(cell);
      });
      if (prefersReducedMotion()) continue;
      this.changed();
      await new Promise((resolve) => setTimeout(resolve, interval));
      if (epoch !== this.#epoch) return;
    }
    this.revealing = null;
    this.revealed = true;
    this.changed();
  }

  clear() {
    this.#epoch++;
    this.marks.fill(null);
    for (const each of [this.settled, this.wrong, this.given]) each.clear();
    this.cause = this.result = this.revealing = null;
    this.revealed = false;
    this.changed();
  }
}

// ---- Rules -------------------------------------------------------------------------------------------------------

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
