/**
 * A match without a page: what is played, taken back, restored; what becomes of answers that come too late, or never.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadSolver } from 'nimlab';
import {
  SolverError,
  type Analysis,
  type Answering,
  type Move,
  type Player,
  type Solver,
  type Strategy,
  type Turn,
} from '../../web/solver/types.ts';
import { readGame, writeGame } from '../../web/board/link.ts';
import { Session } from '../../web/board/session.ts';
import type { SessionEvent, SessionHost, Written } from '../../web/board/session-host.ts';

/** Milliseconds that everything by itself takes: a move that leaves, a breath. */
const long = 5_000;

const gone = () => new SolverError('unavailable', 'none', 'the worker is gone', '');

/** One heap of which one takes 1 or 2; 9 is refused. Answers to what is `held` wait until they are let go. */
class FakeSolver {
  readonly asked: string[] = [];
  readonly seeds: bigint[] = [];
  /** Of every reply: the strategy, and the move that it answers. */
  readonly answered: string[] = [];
  /** Questions that were given up. */
  readonly aborted: string[] = [];
  #held: { readonly what: RegExp; readonly waiting: (() => void)[] }[] = [];
  dead = false;

  /** Questions like `what` are not answered until the function returned is called. */
  hold(what: RegExp): () => Promise<void> {
    const held = { what, waiting: [] as (() => void)[] };
    this.#held.push(held);
    return async () => {
      this.#held = this.#held.filter((each) => each !== held);
      held.waiting.forEach((go) => go());
      await settle();
    };
  }

  async #ask(question: string, signal?: AbortSignal) {
    this.asked.push(question);
    signal?.addEventListener('abort', () => this.aborted.push(question));
    for (const { what, waiting } of this.#held)
      if (what.test(question)) await new Promise<void>((go) => waiting.push(go));
    if (this.dead) throw gone();
    signal?.throwIfAborted();
  }

  async brief() {
    await this.#ask('brief');
    return [{ name: 'heap', example: '7', defaultRule: '', partizan: false }];
  }

  async analyse(
    _game: string,
    position: string,
    _rule: string,
    work: Turn & { signal?: AbortSignal } = {},
  ): Promise<Analysis> {
    await this.#ask(`analyse ${position}`, work.signal);
    if (!/^[0-8]$/.test(position)) throw new SolverError('too_large', 'position', position, '8', 0);
    const n = BigInt(position);
    const best = { text: `${n % 3n}`, numbers: [n % 3n] };
    return {
      position,
      numbers: [n],
      rule: '',
      outcome: n % 3n === 0n ? 'P' : 'N',
      grundy: n % 3n,
      moveCount: n > 2n ? 2n : n,
      winningMoves: n % 3n === 0n ? [] : [best],
    } as unknown as Analysis;
  }

  async play(_game: string, position: string, move: Move | string) {
    const text = typeof move === 'string' ? move : move.text;
    await this.#ask(`play ${position} ${text}`);
    if (!/^[12]$/.test(text) || +text > +position) throw new SolverError('illegal_move', 'move', text, '1..2');
    return `${+position - +text}`;
  }

  async reply(
    _game: string,
    position: string,
    skill: string,
    seed: bigint,
    _rule?: string,
    { strategy, last }: Answering = {},
  ): Promise<Move> {
    this.seeds.push(seed);
    this.answered.push(`${strategy} ${typeof last === 'object' ? last.text : 'none'}`);
    await this.#ask(`reply ${position} ${skill}`);
    const take = +position % 3 || 1;
    return { text: `${take}`, numbers: [BigInt(take)] };
  }
}

/**
 * Left and Right have stones of their own, "21": Left two, Right one. Each takes one of theirs, Left by 1 and Right by
 * 2.
 */
