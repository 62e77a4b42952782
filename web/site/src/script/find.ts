/** The field that leaves the terms it names, in any language (pages/[...lang]/glossary.astro). */
const field = document.querySelector<HTMLElement>('.find')!;
const input = field.querySelector('input')!;
const said = field.querySelector('output')!;
const groups = [...document.querySelectorAll<HTMLElement>('.glossary .group')].map((group) => ({
  group,
  letter: document.querySelector<HTMLElement>(`.letters a[href="#${CSS.escape(group.id)}"]`)!,
  terms: [...group.querySelectorAll<HTMLElement>('section')].map((term) => ({
    term,
    names: term.dataset.names!.toLowerCase().split('\n'),
  })),
}));

function find() {
  const wanted = input.value.trim().toLowerCase();
  let found = 0;
  for (const { group, letter, terms } of groups) {
    let here = 0;
    for (const { term, names } of terms) {
      term.hidden = !names.some((name) => name.includes(wanted));
      here += Number(!term.hidden);
    }
    group.hidden = letter.hidden = here === 0;
    found += here;
  }
  const { none, found: some } = field.dataset;
  said.textContent = wanted === '' ? '' : found === 0 ? none! : some!.replace('0', String(found));
}

input.addEventListener('input', find);
// Who goes to a term sees it, whatever the field has left.
addEventListener('hashchange', () => {
  input.value = '';
  find();
});
find();

export {};
