import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { Glide } from '../heaps/glide.ts';
import { HeapMoves } from '../heaps/targets.ts';
import { pebbles, shine, transform } from '../kit/parts/pebble.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { heapOf, layWall, short, type Heap } from './geometry.ts';
import { Room } from './room.ts';
import { Starts } from './starts.ts';
import { limitedStyles } from './styles.ts';
import { decompositionIn, drawTiles } from './tiles.ts';
import { limitedWords } from './words.ts';

/** More winning moves than this are not written over the heap. */
const mostFlags = 3;
/** Of larger numbers there is room for one. */
const mostStruck = 10n ** 9n;
/** Longer sums are not written out. */
const mostParts = 12;

/**
 * Boards of one heap where every move limits the next: Fibonacci Nim, dynamic Nim. Views: `stones` (a gate over what may
 * be taken now), `tiles` (the heap as terms of the sequence, the smallest beside the limit), `table` (all starts). Lit
 * parts: `heap`, `limit`, `tile-<i>` (1 is the smallest), `term-<n>`.
 */
export abstract class LimitedTakeBoard extends GameElement {
  static override styles = [...GameElement.styles, limitedStyles];

  /** How many stones are pointed at, 0n for none. */
  #pointed = 0n;
  #drawn = '';
  /** Where a considered move leads, as the solver says; by the text of the take. */
  readonly #ahead = new Map<string, Heap | null>();
  /** The takes the solver lists. */
  readonly #moves = new HeapMoves(this.game, () => this.requestUpdate(), 0);
  protected readonly starts = new Starts(this.game, () => this.requestUpdate());
  readonly #glide = new Glide();
  readonly #room = new Room();

