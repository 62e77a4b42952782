import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { Asked } from '../../../draw/asked.ts';
import type { HeapFace } from '../../../draw/parts/heap.ts';
import { textWidth } from '../../../draw/rest.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import { Width } from '../../../draw/width.ts';
import { defineSpeaking, sentence, number, type Language, translated } from '../../../board/language.ts';
import { outcomeMark } from '../../../board/marks.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import { lastStoneSwitch } from '../heaps-board.ts';
import { divisor } from './scene.ts';
import type { DrawNumber } from './skin.ts';
import type { words as en } from './words.en.ts';
import { TakeBoard } from '../take-board.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** The board's views as those of Nim. */
const drawnAs: Readonly<Record<string, string>> = {
  plain: 'stones',
  compare: 'stones',
  columns: 'columns',
  number: 'number',
};

/** What the solver says of a position under both rules, and of that of Nim, whose value is the nim-sum. */
interface Said {
  readonly verdicts: Verdicts;
  readonly asNim: Analysis;
}

/** A winning move of either rule that is looked at, and in which position. */
type Looked = { readonly at: string; readonly move: Move } | null;

/**
 * `<nimlab-misere-nim>`: the heaps of Nim under either rule for the last stone, with a switch that keeps the position.
 * Views: `plain`, `compare` (what both rules say of the position, and where they part), `columns`; skin: `number`,
 * whose prime factors the heaps are. Lit parts: those of Nim, and `big`: all heaps greater than one.
 */
export class MisereNimElement extends TakeBoard {
  static override readonly game = 'misere_nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['number'];
  static override styles = [...TakeBoard.styles, ...sheets(boardSheet)];

  readonly #said = new Asked<Said>(this);
  #pointed: Looked = null;
  #pinned: Looked = null;

  readonly #skins = new Skins<DrawNumber>(this, this.skins, MisereNimElement.skin);
  readonly #width = new Width(this, '.misere', textWidth);

