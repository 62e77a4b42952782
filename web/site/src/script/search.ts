/** The search dialog (layout/Search.astro), over the index that Pagefind made of the built site. */
import type { Found, Pagefind } from './pagefind.d.ts';

const most = 8;
const search = document.querySelector<HTMLElement>('site-search')!;
const button = search.querySelector('button')!;
const dialog = search.querySelector('dialog')!;
const input = search.querySelector('input')!;
const list = search.querySelector('ol')!;
const status = search.querySelector('.count')!;
const hint = status.textContent;
let index: Promise<Pagefind> | undefined;

/** The index is fetched when somebody wants to search, not before. */
function load(): Promise<Pagefind> {
  index ??= import(/* @vite-ignore */ search.querySelector('a')!.href).then(async (pagefind: Pagefind) => {
    await pagefind.init();
    return pagefind;
  });
  return index;
}

const link = (url: string, title: string, excerpt: string) => {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.textContent = title;
  const text = document.createElement('p');
  text.innerHTML = excerpt;
  item.append(anchor, text);
  return item;
};

function show({ url, meta, excerpt, sub_results }: Found): HTMLElement {
  const sections = sub_results.filter((each) => each.url.includes('#') && !each.url.endsWith('#_top')).slice(0, 3);
  const item = link(url, meta.title, sections.length ? '' : excerpt);
  if (sections.length) {
    const inner = document.createElement('ul');
    inner.append(...sections.map((each) => link(each.url, each.title, each.excerpt)));
    item.append(inner);
  }
  return item;
}

async function find() {
  const query = input.value.trim();
  if (!query) {
    list.replaceChildren();
    status.textContent = hint;
    return;
  }
  try {
    const found = await (await load()).debouncedSearch(query);
    if (!found) return; // a newer query is under way
    const pages = await Promise.all(found.results.slice(0, most).map((result) => result.data()));
    if (input.value.trim() !== query) return;
    list.replaceChildren(...pages.map(show));
    const { none, one, many } = search.dataset;
    const count = found.results.length;
    status.textContent =
      count === 0 ? none!.replace('%', () => query) : count === 1 ? one! : many!.replace('0', String(count));
  } catch {
    index = undefined;
    list.replaceChildren();
    status.textContent = search.dataset.broken!;
  }
}

function open() {
  dialog.showModal();
  input.select();
  load().catch(() => (index = undefined));
}
button.addEventListener('click', open);
input.addEventListener('input', () => void find());
dialog.querySelector('form')!.addEventListener('submit', (event) => {
  if ((event as SubmitEvent).submitter) return; // the cross; Enter in the field goes to the first result
  event.preventDefault();
  list.querySelector('a')?.click();
});
dialog.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target === dialog || target.closest('a')) dialog.close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
  const [at] = event.composedPath();
  if (at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName))) return;
  event.preventDefault();
  open();
});
button.hidden = false;
