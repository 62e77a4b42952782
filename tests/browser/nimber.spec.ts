/**
 * The calculator of nimbers: answers, derivations, the ⊗ table, errors, keys, addresses, in both languages and on a
 * phone.
 */
import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { drawn, expect, foreign, putUp, site, test } from './board.ts';

const result = (element: Locator) => element.locator('.result');
const operation = (element: Locator, name: string) => element.locator(`.operations [title="${name}"]`);

test('answers follow what is typed and chosen', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-nimber position="12 9"></nimlab-nimber>');
  await expect(result(element)).toHaveText('12 ⊗ 9 = 10'); // source 004
  await element.locator('#first').fill('24');
  await element.locator('#second').fill('17');
  await expect(result(element)).toHaveText('24 ⊗ 17 = 128'); // source 004
  for (const [name, formula] of [
    ['nim-sum', '24 ⊕ 17 = 9'],
    ['power', `24¹⁷ = ${(await solver.ask('nimber', 'power', '24 17')).value}`],
    ['square root', `√24 = ${(await solver.ask('nimber', 'root', '24')).value}`],
    ['order', `ord(24) = ${(await solver.ask('nimber', 'order', '24')).value}`],
    ['quotient', `24 ÷ 17 = ${(await solver.ask('nimber', 'divide', '24 17')).value}`],
    ['inverse', `1 ÷ 24 = ${(await solver.ask('nimber', 'inverse', '24')).value}`],
  ] as const) {
    await operation(element, name).click();
    await expect(operation(element, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(result(element)).toHaveText(formula);
    await expect(element.getByRole('status')).toContainText(formula);
  }
  // The square of a Fermat 2-power, here 2^64, is three halves of it: of more than 64 bits, so without steps.
  await operation(element, 'nim product').click();
  await element.locator('#first').fill(String(2n ** 64n));
  await element.locator('#second').fill(String(2n ** 64n));
  await expect(result(element)).toHaveText(/= 27,670,116,110,564,327,424$/);
  await expect(element.locator('.quiet', { hasText: 'beyond 64 bits' })).toBeVisible();
  await operation(element, 'nim-sum').click();
  await element.locator('#second').fill('1');
  await expect(result(element)).toHaveText('18,446,744,073,709,551,616 ⊕ 1 = 18,446,744,073,709,551,617');
  await operation(element, 'inverse').click();
  await expect(element.locator('#error')).toHaveText(
    /^18,446,744,073,709,551,616 is too large; .* Only ⊕ and ⊗ are worked out up to 2¹²⁸/,
  );
  await element.locator('#first').fill('2');
  await operation(element, 'minimal polynomial').click();
  await expect(result(element)).toHaveText('t² + t + 1');
  await operation(element, 'solve x² ⊕ x = a').click();
  await expect(result(element)).toHaveText('x = 4, x = 5'); // 4 ⊗ 4 = 6
  await element.locator('#first').fill(String(2n ** 63n));
  await expect(result(element)).toHaveText('no solution below 2⁶⁴');
  await expect(element.locator('.meaning')).toContainText('2⁶⁴ ⊕');
});

test('what is wrong is said beside its field, and the last good answer stays', async ({ page }) => {
  const element = await putUp(page, '<nimlab-nimber position="12 9"></nimlab-nimber>');
  await expect(result(element)).toHaveText('12 ⊗ 9 = 10');
  const [first, second] = [element.locator('#first'), element.locator('#second')];
  const wrong = async (field: Locator, said: RegExp) => {
    await expect(element.locator('#error')).toHaveText(said);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('aria-describedby', 'error');
    await expect(result(element)).toHaveText('12 ⊗ 9 = 10');
  };
  await second.fill(String(2n ** 128n));
  await wrong(second, /340,282,366,\S*,456 is too large; the largest allowed is 340,282,366,\S*,455/);
  await second.fill('nine');
  await wrong(second, /“nine” is not a whole number/);
  await first.fill('-1');
  await wrong(first, /negative/);
  // Nothing yet is no mistake, until the reader says that this is all.
  await second.fill('9');
  await first.fill('');
  await first.press('Enter');
  await wrong(first, /Nothing was entered/);
  await expect(first).toBeFocused();
  await first.fill('0');
  await expect(element.locator('#error')).toHaveText('');
  await expect(result(element)).toHaveText('0 ⊗ 9 = 0');
  await operation(element, 'inverse').click();
  await expect(element.locator('#error')).toHaveText(/0 has no inverse/);
  await expect(result(element)).toHaveText('0 ⊗ 9 = 0');
});

test('a derivation unfolds step by step, by hand and by itself', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-nimber lang="zh" position="12 9"></nimlab-nimber>', 'zh');
  const steps = await solver.ask('nimber', 'explain', '12 9');
  const items = element.locator('.steps li');
  await expect(items).toHaveCount(steps.length);
  const shown = () => items.evaluateAll((all) => all.filter((each) => !each.classList.contains('later')).length);
  expect(await shown()).toBe(steps.length);
  const box = await element.locator('.steps').boundingBox();
  await element.getByRole('button', { name: '回到开头' }).click();
  expect(await shown()).toBe(0);
  await element.getByRole('button', { name: '进一步' }).focus();
  for (let i = 1; i <= 3; i++) {
    await page.keyboard.press('Enter');
    await expect.poll(shown).toBe(i);
    await expect(element.locator('.where')).toHaveText(`${i} / ${steps.length}`);
  }
  await expect(items.nth(0)).toContainText('12 = 3 ⊗ 4 ⊕ 0');
  await expect(items.nth(2)).toHaveClass(/now/);
  await expect(element.getByRole('status')).toContainText('1 ⊗ 1 = 1');
  await element.getByRole('button', { name: '播放' }).click();
  await expect.poll(shown, { timeout: 5000 }).toBeGreaterThan(4);
  await element.getByRole('button', { name: '停止' }).click();
  await element.getByRole('button', { name: '全部显示' }).click();
  await expect.poll(shown).toBe(steps.length);
  await expect(items.last()).toContainText('12 ⊗ 9 =');
  // Nothing has moved by it.
  expect(await element.locator('.steps').boundingBox()).toEqual(box);
});

