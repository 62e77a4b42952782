import { nothing, type TemplateResult, html } from 'lit';
import { type Analysis, type Move, SolverError } from '../../solver/types.ts';
import { actionLine } from '../../draw/action-line.ts';
import actionLineSheet from '../../draw/action-line.css?inline';
import { numberInput, numbersForm, type Numbers } from '../../draw/fields.ts';
import { Glide, Names, type Heir } from '../../draw/motion/glide.ts';
import { MoveLists } from '../../draw/moves.ts';
import { Points } from '../../draw/points.ts';
import { Room } from '../../draw/room.ts';
import { sheets } from '../../draw/sheets.ts';
import { sentence } from '../../board/language.ts';
import { movesOf } from '../../board/solver.ts';
import type { BoardView } from '../../board/view.ts';
import boardSheet from './board.css?inline';
import { HeapsBoard, mostSpoken } from '../heaps/heaps-board.ts';
import type { words } from '../heaps/words.en.ts';
import { easilyPointed } from './cut.ts';

/** What winning moves leave of a heap, as texts of parts: all while analysis is on; the hinted one. */
export interface Winning {
  readonly wins: ReadonlySet<string>;
  readonly hint: string | null;
}

/**
 * Boards of heaps where a move turns one heap into parts: Lasker's Nim, Grundy's game, split Nim, octal games. Here is
 * what they share: moves as the solver lists them, the aim with its preview, heaps that glide to their places, words.
 * Lit parts: `heap-<i>`.
 */
export abstract class HeapBoard extends HeapsBoard {
  static override styles = [...HeapsBoard.styles, ...sheets(actionLineSheet, boardSheet)];

  protected readonly moves = new MoveLists(movesOf(this.game), () => this.requestUpdate());
  readonly #names = new Names();
  /** Of the heaps on the board: they keep theirs when others come and go. */
  protected heapNames: readonly string[] = [];
  protected readonly points = new Points(this, {
    press: (id) => this.pressed(id),
    // What the solver does not list it refuses, in words.
    pressDisabled: (id) => this.play(this.aimAt(id)),
  });
  readonly #room = new Room();
  /** What is being written in the fields. */
  #written: Aim | null = null;
  /** The reader's last move, which is seen leaving as it was aimed at. */
  #played: Aim | null = null;
  #drawn: BoardView | null = null;

