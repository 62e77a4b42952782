/** Boards whose heaps come apart: what is pointed at is seen before it is made, what is written as well. */
import type { Locator, Page } from '@playwright/test';
import { current, expect, putUp, test } from './board.ts';

const cell = (board: Locator, id: string) => board.locator(`[data-cell="${id}"]`);
const line = (board: Locator) => board.locator('.action-line');
const sizes = (board: Locator) => board.locator('.count').allTextContents();

/** Between two people: the position stays where a move has brought it. */
async function put(page: Page, game: string, position: string, rule = '') {
  const tag = `nimlab-${game}`;
  const board = await putUp(page, `<${tag} position="${position}" rule="${rule}" opponent="human"></${tag}>`);
  await expect(board.locator('.board').first()).toBeVisible();
  return board;
}

test('a notch shows the cut while a mouse or the focus is on it, and nothing once it has left', async ({ page }) => {
  const board = await put(page, 'lasker', '3 6');
  await cell(board, '1-cut-2').hover();
  await expect(line(board)).toContainText('Split the heap of 6 into 2 and 4.');
  await expect.poll(() => sizes(board)).toEqual(['3', '6 → 2 + 4']);
  await expect(board.locator('.stone.aside')).toHaveCount(4);
  await cell(board, '1-take-4').hover();
  await expect(line(board)).toContainText('Take 2 from the heap of 6, leaving 4.');
  await expect(board.locator('.stone.going')).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect.poll(() => sizes(board)).toEqual(['3', '6']);
  await expect(board.locator('.heap.going')).toHaveCount(0);

  await cell(board, '0-take-0').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => sizes(board)).toEqual(['3 → 1', '6']);
  await page.keyboard.press('Enter');
  await expect.poll(() => current(board)).toBe('1 6');
});

test('a notch that is no cut says so, is not shown, and is refused in words when it is pressed', async ({ page }) => {
  const board = await put(page, 'grundy-split', '8');
  const half = cell(board, '0-cut-4');
  await expect(half).toHaveAttribute('aria-disabled', 'true');
  await half.hover();
  await expect(line(board)).toContainText('The rules do not allow this.');
  await expect.poll(() => sizes(board)).toEqual(['8']);
  await half.click({ force: true });
  await expect(board.locator('.status:visible')).toContainText('no legal move');
  expect(await current(board)).toBe('8');
});

test('the parts of a heap too large to point at are written, and seen on its bar meanwhile', async ({ page }) => {
  const board = await put(page, 'lasker', '4 100');
  const [first, second] = [board.getByLabel('First part'), board.getByLabel('Second part')];
  await first.fill('30');
  await expect.poll(() => sizes(board)).toEqual(['4', '100 → 30']);
  await second.fill('7x');
  await second.press('Enter');
  await expect(board.locator('.status:visible')).toContainText('7x');
  await second.fill('70');
  await expect.poll(() => sizes(board)).toEqual(['4', '100 → 30 + 70']);
  await expect(board.locator('.bar')).toHaveCount(2);
  await second.press('Enter');
  await expect.poll(() => current(board)).toBe('4 30 70');
  await expect(first).toHaveValue('');
});

test('e_and_d: the neighbour of a pile that is cut is thrown away', async ({ page }) => {
  const board = await put(page, 'e-and-d', '3 5 2 2');
  await cell(board, '1-cut-2').hover();
  await expect.poll(() => sizes(board)).toEqual(['3', '5 → 2 + 3', '2', '2']);
  await expect(board.locator('.thrown')).toHaveText(['3']);
  await expect(board.locator('.stone.going')).toHaveCount(3);
});

test('octal: what is taken is chosen where its place does not say it', async ({ page }) => {
  const board = await put(page, 'octal', '7', '0.777');
  const three = board.locator('.pick').getByRole('button', { name: '3' });
  await three.click();
  await expect(three).toHaveAttribute('aria-pressed', 'true');
  await cell(board, '0-7').hover();
  await expect(board.locator('.pin.going')).toHaveCount(3);
  await cell(board, '0-7').click();
  await expect.poll(() => current(board)).toBe('2 2');
  // The hole stays between what stands on both sides of it.
  await expect(board.locator('.hole')).toHaveCount(3);
});

