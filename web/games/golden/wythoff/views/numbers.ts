import { type TemplateResult, html, nothing } from 'lit';
import type { Analysis } from '../../../../solver/types.ts';
import { countIn, numberInput, numbersForm } from '../../../../draw/fields.ts';
import { drawnPicture } from '../../../../draw/lit.ts';
import { heapsScene, type HeapFace } from '../../../../draw/parts/heap.ts';
import { sheets } from '../../../../draw/sheets.ts';
import flagSheet from '../../../../draw/parts/flag.css?inline';
import heapSheet from '../../../../draw/parts/heap.css?inline';
import pebbleSheet from '../../../../draw/parts/pebble.css?inline';
import { number, type Language } from '../../../../board/language.ts';
import type { BoardView } from '../../../../board/view.ts';
import numbersSheet from './numbers.css?inline';
import { takes, type Way, ways, type IndexedPair } from '../moves.ts';
import type { words as en } from '../words.en.ts';

export const viewStyles = sheets(pebbleSheet, flagSheet, heapSheet, numbersSheet);

/** The heap of a stone, from 1, and how many are below it; −1: no stone. */
function stoneOf(id: string): readonly [heap: number, below: number] {
  const [, heap = '0', below = '-1'] = /^heap-(\d)-(\d+)$/.exec(id) ?? [];
  return [Number(heap), Number(below)];
}

/** What is taken from here with the stone that has this id, and all above it; nothing from both where it is none. */
export function takenBy(id: string | null, from: Way, numbers: readonly bigint[]): readonly [bigint, bigint] {
  const [heap, below] = stoneOf(id ?? '');
  return below < 0 ? [0n, 0n] : takes(from, heap, numbers[heap - 1]! - BigInt(below));
}

interface Heaps {
  readonly words: typeof en;
  /** From which heap stones are taken. */
  readonly from: Way;
  /** The stone that is pointed at. */
  readonly at: string | null;
  readonly write: (n: bigint) => string;
  readonly move: (numbers: readonly [bigint, bigint]) => string;
}

/** The same position in stones. */
export function drawHeaps(view: BoardView, { words: w, from, at, write, move }: Heaps): TemplateResult {
  const rooms = view.numbers.map((size, i) => (size > (view.origin[i] ?? 0n) ? size : view.origin[i]!));
  const aimed = takenBy(at, from, view.numbers);
  const face = (heap: number, size: bigint): HeapFace => {
    const of = (numbers: readonly bigint[] | undefined) => numbers?.[heap - 1] ?? 0n;
    const going = of(aimed);
    const winning = of(view.hint?.numbers) || of(view.wins[0]?.numbers);
    return {
      label: w.heapOf(w.heap[heap - 1]!, write(size)),
      write,
      takes: (take) => move(takes(from, heap, take)),
      disabled: !view.interactive,
      leaving: of(view.leaving?.numbers),
      // What is more than a heap has is no aim; the solver would refuse it.
      going: view.interactive ? (going > size ? size : going) : 0n,
      hint: of(view.hint?.numbers),
      wins: of(view.wins[0]?.numbers),
      states: { where: of(view.where?.numbers) > 0n, lit: view.lit.has(`heap-${heap}`) },
      flag: winning && !view.leaving && !view.shown ? `−${write(winning)}` : '',
    };
  };
  const { className, pictures } = heapsScene(view.numbers, rooms, face, (heap) => `heap-${heap}`);
  return html`<div class=${className}>${pictures.map(drawnPicture)}</div>`;
}

interface Taking {
  readonly words: typeof en;
  /** From which heap the fields and the stones take. */
  readonly from: Way;
  /** In the generalised game not as much need be taken from the one as from the other. */
  readonly alike: boolean;
  readonly interactive: boolean;
  readonly choose: (from: Way) => void;
  readonly take: (numbers: readonly [bigint, bigint]) => void;
  readonly refuse: (error: unknown) => void;
}

/** A move in numbers. */
export function drawTaking({ words: w, from, alike, interactive, choose, take, refuse }: Taking): TemplateResult {
  const field = (name: string, label: string) =>
    html`<div class="field"><label for=${name}>${label}</label>${numberInput({ name, id: name })}</div>`;
  return numbersForm<readonly [bigint, bigint]>(
    {
      className: 'take',
      button: w.take,
      disabled: !interactive,
      read: (data) => {
        const many = countIn(String(data.get('many')));
        if (from !== 'diagonal') return from === 'column' ? [0n, many] : [many, 0n];
        return [many, data.has('also') ? countIn(String(data.get('also'))) : many];
      },
      send: take,
      refuse,
    },
    html`<div class="field">
        <span class="label" id="from">${w.from}</span>
        <div class="segments" role="group" aria-labelledby="from">
          ${ways.map(
            (way, i) =>
              html`<button type="button" aria-pressed=${way === from} @click=${() => choose(way)}>
                ${w.kinds[i]}
              </button>`,
          )}
        </div>
      </div>
      ${
        from === 'diagonal' && !alike
          ? w.howManyOf.map((label, i) => field(i === 0 ? 'many' : 'also', label))
          : field('many', w.howMany)
      }`,
  );
}

interface LookUp {
  readonly words: typeof en;
  /** The pair whose smaller number doubles are the first to get wrong, as far as that is known. */
  readonly wrong: bigint | undefined;
  /** The number of the pair that is shown. */
  readonly n: bigint;
  /** It is one that the reader looked up. */
  readonly asked: boolean;
  readonly look: (n: bigint) => void;
  /** null: the board is not to be changed. */
  readonly play: (() => void) | null;
  readonly forget: () => void;
  readonly refuse: (error: unknown) => void;
}

