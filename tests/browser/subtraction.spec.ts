import { boardOf, current, expect, settled, setUp, test } from './board.ts';

const lesson = 'lessons/p-and-n-positions/';

for (const way of ['pointer', 'keyboard'] as const) {
  test(`a whole game by ${way}: from a P-position the perfect opponent wins`, async ({ page, solver }) => {
    await page.goto(lesson);
    const board = await boardOf(page, 'sandbox', 'subtraction');
    await board.evaluate((element) => element.setAttribute('opponent', 'perfect'));
    await settled(board);
    await setUp(board, '15', '2,3');
    await expect.poll(() => current(board)).toBe('15');
    for (let turns = 0; turns < 20; turns++) {
      if ((await settled(board)) !== 'turn') break;
      const position = await current(board);
      const { outcome } = await solver.analyse('subtraction', position, '2,3');
      expect(outcome).toBe('P');
      const { moves } = await solver.moves('subtraction', position, '2,3');
      const target = BigInt(position) - moves[turns % moves.length]!.numbers[1]!;
      const cell = board.locator(`[data-cell=cell-${target}]`);
      if (way === 'pointer') await cell.click();
      else {
        await cell.focus();
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => current(board)).not.toBe(position);
    }
    await expect.poll(() => settled(board)).toBe('lost');
  });
}

test('the strip shows the letters and the values that the solver gives', async ({ page, solver }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'sandbox', 'subtraction');
  await settled(board);
  const { values } = await solver.table('subtraction', 31, '2,4,7');
  const label = (n: number) => board.locator(`[data-cell=cell-${n}]`);
  await board.getByRole('button', { name: 'SG values' }).click();
  for (let n = 20; n <= 30; n++)
    await expect(label(n)).toHaveAttribute('aria-label', new RegExp(`SG value ${values[n]}(?!\\d)`));
  await board.getByRole('button', { name: 'P and N' }).click();
  for (let n = 20; n <= 30; n++)
    await expect(label(n)).toHaveAttribute('aria-label', new RegExp(`${values[n] === 0 ? 'P' : 'N'}-position`));
});

test('a copy speaks of its letters, not of their period, which the page asks about later', async ({ page }) => {
  await page.goto(`${lesson}proof/`);
  const proof = page.locator('nimlab-proof').first();
  await proof.locator('summary').click();
  const step = proof.locator('nimlab-step').last();
  await step.getByRole('button').first().click();
  const copy = step.locator('nimlab-subtraction');
  await expect(copy.locator('[data-cell=cell-7]')).toHaveAttribute('aria-label', /P-position/);
  await expect(copy).not.toContainText(/period|Choose/);
});

test('rules that lose their meaning are named beside the field', async ({ page }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'sandbox', 'subtraction');
  await settled(board);
  for (const [rule, said] of [
    ['2,0', /0 is too small/],
    ['2,-4', /negative/],
    ['2,x', /“x”/],
  ] as const) {
    await setUp(board, '30', rule);
    await expect(board.locator('#error')).toContainText(said);
    await expect(board.locator('#rule')).toHaveAttribute('aria-invalid', 'true');
    expect(await current(board)).toBe('30');
  }
  await setUp(board, '30', '1..5');
  await expect(board.locator('#error')).toHaveCount(0);
});
