import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';
import { Width } from '../../draw/width.ts';
import { ask } from '../../board/ask.ts';
import { drawTab } from '../../board/controls.ts';
import { explain } from '../../board/error-words.ts';
import { drawField } from '../../board/field.ts';
import { Instrument } from '../../board/frame.ts';
import type { GameElement } from '../../board/game-element.ts';
import { defineSpeaking, type Language } from '../../board/language.ts';
import { EmbedPanel } from '../../board/panels/share.ts';
import type { Phase } from '../../board/session.ts';
import { solver } from '../../board/solver.ts';
import { isAbort } from '../../board/waiting.ts';
import { boardWords } from '../../board/words.ts';
import { loadBoard } from '../../board/load.ts';
import { tagOf } from '../../board/tag.ts';
import { drawCells } from './cells.ts';
import { heapsOf, layOut, pageBeside, pageOf, stepFrom, type Layout } from './pages.ts';
import { PlotView } from './plot-view.ts';
import { drawSaving } from './saving.ts';
import { read, type Sequence } from './sequence.ts';
import zoomSheet from '../../draw/zoom.css?inline';
import { sheets } from '../../draw/sheets.ts';
import { panelStyles } from '../../board/panels/styles.ts';
import { shellStyles } from '../../board/styles.ts';
import boardSheet from './board.css?inline';
import { drawFacts, drawLegend, drawReading, say } from './speech.ts';
import { tool } from './tool.ts';
import { words } from './words.ts';

/** More values than this are a file for another program. */
const mostValues = 1_000_000;
const usualCount = 120;
/** Where no period is proven by the values asked for, the solver looks on up to here: at once, and then unasked. */
const searches = [4096, 32_768] as const;
const mostInRow = 200;

const isIn = (text: string, most: number) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/**
 * `<nimlab-values>`: the SG values of single heaps, asked from the solver: a table whose rows show the period, a dot
 * plot where there are many, a read-out, and files to take away.
 *
 * Attributes: `game`; `rule`; `count` (default 120): heaps 0 … count − 1; `from` (default 0): the first one shown and
 * saved. Keys in the table: arrows, Home, End, Page Up, Page Down; on the plot also + and −. Its light DOM is what
 * stands there until the solver has answered.
 */
export class ValuesElement extends Instrument {
  static override styles = [...shellStyles, ...sheets(zoomSheet), ...panelStyles, ...sheets(boardSheet)];
  static override properties = {
    game: { type: String },
    rule: { type: String },
    count: { type: String },
    from: { type: String },
    theme: { type: String },
  };
  declare game: string;
  declare rule: string;
  declare count: string;
  declare from: string;

  protected override phase: Phase = 'waiting';
  #sequence: Sequence | null = null;
  /** Of the game's board, which knows its own words, and in which language they were asked for. */
  #named: { title: string; ruleLabel: string | null; language: Language } | null = null;
  #hasRule = false;
  #searching = false;
  #error: { field: 'count' | 'rule' | 'row' | 'other'; text: string } | null = null;
  #entered: { count: string; rule: string } | null = null;
  #said = '';
  /** Cells in a row as the reader wants it; 0: as it fits. */
  #row = 0;
  /** The first heap of the page of cells. */
  #page = 0;
  /** The heap chosen, and the one pointed at. */
  at: number | null = null;
  pointed: number | null = null;
  /** The attributes the present values were asked for with. */
  #asked = '';
  readonly #plot = new PlotView(this);
  readonly #embed = new EmbedPanel(
    this,
    () => ({ game: this.game, rule: this.#sequence?.rule ?? this.rule, count: this.count, from: this.from }),
    { widget: 'values' },
  );
  #embedding = false;
  readonly #width = new Width(this, '', 0);

  constructor() {
    super();
    this.game = this.rule = '';
    this.count = String(usualCount);
    this.from = '0';
  }

  get #words() {
    return words[this.language];
  }
  override get title(): string {
    return this.#words.title(this.#named?.title ?? '');
  }
  /** What the solver said, and what can be read off it; null until then. */
  get sequence(): Sequence | null {
    return this.#sequence;
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    if (this.phase === 'waiting' || this.phase === 'loading') return;
    if (!['game', 'rule', 'count'].some((name) => changed.has(name))) return;
    if (`${this.game} ${this.rule} ${this.count}` !== this.#asked) void this.#ask(this.#wanted, this.rule);
  }

  get #wanted(): number {
    const text = this.count.trim();
    return isIn(text, mostValues) ? Number(text) : usualCount;
  }

