/**
 * The payoff matrix: marked, edited, solved, played on, struck out, and as lines over p, in both languages and on a
 * phone.
 */
import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { drawn, expect, putUp, test } from './board.ts';

const cell = (element: Locator, row: number, column: number) => element.locator(`[data-cell="cell-${row}-${column}"]`);
const head = (element: Locator, id: string) => element.locator(`[data-cell="${id}"]`);
const sentence = (element: Locator) => element.locator('.sentence');
const button = (element: Locator, name: string) => element.getByRole('button', { name, exact: true });

test('a saddle point is found by hand, then revealed', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game position="2 5 1; 4 3 3; 0 6 2" controls="mark"></nimlab-matrix-game>',
  );
  await expect(element.locator('.saddle')).toHaveCount(0);
  await cell(element, 1, 3).click();
  await expect(cell(element, 1, 3)).toHaveAttribute('aria-pressed', 'true');
  await cell(element, 2, 3).click();
  await cell(element, 2, 2).click();
  await cell(element, 3, 1).click();
  await button(element, 'Greatest of its column').click();
  await cell(element, 2, 1).click();
  await cell(element, 3, 2).click();
  await button(element, 'Check').click();
  await expect(sentence(element)).toContainText('1 mark was missing');
  await expect(sentence(element)).toContainText('a saddle point, 3');
  await expect(element.locator('.saddle')).toHaveCount(1);
  // Once more: the marks stay, and a press puts the check away.
  await cell(element, 2, 3).click();
  await expect(element.locator('.saddle')).toHaveCount(0);
  await button(element, 'Check').click();
  await expect(sentence(element)).toContainText('All marks are right');
});

test('edited in place, from cell to cell by keys; what is refused is named with its place', async ({ page }) => {
  const element = await putUp(page, '<nimlab-matrix-game position="-2 3; 3 -4" name="m"></nimlab-matrix-game>');
  await button(element, 'Edit').click();
  await cell(element, 1, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(element, 1, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = element.locator('.entry');
  await expect(entry).toBeFocused();
  await entry.fill('7/2');
  await entry.press('Enter');
  await expect(cell(element, 1, 2)).toContainText('7/2');
  await expect(entry).toHaveValue('-4');
  for (const [wrong, says] of [
    ['1/0', /Row 2, column 2: Nothing can be divided by 0\./],
    ['two', /Row 2, column 2: “two” is no number such as 2, 3\/4 or 0.75/],
    ['1000000000000000000000000000000', /Row 2, column 2: .*too large/],
  ] as const) {
    await entry.fill(wrong);
    await entry.press('Enter');
    await expect(element.locator('#error')).toHaveText(says);
    await expect(entry).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(element, 2, 2)).toContainText('−4');
  }
  await entry.press('Escape');
  await expect(element.locator('#error')).toHaveText('');
  await expect(cell(element, 2, 2)).toBeFocused();
  await button(element, '+ row').click();
  await expect(cell(element, 3, 2)).toContainText('0');
  await button(element, '− column').click();
  await expect(element.locator('[data-cell^="cell-"]')).toHaveCount(3);
  await element.locator('#matrix').fill('1 2 3; 4 5');
  await element.locator('#matrix').press('Enter');
  await expect(element.locator('#error')).toHaveText(/Row 2, column 3: This row has 2 entries; the first has 3/);
  await expect(element.locator('[data-cell^="cell-"]')).toHaveCount(3);
});

test('a matrix is pasted from a spreadsheet', async ({ page }) => {
  const element = await putUp(page, '<nimlab-matrix-game></nimlab-matrix-game>');
  await button(element, 'Edit').click();
  await cell(element, 1, 1).focus();
  await element.locator('.sheet').evaluate((sheet) => {
    const data = new DataTransfer();
    data.setData('text/plain', '0\t-1\t2\r\n1\t0\t-1\r\n-2\t1\t0\r\n');
    sheet.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
    );
  });
  await expect(element.locator('[data-cell^="cell-"]')).toHaveCount(9);
  await button(element, 'Value and strategies').click();
  await expect(element.locator('.solution .value')).toHaveText('Value 0');
  await expect(element.locator('.solution')).toContainText('(1, 2, 1) / 4');
});

