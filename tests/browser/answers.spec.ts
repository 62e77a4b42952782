/** What is said of an answer that is not judged, and of which of its fields; and how a cause is punctuated. */
import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, putUp, test } from './board.ts';

const languages = ['en', 'zh'] as const;
const send = async (element: Locator, ...texts: string[]) => {
  const fields = element.locator('form.row input');
  for (const [i, text] of texts.entries()) await fields.nth(i).fill(text);
  await element.locator('form.row button').click();
};
const refusal = (element: Locator) => element.locator('form.row .error');
const looks = (field: Locator) => field.evaluate((each) => getComputedStyle(each).boxShadow);

/** What lessons and the pages below them ask about instruments, with the answer that they give. */
const asked = globSync('content/lessons/*/{en,*.en}.mdx', { cwd: new URL('../..', import.meta.url).pathname }).flatMap(
  (file) => {
    const lesson = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    return [...lesson.matchAll(/<Question ([^>]*ask="[^>]*answer="([^"]*)"[^>]*)>/g)]
      .filter(([, attributes]) => !attributes!.includes('kind="position"'))
      .map(([, attributes, answer]) => ({ attributes: attributes!, answer: answer! }));
  },
);

test('the right answers of all lessons about instruments are taken for right', async ({ page }) => {
  expect(asked.length).toBeGreaterThan(40);
  for (const { attributes, answer } of asked) {
    const unkept = attributes.replace(/\bname="[^"]*"/, '');
    const element = await putUp(page, `<nimlab-question ${unkept}></nimlab-question>`, 'stay');
    await send(element, answer);
    await expect(element.locator('.verdict, .error:not(:empty)').first(), attributes).toHaveClass(/verdict right/);
  }
});

for (const where of languages) {
  test(`of several fields those alone are wrong that are refused, and look so: ${where}`, async ({ page }) => {
    const nim = 'game="nim" position="_ 12 _ _" ask="P"';
    const built = 'game="matrix_game" ask="built" want="value=0"';
    for (const [asked, texts, wrong] of [
      [nim, ['1', '3x', '2'], [1]], // refused by the solver
      [nim, ['', '3', ''], [0, 2]],
      [`${nim} not="3"`, ['3', '5', '3'], [0, 2]],
      [`${nim} above="4"`, ['7', '5', '2'], [2]],
      ['game="red_blue_hackenbush" plays="left" position="0b1_2_3_4" ask="value=0"', ['b', '3', 'r'], [1]],
      [`${built} position="2 _; -4 _"`, ['1', '1/x'], [1]],
      ['game="nim" position="_ _" ask="P"', ['0', '0'], [0, 1]], // the game is over: both together
    ] as const) {
      const element = await putUp(
        page,
        `<nimlab-question name="blanks" kind="position" ${asked}></nimlab-question>`,
        where,
      );
      await send(element, ...texts);
      await expect(refusal(element)).not.toBeEmpty();
      const fields = element.locator('form.row input');
      for (const [i, field] of (await fields.all()).entries()) {
        const is = (wrong as readonly number[]).includes(i);
        await expect(field, `${asked}, ${texts.join()}: ${i}`).toHaveAttribute('aria-invalid', `${is}`);
        await expect.poll(() => looks(field)).toMatch(is ? /1px/ : /none/);
      }
      await expect(element.locator('.verdict')).toHaveCount(0);
    }
  });

  test(`where a fraction may stand, what is none is told so: ${where}`, async ({ page }) => {
    for (const [asked, fraction] of [
      ['game="matrix_game" position="2 _; -4 _" ask="built" want="value=0"', true],
      ['game="guess_card" position="_ _" ask="hands" want="5/9"', false],
    ] as const) {
      const element = await putUp(page, `<nimlab-question name="f" kind="position" ${asked}></nimlab-question>`, where);
      await send(element, '1', '1/x');
      const told = '3/4'; // as an example of what may stand there
      await expect(refusal(element)).toContainText('1/x');
      await (fraction ? expect(refusal(element)) : expect(refusal(element)).not).toContainText(told);
    }
  });

  test(`a wrong answer that can be read leaves no field wrong: ${where}`, async ({ page }) => {
    const element = await putUp(
      page,
      '<nimlab-question name="blanks" kind="position" game="nim" position="_ 12 _" ask="P"></nimlab-question>',
      where,
    );
    await send(element, 'x', '3');
    await expect(element.locator('[aria-invalid=true]')).toHaveCount(1);
    await send(element, '5', '3');
    await expect(element.locator('.verdict')).toBeVisible();
    await expect(element.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  test(`what is no number is refused where there is no largest sum, too: ${where}`, async ({ page }) => {
    const element = await putUp(
      page,
      '<nimlab-question name="endless" kind="answer" game="matrix_game" judge="simplex" position="-1 1 1; 1 -2 2; -1 -1 0" ask="program_value"></nimlab-question>',
      where,
    );
    await send(element, 'abc');
    await expect(refusal(element)).toContainText(where === 'en' ? '“abc” is no number' : '“abc”');
    await expect(element.locator('.verdict')).toHaveCount(0);
    await send(element, '5');
    await expect(element.locator('.verdict.wrong')).toBeVisible();
    await send(element, '-');
    await expect(element.locator('.verdict.right')).toBeVisible();
  });

  test(`a chance is from 0 to 1: ${where}`, async ({ page }) => {
    for (const [ask, position, texts] of [
      ['bluff', '3 3', ['3/2', '-1/2']],
      ['doubt', '2 1', ['7/3']],
      ['chance', '2 1', ['5/3', '-1']],
    ] as const) {
      const asked = `name="${ask}" game="guess_card" position="${position}" ask="${ask}"`;
      const element = await putUp(page, `<nimlab-question kind="answer" ${asked}></nimlab-question>`, where);
      for (const text of texts) {
        await send(element, text);
        await expect(refusal(element)).toContainText(text);
        await expect(element.locator('[aria-invalid=true]')).toHaveCount(1);
        await expect(element.locator('.verdict')).toHaveCount(0);
      }
    }
  });

  test(`what the question excludes is said to be excluded: ${where}`, async ({ page }) => {
    await page.goto(`${where === 'zh' ? 'zh/' : ''}lessons/geography/further/`);
    const element = page.locator('nimlab-question[kind=position]');
    await element.scrollIntoViewIfNeeded();
    await send(element, '0');
    await expect(refusal(element)).toHaveText(
      where === 'en' ? '0 does not count here: find another one.' : '这里 0 不算，请另找一个。',
    );
    await send(element, '6');
    await expect(element.locator('.verdict.right')).toBeVisible();
  });
}

test('no comma parts a move from what comes of it, where the move is said without one or with a list', async ({
  page,
}) => {
  const told = async (asked: string) => {
    const kind = asked.includes('ask=') ? 'number' : 'outcome';
    const element = await putUp(page, `<nimlab-question kind="${kind}" ${asked}></nimlab-question>`);
    await element.getByRole('button', { name: 'Show me' }).click();
    return element.locator('.verdict.told');
  };
  await expect(await told('game="coin_grid" rule="corners" position="4,4"')).toContainText(
    /The player to move turns \(4, 4\), .* and \(\d, \d\) and leaves /,
  );
  await expect(await told('game="moore_nim" rule="3" position="1 1 1" view="pieces"')).toContainText(
    'The player to move closes gap 1 by 1, gap 2 by 1 and gap 3 by 1: lost for',
  );
  await expect(await told('game="staircase" position="2 1 3" ask="winning-moves"')).toContainText(
    /The player to move moves 1 from step 2 [^,]* or moves 1 from step 3 [^,]*, and wins\./,
  );
  // Where moves differ in one word, it alone is said again. What a comma sets apart is closed by one.
  await expect(await told('game="subtraction" rule="1,3" position="5" ask="winning-moves"')).toContainText(
    'The player to move moves the counter from 5 to 4 or 2, and wins.',
  );
  await expect(await told('game="geography" rule="2x2" position="1,1"')).toContainText(
    /The player to move goes to column \d, row \d: lost for/,
  );
  await expect(await told('game="nim" position="7 6 5" ask="winning-moves"')).toContainText(
    'The player to move takes 4 from heap 1, 2 or 3, and wins.',
  );
});