test('the derivation of a lesson begins at its beginning', async ({ page }) => {
  const element = await putUp(page, '<nimlab-nimber position="12 9" controls="multiply"></nimlab-nimber>');
  await expect(element.locator('.where')).toHaveText(/^0 \/ \d+$/);
  await element.getByRole('button', { name: 'One step on' }).click();
  await expect(element.locator('.where')).toHaveText(/^1 \/ /);
});

test('a product too deep to be shown is derived by itself', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-nimber position="12345678901234567890 9876543210987654321"></nimlab-nimber>',
  );
  const alone = element.locator('.steps button').first();
  const name = await alone.innerText();
  const [, x, y] = /Derive (\S+) ⊗ (\S+) by itself/.exec(name)!;
  await alone.click();
  await expect(result(element)).toContainText(`${x} ⊗ ${y} = `);
  await expect(element.locator('.steps li').last()).toContainText(`${x} ⊗ ${y} = `);
});

test('the table is read by mouse and keys, and an entry comes into the calculator', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-nimber view="table" position="6 9"></nimlab-nimber>');
  const cell = (x: number, y: number) => element.locator(`[data-cell="cell-${y}-${x}"]`);
  await expect(cell(15, 15)).toBeVisible();
  const { values } = await solver.ask('nimber', 'table', '0 0 16 16');
  const labels = await element
    .locator('.cell')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(labels).toEqual([...values].map((value, i) => `${i >> 4} ⊗ ${i & 15} = ${value}`));
  await cell(12, 9).hover();
  await expect(element.locator('.explanation').first()).toHaveText('12 ⊗ 9 = 10');
  await cell(12, 9).click();
  await expect(result(element)).toHaveText('12 ⊗ 9 = 10');
  await expect(element.locator('#first')).toHaveValue('12');
  await cell(12, 9).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(13, 9)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(result(element)).toHaveText('13 ⊗ 15 = 12');
  await expect(cell(13, 15)).toBeFocused();
  await element.getByRole('button', { name: 'Calculator' }).click();
  await expect(element.locator('.steps li').last()).toContainText('13 ⊗ 15 =');
});