test('solved, with what both strategies bring, and all of them', async ({ page }) => {
  const element = await putUp(page, '<nimlab-matrix-game position="-2 3; 3 -4" controls="solve"></nimlab-matrix-game>');
  await expect(element.locator('.solution')).toHaveCount(0);
  await button(element, 'Value and strategies').click();
  await expect(element.locator('.solution .value')).toHaveText('Value 1/12'); // source 004
  await expect(element.locator('.solution .odds')).toHaveText(['(7, 5) / 12', '(7, 5) / 12']);
  await expect(element.locator('.solution')).toContainText('1/12, 1/12 against the columns');
  await button(element, 'All optimal strategies').click();
  await expect(element.locator('.vertices li')).toHaveText(['(7, 5) / 12', '(7, 5) / 12']);
});

test('played on: each round brings what the solver’s column and the row say', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game position="3 -1 -3; 2 1 4; -1 0 2" controls="few"></nimlab-matrix-game>',
  );
  await expect(sentence(element)).toContainText('press the number of a row');
  await head(element, 'row-1').click();
  // There is a saddle point in row 2 and column 2: player II always plays column 2.
  await expect(sentence(element)).toHaveText('Round 1: your row 1 meets column 2, you pay 1. So far: −1.');
  await head(element, 'row-2').click();
  await expect(sentence(element)).toHaveText('Round 2: your row 2 meets column 2, you win 1. So far: 0.');
});

test('struck out by hand: the solver says by what, or why not', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game view="dominance" position="-2 3 4; 3 -4 0; -3 2 9"></nimlab-matrix-game>',
  );
  await head(element, 'row-3').click();
  await expect(sentence(element)).toContainText('Row 3 stays');
  await expect(element.locator('.cut')).toHaveCount(0);
  await head(element, 'column-3').click();
  await expect(sentence(element)).toHaveText(/Column 3 is struck out: column 2 pays less in every row/);
  await head(element, 'row-3').click();
  await expect(sentence(element)).toHaveText(/Row 3 is struck out.*Now no line is strictly dominated/);
  await expect(element.locator('.cut')).toHaveCount(2);
  // Taking one back takes back what came after it.
  await head(element, 'column-3').click();
  await expect(element.locator('.cut')).toHaveCount(0);
  await button(element, 'One step on').click();
  await expect(element.locator('.cut')).toHaveCount(1);
  await expect(sentence(element)).toHaveText(/Column 3 is struck out/);
});

test('struck out weakly and by mixtures', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game view="dominance" position="4 0; 0 4; 1 1"></nimlab-matrix-game>',
  );
  await head(element, 'row-3').click();
  await expect(sentence(element)).toContainText('Row 3 stays');
  await button(element, 'Mixtures').click();
  await head(element, 'row-3').click();
  await expect(sentence(element)).toHaveText(/Row 3 is struck out: rows 1 and 2, mixed 1 : 1, win more everywhere/);
  await element.evaluate((each) => each.setAttribute('position', '0 0; 0 1'));
  await button(element, 'Strict').click();
  await head(element, 'row-1').click();
  await expect(sentence(element)).toContainText('not strictly dominated');
  await button(element, 'Weak').click();
  await head(element, 'row-1').click();
  await expect(sentence(element)).toContainText('nowhere worse and somewhere better');
});

test('struck out weakly by mixtures: by hand and step by step, with the mixture that does it', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game view="dominance" position="4 0 1; 0 4 1; 2 2 0"></nimlab-matrix-game>',
  );
  // Half and half of the first rows win 2, 2 and 1.
  for (const kind of ['Weak', 'Mixtures']) {
    await button(element, kind).click();
    await head(element, 'row-3').click();
    await expect(sentence(element)).toContainText('Row 3 stays');
  }
  await button(element, 'Weak mixtures').click();
  await head(element, 'row-3').click();
  await expect(sentence(element)).toHaveText(
    'Row 3 is struck out: rows 1 and 2, mixed 1 : 1, are nowhere worse and somewhere better.',
  );
  await button(element, 'Again').click();
  await button(element, 'One step on').click();
  await expect(sentence(element)).toHaveText(
    /Row 3 is struck out.*Now no line is weakly dominated, not even by a mixture/,
  );
  await expect(element.locator('.cut')).toHaveCount(1);
});

