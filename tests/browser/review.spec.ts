import type { Locator } from '@playwright/test';
import { current, expect, putUp, settled, status, test } from './board.ts';

/** From 1 one wins at once, 2 and 3 go round for ever, and 4 is lost by whoever goes there. */
const graph = '1>5 1>2 2>3 3>2 3>4 4>5';

type Playing = HTMLElement & { propose(move: number[]): Promise<void> };
/** The reader moves the one token; the opponent answers. */
async function move(board: Locator, node: number, then: string) {
  await board.evaluate((element, node) => (element as Playing).propose([1, node]), node);
  await expect.poll(() => current(board)).toBe(then);
}

for (const [language, words] of Object.entries({
  en: {
    review: 'Where was it lost?',
    reviewDrawn: 'Where was the win given away?',
    win: /Move 1 gave a win away: you played “move the token to node 2”\. To keep it: move the token to node 5\.\s+One more chance came later, and was missed\./,
    draw: /Move 1 gave a draw away: you played “move the token to node 4”\. To keep it: move the token to node 2\.\s+Try again from there/,
    gave: /Move 1 gave a win away: player 1/,
    tags: ['gave a win away', 'gave a draw away'],
    never: 'You never had a winning position',
    status: 'You never had a winning position.',
    again: 'Try again from there',
  },
  zh: {
    review: '输在哪一步？',
    reviewDrawn: '哪一步错失了胜局？',
    win: /第 1 步走错了，错失胜局：你.*，应当.*。后来还有 1 次机会，也没有抓住。/,
    draw: /第 1 步走错了，丢掉平局：你.*，应当.*。\s+从那里再试一次/,
    gave: /第 1 步走错了，错失胜局：甲/,
    tags: ['错失胜局', '丢掉平局'],
    never: '你一直没有赢的机会',
    status: '这一局你一直没有赢的机会。',
    again: '从那里再试一次',
  },
} as const)) {
  const lang = language as 'en' | 'zh';
  const tag = (position: string) => `<nimlab-token-graph rule="${graph}" position="${position}"></nimlab-token-graph>`;

  test(`the review says whether a win or a draw was given away: ${lang}`, async ({ page }) => {
    const board = await putUp(page, tag('1'), lang);
    await expect.poll(() => current(board)).toBe('1');
    await move(board, 2, '3');
    await settled(board);
    await move(board, 4, '5');
    await expect.poll(() => settled(board)).toBe('lost');
    await expect(board.locator('.status .lost')).toBeVisible();
    await board.getByRole('button', { name: words.review }).click();
    const panel = board.locator('.panel');
    await expect(panel).toContainText(words.win);
    await expect(panel.locator('.tag')).toHaveText(words.tags);
    await board.getByRole('button', { name: words.again }).click();
    await expect.poll(() => current(board)).toBe('1');
    await settled(board);
  });

  test(`a draw that was given away is no game that could not be won: ${lang}`, async ({ page }) => {
    const board = await putUp(page, tag('3'), lang);
    await expect.poll(() => current(board)).toBe('3');
    await move(board, 4, '5');
    await expect.poll(() => settled(board)).toBe('lost');
    await expect(status(board)).not.toContainText(words.status);
    await board.getByRole('button', { name: words.review }).click();
    const panel = board.locator('.panel');
    await expect(panel).toContainText(words.draw);
    await expect(panel).not.toContainText(words.never);
    await board.getByRole('button', { name: words.again }).click();
    await expect.poll(() => current(board)).toBe('3');
    await move(board, 2, '3');
  });

  test(`a game that could not be won is lost calmly: ${lang}`, async ({ page }) => {
    const board = await putUp(page, '<nimlab-nim position="1 1"></nimlab-nim>', lang);
    await expect.poll(() => current(board)).toBe('1 1');
    await board.evaluate((element) => (element as Playing).propose([1, 1]));
    await expect.poll(() => settled(board)).toBe('lost');
    await expect(status(board)).toContainText(words.status);
    await expect(board.locator('.status .lost')).toHaveCount(0);
    await board.getByRole('button', { name: words.review }).click();
    await expect(board.locator('.panel')).toContainText(words.never);
  });

  test(`who has won is not asked where it was lost; two persons are: ${lang}`, async ({ page }) => {
    for (const [opponent, asked] of [
      ['perfect', 0],
      ['human', 1],
    ] as const) {
      const board = await putUp(page, `<nimlab-nim position="2" opponent="${opponent}"></nimlab-nim>`, lang);
      await expect.poll(() => current(board)).toBe('2');
      await board.evaluate((element) => (element as Playing).propose([1, 2]));
      await expect(board.locator('.status .won')).toBeVisible();
      await expect(board.getByRole('button', { name: words.review })).toHaveCount(asked);
    }
  });

  test(`after a draw it is asked where a win was given away, if one was: ${lang}`, async ({ page }) => {
    const play = async (position: string, cells: readonly number[]) => {
      const board = await putUp(
        page,
        `<nimlab-k-in-a-row position="${position}" opponent="human"></nimlab-k-in-a-row>`,
        lang,
      );
      for (const cell of cells) {
        await expect(status(board)).toContainText(/to move|轮到/);
        const before = await current(board);
        await board.evaluate((element, cell) => (element as Playing).propose([cell]), cell);
        await expect.poll(() => current(board)).not.toBe(before);
      }
      await expect(status(board)).toContainText(/draw|平局/i);
      return board;
    };
    // X could have ended it in the corner.
    const missed = await play('xox/oox/...', [8, 9, 7]);
    await missed.getByRole('button', { name: words.reviewDrawn }).click();
    await expect(missed.locator('.panel .head')).toHaveText(words.reviewDrawn);
    await expect(missed.locator('.panel')).toContainText(words.gave);
    await expect(missed.getByRole('button', { name: words.review })).toHaveCount(0);
    const kept = await play('xox/oox/.x.', [9, 7]);
    await expect(kept.locator('.status button')).toHaveCount(0);
  });
}