class FakePartizan extends FakeSolver {
  override async brief() {
    return [{ name: 'heap', example: '21', defaultRule: '', partizan: true }];
  }
  override async analyse(_game: string, position: string, _rule: string, { player = 'left' }: Turn = {}) {
    this.asked.push(`analyse ${position} ${player}`);
    const [left, right] = [...position].map(BigInt) as [bigint, bigint];
    const own = player === 'left' ? left : right;
    return {
      position,
      player,
      numbers: [left, right],
      rule: '',
      outcome: left > right ? 'L' : left < right ? 'R' : 'P',
      grundy: null,
      moveCount: own > 0n ? 1n : 0n,
      winningMoves: [],
    } as unknown as Analysis;
  }
  override async play(_game: string, position: string, move: Move | string, _rule?: string, { player }: Turn = {}) {
    const text = typeof move === 'string' ? move : move.text;
    this.asked.push(`play ${position} ${text} ${player}`);
    const [left, right] = [...position].map(Number) as [number, number];
    const legal = player === 'right' ? text === '2' && right > 0 : text === '1' && left > 0;
    if (!legal) throw new SolverError('illegal_move', 'move', text, '');
    return player === 'right' ? `${left}${right - 1}` : `${left - 1}${right}`;
  }
  override async reply(_g: string, position: string, _s: string, _n: bigint, _r?: string, { player }: Turn = {}) {
    this.asked.push(`reply ${position} ${player}`);
    return player === 'right' ? { text: '2', numbers: [2n] } : { text: '1', numbers: [1n] };
  }
}

/** Everything that can be done without the clock is done. */
async function settle() {
  for (let i = 0; i < 20; i++) await setImmediate();
}

interface Bench {
  readonly session: Session;
  readonly fake: FakeSolver;
  readonly events: SessionEvent[];
  readonly written: { -readonly [K in keyof Written]: Written[K] };
  /** Time passes. */
  pass(milliseconds?: number): Promise<void>;
  /** The reader looks at the board. */
  look(): Promise<void>;
  link: string | null;
  at(): string;
}

/** A session over the fake solver, in time that a test tells to pass, on a page that is looked at (or not yet). */
function bench(
  written: Partial<Written> = {},
  { looked = true, proposes = true, fake = new FakeSolver() } = {},
): Bench {
  let now = 0;
  const pauses: { at: number; go: () => void }[] = [];
  let unseen: (() => void) | null = null;
  const host: SessionHost = {
    game: 'heap',
    ready: () => Promise.resolve(),
    solver: async () => {
      if (fake.dead) throw gone();
      return fake as unknown as Solver;
    },
    pause: (milliseconds) => new Promise((go) => pauses.push({ at: now + milliseconds, go })),
    linger: (milliseconds) => host.pause(milliseconds),
    random: () => 0.25,
    reducedMotion: () => false,
    written: () => it.written,
    linked: () => it.link,
    whenSeen: (act) => {
      if (looked) act();
      else unseen = act;
      return () => (unseen = null);
    },
    proposes: () => proposes,
    tell: (event) => it.events.push(event) > 0,
  };
  const it: Bench = {
    session: new Session(host),
    fake,
    events: [],
    written: { position: '', rule: '', first: 'you', opponent: 'human', strategy: 'any', plays: 'left', ...written },
    link: null,
    async pass(milliseconds = long) {
      const until = now + milliseconds;
      for (await settle(); ; await settle()) {
        const next = pauses.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        pauses.splice(pauses.indexOf(next), 1);
        now = next.at;
        next.go();
      }
      now = until;
    },
    async look() {
      unseen?.();
      await settle();
    },
    at: () => it.session.current?.position ?? '',
  };
  return it;
}

async function begun(...setting: Parameters<typeof bench>): Promise<Bench> {
  const it = bench(...setting);
  await it.session.begin();
  return it;
}

const stations = ({ session }: Bench) => session.match!.stations.map(({ position }) => position);

