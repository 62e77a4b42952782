/** What boards draw of the theorem is told by the solver, also of a move that is only being considered. */
import { expect, putUp, settled, status, test } from './board.ts';

test('bash: a heap is said in groups, and so is what a move would leave of it', async ({ page }) => {
  const board = await putUp(page, '<nimlab-bash position="21 4" rule="5" view="groups"></nimlab-bash>');
  await settled(board);
  const sizes = board.locator('.nl-size');
  await expect(sizes).toHaveText([/^\s*21\s+= 3 × 6 \+ 3\s*$/, /^\s*4\s+= 0 × 6 \+ 4\s*$/]);
  // Its right end: so many stones stay.
  await board.locator('[data-cell="0-17"]').hover();
  await expect(sizes.first()).toHaveText(/^\s*21 →\s+17\s+= 2 × 6 \+ 5\s*$/);
  await board.locator('[data-cell="0-18"]').hover();
  await expect(sizes.first()).toHaveText(/^\s*21 →\s+18\s+= 3 × 6\s*$/);
  await expect(sizes.last()).toHaveText(/^\s*4\s+= 0 × 6 \+ 4\s*$/);
});

test('new_stone: equal piles are joined, and those that a move would make equal', async ({ page }) => {
  const board = await putUp(page, '<nimlab-new-stone position="4 2 2 2" view="pairs"></nimlab-new-stone>');
  await settled(board);
  const [picture, arches] = [board.locator('svg.piles'), board.locator('svg.piles .arch')];
  await expect(picture).toHaveAttribute('aria-label', 'Piles 2 and 3 are equal.');
  // Those that were equal stay together; the one that has become so is joined with the one left over.
  await board.locator('[data-cell="0-2"]').hover();
  await expect(picture).toHaveAttribute('aria-label', 'Piles 2 and 3 are equal. Piles 1 and 4 are equal.');
  await expect(arches).toHaveCount(2);
  await board.locator('[data-cell="0-3"]').hover();
  await expect(picture).toHaveAttribute('aria-label', 'Piles 2 and 3 are equal.');
  // A pile that goes is no part of the position any more; the numbers of the others stay.
  await board.locator('[data-cell="0-0"]').hover();
  await expect(picture).toHaveAttribute('aria-label', 'Piles 2 and 3 are equal.');
  await expect(arches).toHaveCount(1);
});

test('misere_nim: where the two rules part, and which heaps are greater than one', async ({ page }) => {
  for (const [position, above, said] of [
    ['1 1', [], 'The rule turns the verdict around.'],
    ['1 3 1', ['3'], 'Same winner, other moves: those marked ≠ win under one rule only.'],
    ['3 4 1', ['3', '4'], 'The rule makes no difference here: same winner, same winning moves.'],
  ] as const) {
    const board = await putUp(
      page,
      `<nimlab-misere-nim position="${position}" view="compare"></nimlab-misere-nim>`,
      'stay',
    );
    await settled(board);
    await expect(board.locator('.difference')).toHaveText(said);
    await expect(board.locator('.sizes .above')).toHaveText([...above]);
    await expect(board.locator('.chip.only')).toHaveCount(above.length === 1 ? 2 : 0);
  }
});

