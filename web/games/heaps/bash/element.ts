import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { type Aim, HeapBoard } from '../../splits/heap-board.ts';
import { Asked } from '../../../draw/asked.ts';
import { takeField } from '../../../draw/fields.ts';
import fieldSheet from '../../../draw/fields.css?inline';
import { drawnPicture } from '../../../draw/lit.ts';
import { textWidth } from '../../../draw/rest.ts';
import {
  groupsOf,
  rowGap,
  rowStone,
  groupedIn,
  largeHeap,
  largestDrawn,
  largestGroup,
  mostHeaps,
  type Grouped,
} from './scene.ts';
import { names } from '../../../draw/scene.ts';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import boardSheet from './board.css?inline';
import rowSheet from '../../splits/row.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import { Width } from '../../../draw/width.ts';
import { defineSpeaking, translated } from '../../../board/language.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import type { DrawWay } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * `<nimlab-bash>`: heaps of stones in a line, from whose right end at most m are taken. Views: `plain`, `groups` (boxes
 * of m + 1: what is over is what one wants to take); skins: `race` (counting up), `gap` (two counters). An aim's
 * `parts` hold how many are taken. Lit parts: `heap-<i>`.
 */
export class BashElement extends HeapBoard {
  static override readonly game = 'bash';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['race', 'gap'];
  static override styles = [...HeapBoard.styles, ...sheets(pebbleSheet, rowSheet, fieldSheet, boardSheet)];

  /** What a move that is seen leaves, as the solver says. */
  readonly #left = new Asked<Analysis>(this);

  readonly #skins = new Skins<DrawWay>(this, this.skins, BashElement.skin);
  readonly #width = new Width(this, '.bash', textWidth);