suite('setting up', () => {
  test('the game begins where the page says, else with its example', async () => {
    assert.equal((await begun({ position: '5' })).at(), '5');
    const it = await begun();
    assert.equal(it.at(), '7');
    assert.deepEqual(
      it.events.filter(({ type }) => type !== 'changed').map(({ type }) => type),
      ['arrived'],
    );
  });

  test('begun twice, it is set up once', async () => {
    const it = bench();
    await Promise.all([it.session.begin(), it.session.begin()]);
    assert.deepEqual(it.fake.asked, ['brief', 'analyse 7']);
  });

  test('a position that the page gets wrong gives way to the example, and is told beside the field', async () => {
    const it = await begun({ position: '9' });
    assert.equal(it.at(), '7');
    assert.equal(it.session.error?.code, 'too_large');
    assert.equal(it.session.entered?.position, '9');
  });

  for (const held of [/brief/, /analyse 5/]) {
    test(`a position that is written while the board is being set up holds: ${held}`, async () => {
      const it = bench({ position: '5' });
      const letGo = it.fake.hold(held);
      const begins = it.session.begin();
      await settle();
      it.written.position = '6';
      it.session.rewritten();
      await letGo();
      await begins;
      assert.equal(it.at(), '6');
      assert.deepEqual(stations(it), ['6']);
    });
  }

  test('a restart while the board is being set up comes after it', async () => {
    const it = bench({ position: '5' });
    const letGo = it.fake.hold(/brief/);
    const restarted = it.session.restart('4');
    await letGo();
    await restarted;
    assert.equal(it.at(), '4');
  });

  test('of two positions the later one holds, whichever is answered first', async () => {
    const it = await begun({ position: '5' });
    const letGo = it.fake.hold(/analyse 6/);
    const first = it.session.restart('6');
    await settle();
    await it.session.restart('4');
    assert.deepEqual(it.fake.aborted, ['analyse 6']);
    await letGo();
    await first;
    assert.equal(it.at(), '4');
    assert.deepEqual(stations(it), ['4']);
  });

  test('what the reader enters is set up, or refused with its field while the board stays', async () => {
    const it = await begun({ position: '5' });
    assert.equal((await it.session.setUp({ position: '9', rule: '' }))?.field, 'position');
    assert.equal(it.at(), '5');
    assert.deepEqual(it.session.entered, { position: '9', rule: '' });
    assert.equal(await it.session.setUp({ position: '6', rule: '' }), null);
    assert.equal(it.at(), '6');
    assert.equal(it.session.error, null);
    assert.equal(it.session.entered, null);
  });

  test('an opponent that a refused position interrupted goes on', async () => {
    const it = await begun({ position: '5', opponent: 'perfect' });
    void it.session.propose([1]);
    await it.pass(300); // played, and the opponent is thinking
    assert.equal(it.at(), '4');
    await it.session.setUp({ position: '9', rule: '' });
    await it.pass();
    assert.equal(it.at(), '3');
  });
});

suite('playing', () => {
  test('a move is seen leaving, then played', async () => {
    const it = await begun({ position: '5' });
    const move = it.session.propose([2]);
    await settle();
    assert.equal(it.session.leaving?.text, '2');
    assert.equal(it.at(), '5');
    assert.equal(it.session.interactive, false);
    await it.pass();
    await move;
    assert.equal(it.at(), '3');
    assert.equal(it.session.leaving, null);
    assert.deepEqual(
      it.session.said.map(({ who, move }) => [who, move.text]),
      [['first', '2']],
    );
    assert.equal(it.session.interactive, true);
  });

  for (const held of [/play 5 1/, /play 5/]) {
    test(`of two moves at once the later one is played, and nothing else: ${held}`, async () => {
      const it = await begun({ position: '5' });
      const letGo = it.fake.hold(held);
      void it.session.propose([1]);
      await settle();
      void it.session.propose([2]);
      await it.pass();
      await letGo();
      await it.pass();
      assert.deepEqual(stations(it), ['5', '3']);
    });
  }

  test('while a move is leaving no other can be made', async () => {
    const it = await begun({ position: '5' });
    void it.session.propose([1]);
    await settle();
    void it.session.propose([2]);
    await it.pass();
    assert.deepEqual(stations(it), ['5', '4']);
  });

  test('an illegal move is remarked, another question that fails as what it is', async () => {
    const it = await begun({ position: '5' });
    await it.session.propose([3]);
    assert.deepEqual(it.session.remark, {
      kind: 'illegal',
      move: { text: '3', numbers: [3n] },
      before: [5n],
      allowed: '1..2',
    });
    it.fake.dead = true;
    await it.session.propose([2]);
    assert.equal(it.session.remark?.kind, 'error');
    assert.equal(it.at(), '5');
  });

  test('a look is a legal move that is not played; one that is played elsewhere is not played here', async () => {
    const it = await begun({ position: '5' });
    const looked: string[] = [];
    await it.session.propose([2], ({ text }) => looked.push(text));
    await it.session.propose([3], ({ text }) => looked.push(text));
    assert.deepEqual(looked, ['2']);
    assert.equal(it.at(), '5');
    const other = await begun({ position: '5' }, { proposes: false });
    await other.session.propose([2]);
    await other.pass();
    assert.equal(other.at(), '5');
  });

  test('a game that is over has a winner, and takes no more moves', async () => {
    const it = await begun({ position: '2' });
    void it.session.propose([2]);
    await it.pass();
    assert.deepEqual(
      it.events.filter(({ type }) => type === 'over'),
      [{ type: 'over', winner: 'first' }],
    );
    assert.equal(it.session.interactive, false);
    const over = await begun({ position: '0' });
    assert.equal(over.events.filter(({ type }) => type === 'over').length, 0); // nobody has won by a move
  });
});

