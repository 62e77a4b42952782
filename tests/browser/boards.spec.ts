import type { Locator, Page } from '@playwright/test';
import type { Move, Solver } from 'nimlab';
import { expect, putUp, test } from './board.ts';

/** What a reader does: parts of the board are pressed one after the other, by a pointer or by keys. */
interface Hand {
  /** `face`: where in the part a pointer aims, if not at its middle. */
  press(part: string, face?: string): Promise<void>;
  /** Presses the part unless the move has been made already; waits until it is known which of the two. */
  pressIfStill(part: string, face?: string): Promise<void>;
  write(selector: string, text: string): Promise<void>;
}

type Numbers = readonly bigint[];

interface Game {
  readonly rule: string;
  /** A P-position: the perfect opponent wins. */
  readonly lost: string;
  /** An N-position: the reader wins by winning moves. */
  readonly won: string;
  readonly play: (hand: Hand, move: Numbers, before: Numbers) => Promise<void>;
}

const cell = (id: string) => `[data-cell="${id}"]`;
const sum = (parts: Numbers) => parts.reduce((total, each) => total + each, 0n);
const button = '.action-line .button';

/** Stones are taken from the top, or a heap is cut; parts are in ascending order. */
const cutOrTake: Game['play'] = (hand, [heap, ...parts]) =>
  hand.press(cell(`${heap! - 1n}-${parts.length === 2 ? 'cut' : 'take'}-${parts[0] ?? 0n}`));

/** The stone that goes and those above it; stones count from the bottom. */
const takeTop: Game['play'] = (hand, [take], [stones]) => hand.press(cell(`stone-${stones! - take! + 1n}`));

/** Stones of several heaps are marked, then taken. */
const markAndTake: Game['play'] = async (hand, move, before) => {
  for (let i = 0; i < move.length; i += 2) {
    await hand.press(cell(`${move[i]}-${before[Number(move[i]) - 1]! - move[i + 1]!}`));
  }
  await hand.press(button);
};

