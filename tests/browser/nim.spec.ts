import { boardOf, current, expect, putUp, showAll, settled, setUp, status, stone, test } from './board.ts';

const lesson = 'lessons/nim/';

test('a whole game by pointer: from a P-position the perfect opponent wins', async ({ page, solver }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'hook');
  for (let turns = 0; turns < 20; turns++) {
    if ((await settled(board)) !== 'turn') break;
    const position = await current(board);
    const analysis = await solver.analyse('nim', position);
    expect(analysis.outcome).toBe('P');
    const { moves } = await solver.moves('nim', position);
    const [heap, take] = moves[(turns * 5) % moves.length]!.numbers;
    await stone(board, heap!, take!, analysis.numbers[Number(heap) - 1]!).click();
    await expect.poll(() => current(board)).not.toBe(position);
  }
  await expect.poll(() => settled(board)).toBe('lost');
  await showAll(board);
  await board.getByRole('button', { name: 'Where was it lost?' }).click();
  await expect(board.locator('.panel')).toContainText('never had a winning position');
});

test('a whole game by keyboard: hints beat the fallible opponent', async ({ page }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'sandbox');
  await setUp(board, '3 4 5');
  await expect.poll(() => current(board)).toBe('3 4 5');
  for (let turns = 0; turns < 20; turns++) {
    if ((await settled(board)) !== 'turn') break;
    const before = await current(board);
    await board.locator('[data-cell]').first().focus();
    await page.keyboard.press('h');
    await expect(status(board)).toContainText('a winning move starts there');
    await page.keyboard.press('h');
    await expect(status(board)).toContainText('Winning:');
    const [, take, heap] = /Winning: take (\d+) from heap (\d+)/.exec(await status(board).innerText())!;
    const sizes = before.split(' ').map(BigInt);
    const target = `${heap}-${sizes[Number(heap) - 1]! - BigInt(take!)}`;
    // Walk there with the arrows, as a reader would.
    await board.locator('[data-cell]').first().focus();
    await page.keyboard.press('Home');
    const at = () => board.evaluate((element) => element.shadowRoot!.activeElement?.getAttribute('data-cell') ?? '');
    for (let steps = 0; steps < 40 && (await at()) !== target; steps++) {
      const [row] = (await at()).split('-').map(Number);
      const [, level] = (await at()).split('-').map(Number);
      const [goal, height] = target.split('-').map(Number);
      await page.keyboard.press(
        row! < goal! ? 'ArrowRight' : row! > goal! ? 'ArrowLeft' : level! < height! ? 'ArrowUp' : 'ArrowDown',
      );
    }
    expect(await at()).toBe(target);
    await page.keyboard.press('Enter');
    await expect.poll(() => current(board)).not.toBe(before);
  }
  await expect.poll(() => settled(board)).toBe('won');
});

test('undo, redo, hint and a new game', async ({ page }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'sandbox');
  await setUp(board, '3 4 5');
  await settled(board);
  await stone(board, 1n, 2n, 3n).click();
  await expect(status(board)).toContainText('You take 2 from heap 1.');
  await settled(board);
  const after = await current(board);
  expect(after).not.toBe('1 4 5');
  await board.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => current(board)).toBe('3 4 5');
  await board.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => current(board)).toBe(after);
  await board.locator('[data-cell]').first().focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => current(board)).toBe('3 4 5');
  await board.getByRole('button', { name: 'New', exact: true }).click();
  await expect.poll(() => current(board)).toBe('3 4 5');
  await expect(board.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('why? gives the reason in the lesson’s words, then three moves; each shows itself, Escape returns', async ({
  page,
  solver,
}) => {
  const board = await putUp(page, '<nimlab-nim position="2 4 6"></nimlab-nim>');
  await board.getByRole('button', { name: 'Why?' }).click();
  const reason = board.locator('.panel .reason li');
  await expect(reason).toHaveText([
    'Column of 4: 2 ones, even.',
    'Column of 2: 2 ones, even.',
    'Column of 1: 0 ones, even.',
    'Every column is even, the nim-sum is 0: whatever is taken, a column becomes odd, and the answer makes it even again.',
  ]);
  const first = reason.first().getByRole('button');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(board.locator('.status')).toContainText('Column of 4: 2 ones, even');
  await expect(board.locator('.lit').first()).toBeVisible(); // in the binary view, which stones do not show
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();
  const lines = board.locator('.panel .answered li');
  await expect(lines).toHaveCount(3);
  const { lines: all, total } = await solver.certify('nim', '2 4 6');
  const told = [0, Math.floor((Number(total) - 1) / 2), Number(total) - 1].map((i) => all[i]!);
  for (const [i, { move, reply }] of told.entries()) {
    await expect(lines.nth(i)).toContainText(`take ${move.numbers[1]} from heap ${move.numbers[0]}`);
    await expect(lines.nth(i)).toContainText(`take ${reply!.numbers[1]} from heap ${reply!.numbers[0]}`);
  }
});

test('why? lists on request every refutation that the Node client gives, and a line shows itself on the board', async ({
  page,
  solver,
}) => {
  const board = await putUp(page, '<nimlab-nim position="2 4 6"></nimlab-nim>');
  await board.getByRole('button', { name: 'Why?' }).click();
  await board.getByRole('button', { name: 'All 12 moves' }).click();
  const lines = board.locator('.panel .answered li');
  const certificate = await solver.certify('nim', '2 4 6');
  await expect(lines).toHaveCount(8);
  for (const [i, { move, reply, to }] of certificate.lines.slice(0, 8).entries()) {
    const [heap, take] = move.numbers;
    const [heap2, take2] = reply!.numbers;
    await expect(lines.nth(i)).toContainText(`take ${take} from heap ${heap}`);
    await expect(lines.nth(i)).toContainText(`take ${take2} from heap ${heap2}`);
    if (i > 0) continue;
    await lines.nth(i).getByRole('button').first().click();
    await expect
      .poll(async () => (await board.locator('.board').getAttribute('aria-label')) ?? '')
      .toContain(to.split(' ')[0]!);
    await board.getByRole('button', { name: 'Back to the game' }).click();
  }
  await board.getByRole('button', { name: 'Later lines' }).click();
  const next = certificate.lines[8]!.move.numbers;
  await expect(lines.first()).toContainText(`take ${next[1]} from heap ${next[0]}`);
  await board.getByRole('button', { name: 'All 12 moves' }).click();
  await expect(lines).toHaveCount(3);
});

test('brute force agrees with the theorem, and counts the positions', async ({ page, solver }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'hook');
  await settled(board);
  await showAll(board);
  await board.getByRole('button', { name: 'Brute force' }).click();
  await board.getByRole('button', { name: 'Run the search' }).click();
  await expect(board.locator('.panel')).toContainText('They agree.');
  const { states } = await solver.search('nim', '2 4 6');
  await expect(board.locator('.panel')).toContainText(String(states));
});