test('p is dragged and moved by keys; the sentence follows the solver', async ({ page }) => {
  const element = await putUp(page, '<nimlab-matrix-game view="lines" position="-2 3; 3 -4"></nimlab-matrix-game>');
  const slider = element.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\/2\./);
  await expect(sentence(element)).toHaveText(
    'With p = 1/2 player I wins at least −1/2 on average. Worst against column 2.',
  );
  await slider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect(sentence(element)).toHaveText(
    'With p = 7/12 player I wins at least 1/12 on average. Worst against columns 1 and 2.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(sentence(element)).toHaveText(
    'With p = 3/5 player I wins at least 0 on average. Worst against column 1.',
  ); // source 004
  const box = (await element.locator('.over').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(sentence(element)).toHaveText(/^With p = 0 player I wins at least −4/);
  await expect(element.locator('.envelope')).toHaveCount(0);
  await button(element, 'Worst cases').click();
  await expect(element.locator('.envelope')).toHaveCount(1);
  await button(element, 'Best choice').click();
  await expect(element.locator('.who')).toHaveText('Highest worst case: 1/12, for p = 7/12.');
});

test('two columns are lines over q, and a matrix with neither says so', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game view="lines" position="1 5; 4 1; 2 2; 0 6"></nimlab-matrix-game>',
  );
  await button(element, 'Best choice').click();
  await expect(element.locator('.who')).toHaveText('Lowest worst case: 19/7, for q = 4/7.');
  await element.evaluate((each) => each.setAttribute('position', '1 2 3; 4 5 6; 7 8 9'));
  await expect(sentence(element)).toContainText('two rows or two columns');
});

for (const language of ['en', 'zh']) {
  for (const view of ['payoffs', 'dominance', 'lines']) {
    test(`without faults on a phone: ${view}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const element = await putUp(
        page,
        `<nimlab-matrix-game lang="${language}" view="${view}" position="5 1 3 0; 0 3 2 4"></nimlab-matrix-game>`,
      );
      await expect(element.locator('.nl-scene').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await faults(page)).toEqual([]);
    });
  }
}

test('its state is in the address', async ({ page }) => {
  await page.goto('lessons/mixed-strategies/#drag=1_2;_5_1~lines');
  const element = page.locator('nimlab-matrix-game[name="drag"]');
  await element.scrollIntoViewIfNeeded();
  await drawn(page);
  await expect(sentence(element)).toContainText('player I wins at least');
});

test('an exercise is judged by the instrument, with its cause', async ({ page }) => {
  await page.goto('lessons/mixed-strategies/');
  const exercise = page.locator('nimlab-question[name="best-p"]');
  await exercise.scrollIntoViewIfNeeded();
  const field = exercise.locator('form.row input');
  for (const [wrong, says] of [
    ['0', 'Too low: player I can make sure of more than 0.'],
    ['1/2', 'No single column is below 1/2 everywhere, but a mixture of columns is.'],
  ] as const) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(exercise).toContainText(says);
  }
});

test('what has two readings is asked about, and one press takes either; the rest says of what it is', async ({
  page,
}) => {
  const element = await putUp(
    page,
    '<nimlab-matrix-game position="0,5 1,2; 3,0 4,1" controls="edit"></nimlab-matrix-game>',
  );
  const error = element.locator('#error');
  const reading = (text: string) => element.getByRole('button', { name: text, exact: true });
  const position = () =>
    element.evaluate(
      (each) => (each as unknown as { current: { matrix: { position: string } } | null }).current?.matrix.position,
    );
  await expect(error).toContainText('can be read in more than one way');
  await expect(reading('0 5 1 2; 3 0 4 1')).toBeVisible();
  await reading('0.5 1.2; 3.0 4.1').click();
  await expect.poll(position).toBe('1/2 6/5; 3 41/10');
  await expect(error).toHaveText('');
  await element.evaluate((each) => each.setAttribute('position', '1,1 2,2'));
  await expect(error).toContainText('can be read in more than one way');
  expect(await position()).toBe('1/2 6/5; 3 41/10');
  await reading('1 1 2 2').click();
  await expect.poll(position).toBe('1 1 2 2');
});

test('what stands below cards that were refused is said to be of those before', async ({ page }) => {
  const element = await putUp(page, '<nimlab-twenty-four position="1 3 4 6"></nimlab-twenty-four>');
  await expect(element.locator('.card').first()).toBeVisible();
  await element.evaluate((each) => each.setAttribute('position', '3388'));
  await expect(element.locator('#error')).toContainText('can be read in more than one way');
  await expect(element.locator('.still')).toContainText('1 3 4 6');
  await element.getByRole('button', { name: '3 3 8 8', exact: true }).click();
  await expect(element.locator('.still')).toHaveCount(0);
  await expect(element.locator('#error')).toHaveText('');
});
