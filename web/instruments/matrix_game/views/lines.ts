import { html, nothing, type TemplateResult } from 'lit';
import type { MatrixCheck, MatrixLines, Solver, Work } from '../../../solver/types.ts';
import { Asked } from '../../../draw/asked.ts';
import { Drag } from '../../../draw/drag.ts';
import { approximately, written } from '../../../draw/numerals.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { phoneWidth } from '../../../draw/rest.ts';
import type { Point } from '../../../draw/surface.ts';
import { Width } from '../../../draw/width.ts';
import type { Showing } from '../../desk.ts';
import { drawSwitch } from '../../../board/controls.ts';
import { solver } from '../../../board/solver.ts';
import { facesOf, handleShape, hasLines, linesPicture, plotOf, stopsOf, type Stop } from '../scene.ts';
import type { MatrixHost, MatrixView, Said } from '../view.ts';

type Own = MatrixLines | null;

/** Two rows, or two columns, as lines over the probability of the first: p is dragged, the worst case follows. */
class LinesView implements MatrixView<Own> {
  readonly styles = [];
  #of = '';
  #stops: readonly Stop[] = stopsOf([]);
  #at: Stop | null = null;
  #now: Said<Own> | null = null;
  #envelope = false;
  #optimum = false;
  readonly #checked: Asked<{ readonly check: MatrixCheck; readonly of: string }>;
  readonly #width: Width;

  constructor(private readonly host: MatrixHost) {
    this.#checked = new Asked(host);
    this.#width = new Width(host, '.desk', phoneWidth);
    const move = ([x]: Point) => this.#to(this.#nearest(x));
    new Drag<true>(host, {
      on: '.over.alive',
      grasp: () => true,
      atOnce: () => true,
      sideways: true,
      move: (_, { at }) => move(at),
    });
  }

  ask(client: Solver, work: Work, position: string): Promise<Own> {
    return client
      .ask('matrix_game', 'read', position, work)
      .then((matrix) => (hasLines(matrix) ? client.ask('matrix_game', 'lines', position, work) : null));
  }

  follow(said: Said<Own>) {
    this.#now = said;
    if (said.matrix.position === this.#of) return;
    this.#of = said.matrix.position;
    this.#stops = stopsOf(said.own?.at ?? []);
    this.#at = this.#stops.find(({ text }) => text === '1/2')!;
    this.#envelope = this.#optimum = false;
  }

  get #wide(): number {
    return Math.min(520, this.#width.px < 432 ? phoneWidth : this.#width.px);
  }

  #nearest(x: number): number {
    const { matrix } = this.#now!;
    const p = plotOf(facesOf(matrix).ends, this.#wide).p(x);
    let best = 0;
    this.#stops.forEach((each, i) => {
      if (Math.abs(each.p - p) < Math.abs(this.#stops[best]!.p - p)) best = i;
    });
    return best;
  }

  #to(index: number) {
    const next = this.#stops[Math.min(this.#stops.length - 1, Math.max(0, index))]!;
    if (next === this.#at) return;
    this.#at = next;
    this.host.requestUpdate();
  }

  #key = (event: KeyboardEvent) => {
    if ((event.target as Element).getAttribute('role') !== 'slider') return;
    const now = this.#stops.indexOf(this.#at!);
    const last = this.#stops.length - 1;
    const to: Readonly<Record<string, number>> = {
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      PageUp: now + 6,
      PageDown: now - 6,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#to(next);
  };

  /** What the strategy brings against each line, asked of the solver; the last answer until it has come. */
  #check(own: MatrixLines): { readonly check: MatrixCheck; readonly of: string } | null {
    const { weights } = this.#at!;
    const of = `${this.#of} | ${own.side === 'row' ? weights : `- | ${weights}`}`;
    const found = this.#checked.need(of, async (signal) => {
      const said = await (await solver()).ask('matrix_game', 'check', of, { signal });
      return { check: (own.side === 'row' ? said.row : said.column)!, of: this.#at!.text };
    });
    return found ?? this.#checked.last;
  }

  draw({ matrix, own }: Said<Own>, showing: Showing): TemplateResult {
    const w = this.host.words;
    if (!own || !hasLines(matrix)) return html`<p class="quiet sentence">${w.noLines}</p>`;
    const face = facesOf(matrix);
    const at = showing.shown ? null : this.#at;
    const checked = at ? this.#check(own) : null;
    const worst = new Set(
      checked?.check.against.flatMap((each, i) => (each === checked.check.guaranteed ? [i + 1] : [])) ?? [],
    );
    const sentence = checked ? w.atP(face.row, checked.of, written(checked.check.guaranteed), [...worst]) : '';
    const [from, to] = own.optimal;
    const x = at ? plotOf(face.ends, this.#wide).x(at.p) : 0;
    const picture = linesPicture({
      ...face,
      lit: showing.lit,
      worst,
      width: this.#wide,
      ...((this.#envelope || showing.lit.has('envelope')) && {
        envelope: own.at.map((p, i) => [approximately(p), approximately(own.height[i]!)] as const),
      }),
      ...((this.#optimum || showing.lit.has('optimum')) && {
        optimum: { from: approximately(from), to: approximately(to), height: approximately(own.value) },
      }),
      ...(at && {
        at: { p: at.p, height: checked ? approximately(checked.check.guaranteed) : null, label: at.text },
        handle: handleShape(x, at.text, {
          role: 'slider',
          tabindex: '0',
          'aria-label': w.slider(face.row),
          'aria-valuemin': '0',
          'aria-valuemax': '1',
          'aria-valuenow': `${at.p}`,
          'aria-valuetext': `${at.text}. ${sentence}`,
        }),
      }),
      label: w.linesLabel(face.row, face.ends.length),
    });
    const alive = {
      ...picture,
      is: { ...picture.is, class: `${picture.is?.['class'] as string} ${at ? 'alive' : ''}` },
    };
    return html`<div class="sheet" @keydown=${this.#key}>${drawnPicture(alive)}</div>
      <div class="below">
        ${
          showing.shown
            ? nothing
            : html`<p class="sentence">${sentence}</p>
                <p class="who">${this.#optimum ? w.best(face.row, from, to, written(own.value)) : w.drag(face.row)}</p>
                <div class="tools">
                  ${this.host.offers('envelope') ? drawSwitch(w.envelope, this.#envelope, this.#turn('envelope')) : nothing}
                  ${this.host.offers('optimum') ? drawSwitch(w.optimum, this.#optimum, this.#turn('optimum')) : nothing}
                </div>`
        }
      </div>`;
  }

  #turn = (what: 'envelope' | 'optimum') => () => {
    if (what === 'envelope') this.#envelope = !this.#envelope;
    else this.#optimum = !this.#optimum;
    this.host.requestUpdate();
  };
}

export const make = (host: MatrixHost): MatrixView => new LinesView(host);
