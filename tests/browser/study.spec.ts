import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Solver } from 'nimlab';
import { deeper, lessons } from '../node/lessons/pages.ts';
import { boardOf, current, expect, putUp, settled, status, stone, takeBack, test } from './board.ts';

/** By its name, or its position: on pages below a lesson questions have no names. */
const question = async (page: Page, name: string): Promise<Locator> => {
  const element = page.locator(`nimlab-question:is([name="${name}"], [position="${name}"])`);
  await element.scrollIntoViewIfNeeded();
  return element;
};
const verdict = (element: Locator) => element.locator('.verdict');
const solved = (element: Locator) => expect(element.locator('.label')).toContainText(/solved|已答对/);
const showMe = (element: Locator) => element.getByRole('button', { name: /^(Show me|直接看答案)$/ });
/** What is said of the answer, once the reader has asked for it. */
const told = async (element: Locator) => {
  await showMe(element).click();
  return element.locator('.verdict.told');
};

test('an answer that was asked for is told with its cause, and what comes of it; that it was is kept', async ({
  page,
}) => {
  await page.goto('lessons/nim/');
  const element = await question(page, 'who');
  const answered = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('nimlab-answered', (event) => resolve(Reflect.get(event, 'detail')))),
  );
  await element.locator('button[data-choice=N]').click();
  await expect(verdict(element)).toContainText('cannot force a win');
  await expect(element.locator('.reveal')).toBeHidden();
  const says = await told(element);
  await expect(says).toContainText(/The answer: the player to move loses \(P\)/);
  await expect(says).toContainText(/the other player takes \d+ from heap \d/);
  await expect(says.locator('.figure svg').first()).toBeVisible();
  await expect(says).toBeFocused();
  await expect(element.locator('[data-choice=P]')).toHaveAttribute('aria-pressed', 'true');
  await expect(element.locator('.reveal')).toBeVisible();
  await expect(element.locator('.label')).toContainText('shown');
  expect(await answered).toEqual({ name: 'who', right: false });
  await page.reload();
  await expect(element.locator('.label')).toContainText('shown');
  await expect(element.locator('.reveal')).toBeVisible();
  await expect(showMe(element)).toHaveCount(0);
  await element.locator('[data-choice=P]').click(); // it can be answered still
  await solved(element);
});

test('outcome: a right answer is told why at once, whoever said it', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="outcome" game="nim" position="3 4 6" name="why" lesson="test"></nimlab-question>',
  );
  await element.locator('button[data-choice=N]').click();
  await expect(verdict(element)).toContainText('That is right.');
  await expect(verdict(element)).toContainText(
    'The player to move takes 1 from heap 1 and leaves heaps of 2, 4 and 6: lost',
  );
  await expect(element.locator('[data-choice=P]')).toHaveAttribute('aria-disabled', 'true');
  await expect(showMe(element)).toHaveCount(0);
  await solved(element);
});

/** Puts on a Nim board a move that wins, or one that does not. */
async function moveOn(board: Locator, solver: Solver, wins: boolean) {
  await settled(board);
  const { numbers, winningMoves, position } = await solver.analyse('nim', await current(board));
  const { moves } = await solver.moves('nim', position);
  const move = wins ? winningMoves[0]! : moves.find(({ text }) => winningMoves.every((each) => each.text !== text))!;
  const [heap, take] = move.numbers as [bigint, bigint];
  await stone(board, heap, take, numbers[Number(heap) - 1]!).click();
}

test('outcome: the other button does not make a wrong answer good, the move that shows why does', async ({
  page,
  solver,
}) => {
  await page.goto('lessons/nim/');
  const element = await question(page, 'who'); // 5 9 12, which is lost
  await element.locator('button[data-choice=N]').click();
  await expect(verdict(element)).toContainText('cannot force a win');
  await expect(element.locator('button[data-choice]')).toHaveCount(0);
  await expect(element).toContainText('Suppose the first player takes');
  await expect(element.locator('.label')).not.toContainText('solved');
  const board = element.locator('nimlab-nim');
  await settled(board);
  const start = await current(board);
  await moveOn(board, solver, false);
  await expect(verdict(element)).toContainText('That move does not win.');
  await expect(element.locator('.label')).not.toContainText('solved');
  await takeBack(element, board, start);
  await moveOn(board, solver, true);
  await expect(verdict(element)).toContainText('That wins');
  await solved(element);
});

test('what a move leaves is said as the board says it', async ({ page }) => {
  for (const [where, nim, stairs, sum] of [
    [
      'en',
      'leaves heaps of 2, 4 and 6: lost for',
      'leaves 1 and 2 stones from step 1 upwards. Then',
      /leaves .*, next to the counter on square 5: lost/,
    ],
    [
      'zh',
      '留下“2、4、6 颗”，这是必败态',
      '留下“从第 1 级往上依次有 1、2 颗”，',
      /留下“.*；另一边：棋子在第 5 格”，这是必败态/,
    ],
  ] as const) {
    for (const [is, says] of [
      ['game="nim" position="3 4 6"', nim],
      ['game="staircase" position="0 3"', stairs],
      ['game="sum" rule="nim | subtraction 1,3,4" position="5 7 | 5"', sum],
    ] as const) {
      const element = await putUp(page, `<nimlab-question kind="outcome" ${is}></nimlab-question>`, where);
      await expect(await told(element)).toContainText(says);
      await expect(element.locator('.verdict .position')).toHaveCount(0);
    }
  }
});

test('outcome: somebody who takes a won position for lost finds the move', async ({ page, solver }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="outcome" game="nim" position="3 4 5" name="won"></nimlab-question>',
  );
  await element.locator('button[data-choice=P]').click();
  await expect(verdict(element)).not.toContainText('heap');
  await moveOn(element.locator('nimlab-nim'), solver, true);
  await solved(element);
});

