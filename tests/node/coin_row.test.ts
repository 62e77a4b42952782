// How coins are chosen one by one, held to the solver: which coins a move turns, and that every move can be put together.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { exactly, shared, turnsOf, union, within } from '../../web/widgets/coin_row/choice.ts';

const rules = ['turtles', 'mock', 'triplets', 'ruler', 'run 2..5', 'spaced 3', 'spaced 2,4 at 1,2', 'take 1,3,4'];

describe('coins chosen one by one', () => {
  let solver: Solver;
  before(async () => {
    solver = await loadSolver();
  });
  after(() => solver.close());

  const heads = ['2', '3', '5', '8', '9'];
  const turnsUnder = async (rule: string) => {
    const { ruleNumbers } = await solver.analyse('coin_row', heads.join(' '), rule);
    const { moves } = await solver.moves('coin_row', heads.join(' '), rule, { limit: 1000 });
    return { moves, turns: turnsOf(moves, ruleNumbers[0]!) };
  };

  for (const rule of rules) {
    test(`${rule}: a move turns the coins that it is read as, and no others`, async () => {
      const { moves, turns } = await turnsUnder(rule);
      assert.ok(moves.length > 1);
      for (const [i, move] of moves.entries()) {
        const left = new Set(heads);
        for (const coin of turns[i]!.coins) if (!left.delete(`${coin}`)) left.add(`${coin}`);
        const position = [...left].sort((a, b) => Number(a) - Number(b)).join(' ') || '0';
        assert.equal(position, await solver.play('coin_row', heads.join(' '), move, rule), move.text);
      }
    });

    test(`${rule}: whoever chooses its coins, the largest first, has the move`, async () => {
      const { turns } = await turnsUnder(rule);
      for (const turn of turns) {
        for (let n = 1; n <= turn.coins.length; n++) {
          const left = within(turns, turn.coins.slice(0, n));
          assert.ok(left.includes(turn));
          for (const coin of shared(left)) assert.ok(turn.coins.includes(coin));
          for (const coin of turn.coins) assert.ok(union(left).has(coin));
        }
        assert.equal(exactly(within(turns, turn.coins), turn.coins), turn);
      }
    });
  }

  test('a run is settled by its ends', async () => {
    const { turns } = await turnsUnder('ruler');
    assert.deepEqual(shared(within(turns, [8, 3])), [8, 7, 6, 5, 4, 3]);
  });
});
