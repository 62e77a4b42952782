// The lists of moves that boards keep: pages, answers that come too late, presses that come too early.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '../../web/solver/types.ts';
import { MoveLists, Moves, type AskMoves } from '../../web/draw/moves.ts';

const move = (n: number): Move => ({ text: `${n}`, numbers: [BigInt(n)] });

/** A solver that answers when it is told to; a position "n" has n moves, "x" fails. */
function slow() {
  const asked: { position: string; offset: bigint; answer: () => Promise<void> }[] = [];
  const ask: AskMoves = (position, _rule, page) =>
    new Promise((resolve, reject) => {
      const { offset = 0n, limit = 200 } = page!;
      const answer = async () => {
        const total = Number(position);
        const count = Math.max(0, Math.min(limit, total - Number(offset)));
        if (Number.isNaN(total)) reject(new Error('no answer'));
        else
          resolve({ moves: Array.from({ length: count }, (_, i) => move(Number(offset) + i)), total: BigInt(total) });
        await new Promise(setImmediate);
      };
      asked.push({ position, offset, answer });
    });
  return { ask, asked };
}

test('moves come in pages, all of them but for a very long list, and are known when the last has come', async () => {
  for (const [count, kept, pages] of [
    [0, 0, 1],
    [3, 3, 1],
    [1000, 1000, 1],
    [2500, 2500, 3],
    [50_000, 6000, 6],
  ] as const) {
    const { ask, asked } = slow();
    let changes = 0;
    const moves = new Moves(ask, () => changes++);
    assert.ok(moves.follow(`${count}`, ''));
    assert.ok(!moves.follow(`${count}`, ''), 'the same position is asked about once');
    for (let i = 0; i < asked.length; i++) {
      assert.equal(moves.listed, false);
      await asked[i]!.answer();
    }
    assert.equal(asked.length, pages, `${count}`);
    assert.equal(moves.list.length, kept);
    assert.equal(moves.has('2'), kept > 2);
    assert.equal(moves.has('99999'), kept === count ? false : null, 'what is not listed may be a move');
    assert.equal(changes, 1);
  }
});

test('an answer about another position, or another rule, is dropped', async () => {
  const { ask, asked } = slow();
  const moves = new Moves(ask, () => {});
  moves.follow('5', '');
  moves.follow('2', '');
  await asked[1]!.answer();
  await asked[0]!.answer();
  assert.equal(moves.list.length, 2);
  assert.ok(moves.follow('2', 'other'));
  assert.equal(moves.listed, false);
  assert.equal(moves.has('1'), null);
});

test('what is pressed before the moves are there waits: the last one, as long as the position stays', async () => {
  const { ask, asked } = slow();
  const moves = new Moves(ask, () => {});
  const done: string[] = [];
  const press = (name: string) => {
    if (!moves.waits(() => press(name))) done.push(`${name} of ${moves.list.length}`);
  };
  press('before any');
  moves.follow('3', '');
  press('first');
  press('second');
  await asked[0]!.answer();
  press('third');
  assert.deepEqual(done, ['before any of 0', 'second of 3', 'third of 3']);

  moves.follow('4', '');
  press('forgotten');
  moves.follow('5', '');
  await asked[1]!.answer();
  await asked[2]!.answer();
  assert.equal(done.length, 3);

  moves.follow('x', '');
  press('unknown');
  await asked[3]!.answer();
  assert.equal(done.at(-1), 'unknown of 0', 'the solver judges what is pressed where it lists nothing');
  assert.equal(moves.listed, false);
});

test('lists of many positions are asked for once each and kept under one rule', async () => {
  const { ask, asked } = slow();
  let changes = 0;
  const lists = new MoveLists(ask, () => changes++);
  for (const position of ['3', '4', '3', 'x', '7000']) assert.equal(lists.of(position, ''), null);
  assert.deepEqual(
    asked.map(({ position }) => position),
    ['3', '4', 'x', '7000'],
  );
  assert.equal(lists.settled, false);
  for (const each of asked) await each.answer();
  assert.equal(asked.length, 4, 'a list that is too long is given up after its first page');
  assert.ok(lists.settled);
  assert.equal(changes, 4);
  assert.deepEqual([...lists.of('3', '')!.keys()], ['0', '1', '2']);
  assert.equal(lists.of('7000', ''), null);
  assert.equal(lists.of('x', ''), null);
  assert.equal(asked.length, 4);

  lists.of('3', 'other');
  lists.of('4', '');
  await asked[4]!.answer();
  assert.equal(lists.of('3', ''), null, 'of another rule');
});
