import type { Locator, Page } from '@playwright/test';
import { expect, putUp, status, test } from './board.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

interface Touched {
  readonly position: string;
  readonly rule?: string;
  /** What is tapped first: a part of a move that is put together. */
  readonly begin?: string;
  /** What is tapped, and the legal move it means. */
  readonly part: string;
  readonly move: string;
  /**
   * What then plays it, if not a second tap: games whose moves are put together from parts have a button of their own.
   */
  readonly then?: string;
  /** Where not the board's own line says it. */
  readonly says?: RegExp;
}

const cell = (id: string) => `[data-cell="${id}"]`;

/** One legal move of every game that has a board. */
const games: Readonly<Record<string, Touched>> = {
  nim: { position: '3 4 5', part: cell('2-1'), move: '2-3' },
  subtraction: { position: '9', rule: '1,3,4', part: cell('cell-6'), move: '1-3' },
  bash: { position: '5 5', rule: '3', part: cell('0-3'), move: '1-2' },
  grid_walk: { position: '4,4', rule: '5x5 1:0 0:1 1:1', part: cell('cell-5-5'), move: '1-5-5' },
  token_graph: { position: '1', rule: '1>2 1>3 2>4 3>4', part: `${cell('node-2')} .body`, move: '1-2' },
  lasker: { position: '3 3', part: cell('0-take-1'), move: '1-1' },
  grundy_split: { position: '7', part: cell('0-cut-2'), move: '1-2-5' },
  split_nim: {
    position: '3 3',
    begin: cell('track-0-1'),
    part: cell('track-1-0'),
    move: '1-1',
    then: '.action-line .button',
    says: /Play: 1/,
  },
  octal: { position: '7 3', rule: '0.77', part: cell('0-1'), move: '1-6' },
  e_and_d: { position: '1 1 3 3', part: cell('2-cut-1'), move: '2-1-2' },
  new_stone: { position: '2 2 1 1', part: cell('0-1'), move: '1-1', says: /Take/ },
  circle_take: { position: '7', rule: '1,2', part: `${cell('place-3')} .pebble`, move: '3-1', says: /[Ss]tone 3/ },
  ring: {
    position: '5 3 0 2 @1',
    part: `${cell('edge-1')} .field`,
    move: '1-1',
    then: '.crossing .strong',
    says: /Cross/,
  },
  misere_nim: { position: '1 2 3', rule: 'misere', part: cell('3-1'), move: '3-2' },
  moore_nim: {
    position: '3 3 3',
    rule: '2',
    part: cell('2-1'),
    move: '2-2',
    then: '.action-line .strong',
    says: /Take 2 from heap 2/,
  },
  every_subtraction: {
    position: '3 2',
    rule: '1,2',
    begin: cell('1-1'),
    part: cell('2-1'),
    move: '1-2-2-1',
    then: '.action-line .strong',
    says: /Take 2 from heap 1 and 1 from heap 2/,
  },
  staircase: { position: '2 1 3', part: cell('stone-3-1'), move: '3-2' },
  gra: { position: '2 5', rule: '8', part: cell('square-2'), move: '2' },
  wythoff: { position: '3 5', rule: '1', part: cell('cell-1-3'), move: '2-2' },
  fibonacci_nim: { position: '13 12', part: cell('stone-12'), move: '2' },
  dynamic_nim: { position: '12 11', rule: '3+1', part: cell('stone-11'), move: '2' },
  hunger: { position: '5 3 6 o3', part: cell('stone-4-1'), move: '4-2' },
  coin_row: { position: '1 5', rule: 'turtles', part: cell('coin-1'), move: '1' },
  coin_grid: { position: '2,2 3,4', rule: 'corners', part: cell('coin-2-2'), move: '2-1-0-2-1' },
  red_blue_hackenbush: {
    position: '0b1b2r3 0-4',
    part: cell('edge-1-2-1'),
    move: '1-2-1',
  },
  hackenbush: { position: '0-1-2-3 0-4', part: cell('edge-1-2'), move: '1-2' },
  geography: { position: '1,1', rule: '4x3 2,2', part: cell('cell-2-1'), move: '2-1' },
  k_in_a_row: { position: '.../.x./...', rule: '3x3 3', part: cell('cell-1'), move: '1' },
  first_end_wins: { position: '4x3 5x4', rule: '1 sheets', part: cell('0-columns-1'), move: '1-1-1' },
  sum: {
    position: '1 2 | 5',
    rule: 'nim | subtraction 1,3,4',
    part: `nimlab-nim ${cell('2-1')}`,
    move: '1-2-1',
  },
};