  get #words() {
    return words[this.language];
  }
  override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostHeaps ? this.#words.tooMany(this.n(numbers.length)) : null;
  }
  override speakMove({ numbers: [heap = 0n, take = 0n] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    if (before.length === 1 && this.skins.includes(this.view)) return this.#words.on(this.n(take), form);
    return this.#words.take(this.n(take), before.length === 1 ? null : this.n(heap), form);
  }
  override speakPosition(numbers: readonly bigint[]) {
    const [size = 0n] = numbers;
    const skinned = numbers.length === 1 && this.skins.includes(this.view);
    return skinned ? this.#words.toGo(this.n(size)) : super.speakPosition(numbers);
  }
  override speakRefusal(move: Move, before: readonly bigint[], allowed: string) {
    const skinned = before.length === 1 && this.skins.includes(this.view);
    return skinned ? '' : super.speakRefusal(move, before, allowed);
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

  protected override follow(view: BoardView) {
    super.follow(view);
    const { position, rule } = view;
    const aim = view.view === 'groups' ? this.seen(view) : null;
    if (!aim) return this.#left.forget();
    const move = this.moveOf(aim).join('-');
    this.#left.need(`${rule}|${position}|${move}`, async (signal) => {
      const client = await solver();
      const left = await client.play(this.game, position, move, rule);
      return client.analyse(this.game, left, rule, { signal });
    });
  }

  protected override bring(view: string) {
    return this.#skins.bring(view);
  }

  /** One heap, in a skin. */
  #dress(view: BoardView): TemplateResult | null {
    const [size = 0n] = view.numbers;
    const dress = view.numbers.length === 1 ? this.#skins.of(view.view) : null;
    if (!dress) return null;
    const take = this.seen(view)?.parts[0] ?? 0n;
    const room = view.origin.length === 1 && view.origin[0]! > size ? view.origin[0]! : size;
    const picture = dress({
      size,
      room,
      most: view.analysis.ruleNumbers[0] ?? 0n,
      place: (count) => {
        const aim = this.#aim(0, size - count);
        const [by, left] = [this.n(count), this.n(size - count)];
        // What is written on a place of the race is in its name.
        const label =
          view.view === 'race' ? this.#words.raceTo(this.n(room - size + count), by, left) : this.#words.onTo(by, left);
        return this.legal(aim) === false ? null : { id: aim.id, label, disabled: !view.interactive };
      },
      [view.leaving ? 'leaving' : 'going']: take,
      ...this.winning(view, 0),
      where: this.hintedAt(view, 0),
      lit: view.lit.has('heap-1'),
      past: view.shown || !this.match ? [] : this.match.past,
      mine: this.match?.turn() !== 'opponent',
      width: this.#width.px,
      label: this.speakPosition(view.numbers),
    });
    return picture && drawnPicture(picture);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { ruleNumbers, facts } = view.analysis;
    const [most = 0n] = ruleNumbers;
    const dressed = this.#dress(view);
    if (dressed) {
      return html`<div class="bash">${dressed} ${this.drawActionLine(view, this.#words.idleOn(this.n(most)))}</div>`;
    }
    const idle = most === 1n ? this.#words.idleOne : this.#words.idle(this.n(most));
    const fields = [...view.origin, ...view.numbers].some((size) => size > largestDrawn) || most > largestGroup;
    return html`<div class="bash">
      <div class="heaps nl-heaps nl-rows">
        ${view.numbers.map((size, i) => this.#drawHeap({ view, heap: i, size, ...groupedIn(facts, i) }))}
      </div>
      ${this.drawActionLine(view, idle)} ${fields ? this.#drawTake(view) : nothing}
    </div>`;
  }

  #drawHeap(drawn: Drawn): TemplateResult {
    const { view, heap, size } = drawn;
    const aim = this.seen(view);
    const take = aim?.heap === heap ? (aim.parts[0] ?? 0n) : 0n;
    return html`<div
      class=${names('nl-row', { lit: view.lit.has(`heap-${heap + 1}`), where: this.hintedAt(view, heap) })}
      role="group"
      aria-label=${this.#words.heap(this.n(heap + 1), this.n(size))}
    >
      <div class="nl-lanes">${size > largestDrawn ? this.#drawLarge(drawn, take) : this.#drawStones(drawn, take)}</div>
      ${this.#drawSize(drawn, take)}
    </div>`;
  }

  #drawStones(drawn: Drawn, take: bigint): unknown {
    const { view, heap, size, group } = drawn;
    const { origin } = view;
    // Places from which stones have been taken in this game are kept.
    const began = origin.length === view.numbers.length ? (origin[heap] ?? size) : size;
    const room = began > largestDrawn || began < size ? size : began;
    const gaps = (count: bigint) => Array.from({ length: Number(count) }, () => drawnPicture(rowGap));
    if (view.view !== 'groups') {
      return html`<div class="nl-lane">${this.#stones(drawn, 0n, size, take)}${gaps(room - size)}</div>`;
    }
    return groupsOf(size, room, group).map(
      ({ from, stones, gone, kind }) =>
        html`<div
          class="nl-lane group ${kind}"
          role="group"
          aria-label=${kind === 'partial' ? this.#words.partial : this.#words.group(this.n(group))}
        >
          ${this.#stones(drawn, from, from + stones, take)}${gaps(gone)}
        </div>`,
    );
  }

  /** Stones `from` … `to` − 1 of a heap, counted from the left. */
  #stones({ view, heap, size }: Drawn, from: bigint, to: bigint, take: bigint): TemplateResult[] {
    const { wins, hint } = this.winning(view, heap);
    return Array.from({ length: Number(to - from) }, (_, k) => {
      // Named from the left: the focus stays where it is when stones go.
      const aim = this.#aim(heap, from + BigInt(k));
      const count = size - from - BigInt(k);
      const place =
        this.legal(aim) === false
          ? null
          : { id: aim.id, label: this.#words.stone(this.n(count), this.n(size - count)), disabled: !view.interactive };
      const goes = count <= take;
      const states = {
        leaving: goes && view.leaving,
        going: goes && !view.leaving,
        wins: wins.has(`${count}`),
        hint: hint !== null && count <= BigInt(hint),
      };
      return drawnPicture(rowStone(place, states));
    });
  }

  /** A heap too large to count: its groups in a bar, and in detail what is over. */
  #drawLarge(drawn: Drawn, take: bigint): TemplateResult {
    const { view, size, group, over } = drawn;
    const { whole, inDetail } = largeHeap(size, over);
    const groups = view.view === 'groups';
    // The size of the whole stands under it.
    const mass = groups ? this.#words.many(this.n(drawn.groups), this.n(group)) : inDetail ? this.n(whole) : nothing;
    return html`<div class="nl-lane mass ${mass === nothing ? 'bare' : ''}">${mass}</div>
      ${
        inDetail
          ? html`<div class="nl-lane group ${groups ? 'partial' : 'loose'}">
              ${this.#stones(drawn, whole, size, take)}
            </div>`
          : groups && over > 0n
            ? html`<div class="nl-lane mass partial">${this.n(over)}</div>`
            : nothing
      }`;
  }

  #drawSize({ view, heap, size }: Drawn, take: bigint): TemplateResult {
    const w = this.#words;
    const value = this.value(view, heap, view.numbers.length);
    const left = size - take;
    const analysis = take > 0n ? this.#left.answer : view.analysis;
    const { group, groups, over } = groupedIn(analysis?.facts, heap);
    const [whole, each] = [this.n(groups), this.n(group)];
    return html`<p class="nl-size">
      ${take > 0n ? html`<span class="was quiet">${this.n(size)} →</span> ` : nothing}<b>${this.n(left)}</b>
      ${
        view.view === 'groups' && analysis
          ? html`<span class="was"> = ${over ? w.grouped(whole, each, this.n(over)) : w.full(whole, each)}</span>`
          : nothing
      }
      ${value ? html`<span class="sg">${value}</span>` : nothing}
    </p>`;
  }

  #drawTake({ numbers, interactive }: BoardView): TemplateResult {
    const w = this.#words;
    return takeField({
      label: w.howMany,
      button: w.play,
      disabled: !interactive,
      inLine: true,
      ...(numbers.length > 1 && {
        from: {
          label: w.which,
          heaps: numbers.map((size, i) => ({ heap: i + 1, label: w.heap(this.n(i + 1), this.n(size)) })),
        },
      }),
      take: (count, heap) => void this.propose([heap || 1, count]),
      refuse: (error) => this.refuse(error),
    });
  }
}

/** A heap (from 0) of a view, with how it falls into groups. */
interface Drawn extends Grouped {
  readonly view: BoardView;
  readonly heap: number;
  readonly size: bigint;
}
defineSpeaking('nimlab-bash', BashElement);