test('new_stone: a move is put together, taken back in parts, and played as it is shown', async ({ page }) => {
  const board = await put(page, 'new-stone', '4 1 2');
  await cell(board, '0-3').click();
  await expect(line(board)).toContainText('Take 1 from pile 1.');
  await cell(board, 'give-1').click();
  await cell(board, 'give-1').click();
  await cell(board, 'give-2').click();
  await expect.poll(() => sizes(board)).toEqual(['4 → 0', '1 → 3', '2 → 3']);
  await expect(cell(board, 'give-1')).toHaveCount(0); // nothing is left to give
  await cell(board, 'back-1-0').click();
  await expect.poll(() => sizes(board)).toEqual(['4 → 1', '1 → 2', '2 → 3']);
  await line(board).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => current(board)).toBe('1 2 3');
  await expect.poll(() => sizes(board)).toEqual(['1', '2', '3']);
});

test('fibonacci_nim: what is pointed at or written shows the next gate; what is no move shows none', async ({
  page,
}) => {
  const board = await put(page, 'fibonacci-nim', '20 6');
  const gates = board.locator('.fence');
  await expect(gates).toHaveCount(1);
  await cell(board, 'stone-17').hover();
  await expect(board.locator('.taking')).toContainText('Take 4, 16 left; then at most 8.');
  await expect(gates).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect(gates).toHaveCount(1);
  await expect(board.locator('[data-cell^=stone-]')).toHaveCount(6); // under the gate nothing can be taken
  // A digit begins a number in the field.
  await cell(board, 'stone-20').focus();
  await page.keyboard.press('3');
  await expect(board.getByLabel('How many to take')).toHaveValue('3');
  await expect(gates).toHaveCount(2);
  await page.keyboard.press('3');
  await expect(gates).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(board.locator('.status:visible')).toContainText('at most 6');
  await board.getByLabel('How many to take').fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => current(board)).toBe('17 6');
});

test('fibonacci_nim: tiles are compared with the limit, and judged only where analysis is on', async ({ page }) => {
  const board = await put(page, 'fibonacci-nim', '20 6');
  await board.evaluate((element) => element.setAttribute('view', 'tiles'));
  await expect(board.locator('.gate')).toContainText('smallest tile 2');
  await expect(board.locator('.comes')).toHaveText('');
  await board.evaluate((element) => element.setAttribute('analysis', 'on'));
  await expect(board.locator('.comes')).toContainText('the smallest tile may be taken');
});

test('first_end_wins: won leaves are deleted step by step, and what remains is a sum', async ({ page }) => {
  const board = await put(page, 'first-end-wins', '5 7', '1 heaps');
  await board.evaluate((element) => element.setAttribute('view', 'reduced'));
  const explanation = board.locator('.explanation');
  await expect(explanation).toHaveText('What remains is an ordinary sum: 1 ⊕ 0 = 1, an N-position.');
  await board.getByRole('button', { name: 'Nothing deleted' }).click();
  await expect(explanation).toContainText('Step 0 of 7. A heap of 1 is an end.');
  await expect(board.locator('.sizes b')).toHaveText(['N', '', '', '', '', '', '']);
  const on = board.getByRole('button', { name: 'One step on' });
  await on.click();
  await expect(board.locator('.sizes .gone')).toHaveCount(1);
  await on.click();
  await expect(explanation).toContainText('SG(2) = 0');
  await expect(board.locator('.sizes .fresh')).toHaveCount(1);
});

test('first_end_wins: a sheet is cut from either side, and a rule that waits for more ends gets more tokens', async ({
  page,
}) => {
  const board = await put(page, 'first-end-wins', '4x3 5x4', '1 sheets');
  await cell(board, '1-columns-4').hover();
  await expect.poll(() => sizes(board)).toEqual(['4×3', '4×4 + 1×4']);
  await cell(board, '0-rows-2').click();
  await expect.poll(() => current(board)).toBe('4x1 4x2 5x4');
  await expect(line(board)).toContainText('Sheet 1 has ended.');

  const tokens = await put(page, 'first-end-wins', '1', '1 1>2 1>3 2>3');
  await tokens.evaluate((element) => element.setAttribute('view', 'edit'));
  await tokens.getByRole('button', { name: '3', exact: true }).click();
  await expect.poll(() => current(tokens)).toBe('1 1 1');
});
