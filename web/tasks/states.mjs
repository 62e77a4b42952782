// What `npm run screenshots -- states` shows: every state of a board, an instrument or a question that a visitor meets.
// A state is its name and how it is reached, by a `Hand` (contact-sheets.mjs); one that is not reached is an error.
import { tagOf } from '../board/tag.ts';

/** @typedef {import('./contact-sheets.mjs').Hand} Hand */
/** @typedef {Record<string, (hand: Hand) => Promise<unknown>>} States */
/** @typedef {{ page: string, states: States, rest: boolean }} Sheet */

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? '' : ` ${name}="${escape(value)}"`))
    .join('');
/** An element with its attributes, of which those that are '' are left out. */
const tag = (name, attributes, inside = '') => `<${name}${written(attributes)}>${inside}</${name}>`;

// ---- Boards ------------------------------------------------------------------------------------------------------

/** Of a game: `lost`, `won`: its examples for the player to move; `late`: those that the next moves end; `views`. */
const board = (game, { won, lost, lateWon, lateLost, drawn, views }) => {
  const put = (more = {}) => tag(tagOf(game), { controls: 'few', name: 'board', ...won, ...more });
  const panel = (name, more) => async (hand) => {
    await hand.put(put({ controls: `few ${name}`, ...more }));
    await hand.press(hand.words[name]);
    await hand.sees('.panel');
    await hand.rests();
  };
  const played = (from, outcome) =>
    from &&
    (async (hand) => {
      await hand.put(put(from));
      await hand.playOut(outcome);
    });
  return {
    fresh: (hand) => hand.put(put({ controls: 'full' })),
    ...Object.fromEntries(
      views.slice(1).map(({ id, fits }) => [`view ${id}`, (hand) => hand.put(put({ view: id, ...fits }))]),
    ),
    analysis: (hand) => hand.put(put({ analysis: 'on' })),
    'analysis of a lost position': lost && ((hand) => hand.put(put({ ...lost, analysis: 'on' }))),
    'few controls': (hand) => hand.put(put()),
    'Why?': panel('why'),
    'Why? of a lost position': lost && panel('why', lost),
    'brute force': panel('check'),
    history: async (hand) => {
      await hand.put(put({ opponent: 'human', controls: 'few history' }));
      await hand.move('any');
      await hand.press(hand.words.history);
      await hand.sees('.panel');
    },
    share: panel('share'),
    embed: panel('embed'),
    keys: panel('keys'),
    'hint: where': async (hand) => {
      await hand.put(put());
      await hand.press(hand.words.hint);
      await hand.says();
    },
    'hint: which': async (hand) => {
      await hand.put(put());
      await hand.press(hand.words.hint);
      await hand.says();
      await hand.press(hand.words.hint);
      await hand.rests();
    },
    'no hint':
      lost &&
      (async (hand) => {
        await hand.put(put(lost));
        await hand.press(hand.words.hint);
        await hand.says();
      }),
    'move refused': async (hand) => {
      await hand.put(put());
      await hand.moveWrongly();
    },
    'set-up refused': async (hand) => {
      await hand.put(put({ controls: 'few setup' }));
      await hand.write('#position', '3 ? 5');
      await hand.sees('form.setup .error');
    },
    waiting: async (hand) => {
      await hand.put(put());
      await hand.hold();
      await hand.call((element) => void element.restart());
      await hand.sees('.status progress');
      await hand.progress(3n, 8n);
    },
    'opponent to begin': async (hand) => {
      await hand.put(put({ first: 'opponent' }));
      await hand.rests();
    },
    'opponent to move': async (hand) => {
      await hand.pace(1000);
      await hand.put(put());
      await hand.move('any');
    },
    'shown, not played': async (hand) => {
      await hand.put(put());
      await hand.call((element, position) => element.show(position), (lost ?? won).position);
    },
    won: played(lateWon, 'won'),
    lost: played(lateLost, 'lost'),
    'where it was lost':
      lateLost &&
      (async (hand) => {
        await hand.put(put({ ...lateLost, controls: 'few history' }));
        await hand.playOut('lost');
        await hand.press(hand.words.history);
        await hand.sees('.panel');
      }),
    drawn:
      drawn &&
      (async (hand) => {
        await hand.put(put({ ...drawn, opponent: 'human' }));
        await hand.playOut('drawn');
      }),
  };
};

