import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import type { Analysis, GameBrief, Move } from '../../solver/types.ts';
import { GameElement } from '../../board/game-element.ts';
import { defineSpeaking, number, translated } from '../../board/language.ts';
import { solver } from '../../board/solver.ts';
import type { BoardView, ProposeDetail } from '../../board/view.ts';
import { sheets } from '../../draw/sheets.ts';
import boardSheet from './board.css?inline';
import { loadBoard } from '../../board/load.ts';
import { tagOf } from '../../board/tag.ts';
import { partOf, sidesOf, type SideText } from './sides.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** A game's name is part of a tag. */
const plain = /^[a-z][a-z_]*$/;

/**
 * `<nimlab-sum>`: two games side by side; a move is a move in one of them. Each side is that game's own board, which
 * gives its gestures to the sum; what is legal and who wins is asked of the solver for the sum. Lit parts: `side-1`,
 * `side-2`.
 */
export class SumElement extends GameElement {
  static override readonly game = 'sum';
  protected static override readonly words = words;
  static override properties = { ...GameElement.properties, loaded: { state: true }, games: { state: true } };
  /** Games whose boards are there. */
  declare private loaded: ReadonlySet<string>;
  declare private games: readonly GameBrief[];
  /** Boards that are never shown: they lend their words. */
  readonly #voices = new Map<string, GameElement>();

  constructor() {
    super();
    this.loaded = new Set();
    this.games = [];
  }

  get #words() {
    return words[this.language];
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  /** Until both boards are there the figure at rest stays, and they are drawn unseen behind it. */
  #coming = true;

  override async begin(): Promise<void> {
    try {
      await this.ready();
      await super.begin();
      await this.updateComplete;
      const boards = this.renderRoot.querySelectorAll<GameElement>('.side > [position]');
      await Promise.all([...boards].map((each) => each.begin()));
      await Promise.all([...boards].map((each) => each.updateComplete));
    } finally {
      this.#coming = false; // whatever failed says so on the board
      this.requestUpdate();
    }
  }

  // ---- Words: each side speaks for itself -------------------------------------------------------------------------

