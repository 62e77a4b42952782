// Contact sheets: several states of one board on one picture, so that somebody can look at all of them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { first, languages } from '../languages.ts';
import { words as en } from '../board/words.en.ts';
import { words as zh } from '../board/words.zh.ts';
import { sheets } from './states.mjs';
import { root } from './setup.mjs';

const boardWords = { en, zh };
/** The width of a page, and how many states stand side by side on its sheets, so wide that they can still be read. */
const devices = { 360: 4, 1280: 2 };
const themes = ['light', 'dark'];
/** Pixels: a sheet is no higher, unless one state is. */
const highest = 2200;
/** Pixels: nothing that is looked at is higher, so that no page is laid out anew for its picture. */
const inSight = 2400;
/** Milliseconds until a state counts as one that cannot be reached. */
const patience = 8000;

/** Before anything else on a page: timers and the solver's worker obey the hand. */
const obey = () => {
  window.pace = 1;
  const later = window.setTimeout;
  window.setTimeout = (act, ms = 0, ...rest) => later(act, ms < 200 ? ms : ms * window.pace, ...rest);
  window.held = null;
  window.Worker = class extends Worker {
    postMessage(message, ...rest) {
      if (window.held) window.held.push(message);
      else super.postMessage(message, ...rest);
    }
  };
};

/** What reaches a state: an element on a page of its own game. */
export class Hand {
  #page;
  #solver;
  #element;

  constructor(page, solver, language) {
    this.#page = page;
    this.#solver = solver;
    this.words = boardWords[language];
  }

