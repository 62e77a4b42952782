import { html, nothing, svg, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { drawColumns } from '../nim/columns.ts';
import { pebbles, shine, transform } from '../kit/parts/pebble.ts';
import { nimStyles } from '../nim/styles.ts';
import { Room } from '../kit/room.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { drawBasis } from './basis.ts';
import { boxesOf, mostBoxes, placeBox, type Box } from './geometry.ts';
import { hungerStyles } from './styles.ts';
import { words } from './words.ts';

/** Longer positions are spoken of by their number of boxes. */
const mostSpoken = 12;

/** What a move does: the boxes it opens, or how much it takes from one. Boxes count from 1. */
const readMove = (move: Move | null): { opens: readonly number[]; box: number; take: bigint } => {
  const [first = 0n, ...rest] = move?.numbers ?? [];
  return first === 0n
    ? { opens: rest.map(Number), box: 0, take: 0n }
    : { opens: [], box: Number(first), take: rest[0] ?? 0n };
};

/**
 * `<nimlab-hunger>`: closed boxes, any number of which may be opened in one move, and stones that are taken from open
 * ones. Closed boxes are marked by clicking them, then opened together. Views: `plain`, `basis` (closed boxes in binary
 * and their elimination), `columns` (the nim-sum of the open ones). Lit parts: `box-<i>`, `row-<i>`, `open`, `closed`.
 */
export class HungerElement extends GameElement {
  static override readonly game = 'hunger';
  static override styles = [...GameElement.styles, nimStyles, hungerStyles];

  #marks = new Set<number>();
  /** Boxes of the row that is pointed at. */
  #linked: readonly number[] = [];
  /** Stones pointed at; 0n: none. */
  #aim: { box: number; take: bigint } | null = null;
  /** The open box the field takes from. */
  #chosen = 0;
  #drawn = '';
  readonly #room = new Room();

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#words.position;
  }
  protected override get views() {
    const { views } = this.#words;
    return (['plain', 'basis', 'columns'] as const).map((id) => ({ id, label: views[id] }));
  }
  override speakPosition(numbers: readonly bigint[]) {
    const boxes = boxesOf(numbers);
    const w = this.#words;
    if (boxes.length === 0) return w.empty;
    if (boxes.length <= mostSpoken) return w.boxes(boxes.map(({ stones, open }) => w.box(this.#n(stones), open)));
    return w.manyBoxes(this.#n(boxes.length), this.#n(boxes.filter(({ open }) => open).length));
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const { opens, box, take } = readMove(move);
    return box === 0 ? this.#words.open(opens.map(this.#n), form) : this.#words.take(this.#n(take), this.#n(box), form);
  }
  override speakPlace(move: Move) {
    const { box } = readMove(move);
    return box === 0 ? this.#words.placeClosed : this.#words.placeOpen(this.#n(box));
  }
  protected override drawFormula(analysis: Analysis) {
    const open = boxesOf(analysis.numbers).filter(({ open }) => open);
    if (open.length === 0 || open.length > mostSpoken) return null;
    const sizes = open.map(({ stones }) => stones);
    const sum = nimSum(sizes);
    return this.#words.formula(
      sizes.length === 1 ? this.#n(sum) : `${sizes.map(this.#n).join(' ⊕ ')} = ${this.#n(sum)}`,
    );
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #toggle(box: number, view: BoardView) {
    if (!view.interactive) return;
    if (!this.#marks.delete(box)) this.#marks.add(box);
    this.requestUpdate();
  }

  #mark(boxes: readonly number[], view: BoardView) {
    if (!view.interactive) return;
    this.#marks = new Set(boxes);
    this.requestUpdate();
  }

  #open() {
    const boxes = [...this.#marks].sort((a, b) => a - b);
    if (boxes.length === 0) {
      this.refuse(new SolverError('empty', 'move', '', ''));
      return;
    }
    void this.propose([0, ...boxes]);
  }

  #point(aim: { box: number; take: bigint } | null) {
    if (aim?.box === this.#aim?.box && aim?.take === this.#aim?.take) return;
    this.#aim = aim;
    this.requestUpdate();
  }

  #link = (boxes: readonly number[]) => {
    this.#linked = boxes;
    this.requestUpdate();
  };

  #choose(box: number, take: bigint) {
    this.#chosen = box;
    this.#aim = null;
    void this.propose([box, take]);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override updated() {
    super.updated();
    const key = `${this.match?.stations[0]?.position}|${this.view}`;
    this.#room.keep(this.renderRoot.querySelector<HTMLElement>('.theory-of:not([hidden])'), key);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const drawn = `${view.position}|${view.shown}`;
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#marks.clear();
      this.#linked = [];
      this.#aim = null;
    }
    const boxes = boxesOf(view.numbers);
    const before = boxesOf(view.origin);
    const rooms = boxes.map(({ stones }, i) =>
      before.length === boxes.length && before[i]!.stones > stones ? before[i]!.stones : stones,
    );
    if (!boxes[this.#chosen - 1]?.open || boxes[this.#chosen - 1]!.stones === 0n) {
      this.#chosen = boxes.findIndex(({ open, stones }) => open && stones > 0n) + 1;
    }
    return html`<div class="hunger" @pointerleave=${() => this.#point(null)} @focusout=${this.#leave}>
      <div class="boxes ${boxes.length > 12 ? 'many' : ''}">
        ${boxes.slice(0, mostBoxes).map((box, i) => this.#drawBox(view, i + 1, box, rooms[i]!, boxes.length))}
      </div>
      <div class="theory-of" ?hidden=${view.view === 'plain'}>
        ${
          view.view === 'basis'
            ? drawBasis(view, { language: this.language, point: this.#link, mark: (each) => this.#mark(each, view) })
            : view.view === 'columns'
              ? this.#drawOpen(view, boxes)
              : nothing
        }
      </div>
      ${this.#drawDeeds(view, boxes)}
    </div>`;
  }

  #leave = () => {
    this.#point(null);
    if (this.#linked.length > 0) this.#link([]);
  };

  #drawBox(view: BoardView, box: number, { stones, open }: Box, room: bigint, count: number): TemplateResult {
    const w = this.#words;
    const place = placeBox(box, stones, room, count);
    const { width, height, left, right, top, floor, label, lid, small } = place;
    const leaving = readMove(view.leaving);
    const hint = readMove(view.hint);
    const hinted = readMove(view.hintPlace);
    const wins = view.marked.map(readMove);
    const opening = leaving.opens.includes(box);
    const up = open || opening;
    const marked = !open && this.#marks.has(box);
    const taken = leaving.box === box ? leaving.take : 0n;
    const aim = view.interactive ? this.#aim : null;
    const going = aim?.box === box ? aim.take : 0n;
    // The winning takes of this box; of many winning sets to open, the first is marked.
    const winning = hint.box === box ? hint.take : (wins.find((each) => each.box === box)?.take ?? 0n);
    const hintOpens = view.hint ? hint.opens.includes(box) : false;
    const marks = !view.hint && (wins.find(({ opens }) => opens.length > 0)?.opens.includes(box) ?? false);
    const state = [
      up ? 'up' : 'down',
      marked ? 'chosen' : '',
      opening ? 'opening' : '',
      this.#linked.includes(box) ? 'linked' : '',
      view.lit.has(`box-${box}`) || view.lit.has(open ? 'open' : 'closed') ? 'lit' : '',
      hintOpens || hint.box === box ? 'hint' : marks || winning ? 'wins' : '',
      view.hintPlace && (hinted.box === box || hinted.opens[0] === box) ? 'hinted' : '',
      open && stones === 0n ? 'done' : '',
    ].join(' ');
    const [middle, tall] = [width / 2, floor - top];
    const whole = !open || !place.counted;
    const handle = !open || (whole && stones > 0n);
    const rest = taken || going ? stones - (taken || going) : stones;
    return html`<svg
      class="box ${state}"
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label=${(open ? w.openBox : w.closedBox)(this.#n(box), this.#n(stones))}
    >
      <g
        class="case"
        data-cell=${handle ? `box-${box}` : nothing}
        role=${handle ? 'button' : nothing}
        aria-pressed=${handle ? (open ? this.#chosen === box : marked) : nothing}
        aria-disabled=${handle ? !view.interactive : nothing}
        aria-label=${handle ? (open ? w.openBox : w.closedBox)(this.#n(box), this.#n(stones)) : nothing}
        @click=${() => (open ? this.#select(box, stones, whole) : this.#toggle(box, view))}
      >
        <rect class="reach" x="1" y="1" width=${width - 2} height=${height - 2} rx="7" />
        <path class="lid" d=${up ? lid.open : lid.closed} />
        <rect class="body" x=${left} y=${top} width=${right - left} height=${tall} rx="3" />
        ${
          up
            ? nothing
            : svg`<path class="plank" d="M${left} ${top + tall / 3}H${right}M${left} ${top + (tall * 2) / 3}H${right}" />`
        }
        ${
          up
            ? nothing
            : svg`<text class="name" x=${right - (small ? 4 : 8)} y=${floor - (small ? 4 : 7)} text-anchor="end">${box}</text>`
        }
        ${marked && !up ? svg`<path class="tick" d="M${middle - 8} ${top + tall / 2}l6 7 11-14" />` : nothing}
      </g>
      ${
        up
          ? place.stones.map((stone, index) => {
              const take = stones - BigInt(index);
              const body = svg`<g transform=${transform(stone)}><g class="pebble">
                  <path class="edge" d=${pebbles[stone.shape]!} />
                  <path class="face" d=${pebbles[stone.shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
                  <path class="shine" d=${shine} />
                </g></g>`;
              if (whole) return svg`<g class="stone" aria-hidden="true">${body}</g>`;
              const look = [
                take <= taken ? 'leaving' : '',
                take <= going ? 'going' : '',
                hint.box === box && take <= hint.take ? 'hint' : '',
                hint.box !== box && take <= winning ? 'marked' : '',
              ].join(' ');
              return svg`<g class="stone ${look}" data-cell="stone-${box}-${index}" role="button"
                aria-disabled=${!view.interactive}
                aria-label=${w.stone(this.#n(take), this.#n(box), this.#n(index))}
                @click=${() => this.#choose(box, take)}
                @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && this.#point({ box, take })}
                @pointerleave=${() => this.#point(null)}
                @focusin=${(event: FocusEvent) => (event.target as Element).matches(':focus-visible') && this.#point({ box, take })}>
                <rect class="reach" x=${stone.x - place.pitch / 2} y=${stone.y - place.step / 2} width=${place.pitch} height=${place.step} rx=${place.step / 2.4} />
                ${body}
              </g>`;
            })
          : nothing
      }
      ${
        view.leaving || view.shown
          ? nothing
          : winning
            ? svg`<text class="flag-text" x=${middle} y=${small ? 13 : 22} text-anchor="middle" aria-hidden="true">−${this.#n(winning)}</text>`
            : state.includes('hinted')
              ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${middle} ${small ? 11 : 24})" />`
              : nothing
      }
      <text class="count" x=${middle} y=${label} text-anchor="middle" aria-hidden="true">
        ${rest === stones || rest < 0n ? this.#n(stones) : svg`<tspan class="was">${this.#n(stones)}</tspan> → ${this.#n(rest)}`}
      </text>
    </svg>`;
  }

  #select(box: number, stones: bigint, whole: boolean) {
    if (stones === 0n) return;
    this.#chosen = box;
    this.requestUpdate();
    // Its stones cannot be pointed at: the number is written.
    if (whole) this.renderRoot.querySelector<HTMLInputElement>('.taking input')?.focus();
  }

  /** The columns of Nim, of the open boxes alone. */
  #drawOpen(view: BoardView, boxes: readonly Box[]): TemplateResult {
    const open = boxes.flatMap(({ stones, open }, i) => (open ? [{ stones, box: i + 1 }] : []));
    if (open.length === 0)
      return html`<p class="finding">${this.#words.noneOpen}${this.language === 'zh' ? '。' : '.'}</p>`;
    const numbers = open.map(({ stones }) => stones);
    const move = readMove(view.hint ?? view.marked.find((each) => readMove(each).box > 0) ?? null);
    const at = open.findIndex(({ box }) => box === move.box);
    const hint = at < 0 ? null : { text: '', numbers: [BigInt(at + 1), move.take] };
    const analysis = { ...view.analysis, grundy: nimSum(numbers) };
    return drawColumns(
      { ...view, numbers, origin: [], analysis, hint, marked: [] },
      this.language,
      open.findIndex(({ box }) => this.#linked.includes(box)) + 1,
      (heap) => this.#link(heap ? [open[heap - 1]!.box] : []),
    );
  }

  /** Opening what is marked, and taking by number: the only way for boxes that are small or full. */
  #drawDeeds(view: BoardView, boxes: readonly Box[]): TemplateResult {
    const w = this.#words;
    const marks = [...this.#marks].sort((a, b) => a - b);
    const aim = view.interactive ? this.#aim : null;
    const closed = boxes.some(({ open }) => !open);
    const open = boxes.flatMap(({ stones, open }, i) => (open && stones > 0n ? [{ stones, box: i + 1 }] : []));
    const said = aim
      ? html`${w.aimed(this.#n(aim.take), this.#n(aim.box), this.#n(boxes[aim.box - 1]!.stones - aim.take))}`
      : marks.length > mostSpoken
        ? w.markedMany(this.#n(marks.length))
        : marks.length > 0
          ? w.marked(marks.map(this.#n))
          : html`<span class="quiet">${view.interactive ? (closed ? w.mark : w.noneClosed) : nothing}</span>`;
    return html`<div class="deeds">
      <div class="opening-row">
        <p>${said}</p>
        <button
          type="button"
          class="button ${marks.length > 0 ? 'strong' : ''} open-marked"
          aria-disabled=${!view.interactive || marks.length === 0}
          @click=${() => view.interactive && this.#open()}
        >
          ${marks.length > 1 ? w.openCount(this.#n(marks.length)) : w.openButton}
        </button>
      </div>
      <form class="taking" @submit=${this.#submit}>
        <select
          name="box"
          aria-label=${w.from}
          ?disabled=${open.length === 0}
          @change=${(change: Event) => {
            this.#chosen = Number((change.target as HTMLSelectElement).value);
            this.requestUpdate();
          }}
        >
          ${
            open.length === 0
              ? html`<option>${w.noneOpen}</option>`
              : open.map(
                  ({ box, stones }) =>
                    html`<option value=${box} ?selected=${box === this.#chosen}>
                      ${w.option(this.#n(box), this.#n(stones))}
                    </option>`,
                )
          }
        </select>
        <input
          name="take"
          inputmode="numeric"
          autocomplete="off"
          maxlength="26"
          aria-label=${w.howMany}
          ?disabled=${open.length === 0}
        />
        <button class="button" aria-disabled=${!view.interactive || open.length === 0}>${w.takeButton}</button>
      </form>
    </div>`;
  }

  #submit = (submit: SubmitEvent) => {
    submit.preventDefault();
    const data = new FormData(submit.target as HTMLFormElement);
    const text = String(data.get('take') ?? '').replace(/[\s,]/g, '');
    if (!/^\d+$/.test(text)) {
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    (submit.target as HTMLFormElement).querySelector('input')!.value = '';
    void this.propose([BigInt(Number(data.get('box'))), BigInt(text)]);
  };
}

const nimSum = (sizes: readonly bigint[]) => sizes.reduce((sum, each) => sum ^ each, 0n);

customElements.define('nimlab-hunger', HungerElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-hunger': HungerElement;
  }
}
