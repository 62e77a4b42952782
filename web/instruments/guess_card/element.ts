import cardSheet from '../held-card.css?inline';
import sceneSheet from '../../draw/scene.css?inline';
import boardSheet from './board.css?inline';
import guessSheet from './scene.css?inline';
import { html, nothing, type TemplateResult } from 'lit';
import type { ChanceTable, GuessRound, InstrumentAnswers, Solver, SolverError, Work } from '../../solver/types.ts';
import { segments } from '../../draw/fields.ts';
import pickSheet from '../../draw/pick.css?inline';
import { approximately, written } from '../../draw/numerals.ts';
import { drawnPicture } from '../../draw/lit.ts';
import type { Plate, PlatePlace } from '../../draw/plate.ts';
import { sheets } from '../../draw/sheets.ts';
import { composed, FieldError, missing, oneWord } from '../typed.ts';
import { type Asked, type Showing, TypedDesk } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, followed, translated } from '../../board/language.ts';
import { boardWords } from '../../board/words.ts';
import { layout } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Letters of a fraction that stands in a line; longer ones are shown when they are asked for. */
const longestExact = 24;
type Chance = InstrumentAnswers['guess_card']['chance'];
interface Answer {
  readonly round: GuessRound;
  /** Of the hands that stand against each other. */
  readonly chance: Chance;
  readonly table: (ChanceTable & { readonly n: number; readonly m: number; readonly shown: Float64Array }) | null;
}

const sizes = [16, 64, 256, 1001] as const;
const unit = 1e15;

/**
 * `<nimlab-guess-card>`: the hidden card (Codeforces 98E). A round against the optimum; the matrix of one turn with its
 * chances; the chances of all pairs of hands as a map.
 * Attributes beside those of desks: `span`: how many sizes of hands the map shows (16, 64, 256, 1001).
 * Lit parts: `card-<i>`, `hidden`, `row-<i>`, `column-<i>`, `cell-<i>`.
 */
export class GuessCardElement extends TypedDesk<Answer> {
  static override readonly instrument = 'guess_card';
  static override readonly words = words;
  static override readonly asks = ['position', 'view', 'span'];
  static override styles = [...TypedDesk.styles, ...sheets(sceneSheet, cardSheet, guessSheet, pickSheet, boardSheet)];
  static override properties = { ...TypedDesk.properties, span: { type: String } };
  declare span: string;
  /** The card that the reader has chosen, of this position. */
  #chosen: { readonly of: string; readonly card: number } | null = null;
  #chances = false;
  #typed: [string, string] | null = null;
  /** Rounds of this visit. */
  #record = { won: 0, rounds: 0, counted: '' };
  /** The map of all hands: it comes with its view. */
  #plate: Plate | null = null;

  constructor() {
    super();
    this.span = '';
  }

