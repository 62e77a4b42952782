/** What a page costs whoever comes for the first time: bytes as they are sent, requests, and how many of them come one after the other. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serve } from '../../web/tasks/serve.mjs';
import { expect, test as base } from './board.ts';

const folder = fileURLToPath(new URL('../../dist/site/', import.meta.url));
const lessons = readdirSync(new URL('../../content/lessons/', import.meta.url));

/** A server that notes what it is asked for. */
const test = base.extend<object, { host: { readonly url: string; readonly asked: string[] } }>({
  host: [
    async ({}, use) => {
      const { url, server, stop } = await serve({ port: 0 });
      const asked: string[] = [];
      server.prependListener('request', ({ url }) => asked.push(url!));
      await use({ url, asked });
      stop();
    },
    { scope: 'worker' },
  ],
});

/** In bytes: what a browser that reads Brotli is sent. */
function sizeOf(address: string): number {
  const file = join(folder, address.endsWith('/') ? `${address}index.html` : address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** How many requests come one after the other until a file is asked for, by who asked: the page is the first. */
async function watchChains(page: Page) {
  const depth = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const found = 1 + ((by === undefined ? undefined : depth.get(by)) ?? 0);
    depth.set(url, Math.min(depth.get(url) ?? Infinity, found));
  });
  return depth;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What a lesson may cost until its first board has answered, in thousands of bytes; `all` is without fonts. */
const most = { all: 150, withFonts: 210, solver: 66, fonts: 60, requests: 20, inARow: 3 };

for (const language of ['', 'zh/']) {
  for (const lesson of lessons) {
    test(`cold /${language}lessons/${lesson}/`, async ({ page, host }) => {
      const depth = await watchChains(page);
      host.asked.length = 0;
      // What is loaded once a board has answered, since it is far below, is not counted: here it waits.
      await page.addInitScript(() => {
        for (const answered of ['nimlab-position', 'nimlab-asked'])
          addEventListener(answered, (event) => event.stopPropagation(), true);
      });
      await page.goto(`${host.url}${language}lessons/${lesson}/`);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLElement & { current?: unknown }>('main *')].some(({ current }) => current),
      );
      await page.evaluate(() => document.fonts.ready);
      const asked = [...host.asked];
      expect(asked).toEqual([...new Set(asked)]); // nothing is fetched twice
      const sum = (pattern: RegExp) =>
        asked.filter((each) => pattern.test(each)).reduce((sum, each) => sum + sizeOf(each), 0);
      const [withFonts, fonts, solver] = [sum(/./), sum(/woff2$/), sum(/worker-[^/]*\.js$|\.wasm$/)];
      const all = withFonts - fonts;
      const row = Math.max(...asked.map((each) => depth.get(new URL(each, host.url).href) ?? Infinity));
      const said = `${kB(all)} kB: ${kB(all - solver)} page, ${kB(solver)} solver; ${kB(fonts)} kB fonts; ${asked.length} requests, ${row} in a row`;
      test.info().annotations.push({ type: 'cold', description: said });
      expect.soft(all, said).toBeLessThanOrEqual(most.all * 1000);
      expect.soft(withFonts, said).toBeLessThanOrEqual(most.withFonts * 1000);
      expect.soft(solver, said).toBeLessThanOrEqual(most.solver * 1000);
      expect.soft(fonts, said).toBeLessThanOrEqual(most.fonts * 1000);
      expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(most.requests);
      expect.soft(row, said).toBeLessThanOrEqual(most.inARow);
    });
  }
}

/** Problems of the contest bench, whose solver is one for all of them. */
for (const address of ['problems/hdu-1846/', 'zh/problems/poj-1067/']) {
  test(`cold /${address}`, async ({ page, host }) => {
    host.asked.length = 0;
    await page.goto(`${host.url}${address}`);
    await page.evaluate(() => document.fonts.ready);
    const fetched = () => {
      const asked = host.asked.filter((each) => !each.endsWith('.woff2'));
      return { asked, bytes: asked.reduce((sum, each) => sum + sizeOf(each), 0) };
    };
    // What is read first has no bench in sight, and fetches none.
    const read = fetched();
    expect(read.asked.join('\n')).not.toMatch(/bench-|\.wasm/);
    expect(read.bytes, kB(read.bytes)).toBeLessThanOrEqual(60_000);
    await page.locator('nimlab-bench').scrollIntoViewIfNeeded();
    await expect(page.locator('nimlab-bench .time')).toBeVisible();
    const { asked, bytes } = fetched();
    // One module has all problems, with what tries them.
    const module = asked.filter((each) => each.endsWith('.wasm')).reduce((sum, each) => sum + sizeOf(each), 0);
    test.info().annotations.push({
      type: 'cold',
      description: `${kB(bytes)} kB, ${kB(module)} of them the module; ${asked.length} requests`,
    });
    expect.soft(bytes - module, asked.join('\n')).toBeLessThanOrEqual(75_000);
    expect.soft(module, kB(module)).toBeLessThanOrEqual(160_000);
    expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(most.requests);
  });
}
