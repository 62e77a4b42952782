/** How long a page takes, counted by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../web/languages.ts';
import { minutesOf, perCharacter, perWord } from '../../web/site/src/minutes.ts';
import { words as en } from '../../web/site/src/words.en.ts';
import { words as zh } from '../../web/site/src/words.zh.ts';
import { pages } from './built.ts';
import { lastBoards } from '../../web/site/src/deeper.ts';
import { deeper, lessons, read } from './lessons/lesson.ts';
import { fileOf } from './lessons/pages.ts';

const near = (given: number, wanted: number) => assert.ok(Math.abs(given - wanted) < 1e-9, `${given}, not ${wanted}`);

test('words and formulas that stand on the page count, and nothing else does', () => {
  const page = `
import { Board, Claim, Hint } from '@lesson';

## Play first

Take **two** of $3$ stones: \`0.77\`, *don’t* stop – <Claim game="nim" position="3" ask="grundy">3</Claim> is
<Term id="mex">the mex</Term>.

$$
a \\oplus b
$$

- one-way \\
  streets <Cite id="bouton-1901" /> <Lesson to="nim" />

\`\`\`cpp
int not_read = 0;
\`\`\`

<details className="fold">
<summary>Not seen</summary>

Nor this.

</details>

<Code file="a.cpp" cut="b" /> <Submission problem="hdu-1846" />
`;
  // Play first; Take two of (3) stones 0.77 don’t stop 3 is the mex; (a ⊕ b); one-way streets.
  near(minutesOf(page, 'en').path, (2 + 11 + 1 + 1 + 2) * perWord);
  near(minutesOf(page, 'en').folded, 0);
});

test('a board takes one and a half minutes, a question two with its board, and its words but not its hints', () => {
  const page = `
<Board game="nim" name="hook" position="3 4 5">
Three heaps, read where no script runs.
</Board>

<Values game="octal">Four words of text.</Values>

<Question kind="outcome" name="p" game="nim" position="1 2">
Who wins here?
<Reveal>

You do.

<Board game="nim" name="inside" position="1 2">Two heaps.</Board>

</Reveal>
</Question>

<Question name="e" kind="paint" game="bash" position="9">
Mark them.
<Hint>No word of this.</Hint>
<Answer>Nor of this.</Answer>
</Question>

<Question name="q">Which?</Question>
`;
  near(minutesOf(page, 'en').path, 1.5 + 3 * 2 + (3 + 2 + 2 + 1) * perWord);
});

test('a folded proof is counted apart, an open one is read on the way', () => {
  const steps = `
<Step board="hook" position="3">
Take $n$ stones.
</Step>

<Board game="nim" name="step" position="3">Three.</Board>
<Question kind="outcome" name="p" game="nim" position="1">Well?</Question>
</Proof>`;
  const page = (opens: string) => `Before it.\n\n<Proof${opens} title="Not counted">${steps}\n\nAfter.`;
  const proof = 1.5 + 2 + (3 + 1) * perWord;
  near(minutesOf(page(''), 'en').path, 3 * perWord);
  near(minutesOf(page(''), 'en').folded, proof);
  near(minutesOf(page(' open'), 'en').path, 3 * perWord + proof);
  near(minutesOf(page(' open'), 'en').folded, 0);
});

test('Chinese is counted by characters; words in other letters, digits and formulas as words', () => {
  const page = '先手取 $3$ 颗，SG 值是<Claim game="nim" position="5" ask="grundy">5</Claim>，**必胜**。';
  // 先手取 颗 值是 必胜; (3) SG 5.
  near(minutesOf(page, 'zh').path, 8 * perCharacter + 3 * perWord);
});

for (const language of languages) {
  test(`${language}: a lesson and the course say how long it takes, and how long what is below; the first page, how long the first and all`, () => {
    const timeOf = (page: string) =>
      minutesOf(read(fileOf(page, language)).replace(/^---\n[^]*?\n---\n/, ''), language);
    const { minutes } = { en, zh }[language];
    const shown = (address: string) => pages().get((language === 'en' ? '' : `${language}/`) + address)!.html;
    let [below, whole] = [0, 0];
    for (const lesson of lessons) {
      const { path, folded } = timeOf(lesson);
      let under = Math.ceil(folded);
      for (const page of deeper.filter((each) => each.startsWith(`${lesson}/`))) {
        const time = timeOf(page);
        const all = Math.ceil(time.path + time.folded);
        if (!page.endsWith(`/${lastBoards}`)) under += all; // what ends a part is not deeper
        for (const address of [`lessons/${page}/`, page.endsWith(`/${lastBoards}`) ? 'course/' : `lessons/${lesson}/`])
          assert.ok(shown(address).includes(`<span>${minutes(all)}</span>`), page);
      }
      const said = `<span>${minutes(Math.ceil(path), under)}</span>`;
      for (const address of [`lessons/${lesson}/`, 'course/']) assert.ok(shown(address).includes(said), lesson);
      below += under;
      whole += Math.ceil(path);
    }
    assert.ok(below > 100, `${below}`);
    const first = Math.ceil(timeOf('what-is-a-game').path);
    const hours = Math.round(whole / 30) / 2;
    const told = { en: `${first} minutes`, zh: `${first} 分钟` }[language];
    const all =
      hours % 1
        ? { en: `${Math.floor(hours)}½ hours`, zh: `${Math.floor(hours)} 个半小时` }
        : { en: `${hours} hours`, zh: `${hours} 小时` };
    for (const said of [told, all[language]]) assert.ok(shown('').includes(said), said);
  });
}
