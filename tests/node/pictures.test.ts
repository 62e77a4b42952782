/** Pictures of edges as boards draw them: their text, held to the solver, and where things are. */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import { loadSolver, type Solver } from 'nimlab';
import { boxAround, boxOf, coursesOf, picture, type Box } from '../../web/games/hackenbush/drawing.ts';
import { layOut, type Layout } from '../../web/games/hackenbush/layout.ts';
import {
  drawable,
  edgesIn,
  idOf,
  levelsOf,
  mostEdges,
  mostLevels,
  readPicture,
  verticesOf,
  writePicture,
  type Edge,
} from '../../web/games/hackenbush/picture.ts';
import { ready } from '../../web/games/hackenbush/presets.ts';

// The same inputs at every run, so that a red test is about the change at hand.
fc.configureGlobal({ seed: Number(process.env.NIMLAB_SEED ?? 1901) });

/** Vertex i hangs on one before it; then some edges more. */
const pictures = fc
  .tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 24 }), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }))
  .map(([tree, more]) => {
    const count = tree.length + 1;
    const pairs = [...tree.map((on, i) => [on % (i + 1), i + 1]), ...more.map(([a, b]) => [a % count, b % count])];
    return writePicture(pairs.map(([a, b]) => ({ a: a!, b: b!, colour: 'green' as const })));
  });

const close = (laid: Layout) => {
  const all = [...laid.places.values()];
  return all.some((p, i) => all.slice(0, i).some((q) => Math.abs(p.y - q.y) < 1 && Math.abs(p.x - q.x) < 40));
};

suite('pictures', () => {
  let solver: Solver;
  before(async () => {
    solver = await loadSolver();
  });
  after(() => solver.close());

  test('a text of the solver and its numbers are the same edges, and what is written it reads', () =>
    fc.assert(
      fc.asyncProperty(pictures, async (text) => {
        const { position, numbers } = await solver.analyse('hackenbush', text);
        const edges = edgesIn(numbers, false);
        assert.deepEqual(readPicture(position), edges);
        assert.equal((await solver.analyse('hackenbush', writePicture(edges))).position, position);
        assert.equal(new Set(edges.map(idOf)).size, edges.length);
      }),
      { numRuns: 60 },
    ));

  test('a picture that shows others as well has all of them inside, and takes no more room', () =>
    fc.assert(
      fc.property(pictures, pictures, (text, other) => {
        const [own, grown] = [text, other].map((each) => boxOf(layOut(readPicture(each)))) as [Box, Box];
        const box = boxAround(own, [layOut(readPicture(other))]);
        for (const { x, y, width, height } of [own, grown]) {
          assert.ok(box.x <= x && box.y <= y && box.x + box.width >= x + width && box.y + box.height >= y + height);
        }
        assert.ok(Math.abs(box.width * box.zoom - own.width * own.zoom) < 2);
        assert.ok(Math.abs(box.height * box.zoom - own.height * own.zoom) < 2);
      }),
      { numRuns: 100 },
    ));

  test('nothing is drawn on anything else: every vertex at its level, apart from its neighbours, every edge a course', () =>
    fc.assert(
      fc.property(pictures, (text) => {
        const edges = readPicture(text);
        const laid = layOut(edges);
        const levels = levelsOf(edges);
        assert.deepEqual(
          [...laid.places.keys()].sort((a, b) => a - b),
          verticesOf(edges),
        );
        assert.equal(close(laid), false, text);
        const rises = [...laid.places].map(([v, { y }]) => y / levels.get(v)!);
        for (const rise of rises) assert.ok(Math.abs(rise - rises[0]!) < 1e-6 && rise < 0);
        assert.equal(coursesOf(laid).courses.length, edges.length);
        const box = boxOf(laid);
        for (const { x, y } of laid.places.values()) assert.ok(x > box.x && x < box.x + box.width && y > box.y);
      }),
    ));

  test('a picture is laid out alike each time; one that comes from another stays where that stood and takes no more room', () =>
    fc.assert(
      fc.property(pictures, pictures, (text, other) => {
        const laid = layOut(readPicture(text));
        assert.deepEqual(layOut(readPicture(text)), laid);
        const next = layOut(readPicture(other), laid);
        assert.equal(close(next), false);
        const [own, both] = [boxOf(laid), boxAround(boxOf(laid), [next])];
        const room = (box: typeof own) => [box.width * box.zoom, box.height * box.zoom];
        room(both).forEach((size, i) => assert.ok(Math.abs(size - room(own)[i]!) < 2));
      }),
    ));

  test('every branch of a tree is under what it bears, and equal ones stand alike', () => {
    const { places } = layOut(readPicture('0-1-2 1-3'));
    const [one, two, three] = [1, 2, 3].map((v) => places.get(v)!);
    assert.equal(one!.x, (two!.x + three!.x) / 2);
    assert.ok(two!.x < three!.x);
    const house = layOut(readPicture('0-1-3-2-0 1-2')).places;
    assert.ok(Math.abs(house.get(3)!.x - (house.get(1)!.x + house.get(2)!.x) / 2) < 0.5);
  });

  test('what is ready is a picture that can be drawn and stands on the ground', async () => {
    for (const [name, make] of Object.entries(ready)) {
      for (let time = 0; time < 20; time++) {
        const text = writePicture(make().map(([a, b]) => ({ a: Math.min(a, b), b: Math.max(a, b), colour: 'green' })));
        const { numbers } = await solver.analyse('hackenbush', text);
        assert.ok(drawable(edgesIn(numbers, false)), name);
      }
    }
  });

  test('the largest picture that is drawn has its shapes, and one edge more is not drawn', () => {
    const edge = (a: number, b: number): Edge => ({ a, b, colour: 'green', copy: 0 });
    const stalk = Array.from({ length: mostLevels }, (_, i) => edge(i, i + 1));
    const wide = Array.from({ length: mostEdges - mostLevels }, (_, i) => edge(1, mostLevels + 1 + i));
    const all = [...stalk, ...wide];
    assert.ok(drawable(all));
    const laid = layOut(all);
    assert.equal(picture({ layout: laid, box: boxOf(laid), named: false }).of.length > 0, true);
    assert.equal(drawable([...all, edge(0, 1)]), false);
    assert.equal(drawable([...stalk, edge(mostLevels, mostLevels + 1)]), false);
  });
});