for (const [language, heap, says] of [
  ['en', /heap|stone/i, ['At most 2 pieces in a move.', 'Whoever closes the last gap wins.', '0 of 2 pieces']],
  ['zh', /堆|石子/, ['一步最多动 2 枚棋子。', '合拢最后一个间隔的一方赢。', '已选 0 枚，最多 2 枚']],
] as const) {
  test(`moore_nim: on the strip of pieces nobody speaks of heaps: ${language}`, async ({ page }) => {
    const tag = '<nimlab-moore-nim position="3 1 2" rule="2" view="pieces" controls="few"></nimlab-moore-nim>';
    const board = await putUp(page, tag, language);
    await settled(board);
    /** All that is written or said on the board. */
    const spoken = () =>
      board.evaluate((element) =>
        [...element.shadowRoot!.querySelectorAll('*')]
          .flatMap((each) => [
            ...['aria-label', 'title'].map((name) => each.getAttribute(name) ?? ''),
            ...[...each.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
          ])
          .filter((said, i, all) => said && all.indexOf(said) === i),
      );
    for (const each of says) expect((await spoken()).join('\n')).toContain(each);
    const expectPieces = async () => expect((await spoken()).filter((each) => heap.test(each))).toEqual([]);
    await expectPieces();
    const button = board.getByRole('button', { name: language === 'en' ? 'Hint' : '提示' });
    await button.click(); // where
    await expect(status(board)).toContainText(language === 'en' ? 'gaps 1 and 3' : '第 1、3 个间隔');
    await expectPieces();
    for (const cell of ['1-2', '2-0', '3-1']) await board.locator(`[data-cell="${cell}"]`).click();
    await expect(board.locator('.action-line')).toContainText(language === 'en' ? 'Only 2 pieces' : '已经选了 2 枚');
    await expectPieces();
  });
}

test('wythoff: any pair is looked up by its number, and played from', async ({ page }) => {
  const board = await putUp(page, '<nimlab-wythoff position="6 11" view="exact"></nimlab-wythoff>');
  await settled(board);
  const pair = board.getByRole('group', { name: 'The pair of this difference' });
  const look = async (n: string) => {
    await board.getByLabel('Pair number').fill(n);
    await board.getByLabel('Pair number').press('Enter');
  };
  // Wythoff's own table: 1 2, 3 5, 4 7, 6 10, 8 13.
  await expect(pair).toContainText('(8, 13)');
  await expect(pair).toContainText('≠ the position');
  await look('3');
  await expect(pair).toContainText('(4, 7)');
  await board.getByRole('button', { name: 'One pair on' }).click();
  await expect(pair).toContainText('(6, 10)');
  await look('18446744073709551615');
  await expect(board.getByText(/18,?446,?744,?073,?709,?551,?615 is too large/).first()).toBeVisible();
  await expect(pair).toContainText('(6, 10)');
  await board.getByRole('button', { name: 'Where doubles first fail' }).click();
  await expect(pair).toContainText('(165,580,140, 267,914,295)');
  await expect(pair).toContainText('The double is off by one here.');
  await look('3');
  await expect(pair).toContainText('(4, 7)');
  await board.getByRole('button', { name: 'Play from this pair' }).click();
  await expect
    .poll(() => board.evaluate((e) => (e as never as { current: { position: string } }).current.position))
    .toBe('4 7');
  await expect(pair).toContainText('= the position');
});

test('what a move takes from a circle or a ring is said, and no position is quoted as its text', async ({ page }) => {
  for (const asked of ['game="circle_take" position="3" rule="1,2"', 'game="ring" position="2 3 0 4 5 @1"']) {
    const question = await putUp(page, `<nimlab-question kind="outcome" ${asked}></nimlab-question>`);
    await question.getByRole('button', { name: 'Show me' }).click();
    await expect(question.locator('.verdict.told')).toContainText('the other player');
    await expect(question.locator('.verdict')).not.toContainText(/[.o]{3}|@/);
  }
});

test('crosses: what is left is told of the whole board, and counted rightly', async ({ page }) => {
  type Spoken = HTMLElement & { speakMove(move: { numbers: bigint[] }, before: bigint[], form: string): string };
  const board = await putUp(page, '<nimlab-octal position="12" rule="0.007" view="squares"></nimlab-octal>');
  await settled(board);
  const left = (before: number[], move: number[]) =>
    board.evaluate(
      (element, [before, numbers]) =>
        (element as Spoken).speakMove({ numbers: numbers!.map(BigInt) }, before!.map(BigInt), 'third'),
      [before, move],
    );
  expect(await left([5, 5], [1, 2])).toBe('puts a cross, leaving 3 safe squares');
  expect(await left([12], [1, 3, 6])).toBe('puts a cross, leaving rows of 1 and 4 safe squares');
  expect(await left([4], [1, 1])).toBe('puts a cross, leaving no safe square');
  expect(await left([5, 3], [1, 1])).toBe('puts a cross, leaving 1 safe square');
});

test('misere_nim: the end of a game is told once', async ({ page }) => {
  const board = await putUp(page, '<nimlab-misere-nim position="1" rule="misere"></nimlab-misere-nim>');
  await settled(board);
  await board.locator('[data-cell="1-0"]').click();
  await expect(status(board)).toContainText(
    'You take 1 from heap 1. That was the last move, and it loses: the opponent',
  );
  // Of the last stone the rule alone speaks, above the heaps.
  expect((await board.locator('.board').innerText()).match(/last stone/g)).toHaveLength(1);
});

test('planets: how far either player can bring the monster is told, and whose turn it is', async ({ page }) => {
  const berzerk = '2>8 2>9 3>9 3>1 4>1 4>6 5>6 5>7 6>3 6>4 6>5 7>4 7>5 7>1 8>5 8>1 8>2 9>1 9>2 9>3'; // Codeforces 787C
  const board = await putUp(
    page,
    `<nimlab-token-graph position="5" rule="${berzerk}" view="planets" opponent="human"></nimlab-token-graph>`,
  );
  await expect(board.locator('.who')).toHaveText(['Rick 2, 3', 'Morty 1, 2, 3']);
  await expect(board.locator('.who:not(.waits)')).toHaveText('Rick 2, 3');
  await board.locator('[data-cell=node-6]').click();
  await expect(board.locator('.who:not(.waits)')).toHaveText('Morty 1, 2, 3');
});