suite('the opponent', () => {
  test('answers, as skilled as it is, by chance that is handed in', async () => {
    for (const opponent of ['perfect', 'fallible'] as const) {
      const it = await begun({ position: '8', opponent });
      void it.session.propose([1]);
      await it.pass();
      assert.deepEqual(stations(it), ['8', '7', '6']);
      assert.ok(it.fake.asked.includes(`reply 7 ${opponent}`));
      assert.deepEqual(it.fake.seeds, [BigInt(2 ** 50)]);
      assert.deepEqual(
        it.session.said.map(({ who }) => who),
        ['you', 'opponent'],
      );
      void it.session.propose([1]);
      await it.pass();
      assert.equal(it.session.said.length, 2); // those before are history
    }
  });

  test('begins when it is told to, and not before, however long the board is looked at', async () => {
    const it = await begun({ position: '8', opponent: 'perfect', first: 'opponent' });
    const waits = async () => {
      await it.pass();
      assert.equal(it.at(), '8');
      assert.equal(it.session.opponentWaits, true);
      assert.equal(it.session.interactive, false);
    };
    await waits();
    it.session.newGame();
    await waits();
    it.session.playAgainst('fallible');
    await waits();
    void it.session.answer();
    void it.session.answer();
    await it.pass();
    assert.equal(it.at(), '6');
    assert.equal(it.fake.seeds.length, 1);
    void it.session.propose([1]);
    await it.pass();
    assert.deepEqual(stations(it), ['8', '6', '5', '3']); // from then on it answers by itself
  });

  test('moves into no position that is set up or linked before it is told to', async () => {
    const it = await begun({ position: '5', opponent: 'perfect', first: 'opponent' });
    await it.session.setUp({ position: '8', rule: '' });
    await it.pass();
    assert.equal(it.at(), '8');
    it.link = writeGame({ position: '8', rule: '', moves: ['1'], first: 'you', opponent: 'perfect', plays: null });
    it.session.relinked();
    await it.pass();
    assert.deepEqual(stations(it), ['8', '7']);
    assert.equal(it.session.opponentWaits, true);
    await it.session.setUp({ position: '9', rule: '' }); // refused: the board stays, and so does the opponent
    await it.pass();
    assert.equal(it.at(), '7');
    void it.session.answer();
    await it.pass();
    assert.equal(it.at(), '6');
  });

  test('answers by itself once the board is looked at', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' }, { looked: false });
    void it.session.propose([1]);
    await it.pass();
    assert.equal(it.at(), '7');
    await it.look();
    await it.pass();
    assert.equal(it.at(), '6');
  });

  test('is asked for the strategy of the page, and told the last move', async () => {
    const it = await begun({ position: '8', opponent: 'perfect', first: 'opponent', strategy: 'mirror' });
    void it.session.answer();
    await it.pass();
    void it.session.propose([2]);
    await it.pass();
    assert.deepEqual(it.fake.answered, ['mirror none', 'mirror 2']);
    const odd = await begun({ position: '8', opponent: 'perfect', strategy: 'best' as Strategy });
    void odd.session.propose([1]);
    await odd.pass();
    assert.deepEqual(odd.fake.answered, ['any 1']);
  });

  test('is not asked when it is the reader’s turn', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    await it.session.answer();
    assert.equal(it.fake.seeds.length, 0);
  });

  test('an undo while it thinks takes the move back for good', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    const letGo = it.fake.hold(/reply/);
    void it.session.propose([1]);
    await it.pass();
    assert.equal(it.session.answering, true);
    it.session.undo();
    await settle();
    assert.equal(it.at(), '8');
    await letGo();
    await it.pass();
    assert.equal(it.at(), '8');
    assert.equal(it.session.interactive, true);
    assert.ok(!it.fake.asked.some((question) => question.startsWith('play 7')));
  });

  test('an undo while its move is leaving takes both back', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    void it.session.propose([1]);
    await it.pass(220);
    await it.pass(480);
    assert.equal(it.session.leaving?.text, '1');
    it.session.undo();
    await it.pass();
    assert.equal(it.at(), '8');
    assert.equal(it.session.leaving, null);
    assert.deepEqual(it.session.said, []);
  });

  test('after an undo to its turn it waits to be told', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    void it.session.propose([1]);
    await it.pass();
    it.session.jump(1);
    await it.pass();
    assert.equal(it.at(), '7');
    assert.equal(it.session.opponentWaits, true);
    void it.session.answer();
    await it.pass();
    assert.equal(it.at(), '6');
  });

  test('another opponent takes over: from one that thinks at once, from one whose move is leaving after it', async () => {
    const thinks = await begun({ position: '8', opponent: 'perfect' });
    void thinks.session.propose([1]);
    await thinks.pass(300);
    assert.equal(thinks.session.answering, true);
    thinks.session.playAgainst('human');
    await thinks.pass();
    assert.equal(thinks.at(), '7');
    assert.equal(thinks.session.interactive, true);

    const leaving = await begun({ position: '8', opponent: 'perfect' });
    void leaving.session.propose([1]);
    await leaving.pass(100);
    assert.equal(leaving.session.leaving?.text, '1');
    leaving.session.playAgainst('fallible');
    await leaving.pass();
    assert.deepEqual(stations(leaving), ['8', '7', '6']);
    assert.ok(leaving.fake.asked.includes('reply 7 fallible'));
    assert.equal(leaving.session.interactive, true);
  });
});