test('outcome: the example is the move that resists longest, and no blunder', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="outcome" game="first_end_wins" rule="1 heaps" position="7"><p>Who wins?</p></nimlab-question>',
  );
  const says = await told(element);
  await expect(says).toContainText('Each of the 3 moves fails');
  await expect(says).not.toContainText('the game is over');
  await expect(says.locator('.figure svg').first()).toBeVisible();
});

test('number: feedback has the word of the question, and no cause is the answer until it is shown', async ({
  page,
}) => {
  const nimSum = (position: string) =>
    `<nimlab-question kind="number" game="nim" position="${position}" ask="grundy" label="Nim-sum"></nimlab-question>`;
  const element = await putUp(page, nimSum('6 10 13')); // 1
  const say = async (number: string) => {
    await element.locator('input').fill(number);
    await element.locator('input').press('Enter');
  };
  const isRefuted = async (said: string) => {
    await say(said);
    await expect(verdict(element)).toContainText(`Not ${said}`);
    await expect(verdict(element)).toContainText('the column of');
    await expect(verdict(element)).not.toContainText(/SG|option|nim-sum is/i);
  };
  for (const said of ['29', '3']) await isRefuted(said);
  await say('29');
  await expect(element.locator('.verdict.told')).toContainText('Nim-sum = 1');
  for (const said of ['29', '0']) await isRefuted(said); // it can be asked about still
  const other = await putUp(page, nimSum('7 9 12'));
  const says = await told(other);
  await expect(says).toContainText('Nim-sum = 2');
  await expect(says).toContainText('7 ⊕ 9 ⊕ 12 = 2');
  await expect(says).not.toContainText(/SG|option/);
});

test('number: too large a value asks which option is missing, then shows some that are there', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="number" game="subtraction" rule="1,3,4" position="5" ask="grundy" name="mex"></nimlab-question>',
  ); // 3
  const write = async (value: string) => {
    await element.locator('input').fill(value);
    await element.locator('input').press('Enter');
  };
  const say = async (value: string) => {
    await write(value);
    await expect(verdict(element)).toContainText(`Not ${value}`);
  };
  await say('5');
  await expect(verdict(element)).toContainText('one of them is missing: which?');
  await expect(verdict(element)).not.toContainText(/There is one|smallest|value 3/);
  await say('6');
  await expect(verdict(element)).toContainText(
    'There is one of value 0: the player to move moves the counter from 5 to 2',
  );
  await write('7');
  await expect(element.locator('.verdict.told')).toContainText('options of value 0, 1 and 2, and none of value 3');
  await say('8');
  await say('9');
  await expect(verdict(element)).toContainText('There is one of value 2');
  await expect(verdict(element)).not.toContainText(/value 3|smallest/);
  await say('1');
  await expect(verdict(element)).toContainText('A position never has the value of one of its options');
});

test('number: a value is written as one likes, and a wrong one is refuted by a move', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="number" game="red_blue_hackenbush" plays="left" position="0b1r2b3" ask="value" name="worth"></nimlab-question>',
  ); // 3/4
  const field = element.locator('input');
  const say = async (value: string) => {
    await field.fill(value);
    await field.press('Enter');
  };
  await say('2/3');
  await expect(element.locator('#number-error')).toContainText('a power of two');
  await expect(verdict(element)).toHaveCount(0);
  await say('0.25');
  await expect(verdict(element)).toContainText('Not 1/4.');
  await expect(verdict(element)).toContainText('and what stays is worth 1/2');
  await expect(verdict(element)).toContainText('worth more than that');
  await expect(verdict(element).locator('.figure svg').first()).toBeVisible();
  await say('7/8');
  await expect(verdict(element)).toContainText('But so does a simpler number');
  await expect(element).not.toContainText('3/4');
  await say('6/8');
  await expect(verdict(element)).toContainText('The simplest number between is 3/4');
  await solved(element);
});

test('number: a wrong count is told its direction, then a move', async ({ page }) => {
  await page.goto('lessons/nim-moves/further/');
  const element = await question(page, '9 10 12 1');
  const say = async (count: string) => {
    await element.locator('input').fill(count);
    await element.locator('input').press('Enter');
    await expect(verdict(element)).toContainText(`Not ${count}`);
  };
  await say('9');
  await expect(verdict(element)).toContainText('Not so many moves win');
  await expect(verdict(element)).not.toContainText('heap');
  await say('8');
  await expect(verdict(element)).toContainText(/player to move takes \d+ from heap \d/);
  await page.goto('lessons/staircase-nim/further/');
  const all = await question(page, '1 6 4 1 3 2');
  await expect(await told(all)).toContainText(/The player to move .* or .* or .* wins/); // all three
});

/** Nim with a heap that is missing, and the hints of its lesson. */
const complete = `<nimlab-question kind="position" game="nim" position="5 11 _" ask="P" name="complete" lesson="test">
  <p slot="hint">The third heap must cancel the other two.</p><p slot="answer">It is 14.</p></nimlab-question>`;

test('position: the refutation of a wrong one does not fill in the blank, nor does a hint; the answer does', async ({
  page,
}) => {
  const element = await putUp(page, complete);
  const field = element.locator('input');
  const send = async () => {
    await field.fill('16');
    await field.press('Enter');
  };
  for (const slip of [1, 2]) {
    await send();
    await expect(verdict(element)).toContainText('not lost for the player to move: heaps of 5, 11 and 16.');
    await expect(verdict(element)).toContainText('the player to move can still win');
    await expect(verdict(element)).not.toContainText('14');
    await expect(element.getByText('must cancel')).toBeVisible({ visible: slip > 1 });
    await expect(element.getByText('It is 14')).toBeHidden();
  }
  await expect(verdict(element)).toContainText('heap 3');
  await send();
  await expect(element.getByText('It is 14')).toBeVisible();
  await expect(field).toHaveValue('14');
});

