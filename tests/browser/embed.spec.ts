/** Every widget in a page of another origin: by one script, and in a frame. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { boardOf, current, expect, foreign, settled, site, status, tagOf, test } from './board.ts';

test.use({ alone: true });

const { games } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../build/elements.json', import.meta.url)), 'utf8'),
) as { games: Record<string, { examples: { position: string; rule: string }[] }> };

/** A board has answered: its status says something of the game, in the language it was asked in. */
const answered = /Your turn|No move|There is no move|轮到你|无路可走|没有任何走法/;

test('a foreign page has every board by one script', async ({ page, solver }) => {
  test.setTimeout(120_000);
  await page.goto(`${foreign}/boards`);
  for (const [game, { examples }] of Object.entries(games)) {
    const { position, rule } = examples[0]!;
    const board = page.locator(`${tagOf(game)}[name=${game}]`);
    await board.scrollIntoViewIfNeeded();
    await expect(board.locator('.status:visible').first(), game).toContainText(answered);
    const analysis = await board.evaluate((element) => {
      const { current } = element as HTMLElement & { current: { position: string; outcome: string } };
      return { position: current.position, outcome: current.outcome };
    });
    const { outcome } = await solver.analyse(game, position, rule);
    expect(analysis, game).toEqual({ position, outcome });
  }
});

test('a foreign page has every board in a frame', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${foreign}/frames`);
  for (const [game, { examples }] of Object.entries(games)) {
    await page.locator(`iframe#${game}`).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(`iframe#${game}`);
    const board = frame.locator(`nimlab-frame > ${tagOf(game)}`);
    await expect(board.locator('.status:visible').first(), game).toContainText(/轮到你|无路可走|没有任何走法/);
    expect(await current(board), game).toBe(examples[0]!.position);
    // Nothing but the board.
    expect(await frame.locator('body').evaluate((body) => (body as HTMLElement).innerText.trim())).toBe('');
    await expect(frame.locator('nimlab-frame > *')).toHaveCount(1);
  }
});

/** Both codes that the board on a page of the reference offers, and those the page itself offers. */
async function offered(page: Page, game: string): Promise<string[]> {
  await page.goto(`reference/${game}/`);
  const board = await boardOf(page, 'board', game.replaceAll('_', '-'));
  await settled(board);
  await board.getByRole('button', { name: 'Embed' }).click();
  const fields = board.locator('.panel textarea');
  await expect(fields).toHaveCount(2);
  const codes = await fields.evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  return [...codes, ...(await page.locator('figure.copyable code').allInnerTexts())];
}

for (const game of ['nim', 'grid_walk', 'sum']) {
  test(`the codes that are offered work as they stand: ${game}`, async ({ page }) => {
    test.setTimeout(120_000);
    const codes = await offered(page, game);
    expect(codes).toHaveLength(4);
    for (const [i, code] of codes.entries()) {
      await page.goto(`${foreign}/pasted?${encodeURIComponent(code)}`);
      const frame = page.locator('iframe');
      expect(await frame.count()).toBe(i % 2);
      const board = (i % 2 ? page.frameLocator('iframe') : page).locator(tagOf(game)).first();
      await settled(board);
      expect(await current(board)).toBe(games[game]!.examples[0]!.position);
    }
  });
}

test('tables and questions come by the script, tables in a frame too', async ({ page }) => {
  await page.goto('reference/embedding/');
  for (const element of ['values', 'nimber', 'question']) {
    await page.goto('reference/embedding/');
    const code = await page.locator(`.element:has(#${element}) figure.copyable code`).innerText();
    await page.goto(`${foreign}/pasted?${encodeURIComponent(code)}`);
    const widget = page.locator(`nimlab-${element}`);
    if (element === 'values') await expect(widget.locator('.cells button').first()).toBeVisible();
    if (element === 'nimber') await expect(widget.locator('.result')).toHaveText('12 ⊗ 9 = 10');
    if (element !== 'question') continue;
    await settled(widget.locator('nimlab-nim'));
    const outcome = '<nimlab-question kind="outcome" game="nim" position="1 2"></nimlab-question>';
    const other = code.replace(/<nimlab-question[^]*/, outcome);
    await page.goto(`${foreign}/pasted?${encodeURIComponent(other)}`);
    await widget.getByRole('button', { name: 'Show me' }).click();
    await expect(widget).toContainText(/the player to move wins/);
  }
  await page.goto(`${foreign}/pasted?`);
  const address = new URL('embed/?widget=values&game=octal&count=40', site).href;
  await page.goto(
    `${foreign}/pasted?${encodeURIComponent(`<iframe title="values" width="600" height="500" src="${address}"></iframe>`)}`,
  );
  await expect(page.frameLocator('iframe').locator('nimlab-values .cells button').first()).toBeVisible();
});