  get #words() {
    return words[this.language];
  }
  protected override get views() {
    return Object.entries(this.#words.views).map(([id, label]) => ({ id, label }));
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const [heap = 0n, take = 0n] = move.numbers;
    const by = this.view === 'number' ? divisor(Number(heap), take) : null;
    return by === null ? super.speakMove(move, before, form) : this.#words.divide(this.n(by), form);
  }
  protected override bring(view: string) {
    return this.#skins.bring(view);
  }
  protected override dress(
    { numbers, view }: BoardView,
    rooms: readonly bigint[],
    face: (heap: number, size: bigint) => HeapFace,
  ) {
    const takes = (heap: number) => (take: bigint) =>
      sentence(this.#words.divide(this.n(divisor(heap, take) ?? 1n), 'base'), this.language);
    const divides = (heap: number, size: bigint) => ({ ...face(heap, size), takes: takes(heap) });
    return this.#skins.of(view)?.(numbers, rooms, divides, this.#width.px) ?? null;
  }
  protected override drawFormula(analysis: Analysis) {
    const big = this.#words.bigHeaps(this.n(analysis.facts['big']?.[0] ?? 0n));
    const sum = super.drawFormula(analysis);
    return sum ? `${sum} · ${big}` : big;
  }

  protected override follow(view: BoardView) {
    if (view.view !== 'plain') this.#said.need(`${view.position}|${view.shown}`, () => this.#ask(view.position));
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const compare = view.view === 'compare';
    const at = `${view.position}|${view.shown}`;
    // What was said of the last position stays until this one's answer is there.
    const said = view.view === 'plain' ? null : (this.#said.answer ?? this.#said.last);
    const here = (looked: Looked) => (looked?.at === at ? looked.move : null);
    const pinned = here(this.#pinned);
    const seen = compare && !view.leaving ? (here(this.#pointed) ?? pinned) : null;
    const big = view.lit.has('big') ? [...aboveIn(view.analysis)].map((heap) => `heap-${heap}`) : [];
    const heaps: BoardView = {
      ...view,
      view: drawnAs[view.view] ?? 'stones',
      lit: new Set([...view.lit, ...big]),
      hint: seen ?? view.hint,
      wins: seen ? [] : view.wins,
      // The columns have a nim-sum whatever the rule.
      analysis: { ...view.analysis, grundy: said?.asNim.position === view.position ? said.asNim.grundy : null },
    };
    return html`<div class="misere">
      ${lastStoneSwitch(this.common, view.rule === 'misere', this.offers('views') ? this.#switch : null)}
      <div class=${compare ? 'side-by-side' : ''}>
        <div class="game">${super.drawBoard(heaps)}</div>
        ${
          compare
            ? drawVerdicts(said?.verdicts ?? null, {
                language: this.language,
                playing: view.rule,
                seen,
                pinned,
                point: (move) => {
                  this.#pointed = move && { at, move };
                  this.requestUpdate();
                },
                pin: (move) => {
                  this.#pinned = pinned?.text === move.text ? null : { at, move };
                  this.requestUpdate();
                },
              })
            : nothing
        }
      </div>
    </div>`;
  }

  async #ask(position: string): Promise<Said> {
    const client = await solver();
    const [normal, misere, asNim] = await Promise.all([
      ...rules.map((rule) => client.analyse(this.game, position, rule)),
      client.analyse('nim', position),
    ]);
    return { verdicts: { normal: normal!, misere: misere! }, asNim: asNim! };
  }

  /** Another rule on the same position; a game that is over begins again. */
  #switch = async (loses: boolean) => {
    const over = this.current?.moveCount === 0n;
    try {
      await this.restart(over ? undefined : this.current?.position, loses ? 'misere' : 'normal');
    } catch (error) {
      this.refuse(error);
    }
  };
}
defineSpeaking('nimlab-misere-nim', MisereNimElement);

/** The two rules, as the solver calls them. */
const rules = ['normal', 'misere'] as const;
type Verdicts = Readonly<Record<(typeof rules)[number], Analysis>>;

/** The heaps greater than one, from 1; of very many the first. */
const aboveIn = ({ facts }: Analysis): ReadonlySet<number> => new Set(facts['above']?.map(Number));

/** More winning moves, and more heaps, than these are counted, not listed. */
const mostMoves = 4;
const mostHeaps = 24;

interface Pointing {
  readonly language: Language;
  /** The rule being played. */
  readonly playing: string;
  /** The move that is seen on the board while it is pointed at, and the one that stays. */
  readonly seen: Move | null;
  readonly pinned: Move | null;
  readonly point: (move: Move | null) => void;
  readonly pin: (move: Move) => void;
}

/** What the solver says of a position under either rule, and where the two answers part. */
function drawVerdicts(verdicts: Verdicts | null, link: Pointing): TemplateResult {
  const w = words[link.language];
  if (!verdicts) return html`<div class="verdicts" aria-busy="true"></div>`;
  const { normal } = verdicts;
  const wins = (rule: (typeof rules)[number]) => new Set(verdicts[rule].winningMoves.map(({ text }) => text));
  const [inNormal, inMisere] = [wins('normal'), wins('misere')];
  const holds = (fact: string) => normal.facts[fact]?.[0] === 1n;
  const [turned, parted] = [holds('turned'), holds('parted')];
  const above = aboveIn(normal);
  const n = (value: bigint | number) => number(value, link.language);
  return html`<div class="verdicts" role="group" aria-label=${w.verdicts}>
    <p class="big">
      <span>${w.big}</span> <b>${n(normal.facts['big']?.[0] ?? 0n)}</b>
      <span class="sizes" aria-hidden="true">
        ${normal.numbers
          .slice(0, mostHeaps)
          .map(
            (size, i) => html`<span class=${above.has(i + 1) ? 'above' : ''}>${n(size)}</span>`,
          )}${normal.numbers.length > mostHeaps ? '…' : nothing}
      </span>
    </p>
    <div class="rules">
      ${drawRule('normal', verdicts, inMisere, turned, link)} ${drawRule('misere', verdicts, inNormal, turned, link)}
    </div>
    <p class="difference ${turned || parted ? 'parts' : ''}">
      ${turned ? w.otherVerdict : parted ? w.otherMoves : w.same}
    </p>
  </div>`;
}

function drawRule(
  rule: (typeof rules)[number],
  verdicts: Verdicts,
  elsewhere: ReadonlySet<string>,
  turned: boolean,
  link: Pointing,
): TemplateResult {
  const { language, playing, seen, pinned, point, pin } = link;
  const w = words[language];
  const n = (value: bigint | number) => number(value, language);
  const { outcome, winningMoves, winningMoveCount, moveCount, numbers } = verdicts[rule];
  const over = moveCount === 0n;
  const mover = outcome === 'P' ? (over ? w.moverLost : w.moverLoses) : over ? w.moverWon : w.moverWins;
  // What differs comes first, so that it is seen where there are many.
  const only = (move: Move) => !elsewhere.has(move.text);
  const listed = [...winningMoves.filter(only), ...winningMoves.filter((move) => !only(move))].slice(0, mostMoves);
  const more = winningMoveCount - BigInt(listed.length);
  return html`<div class="rule ${playing === rule ? 'playing' : ''}">
    <p class="name">${w[rule]}<span class="tag">${playing === rule ? w.playing : nothing}</span></p>
    <p class="who ${turned ? 'turned' : ''}">${outcomeMark(outcome, language)} <span>${mover}</span></p>
    <p class="label">${w.winningMoves}</p>
    <ul class="moves">
      ${listed.map((move) => {
        const [heap = 0n, take = 0n] = move.numbers;
        const size = numbers[Number(heap) - 1] ?? 0n;
        return html`<li>
          <button
            class="chip ${only(move) && !turned ? 'only' : ''} ${seen?.text === move.text ? 'seen' : ''}"
            aria-pressed=${pinned?.text === move.text}
            @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && point(move)}
            @pointerleave=${() => point(null)}
            @focus=${() => point(move)}
            @blur=${() => point(null)}
            @click=${() => pin(move)}
          >
            ${only(move) && !turned ? html`<b aria-label=${w.onlyHere}>≠</b> ` : nothing}${w.move(n(heap), n(size), n(size - take))}
          </button>
        </li>`;
      })}
      ${listed.length === 0 ? html`<li class="quiet">${w.none}</li>` : nothing}
      ${more > 0n ? html`<li class="quiet">${w.more(n(more))}</li>` : nothing}
    </ul>
  </div>`;
}