/** And one of every skin. */
const skins: readonly (Touched & { readonly game: string; readonly view: string })[] = [
  { game: 'nim', view: 'strips', position: '3 4 5', part: cell('2-1'), move: '2-3' },
  { ...games['staircase']!, game: 'staircase', view: 'chessmen' },
  { game: 'bash', view: 'race', position: '12', rule: '3', part: cell('0-10'), move: '1-2' },
  { game: 'bash', view: 'gap', position: '12', rule: '3', part: cell('0-10'), move: '1-2' },
  { game: 'subtraction', view: 'race', position: '9', rule: '1,3,4', part: cell('cell-6'), move: '1-3' },
  {
    game: 'subtraction',
    view: 'chocolate',
    position: '7',
    rule: '1',
    part: `${cell('crack-x-2-0-2')} .reach`,
    move: '1-1',
  },
  { ...games['misere_nim']!, game: 'misere_nim', view: 'number' },
  { ...games['moore_nim']!, game: 'moore_nim', view: 'pieces', says: /Close gap 2 by 2/ },
  { ...games['fibonacci_nim']!, game: 'fibonacci_nim', view: 'race' },
  { ...games['dynamic_nim']!, game: 'dynamic_nim', view: 'road' },
  { ...games['hunger']!, game: 'hunger', view: 'strips' },
  {
    ...games['split_nim']!,
    ...{ game: 'split_nim', view: 'bottles', begin: cell('bottle-1'), part: cell('bottle-0') },
    says: /one each goes into bottles 2 and 3/,
  },
];

test('every game is touched', async ({ solver }) => {
  expect(Object.keys(games).sort()).toEqual((await solver.games()).map(({ name }) => name).sort());
});

type Board = HTMLElement & { made: string[]; current: unknown };

async function boardFor(
  page: Page,
  game: string,
  { position, rule = '', view = '' }: Touched & { readonly view?: string },
): Promise<Locator> {
  const tag = `nimlab-${game.replaceAll('_', '-')}`;
  const board = await putUp(
    page,
    `<${tag} position="${position}" rule="${rule}" view="${view}" opponent="human"></${tag}>`,
  );
  await board.evaluate((element) => {
    const made: string[] = ((element as Board).made = []);
    element.addEventListener('nimlab-position', (event) => {
      const { position, by } = (event as CustomEvent<{ position: string; by: string }>).detail;
      if (by !== 'set') made.push(position);
    });
  });
  await expect.poll(() => board.evaluate((element) => (element as Board).current !== null)).toBe(true);
  return board;
}

const made = (board: Locator) => board.evaluate((element) => (element as Board).made);

/** Of the board itself, not of the boards in it. */
const said = (board: Locator) =>
  board.evaluate((element) => element.shadowRoot!.querySelector<HTMLElement>('.status')!.innerText);

/** How the drawing looks, but for what only the keyboard sees. */
const drawing = (board: Locator) =>
  board.evaluate((element) => {
    const drawn = ({ shadowRoot }: Element): string =>
      shadowRoot!.querySelector('.board')!.innerHTML.replaceAll(/ tabindex="[^"]*"|<!--.*?-->/g, '') +
      [...shadowRoot!.querySelectorAll('.board *')].map((each) => (each.shadowRoot ? drawn(each) : '')).join('');
    return drawn(element);
  });

async function tap(page: Page, board: Locator, part: string) {
  const aim = board.locator(part).first();
  await aim.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await aim.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

for (const touched of [...Object.entries(games).map(([game, each]) => ({ ...each, game, view: '' })), ...skins]) {
  const { game, view } = touched;
  test(`${view ? `${game}, ${view}` : game}: a finger's first tap shows a move, the second plays it`, async ({
    page,
    solver,
  }) => {
    const { position, rule = '', part, begin, move, then, says } = touched;
    const board = await boardFor(page, game, touched);
    // What is possible is asked of the solver; it has answered once the drawing rests.
    await expect(async () => {
      const before = await drawing(board);
      await page.waitForTimeout(150);
      expect(await drawing(board)).toBe(before);
    }).toPass();
    if (begin) await tap(page, board, begin);
    await page.waitForTimeout(100);
    const before = await drawing(board);
    await tap(page, board, part);
    await expect.poll(() => drawing(board)).not.toBe(before);
    await expect(says ? board.locator('.board') : status(board)).toContainText(says ?? 'Tap again to play');
    await page.waitForTimeout(300); // a move would have been played by now
    expect(await made(board)).toEqual([]);
    expect(await drawing(board)).not.toBe(before);

    await tap(page, board, then ?? part);
    await expect.poll(() => made(board)).toEqual([await solver.play(game, position, move, rule)]);
  });
}

test('a tap elsewhere shows something else or lets go; "Play" plays what is shown', async ({ page }) => {
  const board = await boardFor(page, 'nim', games.nim!);
  await tap(page, board, cell('2-1'));
  await expect.poll(() => said(board)).toContain('Take 3 from heap 2.');
  await tap(page, board, cell('3-4'));
  await expect.poll(() => said(board)).toContain('Take 1 from heap 3.');
  await page.touchscreen.tap(4, 4);
  await expect.poll(() => said(board)).not.toContain('Take 1');
  await tap(page, board, cell('3-4'));
  await expect.poll(() => said(board)).toContain('Take 1 from heap 3.');
  expect(await made(board)).toEqual([]);
  await tap(page, board, '.status .strong');
  await expect.poll(() => made(board)).toEqual(['3 4 4']);
});

test('a tap on what is no move shows none and says so', async ({ page }) => {
  const board = await boardFor(page, 'token_graph', { ...games.token_graph!, position: '2' });
  await tap(page, board, `${cell('node-3')} .body`);
  await expect.poll(() => said(board)).toContain('no legal move');
  expect(await said(board)).not.toContain('Tap again');
});

test('a mouse on the same screen plays with one click, and so do keys', async ({ page }) => {
  const board = await boardFor(page, 'nim', games.nim!);
  await tap(page, board, cell('2-1'));
  await board.locator(cell('3-4')).click();
  await expect.poll(() => made(board)).toEqual(['3 4 4']);
  await board.locator(cell('1-2')).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => made(board)).toEqual(['3 4 4', '2 4 4']);
});

