import deskSheet from './desk.css?inline';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Solver, SolverError, Work } from '../solver/types.ts';
import { cutAt, dividesByZero } from '../draw/numerals.ts';
import { offered } from '../draw/offered.ts';
import { ask, solverError } from '../board/ask.ts';
import { drawTab, drawViews } from '../board/controls.ts';
import { sheets } from '../draw/sheets.ts';
import { shellStyles } from '../board/styles.ts';
import { explain, drawExcerpt, locate } from '../board/error-words.ts';
import { Instrument } from '../board/frame.ts';
import { boardKeys, Roving } from '../board/keys.ts';
import { locales, spoken, type Language, type Words } from '../board/language.ts';
import { gameInHash, readParts, writeParts } from '../board/link.ts';
import type { EmbedPanel, SharePanel } from '../board/panels/share.ts';
import type { Phase } from '../board/session.ts';
import type { ShowOptions } from '../board/view.ts';
import { isAbort } from '../board/waiting.ts';
import { boardWords } from '../board/words.ts';
import { FieldError } from './typed.ts';

/** What the reader asks: the attributes in `asks`, by name. */
export type Asked = Readonly<Record<string, string>>;

interface Called {
  readonly title: string;
  readonly views?: Readonly<Record<string, string>>;
}

/** What a drawing depends on besides the answer. */
export interface Showing {
  readonly asked: Asked;
  /** One of the words' `views`; '' where there are none. */
  readonly view: string;
  /** Parts lit by a proof step or a phrase. */
  readonly lit: ReadonlySet<string>;
  /** Put there by `show`: to be looked at, not the reader's own. */
  readonly shown: boolean;
}

/** What was refused, and why. */
export interface Problem {
  readonly error: SolverError;
  readonly text: string;
}

type PanelName = 'share' | 'embed';
const panelNames = ['share', 'embed'] as const;

/**
 * An instrument that answers as one asks it, with no game and no opponent: a matrix, a tree, a hand of cards. The
 * solver is asked again whenever what is asked changes; the last good answer stays while something is refused.
 *
 * A subclass says what is asked (`asks`), how (`answer`) and how an answer is drawn (`drawDesk`); it changes what is
 * asked by `put`. Attributes: those of `asks`, among them `position` and, where its words name `views`, `view`;
 * `controls`: `full`, `none`, or what the page has taught, spaced (`views`, `share`, `embed`, and names of the
 * element's own); `name`: its state is in the address under it (`#<name>=<asked>~<asked>…`),
 * and proof steps find it. Keys: every part of the drawing with `data-cell` is reached by arrows, as on boards. Event:
 * `nimlab-asked` { asked }, bubbles, composed, whenever there is a new answer.
 */
export abstract class Desk<Answer> extends Instrument {
  /** The one word for it in every layer. */
  static readonly instrument: string;
  static readonly words: Words<Called>;
  /** Fractions may stand where what is typed has numbers. */
  static readonly fractions: boolean = false;
  /** Attributes that say what is asked, in the order in which they stand in addresses. */
  static readonly asks: readonly string[] = ['position', 'view'];
  static override styles = [...shellStyles, ...sheets(deskSheet)];
  static override properties = {
    ...Instrument.properties,
    position: { type: String },
    view: { type: String },
    controls: { type: String },
    name: { type: String },
  };
  declare position: string;
  declare view: string;
  declare controls: string;
  declare name: string;

  protected override phase: Phase = 'waiting';
  #asked: Asked = {};
  #answer: { readonly found: Answer; readonly asked: Asked } | null = null;
  #shown: { readonly found: Answer; readonly asked: Asked; readonly lit: ReadonlySet<string> } | null = null;
  #problem: Problem | null = null;
  #panels: Readonly<Record<PanelName, EmbedPanel | SharePanel>> | null = null;
  #open: PanelName | null = null;
  #begun: Promise<void> | null = null;
  protected readonly roving = new Roving(this);

  constructor() {
    super();
    this.position = this.view = this.name = '';
    this.controls = 'full';
  }

  // ---- What a subclass says --------------------------------------------------------------------------------------

