import { html, nothing, type TemplateResult } from 'lit';
import type { MatrixMatch, MatrixSolution, Solver, SolverError, Work } from '../../../solver/types.ts';
import { approximately, written } from '../../../draw/numerals.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { centred } from '../../../draw/sign.ts';
import { phoneWidth } from '../../../draw/rest.ts';
import { line, path, rect, type Picture } from '../../../draw/scene.ts';
import { composed, FieldError, missing, ordinalOf } from '../../typed.ts';
import { Width } from '../../../draw/width.ts';
import { ask } from '../../../board/ask.ts';
import { sheets } from '../../../draw/sheets.ts';
import roundsSheet from './rounds.css?inline';
import type { Showing } from '../../desk.ts';
import { drawExcerpt } from '../../../board/error-words.ts';
import { drawField } from '../../../board/field.ts';
import { number } from '../../../board/language.ts';
import { solver } from '../../../board/solver.ts';
import { drawOdds, type MatrixHost, type MatrixView, type Said } from '../view.ts';

const hands = ['row', 'column'] as const;
type Hand = (typeof hands)[number];
const ways = ['own', 'even', 'optimal'] as const;
type Way = (typeof ways)[number];

const most = 1000;

/**
 * Two strategies play many rounds: the running average beside the value. Who plays how, the reader says; the solver
 * draws.
 */
class RoundsView implements MatrixView<MatrixSolution> {
  readonly styles = sheets(roundsSheet);
  #of = '';
  #now: Said<MatrixSolution> | null = null;
  #ways: Record<Hand, Way> = { row: 'own', column: 'optimal' };
  #weights: Record<Hand, string> = { row: '', column: '' };
  #match: MatrixMatch | null = null;
  /** Why no match could be played. */
  #problem: SolverError | null = null;
  readonly #width: Width;

  constructor(private readonly host: MatrixHost) {
    this.#width = new Width(host, '.desk', phoneWidth);
  }

  ask(client: Solver, work: Work, position: string): Promise<MatrixSolution> {
    return client.ask('matrix_game', 'solve', position, work);
  }

  follow(said: Said<MatrixSolution>, { shown }: Showing) {
    if (shown) return;
    this.#now = said;
    if (said.matrix.position === this.#of) return;
    this.#of = said.matrix.position;
    const ones = (count: number) => Array.from({ length: count }, () => '1').join(' ');
    this.#weights = { row: ones(said.matrix.rows), column: ones(said.matrix.columns) };
    this.#match = this.#problem = null;
  }

  #play = (rounds: number) => {
    const { matrix } = this.#now!;
    const lines: Readonly<Record<Hand, number>> = { row: matrix.rows, column: matrix.columns };
    const weights = (hand: Hand) => {
      const way = this.#ways[hand];
      if (way === 'optimal') return '-';
      return way === 'own' ? this.#weights[hand] : Array.from({ length: lines[hand] }, () => '1').join(' ');
    };
    const [x, y] = [weights('row'), weights('column')];
    const asks = composed(`${matrix.position} | `, { name: 'weights-row', text: x }, ' | ', {
      name: 'weights-column',
      text: y,
    });
    ask(
      async () => {
        const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!;
        const numbers = [seed, BigInt(rounds)];
        for (const hand of hands) if (!(hand === 'row' ? x : y).trim()) throw missing(`weights-${hand}`);
        const match = await (await solver()).ask('matrix_game', 'match', asks.text, { numbers }).catch(asks.blame);
        if (matrix.position !== this.#of) return;
        this.#match = match;
        this.#problem = null;
        this.host.announce(this.#result(match));
        this.host.requestUpdate();
      },
      (error) => {
        this.#problem = error;
        this.host.requestUpdate();
      },
    );
  };

  #choose(hand: Hand, way: Way) {
    this.#ways = { ...this.#ways, [hand]: way };
    this.#problem = null;
    this.host.requestUpdate();
  }
  #type = (event: Event) => {
    const { name, value } = event.target as HTMLInputElement;
    const hand = hands.find((each) => name === `weights-${each}`);
    if (hand) this.#weights = { ...this.#weights, [hand]: value };
  };