const games: Readonly<Record<string, Game>> = {
  bash: {
    rule: '3',
    lost: '5 5',
    won: '9 2',
    play: (hand, [heap, take], before) => hand.press(cell(`${heap! - 1n}-${before[Number(heap) - 1]! - take!}`)),
  },
  grid_walk: {
    rule: '5x5 1:0 0:1 1:1',
    lost: '1,1',
    won: '2,1',
    play: (hand, [, x, y]) => hand.press(cell(`cell-${x}-${y}`)),
  },
  token_graph: {
    rule: '1>2 1>3 2>4 3>4 3>5 4>5 4>6 5>7 6>7 7>8',
    lost: '2',
    won: '1',
    play: (hand, [, node]) => hand.press(cell(`node-${node}`), '.body'),
  },
  lasker: { rule: '', lost: '3 3', won: '1 2 3', play: cutOrTake },
  grundy_split: { rule: '', lost: '7', won: '8', play: cutOrTake },
  split_nim: {
    rule: '',
    lost: '3 3',
    won: '2 4',
    play: async (hand, [heap, a = 0n, b = 0n]) => {
      await hand.press(cell(`heap-${heap! - 1n}`));
      await hand.press(cell(`track-0-${a}`));
      await hand.press(cell(`track-1-${b}`));
      await hand.press(button);
    },
  },
  octal: {
    rule: '0.77',
    lost: '3 3',
    won: '7 3',
    play: (hand, [heap, ...parts], before) => {
      const at = parts.length === 2 ? parts[0]! : 0n;
      return hand.press(cell(`${heap! - 1n}-${2n * at + before[Number(heap) - 1]! - sum(parts)}`));
    },
  },
  e_and_d: {
    rule: '',
    lost: '1 1 3 3',
    won: '3 5 2 2',
    play: (hand, [pair, a, b], before) => {
      const first = 2 * (Number(pair) - 1);
      return hand.press(cell(`${before[first] === a! + b! ? first : first + 1}-cut-${a}`));
    },
  },
  new_stone: {
    rule: '',
    lost: '2 2 1 1',
    won: '2 1 3 1',
    play: async (hand, [pile, take, ...gifts], before) => {
      await hand.press(cell(`${pile! - 1n}-${before[Number(pile) - 1]! - take!}`));
      for (let i = 0; i < gifts.length; i += 2) {
        for (let n = 0n; n < gifts[i + 1]!; n++) await hand.press(cell(`give-${gifts[i]! - 1n}`));
      }
      await hand.press(button);
    },
  },
  circle_take: {
    rule: '1,2',
    lost: '7',
    won: 'ooo.oo.',
    // Both ends of what is taken; the second is not asked for where there is no choice.
    play: async (hand, [place, count], before) => {
      await hand.press(cell(`place-${place}`), '.pebble');
      await hand.pressIfStill(cell(`place-${((Number(place! + count!) - 2) % before.length) + 1}`), '.pebble');
    },
  },
  ring: {
    rule: '',
    lost: '2 2 2 2 @1',
    won: '5 3 0 2 @1',
    play: async (hand, [edge, take]) => {
      await hand.press(cell(`edge-${edge}`), '.field');
      await hand.write('#take', `${take}`);
    },
  },
  misere_nim: {
    rule: 'misere',
    lost: '1 2 3',
    won: '1 1 3',
    play: (hand, [heap, take], before) => hand.press(cell(`${heap}-${before[Number(heap) - 1]! - take!}`)),
  },
  moore_nim: { rule: '2', lost: '3 3 3', won: '2 3 4', play: markAndTake },
  every_subtraction: { rule: '1,3,4', lost: '4 7', won: '3 7', play: markAndTake },
  staircase: {
    rule: '',
    lost: '2 1 2',
    won: '3 1 2',
    play: (hand, [step, take], before) => hand.press(cell(`stone-${step}-${before[Number(step) - 1]! - take!}`)),
  },
  gra: { rule: '8', lost: '2 5', won: '3 5', play: (hand, [square]) => hand.press(cell(`square-${square}`)) },
  wythoff: {
    rule: '1',
    lost: '3 5',
    won: '4 6',
    play: (hand, [first, second], [x, y]) => hand.press(cell(`cell-${x! - first!}-${y! - second!}`)),
  },
  fibonacci_nim: { rule: '', lost: '13 12', won: '20 19', play: takeTop },
  dynamic_nim: { rule: '3+1', lost: '12 11', won: '14 13', play: takeTop },
  hunger: {
    rule: '',
    lost: '5 3 2',
    won: '5 3 6 o3',
    play: async (hand, [box, ...rest], before) => {
      if (box) return hand.press(cell(`stone-${box}-${before[2 * Number(box) - 2]! - rest[0]!}`));
      for (const each of rest) await hand.press(cell(`box-${each}`));
      await hand.press('.open-marked');
    },
  },
  // Mock Turtles: what is chosen first is the largest; three coins settle the move, fewer are turned by pressing the
  // last once more.
  coin_row: {
    rule: 'mock',
    lost: '5 6 7 8',
    won: '2 4 6 7',
    play: async (hand, coins) => {
      for (const coin of coins) await hand.press(cell(`coin-${coin}`));
      if (coins.length < 3) await hand.pressIfStill(cell(`coin-${coins.at(-1)}`));
    },
  },
  // Two opposite corners of a rectangle are all there is to choose.
  coin_grid: {
    rule: 'corners',
    lost: '2,3 3,2',
    won: '2,3 4,2',
    play: async (hand, [row, otherRow, , column, otherColumn]) => {
      await hand.press(cell(`coin-${row}-${column}`));
      await hand.pressIfStill(cell(`coin-${otherRow}-${otherColumn}`));
    },
  },
  // Several edges alike are one move: the first of them is cut.
  hackenbush: {
    rule: '',
    lost: '0-1-2 0-3-4',
    won: '0-1-2-3-4 2-4 0-5',
    play: (hand, [a, b]) => hand.press(cell(`edge-${a}-${b}`)),
  },
  red_blue_hackenbush: {
    rule: '',
    lost: '0b1r2 0b3r4 0r5',
    won: '0b1r2 0r3b4 0-5-6',
    play: (hand, [a, b, colour]) => hand.press(cell(`edge-${a}-${b}-${colour}`)),
  },
  geography: {
    rule: '4x3 2,2',
    lost: '1,1 2,1',
    won: '1,1',
    play: (hand, [x, y]) => hand.press(cell(`cell-${x}-${y}`)),
  },
  k_in_a_row: {
    rule: '3x3 3',
    lost: 'xo./.x./...',
    won: 'xo./.x./..o',
    play: (hand, [at]) => hand.press(cell(`cell-${at}`)),
  },
  // The line nearer to the upper left corner; the other cuts a sheet alike.
  first_end_wins: {
    rule: '1 sheets',
    lost: '4x3 5x4',
    won: '4x4 2x3',
    play: (hand, [sheet, way, after]) => hand.press(cell(`${sheet! - 1n}-${way === 1n ? 'columns' : 'rows'}-${after}`)),
  },
  sum: {
    rule: 'nim | subtraction 1,3,4',
    lost: '1 2 | 5',
    won: '3 4 | 9',
    play: (hand, [side, ...move], [heaps, ...before]) => {
      const own = side === 1n ? before.slice(0, Number(heaps)) : before.slice(Number(heaps));
      const left = own[Number(move[0]) - 1]! - move[1]!;
      return hand.press(
        side === 1n ? `nimlab-nim ${cell(`${move[0]}-${left}`)}` : `nimlab-subtraction ${cell(`cell-${left}`)}`,
      );
    },
  },
};

