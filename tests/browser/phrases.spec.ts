/** Phrases of lessons that show a position: `<Show>` (web/site/src/script/show.ts). */
import type { Locator, Page } from '@playwright/test';
import { everyBoard, expect, putUp, test } from './board.ts';

/** What can be seen for a phrase: its board, or the copy in the card; in pixels of the window. */
const seenFor = (phrase: Locator) =>
  phrase.evaluate((phrase: HTMLElement) => {
    const drawing = (board: Element | null) => board?.shadowRoot?.querySelector('.board')?.getBoundingClientRect();
    const card = document.querySelector('.show-card:popover-open');
    const board = document.querySelector(`[name="${phrase.dataset.board}"]`);
    const lit = board?.shadowRoot?.querySelector('.table.shown') ? drawing(board) : undefined;
    const rect = (card && drawing(card.firstElementChild)) ?? lit;
    const at = phrase.getBoundingClientRect();
    return {
      card: card !== null,
      inWindow:
        rect !== undefined &&
        rect.height > 20 &&
        rect.top >= 0 &&
        rect.bottom <= innerHeight + 0.5 &&
        rect.left >= 0 &&
        rect.right <= document.documentElement.clientWidth + 0.5,
      covers: rect !== undefined && rect.top < at.bottom && rect.bottom > at.top && rect.left < at.right,
      // What is being read, and what is read next, where there is room above it.
      hides:
        (rect?.height ?? 0) <= phrase.closest('p, li')!.getBoundingClientRect().top - 20 &&
        [phrase.closest('p, li')!, phrase.closest('p, li')!.nextElementSibling].some((each) => {
          const text = each?.getBoundingClientRect();
          return rect && text && rect.top < text.bottom && rect.bottom > text.top && rect.left < text.right;
        }),
      phrase: Math.round(at.top),
      page: document.documentElement.scrollHeight,
      wide: document.documentElement.scrollWidth > innerWidth,
    };
  });

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`every phrase of a long page shows what it speaks of, beside it: ${width} pixels`, async ({ page }) => {
    test.setTimeout(300_000); // each with a pause
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('lessons/dynamic-nim/further/');
    await everyBoard(page);
    const phrases = page.locator('span.show[role=button]');
    await expect(phrases).toHaveCount(20);
    let cards = 0;
    for (const phrase of await phrases.all()) {
      await phrase.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // Boards that come near begin to be drawn: only then does the page hold still.
      await comesToRest(page, phrase);
      const before = await seenFor(phrase);
      await phrase.click();
      await expect
        .poll(() => seenFor(phrase), await phrase.innerText())
        .toMatchObject({ inWindow: true, covers: false, ...(width > 1000 && { hides: false }) });
      const after = await seenFor(phrase);
      if (after.card) {
        cards += 1;
        expect(after).toMatchObject({ phrase: before.phrase, page: before.page, wide: false });
        await expect(page.locator('.show-said')).not.toBeEmpty();
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('.show-card:popover-open')).toHaveCount(0);
    }
    expect(cards).toBeGreaterThan(0);
  });
}

test('a phrase shows its card for a mouse and for the keyboard, and takes it away again', async ({ page }) => {
  await page.goto('lessons/misere-nim/proof/');
  const phrase = page.locator('span.show[role=button]').last();
  const card = page.locator('.show-card:popover-open');
  await phrase.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // What is pointed at before the page's script has come is pointed at once more.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await phrase.hover();
    await expect(card.locator('[inert]')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Tab');
  await phrase.focus();
  await expect(card.locator('[inert]')).toBeVisible();
  await expect(page.locator('.show-said')).toContainText(/\w+/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(card.locator('[inert]')).toBeVisible();
  await expect(phrase).toHaveAttribute('aria-pressed', 'true');
  await page.locator('h1').click();
  await expect(card).toHaveCount(0);
  await expect(phrase).toHaveAttribute('aria-pressed', 'false');
});

for (const where of ['en', 'zh'] as const) {
  test(`a copy, which is only looked at, invites nobody to choose something: ${where}`, async ({ page }) => {
    const graph = 'rule="A&gt;B A&gt;C B&gt;C" position="A" view="pn"';
    // How many sentences invite; what is said before them stays.
    for (const [game, asked, invite] of [
      ['token-graph', graph, 2],
      ['grid-walk', 'position="3,4" view="pn"', 1],
      ['first-end-wins', `${graph.replace('pn', 'reduced')}`, 2],
      ['coin-row', 'position="1 3 4" view="values"', 1],
      ['coin-grid', 'position="1,2" view="values"', 1],
      ['fibonacci-nim', 'position="8" view="table"', 1],
      ['dynamic-nim', 'rule="3" position="15" view="table"', 1],
      ['wythoff', 'position="8 13" view="strips"', 1],
      ['wythoff', 'position="8 13" view="plain"', 1],
      ['hackenbush', 'position="0-1 1-2" view="values"', 1],
      ['hackenbush', 'position="0-1 1-2" view="reduce"', 1],
      ['red-blue-hackenbush', 'position="0b1r2" view="reduce"', 1],
      ['geography', 'position="0" rule="A-B B-C" view="why"', 1],
      ['k-in-a-row', 'position="oxo/.ox/x.." view="tree" analysis="on"', 1],
      ['k-in-a-row', 'position="oxo/.ox/x.." view="tree"', 3],
      ['k-in-a-row', 'rule="4x3 3" position="..../..../...." view="tree"', 1],
    ] as const) {
      const tag = `nimlab-${game}`;
      const board = await putUp(page, `<${tag} ${asked} controls="new" opponent="human"></${tag}>`, where);
      const said = board.locator('.explanation, .worths .quiet, .reading p');
      await expect(said).not.toBeEmpty();
      const sentences = (await said.textContent())!
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?。？]) ?(?=[^\s）)])/);
      const copy = await putUp(page, `<${tag} ${asked} controls="none" opponent="human" inert></${tag}>`, where);
      const drawn = copy.locator('.board').first();
      await expect(drawn).toBeVisible();
      for (const fact of sentences.slice(0, -invite)) await expect(drawn).toContainText(fact);
      for (const invited of sentences.slice(-invite)) await expect(drawn).not.toContainText(invited);
    }
  });
}