test('position: a game that is over, and what the author excludes, are refused and cost no try', async ({ page }) => {
  await page.goto('lessons/take-away/');
  const give = await question(page, 'give');
  const send = async (element: Locator, text: string) => {
    await element.locator('input').fill(text);
    await element.locator('input').press('Enter');
  };
  await send(give, '0');
  await expect(give.locator('#position-error')).toContainText('The game is over there');
  await send(give, '6');
  await expect(give.locator('#position-error')).toContainText('Find one above 10');
  await expect(verdict(give)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('nimlab-progress') ?? '')).not.toContain('take-away/give');
  await send(give, '18');
  await solved(give);
  const balance = await putUp(
    page,
    '<nimlab-question kind="position" game="subtraction" position="12 _" rule="1,3,4" ask="P" not="12"></nimlab-question>',
  );
  await send(balance, '12');
  await expect(balance.locator('#position-error')).toContainText('12 does not count here: find another one.');
  await send(balance, '19');
  await solved(balance);
});

test('what would give the answer away waits for it, or for the wish to be shown', async ({ page }) => {
  const asked = `<nimlab-question kind="outcome" draws game="token_graph" rule="A>B B>C C>D D>A D>E E>F" position="A">
    <p>Who?</p><div slot="reveal">
      <nimlab-token-graph rule="A>B B>C C>D D>A D>E E>F" position="A" view="pn"></nimlab-token-graph>
    </div></nimlab-question>`;
  for (const right of [false, true]) {
    const element = await putUp(page, asked);
    const board = element.locator('[slot=reveal] nimlab-token-graph');
    await expect(element.locator('[data-choice=draw]')).toBeVisible();
    await expect(board).toBeHidden();
    if (!right) {
      await element.locator('[data-choice=N]').click();
      await expect(verdict(element)).toContainText('cannot force a win');
      await expect(board).toBeHidden();
    }
    await (right ? element.locator('[data-choice=draw]') : showMe(element)).click();
    await expect(board).toBeVisible();
    await expect(element.locator('[data-choice=draw]')).toHaveAttribute('aria-pressed', 'true');
  }
  const short = await putUp(
    page,
    `<nimlab-question kind="outcome" game="nim" position="1"><p>Who?</p>
      <p slot="answer">Because.</p><p slot="reveal">And so on.</p></nimlab-question>`,
  );
  await expect(short.locator('[data-choice=P]')).toBeVisible();
  for (const waits of ['Because.', 'And so on.']) {
    await page.emulateMedia({ media: 'screen' });
    await expect(short.getByText(waits)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(short.getByText(waits)).toBeVisible();
  }
});

test('what cannot be read is no answer: it stays in the field, and nothing is shown', async ({ page }) => {
  for (const [is, written, says] of [
    ['kind="number" game="nim" position="3 4 6" ask="grundy"', '', 'Write a whole number'],
    ['kind="answer" game="matrix_game" position="-2 3; 3 -4" ask="row" answer="7 5"', '', 'Write your answer first'],
    [
      'kind="answer" game="matrix_game" position="-2 3; 3 -4" ask="row" answer="7 5"',
      '7',
      'Write 2 numbers: there is 1 so far.',
    ],
    [
      'kind="answer" game="matrix_game" position="-2 3; 3 -4" ask="value" answer="1/12"',
      'bit',
      '“bit” is no number such as',
    ],
  ] as const) {
    const element = await putUp(
      page,
      `<nimlab-question ${is} label="Weights" name="unread-${says.length}" lesson="test"><p>Which?</p>
        <p slot="hint">Hinted</p><p slot="answer">Told</p><p slot="reveal">Shown</p></nimlab-question>`,
    );
    for (let tries = 0; tries < 4; tries++) {
      await element.locator('input').fill(written);
      await element.locator('input').press('Enter');
      await expect(element.locator('.error')).toContainText(says);
    }
    await expect(element.locator('input')).toBeFocused();
    await expect(element.locator('input')).toHaveValue(written);
    for (const waits of ['Hinted', 'Told', 'Shown']) await expect(element.getByText(waits)).toBeHidden();
    await expect(verdict(element)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('nimlab-progress') ?? '')).not.toContain('unread');
  }
});

test('an address that leads to what waits for an answer opens it', async ({ page }) => {
  const element = await putUp(
    page,
    `<nimlab-question kind="outcome" game="nim" position="3 4 5"><p>Who?</p>
      <div slot="reveal"><nimlab-nim name="behind" position="3 4 5"></nimlab-nim></div></nimlab-question>`,
  );
  await expect(element.locator('[data-choice=N]')).toBeVisible();
  const board = element.locator('nimlab-nim');
  await expect(board).toBeHidden();
  await page.evaluate(() => (location.hash = '#behind=1_2_4'));
  await expect(board).toBeVisible();
  await expect.poll(() => current(board)).toBe('1 2 4');
  await expect(element.locator('.label')).not.toContainText('shown');
});

test('a question has its position beside it, where that can be taken in', async ({ page }) => {
  await page.goto('lessons/nim/');
  const asked = (name: string) => page.locator(`[name=${name}] .asked`);
  await expect(asked('who').locator('svg').first()).toBeVisible();
  await expect(asked('repair')).toHaveCount(0); // it has a board
  await page.goto('lessons/wythoff/proof/');
  await expect(page.locator('nimlab-question .asked svg').first()).toBeVisible(); // it has no name below a lesson
  for (const part of await page.locator('.asked').all()) {
    const room = await part.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(room).toBeLessThan(2);
  }
});

