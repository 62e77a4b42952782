import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Analysis, Move } from '../../solver/types.ts';
import { partsKey, type Aim } from '../heaps/heap-board.ts';
import { SplitElement } from '../heaps/split-element.ts';
import type { Heir } from '../kit/glide.ts';
import { drawn } from '../kit/lit.ts';
import { largestDrawn, type Column } from '../kit/parts/cut.ts';
import { g, names, path, type Content } from '../kit/scene.ts';
import { defineSpeaking, strung } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import { outcomeMark } from '../shell/marks.ts';
import type { BoardView } from '../shell/view.ts';
import { watchWidth } from '../shell/near.ts';
import { Editor, type Desk } from '../token_graph/editor.ts';
import type { Scene } from '../token_graph/geometry.ts';
import { edgeKey, mostEdges, mostNodes, readGraph, writeGraph, type Graph } from '../token_graph/graph.ts';
import { drawPicture, routesOf, type NodeFace, type TokenFace } from '../token_graph/picture.ts';
import { graphStyles } from '../token_graph/styles.ts';
import { words as graphWords } from '../token_graph/words.ts';
import { Hand, nearest } from './hand.ts';
import { Method, Reduction, type Component } from './reduction.ts';
import { componentsOf, kinds, readRule, sheetsOf, writeRule, type Kind, type Rule, type Sheet } from './rule.ts';
import {
  linePath,
  linesOf,
  longestSide,
  longestTable,
  mostSheets,
  nearLine,
  notchOf,
  placeSheet,
  squares,
  unitFor,
  type Line,
} from './sheets.ts';
import { Stepper } from './stepper.ts';
import { firstEndStyles } from './styles.ts';
import { words } from './words.ts';

const mostSpoken = 12;
/** A graph is not drawn smaller than this; then its window scrolls. */
const smallest = 0.6;
/** Rules that the editor offers. */
const offered = ['1', '2', '3'] as const;
/** What a kind begins with when the reader turns to it. */
const beginnings: Readonly<Record<Kind, { readonly rest: string; readonly position: string }>> = {
  graph: { rest: '1>2 1>3 2>3 2>4 3>5 4>5 4>6 5>6', position: '1 2' },
  heaps: { rest: 'heaps', position: '5 7' },
  sheets: { rest: 'sheets', position: '4x3 5x4' },
};

/** The layered layout comes with the first board that needs it. */
let layouts: typeof import('../token_graph/layout.ts') | null = null;

/**
 * `<nimlab-first-end-wins>`: tokens on a graph, heaps that split or sheets that are cut, as the rule says; as soon as
 * enough of them have ended, the player to move has won. Views: `plain`; `reduced`, which deletes the won leaves step by
 * step and shows the SG values of what remains, or, where that decides nothing, sets its verdict beside the true one;
 * `edit` (with `controls="full"`). Lit parts: `token-<i>`, `node-<n>`, `edge-<a>-<b>`, `heap-<i>`, `sheet-<i>`, `leaves`.
 */
export class FirstEndWinsElement extends SplitElement {
  static override readonly game = 'first_end_wins';
  static override styles = [...SplitElement.styles, graphStyles, firstEndStyles];
  static override properties = { ...SplitElement.properties, room: { state: true } };
  protected override readonly stoneMeans = 'cut';
  /** Width there is for a graph. */
  declare private room: number;

  readonly #hand = new Hand(this);
  readonly #stepper = new Stepper(() => this.requestUpdate());
  #reduction: Reduction | null = null;
  #method: Method | null = null;
  /** The component looked at in the reduced view: chosen for good, or pointed at just now. */
  #chosen: string | null = null;
  #pointed: string | null = null;
  /** The sheets on the board, for what is cut from them. */
  #sheets: readonly Sheet[] = [];
  #drawn: { readonly rest: string; readonly room: number; readonly graph: Graph; readonly scene: Scene } | null = null;
  /** Where the reader left each kind, for when they turn back to it. */
  readonly #left = new Map<Kind, { readonly rest: string; readonly position: string }>();
  readonly #editor = new Editor(deskOf(this, (graph, width) => this.#arrange(graph, width)));
  #edited = '';
  #opened: Scene | null = null;
  readonly #resize = watchWidth((width) => (this.room = width));

  constructor() {
    super();
    this.room = 0;
  }