test('large tables: a heat map, its window, keys that tell', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-nimber view="table" position="6 9"></nimlab-nimber>');
  await element.getByRole('button', { name: '256' }).click();
  await expect(element.locator('canvas.heat')).toHaveAttribute('data-drawn', 'yes');
  await expect(element.locator('canvas.lens')).toBeVisible();
  const cursor = element.locator('[data-cell="cursor"]');
  await cursor.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  const { value } = await solver.ask('nimber', 'multiply', '255 255');
  await expect(element.getByRole('status')).toHaveText(`255 ⊗ 255 = ${value}`);
  await page.keyboard.press('Enter');
  await expect(result(element)).toHaveText(`255 ⊗ 255 = ${value}`);
  const box = (await element.locator('svg.grid').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(result(element)).toHaveText(/^1[12]\d ⊗ 1[12]\d = \d+$/);
});

for (const width of [360, 1280]) {
  test(`no trouble for axe, nothing beside the page: ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    for (const [lang, attributes] of [
      ['en', 'operation="inverse" position="18446744073709551615"'],
      ['zh', 'view="table" position="6 9"'],
      ['en', 'view="table" side="64"'],
      ['zh', 'position="24 17" name="calc"'],
    ] as const) {
      const element = await putUp(page, `<nimlab-nimber ${attributes}></nimlab-nimber>`, lang);
      await expect(result(element)).toBeVisible();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        await drawn(page);
        expect(await faults(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a link restores a calculator, and both codes work elsewhere', async ({ page }) => {
  let element = await putUp(page, '<nimlab-nimber name="calc" position="12 9"></nimlab-nimber>');
  await expect(result(element)).toHaveText('12 ⊗ 9 = 10');
  await operation(element, 'quotient').click();
  await element.locator('#first').fill('5');
  await expect(result(element)).toContainText('5 ÷ 9');
  const answer = await result(element).innerText();
  await element.getByRole('button', { name: 'Share' }).click();
  const link = await element.locator('.panel textarea').inputValue();
  expect(link).toContain('#calc=divide~5_9~calculator~16');
  await page.goto(link);
  element = await putUp(page, '<nimlab-nimber name="calc"></nimlab-nimber>', 'stay');
  await expect(result(element)).toHaveText(answer);
  await element.getByRole('button', { name: 'Embed' }).click();
  await expect(element.locator('.panel textarea')).toHaveCount(2);
  const codes = await element
    .locator('.panel textarea')
    .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
  expect(codes).toHaveLength(2);
  for (const [i, code] of codes.entries()) {
    await page.goto(`${foreign}/pasted?${encodeURIComponent(code)}`);
    const widget = (i ? page.frameLocator('iframe') : page).locator('nimlab-nimber');
    await expect(result(widget)).toHaveText(answer);
  }
  await page.goto(new URL('embed/?widget=nimber&view=table&position=3+3&lang=zh', site).href);
  await expect(result(page.locator('nimlab-nimber'))).toHaveText('3 ⊗ 3 = 2');
});

test('attributes: what is offered, and what they change later', async ({ page }) => {
  const element = await putUp(page, '<nimlab-nimber controls="multiply" position="3 3"></nimlab-nimber>');
  await expect(result(element)).toHaveText('3 ⊗ 3 = 2');
  await expect(element.locator('.operations')).toHaveCount(0);
  await expect(element.getByRole('button', { name: '⊗ table' })).toHaveCount(0);
  await element.evaluate((each) => each.setAttribute('position', '16 16'));
  await expect(result(element)).toHaveText('16 ⊗ 16 = 24');
  await element.evaluate((each) => each.setAttribute('operation', 'add'));
  await expect(result(element)).toHaveText('16 ⊕ 16 = 0');
});

test('what was asked wrongly from the first is said once, beside its field, in one frame', async ({ page }) => {
  for (const [game, position] of [
    ['nimber', '1 ?'],
    ['matrix-game', '1 ?'],
    ['repeated-game', '1 ?'],
    ['secret-stop', '1 ?'],
  ]) {
    const element = await putUp(page, `<nimlab-${game} position="${position}"></nimlab-${game}>`, 'stay');
    await expect(element.locator('.error')).toHaveCount(1);
    await expect(element.locator('.error')).not.toBeEmpty();
    await expect(element.locator('input[aria-invalid=true]')).toHaveCount(1);
    // What a page draws around a board that is still to come is gone.
    await expect(element).toHaveCSS('border-top-width', '0px');
  }
});
