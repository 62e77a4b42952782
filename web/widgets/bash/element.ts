import { defineSpeaking } from '../shell/language.ts';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { SolverError, type Move } from '../../solver/types.ts';
import { HeapBoard, type Aim } from '../heaps/heap-board.ts';
import type { BoardView } from '../shell/view.ts';
import { largestDrawn, largestGroup, mostHeaps, mostTaken, stoneHeight, stoneRadius, stoneWidth } from './geometry.ts';
import { words } from './words.ts';

/**
 * `<nimlab-bash>`: heaps of stones in a line, from whose right end at most m are taken. Views: `plain`, `groups` (boxes
 * of m + 1: what is over is what one wants to take). An aim's `parts` hold how many are taken. Lit parts: `heap-<i>`.
 */
export class BashElement extends HeapBoard {
  static override readonly game = 'bash';
  static override styles = [...HeapBoard.styles, bashStyles()];

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  override get ruleLabel() {
    return this.#words.rule;
  }
  override get views() {
    const { plain, groups } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'groups', label: groups },
    ];
  }
  override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostHeaps ? this.#words.tooMany(this.n(numbers.length)) : null;
  }
  override speakMove({ numbers: [heap = 0n, take = 0n] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.take(this.n(take), before.length === 1 ? null : this.n(heap), form);
  }
  override speakPlace({ numbers: [heap] }: Move, before: readonly bigint[]) {
    return before.length === 1 ? this.#words.theHeap : this.#words.place(this.n(heap ?? 0n));
  }

  /** Takes what lies right of the `left` stones that stay. */
  #aim(heap: number, left: bigint): Aim {
    return { id: `${heap}-${left}`, heap, parts: [this.sizes[heap]! - left], at: 0 };
  }
  protected override aimAt(id: string) {
    const [, heap, left] = /^(\d+)-(\d+)$/.exec(id) ?? [];
    return this.sizes[Number(heap)] === undefined ? null : this.#aim(Number(heap), BigInt(left!));
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    this.prepare(view);
    const most = mostTaken(view.rule);
    const idle = most === 1n ? this.#words.idleOne : this.#words.idle(this.n(most));
    const fields = [...view.origin, ...view.numbers].some((size) => size > largestDrawn) || most > largestGroup;
    return html`<div class="bash">
      <div class="heaps stacked">${view.numbers.map((size, heap) => this.#drawHeap(view, heap, size, most + 1n))}</div>
      ${this.drawDeed(view, idle)} ${fields ? this.#drawTake(view) : nothing}
    </div>`;
  }

  #drawHeap(view: BoardView, heap: number, size: bigint, group: bigint): TemplateResult {
    const aim = this.seen(view);
    const take = aim?.heap === heap ? (aim.parts[0] ?? 0n) : 0n;
    const state = [
      view.lit.has(`heap-${heap + 1}`) ? 'lit' : '',
      this.hintedAt(view, heap) ? 'hinted' : '',
      view.leaving ? 'leaving' : '',
    ];
    const room =
      view.origin[heap] !== undefined && view.origin.length === view.numbers.length ? view.origin[heap] : size;
    return html`<div
      class="linear ${state.join(' ')}"
      role="group"
      aria-label=${this.#words.heap(this.n(heap + 1), this.n(size))}
    >
      ${
        size > largestDrawn
          ? this.#drawLarge(view, heap, size, group, take)
          : view.view === 'groups'
            ? this.#drawGroups(view, heap, size, room > largestDrawn ? size : room, group, take)
            : html`<div class="lineup">
                ${this.#stones(view, heap, size, 0n, size, take)} ${this.#empty(room > largestDrawn ? 0n : room - size)}
              </div>`
      }
      ${this.#drawNumbers(view, heap, size, group, take)}
    </div>`;
  }

  /** Places from which stones have been taken in this game. */
  #empty(count: bigint): TemplateResult[] {
    return Array.from(
      { length: count > 0n ? Number(count) : 0 },
      () =>
        html`<svg class="gone" width=${stoneWidth} height=${stoneHeight} aria-hidden="true">
          <circle cx=${stoneWidth / 2} cy=${stoneHeight / 2} r="3" />
        </svg>`,
    );
  }

  #drawGroups(view: BoardView, heap: number, size: bigint, room: bigint, group: bigint, take: bigint): TemplateResult {
    const most = room > size ? room : size;
    const boxes = Array.from({ length: Number((most + group - 1n) / group) }, (_, i) => {
      const from = BigInt(i) * group;
      const room = most - from < group ? most - from : group;
      const filled = size <= from ? 0n : size - from < room ? size - from : room;
      return { from, room, filled, kind: filled === group ? 'full' : filled === 0n ? 'vacant' : 'partial' };
    });
    return html`<div class="boxes">
      ${boxes.map(
        ({ from, room, filled, kind }) =>
          html`<div
            class="box ${kind}"
            role="group"
            aria-label=${kind === 'partial' ? this.#words.partial : this.#words.group(this.n(group))}
          >
            ${this.#stones(view, heap, size, from, from + filled, take)}${this.#empty(room - filled)}
          </div>`,
      )}
    </div>`;
  }

  /** Stones `from` … `to` − 1 of a heap, counted from the left. */
  #stones(view: BoardView, heap: number, size: bigint, from: bigint, to: bigint, take: bigint) {
    const { marked, hint } = this.winning(view, heap);
    return Array.from({ length: Number(to - from) }, (_, k) => {
      const count = size - from - BigInt(k);
      // Named from the left: the focus stays where it is when stones go.
      const aim = this.#aim(heap, from + BigInt(k));
      const legal = this.legal(aim) !== false;
      const state = [
        count <= take ? 'going' : '',
        marked.has(`${count}`) ? 'marked' : '',
        hint !== null && count <= BigInt(hint) ? 'hint' : '',
        legal ? '' : 'barred',
      ];
      const body = svg`<g class="body">
        <circle class="face" cx=${stoneWidth / 2} cy=${stoneHeight / 2} r=${stoneRadius} />
        <path class="shine" d="M8.5 17.5Q11 12.5 16 12.5" />
      </g>`;
      const drawn = html`<svg
        width=${stoneWidth}
        height=${stoneHeight}
        viewBox="0 0 ${stoneWidth} ${stoneHeight}"
        aria-hidden="true"
      >
        ${body}
      </svg>`;
      if (!legal) return html`<span class="stone ${state.join(' ')}">${drawn}</span>`;
      return html`<span
        class="stone ${state.join(' ')}"
        data-cell=${aim.id}
        role="button"
        aria-disabled=${!view.interactive}
        aria-label=${this.#words.stone(this.n(count), this.n(size - count))}
        >${drawn}</span
      >`;
    });
  }

  /** A heap too large to count: its groups in a bar, and in detail what is over. */
  #drawLarge(view: BoardView, heap: number, size: bigint, group: bigint, take: bigint): TemplateResult {
    const over = size % group;
    const inDetail = over > 0n && over <= largestGroup;
    const groups = view.view === 'groups';
    return html`<div class="boxes">
      <div class="box mass">
        <span class="number"
          >${groups ? this.#words.many(this.n(size / group), this.n(group)) : this.n(inDetail ? size - over : size)}</span
        >
      </div>
      ${
        inDetail
          ? html`<div class="box ${groups ? 'partial' : 'loose'}">
              ${this.#stones(view, heap, size, size - over, size, take)}
            </div>`
          : groups && over > 0n
            ? html`<div class="box mass partial"><span class="number">${this.n(over)}</span></div>`
            : nothing
      }
    </div>`;
  }

  #drawNumbers(view: BoardView, heap: number, size: bigint, group: bigint, take: bigint): TemplateResult {
    const w = this.#words;
    const { components } = view.analysis;
    const value = this.analysisOn && components.length === view.numbers.length ? components[heap] : undefined;
    const left = size - take;
    const over = left % group;
    return html`<p class="numbers">
      ${take > 0n ? html`<span class="quiet">${this.n(size)} →</span> ` : nothing}<b class="number">${this.n(left)}</b>
      ${
        view.view === 'groups'
          ? html`<span class="number">
              =
              ${over ? w.grouped(this.n(left / group), this.n(group), this.n(over)) : w.full(this.n(left / group), this.n(group))}</span
            >`
          : nothing
      }
      ${value === undefined ? nothing : html`<span class="sg">${this.common.value(this.n(value))}</span>`}
    </p>`;
  }

  #drawTake(view: BoardView): TemplateResult {
    const w = this.#words;
    return html`<form class="parts" @submit=${this.#submitTake}>
      ${
        view.numbers.length > 1
          ? html`<select name="heap" aria-label=${w.which}>
              ${view.numbers.map((size, i) => html`<option value=${i + 1}>${w.heap(this.n(i + 1), this.n(size))}</option>`)}
            </select>`
          : nothing
      }
      <input
        name="take"
        inputmode="numeric"
        autocomplete="off"
        maxlength="26"
        aria-label=${w.howMany}
        placeholder=${w.howMany}
      />
      <button class="button" aria-disabled=${!view.interactive}>${w.play}</button>
    </form>`;
  }

  #submitTake = (submit: SubmitEvent) => {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const data = new FormData(form);
    const text = String(data.get('take')).replace(/[\s,]/g, '');
    if (!/^\d+$/.test(text)) {
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text, ''));
      return;
    }
    form.querySelector('input')!.value = '';
    void this.propose([Number(data.get('heap') ?? 1), BigInt(text)]);
  };
}