suite('history', () => {
  const played = async (opponent: 'human' | 'perfect') => {
    const it = await begun({ position: '8', opponent });
    void it.session.propose([1]);
    await it.pass();
    if (opponent === 'human') void it.session.propose([1]);
    await it.pass();
    assert.deepEqual(stations(it), ['8', '7', '6']);
    return it;
  };

  test('undo and redo go by the reader’s turns', async () => {
    for (const [opponent, before] of [
      ['human', '7'],
      ['perfect', '8'],
    ] as const) {
      const it = await played(opponent);
      it.session.undo();
      await it.pass();
      assert.equal(it.at(), before);
      assert.equal(it.session.match!.stations.length, 3);
      it.session.redo();
      await it.pass();
      assert.equal(it.at(), '6');
      it.session.redo(); // there is nothing more
      await it.pass();
      assert.equal(it.at(), '6');
    }
  });

  test('a jump goes anywhere; a move from there forgets what came after', async () => {
    const it = await played('human');
    it.session.jump(0);
    await it.pass();
    assert.equal(it.at(), '8');
    it.session.jump(9);
    await it.pass();
    assert.equal(it.at(), '8');
    void it.session.propose([2]);
    await it.pass();
    assert.deepEqual(stations(it), ['8', '6']);
    const whys = it.events.flatMap((event) => (event.type === 'arrived' ? [event.why] : []));
    assert.deepEqual(whys, ['set', 'set', 'set', 'set', 'set']);
  });

  test('the reader of an arrival is told how it came about', async () => {
    const it = await played('human');
    it.session.undo();
    await it.pass();
    it.session.redo();
    await it.pass();
    it.session.newGame();
    await it.pass();
    const whys = it.events.flatMap((event) => (event.type === 'arrived' ? [event.why] : []));
    assert.deepEqual(whys.slice(-3), ['undone', 'redone', 'started']);
  });

  test('another side begins the same game', async () => {
    const it = await played('perfect');
    it.session.beginWith({ first: 'opponent' });
    await it.pass();
    assert.equal(it.session.match!.first, 'opponent');
    assert.deepEqual(stations(it), ['8']);
    void it.session.answer();
    await it.pass();
    assert.deepEqual(stations(it), ['8', '6']);
  });
});