  get #words() {
    return words[this.language];
  }

  protected override bring(view: string): Promise<void> | null {
    if (view !== 'surface' || this.#plate) return null;
    return import('../../draw/plate.ts').then(({ Plate }) => {
      if (this.#plate) return;
      this.#plate = new Plate(this, () => this.surroundings.theme);
      this.wear(this.#plate.styles);
    });
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  protected override async answer(solver: Solver, work: Work, asked: Asked): Promise<Answer> {
    const { position = '', view } = asked;
    const [n = '', m = '', ...play] = (position.trim() || '3 3 1').split(/\s+/);
    const hands = composed({ name: 'hand-0', text: n }, ' ', { name: 'hand-1', text: m }, ` ${play.join(' ')}`);
    const round = await solver.ask('guess_card', 'read', hands.text, work).catch(hands.blame);
    const chance = await solver.ask('guess_card', 'chance', `${round.n} ${round.m}`, work);
    return { round, chance, table: view === 'surface' ? await this.#table(solver, work, asked, round) : null };
  }

  async #table(solver: Solver, work: Work, asked: Asked, { n, m }: GuessRound) {
    const size = sizes.find((each) => `${each}` === asked['span']) ?? sizes[0];
    const most = sizes.at(-1)!;
    // The hands asked about are in sight, from the left upper corner where that is near.
    const from = (of: number) => (of < size ? 0 : Math.min(of - (size >> 1), most - size));
    const corner = { n: from(n), m: from(m) };
    const numbers = [BigInt(size), BigInt(size)];
    const table = await solver.ask('guess_card', 'window', `${corner.n} ${corner.m}`, { ...work, numbers });
    return { ...table, ...corner, shown: Float64Array.from(table.values, (value) => Number(value) / unit) };
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const said = super.explain(error, asked);
    if (!(error instanceof FieldError)) return said;
    return boardWords[this.language].named(this.#words.hands[error.typed.name === 'hand-0' ? 0 : 1]!, said);
  }

  protected override tell({ round, chance }: Answer, { view }: Asked): string {
    if (view === 'surface') return this.#heard(round, this.#value(round, chance));
    return view === 'play' ? this.#said(round) : '';
  }
  #heard({ n, m }: { readonly n: number; readonly m: number }, value: string): string {
    return followed(this.#words.against(n, m), value, this.language);
  }

  protected override follow({ round }: Answer, { shown }: Showing) {
    if (shown || round.over === '' || this.#record.counted === round.position) return;
    this.#record = {
      won: this.#record.won + (round.over === 'won' ? 1 : 0),
      rounds: this.#record.rounds + 1,
      counted: round.position,
    };
  }

  // ---- The round -----------------------------------------------------------------------------------------------

  #move(letter: string, card: number) {
    this.#chosen = null;
    void this.put({ position: `${this.current!.round.position} ${letter}${card}` });
  }
  /** Nothing is taken back once the cards lie open. */
  get #undoable(): boolean {
    const { over, position } = this.current!.round;
    return !over && position.split(' ').length > 3;
  }
  protected override undo() {
    if (!this.#undoable) return;
    const parts = this.current!.round.position.split(' ');
    void this.put({ position: parts.slice(0, -1).join(' ') });
  }
  #fresh() {
    const [n, m] = this.current!.round.position.split(' ');
    void this.put({ position: `${n} ${m} ${Math.floor(Math.random() * 1e6)}` });
  }

  #said(round: GuessRound): string {
    const w = this.#words;
    const turns = round.said.length / 3;
    const lines = Array.from({ length: turns }, (_, i) => {
      const [who = 0, card = 0, how = 0] = round.said.slice(3 * i, 3 * i + 3);
      return w.said[who === 0 ? 'you' : 'other'][how]!(`${card}`);
    });
    const last = round.said[round.said.length - 2] ?? 0;
    const end =
      round.over === 'won'
        ? w.won
        : round.over === 'lost'
          ? w.lost
          : round.sure > 0
            ? w.sure(round.sure)
            : round.asker === 'other'
              ? w.believe(last)
              : w.yourTurn;
    return this.together([...lines.slice(-2), end]);
  }

  #play({ round, chance }: Answer, showing: Showing): TemplateResult {
    const w = this.#words;
    const chosen = this.#chosen?.of === round.position ? this.#chosen.card : null;
    const [asks, names] = [[...round.asks], [...round.names]];
    const may = (card: number) => asks.includes(card) || names.includes(card);
    const press = (card: number) =>
      may(card)
        ? {
            id: `card-${card}`,
            label: w.cardOf(card, w.card[round.places[card - 1] ?? 0]!),
            pressed: chosen === card,
          }
        : undefined;
    const mine = [...round.places].filter((place) => place === 1).length;
    const open = [...round.places].filter((place) => place === 0).length;
    const own = chosen !== null && round.places[chosen - 1] === 1;
    return html`<div class="nl-cards" @click=${this.#press}>
        ${drawnPicture(layout({ round, lit: showing.lit, chosen, press, label: w.table(mine, Math.max(0, open - 1)) }))}
      </div>
      <p class="said">${this.#said(round)}</p>
      <p class="sentence">
        ${round.over ? nothing : chosen === null ? w.choose : own ? w.bluff(chosen) : w.honest(chosen)}
      </p>
      <div class="acts">
        ${
          chosen !== null && asks.includes(chosen)
            ? html`<button class="button" @click=${() => this.#move('a', chosen)}>${w.ask(chosen)}</button>`
            : nothing
        }
        ${
          chosen !== null && names.includes(chosen)
            ? html`<button class="button" @click=${() => this.#move('n', chosen)}>${w.name(chosen)}</button>`
            : nothing
        }
        ${round.over ? html`<button class="button" @click=${() => this.#fresh()}>${w.fresh}</button>` : nothing}
      </div>
      <div class="seats">
        ${
          this.offers('views') // one of them tells the same
            ? html`<button class="tab switch" aria-pressed=${this.#chances} @click=${this.#turnChances}>
                ${w.chances}
              </button>`
            : nothing
        }
        <button class="tab" aria-disabled=${!this.#undoable} @click=${() => this.undo()}>${w.undo}</button>
        <button class="tab" @click=${() => this.#fresh()}>${w.fresh}</button>
        <span class="sentence">${w.record(this.#record.won, this.#record.rounds)}</span>
      </div>
      ${this.wrong('hand-0') || this.wrong('hand-1') ? this.#form(round) : this.drawProblem()}
      ${this.#chances ? this.#stage(round, chance, showing) : nothing}`;
  }
  #press = (event: Event) => {
    const cell = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
    const card = Number(cell?.replace('card-', ''));
    if (!card) return;
    this.#chosen = { of: this.current!.round.position, card };
    this.requestUpdate();
  };
  #turnChances = () => {
    this.#chances = !this.#chances;
    this.requestUpdate();
  };

  // ---- One turn ------------------------------------------------------------------------------------------------

  #value({ n, m }: { readonly n: number; readonly m: number }, chance: Chance): string {
    const decimal = (Number(chance.value) / unit).toFixed(12).replace(/0+$/, '');
    const exact = chance.exact !== null && chance.exact.length <= longestExact ? chance.exact : null;
    return this.#words.value(n, m, exact ?? decimal, exact?.includes('/') ? decimal.slice(0, 8) : '');
  }

  /** The matrix of a turn, with what both should do. */
  #stage(round: GuessRound, chance: Chance, { lit }: Showing, asker = true): TemplateResult {
    const w = this.#words;
    const cells = chance.matrix?.split(';').map((row) => row.trim().split(' '));
    const share = (text: string | null) => (text === null ? 0 : approximately(text));
    return html`<div class="stage">
      ${asker ? html`<p class="sentence">${w.asker[round.asker]}</p>` : nothing}
      <p class="value">${this.#value(round, chance)}</p>
      ${
        cells
          ? html`<table class="turn">
                <thead>
                  <tr>
                    <td></td>
                    ${w.columns.map(
                      (label, j) =>
                        html`<th scope="col" class=${lit.has(`column-${j + 1}`) ? 'lit' : ''}>${label}</th>`,
                    )}
                  </tr>
                </thead>
                <tbody>
                  ${cells.map(
                    (row, i) =>
                      html`<tr class=${lit.has(`row-${i + 1}`) ? 'lit' : ''}>
                        <th scope="row">${w.rows[i]}</th>
                        ${row.map(
                          (cell, j) =>
                            html`<td
                              class=${lit.has(`cell-${2 * i + j + 1}`) || lit.has(`column-${j + 1}`) ? 'lit' : ''}
                            >
                              <b>${cell}</b> <small>${approximately(cell).toFixed(4)}</small>
                            </td>`,
                        )}
                      </tr>`,
                  )}
                </tbody>
              </table>
              <div class="bars" aria-hidden="true">
                <span .style=${`--share:${share(chance.bluff)}`}></span>
                <span class="doubt" .style=${`--share:${share(chance.doubt)}`}></span>
              </div>
              <p class="sentence">${w.mix(written(chance.bluff ?? ''), written(chance.doubt ?? ''))}</p>`
          : html`<p class="sentence">${round.n === 0 || round.m === 0 ? w.certain : w.large}</p>`
      }
    </div>`;
  }

  protected override drawEmpty(): TemplateResult {
    return this.#fields('', '');
  }

  #form({ n, m }: GuessRound): TemplateResult {
    return html`${this.#fields(`${n}`, `${m}`)} ${this.drawProblem()}`;
  }

  #fields(n: string, m: string): TemplateResult {
    const w = this.#words;
    const [asker = '', other = ''] = (this.problem && this.asked['position']?.trim().split(/\s+/)) || [n, m];
    const typed = this.#typed ?? [asker, other];
    const field = (i: 0 | 1) =>
      drawField({
        name: `hand-${i}`,
        label: w.hands[i]!,
        value: typed[i]!,
        wrong: this.wrong(`hand-${i}`),
        numeric: true,
      });
    return html`<form class="hands" novalidate @submit=${this.#submit} @input=${this.#type}>
      ${field(0)} ${field(1)}
      <button class="button" type="submit">${w.look}</button>
    </form>`;
  }
  #type = (event: Event) => {
    const { elements } = event.currentTarget as HTMLFormElement;
    const typed = (name: string) => (elements.namedItem(name) as HTMLInputElement).value;
    this.#typed = [typed('hand-0'), typed('hand-1')];
  };
  #submit = (event: Event) => {
    event.preventDefault();
    const typed = this.#typed?.map(oneWord);
    if (!typed) return;
    const blank = typed.indexOf('');
    if (blank < 0) void this.enter({ position: typed.join(' ') }).then(() => this.problem || (this.#typed = null));
    else {
      this.refuse(missing(`hand-${blank}`));
      void this.point();
    }
  };

  // ---- All hands -----------------------------------------------------------------------------------------------

  #drawSurface({ round, chance, table }: Answer): TemplateResult {
    const w = this.#words;
    const { rows: size, n, m, shown, error } = table!;
    const pointed = this.#plate!.pointed;
    const handsAt = ({ down, right }: PlatePlace) => ({ n: n + down, m: m + right });
    const at = pointed ? handsAt(pointed) : round;
    const inside = at.n - n < size && at.m - m < size;
    const valueAt = (of: { readonly n: number; readonly m: number }) =>
      of.n === round.n && of.m === round.m
        ? this.#value(round, chance)
        : w.value(of.n, of.m, (shown[(of.n - n) * size + of.m - m] ?? 0).toFixed(12).replace(/0+$/, ''), '');
    const value = valueAt(at);
    const off = (Number(pointed ? error : chance.error) / unit).toExponential(0).replace('e-', ' · 10^−');
    return html`${this.#form(round)}
      <p class="value">${value}</p>
      <p class="sentence">${pointed || chance.exact === null ? w.within(off) : nothing}</p>
      <div class="sizes">
        ${segments(
          'sizes',
          w.sizes,
          sizes.map((each) => [each, `${each}`] as const),
          sizes.find((each) => each === size) ?? sizes[0],
          (span) => void this.put({ span: `${span}` }),
        )}
      </div>
      ${this.#plate!.draw({
        size,
        values: shown,
        label: w.surface(n, m, size),
        axis: 'n ↓ \u00a0 m →',
        low: `0, ${w.low}`,
        high: `1, ${w.high}`,
        at: inside ? { down: at.n - n, right: at.m - m } : null,
        hear: (place) => this.#heard(handsAt(place), valueAt(handsAt(place))),
        pick: (place) => {
          this.#typed = null;
          void this.put({ position: `${n + place.down} ${m + place.right}` });
        },
      })}
      ${
        chance.exact === null
          ? html`<p class="sentence"></p>`
          : html`<details class="sentence">
              <summary>${w.exact(round.n, round.m)}</summary>
              <p>${chance.exact}</p>
            </details>`
      }`;
  }

  protected override drawDesk(answer: Answer, showing: Showing): TemplateResult {
    if (showing.view === 'surface' && answer.table && this.#plate) return this.#drawSurface(answer);
    if (showing.view === 'stage' || answer.round.places.length === 0)
      return html`${this.#form(answer.round)} ${this.#stage(answer.round, answer.chance, showing, false)}`;
    return this.#play(answer, showing);
  }
}

defineSpeaking('nimlab-guess-card', GuessCardElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-guess-card': GuessCardElement;
  }
}
