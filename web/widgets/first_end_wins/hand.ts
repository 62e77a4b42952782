import { holding } from '../shell/aim.ts';
import type { BoardView } from '../shell/view.ts';
import type { Point, Scene } from '../token_graph/geometry.ts';

/** What a hand asks of its board. */
export interface Table {
  readonly renderRoot: HTMLElement | DocumentFragment;
  requestUpdate(): void;
  propose(numbers: readonly number[]): Promise<void>;
}

interface Drag {
  readonly pointer: number;
  readonly token: number;
  readonly start: Point;
  at: Point;
  moved: boolean;
}

/** Pixels a finger may shake without dragging; how near to a node a token is dropped on it. */
const shake = 6;
const near = 36;

/** The reader's hand over a graph: a token is chosen, then the node it goes to; or it is dragged there. */
export class Hand {
  /** From 0. */
  chosen = 0;
  #drag: Drag | null = null;

  constructor(private readonly table: Table) {}

  /** The token in the air. */
  get dragged(): { readonly token: number; readonly at: Point } | null {
    return this.#drag?.moved ? this.#drag : null;
  }

  /** Whether a token is in the air: the click that follows is not meant for a node. */
  get busy(): boolean {
    return this.#drag?.moved ?? false;
  }

  /** Chooses a token on the node, the next one each time; false where there is none. */
  choose(node: number, view: BoardView): boolean {
    const here = view.numbers.flatMap((at, i) => (Number(at) === node ? [i] : []));
    if (here.length === 0) return false;
    this.chosen = here[(here.indexOf(this.chosen) + 1) % here.length]!;
    this.table.requestUpdate();
    return true;
  }

  /** A node was pressed, which chooses a token or moves the chosen one. */
  press(node: number, view: BoardView, reaches: (token: number, node: number) => boolean) {
    if (view.interactive && reaches(this.chosen, node)) {
      void this.table.propose([this.chosen + 1, node]);
      return;
    }
    if (this.choose(node, view) || !view.interactive || view.numbers.length === 0) return;
    // One other token may be the only one that can go there.
    const able = view.numbers.flatMap((_, i) => (reaches(i, node) ? [i] : []));
    if (able.length === 1) this.chosen = able[0]!;
    // What is no move is refused by the solver, in words.
    void this.table.propose([this.chosen + 1, node]);
  }

  #point(event: PointerEvent): Point {
    const drawing = this.table.renderRoot.querySelector<SVGSVGElement>('.graph')!;
    const { left, top, width } = drawing.getBoundingClientRect();
    const { x, y, width: whole } = drawing.viewBox.baseVal;
    const scale = whole / width;
    return { x: x + (event.clientX - left) * scale, y: y + (event.clientY - top) * scale };
  }

  down(event: PointerEvent, view: BoardView) {
    if (event.button !== 0 || this.#drag || !view.interactive) return;
    const target = event.target as Element;
    const token = target.closest('[data-token]')?.getAttribute('data-token');
    const node = Number(target.closest('[data-node]')?.getAttribute('data-node') ?? 0);
    const here = view.numbers.flatMap((at, i) => (Number(at) === node ? [i] : []));
    const grabbed = token ? Number(token) - 1 : here.includes(this.chosen) ? this.chosen : here[0];
    if (grabbed === undefined) return;
    const at = this.#point(event);
    this.#drag = { pointer: event.pointerId, token: grabbed, start: at, at, moved: false };
  }

  move = (event: PointerEvent) => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    const at = this.#point(event);
    if (!drag.moved && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) < shake) return;
    if (!drag.moved) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.chosen = drag.token;
    }
    drag.moved = true;
    drag.at = at;
    this.table.requestUpdate();
  };

  /** For `touchmove`. */
  readonly touch = holding(() => this.#drag !== null);

  drop(event: PointerEvent, view: BoardView, scene: Scene) {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    if (!drag.moved) {
      this.#drag = null;
      // A token pressed is a token chosen; the click on a node is the node's own.
      if ((event.target as Element).closest('[data-token]')) {
        this.chosen = drag.token;
        this.table.requestUpdate();
      }
      return;
    }
    // A click follows a drag; it is not meant for a node.
    setTimeout(() => {
      this.#drag = null;
      this.table.requestUpdate();
    });
    const over = event.type === 'pointercancel' ? null : nearest(scene, drag.at);
    if (over !== null && over !== Number(view.numbers[drag.token])) void this.table.propose([drag.token + 1, over]);
  }
}

export function nearest({ places }: Scene, at: Point): number | null {
  let best: number | null = null;
  let least = near;
  places.forEach(({ x, y }, i) => {
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance < least) [best, least] = [i + 1, distance];
  });
  return best;
}