test('what the solver does not list is not shown as a move', async ({ page }) => {
  const board = await boardFor(page, 'fibonacci_nim', { ...games.fibonacci_nim!, position: '33 2' });
  await board.locator('.stone').nth(32).hover();
  await expect(board.locator('.stone.going')).toHaveCount(1);
  await expect(board.locator('.taking')).toContainText('Take 1, 32 left');
  await board.locator('.stone').nth(7).hover();
  await expect(board.locator('.stone.going')).toHaveCount(0);
  await expect(board.locator('.taking')).not.toContainText('left.');
  await expect(board.locator('[data-cell^=stone]')).toHaveCount(2);
});

test('where nodes are explained, one that is marked to be moved to is played, any other explained; Edit shows the position that is analysed', async ({
  page,
}) => {
  const board = await boardFor(page, 'token_graph', { ...games.token_graph!, rule: '1>2 1>3 2>4 3>4 4>5 5>6' });
  const explanation = board.locator('.explanation');
  const node = (name: number) => board.locator(`${cell(`node-${name}`)} .body`);
  await board.getByRole('button', { name: 'P and N' }).click();
  // A node that no arrow leads to from here, by mouse: explained for good, as long as nothing else is pointed at.
  await node(5).click();
  await expect(explanation).toContainText('5 is an N-position');
  await node(2).hover();
  await expect(explanation).toContainText('2 is an N-position');
  await node(2).click();
  await expect.poll(() => made(board)).toEqual(['2']);
  // A finger looks first.
  await board.getByRole('button', { name: 'SG values' }).click();
  await tap(page, board, `${cell('node-4')} .body`);
  await expect.poll(() => said(board)).toContain('Tap again to play');
  await expect(explanation).toContainText('From 4 the arrows reach');
  await tap(page, board, `${cell('node-6')} .body`);
  await expect(explanation).toContainText('No arrow leads out of 6');
  await expect.poll(() => said(board)).not.toContain('Tap again to play');
  expect(await made(board)).toEqual(['2']);
  await tap(page, board, `${cell('node-4')} .body`);
  await tap(page, board, `${cell('node-4')} .body`);
  await expect.poll(() => made(board)).toEqual(['2', '4']);
  // Keys.
  await board.getByRole('button', { name: 'Distance' }).click();
  await board.locator(cell('node-5')).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => made(board)).toEqual(['2', '4', '5']);
  await board.getByRole('button', { name: 'Edit' }).click();
  const [token, edited] = await Promise.all(
    ['.canvas .token .stone', `.canvas ${cell('node-5')} .body`].map((part) => board.locator(part).boundingBox()),
  );
  expect(Math.hypot(token!.x - edited!.x, token!.y - edited!.y)).toBeLessThan(40);
});

test('on a phone the strip opens where all counters are seen', async ({ page }) => {
  const board = await boardFor(page, 'subtraction', { ...games.subtraction!, position: '6 14' });
  await expect(board.locator('.strip .disc')).toHaveCount(2);
  for (const n of [6, 14]) await expect(board.locator(cell(`cell-${n}`))).toBeVisible();
});

test('at 360 px what is tapped is 24 px wide and high at least; what has no room for that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tag of [
    '<nimlab-staircase position="3 0 2 5 1 4"></nimlab-staircase>',
    '<nimlab-staircase position="1 4 6"></nimlab-staircase>',
    '<nimlab-grid-walk position="8,8" rule="15x15 -2:1 -2:-1 1:-2 -1:-2"></nimlab-grid-walk>',
    '<nimlab-lasker position="2 5 7"></nimlab-lasker>',
  ]) {
    const board = await putUp(page, tag, 'stay');
    await expect(board.locator('[data-cell] :is(.reach, .square)').first()).toBeVisible();
    const sizes = await board
      .locator('[data-cell]:not([aria-disabled=true]) > :is(.reach, .square)')
      .evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
    expect(Math.min(...sizes), tag).toBeGreaterThanOrEqual(23.9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
