import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { boardOf, expect, putUp, settled, stone, test } from './board.ts';

const exercise = async (page: Page, name: string): Promise<Locator> => {
  const element = page.locator(`nimlab-exercise[name=${name}]`);
  await element.scrollIntoViewIfNeeded();
  return element;
};
const verdict = (element: Locator) => element.locator('.verdict');
const solved = (element: Locator) => expect(element.locator('.label')).toContainText(/solved|Solved|✓/);

test('a prediction is kept, repeated and answered with its cause', async ({ page }) => {
  await page.goto('lessons/nim/');
  const predict = page.locator('nimlab-predict[name=first-guess]');
  await predict.scrollIntoViewIfNeeded();
  await predict.locator('button[data-choice=P]').click();
  await expect(predict.locator('#answer')).toContainText(/N, the player to move wins/);
  await page.reload();
  await expect(page.locator('nimlab-predict[name=first-guess] #answer')).toContainText(/N, the player to move wins/);
});

test('outcome: wrong, with the refutation; then right', async ({ page }) => {
  await page.goto('lessons/nim/');
  const element = await exercise(page, 'who');
  await element.locator('button[data-choice=N]').click();
  await expect(verdict(element)).toContainText(/heap/);
  await element.locator('button[data-choice=P]').click();
  await solved(element);
});

test('number: wrong, with a cause of the solver; hints climb; then right', async ({ page, solver }) => {
  await page.goto('lessons/nim/');
  const element = await exercise(page, 'sum');
  const field = element.locator('input');
  await field.fill('0');
  await field.press('Enter');
  // A position never has the value of one of its options: the one that is named has the value that was given.
  await expect(verdict(element)).toContainText(/takes \d+ from heap \d+/);
  const [, take, heap] = /takes (\d+) from heap (\d+)/.exec(await verdict(element).innerText())!;
  const option = await solver.play('nim', '6 10 13', `${heap}-${take}`);
  expect((await solver.analyse('nim', option)).grundy).toBe(0n);
  const ladder = element.locator('.ladder button');
  for (let i = 0; i < 3; i++) await ladder.first().click();
  await expect(element).toContainText('Only the one of thirteen');
  await field.fill('1');
  await field.press('Enter');
  await solved(element);
});

test('position: any correct answer, and a wrong one refuted', async ({ page }) => {
  await page.goto('lessons/nim/');
  const element = await exercise(page, 'complete');
  const field = element.locator('input');
  await field.fill('9');
  await field.press('Enter');
  await expect(verdict(element)).toContainText(/heap/);
  await field.fill('14');
  await field.press('Enter');
  await solved(element);

  await page.goto('lessons/p-and-n-positions/');
  const multiple = await exercise(page, 'make');
  await multiple.locator('input').fill('35');
  await multiple.locator('input').press('Enter');
  await solved(multiple);
});

test('move: a losing move is answered, the winning one solves', async ({ page }) => {
  await page.goto('lessons/nim/');
  const element = await exercise(page, 'win');
  const board = element.locator('nimlab-nim');
  await expect(board.locator('.board')).toBeVisible();
  await stone(board, 1n, 1n, 4n).click();
  await expect(verdict(element)).toContainText(/heap/);
  await element.getByRole('button', { name: /Take it back/ }).click();
  await stone(board, 3n, 6n, 9n).click();
  await solved(element);
});

test('paint: a wrong cell gets its cause, all right solves', async ({ page, solver }) => {
  await page.goto('lessons/p-and-n-positions/');
  const element = await exercise(page, 'paint');
  const { values } = await solver.table('subtraction', 15, '1,3,4');
  const mark = async (n: number, letter: string) => {
    await element.locator(`[data-cell=cell-${n}]`).focus();
    await page.keyboard.press(letter);
  };
  for (let n = 0; n <= 14; n++) await mark(n, n === 2 ? 'n' : values[n] === 0 ? 'p' : 'n');
  await element.getByRole('button', { name: 'Reveal' }).click();
  await expect(element.locator('nimlab-paint .result')).toContainText('One square is marked otherwise');
  await element.getByRole('button', { name: /Go on/ }).click();
  await mark(2, 'p');
  await element.getByRole('button', { name: 'Reveal' }).click();
  await solved(element);
});

