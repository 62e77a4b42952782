import explanationSheet from '../../draw/explanation.css?inline';
import stepperSheet from '../../draw/stepper/stepper.css?inline';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  ExplanationStep,
  InstrumentAnswers,
  MixedStrategy,
  Solver,
  SolverError,
  Work,
} from '../../solver/types.ts';
import type { OverDetail } from '../../board/view.ts';
import { cutAt, written } from '../../draw/numerals.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { Points } from '../../draw/points.ts';
import { sheets } from '../../draw/sheets.ts';
import { Stepper } from '../../draw/stepper/stepper.ts';
import { drawSwitch } from '../../board/controls.ts';
import { explainFraction, Desk, type Asked, type Showing } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, locales, strung, translated } from '../../board/language.ts';
import { Editor } from './editor.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { Rounds, ways } from './rounds.ts';
import { mixtureWords, stepWords } from './speech.ts';
import { cellName, pairsPicture, type Pairs, type PairsFace, type Player } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Answers = InstrumentAnswers['bimatrix'];

interface Known {
  readonly game: Pairs;
  readonly best: Readonly<Record<Player | 'both', ReadonlySet<string>>>;
  /** Of the view dominance. */
  readonly steps: readonly ExplanationStep[] | null;
  /** Of the view equilibria; none of what is too large to be solved. */
  readonly equilibria: Answers['equilibria'] | null;
  readonly pareto: ReadonlySet<string>;
  readonly security: Answers['security'] | null;
}

const kinds = ['strict', 'weak', 'mixtures', 'weak_mixtures'] as const;
const kindOf = ({ kind }: Asked) => kinds.find((each) => each === kind) ?? kinds[0];
const wayOf = ({ opponent }: Asked) => ways.find((each) => each === opponent) ?? ways[0];
/** 0 where the number is none. */
const roundsOf = ({ rounds = '' }: Asked) => (/^\d{1,3}$/.test(rounds) ? Number(rounds) : 0);
const mostSolved = 8;
const sides = ['row', 'column'] as const;

const cellsIn = (numbers: Uint32Array): ReadonlySet<string> =>
  new Set(Array.from({ length: numbers.length / 2 }, (_, i) => cellName(numbers[2 * i]!, numbers[2 * i + 1]!)));
const nobody = (): Record<Player, Set<string>> => ({ row: new Set(), column: new Set() });

/**
 * `<nimlab-bimatrix>`: a game of two players, each with payoffs of their own. Views: `payoffs`, where best responses
 * are marked and payoffs are changed in place; `dominance`, struck out step by step; `equilibria`, with Pareto optimal
 * cells and what each can make sure of; `rounds`, which the reader plays as A. Attributes: `position`, `view`,
 * `opponent` in rounds (`best`: what is best against the rounds so far; `echo`: as A did), `rounds` (after so many it is
 * over; event `nimlab-over` of echo: 'you' win where no other rows bring A more), `kind` of dominance
 * (`strict`, `weak`, `mixtures`, `weak_mixtures`), `controls` (`views`, `setup`: examples and changes, `kinds` of
 * dominance, `levels`: Pareto and what is sure, `opponent`: whom one plays, `best`: best responses are shown, and where
 * they meet), `name`. Lit parts: `cell-<row>-<column>`,
 * `row-<n>`, `column-<n>`.
 */
export class BimatrixElement extends Desk<Known> {
  static override readonly instrument = 'bimatrix';
  static override readonly words = words;
  static override readonly fractions = true;
  static override readonly asks = ['position', 'view', 'kind', 'opponent', 'rounds'];
  static override properties = {
    ...Desk.properties,
    kind: { type: String },
    opponent: { type: String },
    rounds: { type: String },
  };
  static override styles = [...Desk.styles, ...sheets(sceneSheet, stepperSheet, explanationSheet, boardSheet)];
  declare kind: string;
  declare opponent: string;
  declare rounds: string;

