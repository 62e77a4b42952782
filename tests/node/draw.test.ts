/** Of draw/ what needs no page: steps, answers, arrivals, values of a map, places around a middle. */
import assert from 'node:assert/strict';
import { beforeEach, mock, suite, test } from 'node:test';
import { none, type ValueMap } from '../../web/solver/types.ts';
import { Arrival, type Going } from '../../web/draw/motion/arrival.ts';
import { Asked } from '../../web/draw/asked.ts';
import { around } from '../../web/games/lines/around.ts';
import { Stepper, type Stepping } from '../../web/draw/stepper/stepper.ts';
import { MapValues } from '../../web/draw/values.ts';

/** A host that only counts how often it would be drawn. */
function hostOf() {
  const host = {
    drawn: 0,
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => void host.drawn++,
  };
  return Object.assign(host, { updateComplete: Promise.resolve(true) });
}

suite('steps', () => {
  const put = (stepping: Stepping = {}, last: number | null = 4) => {
    const host = hostOf();
    const stepper = new Stepper(host, stepping);
    stepper.keep('a', last);
    return { host, stepper };
  };
  const calmly = (matches: boolean) => Object.assign(globalThis, { matchMedia: () => ({ matches }) });
  beforeEach(() => {
    calmly(false);
    mock.timers.reset();
    mock.timers.enable({ apis: ['setInterval'] });
  });

  test('played from where everything is shown, they begin anew and end at the last', () => {
    const seen: (number | null)[] = [];
    const { stepper } = put({
      pace: () => ({ interval: 100 }),
      moved: (at) => seen.push(at),
    });
    stepper.play();
    mock.timers.tick(1000);
    assert.deepEqual(seen, [0, 1, 2, 3, 4]);
    assert.equal(stepper.playing, false);
  });
  test('played from the middle, they go on at once, several at a time', () => {
    const seen: (number | null)[] = [];
    const { stepper } = put({
      pace: () => ({ interval: 100, stride: 2 }),
      moved: (at) => seen.push(at),
    });
    stepper.at = 1;
    stepper.play();
    assert.deepEqual(seen, [3]);
    mock.timers.tick(1000);
    assert.deepEqual(seen, [3, 4]);
  });
  test('a step by hand stops the clock, and so do a pause and a host that is taken away', () => {
    for (const stop of [
      (stepper: Stepper) => stepper.go(2),
      (stepper: Stepper) => stepper.pause(),
      (stepper: Stepper) => stepper.hostDisconnected(),
    ]) {
      const { stepper } = put({ pace: () => ({ interval: 100 }) });
      stepper.play();
      mock.timers.tick(100);
      stop(stepper);
      const { at } = stepper;
      mock.timers.tick(1000);
      assert.equal(stepper.at, at);
      assert.equal(stepper.playing, false);
    }
  });
  test('where less motion is asked for, and at a pace of nothing, the last one is shown at once', () => {
    calmly(true);
    const { stepper } = put();
    stepper.go(1);
    stepper.play();
    assert.deepEqual([stepper.at, stepper.seen, stepper.playing], [null, 4, false]);
    calmly(false);
    const quick = put({ pace: () => ({ interval: 0 }) }).stepper;
    quick.go(1);
    quick.play();
    assert.deepEqual([quick.at, quick.playing], [null, false]);
  });
  test('another thing to step through is shown whole and not played', () => {
    const { stepper } = put({ pace: () => ({ interval: 100 }) });
    stepper.play();
    stepper.keep('a', 5);
    assert.equal(stepper.at, 0);
    stepper.keep('b', 7);
    assert.deepEqual([stepper.at, stepper.seen, stepper.playing], [null, 7, false]);
    stepper.keep('c', 7, 0);
    assert.equal(stepper.at, 0);
  });
  test('nothing is played before it is known', () => {
    const { stepper, host } = put({}, null);
    stepper.play();
    assert.deepEqual([stepper.playing, host.drawn], [false, 0]);
  });
});

suite('answers', () => {
  /** Questions that are answered by hand. */
  function asking() {
    const host = hostOf();
    const asked = new Asked<string>(host);
    const signals: AbortSignal[] = [];
    const answers: ((answer: string) => void)[] = [];
    const refusals: ((error: unknown) => void)[] = [];
    const need = (of: string) =>
      asked.need(of, (signal) => {
        signals.push(signal);
        return new Promise((answer, refuse) => {
          answers.push(answer);
          refusals.push(refuse);
        });
      });
    return { host, asked, need, signals, answers, refusals };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('a question is asked once; its answer draws the host anew', async () => {
    const { host, need, answers } = asking();
    assert.equal(need('a'), null);
    assert.equal(need('a'), null);
    assert.equal(answers.length, 1);
    answers[0]!('yes');
    await turn();
    assert.deepEqual([need('a'), host.drawn], ['yes', 1]);
  });
  test('the answer to what is asked no more is aborted, and not listened to', async () => {
    const { host, need, signals, answers } = asking();
    need('a');
    need('b');
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      [true, false],
    );
    answers[0]!('of a');
    await turn();
    assert.deepEqual([need('b'), host.drawn], [null, 0]);
    answers[1]!('of b');
    await turn();
    assert.equal(need('b'), 'of b');
  });
  test('a refusal is kept, and not asked for again', async () => {
    const { asked, need, refusals } = asking();
    need('a');
    refusals[0]!(new Error('no'));
    await turn();
    assert.equal(need('a'), null);
    assert.match(String(asked.error), /no/);
    assert.equal(refusals.length, 1);
    need('b');
    assert.equal(asked.error, null);
  });
  test('what waits for an answer is done after it, unless something else has been asked', async () => {
    const { asked, need, answers } = asking();
    const done: string[] = [];
    need('a');
    void asked.whenSettled(() => done.push('a'));
    need('b');
    void asked.whenSettled(() => done.push('b'));
    answers[0]!('of a');
    answers[1]!('of b');
    await turn();
    assert.deepEqual(done, ['b']);
  });
});

