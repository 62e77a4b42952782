/** The border of the module: every call, bad input of every kind, 64-bit values, long work. */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  loadSolver,
  none,
  SolverError,
  type Answering,
  type Move,
  type Player,
  type Solver,
  type Strategy,
} from 'nimlab';

const root = fileURLToPath(new URL('../../', import.meta.url));
const max = (1n << 64n) - 1n;
let solver: Solver;
before(async () => {
  solver = await loadSolver();
});
after(() => solver.close());

/** The error of a call that must be refused. */
async function refusal(call: Promise<unknown>): Promise<SolverError> {
  const outcome: unknown = await call.then(
    () => assert.fail('nothing was refused'),
    (error: unknown) => error,
  );
  assert.ok(outcome instanceof SolverError, String(outcome));
  return outcome;
}

describe('answers', () => {
  test('the example of the README', async () => {
    const analysis = await solver.analyse('nim', '3 4 5');
    assert.equal(analysis.outcome, 'N');
    assert.equal(analysis.grundy, 2n);
    assert.deepEqual(analysis.winningMoves, [{ text: '1-2', numbers: [1n, 2n] }]);
    const subtraction = await solver.analyse('subtraction', '20', '1,3,4');
    assert.equal(subtraction.outcome, 'N'); // 20 = 2 · 7 + 6; {1,3,4} has P-positions 0 and 2 modulo 7
    assert.deepEqual(
      subtraction.winningMoves.map(({ text }) => text),
      ['1-4'],
    );
  });

  test('games tell their notation and limits', async () => {
    const games = await solver.games();
    // Those that have something to be looked up.
    const described = globSync('content/reference/*.yaml', { cwd: root }).map((file) => basename(file, '.yaml'));
    assert.ok(described.length > 20);
    assert.deepEqual(games.map(({ name }) => name).sort(), described.sort());
    const nim = games[0]!;
    assert.deepEqual(nim.moveFields, ['heap', 'take']);
    assert.equal(nim.limits['heap'], max);
    assert.equal(nim.hasTable, false);
    assert.equal(games[1]!.defaultRule, '1,3,4');
    assert.deepEqual(
      games.filter(({ loopy }) => loopy).map(({ name }) => name),
      ['grid_walk', 'token_graph', 'sum'],
    );
    for (const { name, example, hasTable, hasMap } of games) {
      await solver.analyse(name, example);
      if (hasTable) assert.equal((await solver.table(name, 5)).values.length, 5, name);
      else assert.equal((await refusal(solver.table(name, 5))).code, 'unsupported', name);
      if (hasMap) assert.ok((await solver.map(name)).width > 0, name);
      else assert.equal((await refusal(solver.map(name))).code, 'unsupported', name);
    }
  });

  test('a map has every position of a board, and says where there is no number', async () => {
    const board = await solver.map('grid_walk', '3x4 1:0 0:1 1:1');
    assert.deepEqual([board.width, board.height], [3, 4]);
    // From the corner at the bottom right letters alternate along the edges.
    assert.deepEqual([...board.outcomes], [1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0]);
    assert.equal(board.level[0], 5);
    // 1 and 2 lead to each other, 1 also to the end: 1 is won, so 2 is lost.
    const loop = await solver.map('token_graph', '1>2 2>1 1>3');
    assert.deepEqual([...loop.outcomes], [1, 0, 0]);
    assert.deepEqual([...loop.level], [none, none, 0]);
    assert.deepEqual([...loop.distance], [1, 2, 0]);
    assert.deepEqual(structuredClone(board), board);
  });

  test('questions of different kinds that are under way together do not meet', async () => {
    const rule = '0.007'; // Treblecross: no short period
    const [table, one, two, searched] = await Promise.all([
      solver.table('octal', 30_000, rule),
      solver.analyse('lasker', '1 2 3'),
      solver.analyse('octal', '20000', rule),
      solver.search('nim', '12 13 14'),
    ]);
    assert.equal(table.values.length, 30_000);
    assert.equal(one.grundy, 1n ^ 2n ^ 4n); // 3 has the value 4
    assert.equal(two.grundy, BigInt(table.values[20_000]!));
    assert.equal(searched.grundy, 12n ^ 13n ^ 14n);
  });

  test('draws and distances are told', async () => {
    const draw = await solver.analyse('token_graph', '1', '1>2 2>1');
    assert.equal(draw.outcome, 'draw');
    assert.equal(draw.grundy, null);
    assert.equal(draw.distance, null);
    assert.equal((await solver.search('token_graph', '1', '1>2 2>1')).grundy, null);
    assert.equal((await solver.analyse('token_graph', '1', '1>2>3>4')).distance, 3n);
  });

  test('players who differ: every question is about the one who is to move', async () => {
    const [game, position] = ['red_blue_hackenbush', '0b1r2 0-3'];
    assert.deepEqual(
      (await solver.games()).filter(({ partizan }) => partizan).map(({ name }) => name),
      [game],
    );
    assert.equal((await solver.brief()).find(({ name }) => name === game)?.partizan, true);
    const [left, right] = [
      await solver.analyse(game, position),
      await solver.analyse(game, position, '', { player: 'right' }),
    ];
    assert.deepEqual([left.player, left.outcome, left.moveCount], ['left', 'L', 2n]);
    assert.deepEqual([right.player, right.outcome, right.winningMoves], ['right', 'L', []]);
    // 1/2 and a star: Left wins by what leaves the other 0 or more, never by less.
    assert.deepEqual(left.value, { numerator: 1n, exponent: 1, nimber: 1n });
    assert.deepEqual(right.value, left.value);
    const moves = async (player: Player) =>
      (await solver.moves(game, position, '', { player })).moves.map(({ text }) => text);
    assert.deepEqual(await moves('left'), ['0-1-1', '0-3-3']);
    assert.deepEqual(await moves('right'), ['0-3-3', '1-2-2']);
    assert.equal(await solver.play(game, position, '1-2-2', '', { player: 'right' }), '0b1 0-3');
    assert.equal((await refusal(solver.play(game, position, '1-2-2'))).code, 'illegal_move');
    const reply = await solver.reply(game, '0r1 0b2', 'perfect', 1n, '', { player: 'right' });
    assert.equal(reply.text, '0-1-2');
    for (const player of ['left', 'right'] as const) {
      const { outcome, winningMoves } = await solver.analyse(game, position, '', { player });
      const searched = await solver.search(game, position, '', { player });
      assert.deepEqual([searched.outcome, searched.winningMoves], [outcome, winningMoves]);
      const { lines } = await solver.certify(game, position, '', { player });
      assert.ok(lines.length > 0);
      for (const { move, to } of lines) assert.equal(await solver.play(game, position, move, '', { player }), to);
    }
    for (const wrong of ['Left', '', 1]) {
      assert.equal((await refusal(solver.analyse(game, position, '', { player: wrong as Player }))).code, 'syntax');
    }
    assert.equal((await refusal(solver.analyse('sum', '0b1 | 3', `${game} | nim`))).code, 'unsupported');
  });

  test('partizan values are exact', async () => {
    const value = async (position: string) => (await solver.analyse('red_blue_hackenbush', position)).value;
    const stalk = (colours: string) => [...colours].reduce((text, colour, i) => `${text}${colour}${i + 1}`, '0');
    // Berlekamp's rule: 1 and 59 halvings; sixty of Right's.
    assert.deepEqual(await value(stalk('b' + 'r'.repeat(59))), { numerator: 1n, exponent: 59, nimber: 0n });
    assert.deepEqual(await value(stalk('r'.repeat(60))), { numerator: -60n, exponent: 0, nimber: 0n });
    assert.deepEqual(await value(stalk('rb')), { numerator: -1n, exponent: 1, nimber: 0n });
    assert.deepEqual(await value('0'), { numerator: 0n, exponent: 0, nimber: 0n });
    assert.equal(await value('0-1b2'), null); // a flower is neither
    assert.equal((await solver.analyse('nim', '3')).value, null);
  });

  test('a long rule crosses once, is answered in canonical form, and the oldest is forgotten and kept anew', async () => {
    const path = (length: number, from = 1) =>
      Array.from({ length }, (_, i) => `${from + i}>${from + i + 1}`).join(' ');
    const rules = Array.from({ length: 7 }, (_, i) => path(2_000 + i));
    for (const again of [false, true]) {
      for (const [i, rule] of rules.entries()) {
        const { distance, rule: said } = await solver.analyse('token_graph', '1', rule);
        assert.equal(distance, BigInt(2_000 + i), String(again));
        assert.equal(said, rule);
      }
    }
    assert.equal((await solver.map('token_graph', rules[0])).rule, rules[0]);
    const bad = await refusal(solver.analyse('token_graph', '1', `${path(2_000)} 7>x`));
    assert.deepEqual([bad.code, bad.field, bad.part], ['not_a_number', 'rule', 'x']);
  });

  test('an analysis is plain data, canonical', async () => {
    const analysis = await solver.analyse('nim', ' 003，4;5 ');
    assert.equal(analysis.position, '3 4 5');
    assert.deepEqual(analysis.numbers, [3n, 4n, 5n]);
    assert.deepEqual(analysis.components, [3n, 4n, 5n]);
    assert.equal(analysis.moveCount, 12n);
    assert.equal(analysis.method, 'theorem');
    assert.deepEqual(structuredClone(analysis), analysis);
  });

  test('moves come in pages', async () => {
    const { moves, total } = await solver.moves('nim', '2 1', '', { offset: 1n, limit: 5 });
    assert.equal(total, 3n);
    assert.deepEqual(
      moves.map(({ text }) => text),
      ['1-2', '2-1'],
    );
    assert.equal((await solver.moves('nim', String(max), '', { offset: max - 1n })).moves[0]!.text, `1-${max}`);
    assert.deepEqual((await solver.moves('nim', '2', '', { offset: 9n })).moves, []);
  });

  test('a move is played by its text or as it came', async () => {
    assert.equal(await solver.play('nim', '3 4 5', '1-2'), '1 4 5');
    const [move] = (await solver.analyse('nim', '3 4 5')).winningMoves;
    assert.equal(await solver.play('nim', '3 4 5', move!), '1 4 5');
    assert.equal(await solver.play('subtraction', '20', '1-4', '1,3,4'), '16');
  });

  test('a certificate gives every move of a P-position its refutation', async () => {
    const { outcome, lines, total, equal } = await solver.certify('nim', '1 2 3');
    assert.equal(outcome, 'P');
    assert.equal(total, 6n);
    assert.equal(equal, 0n);
    for (const { move, to, reply } of lines) {
      assert.equal(await solver.play('nim', '1 2 3', move), to);
      assert.equal((await solver.analyse('nim', await solver.play('nim', to, reply!))).outcome, 'P');
    }
    const page = await solver.certify('nim', '1 2 3', '', { offset: 4n, limit: 1 });
    assert.deepEqual(page.lines, [lines[4]]);
  });

  test('a certificate shows an option of each smaller value', async () => {
    const { grundy, reached } = await solver.certify('subtraction', '5', '1,3,4');
    assert.equal(grundy, 3n);
    assert.deepEqual(
      reached.map((line) => line.grundy),
      [0n, 1n, 2n],
    );
  });

  test('search agrees with the theorem and counts positions', async () => {
    const found = await solver.search('nim', '4 5 6');
    const { grundy, winningMoves } = await solver.analyse('nim', '4 5 6');
    assert.equal(found.grundy, grundy);
    assert.deepEqual(found.winningMoves, winningMoves);
    assert.equal(found.states, 75n); // 5 · 6 · 7 triples, those that differ in order counted once
    assert.equal(found.summands, 0n);
  });

  test('search tells when it went over to summands, and its progress goes on', async () => {
    const seen: bigint[] = [];
    const found = await solver.search('split_nim', '7 7 7', '', { onProgress: ({ done }) => seen.push(done) });
    assert.equal(found.summands, 3n);
    assert.equal(found.grundy, 13n); // the seventh odious number, thrice
    assert.deepEqual(found.winningMoves, (await solver.analyse('split_nim', '7 7 7')).winningMoves);
    assert.ok(found.states < seen.at(-1)!, 'of the summands alone');
    assert.ok(seen.every((done, i) => i === 0 || done >= seen[i - 1]!));
  });

  test('a table has its values and its proven period', async () => {
    const { values, outcomes, period, rule } = await solver.table('subtraction', 5000, ' 4 3 1');
    assert.equal(rule, '1,3,4');
    assert.equal(values.length, 5000);
    assert.deepEqual([...values.slice(0, 7)], [0, 1, 0, 1, 2, 3, 2]); // Ferguson, part I, section 3
    assert.equal(outcomes.length, 5000);
    assert.deepEqual([...outcomes.slice(0, 7)], [0, 1, 0, 1, 1, 1, 1]); // P where n is 0 or 2 modulo 7
    assert.deepEqual(period, { preperiod: 0n, period: 7n });
  });

  test('replies depend on the seed alone', async () => {
    const reply = (seed: bigint) => solver.reply('nim', '9 9', 'perfect', seed);
    assert.deepEqual(await reply(7n), await reply(7n));
    const texts = new Set<string>();
    for (let seed = 0n; seed < 20n; seed++) texts.add((await reply(seed)).text);
    assert.ok(texts.size > 1);
    assert.equal((await solver.reply('nim', '3 4 5', 'perfect', 1n)).text, '1-2');
    // Of the moves that win, the one that answers the last; 11 is lost as well as 10.
    const answered = async (strategy: Strategy, last: Move | string) =>
      (await solver.reply('subtraction', '13', 'perfect', 1n, '2,3', { strategy, last })).text;
    assert.equal(await answered('theorem', '1-2'), '1-3');
    assert.equal(await answered('theorem', { text: '1-2', numbers: [1n, 2n] }), '1-3');
    assert.equal(await answered('smallest', '1-2'), '1-2');
    assert.equal((await solver.reply('nim', '4 4 1', 'perfect', 1n, '', { strategy: 'mirror' })).text, '3-1');
  });
});