  /** Puts an element up in place of what was there, and lets it begin; `hash`: on a page of this address. */
  async put(html, hash = '') {
    await this.#page.evaluate(
      async ([html, hash]) => {
        history.replaceState(null, '', location.pathname + hash); // a board that was shared stands in the address
        document.getElementById('put-up')?.remove();
        const place = document.createElement('div');
        place.className = 'board';
        place.id = 'put-up';
        place.innerHTML = html;
        // As wide as boards of its page are.
        const other = document.querySelector('main .board');
        if (other) other.before(place);
        else document.querySelector('main').prepend(place);
        scrollTo(0, 0);
        const element = place.firstElementChild;
        await customElements.whenDefined(element.localName);
        await element.begin?.();
        await element.updateComplete;
      },
      [html, hash],
    );
    this.#element = this.#page.locator('#put-up > *').first();
    await this.rests();
  }

  /** What it does, it does to an element inside. */
  async within(selector, act) {
    const whole = this.#element;
    this.#element = this.#page.locator(`#put-up ${selector}`).first();
    await this.#element.waitFor({ timeout: patience });
    await this.#element.evaluate((element) => element.begin?.());
    await act();
    this.#element = whole;
  }

  call(act, argument) {
    return this.#element.evaluate(act, argument);
  }
  press(name) {
    return this.#element
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => button.click(), null, { timeout: patience });
  }
  click(selector) {
    return this.#element
      .locator(selector)
      .first()
      .evaluate((each) => each.click(), null, { timeout: patience });
  }
  /** Writes into a field and sends its form. */
  async write(selector, text) {
    const field = this.#element.locator(selector).first();
    await field.fill(text, { timeout: patience });
    await field.press('Enter');
  }
  sees(selector) {
    return this.#element.locator(selector).first().waitFor({ timeout: patience });
  }
  /** Until a board has said something in place of whose turn it is. */
  async says() {
    const turn = this.words.yourTurn;
    await this.#until((element, turn) => {
      const said = element.shadowRoot.querySelector('.status')?.textContent ?? turn;
      return !said.includes(turn);
    }, turn);
  }
  async #until(holds, argument) {
    const before = Date.now();
    while (!(await this.#element.evaluate(holds, argument))) {
      if (Date.now() - before > patience) throw new Error('what should happen has not happened');
      await this.#page.waitForTimeout(20);
    }
  }
  /** Until nothing changes any more: nothing in the page's trees for a while, and no picture moves. */
  rests() {
    return this.#page.evaluate(async () => {
      const place = document.getElementById('put-up');
      const size = () => {
        const deep = (node) =>
          node.innerHTML.length +
          [...node.querySelectorAll('*')].reduce((sum, each) => sum + (each.shadowRoot ? deep(each.shadowRoot) : 0), 0);
        return `${deep(place)} ${place.offsetHeight}`;
      };
      let [before, same] = [size(), 0];
      for (let frame = 0; frame < 120 && same < 4; frame++) {
        await new Promise(requestAnimationFrame);
        const now = size();
        [before, same] = [now, now === before ? same + 1 : 0];
      }
    });
  }

  /** Timers take so many times as long. */
  pace(times) {
    return this.#page.evaluate((times) => (window.pace = times), times);
  }
  /** From now on the solver hears nothing. */
  hold() {
    return this.#page.evaluate(() => (window.held = []));
  }
  /** The solver, which hears nothing, says how far it has come. */
  async progress(done, total) {
    await this.#page.evaluate(
      ({ done, total }) => {
        for (const { argumentList = [] } of window.held) {
          const port = argumentList.map(({ value }) => value).find((value) => value instanceof MessagePort);
          const value = { done: BigInt(done), total: BigInt(total) };
          port?.postMessage({ id: '1', type: 'APPLY', path: [], argumentList: [{ type: 'RAW', value }] });
        }
      },
      { done: String(done), total: String(total) },
    );
    await this.sees('progress[value]');
  }

  /** The reader moves: a winning move, one that loses, one that keeps a draw, or any. */
  async move(which) {
    const { game, position, rule, player } = await this.call((element) => {
      const { game, position, rule, player } = element.current;
      return { game, position, rule, player };
    });
    const [{ winningMoves }, { moves }] = await Promise.all([
      this.#solver.analyse(game, position, rule, { player }),
      this.#solver.moves(game, position, rule, { player, limit: 200 }),
    ]);
    const winning = new Set(winningMoves.map(({ text }) => text));
    const draws = async (move) => {
      const after = await this.#solver.play(game, position, move, rule, { player });
      return (await this.#solver.analyse(game, after, rule)).outcome === 'draw';
    };
    const kept = which === 'drawing' && (await Promise.all(moves.map(draws)));
    const move = moves.find(({ text }, i) =>
      kept ? kept[i] : which === 'any' || winning.has(text) === (which === 'winning'),
    );
    if (!move) throw new Error(`no ${which} move of ${position}`);
    await this.call((element, move) => element.propose(move.map(BigInt), true), move.numbers.map(String));
    await this.#until((element, before) => element.current.position !== before, position);
    await this.rests();
  }

  /** The reader tries what looks like a move and is none: as a move, with too large a number at its end. */
  async moveWrongly() {
    const { game, position, rule, player } = await this.call((element) => {
      const { game, position, rule, player } = element.current;
      return { game, position, rule, player };
    });
    const { moves } = await this.#solver.moves(game, position, rule, { player, limit: 1 });
    const numbers = moves[0].numbers.with(-1, moves[0].numbers.at(-1) + 97n);
    await this.call((element, move) => element.propose(move.map(BigInt), true), numbers.map(String));
    await this.says();
  }

  /** To the end of the game, which ends for the reader as `outcome` says. */
  async playOut(outcome) {
    await this.pace(0.01);
    for (let turn = 0; turn < 30; turn++) {
      await this.#until((element) => {
        const { match } = element;
        return match.over || (match.readerMoves && !element.shadowRoot.querySelector('.board.still'));
      });
      if (await this.call((element) => element.match.over)) break;
      await this.move(outcome === 'won' ? 'winning' : outcome === 'drawn' ? 'drawing' : 'any');
    }
    const { winner, drawn } = await this.call(({ match: { winner, drawn } }) => ({ winner, drawn }));
    const was = drawn ? 'drawn' : winner === 'opponent' ? 'lost' : 'won';
    if (was !== outcome) throw new Error(`the game ended ${was}`);
    await this.rests();
  }
}

/**
 * Reaches every state of the sheets whose names begin with one of `only` (all, if there is none) and lays them out in
 * `folder`, a sheet a board, width and theme. Languages alternate unless one is given. Returns what could not be
 * reached.
 */