test('a pressed phrase shows an instrument in its card, and says what is on it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('lessons/strategic-form/proof/');
  await everyBoard(page);
  const phrase = page.locator('span.show[role=button]').first();
  await phrase.evaluate((each: HTMLElement) => {
    each.scrollIntoView({ block: 'start', behavior: 'instant' });
    each.click();
  });
  await expect(page.locator('.show-said')).toHaveText(/3 rows/);
  await expect(page.locator('.show-card:popover-open > [inert]')).toBeVisible();
});

async function comesToRest(page: Page, phrase: Locator) {
  await expect
    .poll(async () => {
      const before = await seenFor(phrase);
      await page.waitForTimeout(150);
      return before.phrase === (await seenFor(phrase)).phrase;
    })
    .toBe(true);
}

/** The phrase stands in the upper part of the window, where most of a paragraph can be read. */
async function comesToRead(page: Page, phrase: Locator) {
  await phrase.evaluate((each) => scrollBy({ top: each.getBoundingClientRect().top - 200, behavior: 'instant' }));
  await comesToRest(page, phrase);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const language of ['', 'zh/']) {
    test(`the phrases of a paragraph are pressed one after another: ${language || 'en'}`, async ({ page }) => {
      await page.goto(`${language}lessons/dynamic-nim/further/`);
      await everyBoard(page);
      const paragraphs = page.locator('.text p:visible').filter({ has: page.locator('span.show + span.show') });
      let pressed = 0;
      for (const paragraph of await paragraphs.all()) {
        const phrases = await paragraph.locator('span.show').all();
        await comesToRead(page, phrases[0]!);
        for (const phrase of phrases) {
          await phrase.tap({ timeout: 5000 }); // nothing covers it
          await expect(phrase).toHaveAttribute('aria-pressed', 'true');
          await expect.poll(() => seenFor(phrase)).toMatchObject({ card: true, inWindow: true, covers: false });
          pressed += 1;
        }
        await page.touchscreen.tap(4, 4);
        await expect(page.locator('.show-card:popover-open')).toHaveCount(0);
      }
      expect(pressed).toBeGreaterThanOrEqual(4);
    });
  }

  test('under a card too large to keep off all phrases the text goes on, and it goes with its paragraph', async ({
    page,
  }) => {
    await page.goto('lessons/wythoff/further/');
    await everyBoard(page);
    const phrases = page.locator('span.show[data-board=sg][data-position="3 3"]');
    const next = page.locator('span.show[data-board=sg][data-position="6 0"]');
    const card = page.locator('.show-card:popover-open');
    await comesToRead(page, phrases);
    await phrases.tap();
    await expect.poll(() => seenFor(phrases)).toMatchObject({ card: true, inWindow: true, covers: false });
    const { y, height } = (await card.boundingBox())!;
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
    expect(await card.boundingBox()).toMatchObject({ y, height });
    await next.tap({ timeout: 5000 });
    await expect(next).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => seenFor(next)).toMatchObject({ card: true, inWindow: true, covers: false });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(card).toHaveCount(0);
    await expect(next).toHaveAttribute('aria-pressed', 'false');
  });
});
