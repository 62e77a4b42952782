/**
 * The one script of a page with boards: `<script type="module" src="…/nimlab.js"></script>`. It finds `nimlab-*` tags,
 * also those added later, and imports the folder that defines each, once: `<nimlab-grid-walk>` is in `grid_walk`. What
 * is not in view, and progress, waits until a board has answered, or the reader goes on. The solver is loaded later
 * still, when a board comes near the viewport.
 */
import { folders as all } from './folders.ts';

const prefix = 'nimlab-';

const folders = new Map(Object.entries(all));

/** Loads what is still missing in a tree; the tags of an element that is no board of ours are left alone. */
function load(root: ParentNode) {
  for (const element of root.querySelectorAll(':not(:defined)')) request(element);
}

function request({ localName }: Element) {
  if (!localName.startsWith(prefix)) return;
  const folder = localName.slice(prefix.length).replaceAll('-', '_');
  const found = folders.get(folder);
  if (!found) return;
  folders.delete(folder);
  // Not fetched (offline, a deploy in between): the next such tag tries again; until then the static content stands.
  found().catch((cause: unknown) => {
    folders.set(folder, found);
    console.warn(`nimlab: <${localName}> could not be loaded`, cause);
  });
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.localName.startsWith(prefix)) request(node);
      load(node);
    }
  }
}).observe(document.documentElement, { subtree: true, childList: true });

/** What is in view is wanted first. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    request(target);
  }
});
// What the reader has done before is shown once the first board is there, where there is one; a question about a board
// that stands in it is asked after that board.
const waiting = [...document.querySelectorAll(':not(:defined)')];
const texts = /^(?!nimlab-)|^nimlab-(?:term|progress)$/;
const isBoard = ({ localName }: Element) => !texts.test(localName);
const boards = waiting.some(isBoard);
for (const element of waiting) {
  // Until it is a term, a tap on it leads away.
  if (element.localName === 'nimlab-term') request(element);
  else if (boards && element.localName === 'nimlab-progress') continue;
  else if (![...element.querySelectorAll(':not(:defined)')].some(isBoard)) seen.observe(element);
}

/** Milliseconds that the rest waits at most, once the page is there. */
const patience = 5000;
const loadRest = () => {
  seen.disconnect();
  load(document);
};
// After the board that has answered is drawn.
for (const answered of ['nimlab-position', 'nimlab-asked'])
  document.addEventListener(answered, () => setTimeout(loadRest), { once: true });
addEventListener('scroll', loadRest, { once: true, passive: true }); // it is come to before it is seen
document.addEventListener('nimlab-wanted', loadRest, { once: true }); // a phrase of the text wants to show its board
const wait = () => setTimeout(loadRest, patience);
if (document.readyState === 'complete') wait();
else addEventListener('load', wait);
