import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { serve } from './serve.mjs';
import { setUp } from './setup.mjs';
import { main, root, step } from './steps.mjs';

const folder = join(root, 'build/screenshots');
const pages = { home: '', nim: 'lessons/nim/', 'p-and-n-positions': 'lessons/p-and-n-positions/' };
const widths = { phone: 360, desktop: 1280 };

/** Every page in both languages, at phone and desktop width, light and dark: to be looked at before a change is done. */
await main(import.meta.url, async () => {
  await setUp(import.meta.url, 'build', 'test');
  await buildAll();
  const { chromium } = await import('@playwright/test');
  const { launch } = await import('../../tests/browser/chromium.mjs');
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await serve();
  const browser = await chromium.launch(launch);
  const only = process.argv[2];
  for (const [name, path] of Object.entries(pages)) {
    if (only && only !== name) continue;
    await step(name, async () => {
      for (const language of ['en', 'zh']) {
        for (const [device, width] of Object.entries(widths)) {
          for (const colorScheme of ['light', 'dark']) {
            const page = await browser.newPage({
              viewport: { width, height: device === 'phone' ? 740 : 800 },
              colorScheme,
            });
            await page.goto(url + (language === 'zh' ? 'zh/' : '') + path);
            await page.waitForFunction(() =>
              [...document.querySelectorAll('nimlab-nim, nimlab-subtraction')].some((board) => board.current),
            );
            await page.screenshot({ path: join(folder, `${name}-${language}-${device}-${colorScheme}.png`) });
            await page.screenshot({
              path: join(folder, `${name}-${language}-${device}-${colorScheme}-whole.png`),
              fullPage: true,
            });
            await page.close();
          }
        }
      }
    });
  }
  await browser.close();
  stop();
  console.log(`\nThe pictures are in ${folder}.`);
});
