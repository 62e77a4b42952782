import { html, nothing, type TemplateResult, type ReactiveControllerHost } from 'lit';
import type { Move } from '../../../solver/types.ts';
import { actionLine } from '../../../draw/action-line.ts';
import actionLineSheet from '../../../draw/action-line.css?inline';
import { Asked } from '../../../draw/asked.ts';
import { Draft } from '../../../draw/draft.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { Names } from '../../../draw/motion/glide.ts';
import { Moves } from '../../../draw/moves.ts';
import { Points } from '../../../draw/points.ts';
import { sheets } from '../../../draw/sheets.ts';
import flagSheet from '../../../draw/parts/flag.css?inline';
import heapSheet from '../../../draw/parts/heap.css?inline';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, sentence, translated } from '../../../board/language.ts';
import { movesOf, solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { mostPiles, pilesPicture, tallest, type PileFace, pairsIn, type Pair } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

const mostSpoken = 12;
/** More winning moves than this are not marked. */
const mostMarked = 1000;

/**
 * `<nimlab-new-stone>`: stones are taken from a pile, and what is left of it may be moved onto other piles. A move is
 * put together on the board, then played. Views: `plain`, `pairs` (arches join equal piles, also while a move is being
 * put together: the mirror strategy). Lit parts: `heap-<i>`.
 */
export class NewStoneElement extends GameElement {
  static override readonly game = 'new_stone';
  protected static override readonly words = words;
  static override styles = [
    ...GameElement.styles,
    ...sheets(pebbleSheet, flagSheet, heapSheet, sceneSheet, actionLineSheet, boardSheet),
  ];

  readonly #plan = new Draft<Plan | null>(
    this,
    () => `${this.match?.rule}|${this.current?.position}`,
    () => null,
  );
  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  readonly #pairing = new Pairing(this);
  readonly #points = new Points(this, { press: (id) => this.#press(id) });
  #drawn: BoardView | null = null;
  /** An emptied pile leaves the line, and the others close up. */
  readonly #names = new Names();
  #named: readonly string[] = [];

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostPiles || numbers.some((size) => size > tallest) ? this.#words.tooMany : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const w = this.#words;
    if (numbers.length === 0) return w.none;
    if (numbers.length <= mostSpoken) return w.speak(numbers.map(this.#n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return w.manyPiles(this.#n(numbers.length), this.#n(largest));
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const { pile, take, gifts } = planOf(move);
    const to = [...gifts].map(([each, add]) => ({ pile: this.#n(each + 1), add: this.#n(add) }));
    return this.#words.take(this.#n(take), this.#n(pile + 1), form) + (to.length ? this.#words.moving(to, form) : '');
  }
  override speakPlace({ numbers: [pile] }: Move) {
    return this.#words.place(this.#n(pile ?? 0n));
  }

  // ---- The move that is being put together ----------------------------------------------------------------------

  #press(id: string) {
    if (!this.#drawn?.interactive) return;
    const [kind, pile] = id.split('-');
    const plan = this.#plan.value;
    if (kind === 'give' && plan) this.#plan.value = give(plan, Number(pile), 1n);
    else if (kind === 'back' && plan) this.#plan.value = give(plan, Number(pile), -1n);
    else {
      const aim = this.#aimAt(id);
      if (aim && plan?.pile === aim.pile && plan.take === aim.take) this.#play();
      else this.#plan.value = aim;
    }
  }

  /** What the place of a stone means: it goes, and all above it. */
  #aimAt(id: string | null): Plan | null {
    const [, pile, k] = /^(\d+)-(\d+)$/.exec(id ?? '') ?? [];
    const size = this.#drawn?.numbers[Number(pile)];
    return size === undefined ? null : { pile: Number(pile), take: size - BigInt(k!), gifts: new Map() };
  }

  #play() {
    if (this.#plan.value) void this.propose(numbersOf(this.#plan.value), true);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    const { position, numbers, rule, leaving } = view;
    this.#drawn = view;
    if (this.#moves.follow(position, rule)) this.#points.forget();
    this.#named = this.#names.of(position, numbers);
    if (view.view === 'pairs') {
      const plan = this.#seen(view);
      this.#pairing.need(this.game, after(numbers, plan), new Set(plan ? [plan.pile, ...plan.gifts.keys()] : []));
    }
    const sizes = leaving ? after(numbers, planOf(leaving)) : [];
    if (leaving) this.#names.expect(sizes.map((size, of) => ({ size, of })).filter(({ size }) => size > 0n));
  }

  /** The move that is seen: it leaves right now, is being put together, or pointed at. */
  #seen({ leaving, interactive }: BoardView): Plan | null {
    if (leaving) return planOf(leaving);
    return interactive ? (this.#plan.value ?? this.#aimAt(this.#points.at)) : null;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { numbers, origin } = view;
    const composing = view.interactive ? this.#plan.value : null;
    const plan = this.#seen(view);
    const sizes = after(numbers, plan);
    const pairs = view.view === 'pairs' ? this.#pairing.of(sizes) : [];
    const equal = pairs.map(([i, j]) => this.#words.equal(this.#n(i + 1), this.#n(j + 1))).join(' ');
    const face = this.#faces(view, plan, composing);
    const picture = pilesPicture({
      label: equal || this.speakPosition(numbers),
      piles: numbers.map((size, pile) => ({
        ...face(pile, size),
        name: Number(this.#named[pile]),
        size,
        after: sizes[pile]!,
        take: plan?.pile === pile ? plan.take : 0n,
        gift: plan?.gifts.get(pile) ?? 0n,
      })),
      seats: Math.max(origin.length, numbers.length),
      room: origin.reduce((most, each) => (each > most ? each : most), 0n),
      leaving: view.leaving !== null,
      pairs,
      write: this.#n,
    });
    return html`<div class="new-stone">${drawnPicture(picture)} ${this.#drawActionLine(view)}</div>`;
  }

  /** What is said of piles, and what can be done with them. */
  #faces(view: BoardView, plan: Plan | null, composing: Plan | null) {
    const w = this.#words;
    const listed = this.#moves.list.map(planOf);
    const possible = new Set(listed.map(({ pile, take }) => `${pile}-${take}`));
    const { takes, shown } = this.#winning(view, composing);
    const rest = composing ? view.numbers[composing.pile]! - composing.take - given(composing) : 0n;
    const mayGet = (pile: number) => {
      if (!composing || pile === composing.pile || rest === 0n) return false;
      const more = give(composing, pile, 1n);
      return !this.#moves.listed || listed.some((each) => within(more, each));
    };
    return (pile: number, size: bigint): Partial<PileFace> => ({
      label: w.pileOf(this.#n(pile + 1), this.#n(size)),
      states: {
        lit: view.lit.has(`heap-${pile + 1}`),
        where: Number(view.where?.numbers[0] ?? 0n) === pile + 1,
        going: plan?.pile === pile,
      },
      stone: (k) => {
        const take = size - BigInt(k);
        const of = `${pile}-${take}`;
        return {
          id: `${pile}-${k}`,
          label: w.stone(this.#n(take), this.#n(pile + 1)),
          disabled: !view.interactive || (this.#moves.listed && !possible.has(of)),
          pressed: composing?.pile === pile && composing.take === take,
          sign: takes.has(of) ? (view.hint ? 'hint' : 'wins') : '',
        };
      },
      ...(composing && { back: (i) => ({ id: `back-${pile}-${i}`, label: w.back(this.#n(pile + 1)) }) }),
      give:
        composing && mayGet(pile)
          ? { id: `give-${pile}`, label: w.give(this.#n(pile + 1), this.#n(composing.pile + 1)) }
          : null,
      flag: this.#flag(shown, pile),
    });
  }

  /** Stones whose taking begins a winning move, and the one winning move that is written out. */
  #winning(view: BoardView, composing: Plan | null): { takes: ReadonlySet<string>; shown: Plan | null } {
    if (view.leaving || view.shown) return { takes: new Set(), shown: null };
    const plans = (view.hint ? [view.hint] : view.wins).slice(0, mostMarked).map(planOf);
    const going = composing && plans.find((each) => within(composing, each));
    const takes = new Set((composing ? (going ? [going] : []) : plans).map((each) => `${each.pile}-${each.take}`));
    return { takes, shown: composing ? (going ?? null) : (plans[0] ?? null) };
  }

  #flag(shown: Plan | null, pile: number): string {
    if (shown?.pile === pile) return `−${this.#n(shown.take)}`;
    const add = shown?.gifts.get(pile);
    return add ? `+${this.#n(add)}` : '';
  }

  #drawActionLine(view: BoardView): TemplateResult {
    const w = this.#words;
    const plan = view.interactive ? this.#plan.value : null;
    if (!plan) return actionLine({ said: view.interactive ? w.idle : nothing, tone: 'quiet', buttons: [] });
    const said = this.speakMove({ text: '', numbers: numbersOf(plan) }, view.numbers, 'base');
    const ready = this.#moves.has(numbersOf(plan).join('-')) !== false;
    const rest = view.numbers[plan.pile]! - plan.take - given(plan) > 0n;
    return actionLine({
      said: html`${sentence(said, this.language)} ${rest ? html`<span class="quiet">${w.thenGive}</span>` : nothing}`,
      buttons: [
        { label: w.play, act: () => this.#play(), can: ready, strong: true },
        { label: w.cancel, act: () => (this.#plan.value = null) },
      ],
    });
  }
}

defineSpeaking('nimlab-new-stone', NewStoneElement);

interface Paired {
  readonly sizes: readonly bigint[];
  readonly pairs: readonly Pair[];
}

/**
 * Equal piles as the solver pairs them, also in what a move leaves that is being put together. Piles that it changes
 * are told last: what was equal before stays joined.
 */
class Pairing {
  readonly #asked: Asked<Paired>;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#asked = new Asked<Paired>(host);
  }

  /** Piles of these sizes, of which empty ones are no part of the position. */
  need(game: string, sizes: readonly bigint[], changing: ReadonlySet<number>) {
    const [still, others] = [false, true].map((changes) =>
      [...sizes.keys()].filter((i) => sizes[i]! > 0n && changing.has(i) === changes),
    );
    const order = [...still!, ...others!];
    this.#asked.need(`${sizes.join()}|${order.join()}`, async (signal) => {
      const position = order.map((i) => sizes[i]).join(' ');
      const { facts } = await (await solver()).analyse(game, position || '0', '', { signal });
      return { sizes, pairs: pairsIn(facts).map(([i, j]) => inOrder(order[i]!, order[j]!)) };
    });
  }

  /** Of piles of these sizes: until the answer is there, the pairs of which neither pile has changed. */
  of(sizes: readonly bigint[]): readonly Pair[] {
    const paired = this.#asked.answer ?? this.#asked.last;
    const same = (i: number) => paired!.sizes[i] === sizes[i];
    return paired?.pairs.filter((pair) => pair.every(same)) ?? [];
  }
}

const inOrder = (i: number, j: number): Pair => (i < j ? [i, j] : [j, i]);

/** A move that is being put together: what goes from a pile (from 0), and what of the rest to which other piles. */
interface Plan {
  readonly pile: number;
  readonly take: bigint;
  readonly gifts: ReadonlyMap<number, bigint>;
}

const planOf = ({ numbers: [pile = 1n, take = 0n, ...rest] }: Move): Plan => ({
  pile: Number(pile) - 1,
  take,
  gifts: new Map(rest.flatMap((to, i) => (i % 2 ? [] : [[Number(to) - 1, rest[i + 1] ?? 0n] as const]))),
});

/** The plan as the solver writes a move. */
function numbersOf({ pile, take, gifts }: Plan): bigint[] {
  const to = [...gifts].sort(([a], [b]) => a - b);
  return [BigInt(pile + 1), take, ...to.flatMap(([each, add]) => [BigInt(each + 1), add])];
}

const given = ({ gifts }: Plan) => [...gifts.values()].reduce((sum, each) => sum + each, 0n);

/** Whether a plan can become another by giving more. */
const within = (a: Plan, b: Plan) =>
  a.pile === b.pile && a.take === b.take && [...a.gifts].every(([pile, add]) => add <= (b.gifts.get(pile) ?? 0n));

/** One stone more or less onto a pile. */
function give(plan: Plan, pile: number, by: bigint): Plan {
  const gifts = new Map(plan.gifts);
  const add = (gifts.get(pile) ?? 0n) + by;
  if (add > 0n) gifts.set(pile, add);
  else gifts.delete(pile);
  return { ...plan, gifts };
}

/** What the piles hold after it. */
const after = (numbers: readonly bigint[], plan: Plan | null): readonly bigint[] =>
  numbers.map((size, i) =>
    !plan ? size : i === plan.pile ? size - plan.take - given(plan) : size + (plan.gifts.get(i) ?? 0n),
  );