  #begun: Promise<void> | null = null;
  override begin(): Promise<void> {
    return (this.#begun ??= this.#begin());
  }

  async #begin() {
    this.phase = 'loading';
    this.requestUpdate();
    await this.#ask(this.#wanted, this.rule);
    if (!this.#sequence) this.#begun = null; // to be tried again
  }

  async #ask(count: number, rule: string) {
    this.#searching = false;
    this.#error = null;
    this.#said = '';
    this.#asked = `${this.game} ${this.rule} ${this.count}`;
    try {
      const table = await this.inquire(async (client, work) => {
        ask(
          () => this.#nameGame(),
          () => {}, // it goes by no name
        );
        const asked = await client.table(this.game, count, rule, work);
        if (asked.period || count >= searches[0]) return asked;
        // The rows show the period: it is looked for before they are drawn, and not under the reader's eyes.
        return client.table(this.game, searches[0], rule, work).catch(() => asked);
      });
      if (!table) return;
      const same = this.#sequence?.game === this.game && this.#sequence.rule === table.rule;
      this.#sequence = read(this.game, table, count);
      this.phase = 'ready';
      this.#plot.reset();
      this.pointed = this.#entered = null;
      if (!same || (this.at !== null && this.at >= count)) this.at = null;
      this.#turnTo(this.at ?? this.#first);
      void this.#search(rule, count);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Looks for a period further on than the reader asked, and for the values it takes to name the exceptions. */
  async #search(rule: string, count: number) {
    const asked = this.#sequence;
    let found = asked;
    const stale = () => this.waiting !== null || this.#sequence !== found;
    try {
      for (const size of searches) {
        const { period, values, exceptions } = found!;
        const wanted = period && !exceptions ? period.from + period.length : period ? 0 : size;
        if (wanted <= values.length || wanted > mostValues) continue;
        this.#searching = true;
        this.requestUpdate();
        const table = await (await solver()).table(this.game, wanted, rule);
        if (stale()) return;
        this.#sequence = found = read(this.game, table, count);
      }
    } catch {
      // What is on the page stands without it.
    } finally {
      if (!stale()) this.#searching = false;
      this.requestUpdate();
    }
  }

  #refused(error: unknown) {
    if (isAbort(error)) this.#said = this.#words.cancelled;
    else {
      const field = error instanceof SolverError && error.field === 'rule' ? 'rule' : 'other';
      const absent = error instanceof SolverError && error.code === 'unavailable' && !this.#sequence;
      this.#error = absent ? null : { field, text: explain(error, this.language) };
    }
    if (!this.#sequence) this.phase = 'absent';
    this.requestUpdate();
  }

  async #nameGame() {
    const { language } = this;
    const info = (await (await solver()).brief()).find(({ name }) => name === this.game);
    this.#hasRule = !!info && info.defaultRule !== '';
    if (await loadBoard(this.game, language)) {
      const board = document.createElement(tagOf(this.game)) as GameElement;
      board.speakIn(language);
      this.#named = { title: board.title, ruleLabel: board['ruleLabel'], language };
    }
    this.requestUpdate();
  }

  // ---- Pages of cells --------------------------------------------------------------------------------------------

  get #first(): number {
    const from = /^\d{1,7}$/.test(this.from) ? Number(this.from) : 0;
    return Math.min(from, (this.#sequence?.count ?? 1) - 1);
  }
  get #layout(): Layout {
    return layOut(this.#sequence!, this.#width.px, this.#row, this.#first);
  }
  get start() {
    return this.#layout.start;
  }
  get range() {
    return heapsOf(this.#layout, this.#page);
  }

  /** Turns to the page that has heap n. */
  #turnTo(n: number) {
    this.#page = pageOf(this.#layout, n);
    this.requestUpdate();
  }

  /** The heap to read out, on its page; with `focus` it is where the keys go. */
  choose(n: number, focus = false) {
    const to = Math.min(Math.max(n, this.start), this.#sequence!.count - 1);
    this.at = to;
    this.pointed = null;
    const { from, to: end } = this.range;
    if (to < from || to >= end) this.#turnTo(to);
    this.#plot.reveal(to);
    this.requestUpdate();
    if (!focus) return;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`[data-heap="${to}"]`)?.focus());
  }

