import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { Asked } from '../../draw/asked.ts';
import { countIn, numberInput, numbersForm } from '../../draw/fields.ts';
import { Glide } from '../../draw/motion/glide.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { Moves } from '../../draw/moves.ts';
import { counted, heapOf, short, wallPicture, type Heap, type WallFace } from './wall.ts';
import { Points } from '../../draw/points.ts';
import { Room } from '../../draw/room.ts';
import pebbleSheet from '../../draw/parts/pebble.css?inline';
import flagSheet from '../../draw/parts/flag.css?inline';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { textWidth } from '../../draw/rest.ts';
import { sheets } from '../../draw/sheets.ts';
import type { Skins } from '../../draw/skin.ts';
import { Width } from '../../draw/width.ts';
import { amounts } from '../../board/amounts.ts';
import { GameElement } from '../../board/game-element.ts';
import { locales, number } from '../../board/language.ts';
import { movesOf, solver } from '../../board/solver.ts';
import type { BoardView } from '../../board/view.ts';
import { Starts } from './starts.ts';
import type { DrawWall } from './skin.ts';
import { drawTiles, partsIn, takeOfTile } from './tiles.ts';
import { limitedWords } from './words.ts';

/** More winning moves than this are not written over the heap. */
const mostFlags = 3;
/** Longer sums are not written out. */
const mostParts = 12;

/**
 * Boards of one heap where every move limits the next: Fibonacci Nim, dynamic Nim. Views: `stones` (a gate over what
 * may be taken now), `tiles` (the heap as terms of the sequence, the smallest beside the limit), `table` (all starts).
 * Lit parts: `heap`, `limit`, `tile-<i>` (1 is the smallest), `term-<n>`.
 */
export abstract class LimitedTakeBoard extends GameElement {
  static override styles = [
    ...GameElement.styles,
    ...sheets(pebbleSheet, flagSheet, sceneSheet),
    ...sheets(boardSheet),
  ];

  /** What is being written in the field. */
  #written: bigint | null = null;
  #drawn: BoardView | null = null;
  /** Where a considered move leads, as the solver says. */
  readonly #next = new Asked<Heap>(this);
  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  readonly #points = new Points(this, { press: (id) => this.#press(id) });
  protected readonly starts = new Starts(this.game, this);
  readonly #room = new Room();
  readonly #width = new Width(this, '.limited', textWidth);
  /** The heap as a way to go. */
  protected abstract readonly skinned: Skins<DrawWall>;

  constructor() {
    super();
    new Glide(this);
  }