function bashStyles() {
  return css`
    .stacked {
      flex-flow: column nowrap;
      align-items: center;
      gap: 0.6rem;
    }
    .linear {
      display: grid;
      justify-items: center;
      max-width: 100%;
    }
    .lineup,
    .box {
      display: flex;
      flex-wrap: wrap;
      max-width: 100%;
    }
    .boxes {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
      max-width: 100%;
    }
    .box {
      border: 1.5px solid var(--nl-line-strong);
      border-radius: 12px;
      padding-inline: 2px;
    }
    .box.partial {
      border: 2px dashed var(--nl-n);
      background: var(--nl-n-soft);
    }
    .box.vacant {
      border: 1.5px dotted var(--nl-line);
    }
    .box.loose {
      border-color: transparent;
    }
    .box.mass {
      align-items: center;
      min-height: ${stoneHeight}px;
      padding-inline: 1.2rem;
      border-radius: 22px;
      background: var(--nl-stone);
      border-color: var(--nl-stone-edge);
      color: var(--nl-paper);
      font-weight: 600;
    }
    .box.mass.partial {
      background: var(--nl-n-soft);
      border: 2px dashed var(--nl-n);
      color: var(--nl-ink);
    }
    .linear svg {
      display: block;
      overflow: visible;
    }
    .linear .stone {
      display: block;
      border-radius: 12px;
    }
    .linear .stone:focus-visible {
      box-shadow: inset 0 0 0 2.5px var(--nl-accent);
    }
    .face {
      fill: var(--nl-stone);
      stroke: var(--nl-stone-edge);
      stroke-width: 1.2;
    }
    .linear .shine {
      fill: none;
      stroke: var(--nl-stone-shine);
      stroke-width: 2.4;
      stroke-linecap: round;
      opacity: 0.8;
    }
    .gone circle {
      fill: var(--nl-line);
    }
    .body {
      transition:
        transform 140ms ease-out,
        opacity 140ms;
    }
    .going .body {
      transform: translateY(-6px);
      opacity: 0.4;
    }
    .leaving .going .body {
      animation: up var(--nl-move) both;
    }
    @keyframes up {
      to {
        transform: translateY(-40px);
        opacity: 0;
      }
    }
    .stone:is(.marked, .hint) .face {
      stroke: var(--nl-stone-hint);
      stroke-width: 4;
      stroke-dasharray: 5 3;
    }
    .stone.hint .face {
      stroke-dasharray: none;
    }
    .linear.hinted .numbers b {
      color: var(--nl-stone-hint);
      text-decoration: underline dashed;
    }
    .linear.lit .numbers b {
      color: var(--nl-accent);
      text-decoration: underline;
    }
    .numbers {
      margin: 0.1rem 0 0;
      text-align: center;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    .numbers .sg {
      margin-inline-start: 0.5em;
      color: var(--nl-accent);
      font-weight: 600;
      font-size: 0.85em;
    }
  `;
}

defineSpeaking('nimlab-bash', BashElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-bash': BashElement;
  }
}
