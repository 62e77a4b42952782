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

for (const button of buttons) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const all = 'steps' in root.dataset;
    choose(all);
    if (all && said) said.textContent = said.dataset.open!;
  });
}

/** What an address leads to, a place or the game of a board, is opened with all before it. */
function openTo() {
  const [name = ''] = decodeURIComponent(location.hash.slice(1)).split('=');
  if (!name || !('steps' in root.dataset)) return;
  const aim = document.getElementById(name) ?? document.querySelector(`.text [name="${CSS.escape(name)}"]`);
  if (!aim || aim.checkVisibility()) return;
  for (const waiting of document.querySelectorAll('.text [waits]')) {
    const after = waiting.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (after && !waiting.contains(aim)) waiting.removeAttribute('waits');
  }
  aim.scrollIntoView();
}
openTo();
addEventListener('hashchange', openTo);

document.addEventListener('nimlab-answered', () => {
  if (said && 'steps' in root.dataset) said.textContent = said.dataset.open!;
});
