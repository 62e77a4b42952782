/** Heaps (web/draw/parts/heap.ts) under a mouse and under keys: what would happen is seen before it does. */
import type { Locator } from '@playwright/test';
import { current, expect, putUp, test } from './board.ts';

const cell = (id: string) => `[data-cell="${id}"]`;

interface Pointed {
  readonly game: string;
  readonly position: string;
  readonly rule?: string;
  readonly view?: string;
  /** A stone, with how many it would take. */
  readonly part: string;
  readonly takes: number;
}

const pointed: readonly Pointed[] = [
  { game: 'nim', position: '3 4 5', part: '2-1', takes: 3 },
  { game: 'misere-nim', position: '3 4 5', rule: 'misere', part: '3-3', takes: 2 },
  { game: 'moore-nim', position: '3 4 5', rule: '2', part: '1-0', takes: 3 },
  { game: 'every-subtraction', position: '3 7', rule: '1,3,4', part: '2-3', takes: 4 },
  { game: 'hunger', position: '5 o6', part: 'stone-2-2', takes: 4 },
];

/** Between two people, once the solver has answered. */
async function put(
  page: Parameters<typeof putUp>[0],
  { game, position, rule = '', view = '' }: Omit<Pointed, 'part' | 'takes'>,
  where: 'en' | 'stay' = 'en',
) {
  const board = await putUp(
    page,
    `<nimlab-${game} position="${position}" rule="${rule}" view="${view}" opponent="human"></nimlab-${game}>`,
    where,
  );
  await expect.poll(() => current(board)).toBe(position);
  return board;
}

const going = (board: Locator) => board.locator('.stone.going');

for (const each of pointed) {
  test(`${each.game}: what a stone would take is seen under the pointer and under the focus`, async ({ page }) => {
    const board = await put(page, each);
    await board.locator(cell(each.part)).hover();
    await expect(going(board)).toHaveCount(each.takes);
    await page.mouse.move(2, 2);
    await expect(going(board)).toHaveCount(0);
    await board.locator('[data-cell]').first().focus();
    await page.keyboard.press('End'); // a key: the focus is seen
    await board.locator(cell(each.part)).focus();
    await expect(going(board)).toHaveCount(each.takes);
    expect(await current(board)).toBe(each.position);
  });
}

test('nim: a heap and its row are pointed at together', async ({ page }) => {
  const board = await put(page, { game: 'nim', position: '3 4 5', view: 'both' });
  await board.locator('tbody tr').nth(1).hover();
  await expect(board.locator('.heap').nth(1)).toContainClass('going');
  await board.locator('.heap').nth(2).locator('.count').hover();
  await expect(board.locator('tbody tr').nth(2)).toContainClass('going');
  await expect(board.locator('tbody tr').nth(1)).not.toContainClass('going');
});

test('hunger: a row of the elimination shows its boxes and marks them', async ({ page }) => {
  const board = await put(page, { game: 'hunger', position: '5 3 6 9 o2', view: 'basis' });
  await board.locator(cell('row-3')).hover();
  await expect(board.locator('.box.linked')).toHaveCount(3);
  await board.locator(cell('row-3')).click();
  await expect(board.locator('.box.chosen')).toHaveCount(3);
  await board.locator(cell('box-1')).click();
  await expect(board.locator('.box.chosen')).toHaveCount(2);
});

test('every_subtraction: nothing is taken before every heap is marked, and what the set has not is refused', async ({
  page,
}) => {
  const board = await put(page, { game: 'every-subtraction', position: '3 7', rule: '1,3,4' });
  const [line, take] = [board.locator('.action-line .said'), board.locator('.action-line .strong')];
  await board.locator(cell('2-5')).hover();
  await expect(going(board)).toHaveCount(0);
  await board.locator(cell('2-5')).click();
  await expect(line).toHaveText('Heap 2 has 7 stones: take 1, 3 or 4.');
  await board.locator(cell('2-4')).click();
  await expect(line).toHaveText('Now mark stones in heap 1.');
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await take.click({ force: true });
  expect(await current(board)).toBe('3 7');
  await board.locator(cell('1-2')).click();
  await expect(line).toHaveText('Take 1 from heap 1 and 3 from heap 2.');
  await take.click();
  await expect.poll(() => current(board)).toBe('2 4');
});