suite('addresses', () => {
  const link = (moves: string[], position = '8') =>
    writeGame({ position, rule: '', moves, first: 'you', opponent: 'human', plays: null });

  test('a linked game is on the board instead of the written one', async () => {
    const it = bench({ position: '5' });
    it.link = link(['1', '2']);
    await it.session.begin();
    assert.deepEqual(stations(it), ['8', '7', '5']);
    assert.ok(it.events.some(({ type }) => type === 'restored'));
    assert.equal(it.session.brokenLink, false);
  });

  for (const [what, text, at] of [
    ['cannot be read', '8~~1~q', ['5']],
    ['holds a position that is refused', link([], '9'), ['5']],
    ['holds a move that is none', link(['1', '3', '1']), ['8', '7']],
  ] as const) {
    test(`an address that ${what} is called damaged, and what is good of it is on the board`, async () => {
      const it = bench({ position: '5' });
      it.link = text;
      await it.session.begin();
      assert.deepEqual(stations(it), at);
      assert.equal(it.session.brokenLink, true);
    });
  }

  test('a new address restarts the board; one that is none leaves it', async () => {
    const it = await begun({ position: '5' });
    it.session.relinked();
    await settle();
    assert.equal(it.at(), '5');
    it.link = link(['2']);
    it.session.relinked();
    await settle();
    assert.deepEqual(stations(it), ['8', '6']);
    for (const bad of ['8~~1~q', link([], '9')]) {
      it.link = bad;
      it.session.relinked();
      await settle();
      assert.deepEqual(stations(it), ['8', '6']);
      assert.equal(it.session.brokenLink, true);
    }
  });
});

suite('hints and looks', () => {
  test('a hint climbs from where to which, and begins anew after a move', async () => {
    const it = await begun({ position: '5' });
    const kinds = () => {
      it.session.climb();
      return it.session.remark?.kind;
    };
    assert.deepEqual([kinds(), kinds(), kinds()], ['hint-where', 'hint-move', 'hint-move']);
    void it.session.propose([1]);
    await it.pass();
    assert.equal(it.session.hinted, 0);
    assert.equal(it.session.remark, null);
    assert.equal(kinds(), 'hint-where');
  });

  test('where nothing wins a hint says so, and whether to hope', async () => {
    for (const opponent of ['human', 'perfect'] as const) {
      const it = await begun({ position: '6', opponent });
      it.session.climb();
      assert.deepEqual(it.session.remark, { kind: 'hint-none', errs: opponent === 'human' });
    }
  });

  test('a position that is looked at is not played on; a move under way does not let one in', async () => {
    const it = await begun({ position: '5' });
    await it.session.show('3', { lit: 'heap-1' });
    assert.equal(it.session.shown?.analysis.position, '3');
    assert.equal(it.session.interactive, false);
    await it.session.propose([1]);
    assert.equal(it.at(), '5');
    await it.session.show(null);
    const letGo = it.fake.hold(/analyse 4/);
    const shown = it.session.show('4');
    await settle();
    void it.session.propose([2]);
    await it.pass();
    await letGo();
    await shown;
    assert.equal(it.session.shown, null);
    assert.equal(it.at(), '3');
    await assert.rejects(it.session.show('9'), SolverError);
  });
});

suite('waiting, and a solver that is gone', () => {
  test('what takes long is told of after a while, and can be cancelled: nothing has changed', async () => {
    const it = await begun({ position: '5' });
    const letGo = it.fake.hold(/analyse 3/);
    void it.session.propose([2]);
    await it.pass(100);
    assert.equal(it.session.waiting?.late, false);
    await it.pass(400);
    assert.equal(it.session.waiting?.late, true);
    it.session.waiting?.cancel();
    await letGo();
    await it.pass();
    assert.equal(it.session.remark?.kind, 'cancelled');
    assert.equal(it.session.waiting, null);
    assert.equal(it.session.leaving, null);
    assert.deepEqual(it.session.said, []);
    assert.deepEqual(stations(it), ['5']);
    assert.equal(it.session.interactive, true);
  });

  test('a move of the opponent that is cancelled can be asked for again', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    void it.session.propose([1]);
    await it.pass(300);
    const letGo = it.fake.hold(/analyse 6/);
    await it.pass(900);
    it.session.waiting?.cancel();
    await letGo();
    assert.equal(it.at(), '7');
    assert.equal(it.session.opponentWaits, true);
    void it.session.answer();
    await it.pass();
    assert.equal(it.at(), '6');
  });

  test('without a solver the board is absent; asked again it is there', async () => {
    const it = bench();
    it.fake.dead = true;
    await it.session.begin();
    assert.equal(it.session.phase, 'absent');
    assert.equal(it.session.error?.code, 'unavailable');
    await assert.rejects(it.session.show('3'), SolverError);
    it.fake.dead = false;
    await it.session.begin();
    assert.equal(it.session.phase, 'ready');
    assert.equal(it.session.error, null);
    assert.equal(it.at(), '7');
  });

  test('a worker that dies is remarked by whatever meets it, and the next one goes on', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    const failures = () => it.events.filter(({ type }) => type === 'failed').length;
    void it.session.propose([1]);
    await it.pass();
    it.fake.dead = true;
    for (const [i, act] of [
      () => it.session.undo(),
      () => it.session.newGame(),
      () => it.session.beginWith({ first: 'opponent' }),
    ].entries()) {
      act();
      await it.pass();
      assert.deepEqual(stations(it), ['8', '7', '6']);
      assert.equal(it.session.remark?.kind, 'error');
      assert.equal(failures(), i + 1);
    }
    it.fake.dead = false;
    it.session.undo();
    await it.pass();
    assert.equal(it.at(), '8');
    assert.equal(it.session.interactive, true);
  });

  test('an opponent that cannot answer can be asked again', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    void it.session.propose([1]);
    await it.pass(300);
    it.fake.dead = true;
    await it.pass();
    assert.equal(it.at(), '7');
    assert.equal(it.session.remark?.kind, 'error');
    assert.equal(it.session.opponentWaits, true);
    it.fake.dead = false;
    void it.session.answer();
    await it.pass();
    assert.equal(it.at(), '6');
  });
});

