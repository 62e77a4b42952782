import explanationSheet from '../../draw/explanation.css?inline';
import stepperSheet from '../../draw/stepper/stepper.css?inline';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { html, nothing, type TemplateResult } from 'lit';
import type { ExplanationStep, Solver, SolverError, Work } from '../../solver/types.ts';
import { Drag } from '../../draw/drag.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { Points } from '../../draw/points.ts';
import { sheets } from '../../draw/sheets.ts';
import { Stepper } from '../../draw/stepper/stepper.ts';
import { composed, FieldError, ordinalOf } from '../typed.ts';
import type { Spot } from '../../draw/surface.ts';
import { ask, solverError } from '../../board/ask.ts';
import { explainFraction, type Asked as Question, type Showing, TypedDesk } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, number, translated } from '../../board/language.ts';
import { icons } from '../../board/marks.ts';
import type { OverDetail } from '../../board/view.ts';
import { isAbort } from '../../board/waiting.ts';
import { boardWords } from '../../board/words.ts';
import { drawBuilt, type Built, drawSolutions, drawTyped, type Solved } from './construct.ts';
import {
  joined,
  operations,
  signs,
  valueText,
  type Operation,
  cardAt,
  cardHeight,
  cardWidth,
  handPicture,
  isMade,
  ranks,
  type CardFace,
  type HandRead,
} from './scene.ts';
import { hintText, verdictText } from './speech.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Answer = { readonly hand: HandRead } | { readonly built: Built; readonly n: number };

const usual = { hand: '3 3 8 8', built: '8' };
const kindOf = (view: string): keyof typeof usual => (view === 'construct' || view === 'copies' ? 'built' : 'hand');
const largestDealt = 13;
/** "1 2 3 = 7": cards, and where it is written the target. */
function parted(position: string): readonly [cards: string, target: string | null] {
  const sign = position.indexOf('=');
  return sign < 0 ? [position.trim(), null] : [position.slice(0, sign).trim(), position.slice(sign + 1).trim()];
}
const key = (i: number) => `card-${i + 1}`;

/**
 * `<nimlab-twenty-four>`: cards of which 24 is made, or another number (`position`: `3 3 8 8`, `1 2 3 = 7`), exactly,
 * in fractions. Two cards and an operation melt into one card; hints climb, all solutions are listed. Views: `hand`;
 * `construct`, 24 from 1, 2, …, n step by step (`position`: n); `copies`, from n times n. Names for `controls`: `type`
 * (a field for an expression), `deal`, `solutions`, `setup` (cards and target), `views`; `unhinted` takes the hint away.
 * Lit parts: `card-<i>`. Event: `nimlab-over` { winner: 'you' }, when the reader has made the number.
 */
export class TwentyFourElement extends TypedDesk<Answer> {
  static override readonly instrument = 'twenty_four';
  static override readonly words = words;
  static override styles = [...TypedDesk.styles, ...sheets(sceneSheet, stepperSheet, explanationSheet, boardSheet)];