/** What happens once, whatever the board is. */
const anyBoard = {
  'damaged link': async (hand) => {
    await hand.put(tag('nimlab-nim', { position: '3 4 5', name: 'board' }), '#board=3_x_5~~');
    await hand.sees('form.setup .error');
  },
};

// ---- Questions ---------------------------------------------------------------------------------------------------

const ladder =
  '<p>The question.</p><div slot="hint">A first hint, in a sentence.</div><div slot="hint">A second hint, in a sentence.</div><div slot="answer">The answer, and why.</div>';

/** Of a game: what is asked of its examples, answered rightly and wrongly. */
const questions = (game, { won, lost, mixed, partizan, grundy, paintable, plays }) => {
  const about = { game, ...won, plays };
  const lostAbout = { game, ...(lost ?? won), plays };
  const number = partizan ? 'value' : grundy === null ? 'winning-moves' : 'grundy';
  const ask = (name, attributes) => tag(`nimlab-${name}`, attributes, ladder);
  const exercise = (kind, attributes) => ask('question', { kind, ...attributes });
  const choose = (html, choice) => async (hand) => {
    await hand.put(html);
    await hand.click(`[data-choice=${choice}]`);
    await hand.sees('.verdict');
    await hand.rests();
  };
  const write =
    (html, ...answers) =>
    async (hand) => {
      await hand.put(html);
      for (const answer of answers) {
        await hand.write('form input', answer);
        await hand.sees('.verdict, .error:not(:empty)');
        await hand.rests();
      }
    };
  const right = { P: 'P', N: 'N', L: 'L', R: 'R', draw: 'draw' };
  const [isWon, isLost] = [right[won.outcome], right[(lost ?? won).outcome]];
  const other = (outcome) => (outcome === 'N' ? 'P' : 'N');
  const move = async (hand, which, of = about) => {
    await hand.put(exercise('move', of));
    await hand.within('[slot=board] > *', () => hand.move(which));
    await hand.sees('.verdict');
    await hand.rests();
  };
  const rung = (times) => async (hand) => {
    await hand.put(exercise('outcome', about));
    for (let n = 0; n < times; n++) await hand.click('.ways button');
  };
  return {
    'outcome: right': choose(exercise('outcome', lostAbout), isLost),
    'outcome: wrong': choose(exercise('outcome', about), other(isWon)),
    'outcome: wrong of a lost position': lost && choose(exercise('outcome', lostAbout), other(isLost)),
    'number: unread': write(exercise('number', { ...about, ask: number }), 'x'),
    'number: wrong': write(exercise('number', { ...about, ask: number }), '77'),
    'number: wrong again': write(exercise('number', { ...about, ask: number }), '77', '78'),
    'number: 1 in place of it': write(exercise('number', { ...about, ask: number }), '1', '0'),
    'move: right': (hand) => move(hand, 'winning'),
    'move: wrong': mixed && ((hand) => move(hand, 'losing', { ...about, ...mixed })),
    'position: empty': lost && write(exercise('position', { ...about, position: '', ask: 'P' }), ''),
    'position: unread': lost && write(exercise('position', { ...about, position: '', ask: 'P' }), '3 ?'),
    'position: wrong': lost && write(exercise('position', { ...about, position: '', ask: 'P' }), won.position),
    'position: right': lost && write(exercise('position', { ...about, position: '', ask: 'P' }), lost.position),
    paint:
      paintable &&
      (async (hand) => {
        await hand.put(exercise('paint', about));
        await hand.within('[slot=board] > *', () => hand.rests());
      }),
    'hint shown': rung(1),
    'answer shown': async (hand) => {
      await hand.put(exercise('outcome', about));
      await hand.click('.ways button:last-of-type');
      await hand.sees('.verdict');
    },
  };
};

