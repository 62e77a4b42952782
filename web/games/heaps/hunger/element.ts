import { html, nothing, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../../solver/types.ts';
import { Draft } from '../../../draw/draft.ts';
import { takeField } from '../../../draw/fields.ts';
import fieldSheet from '../../../draw/fields.css?inline';
import { drawnPicture } from '../../../draw/lit.ts';
import bitSheet from '../../../draw/parts/bits.css?inline';
import { roomsOf } from '../../../draw/parts/heap.ts';
import { Points } from '../../../draw/points.ts';
import { Room } from '../../../draw/room.ts';
import { ScrollStops } from '../../../draw/scroll.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import flagSheet from '../../../draw/parts/flag.css?inline';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import stackSheet from '../../../draw/stack.css?inline';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, sentence, type Language, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { sumColumns } from '../columns.ts';
import columnsSheet from '../columns.css?inline';
import { boxesOf, countsOut, type Box } from './geometry.ts';
import { boxesScene, type BoxFace } from './scene.ts';
import type { DrawCounters } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

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
 * and their elimination), `columns` (the nim-sum of the open ones); skin: `strips`, counters in reserve and in play.
 * Lit parts: `box-<i>`, `row-<i>`, `open`, `closed`.
 */
export class HungerElement extends GameElement {
  static override readonly game = 'hunger';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['strips'];
  readonly #skins = new Skins<DrawCounters>(this, this.skins, HungerElement.skin);
  static override styles = [
    ...GameElement.styles,
    ...sheets(pebbleSheet, flagSheet, stackSheet, sceneSheet, fieldSheet, bitSheet, columnsSheet, boardSheet),
  ];

