import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../../solver/types.ts';
import { Draft } from '../../../draw/draft.ts';
import { Points } from '../../../draw/points.ts';
import { explain } from '../../../board/error-words.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, translated } from '../../../board/language.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import { beyond, wayOf, type Way, pairNumbered, pairOf, type IndexedPair } from './moves.ts';
import type { Walk } from './views/walk.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Heaps go no further. */
const largest = 2n ** 64n - 1n;
type Views = typeof import('./views/numbers.ts');

/**
 * `<nimlab-wythoff>`: a queen on her way to the corner (0, 0), lower left. Views: `plain`; `pn` and `sg` (every cell);
 * `strips` (the P-cells above the two Beatty strips); `heaps` (the same position in stones); `exact` (the pair of the
 * position's difference beside what double arithmetic gives; also under the board while analysis is on). From 200 on,
 * positions are heaps in numbers. Lit parts: `cell-<x>-<y>`, `row`, `column`, `diagonal` (the queen's lines),
 * `strip-a`, `strip-b`, `heap-1`, `heap-2`.
 */
export class WythoffElement extends GameElement {
  static override readonly game = 'wythoff';
  protected static override readonly words = words;
  static readonly skin = () => import('./skin.ts');
  /**
   * The board of cells; what the other views are drawn of, and the board with its analysis. Each comes when it is
   * wanted.
   */
  #walk: Walk | null = null;
  #views: Views | null = null;
  /**
   * From which heap the fields and the stones take; every move begins anew, or a stone would mean what the last one
   * did.
   */
  readonly #from = new Draft<Way>(
    this,
    () => `${this.board?.rule}|${this.board?.position}`,
    () => 'row',
  );
  /** A pair the reader looked up. */
  readonly #lookedUp = new Draft<IndexedPair | null>(
    this,
    () => `${this.board?.rule}|${this.board?.position}`,
    () => null,
  );

  /** The stones: a press takes the one and all above it. */
  readonly #points = new Points(this, {
    press: (id) => {
      if (this.#drawn(this.board!) !== 'board')
        void this.propose(this.#views!.takenBy(id, this.#from.value, this.board!.numbers));
    },
  });

  // ---- In words ---------------------------------------------------------------------------------------------------

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  #at = (place: readonly (bigint | number)[]) => this.#words.at([this.#n(place[0]!), this.#n(place[1]!)]);

  static readonly looks = async () => {
    const [{ Walk }, { viewStyles }] = await Promise.all([import('./views/walk.ts'), import('./views/numbers.ts')]);
    return [...Walk.styles, ...viewStyles];
  };
  protected override bring(view: string): Promise<void> | null {
    const walks = view !== 'heaps' && view !== 'exact';
    const far = this.current ? beyond(this.current.numbers) : /\d{3}/.test(this.position);
    const missing = [
      walks && !this.#walk && this.#bringWalk(),
      (!walks || far || this.analysisOn) && !this.#views && this.#bringViews(),
    ].filter((each) => each !== false);
    return missing.length > 0 ? Promise.all(missing).then(() => {}) : null;
  }
  async #bringWalk() {
    const { Walk } = await import('./views/walk.ts');
    this.#walk ??= new Walk(this, {
      board: () => this.board,
      theme: () => this.surroundings.theme,
      words: () => this.#words,
    });
  }
  async #bringViews() {
    this.#views = await import('./views/numbers.ts');
  }
  override speakPosition([first = 0n, second = 0n]: readonly bigint[]) {
    return this.#words[this.#inStones([first, second]) ? 'heapsOf' : 'queenAt']([this.#n(first), this.#n(second)]);
  }
  /** The position is two heaps; else it is where the queen stands. */
  #inStones(numbers: readonly bigint[]): boolean {
    return this.view === 'heaps' || beyond(numbers);
  }
  override speakMove({ numbers }: Move, before: readonly bigint[], form: 'base' | 'third') {
    return this.#words[this.#inStones(before) ? 'move' : 'walk'](
      [this.#n(numbers[0] ?? 0n), this.#n(numbers[1] ?? 0n)],
      wayOf(numbers),
      form,
    );
  }
  override speakPlace({ numbers }: Move, before: readonly bigint[]) {
    return this.#words[this.#inStones(before) ? 'place' : 'walkPlace'][wayOf(numbers)];
  }
  speakRefusal(_move: Move, before: readonly bigint[]) {
    const { ruleNumbers: [a] = [] } = this.current ?? {};
    return this.#inStones(before) || a !== 1n ? '' : this.#words.refused;
  }
  protected override drawFormula(analysis: Analysis) {
    const { numbers, grundy } = analysis;
    if (grundy !== null) return `SG${this.#at(numbers)} = ${this.#n(grundy)}`;
    const pair = pairOf(analysis);
    return pair && html`(A<sub>n</sub>, B<sub>n</sub>) = ${this.#at([pair.a, pair.b])}`;
  }

  // ---- Before it is drawn -------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const walk = this.#walk;
    if (changed.has('view')) walk?.leave();
    const view = this.board;
    if (!view) return;
    this.wear([...(walk?.styles ?? []), ...(this.#views?.viewStyles ?? [])]);
    walk?.follow(view);
    if (this.#drawn(view) === 'board') walk?.lay(view);
  }

  #drawn({ view, numbers, shown, origin }: BoardView): 'exact' | 'heaps' | 'board' {
    if (view === 'exact') return view;
    return view === 'heaps' || beyond(numbers) || (!shown && beyond(origin)) ? 'heaps' : 'board';
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const drawn = this.#drawn(view);
    const more = this.#views;
    const pair = pairOf(view.analysis);
    const bars = () => more!.drawBars(view.numbers, pair, { names: this.#words.heap, say: this.#n });
    return html`<div class="wythoff as-${drawn}">
      ${drawn === 'board' && this.#walk ? this.#walk.draw(view) : nothing}
      ${more && drawn === 'heaps' ? this.#drawHeaps(view, more) : nothing}
      ${more && drawn === 'exact' ? bars() : nothing}
      ${more && drawn !== 'board' ? this.#drawTaking(view, more) : nothing}
      ${more && (this.analysisOn || drawn === 'exact') ? this.#drawPair(view, pair, more) : nothing}
    </div>`;
  }

  // ---- Heaps, and moves in numbers ----------------------------------------------------------------------------------

  #drawHeaps(view: BoardView, { drawHeaps }: Views): TemplateResult {
    return drawHeaps(view, {
      words: this.#words,
      from: this.#from.value,
      at: this.#points.at,
      write: this.#n,
      move: (numbers) => this.speakMove({ text: '', numbers }, view.numbers, 'base'),
    });
  }

  #drawTaking(view: BoardView, { drawTaking }: Views): TemplateResult {
    return drawTaking({
      words: this.#words,
      from: this.#from.value,
      alike: view.analysis.ruleNumbers[0] === 1n,
      interactive: view.interactive,
      choose: (from) => (this.#from.value = from),
      take: (numbers) => void this.propose(numbers),
      refuse: (error) => this.refuse(error),
    });
  }

  // ---- Pairs by their number ----------------------------------------------------------------------------------------

  #drawPair({ view, analysis }: BoardView, own: IndexedPair | null, { drawPair, drawLookUp }: Views): TemplateResult {
    const asked = this.#lookedUp.value;
    const pair = asked ?? own;
    const panel = pair
      ? drawPair({ words: this.#words, language: this.language, analysis, pair, ofPosition: asked === null })
      : html`<p class="pair quiet">${this.#words.noPair}</p>`;
    if (view !== 'exact') return panel;
    return html`${panel}
    ${drawLookUp({
      words: this.#words,
      wrong: analysis.facts['wrong']?.[0],
      n: pair?.n ?? 0n,
      asked: asked !== null,
      look: (n) => void this.#lookUp(n),
      play: this.controls === 'none' ? null : () => void this.#playFrom(asked!),
      forget: () => (this.#lookedUp.value = null),
      refuse: (error) => this.refuse(error),
    })}`;
  }

  async #lookUp(n: bigint) {
    const { rule, position } = this.board!;
    try {
      const pair = pairNumbered(await (await solver()).analyse(this.game, `${n} ${n}`, rule));
      if (!pair) throw new SolverError('too_large', 'position', `${n}`, `${largest}`);
      if (this.board?.position === position && this.board.rule === rule) this.#lookedUp.value = pair;
    } catch (error) {
      this.refuse(error);
    }
  }

  async #playFrom({ a, b }: IndexedPair) {
    try {
      await this.restart(`${a} ${b}`);
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      this.announce(explain(error, this.language));
    }
  }
}

defineSpeaking('nimlab-wythoff', WythoffElement);
