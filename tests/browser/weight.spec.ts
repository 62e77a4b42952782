/**
 * A page asks for what its files say that it does (tests/node/weigh.ts), where every lesson is weighed: seen of some
 * lessons, of different families, in both languages. Pages of the contest bench are weighed here.
 */
import type { Page } from '@playwright/test';
import { serve } from '../../web/tasks/serve.mjs';
import { Page as Built } from '../node/built.ts';
import { firstAsked, most, sizeOfAll } from '../node/weigh.ts';
import { expect, test as base } from './board.ts';

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

test.use({ alone: true });

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

for (const address of ['lessons/nim/', 'zh/lessons/cycles/', 'lessons/mixed-strategies/', 'zh/lessons/twenty-four/']) {
  test(`cold /${address}`, async ({ page, host }) => {
    const depth = await watchChains(page);
    host.asked.length = 0;
    // What is loaded once a board has answered, since it is far below, is not counted: here it waits.
    await page.addInitScript(() => {
      for (const answered of ['nimlab-position', 'nimlab-asked'])
        addEventListener(answered, (event) => event.stopPropagation(), true);
    });
    await page.goto(host.url + address);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement & { current?: unknown }>('main *')].some(({ current }) => current),
    );
    await page.evaluate(() => document.fonts.ready);
    const asked = host.asked.map((each) => each.slice(1));
    expect(asked).toEqual([...new Set(asked)]); // nothing is fetched twice
    const derived = [...firstAsked(new Built(`${address}index.html`)).keys()];
    const scripts = (all: readonly string[]) => all.filter((each) => !each.endsWith('.woff2')).sort();
    expect(scripts(asked)).toEqual(scripts(derived));
    expect(derived).toEqual(expect.arrayContaining(asked));
    const row = Math.max(...asked.map((each) => depth.get(host.url + each) ?? Infinity));
    expect(row).toBeLessThanOrEqual(most.inARow);
  });
}

/** Problems of the contest bench, whose solver is one for all of them. */
for (const address of ['problems/hdu-1846/', 'zh/problems/poj-1067/']) {
  test(`cold /${address}`, async ({ page, host }) => {
    host.asked.length = 0;
    await page.goto(`${host.url}${address}`);
    await page.evaluate(() => document.fonts.ready);
    const fetched = async () => {
      const asked = host.asked.filter((each) => !each.endsWith('.woff2')).map((each) => each.slice(1));
      return { asked, bytes: await sizeOfAll(asked) };
    };
    // What is read first has no bench in sight, and fetches none.
    const read = await fetched();
    expect(read.asked.join('\n')).not.toMatch(/bench-|\.wasm/);
    expect(read.bytes, kB(read.bytes)).toBeLessThanOrEqual(60_000);
    await page.locator('nimlab-bench').scrollIntoViewIfNeeded();
    await expect(page.locator('nimlab-bench .time')).toBeVisible();
    const { asked, bytes } = await fetched();
    // One module has all problems, with what tries them.
    const module = await sizeOfAll(asked.filter((each) => each.endsWith('.wasm')));
    test.info().annotations.push({
      type: 'cold',
      description: `${kB(bytes)} kB, ${kB(module)} of them the module; ${asked.length} requests`,
    });
    expect.soft(bytes - module, asked.join('\n')).toBeLessThanOrEqual(75_000);
    // 179 with what reasons of games were there; those of five more games, decimals and what has two readings add 4.
    expect.soft(module, kB(module)).toBeLessThanOrEqual(185_000);
    expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(most.requests);
  });
}