describe('instruments', () => {
  test('each tells what it can be asked, and answers its example', async () => {
    for (const { name, questions, example } of await solver.instruments()) {
      assert.ok(questions.length > 0);
      assert.ok(await solver.ask(name as 'nimber', questions[0] as 'add', example), name);
      assert.equal((await refusal(solver.analyse(name, example))).code, 'unsupported');
    }
    assert.ok((await solver.instruments()).some(({ name, limits }) => name === 'nimber' && limits['number'] === max));
  });

  test('nimbers: numbers of 64 bits, blocks of the table and steps are plain data', async () => {
    assert.equal((await solver.ask('nimber', 'multiply', '12 9')).value, 10n); // source 004
    const { numbers, value } = await solver.ask('nimber', 'inverse', String(max));
    assert.deepEqual(numbers, BigUint64Array.of(max));
    assert.equal((await solver.ask('nimber', 'multiply', `${max} ${value}`)).value, 1n);
    const { values, rows, columns } = await solver.ask('nimber', 'table', '1 1 4 6'); // OEIS A051776
    assert.deepEqual([rows, columns, values.length], [4, 6, 24]);
    assert.deepEqual([...values.subarray(18)], [4n, 8n, 12n, 6n, 2n, 14n]);
    assert.equal((await solver.ask('nimber', 'table', '0 0 512 512')).values.length, 512 * 512);
    const { solutions, beyond } = await solver.ask('nimber', 'solve', '1');
    assert.deepEqual([[...solutions], beyond], [[2n, 3n], null]);
    assert.deepEqual([...(await solver.ask('nimber', 'polynomial', '2')).exponents], [2, 1, 0]);
    const steps = await solver.ask('nimber', 'explain', '24 17');
    assert.deepEqual(steps[0], {
      key: 'split',
      numbers: [0n, 24n, 17n, 16n, 1n, 8n, 1n, 1n],
      lit: ['depth-0'],
      position: '24 17',
    });
    assert.equal(steps.at(-1)!.numbers.at(-1), 128n); // source 004
    assert.deepEqual(structuredClone(steps), steps);
  });

  test('bad input is refused as data', async () => {
    const error = await refusal(solver.ask('nimber', 'multiply', '2 18446744073709551616'));
    assert.deepEqual([error.code, error.field, error.at], ['too_large', 'position', 2]);
    assert.equal((await refusal(solver.ask('nimber', 'inverse', '0'))).code, 'too_small');
    assert.equal((await refusal(solver.ask('nimber', 'add', 3 as unknown as string))).field, 'position');
    assert.equal((await refusal(solver.ask('nimber', 'cube' as 'add', '3'))).code, 'unsupported');
    assert.equal((await refusal(solver.ask('nimber', 'keep' as 'add', '3'))).code, 'unsupported');
    assert.equal((await refusal(solver.ask('nimbers' as 'nimber', 'add', '3'))).code, 'unknown_game');
    assert.equal((await refusal(solver.ask('nimber', 'add', '3', { rule: '2' }))).field, 'rule');
    assert.equal((await refusal(solver.ask('nimber', 'add', '3', { numbers: [-1n] }))).code, 'negative');
  });
});

