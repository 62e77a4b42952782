/** The contest bench: inputs and outputs, faults, brute force, comparing, strategies that break, boards, long work. */
import type { Locator, Page } from '@playwright/test';
import { expect, foreign, putUp, test } from './board.ts';

const input = (bench: Locator) => bench.locator('#input');
const output = (bench: Locator) => bench.locator('.side pre').last();
const button = (bench: Locator, name: string | RegExp) => bench.getByRole('button', { name });
const verdict = (bench: Locator) => bench.locator('.panel .verdict');

async function benchOf(page: Page, problem = 'hdu-1846', where: 'en' | 'zh' = 'en'): Promise<Locator> {
  const bench = await putUp(page, `<nimlab-bench problem="${problem}"></nimlab-bench>`, where);
  await expect(input(bench)).toBeVisible();
  return bench;
}

test('it begins with the sample and its output, and how long that took', async ({ page }) => {
  const bench = await benchOf(page);
  await expect(input(bench)).toHaveValue('2\n23 2\n4 3\n');
  await expect(output(bench)).toHaveText('first\nsecond\n');
  await expect(bench.locator('.time')).toHaveText(/[\d.]+ ms\s+The judge allows 1,000 ms\./);
  await expect(bench.locator('.name').first()).toContainText('3 lines, 11 B');
});

test('what is written is run by the button and by Ctrl+Enter; until then the output is told to be old', async ({
  page,
}) => {
  const bench = await benchOf(page);
  await input(bench).fill('1\n999 9\n');
  await expect(bench.locator('.state')).toContainText('The input has changed');
  await input(bench).press('Control+Enter');
  await expect(output(bench)).toHaveText('first\n');
  await input(bench).fill('1\n1000 9\n');
  await button(bench, /^Run/).click();
  await expect(output(bench)).toHaveText('second\n');
});

test('a fault is told with its place and what was expected, and the last good output stays', async ({ page }) => {
  const bench = await benchOf(page);
  for (const [written, said, marked] of [
    ['1\n23 x\n', 'Line 2, column 4: expected m, a whole number from 1 to 1,000; found “x”.', 'x'],
    ['1\n1001 2\n', 'Line 2, column 1: expected n, a whole number from 1 to 1,000; found “1001”.', '1001'],
    ['2\n23 2\n', 'Line 3, column 1: expected n, a whole number from 1 to 1,000; the input ends here.', ' '],
    ['1\n23 2\n7\n', 'Line 3, column 1: expected the end; found “7”.', '7'],
    ['two\n', 'Line 1, column 1: expected the number of cases, a whole number from 0 to 1,000,000,000', 'two'],
  ] as const) {
    await input(bench).fill(written);
    await input(bench).press('Control+Enter');
    await expect(bench.getByRole('alert')).toContainText(said);
    expect(await bench.locator('.place mark').textContent()).toBe(marked);
    await expect(output(bench)).toHaveText('first\nsecond\n');
    await expect(input(bench)).toHaveAttribute('aria-invalid', 'true');
  }
  await button(bench, 'Sample').click();
  await expect(bench.getByRole('alert')).toHaveCount(0);
  const chinese = await benchOf(page, 'hdu-1846', 'zh');
  await input(chinese).fill('1\n23 x\n');
  await input(chinese).press('Control+Enter');
  await expect(chinese.getByRole('alert')).toContainText('第 2 行第 4 列应当是 m，范围 1 到 1,000 的整数，这里是“x”。');
});

test('random inputs are answered, and brute force agrees', async ({ page, solver }) => {
  const bench = await benchOf(page);
  await button(bench, 'Small random').click();
  await expect(input(bench)).not.toHaveValue('2\n23 2\n4 3\n');
  const written = await input(bench).inputValue();
  await expect(output(bench)).toHaveText(await solver.solve('hdu-1846', written));
  await button(bench, 'Brute force').click();
  await button(bench, 'Check this input').click();
  await expect(verdict(bench)).toHaveText(/both agree/);
  await button(bench, 'Check 100 random inputs').click();
  await expect(verdict(bench)).toHaveText(/\d+ cases were checked, and both agree on all of them\./);
  await button(bench, 'Random at the limits').click();
  await expect(bench.locator('.name').first()).toContainText('1,001 lines');
  await expect(bench.locator('.time')).toBeVisible();
});

