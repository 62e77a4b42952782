import { html, nothing, type TemplateResult } from 'lit';
import { offered } from '../draw/offered.ts';
import { ask } from './ask.ts';
import type { View } from './controls.ts';
import type { BoardWords } from './words.ts';

/**
 * The view on a board: the chosen one once all that it draws with has come. Until then, and where it cannot be had, the
 * one before stands, so that nothing moves meanwhile.
 */
export class StandingView {
  readonly #host: { requestUpdate(): void };
  readonly #bring: (view: string) => Promise<void> | null;
  #standing = '';
  /** Chosen, and not there yet. */
  #awaited: string | null = null;
  #missing = false;
  /** The skin that the page has asked for. */
  #skin = '';

  /** `bring` loads what a view draws with; null when it is there. */
  constructor(host: { requestUpdate(): void }, bring: (view: string) => Promise<void> | null) {
    this.#host = host;
    this.#bring = bring;
  }

  /**
   * The views that a reader may choose from: those that `controls` names, if any, and of skins only the one that the
   * page has asked for.
   */
  offered(views: readonly View[], skins: readonly string[], asked: string, controls: string): readonly View[] {
    if (skins.includes(asked)) this.#skin = asked;
    const named = offered('views', controls);
    return views.filter(
      ({ id }) => id === this.#skin || id === asked || (!skins.includes(id) && (!named?.length || named.includes(id))),
    );
  }

  /** What to draw where `chosen` is chosen; as long as nothing has stood, the first of `views`. */
  of(chosen: string, views: readonly View[]): string {
    if (this.#awaited !== chosen) {
      this.#awaited = null;
      this.#missing = false;
      const coming = this.#bring(chosen);
      if (!coming) return (this.#standing = chosen);
      this.#awaited = chosen;
      const end = (missing: boolean) => {
        if (this.#awaited !== chosen) return;
        if (missing) this.#missing = true;
        else this.#awaited = null;
        this.#host.requestUpdate();
      };
      ask(
        () => coming.then(() => end(false)),
        () => end(true),
      );
    }
    return (views.find(({ id }) => id === this.#standing) ?? views[0])?.id ?? '';
  }

  /** What could not be had is tried again. */
  again = () => {
    if (!this.#missing) return;
    this.#awaited = null;
    this.#host.requestUpdate();
  };

  /** That it could not be had, and a way to try again. */
  draw(words: BoardWords): TemplateResult | typeof nothing {
    return this.#missing
      ? html`<p class="error" role="alert">
          ${words.notFetched} <button class="button small" @click=${this.again}>${words.retry}</button>
        </p>`
      : nothing;
  }
}