test('a shared address restores position, history, players and language', async ({ page, context }) => {
  await page.goto(`zh/${lesson}`);
  const board = await boardOf(page, 'sandbox');
  await setUp(board, '3 4 5');
  await settled(board);
  await stone(board, 1n, 2n, 3n).click();
  // After the move, and the opponent's: "your turn" stands there before it, too.
  await expect.poll(() => current(board)).not.toMatch(/^(3|1) 4 5$/);
  await settled(board);
  const position = await current(board);
  await board.getByRole('button', { name: '分享' }).click();
  const address = await board.locator('.panel').locator('input, textarea').first().inputValue();
  expect(new URL(address).pathname).toBe('/some/where/zh/lessons/nim/');
  const other = await context.newPage();
  await other.goto(address);
  const restored = await boardOf(other, 'sandbox');
  await expect.poll(() => current(restored)).toBe(position);
  await expect(restored.locator('#opponent')).toHaveValue('fallible');
  await restored.getByRole('button', { name: '悔棋' }).click();
  await expect.poll(() => current(restored)).toBe('3 4 5');
});

/** Input, what is said of it in English, and in Chinese. */
const refused: [string, RegExp, RegExp][] = [
  ['', /Nothing was entered/, /还没有输入/],
  ['3 -4 5', /-4 is negative/, /-4/],
  ['18446744073709551616', /too large/, /18,446,744,073,709,551,615/],
  ['3 stones', /“stones” is not a whole number/, /stones/],
];
for (const language of ['en', 'zh'] as const) {
  test(`bad input is refused beside the field, the board stays: ${language}`, async ({ page }) => {
    await page.goto(language === 'en' ? lesson : `zh/${lesson}`);
    const board = await boardOf(page, 'hook');
    await settled(board);
    await showAll(board);
    for (const [input, english, chinese] of refused) {
      await setUp(board, input);
      const message = board.locator('#error');
      await expect(message).toContainText(language === 'en' ? english : chinese);
      if (language === 'zh') await expect(message).toContainText(/[\u4e00-\u9fff]/);
      await expect(board.locator('#position')).toHaveAttribute('aria-describedby', 'error');
      await expect(board.locator('#position')).toHaveAttribute('aria-invalid', 'true');
      expect(await current(board)).toBe('2 4 6');
    }
    await setUp(board, '1 2');
    await expect(board.locator('#error')).toHaveCount(0);
    await expect.poll(() => current(board)).toBe('1 2');
  });
}

test('ten thousand heaps are analysed, and the board says that it cannot draw them', async ({ page }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'sandbox');
  await setUp(board, Array.from({ length: 10_000 }, (_, i) => i + 1).join(' '));
  await expect(board.locator('.undrawable')).toContainText('10,000 heaps are more than this board draws');
  await expect(board.locator('.theory')).toContainText('10,000'); // 1 ⊕ … ⊕ n = n where 4 divides n
});

test('a damaged address says so and starts the game of the page', async ({ page }) => {
  await page.goto(`${lesson}#hook=3%20x~~1-1.9-9~q~z`);
  const board = await boardOf(page, 'hook');
  await expect(board.locator('.error')).toContainText('damaged');
  expect(await current(board)).toBe('2 4 6');
});

test('heaps of 64 bits are played to the last stone', async ({ page }) => {
  await page.goto(lesson);
  const board = await boardOf(page, 'sandbox');
  await setUp(board, '18446744073709551615 1');
  await settled(board);
  await expect(board.locator('.theory')).toContainText('18,446,744,073,709,551,614');
  await board.locator('.taking input').first().fill('18446744073709551614');
  await board.locator('.taking input').first().press('Enter');
  await expect(status(board)).toContainText('18,446,744,073,709,551,614');
  await settled(board);
});
