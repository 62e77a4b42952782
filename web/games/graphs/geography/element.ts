import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, ExplanationStep, Move, SolverError } from '../../../solver/types.ts';
import { Asked } from '../../../draw/asked.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { Moves } from '../../../draw/moves.ts';
import { Points } from '../../../draw/points.ts';
import { sheets } from '../../../draw/sheets.ts';
import spinSheet from '../../../draw/stepper/spin.css?inline';
import { Stepper } from '../../../draw/stepper/stepper.ts';
import explanationSheet from '../../../draw/explanation.css?inline';
import { drawExplanation } from '../../../draw/explanation.ts';
import markingSheet from '../../../draw/marking.css?inline';
import discSheet from '../../../draw/parts/disc.css?inline';
import stepperSheet from '../../../draw/stepper/stepper.css?inline';
import { ask } from '../../../board/ask.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, inviting, locales, number, strung, translated } from '../../../board/language.ts';
import { movesOf, solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import {
  drawable,
  drawingOf,
  lay,
  mostNodes,
  mostSide,
  named,
  numbersOf,
  placesIn,
  type Drawing,
  type Layout,
  wrongRow,
} from './drawing.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { geographyPicture, pairingIn, type PlaceFace } from './scene.ts';
import { Painting, Sketch } from './by-hand.ts';
import { sayPlace, sayStep } from './steps.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Milliseconds. */
const stepTime = 2600;

/**
 * `<nimlab-geography>`: a token goes to neighbouring places where it has not been; the first move puts it anywhere.
 * Boards of cells with walls to 20 × 20, graphs to 24 nodes. Views: `plain`; `pairs`, a largest pairing of what has not
 * been visited, places shaded that some other one leaves out; `why`, the steps of the explanation; `draw`, where walls
 * are put up. Lit parts: `cell-<x>-<y>`, `node-<n>`, `pairs`.
 */
export class GeographyElement extends GameElement {
  static override readonly game = 'geography';
  static override readonly paintable = true;
  /** Offered where a page asks to mark. */
  override readonly skins = ['paint'];
  protected static override readonly words = words;
  static override styles = [
    ...GameElement.styles,
    ...sheets(discSheet, sceneSheet, stepperSheet, explanationSheet, markingSheet, spinSheet, boardSheet),
  ];

  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  readonly #points = new Points(this, { press: (id, event) => this.#press(id, event) });
  readonly #steps = new Asked<readonly ExplanationStep[]>(this);
  readonly #stepper: Stepper = new Stepper(this, { pace: () => ({ interval: stepTime }) });
  readonly #sketch = new Sketch(this, {
    words: () => this.#words,
    number: (value) => this.#n(value),
    begin: (rule) => this.restart('0', rule).catch((error: unknown) => this.refuse(error)),
  });
  #painting: Painting | null = null;
  #drawn: { readonly of: readonly bigint[]; readonly drawing: Drawing; readonly layout: Layout } | null = null;

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  // ---- What a board says ------------------------------------------------------------------------------------------

  protected override get views() {
    return super.views.filter(({ id }) => id !== 'draw' || this.offers('setup'));
  }
  #name = (place: string): string => {
    const analysis = this.board?.analysis ?? this.current;
    const graph = analysis ? this.#drawing(analysis).drawing : { places: [], letters: /[A-Z]/.test(this.rule) };
    return sayPlace(place, graph, this.#words, this.#n);
  };
  /** How many numbers name a place: a graph's rule begins with 0. */
  get #per(): 1 | 2 {
    const numbers = (this.board?.analysis ?? this.current)?.ruleNumbers;
    if (!numbers) return /^\s*(\d+|[A-Z])\s*[-–>→]/.test(this.rule) ? 1 : 2;
    return numbers[0] === 0n ? 1 : 2;
  }
  #drawing({ ruleNumbers }: Analysis) {
    if (this.#drawn?.of !== ruleNumbers) {
      const drawing = drawingOf(ruleNumbers);
      this.#drawn = { of: ruleNumbers, drawing, layout: lay(drawing) };
    }
    return this.#drawn;
  }
  protected override explain(error: SolverError, text: string): string {
    const wrong = error.field === 'rule' && wrongRow(text, error);
    if (!wrong) return super.explain(error, text);
    return this.#words.wrongRow(this.#n(wrong.row), this.#n(wrong.length), this.#n(wrong.wanted));
  }
  protected override undrawable() {
    const analysis = this.board?.analysis ?? this.current;
    if (!analysis || drawable(this.#drawing(analysis).drawing)) return null;
    return this.#words.tooLarge(this.#n(mostSide), this.#n(mostNodes));
  }
  override speakPosition(numbers: readonly bigint[]) {
    const been = placesIn(numbers, this.#per);
    const at = been.at(-1);
    if (at === undefined) return this.#words.nowhere;
    return this.#words.tokenOn(this.#name(at), this.#n(been.length), been.length === 1);
  }
  override speakMove({ numbers }: Move, before: readonly bigint[], form: 'base' | 'third') {
    return this.#words[before.length === 0 ? 'put' : 'go'](this.#name(named(numbers)), form);
  }
  override saysResult() {
    return true;
  }
  /** Only the first move goes anywhere. */
  sayTask(numbers: readonly bigint[]) {
    if (numbers.length > 0) return '';
    return this.#per === 2 ? this.#words.anyCell : this.#words.anyNode;
  }
  override speakPlace({ numbers }: Move) {
    return numbers.length === 2 ? this.#words.inRow(this.#n(numbers[1]!)) : this.#name(named(numbers)).trim();
  }
  protected override drawFormula({ facts, ruleNumbers }: Analysis) {
    if (!facts['pairs']) return null;
    const { pairs, alone } = pairingIn(facts, ruleNumbers[0] === 0n ? 1 : 2);
    return this.#words.formula(this.#n(pairs.length), this.#n(alone.length));
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #press(id: string, { detail }: MouseEvent) {
    const { board } = this;
    // A pointer's click comes after its stroke.
    if (board?.view === 'draw') return detail === 0 ? this.#sketch.press(id) : undefined;
    if (board?.view === 'paint') return this.#painting!.press(id);
    if (!board?.interactive) return;
    void this.propose(numbersOf(id));
  }

  protected override follow({ view, position, rule, interactive, analysis }: BoardView) {
    const { drawing } = this.#drawing(analysis);
    this.#sketch.follow(drawing, view === 'draw');
    if (interactive) this.#moves.follow(position, rule);
    if (this.#painting?.rule !== rule) this.#painting = this.#paint(rule);
    if (view !== 'why') return;
    const steps = this.#steps.need(`${rule}|${position}`, async (signal) =>
      (await solver()).explain(this.game, position, rule, { signal }),
    );
    this.#stepper.keep(`${rule}|${position}`, steps && steps.length, 0);
  }

  #paint = (rule: string) =>
    new Painting(rule, {
      words: () => this.#words,
      name: this.#name,
      number: this.#n,
      analyse: async (place) => (await solver()).analyse(this.game, place, rule),
      say: (text) => {
        if (text) this.announce(text);
        this.requestUpdate();
      },
      checked: (right, wrong) =>
        this.dispatchEvent(
          new CustomEvent('nimlab-painted', { detail: { right, wrong }, bubbles: true, composed: true }),
        ),
    });
  #check = () => {
    const begin = this.board!.rule;
    ask(
      async () => this.#painting!.check(await (await solver()).analyse(this.game, '0', begin)),
      (error) => this.refuse(error),
    );
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const w = this.#words;
    const { drawing, layout } = this.#drawing(view.analysis);
    const label =
      drawing.per === 2
        ? w.board(this.#n(drawing.columns), this.#n(drawing.rows))
        : w.graph(this.#n(drawing.places.length));
    if (view.view === 'draw') return this.#drawSketch(drawing, layout, label);
    if (view.view === 'paint') return this.#drawPainting(this.#painting!, drawing, layout, label);
    const been = placesIn(view.leaving ? [...view.numbers, ...view.leaving.numbers] : view.numbers, drawing.per);
    const { pairs, parts, alone } = pairingIn(view.analysis.facts, drawing.per);
    const steps = view.view === 'why' ? this.#steps.answer : null;
    const step = steps?.[this.#stepper.seen - 1] ?? null;
    const paired = !view.leaving && (view.view === 'pairs' || step !== null || view.lit.has('pairs'));
    const shaded = view.view === 'pairs' && !view.leaving;
    const way = step && (step.key === 'exchange' || step.key === 'refuted') && !view.leaving ? step.lit : [];
    const [hint, where] = [view.hint, view.where].map((move) => (move ? named(move.numbers) : null));
    const open = new Set(view.interactive ? this.#moves.list.map(({ numbers }) => named(numbers)) : []);
    const going = this.#points.at !== null && open.has(this.#points.at) ? this.#points.at : null;
    const wins = new Set(view.leaving ? [] : view.wins.map(({ numbers }) => named(numbers)));
    const partners = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    const token = been.at(-1);
    const face = (place: string): PlaceFace => {
      const partner = partners.get(place);
      const said = [
        this.#name(place).trim(),
        place === token ? w.tokenHere : been.includes(place) ? w.visited : open.has(place) && w.canGo,
        paired && (partner ? w.paired(this.#name(partner)) : alone.includes(place) && w.alone),
      ];
      return {
        part: shaded ? (parts.get(place) ?? null) : null,
        label: strung(said, this.language),
        disabled: !view.interactive,
        states: {
          open: open.has(place),
          lit: view.lit.has(place) || (step?.key === 'move' && step.lit.includes(place)),
          hint: place === hint,
          wins: token === undefined && !shaded && wins.has(place),
        },
      };
    };
    const picture = geographyPicture({
      drawing,
      layout,
      been,
      label,
      place: face,
      pairs: paired ? pairs : [],
      alone: paired ? alone : [],
      way,
      // Before the first move every place is open: nothing has to be shown.
      open: token === undefined || view.leaving ? [] : [...open],
      wins,
      ghost: view.leaving ? null : going,
      row: where && !hint && drawing.per === 2 ? (numbersOf(where)[1] ?? null) : null,
      token: { where: where !== null && !hint && drawing.per === 1 },
    });
    const pairing = () => this.#pairing(view.analysis, drawing, pairs, alone);
    const sentence = ['plain', ''].includes(view.view)
      ? null
      : view.view === 'why'
        ? this.#said(steps, step)
        : pairing();
    return html`<div class="nl-geography">${drawnPicture(picture)}</div>
      ${view.view === 'why' ? this.#stepper.draw(w) : nothing} ${drawExplanation(sentence, this.inert)}`;
  }

  #drawSketch(drawing: Drawing, layout: Layout, label: string): TemplateResult {
    const w = this.#words;
    const walls = this.#sketch.walls;
    const face = (place: string): PlaceFace => ({
      label: strung([this.#name(place).trim(), walls.has(place) && w.wall], this.language),
      pressed: drawing.per === 2 ? walls.has(place) : null,
    });
    const picture = geographyPicture({
      drawing,
      layout,
      been: [],
      label,
      walls,
      wall: face,
      place: face,
      states: { sketching: drawing.per === 2 },
    });
    return html`<div class="nl-geography">${drawnPicture(picture)}</div>
      ${this.#sketch.drawTools()}`;
  }

  #drawPainting(painting: Painting, drawing: Drawing, layout: Layout, label: string): TemplateResult {
    const { marks, wrong, solved } = painting;
    const w = this.#words;
    const face = (place: string): PlaceFace => ({
      label: strung([this.#name(place).trim(), wrong.has(place) && w.paintedNot], this.language),
      pressed: marks.has(place),
      states: { open: !solved },
    });
    const picture = geographyPicture({ drawing, layout, been: [], label, place: face, marks: [...marks], wrong });
    return html`<div class="nl-geography">${drawnPicture(picture)}</div>
      ${painting.draw(this.#check)}`;
  }

  #pairing({ facts }: Analysis, { directed }: Drawing, pairs: readonly unknown[], alone: readonly unknown[]): string {
    const w = this.#words;
    if (directed) return w.ways;
    if (!facts['pairs']) return '';
    const said = [w.pairing(BigInt(pairs.length), BigInt(alone.length)), alone.length > 0 && w.shaded];
    return said.filter(Boolean).join(locales[this.language].space);
  }

  #said(steps: readonly ExplanationStep[] | null, step: ExplanationStep | null): string {
    const w = this.#words;
    if (!steps) return '';
    if (!step) return steps.length === 0 ? w.ways : inviting(this, '', w.stepNone);
    return w.stepOf(this.#n(this.#stepper.seen), this.#n(steps.length)) + sayStep(step, w, this.#name);
  }
}

defineSpeaking('nimlab-geography', GeographyElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-geography': GeographyElement;
  }
}
