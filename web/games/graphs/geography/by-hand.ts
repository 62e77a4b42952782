import { html, type TemplateResult } from 'lit';
import type { ReactiveControllerHost } from 'lit';
import type { Analysis } from '../../../solver/types.ts';
import { spin } from '../../../draw/stepper/spin.ts';
import { Surface } from '../../../draw/surface.ts';
import { mostSide, named, written, type Drawing } from './drawing.ts';
import type { words } from './words.en.ts';

// What the reader puts on a board: walls, and marks on starts that win.

interface Sketching {
  words(): typeof words;
  number(value: bigint | number): string;
  /** Another drawing: the game begins anew. */
  begin(rule: string): Promise<unknown>;
}

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };
type Side = 'columns' | 'rows';

/** About so many walls of a hundred cells. */
const density = 22;

/** Walls put up by hand: a press changes a cell, a stroke all the cells it passes, as the first. */
export class Sketch {
  #drawing: Drawing | null = null;
  #on = false;
  /** A stroke, until the solver has what came of it. */
  #stroke: { readonly puts: boolean; readonly walls: Set<string> } | null = null;
  /** The pointer is down. */
  #held = false;

  constructor(
    private readonly host: Host,
    private readonly does: Sketching,
  ) {
    new Surface(host, '.nl-scene.sketching', {
      pointerdown: (event: PointerEvent) => this.#begin(event),
      pointermove: (event: PointerEvent) => this.#go(event),
      pointerup: () => this.#end(),
      pointercancel: () => this.#end(),
    });
  }

  follow(drawing: Drawing, on: boolean) {
    this.#drawing = drawing;
    this.#on = on;
  }

  get walls(): ReadonlySet<string> {
    return this.#stroke?.walls ?? this.#drawing?.walls ?? new Set();
  }

  /** By key; a pointer has its stroke. */
  press(id: string) {
    if (!this.#on || !this.#drawing || this.#drawing.per === 1) return;
    const walls = new Set(this.#drawing.walls);
    if (!walls.delete(id)) walls.add(id);
    this.#set(this.#drawing.columns, this.#drawing.rows, walls);
  }

  #set(columns: number, rows: number, walls: Iterable<string>) {
    const inside = [...walls].filter((wall) => {
      const [x = 0, y = 0] = wall.split('-').slice(1).map(Number);
      return x <= columns && y <= rows;
    });
    void this.does.begin(written(columns, rows, inside));
  }

  #under(event: PointerEvent): string | null {
    const root = this.host.renderRoot as ParentNode & DocumentOrShadowRoot;
    const at = root.elementFromPoint(event.clientX, event.clientY);
    return at?.closest('[data-cell]')?.getAttribute('data-cell') ?? null;
  }

  #begin(event: PointerEvent) {
    const id = this.#under(event);
    if (!id || event.button !== 0 || !this.#drawing) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId); // it may be let go anywhere
    const walls = new Set(this.walls);
    this.#stroke = { puts: !walls.has(id), walls };
    this.#held = true;
    this.#put(id);
  }
  #go(event: PointerEvent) {
    const id = this.#held && this.#under(event);
    if (id) this.#put(id);
  }
  #put(id: string) {
    const { puts, walls } = this.#stroke!;
    if (puts) walls.add(id);
    else walls.delete(id);
    this.host.requestUpdate();
  }
  #end() {
    const stroke = this.#stroke;
    if (!stroke || !this.#held || !this.#drawing) return;
    this.#held = false;
    const { columns, rows } = this.#drawing;
    const rule = written(columns, rows, stroke.walls);
    // The walls stay as they are drawn until the solver has them.
    void this.does.begin(rule).finally(() => {
      if (this.#stroke === stroke) this.#stroke = null;
      this.host.requestUpdate();
    });
  }

  #random = () => {
    const { columns, rows } = this.#drawing!;
    const all = Array.from({ length: columns * rows }, (_, i) =>
      named([(i % columns) + 1, Math.floor(i / columns) + 1]),
    );
    this.#set(
      columns,
      rows,
      all.filter(() => Math.random() * 100 < density),
    );
  };

  drawTools(): TemplateResult {
    const w = this.does.words();
    const drawing = this.#drawing!;
    const { columns, rows, walls } = drawing;
    if (drawing.per === 1) {
      return html`<p class="explanation">${w.graphByText}</p>
        <div class="tools">
          <button class="button" type="button" @click=${() => this.#set(5, 4, [])}>${w.toBoard}</button>
        </div>`;
    }
    const side = (which: Side, value: number) =>
      html`<span class="spin-label"
        >${w[which]}
        ${spin({
          id: which,
          value: BigInt(value),
          write: (n) => this.does.number(n),
          label: w[which],
          less: w.fewer[which],
          more: w.more[which],
          least: 1n,
          most: BigInt(mostSide),
          set: (n) => this.#set(which === 'columns' ? Number(n) : columns, which === 'rows' ? Number(n) : rows, walls),
        })}</span
      >`;
    return html`<p class="explanation">${w.how}</p>
      <div class="tools">
        ${side('columns', columns)} ${side('rows', rows)}
        <button class="button" type="button" @click=${this.#random}>${w.random}</button>
        <button
          class="button"
          type="button"
          aria-disabled=${walls.size === 0}
          @click=${() => this.#set(columns, rows, [])}
        >
          ${w.clear}
        </button>
      </div>`;
  }
}

