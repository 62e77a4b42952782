import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Move } from '../../solver/types.ts';
import { pebbles, shine } from '../kit/parts/pebble.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { arch, equalPairs, mostPiles, placeLine, tallest, type Line } from './geometry.ts';
import { words } from './words.ts';

/** A move that is being put together: what goes from a pile (from 0), and what of the rest to which other piles. */
interface Plan {
  readonly pile: number;
  readonly take: bigint;
  readonly gifts: ReadonlyMap<number, bigint>;
}

/** More moves than this are not asked for; then the solver judges a move when it is made. */
const mostListed = 1000;
const mostSpoken = 12;

const planOf = ({ numbers: [pile = 1n, take = 0n, ...rest] }: Move): Plan => ({
  pile: Number(pile) - 1,
  take,
  gifts: new Map(rest.flatMap((to, i) => (i % 2 ? [] : [[Number(to) - 1, rest[i + 1] ?? 0n] as const]))),
});
const given = ({ gifts }: Plan) => [...gifts.values()].reduce((sum, each) => sum + each, 0n);
const samePlan = (a: Plan, b: Plan) =>
  a.pile === b.pile && a.take === b.take && a.gifts.size === b.gifts.size && within(a, b);
const within = (a: Plan, b: Plan) => [...a.gifts].every(([pile, add]) => add <= (b.gifts.get(pile) ?? 0n));

/**
 * `<nimlab-new-stone>`: stones are taken from a pile, and what is left of it may be moved onto other piles. A move is put
 * together on the board, then played. Views: `plain`, `pairs` (arches join equal piles, also while a move is being put
 * together: the mirror strategy). Lit parts: `heap-<i>`.
 */
export class NewStoneElement extends GameElement {
  static override readonly game = 'new_stone';
  static override styles = [...GameElement.styles, newStoneStyles()];