suite('what a session is made of', () => {
  test('it is in no language and on no page: neither itself nor anything it imports has words or drawings', () => {
    const shell = fileURLToPath(new URL('../../web/board/', import.meta.url));
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = readFileSync(file, 'utf8');
      for (const [, imported] of text.matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm)) {
        assert.match(imported!, /^\./, `${file} imports ${imported}`);
        visit(join(dirname(file), imported!));
      }
    };
    visit(join(shell, 'session.ts'));
    assert.ok(seen.size >= 5);
    for (const file of seen) {
      assert.doesNotMatch(file, /words|language|narrate|styles/);
      assert.doesNotMatch(readFileSync(file, 'utf8'), /\b(document|window|navigator|location|HTMLElement)\b/, file);
    }
  });

  test('what it tells is data', async () => {
    const it = await begun({ position: '8', opponent: 'perfect' });
    it.session.climb();
    void it.session.propose([1]);
    await it.pass();
    await it.session.show('3');
    assert.ok(it.events.length > 8);
    for (const event of it.events) assert.doesNotThrow(() => structuredClone(event), event.type);
  });
});

suite('players who differ', () => {
  const partizan = (written: Partial<Written> = {}) => begun(written, { fake: new FakePartizan() });
  const players = (it: Bench) => it.session.match!.stations.map(({ position, player }) => `${position} ${player}`);

  test('every question is asked for the one who is to move', async () => {
    const it = await partizan({ position: '32', opponent: 'perfect' });
    void it.session.propose([1]);
    await it.pass();
    assert.deepEqual(players(it), ['32 left', '22 right', '21 left']);
    assert.deepEqual(it.fake.asked, [
      'analyse 32 left',
      'play 32 1 left',
      'analyse 22 right',
      'reply 22 right',
      'play 22 2 right',
      'analyse 21 left',
    ]);
  });

  test('the reader plays Right, and the opponent begins', async () => {
    const it = await partizan({ position: '32', opponent: 'perfect', first: 'opponent', plays: 'right' });
    void it.session.answer();
    await it.pass();
    assert.deepEqual(players(it), ['32 left', '22 right']);
    void it.session.propose([1]);
    await it.pass();
    assert.equal(it.session.remark?.kind, 'illegal');
    void it.session.propose([2]);
    await it.pass();
    assert.deepEqual(players(it), ['32 left', '22 right', '21 left', '11 right']);
  });

  test('undo, redo and jump ask for the player of that station', async () => {
    const it = await partizan({ position: '32' });
    for (const move of [1, 2, 1]) {
      void it.session.propose([move]);
      await it.pass();
    }
    for (const [act, asked] of [
      [() => it.session.undo(), 'analyse 21 left'],
      [() => it.session.redo(), 'analyse 11 right'],
      [() => it.session.jump(1), 'analyse 22 right'],
    ] as const) {
      act();
      await it.pass();
      assert.equal(it.fake.asked.at(-1), asked);
      assert.equal(it.session.current!.player, it.session.match!.player());
    }
  });

  test('what is shown is looked at for the player to move, or for the one who is named', async () => {
    const it = await partizan({ position: '32', plays: 'right' });
    await it.session.show('11');
    assert.equal(it.fake.asked.at(-1), 'analyse 11 right');
    await it.session.show('11', { player: 'left' });
    assert.equal(it.session.shown?.analysis.player, 'left');
  });

  test('the game ends for whoever has no move, and who has won is told by the player', async () => {
    const it = await partizan({ position: '11' });
    for (const move of [1, 2]) {
      void it.session.propose([move]);
      await it.pass();
    }
    const over = it.events.find((event) => event.type === 'over');
    assert.equal(over?.winner, 'right');
  });

  test('the reader may become the other player: the game begins anew', async () => {
    const it = await partizan({ position: '32', opponent: 'perfect' });
    it.session.beginWith({ plays: 'right' });
    await it.pass();
    assert.deepEqual(players(it), ['32 right']);
    it.session.playAgainst('human');
    it.session.beginWith({ first: 'you', plays: 'left' });
    await it.pass();
    assert.deepEqual(players(it), ['32 left']);
  });

  test('an address holds whom the reader plays, and an older one is played as the page says', async () => {
    for (const [link, plays] of [
      ['32~~2~y~h~r', 'right'],
      ['32~~1~y~h', 'left'],
    ] as [string, Player][]) {
      const it = bench({}, { fake: new FakePartizan() });
      it.link = link;
      await it.session.begin();
      assert.equal(it.session.brokenLink, false);
      assert.equal(it.session.match!.plays, plays);
      assert.equal(it.session.match!.at, 1);
      assert.equal(writeGame(it.session.match!.linked), `32~~${plays === 'left' ? 1 : 2}~y~h~${plays[0]}`);
    }
  });

  test('where the players are alike nobody plays Left or Right', async () => {
    const it = await begun({ position: '5', plays: 'right' });
    assert.equal(it.session.match!.plays, null);
    assert.equal(it.session.match!.player(), 'left');
  });
});