  /** What the reader has marked, of this text. */
  #marks = nobody();
  #marksOf = '';
  /** Their marks have been looked through, or the right ones are shown. */
  #judged: 'checked' | 'shown' | null = null;
  #editing = false;
  /** Equilibria are looked at once the reader has guessed; one of them, from 0, may be picked. */
  #revealed = false;
  #picked: number | null = null;
  #pareto = false;
  #security = false;
  readonly #points = new Points(this, { press: (id) => this.#press(id) });
  readonly #rounds = new Rounds({
    words: () => this.#words,
    announce: (text) => this.announce(text),
    together: (sentences) => this.together(sentences),
    refuse: (cause) => this.refuse(cause),
    end: (best) => {
      const detail: OverDetail = { winner: best ? 'you' : 'opponent' };
      this.dispatchEvent(new CustomEvent('nimlab-over', { bubbles: true, composed: true, detail }));
    },
    requestUpdate: () => this.requestUpdate(),
  });
  readonly #stepper: Stepper = new Stepper(this, { pace: () => ({ interval: 2400 }) });
  readonly #editor = new Editor({
    words: () => this.#words,
    place: (row, column) => this.#words.at(`${row}`, `${column}`),
    put: (position) => this.put({ position }),
    changed: () => this.requestUpdate(),
  });

  constructor() {
    super();
    this.kind = this.opponent = this.rounds = '';
  }

  get #words() {
    return words[this.language];
  }
  override get title() {
    const story = this.#words.stories[this.current?.game.name ?? ''];
    return story?.title ?? super.title;
  }

  protected override async answer(solver: Solver, work: Work, asked: Asked): Promise<Known> {
    const text = asked['position'] || 'prisoners_dilemma';
    const read = await solver.ask('bimatrix', 'read', text, work);
    const game = { ...read, name: read.name || (read.position in this.#words.stories ? read.position : '') };
    const { row, column, both } = await solver.ask('bimatrix', 'best', text, work);
    const best = { row: cellsIn(row), column: cellsIn(column), both: cellsIn(both) };
    const known = { game, best, steps: null, equilibria: null, pareto: new Set<string>(), security: null };
    if (asked['view'] === 'dominance')
      return { ...known, steps: await solver.ask('bimatrix', kindOf(asked), text, work) };
    if (asked['view'] !== 'equilibria') return known;
    const small = game.rows <= mostSolved && game.columns <= mostSolved;
    return {
      ...known,
      equilibria: small ? await solver.ask('bimatrix', 'equilibria', text, work) : null,
      pareto: cellsIn(await solver.ask('bimatrix', 'pareto', text, work)),
      security: await solver.ask('bimatrix', 'security', text, work),
    };
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const { field, at } = error;
    const text = asked['position'] ?? '';
    const said = explainFraction(error, text, this.language);
    if (field !== 'position' || at === null) return said;
    const rows = cutAt(text, at)[0].split(/[;；\n]/);
    const column = rows.at(-1)!.trimStart().split(/\s+/).length;
    return this.#words.placed(this.#words.at(`${rows.length}`, `${column}`), said);
  }

  protected override follow({ game, steps }: Known, { asked, shown }: Showing) {
    if (shown) return;
    this.#rounds.follow(game.position, wayOf(asked), roundsOf(asked));
    if (steps) this.#stepper.keep(`${game.position}|${kindOf(asked)}`, steps.length, 0);
    if (this.#marksOf === game.position) return;
    this.#marksOf = game.position;
    this.#marks = nobody();
    this.#judged = this.#picked = null;
    this.#revealed = false;
    if (this.#editing) this.#editor.begin(game);
  }

  protected override tell({ game }: Known): string {
    return this.#words.board(`${game.rows}`, `${game.columns}`);
  }

  // ---- Names -----------------------------------------------------------------------------------------------------

  #labels({ name, rows, columns }: Pairs): Readonly<Record<Player, readonly string[]>> {
    const count = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1}`);
    return this.#words.stories[name] ?? { row: count(rows), column: count(columns) };
  }
  #cellWords(game: Pairs, cell: string): string {
    const labels = this.#labels(game);
    const [row = 1, column = 1] = cell.split('-').map(Number);
    return `(${labels.row[row - 1]}, ${labels.column[column - 1]})`;
  }

  // ---- What the reader does --------------------------------------------------------------------------------------

  #press(id: string) {
    const [player, ...cell] = id.split('-');
    if (this.asked['view'] === 'rounds') {
      this.#rounds.press(Number(cell[0]), this.#labels(this.current!.game));
      return;
    }
    const marks = this.#marks[player as Player];
    const name = cell.join('-');
    if (!marks) return;
    if (!marks.delete(name)) marks.add(name);
    this.#judged = null;
    this.requestUpdate();
  }

  #check = () => {
    this.#judged = 'checked';
    this.announce(this.#verdict(this.current!));
  };
  #show = () => {
    const { best } = this.current!;
    this.#marks = { row: new Set(best.row), column: new Set(best.column) };
    this.#judged = 'shown';
    this.announce(this.#verdict(this.current!));
  };
  #clear = () => {
    this.#marks = nobody();
    this.#judged = null;
    this.requestUpdate();
  };
  #edit = () => {
    this.#editing = !this.#editing;
    if (this.#editing) this.#editor.begin(this.current!.game);
    this.requestUpdate();
  };
  #choose = (event: Event) => void this.put({ position: (event.target as HTMLSelectElement).value });
  #type = (event: Event) => {
    const position = (event.target as HTMLInputElement).value;
    void this.put({ position });
  };

  #wrongMarks({ best }: Known): Record<Player, Set<string>> {
    const out = nobody();
    for (const player of sides)
      for (const each of this.#marks[player]) if (!best[player].has(each)) out[player].add(each);
    return out;
  }

  /** Beside those that are there, right or wrong. */
  #missingMarks({ best }: Known): number {
    return best.row.size + best.column.size - this.#marks.row.size - this.#marks.column.size;
  }

  #verdict(known: Known): string {
    const w = this.#words;
    const { game, best } = known;
    if (this.#judged === null) return '';
    const wrong = this.#wrongMarks(known);
    const count = wrong.row.size + wrong.column.size;
    if (count > 0) return w.wrongMarks(BigInt(count));
    const missing = this.#missingMarks(known);
    if (missing > 0) return w.missing(BigInt(missing));
    // Where they meet is what a page asks.
    if (!this.offers('best')) return w.allFound;
    return w.allMarked([...best.both].map((each) => this.#cellWords(game, each)));
  }

  // ---- Drawing ---------------------------------------------------------------------------------------------------

  protected override drawEmpty(): TemplateResult {
    const { position = '' } = this.asked;
    return html`<div class="choose" @change=${this.#type}>
      ${drawField({ name: 'position', label: this.#words.position, value: position, wrong: true })}
    </div>`;
  }

  protected override drawDesk(known: Known, showing: Showing): TemplateResult {
    switch (showing.view) {
      case 'dominance':
        return this.#drawDominance(known, showing);
      case 'equilibria':
        return this.#drawEquilibria(known, showing);
      case 'rounds':
        return this.#drawRounds(known, showing);
      default:
        return this.#drawPayoffs(known, showing);
    }
  }

  #picture({ game }: Known, { lit }: Showing, face: Partial<PairsFace> = {}, over: unknown = nothing): TemplateResult {
    const w = this.#words;
    const picture = pairsPicture({
      game,
      players: w.players,
      labels: this.#labels(game),
      lit,
      label: w.board(`${game.rows}`, `${game.columns}`),
      ...face,
    });
    return html`<div class="scroll" tabindex=${game.columns > 6 ? 0 : nothing}>
      <div class="sheet ${game.columns > 6 ? 'wide' : ''}" .style=${`width:${picture.width}px`}>
        ${drawnPicture(picture)}${over}
      </div>
    </div>`;
  }

  /** What a cell is, for those who hear it, where nothing in it can be pressed. */
  #heard({ game }: Known): TemplateResult {
    const w = this.#words;
    const labels = this.#labels(game);
    if (game.rows * game.columns > 64) return html``;
    return html`<ul class="visually-hidden">
      ${game.rowWins.map((wins, i) => {
        const [row, column] = [Math.floor(i / game.columns), i % game.columns];
        return html`<li>${w.cellIs(w.at(labels.row[row]!, labels.column[column]!), wins, game.columnWins[i]!)}</li>`;
      })}
    </ul>`;
  }

  #drawPayoffs(known: Known, showing: Showing): TemplateResult {
    const w = this.#words;
    const { game } = known;
    const labels = this.#labels(game);
    const wrong = this.#judged === 'checked' ? this.#wrongMarks(known) : nobody();
    const right = this.#judged !== null && this.#missingMarks(known) === 0 && wrong.row.size + wrong.column.size === 0;
    const playable = !this.#editing && !showing.shown && this.controls !== 'none';
    const payoff = (player: Player, cell: string) => {
      const [row = 1, column = 1] = cell.split('-').map(Number);
      const amount = (player === 'row' ? game.rowWins : game.columnWins)[(row - 1) * game.columns + column - 1]!;
      const place = w.at(labels.row[row - 1]!, labels.column[column - 1]!);
      const said = [
        w.payoffOf(w.players[player === 'row' ? 0 : 1], written(amount), place),
        wrong[player].has(cell) && w.notBest,
      ];
      return {
        id: `${player}-${cell}`,
        label: strung(said, this.language),
        pressed: this.#marks[player].has(cell),
      };
    };
    const face: Partial<PairsFace> = {
      best: this.#editing || showing.shown ? nobody() : this.#marks,
      wrong,
      ...(right && this.offers('best') && { settled: known.best.both }),
      ...(playable && { payoff }),
    };
    const fields = this.#editing ? this.#editor.drawFields(game, this.problem?.error ?? null) : nothing;
    return html`${this.#picture(known, showing, face, fields)} ${playable ? nothing : this.#heard(known)}
      <p class="explanation" aria-live="polite">
        ${this.#editing ? w.editing : this.controls === 'none' ? w.howQuiet : this.#verdict(known) || w.how}
      </p>
      ${this.controls === 'none' ? nothing : this.#drawTools(known, right)}
      ${this.offers('setup') || this.problem ? this.drawProblem() : nothing}`;
  }

  #drawTools({ game }: Known, right: boolean): TemplateResult {
    const w = this.#words;
    const button = (label: string, does: () => void, can = true) =>
      html`<button type="button" class="button small" aria-disabled=${!can} @click=${() => can && does()}>
        ${label}
      </button>`;
    const marked = this.#marks.row.size + this.#marks.column.size > 0;
    const names = Object.keys(w.stories);
    return html`<div class="tools">
      ${
        this.#editing
          ? this.#editor.drawTools(game)
          : html`${button(w.check, this.#check, marked)}
            ${this.offers('best') ? button(w.showBest, this.#show, !right) : nothing}
            ${button(w.clear, this.#clear, marked)}`
      }
      ${this.offers('setup') ? button(this.#editing ? w.done : w.edit, this.#edit) : nothing}
      ${
        this.offers('setup')
          ? html`<label class="examples"
              >${w.examples}
              <select @change=${this.#choose}>
                ${game.name ? nothing : html`<option value=${game.position} .selected=${true}>${w.own}</option>`}
                ${names.map(
                  (each) =>
                    html`<option value=${each} .selected=${each === game.name}>${w.stories[each]!.title}</option>`,
                )}
              </select></label
            >`
          : nothing
      }
    </div>`;
  }

  #drawRounds(known: Known, showing: Showing): TemplateResult {
    const labels = this.#labels(known.game);
    const face = showing.shown ? {} : this.#rounds.face(labels.row);
    const choose = this.offers('opponent') ? (opponent: string) => void this.put({ opponent }) : null;
    return html`${this.#picture(known, showing, face)} ${this.#heard(known)} ${this.#rounds.draw(labels, choose)}
    ${this.drawProblem()}`;
  }

  #drawDominance(known: Known, showing: Showing): TemplateResult {
    const w = this.#words;
    const steps = known.steps ?? [];
    const seen = showing.shown ? 0 : this.#stepper.seen;
    const struck = { row: new Set<number>(), column: new Set<number>() };
    let going: readonly [Player, number] | null = null;
    steps.slice(0, seen).forEach(({ key, numbers }) => {
      going = null;
      const player = key.endsWith('column') ? 'column' : key.endsWith('row') ? 'row' : null;
      if (!player) return;
      struck[player].add(Number(numbers[0]));
      going = [player, Number(numbers[0])];
    });
    const chosen = kindOf(showing.asked);
    return html`${this.#picture(known, showing, { struck, going })} ${this.#heard(known)}
      <div class="tools">
        ${this.#stepper.draw(w)}
        ${
          this.offers('kinds')
            ? html`<div class="segments" role="group" aria-label=${w.kind}>
                ${kinds.map(
                  (kind) =>
                    html`<button aria-pressed=${kind === chosen} @click=${() => void this.put({ kind })}>
                      ${w.kinds[kind]}
                    </button>`,
                )}
              </div>`
            : nothing
        }
      </div>
      <p class="explanation" aria-live="polite">
        ${seen === 0 ? w.before : w.stepOf(`${seen}`, `${steps.length}`) + stepWords(w, this.#labels(known.game), steps, seen)}
      </p>
      ${this.drawProblem()}`;
  }

  #drawEquilibria(known: Known, showing: Showing): TemplateResult {
    const w = this.#words;
    const { equilibria: all, best, game, security } = known;
    const labels = this.#labels(game);
    const revealed = this.#revealed && !showing.shown;
    const picked = this.#picked === null || !revealed ? null : (all?.equilibria[this.#picked] ?? null);
    const shares = ({ weights, total }: MixedStrategy) => weights.map((each) => Number(each) / Number(total));
    const mixed =
      picked && all ? { row: shares(all.row[picked.row]!), column: shares(all.column[picked.column]!) } : null;
    const face: Partial<PairsFace> = {
      ...(revealed && { settled: best.both, best }),
      ...(this.#pareto && { pareto: known.pareto }),
      mixed,
    };
    const cells = [...known.pareto].map((each) => {
      const [row = 1, column = 1] = each.split('-').map(Number);
      return [labels.row[row - 1]!, labels.column[column - 1]!] as const;
    });
    const sure = security && {
      row: mixtureWords(w, security.row.strategy, labels.row),
      column: mixtureWords(w, security.column.strategy, labels.column),
    };
    return html`${this.#picture(known, showing, face)} ${this.#heard(known)}
      <div class="tools">
        ${
          all && !revealed
            ? html`<button type="button" class="button small" @click=${this.#reveal}>${w.showEquilibria}</button>`
            : nothing
        }
        ${this.offers('levels') ? drawSwitch(w.pareto, this.#pareto, () => this.#turn('pareto')) : nothing}
        ${this.offers('levels') ? drawSwitch(w.security, this.#security, () => this.#turn('security')) : nothing}
      </div>
      <div class="explanation" aria-live="polite">
        ${all ? (revealed ? this.#drawList(all, labels) : html`<p>${w.guess}</p>`) : html`<p>${w.tooLarge}</p>`}
        ${this.#pareto ? html`<p>${w.paretoSays(cells)}</p>` : nothing}
        ${
          this.#security && security && sure
            ? html`<p>
                ${w.securitySays(written(security.row.level), sure.row, written(security.column.level), sure.column)}
              </p>`
            : nothing
        }
      </div>
      ${this.drawProblem()}`;
  }

  #reveal = () => {
    this.#revealed = true;
    this.requestUpdate();
  };
  #turn(what: 'pareto' | 'security') {
    if (what === 'pareto') this.#pareto = !this.#pareto;
    else this.#security = !this.#security;
    this.requestUpdate();
  }

  #drawList(all: Answers['equilibria'], labels: Readonly<Record<Player, readonly string[]>>): TemplateResult {
    const w = this.#words;
    const components = new Set(all.subsets.map(({ component }) => component));
    const several = components.size < all.equilibria.length;
    const setOf = (row: number, column: number) =>
      all.subsets.find(({ rows, columns }) => rows.includes(row) && columns.includes(column))?.component ?? 0;
    const { colon } = locales[this.language];
    return html`<p>${w.count(BigInt(all.equilibria.length), BigInt(components.size))}</p>
      <ul class="profiles">
        ${all.equilibria.map(({ row, column, rowWins, columnWins }, i) => {
          const profile = w.profile(
            mixtureWords(w, all.row[row]!, labels.row),
            mixtureWords(w, all.column[column]!, labels.column),
          );
          return html`<li>
            <button
              type="button"
              aria-pressed=${this.#picked === i}
              @click=${() => {
                this.#picked = this.#picked === i ? null : i;
                this.requestUpdate();
              }}
            >
              ${several ? `${w.set(`${setOf(row, column)}`)}${colon}` : nothing}<b>${profile}</b>
              <span>${w.wins(written(rowWins), written(columnWins))}</span>
            </button>
          </li>`;
        })}
      </ul>`;
  }
}

defineSpeaking('nimlab-bimatrix', BimatrixElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-bimatrix': BimatrixElement;
  }
}
