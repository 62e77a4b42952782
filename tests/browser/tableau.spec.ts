/** The simplex tableau, stepped through and picked by hand, and matches of many rounds. */
import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { drawn, expect, putUp, test } from './board.ts';

const entry = (element: Locator, row: number, column: number) =>
  element.locator(`[data-cell="pivot-${row}-${column}"]`);
const sentence = (element: Locator) => element.locator('.sentence');
const button = (element: Locator, name: string) => element.getByRole('button', { name, exact: true });

test('pivots are picked, judged and made; the last tableau is the certificate', async ({ page }) => {
  const element = await putUp(page, '<nimlab-matrix-game position="3 2; 1 4" view="tableau"></nimlab-matrix-game>');
  const corner = element.locator('td.corner');
  await expect(corner).toHaveText('0');
  await entry(element, 2, 1).click();
  await expect(sentence(element)).toContainText('Its ratio is 1, but another row only allows 1/3');
  await expect(element.locator('td.wrong')).toHaveCount(1);
  await entry(element, 1, 1).click();
  await expect(corner).toHaveText('1/3');
  await expect(sentence(element)).toContainText('Right');
  // The pivot may be shown, too.
  await button(element, 'One step on').click();
  await expect(element.locator('td.pivot')).toHaveText('10/3');
  await expect(element.locator('td.least')).toHaveText('1/5');
  await button(element, 'One step on').click();
  await expect(corner).toHaveText('2/5');
  await expect(element.locator('[data-cell^="pivot"]')).toHaveCount(0);
  await button(element, 'One step on').click();
  await expect(sentence(element)).toContainText('is 5/2');
  await expect(sentence(element)).toContainText('(3, 1) / 4');
  await expect(sentence(element)).toContainText('(1, 1) / 2');
});

test('a program that cycles by the largest coefficient ends by Bland’s rule', async ({ page }) => {
  const beale = '1/4 -60 -1/25 9 0; 1/2 -90 -1/50 3 0; 0 0 1 0 1; -3/4 150 -1/50 6 0';
  const element = await putUp(page, `<nimlab-matrix-game position="${beale}" view="program"></nimlab-matrix-game>`);
  await button(element, 'One step on').click();
  await expect(sentence(element)).toContainText('degenerate');
  for (let step = 2; step <= 12; step++) await button(element, 'One step on').click();
  await expect(sentence(element)).toContainText('in a circle');
  await button(element, 'First (Bland)').click();
  for (let step = 0; step < 40 && !/1\/20 is the optimum/.test((await sentence(element).textContent()) ?? ''); step++)
    await button(element, 'One step on').click();
  await expect(sentence(element)).toContainText('1/20 is the optimum');
});

test('on a phone the ratios that are compared are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const position of [
    '1/4 -60 -1/25 9 0; 1/2 -90 -1/50 3 0; 0 0 1 0 1; -3/4 150 -1/50 6 0', // Beale's
    '2 1 5 -3 1 4 7 12 10; 1 3 -20 2 1 5 4 11 8; -1 -2 -1 -4 -1 -2 -3 -1 0',
  ]) {
    const board = await putUp(
      page,
      `<nimlab-matrix-game view="program" position="${position}" controls="pivoting"></nimlab-matrix-game>`,
    );
    await button(board, 'One step on').click();
    const [ratio, table] = await Promise.all(
      ['.ratio.least', '.tableau'].map((part) => board.locator(part).boundingBox()),
    );
    expect(ratio!.x + ratio!.width).toBeLessThanOrEqual(table!.x + table!.width + 1);
    expect(ratio!.x).toBeGreaterThanOrEqual(table!.x);
  }
});

test('a thousand rounds are played at once; weights that are none are named', async ({ page }) => {
  const element = await putUp(page, '<nimlab-matrix-game position="-2 3; 3 -4" view="rounds"></nimlab-matrix-game>');
  await button(element, 'Play 1,000 rounds').click();
  await expect(sentence(element)).toContainText('After 1,000 rounds');
  // Against (7, 5) / 12 every strategy of player I is worth 1/12.
  await expect(sentence(element)).toContainText('Expected is 1/12, the value');
  await expect(element.locator('.average')).toHaveCount(1);
  await element.locator('#weights-row').fill('1 x');
  await button(element, 'Play a round').click();
  await expect(element.locator('#error')).toHaveText('Row 2: “x” is no number such as 2, 3/4 or 0.75. 1 x');
  await expect(element.locator('#error mark')).toHaveText('x');
  await expect(element.locator('[aria-invalid=true]')).toHaveId('weights-row');
  for (const [typed, says] of [
    ['0 0', 'Not all weights may be 0: one at least must be positive.'],
    ['1 2 3', '3 weights for 2 rows: each needs one.'],
    ['1/0 1', 'Row 1: Nothing can be divided by 0. 1/0 1'],
    [' ', 'Nothing was entered.'],
  ] as const) {
    await element.locator('#weights-row').fill(typed);
    await button(element, 'Play a round').click();
    await expect(element.locator('#error')).toContainText(says);
    await expect(element.locator('[aria-invalid=true]')).toHaveId('weights-row');
  }
  await element.locator('#weights-row').fill('1 0');
  await element.locator('.hand').nth(1).getByRole('button', { name: 'Weights' }).click();
  await element.locator('#weights-column').fill('1 0');
  await button(element, 'Play a round').click();
  await expect(sentence(element)).toContainText('Row 1, column 1: player I wins −2');
  await expect(element.locator('#error')).toHaveText('');
});

test.describe('on a page that has nothing yet', () => {
  test.use({ alone: true });
  test('a view that comes before the words of its board has its looks once it is drawn', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*-zh-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const view = page.waitForResponse(/\/tableau-/);
    const element = await putUp(
      page,
      '<nimlab-matrix-game lang="zh" position="3 2; 1 4" view="tableau"></nimlab-matrix-game>',
    );
    await view;
    await drawn(page);
    release();
    await expect(element.locator('td.corner')).toHaveCSS('font-weight', '600');
  });
});

for (const lang of ['en', 'zh']) {
  test(`${lang}: no fault that axe finds, and nothing is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const element = await putUp(
      page,
      `<nimlab-matrix-game lang="${lang}" position="1 0 2; 0 3 1; 2 1 0" view="tableau"></nimlab-matrix-game>`,
    );
    for (const [view, part] of [
      ['tableau', '.tableau'],
      ['rounds', '.hands'],
    ] as const) {
      await element.evaluate((each, to) => each.setAttribute('view', to), view);
      await expect(element.locator(part)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
}