test('a step of a proof shows its position on a board and goes back', async ({ page }) => {
  await page.goto('lessons/nim/');
  const proof = page.locator('nimlab-proof').first();
  await proof.scrollIntoViewIfNeeded();
  await proof.locator('summary').click();
  await proof.locator('nimlab-step').nth(1).getByRole('button').first().click();
  await expect(proof.locator('nimlab-step').nth(1)).toBeVisible();
  await expect
    .poll(() =>
      proof
        .locator('nimlab-step')
        .nth(1)
        .evaluate((step) => (step as HTMLElement & { showing: boolean }).showing),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      proof
        .locator('nimlab-step')
        .nth(1)
        .evaluate((step) => (step as HTMLElement & { showing: boolean }).showing),
    )
    .toBe(false);
});

test('a phrase of the text lights the board it speaks of', async ({ page }) => {
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'pair');
  await settled(board);
  await page.getByRole('button', { name: 'five and eight' }).hover();
  await expect(board.locator('.status')).toContainText('not played');
});

test('progress is shown, saved, cleared and read again', async ({ page }) => {
  await page.goto('lessons/nim/');
  const element = await exercise(page, 'who');
  await element.locator('button[data-choice=P]').click();
  await solved(element);
  const all = await page.locator('nimlab-exercise').count();
  await page.goto('progress/');
  const progress = page.locator('nimlab-progress').last();
  const row = (title: string) =>
    progress.locator('tr').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
  await expect(row('Nim').locator('td').first()).toHaveText(`1 of ${all}`);
  await expect(row('Sums of games').locator('td').first()).toHaveText(/^\s*0 of \d/);
  const download = page.waitForEvent('download');
  await progress.getByRole('button', { name: /Save/ }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).exercises).toHaveProperty('nim/who');
  await progress.getByRole('button', { name: /^Clear/ }).click();
  await progress.getByRole('button', { name: /delete it/ }).click();
  expect(await page.evaluate(() => localStorage.getItem('nimlab-progress') ?? '')).not.toContain('nim/who');
  await progress
    .locator('#file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(progress.locator('[role=status]')).not.toBeEmpty();
  await progress.locator('#file').setInputFiles(file);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nimlab-progress') ?? '')).toContain('nim/who');
});

test('in Chinese the study elements ask, judge and give causes in Chinese', async ({ page }) => {
  await page.goto('zh/lessons/nim/');
  const predict = page.locator('nimlab-predict[name=first-guess]');
  await predict.scrollIntoViewIfNeeded();
  await predict.locator('button[data-choice=P]').click();
  await expect(predict.locator('#answer')).toContainText(/从第 1 堆取走 2 颗/);
  const element = await exercise(page, 'who');
  await element.locator('button[data-choice=N]').click();
  await expect(verdict(element)).toContainText(/第 \d 堆/);
  await element.locator('button[data-choice=P]').click();
  await expect(element.locator('.label')).toContainText(/解出|完成|✓/);
  const sum = await exercise(page, 'sum');
  await expect(sum.locator('label').first()).toContainText('尼姆和');
});

/** From 1 one comes to a cycle of draws, or to the end. */
const loopy = 'game="token_graph" rule="1>2 2>3 3>2 1>4 5>1 5>3"';

