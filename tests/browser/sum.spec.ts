import { current, expect, putUp, settled, setUp, tagOf, test } from './board.ts';

const rule = 'nim | subtraction 1,3,4';

/** Makes a move of the sum on the board of the game it belongs to. */
const partOf = (numbers: readonly bigint[], position: string) => {
  const [game, heap, take] = numbers as [bigint, bigint, bigint];
  const [first, second] = position.split(' | ').map((side) => side.split(' ').map(BigInt)) as [bigint[], bigint[]];
  return game === 1n
    ? `nimlab-nim [data-cell="${heap}-${first[Number(heap) - 1]! - take}"]`
    : `nimlab-subtraction [data-cell="cell-${second[Number(heap) - 1]! - take}"]`;
};

for (const way of ['pointer', 'keyboard'] as const) {
  test(`a sum by ${way}: winning moves win, in whichever of the two games they are`, async ({ page, solver }) => {
    const board = await putUp(page, `<nimlab-sum position="2 3 | 7" rule="${rule}" name="sum"></nimlab-sum>`);
    for (let turns = 0; turns < 12; turns++) {
      if ((await settled(board)) !== 'turn') break;
      const position = await current(board);
      const { outcome, winningMoves } = await solver.analyse('sum', position, rule);
      expect(outcome).toBe('N');
      const part = board.locator(partOf(winningMoves[turns % winningMoves.length]!.numbers, position));
      if (way === 'pointer') await part.click();
      else {
        await part.focus();
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => current(board)).not.toBe(position);
    }
    await expect.poll(() => settled(board)).toBe('won');
  });
}

test('a sum: hints, and what each side is worth', async ({ page }) => {
  const board = await putUp(
    page,
    `<nimlab-sum position="2 3 | 5" rule="${rule}" name="sum" analysis="on"></nimlab-sum>`,
  );
  await settled(board);
  await expect(board.locator('.value').nth(0)).toContainText('SG value 1');
  await expect(board.locator('.value').nth(1)).toContainText('SG value 3');
  await expect(board.locator('.formula')).toContainText('1 ⊕ 3 = 2');
  await board.getByRole('button', { name: 'Hint' }).click();
  await expect(board.locator('.side.where')).toHaveCount(1);
});

test('any two games can be chosen', async ({ page }) => {
  const board = await putUp(page, `<nimlab-sum position="2 3 | 5" rule="${rule}" name="sum"></nimlab-sum>`);
  await settled(board);
  // By their names, before anybody has come near.
  const second = board.getByRole('combobox', { name: 'Second game' });
  await expect(second.getByRole('option')).toContainText(['Nim', 'Subtraction game']);
  expect((await second.getByRole('option').allInnerTexts()).join(' ')).not.toContain('_');
  await second.selectOption('octal');
  await expect.poll(() => current(board)).toBe('2 3 | 9');
  await expect(board.locator('nimlab-octal .board')).toBeVisible();
});

/** A rule or position that loses its meaning, by game: the field, what is written, and the part that is named. */
const bad: readonly [game: string, rule: string | null, position: string, bad: string, said: RegExp][] = [
  ['bash', '3', '21', '0', /0 is too small/],
  ['grid_walk', '3x4 1:0 0:1', '1,1', '3x4 0:0', /“0:0”/],
  ['token_graph', '1>2 2>3', '1', '1>2 hello', /“hello”/],
  ['token_graph', '1>2 2>3', '1', '1>1000000', /1,000,000 is too large/],
  ['circle_take', '1,2', '6', '1,0', /0 is too small/],
  ['octal', '0.77', '7', '0.79', /9 is too large/],
  ['sum', rule, '2 3 | 5', 'nim | chess', /no game “chess”/],
  ['ring', null, '2 5 3 0', '2 x 3', /“x” is not a whole number/],
  ['e_and_d', null, '3 5', '3 5 2', /in pairs/],
  ['new_stone', null, '2 1 3', '2 1001', /1,?001 is too large/],
  ['lasker', null, '2 5', '2 -5', /negative/],
  ['staircase', null, '3 4', '3 x', /“x” is not a whole number/],
  ['gra', null, '2-3 5', '2-3 3', /“3”/],
  ['gra', '10', '2-3 5', '1', /1 is too small/],
  ['misere_nim', null, '3 4', '3 -4', /negative/],
  ['moore_nim', null, '3 4 5', '3 18446744073709551616', /18,446,744,073,709,551,616 is too large/],
  ['first_end_wins', '1 1>2 2>3', '1', '1 1>2 2>1', /closes a cycle/],
  ['hunger', null, '5 3', '5 0', /0 is too small/],
  ['wythoff', null, '6 10', '6', /in pairs/],
  ['wythoff', '1', '6 10', '0', /0 is too small/],
  ['fibonacci_nim', null, '20', '-1', /negative/],
  ['dynamic_nim', null, '20', '20 x', /“x” is not a whole number/],
];

test('what is wrong is refused beside its field, and the last good position stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [game, before, position, wrong, said] of bad) {
    await test.step(`${game}: “${wrong}”`, async () => {
      const tag = tagOf(game);
      const board = await putUp(
        page,
        `<${tag} position="${position}" ${before === null ? '' : `rule="${before}"`} name="bad"></${tag}>`,
        'stay',
      );
      await settled(board);
      const stood = await current(board);
      if (before === null) await setUp(board, wrong);
      else await setUp(board, position, wrong);
      const what = `${game}: ${wrong}`;
      await expect.soft(board.locator('#error'), what).toContainText(said);
      await expect
        .soft(board.locator(before === null ? '#position' : '#rule'), what)
        .toHaveAttribute('aria-invalid', 'true');
      expect.soft(await current(board), what).toBe(stood);
    });
  }
});
