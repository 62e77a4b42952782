import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { speakMove, speakPlace, speakPosition, words as graphWords } from '../tokens/speech.ts';
import { GraphTable, type NodeText } from '../table.ts';
import graphBoardSheet from '../board.css?inline';
import { Asked } from '../../../draw/asked.ts';
import { Moves } from '../../../draw/moves.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { Skins } from '../../../draw/skin.ts';
import { Stepper } from '../../../draw/stepper/stepper.ts';
import type { MapValues, Stages } from '../../../draw/values.ts';
import graphSheet from '../scene.css?inline';
import stepperSheet from '../../../draw/stepper/stepper.css?inline';
import explanationSheet from '../../../draw/explanation.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, inviting, locales, number } from '../../../board/language.ts';
import { mapOf, movesOf } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import type { SkyOf } from './skin.ts';
import { reason, stepSaid, words } from './why.ts';
import { valued, written } from '../graph-picture.ts';

/** The formula of more tokens is not written out. */
const mostSpoken = 12;
const stepTime = 1100;

/**
 * `<nimlab-token-graph>`: tokens on the nodes of a graph, moved along its arrows. Views: `plain`, `pn` (P, N and draws
 * of every node), `sg` (SG values), `distance` (moves left under best play), all three working backwards from the ends
 * step by step; `edit` (with `controls="full"`). Skin: `planets` on a circle around a hole (`skin.ts`). Lit parts:
 * `node-<n>`, `edge-<from>-<to>`, `token-<i>`.
 */
export class TokenGraphElement extends GameElement {
  static override readonly game = 'token_graph';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  static override styles = [
    ...GameElement.styles,
    ...sheets(graphSheet, stepperSheet, explanationSheet, graphBoardSheet),
  ];

