import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import { largestDrawn } from '../heaps/geometry.ts';
import { HeapBoard, type Aim } from '../heaps/heap-board.ts';
import { asParts, partsKey } from '../heaps/targets.ts';
import type { BoardView } from '../shell/view.ts';
import { band, heights, pin, pinShine, pinWidth, withPins } from './geometry.ts';
import { Lanes, type Piece } from './lanes.ts';
import { words } from './words.ts';

/** An aim in a row also says how many stones it takes. */
interface Window extends Aim {
  readonly take: number;
}

/** A row too long to count is a bar this wide. */
const barWidth = 240;

/**
 * `<nimlab-octal>`: rows of stones (pins, in Kayles), of which some that stand side by side are taken; what stands on
 * both sides stays where it is. Lit parts: `heap-<i>`.
 */
export class OctalElement extends HeapBoard {
  static override readonly game = 'octal';
  static override styles = [...HeapBoard.styles, octalStyles()];

  readonly #lanes = new Lanes();
  /** How many to take, where a place does not say it. */
  #length: number | null = null;

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.named[this.match?.rule || this.rule] ?? this.#words.title;
  }
  override get positionLabel() {
    return this.#words.rows;
  }
  override get ruleLabel() {
    return this.#words.rule;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const w = this.#words;
    if (numbers.length === 0) return w.none;
    if (numbers.length <= 12) return w.position(numbers.map(this.n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return w.manyRows(this.n(numbers.length), this.n(largest));
  }
  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1];
    const rest = parts.map(this.n);
    if (size === undefined) return this.#words.becomes(this.n(heap), rest, form);
    const taken = size - parts.reduce((sum, each) => sum + each, 0n);
    return taken === 0n
      ? this.#words.split(this.n(size), rest, form)
      : this.#words.take(this.n(taken), this.n(size), rest, form);
  }
  override speakPlace({ numbers: [heap] }: Move, before: readonly bigint[]) {
    return this.#words.place(this.n(before[Number(heap) - 1] ?? 0n));
  }

  /** The size of a row stands under its middle, which may be at the edge of the board. */
  protected override updated() {
    super.updated();
    const board = this.renderRoot.querySelector('.lanes')?.getBoundingClientRect();
    for (const count of board ? this.renderRoot.querySelectorAll<SVGElement>('.lanes .count') : []) {
      count.style.translate = '';
      const { left, right } = count.getBoundingClientRect();
      const by = Math.max(0, board!.left - left) - Math.max(0, right - board!.right);
      if (by) count.style.translate = `${by}px`;
    }
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    this.prepare(view);
    const origin = `${view.rule}|${view.origin.join(' ')}|${view.shown ? view.position : ''}`;
    const lanes = this.#lanes.of(origin, view.position, view.numbers);
    const leaving = this.leaving(view);
    if (leaving) this.#lanes.leaving(leaving);
    const lengths = this.#lengths(view);
    // Two lengths with the same middle need to be told apart.
    const choice = lengths.some((a) => lengths.some((b) => a < b && (b - a) % 2 === 0)) ? lengths : [];
    if (this.#length === null || !choice.includes(this.#length)) this.#length = choice[0] ?? null;
    return html`<div
      class="octal ${withPins(view.rule) ? 'pins' : ''}"
      @pointerleave=${() => this.point(null)}
      @focusout=${() => this.point(null)}
    >
      <div class="heaps lanes">
        ${lanes.map(
          (lane) =>
            html`<div class="lane">
              ${lane.map((piece) => (piece.kind === 'hole' ? this.#drawHole(view, piece.size) : this.#drawRow(view, piece)))}
            </div>`,
        )}
      </div>
      <div class="bench">
        ${choice.length ? this.#drawLengths(choice) : nothing}
        ${this.drawDeed(view, withPins(view.rule) ? this.#words.idlePins : this.#words.idle)}
        ${this.controls === 'full' ? this.#drawGames(view) : nothing}
      </div>
      ${this.drawFields(view)}
    </div>`;
  }

  /** How many stones moves take from some row, as the solver lists them. */
  #lengths(view: BoardView): number[] {
    const found = new Set<number>();
    for (const size of new Set([...view.origin, ...view.numbers])) {
      if (size <= largestDrawn) for (const take of this.#takes(size, view.rule)) found.add(take);
    }
    return [...found].sort((a, b) => a - b);
  }

  #takes(size: bigint, rule: string): Set<number> {
    const found = new Set<number>();
    for (const key of this.moves.of(`${size}`, rule) ?? []) {
      const left = key ? key.split(',').reduce((sum, each) => sum + Number(each), 0) : 0;
      found.add(Number(size) - left);
    }
    return found;
  }

  /** The legal windows of a row, by twice their middle: odd on a stone, even between two. */
  #windows(view: BoardView, heap: number, size: number): Map<number, Window> {
    const windows = new Map<number, Window>();
    for (const take of this.#takes(BigInt(size), view.rule)) {
      if (this.#length !== null && take !== this.#length) continue;
      for (let at = 0; at + take <= size; at++) {
        const parts = asParts(BigInt(at), BigInt(size - take - at));
        if (this.legal(view, heap, parts)) {
          windows.set(2 * at + take, { id: `${heap}-${2 * at + take}`, heap, parts, at, take });
        }
      }
    }
    return windows;
  }

  #drawHole({ rule }: BoardView, size: number): TemplateResult {
    const { floor, height } = heights(rule);
    if (size === 0) return html`<span class="cutout" aria-hidden="true"></span>`;
    return html`${Array.from(
      { length: size },
      () =>
        html`<svg class="hole" width=${pinWidth} height=${height} aria-hidden="true">
          <ellipse cx=${pinWidth / 2} cy=${floor - 1} rx="5" ry="1.8" />
        </svg>`,
    )}`;
  }

  #drawRow(view: BoardView, { heap, size }: Piece & { kind: 'row' }): TemplateResult {
    const lit = view.lit.has(`heap-${heap + 1}`);
    const hinted = this.hintedAt(view, heap);
    const aim = this.leaving(view) ?? (view.interactive ? this.aim : null);
    const here = aim?.heap === heap ? aim : null;
    const state = `standing ${lit ? 'lit' : ''} ${hinted ? 'hinted' : ''} ${view.leaving ? 'leaving' : ''}`;
    if (size > largestDrawn) return this.#drawBar(view, heap, size, here, state);
    const { floor, height } = heights(view.rule);
    const n = Number(size);
    const taken = here ? n - Number(here.parts.reduce((sum, each) => sum + each, 0n)) : 0;
    const windows = this.#windows(view, heap, n);
    const { marked, hint } = this.winning(view, heap);
    const middle = Math.floor((n - 1) / 2);
    return html`<span class=${state} role="group" aria-label=${this.#words.rowOf(this.n(size))}>
      ${Array.from({ length: n }, (_, i) => {
        const cell = (window: Window | undefined, kind: string, shape: unknown) => {
          if (!window) return nothing;
          const key = partsKey(window.parts);
          const sign = `${marked.has(key) ? 'marked' : ''} ${hint === key ? 'hint' : ''} ${here?.id === window.id ? 'aim' : ''}`;
          return svg`<g class="cell ${kind} ${sign}" data-cell=${window.id} role="button" aria-disabled=${!view.interactive}
            aria-label=${this.#words.at(this.n(window.take), this.n(size), this.n(window.at), this.n(n - window.at - window.take))}
            @click=${() => this.play(window)}
            @pointerenter=${(event: PointerEvent) => this.pointByMouse(event, window)}
            @focusin=${(event: FocusEvent) => this.pointByFocus(event, window)}>${shape}</g>`;
        };
        const going = here && i >= here.at && i < here.at + taken;
        const aside = here && taken === 0 && i >= here.at;
        const on = windows.get(2 * i + 1);
        const before = windows.get(2 * i);
        return html`<svg
          class="pin ${going ? 'going' : ''} ${aside ? 'aside' : ''}"
          width=${pinWidth}
          height=${height}
          viewBox="0 0 ${pinWidth} ${height}"
        >
          <path class="ground" d="M0 ${floor}H${pinWidth}" />
          <g class="body">${this.#drawStone(view.rule)}</g>
          ${cell(on, 'on', svg`<rect class="reach" x="1" y="2" width=${pinWidth - 2} height=${floor - 2} rx="7" /><circle class="dot" cx=${pinWidth / 2} cy=${floor + 13} r="2.6" />`)}
          ${cell(
            before,
            'between',
            before?.take === 0
              ? svg`<rect class="reach" x=${-pinWidth / 2 + 2} y=${floor + 2} width=${pinWidth - 4} height="25" rx="7" /><path class="notch" d="M0 ${floor + 4}l5 9h-10Z" />`
              : svg`<rect class="reach" x=${-pinWidth / 2 + 2} y=${floor + 2} width=${pinWidth - 4} height="25" rx="7" /><path class="arc" d="M-11 ${floor + 7}q11 12 22 0" />`,
          )}
          ${i === middle ? this.#drawSize(view, heap, size, here, n % 2 ? pinWidth / 2 : pinWidth) : nothing}
        </svg>`;
      })}
    </span>`;
  }

  #drawStone(rule: string) {
    const { floor } = heights(rule);
    if (withPins(rule)) {
      return svg`<path class="face" d=${pin} /><path class="band" d=${band} /><path class="shine" d=${pinShine} />`;
    }
    return svg`<circle class="face" cx=${pinWidth / 2} cy=${floor - 13.5} r="12.5" />
      <path class="shine" d="M8 ${floor - 18}Q10.5 ${floor - 22.5} 15 ${floor - 22.5}" />`;
  }

  #drawSize(view: BoardView, heap: number, size: bigint, aim: Aim | null, x: number) {
    const { labelAt } = heights(view.rule);
    const { components } = view.analysis;
    const value = this.analysisOn && components.length === view.numbers.length ? components[heap] : undefined;
    const shares =
      aim && (aim.parts.length === 2 && BigInt(aim.at) === aim.parts[1] ? aim.parts.toReversed() : aim.parts);
    return svg`<text class="count" x=${x} y=${labelAt} text-anchor="middle" aria-hidden="true">
      ${shares ? svg`<tspan class="was">${this.n(size)} →</tspan> ${shares.map(this.n).join(' + ') || '0'}` : this.n(size)}
      ${value === undefined ? nothing : svg`<tspan class="value" dx="4">${this.common.value(this.n(value))}</tspan>`}
    </text>`;
  }

  #drawBar(view: BoardView, heap: number, size: bigint, aim: Aim | null, state: string): TemplateResult {
    const { floor, height } = heights(view.rule);
    const [left = 0n, right = 0n] = aim ? aim.parts : [size];
    const width = (part: bigint) => (part === 0n ? 0 : Math.max(3, Number((part * BigInt(barWidth)) / size)));
    return html`<span class=${state}>
      <svg width=${barWidth} height=${height} role="img" aria-label=${this.#words.rowOf(this.n(size))}>
        <path class="ground" d="M0 ${floor}H${barWidth}" />
        <rect class="face" y=${floor - 30} height="29" width=${width(left)} rx="8" />
        ${right ? svg`<rect class="face" x=${barWidth - width(right)} y=${floor - 30} height="29" width=${width(right)} rx="8" />` : nothing}
        ${this.drawFlag(view, heap, barWidth / 2, floor - 36)} ${this.#drawSize(view, heap, size, aim, barWidth / 2)}
      </svg>
    </span>`;
  }

  #drawLengths(lengths: readonly number[]): TemplateResult {
    const w = this.#words;
    return html`<div class="pick">
      <span class="label" id="length">${w.length}</span>
      <div class="segments" role="group" aria-labelledby="length">
        ${lengths.map(
          (each) =>
            html`<button
              aria-pressed=${each === this.#length}
              @click=${() => {
                this.#length = each;
                this.point(null);
                this.requestUpdate();
              }}
            >
              ${each === 0 ? w.cut : this.n(each)}
            </button>`,
        )}
      </div>
    </div>`;
  }

  /** Games with a name; choosing one starts over by its rule. */
  #drawGames({ rule }: BoardView): TemplateResult {
    const w = this.#words;
    return html`<div class="pick">
      <label for="game">${w.game}</label>
      <select
        id="game"
        @change=${(change: Event) => void this.restart(undefined, (change.target as HTMLSelectElement).value)}
      >
        ${w.named[rule] ? nothing : html`<option value=${rule} selected>${rule}</option>`}
        ${Object.entries(w.named).map(
          ([code, name]) => html`<option value=${code} ?selected=${code === rule}>${name} ${code}</option>`,
        )}
      </select>
    </div>`;
  }
}