  step(key: string, from: number): number | null {
    return stepFrom(this.#layout, key, from);
  }

  point(n: number | null) {
    if (this.pointed === n) return;
    this.pointed = n;
    this.requestUpdate();
  }

  // ---- Fields and files --------------------------------------------------------------------------------------------

  #submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const w = this.#words;
    const entered = (name: string) => String(data.get(name) ?? '').trim();
    const [count, rule, row] = [entered('count'), entered('rule'), entered('row')];
    this.#entered = { count, rule };
    this.#said = '';
    this.#error = !isIn(count, mostValues)
      ? { field: 'count', text: w.badCount(mostValues) }
      : row !== '' && !isIn(row, mostInRow)
        ? { field: 'row', text: w.badRow(mostInRow) }
        : null;
    this.requestUpdate();
    if (!this.#error) {
      this.#row = Number(row);
      const { sequence } = this;
      const same = sequence && Number(count) === sequence.count && (!this.#hasRule || rule === sequence.rule);
      if (same) this.#turnTo(this.at ?? this.#first);
      else await this.#ask(Number(count), this.#hasRule ? rule : this.rule);
    }
    if (!this.#error) return;
    await this.updateComplete;
    const input = form.elements.namedItem(this.#error.field);
    if (input instanceof HTMLInputElement) input.focus();
  };

  #goTo = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const n = /^\d{1,7}$/.test(input.value.trim()) ? Number(input.value) : null;
    input.value = '';
    if (n !== null) this.choose(n, true);
  };

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  protected override updated() {
    if (this.#named && this.#named.language !== this.language) {
      this.#named = { ...this.#named, language: this.language };
      ask(
        () => this.#nameGame(),
        () => {},
      );
    }
  }

  #pages(layout: Layout): TemplateResult {
    const w = this.#words;
    const { from, to } = heapsOf(layout, this.#page);
    const [first, last] = [from <= layout.start, to >= layout.count];
    const turn = (page: number) => () => this.#turnTo(page);
    return html`<div class="tools pages">
      ${tool(w.first, svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`, first, turn(layout.start))}
      ${tool(w.earlier, svg`<path d="M13 4 6.500 10 13 16" />`, first, turn(pageBeside(layout, from, -1)))}
      <span class="where">${w.shown(from, to - 1)}</span>
      ${tool(w.later, svg`<path d="M7 4 13.500 10 7 16" />`, last, turn(pageBeside(layout, from, 1)))}
      ${tool(w.last, svg`<path d="M15 4v12M5 4l6.500 6L5 16" />`, last, turn(layout.count - 1))}
      <span class="goto"
        ><label for="goto">${w.goTo}</label>
        <input id="goto" inputmode="numeric" autocomplete="off" maxlength="7" enterkeyhint="go" @change=${this.#goTo}
      /></span>
    </div>`;
  }

  say(n: number): string {
    return say(n, this.#sequence!, this.language);
  }

  #setup(sequence: Sequence, { columns }: Layout): TemplateResult {
    const w = this.#words;
    const error = this.#error;
    const field = (name: 'count' | 'rule' | 'row', label: string, value: string, placeholder?: string) =>
      drawField({ name, label, value, wrong: error?.field === name, numeric: name !== 'rule', placeholder });
    const shown = this.#entered ?? { count: String(sequence.count), rule: sequence.rule };
    return html`<form class="setup" novalidate @submit=${this.#submit}>
      ${this.#hasRule ? field('rule', this.#named?.ruleLabel ?? w.rule, shown.rule) : nothing}
      ${field('count', w.count, shown.count)}
      ${field('row', w.row, this.#row ? String(this.#row) : '', `${w.rowAuto} (${columns})`)}
      <button class="button">${w.compute}</button>
      ${error ? html`<p class="error" id="error" role="alert">${error.text}</p>` : nothing}
    </form>`;
  }

  #saving(sequence: Sequence): TemplateResult {
    const said = (text: string) => {
      this.#said = text;
      this.requestUpdate();
    };
    return html`<div class="row saving" role="group" aria-label=${this.#words.save}>
      ${drawSaving({ sequence, from: this.#first, words: this.#words, said })}
      ${drawTab(boardWords[this.language].embed, this.#embedding, this.#toggleEmbed)}
      <p class="said quiet" role="status">${this.#said}</p>
    </div>`;
  }

  #toggleEmbed = () => {
    this.#embedding = !this.#embedding;
    this.#embed.load();
    this.requestUpdate();
  };

  /** A table is much higher than its place in the text would be. */
  protected override get settled() {
    return this.#sequence !== null || this.phase === 'absent';
  }

  override render(): TemplateResult {
    const sequence = this.#sequence;
    const { waiting } = this;
    const late = waiting?.late ? html`<div class="work">${this.drawWorking(waiting)}</div>` : nothing;
    if (!this.settled && late === nothing && this.childElementCount > 0) return html`<slot></slot>`;
    if (!sequence) {
      const quiet = html`<p class="quiet">${boardWords[this.language].loading}</p>`;
      return this.drawFrame(
        html`${this.drawTable(nothing)}
        ${
          this.phase === 'absent'
            ? this.drawAbsent(this.#error?.text ?? (this.#said || null))
            : html`<div class="status">${late === nothing ? quiet : late}</div>`
        }`,
      );
    }
    const layout = this.#layout;
    return this.drawFrame(html`
      <div class="head">
        <h3 id="title">${this.title}</h3>
        ${this.#hasRule ? html`<span class="rule">${sequence.rule}</span>` : nothing}
      </div>
      <div class="values">
        ${drawFacts(sequence, this.#searching, this.language)} ${layout.paged ? this.#plot.render() : nothing}
        ${drawCells(sequence, layout, this.#page, this)} ${layout.paged ? this.#pages(layout) : nothing}
        ${drawReading(this.pointed ?? this.at, sequence, this.language)} ${drawLegend(sequence, this.language)}
      </div>
      <div class="controls">${late} ${this.#setup(sequence, layout)} ${this.#saving(sequence)}</div>
      ${
        this.#embedding
          ? html`<div class="panel" id="panel" role="region" aria-label=${boardWords[this.language].embed}>
              ${this.#embed.render()}
            </div>`
          : nothing
      }
    `);
  }
}

defineSpeaking('nimlab-values', ValuesElement);