describe('64 bits', () => {
  test('heaps, values and moves are exact to the last bit', async () => {
    const { grundy, winningMoves } = await solver.analyse('nim', `${max} ${max - 1n} 2`);
    assert.equal(grundy, max ^ (max - 1n) ^ 2n);
    for (const move of winningMoves) {
      assert.equal((await solver.analyse('nim', await solver.play('nim', `${max} ${max - 1n} 2`, move))).grundy, 0n);
    }
    assert.equal((await solver.analyse('subtraction', String(max), '1..999999999999999999')).grundy, max % 10n ** 18n);
    assert.equal((await solver.reply('nim', `${max} 1`, 'perfect', max)).text, `1-${max - 1n}`);
  });

  test('ten thousand heaps', async () => {
    const heaps = Array.from({ length: 10_000 }, (_, i) => (BigInt(i) * 11400714819323198485n) & max);
    const { grundy, winningMoves, winningMoveCount } = await solver.analyse('nim', heaps.join(' '));
    assert.equal(
      grundy,
      heaps.reduce((a, b) => a ^ b),
    );
    const winning = heaps.filter((heap) => (heap ^ grundy!) < heap);
    assert.equal(winningMoveCount, BigInt(winning.length));
    assert.equal(winningMoves.length, winning.length);
  });
});

