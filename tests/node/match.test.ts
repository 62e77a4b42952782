/** What the review of a game says: who gave what away, and when nothing could be done. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match, playerAt, standing, type Station } from '../../web/board/match.ts';
import type { Opponent, Side } from '../../web/board/view.ts';
import type { Outcome, Player } from '../../web/solver/types.ts';

const outcomes = { P: 'P', N: 'N', L: 'L', R: 'R', '=': 'draw' } as const;

/**
 * A game by the outcomes of its positions, "N=P": the last one ends it unless `over` is false. `plays`: whom the reader
 * plays, where the players differ.
 */
function played(
  line: string,
  { first = 'you', opponent = 'perfect', over = true, plays = null as Player | null } = {},
): Match {
  const stations = [...line].map((letter, i): Station => ({
    position: String(i),
    numbers: [],
    player: plays ? playerAt(plays, first as Side, i) : 'left',
    outcome: outcomes[letter as keyof typeof outcomes] satisfies Outcome,
    grundy: null,
    over: over && i === line.length - 1,
    move: i === 0 ? null : { text: '1', numbers: [1n] },
  }));
  const match = new Match(stations[0]!, { rule: '', first: first as Side, opponent: opponent as Opponent, plays });
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
  test('of a draw: only whose win was given away, first of all the reader’s', () => {
    assert.equal(played('===').review, null);
    // 1 you: won → drawn; 2 the opponent keeps it.
    assert.deepEqual(played('PN==', { first: 'opponent' }).review, {
      loserAt: 1,
      mistake: { at: 1, gave: 'win' },
      later: 0,
    } satisfies Match['review']);
    // 0 you: won → drawn; 1 the opponent: drawn → lost; 2 you: won → drawn.
    assert.deepEqual(played('N=N=').review, { loserAt: 0, mistake: { at: 0, gave: 'win' }, later: 1 });
    // You give a draw away, and the opponent gives the win back.
    assert.deepEqual(played('=N=').review, { loserAt: 1, mistake: { at: 1, gave: 'win' }, later: 0 });
    // 0 the opponent: won → lost; 1 you: won → drawn.
    assert.equal(played('NN=', { first: 'opponent' }).review?.mistake?.at, 1);
    assert.equal(played('===').hopeless, false);
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

suite('players who differ', () => {
  test('an outcome is read for whoever is to move', () => {
    const all = (player: Player) =>
      (['P', 'N', 'L', 'R', 'draw'] as const).map((outcome) => standing({ outcome, player })).join(' ');
    assert.equal(all('left'), 'lost won won lost drawn');
    assert.equal(all('right'), 'lost won lost won drawn');
  });
  test('who moves follows from whom the reader plays and who began', () => {
    const players = (plays: Player, first: Side) => {
      const match = played('LLL', { plays, first, over: false });
      return [0, 1, 2].map((at) => `${match.turn(at)} ${match.player(at)}`);
    };
    assert.deepEqual(players('left', 'you'), ['you left', 'opponent right', 'you left']);
    assert.deepEqual(players('right', 'you'), ['you right', 'opponent left', 'you right']);
    assert.deepEqual(players('right', 'opponent'), ['opponent left', 'you right', 'opponent left']);
  });
  test('another side to play against changes nothing of who is to move', () => {
    const match = played('LLL', { plays: 'left', first: 'opponent', over: false });
    const before = [0, 1, 2].map((at) => match.player(at));
    match.opponent = 'human';
    assert.deepEqual(
      [0, 1, 2].map((at) => match.player(at)),
      before,
    );
    assert.deepEqual(
      [0, 1, 2].map((at) => match.speaker(at)),
      ['right', 'left', 'right'],
    );
  });
  test('what is given away, and who wins', () => {
    // You are Right and have a win; you give it away (N: Left may win now), Left keeps it (L), Right cannot move.
    const match = played('RNL', { plays: 'right' });
    assert.deepEqual(match.mistakes, [{ at: 0, gave: 'win' }]);
    assert.equal(match.winner, 'opponent');
    assert.deepEqual(match.review, { loserAt: 2, mistake: { at: 0, gave: 'win' }, later: 0 });
    assert.equal(played('RNL', { plays: 'right', opponent: 'human' }).winner, 'left');
    assert.deepEqual(played('LLL', { plays: 'right' }).review, { loserAt: 2, mistake: null, later: 0 });
    assert.ok(played('LLL', { plays: 'right' }).hopeless);
  });
});

test('a game that ends in a draw has nobody who wins it, and none who never had a chance', () => {
  assert.equal(played('===').drawn, true);
  assert.equal(played('===').hopeless, false);
  assert.equal(played('==').hopeless, false);
  assert.equal(played('NP').drawn, false);
});