test('a frame takes language, colours, view and players from its address, and a game from its hash', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(
    'embed/?game=nim&position=1+2&lang=zh&theme=dark&view=columns&first=opponent&opponent=human&analysis=on',
  );
  const board = page.locator('nimlab-nim');
  await expect(status(board)).toContainText('轮到');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(board.getByRole('button', { name: '二进制' })).toHaveAttribute('aria-pressed', 'true');
  await expect(board.locator('.theory')).toContainText('SG');
  await expect(page).toHaveTitle(/^Nim 游戏/);

  await page.goto('embed/?game=nim&position=1+2&controls=full#board=3_4_5~~1-2~y~p');
  await expect.poll(() => current(board)).toMatch(/^1 /);
  await board.getByRole('button', { name: 'Share' }).click();
  expect(await board.locator('.panel textarea').inputValue()).toContain(
    'embed/?game=nim&position=1+2&controls=full#board=3_4_5',
  );
});

test('the name alone puts up something to play with', async ({ page }) => {
  test.slow();
  const folders = ['reference', 'instruments'].map((name) => new URL(`../../content/${name}/`, import.meta.url));
  const names = folders.flatMap((folder) => readdirSync(folder)).map((file) => file.replace('.yaml', ''));
  // What is asked by other boards alone has none of its own.
  for (const game of names.filter(
    (name) => globSync(`../../web/{games,instruments}/**/${name}/element.ts`, { cwd: import.meta.dirname }).length > 0,
  )) {
    await page.goto(`embed/?game=${game}`);
    const board = page.locator(tagOf(game));
    await expect(board.locator('.board').first(), game).toBeVisible();
    await expect
      .poll(() => board.evaluate((element) => Boolean((element as HTMLElement & { current?: unknown }).current)), game)
      .toBe(true);
  }
});

test('what a frame cannot show it says', async ({ page }) => {
  await page.goto('embed/?game=chess');
  await expect(page.getByRole('alert')).toHaveText('There is no game “chess”.');
  await page.goto('embed/?game=question&lang=zh');
  await expect(page.getByRole('alert')).toHaveText('没有叫“question”的游戏。');
  await page.goto('embed/');
  await expect(page.getByRole('alert')).toHaveText('Nothing was entered.');
  await page.goto('embed/?game=nim&position=3+x');
  await expect(page.locator('nimlab-nim .error')).toContainText('“x” is not a whole number.');
  await page.goto('embed/?game=nim&position=3+x&controls=none');
  await expect(page.getByRole('alert')).toContainText('“x” is not a whole number.');
});

test('a frame tells its page how high it is, and fits any width', async ({ page }) => {
  const code = `<iframe title="nim" width="340" height="300" src="${site}embed/?game=nim"></iframe>`;
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (data?.type === 'nimlab-height') (window as Window & { height?: number }).height = data.height;
    });
  });
  await page.goto(`${foreign}/pasted?${encodeURIComponent(code)}`);
  const inner = page.frameLocator('iframe').locator('html');
  await settled(page.frameLocator('iframe').locator('nimlab-nim'));
  await expect
    .poll(async () => {
      const height = await inner.evaluate((html) => html.scrollHeight);
      return Math.abs(height - (await page.evaluate(() => (window as Window & { height?: number }).height ?? 0)));
    })
    .toBeLessThanOrEqual(1);
  expect(await inner.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0);
});
