import { html, nothing, type TemplateResult } from 'lit';
import { frameCode, frameQuery, scriptCode, tagCode, type Attributes } from './embed.ts';
import type { Language } from '../language.ts';
import { hashWith, longestHash } from '../link.ts';
import type { Panel } from '../panels.ts';
import { panelWords } from './words.ts';

/** What codes and addresses are copied from: an element with or without an opponent. */
interface Host {
  readonly language: Language;
  readonly title: string;
  readonly localName: string;
  announce(text: string): void;
  requestUpdate(): void;
}

/** The script that makes the tags work, seen from this module. It lies one folder above the chunks. */
const loaderAddress = () => new URL(/* @vite-ignore */ '../nimlab.js', import.meta.url).href;

/** The page of the site that holds one widget and nothing else. The site keeps the script in a folder of its own. */
const frameAddress = () => new URL(/* @vite-ignore */ '../embed/', loaderAddress()).href;

/** Copies what it shows; where the clipboard is closed, the reader copies from the field. */
export class Copying {
  #state: 'copied' | 'by hand' | null = null;

  constructor(
    private readonly host: Pick<Host, 'language' | 'announce' | 'requestUpdate'>,
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
    const words = panelWords[this.host.language];
    this.host.announce(this.#state === 'copied' ? words.copied : words.copyByHand);
    this.host.requestUpdate();
  }

  render(label: string, text: string): TemplateResult {
    const words = panelWords[this.host.language];
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

/**
 * One address that restores all that can be seen: of a board game, rule, position, history and players; the page's path
 * holds the language.
 */
export class SharePanel implements Panel {
  readonly #copying: Copying;
  #address = '';

  constructor(
    /** What the address is to hold of it; null as long as there is nothing to share. */
    private readonly written: () => string | null,
    /** `name` is the element's in addresses; '' for none. */
    private readonly host: Host & { readonly name: string },
    /** Of a board: its history and players are in the address, too. */
    private readonly game = false,
  ) {
    this.#copying = new Copying(host, 'share-address');
  }

  load() {
    this.#copying.reset();
    const [state, { name }] = [this.written(), this.host];
    if (state === null || !name) return;
    const hash = hashWith(location.hash, name, state);
    this.#address = hash.length > longestHash ? '' : new URL(hash, location.href).href;
  }

  /** The reader asked to share: the address is on the clipboard, and in the address bar. */
  opened() {
    if (!this.#address) return;
    history.replaceState(history.state, '', this.#address);
    void this.#copying.copy(this.#address);
  }

  render(): TemplateResult {
    const words = panelWords[this.host.language];
    if (!this.#address) return html`<p>${words.tooLongToShare}</p>`;
    return html`<p>${this.game ? words.shareGame : words.shareWhat}</p>
      ${this.#copying.render(words.address, this.#address)}`;
  }
}

/** The code that puts an element, as it began, into any page. */
export class EmbedPanel implements Panel {
  readonly #script: Copying;
  readonly #frame: Copying;

  /**
   * `attributes` of the tag, null as long as there is nothing to embed; `asked` is what the frame page is asked for
   * besides them.
   */
  constructor(
    private readonly host: Host,
    private readonly attributes: () => Attributes | null,
    private readonly asked: Attributes,
  ) {
    this.#script = new Copying(host, 'embed-code');
    this.#frame = new Copying(host, 'embed-frame');
  }

  load() {
    this.#script.reset();
    this.#frame.reset();
  }

  render() {
    const { language, localName, title } = this.host;
    const words = panelWords[language];
    const given = this.attributes();
    if (!given) return nothing;
    const attributes = { lang: language, ...given };
    const script = `${scriptCode(loaderAddress())}\n${tagCode(localName, attributes)}`;
    const address = frameAddress() + frameQuery({ ...this.asked, ...attributes });
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