suite('values of a map', () => {
  const mapOf = (level: number[], distance: number[], outcomes: number[]): ValueMap => ({
    rule: '',
    width: level.length,
    height: 1,
    outcomes: Uint8Array.from(outcomes),
    grundy: Uint32Array.from(level.map((_, i) => (outcomes[i] === 2 ? none : i))),
    distance: Uint32Array.from(distance),
    level: Uint32Array.from(level),
  });

  test('where play must end, stages are the longest plays', () => {
    const values = new MapValues(mapOf([0, 1, 2, 2], [0, 1, 1, 2], [0, 1, 1, 0]));
    assert.equal(values.endless, false);
    assert.deepEqual([[...values.stages().of], values.stages().last], [[0, 1, 2, 2], 2]);
    assert.deepEqual([...values.stages('distance').of], [0, 1, 1, 2]);
    assert.equal(values.most, 3);
  });
  test('where it need not, stages are distances, and draws come last, at once', () => {
    const values = new MapValues(mapOf([0, 1, none, none], [0, 1, none, none], [0, 1, 2, 2]));
    assert.equal(values.endless, true);
    assert.equal(values.hasDraws, true);
    assert.deepEqual([[...values.stages().of], values.stages().last], [[0, 1, 2, 2], 2]);
    assert.deepEqual(
      [values.outcome(2), values.grundy(2), values.distance(2), values.ends(2)],
      ['draw', null, null, false],
    );
    assert.deepEqual([values.outcome(1), values.grundy(1), values.distance(1), values.ends(1)], ['N', 1n, 1n, true]);
    assert.equal(values.outcome(9), null);
  });
  test('draws alone are known from the first stage on', () => {
    const { of, last } = new MapValues(mapOf([none, none], [none, none], [2, 2])).stages();
    assert.deepEqual([[...of], last], [[0, 0], 0]);
  });
});

suite('arrivals', () => {
  const seen = (...all: readonly Partial<Going<string>>[]) => {
    let now: Going<string> | null = null;
    const arrival = new Arrival<string>(hostOf(), () => now);
    arrival.hostUpdate(); // nothing is on the board yet
    return all.map((each) => {
      now = { position: 'a', shown: false, leaving: null, ...each };
      arrival.hostUpdate();
      return arrival.came;
    });
  };
  const leaves = { leaving: 'move' };

  test('a move has come as long as the position it led to is on the board', () => {
    const all = [{}, leaves, leaves, { position: 'b' }, { position: 'b' }, { position: 'b', leaving: 'next' }];
    assert.deepEqual(seen(...all), [null, null, null, 'move', 'move', null]);
    assert.deepEqual(seen(leaves, { position: 'b' }, { position: 'a' }, { position: 'b' }), [null, 'move', null, null]);
  });
  test('what is refused, set or shown from elsewhere has not come', () => {
    assert.deepEqual(seen(leaves, {}, { position: 'b' }), [null, null, null]);
    assert.deepEqual(seen({}, { position: 'b' }), [null, null]);
    assert.deepEqual(seen(leaves, { position: 'b', shown: true }, { position: 'b' }), [null, null, null]);
  });
});

suite('places around a middle', () => {
  const { at, arc } = around(4, { x: 10, y: 10 }, 5);

  test('they are numbered clockwise from the top', () => {
    assert.deepEqual(
      [at(1), at(2), at(5)],
      [
        { x: 10, y: 5 },
        { x: 15, y: 10 },
        { x: 10, y: 5 },
      ],
    );
    assert.deepEqual(at(3, 2), { x: 10, y: 12 });
  });
  test('an arc goes the long way where it is long, and all around in two', () => {
    assert.equal(arc(1, 2), 'M10 5A5 5 0 0 1 15 10');
    assert.equal(arc(1, 4), 'M10 5A5 5 0 1 1 5 10');
    assert.equal(arc(1, 5), 'M10 5A5 5 0 0 1 10 15A5 5 0 0 1 10 5');
  });
});
