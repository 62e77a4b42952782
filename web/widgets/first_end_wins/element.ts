import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Analysis, Move } from '../../solver/types.ts';
import { graphStyles } from '../graphs/styles.ts';
import { GraphTable } from '../graphs/table.ts';
import { partsKey, type Aim } from '../heaps/heap-board.ts';
import { SplitElement } from '../heaps/split-element.ts';
import type { Heir } from '../kit/glide.ts';
import { drawn, drawnPicture } from '../kit/lit.ts';
import { largestDrawn, type Column } from '../kit/parts/cut.ts';
import type { Edge, Layout } from '../kit/parts/graph.ts';
import { g, path, type Content } from '../kit/scene.ts';
import { defineSpeaking, strung } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { RuleBench } from './edit.ts';
import { cross, ended, flag } from './marks.ts';
import { Reduced } from './reduced.ts';
import { componentsOf, readRule, sheetsOf, writeRule, type Rule, type Sheet } from './rule.ts';
import { sheetPicture, type LineFace } from './sheet-picture.ts';
import { longestSide, mostSheets, unitFor, type Line } from './sheets.ts';
import { firstEndStyles } from './styles.ts';
import { words } from './words.ts';

const mostSpoken = 12;
/**
 * `<nimlab-first-end-wins>`: tokens on a graph, heaps that split or sheets that are cut, as the rule says; as soon as
 * enough of them have ended, the player to move has won. Views: `plain`; `reduced`, which deletes the won leaves step by
 * step and shows the SG values of what remains, or, where that decides nothing, sets its verdict beside the true one;
 * `edit` (with `controls="full"`). Lit parts: `token-<i>`, `node-<n>`, `edge-<a>-<b>`, `heap-<i>`, `sheet-<i>`, `leaves`.
 */
