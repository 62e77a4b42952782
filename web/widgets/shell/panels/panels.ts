import { html, nothing, type TemplateResult } from 'lit';
import { drawTab } from '../controls.ts';
import type { Attributes } from '../embed.ts';
import type { Session } from '../session.ts';
import { shellWords } from '../words.ts';
import { CheckPanel } from './check.ts';
import { HistoryPanel } from './history.ts';
import { KeysPanel } from './keys.ts';
import type { Panel, PanelHost } from './panel.ts';
import { EmbedPanel, SharePanel } from './share.ts';
import { WhyPanel } from './why.ts';

/** In the order of their tabs. */
const names = ['why', 'check', 'history', 'share', 'embed', 'keys'] as const;
export type PanelName = (typeof names)[number];

/** What a board's panels want of it. */
export interface PanelsHost extends PanelHost {
  readonly localName: string;
  /** The board's in addresses; '' for none. */
  readonly name: string;
  /** What the code for another page holds. */
  embedded(): Attributes | null;
  offers(name: PanelName): boolean;
}

/** The panels of a board, of which one can be open, and their tabs. */
export class Panels {
  readonly #panels: Readonly<Record<PanelName, Panel>>;
  readonly #session: Session;
  readonly #host: PanelsHost;
  #open: PanelName | null = null;

  constructor(session: Session, host: PanelsHost) {
    this.#session = session;
    this.#host = host;
    this.#panels = {
      why: new WhyPanel(session, host),
      check: new CheckPanel(session, host),
      history: new HistoryPanel(session, host),
      share: new SharePanel(session, host),
      embed: new EmbedPanel(host, () => host.embedded(), { game: session.game }),
      keys: new KeysPanel(host),
    };
  }

  isOpen(name: PanelName): boolean {
    return this.#open === name;
  }

  /** The position is another one: what is open speaks of it, and what is being looked for is no longer wanted. */
  arrived() {
    this.#panels.check.load();
    if (this.#open && this.#open !== 'check') this.#panels[this.#open].load();
  }

  toggle(name: PanelName) {
    void this.#session.show(null);
    this.#open = this.#open === name ? null : name;
    if (this.#open) {
      this.#panels[name].load();
      this.#panels[name].opened?.();
    }
    this.#host.requestUpdate();
  }

  tabs(): TemplateResult[] {
    const words = shellWords[this.#host.language];
    const offered = names.filter((name) => this.#host.offers(name) && (name !== 'share' || this.#host.name));
    return offered.map((name) => drawTab(words[name], this.isOpen(name), () => this.toggle(name)));
  }

  /** The open one, as long as it is offered. */
  draw(): TemplateResult | typeof nothing {
    const name = this.#open;
    if (!name || !this.#host.offers(name)) return nothing;
    return html`<div class="panel" id="panel" role="region" aria-label=${shellWords[this.#host.language][name]}>
      ${this.#panels[name].render()}
    </div>`;
  }
}
