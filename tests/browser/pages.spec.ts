import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { boardOf, everyBoard, expect, settled, test } from './board.ts';

const lessons = readdirSync(fileURLToPath(new URL('../../content/lessons/', import.meta.url))).map(
  (name) => `lessons/${name}/`,
);
const games = readdirSync(fileURLToPath(new URL('../../content/reference/', import.meta.url))).map(
  (name) => `reference/${name.replace('.yaml', '')}/`,
);
/** Of the pages on games two; all of them are looked at once below. */
const reference = ['reference/', 'reference/embedding/', 'reference/nim/', 'reference/grid_walk/'];
const paths = ['', 'course/', ...lessons, 'notes/', 'glossary/', 'sources/', 'progress/', ...reference];

async function faults(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

for (const language of ['en', 'zh']) {
  for (const path of paths) {
    const address = (language === 'zh' ? 'zh/' : '') + path;
    for (const width of [360, 1280]) {
      test(`/${address} ${width}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 740 });
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
        await everyBoard(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await faults(new AxeBuilder({ page }))).toEqual([]);
        // The other theme differs in its colours alone.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await faults(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))).toEqual([]);
      });
    }
  }
}

for (const [i, game] of games.entries()) {
  const address = i % 2 ? `zh/${game}` : game;
  test(`/${address}, once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: i % 4 < 2 ? 'light' : 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await everyBoard(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faults(new AxeBuilder({ page }))).toEqual([]);
  });
}

test('an address that is not there has a page, at any depth', async ({ page, complaints }) => {
  await page.goto('lessons/no/such/lesson/');
  await expect(page.locator('h1').first()).toBeVisible();
  expect(complaints.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
});

test('the language switch keeps page, section and the boards of the address', async ({ page }) => {
  await page.goto('lessons/nim/#hook=1_2_3~~~y~p');
  const board = await boardOf(page, 'hook');
  await settled(board);
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/\/zh\/lessons\/nim\/#.*hook=1_2_3/);
  await expect(page.locator('h1')).toContainText('尼姆');
});

test('search finds a word in both languages', async ({ page }) => {
  for (const [address, word, title] of [
    ['', 'nim-sum', 'Nim'],
    ['zh/', '尼姆和', '尼姆游戏'],
    ['', 'Beatty', 'Wythoff'],
  ] as const) {
    await page.goto(address);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(word);
    const result = page.getByRole('dialog').getByRole('link', { name: title }).first();
    await expect(result).toBeVisible();
    await result.click();
    await expect(page).toHaveURL(/\/some\/where\/(zh\/)?(lessons|glossary|reference)/);
  }
});

test('links within the site lead somewhere', async ({ page, request }) => {
  test.setTimeout(180_000);
  const seen = new Set<string>();
  for (const path of [...paths, ...paths.map((each) => `zh/${each}`)]) {
    await page.goto(path);
    // Of the page: what is inside an element is no target of a link.
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((a) => new URL(a.getAttribute('href')!, document.baseURI).href))) {
      const url = new URL(href);
      if (url.origin !== new URL(page.url()).origin) continue;
      expect(url.pathname.startsWith('/some/where/'), href).toBe(true);
      seen.add(url.origin + url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && !id.includes('=') && url.pathname === new URL(page.url()).pathname) {
        expect(ids.filter((each) => each === id).length, href).toBe(1);
      }
    }
  }
  for (const path of [...games, ...games.map((each) => `zh/${each}`)]) {
    const answer = await request.get(path);
    for (const [, href] of (await answer.text()).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const { origin, pathname } = new URL(href!, answer.url());
      if (origin === new URL(answer.url()).origin) seen.add(origin + pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
  for (const url of seen) expect((await request.get(url)).status(), url).toBe(200);
});

test('printed, a lesson shows its proofs', async ({ page }) => {
  await page.goto('lessons/nim/');
  const step = page.locator('nimlab-step').first();
  await expect(step).not.toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(step).toBeVisible();
  await expect(page.locator('header').first()).not.toBeVisible();

  // The answer to a question, the figure of an exercise, hints and answer; nothing to press.
  await expect(page.locator('nimlab-predict .on-paper').first()).toBeVisible();
  const exercise = page.locator('nimlab-exercise[kind=move]').first();
  await expect(exercise.locator('.on-paper svg').first()).toBeVisible();
  await expect(exercise.locator('[slot=hint-1]')).toBeVisible();
  await expect(exercise.locator('[slot=answer]')).toBeVisible();
  await expect(exercise.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.in-words').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.on-paper').first()).not.toBeVisible();
});

test('the course has a picture where there is room, and a list that says the same', async ({ page }) => {
  await page.goto('course/');
  const boxes = page.locator('.course-picture a');
  await expect(boxes.first()).toBeVisible();
  const addresses = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  expect(await addresses('.course-picture a')).toEqual(await addresses('.course-map ol > li > a'));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(boxes.first()).not.toBeVisible();
});
