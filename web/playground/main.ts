/**
 * Every element on one page, for those who work on them (npm run dev): each game in the first example of
 * content/reference, and what stands in study/. `?show=nim` shows one, `?lang=both&theme=dark` how.
 */
import { parse } from 'yaml';
import { tagOf } from '../board/tag.ts';
import '../board/loader.ts';
import './style.css';

const references = import.meta.glob<string>('../../content/reference/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fragments = import.meta.glob<string>('./study/*.html', { query: '?raw', import: 'default', eager: true });
const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

interface Reference {
  examples: { position: string; rule?: string }[];
}

/** By name: how its element is made. */
const shown = new Map<string, () => Element[]>();
for (const [path, text] of Object.entries(references)) {
  const name = nameOf(path);
  const [example] = (parse(text) as Reference).examples;
  shown.set(name, () => {
    const board = document.createElement(tagOf(name));
    board.setAttribute('name', name);
    board.setAttribute('position', String(example!.position));
    if (example!.rule !== undefined) board.setAttribute('rule', String(example!.rule));
    return [board];
  });
}
for (const [path, text] of Object.entries(fragments)) {
  shown.set(nameOf(path), () => [...document.createRange().createContextualFragment(text).children]);
}

const choices = {
  show: ['all', ...shown.keys()],
  lang: ['en', 'zh', 'both'],
  theme: ['light', 'dark'],
};
const asked = new URLSearchParams(location.search);
const chosen = (key: keyof typeof choices) => asked.get(key) ?? choices[key][0]!;

for (const [key, values] of Object.entries(choices) as [keyof typeof choices, string[]][]) {
  for (const value of values) {
    const link = document.createElement('a');
    const to = new URLSearchParams(asked);
    to.set(key, value);
    link.href = `?${to}`;
    link.textContent = value;
    if (value === chosen(key)) link.ariaCurrent = 'true';
    document.querySelector('nav')!.append(link);
  }
  document.querySelector('nav')!.append(document.createElement('hr'));
}

document.documentElement.dataset.theme = chosen('theme');
const languages = { en: ['en'], zh: ['zh-CN'], both: ['en', 'zh-CN'] }[chosen('lang')] ?? ['en'];
for (const [name, make] of shown) {
  if (chosen('show') !== 'all' && chosen('show') !== name) continue;
  const heading = document.createElement('h2');
  heading.textContent = name;
  const row = document.createElement('div');
  row.className = 'side-by-side';
  for (const lang of languages) {
    const cell = document.createElement('div');
    cell.className = 'board';
    cell.lang = lang;
    cell.append(...make());
    row.append(cell);
  }
  document.querySelector('main')!.append(heading, row);
}