test('a program’s output is compared: the first line that differs', async ({ page }) => {
  const bench = await benchOf(page);
  await button(bench, 'Compare').click();
  const yours = bench.locator('#yours');
  await yours.fill('first\nsecond');
  await yours.press('Control+Enter');
  await expect(verdict(bench)).toHaveText('Right: the judge would accept this.');
  await yours.fill('first\nfirst\n');
  await bench.locator('.panel').getByRole('button', { name: 'Compare' }).click();
  await expect(verdict(bench)).toHaveText('Line 2 is the first that differs.');
  await expect(bench.locator('.aligned tr').first()).toHaveText(/Expected\s*second/);
  await expect(bench.locator('.aligned tr').last()).toHaveText(/Yours\s*first/);
  await yours.fill('first\n');
  await yours.press('Control+Enter');
  await expect(bench.locator('.aligned tr').last()).toContainText('the output ends before this line');
});

test('a strategy that fails is broken by an input that can be used', async ({ page, solver }) => {
  await page.goto('problems/hdu-1846/');
  const bench = page.locator('nimlab-bench');
  await bench.scrollIntoViewIfNeeded();
  await button(bench, 'Break a strategy').click();
  await expect(page.locator('nimlab-bench > [slot=wrong-multiples-of-m]')).toBeVisible();
  await button(bench, 'Find where it fails').first().click();
  await expect(bench.locator('.refuted pre')).toHaveCount(3);
  const [found, right, wrong] = await bench.locator('.refuted pre').allTextContents();
  expect(await solver.solve('hdu-1846', found!)).toBe(right);
  expect(wrong).not.toBe(right);
  await button(bench, 'Use this input').click();
  await expect(input(bench)).toHaveValue(found!);
  await expect(output(bench)).toHaveText(right!);
});

test('a case is seen on its board, and the next one', async ({ page }) => {
  const bench = await benchOf(page);
  await button(bench, 'A look at a case').click();
  await expect(bench.getByText('Case 1 of 2')).toBeVisible();
  const board = bench.locator('nimlab-bash');
  await expect(board).toHaveAttribute('position', '23');
  await expect(board).toHaveAttribute('rule', '2');
  await expect(board.locator('.board').first()).toBeVisible();
  await button(bench, 'Next case').click();
  await expect(board).toHaveAttribute('position', '4');
  // It goes along with the input.
  await input(bench).fill('1\n9 4\n');
  await input(bench).press('Control+Enter');
  await expect(bench.getByText('Case 1 of 1')).toBeVisible();
  await expect(board).toHaveAttribute('position', '9');
});

test('long work shows its progress and can be cancelled; what is long is not put into a field', async ({ page }) => {
  const bench = await benchOf(page, 'bzoj-4589');
  const before = await output(bench).textContent();
  const long = '1000000000 50000\n'.repeat(15_000);
  await input(bench).evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, long);
  await expect(bench.locator('progress')).toBeVisible();
  await expect(bench.locator('.name').first()).toContainText('15,000 lines, 255 kB');
  await expect(bench.locator('.text.large pre')).toBeVisible();
  expect((await bench.locator('.text.large').innerText()).length).toBeLessThan(5000);
  await button(bench, 'Cancel').click();
  await expect(bench.locator('.state')).toHaveText('Cancelled. The last output stays.');
  await expect(output(bench)).toHaveText(before!);
  await button(bench, 'Write another').click();
  await expect(input(bench)).toHaveValue('');
});

test('a file is opened', async ({ page }) => {
  const bench = await benchOf(page);
  await bench
    .locator('.sources input[type=file]')
    .setInputFiles({ name: 'in.txt', mimeType: 'text/plain', buffer: Buffer.from('\uFEFF1\r\n23 2\r\n') });
  await expect(output(bench)).toHaveText('first\n');
});

test('without a script the sample and what people think are there to be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.NIMLAB_TESTED_SITE}problems/hdu-1846/`);
  await expect(page.locator('nimlab-bench')).toContainText('23 2');
  await expect(page.locator('nimlab-bench')).toContainText('second');
  await expect(page.locator('nimlab-bench [slot=wrong-multiples-of-m]')).toBeVisible();
  await page.goto(`${process.env.NIMLAB_TESTED_SITE}problems/`);
  await page.getByRole('radio', { name: 'By judge' }).check();
  await expect(page.locator('.by-judge')).toBeVisible();
  await expect(page.locator('.by-topic')).not.toBeVisible();
  await context.close();
});

test('it works on a page of somebody else', async ({ page }) => {
  await page.goto(foreign);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<nimlab-bench problem="poj-1067"></nimlab-bench>'),
  );
  const bench = page.locator('nimlab-bench');
  await bench.scrollIntoViewIfNeeded();
  await expect(output(bench)).toHaveText(/^([01]\n)+$/);
});

test('a problem that there is not is said to be none', async ({ page }) => {
  const bench = await putUp(page, '<nimlab-bench problem="hdu-1"></nimlab-bench>');
  await expect(bench).toContainText('The bench has no problem “hdu-1”.');
});
