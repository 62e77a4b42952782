import { place } from './place.ts';

/** Milliseconds: a pointer that only passes opens nothing; on its way from the word to the note it may leave both. */
const dwell = 250;
const grace = 220;

let count = 0;

/**
 * `<nimlab-term>`: a word of the glossary whose note comes up where it stands. Light DOM, so that without a script it
 * is a link:
 *
 *     <nimlab-term><a href="…">nim-sum</a><span class="note" popover><span>…</span> <a href="…">…</a></span></nimlab-term>
 *
 * A mouse that rests on the word and the keyboard's focus open the note; a finger's tap opens it instead of following
 * the link, which the note has as well. Escape, a tap elsewhere and another note close it, as they close every popover.
 */
export class TermElement extends HTMLElement {
  #link: HTMLAnchorElement | null = null;
  #note: HTMLElement | null = null;
  #timer = 0;
  /** A finger or a pen is on the word; whether it found the note open. */
  #touch: { readonly wasOpen: boolean } | null = null;
  /** What is drawn above the word moves it. */
  readonly #moved = new ResizeObserver(() => this.#open && place(this.#note!, this.#link!));

  connectedCallback() {
    if (this.#note) return;
    const link = this.querySelector<HTMLAnchorElement>(':scope > a');
    const note = this.querySelector<HTMLElement>(':scope > [popover]');
    if (!link || !note?.showPopover) return; // an old browser: the link leads to the glossary
    [this.#link, this.#note] = [link, note];
    const said = note.firstElementChild ?? note;
    said.id ||= `nimlab-term-${++count}`;
    link.setAttribute('aria-describedby', said.id);

    // The note is inside this element: moving into it is no leaving.
    this.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.#soon(true, dwell));
    this.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && this.#soon(false, grace));
    link.addEventListener('focus', () => link.matches(':focus-visible') && !this.#touch && this.#show());
    link.addEventListener('blur', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && note.contains(relatedTarget))) this.#hide();
    });
    link.addEventListener('pointerdown', ({ pointerType }) => {
      this.#touch = pointerType === 'mouse' ? null : { wasOpen: this.#open };
    });
    link.addEventListener('pointercancel', () => (this.#touch = null));
    link.addEventListener('click', (click) => {
      const touch = this.#touch;
      this.#touch = null;
      if (!touch) return; // a mouse has read the note before it clicks; Enter follows the link
      click.preventDefault();
      if (touch.wasOpen) this.#hide();
      else this.#show();
    });
    // Where the reader was before the script.
    if (link.matches(':focus-visible')) this.#show();
    else if (this.matches(':hover')) this.#soon(true, dwell);
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#forget();
  }

  get #open(): boolean {
    return this.#note!.matches(':popover-open');
  }

  #soon(open: boolean, milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (open ? this.#show() : this.#hide()), milliseconds);
  }

  #show() {
    clearTimeout(this.#timer);
    if (this.#open || !this.isConnected) return;
    this.#note!.showPopover();
    place(this.#note!, this.#link!);
    addEventListener('resize', this.#hide);
    this.#moved.observe(document.body);
  }

  #forget() {
    removeEventListener('resize', this.#hide);
    this.#moved.disconnect();
  }

  #hide = () => {
    clearTimeout(this.#timer);
    this.#forget();
    if (this.#open) this.#note!.hidePopover();
  };
}

customElements.define('nimlab-term', TermElement);
