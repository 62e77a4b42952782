import type { Desk } from '../../../instruments/desk.ts';
import type { GameElement } from '../../../board/game-element.ts';
import { boardNamed, lightBoard, originalOf, seenTogether, showCopy, type Shown } from '../../../lesson/copy.ts';

/**
 * Phrases that show a position. While the board that a phrase names can be looked at, it is lit; else a copy of it
 * comes up in a card by the phrase. A mouse shows while it points, focus while it stays, a tap or Enter until the next
 * one; Escape closes.
 */

/** Milliseconds: a mouse on its way elsewhere shows nothing, and one on its way to the card keeps it. */
const [pointed, left] = [90, 160];

const shownBy = ({ dataset }: HTMLElement): Shown => ({
  position: dataset.position!,
  lit: dataset.lit ?? '',
  view: dataset.view ?? '',
});
const boardOf = (phrase: HTMLElement) => boardNamed(phrase.dataset.board!, phrase);

/** The card and the words that say what it shows; made when they are first wanted. */
let card: HTMLElement | undefined;
let spoken: HTMLElement | undefined;

function make() {
  card = document.createElement('div');
  card.className = 'show-card';
  card.popover = 'manual';
  card.addEventListener('pointerenter', () => clearTimeout(timer));
  card.addEventListener('pointerleave', leave);
  spoken = document.createElement('p');
  spoken.className = 'show-said';
  spoken.setAttribute('role', 'status');
  document.querySelector('.text')!.append(card, spoken);
}

/** What is shown now, and what was pressed: that stays until it is pressed again or another is. */
let showing: HTMLElement | null = null;
let pinned: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A board far from the viewport is loaded when somebody wants to see it (web/board/loader.ts); null if there is none.
 */
async function boardToCome(phrase: HTMLElement) {
  const name = CSS.escape(phrase.dataset['board'] ?? '');
  const board = document.querySelector(`[name="${name}"]:not(:defined)`);
  if (!board) return null;
  document.dispatchEvent(new Event('nimlab-wanted'));
  await customElements.whenDefined(board.localName);
  return boardOf(phrase);
}

async function show(phrase: HTMLElement, say: boolean) {
  clearTimeout(timer);
  if (showing === phrase) {
    // A mouse comes before its click: what it showed in silence is said then.
    if (say) speak();
    return;
  }
  const before = showing;
  showing = phrase;
  if (before) clear(before);
  const board = boardOf(phrase) ?? (await boardToCome(phrase));
  if (!board || showing !== phrase) return;
  const shown = shownBy(phrase);
  if (seenTogether(board, phrase)) {
    await lightBoard(board, shown); // which says what it shows
    return;
  }
  if (!card) make();
  const wanted = () => showing === phrase;
  // Drawn unseen, so that it comes up in its place and size.
  card!.style.visibility = 'hidden';
  card!.style.zoom = '';
  card!.style.width = `${wide()}px`;
  card!.showPopover();
  try {
    const copy = await showCopy(card!, originalOf(board), shown, wanted);
    if (!copy) return;
    place(phrase);
    card!.style.visibility = '';
    grown.observe(copy);
    if (docked.matches) away.observe(paragraphOf(phrase));
    if (say || pinned === phrase) speak();
  } catch {
    // The board itself says why there is no solver; a phrase without its picture is a phrase.
    if (wanted()) hide();
  }
}

/** Says what the card shows, once it does. */
function speak() {
  const copy = card?.querySelector<GameElement | Desk<unknown>>('[inert]');
  if (!copy?.current) return;
  spoken!.textContent = 'inWords' in copy ? copy.inWords : copy.speakPosition(copy.current.numbers);
}

function clear(phrase: HTMLElement) {
  void boardOf(phrase)?.show(null);
  if (!card) return;
  grown.disconnect();
  away.disconnect();
  card.hidePopover();
  card.replaceChildren();
  spoken!.textContent = '';
}

function hide() {
  clearTimeout(timer);
  if (showing) clear(showing);
  showing = null;
}

/** Back to what is pinned, or to nothing. */
function leave() {
  clearTimeout(timer);
  timer = setTimeout(() => (pinned ? void show(pinned, false) : hide()), left);
}

/** A drawing may grow once its values are there. */
const grown = new ResizeObserver(() => showing && place(showing));

/** Distances in pixels: from the phrase, and from the edges of the window. */
const [gap, margin] = [8, 12];

/** Beside the text, where the window is that wide: there it covers nothing. */
function aside() {
  const { right, width } = document.querySelector('.text')!.getBoundingClientRect();
  const left = right + 2 * gap;
  const room = document.documentElement.clientWidth - margin - left;
  return room >= narrow ? { left, width: Math.min(width, room) } : null;
}
/** A board is drawn for so little. */
const narrow = 280;