test('on a phone a move stands beside its number, and what can be done begins where the sentence does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = await putUp(page, '<nimlab-nim position="1 1" controls="few history"></nimlab-nim>', 'stay');
  await expect.poll(() => current(board)).toBe('1 1');
  await board.evaluate((element) => (element as Playing).propose([1, 1]));
  await expect.poll(() => settled(board)).toBe('lost');
  await board.getByRole('button', { name: 'History' }).click();
  const rows = board.locator('.line').filter({ has: page.locator('.number + span:not(.leads)') });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const [number, move] = await Promise.all(
      ['.number', '.number + span'].map((part) => row.locator(part).boundingBox()),
    );
    expect(move!.x).toBeGreaterThan(number!.x + number!.width);
  }
  await board.evaluate((element) => (element as HTMLElement & { show(at: string): Promise<void> }).show('1 1'));
  const back = board.locator('.status .actions button');
  await expect(back).toBeVisible();
  await expect(back).toHaveCSS('padding-left', '0px');
});

test('after a win the positions that were left come again with their reason, and the end stays; a press ends it', async ({
  page,
}) => {
  const board = await putUp(page, '<nimlab-nim position="2 1" view="columns" controls="few" finale></nimlab-nim>');
  await settled(board);
  const seen = await board.evaluateHandle((element) => {
    const seen: string[] = [];
    const drawing = element.shadowRoot!;
    new MutationObserver(() => {
      const lit = drawing.querySelectorAll('.board .lit').length;
      const said = `${drawing.querySelector('.board')!.getAttribute('aria-label')}${lit > 0 ? ' lit' : ''}`;
      if (said !== seen.at(-1)) seen.push(said);
    }).observe(drawing, { subtree: true, attributes: true, childList: true });
    return seen;
  });
  await board.evaluate((element) => (element as Playing).propose([1, 1]));
  await expect.poll(() => current(board)).not.toBe('2 1');
  await expect.poll(() => settled(board)).toBe('turn');
  const last = (await current(board)).startsWith('0') ? [2, 1] : [1, 1];
  await board.evaluate((element, move) => (element as Playing).propose(move), last);
  await expect.poll(() => settled(board)).toBe('won');
  await expect
    .poll(async () => (await seen.jsonValue()).filter((each) => each.endsWith('lit')).length)
    .toBeGreaterThan(0);
  await expect.poll(() => board.locator('.board').getAttribute('aria-label')).toContain('0 and 0');
});