function octalStyles() {
  return css`
    .lanes {
      gap: 0.25rem 2rem;
    }
    .lane {
      display: flex;
      flex-wrap: wrap;
      max-width: 100%;
    }
    .standing {
      display: contents;
    }
    .lane svg {
      display: block;
      overflow: visible;
    }
    .ground {
      stroke: var(--nl-line-strong);
      stroke-width: 1.4;
      fill: none;
    }
    .standing.lit .ground {
      stroke: var(--nl-accent);
      stroke-width: 4;
    }
    .standing.hinted .ground {
      stroke: var(--nl-stone-hint);
      stroke-width: 4;
    }
    .standing.lit .count {
      fill: var(--nl-accent);
      text-decoration: underline;
    }
    .hole ellipse {
      fill: var(--nl-line);
    }
    .cutout {
      width: 20px;
    }
    .face {
      fill: var(--nl-stone);
      stroke: var(--nl-stone-edge);
      stroke-width: 1.2;
    }
    .band {
      fill: none;
      stroke: var(--nl-paper);
      stroke-width: 1.3;
      opacity: 0.8;
    }
    .lane .shine {
      fill: none;
      stroke: var(--nl-stone-shine);
      stroke-width: 2.2;
      stroke-linecap: round;
      opacity: 0.8;
    }
    .body {
      transition:
        transform 160ms ease-out,
        opacity 140ms;
      transform-origin: 15px 57px; /* the foot of a pin */
    }
    .pin.going .body {
      transform: rotate(14deg) translateY(-3px);
      opacity: 0.4;
    }
    .octal:not(.pins) .pin.going .body {
      transform: translateY(-7px);
    }
    .pin.aside {
      transform: translateX(9px);
      transition: transform 160ms ease-out;
    }
    .leaving .pin.going .body {
      animation: fall var(--nl-move) both;
    }
    @keyframes fall {
      to {
        transform: rotate(82deg);
        opacity: 0;
      }
    }
    .octal:not(.pins) .leaving .pin.going .body {
      animation-name: lift;
    }
    @keyframes lift {
      to {
        transform: translateY(-40px);
        opacity: 0;
      }
    }
    .reach {
      fill: transparent;
    }
    .dot {
      fill: var(--nl-muted);
      opacity: 0.55;
    }
    .arc {
      fill: none;
      stroke: var(--nl-muted);
      stroke-width: 2;
      stroke-linecap: round;
      opacity: 0.55;
    }
    .notch {
      fill: var(--nl-muted);
      opacity: 0.55;
    }
    .cell.aim :is(.dot, .notch) {
      fill: var(--nl-accent);
      opacity: 1;
    }
    .cell.aim .arc {
      stroke: var(--nl-accent);
      stroke-width: 3;
      opacity: 1;
    }
    .cell:is(.marked, .hint) :is(.dot, .notch) {
      fill: var(--nl-stone-hint);
      stroke: var(--nl-stone-hint);
      stroke-width: 3.5;
      opacity: 1;
    }
    .cell:is(.marked, .hint) .arc {
      stroke: var(--nl-stone-hint);
      stroke-width: 4;
      opacity: 1;
    }
    .cell:focus-visible > .reach {
      stroke: var(--nl-accent);
      stroke-width: 2.5;
    }
    .bench {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 1.25rem;
    }
    .bench > .deed {
      flex: 1 1 16rem;
    }
    .pick {
      display: flex;
      align-items: center;
      gap: 0.5rem;
    }
    .pick select {
      width: auto;
    }
    @container (max-width: 27rem) {
      .segments {
        flex: none;
      }
    }
    @media print {
      .bench {
        display: none;
      }
    }
  `;
}

customElements.define('nimlab-octal', OctalElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-octal': OctalElement;
  }
}