  get #words() {
    return words[this.language];
  }
  get #rule(): Rule {
    return readRule(this.match?.rule ?? this.current?.rule ?? this.rule);
  }

  override get title() {
    return this.#words.title;
  }
  override get positionLabel() {
    return this.#words.positions[this.#rule.kind];
  }
  protected override get ruleLabel() {
    return this.#words.rule;
  }
  protected override get views() {
    const { views } = this.#words;
    const ids = ['plain', 'reduced', ...(this.controls === 'full' ? ['edit'] : [])] as (keyof typeof views)[];
    return ids.map((id) => ({ id, label: views[id] }));
  }
  protected override get idle() {
    const { ends, kind } = this.#rule;
    return ends === '1' ? this.#words.idle[kind] : this.#words.idleMany(ends);
  }

  override undrawable(numbers: readonly bigint[]): string | null {
    const { kind, rest } = this.#rule;
    if (kind === 'heaps') return super.undrawable(numbers);
    if (kind === 'sheets') {
      return numbers.length > 2 * mostSheets || numbers.some((side) => side > longestSide)
        ? this.#words.tooLarge
        : null;
    }
    const { count, edges } = readGraph(rest);
    if (count <= mostNodes && edges.length <= mostEdges) return null;
    const { tooLarge } = graphWords[this.language];
    return tooLarge(this.n(count), this.n(edges.length), this.n(mostNodes), this.n(mostEdges));
  }

  // ---- Words ------------------------------------------------------------------------------------------------------

  #size = (sheet: Sheet | undefined) => (sheet ? this.#words.spokenSize(this.n(sheet[0]), this.n(sheet[1])) : null);

  override speakPosition(numbers: readonly bigint[]) {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakPosition(numbers);
    const w = graphWords[this.language];
    if (kind === 'graph') {
      return numbers.length > mostSpoken ? w.manyTokens(this.n(numbers.length)) : w.tokensOn(numbers.map(this.n));
    }
    const sheets = sheetsOf(numbers);
    return sheets.length > mostSpoken
      ? this.#words.manySheets(this.n(sheets.length))
      : this.#words.sheetsOf(sheets.map((sheet) => this.#size(sheet)!));
  }

  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakMove(move, before, form);
    const [component = 0n, a = 0n, b = 0n] = move.numbers;
    if (kind === 'graph') {
      return graphWords[this.language].move(this.n(a), before.length === 1 ? null : this.n(component), form);
    }
    const sheet = sheetsOf(before)[Number(component) - 1];
    return this.#words.cut(
      this.n(component),
      this.#size(sheet),
      a === 1n ? 'columns' : 'rows',
      this.n(b),
      form === 'third',
    );
  }

  override saysResult(before: readonly bigint[]) {
    return this.#rule.kind === 'graph' && before.length === 1;
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakPlace(move, before);
    const component = move.numbers[0] ?? 0n;
    if (kind === 'sheets') return this.#words.sheetPlace(this.n(component));
    const node = before[Number(component) - 1] ?? 0n;
    return graphWords[this.language].tokenPlace(before.length === 1 ? null : this.n(component), this.n(node));
  }

  override drawFormula({ components, method }: Analysis) {
    if (method === 'search') return this.#words.searchFormula;
    return components.length === 0 || components.length > mostSpoken ? null : this.#sum(components);
  }

  /** The game has no SG value, who ends it loses; what is left after deleting the leaves has one. */
  #sum(components: readonly bigint[]): string {
    const sum = components.reduce((a, b) => a ^ b, 0n);
    return `${components.length > 1 ? components.map(this.n).join(' ⊕ ') : 'SG'} = ${this.n(sum)}`;
  }

  // ---- What the solver says of components ---------------------------------------------------------------------------

  /**
   * Moves of a component by itself. Tokens are asked about one at a time, which only a rule that waits for one end
   * allows.
   */
  #movesOf = (text: string, rule: string) => {
    const { kind, rest } = readRule(rule);
    return this.moves.of(text, kind === 'graph' ? writeRule('1', rest) : rule);
  };
  /** Whether there are none: the component has ended. */
  #over = (text: string, rule: string) => this.#movesOf(text, rule)?.size === 0;

  /** Components that have ended, from 0. */
  #endedIn({ rule, numbers }: BoardView): number[] {
    return componentsOf(this.#rule.kind, numbers).flatMap((text, i) => (this.#over(text, rule) ? [i] : []));
  }

  protected override legal({ heap, parts }: Aim): boolean | null {
    const text = componentsOf(this.#rule.kind, this.sizes)[heap];
    if (text === undefined) return null;
    return this.#movesOf(text, this.match?.rule ?? '')?.has(partsKey([1, ...parts])) ?? null;
  }

  /** What is asked about for the reduced view: every component that may occur in a game from here. */
  #possible(view: BoardView, { kind, rest }: Rule): Component[] {
    if (kind === 'graph') {
      return Array.from({ length: readGraph(rest).count }, (_, i) => ({ text: `${i + 1}`, order: 0 }));
    }
    const upTo = (sizes: readonly bigint[], limit: bigint) => {
      const largest = sizes.reduce((most, each) => (each > most && each <= limit ? each : most), 1n);
      return Array.from({ length: Number(largest) }, (_, i) => i + 1);
    };
    if (kind === 'heaps') {
      return upTo([...view.origin, ...view.numbers], largestDrawn).map((size) => ({ text: `${size}`, order: size }));
    }
    const sheets = [...sheetsOf(view.origin), ...sheetsOf(view.numbers)];
    const limit = BigInt(longestTable);
    const [widths, heights] = [0, 1].map((side) =>
      upTo(
        sheets.map((sheet) => sheet[side]!),
        limit,
      ),
    ) as [number[], number[]];
    return heights.flatMap((height) => widths.map((width) => ({ text: `${width}x${height}`, order: width + height })));
  }

  /** Answers for the reduced view, asked for once; in the plain view for what is lit as `leaves` only. */
  #ask(view: BoardView, rule: Rule) {
    const needed = view.view === 'reduced' || view.lit.has('leaves');
    const components = needed ? this.#possible(view, rule) : [];
    const old = this.#reduction;
    if (needed && (old?.rest !== rule.rest || old.components.length !== components.length)) {
      old?.stop();
      this.#reduction = new Reduction(this.game, rule.rest, components, () => this.requestUpdate());
      this.#chosen = this.#pointed = null;
    }
    if (view.view !== 'reduced') return;
    this.#stepper.keep(rule.rest);
    if (this.#method?.position !== view.position || this.#method.rest !== rule.rest) {
      this.#method = new Method(this.game, view.position, rule.rest, () => this.requestUpdate());
    }
  }

  /** How far the leaves are deleted in what is drawn: null where nothing is said of them. */
  #stepIn(view: BoardView): number | null {
    return view.view === 'reduced' && this.#reduction?.known ? (this.#stepper.at ?? this.#reduction.last) : null;
  }

  /** The value of a component, once the reader has come to it. */
  #valueIn(view: BoardView, text: string): bigint | null {
    const step = this.#stepIn(view);
    return step !== null && this.#reduction!.stepOf(text) <= step ? this.#reduction!.value(text) : null;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override async begin(): Promise<void> {
    if (readRule(this.rule).kind === 'graph') await this.#loadLayouts();
    return super.begin();
  }

  #loading: Promise<void> | null = null;
  #loadLayouts(): Promise<void> {
    // Without it the nodes stand in a ring; that is no reason to wait for ever, nor to fail.
    return (this.#loading ??= import('../token_graph/layout.ts').then(
      (module) => void (layouts = module),
      () => void (this.#loading = null),
    ));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
    this.#stepper.stop();
  }

  protected override updated() {
    super.updated();
    const frame = this.renderRoot.querySelector('.measure');
    if (frame) this.#resize.observe(frame);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const rule = this.#rule;
    this.#ask(view, rule);
    if (view.view === 'edit') return this.#drawEdit(view, rule);
    const own =
      rule.kind === 'heaps'
        ? super.drawBoard(view)
        : rule.kind === 'sheets'
          ? this.#drawSheets(view)
          : this.#drawGraph(view, rule);
    return view.view === 'reduced' ? html`${own}${this.#drawReduced(view, rule)}` : own;
  }

  /** Once the game is over: what has ended, and what that means. `ended` from 0. */
  #decided(ended: readonly number[], count: number): [string, string] {
    const w = this.#words;
    const { ends, kind } = this.#rule;
    const names = ended.map((i) => w.component[kind](this.n(i + 1)));
    const said = names.length === 0 ? '' : kind === 'graph' && count === 1 ? w.tokenEnded : w.ended(names);
    return [said, ends === '1' ? w.decided : w.decidedMany(ends)];
  }

  /** Asks which components have ended: the drawing learns it only after the position is on the board. */
  protected override async speakEnd({ numbers, rule, outcome }: Analysis) {
    if (outcome !== 'N') return '';
    const { kind, rest } = readRule(rule);
    const client = await solver();
    const components = componentsOf(kind, numbers);
    const own = kind === 'graph' ? writeRule('1', rest) : rule;
    const counts = await Promise.all(components.map((each) => client.moves(this.game, each, own, { limit: 1 })));
    const ended = counts.flatMap(({ total }, i) => (total === 0n ? [i] : []));
    return this.#decided(ended, components.length)[0];
  }

  /** Under the components: what can be done; how many have ended, and what that means. */
  protected override drawBench(view: BoardView): TemplateResult {
    const { ends, kind } = this.#rule;
    const ended = this.#endedIn(view);
    const { analysis } = view;
    if (analysis.moveCount === 0n && analysis.outcome === 'N') {
      const [said, means] = this.#decided(ended, componentsOf(kind, view.numbers).length);
      return html`<div class="deed">
        <p class="decided">
          <svg class="flagged" viewBox="0 0 20 20" aria-hidden="true">${drawn(flag(3, 18, 15))}</svg>
          ${said ? html`<strong>${said}</strong>${this.language === 'zh' ? '' : ' '}` : nothing}${means}
        </p>
      </div>`;
    }
    const so = ends !== '1' && ended.length > 0 ? this.#words.endedSoFar(this.n(ended.length), ends) : '';
    return html`${this.drawDeed(view, [so, this.idle].filter(Boolean).join(this.language === 'zh' ? '' : ' '))}
    ${kind === 'heaps' ? this.drawFields(view) : nothing}`;
  }

  // A heap that has ended says so; in the reduced view the cuts that make an end are struck out.
  protected override flag(view: BoardView, heap: number) {
    return this.#over(`${view.numbers[heap]!}`, view.rule) ? '' : super.flag(view, heap);
  }
  protected override beside(
    view: BoardView,
    heap: number,
    { notches, width }: Column,
    { x, y }: { x: number; y: number },
  ) {
    const size = view.numbers[heap]!;
    if (this.#over(`${size}`, view.rule)) return g({ class: 'end', 'aria-hidden': 'true' }, flag(x - 3, y + 5, 15));
    const step = this.#stepIn(view);
    if (size > largestDrawn || (step === null && !view.lit.has('leaves'))) return null;
    const won = step === null || step === 0;
    return notches.map(({ x, y }, i): Content => {
      const strikes = i > 0 && [BigInt(i), size - BigInt(i)].some((part) => this.#reduction?.isLeaf(`${part}`));
      if (!strikes) return null;
      const line = path({ class: `strike ${won ? 'won' : ''}`, d: `M${x - Math.min(width - 20, 50)} ${y}H${x - 6}` });
      return [line, !won && cross(x + 1, y, 5)];
    });
  }
  protected override valueUnder(view: BoardView, heap: number) {
    const value = view.view === 'reduced' ? this.#valueIn(view, `${view.numbers[heap]!}`) : null;
    return value === null || this.analysisOn ? super.valueUnder(view, heap) : this.common.value(this.n(value));
  }

  #drawValue = (value: bigint, x: number, y: number) =>
    svg`<text class="value" x=${x} y=${y} text-anchor="middle">${this.common.value(this.n(value))}</text>`;

  /** "end", with a flag. */
  #drawEnd(x: number, y: number) {
    return svg`<g class="end" aria-hidden="true">${drawn(flag(x - 16, y + 1, 14))}
      <text x=${x - 1} y=${y} >${this.#words.endMark}</text></g>`;
  }

  // ---- Sheets -----------------------------------------------------------------------------------------------------

  protected override heirs(sizes: readonly bigint[], aim: Aim) {
    const sheet = this.#sheets[aim.heap];
    if (this.#rule.kind !== 'sheets' || !sheet) return super.heirs(sizes, aim);
    const [way, after = 0n] = aim.parts;
    const cut = (from: bigint): Sheet => (way === 1n ? [from, sheet[1]] : [sheet[0], from]);
    const whole = way === 1n ? sheet[0] : sheet[1];
    const all = sizes.map((size, of): Heir => ({ size, of }));
    const halves = [cut(after), cut(whole - after)].map((half): Heir => ({ size: asNumber(half), of: aim.heap }));
    return all.toSpliced(aim.heap, 1, ...halves);
  }

  /** The two halves of a sheet are cut alike: the solver names the cut nearer to the corner. */
  #cutOf(at: number, sheet: Sheet, { way, after }: Line): Aim {
    const [whole, number] = way === 'columns' ? [sheet[0], 1n] : [sheet[1], 2n];
    const [near, far] = [BigInt(after), whole - BigInt(after)];
    return { id: `${at}-${way}-${after}`, heap: at, parts: [number, near < far ? near : far], at: after };
  }
  protected override aimAt(id: string) {
    const [, at, way, after] = /^(\d+)-(columns|rows)-(\d+)$/.exec(id) ?? [];
    const sheet = this.#sheets[Number(at)];
    if (this.#rule.kind !== 'sheets' || !sheet) return super.aimAt(id);
    return this.#cutOf(Number(at), sheet, { way: way as Line['way'], after: Number(after) });
  }

  #drawSheets(view: BoardView): TemplateResult {
    this.#sheets = sheetsOf(view.numbers);
    const names = this.prepare(view, this.#sheets.map(asNumber));
    const unit = unitFor([...sheetsOf(view.origin), ...this.#sheets]);
    return html`<div class="split">
      <div class="heaps sheets">
        ${repeat(
          this.#sheets,
          (_, i) => names[i],
          (sheet, i) => this.#drawSheet(view, i, sheet, names[i]!, unit),
        )}
      </div>
      ${this.drawBench(view)}
    </div>`;
  }

  #drawSheet(view: BoardView, at: number, sheet: Sheet, name: string, unit: number): TemplateResult {
    const paper = placeSheet(sheet, unit);
    const { width, height, columns, rows, x, y } = paper;
    const text = sheet.join('x');
    const over = this.#over(text, view.rule);
    const aim = this.seen(view);
    const here = aim?.heap === at ? aim : null;
    const cut = here ? lineOf(here, columns) : null;
    const size = this.#words.size(this.n(sheet[0]), this.n(sheet[1]));
    const middle = x + (columns * unit) / 2;
    const floor = y + rows * unit;
    const pieces = !cut
      ? [squares(paper, [0, columns], [0, rows])]
      : cut.way === 'columns'
        ? [squares(paper, [0, cut.after], [0, rows]), squares(paper, [cut.after, columns], [0, rows])]
        : [squares(paper, [0, columns], [0, cut.after]), squares(paper, [0, columns], [cut.after, rows])];
    const states = [
      over ? 'over' : '',
      view.lit.has(`sheet-${at + 1}`) ? 'lit' : '',
      this.hintedAt(view, at) ? 'hinted' : '',
      here ? `aimed ${cut!.way}` : '',
      view.leaving ? 'leaving' : '',
    ];
    const { components } = view.analysis;
    const value =
      view.view === 'reduced'
        ? this.#valueIn(view, text)
        : this.analysisOn && components.length === this.#sheets.length
          ? (components[at] ?? null)
          : null;
    const becomes = cut
      ? cut.way === 'columns'
        ? [`${cut.after}×${rows}`, `${columns - cut.after}×${rows}`]
        : [`${columns}×${cut.after}`, `${columns}×${rows - cut.after}`]
      : null;
    return html`<div class="sheet ${states.join(' ')}" data-glide=${name}>
      <svg
        class="nl-scene cut ${states.join(' ')}"
        width=${width}
        height=${height}
        viewBox="0 0 ${width} ${height}"
        role="group"
        aria-label=${strung([this.#words.sheet(this.n(at + 1), this.#size(sheet)!), over && this.#words.endedHere], this.language)}
      >
        ${pieces.map(
          ({ outline, lines }, i) =>
            svg`<g class="piece ${i === 0 ? 'first' : 'second'}">
              <path class="paper" d=${outline} /><path class="squares" d=${lines} /><path class="rim" d=${outline} />
            </g>`,
        )}
        ${over ? nothing : linesOf(paper).map((line) => this.#drawLine(view, at, sheet, paper, line, aim))}
        ${cut ? svg`<path class="scissor" d=${linePath(paper, cut, 7)} />` : nothing}
        ${over && !view.leaving ? this.#drawEnd(middle, y - 10) : this.#drawSheetFlag(view, at, middle)}
        <text class="count" x=${middle} y=${floor + 23} text-anchor="middle" aria-hidden="true">
          ${becomes ? becomes.join(' + ') : size}
        </text>
        ${value === null ? nothing : this.#drawValue(value, middle, floor + 42)}
      </svg>
    </div>`;
  }

  /** A line to cut along: what it plays, whether that wins, is hinted, makes an end. */
  #drawLine(
    view: BoardView,
    at: number,
    sheet: Sheet,
    paper: ReturnType<typeof placeSheet>,
    line: Line,
    aim: Aim | null,
  ) {
    const own = this.#cutOf(at, sheet, line);
    const place = this.placeOf(view, own, aim, this.winning(view, at));
    if (place.states.barred) return nothing;
    const whole = line.way === 'columns' ? paper.columns : paper.rows;
    const step = this.#stepIn(view);
    const ends =
      (step !== null || view.lit.has('leaves')) &&
      [line.after, whole - line.after].some((side) =>
        this.#reduction?.isLeaf(line.way === 'columns' ? `${side}x${sheet[1]}` : `${sheet[0]}x${side}`),
      );
    const deleted = ends && step !== null && step > 0;
    const { x, y, unit } = paper;
    return svg`<g class=${names('cutting', { ...place.states, ends, deleted })}
        data-cell=${own.id} role="button" aria-label=${strung([place.label, ends && this.#words.loses], this.language)}
        aria-disabled=${place.disabled}>
      <path class="reach" d=${nearLine(paper, line)} />
      <path class="line" d=${linePath(paper, line)} />
      <path class="notch" d=${notchOf(paper, line)} />
      ${
        deleted
          ? line.way === 'columns'
            ? drawn(cross(x + line.after * unit, y - 8, 4.5))
            : drawn(cross(x - 8, y + line.after * unit, 4.5))
          : nothing
      }
    </g>`;
  }

  #drawSheetFlag(view: BoardView, at: number, x: number) {
    if (view.leaving || view.shown) return nothing;
    return this.hintedAt(view, at) && !view.hint
      ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${x} 16)" />`
      : nothing;
  }

  // ---- Graph ------------------------------------------------------------------------------------------------------

  #arrange(graph: Graph, width: number): Scene {
    if (layouts) return layouts.layOut(graph, width);
    void this.#loadLayouts().then(() => {
      this.#drawn = null;
      this.requestUpdate();
    });
    const radius = Math.max(60, graph.count * 14);
    const places = Array.from({ length: graph.count }, (_, i) => {
      const angle = (2 * Math.PI * i) / graph.count - Math.PI / 2;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
    return { places, bends: new Map() };
  }

  get #room(): number {
    if (this.room) return this.room;
    const width = this.getBoundingClientRect().width;
    return Math.max(240, Math.floor(width - (width < 432 ? 21.2 : 34))); // as the shell pads its table
  }

  /** The graph of the rule and its scene: as edited by hand, else laid out for the present width. */
  #sceneOf(rest: string): { graph: Graph; scene: Scene } {
    const graph = this.#drawn?.rest === rest ? this.#drawn.graph : readGraph(rest);
    const { draft, byHand } = this.#editor;
    if (draft && byHand && writeGraph(draft.graph) === writeGraph(graph)) return { graph, scene: draft.scene };
    if (this.#drawn?.rest === rest && this.#drawn.room === this.#room) return this.#drawn;
    this.#drawn = { rest, graph, room: this.#room, scene: this.#arrange(graph, this.#room) };
    return this.#drawn;
  }

  /** Whether a node was meant as a move depends on the moves: what is pressed waits for them. */
  #press(node: number, view: BoardView) {
    if (this.#hand.busy) return;
    if (view.view === 'reduced') {
      // This view explains what is chosen: a token moves by being dragged.
      this.#hand.choose(node, view);
      this.#chosen = this.#chosen === `${node}` ? null : `${node}`;
      this.requestUpdate();
      return;
    }
    this.#hand.press(
      node,
      view,
      (token, to) => this.#movesOf(`${view.numbers[token]!}`, view.rule)?.has(`1-${to}`) ?? false,
    );
  }

  #look(text: string | null) {
    if (this.#pointed === text || this.#hand.dragged) return;
    this.#pointed = text;
    this.requestUpdate();
  }
  get #looked(): string | null {
    return this.#pointed ?? this.#chosen;
  }

  #drawGraph(view: BoardView, { rest }: Rule): TemplateResult {
    const { graph, scene } = this.#sceneOf(rest);
    const { box } = routesOf(graph, scene);
    const scale = Math.max(smallest, Math.min(1, this.#room / box.width));
    const reached = view.numbers.map((node) => {
      const moves = this.#movesOf(`${node}`, view.rule);
      return moves && new Set([...moves.values()].map(({ numbers }) => `${numbers[1]}`));
    });
    // A token that can move is the one a click is meant for.
    if (!(reached[this.#hand.chosen]?.size ?? 1)) {
      this.#hand.chosen = Math.max(
        0,
        reached.findIndex((each) => each !== null && each.size > 0),
      );
    }
    const targets = view.interactive ? (reached[this.#hand.chosen] ?? new Set<string>()) : new Set<string>();
    const drag = this.#hand.dragged;
    const over = drag ? nearest(scene, drag.at) : null;
    const states = this.#graphStates(view, targets, over);
    const step = this.#stepIn(view);
    const struck = step !== null && step > 0;
    return html`<div class="measure"></div>
      <div
        class="window"
        @focusin=${(event: FocusEvent) => {
          const node = (event.target as Element).closest('[data-node]');
          if (node?.matches(':focus-visible')) this.#look(node.getAttribute('data-node'));
        }}
        @focusout=${() => this.#look(null)}
      >
        <svg
          class="graph ${view.interactive ? 'movable' : ''} ${drag ? 'dragging' : ''}"
          width=${box.width * scale}
          height=${box.height * scale}
          viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
          role="group"
          aria-label=${graphWords[this.language].graph}
          @pointerdown=${(event: PointerEvent) => this.#hand.down(event, view)}
          @pointermove=${this.#hand.move}
          @pointerup=${(event: PointerEvent) => this.#hand.drop(event, view, scene)}
          @pointercancel=${(event: PointerEvent) => this.#hand.drop(event, view, scene)}
          @pointerleave=${() => this.#look(null)}
          @touchmove=${this.#hand.touch}
        >
          ${drawPicture({
            graph,
            scene,
            node: (node) => this.#face(node, view, graph, states.node(node), targets.has(`${node}`)),
            edge: states.edge,
            tokens: this.#tokens(view, drag),
            loose: null,
          })}
          <g class="crosses" aria-hidden="true">
            ${scene.places.map(({ x, y }, i) => (struck && this.#reduction!.isLeaf(`${i + 1}`) ? drawn(cross(x, y, 11)) : nothing))}
            ${
              view.analysis.moveCount === 0n
                ? this.#endedIn(view).map((i) => {
                    const place = scene.places[Number(view.numbers[i]) - 1];
                    return place ? svg`<g class="end">${drawn(flag(place.x - 4, place.y - 17, 18))}</g>` : nothing;
                  })
                : nothing
            }
          </g>
        </svg>
      </div>
      ${this.drawBench(view)}`;
  }

  #tokens(view: BoardView, drag: { readonly token: number; readonly at: TokenFace['dragged'] } | null): TokenFace[] {
    const several = view.numbers.length > 1;
    const of = (move: Move | null, token: number) => Number(move?.numbers[0] ?? 0n) === token;
    return view.numbers.map((at, i) => ({
      // On its way it is drawn where it goes.
      node: of(view.leaving, i + 1) ? Number(view.leaving!.numbers[1]) : Number(at),
      text: several ? `${i + 1}` : '',
      states: [
        several && view.interactive && i === this.#hand.chosen ? 'chosen' : '',
        of(view.hintPlace ?? view.hint, i + 1) || view.lit.has(`token-${i + 1}`) ? 'hinted' : '',
        this.#over(`${at}`, view.rule) ? 'ended' : '',
      ],
      dragged: drag?.token === i ? drag.at : null,
    }));
  }

  /** What stands out: where the chosen token can go, winning moves, what is lit or looked at, what is deleted. */
  #graphStates(view: BoardView, targets: ReadonlySet<string>, over: number | null) {
    const at = view.numbers.map(Number);
    const wins = new Set(
      [...view.marked, ...(view.hint ? [view.hint] : [])].map(({ numbers: [token, node] }) =>
        edgeKey(at[Number(token) - 1]!, Number(node)),
      ),
    );
    const hinted = view.hint ? Number(view.hint.numbers[1]) : 0;
    const from = at[this.#hand.chosen] ?? 0;
    const step = this.#stepIn(view);
    const leaf = (node: number) => this.#reduction?.isLeaf(`${node}`) ?? false;
    const looked = view.view === 'reduced' ? Number(this.#looked ?? 0) : 0;
    const aimed = view.view !== 'reduced' && targets.has(this.#pointed ?? '') ? Number(this.#pointed) : 0;
    return {
      edge: (a: number, b: number) =>
        [
          wins.has(edgeKey(a, b)) ? 'wins' : '',
          view.lit.has(`edge-${a}-${b}`) ? 'lit' : '',
          looked === a && !leaf(b) ? 'looked' : '',
          a === from && targets.has(`${b}`) ? 'way' : '',
          a === from && b === aimed ? 'aimed' : '',
          step !== null && leaf(b) ? (step === 0 ? 'ends' : 'deleted') : '',
        ].join(' '),
      node: (node: number) => [
        targets.has(`${node}`) ? 'target' : '',
        view.lit.has(`node-${node}`) || (view.lit.has('leaves') && leaf(node)) ? 'lit' : '',
        hinted === node ? 'wins' : '',
        (over === node && targets.has(`${node}`)) || aimed === node ? 'over' : '',
        looked === node ? 'looked' : '',
      ],
    };
  }

  #face(node: number, view: BoardView, graph: Graph, states: readonly string[], target: boolean): NodeFace {
    const [w, own] = [graphWords[this.language], this.#words];
    const reduced = view.view === 'reduced';
    const step = this.#stepIn(view);
    const text = `${node}`;
    const leaf = step !== null && this.#reduction!.isLeaf(text);
    const value = reduced ? this.#valueIn(view, text) : null;
    const fresh = value !== null && this.#stepper.at !== null && this.#reduction!.stepOf(text) === this.#stepper.at;
    const here = view.numbers.flatMap((at, i) => (Number(at) === node ? [this.n(i + 1)] : []));
    const several = view.numbers.length > 1;
    const label = [
      w.node(this.n(node)),
      here.length > 0 ? (several ? w.tokensHere(here) : w.tokenHere) : '',
      here.length > 0 && several && Number(view.numbers[this.#hand.chosen]) === node
        ? w.chosen(this.n(this.#hand.chosen + 1))
        : '',
      here.length > 0 && this.#over(text, view.rule) ? own.endedHere : '',
      leaf ? (step === 0 ? own.wonLeaf : own.deleted) : '',
      value !== null ? w.value(this.n(value)) : reduced && !leaf ? w.open : '',
      w.arrowsTo(graph.edges.filter(([from]) => from === node).map(([, to]) => this.n(to))),
      target ? w.target : '',
    ];
    const clickable = view.interactive || reduced;
    return {
      shape: leaf
        ? step === 0
          ? 'N'
          : 'open'
        : value !== null
          ? value === 0n
            ? 'P'
            : 'value'
          : reduced
            ? 'open'
            : '',
      text: leaf ? (step === 0 ? 'N' : '') : value !== null ? `${value}` : reduced ? '' : text,
      named: reduced,
      states: [
        ...states,
        fresh ? 'fresh' : '',
        reduced ? '' : 'plain',
        leaf && step! > 0 ? 'gone' : '',
        leaf && step === 0 ? 'fresh' : '',
      ],
      label: strung(label, this.language),
      click: clickable ? () => this.#press(node, view) : undefined,
      over: (event) => event.pointerType === 'mouse' && this.#look(text),
    };
  }

  // ---- Deleting leaves ----------------------------------------------------------------------------------------------

  #drawReduced(view: BoardView, rule: Rule): TemplateResult {
    const reduction = this.#reduction?.known ? this.#reduction : null;
    return html`${rule.ends === '1' ? nothing : this.#drawVerdicts(view, rule)}
      ${rule.kind === 'graph' || !this.#reduction ? nothing : this.#drawTable(view, rule.kind, this.#reduction)}
      ${this.#stepper.draw(reduction?.last ?? null, this.#words)}
      <p class="because" aria-live="polite">${reduction ? this.#because(view, rule, reduction) : ''}</p>`;
  }

  #because(view: BoardView, { ends, kind, rest }: Rule, reduction: Reduction): string {
    const w = this.#words;
    const step = this.#stepper.at;
    const looked = this.#looked;
    if (
      kind === 'graph' &&
      looked !== null &&
      (step ?? reduction.last) >= (reduction.isLeaf(looked) ? 1 : reduction.stepOf(looked))
    ) {
      return this.#reason(looked, readGraph(rest), reduction);
    }
    const space = this.language === 'zh' ? '' : ' ';
    const sum = () => {
      const answer = this.#method?.answer;
      if (!answer || answer.outcome === 'draw') return '';
      if (answer.moveCount === 0n) return w.overSum;
      return w.sum(this.#sum(answer.components), answer.outcome);
    };
    if (step === null) return [ends === '1' ? sum() : w.otherRule, w.choose[kind]].filter(Boolean).join(space);
    const said = [w.stepOf(this.n(step), this.n(reduction.last))];
    if (step === 0) said.push(w.stepLeaves[kind]([...reduction.leaves].map((each) => this.#name(each))));
    else if (step === 1) said.push(w.stepDeleted);
    else {
      const fresh = reduction
        .knownAt(step)
        .map((each) => `SG(${this.#name(each)}) = ${this.n(reduction.value(each)!)}`);
      said.push(w.stepValues(fresh.length > 12 ? [...fresh.slice(0, 12), '…'] : fresh));
      if (step === reduction.last && ends === '1') said.push(sum());
    }
    return said.filter(Boolean).join(space);
  }

  /** A component's text as it is read. */
  #name = (text: string) =>
    text
      .split('x')
      .map((each) => this.n(BigInt(each)))
      .join('×');

  /** Why a node has its value: what its remaining arrows lead to, all of it from the solver. */
  #reason(node: string, graph: Graph, reduction: Reduction): string {
    const w = this.#words;
    const name = this.#name(node);
    if (reduction.isLeaf(node)) return w.nodeDeleted(name);
    const to = graph.edges.flatMap(([from, end]) => (`${from}` === node ? (reduction.value(`${end}`) ?? []) : []));
    if (to.length === 0) return w.newEnd(name);
    const values = [...new Set(to)].sort((a, b) => (a < b ? -1 : 1)).map(this.n);
    return w.mex(name, values, this.n(reduction.value(node)!));
  }

  /** Values of heaps by size, of sheets by width and height: those in play are framed. Empty until they are known. */
  #drawTable(view: BoardView, kind: 'heaps' | 'sheets', reduction: Reduction): TemplateResult {
    const w = this.#words;
    const inPlay = new Set(componentsOf(kind, view.numbers));
    const step = this.#stepIn(view) ?? 0;
    const cell = (text: string) => {
      const leaf = reduction.isLeaf(text);
      const value = this.#valueIn(view, text);
      const fresh = value !== null && this.#stepper.at !== null && reduction.stepOf(text) === this.#stepper.at;
      const states = [
        leaf ? (step > 0 ? 'gone' : 'won') : value === 0n ? 'zero' : '',
        fresh ? 'fresh' : '',
        inPlay.has(text) ? 'here' : '',
      ];
      const said = leaf ? w.sizeLeaf : value === null ? w.sizeOpen : (size: string) => w.sizeValue(size, this.n(value));
      return {
        states: states.join(' '),
        written: leaf ? (step > 0 ? '×' : 'N') : value === null ? '' : this.n(value),
        said: said(this.#name(text)),
      };
    };
    if (kind === 'heaps') {
      return html`<ol class="sizes" aria-label=${w.table.heaps}>
        ${reduction.components.map(({ text }) => {
          const { states, written, said } = cell(text);
          return html`<li class=${states}>
            <span aria-hidden="true">${this.#name(text)}</span><b aria-hidden="true">${written}</b
            ><span class="visually-hidden">${said}</span>
          </li>`;
        })}
      </ol>`;
    }
    const sides = reduction.components.map(({ text }) => text.split('x').map(Number) as [number, number]);
    const [columns, rows] = [Math.max(...sides.map(([a]) => a)), Math.max(...sides.map(([, b]) => b))];
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
    return html`<div class="scroll matrix" tabindex="0" role="region" aria-label=${w.table.sheets}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${upTo(columns).map((column) => html`<th scope="col">${this.n(column)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${upTo(rows).map(
            (row) =>
              html`<tr>
                <th scope="row">${this.n(row)}</th>
                ${upTo(columns).map((column) => {
                  const { states, written, said } = cell(`${column}x${row}`);
                  return html`<td class=${states} title=${said}>
                    <b aria-hidden="true">${written}</b><span class="visually-hidden">${said}</span>
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** Where more than one component must end: what deleting leaves would say, beside what is true. */
  #drawVerdicts(view: BoardView, { ends }: Rule): TemplateResult {
    const w = this.#words;
    const method = this.#method?.answer ?? null;
    const truth = view.analysis;
    const agree = method?.outcome === truth.outcome;
    return html`<div class="claims ${method && !agree ? 'differ' : ''}" role="group" aria-label=${w.twoVerdicts}>
        <div class="claim ${method && !agree ? 'wrong' : ''}">
          <span>${w.byMethod}</span>
          <b
            >${method ? outcomeMark(method.outcome, this.language) : nothing}
            ${method && !agree ? html`<s>${method.outcome}</s>` : method?.outcome}</b
          >
          <span class="quiet"
            >${!method ? '' : method.moveCount === 0n ? w.methodOver : this.#sum(method.components)}</span
          >
        </div>
        <span class="sign" aria-hidden="true">${method ? (agree ? '=' : '≠') : ''}</span>
        <div class="claim">
          <span>${w.byPlay}</span>
          <b>${outcomeMark(truth.outcome, this.language)} ${truth.outcome}</b>
          <span class="quiet">${truth.method === 'search' ? w.bySearch : nothing}</span>
        </div>
      </div>
      <p class="compared">
        ${!method ? '' : truth.moveCount === 0n ? w.overSum : agree ? w.agree(ends) : w.disagree(ends)}
      </p>`;
  }

  // ---- Rule ---------------------------------------------------------------------------------------------------------

  async #turnTo(rule: string, position: string) {
    try {
      await this.restart(position, rule);
    } catch (error) {
      this.refuse(error as Parameters<typeof this.refuse>[0]);
    }
  }

  #drawEdit(view: BoardView, rule: Rule): TemplateResult {
    const w = this.#words;
    const start = this.match?.stations[0]?.position ?? view.position;
    const turn = (kind: Kind) => {
      this.#left.set(rule.kind, { rest: rule.rest, position: start });
      const to = this.#left.get(kind) ?? beginnings[kind];
      void this.#turnTo(writeRule(rule.ends, to.rest), to.position);
    };
    const wait = (ends: string) => {
      // No more ends can be waited for than there are tokens: the first of them come again.
      const tokens = start.split(' ');
      const missing = rule.kind === 'graph' ? Math.max(0, Number(ends) - tokens.length) : 0;
      const more = Array.from({ length: missing }, (_, i) => tokens[i % tokens.length]!);
      void this.#turnTo(writeRule(ends, rule.rest), [...tokens, ...more].join(' '));
    };
    return html`<div class="bench" role="group" aria-label=${w.ruleTools}>
        <span class="pair">
          <span id="ends">${w.ends}</span>
          <span class="segments" role="group" aria-labelledby="ends">
            ${offered.map(
              (ends) =>
                html`<button type="button" aria-pressed=${ends === rule.ends} @click=${() => wait(ends)}>
                  ${ends}
                </button>`,
            )}
          </span>
        </span>
        <span class="pair">
          <span id="kind">${w.kind}</span>
          <span class="segments" role="group" aria-labelledby="kind">
            ${kinds.map(
              (kind) =>
                html`<button type="button" aria-pressed=${kind === rule.kind} @click=${() => turn(kind)}>
                  ${w.kinds[kind]}
                </button>`,
            )}
          </span>
        </span>
      </div>
      <p class="how told">${w.kindRule[rule.kind](w.count[rule.kind](rule.ends))}</p>
      ${rule.kind === 'graph' ? this.#drawGraphEditor(view, rule) : this.#drawStart(view, rule)}`;
  }

  /** Heaps and sheets where the game begins; they are written in the field of the position. */
  #drawStart(view: BoardView, { kind }: Rule): TemplateResult {
    const still = { ...view, view: 'plain', interactive: false, marked: [], hint: null, hintPlace: null };
    return kind === 'heaps' ? super.drawBoard(still) : this.#drawSheets(still);
  }

  #drawGraphEditor(view: BoardView, { rest }: Rule): TemplateResult {
    const tokens = view.origin.map(Number);
    // What comes from the editor itself is there already; what is under way must not be undone by what was.
    if (!this.#editor.busy) {
      const { draft, byHand } = this.#editor;
      const { graph, scene } = this.#sceneOf(rest);
      const other = this.#edited !== rest && (!draft || writeGraph(draft.graph) !== writeGraph(graph));
      if (!draft || other || (!byHand && scene !== this.#opened))
        this.#editor.open(graph, (this.#opened = scene), tokens);
      else if (`${draft.tokens}` !== `${tokens}`) this.#editor.place(tokens);
      this.#edited = rest;
    }
    return html`<div class="measure"></div>
      ${this.#editor.draw(this.#room)}`;
  }
}

/** A sheet as one number, by which its name is kept. */
const asNumber = ([width, height]: Sheet) => (width << 32n) | height;

/** The line of an aim. For a cut of the other side it is the one nearer to the corner. */
function lineOf({ parts: [way = 1n, after = 0n], at, id }: Aim, _columns: number): Line {
  return { way: way === 1n ? 'columns' : 'rows', after: id ? at : Number(after) };
}

const cross = (x: number, y: number, r: number) =>
  path({ class: 'cross', d: `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}` });

/** A flag on its pole, which stands at (x, y). */
const flag = (x: number, y: number, size: number) => [
  path({ class: 'pole', d: `M${x} ${y}v${-size}` }),
  path({ class: 'cloth', d: `M${x} ${y - size}l${size * 0.72} ${size * 0.26}l${-size * 0.72} ${size * 0.26}Z` }),
];

/** The editor of graphs draws and reads graphs; what is an end, and how many are needed, is none of its affairs. */
function deskOf(board: FirstEndWinsElement, arrange: Desk['arrange']): Desk {
  return {
    game: 'token_graph',
    get language() {
      return board.language;
    },
    get renderRoot() {
      return board.renderRoot;
    },
    get updateComplete() {
      return board.updateComplete;
    },
    requestUpdate: () => board.requestUpdate(),
    announce: (text) => board.announce(text),
    restart: (position, graph) => board.restart(position, writeRule(readRule(board.match?.rule ?? '').ends, graph)),
    arrange,
  };
}

defineSpeaking('nimlab-first-end-wins', FirstEndWinsElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-first-end-wins': FirstEndWinsElement;
  }
}
