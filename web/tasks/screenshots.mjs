import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deeper, lessons } from '../../tests/node/lessons/pages.ts';
import { first, languages } from '../languages.ts';
import { serve } from './serve.mjs';
import { main, make, root, Told } from './setup.mjs';

const folder = join(root, 'build/screenshots');
/** For the README: small, in the light theme. */
const shown = join(root, 'content/screenshots');

const pages = {
  home: '',
  course: 'course/',
  notes: 'notes/',
  ...Object.fromEntries([...lessons, ...deeper].map((name) => [name.replace('/', '-'), `lessons/${name}/`])),
};
const widths = { phone: 360, desktop: 1280 };

const { positionals: only, values } = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });

/**
 * Every page in both languages, at phone and desktop width, light and dark, and every state of boards, instruments and
 * questions: to be looked at before a change is done. `<page>`: one page; `states`: no pages; `states nim wythoff`:
 * those of these.
 */
await main(import.meta.url, ['build', 'test'], async () => {
  await make('site');
  const { chromium } = await import('@playwright/test');
  const { launch } = await import('../../tests/browser/chromium.mjs');
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await serve();
  const browser = await chromium.launch(launch);
  for (const [name, path] of Object.entries(pages)) {
    if (only.length && !only.includes(name)) continue;
    console.log(`· ${name}`);
    for (const language of languages) {
      for (const [device, width] of Object.entries(widths)) {
        for (const colorScheme of ['light', 'dark']) {
          const page = await browser.newPage({
            viewport: { width, height: device === 'phone' ? 740 : 800 },
            colorScheme,
          });
          await page.goto(url + (language === first ? '' : `${language}/`) + path);
          await page.evaluate(async () => {
            const all = [...document.querySelectorAll('main *')];
            const tags = new Set(all.map(({ localName }) => localName).filter((name) => name.startsWith('nimlab-')));
            await Promise.all([...tags].map((tag) => customElements.whenDefined(tag)));
            await Promise.all(all.map((element) => element.begin?.()));
          });
          await page.waitForTimeout(500); // what is drawn after the first answer
          await page.screenshot({ path: join(folder, `${name}-${language}-${device}-${colorScheme}.png`) });
          await page.screenshot({
            path: join(folder, `${name}-${language}-${device}-${colorScheme}-whole.png`),
            fullPage: true,
          });
          await page.close();
        }
      }
    }
  }
  if (!only.length) {
    console.log('· pictures of the README');
    mkdirSync(shown, { recursive: true });
    for (const [name, path, board] of [
      ['home', '', null],
      ['nim', 'lessons/nim/proof/', 'columns'],
      ['subtraction-zh', 'zh/lessons/p-and-n-positions/', 'pattern'],
    ]) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 640 } });
      await page.goto(url + path);
      const target = board ? page.locator(`[name=${board}]`) : page.locator('nimlab-nim').first();
      await target.scrollIntoViewIfNeeded();
      await target.locator('.board').waitFor();
      if (board) await target.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 90));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(shown, `${name}.jpg`), type: 'jpeg', quality: 82 });
      await page.close();
    }
  }
  let missed = [];
  if (!only.length || only[0] === 'states') {
    const { contactSheets } = await import('./contact-sheets.mjs');
    missed = await contactSheets(browser, url, join(folder, 'states'), {
      only: only.slice(1),
      language: values.language,
    });
  }
  await browser.close();
  stop();
  console.log(`\nThe pictures are in ${folder}, those of the README in ${shown}.`);
  if (missed.length) throw new Told(`Not as they should be:\n${missed.join('\n')}`);
});