  protected n = (value: bigint | number) => number(value, this.language);
  get #words() {
    return limitedWords[this.language];
  }
  override get positionLabel() {
    return this.#words.position;
  }
  override get views() {
    const { views } = this.#words;
    return (['stones', 'tiles', 'table'] as const).map((id) => ({ id, label: views[id] }));
  }
  override speakPosition(numbers: readonly bigint[]) {
    const { stones, limit } = heapOf(numbers);
    return stones === 0n ? this.#words.empty : this.#words.heap(this.n(stones), stones === 1n, this.n(limit));
  }
  override speakMove({ numbers: [take = 0n] }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.move(this.n(take), form);
  }
  override speakPlace() {
    return this.#words.place;
  }
  override drawFormula(analysis: Analysis) {
    const { parts } = decompositionIn(analysis);
    const { stones, limit } = heapOf(analysis.numbers);
    if (parts.length === 0 || parts.length > mostParts) return null;
    const compared = parts[0]! <= limit ? '≤' : '>';
    const sum = parts.length > 1 ? `${this.n(stones)} = ${parts.toReversed().map(this.n).join(' + ')}` : null;
    return html`${sum ? html`${sum}<span class="apart"></span>` : nothing}${this.n(parts[0]!)} ${compared}
    ${this.n(limit)}`;
  }

  /** What a game with a rule puts over the board. */
  protected drawRule(_view: BoardView): TemplateResult | typeof nothing {
    return nothing;
  }

  // ---- The aim ----------------------------------------------------------------------------------------------------

  #point = (take: bigint) => {
    if (take === this.#pointed) return;
    this.#pointed = take;
    this.requestUpdate();
  };

  #play = (take: bigint) => {
    this.#pointed = 0n;
    this.requestUpdate();
    void this.propose([take]);
  };

  /** The heap after a considered move; null while that is not known, or if the rules do not allow it. */
  #after(view: BoardView, take: bigint): Heap | null {
    if (take === 0n || !view.interactive) return null;
    const key = `${take}`;
    const known = this.#ahead.get(key);
    if (known !== undefined) return known;
    this.#ahead.set(key, null);
    const drawn = this.#drawn;
    solver()
      .then((client) => client.play(this.game, view.position, key, view.rule))
      .then((position) => {
        if (drawn !== this.#drawn) return;
        const numbers = position.split(/\s+/).map(BigInt);
        this.#ahead.set(key, heapOf(numbers));
        this.requestUpdate();
      })
      .catch(() => {}); // no legal move: nothing to show
    return null;
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const drawn = `${view.rule}|${view.position}|${view.shown}`;
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#pointed = 0n;
      this.#ahead.clear();
    }
    // What is no move is not shown as one.
    const going = this.#after(view, this.#pointed) ? this.#pointed : 0n;
    const link = { language: this.language, going, point: this.#point, choose: this.#play };
    return html`<div
      class="limited"
      @keydown=${{ handleEvent: this.#key, capture: true }}
      @focusout=${() => this.#point(0n)}
    >
      ${this.drawRule(view)}
      ${
        view.view === 'tiles'
          ? drawTiles(view, link)
          : view.view === 'table'
            ? this.starts.draw(view.rule, this.language, view.origin[0] ?? 0n, view.lit, (n) => void this.#playFrom(n))
            : this.#drawHeap(view, going)
      }
      ${this.#drawTaking(view, going)}
    </div>`;
  }

  async #playFrom(n: number) {
    try {
      await this.restart(`${n}`);
      this.view = 'stones';
    } catch (error) {
      this.refuse(error);
    }
  }

  #drawHeap(view: BoardView, going: bigint): TemplateResult {
    const w = this.#words;
    const { stones, limit } = heapOf(view.numbers);
    const room = view.origin[0] ?? 0n;
    const wall = layWall(stones, room);
    const leaving = view.leaving?.numbers[0] ?? 0n;
    const hint = view.hint?.numbers[0] ?? 0n;
    const marked = view.marked.map((move) => move.numbers[0]!);
    const left = stones - (leaving || going);
    const ahead = this.#after(view, going);
    const moves = stones > 0n && !wall.block ? this.#moves.of(view.position, view.rule) : null;
    const gate = stones > 0n && !leaving ? wall.edge(stones - limit) : null;
    const next = ahead && ahead.stones > 0n ? wall.edge(ahead.stones - ahead.limit) : null;
    // A lit tile is its stones: the topmost are the smallest tile.
    const tops = decompositionIn(view.analysis).parts.map((_, i, parts) =>
      parts.slice(0, i + 1).reduce((sum, part) => sum + part, 0n),
    );
    const lit = (take: bigint) => view.lit.has(`tile-${tops.findIndex((top) => take <= top) + 1}`);
    // The two tags keep clear of each other.
    const crowded = gate && next && Math.abs(gate.y - next.y) < 19;
    const flags = view.leaving || view.shown ? [] : hint ? [hint] : marked;
    const flag = flags
      .slice(0, mostFlags)
      .map((take) => `−${short(take)}`)
      .join(' · ');
    return html`<svg
      class="wall ${view.lit.has('heap') ? 'lit' : ''} ${view.hintPlace ? 'hinted' : ''}"
      .style=${`width:min(100%,${(wall.width * 1.2) / 16}rem)`}
      viewBox="0 0 ${wall.width} ${wall.height}"
      role="group"
      aria-label=${this.speakPosition(view.numbers)}
      @pointerleave=${() => this.#point(0n)}
    >
      <path class="floor" d="M4 ${wall.floor}H${2 * wall.middle - 4}" />
      ${wall.block ? this.#drawBlock(wall, stones, limit, leaving || going) : nothing}
      ${wall.stones.map((stone, i) => {
        const take = stones - BigInt(i);
        const free = moves?.has(`${take}`) ?? true;
        const state = [
          BigInt(i) < stones - limit ? 'kept' : '', // under the gate

          lit(take) ? 'lit' : '',
          take <= leaving ? 'leaving' : '',
          take <= going ? 'going' : '',
          hint && take <= hint ? 'hint' : '',
          marked.includes(take) || (marked.length > 0 && take <= marked[0]!) ? 'marked' : '',
        ].join(' ');
        const body = svg`<g transform=${transform(stone)}>
            <g class="pebble">
              <path class="edge" d=${pebbles[stone.shape]!} />
              <path class="face" d=${pebbles[stone.shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
              <path class="shine" d=${shine} />
            </g>
          </g>`;
        return svg`<g class="stone ${state}"
            data-cell=${free ? `stone-${i + 1}` : nothing} role=${free ? 'button' : nothing}
            aria-disabled=${free ? !view.interactive : nothing}
            aria-label=${free ? w.stone(this.n(take), this.n(i)) : nothing}
            @click=${() => free && this.#play(take)}
            @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && this.#point(free ? take : 0n)}
            @focusin=${(event: FocusEvent) => (event.target as Element).matches(':focus-visible') && this.#point(take)}>
            <rect class="reach" x=${stone.x - wall.pitch / 2} y=${stone.y - wall.step / 2} width=${wall.pitch} height=${wall.step} rx=${wall.step * 0.44} />
            ${body}
          </g>`;
      })}
      ${
        next
          ? svg`<path class="fence next" d=${next.path} />
            <text class="tag next" x=${wall.tag} y=${crowded ? gate.y + (next.y > gate.y ? 24 : -14) : next.y + 5}>≤ ${short(ahead!.limit)}</text>`
          : nothing
      }
      ${
        gate
          ? svg`<g class="bar ${view.lit.has('limit') ? 'lit' : ''} ${next ? 'old' : ''}">
            <path class="fence" d=${gate.path} />
            <text class="tag" x=${wall.tag} y=${gate.y + 5}>≤ ${short(limit)}</text>
          </g>`
          : nothing
      }
      ${
        flag
          ? svg`<text class="flag" x=${wall.middle} y=${wall.summit - 7} text-anchor="middle" aria-hidden="true">${flag}${flags.length > mostFlags ? ' …' : ''}</text>`
          : view.hintPlace && !leaving
            ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${wall.middle} ${wall.summit - 7})" />`
            : nothing
      }
      <text class="count" x=${wall.middle} y=${wall.floor + 24} text-anchor="middle" aria-hidden="true">
        ${left === stones || left < 0n || stones > mostStruck ? this.n(left < 0n ? stones : left) : svg`<tspan class="was">${this.n(stones)}</tspan> → ${this.n(left)}`}
      </text>
    </svg>`;
  }

  /** A heap too large to count: a block, what is kept at the bottom, what goes at the top. */
  #drawBlock(wall: ReturnType<typeof layWall>, stones: bigint, limit: bigint, going: bigint) {
    const base = wall.floor - 3;
    const [x, width] = [10, 2 * wall.middle - 20];
    const free = wall.edge(stones - limit).y;
    const cut = going > 0n && going <= stones ? wall.edge(stones - going).y : wall.summit;
    return svg`
      <rect class="block" x=${x} y=${wall.summit} width=${width} height=${base - wall.summit} rx="9" />
      <rect class="block-kept" x=${x} y=${free} width=${width} height=${Math.max(0, base - free)} rx="9" />
      <rect class="block-going" x=${x} y=${wall.summit} width=${width} height=${Math.max(0, cut - wall.summit)} rx="9" />`;
  }

  /** What can be done or is aimed at, and a field for the number: the only way for heaps too large to point at. */
  #drawTaking(view: BoardView, going: bigint): TemplateResult {
    const w = this.#words;
    const { stones, limit } = heapOf(view.numbers);
    const ahead = this.#after(view, going);
    const over = view.analysis.moveCount === 0n;
    const said =
      going > 0n
        ? html`${w.aimed(this.n(going), this.n(stones - going))}${ahead && ahead.stones > 0n ? w.then(this.n(ahead.limit)) : nothing}${this.language === 'zh' ? '。' : '.'}`
        : view.interactive && !over
          ? html`<span class="quiet"
              >${limit === 1n ? w.idleOne(this.n(stones)) : w.idle(this.n(stones), this.n(limit))}</span
            >`
          : nothing;
    return html`<form class="taking" @submit=${this.#submit} @input=${this.#input}>
      <p>${said}</p>
      <input
        name="take"
        inputmode="numeric"
        autocomplete="off"
        maxlength="26"
        aria-label=${w.howMany}
        ?disabled=${over}
      />
      <button class="button" aria-disabled=${!view.interactive || over}>${w.take}</button>
    </form>`;
  }

  /** A digit on the board begins a number in the field. */
  #key = (event: KeyboardEvent) => {
    if (!/^[0-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest('input')) return;
    const field = this.renderRoot.querySelector<HTMLInputElement>('.taking input');
    if (!field || field.disabled) return;
    event.preventDefault();
    event.stopPropagation();
    field.value = event.key;
    field.focus();
    this.#read(field);
  };

  #input = (input: Event) => this.#read(input.target as HTMLInputElement);

  #read(field: HTMLInputElement) {
    const text = field.value.replace(/[\s,]/g, '');
    this.#point(/^\d{1,20}$/.test(text) ? BigInt(text) : 0n);
  }

  #submit = (submit: SubmitEvent) => {
    submit.preventDefault();
    const field = (submit.target as HTMLFormElement).elements.namedItem('take') as HTMLInputElement;
    const text = field.value.replace(/[\s,]/g, '');
    if (!/^\d+$/.test(text)) {
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    field.value = '';
    this.#play(BigInt(text));
  };

  // ---- Life -------------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#glide.record(this.renderRoot as ParentNode | null);
  }

  protected override updated() {
    super.updated();
    const start = this.match?.stations[0]?.position;
    this.#room.keep(this.renderRoot.querySelector<HTMLElement>('.tiling'), `${start}|${this.match?.rule}`);
    this.#glide.play(this.renderRoot, new Map());
  }
}
