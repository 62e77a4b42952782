/** Kuhn's poker, the hidden card and the secret stop: played, judged, looked up, in both languages and on a phone. */
import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { drawn, expect, putUp, test } from './board.ts';

const button = (element: Locator, name: string) => element.getByRole('button', { name, exact: true });

test('Kuhn’s poker is played hand after hand, and counted', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-kuhn-poker position="first 3" name="k"></nimlab-kuhn-poker>');
  await expect(element.locator('.said')).toContainText('Each has put in a chip. Check or bet?');
  let text = 'first 3 ';
  for (let hand = 1; hand <= 3; hand++) {
    for (;;) {
      const { options, over } = await solver.ask('kuhn_poker', 'read', text.trim());
      if (over) break;
      text += options[0];
      await element.locator(`[data-act=${options[0]}]`).click();
    }
    const { won, average, total } = await solver.ask('kuhn_poker', 'read', text.trim());
    await expect(element.locator('.said')).toContainText(
      Number(won) > 0 ? `You win ${won}` : `You lose ${-Number(won)}`,
    );
    await expect(element.locator('.sentence').first()).toContainText(
      `After ${hand} ${hand === 1 ? 'hand' : 'hands'}: ${total.replace('-', '−')} in all, ${average.replace('-', '−')} a hand.`,
    );
    await expect(button(element, 'Undo')).toHaveAttribute('aria-disabled', 'true'); // the cards lie open
    text += 'n';
    await button(element, 'Next hand').click();
  }
  await expect(element.locator('.running .valued')).toHaveText('−1/18'); // Kuhn 1950
  await button(element, 'Undo').click();
  await expect(button(element, 'Next hand')).toBeVisible();
  await button(element, 'Opponent begins').click();
  await expect(element.locator('.said')).toContainText('The opponent');
  await expect(element.locator('.running .valued')).toHaveText('1/18');
});

test('plans are tried; the slider goes through all optimal ones', async ({ page }) => {
  const element = await putUp(page, '<nimlab-kuhn-poker position="first 3" view="plans"></nimlab-kuhn-poker>');
  await expect(element.locator('.said')).toContainText('it is optimal');
  await element.locator('#chance-2').fill('0');
  await button(element, 'Try it').click();
  await expect(element.locator('.said')).toContainText('A second player who always bets 1 after a check');
  await element.locator('#chance-2').fill('2');
  await button(element, 'Try it').click();
  await expect(element.locator('#error')).toHaveText(/^call with 2: “2” is no chance\. .*0 to 1/);
  // Only the field in which it stands is wrong.
  await expect(element.locator('[aria-invalid=true]')).toHaveId('chance-2');
  await expect(element.locator('#chance-2')).toBeFocused();
  for (const [name, typed] of [
    ['chance-1', '1/0'],
    ['chance-3', 'word'],
    ['chance-3', ''],
    ['chance-1', '1 3'],
  ] as const) {
    for (const each of ['chance-1', 'chance-2', 'chance-3']) await element.locator(`#${each}`).fill('1/2');
    await element.locator(`#${name}`).fill(typed);
    await button(element, 'Try it').click();
    await expect(element.locator('[aria-invalid=true]')).toHaveId(name);
    await expect(element.locator(`#${name}`)).toHaveValue(typed);
  }
  const slider = element.locator('input[type=range]');
  await slider.fill('12');
  await expect(element.locator('.family')).toHaveText('1/3 · 2/3 · 1'); // Kuhn 1950
  await expect(element.locator('.said')).toContainText('it is optimal');
});

