/**
 * Cards that melt into one: by presses, by dragging, by keys; hints, solutions, what is typed; 24 from many numbers.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, putUp, test } from './board.ts';

const put = async (page: Page, attributes: string, where: 'en' | 'zh' = 'en') => {
  const desk = await putUp(page, `<nimlab-twenty-four ${attributes}></nimlab-twenty-four>`, where);
  await expect(desk.locator('svg').first()).toBeVisible();
  return desk;
};
const card = (desk: Locator, n: number) => desk.locator(`[data-cell=card-${n}]`);
const sign = (desk: Locator, name: string) => desk.getByRole('button', { name, exact: true });
const said = (desk: Locator) => desk.locator('.said');
const values = (desk: Locator) => desk.locator('.hand .card').evaluateAll((all) => all.map((each) => each.ariaLabel));

test('a card, an operation, a card: to the end, and back', async ({ page }) => {
  const desk = await put(page, 'position="3 3 8 8"');
  await card(desk, 3).click();
  await expect(said(desk)).toContainText('8 …');
  await sign(desk, 'divided by').click();
  await card(desk, 2).click();
  await expect(desk.locator('.hand .card')).toHaveCount(3);
  await expect(said(desk)).toContainText('8 ÷ 3 = 8/3');
  expect(await values(desk)).toEqual(['3', '8 / 3, made of 8 ÷ 3', '8']);
  await card(desk, 1).click();
  await sign(desk, 'minus').click();
  await card(desk, 2).click();
  await expect(said(desk)).toContainText('= 1/3');
  await card(desk, 2).click();
  await sign(desk, 'divided by').click();
  await card(desk, 1).click();
  await expect(said(desk)).toHaveText('8 ÷ (3 − 8 ÷ 3) = 24. Done!');
  await sign(desk, 'Undo').click();
  await expect(desk.locator('.hand .card')).toHaveCount(2);
  await sign(desk, 'Start again').click();
  await expect(desk.locator('.hand .card')).toHaveCount(4);
});

test('one card is dragged onto another, and the operation comes after', async ({ page }) => {
  const desk = await put(page, 'position="4 6"');
  const middle = async (n: number) => {
    const box = (await card(desk, n).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(1)));
  await page.mouse.down();
  const [x, y] = await middle(2);
  await page.mouse.move(x, y, { steps: 6 });
  // It passes over the others: what is drawn last is what the hand holds.
  const last = desk.locator('.hand .card').last();
  await expect(last).toHaveClass(/\bheld\b/);
  const box = (await last.boundingBox())!;
  expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  await page.mouse.up();
  await expect(desk.locator('.held')).toHaveCount(0);
  await expect(said(desk)).toContainText('4 and 6');
  await sign(desk, 'times').click();
  // In canonical form: larger values first.
  await expect(said(desk)).toContainText('6 × 4 = 24. Done!');
});

test('by keys alone, and nothing is divided by zero', async ({ page }) => {
  const desk = await put(page, 'position="0 24"');
  await card(desk, 2).focus();
  await page.keyboard.press('Enter');
  await expect(card(desk, 2)).toHaveAttribute('aria-pressed', 'true');
  await sign(desk, 'divided by').focus();
  await page.keyboard.press('Enter');
  await card(desk, 2).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(said(desk)).toHaveText('Nothing can be divided by 0.');
  await expect(desk.locator('.hand .card')).toHaveCount(2);
});

test('hints climb, all solutions are listed, and what is typed is judged', async ({ page }) => {
  const desk = await put(page, 'position="1 5 5 5"');
  await sign(desk, 'Hint').click();
  await expect(said(desk)).toContainText('1 solution, all with fractions');
  await sign(desk, 'Next hint').click();
  await expect(said(desk)).toContainText('×');
  await desk.getByRole('button', { name: 'All solutions' }).click();
  await expect(desk.locator('.found li')).toHaveText(['5 × (5 − 1 ÷ 5)']);
  const type = async (text: string) => {
    await desk.locator('#typed').fill(text);
    await desk.locator('#typed').press('Enter');
  };
  await sign(desk, 'Start again').isVisible();
  await type('5*5-1');
  await expect(desk.locator('[role=status]').first()).toContainText('Not all cards are used: 5 is left.');
  await type('5*(5-x)');
  await expect(said(desk)).toContainText('“x” is not a whole number.');
  const typed = desk.locator('#typed');
  await expect
    .poll(() => typed.evaluate(({ value, selectionStart: from }: HTMLInputElement) => value.slice(from!)))
    .toBe('x)');
  await type('5*(5-');
  await expect(said(desk)).toContainText('Something is missing after “5*(5-”.');
  await type('5*(5-1/5)');
  await expect(desk.locator('[role=status]').first()).toContainText('= 24. Done!');
});

test('a lesson may take the hint away', async ({ page }) => {
  const desk = await put(page, 'position="3 3 8 8" controls="unhinted"');
  await expect(sign(desk, 'Undo')).toBeVisible();
  await expect(sign(desk, 'Hint')).toHaveCount(0);
});

test('other cards and another target; what is refused is said, and nothing is lost', async ({ page }) => {
  const desk = await put(page, 'position="1 1 5 8 = 10" name="mine"');
  await expect(said(desk)).toContainText('Make 10 from all 4');
  await desk.locator('#cards').fill('1 2 x');
  await desk.getByRole('button', { name: 'Set' }).click();
  await expect(desk.locator('#error')).toHaveText('Card 3: “x” is not a whole number. 1 2 x');
  await expect(desk.locator('[aria-invalid=true]')).toHaveId('cards');
  await expect(desk.locator('#cards')).toBeFocused();
  await expect(desk.locator('.hand .card')).toHaveCount(4);
  const set = async (cards: string, target: string) => {
    await desk.locator('#cards').fill(cards);
    await desk.locator('#target').fill(target);
    await desk.getByRole('button', { name: 'Set' }).click();
  };
  await set('1 1/0 3', '10');
  await expect(desk.locator('#error')).toHaveText('Card 2: Nothing can be divided by 0. 1 1/0 3');
  await set('1 2 3 4 5 6 7', '10');
  await expect(desk.locator('#error')).toHaveText('7 are too many; at most 6 are allowed. 1 2 3 4 5 6 7');
  await expect(desk.locator('#error mark')).toHaveText('7');
  await set('', '10');
  await expect(desk.locator('#error')).toHaveText('Nothing was entered.');
  await expect(desk.locator('[aria-invalid=true]')).toHaveId('cards');
  await set('1 2 3', 'word');
  await expect(desk.locator('#error')).toHaveText('Target: “word” is not a whole number.');
  await expect(desk.locator('[aria-invalid=true]')).toHaveId('target');
  await expect(desk.locator('#target')).toHaveValue('word');
  await expect(desk.locator('.hand .card')).toHaveCount(4);
  await desk.locator('#cards').fill('1 2 3 4 5 6');
  await desk.locator('#target').fill('7');
  await desk.getByRole('button', { name: 'Set' }).click();
  await expect(said(desk)).toContainText('Make 7 from all 6');
});

test('24 from 1 to n and from n times n, step by step', async ({ page }) => {
  const desk = await put(page, 'position="7" view="construct"');
  await expect(desk.locator('.number')).toHaveCount(7);
  await desk.getByRole('button', { name: 'To the last step' }).click();
  await expect(desk.locator('.lines li')).toHaveCount(6);
  await expect(desk.locator('.lines li').last()).toHaveText('24 × 1 = 24');
  await desk.getByRole('button', { name: 'n times n' }).click();
  await expect(desk.locator('.number').first()).toHaveText('7');
  await desk.locator('#n').fill('3');
  await desk.getByRole('button', { name: 'Set' }).click();
  await expect(desk.locator('.explanation')).toContainText('cannot be done');
  await desk.locator('#n').fill('');
  await desk.getByRole('button', { name: 'Set' }).click();
  await expect(desk.locator('#error')).toHaveText('Nothing was entered.');
  await expect(desk.locator('#n')).toHaveValue('');
  await desk.locator('#n').fill('100000');
  await desk.getByRole('button', { name: 'Set' }).click();
  await desk.getByRole('button', { name: 'To the last step' }).click();
  await expect(desk.locator('.explanation')).toContainText('24 is left');
  await desk.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(desk.locator('.hand .card')).toHaveCount(4);
});

test('in Chinese', async ({ page }) => {
  const desk = await put(page, 'position="2 7 8 9"', 'zh');
  await expect(said(desk)).toContainText('用全部 4 张牌算出 24');
});