  /** Closed boxes that are marked to be opened. */
  readonly #marks = new Draft<ReadonlySet<number>>(
    this,
    () => this.current?.position ?? '',
    () => new Set(),
  );
  /** The open box the field takes from, if it can. */
  #chosen = 0;
  readonly #room = new Room();
  readonly #points = new Points(this, { press: (id) => this.#press(id) });

  constructor() {
    super();
    new ScrollStops(this);
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override speakPosition(numbers: readonly bigint[]) {
    const boxes = boxesOf(numbers);
    const w = this.#words;
    if (boxes.length === 0) return w.empty;
    if (boxes.length <= mostSpoken) return w.boxes(boxes.map(({ stones, open }) => w.box(this.#n(stones), open)));
    return w.manyBoxes(this.#n(boxes.length), this.#n(boxes.filter(({ open }) => open).length));
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const { opens, box, take } = readMove(move);
    const w = this.#words;
    if (this.view === 'strips') {
      return box === 0 ? w.bring(opens.map(this.#n), form) : w.slide(this.#n(take), this.#n(box), form);
    }
    return box === 0 ? this.#words.open(opens.map(this.#n), form) : this.#words.take(this.#n(take), this.#n(box), form);
  }
  override speakPlace(move: Move) {
    const { box } = readMove(move);
    return box === 0 ? this.#words.placeClosed : this.#words.placeOpen(this.#n(box));
  }
  protected override drawFormula({ numbers, facts }: Analysis) {
    const open = openOf(boxesOf(numbers)).map(({ stones }) => stones);
    if (open.length === 0 || open.length > mostSpoken) return null;
    const said = open.map(this.#n).join(' ⊕ ');
    return this.#words.formula(open.length === 1 ? said : `${said} = ${this.#n(facts['open_sum']![0]!)}`);
  }

  protected override bring(view: string) {
    return this.#skins.bring(view);
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  /** `box-<i>`, `stone-<i>-<j>`, `row-<i>`. */
  #press(id: string) {
    const [kind, first, below] = id.split('-');
    const box = Number(first);
    const { stones, open } = boxesOf(this.current?.numbers ?? [])[box - 1]!;
    if (kind === 'row') this.#marks.value = new Set(this.#linked(id));
    else if (kind === 'stone') {
      this.#chosen = box;
      void this.propose([box, stones - BigInt(below!)]);
    } else if (open) this.#choose(box);
    else this.#toggle(box);
  }

  #toggle(box: number) {
    const marks = new Set(this.#marks.value);
    if (!marks.delete(box)) marks.add(box);
    this.#marks.value = marks;
  }

  /** Its stones cannot be pointed at: the number is written. */
  #choose(box: number) {
    this.#chosen = box;
    this.requestUpdate();
    this.renderRoot.querySelector<HTMLInputElement>('.taking input')?.focus();
  }

  #open = () => {
    const boxes = [...this.#marks.value].sort((a, b) => a - b);
    if (boxes.length === 0) this.refuse(new SolverError('empty', 'move', '', ''));
    else void this.propose([0, ...boxes]);
  };

  /** Boxes that belong to what is pointed at: a row of the elimination, or of the open boxes. */
  #linked(at: string | null): readonly number[] {
    const [kind, index] = at?.split('-') ?? [];
    if (!this.current || (kind !== 'row' && kind !== 'heap')) return [];
    if (kind === 'heap') return [openOf(boxesOf(this.current.numbers))[Number(index) - 1]?.box ?? 0];
    const of = reducedIn(this.current).find(({ box }) => box === Number(index))?.of ?? [];
    return of.length > 0 ? of : [Number(index)];
  }

  /** What would be taken of the box whose stone is pointed at. */
  #aim({ interactive, numbers }: BoardView): { box: number; take: bigint } | null {
    const [kind, box, below] = this.#points.at?.split('-') ?? [];
    const stones = boxesOf(numbers)[Number(box) - 1]?.stones ?? 0n;
    const take = stones - BigInt(below ?? 0);
    return interactive && kind === 'stone' && take > 0n ? { box: Number(box), take } : null;
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override updated() {
    super.updated();
    const key = `${this.match?.stations[0]?.position}|${this.view}`;
    this.#room.keep(this.renderRoot.querySelector<HTMLElement>('.theory-of:not([hidden])'), key);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const boxes = boxesOf(view.numbers);
    const full = openOf(boxes).filter(({ stones }) => stones > 0n);
    const chosen = full.some(({ box }) => box === this.#chosen) ? this.#chosen : (full[0]?.box ?? 0);
    const rooms = roomsOf(
      boxes.map(({ stones }) => stones),
      boxesOf(view.origin).map(({ stones }) => stones),
    );
    const linked = this.#linked(this.#points.at);
    const face = (box: number) =>
      this.#faceOf(view, box, boxes[box - 1]!, countsOut(rooms[box - 1]!, boxes.length), chosen, linked);
    const skin = this.#skins.of(view.view)?.(boxes, rooms, face);
    const scene = skin ? { className: 'nl-lanes', pictures: [skin] } : boxesScene(boxes, rooms, face);
    return html`<div class="stack">
      <div class=${scene.className}>${scene.pictures.map(drawnPicture)}</div>
      <div class="theory-of" ?hidden=${view.view === 'plain' || view.view === 'strips'}>
        ${
          view.view === 'basis'
            ? drawBasis(view, this.language)
            : view.view === 'columns'
              ? this.#drawOpen(view, boxes, linked)
              : nothing
        }
      </div>
      ${this.#drawActions(view, boxes, skin ? [] : full, chosen)}
    </div>`;
  }

  /** `counted`: every stone can be pointed at. */
  #faceOf(
    view: BoardView,
    box: number,
    { stones, open }: Box,
    counted: boolean,
    chosen: number,
    linked: readonly number[],
  ): BoxFace {
    const w = this.#words;
    const leaving = readMove(view.leaving);
    const hint = readMove(view.hint);
    const where = readMove(view.where);
    const wins = view.wins.map(readMove);
    const aim = this.#aim(view);
    const marked = !open && this.#marks.value.has(box);
    // The winning takes of this box; of many winning sets to open, the first is marked.
    const winning = hint.box === box ? hint.take : (wins.find((each) => each.box === box)?.take ?? 0n);
    const opens = !view.hint && (wins.find(({ opens }) => opens.length > 0)?.opens.includes(box) ?? false);
    const handle = !open || (!counted && stones > 0n);
    return {
      write: this.#n,
      label: (open ? w.openBox : w.closedBox)(this.#n(box), this.#n(stones)),
      handle: handle ? { pressed: open ? chosen === box : marked } : null,
      takes: (take) => w.stone(this.#n(take), this.#n(box), this.#n(stones - take)),
      disabled: !view.interactive,
      states: {
        opening: leaving.opens.includes(box),
        chosen: marked,
        linked: linked.includes(box),
        lit: view.lit.has(`box-${box}`) || view.lit.has(open ? 'open' : 'closed'),
        where: view.where !== null && (where.box === box || where.opens[0] === box),
        hint: hint.opens.includes(box) || hint.box === box,
        wins: (opens || winning > 0n) && !hint.opens.includes(box) && hint.box !== box,
      },
      leaving: leaving.box === box ? leaving.take : 0n,
      going: aim?.box === box ? aim.take : 0n,
      hint: hint.box === box ? hint.take : 0n,
      wins: hint.box === box ? 0n : winning,
      flag: winning && !view.leaving && !view.shown ? `−${this.#n(winning)}` : '',
    };
  }

  /** The columns of Nim, of the open boxes alone. */
  #drawOpen(view: BoardView, boxes: readonly Box[], linked: readonly number[]): TemplateResult {
    const open = openOf(boxes);
    if (open.length === 0) return html`<p class="remark">${sentence(this.#words.noneOpen, this.language)}</p>`;
    const numbers = open.map(({ stones }) => stones);
    const best = readMove(
      view.leaving ? null : (view.hint ?? view.wins.find((each) => readMove(each).box > 0) ?? null),
    );
    return sumColumns({
      language: this.language,
      numbers,
      room: [],
      sum: view.analysis.facts['open_sum']![0]!,
      then: (heap, size) => (open[heap - 1]!.box === best.box ? size - best.take : size),
      going: open.findIndex(({ box }) => linked.includes(box)) + 1,
      lit: view.lit,
    });
  }

  /** Opening what is marked, and taking by number: the only way for boxes that are small or full. */
  #drawActions(view: BoardView, boxes: readonly Box[], full: readonly OpenBox[], chosen: number): TemplateResult {
    const w = this.#words;
    const marks = [...this.#marks.value].sort((a, b) => a - b);
    const aim = this.#aim(view);
    const strips = view.view === 'strips';
    const idle = boxes.every(({ open }) => open) ? (strips ? w.allIn : w.noneClosed) : strips ? w.markCounters : w.mark;
    const said = aim
      ? strips
        ? sentence(w.slide(this.#n(aim.take), this.#n(aim.box), 'base'), this.language)
        : w.aimed(this.#n(aim.take), this.#n(aim.box), this.#n(boxes[aim.box - 1]!.stones - aim.take))
      : marks.length > mostSpoken
        ? w.markedMany(this.#n(marks.length))
        : marks.length > 0
          ? (strips ? w.markedCounters : w.marked)(marks.map(this.#n))
          : html`<span class="quiet">${view.interactive ? idle : nothing}</span>`;
    return html`<div class=${full.length > 0 ? 'actions' : 'actions closed'}>
      <div class="opening-row">
        <p>${said}</p>
        <button
          type="button"
          class="button ${marks.length > 0 ? 'strong' : ''} open-marked"
          aria-disabled=${!view.interactive || marks.length === 0}
          @click=${() => view.interactive && this.#open()}
        >
          ${strips ? w.bringButton : marks.length > 1 ? w.openCount(this.#n(marks.length)) : w.openButton}
        </button>
      </div>
      ${takeField({
        label: w.howMany,
        button: w.takeButton,
        disabled: !view.interactive,
        empty: full.length === 0,
        inLine: true,
        from: {
          label: w.from,
          heaps: full.map(({ box, stones }) => ({ heap: box, label: w.option(this.#n(box), this.#n(stones)) })),
          chosen,
          choose: (box) => {
            this.#chosen = box;
            this.requestUpdate();
          },
          none: w.noneOpen,
        },
        take: (count, box) => void this.propose([box, count]),
        refuse: (error) => this.refuse(error),
      })}
    </div>`;
  }
}

interface OpenBox {
  readonly box: number;
  readonly stones: bigint;
}
const openOf = (boxes: readonly Box[]): OpenBox[] =>
  boxes.flatMap(({ stones, open }, i) => (open ? [{ box: i + 1, stones }] : []));

defineSpeaking('nimlab-hunger', HungerElement);

/** A closed box after elimination by the closed boxes before it. Boxes count from 1. */
interface Reduced {
  readonly box: number;
  readonly stones: bigint;
  /** What is left of it; 0n if it depends on those before. */
  readonly remainder: bigint;
  /** The boxes whose nim-sum that is. */
  readonly of: readonly number[];
}

function reducedIn({ numbers, facts }: Analysis): Reduced[] {
  const closed = boxesOf(numbers).flatMap(({ stones, open }, i) => (open ? [] : [{ box: i + 1, stones }]));
  return closed.map((each, i) => {
    const mask = facts['made_of']?.[i] ?? 0n;
    const of = closed.flatMap(({ box }) => ((mask >> BigInt(box - 1)) & 1n ? [box] : []));
    return { ...each, remainder: facts['rest']?.[i] ?? each.stones, of };
  });
}

/** More rows than this scroll, so that the boxes stay in sight. */
const longest = 12;

/**
 * The closed boxes as rows of bits, places `row-<i>`; under each what is left of it, and which boxes that is the
 * nim-sum of.
 */
function drawBasis(view: BoardView, language: Language): TemplateResult {
  const w = words[language];
  const n = (value: bigint | number) => number(value, language);
  const rows = reducedIn(view.analysis);
  const boxes = boxesOf(view.numbers);
  const width = Math.max(3, ...boxes.map(({ stones }) => stones.toString(2).length));
  const dependent = rows.filter(({ remainder }) => remainder === 0n).length;
  const bits = (value: bigint, basis: boolean) => {
    const first = basis && value > 0n ? width - value.toString(2).length : -1;
    return html`<span class="bits" aria-hidden="true"
      >${[...value.toString(2).padStart(width, '0')].map((bit, i) => html`<i class="${bit === '1' ? 'one' : ''} ${i === first ? 'pivot' : ''}">${bit}</i>`)}</span
    >`;
  };
  return html`<div
      class="scroll basis ${width > 10 ? 'dense' : width > 7 ? 'close' : ''} ${rows.length > longest ? 'long' : ''}"
      role="group"
      aria-label=${w.basis}
    >
      <div class="rows">
        ${rows.map(({ box, stones, remainder, of }) => {
          // The box itself last: it is what the others were added to.
          const others = of.filter((each) => each !== box);
          const sum = `${[box, ...others].map((each) => n(boxes[each - 1]!.stones)).join(' ⊕ ')} = ${n(remainder)}`;
          const changed = others.length > 0;
          return html`<div
            class="row-of ${remainder === 0n ? 'zero' : ''} ${view.lit.has(`row-${box}`) ? 'lit' : ''}"
            data-cell="row-${box}"
            role="button"
            aria-disabled=${!view.interactive}
          >
            <span class="visually-hidden"
              >${w.row(n(box), sum)}, ${remainder === 0n ? w.depends : w.independent}: ${w.markThese}</span
            >
            <b class="size" aria-hidden="true">${n(stones)}</b>${bits(stones, !changed)}
            ${changed ? html`<span class="sum" aria-hidden="true">${sum}</span>${bits(remainder, true)}` : nothing}
          </div>`;
        })}
      </div>
    </div>
    <p class="remark">
      ${rows.length === 0 ? w.basisNone : dependent === 0 ? w.basisFree : w.basisDepends(n(dependent), dependent === 1)}
    </p>`;
}
