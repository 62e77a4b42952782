import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Progress } from '../../solver/types.ts';
import { explain } from '../shell/error-words.ts';
import type { GameElement } from '../shell/game-element.ts';
import { SpeakingElement, number, type Language } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { watchWidth, whenNear } from '../shell/near.ts';
import { solver } from '../shell/solver.ts';
import { shellWords } from '../shell/words.ts';
import { loadBoard } from '../study/board.ts';
import { tagOf } from '../tag.ts';
import { clamp, drawPlot, heapAt, heapsPerPixel, nearest, plotHeight, zoom, type Picture, type Span } from './plot.ts';
import { fileName, files, joined, read, rowLength, turn, type Sequence } from './sequence.ts';
import { valuesStyles } from './styles.ts';
import { words } from './words.ts';

/** More values than this are a file for another program. */
const mostValues = 1_000_000;
const usualCount = 120;
/** Where no period is proven at once, the solver looks on up to here, unasked. */
const searches = [4096, 32_768];
/** More rows than this are turned like pages, and drawn as dots above. */
const mostRows = 16;
const rowsOfPage = 10;
const mostInRow = 200;
/** Milliseconds; work that takes longer shows its progress. */
const patience = 300;

interface Waiting {
  readonly abort: AbortController;
  readonly since: number;
  progress: Progress | null;
}

/**
 * `<nimlab-values>`: the SG values of single heaps, asked from the solver: a table whose rows show the period, a dot
 * plot where there are many, a read-out, and files to take away.
 *
 * Attributes: `game`; `rule`; `count` (default 120): heaps 0 … count − 1; `from` (default 0): the first one shown and saved.
 * Keys in the table: arrows, Home, End, Page Up, Page Down; on the plot also + and −.
 * Its light DOM is what stands there until the solver has answered.
 */
export class ValuesElement extends SpeakingElement {
  static override styles = valuesStyles;
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

