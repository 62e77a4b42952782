import type { Locator } from '@playwright/test';
import { boardOf, current, expect, putUp, settled, setUp, test } from './board.ts';

/** What the reader sees below the board: buttons by their names, and fields. */
const offered = (board: Locator) =>
  board.locator('.controls').evaluate((controls) => ({
    buttons: [...controls.querySelectorAll('button')].map(({ textContent }) => textContent!.trim()),
    fields: [...controls.querySelectorAll('input, select')].map(({ id }) => id),
  }));

const everything = {
  en: ['New', 'Undo', 'Redo', 'Hint', 'Stones', 'Binary', 'Both', 'Set up'],
  zh: ['新对局', '悔棋', '重做', '提示', '石子', '二进制', '并排', '摆上'],
};
const panels = {
  en: ['Analysis', 'Why?', 'Brute force', 'History', 'Share', 'Embed', 'Keys'],
  zh: ['分析', '为什么？', '暴力验证', '棋谱', '分享', '嵌入', '快捷键'],
};
const few = { en: ['New', 'Undo', 'Hint'], zh: ['新对局', '悔棋', '提示'] };

for (const language of ['en', 'zh'] as const) {
  test(`a hook gives no hint, the sandbox everything: ${language}`, async ({ page }) => {
    await page.goto(language === 'en' ? 'lessons/nim/' : 'zh/lessons/nim/');
    const hook = await boardOf(page, 'hook');
    expect(await offered(hook)).toEqual({ buttons: few[language].slice(0, 2), fields: [] });
    const sandbox = await boardOf(page, 'sandbox');
    expect((await offered(sandbox)).buttons).toEqual([...everything[language], ...panels[language]]);
  });
}

test('a board offers what its page names, in its own order', async ({ page }) => {
  const board = await putUp(page, '<nimlab-nim position="3 4 5" controls="why analysis"></nimlab-nim>');
  await settled(board);
  expect((await offered(board)).buttons).toEqual(['New', 'Undo', 'Hint', 'Analysis', 'Why?']);
  await board.evaluate((element) => element.setAttribute('controls', 'views'));
  await expect.poll(async () => (await offered(board)).buttons).toEqual([...few.en, 'Stones', 'Binary', 'Both']);
  await board.evaluate((element) => element.setAttribute('controls', 'views:stones,columns'));
  await expect.poll(async () => (await offered(board)).buttons).toEqual([...few.en, 'Stones', 'Binary']);
  await board.evaluate((element) => element.setAttribute('view', 'both')); // what is chosen stays in sight
  await expect.poll(async () => (await offered(board)).buttons).toEqual([...few.en, 'Stones', 'Binary', 'Both']);
  expect((await offered(board)).buttons).toEqual([...few.en, 'Stones', 'Binary', 'Both']);
  await board.getByRole('button', { name: 'Stones', exact: true }).click();
  await expect.poll(async () => (await offered(board)).buttons).toEqual([...few.en, 'Stones', 'Binary']);
  await board.evaluate((element) => element.setAttribute('controls', 'setup history'));
  await expect.poll(async () => (await offered(board)).fields).toEqual(['position', 'opponent', 'first']);
  await setUp(board, '1 2');
  await expect.poll(() => current(board)).toBe('1 2');
  await board.evaluate((element) => element.setAttribute('controls', 'none'));
  await expect(board.locator('.controls')).toHaveCount(0);
});

test('what is taken away is closed, and its keys are silent', async ({ page }) => {
  const board = await putUp(page, '<nimlab-nim position="3 4 5" controls="few why"></nimlab-nim>');
  await settled(board);
  await board.getByRole('button', { name: 'Why?' }).click();
  await expect(board.locator('.panel')).toBeVisible();
  await board.evaluate((element) => element.setAttribute('controls', 'few'));
  await expect(board.locator('.panel')).toHaveCount(0);
  const press = async (key: string) => {
    await board.locator('[data-cell]').first().focus();
    await page.keyboard.press(key);
  };
  await press('a');
  await press('?');
  await press('h');
  await expect(board.locator('.status')).toContainText('a winning move starts there');
  await expect(board.locator('.theory')).toHaveCount(0);
  await expect(board.locator('.panel')).toHaveCount(0);
});

test('a position that is refused brings the fields to mend it', async ({ page, complaints }) => {
  const board = await putUp(page, '<nimlab-nim position="3 x" controls="few"></nimlab-nim>');
  await expect(board.locator('#error')).toContainText('“x” is not a whole number');
  await expect(board.locator('#position')).toHaveValue('3 x');
  await setUp(board, '1 2');
  await expect.poll(() => current(board)).toBe('1 2');
  await expect(board.locator('#position')).toHaveCount(0);
  complaints.length = 0;
});

test('a board without controls and without an opponent is a figure: nobody is to move, and nothing looks as if it could', async ({
  page,
}) => {
  const graph = 'position="A" rule="A&gt;B A&gt;C B&gt;C"';
  for (const view of ['plain', 'pn']) {
    const tag = `<nimlab-token-graph ${graph} view="${view}" controls="none" opponent="human"></nimlab-token-graph>`;
    const board = await putUp(page, tag, 'stay');
    await expect.poll(() => current(board)).toBe('A');
    await expect(board.locator('.status')).toHaveCount(0);
    await expect(board.locator('.board')).not.toContainText(/to move|drag/i);
    // What the nodes tell they do; where there is nothing to tell, none can be pressed.
    await expect(board.locator('[data-cell]:not([aria-disabled=true])')).toHaveCount(view === 'pn' ? 3 : 0);
    await board.evaluate((element) => (element as HTMLElement & { propose(m: number[]): unknown }).propose([1, 2]));
    expect(await current(board)).toBe('A');
  }
});