  #plan: Plan | null = null;
  #pointed: { pile: number; take: bigint } | null = null;
  /** What the solver lists as moves of the position; null if that is not known or too much. */
  #listed: readonly Plan[] | null = null;
  #for = '';
  /** Names of the piles, which stay theirs when an emptied pile leaves the line and the others close up. */
  #names: readonly number[] = [];
  #nextName = 0;
  #expected: { readonly sizes: readonly bigint[]; readonly names: readonly number[] } | null = null;

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override get title() {
    return this.#words.title;
  }
  override get positionLabel() {
    return this.#words.piles;
  }
  override get views() {
    const { plain, pairs } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'pairs', label: pairs },
    ];
  }
  override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostPiles || numbers.some((size) => size > tallest) ? this.#words.tooMany : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const w = this.#words;
    if (numbers.length === 0) return w.none;
    if (numbers.length <= mostSpoken) return w.position(numbers.map(this.#n));
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

  async #ask({ position, rule }: BoardView) {
    try {
      const { moves, total } = await (await solver()).moves(this.game, position, rule, { limit: mostListed });
      if (this.#for !== position || total > BigInt(mostListed)) return;
      this.#listed = moves.map(planOf);
      this.requestUpdate();
    } catch {
      // What is possible cannot be shown beforehand; the solver judges the move.
    }
  }

  /** Whether the solver lists a move that begins like this plan. */
  #possible(plan: Plan): boolean {
    return (
      this.#listed?.some((each) => each.pile === plan.pile && each.take === plan.take && within(plan, each)) ?? true
    );
  }

  #set(plan: Plan | null) {
    this.#plan = plan;
    this.#pointed = null;
    this.requestUpdate();
  }

  #point(pointed: { pile: number; take: bigint } | null) {
    if (pointed?.pile === this.#pointed?.pile && pointed?.take === this.#pointed?.take) return;
    this.#pointed = pointed;
    this.requestUpdate();
  }

  #onStone(view: BoardView, pile: number, take: bigint) {
    if (!view.interactive) return;
    const plan = this.#plan;
    if (plan?.pile === pile && plan.take === take) this.#play();
    else this.#set({ pile, take, gifts: new Map() });
  }

  #give(pile: number, by: bigint) {
    const plan = this.#plan!;
    const gifts = new Map(plan.gifts);
    const add = (gifts.get(pile) ?? 0n) + by;
    if (add > 0n) gifts.set(pile, add);
    else gifts.delete(pile);
    this.#set({ ...plan, gifts });
  }

  #numbers({ pile, take, gifts }: Plan): bigint[] {
    const to = [...gifts].sort(([a], [b]) => a - b);
    return [BigInt(pile + 1), take, ...to.flatMap(([each, add]) => [BigInt(each + 1), add])];
  }

  #play() {
    if (this.#plan) void this.propose(this.#numbers(this.#plan), true);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    if (this.#for !== view.position) {
      this.#for = view.position;
      this.#listed = null;
      this.#plan = this.#pointed = null;
      this.#names = this.#namesFor(view.numbers);
      void this.#ask(view);
    }
    const { numbers, origin } = view;
    const plan = view.leaving
      ? planOf(view.leaving)
      : view.interactive
        ? (this.#plan ?? (this.#pointed ? { ...this.#pointed, gifts: new Map<number, bigint>() } : null))
        : null;
    const after = numbers.map((size, i) =>
      !plan ? size : i === plan.pile ? size - plan.take - given(plan) : size + (plan.gifts.get(i) ?? 0n),
    );
    const largest = (sizes: readonly bigint[]) => sizes.reduce((most, each) => (each > most ? each : most), 0n);
    if (view.leaving) {
      const stay = after.map((size, i) => ({ size, name: this.#names[i]! })).filter(({ size }) => size > 0n);
      this.#expected = { sizes: stay.map(({ size }) => size), names: stay.map(({ name }) => name) };
    }
    const seats = Math.max(origin.length, numbers.length);
    const line = placeLine(numbers.length, seats, largest(origin), largest([...numbers, ...after]));
    const pairs =
      view.view === 'pairs' ? equalPairs(after, new Set(plan ? [plan.pile, ...plan.gifts.keys()] : [])) : [];
    return html`<div class="new-stone" @pointerleave=${() => this.#point(null)} @focusout=${() => this.#point(null)}>
      <svg
        class="piles ${view.leaving ? 'leaving' : ''}"
        width=${line.width}
        height=${line.height}
        viewBox="0 0 ${line.width} ${line.height}"
        role="group"
        aria-label=${pairs.map(([i, j]) => this.#words.equal(this.#n(i + 1), this.#n(j + 1))).join(' ') || this.speakPosition(numbers)}
      >
        ${pairs.map(([i, j]) => svg`<path class="arch" d=${arch(line, i, j)} /><circle class="foot" cx=${line.x(i)} cy=${line.floor + 33} r="3" /><circle class="foot" cx=${line.x(j)} cy=${line.floor + 33} r="3" />`)}
        ${repeat(
          numbers,
          (_, i) => this.#names[i],
          (size, i) => this.#drawPile(view, line, i, size, after[i]!, plan),
        )}
      </svg>
      ${this.#drawDeed(view)}
    </div>`;
  }

  #namesFor(numbers: readonly bigint[]): readonly number[] {
    const expected = this.#expected;
    this.#expected = null;
    const same = expected?.sizes.length === numbers.length && expected.sizes.every((each, i) => each === numbers[i]);
    return same ? expected.names : numbers.map(() => this.#nextName++);
  }

  #drawPile(view: BoardView, line: Line, pile: number, size: bigint, after: bigint, plan: Plan | null) {
    const { floor, step } = line;
    const name = this.#names[pile]!;
    const source = plan?.pile === pile;
    const gift = plan?.gifts.get(pile) ?? 0n;
    const composing = this.#plan && view.interactive ? this.#plan : null;
    const stays = source ? size - plan.take : size;
    const lit = view.lit.has(`heap-${pile + 1}`);
    const hinted = Number(view.hintPlace?.numbers[0] ?? 0n) === pile + 1;
    const { takes, shown } = this.#winning(view, composing);
    const stone = (
      k: number,
      kind: string,
    ) => svg`<g class="stone ${kind}" transform="translate(${((k * 7) % 5) - 2} ${line.y(k)})">
      <g class="pebble" transform="scale(1 ${step / 24})">
        <path class="edge" d=${pebbles[(name * 2 + k * 3) % pebbles.length]!} />
        <path class="face" d=${pebbles[(name * 2 + k * 3) % pebbles.length]!} transform="translate(0 -1.6) scale(.955 .9)" />
        <path class="shine" d=${shine} />
      </g></g>`;
    const reach = (k: number) =>
      svg`<rect class="reach" x="-28" y=${line.y(k) - step / 2} width="56" height=${step} rx=${Math.min(10, step / 2)} />`;
    const mayGet =
      composing &&
      !source &&
      this.#possible({ ...composing, gifts: new Map(composing.gifts).set(pile, gift + 1n) }) &&
      view.numbers[composing.pile]! - composing.take > given(composing);
    const flag = this.#flag(shown, pile);
    return svg`<g class="pile ${lit ? 'lit' : ''} ${hinted ? 'hinted' : ''} ${source ? 'source' : ''}"
      .style=${`transform: translate(${line.x(pile)}px)`}
      role="group" aria-label=${this.#words.pileOf(this.#n(pile + 1), this.#n(size))}>
      <ellipse class="floor" cx="0" cy=${floor} rx="28" ry="5" />
      ${Array.from({ length: Number(size) }, (_, k) => {
        const take = size - BigInt(k);
        const kind = BigInt(k) >= stays ? 'going' : BigInt(k) >= after ? 'moved' : '';
        const sign = takes.has(`${pile}-${take}`) ? (view.hint ? 'hint' : 'marked') : '';
        const possible = this.#possible({ pile, take, gifts: new Map() });
        return svg`<g class="cell ${sign}" data-cell="${pile}-${k}" role="button" aria-disabled=${!view.interactive || !possible}
          aria-pressed=${composing?.pile === pile && composing.take === take}
          aria-label=${this.#words.stone(this.#n(take), this.#n(pile + 1))}
          @click=${() => this.#onStone(view, pile, take)}
          @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && !this.#plan && this.#point({ pile, take })}
          @focusin=${(event: FocusEvent) => (event.target as Element).matches(':focus-visible') && !this.#plan && this.#point({ pile, take })}
          >${reach(k)}${stone(k, kind)}</g>`;
      })}
      ${Array.from({ length: Number(gift) }, (_, g) => {
        const k = Number(size) + g;
        return composing
          ? svg`<g class="cell" data-cell="back-${pile}-${g}" role="button" aria-label=${this.#words.back(this.#n(pile + 1))}
              @click=${() => this.#give(pile, -1n)}>${reach(k)}${stone(k, 'gift')}</g>`
          : stone(k, 'gift');
      })}
      ${
        mayGet
          ? svg`<g class="cell slot" data-cell="give-${pile}" role="button"
              aria-label=${this.#words.give(this.#n(pile + 1), this.#n(composing.pile + 1))}
              @click=${() => this.#give(pile, 1n)}>
              <rect class="reach" x="-29" y=${line.y(Number(size + gift)) - step / 2 - 14} width="58" height=${step + 14} rx="10" />
              <path class="ghost" transform="translate(0 ${line.y(Number(size + gift))}) scale(1 ${step / 24})" d=${pebbles[0]!} />
              <text class="plus" x="0" y=${line.y(Number(size + gift)) + 5} text-anchor="middle">+</text>
            </g>`
          : nothing
      }
      ${flag ? svg`<text class="flag" x="0" y=${Math.max(12, line.y(Number(size + gift) + (mayGet ? 1 : 0)) + 4)} text-anchor="middle" aria-hidden="true">${flag}</text>` : nothing}
      ${hinted && !flag ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(0 ${Math.max(12, line.y(Number(size)))})" />` : nothing}
      <text class="count" x="0" y=${floor + 23} text-anchor="middle" aria-hidden="true">
        ${after === size ? this.#n(size) : svg`<tspan class="was">${this.#n(size)} →</tspan> ${this.#n(after)}`}
      </text>
    </g>`;
  }

  /** Stones whose taking begins a winning move, and the one winning move that is written out. */
  #winning(view: BoardView, composing: Plan | null): { takes: ReadonlySet<string>; shown: Plan | null } {
    if (view.leaving || view.shown) return { takes: new Set(), shown: null };
    const plans = (view.hint ? [view.hint] : view.marked).slice(0, mostListed).map(planOf);
    const going =
      composing &&
      plans.find((each) => each.pile === composing.pile && each.take === composing.take && within(composing, each));
    const takes = new Set((composing ? (going ? [going] : []) : plans).map((each) => `${each.pile}-${each.take}`));
    return { takes, shown: composing ? (going ?? null) : (plans[0] ?? null) };
  }

  #flag(shown: Plan | null, pile: number): string {
    if (shown?.pile === pile) return `−${this.#n(shown.take)}`;
    const add = shown?.gifts.get(pile);
    return add ? `+${this.#n(add)}` : '';
  }

  #drawDeed(view: BoardView): TemplateResult {
    const w = this.#words;
    const plan = view.interactive ? this.#plan : null;
    if (!plan) return html`<div class="deed"><p class="quiet">${view.interactive ? w.idle : nothing}</p></div>`;
    const said = this.speakMove({ text: '', numbers: this.#numbers(plan) }, view.numbers, 'base');
    const ready = this.#listed?.some((each) => samePlan(each, plan)) ?? true;
    const rest = view.numbers[plan.pile]! - plan.take - given(plan) > 0n;
    return html`<div class="deed">
      <p>
        ${said.charAt(0).toUpperCase() + said.slice(1)}${this.language === 'zh' ? '。' : '.'}
        ${rest ? html`<span class="quiet">${w.thenGive}</span>` : nothing}
      </p>
      <div class="buttons">
        <button class="button small strong" aria-disabled=${!ready} @click=${() => this.#play()}>${w.play}</button>
        <button class="button small" @click=${() => this.#set(null)}>${w.cancel}</button>
      </div>
    </div>`;
  }
}

function newStoneStyles() {
  return css`
    .new-stone {
      display: grid;
      justify-items: center;
    }
    .piles {
      display: block;
      max-width: 100%;
      height: auto;
      overflow: visible;
    }
    .pile {
      transition: transform var(--nl-move);
    }
    .floor {
      fill: var(--nl-sunk);
      stroke: var(--nl-line);
    }
    .pile.source .floor {
      fill: var(--nl-line);
      stroke: var(--nl-line-strong);
    }
    .pile.lit .floor {
      fill: var(--nl-accent);
      stroke: var(--nl-accent);
    }
    .pile.hinted .floor {
      fill: var(--nl-stone-hint);
      stroke: var(--nl-stone-hint);
    }
    .count {
      font: 600 16px var(--nl-ui);
      fill: var(--nl-ink);
      font-variant-numeric: tabular-nums;
    }
    .pile.lit .count {
      fill: var(--nl-accent);
      text-decoration: underline;
    }
    .was {
      fill: var(--nl-muted);
      font-weight: 400;
    }
    .reach {
      fill: transparent;
    }
    .edge {
      fill: var(--nl-stone-edge);
    }
    .face {
      fill: var(--nl-stone);
    }
    .piles .shine {
      fill: none;
      stroke: var(--nl-stone-shine);
      stroke-width: 3;
      stroke-linecap: round;
      opacity: 0.75;
    }
    .stone {
      transition:
        translate 160ms ease-out,
        opacity 140ms;
    }
    .stone.going {
      translate: 0 -6px;
      opacity: 0.35;
    }
    .leaving .stone.going {
      animation: leave var(--nl-move) both;
    }
    @keyframes leave {
      to {
        translate: 0 -46px;
        opacity: 0;
      }
    }
    /* Moved onto another pile: an empty outline stays. */
    .stone.moved :is(.face, .shine) {
      opacity: 0;
    }
    .stone.moved .edge {
      fill: none;
      stroke: var(--nl-line-strong);
      stroke-width: 1.5;
      stroke-dasharray: 3 3;
    }
    .stone.gift .edge {
      stroke: var(--nl-accent);
      stroke-width: 4;
    }
    @starting-style {
      .stone.gift {
        translate: 0 -14px;
        opacity: 0;
      }
    }
    .cell:is(.marked, .hint) .edge {
      stroke: var(--nl-stone-hint);
      stroke-width: 3;
      stroke-dasharray: 5 3;
    }
    .cell.hint .edge {
      stroke-dasharray: none;
    }
    .cell:focus-visible > .reach {
      stroke: var(--nl-accent);
      stroke-width: 2.5;
    }
    .ghost {
      fill: none;
      stroke: var(--nl-accent);
      stroke-width: 1.6;
      stroke-dasharray: 4 3;
    }
    .slot:hover .ghost {
      fill: var(--nl-sunk);
    }
    .plus {
      font: 700 15px var(--nl-ui);
      fill: var(--nl-accent);
    }
    .flag {
      font: 700 15px var(--nl-ui);
      fill: var(--nl-stone-hint);
    }
    .pointer {
      fill: var(--nl-stone-hint);
    }
    .arch {
      fill: none;
      stroke: var(--nl-p);
      stroke-width: 2;
    }
    .foot {
      fill: var(--nl-p);
    }
    .deed {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.3rem 0.75rem;
      min-height: 3.4rem;
      margin-top: 0.35rem;
    }
    .deed p {
      margin: 0;
      text-align: center;
      text-wrap: balance;
    }
    .buttons {
      display: flex;
      flex: none;
      gap: 0.4rem;
    }
    @container (max-width: 27rem) {
      .deed {
        flex-wrap: wrap;
        min-height: 7.4rem;
        align-content: center;
      }
    }
    @media print {
      .deed {
        display: none;
      }
    }
  `;
}

customElements.define('nimlab-new-stone', NewStoneElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-new-stone': NewStoneElement;
  }
}
