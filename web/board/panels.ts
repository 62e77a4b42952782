import { type CSSResult, html, nothing, type TemplateResult } from 'lit';
import { ask } from './ask.ts';
import { drawTab } from './controls.ts';
import type { Attributes } from './panels/embed.ts';
import { spoken } from './language.ts';
import type { Session } from './session.ts';
import { boardWords } from './words.ts';
import type { Speech } from './speech.ts';

/** In the order of their tabs. */
const names = ['why', 'check', 'history', 'share', 'embed', 'keys'] as const;
export type PanelName = (typeof names)[number];

/** What a board's panels want of it. */
export interface PanelsHost extends PanelHost {
  wear(styles: readonly CSSResult[]): void;
  readonly localName: string;
  /** The board's in addresses; '' for none. */
  readonly name: string;
  /** What the code for another page holds. */
  embedded(): Attributes | null;
  offers(name: PanelName): boolean;
}

/**
 * The panels of a board, of which one can be open, and their tabs. They come, with their words, when the first is
 * opened.
 */
export class Panels {
  #panels: Readonly<Record<PanelName, Panel>> | null = null;
  readonly #session: Session;
  readonly #host: PanelsHost;
  #open: PanelName | null = null;
  /** They could not be had; opening one tries again. */
  #missing = false;

  constructor(session: Session, host: PanelsHost) {
    this.#session = session;
    this.#host = host;
  }

  isOpen(name: PanelName): boolean {
    return this.#open === name;
  }

  /** The position is another one: what is open speaks of it, and what is being looked for is no longer wanted. */
  arrived() {
    this.#panels?.check.load();
    if (this.#open && this.#open !== 'check') this.#panels?.[this.#open].load();
  }

  toggle(name: PanelName) {
    void this.#session.show(null);
    this.#open = this.#open === name ? null : name;
    this.#missing = false;
    if (this.#open) this.#begin(name);
    this.#host.requestUpdate();
  }

  #begin(name: PanelName) {
    const panel = this.#panels?.[name];
    if (panel) {
      panel.load();
      panel.opened?.();
      return;
    }
    ask(
      async () => {
        await this.#fetch();
        if (this.#open === name) this.#begin(name);
        this.#host.requestUpdate();
      },
      () => {
        this.#missing = true;
        this.#host.requestUpdate();
      },
    );
  }

  async #fetch() {
    const { panelsOf, panelStyles } = await import('./panels/all.ts');
    await spoken(this.#host.language);
    if (this.#panels) return;
    this.#panels = panelsOf(this.#session, this.#host);
    this.#host.wear(panelStyles);
  }

  tabs(): TemplateResult[] {
    const words = boardWords[this.#host.language];
    const offered = names.filter((name) => this.#host.offers(name) && (name !== 'share' || this.#host.name));
    return offered.map((name) => drawTab(words[name], this.isOpen(name), () => this.toggle(name)));
  }

  /** The open one, as long as it is offered. */
  draw(): TemplateResult | typeof nothing {
    const name = this.#open;
    if (!name || !this.#host.offers(name)) return nothing;
    const words = boardWords[this.#host.language];
    const missing = () => (this.#missing ? html`<p class="error" role="alert">${words.notFetched}</p>` : nothing);
    return html`<div class="panel" id="panel" role="region" aria-label=${words[name]}>
      ${this.#panels ? this.#panels[name].render() : missing()}
    </div>`;
  }
}

/** Something to look at more closely, under the board. One is open at a time. */
export interface Panel {
  /** When it opens, and whenever the position has changed while it is open. */
  load(): void;
  /** The reader has just opened it. */
  opened?(): void;
  render(): TemplateResult | symbol;
}

/** Where a panel is: what it is drawn in again, and what it speaks with. */
export interface PanelHost extends Speech {
  /** Whether outcomes may be shown before the game is over. */
  readonly analysisOn: boolean;
  /** Of these views the one on the board, else the first that the reader may choose; '' for none. */
  viewAmong(views: readonly string[]): string;
  announce(text: string): void;
  requestUpdate(): void;
  /** Resolves when what was asked to be drawn is drawn. */
  readonly updateComplete: Promise<unknown>;
}