describe('bad input is refused as data, with its place', () => {
  const cases: [string, string, string | undefined, Partial<SolverError>][] = [
    ['nim', '', '', { code: 'empty', field: 'position' }],
    ['nim', ' , ', '', { code: 'empty', field: 'position' }],
    ['nim', '3 -4', '', { code: 'negative', field: 'position', part: '-4', at: 2 }],
    ['nim', '18446744073709551616', '', { code: 'too_large', part: '18446744073709551616', limit: String(max), at: 0 }],
    ['nim', '3 four', '', { code: 'not_a_number', part: 'four', at: 2 }],
    ['nim', '石子 4', '', { code: 'not_a_number', part: '石子', at: 0 }],
    ['nim', '3 石', '', { code: 'not_a_number', part: '石', at: 2 }],
    ['nim', '\u0000', '', { code: 'not_a_number' }],
    ['nim', '\ud800', '', { code: 'not_a_number' }],
    ['nim', '1 '.repeat(100_001), '', { code: 'too_many', part: '100001', limit: '100000' }],
    ['nim', '9'.repeat(1_000_000), '', { code: 'too_large', part: '9'.repeat(40) }],
    ['nim', '3', '1,2', { code: 'syntax', field: 'rule' }],
    ['chess', '3', '', { code: 'unknown_game', field: 'game', part: 'chess' }],
    ['', '3', '', { code: 'unknown_game', field: 'game' }],
    ['subtraction', '20', '1,0', { code: 'too_small', field: 'rule', part: '0', limit: '1', at: 2 }],
    ['subtraction', '20', 'all', { code: 'not_a_number', field: 'rule', part: 'all' }],
  ];
  for (const [game, position, rule, expected] of cases) {
    test(`${game} '${position.slice(0, 24)}' ${rule ?? ''}: ${expected.code}`, async () => {
      for (const call of [solver.analyse, solver.search, solver.certify, solver.moves]) {
        const error = await refusal(call(game, position, rule));
        assert.deepEqual({ ...expected, ...pick(error, expected) }, expected);
      }
    });
  }

  test('values of the wrong type', async () => {
    for (const wrong of [3, undefined, null, {}, [3], Number.NaN, 3n, Symbol('x')]) {
      assert.equal((await refusal(solver.analyse('nim', wrong as string))).field, 'position');
      assert.equal((await refusal(solver.analyse(wrong as string, '3'))).field, 'game');
      assert.equal((await refusal(solver.play('nim', '3', wrong as string))).field, 'move');
    }
    assert.equal((await refusal(solver.table('subtraction', Number.NaN))).code, 'not_a_number');
    assert.equal((await refusal(solver.table('subtraction', -1))).code, 'negative');
    assert.equal((await refusal(solver.table('subtraction', 1.5))).code, 'not_a_number');
    assert.equal((await refusal(solver.table('subtraction', 1e9))).code, 'too_large');
    assert.equal((await refusal(solver.reply('nim', '3', 'perfect', -1n))).code, 'negative');
    assert.equal((await refusal(solver.reply('nim', '3', 'good' as 'perfect', 1n))).code, 'syntax');
    const how = (more: Answering) => refusal(solver.reply('nim', '3', 'perfect', 1n, '', more));
    assert.equal((await how({ strategy: 'best' as 'any' })).part, 'best');
    assert.equal((await how({ last: 'x' })).field, 'move');
  });

  test('moves', async () => {
    const code = async (move: string) => (await refusal(solver.play('nim', '3 4 5', move))).code;
    assert.equal(await code('1-4'), 'illegal_move');
    assert.equal(await code('0-1'), 'illegal_move');
    assert.equal(await code('4-1'), 'illegal_move');
    assert.equal(await code('1'), 'syntax');
    assert.equal(await code(''), 'syntax');
    assert.equal(await code('1--1'), 'syntax');
    assert.equal(await code('1-18446744073709551616'), 'too_large');
    assert.equal((await refusal(solver.reply('nim', '0', 'perfect', 1n))).code, 'game_over');
  });

  test('questions a game cannot answer', async () => {
    assert.equal((await refusal(solver.table('nim', 10))).code, 'unsupported');
    assert.equal((await refusal(solver.search('nim', String(max)))).code, 'too_long');
  });

  test('memory is capped, and the solver lives on', async () => {
    assert.equal((await refusal(solver.search('nim', '1 '.repeat(40_000)))).code, 'too_long');
    // What is counted while it is read needs no more memory than it may have; a text that is larger than all memory
    // does.
    assert.equal((await refusal(solver.analyse('gra', '1 '.repeat(30_000_000)))).code, 'too_many');
    const error = await refusal(solver.analyse('gra', '1 '.repeat(130_000_000)));
    assert.equal(error.code, 'memory');
    assert.equal(error.limit, '256');
    assert.equal((await solver.analyse('nim', '3 4 5')).grundy, 2n);
  });
});