test('a payoff of the matrix has six deals', async ({ page }) => {
  const element = await putUp(page, '<nimlab-kuhn-poker position="first 3" view="matrix"></nimlab-kuhn-poker>');
  await expect(element.locator('.payoff')).toHaveCount(32);
  await element.locator('[data-cell="cell-8-4"]').click();
  await expect(element.locator('[data-cell="cell-8-4"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(element.locator('.deals li')).toHaveCount(6);
  await expect(element.locator('.deals')).toContainText('1 against 2: bet, call; −2');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lang of ['en', 'zh']) {
    await element.evaluate((each, lang) => each.setAttribute('lang', lang), lang);
    await expect(element.locator('.label').first()).toContainText(lang === 'en' ? '1 bets' : '拿 1：下注？');
    const hidden = await element.locator('.scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden, lang).toBeLessThanOrEqual(1);
  }
});

test('a round of the hidden card: ask, bluff, name', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-guess-card position="2 2 4" name="g"></nimlab-guess-card>');
  await expect(element.locator('.said')).toContainText('Your turn.');
  const round = await solver.ask('guess_card', 'read', '2 2 4');
  const own = [...round.places].indexOf(1) + 1;
  const open = [...round.places].indexOf(0) + 1;
  await element.locator(`[data-cell=card-${own}]`).click();
  await expect(element.locator('.sentence').first()).toContainText('a bluff');
  await expect(button(element, `Name ${own}`)).toHaveCount(0);
  await element.locator(`[data-cell=card-${open}]`).click();
  await button(element, `Ask for ${open}`).click();
  await expect(element.locator('.said')).toContainText(`You asked for ${open}`);
  await button(element, 'Chances').click();
  await expect(element.locator('.stage .value')).toContainText('f(');
  await button(element, 'Undo').click();
  await element.locator(`[data-cell=card-${open}]`).click();
  await button(element, `Name ${open}`).click();
  await expect(element.locator('.said')).toContainText(/You win!|The opponent wins\./);
  await expect(button(element, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(element.locator('.seats')).toContainText('of 1 round won');
  // Before a page has taught them, chances are told nowhere.
  const hook = await putUp(page, '<nimlab-guess-card position="2 2 4" controls="few"></nimlab-guess-card>');
  await expect(button(hook, 'Undo')).toBeVisible();
  await expect(button(hook, 'Chances')).toHaveCount(0);
});

test('the matrix of a turn, and all hands: pointed at, typed, in a window', async ({ page }) => {
  const element = await putUp(page, '<nimlab-guess-card position="2 2" view="stage"></nimlab-guess-card>');
  await expect(element.locator('.value')).toHaveText('f(2, 2) = 5/9 ≈ 0.555555');
  await expect(element.locator('.turn tbody td b')).toHaveText(['1/3', '2/3', '1', '1/3']);
  await button(element, 'All hands').click();
  await expect(element.locator('.map canvas')).toHaveAttribute('data-drawn', 'yes');
  await button(element, '1001').click();
  await element.locator('#hand-0').fill('1000');
  await element.locator('#hand-1').fill('1000');
  await button(element, 'Show').click();
  await expect(element.locator('.value')).toContainText('f(1000, 1000) = 0.5');
  await expect(element.locator('.sentence').first()).toContainText('10^−');
  await element.locator('#hand-1').fill('1001');
  await button(element, 'Show').click();
  await expect(element.locator('#error')).toHaveText(/^Other’s cards m: 1,?001 is too large/);
  await expect(element.locator('[aria-invalid=true]')).toHaveId('hand-1');
  await element.locator('#hand-0').fill('');
  await button(element, 'Show').click();
  await expect(element.locator('#error')).toHaveText('Asker’s cards n: Nothing was entered.');
  await expect(element.locator('[aria-invalid=true]')).toHaveId('hand-0');
  await element.locator('.map canvas').hover({ position: { x: 2, y: 2 } });
  await expect(element.locator('.value')).toContainText('f(');
});

test('the secret stop: rounds, chances, a way of one’s own', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-secret-stop position="2 3 1 4 7 | 5"></nimlab-secret-stop>');
  let text = '2 3 1 4 7 | 5 ';
  for (;;) {
    const { over } = await solver.ask('secret_stop', 'read', text);
    if (over) break;
    text += 'g';
    await button(element, 'Go on').click();
  }
  await expect(element.locator('.said')).toContainText('was the secret one');
  await expect(element.locator('.running .valued')).toHaveText('29/10');
  await button(element, 'Next round').click();
  await button(element, 'Chances').click();
  await expect(element.locator('.value')).toHaveText('Value: 29/10');
  await element.locator('#weights').fill('0 1 0 0 1');
  await element.locator('#weights').press('Enter');
  await expect(element.locator('.sentence').last()).toContainText('no way of stopping does better');
  await element.locator('#weights').fill('0 1 0 0');
  await element.locator('#weights').press('Enter');
  await expect(element.locator('#error')).toHaveText('4 weights for 5 cells: each cell needs one.');
  for (const [typed, says] of [
    ['0 0 0 0 0', 'Not all weights may be 0: one at least must be positive.'],
    ['', 'Nothing was entered.'],
    ['0 1 0; 0 1', 'The cells are one row: their numbers stand without “;”.'],
    ['0 1 0 10^30 1', 'Cell 4: “10^30” is no number such as 2, 3/4 or 0.75. 0 1 0 10^30 1'],
    ['0 1 1/0 0 1', 'Cell 3: Nothing can be divided by 0. 0 1 1/0 0 1'],
    ['0 1 0 -1 1', /^Cell 4: -1 is negative\./],
  ] as const) {
    await element.locator('#weights').fill(typed);
    await element.locator('#weights').press('Enter');
    await expect(element.locator('#error')).toHaveText(says);
    await expect(element.locator('[aria-invalid=true]')).toHaveId('weights');
    await expect(element.locator('#weights')).toHaveValue(typed);
  }
});

for (const [language, says] of [
  ['en', 'Cell 3: “word” is no number such as 2, 3/4 or 0.75. 1 5 word 4'],
  ['zh', '第 3 格：“word”不是数（如 2、3/4、0.75）。 1 5 word 4'],
] as const) {
  test(`a word among the cells is named with its cell, marked and selected; nothing is lost (${language})`, async ({
    page,
  }) => {
    const element = await putUp(page, `<nimlab-secret-stop position="2 3 1" lang="${language}"></nimlab-secret-stop>`);
    const field = element.locator('#values');
    await field.fill('1 5 word 4');
    await field.press('Enter');
    await expect(element.locator('#error')).toHaveText(says);
    await expect(element.locator('#error mark')).toHaveText('word');
    await expect(field).toHaveValue('1 5 word 4');
    await expect(field).toBeFocused();
    await expect
      .poll(() =>
        field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
          value.slice(selectionStart!, selectionEnd!),
        ),
      )
      .toBe('word');
    await expect(element.locator('svg').first()).toBeVisible();
    await field.fill('1 5; 2 4');
    await field.press('Enter');
    await expect(element.locator('#error')).toContainText(language === 'en' ? 'one row' : '只有一行');
    await field.fill('');
    await field.press('Enter');
    await expect(element.locator('#error')).toHaveText(language === 'en' ? 'Nothing was entered.' : '还没有输入。');
    await field.fill('1 5 2 4');
    await field.press('Enter');
    await expect(element.locator('#error')).toHaveText('');
  });
}

test('what an address asks wrongly stands in its field, to be mended', async ({ page }) => {
  const stop = await putUp(page, '<nimlab-secret-stop position="1 x 3"></nimlab-secret-stop>');
  await expect(stop.locator('#values')).toHaveValue('1 x 3');
  await stop.locator('#values').fill('1 2 3');
  await stop.locator('#values').press('Enter');
  await expect(stop.locator('.said')).toContainText('cell 1');
  const guess = await putUp(page, '<nimlab-guess-card position="3 x"></nimlab-guess-card>');
  await expect(guess.locator('#hand-1')).toHaveValue('x');
  await guess.locator('#hand-1').fill('2');
  await guess.locator('#hand-1').press('Enter');
  await expect(guess.locator('.said')).not.toBeEmpty();
  const plan = await putUp(
    page,
    '<nimlab-kuhn-poker position="first 3" view="plans" plan="1/3 2 1"></nimlab-kuhn-poker>',
  );
  await expect(plan.locator('[aria-invalid=true]')).toHaveValue('2');
  await plan.locator('#chance-2').fill('2/3');
  await plan.locator('#chance-2').press('Enter');
  await expect(plan.locator('.said')).toContainText('it is optimal');
  const poker = await putUp(page, '<nimlab-kuhn-poker position="third 3"></nimlab-kuhn-poker>');
  await button(poker, 'You begin').click();
  await expect(poker.locator('.said')).toContainText('Each has put in a chip.');
});

test('the secret stop as two cells change: exact where one points, picked, other cells', async ({ page, solver }) => {
  const element = await putUp(page, '<nimlab-secret-stop position="2 3 1 4 7" view="surface"></nimlab-secret-stop>');
  await expect(element.locator('.map canvas')).toHaveAttribute('data-drawn', 'yes');
  await expect(element.locator('.value')).toHaveText('Value: 29/10');
  await expect(element.locator('.sentence').first()).toHaveText('Cell 1 worth 2, cell 2 worth 3.');
  const box = (await element.locator('.map canvas').boundingBox())!;
  const at = (down: number, right: number) => ({
    x: ((right + 0.5) / 16) * box.width,
    y: ((down + 0.5) / 16) * box.height,
  });
  const value = async (cells: string) => (await solver.ask('secret_stop', 'solve', cells)).value;
  await element.locator('.map canvas').hover({ position: at(5, 9) });
  await expect(element.locator('.sentence').first()).toHaveText('Cell 1 worth 5, cell 2 worth 9.');
  await expect(element.locator('.value')).toHaveText(`Value: ${await value('5 9 1 4 7')}`);
  await element.locator('.map canvas').click({ position: at(0, 12) });
  await page.mouse.move(0, 0);
  await expect(element.locator('.value')).toHaveText(`Value: ${await value('0 12 1 4 7')}`);
  await element.locator('#cell-1').selectOption('5');
  await expect(element.locator('.sentence').first()).toHaveText('Cell 1 worth 0, cell 5 worth 7.');
  await button(element, '32').click();
  await element.locator('#values').fill('2 3 1 4 700/3');
  await element.locator('#values').press('Enter');
  await expect(element.locator('.value')).toHaveText(`Value: ${await value('2 3 1 4 700/3')}`);
  // The map goes where the values are.
  await expect(element.locator('.map canvas')).toHaveAttribute('aria-label', /32 values from 217 on/);
});

/** What is heard on the maps, in both languages. */
const heard = {
  en: {
    hands: (n: number, m: number) => `${n} against ${m}. f(${n}, ${m}) = `,
    cells: (x: string, y: string, value: string) => `Cell 1 worth ${x}, cell 2 worth ${y}. Value: ${value}`,
  },
  zh: {
    hands: (n: number, m: number) => `${n} 张对 ${m} 张。f(${n}, ${m}) = `,
    cells: (x: string, y: string, value: string) => `第 1 格的值是 ${x}，第 2 格的值是 ${y}。博弈值：${value}`,
  },
};

for (const language of ['en', 'zh'] as const) {
  test(`the map of all hands goes by keys, and says where it is (${language})`, async ({ page, solver }) => {
    const { hands } = heard[language];
    const element = await putUp(
      page,
      `<nimlab-guess-card position="2 3" view="surface" lang="${language}"></nimlab-guess-card>`,
    );
    const [mark, status] = [element.locator('.plate .at'), element.getByRole('status')];
    await expect(element.locator('.map canvas')).toHaveAttribute('data-drawn', 'yes');
    // One stop of Tab, after the fields and the sizes; the ring is another than that of a map nobody is on.
    await element.locator('.sizes button').last().focus();
    const ring = () => mark.evaluate((each) => getComputedStyle(each).width);
    const quiet = await ring();
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    expect(await ring()).not.toEqual(quiet);
    await expect(mark).toHaveAccessibleName(new RegExp(`^${hands(2, 3).replace(/[()]/g, '\\$&')}`));
    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText(hands(2, 4));
    await page.keyboard.press('ArrowDown');
    await expect(status).toContainText(hands(3, 4));
    await expect(element.locator('.value')).toContainText(/^f\(3, 4\) = 0\.\d/);
    await expect(mark).toHaveAccessibleName(new RegExp(`^${hands(3, 4).replace(/[()]/g, '\\$&')}`));
    await page.keyboard.press('End');
    await expect(status).toContainText(hands(3, 15));
    await page.keyboard.press('ArrowRight'); // no further
    await expect(status).toContainText(hands(3, 15));
    await page.keyboard.press('Home');
    await expect(status).toContainText(hands(3, 0));
    await page.keyboard.press('PageDown');
    await expect(status).toContainText(hands(15, 0));
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(status).toContainText(hands(5, 10));
    // Whoever leaves is told of the hands that are asked about.
    await page.keyboard.press('Tab');
    await expect(element.locator('.value')).toContainText('f(2, 3) = ');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(element.locator('#hand-0')).toHaveValue('3');
    const { exact } = await solver.ask('guess_card', 'chance', '3 3');
    await expect(element.locator('.value')).toContainText(`f(3, 3) = ${exact}`);
    await expect(status).toContainText(hands(3, 3) + exact);
    await expect(mark).toBeFocused();
  });

  test(`the plot of two cells goes by keys, and says where it is (${language})`, async ({ page, solver }) => {
    const value = async (cells: string) => (await solver.ask('secret_stop', 'solve', cells)).value;
    const says = async (x: string, y: string) => heard[language].cells(x, y, await value(`${x} ${y} 1 4 7`));
    const element = await putUp(
      page,
      `<nimlab-secret-stop position="7/2 3 1 4 7" view="surface" lang="${language}"></nimlab-secret-stop>`,
    );
    const [mark, status] = [element.locator('.plate .at'), element.getByRole('status')];
    await expect(element.locator('.map canvas')).toHaveAttribute('data-drawn', 'yes');
    await mark.focus();
    await expect(mark).toHaveAccessibleName(await says('7/2', '3'));
    // From between two values a step leads to the next one.
    await page.keyboard.press('ArrowDown');
    await expect(status).toHaveText(await says('4', '3'));
    await page.keyboard.press('ArrowUp');
    await expect(status).toHaveText(await says('3', '3'));
    await page.keyboard.press('End');
    await expect(status).toHaveText(await says('3', '15'));
    await page.keyboard.press('PageUp');
    await expect(status).toHaveText(await says('0', '15'));
    await page.keyboard.press('Space');
    await expect(element.locator('#values')).toHaveValue('0 15 1 4 7');
    await expect(element.locator('.sentence').first()).toContainText('15');
    await expect(mark).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(await says('0', '14'));
  });

  test(`sentences follow one another as sentences (${language})`, async ({ page }) => {
    for (const [tag, end] of [
      ['kuhn-poker position="first 3 kf"', 3],
      ['guess-card position="2 3 7 a4"', 2],
    ] as const) {
      const element = await putUp(page, `<nimlab-${tag} lang="${language}"></nimlab-${tag.split(' ')[0]}>`);
      await expect(element.locator('.said')).toContainText(/\S/);
      for (const said of [await element.locator('.said').innerText(), await element.getByRole('status').innerText()]) {
        expect(said.match(/[.?!。？！]/g)?.length, said).toBeGreaterThanOrEqual(end);
        expect(said, tag).not.toMatch(/[.?!。？！][,，]/);
      }
    }
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`no faults, and no wider than a phone (${language}, ${theme})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const tag of [
        'nimlab-kuhn-poker position="second 4"',
        'nimlab-kuhn-poker position="first 4" view="plans"',
        'nimlab-kuhn-poker position="first 4" view="matrix"',
        'nimlab-guess-card position="3 3 2"',
        'nimlab-guess-card position="3 3" view="stage"',
        'nimlab-guess-card position="8 8" view="surface"',
        'nimlab-secret-stop position="2 3 1 4 7 | 5"',
        'nimlab-secret-stop position="2 3 1 4 7" view="chances"',
        'nimlab-secret-stop position="2 3 1 4 7" view="surface"',
      ]) {
        await putUp(page, `<${tag} lang="${language}" theme="${theme}"></${tag.split(' ')[0]}>`);
        await drawn(page);
        expect(await faults(page), tag).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), tag).toBeLessThanOrEqual(360);
      }
    });
  }
}
