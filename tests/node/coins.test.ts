// How coins are chosen one by one, held to the solver: which coins a move turns, and that every move can be put
// together.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { cellsOf, coinAt, headsIn, written } from '../../web/games/coins/coin_grid/scene.ts';
import { exactly, placesOf, shared, union, within, type Coins, type Turn } from '../../web/games/coins/choice.ts';

/** How a board of a game reads positions and moves. */
const boards = {
  coin_row: {
    position: '2 3 5 8 9',
    heads: (numbers: readonly bigint[]): Coins => numbers.map(Number),
    coins: (numbers: readonly bigint[], [shape = 0n]: readonly bigint[]) => placesOf(numbers, shape),
    written: (heads: Coins) => heads.join(' ') || '0',
    rules: ['turtles', 'mock', 'triplets', 'ruler', 'run 2..5', 'spaced 3', 'spaced 2,4 at 1,2', 'take 1,3,4'],
  },
  coin_grid: {
    position: '1,2 3,5 5,3 6,6',
    heads: headsIn,
    coins: cellsOf,
    written,
    rules: [
      'corners',
      'rugs',
      'acrostic',
      'turtles x mock',
      'ruler x turtles',
      'take 1,3 x run 2..5',
      'spaced 3 x ruler',
    ],
  },
};

describe('coins chosen one by one', () => {
  let solver: Solver;
  before(async () => {
    solver = await loadSolver();
  });
  after(() => solver.close());

  for (const [game, board] of Object.entries(boards)) {
    const { position, rules } = board;
    const turnsUnder = async (rule: string) => {
      const { ruleNumbers, numbers } = await solver.analyse(game, position, rule);
      const { moves, total } = await solver.moves(game, position, rule, { limit: 5000 });
      assert.equal(BigInt(moves.length), total);
      assert.ok(moves.length > 0);
      const turns = moves.map((move): Turn => ({
        numbers: move.numbers,
        coins: board.coins(move.numbers, ruleNumbers),
      }));
      return { moves, turns, heads: board.heads(numbers) };
    };

    for (const rule of rules) {
      test(`${game}, ${rule}: a move turns the coins that it is read as, and no others`, async () => {
        const { moves, turns, heads } = await turnsUnder(rule);
        assert.equal(board.written(heads), position);
        for (const [i, move] of moves.entries()) {
          const left = new Set(heads);
          for (const coin of turns[i]!.coins) if (!left.delete(coin)) left.add(coin);
          const after = board.written([...left].sort((a, b) => a - b));
          assert.equal(after, await solver.play(game, position, move, rule), move.text);
        }
      });

      test(`${game}, ${rule}: whoever chooses its coins, the largest first, has the move`, async () => {
        const { turns } = await turnsUnder(rule);
        for (const turn of turns) {
          for (const n of [1, 2, turn.coins.length]) {
            const left = within(turns, turn.coins.slice(0, n));
            assert.ok(left.includes(turn));
            for (const coin of shared(left)) assert.ok(turn.coins.includes(coin));
            for (const coin of turn.coins) assert.ok(union(left).has(coin));
          }
          assert.equal(exactly(within(turns, turn.coins), turn.coins), turn);
        }
      });
    }
  }

  test('a run is settled by its ends, a rectangle by its corners', () => {
    const runs = Array.from({ length: 9 }, (_, i): Turn => {
      const coins = Array.from({ length: i + 1 }, (_, k) => 9 - k);
      return { numbers: [], coins };
    });
    assert.deepEqual(shared(within(runs, [9, 4])), [9, 8, 7, 6, 5, 4]);
    const corners = [1, 2].map((row): Turn => ({
      numbers: [],
      coins: [coinAt(4, 5), coinAt(4, 2), coinAt(row, 5), coinAt(row, 2)],
    }));
    assert.deepEqual(shared(within(corners, [coinAt(4, 5), coinAt(2, 2)])), corners[1]!.coins);
  });
});

// Turn-a-Block by its published results (Shirriff): of chequered boards of 3 to 8 rows and columns whose last square is
// to be turned, the second player wins four.
test('Rugs is Turn-a-Block', async () => {
  const solver = await loadSolver();
  try {
    const lost: string[] = [];
    for (let rows = 3; rows <= 8; rows += 1) {
      for (let columns = rows; columns <= 8; columns += 1) {
        const heads = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns) + 1, (i % columns) + 1])
          .filter(([row, column]) => (rows + columns - row! - column!) % 2 === 0)
          .map((each) => each.join(','));
        const { outcome } = await solver.analyse('coin_grid', heads.join(' '), 'rugs');
        if (outcome === 'P') lost.push(`${rows}×${columns}`);
      }
    }
    assert.deepEqual(lost, ['3×4', '3×8', '4×7', '7×8']);
  } finally {
    solver.close();
  }
});