  constructor() {
    super();
    new Glide(this, this.#names);
  }

  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1] ?? null;
    const taken = (size ?? 0n) - sumOf(parts);
    return this.common.change({
      heap: this.n(heap),
      size: size === null ? null : this.n(size),
      taken: this.n(taken),
      takes: taken !== 0n,
      parts: parts.map(this.n),
      form,
    });
  }
  override drawFormula({ components, grundy }: Analysis) {
    if (grundy === null || components.length < 2 || components.length > mostSpoken) return null;
    return `${components.map(this.n).join(' ⊕ ')} = ${this.n(grundy)}`;
  }

  // ---- The aim --------------------------------------------------------------------------------------------------

  /** The move that a place of the drawing means; null for a place that means none. */
  protected abstract aimAt(id: string): Aim | null;

  /** What was drawn last. */
  protected get drawn(): BoardView | null {
    return this.#drawn;
  }
  /** The heaps on the board. */
  protected get sizes(): readonly bigint[] {
    return this.#drawn?.numbers ?? [];
  }

  get #pointed(): Aim | null {
    return (this.points.at ? this.aimAt(this.points.at) : null) ?? this.#written;
  }
  /** What is pointed at or written, unless the solver does not list it: only then it is shown on the heaps. */
  protected get aim(): Aim | null {
    const aim = this.#pointed;
    return aim && this.legal(aim) !== false ? aim : null;
  }

  /** What the board shows of a move: it leaves right now, or may be made. For one of the other side `at` is guessed. */
  protected seen(view: BoardView): Aim | null {
    if (!view.leaving) return view.interactive ? this.aim : null;
    const [heap = 0n, ...parts] = view.leaving.numbers;
    const played = this.#played;
    if (played?.heap === Number(heap) - 1 && partsKey(played.parts) === partsKey(parts)) return played;
    return { id: '', heap: Number(heap) - 1, parts, at: Number(parts[0] ?? 0n) };
  }

  protected pressed(id: string) {
    this.play(this.aimAt(id));
  }

  protected play(aim: Aim | null) {
    if (!aim) return;
    this.#played = aim;
    this.#written = null;
    void this.propose(this.moveOf(aim));
    this.requestUpdate();
  }

  /** The numbers of an aimed move. */
  protected moveOf({ heap, parts }: Aim): bigint[] {
    return [BigInt(heap + 1), ...parts];
  }

  /** Whether the solver lists the move; null while that is not known. */
  protected legal({ heap, parts }: Aim): boolean | null {
    return this.listed(`${this.sizes[heap]}`)?.has(partsKey([1, ...parts])) ?? null;
  }
  /** The moves of a small position, where they are known. */
  protected listed(position: string) {
    return this.moves.of(position, this.#drawn?.rule ?? '');
  }

  protected winning(view: BoardView, heap: number): Winning {
    const of = (move: Move) => Number(move.numbers[0]) === heap + 1;
    const key = (move: Move) => partsKey(move.numbers.slice(1));
    return {
      wins: new Set(view.wins.filter(of).map(key)),
      hint: view.hint && of(view.hint) ? key(view.hint) : null,
    };
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  /** What a place says and shows of the move it means. */
  protected placeOf(view: BoardView, own: Aim, aim: Aim | null, { wins, hint }: Winning) {
    const key = partsKey(own.parts);
    const barred = this.legal(own) === false;
    return {
      label: this.speakMove({ text: '', numbers: this.moveOf(own) }, view.numbers, 'base'),
      disabled: !view.interactive || barred,
      states: { going: own.id === aim?.id, wins: wins.has(key), hint: hint === key, barred },
    };
  }

  /** Whether the hint's first step points at a heap. */
  protected hintedAt({ where }: BoardView, heap: number): boolean {
    return Number(where?.numbers[0] ?? 0n) === heap + 1;
  }

  /** Over a heap: what winning moves make of it. */
  protected flag(view: BoardView, heap: number): string {
    if (view.leaving || view.shown) return '';
    const { wins, hint } = this.winning(view, heap);
    const parts = hint ?? [...wins][0];
    if (parts === undefined) return '';
    const left = parts ? parts.split('-').map((each) => this.n(BigInt(each))) : ['0'];
    return `→ ${left.join(' + ')}${hint === null && wins.size > 1 ? ' …' : ''}`;
  }

  /** The SG value of a heap (or of `count` of them, what they make together), while analysis is on. */
  protected value({ analysis: { components } }: BoardView, heap: number, count: number): string {
    return this.analysisOn && components.length === count ? this.common.value(this.n(components[heap]!)) : '';
  }

  /** One line under the board: what can be done, or what is aimed at. */
  protected drawActionLine(view: BoardView, idle: string): TemplateResult {
    const aim = view.interactive ? this.aim : null;
    if (aim) {
      const said = this.speakMove({ text: '', numbers: this.moveOf(aim) }, view.numbers, 'base');
      return actionLine({ said: sentence(said, this.language) });
    }
    if (!view.interactive) return actionLine({ said: nothing });
    return this.#pointed
      ? actionLine({ said: this.common.notAllowed, tone: 'not' })
      : actionLine({ said: idle, tone: 'quiet' });
  }

  /**
   * For heaps too large to point at: which heap, and its parts in numbers. What is being written is seen on the heap.
   */
  protected drawFields(view: BoardView): TemplateResult | typeof nothing {
    const write = (aim: Aim | null) => {
      this.#written = aim;
      this.requestUpdate();
    };
    return partsField(view, this.common, this.n, {
      write,
      send: (aim) => this.play(aim),
      refuse: (error) => this.refuse(error),
    });
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  /** An aim belongs to its position, names go along with a move. */
  protected override follow(view: BoardView) {
    const before = this.#drawn;
    this.#drawn = view;
    if (before?.position !== view.position || before.rule !== view.rule || before.shown !== view.shown) {
      this.#written = null;
      this.points.forget();
    }
    const sizes = this.sizesIn(view);
    this.heapNames = this.#names.of(view.position, sizes);
    const leaving = view.leaving && this.seen(view);
    if (leaving) this.#names.expect(this.heirs(sizes, leaving));
  }

  /** What the names of heaps are kept by. */
  protected sizesIn({ numbers }: BoardView): readonly bigint[] {
    return numbers;
  }

  /** What a move makes of the heaps. */
  protected heirs(sizes: readonly bigint[], { heap, parts }: Aim): readonly Heir[] {
    const all = sizes.map((size, of): Heir => ({ size, of }));
    return all.toSpliced(heap, 1, ...parts.map((size): Heir => ({ size, of: heap })));
  }

  protected override updated() {
    super.updated();
    // Heaps that are over are drawn smaller, once that is known.
    if (!this.moves.settled) return;
    this.#room.keep(this.renderRoot.querySelector<HTMLElement>('.heaps'), `${this.match?.stations[0]?.position}`);
  }
}

/**
 * Which heap, and its parts in numbers; the second may be left empty. Only where there are heaps too large to point at.
 */
function partsField(
  view: BoardView,
  w: typeof words,
  n: (value: bigint | number) => string,
  does: Pick<Numbers<Aim>, 'write' | 'send' | 'refuse'>,
): TemplateResult | typeof nothing {
  // Whoever began with a large heap keeps the fields: the board does not jump when it is cut.
  if (![...view.origin, ...view.numbers].some((size) => size > easilyPointed)) return nothing;
  const largest = view.numbers.reduce((best, size, i) => (size > view.numbers[best]! ? i : best), 0);
  return numbersForm<Aim>(
    { ...does, className: 'parts', button: w.play, disabled: !view.interactive, read: aimIn },
    html`<select name="heap" aria-label=${w.which}>
        ${view.numbers.map((size, i) => html`<option value=${i} ?selected=${i === largest}>${w.heapOf(n(i + 1), n(size))}</option>`)}
      </select>
      <span aria-hidden="true">→</span>
      ${numberInput({ name: 'first', label: w.first })}
      <span aria-hidden="true">+</span>
      ${numberInput({ name: 'second', label: w.second, placeholder: '0' })}`,
  );
}

function aimIn(data: FormData): Aim {
  const texts = ['first', 'second'].map((each) => String(data.get(each)).replace(/[\s,]/g, ''));
  const wrong = texts.find((each) => !/^\d*$/.test(each));
  if (wrong !== undefined) throw new SolverError('not_a_number', 'move', wrong, '');
  if (texts.every((each) => !each)) throw new SolverError('empty', 'move', '', '');
  const parts = asParts(...texts.map((each) => BigInt(each || 0)));
  return { id: `fields-${texts.join('-')}`, heap: Number(data.get('heap') ?? 0), parts, at: Number(texts[0] || 0) };
}

/** A move that is being considered: pointed at, focused or written. Heaps count from 0. */
export interface Aim {
  /** The place that is pointed at. */
  readonly id: string;
  readonly heap: number;
  /** What the heap would become: ascending, none zero. */
  readonly parts: readonly bigint[];
  /** Where in the drawing of the heap: a column's stones below stay, a row's stones before do. */
  readonly at: number;
}

export const partsKey = (parts: readonly (bigint | number)[]) => parts.join('-');

/** Parts as the solver writes them: ascending, none of them zero. */
export const asParts = (...sizes: readonly bigint[]): bigint[] =>
  sizes.filter((each) => each > 0n).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

export const sumOf = (parts: readonly bigint[]) => parts.reduce((sum, each) => sum + each, 0n);

/** The parts of an aim as they lie in the drawing. */
export const partsAsLying = ({ parts, at }: Aim) =>
  parts.length === 2 && BigInt(at) === parts[1] ? parts.toReversed() : parts;
