import type { TemplateResult } from 'lit';
import graphBoardSheet from '../../board.css?inline';
import { GraphTable, type Rules } from '../../table.ts';
import viewsSheet from './views.css?inline';
import type { Edge, Layout } from '../../graph.ts';
import { g, type Content } from '../../../../draw/scene.ts';
import graphSheet from '../../scene.css?inline';
import stepperSheet from '../../../../draw/stepper/stepper.css?inline';
import explanationSheet from '../../../../draw/explanation.css?inline';
import { sheets } from '../../../../draw/sheets.ts';
import type { GameElement } from '../../../../board/game-element.ts';
import type { BoardView } from '../../../../board/view.ts';
import { Reduced } from './reduced.ts';
import { cross, ended, pennant, type Rule } from '../components.ts';
import { endedIn, words } from '../speech.ts';

export const viewStyles = sheets(graphSheet, stepperSheet, explanationSheet, graphBoardSheet, viewsSheet);

/** What heaps and sheets that are played do not need: it comes with the first graph, and the first view that does. */
export class Views {
  readonly styles = viewStyles;
  readonly table: GraphTable;
  readonly reduced: Reduced;

  constructor(
    private readonly board: GameElement,
    rules: Rules,
  ) {
    this.table = new GraphTable(board, rules);
    this.reduced = new Reduced(board, this.table);
  }

  follow(view: BoardView, rule: Rule) {
    this.reduced.follow(view, rule);
    if (rule.kind === 'graph') this.table.follow(view, rule.rest, view.view === 'reduced', view.origin);
  }

  drawGraph(view: BoardView, { rest }: Rule): TemplateResult {
    const w = words[this.board.language];
    const over = endedIn(view.analysis);
    const step = this.reduced.stepIn(view);
    const struck = step !== null && step > 0;
    const leaf = (node: number) => this.reduced.isLeaf(`${node}`);
    const above = ({ places }: Layout): Content =>
      g(
        { class: 'crosses', 'aria-hidden': 'true' },
        ...places.map(({ x, y }, i) => struck && leaf(i + 1) && cross(x, y, 11)),
        view.analysis.moveCount === 0n &&
          over.map((i) => {
            const { x, y } = places[Number(view.numbers[i]) - 1]!;
            return ended(pennant(x - 4, y - 17, 18));
          }),
      );
    const edge = ({ to }: Edge, looked: boolean) => [
      looked && !leaf(to) && 'look',
      step !== null && leaf(to) && (struck ? 'deleted' : 'ends'),
    ];
    return this.table.draw(view, {
      graph: rest,
      tell: view.view === 'reduced' ? (node) => this.reduced.tell(view, node) : null,
      hear: (node) => over.some((i) => Number(view.numbers[i]) === node) && w.endedHere,
      node: (node) => view.lit.has('leaves') && leaf(node) && 'lit',
      token: (i) => over.includes(i) && 'ended',
      edge,
      over: above,
    });
  }
}