test('moore_nim: a winning move is built column by column as the solver explains it, then marked and taken', async ({
  page,
  solver,
}) => {
  // Without the analysis nothing tells whether there is one, until it is asked for.
  const lost = await put(page, { game: 'moore-nim', position: '3 3 3', rule: '2', view: 'both' });
  const offer = await lost.locator('.build').innerText();
  await lost.locator('.build').getByRole('button', { name: 'Build a winning move' }).click();
  await expect(lost.locator('.build')).toContainText('no winning move to build');
  const board = await put(page, { game: 'moore-nim', position: '3 4 5 6', rule: '2', view: 'both' }, 'stay');
  const build = board.locator('.build');
  expect(await build.innerText()).toBe(offer);
  await build.getByRole('button', { name: 'Build a winning move' }).click();
  await expect(build).toContainText('Step 1 of 4.');
  await expect(build).toContainText('Column 4, count 0. No heap is touched. The count stays 0.');
  await build.getByRole('button', { name: 'One column on' }).click();
  await expect(build).toContainText('Column 2');
  await expect(build).toContainText('The count becomes 0.');
  const mark = build.getByRole('button', { name: 'Mark it on the board' });
  await expect(mark).toHaveAttribute('aria-disabled', 'true'); // it is not built yet
  await build.getByRole('button', { name: 'The whole move' }).click();
  await expect(build).toContainText('The move is built: take');
  await mark.click();
  await board.locator('.action-line').getByRole('button', { name: 'Take' }).click();
  await expect.poll(() => current(board)).not.toBe('3 4 5 6');
  expect((await solver.analyse('moore_nim', (await current(board))!, '2')).outcome).toBe('P');
});

test('wythoff: from which heaps stones are taken is chosen for one move', async ({ page }) => {
  const board = await put(page, { game: 'wythoff', position: '6 10', view: 'heaps' });
  const both = board.getByRole('button', { name: 'Both', exact: true });
  await both.click();
  await board.locator(cell('heap-1-4')).click();
  await expect.poll(() => current(board)).toBe('4 8');
  await expect(both).toHaveAttribute('aria-pressed', 'false');
  await board.locator(cell('heap-2-2')).click(); // more than the first heap has
  await expect.poll(() => current(board)).toBe('4 2');
});

interface Written extends Omit<Pointed, 'part' | 'takes'> {
  /** What is chosen to take from, where one chooses. */
  readonly from?: string;
  readonly count: string;
  readonly after: string;
}

const written: readonly Written[] = [
  { game: 'nim', position: '3 4 500', count: '2', after: '3 4 498' },
  { game: 'nim', position: '3 4 500', view: 'columns', from: '2', count: '1', after: '3 3 500' },
  { game: 'misere-nim', position: '3 4 5', rule: 'misere', view: 'columns', from: '3', count: '5', after: '3 4 0' },
  { game: 'hunger', position: '3 o4 o50', from: '3', count: '7', after: '3 o4 o43' },
  { game: 'staircase', position: '3 4 50', from: '2', count: '3', after: '6 1 50' },
  { game: 'bash', position: '1000', rule: '50', count: '7', after: '993' },
  { game: 'bash', position: '1000 30', rule: '50', view: 'groups', from: '2', count: '1 0', after: '1000 20' },
];

for (const each of written) {
  test(`${each.game}, ${each.view ?? 'first view'}: how many of ${each.position} go is written`, async ({ page }) => {
    const board = await put(page, each);
    const form = board.locator('.taking').first();
    const field = form.locator('input');
    if (each.from) await form.locator('select').selectOption(each.from);
    await field.fill('x');
    await field.press('Enter');
    await expect(board.locator('.status')).toContainText('“x” is not a whole number');
    await expect(field).toHaveValue('x');
    await field.fill(each.count);
    await field.press('Enter');
    await expect.poll(() => current(board)).toBe(each.after);
    await expect(field).toHaveValue('');
  });
}

test('the size of a heap too large for its stones is written once, alive and at rest', async ({ page }) => {
  const tag = '<nimlab-bash position="999999998" rule="999999999"></nimlab-bash>';
  const board = await putUp(page, tag, 'stay');
  await expect.poll(() => current(board)).toBe('999999998');
  const written = (text: string) => text.split('999,999,998').length - 1;
  expect(written(await board.locator('.nl-row').innerText())).toBe(1);
  const question = await putUp(
    page,
    '<nimlab-question kind="position" game="bash" rule="999999999" position="_" ask="P"></nimlab-question>',
    'stay',
  );
  await question.locator('input').fill('999999998');
  await question.locator('input').press('Enter');
  const figure = question.locator('.figure');
  await expect(figure).toBeVisible();
  expect(written(await figure.evaluate((each) => each.shadowRoot!.textContent!))).toBe(1);
});
