import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { SolverError, type Analysis, type Move } from '../../../solver/types.ts';
import * as tokens from '../tokens/speech.ts';
import type { Rules } from '../table.ts';
import { partsKey, type Aim } from '../../splits/heap-board.ts';
import { SplitElement } from '../../splits/split-element.ts';
import { segments } from '../../../draw/fields.ts';
import pickSheet from '../../../draw/pick.css?inline';
import type { Heir } from '../../../draw/motion/glide.ts';
import { drawn, drawnPicture } from '../../../draw/lit.ts';
import { Moves } from '../../../draw/moves.ts';
import { largestDrawn, type Column } from '../../splits/cut.ts';
import {
  cross,
  ended,
  halvesOf,
  kinds,
  longestSide,
  mostSheets,
  pennant,
  readRule,
  sheetPicture,
  sheetsOf,
  unitFor,
  writeRule,
  type Kind,
  type Line,
  type LineFace,
  type Rule,
  type Sheet,
} from './components.ts';
import { path, type Content } from '../../../draw/scene.ts';
import paperSheet from './scene.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import { ask } from '../../../board/ask.ts';
import { defineSpeaking, locales, strung } from '../../../board/language.ts';
import { movesOf } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import { endedIn, sumOf, words } from './speech.ts';
import type { Views } from './views/views.ts';
import type { words as en } from './words.en.ts';

/** How many ends the editor offers to wait for. */
const offered = ['1', '2', '3'] as const;
interface Start {
  readonly rest: string;
  readonly position: string;
}
/** What a kind begins with when the reader turns to it. */
const beginnings: Readonly<Record<Kind, Start>> = {
  graph: { rest: 'A>B A>C B>C B>D C>E D>E D>F E>F', position: 'A B' },
  heaps: { rest: 'heaps', position: '5 7' },
  sheets: { rest: 'sheets', position: '4x3 5x4' },
};

/** The rule: what the components are, and how many must end. */
class RuleBench {
  /** Where the reader left each kind, for when they turn back to it. */
  readonly #left = new Map<Kind, Start>();

  constructor(private readonly turnTo: (rule: string, position: string) => void) {}

  /** `start`: where the game begins. */
  draw(w: typeof en, rule: Rule, start: string): TemplateResult {
    const turn = (kind: Kind) => {
      this.#left.set(rule.kind, { rest: rule.rest, position: start });
      const to = this.#left.get(kind) ?? beginnings[kind];
      this.turnTo(writeRule(rule.ends, to.rest), to.position);
    };
    const wait = (ends: string) => this.turnTo(writeRule(ends, rule.rest), start);
    const named = kinds.map((kind) => [kind, w.kinds[kind]] as const);
    const counts = offered.map((ends) => [ends, ends] as const);
    return html`<div class="bench" role="group" aria-label=${w.ruleTools}>
        ${segments<string>('ends', w.ends, counts, rule.ends, wait)} ${segments('kind', w.kind, named, rule.kind, turn)}
      </div>
      <p class="how rule">${w.kindRule[rule.kind](w.count[rule.kind](rule.ends))}</p>`;
  }
}

const mostSpoken = 12;
/**
 * `<nimlab-first-end-wins>`: tokens on a graph, heaps that split or sheets that are cut, as the rule says; as soon as
 * enough of them have ended, the player to move has won. Views: `plain`; `reduced`, which deletes the won leaves step
 * by step and shows the SG values of what remains, or, where that decides nothing, sets its verdict beside the true
 * one; `edit` (with `controls="full"`). Lit parts: `token-<i>`, `node-<n>`, `edge-<a>-<b>`, `heap-<i>`, `sheet-<i>`,
 * `leaves`.
 */
