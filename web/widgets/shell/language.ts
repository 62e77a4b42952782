import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The languages the product is written in. */
export type Language = 'en' | 'zh';

/** Words in every language. Declared through `inEveryLanguage`, so that a missing key does not compile. */
export type Words<T> = { readonly [L in Language]: T };

/**
 * Words of an element. English decides which keys there are and what they take; every other language must have
 * the same. Values are strings, or functions where a sentence takes something.
 */
export function inEveryLanguage<T>(words: { en: T; zh: NoInfer<T> }): Words<T> {
  return words;
}

/** The language of the nearest `lang` attribute, across shadow roots: Chinese for `zh…`, otherwise English. */
export function languageOf(element: Element): Language {
  for (let at: Element | null = element; at;) {
    const near = at.closest('[lang]');
    if (near) return near.getAttribute('lang')!.toLowerCase().startsWith('zh') ? 'zh' : 'en';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
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
  language: Language = 'en';
  /** From the element's `theme`, else the nearest `data-theme`, else the system. Known to CSS as `:state(dark)`. */
  theme: 'light' | 'dark' = 'light';
  readonly #internals: ElementInternals | undefined;
  readonly #system = matchMedia('(prefers-color-scheme: dark)');

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
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

  #update = () => {
    const language = languageOf(this.host);
    const named = this.host.getAttribute('theme') ?? nearestTheme(this.host);
    const theme = named === 'dark' || named === 'light' ? named : this.#system.matches ? 'dark' : 'light';
    if (theme === 'dark') this.#internals?.states.add('dark');
    else this.#internals?.states.delete('dark');
    if (language === this.language && theme === this.theme) return;
    this.language = language;
    this.theme = theme;
    this.host.requestUpdate();
  };
}

function nearestTheme(element: Element): string | null {
  for (let at: Element | null = element; at;) {
    const near = at.closest('[data-theme]');
    if (near) return near.getAttribute('data-theme');
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** A number as the reader's language writes it: 1,234,567. */
export function number(value: bigint | number, language: Language): string {
  return value.toLocaleString(language === 'zh' ? 'zh-CN' : 'en');
}

/** A position, or a sentence, whose long numbers are easy to read: "9,999,999 4". */
export function readable(text: string): string {
  return text.replace(/\d{5,}/g, (digits) => number(BigInt(digits), 'en'));
}

/** Phrases of one label, as the reader's language strings them together; what is empty or false is left out. */
export function strung(phrases: readonly (string | false | null | undefined | 0)[], language: Language): string {
  return phrases.filter(Boolean).join(language === 'zh' ? '，' : ', ');
}

/** A sentence or label and what is said after it. */
export function followed(first: string, second: string, language: Language): string {
  return second ? `${first}${language === 'zh' ? '。' : '. '}${second}` : first;
}
