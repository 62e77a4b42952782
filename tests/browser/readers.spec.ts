/** What readers set in their system. */
import type { Page } from '@playwright/test';
import { current, drawn, everyBoard, expect, putUp, settled, stone, test } from './board.ts';

test('reduced motion: nothing moves, and the game goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await putUp(page, '<nimlab-nim position="3 4 6"></nimlab-nim>');
  await settled(board);
  // Whatever is animated while a move is made, by styles or by scripts.
  await board.evaluate((element) => {
    const seen = ((element as HTMLElement & { seen: string[] }).seen = []) as string[];
    const look = () => {
      for (const each of document.getAnimations()) {
        const { duration } = each.effect!.getComputedTiming();
        if (Number(duration) > 1 && each.playState === 'running')
          seen.push(String((each.effect as KeyframeEffect).target));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await stone(board, 1n, 1n, 3n).click();
  await expect.poll(() => current(board)).not.toBe('3 4 6');
  await settled(board);
  expect(await board.evaluate((element) => (element as HTMLElement & { seen: string[] }).seen)).toEqual([]);
});

test('forced colours: stones, buttons and the chosen view can still be told from the ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const board = await putUp(page, '<nimlab-nim position="3 4 6" analysis="on"></nimlab-nim>');
  await settled(board);
  const seen = await board.evaluate((element) => {
    const root = element.shadowRoot!;
    const of = (selector: string, property: string) =>
      [...root.querySelectorAll(selector)].map((each) => getComputedStyle(each).getPropertyValue(property));
    const ground = getComputedStyle(document.body).backgroundColor;
    return {
      ground,
      stones: of('[data-cell] .pebble .face', 'fill'),
      buttons: of('.controls .button', 'border-top-color'),
      chosen: of('.segments [aria-pressed=true]', 'background-color'),
      others: of('.segments [aria-pressed=false]', 'background-color'),
    };
  });
  expect(seen.stones.length).toBeGreaterThanOrEqual(13);
  for (const fill of seen.stones) expect(fill).not.toBe(seen.ground);
  for (const border of seen.buttons) expect(border).not.toBe(seen.ground);
  expect(seen.chosen[0]).not.toBe(seen.others[0]);
});

/** Words that are cut off: text wider than what holds it, where that hides what is too much. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: Document | ShadowRoot) => {
      for (const each of root.querySelectorAll<HTMLElement>('*')) {
        if (each.shadowRoot) walk(each.shadowRoot);
        const style = getComputedStyle(each);
        if (!each.checkVisibility() || each.closest('.katex, .visually-hidden')) continue;
        const hides = (way: string) => way === 'hidden' || way === 'clip';
        const [wide, high] = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight];
        if (
          each.clientWidth > 1 &&
          each.innerText?.trim() &&
          ((hides(style.overflowX) && wide > 1) || (hides(style.overflowY) && high > 1))
        )
          found.push(`${each.localName}.${each.className}: ${each.innerText.slice(0, 40)}`);
      }
    };
    walk(document);
    return found;
  });

test('text of twice the size: nothing sticks out, nothing is cut off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('lessons/nim/');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await everyBoard(page);
    await drawn(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width}`,
    ).toBeLessThanOrEqual(0);
    expect(await cutOff(page), `${width}`).toEqual([]);
  }
});

test('a page that is printed keeps its boards as they were drawn', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('lessons/what-is-a-game/');
  await everyBoard(page);
  await drawn(page);
  const drawings = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('.board svg[role=group]') ?? [])].map((each) => each.getAttribute('viewBox')),
      ),
    );
  const before = await drawings();
  expect(before.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  // Sizes are observed after a frame, and drawn in the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await drawings()).toEqual(before);
  expect(logged).toEqual([]);
});

test('without our own fonts, quotes and apostrophes are of the language: Latin in English, full width in Chinese', async ({
  page,
}) => {
  for (const [language, own, other] of [
    ['en', 'Georgia', 'Noto Serif SC'],
    ['zh', 'Noto Serif SC', 'Georgia'],
  ] as const) {
    const question = await putUp(page, '<nimlab-question game="nim" position="3 4 5"></nimlab-question>', language);
    for (const text of [page.locator('body'), question.locator('.note')]) {
      const family = await text.evaluate((element) => getComputedStyle(element).fontFamily);
      const fonts = family.split(', ').map((name) => name.replaceAll('"', ''));
      expect(fonts, language).toContain(own);
      expect(fonts.indexOf(own), language).toBeLessThan(fonts.indexOf(other));
      expect(fonts.includes('Literata Punctuation'), language).toBe(language === 'en');
    }
  }
});