  /** Asks the solver; rejects with SolverError. `asked.view` is one of the views. */
  protected abstract answer(solver: Solver, work: Work, asked: Asked): Promise<Answer>;
  /** All below the head. Writes nothing. `this.problem` is what was refused since that answer. */
  protected abstract drawDesk(answer: Answer, showing: Showing): TemplateResult;
  /** What there is where nothing has been answered yet and something was refused: a field to mend it in. */
  protected drawEmpty(): TemplateResult | typeof nothing {
    return nothing;
  }
  /** Loads what a view draws with and not every one has; null when it is there. */
  protected bring(_view: string): Promise<void> | null {
    return null;
  }
  /** What is said aloud of a new answer; '' nothing. */
  protected tell(_answer: Answer, _asked: Asked): string {
    return '';
  }
  /** Sentences, one after the other; what is false is left out. */
  protected together(sentences: readonly (string | false)[]): string {
    return sentences.filter(Boolean).join(locales[this.language].space);
  }
  /** Before each drawing of an answer: what is kept beside it goes along. */
  protected follow(_answer: Answer, _showing: Showing): void {}
  protected explain(error: SolverError, _asked: Asked): string {
    return explain(error, this.language);
  }
  /** What attributes or an address ask, with the usual in place of what there is not: a view, where there are some. */
  protected usual(asked: Asked): Asked {
    const views = Object.keys(this.#called.views ?? {});
    const { view = '' } = asked;
    return { ...asked, view: views.includes(view) ? view : (views[0] ?? '') };
  }
  /** The reader wants another view. */
  protected turn(view: string) {
    void this.put({ view });
  }

  // ---- What others may ask and call ------------------------------------------------------------------------------

  get #self() {
    return this.constructor as typeof Desk<Answer>;
  }
  get #called(): Called {
    return this.#self.words[this.language];
  }
  override get title(): string {
    return this.#called.title;
  }
  /** What the reader asks now, refused or not. */
  get asked(): Asked {
    return this.#asked;
  }
  /** The last good answer; null until there is one. */
  get current(): Answer | null {
    return this.#answer?.found ?? null;
  }
  /** What is on the desk, as it is said aloud. */
  get inWords(): string {
    const standing = this.#shown ?? this.#answer;
    return standing ? this.tell(standing.found, standing.asked) : '';
  }
  /** Why what is asked now has no answer; null if it has. */
  protected get problem(): Problem | null {
    return this.#problem;
  }
  /** Whether a control is there to be used. */
  offers(control: string): boolean {
    return this.controls !== 'none' && offered(control, this.controls) !== null;
  }

  /** Asks something else; what is not named stays. Resolves once it is answered or refused. */
  async put(asked: Asked): Promise<void> {
    this.#asked = { ...this.#asked, ...asked };
    this.#shown = null;
    await this.#ask();
  }

  /** Says why what the reader tried does not do. */
  protected refuse(cause: unknown) {
    if (isAbort(cause)) return;
    const error = solverError(cause);
    if (error.code === 'unavailable' && !this.#answer) this.phase = 'absent';
    else this.phase = 'ready';
    this.#problem = { error, text: this.explain(error, this.#asked) };
    this.requestUpdate();
  }

  /** What was refused is of no concern any more: the reader is writing something else. */
  protected forgive() {
    this.#problem = null;
    this.requestUpdate();
  }

  /**
   * Puts a text on the desk without asking it for the reader; null returns to what they asked. Rejects with
   * SolverError.
   */
  async show(position: string | null, { lit = '', view = '' }: ShowOptions = {}): Promise<void> {
    if (position === null) {
      this.#shown = null;
      this.requestUpdate();
      return;
    }
    await this.begin();
    const asked = { ...this.#asked, position, ...(view && { view }) };
    await this.bring(asked['view'] ?? '');
    const found = await this.inquire((solver, work) => this.answer(solver, work, asked));
    if (found) this.#shown = { found, asked, lit: new Set(lit.split(/\s+/).filter(Boolean)) };
    this.requestUpdate();
  }

  // ---- Asking the solver -----------------------------------------------------------------------------------------

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#addressed);
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#addressed);
  }

  #addressed = () => {
    if (this.phase === 'ready' && this.#readAddress()) void this.#ask();
  };

  #readAddress(): boolean {
    const written = this.name ? gameInHash(location.hash, this.name) : null;
    const parts = written === null ? null : readParts(written);
    if (!parts) return false;
    this.#asked = this.usual(Object.fromEntries(this.#self.asks.map((name, i) => [name, parts[i] ?? ''])));
    return true;
  }

  #readAttributes() {
    const own = this as unknown as Record<string, string>;
    this.#asked = this.usual(Object.fromEntries(this.#self.asks.map((name) => [name, own[name] ?? ''])));
  }

  protected override willUpdate(changed: PropertyValues) {
    this.roving.remember();
    const asks = this.#self.asks.some((name) => changed.has(name));
    if (asks && this.phase !== 'waiting' && this.phase !== 'loading') {
      this.#readAttributes();
      void this.#ask();
    }
    const standing = this.#shown ?? this.#answer;
    if (standing) this.follow(standing.found, this.#showing);
  }

  protected override updated(_changed: PropertyValues) {
    this.roving.settle();
  }

  override begin(): Promise<void> {
    void this.updateComplete; // drawn before there is an answer, or what its attributes say would be asked anew
    return (this.#begun ??= this.#begin());
  }

  async #begin() {
    this.phase = 'loading';
    this.requestUpdate();
    if (!this.#readAddress()) this.#readAttributes();
    await this.#ask();
    if (!this.#answer) this.#begun = null; // to be tried again
  }

  async #ask() {
    const asked = this.#asked;
    try {
      const [found] = await Promise.all([
        this.inquire((solver, work) => this.answer(solver, work, asked)),
        this.bring(asked['view'] ?? ''),
      ]);
      if (!found) return;
      this.#answer = { found, asked };
      this.#problem = null;
      this.phase = 'ready';
      this.announce(this.tell(found, asked));
      this.dispatchEvent(new CustomEvent('nimlab-asked', { bubbles: true, composed: true, detail: { asked } }));
    } catch (cause) {
      if (asked === this.#asked) this.refuse(cause);
    }
    this.#panels?.[this.#open ?? 'embed'].load();
    this.requestUpdate();
  }

  /** Undo and redo of keys, where there is something to undo. */
  protected undo(): void {}
  protected redo(): void {}
  #onKey = boardKeys(this.roving, () => ({
    undo: () => this.undo(),
    redo: () => this.redo(),
    ...(this.#shown && { escape: () => void this.show(null) }),
  }));

  // ---- Sharing ---------------------------------------------------------------------------------------------------

  #toggle(name: PanelName) {
    this.#open = this.#open === name ? null : name;
    this.requestUpdate();
    if (!this.#open) return;
    ask(
      async () => {
        await this.#bringPanels();
        const panel = this.#panels![name];
        panel.load();
        if ('opened' in panel) panel.opened();
        this.requestUpdate();
      },
      (error) => this.refuse(error),
    );
  }

  async #bringPanels() {
    const [{ EmbedPanel, SharePanel }, { panelStyles }] = await Promise.all([
      import('../board/panels/share.ts'),
      import('../board/panels/styles.ts'),
    ]);
    await spoken(this.language);
    if (this.#panels) return;
    this.wear(panelStyles);
    const { asks, instrument } = this.#self;
    this.#panels = {
      share: new SharePanel(() => writeParts(asks.map((name) => this.#asked[name] ?? '')), this),
      embed: new EmbedPanel(this, () => this.#asked, { game: instrument }),
    };
  }

  // ---- Drawing ---------------------------------------------------------------------------------------------------

  get #showing(): Showing {
    const shown = this.#shown;
    const { asked } = shown ?? this.#answer!;
    return { asked, view: asked['view'] ?? '', lit: shown?.lit ?? new Set(), shown: shown !== null };
  }

  /** Room for what was refused, so that nothing moves when it is said; fields name it (`aria-describedby="error"`). */
  protected drawProblem(): TemplateResult {
    return html`<p class="problem error" id="error" role="alert">${this.#problem?.text ?? ''}${this.excerpt()}</p>
      ${this.#drawStill()} ${this.#drawReadings()}`;
  }

  /** What stands around what was refused, where a field shows only a part of it. */
  protected excerpt(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Of what text the rest of the desk still is, where another one was refused. */
  #drawStill(): TemplateResult | typeof nothing {
    const before = this.#answer?.asked['position'];
    if (!this.#problem || !before || before === this.#asked['position']) return nothing;
    const text = before.length > 40 ? `${before.slice(0, 40)}…` : before;
    return html`<p class="quiet still">${boardWords[this.language].stillOf(text)}</p>`;
  }

  /** What may be meant by what was refused: one press takes it. */
  #drawReadings(): TemplateResult | typeof nothing {
    const error = this.#problem?.error;
    if (error?.code !== 'ambiguous' || !error.limit) return nothing;
    return html`<div class="row readings">
      ${error.limit
        .split('\n')
        .map(
          (text) => html`<button type="button" class="button small" @click=${() => this.take(text)}>${text}</button>`,
        )}
    </div>`;
  }

  /** The reader means this text. */
  protected take(position: string) {
    void this.put({ position });
  }

  protected override get settled() {
    return this.#answer !== null || this.phase === 'absent' || this.#problem !== null;
  }

  #tabs(): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    const words = boardWords[this.language];
    const names = panelNames.filter((name) => this.offers(name) && (name !== 'share' || this.name));
    if (names.length === 0) return nothing;
    return html`<div class="controls">
        <div class="row">
          ${names.map((name) => drawTab(words[name], this.#open === name, () => this.#toggle(name)))}
        </div>
      </div>
      ${
        this.#open && this.offers(this.#open)
          ? html`<div class="panel" id="panel" role="region" aria-label=${words[this.#open]}>
              ${this.#panels?.[this.#open].render() ?? nothing}
            </div>`
          : nothing
      }`;
  }

  override render(): TemplateResult {
    const words = boardWords[this.language];
    const late = this.waiting?.late ? this.drawWorking(this.waiting) : nothing;
    const standing = this.#shown ?? this.#answer;
    if (!standing) {
      const refused = this.#problem && this.phase !== 'absent';
      // What is at rest has room for what comes, and keeps it: that it takes long is said in that room.
      if (!this.settled && this.childElementCount > 0)
        return html`<slot></slot>${late === nothing ? nothing : html`<div class="late">${late}</div>`}`;
      const quiet = html`<p class="quiet">${words.loading}</p>`;
      return this.drawFrame(
        html`${refused ? nothing : this.drawTable(nothing)}
        ${
          this.phase === 'absent'
            ? this.drawAbsent()
            : html`<div class="desk">
                ${refused ? html`${this.drawEmpty()} ${this.drawProblem()}` : late === nothing ? quiet : late}
              </div>`
        }`,
      );
    }
    const showing = this.#showing;
    const named = offered('views', this.controls);
    const views = Object.entries(this.#called.views ?? {})
      .map(([id, label]) => ({ id, label }))
      .filter(({ id }) => !named?.length || named.includes(id) || id === showing.view);
    const choose = (view: string) => this.turn(view);
    return this.drawFrame(
      html`
        <div class="head">
          <h3>${this.title}</h3>
          ${this.offers('views') ? drawViews(views, showing.view, choose, words) : nothing}
        </div>
        <div class="desk board" ?inert=${showing.shown} @focusin=${this.roving.focused} @keydown=${this.#onKey}>
          ${this.drawDesk(standing.found, showing)} ${late}
        </div>
        ${this.#tabs()}
      `,
      showing.view,
    );
  }
}

/**
 * A desk with fields: what is refused is pointed out in the one where it stands. `answer` says which that is
 * (`composed`).
 */
export abstract class TypedDesk<Answer> extends Desk<Answer> {
  get #refused(): FieldError | null {
    const error = this.problem?.error;
    return error instanceof FieldError ? error : null;
  }

  /** Whether what stands in the field of this name was refused. */
  protected wrong(name: string): boolean {
    return this.#refused?.typed.name === name;
  }

  /** What stands in it: what was refused there, or what is right. */
  protected typed(name: string, right: string): string {
    return this.wrong(name) ? this.#refused!.typed.text : right;
  }

  /** Asks what the reader has finished typing. Where it is refused the wrong part is selected. */
  protected async enter(asked: Asked): Promise<void> {
    await this.put(asked);
    await this.point();
  }

  /** The keys come to where something was refused. */
  protected async point(error: unknown = this.#refused): Promise<void> {
    if (!(error instanceof FieldError)) return;
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>(`#${error.typed.name}`);
    const cut = locate(error.typed.text, error);
    field?.focus();
    if (cut && field?.value.startsWith(cut[0] + cut[1]))
      field.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
  }

  protected override excerpt() {
    const error = this.#refused;
    return error ? drawExcerpt(error.typed.text, error) : nothing;
  }
}

/**
 * What is wrong with a text in which fractions may stand: of numbers the solver's codes say only what whole ones lack.
 */
export function explainFraction(error: SolverError, text: string, language: Language): string {
  const { code, part, at } = error;
  const words = boardWords[language];
  if (dividesByZero(error, text)) return words.byZero;
  if (code === 'not_a_number' && part) return words.noFraction(part);
  const [before, from] = cutAt(text, at ?? 0);
  return !part && (code === 'not_a_number' || (code === 'syntax' && !from))
    ? words.inField.empty(/\S*$/.exec(before)![0])
    : explain(error, language);
}