interface Painter {
  words(): typeof words;
  name(place: string): string;
  number(value: number): string;
  /** What the solver says of the token on a place. */
  analyse(place: string): Promise<Analysis>;
  /** Something has changed; says what was found. */
  say(text: string): void;
  checked(right: boolean, wrong: number): void;
}

/** The reader's own map of the winning starts, and what a check found: the solver is asked then, not before. */
export class Painting {
  readonly marks = new Set<string>();
  readonly wrong = new Set<string>();
  solved = false;
  #said = '';
  #good = false;

  constructor(
    readonly rule: string,
    private readonly does: Painter,
  ) {}

  press(id: string) {
    if (this.solved) return;
    if (!this.marks.delete(id)) this.marks.add(id);
    this.wrong.delete(id);
    this.#said = '';
    this.does.say('');
  }

  /** Of the starts `analysis` knows. Of one wrong mark it is said what the other player does. */
  async check({ winningMoves }: Analysis) {
    const w = this.does.words();
    const truth = new Set(winningMoves.map(({ numbers }) => named(numbers)));
    this.wrong.clear();
    for (const each of this.marks) if (!truth.has(each)) this.wrong.add(each);
    const missing = [...truth].filter((each) => !this.marks.has(each)).length;
    this.#good = this.wrong.size === 0;
    this.solved = this.#good && missing === 0;
    const [first] = this.wrong;
    if (this.solved) this.#said = w.paintedAll(this.does.number(truth.size), truth.size === 1);
    else if (first === undefined) this.#said = w.paintedSome(this.does.number(missing), missing === 1);
    else {
      const { winningMoves: answers } = await this.does.analyse(first.split('-').slice(1).join());
      const answer = answers[0];
      this.#said = w.paintedWrong(this.does.name(first).trim(), answer ? this.does.name(named(answer.numbers)) : '');
    }
    this.does.say(this.#said);
    this.does.checked(this.solved, this.wrong.size);
  }

  clear() {
    for (const each of [this.marks, this.wrong]) each.clear();
    this.solved = false;
    this.#said = '';
    this.does.say('');
  }

  draw(check: () => void): TemplateResult {
    const w = this.does.words();
    const can = this.marks.size > 0;
    const tone = this.#said === '' ? 'quiet' : this.#good ? 'good' : 'bad';
    return html`<p class="explanation" aria-live="polite"><span class=${tone}>${this.#said || w.paintHow}</span></p>
      <div class="tools">
        <button
          class="button"
          type="button"
          aria-disabled=${!can || this.solved}
          @click=${() => can && !this.solved && check()}
        >
          ${w.paintCheck}
        </button>
        <button class="button" type="button" aria-disabled=${!can} @click=${() => can && this.clear()}>
          ${w.paintClear}
        </button>
      </div>`;
  }
}