/** Skins of a game: the same places, in another drawing. */
const skins: readonly (Game & { readonly game: string; readonly view: string })[] = [
  {
    ...{ game: 'nim', view: 'strips', rule: '', lost: '1 2 3', won: '2 5 6' },
    play: (hand, [heap, take], before) => hand.press(cell(`${heap}-${before[Number(heap) - 1]! - take!}`)),
  },
  { ...games['staircase']!, game: 'staircase', view: 'chessmen' },
  { ...games['bash']!, game: 'bash', view: 'race', lost: '12', won: '14' },
  { ...games['bash']!, game: 'bash', view: 'gap', lost: '12', won: '14' },
  {
    ...{ game: 'subtraction', view: 'race', rule: '1..3', lost: '12', won: '14' },
    play: (hand, [, by], [at]) => hand.press(cell(`cell-${at! - by!}`)),
  },
  {
    ...{ game: 'subtraction', view: 'chocolate', rule: '1', lost: '8', won: '11' },
    play: (hand) => hand.press('[data-cell^=crack]', '.reach'),
  },
  { ...games['misere_nim']!, game: 'misere_nim', view: 'number' },
  { ...games['moore_nim']!, game: 'moore_nim', view: 'pieces' },
  { ...games['fibonacci_nim']!, game: 'fibonacci_nim', view: 'race' },
  { ...games['dynamic_nim']!, game: 'dynamic_nim', view: 'road' },
  { ...games['hunger']!, game: 'hunger', view: 'strips' },
  {
    ...games['split_nim']!,
    ...{ game: 'split_nim', view: 'bottles' },
    // The middle of a bottle: beans lie at its ground, and are places of their own.
    play: async (hand, [heap, a = 0n, b = 0n]) => {
      await hand.press(cell(`heap-${heap! - 1n}`));
      for (const size of [a, b]) await hand.press(cell(`bottle-${size}`));
      await hand.press('.action-line .button');
    },
  },
];

test('every skin is played', async ({ page }) => {
  for (const { game } of skins) {
    const board = await boardFor(page, game, skins.find((each) => each.game === game)!.lost, '');
    // Undefined as long as the element is on its way.
    const views = () => board.evaluate((element) => (element as unknown as { skins?: readonly string[] }).skins);
    await expect.poll(views).toEqual(skins.filter((each) => each.game === game).map(({ view }) => view));
  }
});

test('every game is played', async ({ solver }) => {
  // Nim and the subtraction game have tests of their own.
  const played = ['nim', 'subtraction', ...Object.keys(games)];
  expect(played.sort()).toEqual((await solver.games()).map(({ name }) => name).sort());
});

interface Made {
  readonly position: string;
  readonly by: 'you' | 'opponent';
}
type Board = HTMLElement & { made: Made[] };

/** A board that notes every move. */
async function boardFor(page: Page, game: string, position: string, rule: string, view = ''): Promise<Locator> {
  const tag = `nimlab-${game.replaceAll('_', '-')}`;
  const board = await putUp(page, `<${tag} position="${position}" rule="${rule}" view="${view}"></${tag}>`);
  await board.evaluate((element) => {
    const made: Made[] = ((element as Board).made = []);
    element.addEventListener('nimlab-position', (event) => {
      const { position, by } = (event as CustomEvent<{ position: string; by: Made['by'] | 'set' }>).detail;
      if (by !== 'set') made.push({ position, by });
    });
  });
  return board;
}

const made = (board: Locator) => board.evaluate((element) => (element as Board).made);
/** What the board itself says, not the boards in it. */
const said = (board: Locator) =>
  board.evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>('.status')?.innerText ?? '');