  /** Cards that are taken, and the operation; of cards by their place. */
  #first: number | null = null;
  #second: number | null = null;
  #operation: Operation | null = null;
  /** Positions before this one, and those that were taken back. */
  #past: string[] = [];
  #future: string[] = [];
  #of = '';
  /** What was last said beside the task. */
  #said: { readonly text: string; readonly bad?: boolean; readonly good?: boolean } | null = null;
  #ladder: readonly ExplanationStep[] | null = null;
  #rung = 0;
  #solutions: Solved | null = null;
  /** What was asked of the other kind of view. */
  readonly #left: Record<keyof typeof usual, string> = { ...usual };
  readonly #stepper: Stepper = new Stepper(this, {
    pace: (last) => ({ interval: last > 60 ? 120 : 900, stride: Math.max(1, Math.ceil(last / 150)) }),
  });
  readonly #drag = new Drag<number>(this, {
    on: 'svg.hand',
    sideways: true,
    grasp: ({ at: [x, y] }) => this.#cardAt(x, y),
    move: (_card, spot) => (this.#over = this.#under(spot)),
    drop: (card, spot) => {
      const onto = this.#under(spot);
      this.#over = null;
      if (onto !== null && onto !== card) this.#put(card, onto);
      return undefined;
    },
  });
  #over: number | null = null;
  #points = new Points(this, { press: (id) => this.#press(Number(id.split('-')[1]) - 1) });

  get #words() {
    return words[this.language];
  }
  get #hand(): HandRead | null {
    const { current } = this;
    return current && 'hand' in current ? current.hand : null;
  }

  // ---- Asking -------------------------------------------------------------------------------------------------------

  protected override async answer(solver: Solver, work: Work, { view = '', position = '' }: Question): Promise<Answer> {
    if (kindOf(view) === 'hand') {
      const [cards, target] = parted(position);
      const aim = target === null ? [] : [' = ', { name: 'target', text: target }];
      const { text, blame } = composed({ name: 'cards', text: cards }, ...aim);
      return { hand: await solver.ask('twenty_four', 'read', text, work).catch(blame) };
    }
    const what = view === 'copies' ? 'copies' : 'consecutive';
    const { text, blame } = composed({ name: 'n', text: position });
    return { built: await solver.ask('twenty_four', what, text, work).catch(blame), n: Number(position) };
  }

  protected override explain(error: SolverError, asked: Question): string {
    if (!(error instanceof FieldError)) return super.explain(error, asked);
    const { code, at, typed } = error;
    const w = this.#words;
    const said =
      code === 'not_a_number' ? super.explain(error, asked) : explainFraction(error, typed.text, this.language);
    if (typed.name === 'target') return boardWords[this.language].named(w.target, said);
    const one = typed.name === 'cards' && at !== null && code !== 'too_many' && code !== 'empty';
    return one ? w.atCard(ordinalOf(error), said) : said;
  }

  protected override usual(asked: Question): Question {
    const all = super.usual(asked);
    return { ...all, position: all['position']?.trim() || usual[kindOf(all['view'] ?? '')] };
  }

  /** Cards and a number n are asked about in different views: each kind keeps its own. */
  protected override turn(view: string) {
    const [before, after] = [kindOf(this.asked['view'] ?? ''), kindOf(view)];
    this.#left[before] = this.asked['position'] ?? '';
    void this.put({ view, position: this.#left[after] });
  }

  protected override follow(answer: Answer, { shown }: Showing) {
    if (!('hand' in answer)) {
      this.#stepper.keep(answer.built, answer.built.values.length, 0);
      return;
    }
    const { position } = answer.hand;
    if (shown || position === this.#of) return;
    this.#of = position;
    this.#forget();
  }

  /** Solutions are not those of cards that were refused. */
  protected override refuse(cause: unknown) {
    super.refuse(cause);
    if (this.asked['position'] !== this.#of) this.#ladder = this.#solutions = null;
  }

  #forget() {
    this.#first = this.#second = this.#operation = this.#over = null;
    this.#ladder = this.#solutions = null;
    this.#rung = 0;
  }

  protected override tell(answer: Answer) {
    return 'hand' in answer ? this.#task(answer.hand).text : '';
  }

  // ---- Two cards become one
  // ------------------------------------------------------------------------------------------

  #cardAt(x: number, y: number): number | null {
    const hand = this.#hand;
    if (!hand || y < 0 || y > cardHeight + 12) return null;
    const [count, room] = [hand.cards.length, hand.numbers.length];
    const at = hand.cards.findIndex((_, i) => {
      const left = cardAt(i, count, room);
      return left <= x && x <= left + cardWidth;
    });
    return at < 0 ? null : at;
  }
  #under = ({ at: [x, y] }: Spot) => this.#cardAt(x, y);

  #press(i: number) {
    if (this.#first === null || this.#second !== null) [this.#first, this.#second] = [i, null];
    else if (this.#first === i) this.#first = this.#operation = null;
    else if (this.#operation) return this.#put(this.#first, i);
    else this.#first = i;
    this.#said = null;
    this.requestUpdate();
  }

  /** One card on another: they melt once the operation is known. */
  #put(first: number, second: number) {
    [this.#first, this.#second, this.#said] = [first, second, null];
    if (this.#operation) this.#melt();
    this.requestUpdate();
  }

  #operate(operation: Operation) {
    this.#operation = this.#operation === operation && this.#second === null ? null : operation;
    if (this.#second !== null) this.#melt();
    this.requestUpdate();
  }

  #melt() {
    const hand = this.#hand!;
    const [first, second, operation] = [this.#first!, this.#second!, this.#operation!];
    const made = joined(hand.cards[first]!, operation, hand.cards[second]!);
    const cards = hand.cards.map((card, i) => (i === second ? made : card)).filter((_, i) => i !== first);
    const text = `${valueText(hand.values[first]!)} ${signs[operation]} ${valueText(hand.values[second]!)}`;
    ask(
      async () => {
        const position = this.#with(cards);
        const read = await this.inquire((solver, work) => solver.ask('twenty_four', 'read', position, work));
        if (!read) return;
        const value = read.values[second > first ? second - 1 : second]!;
        this.#said = {
          text: this.#words.left(number(read.cards.length, this.language), `${text} = ${valueText(value)}`),
        };
        await this.#go(read.position);
        if (read.made) this.#tellMade();
      },
      (cause) => {
        this.#first = this.#second = this.#operation = null;
        const { code } = solverError(cause);
        if (code !== 'syntax') return this.refuse(cause);
        const { byZero } = boardWords[this.language];
        this.#said = { text: byZero, bad: true };
        this.announce(byZero);
      },
    );
  }

  /** The reader has made the number: as a game that is won. */
  #tellMade() {
    const detail: OverDetail = { winner: 'you' };
    this.dispatchEvent(new CustomEvent('nimlab-over', { bubbles: true, composed: true, detail }));
  }

  #with(cards: readonly string[]): string {
    const target = /=.*$/.exec(this.#hand!.position)?.[0] ?? '';
    return `${cards.join(' ')} ${target}`.trim();
  }

  /** On to another position, which can be undone. */
  async #go(position: string) {
    this.#past.push(this.#of);
    this.#future = [];
    await this.put({ position });
  }

  protected override undo() {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#future.push(this.#of);
    this.#said = null;
    void this.put({ position: before });
  }
  protected override redo() {
    const after = this.#future.pop();
    if (after === undefined) return;
    this.#past.push(this.#of);
    this.#said = null;
    void this.put({ position: after });
  }

  #again() {
    const { numbers } = this.#hand!;
    this.#said = null;
    void this.#go(this.#with([...Array.from(numbers, String)]));
  }

  #deal() {
    const cards = Array.from(this.#hand!.numbers, () => String(1 + Math.floor(Math.random() * largestDealt)));
    this.#past = [];
    this.#future = [];
    this.#said = null;
    void this.put({ position: this.#with(cards) });
  }

  // ---- Hints, solutions, what is typed ------------------------------------------------------------------------------

  #climb() {
    this.#said = null;
    if (this.#ladder) {
      this.#rung = Math.min(this.#rung + 1, this.#ladder.length - 1);
      this.announce(this.#hinted() ?? '');
      return;
    }
    this.#long(async (solver, work) => {
      this.#ladder = await solver.ask('twenty_four', 'hint', this.#of, work);
      this.#rung = 0;
      this.announce(this.#hinted() ?? '');
    });
  }

  #solve = () => {
    if (this.#solutions) {
      this.#solutions = null;
      this.requestUpdate();
      return;
    }
    this.#long(async (solver, work) => {
      this.#solutions = await solver.ask('twenty_four', 'solve', this.#of, work);
    });
  };

  /** What may take long: the reader sees how far it has come, and may cancel. */
  #long(question: (solver: Solver, work: Work) => Promise<void>) {
    ask(
      async () => {
        await this.inquire(question);
        this.requestUpdate();
      },
      (error) => !isAbort(error) && this.refuse(error),
    );
  }

  #type = (event: SubmitEvent) => {
    event.preventDefault();
    const text = (event.target as HTMLFormElement).querySelector('input')!.value.trim();
    if (!text) return;
    const hand = this.#hand!;
    const whole = Array.from(hand.numbers, String).join(' ');
    const target = /=.*$/.exec(hand.position)?.[0] ?? '';
    const asks = composed(`${whole} ${target}: `, { name: 'typed', text });
    ask(
      async () => {
        const judged = await this.inquire((solver, work) =>
          solver.ask('twenty_four', 'judge', asks.text, work).catch(asks.blame),
        );
        if (!judged) return;
        const good = judged.verdict === 'solved';
        const said = verdictText(judged, text, hand, this.#words);
        this.#said = { text: said, good, bad: !good };
        this.announce(said);
        if (good) this.#tellMade();
      },
      (error) => {
        this.#said = { text: this.explain(error, this.asked), bad: true };
        this.announce(this.#said.text);
        void this.point(error);
        this.requestUpdate();
      },
    );
  };

  #setUp(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const of = (name: string) => String(data.get(name) ?? '').trim();
    this.#past = [];
    this.#future = [];
    this.#said = null;
    const target = of('target');
    void this.enter({ position: of('cards') + (target ? ` = ${target}` : '') });
  }

  #hinted(): string | null {
    const step = this.#ladder?.[this.#rung];
    return step ? hintText(step, this.#hand!, this.#words, this.language) : null;
  }

  // ---- Drawing ------------------------------------------------------------------------------------------------------

  #task({ cards, values, target, made }: HandRead): { text: string; good?: boolean; bad?: boolean } {
    const w = this.#words;
    if (cards.length === 1 && isMade(cards[0]!)) {
      const [text, value] = [cards[0]!, values[0]!];
      return made ? { text: w.made(text, value), good: true } : { text: w.missed(text, value, target), bad: true };
    }
    return { text: w.task(target, number(cards.length, this.language)) };
  }

  protected override drawDesk(answer: Answer, showing: Showing): TemplateResult {
    if ('hand' in answer) return this.#drawHand(answer.hand, showing);
    const copies = showing.view === 'copies';
    const n = (of: number) => number(of, this.language);
    return html`${drawBuilt(answer.built, answer.n, copies, this.#stepper, this.#words, n)}
    ${this.offers('setup') ? this.#drawN(showing) : nothing}${this.drawProblem()}`;
  }

  protected override drawEmpty() {
    const view = this.asked['view'] ?? '';
    return kindOf(view) === 'hand'
      ? this.#drawSetup(this.asked['position'] ?? '', '')
      : this.#drawN({ asked: this.asked } as Showing);
  }

  #drawHand(hand: HandRead, showing: Showing): TemplateResult {
    const w = this.#words;
    const live = !showing.shown;
    const held = live ? this.#drag.held : null;
    const step = live ? this.#ladder?.[this.#rung] : undefined;
    const face = (i: number): CardFace => {
      const [made, value] = [isMade(hand.cards[i]!), hand.values[i]!];
      const taken = live && (this.#first === i || this.#second === i);
      const [x, y] = held?.thing === i ? held.at : [0, 0];
      const left = cardAt(i, hand.cards.length, hand.numbers.length);
      return {
        key: key(i),
        value,
        made,
        suit: i,
        // As it is written: the letter of a court card, numerator and denominator apart.
        label:
          (made || !ranks[value] ? '' : `${ranks[value]} `) +
          w.card(value.replace('/', ' / '), made ? hand.cards[i]! : '') +
          (taken ? `, ${w.chosen}` : ''),
        pressed: taken,
        disabled: hand.cards.length === 1,
        states: {
          first: live && this.#first === i,
          second: live && this.#second === i,
          over: held && this.#over === i && held.thing !== i,
          hint: step?.lit.includes(key(i)),
          lit: showing.lit.has(key(i)),
          done: hand.made,
        },
        ...(held?.thing === i && { by: [x - left - cardWidth / 2, y - cardHeight / 2 - 8] as const }),
      };
    };
    const order = hand.cards.map((_, i) => i);
    const { text, good = false, bad = false } = this.#sentence(hand, live);
    const unhinted = this.controls !== 'full' && this.offers('unhinted');
    return html`<div class="cards">${drawnPicture(handPicture(order.map(face), hand.numbers.length, w.hand))}</div>
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="row tools">
              <div class="row" role="group" aria-label=${w.operations}>
                ${operations.map(
                  (each) =>
                    html`<button
                      class="button operation"
                      aria-label=${w.names[each]}
                      aria-pressed=${this.#operation === each}
                      aria-disabled=${hand.cards.length === 1}
                      @click=${() => hand.cards.length > 1 && this.#operate(each)}
                    >
                      ${signs[each]}
                    </button>`,
                )}
              </div>
              <div class="row">
                ${this.#button(icons.undo, w.undo, this.#past.length > 0, () => this.undo())}
                ${this.#button(icons.new, w.again, hand.cards.some(isMade), () => this.#again())}
                ${unhinted ? nothing : this.#button(icons.hint, this.#ladder ? w.next : w.hint, !hand.made, () => this.#climb())}
                ${this.offers('deal') ? this.#button(nothing, w.deal, true, () => this.#deal()) : nothing}
              </div>
            </div>`
      }
      <p class="said ${good ? 'good' : bad ? 'bad' : ''}">${text}</p>
      ${this.offers('type') ? drawTyped(w, this.#type) : nothing}
      ${this.offers('setup') ? this.#drawSetup(this.#with(Array.from(hand.numbers, String)).replace(/ ?=.*$/, ''), hand.target) : nothing}
      ${this.offers('setup') ? this.drawProblem() : nothing}
      ${this.offers('solutions') ? drawSolutions(this.#solutions, w, this.language, this.#solve) : nothing}`;
  }

  #button(icon: unknown, label: string, can: boolean, act: () => void): TemplateResult {
    return html`<button class="button" aria-disabled=${!can} @click=${() => can && act()}>
      ${icon}<span>${label}</span>
    </button>`;
  }

  #sentence(hand: HandRead, live: boolean): { text: string; good?: boolean; bad?: boolean } {
    const w = this.#words;
    const task = this.#task(hand);
    if (!live || task.good) return task;
    const [a, b] = [this.#first, this.#second].map((i) => (i === null ? '' : hand.values[i]!)) as [string, string];
    if (b) return { text: w.pair(a, b) };
    if (a) return { text: w.taken(a, this.#operation ?? '') };
    if (this.#said && !task.bad) return this.#said; // since the hint
    const hint = this.#hinted();
    return hint === null ? task : { text: hint };
  }

  #drawSetup(cards: string, target: string): TemplateResult {
    const w = this.#words;
    const [typed, aim] = this.problem ? parted(this.asked['position'] ?? '') : [cards, target];
    return html`<form class="setup" novalidate @submit=${(event: SubmitEvent) => this.#setUp(event)}>
      ${drawField({ name: 'cards', label: w.cards, value: typed, wrong: this.wrong('cards') })}
      ${drawField({ name: 'target', label: w.target, value: aim || target || '24', wrong: this.wrong('target'), numeric: true })}
      <button class="button">${w.set}</button>
    </form>`;
  }

  #drawN({ asked }: Pick<Showing, 'asked'>): TemplateResult {
    const w = this.#words;
    const value = this.typed('n', asked['position'] || usual.built);
    const set = (event: SubmitEvent) => {
      event.preventDefault();
      void this.enter({ position: String(new FormData(event.target as HTMLFormElement).get('n') ?? '').trim() });
    };
    return html`<form class="setup" novalidate @submit=${set}>
      ${drawField({ name: 'n', label: w.n, value, wrong: this.wrong('n'), numeric: true })}
      <button class="button">${w.set}</button>
    </form>`;
  }
}

defineSpeaking('nimlab-twenty-four', TwentyFourElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-twenty-four': TwentyFourElement;
  }
}