export class FirstEndWinsElement extends SplitElement {
  static override readonly game = 'first_end_wins';
  static override styles = [...SplitElement.styles, graphStyles, firstEndStyles];
  protected override readonly stoneMeans = 'cut';
  readonly #table: GraphTable = new GraphTable(this, {
    reaches: (token, node) => {
      const { numbers, rule } = this.current!;
      return this.#movesOf(`${numbers[token]}`, rule)?.has(`1-${node}`) ?? null;
    },
    waits: () => false,
    rule: (graph) => writeRule(this.#rule.ends, graph),
  });
  readonly #reduced: Reduced = new Reduced(this, this.#table);
  readonly #bench = new RuleBench((rule, position) => {
    this.restart(position, rule).catch((error: unknown) => this.refuse(error));
  });
  /** The sheets on the board, for what is cut from them. */
  #sheets: readonly Sheet[] = [];

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
    return this.#table.undrawable(rest);
  }

  // ---- Words ------------------------------------------------------------------------------------------------------

  #size = (sheet: Sheet | undefined) => (sheet ? this.#words.spokenSize(this.n(sheet[0]), this.n(sheet[1])) : null);

  override speakPosition(numbers: readonly bigint[]) {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakPosition(numbers);
    if (kind === 'graph') return this.#table.speakPosition(numbers);
    const sheets = sheetsOf(numbers);
    return sheets.length > mostSpoken
      ? this.#words.manySheets(this.n(sheets.length))
      : this.#words.sheetsOf(sheets.map((sheet) => this.#size(sheet)!));
  }

  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakMove(move, before, form);
    const [component = 0n, a = 0n, b = 0n] = move.numbers;
    if (kind === 'graph') return this.#table.speakMove(move, before, form);
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
    if (kind === 'graph') return this.#table.speakPlace(move, before);
    return this.#words.sheetPlace(this.n(move.numbers[0] ?? 0n));
  }

  override drawFormula({ components, method }: Analysis) {
    if (method === 'search') return this.#words.searchFormula;
    return components.length === 0 || components.length > mostSpoken ? null : this.#reduced.sum(components);
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

  // ---- Life -------------------------------------------------------------------------------------------------------

  override async begin(): Promise<void> {
    if (readRule(this.rule).kind === 'graph') await this.#table.load();
    return super.begin();
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const rule = this.#rule;
    this.#reduced.follow(view, rule);
    if (view.view === 'edit') return this.#drawEdit(view, rule);
    const own =
      rule.kind === 'heaps'
        ? super.drawBoard(view)
        : rule.kind === 'sheets'
          ? this.#drawSheets(view)
          : this.#drawGraph(view, rule);
    return view.view === 'reduced' ? html`${own}${this.#reduced.draw(view, rule)}` : own;
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
    if (this.#over(`${size}`, view.rule)) return ended(flag(x - 3, y + 5, 15));
    const step = this.#reduced.stepIn(view);
    if (size > largestDrawn || (step === null && !view.lit.has('leaves'))) return null;
    const won = step === null || step === 0;
    return notches.map(({ x, y }, i): Content => {
      const strikes = i > 0 && [BigInt(i), size - BigInt(i)].some((part) => this.#reduced.isLeaf(`${part}`));
      if (!strikes) return null;
      const line = path({ class: `strike ${won ? 'won' : ''}`, d: `M${x - Math.min(width - 20, 50)} ${y}H${x - 6}` });
      return [line, !won && cross(x + 1, y, 5)];
    });
  }
  protected override valueUnder(view: BoardView, heap: number) {
    const value = view.view === 'reduced' ? this.#reduced.valueIn(view, `${view.numbers[heap]!}`) : null;
    return value === null || this.analysisOn ? super.valueUnder(view, heap) : this.common.value(this.n(value));
  }

  // ---- Sheets -----------------------------------------------------------------------------------------------------

  protected override heirs(sizes: readonly bigint[], aim: Aim) {
    const sheet = this.#sheets[aim.heap];
    if (this.#rule.kind !== 'sheets' || !sheet) return super.heirs(sizes, aim);
    const [way, after = 0n] = aim.parts;
    const line: Line = { way: way === 1n ? 'columns' : 'rows', after: Number(after) };
    const all = sizes.map((size, of): Heir => ({ size, of }));
    const halves = halvesOf(sheet, line).map((half): Heir => ({ size: asNumber(half), of: aim.heap }));
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
    const w = this.#words;
    const over = this.#over(sheet.join('x'), view.rule);
    const aim = this.seen(view);
    const cut = aim?.heap === at ? lineOf(aim) : null;
    const hinted = this.hintedAt(view, at);
    const states = {
      ...{ over, hinted, lit: view.lit.has(`sheet-${at + 1}`), leaving: view.leaving, aimed: cut },
      ...(cut && { [cut.way]: true }),
    };
    const value = view.view === 'reduced' ? this.#reduced.valueIn(view, sheet.join('x')) : null;
    const picture = sheetPicture({
      sheet,
      unit,
      size: (width, height) => w.size(this.n(width), this.n(height)),
      label: strung([w.sheet(this.n(at + 1), this.#size(sheet)!), over && w.endedHere], this.language),
      states,
      cut,
      line: (line) => (over ? null : this.#line(view, at, sheet, line, aim)),
      ...(over && !view.leaving ? { end: w.endMark } : {}),
      hinted: hinted && !view.hint && !view.leaving && !view.shown,
      value: value === null ? this.value(view, at, this.#sheets.length) : this.common.value(this.n(value)),
    });
    return html`<div data-glide=${name}>${drawnPicture(picture)}</div>`;
  }

  /** A line to cut along: what it plays, whether that wins, is hinted, makes an end. */
  #line(view: BoardView, at: number, sheet: Sheet, line: Line, aim: Aim | null): LineFace | null {
    const own = this.#cutOf(at, sheet, line);
    const { label, disabled, states } = this.placeOf(view, own, aim, this.winning(view, at));
    if (states.barred) return null;
    const step = this.#reduced.stepIn(view);
    const ends =
      (step !== null || view.lit.has('leaves')) &&
      halvesOf(sheet, line).some((half) => this.#reduced.isLeaf(half.join('x')));
    return {
      id: own.id,
      label: strung([label, ends && this.#words.loses], this.language),
      disabled,
      states: { ...states, ends },
      deleted: ends && step !== null && step > 0,
    };
  }

  // ---- Graph ------------------------------------------------------------------------------------------------------

  #drawGraph(view: BoardView, { rest }: Rule): TemplateResult {
    // A token that can move is the one a press is meant for.
    const able = view.numbers.map((node) => this.#movesOf(`${node}`, view.rule)?.size !== 0);
    if (!able[this.#table.chosen]) this.#table.chosen = Math.max(0, able.indexOf(true));
    const step = this.#reduced.stepIn(view);
    const struck = step !== null && step > 0;
    const leaf = (node: number) => this.#reduced.isLeaf(`${node}`);
    const over = ({ places }: Layout): Content =>
      g(
        { class: 'crosses', 'aria-hidden': 'true' },
        ...places.map(({ x, y }, i) => struck && leaf(i + 1) && cross(x, y, 11)),
        view.analysis.moveCount === 0n &&
          this.#endedIn(view).map((i) => {
            const { x, y } = places[Number(view.numbers[i]) - 1]!;
            return ended(flag(x - 4, y - 17, 18));
          }),
      );
    const edge = ({ to }: Edge, looked: boolean) => [
      looked && !leaf(to) && 'looked',
      step !== null && leaf(to) && (struck ? 'deleted' : 'ends'),
    ];
    return html`${this.#table.draw(view, {
      graph: rest,
      tell: view.view === 'reduced' ? (node) => this.#reduced.tell(view, node) : null,
      hear: (node) =>
        view.numbers.some((at) => Number(at) === node) && this.#over(`${node}`, view.rule) && this.#words.endedHere,
      node: (node) => view.lit.has('leaves') && leaf(node) && 'lit',
      token: (i) => this.#over(`${view.numbers[i]!}`, view.rule) && 'ended',
      edge,
      over,
    })}
    ${this.drawBench(view)}`;
  }

  // ---- Rule -------------------------------------------------------------------------------------------------------

  #drawEdit(view: BoardView, rule: Rule): TemplateResult {
    const start = this.match?.stations[0]?.position ?? view.position;
    return html`${this.#bench.draw(this.#words, rule, start)}
    ${
      rule.kind === 'graph'
        ? this.#table.drawEditor(view, rule.rest, view.origin.map(Number))
        : this.#drawStart(view, rule)
    }`;
  }

  /** Heaps and sheets where the game begins; they are written in the field of the position. */
  #drawStart(view: BoardView, { kind }: Rule): TemplateResult {
    const still = { ...view, view: 'plain', interactive: false, marked: [], hint: null, hintPlace: null };
    return kind === 'heaps' ? super.drawBoard(still) : this.#drawSheets(still);
  }
}

/** A sheet as one number, by which its name is kept. */
const asNumber = ([width, height]: Sheet) => (width << 32n) | height;

/** The two sheets that a cut makes. */
function halvesOf([width, height]: Sheet, { way, after }: Line): readonly [Sheet, Sheet] {
  const cut = BigInt(after);
  return way === 'columns'
    ? [
        [cut, height],
        [width - cut, height],
      ]
    : [
        [width, cut],
        [width, height - cut],
      ];
}

/** The line of an aim. For a cut of the other side it is the one nearer to the corner. */
function lineOf({ parts: [way = 1n, after = 0n], at, id }: Aim): Line {
  return { way: way === 1n ? 'columns' : 'rows', after: id ? at : Number(after) };
}

defineSpeaking('nimlab-first-end-wins', FirstEndWinsElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-first-end-wins': FirstEndWinsElement;
  }
}