function handOf(page: Page, board: Locator, way: 'pointer' | 'keyboard'): Hand {
  // How many moves there were before the last press: it may have made one by the time it is over.
  let before = 0;
  const press = async (part: string, face = '') => {
    before = (await made(board)).length;
    if (way === 'keyboard') {
      await board.locator(part).first().focus();
      await page.keyboard.press('Enter');
      return;
    }
    const aim = board.locator(`${part} ${face}`).first();
    await aim.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await aim.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  return {
    press,
    pressIfStill: async (part, face) => {
      const moved = async () => (await made(board)).length > before;
      const chosen = board.locator('[data-cell][aria-pressed=true]');
      await expect.poll(async () => (await moved()) || (await chosen.count()) > 0).toBe(true);
      if (!(await moved())) await press(part, face);
    },
    write: async (selector, text) => {
      await board.locator(selector).fill(text);
      await board.locator(selector).press('Enter');
    },
  };
}

/** Plays until nobody can move; every position on the board is compared with the Node client's. */
async function playOut(
  { page, solver }: { page: Page; solver: Solver },
  { game, view, rule, play }: Game & { readonly game: string; readonly view: string },
  position: string,
  way: 'pointer' | 'keyboard',
  choose: (moves: readonly Move[], winning: readonly Move[], turn: number) => Move,
): Promise<string> {
  const board = await boardFor(page, game, position, rule, view);
  const hand = handOf(page, board, way);
  let here = (await solver.analyse(game, position, rule)).position;
  // Where the players differ the reader is Left.
  const [mine, theirs] = [{ player: 'left' }, { player: 'right' }] as const;
  let next: typeof mine | typeof theirs = mine;
  for (let turn = 0; turn < 40; turn++) {
    await expect.poll(() => said(board)).toMatch(/Your turn|you win|the opponent wins/i);
    if (!(await said(board)).includes('Your turn')) break;
    const { numbers, winningMoves } = await solver.analyse(game, here, rule);
    const move = choose((await solver.moves(game, here, rule)).moves, winningMoves, turn);
    const after = await solver.play(game, here, move, rule);
    const { moveCount } = await solver.analyse(game, after, rule, theirs);
    const count = (await made(board)).length;
    await play(hand, move.numbers, numbers);
    const answers = moveCount > 0n ? 2 : 1;
    await expect.poll(async () => (await made(board)).length, `${here}: ${move.text}`).toBe(count + answers);
    const [own, reply] = (await made(board)).slice(count);
    expect(own, `${here}: ${move.text}`).toEqual({ position: after, by: 'you' });
    here = after;
    next = reply ? mine : theirs;
    if (!reply) continue;
    const replies = await Promise.all(
      (await solver.moves(game, after, rule, { limit: 1000, ...theirs })).moves.map((each) =>
        solver.play(game, after, each, rule, theirs),
      ),
    );
    expect(replies).toContain(reply.position);
    expect(reply.by).toBe('opponent');
    here = reply.position;
  }
  expect((await solver.analyse(game, here, rule, next)).moveCount).toBe(0n);
  return said(board);
}

const all = [...Object.entries(games).map(([game, each]) => ({ ...each, game, view: '' })), ...skins];
for (const each of all) {
  const { game, lost, won, rule } = each;
  const name = each.view ? `${game}, ${each.view}` : game;
  test(`${name}: a whole game by pointer from a P-position, which the perfect opponent wins`, async ({
    page,
    solver,
  }) => {
    expect((await solver.analyse(game, lost, rule)).outcome).toBe('P');
    const end = await playOut(
      { page, solver },
      each,
      lost,
      'pointer',
      (moves, _, turn) => moves[(turn * 3) % moves.length]!,
    );
    expect(end).toMatch(/the opponent wins/i);
  });

  test(`${name}: a whole game by keyboard from an N-position, won by winning moves`, async ({ page, solver }) => {
    // One of the two games without motion: moves are made and answered where nothing leaves or glides, too.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await solver.analyse(game, won, rule)).outcome).toBe('N');
    const end = await playOut(
      { page, solver },
      each,
      won,
      'keyboard',
      (_, winning, turn) => winning[turn % winning.length]!,
    );
    expect(end).toMatch(/you win/i);
  });
}

test('dynamic_nim: the rule is stepped on the board or written in its field, and no two controls have one name', async ({
  page,
}) => {
  const board = await putUp(page, '<nimlab-dynamic-nim position="12 11" rule="3"></nimlab-dynamic-nim>');
  const field = board.getByLabel('Rule, as k + c');
  await board.getByRole('button', { name: 'Addend c: more' }).click();
  await expect(field).toHaveValue('3+1');
  await field.fill('2+4');
  await board.getByRole('button', { name: 'Set up' }).click();
  await expect(board.locator('.spin output')).toHaveText(['2', '4']);
  const names = await board.evaluate(({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll<HTMLInputElement>('.rule button, .setup :is(input, select, button)')].map(
      (each) => each.getAttribute('aria-label') ?? (each.labels?.[0] ?? each).textContent!.trim(),
    ),
  );
  expect(names.length).toBe(9);
  expect(new Set(names).size).toBe(names.length);
});
