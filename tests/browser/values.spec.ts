import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, putUp, test } from './board.ts';

const values = async (element: Locator) => {
  await expect(element.locator('.cell').first()).toBeVisible();
  return element.locator('.cell b').allInnerTexts();
};

test('the table shows the values and the period that the solver gives', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-values game="octal" rule="0.77" count="120"></nimlab-values>');
  const table = await solver.table('octal', 1024, '0.77');
  expect(await values(element)).toEqual([...table.values.subarray(0, 120)].map(String));
  const { preperiod, period } = table.period!;
  await expect(element.locator('.facts')).toContainText(
    `from heap ${preperiod} on, the values repeat with period ${period}`,
  );
  // What stands before the period and does not fit it: Winning Ways, ch. 4, has these fourteen.
  await expect(element.locator('.facts')).toContainText('0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70.');
  await expect(element.locator('.exception')).toHaveCount(14);
  await expect(element.locator('.cell.P')).toHaveCount(1);
  await element.locator('[data-heap="71"]').click();
  await expect(element.locator('.read')).toContainText('heap 71: SG value 7, N-position, place 1 of 12');
});

test('many values: dots, pages, keys, another rule and another count', async ({ page, solver }) => {
  const element = await putUp(
    page,
    '<nimlab-values game="subtraction" rule="2,4,7" count="20000"></nimlab-values>',
    'zh',
  );
  await values(element);
  await expect(element.locator('canvas')).toBeVisible();
  await element.locator('[data-heap="0"]').focus();
  for (const [key, heap] of [
    ['End', 19_999],
    ['ArrowLeft', 19_998],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(element.locator(`[data-heap="${heap}"]`)).toBeFocused();
  }
  await page.keyboard.press('PageDown');
  const { values: known } = await solver.table('subtraction', 20_000, '1..5');
  const canvas = element.locator('canvas');
  await canvas.focus();
  for (const key of ['+', '+', 'End']) await page.keyboard.press(key);
  await expect(canvas).toHaveAttribute('aria-valuenow', '19999');
  await element.locator('#rule').fill('1..5');
  await element.locator('#count').fill('90');
  await element.locator('#count').press('Enter');
  await expect(element.locator('.cell')).toHaveCount(90);
  expect(await values(element)).toEqual([...known.subarray(0, 90)].map(String));
  await expect(element.locator('.facts')).toContainText('以 6 为周期');
});

test('files hold what the solver gives', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-values game="octal" rule="0.137" count="500" from="1"></nimlab-values>');
  await values(element);
  const { values: known } = await solver.table('octal', 500, '0.137');
  const rows = [...known].map((value, n) => [n, value] as const).slice(1);
  const saved = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), element.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const bFile = await saved('b-file');
  expect(bFile.name).toBe('b-octal-0.137.txt');
  expect(bFile.text).toBe(rows.map(([n, value]) => `${n} ${value}\n`).join(''));
  expect((await saved('CSV')).text).toBe(`heap,sg_value\r\n${rows.map((row) => `${row.join(',')}\r\n`).join('')}`);
  expect(JSON.parse((await saved('JSON')).text)).toMatchObject({
    game: 'octal',
    rule: '0.137',
    first: 1,
    period: { preperiod: 52, period: 34 },
    values: rows.map(([, value]) => value),
  });
});

test('what is refused is said beside the field, and the table stays', async ({ page }) => {
  const element = await putUp(page, '<nimlab-values game="octal" rule="0.77" count="30"></nimlab-values>');
  const before = await values(element);
  for (const [field, text, said] of [
    ['count', '0', /from 1 to 1,000,000/],
    ['count', 'x', /from 1 to 1,000,000/],
    ['rule', '0.79', /9/],
  ] as const) {
    const input = element.locator(`#${field}`);
    const good = await input.inputValue();
    await input.fill(text);
    await input.press('Enter');
    await expect(element.locator('#error')).toContainText(said);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(await values(element)).toEqual(before);
    await input.fill(good);
  }
  const none = await putUp(page, '<nimlab-values game="ring"><p>The words at rest.</p></nimlab-values>');
  await expect(none.locator('.absent')).toContainText('no answer to that question');
  await expect(page.getByText('The words at rest.')).toBeVisible();
});

test('a long computation is cancelled, and what was there stays', async ({ page }) => {
  const element = await putUp(page, '<nimlab-values game="octal" rule="0.77" count="30"></nimlab-values>');
  const before = await values(element);
  await element.locator('#rule').fill('0.007');
  await element.locator('#count').fill('1000000');
  await element.locator('#count').press('Enter');
  await element.getByRole('button', { name: 'Cancel' }).click();
  await expect(element.locator('.said')).toContainText('Cancelled');
  expect(await values(element)).toEqual(before);
});

// At rest the element has a padding that it loses: what is drawn by that width falls into other rows a moment later.
for (const width of [1280, 360]) {
  test(`on a page the rows are as long at first as they stay, ${width}`, async ({ page }) => {
    await page.addInitScript(() => {
      const rows: string[] = [];
      Object.assign(window, { rows });
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const root = attach.call(this, init);
        if (this.localName !== 'nimlab-values') return root;
        const note = () => {
          const style = root.querySelector('.cells')?.getAttribute('style');
          if (style && style !== rows.at(-1)) rows.push(style);
        };
        new MutationObserver(note).observe(root, { subtree: true, childList: true, attributeFilter: ['style'] });
        return root;
      };
    });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('lessons/subtraction-sets/proof/');
    const element = page.locator('nimlab-values').first();
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('.cell')).toHaveCount(60);
    // The width is measured again after the drawing.
    await page.evaluate(() => new Promise((measured) => requestAnimationFrame(() => requestAnimationFrame(measured))));
    const columns = { 1280: 21, 360: 7 }[width];
    expect(await page.evaluate(() => (window as unknown as { rows: string[] }).rows)).toEqual([
      expect.stringContaining(`--row: ${columns};`),
    ]);
  });
}
