/** The bimatrix: marked, edited, struck out, its equilibria, in both languages and on a phone. */
import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, putUp, test } from './board.ts';

const payoff = (element: Locator, id: string) => element.locator(`[data-cell="${id}"]`);
/** Half of the cell is the row player's, half the column player's: the middle is nobody's. */
async function press(element: Locator, id: string) {
  const { width, height } = (await payoff(element, id).boundingBox())!;
  const [x, y] = id.startsWith('row') ? [0.25, 0.75] : [0.75, 0.25];
  await payoff(element, id).click({ position: { x: x * width, y: y * height } });
}
const button = (element: Locator, name: string) => element.getByRole('button', { name, exact: true });
const said = (element: Locator) => element.locator('.explanation');
const field = (element: Locator, player: string, row: number, column: number) =>
  element.locator(`.fields input[data-player="${player}"][data-row="${row}"][data-column="${column}"]`);

test('best responses are marked by the reader, judged, and then shown', async ({ page }) => {
  const element = await putUp(page, '<nimlab-bimatrix position="stag_hunt" controls="best"></nimlab-bimatrix>');
  await expect(element.locator('.settled')).toHaveCount(0);
  await press(element, 'row-1-1');
  await expect(payoff(element, 'row-1-1')).toHaveAttribute('aria-pressed', 'true');
  await press(element, 'column-1-2');
  await button(element, 'Check my marks').click();
  await expect(said(element)).toContainText('One mark is wrong');
  await expect(element.locator('.payoff.wrong')).toHaveCount(1);
  await press(element, 'column-1-2');
  await button(element, 'Check my marks').click();
  await expect(said(element)).toContainText('3 best responses are missing');
  await button(element, 'Show best responses').click();
  await expect(said(element)).toContainText('(Stag, Stag); (Hare, Hare)');
  await expect(element.locator('.settled')).toHaveCount(2);
});

test('where a page asks where marks meet, the board does not tell', async ({ page }) => {
  const element = await putUp(page, '<nimlab-bimatrix position="stag_hunt" controls="few"></nimlab-bimatrix>');
  await expect(button(element, 'Show best responses')).toHaveCount(0);
  for (const each of ['row-1-1', 'row-2-2', 'column-1-1', 'column-2-2']) await press(element, each);
  await button(element, 'Check my marks').click();
  await expect(said(element)).toHaveText('These are all best responses.');
  await expect(element.locator('.settled')).toHaveCount(0);
});

test('rounds end when the page says so, and it is told whether more was possible', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-bimatrix position="6,6 2,8; 8,2 3,3" view="rounds" opponent="echo" rounds="3"></nimlab-bimatrix>',
  );
  const winners = await element.evaluateHandle((board) => {
    const winners: (string | null)[] = [];
    board.addEventListener('nimlab-over', (event) =>
      winners.push((event as CustomEvent<{ winner: string | null }>).detail.winner),
    );
    return winners;
  });
  const play = async (rows: readonly string[]) => {
    for (const row of rows) {
      const before = await said(element).textContent();
      await press(element, row);
      await expect(said(element)).not.toHaveText(before!);
    }
  };
  await play(['row-2', 'row-2', 'row-2']);
  await expect(said(element)).toContainText('You have 14 in all, B has 8. More was possible.');
  await expect(element.locator('[data-cell="row-1"]')).toHaveCount(0);
  await button(element, 'Again').click();
  await play(['row-1', 'row-1', 'row-2']);
  await expect(said(element)).toContainText('You have 20 in all, B has 14. Nobody could have had more.');
  expect(await winners.jsonValue()).toEqual(['opponent', 'you']);
});

test('payoffs are edited in place, by keys and by pasting; what is refused is named and the last good game stays', async ({
  page,
}) => {
  const element = await putUp(page, '<nimlab-bimatrix position="1,2 3,4; 5,6 7,8" name="b"></nimlab-bimatrix>');
  await button(element, 'Edit payoffs').click();
  const first = field(element, 'row', 1, 1);
  await first.focus();
  await first.press('ArrowDown');
  await expect(field(element, 'row', 2, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(field(element, 'row', 2, 1)).not.toBeFocused();
  await first.fill('1/2');
  await first.press('Tab');
  await expect(element.locator('.wins').first()).toHaveText('1/2');
  const last = field(element, 'column', 2, 2);
  for (const [wrong, says] of [
    ['1/0', /Row 2, column 2: Nothing can be divided by 0\./],
    ['two', /Row 2, column 2: “two” is no number such as 2, 3\/4 or 0.75/],
    ['1000000000000000000000000000000', /Row 2, column 2: .*too large/],
  ] as const) {
    await last.fill(wrong);
    await last.press('Tab');
    await expect(element.locator('#error')).toHaveText(says);
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await expect(element.locator('.wins').last()).toHaveText('8');
  }
  await first.focus();
  await first.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '1,1 2,0 0,3\n0,0 1,5 4,4');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(element.locator('.pair')).toHaveCount(6);
  await expect(element.locator('#error')).toHaveText('');
  await first.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', '1,1 2,0\n0,0');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(element.locator('#error')).toHaveText(/Row 2, column 1: This row has 1 entr(y|ies); the first has 2/);
  await expect(element.locator('.pair')).toHaveCount(6);
  await button(element, 'Add a row').click();
  await expect(element.locator('.pair')).toHaveCount(9);
  await button(element, 'Done').click();
  await expect(element.locator('.fields')).toHaveCount(0);
  await element.getByLabel('Examples').selectOption('chicken');
  await expect(element.getByRole('heading')).toHaveText('Chicken');
});

test('what is dominated is struck out step by step, with its reason', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-bimatrix position="3,2 5,1 1,1; 2,1 4,3 6,0; 1,0 0,1 0,5" view="dominance"></nimlab-bimatrix>',
  );
  await expect(element.locator('.strike')).toHaveCount(0);
  await expect(said(element)).toContainText('Decide');
  await button(element, 'One step on').click();
  await expect(element.locator('.strike')).toHaveCount(1);
  await expect(said(element)).toContainText('Row “1” wins A more than row “3”');
  await button(element, 'To the last step').click();
  await expect(element.locator('.strike')).toHaveCount(4);
  await expect(said(element)).toContainText('One cell is left');
  await button(element, 'Weak').click();
  await expect(said(element)).toContainText('Decide');
  await element.evaluate((each) => each.setAttribute('position', '4,0 0,0 1,0; 0,0 4,0 1,0; 2,0 2,0 0,0'));
  await button(element, 'Weak, by mixtures').click();
  await button(element, 'One step on').click();
  await expect(said(element)).toContainText(
    'The mixture 1/2 1 + 1/2 2 is never worse for A than “3”, and once better.',
  );
});

