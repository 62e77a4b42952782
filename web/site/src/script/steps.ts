/**
 * A lesson opens as one goes: what stands after a question that `[waits]` is not there (text.css) until the question is
 * answered or shown; then the attribute goes. Layout.astro opens what has been answered before, ahead of the first
 * paint. `data-steps` on the root: one step at a time; without it everything is open, as it is on paper and without a
 * script. The reader's choice is kept.
 */
const root = document.documentElement;
const said = document.getElementById('steps-said');
const buttons = document.querySelectorAll<HTMLButtonElement>('button.steps');

function choose(all: boolean) {
  if (all) delete root.dataset.steps;
  else root.dataset.steps = '';
  try {
    localStorage.setItem('nimlab-steps', all ? 'all' : '');
  } catch {
    // It lasts as long as the page.
  }
}

function stand(here: Element | null | undefined) {
  if (!(here instanceof HTMLElement)) return;
  here.tabIndex = -1;
  here.focus({ preventScroll: true });
}

for (const button of buttons) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const all = 'steps' in root.dataset;
    const waits = document.querySelector('.text [waits]');
    choose(all);
    if (all && said) said.textContent = said.dataset.open!;
    // The one below the text goes: who has pressed it stands where the page goes on.
    if (!button.checkVisibility()) stand(waits?.nextElementSibling ?? waits?.parentElement?.nextElementSibling);
  });
}

/** What a part of an address names (place.ts): the game of a board, or a place. */
function aimOf(part: string): Element | null {
  const [name = '', game] = part.split('=');
  let id = name;
  try {
    id = decodeURIComponent(name);
  } catch {
    // A stray % is as it stands.
  }
  const board = document.querySelector(`.text [name="${CSS.escape(id)}"]`);
  const place = document.getElementById(id);
  return game === undefined ? (place ?? board) : (board ?? place);
}

/** What an address leads to is opened with all before it. */
function openTo() {
  if (!('steps' in root.dataset)) return;
  const aims = location.hash.slice(1).split('&').map(aimOf);
  const unseen = aims.filter((aim): aim is Element => aim?.checkVisibility() === false);
  for (const aim of unseen) {
    for (const waiting of document.querySelectorAll('.text [waits]')) {
      const after = waiting.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (after && !waiting.contains(aim)) waiting.removeAttribute('waits');
    }
  }
  unseen.at(-1)?.scrollIntoView();
}
openTo();
addEventListener('hashchange', openTo);

document.addEventListener('nimlab-answered', () => {
  if (said && 'steps' in root.dataset) said.textContent = said.dataset.open!;
});

export {};
