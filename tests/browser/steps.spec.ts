/** A lesson opens as one goes: what stands after a question is there once that is answered, or shown. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { boardOf, current, drawn, everyBoard, expect, putUp, settled, stone, test } from './board.ts';

test.use({ steps: true });

/** The questions that are there, in their order. */
const open = (page: Page) =>
  page
    .locator('.text nimlab-question')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('name')!));
const all = [
  ...readFileSync(new URL('../../content/lessons/nim/en.mdx', import.meta.url), 'utf8').matchAll(
    /^<Question name="([^"]+)"/gm,
  ),
].map(([, name]) => name!);
const upTo = (name: string) => all.slice(0, all.indexOf(name) + 1);
const after = (name: string) => all.slice(0, all.indexOf(name) + 2);
/** Those before it. */
const before = (name: string) => all.slice(0, all.indexOf(name));
const question = (page: Page, name: string) => page.locator(`.text nimlab-question[name=${name}]`);
const showMe = (element: Locator) => element.getByRole('button', { name: /^(Show me|直接看答案)$/ });
const goOn = (page: Page) =>
  question(page, 'hook-game').getByRole('button', { name: /^(Go on without playing|.*接着读)$/ });
const verdict = (element: Locator) => element.locator('.verdict');
/** What a screen reader is told of the page. */
const said = (page: Page) => page.getByRole('status').and(page.locator('#steps-said'));

async function write(element: Locator, text: string) {
  await element.scrollIntoViewIfNeeded(); // what is far draws itself when it comes near
  await element.locator('form.row input').fill(text);
  await element.locator('form.row input').press('Enter');
}

/** Shown, one after the other. */
async function pass(page: Page, ...names: readonly string[]) {
  for (const name of names) {
    await question(page, name).scrollIntoViewIfNeeded();
    await (name === 'hook-game' ? goOn(page) : showMe(question(page, name))).click();
    await expect.poll(() => open(page)).toContain(all[all.indexOf(name) + 1]);
  }
}