test('number: wrong, with a cause of the solver; hints climb; then right', async ({ page }) => {
  const element = await putUp(
    page,
    `<nimlab-question kind="number" game="nim" position="6 10 13" ask="grundy" label="Nim-sum" name="sum" lesson="test">
      <p slot="hint">Do not carry.</p><p slot="hint">The eights cancel.</p>
      <p slot="answer">Only the one of 13 has no partner.</p></nimlab-question>`,
  );
  const field = element.locator('input');
  await field.fill('0');
  await field.press('Enter');
  await expect(verdict(element)).toContainText('Not 0.');
  const [first, second, answer] = ['Do not carry', 'The eights', 'Only the one of'].map((each) =>
    element.getByText(each),
  );
  await expect(first!).toBeHidden();
  await element.getByRole('button', { name: 'Give me a hint' }).click();
  await expect(first!).toBeVisible();
  await expect(element.locator('#rung-1')).toBeFocused();
  await expect(second!).toBeHidden();
  const next = element.getByRole('button', { name: 'Another hint' });
  await next.click();
  await expect(second!).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(answer!).toBeHidden();
  await field.fill('1');
  await field.press('Enter');
  await solved(element);
  await expect(answer!).toBeHidden();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('nimlab-progress')!) as unknown);
  expect(kept).toMatchObject({
    version: 2,
    questions: { 'test/sum': { tries: 2, hints: 2, solved: true, shown: false } },
  });
});

test('wythoff: where a move fails, the move that answers it is drawn', async ({ page }) => {
  const element = await putUp(page, '<nimlab-question kind="outcome" game="wythoff" position="4 7"></nimlab-question>');
  await expect(await told(element)).toContainText('the queen at (');
  const figure = element.locator('.figure');
  await expect(figure.locator('.queen')).toBeVisible();
  await expect(figure.locator('.ghost')).toBeVisible();
  await expect(figure.locator('.ray')).toHaveCount(1);
});

test('who has answered is offered no hint any more, but the reason', async ({ page }) => {
  const rungs = '<div slot="hint">A nudge</div><div slot="hint">A table</div><div slot="answer">The reason</div>';
  const element = await putUp(
    page,
    `<nimlab-question kind="number" ask="grundy" game="nim" position="3 5">${rungs}</nimlab-question>`,
  );
  const hint = element.getByRole('button', { name: /hint/ });
  await hint.click();
  await expect(hint).toHaveText('Another hint');
  await element.locator('input').fill('6');
  await element.locator('input').press('Enter');
  await solved(element);
  await expect(hint).toHaveCount(0);
  await expect(showMe(element)).toHaveCount(0);
  await element.getByRole('button', { name: 'Why?' }).click();
  await expect(element.getByText('The reason')).toBeVisible();
  for (const rung of ['A nudge', 'A table']) await expect(element.getByText(rung)).toBeHidden();
  await expect(element.locator('.ways').getByRole('button')).toHaveCount(0);
});

test('position: any correct answer, and a wrong one refuted', async ({ page }) => {
  const element = await putUp(page, complete);
  const field = element.locator('input');
  await field.fill('9');
  await field.press('Enter');
  await expect(verdict(element)).toContainText('That is not lost for the player to move: heaps of 5, 11 and 9.');
  await field.fill('14');
  await field.press('Enter');
  await expect(verdict(element)).toContainText('Yes, that is lost for the player to move: heaps of 5, 11 and 14.');
  await solved(element);

  const multiple = await putUp(
    page,
    '<nimlab-question kind="position" game="subtraction" rule="1..4" position="_" ask="P" above="10"></nimlab-question>',
  );
  await multiple.locator('input').fill('35');
  await multiple.locator('input').press('Enter');
  await solved(multiple);
});

for (const [language, wrong, right] of [
  [
    'en',
    /That is not lost for the player to move: 14 stones with a limit of 3/,
    /Yes, that is lost for the player to move: 14 stones with a limit of 1/,
  ],
  ['zh', /这不是必败态：14 颗石子、上限为 3/, /对，这是必败态：14 颗石子、上限为 1/],
] as const) {
  test(`position: what was entered is said as the board speaks, not as it is written: ${language}`, async ({
    page,
  }) => {
    const element = await putUp(
      page,
      '<nimlab-question kind="position" game="dynamic_nim" position="14 _" rule="1" ask="P"></nimlab-question>',
      language,
    );
    for (const [entered, says] of [
      ['3', wrong],
      ['1', right],
    ] as const) {
      await element.locator('input').fill(entered);
      await element.locator('input').press('Enter');
      await expect(verdict(element)).toContainText(says);
      await expect(verdict(element)).not.toContainText(`14 ${entered}`);
    }
  });
}

test('position: what is missing is laid on the board, by a press or the keys, and stands in the field', async ({
  page,
}) => {
  await page.goto('lessons/mock-turtles/further/');
  const element = await question(page, '3 6 9 _'); // 16
  const [place, field] = [(n: number) => element.locator(`[data-cell=coin-${n}]`), element.locator('input')];
  await expect(element.locator('.asked')).toHaveCount(0); // the board has it all
  await place(15).click();
  await expect(field).toHaveValue('15');
  await place(15).click();
  await expect(field).toHaveValue('');
  await element.getByRole('button', { name: 'Check' }).click();
  await expect(element.locator('#position-error')).toContainText('Write your answer first');
  await place(3).dispatchEvent('click'); // given: nothing comes of it
  await expect(field).toHaveValue('');
  await place(15).press('ArrowRight');
  await expect(place(16)).toBeFocused();
  await place(16).press('Enter');
  await expect(field).toHaveValue('16');
  await expect(place(16)).toHaveAttribute('aria-pressed', 'true');
  await field.fill('14');
  await expect(place(14)).toHaveAttribute('aria-pressed', 'true');
  await place(16).click();
  await field.press('Enter');
  await solved(element);
});

test('position: coins on a board, branches and colours are laid as well', async ({ page }) => {
  for (const [lesson, name, places, written] of [
    ['two-dimensional-coins/further', '7,10 12,_', 'coin-12-5', ['5']],
    ['hackenbush-graphs/further', '0-1-2-3-1 3-4 4-_', 'vertex-0', ['0']],
    [
      'simplest-number/further',
      '0b1_2_3_4 0r5r6b7 0b8r9r10',
      'blank-0 blank-1 blank-1 blank-2 blank-2',
      ['b', 'r', 'r'],
    ],
  ] as const) {
    await page.goto(`lessons/${lesson}/`);
    const element = await question(page, name);
    for (const place of places.split(' ')) {
      await element.locator(`[data-cell=${place}]`).focus();
      await page.keyboard.press('Enter');
    }
    for (const [i, text] of written.entries()) await expect(element.locator('.fill input').nth(i)).toHaveValue(text);
    await element.getByRole('button', { name: 'Check' }).click();
    await solved(element);
  }
});

