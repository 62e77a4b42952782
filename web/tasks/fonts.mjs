import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

/** What a page's own text may need besides what is written now: a reader types into the search. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/** Without what only old screens look at. */
const plain = { noHinting: true };
/** Of Literata, a variable font, the weights that the styles ask for, upright; figures of both widths and kinds. */
const literata = (file) => ({
  ...plain,
  variationAxes: { wght: file.includes('italic') ? 400 : { min: 400, max: 700 } },
  keepFeatures: ['kern', 'liga', 'lnum', 'onum', 'tnum', 'pnum'],
});

/** What KaTeX sets in a font of its own, by the class it gives; all else it may set in any. */
const ownFonts = [
  ['mathnormal', 'KaTeX_Math'],
  ['mathcal', 'KaTeX_Caligraphic'],
  ['amsrm', 'KaTeX_AMS'],
];

/** The signs of the formulas of a page, by the class of the font they are set in; '' for all others. */
function signsOf(html, signs = new Map()) {
  for (const { index } of html.matchAll(/<span class="katex-html"/g)) {
    const parts = /<(\/?span\b)?(?:[^>]*?class="([^"]*)")?[^>]*>|([^<]+)/g;
    parts.lastIndex = index;
    const open = [];
    do {
      const [, tag, names = '', text] = parts.exec(html);
      if (tag === '/span') open.pop();
      else if (tag === 'span') open.push(names);
      else if (text !== undefined) {
        const own = ownFonts.map(([name]) => name).find((name) => open.at(-1).split(' ').includes(name)) ?? '';
        signs.set(own, new Set([...(signs.get(own) ?? []), ...decoded(text)]));
      }
    } while (open.length > 0);
  }
  return signs;
}

const withoutTags = (html) => html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
const named = { lt: '<', gt: '>', amp: '&', quot: '"' };
const decoded = (text) =>
  text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) => String.fromCodePoint(parseInt(code, hex ? 16 : 10)))
    .replace(/&(lt|gt|amp|quot);/g, (_, name) => named[name]);

/**
 * Leaves in the fonts of a built site only what its pages and boards write. Fonts and style sheets get names anew: by
 * the hash in its name a host's answer is kept for ever.
 */
export async function subsetFonts(site) {
  const files = (await readdir(site, { recursive: true })).filter((file) => !file.startsWith('pagefind'));
  const read = (ending) =>
    Promise.all(
      files
        .filter((file) => file.endsWith(ending))
        .map(async (file) => [file, await readFile(join(site, file), 'utf8')]),
    );
  const pages = await read('.html');
  const sheets = await read('.css');
  const written = new Set(pages.flatMap(([, html]) => [...decoded(withoutTags(html))]));
  const signs = new Map();
  for (const [, html] of pages) signsOf(html, signs);
  const spoken = new Set((await read('.js')).flatMap(([, script]) => [...script]));

  /** [old name, new name], of the files that have another content now. */
  const renamed = new Map();
  const put = async (file, content) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const now = file.replace(/\.[\w-]{8}(\.\w+)$/, `.${hash}$1`);
    await rm(join(site, file));
    await writeFile(join(site, now), content);
    renamed.set(file.split('/').pop(), now.split('/').pop());
  };
  for (const file of files.filter((file) => file.endsWith('.woff2'))) {
    const isLiterata = file.includes('literata');
    const own = ownFonts.find(([, name]) => file.includes(name))?.[0];
    const text = isLiterata ? [ascii, ...written, ...spoken] : [...(signs.get('') ?? []), ...(signs.get(own) ?? [])];
    const options = { targetFormat: 'woff2', ...(isLiterata ? literata(file) : plain) };
    await put(file, await subset(await readFile(join(site, file)), text.join(''), options));
  }
  const withNames = (text) => [...renamed].reduce((text, [old, now]) => text.replaceAll(old, now), text);
  for (const [file, css] of sheets) if (withNames(css) !== css) await put(file, withNames(css));
  for (const [file, html] of pages) if (withNames(html) !== html) await writeFile(join(site, file), withNames(html));
}
