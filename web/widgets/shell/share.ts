import { html, nothing, type TemplateResult } from 'lit';
import { frameCode, frameQuery, scriptCode, tagCode } from './embed.ts';
import type { GameElement } from './game-element.ts';
import { hashWith, longestHash, writeGame } from './link.ts';
import { shellWords } from './words.ts';

/** The script that makes the tags work, seen from this module. It lies one folder above the chunks. */
const loaderAddress = () => new URL(/* @vite-ignore */ '../nimlab.js', import.meta.url).href;

/** The page of the site that holds one widget and nothing else. The site keeps the script in a folder of its own. */
const frameAddress = () => new URL(/* @vite-ignore */ '../embed/', loaderAddress()).href;

/** Copies what it shows; where the clipboard is closed, the reader copies from the field. */
class Copying {
  #state: 'copied' | 'by hand' | null = null;

  constructor(
    private readonly board: GameElement,
    private readonly id: string,
  ) {}

  reset() {
    this.#state = null;
  }

  async copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      this.#state = 'copied';
    } catch {
      this.#state = 'by hand';
    }
    const words = shellWords[this.board.language];
    this.board.announce(this.#state === 'copied' ? words.copied : words.copyByHand);
    this.board.requestUpdate();
  }

  render(label: string, text: string): TemplateResult {
    const words = shellWords[this.board.language];
    return html`<div class="copying">
        <div class="field">
          <label for=${this.id}>${label}</label>
          <textarea
            id=${this.id}
            readonly
            rows="2"
            spellcheck="false"
            .value=${text}
            @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
          ></textarea>
        </div>
        <button class="button" @click=${() => void this.copy(text)}>${words.copy}</button>
      </div>
      <p class="quiet">
        ${this.#state === 'copied' ? words.copied : this.#state === 'by hand' ? words.copyByHand : html`&nbsp;`}
      </p>`;
  }
}

/** One address that restores game, rule, position, history and players; the page's path holds the language. */
export class SharePanel {
  readonly #copying: Copying;
  #address = '';

  constructor(private readonly board: GameElement) {
    this.#copying = new Copying(board, 'share-address');
  }

  load() {
    this.#copying.reset();
    const { match, name } = this.board;
    if (!match || !name) return;
    const hash = hashWith(location.hash, name, writeGame(match.linked));
    this.#address = hash.length > longestHash ? '' : new URL(hash, location.href).href;
  }

  /** The reader asked to share: the address is on the clipboard, and in the address bar. */
  open() {
    this.load();
    if (!this.#address) return;
    history.replaceState(history.state, '', this.#address);
    void this.#copying.copy(this.#address);
  }

  render(): TemplateResult {
    const words = shellWords[this.board.language];
    if (!this.#address) return html`<p>${words.tooLongToShare}</p>`;
    return html`<p>${words.shareWhat}</p>
      ${this.#copying.render(words.address, this.#address)}`;
  }
}

/** The code that puts this board, as it began, into any page. */
export class EmbedPanel {
  readonly #script: Copying;
  readonly #frame: Copying;

  constructor(private readonly board: GameElement) {
    this.#script = new Copying(board, 'embed-code');
    this.#frame = new Copying(board, 'embed-frame');
  }

  load() {
    this.#script.reset();
    this.#frame.reset();
  }

  render(): TemplateResult | typeof nothing {
    const { match, language, localName, game, title, view } = this.board;
    const words = shellWords[language];
    if (!match) return nothing;
    const { position, rule, first, opponent } = match.linked;
    const attributes = {
      lang: language,
      position,
      rule,
      first: first === 'you' ? '' : first,
      opponent: opponent === 'perfect' ? '' : opponent,
      view,
    };
    const script = `${scriptCode(loaderAddress())}\n${tagCode(localName, attributes)}`;
    const address = frameAddress() + frameQuery({ game, ...attributes });
    return html`<p>${words.embedWhat}</p>
      ${this.#script.render(words.code, script)}
      <p>${words.frameWhat}</p>
      ${
        address.length > longestHash
          ? html`<p>${words.tooLongToShare}</p>`
          : this.#frame.render(words.frame, frameCode(address, title))
      }`;
  }
}