export class FirstEndWinsElement extends SplitElement {
  static override readonly game = 'first_end_wins';
  protected static override readonly words = words;
  static override styles = [...SplitElement.styles, ...sheets(paperSheet, pickSheet, boardSheet)];
  protected override readonly stoneMeans = 'cut';
  readonly #moves: Moves = new Moves(movesOf(this.game), () => {
    this.#views?.table.offer(this.#moves.list);
    this.requestUpdate();
  });
  /** What graphs, and leaves that are deleted, are drawn with. */
  #views: Views | null = null;
  #coming: Promise<Views> | null = null;
  readonly #bench = new RuleBench((rule, position) => void this.#turnTo(rule, position));

  get #words() {
    return words[this.language];
  }
  get #rule(): Rule {
    return readRule(this.match?.rule ?? this.current?.rule ?? this.rule);
  }

  override get positionLabel() {
    return this.#words.positions[this.#rule.kind];
  }
  protected override get views() {
    const { views } = this.#words;
    const ids = ['plain', 'reduced', ...(this.offers('setup') ? ['edit'] : [])] as (keyof typeof views)[];
    return ids.map((id) => ({ id, label: views[id] }));
  }
  static readonly looks = async () => (await import('./views/views.ts')).viewStyles;
  protected override bring(view: string): Promise<void> | null {
    const edits = view === 'edit';
    if (this.#views) return edits ? this.#views.table.bring() : null;
    if (view !== 'reduced' && !edits && this.#rule.kind !== 'graph') return null;
    return this.#fetch().then(({ table }) => (edits ? table.bring() : null) ?? undefined);
  }
  #fetch(): Promise<Views> {
    return (this.#coming ??= import('./views/views.ts').then(
      ({ Views }) => (this.#views = new Views(this, this.#rules)),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    ));
  }
  readonly #rules: Rules = {
    reaches: (token, node) => this.#moves.has(`${token + 1}-${node}`),
    waits: (press) => this.#moves.waits(press),
    rule: (graph) => writeRule(this.#rule.ends, graph),
  };
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
    return this.#views?.table.undrawable(rest) ?? null;
  }

  // ---- Words ------------------------------------------------------------------------------------------------------

  #node = (node: bigint) => this.#views?.table.name(this.#rule.rest, node) ?? this.n(node);
  #size = (sheet: Sheet | undefined) => (sheet ? this.#words.spokenSize(this.n(sheet[0]), this.n(sheet[1])) : null);

  override speakPosition(numbers: readonly bigint[]) {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakPosition(numbers);
    if (kind === 'graph') return tokens.speakPosition(numbers, this.#node, this.language);
    const sheets = sheetsOf(numbers);
    return sheets.length > mostSpoken
      ? this.#words.manySheets(this.n(sheets.length))
      : this.#words.sheetsOf(sheets.map((sheet) => this.#size(sheet)!));
  }

  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const { kind } = this.#rule;
    if (kind === 'heaps') return super.speakMove(move, before, form);
    const [component = 0n, a = 0n, b = 0n] = move.numbers;
    if (kind === 'graph') return tokens.speakMove(move, before, form, this.#node, this.language);
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
    if (kind === 'graph') return tokens.speakPlace(move, before, this.#node, this.language);
    return this.#words.sheetPlace(this.n(move.numbers[0] ?? 0n));
  }

  override drawFormula(analysis: Analysis) {
    if (analysis.method === 'search') return this.#words.searchFormula;
    const { length } = analysis.components;
    return length === 0 || length > mostSpoken ? null : sumOf(analysis, this.language);
  }

  // ---- What the solver says of components ---------------------------------------------------------------------------

  protected override over({ analysis }: BoardView, component: number): boolean {
    return endedIn(analysis).includes(component);
  }

  protected override legal({ heap, parts }: Aim): boolean | null {
    return this.#moves.has(partsKey([heap + 1, ...parts]));
  }

  protected override pressed(id: string) {
    const act = () => super.pressed(id);
    if (this.#rule.kind !== 'sheets' || !this.#moves.waits(act)) act();
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override async begin(): Promise<void> {
    await this.ready();
    const { kind, rest } = readRule(this.rule);
    if (kind === 'graph') await this.#views?.table.begin(rest);
    return super.begin();
  }

  protected override follow(view: BoardView) {
    this.#moves.follow(view.position, view.rule);
    if (this.#views) {
      this.wear(this.#views.styles);
      this.#views.follow(view, this.#rule);
    } else if (view.lit.has('leaves')) {
      ask(
        () => this.#fetch().then(() => this.requestUpdate()),
        () => {}, // they are not lit
      );
    }
    super.follow(view);
  }

  /** How far the leaves are deleted; null where nothing is said of them. */
  #step = (view: BoardView) => this.#views?.reduced.stepIn(view) ?? null;
  #isLeaf = (component: string) => this.#views?.reduced.isLeaf(component) ?? false;
  #valueOf = (view: BoardView, component: string) => this.#views?.reduced.valueIn(view, component) ?? null;

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const rule = this.#rule;
    if (view.view === 'edit') return this.#drawEdit(view, rule);
    const own =
      rule.kind === 'heaps'
        ? super.drawBoard(view)
        : rule.kind === 'sheets'
          ? this.#drawSheets(view)
          : html`${this.#views?.drawGraph(view, rule)}${this.drawBench(view)}`;
    return view.view === 'reduced' ? html`${own}${this.#views?.reduced.draw(view, rule)}` : own;
  }

  /** Once the game is over: what has ended, and what that means. */
  #decided({ numbers, facts }: Analysis): [string, string] {
    const w = this.#words;
    const { ends, kind } = this.#rule;
    const names = (facts['ended'] ?? []).map((component) => w.component[kind](this.n(component)));
    const alone = kind === 'graph' && numbers.length === 1;
    return [
      names.length && alone ? w.tokenEnded : names.length ? w.ended(names) : '',
      ends === '1' ? '' : w.decidedMany(ends),
    ];
  }

  protected override speakEnd(analysis: Analysis) {
    return Promise.resolve(analysis.outcome === 'N' ? this.#decided(analysis)[0] : '');
  }

  /** Under the components: what can be done; how many have ended, and what that means. */
  protected override drawBench(view: BoardView): TemplateResult {
    const { ends, kind } = this.#rule;
    const { analysis } = view;
    if (analysis.moveCount === 0n && analysis.outcome === 'N') {
      const [said, means] = this.#decided(analysis);
      return html`<div class="action-line">
        <p class="decided">
          <svg class="flagged" viewBox="0 0 20 20" aria-hidden="true">${drawn(pennant(3, 18, 15))}</svg>
          ${said ? html`<strong>${said}</strong>${locales[this.language].space}` : nothing}${means}
        </p>
      </div>`;
    }
    const count = endedIn(analysis).length;
    const so = ends !== '1' && count > 0 ? this.#words.endedSoFar(this.n(count), ends) : '';
    return html`${this.drawActionLine(view, [so, this.idle].filter(Boolean).join(locales[this.language].space))}
    ${kind === 'heaps' ? this.drawFields(view) : nothing}`;
  }

  // A heap that has ended says so; in the reduced view the cuts that make an end are struck out.
  protected override flag(view: BoardView, heap: number) {
    return this.over(view, heap) ? '' : super.flag(view, heap);
  }
  protected override beside(
    view: BoardView,
    heap: number,
    { notches, width }: Column,
    { x, y }: { x: number; y: number },
  ) {
    const size = view.numbers[heap]!;
    if (this.over(view, heap)) return ended(pennant(x - 3, y + 5, 15));
    const step = this.#step(view);
    if (size > largestDrawn || (step === null && !view.lit.has('leaves'))) return null;
    const won = step === null || step === 0;
    return notches.map(({ x, y }, i): Content => {
      const strikes = i > 0 && [BigInt(i), size - BigInt(i)].some((part) => this.#isLeaf(`${part}`));
      if (!strikes) return null;
      const line = path({ class: `strike ${won ? 'won' : ''}`, d: `M${x - Math.min(width - 20, 50)} ${y}H${x - 6}` });
      return [line, !won && cross(x + 1, y, 5)];
    });
  }
  protected override valueUnder(view: BoardView, heap: number) {
    const value = this.#valueOf(view, `${view.numbers[heap]!}`);
    return value === null || this.analysisOn ? super.valueUnder(view, heap) : this.common.value(this.n(value));
  }

  // ---- Sheets -----------------------------------------------------------------------------------------------------

  protected override sizesIn({ numbers }: BoardView) {
    return this.#rule.kind === 'sheets' ? sheetsOf(numbers).map(asNumber) : numbers;
  }

  protected override heirs(sizes: readonly bigint[], aim: Aim) {
    const sheet = sheetsOf(this.sizes)[aim.heap];
    if (this.#rule.kind !== 'sheets' || !sheet) return super.heirs(sizes, aim);
    const all = sizes.map((size, of): Heir => ({ size, of }));
    // The part that the move names comes first.
    const halves = halvesOf(sheet, { ...lineOf(aim), after: Number(aim.parts[1] ?? 0n) });
    return all.toSpliced(aim.heap, 1, ...halves.map((half): Heir => ({ size: asNumber(half), of: aim.heap })));
  }

  /** A sheet is cut alike from both sides: which of the two cuts stands for both, the solver's list says. */
  #cutOf(at: number, sheet: Sheet, { way, after }: Line): Aim {
    const [whole, number] = way === 'columns' ? [sheet[0], 1n] : [sheet[1], 2n];
    const cuts = [BigInt(after), whole - BigInt(after)].map((each) => [number, each]);
    const parts = cuts.find((each) => this.#moves.has(partsKey([at + 1, ...each]))) ?? cuts[0]!;
    return { id: `${at}-${way}-${after}`, heap: at, parts, at: after };
  }
  protected override aimAt(id: string) {
    const [, at, way, after] = /^(\d+)-(columns|rows)-(\d+)$/.exec(id) ?? [];
    const sheet = sheetsOf(this.sizes)[Number(at)];
    if (this.#rule.kind !== 'sheets' || !sheet) return super.aimAt(id);
    return this.#cutOf(Number(at), sheet, { way: way as Line['way'], after: Number(after) });
  }

  #drawSheets(view: BoardView): TemplateResult {
    const sheets = sheetsOf(view.numbers);
    const unit = unitFor([...sheetsOf(view.origin), ...sheets]);
    return html`<div class="split">
      <div class="heaps sheets">
        ${repeat(
          sheets,
          (_, i) => this.heapNames[i],
          (sheet, i) => this.#drawSheet(view, i, sheet, unit),
        )}
      </div>
      ${this.drawBench(view)}
    </div>`;
  }

  #drawSheet(view: BoardView, at: number, sheet: Sheet, unit: number): TemplateResult {
    const w = this.#words;
    const over = this.over(view, at);
    const aim = this.seen(view);
    const cut = aim?.heap === at ? lineOf(aim) : null;
    const where = this.hintedAt(view, at);
    const states = {
      ...{ over, where, lit: view.lit.has(`sheet-${at + 1}`), leaving: view.leaving, going: cut },
      ...(cut && { [cut.way]: true }),
    };
    const value = this.#valueOf(view, sheet.join('x'));
    const picture = sheetPicture({
      sheet,
      unit,
      size: (width, height) => w.size(this.n(width), this.n(height)),
      label: strung([w.sheet(this.n(at + 1), this.#size(sheet)!), over && w.endedHere], this.language),
      states,
      cut,
      line: (line) => (over ? null : this.#line(view, at, sheet, line, aim)),
      ...(over && !view.leaving ? { end: w.endMark } : {}),
      where: where && !view.hint && !view.leaving && !view.shown,
      value: value === null ? this.value(view, at, view.numbers.length / 2) : this.common.value(this.n(value)),
    });
    return html`<div data-glide=${this.heapNames[at]}>${drawnPicture(picture)}</div>`;
  }

  /** A line to cut along: what it plays, whether that wins, is hinted, makes an end. */
  #line(view: BoardView, at: number, sheet: Sheet, line: Line, aim: Aim | null): LineFace | null {
    const own = this.#cutOf(at, sheet, line);
    const { label, disabled, states } = this.placeOf(view, own, aim, this.winning(view, at));
    if (states.barred) return null;
    const step = this.#step(view);
    const ends =
      (step !== null || view.lit.has('leaves')) && halvesOf(sheet, line).some((half) => this.#isLeaf(half.join('x')));
    return {
      id: own.id,
      label: strung([label, ends && this.#words.loses], this.language),
      disabled,
      states: { ...states, ends },
      deleted: ends && step !== null && step > 0,
    };
  }

  // ---- Rule -------------------------------------------------------------------------------------------------------

  /** Where a rule needs more tokens than there are, as the solver says, the first of them come again. */
  async #turnTo(rule: string, position: string) {
    try {
      await this.restart(position, rule);
    } catch (error) {
      const tokens = position.split(' ');
      const short = error instanceof SolverError && error.code === 'too_small' && error.field === 'position';
      const needed = short ? Number(error.limit) : 0;
      if (needed <= tokens.length) this.refuse(error);
      else await this.#turnTo(rule, Array.from({ length: needed }, (_, i) => tokens[i % tokens.length]!).join(' '));
    }
  }

  #drawEdit(view: BoardView, rule: Rule): TemplateResult {
    const start = this.match?.stations[0]?.position ?? view.position;
    return html`${this.#bench.draw(this.#words, rule, start)}
    ${rule.kind === 'graph' ? this.#views?.table.drawEditor() : this.#drawStart(view, rule)}`;
  }

  /** Heaps and sheets where the game begins; they are written in the field of the position. */
  #drawStart(view: BoardView, { kind }: Rule): TemplateResult {
    const still = { ...view, view: 'plain', interactive: false, wins: [], hint: null, where: null };
    return kind === 'heaps' ? super.drawBoard(still) : this.#drawSheets(still);
  }
}

/** A sheet as one number, by which its name is kept. */
const asNumber = ([width, height]: Sheet) => (width << 32n) | height;

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