test('position: what would merge with what stands beside its blank is refused, in both languages', async ({ page }) => {
  for (const [language, check, refused] of [
    ['', 'Check', /takes a letter, not “3”/],
    ['zh/', '检查', /要填一个字母，不能填“3”/],
  ] as const) {
    await page.goto(`${language}lessons/simplest-number/further/`);
    const element = await question(page, '0b1_2_3_4 0r5r6b7 0b8r9r10');
    const fields = element.locator('.fill input');
    const write = async (...texts: string[]) => {
      for (const [i, text] of texts.entries()) await fields.nth(i).fill(text);
      await element.getByRole('button', { name: check }).click();
    };
    const error = element.locator('#position-error');
    await write('b', '3', 'r');
    await expect(error).toContainText(refused);
    for (const text of ['2r', 'r9b', '-', 'r 0b']) {
      await write('b', text, 'r');
      await expect(error).toContainText(text);
    }
    await expect(element.locator('.verdict')).toHaveCount(0);
    await write('b', 'r', 'r');
    await solved(element);
  }
  await page.goto('lessons/hackenbush-graphs/further/');
  const element = await question(page, '0-1-2-3-1 3-4 4-_');
  await element.locator('.fill input').fill('0-9');
  await element.getByRole('button', { name: 'Check' }).click();
  await expect(element.locator('#position-error')).toContainText('takes a number, not “0-9”');
});

test('what the solver refuses in an answer is selected in its field', async ({ page }) => {
  const selected = async (asked: string, field: number, text: string) => {
    const element = await putUp(page, `<nimlab-question name="refused" ${asked}></nimlab-question>`);
    const input = element.locator('input').nth(field);
    for (const each of await element.locator('input').all()) await each.fill('1');
    await input.fill(text);
    await input.press('Enter');
    await expect(element.locator('.error')).not.toBeEmpty();
    await expect(input).toBeFocused();
    return input.evaluate((each: HTMLInputElement) => each.value.slice(each.selectionStart!, each.selectionEnd!));
  };
  const matrix = 'game="matrix_game" position="2 1; 3 4"';
  expect(await selected(`kind="answer" ${matrix} ask="row"`, 0, ' 1 word')).toBe('word');
  expect(await selected(`kind="answer" ${matrix} ask="value"`, 0, '1/0')).toBe('0');
  const built = 'kind="position" game="matrix_game" ask="built" want="value=0"';
  expect(await selected(`${built} position="2 _; −4 _"`, 1, '1/x')).toBe('1/x');
  expect(await selected('kind="position" game="nim" position="_ 12 _" ask="P"', 1, '3x')).toBe('3x');
});

test('position: a blank takes one part', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="position" name="one-part" game="subtraction" rule="1..4" position="_" ask="P" above="10"></nimlab-question>',
  );
  const write = async (text: string) => {
    await element.locator('.fill input').fill(text);
    await element.getByRole('button', { name: 'Check' }).click();
  };
  await write('1 1'); // a P-position, of two heaps that are no larger than 10
  await expect(element.locator('#position-error')).toContainText('takes a single number or word, not “1 1”');
  await write('15');
  await solved(element);
});

test('number: more winning moves than there are moves', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="number" name="beyond" ask="winning-moves" game="subtraction" rule="1,3,4" position="5"></nimlab-question>',
  );
  await element.locator('input').fill('4');
  await element.locator('input').press('Enter');
  await expect(verdict(element)).toContainText('There are only 3 moves here, winning or not.');
});

test('a list’s commas ask for none after it', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="outcome" game="hunger" position="2 4 6"></nimlab-question>',
  );
  await expect(await told(element)).toContainText('opens boxes 1, 2 and 3 and leaves');
});

test('move: a losing move is answered, the winning one solves', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="move" game="nim" position="4 7 9" name="win"></nimlab-question>',
  );
  const board = element.locator('nimlab-nim');
  await expect(board.locator('.board')).toBeVisible();
  const start = await current(board);
  await stone(board, 1n, 1n, 4n).click();
  await expect(verdict(element)).toContainText(/heap/);
  await takeBack(element, board, start);
  await stone(board, 3n, 6n, 9n).click();
  await solved(element);
});

test('what a move leaves is said in the bottles of the question', async ({ page, solver }) => {
  const { winningMoves } = await solver.analyse('split_nim', '3 2 1');
  expect(winningMoves.map(({ numbers }) => numbers)).toEqual([[1n, 1n, 2n]]);
  const element = await putUp(
    page,
    '<nimlab-question kind="move" game="split_nim" view="bottles" position="3 2 1"></nimlab-question>',
  );
  const board = element.locator('nimlab-split-nim');
  await settled(board);
  await board.evaluate((each) => (each as HTMLElement & { propose(move: bigint[]): void }).propose([1n, 1n, 2n]));
  await expect(element.locator('.verdict')).toContainText('you left beans in bottles 1, 1, 2 and 2');
});