/** Any pair by its number. */
export function drawLookUp({ words: w, wrong, n, asked, look, play, forget, refuse }: LookUp): TemplateResult {
  const button = (label: string, on: boolean, act: () => void) =>
    html`<button type="button" class="button" aria-disabled=${!on} @click=${() => on && act()}>${label}</button>`;
  const step = (label: string, sign: string, to: bigint) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${to < 0n}
      @click=${() => to >= 0n && look(to)}
    >
      ${sign}
    </button>`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      look(countIn(String(new FormData(event.target as HTMLFormElement).get('n')), 'position'));
    } catch (error) {
      refuse(error);
    }
  };
  return html`<form class="look" @submit=${submit}>
    <div class="field">
      <label for="n">${w.lookUp} n</label>
      <div class="joined">
        ${step(w.before, '−', n - 1n)}
        <input id="n" name="n" inputmode="numeric" autocomplete="off" maxlength="26" .value=${`${n}`} />
        ${step(w.after, '+', n + 1n)}
      </div>
    </div>
    <button class="button">${w.look}</button>
    ${wrong === undefined ? nothing : button(w.firstFailure, true, () => look(wrong))}
    ${play ? button(w.onBoard, asked, play) : nothing} ${button(w.ofPosition, asked, forget)}
  </form>`;
}

/** A quotient to so many decimals, cut off, in exact arithmetic. */
function quotient(above: bigint, below: bigint, decimals = 12): string {
  if (below === 0n) return above === 0n ? '–' : '∞';
  const scaled = (above * 10n ** BigInt(decimals)) / below;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const exact = above * 10n ** BigInt(decimals) === scaled * below;
  const rest = exact ? digits.slice(-decimals).replace(/0+$/, '') : `${digits.slice(-decimals)}…`;
  return `${digits.slice(0, -decimals)}${rest ? '.' : ''}${rest}`;
}

/** The digits of `shown` that differ from those of `exact` stand out. */
function compared(shown: string, exact: string): TemplateResult {
  let same = 0;
  while (same < shown.length && shown.length === exact.length && shown[same] === exact[same]) same++;
  return html`${shown.slice(0, same)}<mark>${shown.slice(same)}</mark>`;
}

interface PairPanel {
  readonly words: typeof en;
  readonly language: Language;
  /** What is said of the position; the pair may be another one, which the reader looked up. */
  readonly analysis: Analysis;
  readonly pair: IndexedPair;
  readonly ofPosition: boolean;
}

/** What the theorem says of the position, beside what a double would have said. */
export function drawPair({ words: w, language, analysis, pair, ofPosition }: PairPanel): TemplateResult {
  const say = (n: bigint) => number(n, language);
  const { numbers, rule, outcome } = analysis;
  const [first = 0n, second = 0n] = numbers;
  const [less, more] = first < second ? [first, second] : [second, first];
  const { n, a, b, double } = pair;
  const fails = double !== a;
  // The P-positions are the pairs.
  const isPair = outcome === 'P';
  const row = (
    term: TemplateResult | string,
    what: TemplateResult | string,
    note: TemplateResult | string | null = null,
  ) =>
    html`<dt>${term}</dt>
      <dd><span class="number">${what}</span> ${note}</dd>`;
  return html`<div class="pair ${fails ? 'fails' : ''}" role="group" aria-label=${w.pairPanel}>
    <dl>
      ${
        ofPosition
          ? html`${row(w.positionRow, w.at([say(first), say(second)]))}
            ${row(rule === '1' ? w.nOne : w.n(say(more - less), rule), say(n))}`
          : row('n', say(n))
      }
      ${row(
        html`${w.exactPair} (A<sub>n</sub>, B<sub>n</sub>)`,
        w.at([say(a), say(b)]),
        ofPosition ? html`<span class="quiet">${isPair ? w.samePair : w.otherPair}</span>` : null,
      )}
      ${row(
        w.doubles,
        fails ? compared(say(double), say(a)) : say(double),
        fails
          ? html`<strong class="bad">✗ ${w.off(say(double > a ? double - a : a - double))}</strong>`
          : html`<span class="good">= ${w.equal}</span>`,
      )}
      ${
        ofPosition
          ? row(
              w.ratio,
              quotient(more, less),
              a === 0n || isPair ? null : html`<span class="quiet">${w.ratioOfPair(quotient(b, a))}</span>`,
            )
          : a === 0n
            ? nothing
            : row(w.ratio, quotient(b, a))
      }
    </dl>
  </div>`;
}

/** The two heaps as bars, and where the heaps of the pair would end. */
export function drawBars(
  heaps: readonly bigint[],
  own: IndexedPair | null,
  { names, say }: { names: readonly [string, string]; say: (n: bigint) => string },
): TemplateResult {
  const [first = 0n, second = 0n] = heaps;
  const pair = own && (first <= second ? [own.a, own.b] : [own.b, own.a]);
  const all = [first, second, ...(pair ?? [])];
  const most = all.reduce((largest, each) => (each > largest ? each : largest), 1n);
  const share = (n: bigint) => Number((n * 10000n) / most) / 100;
  return html`<div class="bars">
    ${[first, second].map(
      (size, i) =>
        html`<div class="heap-bar">
          <span class="name">${names[i]}</span>
          <span class="track">
            <span class="bar-of" .style=${`width:${share(size)}%`}></span>
            ${pair ? html`<span class="mark-of" .style=${`left:${share(pair[i]!)}%`} data-name=${(i === 0) === first <= second ? 'A' : 'B'}></span>` : nothing}
          </span>
          <span class="number">${say(size)}</span>
        </div>`,
    )}
  </div>`;
}
