/** What lesson pages do besides their elements: phrases that light a board. */

interface Board extends HTMLElement {
  show(position: string | null, options?: { lit?: string; view?: string }): Promise<void> | void;
}

const boardOf = (phrase: HTMLElement) => {
  const board = document.querySelector<Board>(`[name="${CSS.escape(phrase.dataset.board!)}"]`);
  return board && typeof board.show === 'function' ? board : null;
};

let pinned: HTMLElement | null = null;

function light(phrase: HTMLElement) {
  const { position, lit, view } = phrase.dataset;
  void boardOf(phrase)?.show(position!, { lit, view });
}
function unlight(phrase: HTMLElement) {
  if (pinned) light(pinned);
  else void boardOf(phrase)?.show(null);
}
function pin(phrase: HTMLElement | null) {
  const before = pinned;
  pinned = phrase;
  before?.setAttribute('aria-pressed', 'false');
  phrase?.setAttribute('aria-pressed', 'true');
  if (before && before !== phrase) void boardOf(before)?.show(null);
}

for (const phrase of document.querySelectorAll<HTMLElement>('span.show')) {
  phrase.setAttribute('role', 'button');
  phrase.tabIndex = 0;
  phrase.setAttribute('aria-pressed', 'false');
  phrase.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && light(phrase));
  phrase.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && unlight(phrase));
  const press = () => {
    pin(pinned === phrase ? null : phrase);
    if (pinned) light(phrase);
    else unlight(phrase);
  };
  phrase.addEventListener('click', press);
  phrase.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault(); // of Space: to scroll
      if (!event.repeat) press();
    }
    if (event.key !== 'Escape' || pinned !== phrase) return;
    pin(null);
    unlight(phrase);
  });
}