  get #skinned(): boolean {
    return this.skins.includes(this.view);
  }
  protected n = (value: bigint | number) => number(value, this.language);
  get #words() {
    return limitedWords[this.language];
  }
  override get positionLabel() {
    return this.#words.position;
  }
  override get views() {
    const { views } = this.#words;
    return (['stones', 'tiles', 'table', ...this.skins] as (keyof typeof views)[]).map((id) => ({
      id,
      label: views[id],
    }));
  }
  override speakPosition(numbers: readonly bigint[]) {
    const { stones, limit } = heapOf(numbers);
    if (this.#skinned && stones > 0n) return this.#words.toGo(this.n(stones), this.n(limit));
    return stones === 0n ? this.#words.empty : this.#words.heap(this.n(stones), stones === 1n, this.n(limit));
  }
  override speakMove({ numbers: [take = 0n] }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.#skinned ? this.#words.on(this.n(take), form) : this.#words.move(this.n(take), form);
  }
  speakRefusal(_move: Move, _before: readonly bigint[], allowed: string) {
    return this.#skinned || !allowed ? '' : this.#words.refused(amounts(allowed, this.language));
  }
  override speakPlace() {
    return this.#words.place;
  }
  override drawFormula(analysis: Analysis) {
    const parts = partsIn(analysis);
    const { stones, limit } = heapOf(analysis.numbers);
    if (parts.length === 0 || parts.length > mostParts) return null;
    const compared = analysis.outcome === 'P' ? '>' : '≤';
    const sum = parts.length > 1 ? `${this.n(stones)} = ${parts.toReversed().map(this.n).join(' + ')}` : null;
    return html`${sum ? html`${sum}<span class="apart"></span>` : nothing}${this.n(parts[0]!)} ${compared}
    ${this.n(limit)}`;
  }

  /** What a game with a rule puts over the board. */
  protected drawRule(_view: BoardView): TemplateResult | typeof nothing {
    return nothing;
  }

  // ---- The aim ----------------------------------------------------------------------------------------------------

  /** How much a place of the drawing takes: a stone and all above it, a tile and all smaller ones. */
  #takeAt(id: string | null): bigint {
    const [kind, i] = id?.split('-') ?? [];
    const view = this.#drawn;
    if (!view) return 0n;
    if (kind === 'stone') return heapOf(view.numbers).stones - BigInt(i!) + 1n;
    return kind === 'tile' ? takeOfTile(view.analysis, Number(i)) : 0n;
  }

  #press(id: string) {
    const start = /^start-(\d+)$/.exec(id);
    if (start) this.starts.choose(Number(start[1]));
    else this.#play(this.#takeAt(id));
  }

  #play(take: bigint) {
    this.#written = null;
    this.requestUpdate();
    void this.propose([take]);
  }

  /** What is being written, else what is pointed at. */
  get #considered(): bigint {
    return this.#written ?? this.#takeAt(this.#points.at);
  }

  /** The heap after a move; there is none if the rules do not allow it. */
  #ask({ position, rule }: BoardView, take: bigint) {
    this.#next.need(`${rule}|${position}|${take}`, async () => {
      const next = await (await solver()).play(this.game, position, `${take}`, rule);
      return heapOf(next.split(/\s+/).map(BigInt));
    });
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    const before = this.#drawn;
    this.#drawn = view;
    if (before?.position !== view.position || before.rule !== view.rule || before.shown !== view.shown) {
      this.#written = null;
      this.#points.forget();
    }
    if (counted(heapOf(view.numbers).stones)) this.#moves.follow(view.position, view.rule);
    if (view.view === 'table') this.starts.follow(view.rule);
    const take = view.interactive ? this.#considered : 0n;
    if (take > 0n) this.#ask(view, take);
    else this.#next.forget();
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    // What is no move is not shown as one.
    const ahead = this.#next.answer;
    const going = ahead ? this.#considered : 0n;
    return html`<div class="limited" @keydown=${{ handleEvent: this.#key, capture: true }}>
      ${this.drawRule(view)}
      ${
        view.view === 'tiles'
          ? drawTiles(view, this.language, going, this.analysisOn)
          : view.view === 'table'
            ? this.starts.draw(this.language, view.origin[0] ?? 0n, view.lit, (n) => void this.#playFrom(n))
            : this.#drawHeap(view, going, ahead)
      }
      ${this.#drawTaking(view, going, ahead)}
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

  protected override bring(view: string) {
    return this.skinned.bring(view);
  }

  #drawHeap(view: BoardView, going: bigint, ahead: Heap | null): TemplateResult {
    const { stones, limit } = heapOf(view.numbers);
    const listed = counted(stones);
    const hint = view.hint?.numbers[0] ?? 0n;
    const wins = view.wins.map((move) => move.numbers[0]!);
    // A lit tile is its stones: the topmost are the smallest tile.
    const tops = partsIn(view.analysis).map((_, i) => takeOfTile(view.analysis, i + 1));
    const flags = view.leaving || view.shown ? [] : hint ? [hint] : wins;
    const written = flags.slice(0, mostFlags).map((take) => `−${short(take)}`);
    const face: WallFace = {
      stones,
      limit,
      room: view.origin[0] ?? 0n,
      write: this.n,
      label: this.speakPosition(view.numbers),
      place: (take, i) =>
        listed && this.#moves.has(`${take}`) === false
          ? null
          : {
              id: `stone-${i}`,
              label: (this.#skinned ? this.#words.onTo : this.#words.stone)(this.n(take), this.n(i - 1)),
              disabled: !view.interactive,
            },
      leaving: view.leaving?.numbers[0] ?? 0n,
      going,
      ahead,
      hint,
      wins,
      litStone: (take) => view.lit.has(`tile-${tops.findIndex((top) => take <= top) + 1}`),
      states: { lit: view.lit.has('heap'), where: view.where !== null },
      limitLit: view.lit.has('limit'),
      flag: written.join(' · ') + (flags.length > mostFlags ? ' …' : ''),
    };
    const dress = this.skinned.of(view.view);
    const past = view.shown ? [] : (this.match?.past ?? []);
    return drawnPicture(dress?.(face, past, this.#width.px) ?? wallPicture(face));
  }

  /** What can be done or is aimed at, and a field for the number: the only way for heaps too large to point at. */
  #drawTaking(view: BoardView, going: bigint, ahead: Heap | null): TemplateResult {
    const w = this.#words;
    const { stones, limit } = heapOf(view.numbers);
    const over = view.analysis.moveCount === 0n;
    const on = this.#skinned;
    const then = ahead && ahead.stones > 0n ? (on ? w.thenOn : w.then)(this.n(ahead.limit)) : '';
    const idle = on
      ? w.idleOn(this.n(limit))
      : limit === 1n
        ? w.idleOne(this.n(stones))
        : w.idle(this.n(stones), this.n(limit));
    const said =
      going > 0n
        ? `${(on ? w.onTo : w.aimed)(this.n(going), this.n(stones - going))}${then}${locales[this.language].stop}`
        : view.interactive && !over
          ? html`<span class="quiet">${idle}</span>`
          : nothing;
    return numbersForm<bigint>(
      {
        ...{ className: 'taking', button: on ? w.play : w.take, disabled: !view.interactive || over },
        read: (data) => countIn(String(data.get('take'))),
        write: (take) => this.#write(take),
        send: (take) => this.#play(take),
        refuse: (error) => this.refuse(error),
      },
      html`<p>${said}</p>
        ${numberInput({ name: 'take', label: on ? w.howFar : w.howMany, disabled: over })}`,
    );
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
    this.#write(countIn(event.key));
  };

  #write(take: bigint | null) {
    this.#written = take;
    this.requestUpdate();
  }

  protected override updated() {
    super.updated();
    const start = this.match?.stations[0]?.position;
    this.#room.keep(this.renderRoot.querySelector<HTMLElement>('.tiling'), `${start}|${this.match?.rule}`);
  }
}
