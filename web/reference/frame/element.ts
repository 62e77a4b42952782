import { SolverError } from '../../solver/types.ts';
import { explain } from '../../board/error-words.ts';
import { GameElement } from '../../board/game-element.ts';
import { languageOf, languageOfTag, locales, spoken } from '../../board/language.ts';
import { loadBoard } from '../../board/load.ts';
import { tagOf } from '../../board/tag.ts';

/** The class of an instrument says by which attributes it is asked. */
interface Instrument {
  readonly asks: readonly string[];
  readonly prototype: unknown;
}
/** What the address may say of a board, and of what else a frame may hold; other parameters are passed over. */
const ofBoards = [
  'position',
  'rule',
  'first',
  'opponent',
  'strategy',
  'plays',
  'analysis',
  'controls',
  'view',
  'stage',
];
const ofWidgets: Readonly<Record<string, readonly string[]>> = {
  values: ['game', 'rule', 'count', 'from'],
  nimber: ['operation', 'position', 'view', 'side'],
};

/**
 * `<nimlab-frame>`: all of the page that others put into a frame. Its address says what to show: `game`, a board's
 * attributes, `lang` and `theme`; `widget=values` for the SG values instead of a board, `widget=nimber` for the
 * calculator. What the solver refuses, the board says; what no board can say is said here. Tells the page around it how
 * high it is: `{ type: 'nimlab-height', height }`, by `postMessage`, whenever that changes.
 */
export class FrameElement extends HTMLElement {
  async connectedCallback() {
    const asked = new URLSearchParams(location.search);
    const root = document.documentElement;
    root.lang = locales[languageOfTag(asked.get('lang'))].tag;
    followTheme(asked.get('theme'));
    if (window.parent !== window) new ResizeObserver(() => tellHeight(this)).observe(this);

    const game = asked.get('game') ?? '';
    const other = asked.get('widget') ?? '';
    const ofOther = Object.hasOwn(ofWidgets, other) ? ofWidgets[other] : undefined;
    const tag = tagOf(ofOther ? other : game);
    const isBoard = !ofOther && /^[a-z_]+$/.test(game) && (await loadBoard(game));
    await spoken(languageOf(this));
    const made = isBoard ? (customElements.get(tag) as unknown as Partial<Instrument>) : null;
    const asks = made?.asks ? [...made.asks, 'controls'] : null;
    if (!ofOther && !asks && !(made?.prototype instanceof GameElement)) {
      this.#refuse(new SolverError(game ? 'unknown_game' : 'empty', 'game', game.slice(0, 40), ''));
      return;
    }
    const widget = document.createElement(tag);
    widget.setAttribute('name', 'board');
    for (const name of ofOther ?? asks ?? ofBoards) {
      const value = asked.get(name);
      if (value) widget.setAttribute(name, value);
    }
    // Without its controls a board has no field beside which to say what is wrong with a position.
    widget.addEventListener('nimlab-error', ({ detail: { error } }) => {
      if ((widget as GameElement).controls === 'none') this.#refuse(error);
    });
    this.append(widget);
    if (widget instanceof GameElement || asks) document.title = `${widget.title} · Nimlab`;
  }

  #refuse(error: SolverError) {
    const message = document.createElement('p');
    message.role = 'alert';
    message.textContent = explain(error, languageOf(this));
    this.querySelector('[role=alert]')?.remove();
    this.prepend(message);
  }
}

/** Light or dark as asked for, else as the system has it. */
function followTheme(asked: string | null) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const put = () => {
    const fixed = asked === 'light' || asked === 'dark';
    document.documentElement.dataset.theme = fixed ? asked : system.matches ? 'dark' : 'light';
  };
  put();
  system.addEventListener('change', put);
}

/** Nothing but a number, so any page may know it. */
function tellHeight(element: Element) {
  const { bottom } = element.getBoundingClientRect();
  window.parent.postMessage({ type: 'nimlab-height', height: Math.ceil(bottom + window.scrollY) }, '*');
}

customElements.define('nimlab-frame', FrameElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-frame': FrameElement;
  }
}
