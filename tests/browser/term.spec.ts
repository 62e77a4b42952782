import type { Locator, Page } from '@playwright/test';
import { everyBoard, expect, test } from './board.ts';

/** Terms of a lesson's own text, which are not folded away. */
const terms = (page: Page) => page.locator('.text p nimlab-term:visible');
const noteOf = (term: Locator) => term.locator('.note');

/** The note lies in the window, beside its word, and no other note is open. */
async function standsBeside(page: Page, term: Locator) {
  await expect(noteOf(term)).toBeVisible();
  await expect(page.locator('.note:popover-open')).toHaveCount(1);
  // What is drawn above the word may move it: the note follows in the next frame.
  await expect(async () => {
    const { note, words, width, height } = await term.evaluate((element) => {
      const box = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
      return {
        note: box(element.querySelector('.note')!.getBoundingClientRect()),
        words: [...element.querySelector('a')!.getClientRects()].map(box),
        width: document.documentElement.clientWidth,
        height: innerHeight,
      };
    });
    expect(note.left).toBeGreaterThanOrEqual(0);
    expect(note.right).toBeLessThanOrEqual(width);
    expect(note.top).toBeGreaterThanOrEqual(0);
    expect(note.bottom).toBeLessThanOrEqual(height);
    const gaps = words.map((word) => Math.max(note.top - word.bottom, word.top - note.bottom));
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(0); // the word can be read
    expect(Math.min(...gaps.map(Math.abs))).toBeLessThan(12);
  }).toPass({ timeout: 2000 });
}

for (const [language, word, link, means] of [
  ['', 'nim-sum', 'In the glossary', /^Nim\s*Take any number of stones/],
  ['zh/', '异或和', '在术语表中查看', /^Nim 游戏\s*每次从一堆里取走/],
] as const) {
  test.describe(`a term of the glossary: ${language || 'en'}`, () => {
    test('a mouse that rests on it opens its note, and may move into it', async ({ page }) => {
      await page.goto(`${language}lessons/nim/`);
      await everyBoard(page); // nothing moves from under the mouse any more
      const term = terms(page)
        .filter({ has: page.getByRole('link', { name: word, exact: true }) })
        .first();
      await term.locator('a').first().hover();
      await standsBeside(page, term);
      await noteOf(term).getByText(word, { exact: true }).hover();
      await page.waitForTimeout(600);
      await expect(noteOf(term)).toBeVisible();
      await expect(noteOf(term).getByRole('link', { name: link })).toHaveAttribute('href', /glossary\/#nim-sum$/);
      await page.mouse.move(0, 0);
      await expect(noteOf(term)).toBeHidden();
    });

    test('the keyboard opens it, Escape closes it, Enter follows the link', async ({ page }) => {
      await page.goto(`${language}lessons/nim/`);
      const all = terms(page);
      const [term, next] = [all.nth(0), all.nth(1)];
      await term.scrollIntoViewIfNeeded();
      await page.keyboard.press('Tab'); // from here on the focus is shown
      await term.locator('a').first().focus();
      await standsBeside(page, term);
      await expect(term.locator('a').first()).toHaveAccessibleDescription(means);
      await page.keyboard.press('Escape');
      await expect(noteOf(term)).toBeHidden();
      await expect(term.locator('a').first()).toBeFocused();
      await next.locator('a').first().focus();
      await standsBeside(page, next);
      await page.keyboard.press('Tab'); // not into the note, whose link is the word's own
      await expect(page.locator('.note:popover-open a:focus')).toHaveCount(0);
      await expect(noteOf(next)).toBeHidden();
      await next.locator('a').first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/glossary\/#/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap opens the note instead of leaving; a second tap or one elsewhere closes it', async ({ page }) => {
    await page.goto('lessons/nim/');
    const address = page.url();
    for (let i = 0; i < 3; i++) {
      const term = terms(page).nth(i);
      const word = term.locator('a').first();
      await word.tap();
      await standsBeside(page, term);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await word.tap();
      await expect(noteOf(term)).toBeHidden();
      await word.tap();
      await standsBeside(page, term);
      await page.touchscreen.tap(4, 300);
      await expect(noteOf(term)).toBeHidden();
    }
    expect(page.url()).toBe(address);
    const term = terms(page).first();
    await term.locator('a').first().tap();
    await noteOf(term).getByRole('link').tap();
    await expect(page).toHaveURL(/glossary\/#/);
  });
});

test('on paper, and without a script, a term is a word of the text', async ({ page, browser }) => {
  await page.goto('lessons/nim/');
  const term = terms(page).first();
  await term.locator('a').first().hover();
  await expect(noteOf(term)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(noteOf(term)).toBeHidden();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto(page.url());
  await expect(terms(unscripted).first().locator('a').first()).toBeVisible();
  await expect(noteOf(terms(unscripted).first())).toBeHidden();
  await plain.close();
});
