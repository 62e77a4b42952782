/** What the review of a game says: who gave what away, and when nothing could be done. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match, type Station } from '../../web/widgets/shell/match.ts';
import type { Opponent, Side } from '../../web/widgets/shell/view.ts';
import type { Outcome } from '../../web/solver/types.ts';

const outcomes = { P: 'P', N: 'N', '=': 'draw' } as const;

/** A game by the outcomes of its positions, "N=P": the last one ends it unless `over` is false. */
function played(line: string, { first = 'you', opponent = 'perfect', over = true } = {}): Match {
  const stations = [...line].map((letter, i): Station => ({
    position: String(i),
    numbers: [],
    outcome: outcomes[letter as keyof typeof outcomes] satisfies Outcome,
    grundy: null,
    over: over && i === line.length - 1,
    move: i === 0 ? null : { text: '1', numbers: [1n] },
  }));
  const match = new Match(stations[0]!, '', first as Side, opponent as Opponent);
  stations.slice(1).forEach((each) => match.push(each));
  return match;
}

suite('mistakes', () => {
  for (const [line, mistakes, why] of [
    ['NPNP', [], 'a winner who never lets go, a loser who never had anything'],
    ['NNPNP', [[0, 'win']], 'a win given to the other side'],
    ['N=', [[0, 'win']], 'a win given for a draw'],
    ['=N', [[0, 'draw']], 'a draw given for a loss'],
    ['===', [], 'a draw that is kept'],
    ['PN=', [[1, 'win']], 'what was lost cannot be given away'],
    [
      'N==NNP',
      [
        [0, 'win'],
        [2, 'draw'],
        [3, 'win'],
      ],
      'win, draw and win again',
    ],
  ] as const) {
    test(`${line}: ${why}`, () => {
      const found = played(line, { over: false }).mistakes.map(({ at, gave }) => [at, gave]);
      assert.deepEqual(found, mistakes);
    });
  }
});

suite('review', () => {
  test('of a win that became a draw and then a loss', () => {
    // 0 you: N → draw; 1 opponent keeps it; 2 you: draw → N; 3 opponent: N → P; you cannot move.
    assert.deepEqual(played('N==NP').review, { loserAt: 4, mistake: { at: 0, gave: 'win' }, later: 1 });
  });
  test('of a draw given away', () => {
    assert.deepEqual(played('=NP').review, { loserAt: 2, mistake: { at: 0, gave: 'draw' }, later: 0 });
  });
  test('of a loser who never had anything', () => {
    assert.deepEqual(played('PNP').review, { loserAt: 2, mistake: null, later: 0 });
  });
  test('of the opponent, who loses', () => {
    assert.deepEqual(played('PNNP', { first: 'opponent' }).review, {
      loserAt: 3,
      mistake: { at: 1, gave: 'win' },
      later: 0,
    } satisfies Match['review']);
  });
  test('of misère play, in which the last position is won for the player to move', () => {
    // You make the last move of a lost game; before, you gave the win away.
    assert.deepEqual(played('NNPN').review, { loserAt: 2, mistake: { at: 0, gave: 'win' }, later: 0 });
    assert.equal(played('NNPN').winner, 'opponent');
  });
  test('says nothing before the end, nor of what has been taken back', () => {
    assert.equal(played('NN', { over: false }).review, null);
    const match = played('NNPNN');
    match.at = 2;
    match.stations[2] = { ...match.stations[2]!, over: true };
    assert.deepEqual(match.review?.mistake, { at: 0, gave: 'win' });
    assert.equal(match.review?.later, 0);
  });
});
