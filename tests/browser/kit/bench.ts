/** What the controllers of web/widgets/kit/ are tried on: a drawing that knows nothing but them. */
import { html, LitElement, svg } from 'lit';
import { Drag } from '../../../web/widgets/kit/drag.ts';
import { Window, type Pane, type World } from '../../../web/widgets/kit/window.ts';

const side = 400;
const stone = { x: 100, y: 100, r: 30 };

/** Attributes: `world` (JSON), `brush` (strokes instead of a stone and a pane), `slow` (a drop is answered by `answer`). */
class Bench extends LitElement {
  static override properties = { world: { type: Object }, brush: { type: Boolean }, slow: { type: Boolean } };
  declare world: World;
  declare brush: boolean;
  declare slow: boolean;

  /** What has happened, a word each. */
  readonly told: string[] = [];
  answer: () => void = () => undefined;

  readonly pane: Window = new Window(this, {
    on: 'svg',
    world: () => this.world,
    drawn: () => ({ pane: this.pane.pane ?? this.#home, left: 0, top: 0, size: side, up: true }),
    about: () => [0, 0],
  });

  readonly drag = new Drag<Pane | 'stone' | 'stroke'>(this, {
    on: 'svg',
    atOnce: (thing) => thing === 'stroke',
    grasp: ({ at: [x, y] }) => {
      if (this.brush) return 'stroke';
      if (Math.hypot(x - stone.x, y - stone.y) < stone.r) return 'stone';
      return this.pane.pane;
    },
    move: (thing, { at }, by) => {
      if (typeof thing !== 'string') this.pane.drag(thing, by);
      else this.told.push(`${thing} ${at.map(Math.round).join()}`);
    },
    drop: (thing, { at }) => {
      this.told.push(`drop ${at.map(Math.round).join()}`);
      if (thing === 'stone' && this.slow)
        return { at: [200, 200], until: new Promise<void>((known) => (this.answer = known)) };
    },
    hover: (spot) => this.told.push(spot ? 'over' : 'nowhere'),
    pinch: this.pane.pinch,
  });

  get #home(): Pane {
    return { x: 0, y: 0, span: this.world.spans?.[0] ?? this.world.width };
  }

  override render() {
    const [x, y] = this.drag.held?.thing === 'stone' ? this.drag.held.at : [stone.x, stone.y];
    return html`<svg
      width=${side / 2}
      height=${side / 2}
      viewBox="0 0 ${side} ${side}"
      @click=${() => this.told.push('click')}
    >
      <rect width=${side} height=${side} fill="silver" />
      ${svg`<circle cx=${x} cy=${y} r=${stone.r} />`}
    </svg>`;
  }
}

customElements.define('kit-bench', Bench);