// ---- Instruments -------------------------------------------------------------------------------------------------

/**
 * Of an instrument that judges answers: one to what is asked (`ask`) about `about`, and a wrong one; `fits`: what views
 * are about.
 */
const instruments = {
  bimatrix: { ask: 'cells', about: '2,2 1,3 0,1; 3,1 0,0 2,2; 1,0 2,2 1,1', answer: '2 3, 3 2', wrong: '1 1' },
  game_tree: { ask: 'cut', about: '[[4 9 6] [3 7 8] [5 2 11]]', answer: '7 8 11', wrong: '9' },
  guess_card: { ask: 'doubt', about: '2 1', answer: '2/3', wrong: '1/2' },
  kuhn_poker: { ask: 'honest', about: 'first 3', answer: '1/18', wrong: '1/2' },
  matrix_game: { ask: 'row', about: '3 -1; -2 4', answer: '3 2', wrong: '1 1' },
  nimber: {},
  repeated_game: {
    ask: 'best',
    about: '6,6 2,8; 8,2 3,3 | 10 | tit_for_tat',
    answer: '62',
    wrong: '60',
    fits: {
      guess: { acts: '1212' },
      table: { pair: '6 4' },
      plan: { plan: '112.212' },
    },
  },
  secret_stop: { ask: 'stop', about: '1 4 0 9 7', answer: '0 1 0 3 0', wrong: '0 1 0 0 0' },
  twenty_four: {
    ask: 'expression',
    about: '3 3 8 8',
    answer: '8/(3-8/3)',
    wrong: '8*3+3-8',
    fits: { construct: { position: '10' }, copies: { position: '4' } },
  },
};

const instrument = (name, { views, example, ask, about, answer, wrong, fits = {} }) => {
  const put = (more = {}) => tag(tagOf(name), { position: example, controls: 'few', name: 'board', ...more });
  const panel = (panel) => async (hand) => {
    await hand.put(put({ controls: `few ${panel}` }));
    await hand.press(hand.words[panel]);
    await hand.sees('.panel');
  };
  const question =
    (kind, ...answers) =>
    async (hand) => {
      const attributes = { game: name, position: about, ask, label: 'Answer', ...kind.attributes };
      await hand.put(tag(kind.tag, attributes, ladder));
      for (const answer of answers) {
        await hand.write('form input', answer);
        await hand.sees('.verdict, .error:not(:empty)');
        await hand.rests();
      }
    };
  const exercise = { tag: 'nimlab-question', attributes: { kind: 'answer', answer } };
  return {
    fresh: (hand) => hand.put(put({ controls: 'full' })),
    ...Object.fromEntries(
      views.slice(1).map((view) => [`view ${view}`, (hand) => hand.put(put({ view, ...fits[view] }))]),
    ),
    'few controls': (hand) => hand.put(put()),
    refused: (hand) => hand.put(put({ position: '1 ?' })),
    waiting: async (hand) => {
      await hand.put(put());
      await hand.hold();
      await hand.call((element, position) => void element.put({ position }), example);
      await hand.sees('progress');
      await hand.progress(3n, 8n);
    },
    share: panel('share'),
    embed: panel('embed'),
    ...(ask && {
      'answer: unread': question(exercise, '?'),
      'answer: wrong': question(exercise, wrong),
      'answer: wrong again': question(exercise, wrong, wrong),
      'answer: right': question(exercise, answer),
    }),
  };
};

// ---- All of them -------------------------------------------------------------------------------------------------

/** Views that draw one kind of rule only, and a position of it. */
const fitting = {
  squares: { position: '9', rule: '0.007' },
  planets: { position: '5', rule: '2>8 2>9 3>9 3>1 4>1 4>6 5>6 5>7 6>3 6>4 6>5 7>4 7>5 7>1 8>5 8>1 8>2 9>1 9>2 9>3' },
};