test('rounds are played as A: B answers what came before, and the account adds up', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-bimatrix position="prisoners_dilemma" view="rounds" opponent="echo"></nimlab-bimatrix>',
  );
  const row = (name: string) => element.getByRole('button', { name: `Play row ${name}`, exact: true });
  const sums = element.locator('.account .sum');
  await expect(said(element)).toHaveText('You are A: press a row. B chooses a column at the same time.');
  await row('Confess').click();
  await expect(said(element)).toHaveText('Round 1. You: Confess; B: Silent. You get 0, B gets −20.');
  await expect(element.locator('.pair.lit')).toHaveCount(1);
  // Tit for tat: what was done comes back, and only once.
  await row('Silent').focus();
  await page.keyboard.press('Enter');
  await expect(said(element)).toHaveText('Round 2. You: Silent; B: Confess. You get −20, B gets 0.');
  await row('Silent').click();
  await expect(said(element)).toHaveText('Round 3. You: Silent; B: Silent. You get −1, B gets −1.');
  await expect(sums).toHaveText(['Sum of 3', '−21', '−21']);
  await button(element, 'Best response').click();
  await expect(sums).toHaveText(['Sum', '0', '0']);
  await row('Silent').click();
  await expect(said(element)).toHaveText('Round 1. You: Silent; B: Confess. You get −20, B gets 0.');
  await button(element, 'Again').click();
  await expect(said(element)).toContainText('press a row');
});

test('the lake of a lesson has names for its lines, as textbooks’ games have', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-bimatrix position="6,6 2,8; 8,2 3,3" view="rounds" opponent="echo" controls="few"></nimlab-bimatrix>',
  );
  await element.getByRole('button', { name: 'Play row 2 boats', exact: true }).click();
  await expect(said(element)).toHaveText('Round 1. You: 2 boats; B: 1 boat. You get 8, B gets 2.');
  await expect(element.locator('.name.column').first()).toHaveText('1 boat');
});

test('a quiet board of rounds shows nobody’s plan', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-bimatrix position="prisoners_dilemma" view="rounds" controls="few"></nimlab-bimatrix>',
  );
  await expect(element.locator('.choose')).toHaveCount(2);
  await expect(element.locator('.segments')).toHaveCount(0);
  for (const name of ['Show best responses', 'Check my marks']) await expect(button(element, name)).toHaveCount(0);
});

test('all equilibria in fractions, Pareto and security on demand', async ({ page }) => {
  const element = await putUp(
    page,
    '<nimlab-bimatrix position="battle_of_the_sexes" view="equilibria"></nimlab-bimatrix>',
  );
  await expect(element.locator('.settled')).toHaveCount(0);
  await button(element, 'Show all equilibria').click();
  await expect(element.locator('.settled')).toHaveCount(2);
  await expect(element.locator('.profiles li')).toHaveCount(3);
  const mixed = element.locator('.profiles button', { hasText: '2/3 Opera + 1/3 Boxing' });
  await expect(mixed).toContainText('A gets 2/3, B gets 2/3'); // R. D. Luce and H. Raiffa 1957
  await mixed.click();
  await expect(element.locator('.share')).toHaveCount(4);
  await button(element, 'Pareto').click();
  await expect(element.locator('.pair.pareto')).toHaveCount(2);
  await button(element, 'Security levels').click();
  await expect(said(element)).toContainText('A can make sure of 2/3, by 1/3 Opera + 2/3 Boxing');
  // All payoffs alike: four extreme equilibria, one connected set.
  await element.evaluate((each) => each.setAttribute('position', '0,0 0,0; 0,0 0,0'));
  await button(element, 'Show all equilibria').click();
  await expect(said(element)).toContainText('4 extreme equilibria, in one connected set');
});

for (const [lang, title] of [
  ['en', 'Prisoner’s dilemma'],
  ['zh', '囚徒困境'],
] as const) {
  test(`${lang}: no fault that axe finds in any view, and nothing is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const element = await putUp(
      page,
      `<nimlab-bimatrix lang="${lang}" position="prisoners_dilemma"></nimlab-bimatrix>`,
    );
    await expect(element.getByRole('heading')).toHaveText(title);
    for (const view of ['payoffs', 'dominance', 'equilibria', 'rounds']) {
      await element.evaluate((each, to) => each.setAttribute('view', to), view);
      await expect(element.locator('.head [aria-pressed="true"]')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
}