/** As wide as the text: a board keeps the height it once had, so it is drawn in this width from the first. */
const wide = () => aside()?.width ?? Math.min(document.querySelector('.text')!.clientWidth, innerWidth - 2 * margin);

/** A phone has no room beside the text: there the card is at an edge of the window, and the text goes on behind it. */
const docked = matchMedia('(max-width: 40rem)');
const paragraphOf = (phrase: HTMLElement) => phrase.closest('p, li') ?? phrase.parentElement!;

/**
 * Beside the text. Where there is no room: above the paragraph, which is read, and what follows, which is read next;
 * else under the phrases of the paragraph, which are pressed one after another, or above them where there is more room.
 * What is taller than the room is drawn smaller; where it would be much smaller, it keeps off its own phrase alone.
 */
function place(phrase: HTMLElement) {
  const at = phrase.getBoundingClientRect();
  const { style } = card!;
  style.zoom = '';
  style.width = `${wide()}px`;
  const { width, height } = card!.getBoundingClientRect();
  const free = aside();
  if (free) {
    const zoom = Math.min(1, (innerHeight - 2 * margin) / height);
    const top = Math.max(margin, Math.min(at.top - gap, innerHeight - margin - height * zoom));
    style.zoom = `${zoom}`;
    style.position = '';
    style.left = `${(free.left + scrollX) / zoom}px`;
    style.top = `${(top + scrollY) / zoom}px`;
    return;
  }
  const together = [...paragraphOf(phrase).querySelectorAll('span.show')].map((each) => each.getBoundingClientRect());
  const beside = (free: DOMRect[]) => {
    const [top, bottom] = [Math.min(...free.map((each) => each.top)), Math.max(...free.map((each) => each.bottom))];
    const [above, below] = [top - gap - margin, innerHeight - bottom - gap - margin];
    const under = below >= height || below >= above;
    return { top, bottom, under, zoom: Math.min(1, (under ? below : above) / height) };
  };
  const whole = paragraphOf(phrase).getBoundingClientRect();
  const over = {
    top: whole.top,
    bottom: whole.bottom,
    under: false,
    zoom: Math.min(1, (whole.top - gap - margin) / height),
  };
  const all = beside(together);
  const { top, bottom, under, zoom } =
    over.zoom >= least && !docked.matches ? over : all.zoom < least ? beside([at]) : all;
  const left = Math.max(margin, Math.min(at.left + (at.width - width * zoom) / 2, innerWidth - margin - width * zoom));
  // Its own lengths are zoomed with it. Where it is not docked, it scrolls with the text.
  style.zoom = `${zoom}`;
  const fixed = docked.matches;
  style.position = fixed ? 'fixed' : '';
  style.left = `${(fixed ? left : left + scrollX) / zoom}px`;
  const [upper, lower] = fixed
    ? [margin, innerHeight - margin - height * zoom]
    : [scrollY + top - gap - height * zoom, scrollY + bottom + gap];
  style.top = `${(under ? lower : upper) / zoom}px`;
}
/** The board in a card that is smaller than this can hardly be read. */
const least = 0.7;

/** A docked card goes when its paragraph does. */
const away = new IntersectionObserver((seen) => {
  if (seen.at(-1)!.isIntersecting) return;
  pin(null);
  hide();
});

function pin(phrase: HTMLElement | null) {
  pinned?.setAttribute('aria-pressed', 'false');
  pinned = phrase;
  phrase?.setAttribute('aria-pressed', 'true');
}

for (const phrase of document.querySelectorAll<HTMLElement>('span.show')) {
  phrase.setAttribute('role', 'button');
  phrase.tabIndex = 0;
  phrase.setAttribute('aria-pressed', 'false');
  phrase.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(() => void show(phrase, false), pointed);
  });
  phrase.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave());
  phrase.addEventListener('focus', () => phrase.matches(':focus-visible') && void show(phrase, true));
  phrase.addEventListener('blur', leave);
  const press = () => {
    pin(pinned === phrase ? null : phrase);
    if (pinned) void show(phrase, true);
    else hide();
  };
  phrase.addEventListener('click', press);
  phrase.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // of Space: to scroll
    if (!event.repeat) press();
  });
}

// A finger has no Escape.
addEventListener('click', ({ target }) => {
  if (!showing || (target instanceof Element && target.closest('span.show, .show-card'))) return;
  pin(null);
  hide();
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !showing) return;
  pin(null);
  hide();
});