/** The real solver; its errors are those of the built library, which are not the sources' class. */
async function realSolver(context: TestContext): Promise<Solver> {
  const solver = await loadSolver();
  context.after(() => solver.close());
  return new Proxy(solver, {
    get: (target, name: keyof Solver) => {
      const call = target[name] as ((...given: unknown[]) => Promise<unknown>) | undefined;
      return (
        call &&
        (async (...given: unknown[]) => {
          try {
            return await call.apply(target, given);
          } catch (error) {
            if (!(error instanceof Error) || error.name !== 'SolverError') throw error;
            const { code, field, part, limit, at } = error as SolverError;
            throw new SolverError(code, field, part, limit, at);
          }
        })
      );
    },
  });
}

test('every game is played from its example against the solver, and restored from its address', async (context) => {
  const solver = await realSolver(context);
  const host = (game: string, link: string | null): SessionHost => ({
    game,
    ready: () => Promise.resolve(),
    solver: () => Promise.resolve(solver),
    pause: () => setImmediate(),
    linger: () => setImmediate(),
    random: () => 0.5,
    reducedMotion: () => true,
    written: () => ({
      position: '',
      rule: '',
      first: 'opponent',
      opponent: 'fallible',
      strategy: 'mirror',
      plays: 'right',
    }),
    linked: () => link,
    whenSeen: (act) => {
      act();
      return () => {};
    },
    proposes: () => true,
    tell: () => true,
  });
  for (const { name } of await solver.games()) {
    const session = new Session(host(name, null));
    await session.begin();
    await session.answer();
    for (let moves = 0; moves < 6; moves++) {
      while (session.answering || session.leaving || session.waiting) await setImmediate();
      if (session.match!.over) break;
      assert.ok(session.interactive, name);
      const { position, rule, player } = session.current!;
      const page = await solver.moves(name, position, rule, { limit: 5, player });
      await session.propose(page.moves.at(-1)!.numbers);
    }
    const { match } = session;
    assert.ok(match!.stations.length > 1, name);
    assert.equal(match!.turn(0), 'opponent');
    const link = writeGame(match!.linked);
    assert.deepEqual(readGame(link, match!), match!.linked);
    const again = new Session(host(name, link));
    await again.begin();
    assert.equal(again.brokenLink, false, name);
    assert.deepEqual(
      again.match!.stations.slice(0, match!.at + 1).map(({ position, outcome }) => [position, outcome]),
      match!.stations.slice(0, match!.at + 1).map(({ position, outcome }) => [position, outcome]),
    );
  }
});
