import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const face = /@font-face\{[^}]*\}/g;

const wordsIn = (text) => new Set(text.match(/[a-z][\w-]*/gi));
const classesIn = (html) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));

const bold = /\.katex[^{}]*\{[^}]*font-weight:(?:bold|700)/;
const italic = /\.katex[^{}]*\{[^}]*font-family:KaTeX_Main[^}]*font-style:italic/;

/**
 * A sheet without what the page cannot use: rules of classes that nothing has, of elements of ours that are not on it
 * and of other languages, what only they move by, and fonts that nothing is written in. So a game's rules burden its
 * own pages.
 */
function purged(css, used, { elements, language }) {
  const missing = ({ type, kind, name, languages, selectors }) =>
    (type === 'class' && !used(name)) ||
    (type === 'type' && name.startsWith('nimlab-') && !elements.has(name)) ||
    (type === 'pseudo-class' && kind === 'lang' && !languages.some((each) => language.startsWith(each))) ||
    (type === 'pseudo-class' && /^(is|where|has)$/.test(kind) && selectors.every(dead));
  const dead = (selector) => selector.some(missing);
  const visitor = {
    Rule: { style: (rule) => (rule.value.selectors.every(dead) ? [] : undefined) },
    Selector: (selector) => (dead(selector) ? [] : undefined),
  };
  const transformed = (code, options) =>
    transform({ filename: 'page.css', code: Buffer.from(code), minify: true, ...options }).code.toString();
  const ours = transformed(css, { visitor });
  const kept = wordsIn(ours.replace(/@keyframes [\w-]+/g, ''));
  const moves = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name).filter((name) => !kept.has(name));
  const rules = transformed(ours, { unusedSymbols: moves });
  const written = rules.replace(face, '');
  return rules.replace(face, (each) => {
    const family = /font-family:["']?([^;"'}]+)/.exec(each)[1];
    const asked =
      !family.startsWith('KaTeX_') ||
      ((!each.includes('font-weight:700') || bold.test(written)) &&
        (!each.includes('KaTeX_Main;font-style:italic') || italic.test(written)));
    return asked && written.includes(family) ? each : '';
  });
}

/**
 * Puts into each page of a built site the styles that it can use, in place of links to sheets: nothing has to be
 * fetched before it is seen. Classes that the site's own scripts give are kept wherever they may be given.
 */
export async function inlineStyles(site) {
  const files = await readdir(site, { recursive: true });
  const all = (folder, ending) => files.filter((file) => file.startsWith(folder) && file.endsWith(ending));
  const sheets = new Map();
  for (const file of all('assets', '.css')) sheets.set(file.split('/').pop(), await readFile(join(site, file), 'utf8'));
  const scripts = await Promise.all(all('assets', '.js').map((file) => readFile(join(site, file), 'utf8')));
  const given = wordsIn(scripts.join(' '));
  for (const file of all('', '.html')) {
    const html = await readFile(join(site, file), 'utf8');
    const here = classesIn(html);
    const elements = new Set([...html.matchAll(/<(nimlab-[\w-]+)/g)].map(([, name]) => name));
    const language = /<html lang="([^"]+)"/.exec(html)[1];
    const used = (name) => here.has(name) || given.has(name);
    const css = [...html.matchAll(link)].map(([, address]) => sheets.get(address.split('/').pop())).join('');
    if (!css) continue;
    let put = false;
    const inlined = html.replace(link, () =>
      put ? '' : ((put = true), `<style>${purged(css, used, { elements, language })}</style>`),
    );
    await writeFile(join(site, file), inlined);
  }
  for (const file of all('assets', '.css')) await rm(join(site, file));
}
