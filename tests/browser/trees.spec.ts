/**
 * Game trees: values filled in from below, alpha–beta cut by cut, children in another order; k in a row with its tree.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, putUp, test } from './board.ts';

const tree = async (page: Page, position: string, rest = '') => {
  const board = await putUp(page, `<nimlab-game-tree position="${position}" ${rest}></nimlab-game-tree>`);
  await expect(board.locator('svg.game-tree')).toBeVisible();
  return board;
};
const node = (board: Locator, id: number) => board.locator(`[data-cell="node-${id}"]`);
const press = (board: Locator, name: string) => board.getByRole('button', { name, exact: true }).click();

test('values climb: a wrong one gets its cause, a right one stays', async ({ page }) => {
  const board = await tree(page, '[[3 12] [2 4]]');
  await node(board, 1).click();
  await expect(board.locator('.explanation')).toContainText('First what is below A');
  await node(board, 2).click();
  await press(board, '12');
  await expect(board.locator('.explanation')).toContainText('takes the smallest');
  await press(board, '3');
  await expect(board.locator('.explanation')).toContainText('B is worth 3');
  await expect(node(board, 2)).toContainText('3');
  await press(board, 'Next value');
  await press(board, 'Next value');
  await expect(board.locator('.explanation')).toContainText('The tree is worth 3');
  await expect(board.locator('.tree-edge.best')).toHaveCount(2);
});

test('of a forced move, too, more than one value is offered', async ({ page }) => {
  const board = await tree(page, '[[[0] -1] [[1] -1] [[1] [0]]]', 'controls="none"');
  await node(board, 3).click();
  await expect(board.locator('.action-line .button').filter({ hasText: /^\s*−?\d\s*$/ })).toHaveText(['−1', '0', '1']);
  await press(board, '1');
  await expect(board.locator('.explanation')).toContainText('takes the');
  await press(board, '0');
  await expect(board.locator('.explanation')).toContainText('is worth 0');
});

test('chance: the mean is written', async ({ page }) => {
  const board = await tree(page, 'chance[1/4:8 3/4:2]');
  await node(board, 1).click();
  await board.locator('.action-line input').fill('5');
  await press(board, 'Say it');
  await expect(board.locator('.explanation')).toContainText('Each child counts', { ignoreCase: true });
  await board.locator('.action-line input').fill('7/2');
  await press(board, 'Say it');
  await expect(board.locator('.explanation')).toContainText('worth 7/2');
});

test('alpha–beta: before a cut the reader says whether there is one', async ({ page }) => {
  const board = await tree(page, '[[3 12] [2 4 6]]', 'view="alphabeta"');
  await expect(board.locator('.explanation')).toContainText('Nothing has been looked at');
  // Root, left node, 3: what remains there is looked at.
  for (let i = 0; i < 4; i++) await press(board, 'Next');
  await expect(board.locator('.explanation')).toContainText('Cut or look on?');
  await expect(board.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
  await press(board, 'Cut the rest');
  await expect(board.locator('.explanation')).toContainText('Not so.');
  await press(board, 'Next'); // 12
  await press(board, 'Next'); // min has both
  await press(board, 'Next'); // the root has 3
  await press(board, 'Look on');
  await expect(board.locator('.explanation')).toContainText('Right.');
  for (let i = 0; i < 3; i++) await press(board, 'Next');
  await expect(board.locator('.cut-bar')).toHaveCount(0);
  await press(board, 'Cut the rest');
  await expect(board.locator('.explanation')).toContainText('at A Max already has 3');
  await expect(board.locator('.tree-edge.cut')).toHaveCount(2);
  await press(board, 'To the end');
  await expect(board.locator('.explanation')).toContainText('3 of 5 leaves looked at');
  await expect(board.locator('.explanation')).toContainText('Foreseen: 2 of 3');
});

test('on a phone a tree can be read, and nothing in it stands on anything else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = await tree(page, '[[[5 3] [6 9]] [[4 2] [8 [chance[1/3:3 2/3:9] 1]]]]', 'view="alphabeta"');
  const crowded = () =>
    board.locator('svg.game-tree text').evaluateAll((all) => {
      const texts = (all as SVGTextElement[]).filter((each) => each.textContent.trim());
      const small = texts.filter((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM()!.a < 9.9);
      const boxes = texts.map((each) => {
        const { x, y, width, height } = each.getBBox();
        return { said: each.textContent.trim(), x, y: y + 0.2 * height, right: x + width, bottom: y + 0.8 * height };
      });
      const on = boxes.flatMap((a, i) =>
        boxes
          .slice(0, i)
          .flatMap((b) =>
            a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom ? [`${a.said} on ${b.said}`] : [],
          ),
      );
      return [...small.map((each) => `${each.textContent}: small`), ...on];
    });
  const [next, look] = ['Next', 'Look on'].map((name) => board.getByRole('button', { name, exact: true }));
  for (let step = 0; step < 14; step++) {
    expect(await crowded(), `step ${step}`).toEqual([]);
    await next!.or(look!).first().click();
  }
  await expect(board.locator('.window')).not.toHaveCount(0);
  // What is beside is scrolled to, and one sees that it is there.
  const scroll = board.locator('.scroll');
  expect(await scroll.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect(scroll).toHaveCSS('background-image', /gradient/);
});

test('order: children change places, and the leaves are counted', async ({ page }) => {
  const board = await tree(page, '[[2 8] [4 5]]', 'view="order" name="t"');
  await expect(board.locator('.explanation')).toContainText('looks at 4 of 4 leaves');
  await node(board, 2).click();
  await press(board, 'To the right');
  await expect(board.locator('.explanation')).toContainText('looks at 3 of 4 leaves');
  await expect(node(board, 5)).toHaveAttribute('aria-pressed', 'true');
  await press(board, 'As it was');
  await expect(board.locator('.explanation')).toContainText('looks at 4 of 4 leaves');
  await press(board, 'Best first');
  await expect(board.locator('.explanation')).toContainText('looks at 3 of 4 leaves');
});

for (const [language, cases] of [
  [
    'en',
    {
      '[[3 12] [2 word]]': ['Branch 2 of the root, then 2: “word” is no number such as 2, 3/4 or 0.75.', 'word'],
      '[[3 12] [1/0 4]]': ['Branch 2 of the root, then 1: Nothing can be divided by 0.', '0'],
      '[10^30 [2 4]]': ['Branch 1 of the root: “10^30” is no number such as 2, 3/4 or 0.75.', '10^30'],
      '[[3 12] [2 4]': ['“[” is never closed.', '['],
      'a>b a>c b>c b=1 c=2': ['At b>c: c is below two nodes; in a tree every node is below one.', 'c'],
      'a>b c>d b=1 d=2': ['At c>d: c hangs on no other node, and the tree already has a root.', 'c'],
      'a>b a>c b=1': ['At a>c: c has neither a value nor anything below it.', 'c'],
      '[1 chance[1/4:8 1/4:2]]': ['Branch 2 of the root: The chances add up to 1/2 here, not to 1.', 'chance[1/4:8'],
    },
  ],
  [
    'zh',
    {
      '[[3 12] [2 word]]': ['根的第 2 支，再往下第 2 支：“word”不是数（如 2、3/4、0.75）。', 'word'],
      'a>b a>c b>c b=1 c=2': ['b>c 处：c 有两个父节点；树上每个节点只能有一个。', 'c'],
    },
  ],
] as const) {
  test(`a tree with a fault: the branch or the edge is named, the part is marked and, at Enter, selected (${language})`, async ({
    page,
  }) => {
    const board = await tree(page, '[1 2]', `lang="${language}"`);
    const field = board.locator('#tree');
    for (const [typed, [says, part]] of Object.entries(cases)) {
      await field.fill(typed);
      await expect(board.locator('#error')).toContainText(says);
      await expect(board.locator('#error mark')).toHaveText(part);
      await field.press('Enter');
      const selected = () =>
        field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
          value.slice(selectionStart!, selectionEnd!),
        );
      await expect.poll(selected).toBe(part);
      await expect(field).toHaveValue(typed);
      await expect(board.locator('.tree-node')).toHaveCount(3);
    }
  });
}

test('a mean that is no number is said where it was asked, and stays', async ({ page }) => {
  const board = await tree(page, 'chance[1/4:8 3/4:2]', 'controls="none"');
  await node(board, 1).click();
  await board.locator('.action-line input').fill('word');
  await press(board, 'Say it');
  await expect(board.locator('.explanation')).toContainText('“word” is not a whole number.');
  await expect(board.locator('.action-line input')).toHaveValue('word');
});

test('a tree is typed: what is wrong is named, and the last good one stays', async ({ page }) => {
  const board = await tree(page, '[1 2]');
  const field = board.locator('#tree');
  await field.fill('a>b a>c c>b b=1');
  await expect(board.locator('.problem')).toContainText('b');
  await expect(board.locator('.tree-node')).toHaveCount(3);
  await field.fill('[[1 2] [3 4]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(board.locator('.tree-node')).toHaveCount(3);
  await field.fill('[[1 2] [3 4]]');
  await expect(board.locator('.tree-node')).toHaveCount(7);
  await expect(board.locator('.problem')).toHaveText('');
  // Folding a node hides what is below it.
  await node(board, 2).click();
  await press(board, 'Fold');
  await expect(board.locator('.tree-node')).toHaveCount(5);
  await press(board, 'Unfold');
  await expect(board.locator('.tree-node')).toHaveCount(7);
});

test('depth by depth', async ({ page }) => {
  const board = await tree(page, '[~1[1 3 2] ~9[9 8 7]]', 'view="deepening"');
  await expect(board.locator('tbody tr')).toHaveCount(2);
  await expect(board.locator('tbody tr').last()).toContainText('7');
});

test('k in a row: what each move leaves, and the tree of the position', async ({ page }) => {
  const board = await putUp(
    page,
    '<nimlab-k-in-a-row position="oxo/.ox/x.." opponent="human" view="outcomes"></nimlab-k-in-a-row>',
  );
  await expect(board.locator('.in-a-row .sign.draw')).toHaveCount(1);
  await expect(board.locator('.in-a-row .sign.N')).toHaveCount(2);
  await expect(board.locator('.explanation')).toContainText('1 draws, 2 lose');
  await board.evaluate((element) => {
    const own = element as HTMLElement & { view: string; analysis: string };
    own.view = 'tree';
    own.analysis = 'on';
  });
  await expect(board.locator('.twig')).toHaveCount(3);
  await expect(board.locator('.twig .worth')).toHaveText(['−1', '−1', '0']);
  await board.locator('.twig').nth(2).click();
  await expect(board.locator('.twig')).toHaveCount(5);
  await expect(board.locator('.level').nth(1)).toContainText('min');
  await board.locator('.twig').nth(4).click();
  await expect(board.locator('.twig')).toHaveCount(6);
  await board.locator('.twig').nth(2).click();
  await expect(board.locator('.twig')).toHaveCount(3);
});

test('k in a row: a finished row is struck out', async ({ page }) => {
  const board = await putUp(page, '<nimlab-k-in-a-row position="xx./oo./..." opponent="human"></nimlab-k-in-a-row>');
  await board.locator('[data-cell="cell-3"]').click();
  await expect(board.locator('.struck')).toHaveCount(1);
  await expect(board.locator('.stone')).toHaveCount(5);
});

test('k in a row: a full board without a row is a draw, and nobody wins it', async ({ page }) => {
  const board = await putUp(page, '<nimlab-k-in-a-row position="xox/xoo/ox." opponent="human"></nimlab-k-in-a-row>');
  await board.locator('[data-cell="cell-9"]').click();
  await expect(board.locator('.status:visible')).toContainText('It is a draw.');
  await expect(board.locator('.status:visible')).not.toContainText('win');
});

test('a tree to be filled in breaks between its branches, on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const exercise = await putUp(
    page,
    '<nimlab-question kind="position" game="game_tree" position="[[_ _ _] [_ _ _]]" ask="order" want="4 [[6 7 2] [9 5 3]]"></nimlab-question>',
  );
  await expect(exercise.locator('.fill input')).toHaveCount(6);
  await expect(exercise.getByLabel('missing part 6 of 6')).toBeVisible();
  const branches = exercise.locator('.whole');
  await expect(branches).toHaveCount(2);
  for (const branch of await branches.all()) {
    const tops = await branch.evaluate((each) =>
      [...each.children].map((part) => {
        const { top, bottom, right } = part.getBoundingClientRect();
        return { middle: Math.round((top + bottom) / 2), inside: right <= innerWidth };
      }),
    );
    expect(new Set(tops.map(({ middle }) => middle)).size).toBe(1);
    expect(tops.every(({ inside }) => inside)).toBe(true);
  }
  for (const [i, leaf] of ['3', '9', '5', '2', '6', '7'].entries())
    await exercise.locator('.fill input').nth(i).fill(leaf);
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.locator('.solved, .verdict').first()).toContainText(/solved|right|four/i);
});
