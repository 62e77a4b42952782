import { LitElement, css, html, type CSSResult } from 'lit';
import type { DrawnBlanks } from '../../draw/blanks.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { Points } from '../../draw/points.ts';
import type { GameElement } from '../../board/game-element.ts';
import { boardKeys, Roving } from '../../board/keys.ts';
import { frameStyles } from '../../board/styles.ts';
import { tagOf } from '../../board/tag.ts';

/**
 * What is missing in a position is laid on a board: `nimlab-blanks` of a question, in the looks of the game's board.
 * Event: `fill` [blank, text].
 */
export class BlanksElement extends LitElement {
  static override properties = { game: { type: String }, blanks: { attribute: false } };
  declare game: string;
  declare blanks: DrawnBlanks;
  readonly #roving = new Roving(this);
  readonly #keys = boardKeys(this.#roving, () => ({ undo() {}, redo() {} }));

  constructor() {
    super();
    new Points(this, {
      press: (place) => this.dispatchEvent(new CustomEvent('fill', { detail: this.blanks.written(place) })),
    });
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot() as ShadowRoot;
    const { elementStyles } = customElements.get(tagOf(this.game)) as unknown as typeof GameElement;
    const looks = (elementStyles as CSSResult[]).filter((each) => !frameStyles.includes(each));
    root.adoptedStyleSheets.push(...looks.map(({ styleSheet }) => styleSheet!));
    return root;
  }

  protected override willUpdate() {
    this.#roving.remember();
  }
  protected override updated() {
    this.#roving.settle();
  }

  override render() {
    const { className, label, pictures } = this.blanks;
    return html`<div class="board" @keydown=${this.#keys} @focusin=${this.#roving.focused}>
      <div class=${className} role="group" aria-label=${label}>${pictures.map(drawnPicture)}</div>
    </div>`;
  }

  static override styles = css`
    :host {
      display: block;
      margin-block: 0.9rem;
    }
    svg {
      max-width: 100%;
      height: auto;
    }
    [data-cell] {
      outline-offset: 2px;
    }
    /* All of a wide board of coins, where its coins can be told apart. */
    @container (min-width: 36rem) {
      svg.coin-grid {
        min-width: 0 !important;
      }
    }
    @media print {
      [aria-disabled='false'] .around {
        display: none;
      }
    }
  `;
}

if (!customElements.get('nimlab-blanks')) customElements.define('nimlab-blanks', BlanksElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-blanks': BlanksElement;
  }
}