  #phase: 'waiting' | 'loading' | 'ready' | 'absent' = 'waiting';
  #sequence: Sequence | null = null;
  /** Of the game's board, which knows its own words. */
  #title = '';
  #ruleLabel: string | null = null;
  #hasRule = false;
  #work: Waiting | null = null;
  #searching = false;
  #error: { field: 'count' | 'rule' | 'row' | 'other'; text: string } | null = null;
  #entered: { count: string; rule: string } | null = null;
  #said = '';
  /** Cells in a row as the reader wants it; 0: as it fits. */
  #row = 0;
  #width = 0;
  /** The first heap of the page of cells. */
  #page = 0;
  /** The heap chosen, and the one pointed at. */
  #at: number | null = null;
  #pointed: number | null = null;
  #view: Span | null = null;
  #pointers = new Map<number, { x: number; y: number; moved: boolean }>();
  #forgetNear = () => {};
  #resize = watchWidth((width) => {
    this.#width = width;
    this.requestUpdate();
  });
  /** The attributes the present values were asked for with. */
  #asked = '';

  constructor() {
    super();
    this.game = this.rule = '';
    this.count = String(usualCount);
    this.from = '0';
  }

  get #words() {
    return words[this.language];
  }
  /** What the solver said, and what can be read off it; null until then. */
  get sequence(): Sequence | null {
    return this.#sequence;
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  override connectedCallback() {
    super.connectedCallback();
    this.#resize.observe(this);
    if (this.#phase === 'waiting') this.#forgetNear = whenNear(this, () => void this.#begin());
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#forgetNear();
    this.#resize.disconnect();
    this.#work?.abort.abort();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (this.#phase === 'waiting' || this.#phase === 'loading') return;
    if (!['game', 'rule', 'count'].some((name) => changed.has(name))) return;
    if (`${this.game} ${this.rule} ${this.count}` !== this.#asked) void this.#ask(this.#wanted(this.count), this.rule);
  }

  #wanted(text: string): number {
    const count = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
    return count >= 1 && count <= mostValues ? count : usualCount;
  }

  async #begin() {
    this.#phase = 'loading';
    this.requestUpdate();
    await this.#ask(this.#wanted(this.count), this.rule);
  }

  async #ask(count: number, rule: string): Promise<boolean> {
    this.#work?.abort.abort();
    const work: Waiting = { abort: new AbortController(), since: performance.now(), progress: null };
    this.#work = work;
    this.#searching = false;
    this.#error = null;
    this.#said = '';
    this.#asked = `${this.game} ${this.rule} ${this.count}`;
    setTimeout(() => this.requestUpdate(), patience + 10);
    const { signal } = work.abort;
    const onProgress = (progress: Progress) => {
      work.progress = progress;
      this.requestUpdate();
    };
    try {
      const page = await solver();
      void this.#nameGame();
      const table = await page.table(this.game, count, rule, { signal, onProgress });
      if (this.#work !== work) return false;
      const same = this.#sequence?.game === this.game && this.#sequence.rule === table.rule;
      this.#sequence = read(this.game, table, count);
      this.#phase = 'ready';
      this.#view = null;
      this.#pointed = null;
      this.#entered = null;
      if (!same || (this.#at !== null && this.#at >= count)) this.#at = null;
      this.#turnTo(this.#at ?? this.#first);
      this.#work = null;
      this.requestUpdate();
      void this.#search(rule, count, work);
      return true;
    } catch (error) {
      if (this.#work !== work) return false;
      this.#work = null;
      this.#refused(error);
      return false;
    }
  }

  /** Looks for a period further on than the reader asked, and for the values it takes to name the exceptions. */
  async #search(rule: string, count: number, { abort }: Waiting) {
    const page = await solver();
    const stale = () => abort.signal.aborted || this.#work !== null || this.#sequence?.count !== count;
    try {
      for (const size of searches) {
        const { period, values } = this.#sequence!;
        const wanted = period && !this.#sequence!.exceptions ? period.from + period.length : period ? 0 : size;
        if (wanted <= values.length || wanted > mostValues) continue;
        this.#searching = true;
        this.requestUpdate();
        const table = await page.table(this.game, wanted, rule, { signal: abort.signal });
        if (stale()) return;
        this.#sequence = read(this.game, table, count);
      }
    } catch {
      // What is on the page stands without it.
    } finally {
      if (!stale()) this.#searching = false;
      this.requestUpdate();
    }
  }

  #refused(error: unknown) {
    const w = this.#words;
    if (error instanceof DOMException && error.name === 'AbortError') {
      this.#said = w.cancelled;
      if (!this.#sequence) this.#phase = 'absent';
    } else if (error instanceof SolverError && error.code === 'unavailable' && !this.#sequence) {
      this.#phase = 'absent';
      this.#error = { field: 'other', text: shellWords[this.language].unavailable };
    } else {
      const field = error instanceof SolverError && error.field === 'rule' ? 'rule' : 'other';
      this.#error = { field, text: explain(error, this.language) };
      if (!this.#sequence) this.#phase = 'absent';
    }
    this.requestUpdate();
  }

  async #nameGame() {
    const info = (await (await solver()).games()).find(({ name }) => name === this.game);
    this.#hasRule = !!info && info.defaultRule !== '';
    if (await loadBoard(this.game, this.language)) {
      // Never put on the page: it only lends its words, so nothing tells it the page's language.
      const board = document.createElement(tagOf(this.game)) as GameElement;
      board['surroundings'].language = this.language;
      [this.#title, this.#ruleLabel] = [board.title, board['ruleLabel']];
      this.#namedIn = this.language;
    }
    this.requestUpdate();
  }
  #namedIn: Language | null = null;

  // ---- Pages of cells --------------------------------------------------------------------------------------------

  get #first(): number {
    const from = /^\d{1,7}$/.test(this.from) ? Number(this.from) : 0;
    return Math.min(from, (this.#sequence?.count ?? 1) - 1);
  }

  /** Room a cell takes, in CSS pixels: as much as its numbers need. */
  #least(sequence: Sequence): number {
    const digits = Math.max(String(sequence.count - 1).length * 6.6, String(sequence.largest).length * 9.5);
    return Math.max(32, Math.ceil(digits) + 8);
  }

  get #columns(): number {
    const sequence = this.#sequence!;
    if (this.#row) return this.#row;
    return Math.min(rowLength(sequence, Math.floor((this.#width - 40) / this.#least(sequence)) || 8), 40);
  }

  /** Where the rows begin. */
  #layout(): { columns: number; start: number; rows: number; paged: boolean; size: number } {
    const columns = this.#columns;
    const start = this.#first - (this.#first % columns);
    const all = Math.ceil((this.#sequence!.count - start) / columns);
    const paged = all > mostRows;
    const rows = paged ? rowsOfPage : all;
    return { columns, start, rows, paged, size: rows * columns };
  }

  get #range(): { from: number; to: number } {
    const { start, size, paged } = this.#layout();
    const from = paged ? Math.max(start, this.#page) : start;
    return { from, to: Math.min(this.#sequence!.count, from + size) };
  }

  /** Turns to the page that has heap n. */
  #turnTo(n: number) {
    const { start, size } = this.#layout();
    this.#page = start + Math.floor(Math.max(0, n - start) / size) * size;
  }

  async #choose(n: number, focus: boolean) {
    const { count } = this.#sequence!;
    const to = Math.min(Math.max(n, this.#layout().start), count - 1);
    this.#at = to;
    this.#pointed = null;
    const { from, to: end } = this.#range;
    if (to < from || to >= end) this.#turnTo(to);
    const view = this.#view;
    if (view && (to < view.left || to >= view.left + view.span)) {
      this.#view = clamp({ left: to - view.span / 2, span: view.span }, count);
    }
    this.requestUpdate();
    if (!focus) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-heap="${to}"]`)?.focus();
  }

  #step(key: string, from: number): number | null {
    const { columns, size, start } = this.#layout();
    const steps: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from - columns >= start ? from - columns : from,
      ArrowDown: from + columns < this.#sequence!.count ? from + columns : from,
      PageUp: from - size,
      PageDown: from + size,
      Home: start,
      End: this.#sequence!.count - 1,
    };
    return steps[key] ?? null;
  }

  #cellKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const heap = (event.target as Element).closest<HTMLElement>('[data-heap]')?.dataset['heap'];
    const to = heap === undefined ? null : this.#step(event.key, Number(heap));
    if (to === null) return;
    event.preventDefault();
    void this.#choose(to, true);
  };

  #point(n: number | null) {
    if (this.#pointed === n) return;
    this.#pointed = n;
    this.requestUpdate();
  }

  // ---- The plot ----------------------------------------------------------------------------------------------------

  get #whole(): Span {
    return { left: 0, span: this.#sequence!.count };
  }

  #picture(): Picture {
    return {
      sequence: this.#sequence!,
      view: this.#view ?? this.#whole,
      page: this.#range,
      at: this.#pointed ?? this.#at,
      language: this.language,
    };
  }

  #zoom(factor: number, anchor: number) {
    const { count } = this.#sequence!;
    const view = zoom(this.#view ?? this.#whole, factor, anchor, count);
    this.#view = view.span >= count ? null : view;
    this.requestUpdate();
  }
  #zoomHere(factor: number) {
    const view = this.#view ?? this.#whole;
    const at = this.#at;
    this.#zoom(factor, at !== null && at >= view.left && at < view.left + view.span ? at : view.left + view.span / 2);
  }
  #pan(heaps: number) {
    const view = this.#view;
    if (!view) return;
    this.#view = clamp({ left: view.left + heaps, span: view.span }, this.#sequence!.count);
    this.requestUpdate();
  }

  #wheel = (event: WheelEvent) => {
    const canvas = event.currentTarget as HTMLCanvasElement;
    const view = this.#view ?? this.#whole;
    if (event.ctrlKey) {
      event.preventDefault();
      this.#zoom(Math.exp(event.deltaY / 200), heapAt(event.offsetX, view, canvas.clientWidth));
      return;
    }
    const by = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
    if (!this.#view || Math.abs(by) < 1 || (!event.shiftKey && Math.abs(event.deltaY) > Math.abs(by))) return;
    event.preventDefault();
    this.#pan(by * heapsPerPixel(view, canvas.clientWidth));
  };

  #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY, moved: false });
  };

  #move = (event: PointerEvent) => {
    const canvas = event.currentTarget as HTMLCanvasElement;
    const width = canvas.clientWidth;
    const was = this.#pointers.get(event.pointerId);
    if (!was) {
      if (event.pointerType === 'mouse') this.#point(nearest(event.offsetX, event.offsetY, this.#picture(), width));
      return;
    }
    const moved = was.moved || Math.hypot(event.offsetX - was.x, event.offsetY - was.y) > 4;
    if (!moved) return;
    const view = this.#view ?? this.#whole;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY, moved });
    if (other) {
      const [before, after] = [Math.abs(was.x - other.x), Math.abs(event.offsetX - other.x)];
      other.moved = true;
      this.#zoom(Math.max(before, 8) / Math.max(after, 8), heapAt((event.offsetX + other.x) / 2, view, width));
    } else {
      this.#point(null);
      this.#pan((was.x - event.offsetX) * heapsPerPixel(view, width));
    }
  };

  #up = (event: PointerEvent) => {
    const was = this.#pointers.get(event.pointerId);
    this.#pointers.delete(event.pointerId);
    if (!was || was.moved || event.type === 'pointercancel') return;
    const canvas = event.currentTarget as HTMLCanvasElement;
    const n = nearest(event.offsetX, event.offsetY, this.#picture(), canvas.clientWidth);
    if (n !== null) void this.#choose(n, false);
  };

  #plotKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = this.#at ?? this.#range.from;
    // On a line up and right are the same way.
    const key = { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' }[event.key] ?? event.key;
    const to = this.#at === null && key.startsWith('Arrow') ? at : this.#step(key, at);
    if (to !== null) void this.#choose(to, false);
    else if (key === '+' || key === '=') this.#zoomHere(0.5);
    else if (key === '-') this.#zoomHere(2);
    else if (key === '0') this.#view = null;
    else return;
    event.preventDefault();
    this.requestUpdate();
  };

  // ---- Fields and files --------------------------------------------------------------------------------------------

  #submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const w = this.#words;
    const [count, rule, row] = ['count', 'rule', 'row'].map((name) => String(data.get(name) ?? '').trim()) as [
      string,
      string,
      string,
    ];
    this.#entered = { count, rule };
    const isIn = (text: string, most: number) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
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
      if (same) this.#turnTo(this.#at ?? this.#first);
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
    if (n !== null) void this.#choose(n, true);
  };

  #save(ending: 'csv' | 'json' | 'b.txt', type: string, write: (sequence: Sequence, from: number) => string) {
    const sequence = this.#sequence!;
    const name = fileName(sequence, ending);
    const address = URL.createObjectURL(new Blob([write(sequence, this.#first)], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    this.#said = this.#words.saved(name);
    this.requestUpdate();
  }

  async #copy() {
    const sequence = this.#sequence!;
    const w = this.#words;
    try {
      await navigator.clipboard.writeText(joined(sequence, this.#first));
      this.#said = w.copied(sequence.count - this.#first);
    } catch {
      this.#said = w.copyFailed;
    }
    this.requestUpdate();
  }

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  protected override updated() {
    if (this.#namedIn && this.#namedIn !== this.language) {
      this.#namedIn = null;
      void this.#nameGame();
    }
    const canvas = this.renderRoot.querySelector('canvas');
    if (canvas && this.#sequence) drawPlot(canvas, this.#picture(), canvas.clientWidth);
  }

  #facts(sequence: Sequence): TemplateResult {
    const w = this.#words;
    const { period, exceptions, zeros, count, largest, largestAt, searched } = sequence;
    const space = shellWords[this.language].space;
    return html`<p class="facts">
      ${
        period
          ? html`<b>${w.period(period.from, period.length)}</b
              >${space}${period.from && exceptions ? w.exceptions([...exceptions]) : ''}`
          : this.#searching
            ? w.searching
            : w.noPeriod(searched)
      }
      ${w.facts(zeros, count, largest, largestAt)}
    </p>`;
  }

  #button(label: string, sign: TemplateResult, off: boolean, act: () => void) {
    return html`<button
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${off}
      @click=${() => off || act()}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
    </button>`;
  }

  #plot(sequence: Sequence): TemplateResult {
    const w = this.#words;
    const view = this.#view ?? this.#whole;
    const at = this.#at ?? this.#range.from;
    const [from, to] = [Math.floor(view.left), Math.min(sequence.count, Math.ceil(view.left + view.span)) - 1];
    return html`<div class="plot">
      <canvas
        .style=${`height: ${plotHeight}px`}
        tabindex="0"
        role="slider"
        aria-label=${w.plot}
        aria-valuemin=${this.#layout().start}
        aria-valuemax=${sequence.count - 1}
        aria-valuenow=${at}
        aria-valuetext=${this.#say(sequence, at)}
        @keydown=${this.#plotKey}
        @wheel=${this.#wheel}
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @pointerup=${this.#up}
        @pointercancel=${this.#up}
        @pointerleave=${() => this.#point(null)}
      ></canvas>
      <div class="tools">
        ${this.#button(w.zoomOut, svg`<path d="M4 10h12" />`, !this.#view, () => this.#zoomHere(2))}
        ${this.#button(w.zoomIn, svg`<path d="M4 10h12M10 4v12" />`, view.span <= 12, () => this.#zoomHere(0.5))}
        ${this.#button(
          w.zoomAll,
          svg`<path d="M3 4v12M17 4v12M6 10h8M8 7.500 5.500 10 8 12.500M12 7.500l2.500 2.500-2.500 2.500" />`,
          !this.#view,
          () => {
            this.#view = null;
            this.requestUpdate();
          },
        )}
        <span class="where">${w.shown(from, to)}</span>
      </div>
    </div>`;
  }

  #pages(sequence: Sequence): TemplateResult {
    const w = this.#words;
    const { start, size } = this.#layout();
    const { from, to } = this.#range;
    const lastPage = start + Math.floor((sequence.count - 1 - start) / size) * size;
    const turn = (page: number) => () => {
      this.#page = Math.min(Math.max(page, start), lastPage);
      this.requestUpdate();
    };
    return html`<div class="tools pages">
      ${this.#button(w.first, svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`, from <= start, turn(start))}
      ${this.#button(w.earlier, svg`<path d="M13 4 6.500 10 13 16" />`, from <= start, turn(from - size))}
      <span class="where">${w.shown(from, to - 1)}</span>
      ${this.#button(w.later, svg`<path d="M7 4 13.500 10 7 16" />`, to >= sequence.count, turn(from + size))}
      ${this.#button(w.last, svg`<path d="M15 4v12M5 4l6.500 6L5 16" />`, to >= sequence.count, turn(lastPage))}
      <span class="goto"
        ><label for="goto">${w.goTo}</label>
        <input id="goto" inputmode="numeric" autocomplete="off" maxlength="7" enterkeyhint="go" @change=${this.#goTo}
      /></span>
    </div>`;
  }

  #say(sequence: Sequence, n: number): string {
    const [before, between] = this.#words.cell;
    const value = sequence.values[n]!;
    return `${before}${number(n, this.language)}${between}${number(value, this.language)}${this.#sayMore(sequence, n)}`;
  }

  /** What is known of a heap besides its value. */
  #sayMore(sequence: Sequence, n: number): string {
    const w = this.#words;
    const parts = ['', sequence.values[n] === 0 ? w.P : w.N];
    if (sequence.period && n >= sequence.period.from) {
      const { from, length } = sequence.period;
      parts.push(w.inPeriod(((n - from) % length) + 1, length));
    } else if (sequence.exceptions?.has(n)) parts.push(w.exception);
    return parts.join(this.language === 'zh' ? '，' : ', ');
  }

  #cells(sequence: Sequence): TemplateResult {
    const { columns, rows, size } = this.#layout();
    const { from, to } = this.#range;
    const { values, period, exceptions } = sequence;
    const [before, between] = this.#words.cell;
    const at = this.#at;
    const tab = at !== null && at >= from && at < to ? at : from;
    const cell = (n: number) => {
      const value = values[n]!;
      const cycle = turn(sequence, n);
      const classes = [
        'cell',
        value === 0 && 'P',
        cycle >= 0 && (cycle % 2 ? 'odd' : 'even'),
        period && cycle >= 0 && (n - period.from) % period.length === 0 && 'begins',
        exceptions?.has(n) && 'exception',
        value > 999 && 'long',
      ];
      return html`<button
        type="button"
        class=${classes.filter(Boolean).join(' ')}
        data-heap=${n}
        tabindex=${n === tab ? 0 : -1}
        aria-pressed=${n === at}
        @click=${() => void this.#choose(n, false)}
        @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && this.#point(n)}
      >
        <span class="visually-hidden">${before}</span><small>${n}</small><span class="visually-hidden">${between}</span
        ><b>${value}</b><span class="visually-hidden">${this.#sayMore(sequence, n)}</span>
      </button>`;
    };
    return html`<div class="scroll" .style=${`min-height: ${size > to - from ? `calc(${rows} * 2.75rem + 1px)` : 0}`}>
      <div
        class="cells"
        .style=${`--row: ${columns}; --least: ${this.#least(sequence)}px`}
        role="group"
        aria-label=${this.#words.table}
        @keydown=${this.#cellKey}
        @pointerleave=${() => this.#point(null)}
      >
        ${Array.from({ length: to - from }, (_, i) => cell(from + i))}
      </div>
    </div>`;
  }

  #reading(sequence: Sequence): TemplateResult {
    const n = this.#pointed ?? this.#at;
    if (n === null || n >= sequence.count) return html`<p class="read quiet">${this.#words.choose}</p>`;
    const outcome = sequence.values[n] === 0 ? 'P' : 'N';
    return html`<p class="read">
      <span aria-hidden="true">${outcomeMark(outcome, this.language)}</span>
      <span>${this.#say(sequence, n)}</span>
    </p>`;
  }

  #legend({ period, exceptions, zeros }: Sequence) {
    const w = this.#words;
    return html`<ul class="legend">
      ${zeros ? html`<li><i class="ring"></i>${w.legendP}</li>` : nothing}
      ${period ? html`<li><i class="bands"></i>${w.legendPeriod}</li>` : nothing}
      ${exceptions?.size ? html`<li><i class="corner"></i>${w.legendException}</li>` : nothing}
    </ul>`;
  }

  #working(work: Waiting): TemplateResult {
    const w = this.#words;
    const { done, total } = work.progress ?? { done: 0n, total: 0n };
    return html`<div class="work">
      <p>${w.computing}</p>
      <progress
        aria-label=${w.progress}
        max=${total > 0n ? 1000 : nothing}
        value=${total > 0n ? Number((done * 1000n) / total) : nothing}
      ></progress>
      <button type="button" class="button small" @click=${() => work.abort.abort()}>${w.cancel}</button>
    </div>`;
  }

  #setup(sequence: Sequence): TemplateResult {
    const w = this.#words;
    const error = this.#error;
    const field = (name: 'count' | 'rule' | 'row', label: string, value: string, wide: boolean, hint = '') =>
      html`<div class="field ${wide ? 'wide' : 'narrow'}">
        <label for=${name}>${label}</label>
        <input
          id=${name}
          name=${name}
          class=${wide ? 'notation' : ''}
          inputmode=${wide ? 'text' : 'numeric'}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${hint}
          aria-invalid=${error?.field === name}
          aria-describedby=${error ? 'error' : nothing}
          .value=${value}
        />
      </div>`;
    const shown = this.#entered ?? { count: String(sequence.count), rule: sequence.rule };
    return html`<form class="setup" novalidate @submit=${this.#submit}>
      ${this.#hasRule ? field('rule', this.#ruleLabel ?? w.rule, shown.rule, true) : nothing}
      ${field('count', w.count, shown.count, false)}
      ${field('row', w.row, this.#row ? String(this.#row) : '', false, `${w.rowAuto} (${this.#columns})`)}
      <button class="button">${w.compute}</button>
      ${error ? html`<p class="error" id="error" role="alert">${error.text}</p>` : nothing}
    </form>`;
  }

  #saving(): TemplateResult {
    const w = this.#words;
    return html`<div class="row saving" role="group" aria-label=${w.save}>
      <button type="button" class="button" @click=${() => this.#save('csv', 'text/csv', files.csv)}>${w.csv}</button>
      <button type="button" class="button" @click=${() => this.#save('json', 'application/json', files.json)}>
        ${w.json}
      </button>
      <button
        type="button"
        class="button"
        title=${w.bFileWhat}
        @click=${() => this.#save('b.txt', 'text/plain', files.bFile)}
      >
        ${w.bFile}
      </button>
      <button type="button" class="button" @click=${() => void this.#copy()}>${w.copy}</button>
      <p class="said quiet" role="status">${this.#said}</p>
    </div>`;
  }

  #absent(): TemplateResult {
    const w = this.#words;
    return html`<div class="absent" role="alert">
      <p>${this.#error?.text ?? this.#said}</p>
      <button type="button" class="button" @click=${() => void this.#begin()}>${w.retry}</button>
    </div>`;
  }

  override render(): TemplateResult {
    const w = this.#words;
    const sequence = this.#sequence;
    const late = this.#work && performance.now() - this.#work.since > patience ? this.#work : null;
    if (!sequence) {
      return html`<div class="frame" part="frame">
        <div class="table"><slot class="alone"></slot></div>
        ${
          this.#phase === 'absent'
            ? this.#absent()
            : html`<div class="status">${late ? this.#working(late) : html`<p class="quiet">${w.loading}</p>`}</div>`
        }
      </div>`;
    }
    const { paged } = this.#layout();
    return html`<div class="frame" part="frame" role="group" aria-labelledby="title">
      <div class="head">
        <h3 id="title">${w.title(this.#title)}</h3>
        ${this.#hasRule ? html`<span class="rule">${sequence.rule}</span>` : nothing}
      </div>
      <div class="values">
        ${this.#facts(sequence)} ${paged ? this.#plot(sequence) : nothing} ${this.#cells(sequence)}
        ${paged ? this.#pages(sequence) : nothing} ${this.#reading(sequence)} ${this.#legend(sequence)}
      </div>
      <div class="controls">${late ? this.#working(late) : nothing} ${this.#setup(sequence)} ${this.#saving()}</div>
    </div>`;
  }
}

customElements.define('nimlab-values', ValuesElement);