  #voice(game: string): GameElement | null {
    if (!this.loaded.has(game)) {
      void this.#load(game);
      return null;
    }
    let voice = this.#voices.get(game);
    if (!voice) {
      voice = document.createElement(tagOf(game)) as GameElement;
      this.#voices.set(game, voice);
    }
    voice.speakIn(this.language);
    return voice;
  }

  override async ready() {
    await super.ready();
    await Promise.all(this.#sides.map(({ game }) => this.#load(game)));
  }

  async #load(game: string) {
    try {
      if (plain.test(game) && (await loadBoard(game, this.language))) this.loaded = new Set([...this.loaded, game]);
    } catch (error) {
      this.refuse(error);
    }
  }

  get #sides() {
    const match = this.match;
    return sidesOf(match?.here.position ?? this.position, match?.rule ?? this.rule);
  }

  #part({ numbers }: Move): { i: 0 | 1; move: Move } {
    const rest = numbers.slice(1);
    return { i: numbers[0] === 2n ? 1 : 0, move: { text: rest.join('-'), numbers: rest } };
  }

  override speakPosition(numbers: readonly bigint[]) {
    const [first, second] = this.#sides.map(
      ({ game, position }, i) => this.#voice(game)?.speakPosition(partOf(numbers, i as 0 | 1)) ?? position,
    );
    return this.#words.both(first!, second!);
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const { i, move: own } = this.#part(move);
    const voice = this.#voice(this.#sides[i].game);
    if (!voice) return own.text;
    return this.#words.inGame(voice.title, voice.speakMove(own, before.length ? partOf(before, i) : [], form));
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    const { i, move: own } = this.#part(move);
    const voice = this.#voice(this.#sides[i].game);
    return voice ? this.#words.place(voice.title, voice.speakPlace(own, partOf(before, i))) : this.#words.side[i];
  }
  override drawFormula({ components, grundy }: Analysis) {
    return grundy === null ? null : `${components.join(' ⊕ ')} = ${grundy}`;
  }

  // ---- The two boards ----------------------------------------------------------------------------------------------

  /** A side's board has found a legal move of its own game: it is played in the sum, not there. */
  #propose(i: 0 | 1, event: CustomEvent<ProposeDetail>) {
    event.stopPropagation();
    event.preventDefault();
    void this.propose([i + 1, ...event.detail.move.numbers]);
  }

  #side(side: SideText, i: 0 | 1, view: BoardView): TemplateResult {
    const { components, moveCount } = view.analysis;
    const where = view.where?.numbers[0] === BigInt(i + 1) || view.lit.has(`side-${i + 1}`);
    const stop = (event: Event) => event.stopPropagation();
    const voice = this.#voice(side.game);
    const tag = unsafeStatic(tagOf(side.game));
    const value = components[i];
    return html`<div
      class="side ${where ? 'where' : ''}"
      role="group"
      aria-label=${`${this.#words.side[i]}: ${voice?.title ?? side.game}`}
    >
      ${
        voice
          ? keyed(
              `${side.game} ${side.rule} ${this.language}`,
              staticHtml`<${tag} position=${side.position} rule=${side.rule} opponent="human" controls="none"
                .summand=${true} ?inert=${!view.interactive} @nimlab-propose=${(e: CustomEvent<ProposeDetail>) => this.#propose(i, e)}
                @nimlab-position=${stop} @nimlab-over=${stop} @nimlab-error=${stop}></${tag}>`,
            )
          : nothing
      }
      <p class="value">
        <b>${voice?.title ?? ''}</b>
        ${this.analysisOn && value !== undefined ? html`<span>${this.#words.value(number(value, this.language))}</span>` : nothing}
        ${moveCount === 0n ? html`<span>${this.#words.over}</span>` : nothing}
      </p>
    </div>`;
  }

  override drawBoard(view: BoardView): TemplateResult {
    const sides = sidesOf(view.position, view.rule);
    return html`<div class="sides ${this.#coming ? 'coming' : ''}">
        ${this.#side(sides[0], 0, view)}<span class="plus" aria-hidden="true">+</span>${this.#side(sides[1], 1, view)}
      </div>
      ${this.offers('setup') ? this.#drawChoice(sides) : nothing}`;
  }

  /** Any two games of the library: each begins with its example. */
  #drawChoice(sides: readonly [SideText, SideText]): TemplateResult {
    const w = this.#words;
    if (this.games.length === 0) void this.#list();
    const choose = (i: 0 | 1) => (event: Event) => {
      const chosen = (event.target as HTMLSelectElement).value;
      const next = sides.map((side, k) => {
        const info = this.games.find((each) => each.name === (k === i ? chosen : side.game));
        return k === i && info ? { game: chosen, rule: info.defaultRule, position: info.example } : side;
      });
      const join = (part: (side: SideText) => string) => next.map(part).join(' | ');
      void this.restart(
        join(({ position }) => position),
        join(({ game, rule }) => `${game} ${rule}`.trim()),
      ).catch((error: unknown) => this.refuse(error));
    };
    const select = (i: 0 | 1) =>
      html`<label
        >${w.choose[i]}
        <select @change=${choose(i)}>
          ${this.games.map(
            ({ name }) =>
              html`<option value=${name} ?selected=${name === sides[i].game}>${w.games[name] ?? name}</option>`,
          )}
        </select></label
      >`;
    return html`<div class="games">${select(0)}${select(1)}</div>`;
  }

  async #list() {
    try {
      const games = await (await solver()).brief();
      // A sum takes no sum, and no game whose players differ.
      this.games = games.filter(({ name, partizan }) => name !== 'sum' && !partizan);
    } catch (error) {
      this.refuse(error);
    }
  }

  static override styles = [...GameElement.styles, ...sheets(boardSheet)];
}

defineSpeaking('nimlab-sum', SumElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-sum': SumElement;
  }
}