export async function contactSheets(browser, url, folder, { only = [], language = '' } = {}) {
  const { loadSolver } = await import('../../dist/node/index.js');
  const solver = await loadSolver();
  const all = await sheets(solver, JSON.parse(readFileSync(join(root, 'build/elements.json'), 'utf8')));
  const names = Object.keys(all).filter(
    (name) => !only.length || only.some((each) => name === each || name === `${each}-questions`),
  );
  mkdirSync(folder, { recursive: true });
  const failed = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(obey);
  const [page, quiet, table] = [
    await context.newPage(),
    await (await browser.newContext({ javaScriptEnabled: false })).newPage(),
    await context.newPage(),
  ];
  const [pageGlass, quietGlass] = await Promise.all([page, quiet].map((each) => each.context().newCDPSession(each)));
  for (const [index, name] of names.entries()) {
    const { page: path, states, rest } = all[name];
    const began = Date.now();
    for (const [nth, width] of Object.keys(devices).map(Number).entries()) {
      const spoken = language || languages[(index + nth) % languages.length];
      const at = `${url}${spoken === first ? '' : `${spoken}/`}${path}`;
      const taken = Object.fromEntries(themes.map((theme) => [theme, []]));
      /** The same in both themes. */
      const shoot = async (page, glass, label, selector) => {
        for (const theme of themes) {
          const clip = await page.evaluate(
            async ({ theme, selector }) => {
              document.documentElement.dataset.theme = theme;
              const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
              return {
                x: left + scrollX,
                y: top + scrollY,
                width,
                height,
                whole: document.documentElement.scrollWidth,
              };
            },
            { theme, selector },
          );
          const [margin, below] = [16, 4];
          const x = Math.max(0, clip.x - margin);
          const area = {
            x,
            y: clip.y - below,
            width: Math.min(width - x, clip.width + 2 * margin),
            height: clip.height + 2 * below,
          };
          // As playwright does it, without what that does around it: there are thousands.
          const { data } = await glass.send('Page.captureScreenshot', {
            clip: { ...area, scale: 1 },
            optimizeForSpeed: true,
          });
          const png = Buffer.from(data, 'base64');
          const wide = clip.whole > width ? ` — ${clip.whole} px wide` : '';
          taken[theme].push({ label: label + wide, png });
          if (wide && theme === themes[0]) failed.push(`${name} ${width} · ${label}${wide}`);
        }
      };
      await page.setViewportSize({ width, height: inSight });
      await page.goto(at);
      if (rest) {
        await quiet.setViewportSize({ width, height: inSight });
        await quiet.goto(at);
        await shoot(quiet, quietGlass, 'at rest', 'main .board');
      }
      const hand = new Hand(page, solver, spoken);
      for (const [label, reach] of Object.entries(states)) {
        try {
          await page.evaluate(() => ([window.pace, window.held] = [1, null]));
          await reach(hand);
          await hand.rests();
          await shoot(page, pageGlass, label, '#put-up');
        } catch (cause) {
          failed.push(`${name} ${width} · ${label}: ${String(cause.message ?? cause).split('\n')[0]}`);
        }
        if (await page.evaluate(() => window.held !== null)) await page.goto(at); // what was held back is lost
      }
      for (const theme of themes)
        await lay(table, join(folder, `${name}-${width}-${theme}`), taken[theme], devices[width]);
    }
    console.log(`· ${name}: ${Object.keys(states).length} states, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  solver.close();
  return failed;
}

/** Lays pictures out in columns, on as many sheets as they need. */
async function lay(page, file, pictures, columns) {
  const sheet = `${file}.html`;
  const figures = pictures.map(({ label, png }) => {
    const width = png.readUInt32BE(16); // of a PNG: its header
    return {
      height: png.readUInt32BE(20) + 40,
      width,
      html: `<figure><figcaption>${label}</figcaption><img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
    };
  });
  const width = Math.max(...figures.map((each) => each.width));
  const pages = [];
  let open = null;
  for (const figure of figures) {
    const shortest = () => open.reduce((a, b) => (b.height < a.height ? b : a));
    if (!open || (shortest().height > 0 && shortest().height + figure.height > highest)) {
      open = Array.from({ length: columns }, () => ({ height: 0, html: '' }));
      pages.push(open);
    }
    const column = shortest();
    column.height += figure.height;
    column.html += figure.html;
  }
  await page.setViewportSize({ width: columns * (width + 16) + 16, height: 600 });
  for (const [n, page_] of pages.entries()) {
    writeFileSync(
      sheet,
      `<!doctype html><meta charset="utf-8"><style>body{margin:16px;display:flex;gap:16px;align-items:start;background:#888;font:14px sans-serif}
section{width:${width}px}figure{margin:0 0 16px}figcaption{background:#ff0;padding:2px 6px}img{display:block}</style>${page_.map(({ html }) => `<section>${html}</section>`).join('')}`,
    );
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({ path: `${file}-${n + 1}.png`, fullPage: true });
  }
  rmSync(sheet);
}