function pick(error: SolverError, keys: object): Partial<SolverError> {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, error[key as keyof SolverError]]));
}

describe('long work', () => {
  const long = '80 80 80';

  test('gives way to timers and to short questions, and reports progress', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const seen: bigint[] = [];
    const search = solver.search('nim', long, '', { onProgress: ({ done }) => seen.push(done) });
    let overtook = false;
    const short = solver.analyse('nim', '3 4 5').then(() => (overtook = true));
    await short;
    assert.ok(overtook);
    assert.equal((await search).grundy, 80n);
    clearInterval(timer);
    assert.ok(ticks > 2, `${ticks} ticks`);
    assert.ok(seen.length > 2);
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => (a < b ? -1 : 1)),
    );
  });

  test('is cancelled at once and resumed by the same question', async () => {
    const abort = new AbortController();
    let reached = 0n;
    const cancelled = solver.search('nim', long, '', {
      signal: abort.signal,
      onProgress: ({ done }) => {
        reached = done;
        abort.abort();
      },
    });
    await assert.rejects(cancelled, { name: 'AbortError' });
    assert.ok(reached > 0n);
    let first: bigint | undefined;
    const found = await solver.search('nim', long, '', { onProgress: ({ done }) => (first ??= done) });
    assert.ok(first! > reached, 'it began anew');
    assert.equal(found.grundy, 80n);
  });

  test('is refused before it begins where the signal has fired', async () => {
    await assert.rejects(solver.search('nim', long, '', { signal: AbortSignal.abort() }), { name: 'AbortError' });
  });

  test('the same question twice, cancelled twice, is resumed once and answered', async () => {
    const abort = new AbortController();
    const both = [1, 2].map(() =>
      solver.search('nim', '49 50 51', '', { signal: abort.signal, onProgress: () => abort.abort() }),
    );
    for (const each of both) await assert.rejects(each, { name: 'AbortError' });
    assert.equal((await solver.search('nim', '49 50 51')).grundy, 49n ^ 50n ^ 51n);
  });

  test('two at a time both end', async () => {
    const [a, b] = await Promise.all([solver.search('nim', '40 40 41'), solver.search('nim', '41 40 40')]);
    assert.equal(a.grundy, b.grundy);
  });

  test('ends with the solver', async () => {
    const another = await loadSolver();
    another.close();
    assert.equal((await refusal(another.games())).code, 'unavailable');
  });
});