test('a draw is a choice, kept and explained', async ({ page }) => {
  const ask = `<nimlab-predict draws ${loopy} position="2" name="cycle" lesson="test"><p>Who wins?</p></nimlab-predict>`;
  const predict = await putUp(page, ask);
  await expect(predict.locator('[data-choice]')).toHaveCount(3);
  await predict.locator('[data-choice=draw]').click();
  await expect(predict.locator('#answer')).toContainText('The solver agrees: a draw');
  await expect(predict.locator('#answer')).toContainText('moves the token to node 3 leaves a draw again');
  const again = await putUp(page, ask);
  await expect(again.locator('#answer')).toContainText('Earlier you predicted: a draw');
  const exercise = await putUp(
    page,
    `<nimlab-exercise kind="outcome" draws ${loopy} position="1" name="who"></nimlab-exercise>`,
  );
  await exercise.locator('[data-choice=draw]').click();
  await expect(verdict(exercise)).toContainText('It is not a draw.');
  await expect(verdict(exercise)).toContainText('moves the token to node 4 leaves a P-position');
});

test('move: what gives a win away for a draw is said', async ({ page }) => {
  const element = await putUp(page, `<nimlab-exercise kind="move" ${loopy} position="1" name="win"></nimlab-exercise>`);
  await element.locator('[data-cell=node-2]').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(element)).toContainText(
    'moves the token to node 2 leaves a draw: from there nobody can force a win',
  );
  await element.getByRole('button', { name: /Take it back/ }).click();
  await element.locator('[data-cell=node-4]').focus();
  await page.keyboard.press('Enter');
  await solved(element);
});

test('move: one that ends a misère game is judged, though nobody answers it', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-exercise kind="move" game="misere_nim" rule="misere" position="2" name="last"></nimlab-exercise>',
  );
  await element.locator('[data-cell="1-0"]').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(element)).toContainText('ends the game, and the other player has won');
  await element.getByRole('button', { name: /Take it back/ }).click();
  await element.locator('[data-cell="1-1"]').focus();
  await page.keyboard.press('Enter');
  await solved(element);
});

test('position: a goal on every new board, drawn by its rule', async ({ page, solver }) => {
  for (const [game, rule, right] of [
    ['grid_walk', '3x4 1:0 0:1 1:1', '1,2'],
    ['token_graph', '1>2 2>3', '1'],
    ['lasker', '', '3 3'],
    ['octal', '0.77', '5 5'],
    ['e_and_d', '', '1 1 3 3'],
    ['new_stone', '', '2 2 1 1'],
    ['ring', '', '2 2 2 2 @1'],
    ['circle_take', '1,2', '7'],
  ] as const) {
    expect((await solver.analyse(game, right, rule)).outcome, game).toBe('P');
    const element = await putUp(
      page,
      `<nimlab-exercise kind="position" game="${game}" rule="${rule}" ask="P" name="${game}"></nimlab-exercise>`,
    );
    await element.locator('input').fill(right);
    await element.locator('input').press('Enter');
    await solved(element);
    await expect(element.locator('.figure svg').first(), game).toBeVisible();
  }
});

test('paint: the cells of a grid', async ({ page, solver }) => {
  const rule = '3x3 1:0 0:1 1:1';
  const element = await putUp(
    page,
    `<nimlab-exercise kind="paint" game="grid_walk" rule="${rule}" name="grid"></nimlab-exercise>`,
  );
  const { outcomes } = await solver.map('grid_walk', rule);
  const cell = (i: number) => element.locator(`[data-cell=cell-${(i % 3) + 1}-${Math.floor(i / 3) + 1}]`);
  const paint = async (i: number, mark: number) => {
    await cell(i).focus();
    await page.keyboard.press(mark === 0 ? 'p' : 'n');
  };
  for (const [i, outcome] of [...outcomes].entries()) await paint(i, i === 4 ? 1 - outcome : outcome);
  await element.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(element.locator('nimlab-grid-walk')).toContainText(/wrong/i);
  await paint(4, outcomes[4]!);
  await element.getByRole('button', { name: 'Check', exact: true }).click();
  await solved(element);
});
