import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const face = /@font-face\{[^}]*\}/g;

const wordsIn = (text) => new Set(text.match(/[a-z][\w-]*/gi));
const classesIn = (html) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));

/** A sheet without the rules of classes that nothing on the page has, what only they move by, and fonts that nothing is written in. */
function purged(css, used) {
  const without = (unusedSymbols) =>
    transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
  const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const unused = [...classes].filter((name) => !used(name));
  const kept = wordsIn(without(unused).replace(/@keyframes [\w-]+/g, ''));
  const moves = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name).filter((name) => !kept.has(name));
  const rules = without([...unused, ...moves]);
  const written = rules.replace(face, '');
  return rules.replace(face, (each) => {
    const family = /font-family:["']?([^;"'}]+)/.exec(each)[1];
    return written.includes(family) ? each : '';
  });
}

/**
 * Puts into each page of a built site the styles that it can use, in place of links to sheets: nothing has to be fetched
 * before it is seen. Classes that the site's own scripts give are kept wherever they may be given.
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
    const used = (name) => here.has(name) || given.has(name);
    const css = [...html.matchAll(link)].map(([, address]) => sheets.get(address.split('/').pop())).join('');
    if (!css) continue;
    let put = false;
    const inlined = html.replace(link, () => (put ? '' : ((put = true), `<style>${purged(css, used)}</style>`)));
    await writeFile(join(site, file), inlined);
  }
  for (const file of all('assets', '.css')) await rm(join(site, file));
}