  #wrong(hand: Hand): boolean {
    return this.#problem instanceof FieldError && this.#problem.typed.name === `weights-${hand}`;
  }

  #explain(error: SolverError): string {
    const { words } = this.host;
    const { code, part, limit, at } = error;
    if (!(error instanceof FieldError)) return this.host.say(error);
    if (code === 'ragged') return words.rounds.wrongCount(this.#wrong('row'), part, limit);
    const said = this.host.say(error, error.typed.text);
    const whole = at === null || code === 'all_zero' || code === 'empty';
    return whole ? said : words.rounds.placed(this.#wrong('row'), ordinalOf(error), said);
  }

  #drawProblem(): TemplateResult {
    const error = this.#problem;
    const excerpt = error instanceof FieldError ? drawExcerpt(error.typed.text, error) : nothing;
    return html`<p class="problem error" id="error" role="alert">${error ? this.#explain(error) : ''}${excerpt}</p>`;
  }

  // ---- Drawing ---------------------------------------------------------------------------------------------------

  draw({ own }: Said<MatrixSolution>, { shown }: Showing): TemplateResult {
    const w = this.host.words.rounds;
    const match = shown ? null : this.#match;
    return html`<div class="hands" @input=${this.#type}>${hands.map((hand) => this.#drawHand(hand, own))}</div>
      ${this.#drawProblem()}
      <div class="tools">
        <button type="button" class="button" @click=${() => this.#play(1)}>${w.one}</button>
        <button type="button" class="button" @click=${() => this.#play(most)}>
          ${w.many(number(BigInt(most), this.host.language))}
        </button>
      </div>
      <div class="chart">${drawnPicture(this.#chart(own, match))}</div>
      <p class="sentence" aria-live="polite">${match ? this.#result(match) : w.begin}</p>`;
  }

  #drawHand(hand: Hand, solution: MatrixSolution): TemplateResult {
    const { words } = this.host;
    const w = words.rounds;
    const way = this.#ways[hand];
    const name = hand === 'row' ? words.playerI : words.playerII;
    const known = this.host.offers('optimum');
    return html`<div class="hand">
      <b>${name}</b>
      <div class="segments" role="group" aria-label=${name}>
        ${ways.map(
          (each) =>
            html`<button aria-pressed=${each === way} @click=${() => this.#choose(hand, each)}>
              ${w.ways[each]}
            </button>`,
        )}
      </div>
      ${
        way === 'own'
          ? drawField({
              name: `weights-${hand}`,
              label: w.weights[hand],
              value: this.#weights[hand],
              wrong: this.#wrong(hand),
            })
          : html`<p class="quiet">${way === 'optimal' && known ? drawOdds(solution[hand]) : w.means[way]}</p>`
      }
    </div>`;
  }

  #chart(solution: MatrixSolution, match: MatrixMatch | null): Picture {
    const w = this.host.words.rounds;
    const width = Math.min(560, Math.max(280, this.#width.px));
    const [left, right, top, tall] = [46, width - 12, 14, 170];
    const value = approximately(solution.value);
    const at = match ? [...match.at] : [];
    const averages = at.map((round, i) => approximately(match!.sums[i]!) / round);
    const last = at.at(-1) ?? most;
    const settled = averages.filter((_, i) => at[i]! * 25 >= last);
    const expected = match ? approximately(match.expected) : value;
    const far = Math.max(0.25, Math.abs(expected - value), ...settled.map((each) => Math.abs(each - value))) * 1.25;
    const y = (of: number) => top + (tall / 2) * (1 - Math.max(-1, Math.min(1, (of - value) / far)));
    const x = (round: number) => left + ((right - left) * round) / last;
    const points = averages.map((each, i) => `${i ? 'L' : 'M'}${x(at[i]!)} ${y(each)}`).join('');
    const short = (of: number) => written(of.toFixed(2));
    return {
      width,
      height: top + tall + 26,
      label: match ? this.#result(match) : w.chart,
      is: { class: 'running' },
      of: [
        rect({ class: 'frame', x: left, y: top, width: right - left, height: tall, rx: 4 }),
        match &&
          expected !== value &&
          line({ class: 'expected', x1: left, x2: right, y1: y(expected), y2: y(expected) }),
        line({ class: 'value', x1: left, x2: right, y1: y(value), y2: y(value) }),
        points && path({ class: 'average', d: averages.length === 1 ? `${points}h1` : points }),
        centred(left - 6, y(value), { class: 'mark', 'font-size': 12, 'text-anchor': 'end' }, written(solution.value)),
        centred(left - 6, top + 4, { class: 'mark', 'font-size': 11, 'text-anchor': 'end' }, short(value + far)),
        centred(left - 6, top + tall - 4, { class: 'mark', 'font-size': 11, 'text-anchor': 'end' }, short(value - far)),
        centred(right, top + tall + 13, { class: 'mark', 'font-size': 11, 'text-anchor': 'end' }, `${last}`),
        centred(left, top + tall + 13, { class: 'mark', 'font-size': 11 }, '0'),
      ],
    };
  }

  #result({ at, sums, expected, value, rows, columns }: MatrixMatch): string {
    const w = this.host.words.rounds;
    const [count, sum] = [at.at(-1)!, sums.at(-1)!];
    if (count === 1) return w.played(rows.indexOf(1) + 1, columns.indexOf(1) + 1, written(sum));
    const average = (approximately(sum) / count).toFixed(3);
    return w.result(
      number(BigInt(count), this.host.language),
      written(sum),
      written(average),
      written(expected),
      written(value),
      expected === value,
    );
  }
}

export const make = (host: MatrixHost): MatrixView => new RoundsView(host) as unknown as MatrixView;
