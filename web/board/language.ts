import { type CSSResult, LitElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { first, type Language, languageOfTag, languages, locales } from '../languages.ts';
import { Turn } from './viewport.ts';

export { type Language, languageOfTag, languages, locales };

/** Words in every language, each there once `spoken` has loaded it. */
export type Words<T> = { readonly [L in Language]: T };

/** The words of one folder: where each language is, and what has come. */
interface Book {
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
  readonly loaded: Map<Language, unknown>;
}
const books: Book[] = [];

/**
 * Words of a folder: `translated<typeof en>(import.meta.glob('./words.*.ts'))`. English decides which keys there are
 * and what they take; every other language's file says that it has the same. Values are strings, or functions where a
 * sentence takes something. A page loads the language it is written in; until another one has come, what is asked of it
 * is answered in one that is there.
 */
export function translated<T>(files: Book['files']): Words<T> {
  const loaded = new Map<Language, T>();
  books.push({ files, loaded });
  return Object.create(
    null,
    Object.fromEntries(
      languages.map((language) => [
        language,
        {
          enumerable: true,
          get() {
            const [any] = loaded.values();
            const words = loaded.get(language) ?? any;
            if (!words) throw new Error(`no words yet: ${Object.keys(files).join(' ')}`);
            return words;
          },
        },
      ]),
    ),
  ) as Words<T>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Tries again, ever more slowly: offline, or a deploy in between. */
async function load({ files, loaded }: Book, language: Language): Promise<void> {
  const file = files[`./words.${language}.ts`];
  if (!file) throw new Error(`no words in ${language}: ${Object.keys(files).join(' ')}`);
  for (let wait = 1_000; ; wait *= 2) {
    try {
      loaded.set(language, ((await file()) as { words: unknown }).words);
      return;
    } catch (cause) {
      console.warn(`nimlab: words could not be loaded`, cause);
      await pause(wait);
    }
  }
}

/**
 * Resolves when everything that has been imported, or these books have their words in this language; null if they have.
 */
export function spoken(language: Language, of: readonly Book[] = books): Promise<void> | null {
  const missing = of.filter(({ loaded }) => !loaded.has(language));
  if (missing.length === 0) return null;
  return Promise.all(missing.map((book) => load(book, language))).then(() => {});
}

/** What an element speaks out of: no more than had been imported when it was defined. */
const librariesOf = new WeakMap<object, readonly Book[]>();

/**
 * Defines an element once it can speak the page's language: until then the page shows what is in its place, in its
 * room. For an element in another language than the page's see `SpeakingElement`.
 */
export function defineSpeaking(tag: string, element: CustomElementConstructor) {
  librariesOf.set(element, [...books]);
  const words = spoken(languageOf(document.documentElement));
  if (words) void words.then(() => customElements.define(tag, element));
  else customElements.define(tag, element);
}

/** The language of the nearest `lang` attribute, across shadow roots. */
export function languageOf(element: Element): Language {
  for (let at: Element | null = element; at;) {
    const above = at.closest('[lang]');
    if (above) return languageOfTag(above.getAttribute('lang'));
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return first;
}

/** One observer for all elements of the page. */
const followers = new Set<() => void>();
let observer: MutationObserver | undefined;

function follow(update: () => void) {
  observer ??= new MutationObserver(() => followers.forEach((each) => each()));
  if (followers.size === 0) {
    observer.observe(document, { attributes: true, attributeFilter: ['lang', 'data-theme'], subtree: true });
  }
  followers.add(update);
}

function unfollow(update: () => void) {
  followers.delete(update);
  if (followers.size === 0) observer?.disconnect();
}

/**
 * Keeps an element in the language and the theme of the page: updates the element when a `lang` or
 * `data-theme` attribute changes, or the system's theme. Use as a field: `surroundings = new Surroundings(this)`.
 */
export class Surroundings implements ReactiveController {
  language: Language = first;
  /** From the element's `theme`, else the nearest `data-theme`, else the system. Known to CSS as `:state(dark)`. */
  theme: 'light' | 'dark' = 'light';
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #internals: ElementInternals | undefined;
  readonly #system = matchMedia('(prefers-color-scheme: dark)');

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#internals = host.attachInternals?.();
    host.addController(this);
  }

  hostConnected() {
    follow(this.#update);
    this.#system.addEventListener('change', this.#update);
    this.#update();
  }

  hostDisconnected() {
    unfollow(this.#update);
    this.#system.removeEventListener('change', this.#update);
  }

  /** The element has drawn itself: until then a page keeps room for it (`:state(drawn)`). */
  drawn() {
    this.#mark('drawn', true);
  }

  /**
   * Browsers before 2024 have no states, or none of such names: there a board is light, and room is not kept for it.
   */
  #mark(state: string, on: boolean) {
    try {
      if (on) this.#internals?.states.add(state);
      else this.#internals?.states.delete(state);
    } catch {
      // It plays all the same.
    }
  }

  #update = () => {
    const language = languageOf(this.#host);
    const named = this.#host.getAttribute('theme') ?? nearestTheme(this.#host);
    const theme = named === 'dark' || named === 'light' ? named : this.#system.matches ? 'dark' : 'light';
    this.#mark('dark', theme === 'dark');
    if (language === this.language && theme === this.theme) return;
    this.language = language;
    this.theme = theme;
    this.#host.requestUpdate();
  };
}

/** An element that speaks: it draws itself once its words have come, in the language and the theme of its page. */
export abstract class SpeakingElement extends LitElement {
  protected readonly surroundings = new Surroundings(this);
  get language(): Language {
    return this.surroundings.language;
  }

  /** For an element that is never put on a page and only lends its words: nothing tells it the page's language. */
  speakIn(language: Language) {
    this.surroundings.language = language;
  }

  #turn: Turn | null = null;

  override connectedCallback() {
    if (!this.hasUpdated && this.firstElementChild) this.#turn ??= new Turn(this);
    super.connectedCallback();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#turn?.come();
  }

  /** None of its own before it is drawn: what the page has in its place stays as it is, in the page's looks. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return this;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const words = spoken(this.language, librariesOf.get(this.constructor));
    const turn = this.#turn?.comes;
    if (!words && !turn) return super.scheduleUpdate() as undefined;
    return (async () => {
      await words;
      await turn;
      return super.scheduleUpdate();
    })();
  }

  /** Whoever waits for it to be drawn has it drawn now. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.#turn?.come();
    return super.getUpdateComplete();
  }

  #looks: CSSResult[] = [];

  /**
   * Adds the looks of what comes later than the element itself, once each; before it is drawn they wait for its root.
   */
  wear(styles: readonly CSSResult[]) {
    this.#looks.push(...styles);
    const worn = this.shadowRoot?.adoptedStyleSheets;
    if (!worn) return;
    for (const { styleSheet } of this.#looks.splice(0)) if (!worn.includes(styleSheet!)) worn.push(styleSheet!);
  }

  protected override performUpdate() {
    this.#turn = null;
    if (!this.hasUpdated) {
      (this as { renderRoot: unknown }).renderRoot = super.createRenderRoot();
      this.wear([]);
    }
    super.performUpdate();
    if (this.settled) this.surroundings.drawn();
  }

  /** Whether it takes the room it is going to take; until then the page keeps the room that it has. */
  protected get settled(): boolean {
    return true;
  }
}

function nearestTheme(element: Element): string | null {
  for (let at: Element | null = element; at;) {
    const above = at.closest('[data-theme]');
    if (above) return above.getAttribute('data-theme');
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** A number as the reader's language writes it: 1,234,567. */
export function number(value: bigint | number, language: Language): string {
  // Without a formatter, see `grouped`: no language groups three digits.
  if (value < 1000 && value >= 0 && (typeof value === 'bigint' || Number.isInteger(value))) return `${value}`;
  return value.toLocaleString(locales[language].tag);
}

/** A number where there is little room: 9999, 12K, 1.2万. */
export function compact(value: bigint | number, language: Language): string {
  if (value < 10_000) return `${value}`;
  return value.toLocaleString(locales[language].tag, { notation: 'compact' });
}

/** A position, or a sentence, whose long numbers are easy to read: "9,999,999 4". */
export function readable(text: string): string {
  return text.replace(/\d{5,}/g, (digits) => number(BigInt(digits), 'en'));
}

/** Phrases of one label, as the reader's language strings them together; what is empty or false is left out. */
export function strung(phrases: readonly (string | false | null | undefined | 0)[], language: Language): string {
  return phrases.filter(Boolean).join(locales[language].comma);
}

/** Made when the first list is said: it takes the browser some 20 ms. */
const lists: { and?: Intl.ListFormat; or?: Intl.ListFormat } = {};
const kinds = { and: 'conjunction', or: 'disjunction' } as const;
/** How many, in English: “1 heap”, “2 heaps”. */
export const counted = (n: string | number | bigint, one: string, many = `${one}s`): string =>
  `${n} ${`${n}` === '1' ? one : many}`;

/** As English lists things: "a, b and c". Chinese strings them with 、. */
export const list = (items: readonly string[], last: 'and' | 'or' = 'and'): string =>
  (lists[last] ??= new Intl.ListFormat('en-GB', { type: kinds[last] })).format(items);

/** A sentence or label and what is said after it. */
export function followed(said: string, second: string, language: Language): string {
  const { stop, space } = locales[language];
  return second ? `${said}${stop}${space}${second}` : said;
}

/**
 * What is said of a board while nothing on it is looked at, and what can be done there. An inert one invites nobody.
 */
export const inviting = (
  { inert, language }: { readonly inert: boolean; readonly language: Language },
  said: string,
  invitation: string,
): string => [said, inert ? '' : invitation].filter(Boolean).join(locales[language].space);

/** A phrase as a sentence of its own. */
export const sentence = (said: string, language: Language): string =>
  `${said.charAt(0).toUpperCase()}${said.slice(1)}${locales[language].stop}`;