  readonly #values = new Asked<MapValues>(this);
  readonly #moves: Moves = new Moves(movesOf(this.game), () => {
    this.#table.offer(this.#moves.list);
    this.requestUpdate();
  });
  readonly #table: GraphTable = new GraphTable(this, {
    reaches: (token, node) => this.#moves.has(`${token + 1}-${node}`),
    waits: (press) => this.#moves.waits(press),
    rule: (graph) => graph,
  });
  override readonly skins = ['planets'];
  readonly #skins = new Skins<SkyOf>(this, this.skins, TokenGraphElement.skin);
  readonly #stepper = new Stepper(this, {
    pace: () => ({ interval: stepTime }),
    moved: () => this.#table.forget(),
  });

  get #words() {
    return words[this.language];
  }
  #n = (value: number | bigint) => number(value, this.language);
  #name = (node: bigint) => this.#table.name(this.match?.rule ?? this.current?.rule ?? this.rule, node);

  #sky(view = this.view) {
    return this.#skins.of(view)?.({
      graph: this.#table.graphOf(this.current?.rule ?? this.rule),
      table: this.#table,
      can: (node) => this.#moves.has(`1-${node}`),
      language: this.language,
    });
  }

  protected override get views() {
    const { edit, ...others } = this.#words.views;
    const shown = this.offers('setup') ? { ...others, edit } : others;
    return Object.entries(shown).map(([id, label]) => ({ id, label }));
  }
  protected override bring(view: string) {
    if (view === 'edit') return this.#table.bring();
    return this.skins.includes(view) ? this.#skins.bring(view) : this.#sky() ? this.#table.load() : null;
  }
  protected override undrawable() {
    return this.#table.undrawable(this.current?.rule ?? '');
  }
  override speakPosition(numbers: readonly bigint[]) {
    return this.#sky()?.position(numbers) ?? speakPosition(numbers, this.#name, this.language);
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    return this.#sky()?.move(move, form) ?? speakMove(move, before, form, this.#name, this.language);
  }
  override saysResult(before: readonly bigint[]) {
    return before.length === 1;
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    return this.#sky()?.place(before) ?? speakPlace(move, before, this.#name, this.language);
  }
  protected override drawFormula({ components, grundy }: Analysis) {
    if (grundy === null || components.length < 2 || components.length > mostSpoken) return null;
    return `${components.map(this.#n).join(' ⊕ ')} = ${this.#n(grundy)}`;
  }

  override async begin(): Promise<void> {
    // A skin has places of its own.
    if (!this.skins.includes(this.view)) await this.#table.begin(this.rule);
    return super.begin();
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    const explains = view.view in valued;
    this.#table.follow(view, view.rule, explains);
    if (view.interactive && view.view !== 'edit') this.#moves.follow(view.position, view.rule);
    const values = explains ? this.#values.need(view.rule, mapOf(this.game, view.rule)) : null;
    const stages = values && this.#stagesOf(view.view, values);
    if (view.view !== 'edit') this.#stepper.keep(`${view.view}|${view.rule}`, stages && stages.last + 1);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    if (view.view === 'edit') return this.#table.drawEditor();
    const sky = this.#sky(view.view)?.draw(view);
    if (sky)
      return html`<div class="measure"></div>
        ${drawnPicture(sky)}`;
    const explains = view.view in valued;
    const values = explains ? this.#values.answer : null;
    const stages = values && this.#stagesOf(view.view, values);
    const tell = (node: number) => this.#tell(node, view.view, values, stages);
    const said = values && stages ? this.#explanation(view, values, stages) : '';
    return html`${this.#table.draw(view, { graph: view.rule, tell: explains ? tell : null })}
    ${
      explains
        ? html`${this.#stepper.draw(this.#words)}
          ${said || !this.inert ? html`<p class="explanation" aria-live="polite">${said}</p>` : nothing}`
        : nothing
    }`;
  }

  /**
   * Outcomes and values become known layer by layer (the longest play to the end), as far as play must end; outcomes
   * near cycles, and distances, in the order of distance. What is left comes last.
   */
  #stagesOf(view: string, values: MapValues): Stages {
    return values.stages(view === 'distance' || (view === 'pn' && values.endless) ? 'distance' : 'level');
  }

  /** Whether the reader has come to the step in which a node becomes known. */
  #known(node: number, stages: Stages): boolean {
    return this.#stepper.at === null || stages.of[node - 1]! < this.#stepper.at;
  }

  #tell(node: number, view: string, values: MapValues | null, stages: Stages | null): NodeText {
    const w = graphWords[this.language];
    if (!values || !stages) return { shape: 'open', text: '', said: '' };
    if (!this.#known(node, stages)) return { shape: 'open', text: '', said: w.open };
    const { shape, text } = written(node, view, values);
    const [value, distance] = [values.grundy(node - 1), values.distance(node - 1)];
    const outcome = w[values.outcome(node - 1)!];
    const said =
      view === 'pn'
        ? outcome
        : view === 'sg'
          ? value === null
            ? w.noValue
            : w.value(this.#n(value))
          : distance === null
            ? w.endless
            : `${outcome}, ${w.left(this.#n(distance))}`;
    return { shape, text, said, states: [stages.of[node - 1]! + 1 === this.#stepper.at && 'fresh'] };
  }

  #explanation({ view, rule }: BoardView, values: MapValues, stages: Stages): string {
    const graph = this.#table.graphOf(rule);
    const known = { view, graph, values, language: this.language };
    const { at } = this.#stepper;
    const node = this.#table.looked;
    if (node !== null && node <= graph.count && this.#known(node, stages)) return reason(node, known);
    if (at === null) {
      const { choose, go } = this.#words;
      return inviting(this, '', this.figure ? choose : choose + locales[this.language].space + go);
    }
    return at === 0 ? this.#words.stepNone : stepSaid(at, stages, known);
  }
}

defineSpeaking('nimlab-token-graph', TokenGraphElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-token-graph': TokenGraphElement;
  }
}
