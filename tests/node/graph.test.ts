/** Graphs as boards draw and edit them: text, edits, routes. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  freest,
  moved,
  sameGame,
  single,
  withNode,
  withoutNodeIn,
  type Draft,
} from '../../web/games/graphs/graph-draft.ts';
import { route } from '../../web/games/graphs/graph-picture.ts';
import {
  boxAround,
  followers,
  inRing,
  meets,
  nearest,
  nodeName,
  nodeRadius,
  readGraph,
  withEdge,
  withoutEdge,
  writeGraph,
  type Graph,
} from '../../web/games/graphs/graph.ts';

// The same inputs at every run, so that a red test is about the change at hand.
fc.configureGlobal({ seed: Number(process.env.NIMLAB_SEED ?? 1901) });

const graphs = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 1, max: count })), {
      selector: ([from, to]) => `${from}-${to}`,
      maxLength: 30,
    })
    .map((pairs) => pairs.reduce((graph, [from, to]) => withEdge(graph, { from, to }), { count, edges: [] } as Graph)),
);
const draftOf = (graph: Graph, tokens: readonly number[]): Draft => ({
  graph,
  layout: { places: inRing(graph.count), bends: new Map() },
  tokens,
});

suite('text', () => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(graphs, fc.boolean(), (plain, letters) => {
        const graph = letters ? { ...plain, letters } : plain;
        assert.deepEqual(readGraph(writeGraph(graph)), graph);
      }),
    );
  });
  test('paths, other arrows and lone nodes are read', () => {
    assert.equal(writeGraph(readGraph('2>1>3, 1→2; 3->1 5')), '1>2 1>3 2>1 3>1 5');
  });
  test('letters name nodes, as far as there are some; none is taken for a digit or an outcome', () => {
    const row = (count: number) => readGraph(`A>${count}`);
    const all = (graph: Graph) => Array.from({ length: graph.count }, (_, i) => nodeName(graph, i + 1)).join('');
    assert.equal(writeGraph(readGraph('B>A>C, A→2; E')), 'A>B A>C B>A E');
    assert.equal(all(row(22)), 'ABCDEFGHJKLMQRSTUVWXYZ');
    assert.equal(writeGraph(row(23)), '1>23');
  });
});

suite('edits', () => {
  test('without an edge that was put in, the graph is as it was', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (graph, a, b) => {
        const edge = { from: Math.min(a, graph.count), to: Math.min(b, graph.count) };
        fc.pre(!followers(graph, edge.from).includes(edge.to));
        assert.deepEqual(withoutEdge(withEdge(graph, edge), edge), graph);
      }),
    );
  });
  test('without a node, the others and their edges are the same under their new numbers', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 12 }), (graph, node) => {
        fc.pre(graph.count > 1 && node <= graph.count);
        const before = draftOf(
          graph,
          Array.from({ length: graph.count }, (_, i) => i + 1),
        );
        const after = withoutNodeIn(before, node);
        const old = (each: number) => (each < node ? each : each + 1);
        assert.equal(after.graph.count, graph.count - 1);
        assert.deepEqual(
          after.graph.edges.map(({ from, to }) => ({ from: old(from), to: old(to) })),
          graph.edges.filter((edge) => !meets(edge, node)),
        );
        after.layout.places.forEach((place, i) => assert.deepEqual(place, before.layout.places[old(i + 1) - 1]));
        assert.deepEqual(
          after.tokens.map(old),
          before.tokens.filter((each) => each !== node),
        );
      }),
    );
  });
  test('a game keeps a token', () => {
    assert.deepEqual(withoutNodeIn(draftOf(readGraph('1>2 2>3'), [2]), 2).tokens, [1]);
  });
  test('a node that is put in is the last one, with the edge that was drawn to it', () => {
    const after = withNode(single({ count: 2, edges: [] }, { x: 0, y: 0 }), { x: 90, y: 0 }, 1);
    assert.equal(writeGraph(after.graph), '1>2');
    assert.deepEqual(after.layout.places[1], { x: 90, y: 0 });
    assert.ok(!sameGame(after, single({ count: 2, edges: [] }, { x: 0, y: 0 })));
  });
  test('of a node that is moved the edges find new ways, of others not', () => {
    const graph = readGraph('1>2 2>3');
    const bends = new Map([
      ['1-2', [{ x: 1, y: 1 }]],
      ['2-3', [{ x: 2, y: 2 }]],
    ]);
    const after = moved({ places: inRing(3), bends }, graph, 1, { x: 5, y: 6 });
    assert.deepEqual(after.places[0], { x: 5, y: 6 });
    assert.deepEqual([...after.bends.keys()], ['2-3']);
  });
  test('a node put in by keys keeps off the others', () => {
    const places = [{ x: 0, y: 0 }];
    for (let i = 0; i < 8; i++) {
      const at = freest(places.at(-1)!, places, (place) => place);
      assert.ok(Math.min(...places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))) > 2 * nodeRadius);
      places.push(at);
    }
  });
});

suite('routes', () => {
  const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  test('an arrow begins at the rim of one node and points at the other, a pair of them keeps apart', () => {
    const layout = {
      places: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      bends: new Map(),
    };
    const { arrows } = route(readGraph('1>2 2>1'), layout);
    assert.equal(arrows.length, 2);
    for (const { edge, shaft, head } of arrows) {
      const [sx, sy] = numbers(shaft) as [number, number];
      const [tx, ty] = numbers(head) as [number, number];
      const [a, b] = [layout.places[edge.from - 1]!, layout.places[edge.to - 1]!];
      assert.ok(Math.abs(Math.hypot(sx - a.x, sy - a.y) - nodeRadius) < 0.2);
      assert.ok(Math.abs(Math.hypot(tx - b.x, ty - b.y) - nodeRadius) < 6);
    }
    const [there, back] = arrows.map(({ shaft }) => numbers(shaft)[3]!) as [number, number];
    assert.ok(there * back < 0, 'they bend to either side');
  });
  test('a node in the way is gone around; all of it is in the box', () => {
    const layout = { places: [0, 100, 200].map((x) => ({ x, y: 0 })), bends: new Map() };
    const { arrows, box } = route(readGraph('1>3 2>2'), layout);
    assert.ok(Math.abs(numbers(arrows[0]!.shaft)[3]!) > nodeRadius);
    const own = boxAround(layout.places);
    assert.ok(box.height > own.height || box.y < own.y);
    assert.equal(arrows.length, 2, 'a loop is an arrow, too');
  });
  test('the nearest node is the one that is meant, if it is near', () => {
    const layout = {
      places: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
      ],
      bends: new Map(),
    };
    assert.equal(nearest(layout, { x: 30, y: 0 }, 36), 2);
    assert.equal(nearest(layout, { x: 25, y: 80 }, 36), null);
  });
});