test('feedback draws what it speaks of in the skin that the question wears', async ({ page }) => {
  for (const [asked, answer, drawn, says] of [
    [
      'kind="number" game="split_nim" position="4 4 3" view="bottles" ask="grundy"',
      '1',
      '.glass',
      'The player to move takes a bean out of bottle 0 and puts one each into bottles 2 and 4, and that has SG value 1',
    ],
    // One of the rows that are left has no free square.
    [
      'kind="outcome" game="octal" rule="0.007" position="8" view="squares"',
      null,
      '.square',
      /the player to move puts a cross, leaving 2 safe squares\. Then the other player/,
    ],
  ] as const) {
    const element = await putUp(page, `<nimlab-question ${asked}></nimlab-question>`);
    if (answer === null) {
      await showMe(element).click();
    } else {
      await element.locator('input').fill(answer);
      await element.locator('input').press('Enter');
    }
    const figure = element.locator('.verdict .figure');
    await expect(figure.locator(drawn).first()).toBeVisible();
    await expect(verdict(element)).toContainText(says);
    await expect(figure.locator('.heap')).toHaveCount(0);
    await expect(figure.locator('svg:visible')).toHaveCount(1); // not that for a phone, too
  }
});

for (const width of [360, 440, 560])
  test(`a graph lies or stands in the answer as it does in the question, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('lessons/cycles/');
    const element = await question(page, 'small-cycle');
    await showMe(element).click();
    const figure = element.locator('.figure svg:visible');
    await expect(figure).toHaveCount(1);
    const own = await element.locator('.asked svg:visible').getAttribute('viewBox');
    await expect(figure).toHaveAttribute('viewBox', own!);
  });

test('paint: the strip is there with the first drawing of its question, so that what follows never moves up', async ({
  page,
}) => {
  await page.addInitScript(() => {
    void customElements.whenDefined('nimlab-question').then(async () => {
      const first = document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>(
        'nimlab-question[kind=paint]',
      )!;
      await first.updateComplete;
      const strip = first.shadowRoot!.querySelector('nimlab-paint, slot[name=board]')?.localName;
      document.documentElement.dataset['first'] = strip ?? 'nothing';
    });
  });
  await page.goto('zh/lessons/p-and-n-positions/');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'nimlab-paint');
});

test('paint: the first wrong cell gets its cause, what stands behind it is not told; all right solves', async ({
  page,
  solver,
}) => {
  await page.goto('lessons/p-and-n-positions/');
  const element = await question(page, 'paint');
  const { values } = await solver.table('subtraction', 15, '1,3,4');
  const mark = async (n: number, letter: string) => {
    await element.locator(`[data-cell=cell-${n}]`).focus();
    await page.keyboard.press(letter);
  };
  const check = element.getByRole('button', { name: 'Check', exact: true });
  const wrong = [2, 5];
  await expect(element.locator('.controls')).toContainText('Keys: P, N, Delete'); // how it is done, until it is
  for (let n = 0; n <= 14; n++) await mark(n, (values[n] === 0) !== wrong.includes(n) ? 'p' : 'n');
  await check.click();
  const result = element.locator('nimlab-paint .result');
  await expect(result).toContainText('2 right so far, but square 2 is not.');
  await expect(element.locator('.cross')).toHaveCount(1);
  await expect(element.locator('.tick')).toHaveCount(2 + 1); // and the one of the verdict
  await expect(result).toContainText('2 is P: the only move leads to 1');
  await expect(element.locator('.arc')).toHaveCount(1);
  await mark(0, 'n'); // what is ticked stays
  await mark(2, 'p');
  await check.click();
  await expect(result).toContainText('5 right so far, but square 5 is not.');
  await expect(result).toContainText(/5 is N: you can move to \d/);
  await mark(5, 'n');
  await check.click();
  await solved(element);
  await element.getByRole('button', { name: 'Start again' }).click();
  await expect(element.locator('.tick')).toHaveCount(1); // that of 'solved'
});

test('paint: the answer is shown on the strip, by one button', async ({ page }) => {
  const asked = 'rule="1,3,4" position="14"';
  const element = await putUp(
    page,
    `<nimlab-question name="strip" kind="paint" game="subtraction" ${asked}></nimlab-question>`,
  );
  await expect(element.locator('[data-cell]')).toHaveCount(15);
  await expect(element.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await element.getByRole('button', { name: 'Show me' }).click();
  await expect(element.locator('nimlab-paint .result')).toContainText('15 were filled in');
});

test('paint: a start is refuted or won by a first take, with the limit that it leaves', async ({ page, solver }) => {
  // The lesson marks fewer.
  const starts = async (game: string, rule: string) => {
    const asked = `game="${game}" rule="${rule}" position="14" above="0"`;
    const element = await putUp(page, `<nimlab-question name="lost" kind="paint" ${asked}></nimlab-question>`);
    await expect(element.locator('[data-cell]')).toHaveCount(14); // 0 stones are no start
    const { outcomes } = await solver.map(game, rule, { size: 14 });
    return { element, outcomes };
  };
  const fibonacci = await starts('fibonacci_nim', '');
  let { element } = fibonacci;
  let result = element.locator('nimlab-paint .result');
  const mark = async (n: number, letter: string) => {
    await element.locator(`[data-cell=cell-${n}]`).focus();
    await page.keyboard.press(letter);
  };
  const check = () => element.getByRole('button', { name: 'Check', exact: true }).click();
  await mark(1, 'p');
  await mark(8, 'n');
  await check();
  await expect(result).toContainText('8 is P: all 7 first takes lose. Take, for example, ');
  // Whatever example it is, the board that plays it agrees: it is allowed, and so is the answer, which wins.
  const told =
    /Take, for example, (\d+): the other player has (\d+) with a limit of (\d+), takes (\d+), and leaves you (\d+) with a limit of (\d+), a P/;
  const [take, left, limit, answer, ...after] = told.exec(await result.innerText())!.slice(1);
  expect(await solver.play('fibonacci_nim', '8', take!)).toBe(`${left} ${limit}`);
  expect(await solver.play('fibonacci_nim', `${left} ${limit}`, answer!)).toBe(after.join(' '));
  expect((await solver.analyse('fibonacci_nim', after.join(' '))).outcome).toBe('P');
  // The take leads to the row above, where no arc reaches; from there its answer goes on in one.
  await expect(element.locator('.arc')).toHaveCount(1);
  await expect(element.locator(`.cell.lit[data-cell=cell-${left}]`)).toHaveCount(1);
  for (let n = 1; n <= 14; n++) await mark(n, fibonacci.outcomes[n - 1] === 0 ? 'p' : 'n');
  await mark(3, 'n');
  await check();
  await expect(result).toContainText('2 right so far, but square 3 is not.');
  await expect(result).toContainText(/3 is P: both first takes lose. Take, for example, \d: .* and nothing is left\./);
  await mark(3, 'p');
  await check();
  await solved(element);
  // Three times the last take: other starts are lost, and other limits follow.
  const tripled = await starts('dynamic_nim', '3');
  expect([...tripled.outcomes]).not.toEqual([...fibonacci.outcomes]);
  ({ element } = tripled);
  result = element.locator('nimlab-paint .result');
  await mark(14, 'p');
  await check();
  await expect(result).toContainText('14 is N: take 3, and the other player has 11 with a limit of 9, a P-position.');
  for (let n = 1; n <= 14; n++) await mark(n, tripled.outcomes[n - 1] === 0 ? 'p' : 'n');
  await check();
  await solved(element);
});

test('a step of a proof shows its position on a board and goes back', async ({ page }) => {
  await page.goto('lessons/nim/proof/');
  const proof = page.locator('nimlab-proof').first();
  await proof.scrollIntoViewIfNeeded();
  const fold = proof.locator('details');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
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

test('a phrase of the text lights the board it speaks of, where both are seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1700 });
  await page.goto('lessons/wythoff/further/');
  const board = await boardOf(page, 'sg', 'wythoff');
  await settled(board);
  await page.locator('.show[data-board=sg][data-position="5 1"]').hover();
  await expect(board.locator('.status')).toContainText('not played');
  await expect(page.locator('.show-card:popover-open')).toHaveCount(0);
});

test('progress is shown, saved, cleared and read again', async ({ page }) => {
  await page.goto('lessons/nim/');
  const element = await question(page, 'who');
  await element.locator('button[data-choice=P]').click();
  await solved(element);
  const all = await page.locator('nimlab-question').count();
  await page.goto('progress/');
  const progress = page.locator('nimlab-progress').last();
  const row = (title: RegExp) => progress.locator('tr').filter({ has: page.getByRole('rowheader', { name: title }) });
  await expect(
    row(/^Nim: which heap/)
      .locator('td')
      .first(),
  ).toHaveText(`1 of ${all}`);
  await expect(row(/^Sums/).locator('td').first()).toHaveText(/^\s*0 of \d/);
  const download = page.waitForEvent('download');
  await progress.getByRole('button', { name: /Save/ }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).questions).toHaveProperty('nim/who');
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
  const element = await question(page, 'who');
  await element.locator('button[data-choice=N]').click();
  await expect(verdict(element)).toContainText('它不是必胜态。');
  await expect(element).toContainText(/假如对手先从第 \d 堆取走 \d+ 颗，你怎么赢？/);
  await expect(await told(element)).toContainText(/答案：必败态（P），轮到走的人输。/);
  const grundy = await putUp(
    page,
    '<nimlab-question kind="number" game="nim" position="3 4 6" ask="grundy"></nimlab-question>',
    'zh',
  );
  await expect(grundy.locator('label').first()).toContainText('SG 值');
  const guess = await putUp(
    page,
    '<nimlab-question kind="outcome" game="nim" position="3 4 6"></nimlab-question>',
    'zh',
  );
  await guess.locator('button[data-choice=P]').click();
  await expect(await told(guess)).toContainText(/从第 1 堆取走 1 颗/);
});

/** From 1 one comes to a cycle of draws, or to the end. */
const loopy = 'game="token_graph" rule="1>2 2>3 3>2 1>4 5>1 5>3"';

test('a draw is a choice, kept and explained', async ({ page }) => {
  const ask = `<nimlab-question kind="outcome" draws ${loopy} position="2" name="cycle" lesson="test"></nimlab-question>`;
  const cycle = await putUp(page, ask);
  await expect(cycle.locator('[data-choice]')).toHaveCount(3);
  await cycle.locator('[data-choice=draw]').click();
  await expect(verdict(cycle)).toContainText('That is right.');
  await expect(verdict(cycle)).toContainText('moves the token to node 3: a draw again, and so nothing is lost');
  await solved(await putUp(page, ask));
  const shown = await putUp(page, ask.replace('name="cycle"', ''));
  await expect(await told(shown)).toContainText('The answer: a draw, nobody can force a win.');
  const who = await putUp(
    page,
    `<nimlab-question kind="outcome" draws ${loopy} position="1" name="who"></nimlab-question>`,
  );
  await who.locator('[data-choice=draw]').click();
  await expect(verdict(who)).toContainText('It is not a draw');
  await who.locator('[data-cell=node-4]').focus();
  await page.keyboard.press('Enter');
  await solved(who);
  const kept = await putUp(
    page,
    `<nimlab-question kind="outcome" draws ${loopy} position="2" name="keep"></nimlab-question>`,
  );
  await kept.locator('[data-choice=N]').click();
  await expect(kept).toContainText('make a move that keeps the draw');
  await kept.locator('[data-cell=node-3]').focus();
  await page.keyboard.press('Enter');
  await solved(kept);
});

test('move: what gives a win away for a draw is said', async ({ page }) => {
  const element = await putUp(page, `<nimlab-question kind="move" ${loopy} position="1" name="win"></nimlab-question>`);
  await element.locator('[data-cell=node-2]').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(element)).toContainText(
    'moves the token to node 2: a draw, for from there nobody can force a win',
  );
  await takeBack(element, element.locator('nimlab-token-graph'), '1');
  await element.locator('[data-cell=node-4]').focus();
  await page.keyboard.press('Enter');
  await solved(element);
});

test('move: one that ends a misère game is judged, though nobody answers it', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="move" game="misere_nim" rule="misere" position="2" name="last"></nimlab-question>',
  );
  await element.locator('[data-cell="1-0"]').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(element)).toContainText('the game is over, and the other player has won');
  await takeBack(element, element.locator('nimlab-misere-nim'), '2');
  await element.locator('[data-cell="1-1"]').focus();
  await page.keyboard.press('Enter');
  await solved(element);
});

test('move: the cause is the answer that the board has given, also where it ends the game', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="move" game="subtraction" rule="2,3,5" position="5" name="ending"></nimlab-question>',
  );
  const board = element.locator('nimlab-subtraction');
  await settled(board);
  // From 3 both answers win and end the game: the opponent gives one of them.
  await board.evaluate((strip) => (strip as HTMLElement & { propose(move: bigint[]): void }).propose([1n, 2n]));
  await expect(status(board)).toContainText('The opponent wins');
  const answer = /from 3 to \d/.exec(await status(board).innerText())![0];
  const cause = verdict(element).filter({ hasText: 'the other player' });
  await expect(cause).toBeVisible();
  await page.waitForTimeout(500); // another cause would take the place of this one
  await expect(cause).toContainText(answer);
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
      `<nimlab-question kind="position" game="${game}" rule="${rule}" ask="P" name="${game}"></nimlab-question>`,
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
    `<nimlab-question kind="paint" game="grid_walk" rule="${rule}" name="grid"></nimlab-question>`,
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

/** The steps and phrases of all lessons and the pages below them, put up on one page with the boards that they name, out of sight. */
async function everyStep(page: Page) {
  await page.goto('lessons/nim/');
  return page.evaluate(
    async (pages) => {
      interface Step extends HTMLElement {
        showOnBoard(): Promise<void>;
        release(): void;
      }
      interface Copy extends HTMLElement {
        show(position: string, options: { lit: string }): Promise<void>;
        updateComplete: Promise<unknown>;
      }
      /** The loader looks for tags in the page itself, not in trees of its elements. */
      const defined = async (...tags: string[]) => {
        const proof = document.createElement('nimlab-proof');
        proof.append(document.createElement('details'), ...tags.map((tag) => document.createElement(tag)));
        document.body.append(proof);
        await Promise.all(tags.map((tag) => customElements.whenDefined(tag)));
        proof.remove();
      };
      const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
      document.querySelector('main')!.replaceChildren();
      const drawn = async (copy: Copy) => {
        for (let before = ''; ;) {
          await copy.updateComplete;
          await moment();
          const now = copy.shadowRoot!.querySelector('.board')?.innerHTML ?? '';
          if (now === before) return now;
          before = now;
        }
      };
      const found: { where: string; token: string; lights: boolean; fields: number; empty: number }[] = [];
      const look = async (path: string) => {
        const text = await (await fetch(`../${path}/`)).text();
        // A page's policy knows the style sheet of that page alone.
        const from = new DOMParser().parseFromString(text.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
        const place = document.createElement('div');
        await defined('nimlab-step', ...[...from.querySelectorAll('.board > [name]')].map((each) => each.localName));
        for (const board of from.querySelectorAll<HTMLElement>('.board > [name]')) {
          Object.assign(board.style, { position: 'absolute', top: '-9999px' });
          place.append(board);
        }
        for (const phrase of from.querySelectorAll<HTMLElement>('span.show')) {
          const step = document.createElement('nimlab-step');
          for (const [name, value] of Object.entries(phrase.dataset)) step.setAttribute(name, value!);
          place.append(step);
        }
        place.append(...from.querySelectorAll('nimlab-step'));
        // Every page is a tree of its own: names of boards are those of one page.
        const host = document.createElement('div');
        host.attachShadow({ mode: 'open' }).append(place);
        document.querySelector('main')!.append(host);
        const seen = new Set<string>();
        for (const step of place.querySelectorAll<Step>('nimlab-step[position]')) {
          const key = [...step.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
          if (!step.hasAttribute('lit') || seen.has(key)) continue;
          seen.add(key);
          const where = `${path}: ${key}`;
          await step.showOnBoard();
          const copy = step.shadowRoot!.querySelector<Copy>('.figure > *');
          if (!copy) {
            found.push({ where, token: '(no copy)', lights: false, fields: 0, empty: 0 });
            continue;
          }
          const position = step.getAttribute('position')!;
          const tokens = (step.getAttribute('lit') ?? '').split(' ').filter(Boolean);
          await copy.updateComplete;
          const lit = await drawn(copy);
          const fields = [
            ...copy.shadowRoot!.querySelectorAll<HTMLElement>('input, select, button:not([data-cell])'),
          ].filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
          // A frame around what is not there would be seen as a dot.
          const empty = [...copy.shadowRoot!.querySelectorAll<HTMLElement>('.board *')].filter(
            ({ clientWidth, clientHeight, offsetWidth, offsetHeight, textContent }) =>
              clientWidth + clientHeight === 0 && offsetWidth > 0 && offsetHeight > 0 && !textContent.trim(),
          ).length;
          for (const token of tokens) {
            await copy.show(position, { lit: tokens.filter((each) => each !== token).join(' ') });
            found.push({ where, token, lights: (await drawn(copy)) !== lit, fields, empty });
          }
          step.release();
          step.remove();
        }
        host.remove();
      };
      await Promise.all(pages.map(look));
      return found;
    },
    [...lessons, ...deeper],
  );
}

test('what a step or a phrase lights is in the copy of the board that it shows, which has no fields', async ({
  page,
}) => {
  test.setTimeout(240_000); // some 250 parts, each drawn with and without light
  const found = await everyStep(page);
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ lights }) => !lights).map(({ where, token }) => `${where} | ${token}`)).toEqual([]);
  expect(found.filter(({ fields }) => fields > 0).map(({ where }) => where)).toEqual([]);
  expect(found.filter(({ empty }) => empty > 0).map(({ where }) => where)).toEqual([]);
});