/** How much what stands on the page has moved since it was asked for, as browsers count it. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const each of list.getEntries() as Shift[]) if (!each.hadRecentInput) sum += each.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

for (const [language, says] of [
  [
    '',
    {
      below: 'The page goes on below.',
      whole: 'Show the whole page',
      step: 'One step at a time',
      empty: 'Write your answer first',
      lost: 'lost for the player to move',
      would: /Try it on .*2, 4 and 5: that would be lost for the player to move\. It is not\./,
      wins: /player to move takes \d+ from heap \d/,
    },
  ],
  [
    'zh/',
    {
      below: '后面的内容已经出现。',
      whole: '展开全文',
      step: '一步一步来',
      empty: '请先写下答案',
      lost: '必败态',
      would: /拿“.*2、4、5.*”试试：照这么说它是必败态，其实不是。/,
      wins: /从第 \d 堆取走 \d+ 颗/,
    },
  ],
] as const) {
  const where = language || 'en';
  const lesson = `${language}lessons/nim/`;

  test(`at first there is one step; an answer that is wrong opens nothing, a right one the next: ${where}`, async ({
    page,
  }) => {
    await page.goto(lesson);
    expect(await open(page)).toEqual(['hook-game']);
    await expect(page.locator('.text h2:visible')).toHaveCount(1);
    await expect(page.locator('.goes-on')).toBeVisible();
    await expect(page.locator('main > .deeper')).toBeHidden();
    await goOn(page).click();
    await expect.poll(() => open(page)).toEqual(upTo('third-three-five'));
    await expect(said(page)).toHaveText(says.below);

    // By writing: what is no answer is none, however often.
    const third = question(page, 'third-three-five');
    for (const text of ['', 'x', '', 'x']) {
      await write(third, text);
      await expect(third.locator('#position-error')).toContainText(text ? 'x' : says.empty);
    }
    await expect(verdict(third)).toHaveCount(0);
    await expect(third.locator('.rung:visible')).toHaveCount(0);
    await write(third, '8');
    await expect(verdict(third)).toHaveClass(/wrong/);
    expect(await open(page)).toEqual(upTo('third-three-five'));
    await write(third, '6');
    await expect(verdict(third)).toContainText(says.lost);
    await expect.poll(() => open(page)).toEqual(after('third-three-five'));
    await expect(third.locator('input')).toBeFocused(); // nobody is taken away

    // By playing: a move that does not win, and the one that does.
    await pass(page, ...before('repair').slice(2));
    const repair = question(page, 'repair');
    const board = repair.locator('nimlab-nim');
    await board.scrollIntoViewIfNeeded();
    await settled(board);
    await stone(board, 1n, 1n, 3n).click();
    await expect(verdict(repair)).toHaveClass(/wrong/);
    await expect(repair.locator('.reveal')).toBeHidden();
    expect(await open(page)).toEqual(upTo('repair'));
    await repair.getByRole('button', { name: /Take it back|退回这一步/ }).click();
    await expect.poll(() => current(board)).toBe('3 4 5');
    await settled(board);
    await stone(board, 1n, 2n, 3n).click();
    await expect(verdict(repair)).toHaveClass(/right/);
    await expect(repair.locator('.reveal')).toBeVisible();
    await expect.poll(() => open(page)).toEqual(after('repair'));
  });

  test(`a second slip opens a hint, a third one the answer and the page; a heap is stacked: ${where}`, async ({
    page,
  }) => {
    await page.goto(lesson);
    await pass(page, 'hook-game');
    const third = question(page, 'third-three-five');
    await third.scrollIntoViewIfNeeded();
    await expect(third.locator('.asked')).toHaveCount(0); // the board has it all
    const [place, field] = [(n: number) => third.locator(`nimlab-blanks [data-cell="0-${n}"]`), third.locator('input')];
    await place(2).click();
    await expect(field).toHaveValue('2');
    await place(2).click(); // once more takes it away
    await expect(field).toHaveValue('');
    const check = third.getByRole('button', { name: /^(Check|检查)$/ });
    const [hint, answer] = [third.locator('#rung-1'), third.locator('.rung.answer')];
    for (const [slip, n] of [2, 1, 4].entries()) {
      await expect(hint).toBeVisible({ visible: slip > 1 });
      await expect(answer).toBeHidden();
      expect(await open(page)).toEqual(upTo('third-three-five'));
      await place(n).click();
      await check.click();
      if (slip < 2) await expect(verdict(third)).toHaveClass(/wrong/);
    }
    await expect(answer).toBeVisible();
    await expect(place(6)).toHaveAttribute('aria-pressed', 'true'); // it is laid, too
    await expect(third.locator('.label')).toContainText(/shown|已看答案/);
    await expect.poll(() => open(page)).toEqual(after('third-three-five'));
    await expect(showMe(third)).toHaveCount(0);

    // Another reader, who has the keyboard alone.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await pass(page, 'hook-game');
    await third.scrollIntoViewIfNeeded();
    await place(6).focus();
    await page.keyboard.press('Enter');
    await expect(place(6)).toHaveAttribute('aria-pressed', 'true');
    await check.click();
    await expect(third.locator('.label')).toContainText(/solved|已答对/);
    await expect.poll(() => open(page)).toEqual(after('third-three-five'));
  });

  test(`a rule that is chosen is refuted by the solver, and another can be chosen: ${where}`, async ({ page }) => {
    await page.goto(`${lesson}#columns`);
    const rule = question(page, 'parts-rule');
    const choice = (n: number) => rule.locator(`[data-choice="${n}"]`);
    await rule.scrollIntoViewIfNeeded();
    await expect(rule.locator('[data-choice]')).toHaveCount(3);
    await choice(0).click();
    await expect(verdict(rule)).toContainText(says.would);
    await expect(verdict(rule)).toContainText(says.wins);
    await expect(verdict(rule).locator('.figure svg').first()).toBeVisible();
    await expect(choice(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(2)).toHaveAttribute('aria-disabled', 'false');
    await expect(rule.locator('.reveal')).toBeHidden();
    expect((await open(page)).at(-1)).toBe('parts-rule');
    await choice(2).click();
    await expect(verdict(rule)).toHaveClass(/right/);
    await expect(rule.locator('.reveal')).toBeVisible();
    await expect(choice(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(choice(0)).toHaveAttribute('aria-disabled', 'true');
    expect((await open(page)).at(-1)).toBe('who');
  });

  test(`the switch opens everything, and closes it again; it is remembered, and read out: ${where}`, async ({
    page,
  }) => {
    await page.goto(lesson);
    const [head, below] = [page.locator('p button.steps'), page.locator('.goes-on button.steps')];
    await expect(head).toHaveText(says.whole, { useInnerText: true });
    await below.press('Enter');
    expect(await open(page)).toEqual(all);
    await expect(said(page)).toHaveText(says.below);
    await expect(page.locator('.goes-on')).toBeHidden();
    // Who has pressed the button that goes stands where the page goes on.
    await expect(page.locator('nimlab-question[name=hook-game] + *')).toBeFocused();
    await page.reload();
    expect(await open(page)).toEqual(all);
    await expect(head).toHaveText(says.step, { useInnerText: true });
    await head.click();
    expect(await open(page)).toEqual(['hook-game']);
    await expect(head).toBeFocused();
    await page.reload();
    expect(await open(page)).toEqual(['hook-game']);
    await head.click();
    expect(await open(page)).toEqual(all);
    await expect(head).toBeFocused();
    await page.goto(`${language}lessons/nim-moves/`); // it holds for every lesson
    await expect(page.locator('.text h2').last()).toBeVisible();
  });

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(`nothing is wrong with a page that is partly open: ${where}, ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(lesson);
      const look = async () => {
        await everyBoard(page);
        await drawn(page);
        expect(await faults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      await look();
      await pass(page, 'hook-game');
      const third = question(page, 'third-three-five');
      for (const slip of ['1', '2']) {
        await write(third, slip);
        await expect(verdict(third)).toContainText(slip);
      }
      await expect(third.locator('#rung-1')).toBeVisible();
      await look();
      await write(third, '4');
      await expect.poll(() => open(page)).toEqual(upTo('parts-rule'));
      const rule = question(page, 'parts-rule');
      await rule.scrollIntoViewIfNeeded();
      await rule.locator('[data-choice="0"]').click();
      await expect(verdict(rule)).toHaveClass(/wrong/);
      await look();
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`all of it is there: ${where}`, async ({ page, complaints }) => {
      await page.goto(lesson);
      expect(await page.locator('.text nimlab-question:visible').count()).toBe(all.length);
      await expect(page.locator('.text h2').last()).toBeVisible();
      await expect(page.locator('main > .deeper')).toBeVisible();
      await expect(page.locator('.goes-on, button.steps').filter({ visible: true })).toHaveCount(0);
      // The scripts that the page names, which are not fetched.
      expect(complaints.splice(0).filter((each) => !/\.js: csp$/.test(each))).toEqual([]);
    });
  });
}

test('on paper all of it is there', async ({ page }) => {
  await page.goto('lessons/nim/');
  expect(await open(page)).toEqual(['hook-game']);
  await page.emulateMedia({ media: 'print' });
  expect(await open(page)).toEqual(all);
  await expect(page.locator('.text h2').last()).toBeVisible();
  await expect(page.locator('.reveal').last()).toBeVisible();
  await expect(page.locator('.goes-on, button.steps').filter({ visible: true })).toHaveCount(0);
});

test('what was open is open before it is painted, when one comes back: nothing moves', async ({ page }) => {
  await page.goto('lessons/nim/');
  await pass(page, ...before('parts-rule'));
  for (const at of ['h1', '[name=third-three-five]']) {
    await page.locator(at).evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
    await page.reload();
    expect(await open(page)).toEqual(upTo('parts-rule'));
    await question(page, 'third-three-five').evaluate(
      (each) => (each as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete,
    );
    await expect(question(page, 'third-three-five').locator('nimlab-blanks')).toBeAttached();
    await everyBoard(page);
    expect(await shifted(page), at).toBeLessThan(0.02);
    expect(await open(page)).toEqual(upTo('parts-rule'));
  }
});

test('an address in the middle opens all that stands before its aim, and no more', async ({ page }) => {
  await page.goto('lessons/nim/#theorem');
  await expect.poll(() => open(page)).toEqual(upTo('who'));
  await expect(page.locator('h2#theorem')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#transfer'));
  await expect.poll(() => open(page)).toEqual(upTo('win-game'));
  await expect(page.locator('h2#transfer')).toBeInViewport();
  // What was led to is not answered.
  await page.goto('lessons/nim-moves/');
  await page.goto('lessons/nim/');
  expect(await open(page)).toEqual(['hook-game']);
  await page.goto('lessons/nim/#no-such-place');
  expect(await open(page)).toEqual(['hook-game']);
});

test('an address of a board opens all before it, with its game, also where a section has its name', async ({
  page,
}) => {
  for (const [name, before] of [
    ['table', 'win-game'],
    ['columns', 'parts-rule'], // in what that question leads to; a section of this name comes before it
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`lessons/nim/#${name}=1_2_4`);
    await expect.poll(() => open(page)).toEqual(upTo(before));
    const board = await boardOf(page, name);
    await expect(board).toBeInViewport();
    await expect.poll(() => current(board)).toBe('1 2 4');
  }
});

test('an address with boards and a section opens up to the last of them; one that is damaged opens nothing', async ({
  page,
}) => {
  await page.goto('lessons/nim/#hook=1_2_3~~~y~p&theorem');
  await expect.poll(() => open(page)).toEqual(upTo('who'));
  await expect(page.locator('h2#theorem')).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('lessons/nim/#100%');
  expect(await open(page)).toEqual(['hook-game']);
});

test('the language switch leads to what is read, not to what is not there yet', async ({ page }) => {
  await page.goto('lessons/nim/');
  await pass(page, ...before('third-three-five'));
  await page.locator('h2#missing').evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  await page.waitForTimeout(1000); // it is read
  const other = page.locator('a.language').first();
  await other.focus();
  expect(new URL((await other.getAttribute('href'))!, page.url()).hash).toBe('#missing');
});

test('a link of the contents leads to what is not open yet', async ({ page }) => {
  await page.goto('lessons/nim/');
  const link = page.locator('nav.contents a[href$="#columns"]');
  await link.click();
  await expect.poll(() => open(page)).toEqual(upTo('parts-rule'));
  await expect(page.locator('h2#columns')).toBeInViewport();
});

test('a game that is lost opens the page', async ({ page, solver }) => {
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'hook');
  for (let turns = 0; turns < 20; turns++) {
    if ((await settled(board)) !== 'turn') break;
    expect(await open(page)).toEqual(['hook-game']);
    const position = await current(board);
    const { numbers } = await solver.analyse('nim', position);
    const heap = numbers.findIndex((size) => size > 0n);
    await stone(board, BigInt(heap + 1), numbers[heap]!, numbers[heap]!).click();
    await expect.poll(() => current(board)).not.toBe(position);
  }
  await expect(verdict(question(page, 'hook-game'))).toContainText('You lost. Play again if you like');
  await expect.poll(() => open(page)).toEqual(upTo('third-three-five'));
  await expect(said(page)).toHaveText('The page goes on below.');
});

test('where a game is to be won, one that is lost opens nothing', async ({ page }) => {
  const asked = (want: string) => `<nimlab-question kind="play" ${want} waits name="game" lesson="test">
    <nimlab-nim position="1 2" first="you" opponent="perfect" controls="few"></nimlab-nim></nimlab-question>`;
  const element = await putUp(page, asked('want="win"'));
  const board = element.locator('nimlab-nim');
  await settled(board);
  await stone(board, 2n, 2n, 2n).click();
  await expect(verdict(element)).toContainText('You lost this one. Try again.');
  await expect(element.getByRole('button', { name: 'Go on', exact: true })).toBeVisible(); // who likes need not
  await expect(element).toHaveAttribute('waits');
  await board.getByRole('button', { name: 'New', exact: true }).click();
  await expect.poll(() => current(board)).toBe('1 2');
  await settled(board);
  await stone(board, 2n, 1n, 2n).click();
  await expect.poll(() => current(board)).toMatch(/^(0 1|1 0|1)$/);
  await settled(board);
  await board.locator('[data-cell]').first().click();
  await expect(verdict(element)).toContainText('You won.');
  await expect(element).not.toHaveAttribute('waits');
  await expect(element.locator('.ways').getByRole('button')).toHaveCount(0);

  const skipped = await putUp(page, asked('want="win"').replace('name="game"', 'name="skipped"'));
  await skipped.getByRole('button', { name: 'Go on without playing' }).click();
  await expect(skipped).not.toHaveAttribute('waits');
});

test('a draw is told as one, and where a game is to be won it opens nothing', async ({ page }) => {
  const asked = (want: string) => `<nimlab-question kind="play" ${want} waits name="drawn-${want.length}" lesson="test">
    <nimlab-k-in-a-row position="xox/xoo/ox." first="you" opponent="perfect" controls="few"></nimlab-k-in-a-row></nimlab-question>`;
  for (const [want, says] of [
    ['', 'A draw. Play again if you like; the page goes on.'],
    ['want="win"', 'A draw is not enough. Win it to go on.'],
  ] as const) {
    const element = await putUp(page, asked(want));
    const board = element.locator('nimlab-k-in-a-row');
    await settled(board);
    await board.locator('[data-cell="cell-9"]').click();
    await expect(verdict(element)).toContainText(says);
    if (want) await expect(element).toHaveAttribute('waits');
    else await expect(element).not.toHaveAttribute('waits');
  }
});

test('a number that is to be made of cards opens the page once it is made', async ({ page }) => {
  const element = await putUp(
    page,
    `<nimlab-question kind="play" want="win" waits name="cards" lesson="test">
    <nimlab-twenty-four position="2 3 = 6" controls="few"></nimlab-twenty-four></nimlab-question>`,
  );
  const melt = async (sign: string) => {
    await element.locator('[data-cell="card-1"]').click();
    await element.getByRole('button', { name: sign, exact: true }).click();
    await element.locator('[data-cell="card-2"]').click();
  };
  await melt('plus');
  await expect(element.locator('[data-cell="card-2"]')).toHaveCount(0);
  await expect(element).toHaveAttribute('waits');
  await element.getByRole('button', { name: 'Undo' }).click();
  await expect(element.locator('[data-cell="card-2"]')).toBeVisible();
  await melt('times');
  await expect(verdict(element)).toContainText('That is right.');
  await expect(element).not.toHaveAttribute('waits');
});

test('a choice that has its own refutation tells it; beside it, what the solver has to say', async ({ page }) => {
  const because = '<div data-because hidden>Count the stones of each heap.</div>';
  const element = await putUp(
    page,
    `<nimlab-question kind="choose" game="nim" waits><p>Which?</p>
      <div slot="choice">The larger heap. ${because}</div>
      <div slot="choice" data-fails="1 1" data-says="N">Any move. <div data-because hidden>Try it.</div></div>
      <div slot="choice">Neither.</div>
      <div slot="choice" data-right>Both alike.</div></nimlab-question>`,
  );
  const choices = element.locator('[data-choice]');
  await expect(choices).toHaveCount(4);
  await expect(element.getByText('The larger heap')).toBeVisible();
  await expect(element.getByText('Count the stones')).toBeHidden();
  await choices.nth(0).click();
  await expect(element.getByText('Count the stones')).toBeVisible();
  await expect(verdict(element).locator('.figure')).toHaveCount(0);
  await choices.nth(1).click();
  await expect(element.getByText('Try it.')).toBeVisible();
  await expect(element.getByText('Count the stones')).toBeHidden();
  await expect(verdict(element)).toContainText('from heap');
  await expect(element).toHaveAttribute('waits');
  await choices.nth(2).click(); // the third slip
  await expect(choices.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(element).not.toHaveAttribute('waits');
});

test('who is shown an answer stands at it, and nobody is left on a button that is gone', async ({ page }) => {
  const words = '<p slot="answer">Because.</p>';
  const sentences = '<p slot="choice">So</p><p slot="choice" data-right>Not so</p>';
  for (const [asked, within, at] of [
    ['kind="outcome" game="nim" position="1 2"', '', '.told'],
    ['kind="outcome" game="nim" position="1 2"', words, '.told'],
    ['kind="number" game="nim" position="1 2" ask="grundy"', '', '.told'],
    ['kind="move" game="nim" position="1 2"', words, '.answer'],
    ['kind="move" game="nim" position="1 2"', '', '.after'],
    ['kind="position" game="nim" position="1 _" ask="P"', words, '.answer'],
    ['kind="paint" game="subtraction" rule="1,3" position="4"', words, '.answer'],
    ['kind="choose" game="nim"', sentences, '[data-choice="1"]'],
    ['kind="choose" game="nim"', sentences + words, '[data-choice="1"]'],
    ['kind="play"', '<nimlab-nim position="1 2"></nimlab-nim>', '.after'],
  ] as const) {
    const element = await putUp(page, `<nimlab-question ${asked}>${within}</nimlab-question>`);
    await element.getByRole('button', { name: /^(Show me|Go on without playing)$/ }).press('Enter');
    await expect(element.locator(at), asked).toBeFocused();
  }
});

test.describe('where nothing is kept', () => {
  test.use({ alone: true });
  test('a page opens as one goes all the same, and its switch lasts as long as it', async ({ page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: denied, setItem: denied, removeItem: denied });
    });
    await page.goto('lessons/nim/');
    expect(await open(page)).toEqual(['hook-game']);
    await pass(page, 'hook-game', 'third-three-five');
    await page.locator('p button.steps').click();
    expect(await open(page)).toEqual(all);
    await page.locator('p button.steps').click();
    expect(await open(page)).toEqual(upTo('parts-rule'));
  });
});

test('the switch has its room before its script is there: nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts = '**/assets/*.js';
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  // The line with the progress is full there.
  await page.goto('zh/lessons/game-trees/', { waitUntil: 'commit' });
  const facts = page.locator('.facts').first();
  const button = facts.locator('button.steps');
  await expect(facts).toBeVisible();
  await expect(button).not.toBeVisible();
  const { height } = (await facts.boundingBox())!;
  go();
  await expect(button).toBeVisible();
  expect((await facts.boundingBox())!.height).toBe(height);
  await page.unroute(scripts);
});