/** Play that ends in a draw. */
const draws = { k_in_a_row: { position: 'xox/oox/.x.', rule: '3x3 3' } };

/**
 * Positions that are over after one move more (`lateWon`) or two (`lateLost`), found by playing on: a winning move,
 * else the first.
 * @param {import('../solver/types.ts').Solver} solver
 */
async function late(solver, { name, partizan }, examples) {
  const found = { lateWon: null, lateLost: null };
  for (const { position, rule } of examples) {
    let [at, player] = [position, 'left'];
    for (let ply = 0; ply < 60; ply++) {
      const turn = partizan ? { player } : {};
      const here = await solver.analyse(name, at, rule, turn);
      if (here.moveCount === 0n || here.outcome === 'draw') break;
      const stands = { position: at, rule, ...(partizan && { plays: player }) };
      const wins = here.winningMoves.length > 0;
      if (wins && !found.lateWon) {
        const after = await solver.play(name, at, here.winningMoves[0], rule, turn);
        const next = { ...(partizan && { player: player === 'left' ? 'right' : 'left' }) };
        if ((await solver.analyse(name, after, rule, next)).moveCount === 0n) found.lateWon = stands;
      }
      if (!wins) found.lateLost = stands;
      const { moves } = await solver.moves(name, at, rule, { ...turn, limit: 1 });
      at = await solver.play(name, at, here.winningMoves[0] ?? moves[0], rule, turn);
      if (partizan) player = player === 'left' ? 'right' : 'left';
    }
    if (found.lateWon && found.lateLost) break;
  }
  return found;
}

/**
 * Every sheet by name.
 * @param {import('../solver/types.ts').Solver} solver
 * @param {{ games: Record<string, { views: { id: string }[], examples: { position: string, rule: string }[] }> }} elements build/elements.json
 * @returns {Promise<Record<string, Sheet>>}
 */
export async function sheets(solver, elements) {
  const all = {};
  const put = (name, page, states, rest) => {
    all[name] = { page, rest, states: Object.fromEntries(Object.entries(states).filter(([, reach]) => reach)) };
  };
  const infos = Object.fromEntries((await solver.games()).map((info) => [info.name, info]));
  for (const [game, { views, examples }] of Object.entries(elements.games)) {
    const info = infos[game];
    const known = [];
    for (const { position, rule } of examples) {
      const { outcome, moveCount, grundy, winningMoves } = await solver.analyse(game, position, rule);
      if (moveCount > 0n && position.length < 200)
        known.push({
          example: { position, rule, outcome },
          grundy,
          wins: winningMoves.length > 0,
          mixed: winningMoves.length > 0 && winningMoves.length < moveCount,
        });
    }
    const won = known.find(({ wins }) => wins) ?? known[0];
    const lost = known.find(({ wins, example }) => !wins && example.outcome !== 'draw');
    const ends = await late(
      solver,
      info,
      known.map(({ example }) => example),
    );
    const mixed = known.find((each) => each.mixed)?.example;
    const of = { won: won.example, lost: lost?.example, mixed, ...ends, drawn: draws[game], partizan: info.partizan };
    const page = `reference/${game}/`;
    const fitted = views.map(({ id }) => ({ id, fits: fitting[id] }));
    put(game, page, { ...board(game, { ...of, views: fitted }), ...(game === 'nim' && anyBoard) }, true);
    const plays = info.partizan ? 'left' : '';
    put(
      `${game}-questions`,
      page,
      questions(game, { ...of, plays, grundy: won.grundy, paintable: info.paintable }),
      false,
    );
  }
  for (const { name, example } of await solver.instruments()) {
    if (!instruments[name]) continue; // the bench: its pages are in the pictures of pages
    const { words } = await import(`../instruments/${name}/words.en.ts`);
    const views = Object.keys(words.views ?? {});
    put(name, `reference/instruments/${name}/`, instrument(name, { ...instruments[name], views, example }), true);
  }
  return all;
}
