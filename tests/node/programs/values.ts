/** The problems of parts 1 and 2. Search here is written for the test and knows the rules alone. */
import {
  batch,
  counted,
  counting,
  ended,
  line,
  lists,
  numbers,
  positions,
  runs,
  taking,
  upTo,
  winner,
  type Problem,
  type Problems,
} from './problem.ts';

const nim = taking(upTo);

/**
 * Library Checker, Nim Product: small pairs by the definition, large ones as the solver multiplies them. The sample is
 * ours.
 */
export const nimProduct: Problem = {
  sample: { input: '3\n2 3\n12 9\n18446744073709551615 1\n', output: '1\n10\n18446744073709551615\n' },
  async cases(solver) {
    const side = 32;
    const products: number[][] = [];
    for (let x = 0; x < side; x++) {
      products.push([]);
      for (let y = 0; y < side; y++) {
        const options = new Set<number>();
        for (let a = 0; a < x; a++)
          for (let b = 0; b < y; b++) options.add(products[a]![y]! ^ products[x]![b]! ^ products[a]![b]!);
        let mex = 0;
        while (options.has(mex)) mex++;
        products[x]!.push(mex);
      }
    }
    const pairs = products.flatMap((row, x) => row.map((product, y) => [x, y, product] as readonly unknown[]));
    const random = numbers(64);
    const large = () =>
      Array.from({ length: 4 }, () => BigInt(random(1 << 16))).reduce((all, each) => (all << 16n) | each);
    for (let round = 0; round < 200; round++) {
      const [x, y] = [large(), large()];
      const { value } = await solver.ask('nimber', 'multiply', `${x} ${y}`);
      pairs.push([x, y, value]);
    }
    return {
      input: `${pairs.length}\n${pairs.map(([x, y]) => `${x} ${y}\n`).join('')}`,
      output: pairs.map(([, , product]) => `${product}\n`).join(''),
    };
  },
};

export const values: Problems = {
  // AtCoder Educational DP Contest, K
  'what-is-a-game': runs({ input: '2 4\n2 3\n', output: 'First\n' }, function* () {
    yield { input: '2 5\n2 3\n', output: 'Second\n' };
    for (const takes of [[2, 3], [1], [1, 3, 4], [3, 5, 6], [5]]) {
      const wins = taking(() => takes);
      for (let n = 1; n <= 25; n++)
        yield { input: `${takes.length} ${n}\n${line(takes)}`, output: wins([n]) ? 'First\n' : 'Second\n' };
    }
  }),

  // HDU 1847
  'p-and-n-positions': batch({ input: '1\n3\n', output: 'Kiki\nCici\n' }, function* () {
    const wins = taking((n) => [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].filter((take) => take <= n));
    for (let n = 1; n <= 1000; n++) yield { input: `${n}\n`, output: wins([n]) ? 'Kiki\n' : 'Cici\n' };
  }),

  // HDU 1846
  'take-away': batch(
    { input: '2\n23 2\n4 3\n', output: 'first\nsecond\n' },
    function* () {
      for (let m = 1; m <= 12; m++) {
        const wins = taking(() => upTo(m));
        for (let n = 1; n <= 60; n++) yield { input: `${n} ${m}\n`, output: wins([n]) ? 'first\n' : 'second\n' };
      }
    },
    counted,
  ),

  symmetry: [
    // POJ 2484: what is left are rows, once the circle is broken
    batch(
      { input: '1\n2\n3\n0\n', output: 'Alice\nAlice\nBob\n' },
      function* () {
        const rows = winner(function* (all: readonly number[]): Generator<readonly number[]> {
          for (const [i, row] of all.entries())
            for (const take of [1, 2])
              for (let left = 0; left + take <= row; left++)
                yield [...all.toSpliced(i, 1), left, row - take - left].filter((n) => n > 0).sort((a, b) => a - b);
        });
        for (let n = 1; n <= 16; n++) {
          const wins = [1, 2].some((take) => take <= n && !rows(n > take ? [n - take] : []));
          yield { input: `${n}\n`, output: wins ? 'Alice\n' : 'Bob\n' };
        }
      },
      ended,
    ),
  ],

  'new-stone': [
    // POJ 1740: some stones are taken from a pile, others of it laid on piles that are not empty
    batch(
      { input: '3\n2 1 3\n2\n1 1\n0\n', output: '1\n0\n' },
      function* () {
        function* spread(piles: readonly number[], from: number, stones: number, i = 0): Generator<readonly number[]> {
          if (i === piles.length) yield piles;
          else if (i === from) yield* spread(piles, from, stones, i + 1);
          else
            for (let more = 0; more <= stones; more++)
              yield* spread(piles.with(i, piles[i]! + more), from, stones - more, i + 1);
        }
        const wins = winner(function* (piles: readonly number[]): Generator<readonly number[]> {
          for (const [i, pile] of piles.entries())
            for (const take of upTo(pile))
              for (let moved = 0; take + moved <= pile; moved++)
                for (const after of spread(piles.with(i, pile - take - moved), i, moved))
                  if (after.reduce((a, b) => a + b) === piles.reduce((a, b) => a + b) - take)
                    yield after.filter((n) => n > 0).sort((a, b) => a - b);
        });
        for (const length of [1, 2, 3, 4])
          for (const piles of lists(length, 1, length === 4 ? 2 : 4))
            yield { input: counting(piles), output: wins(piles.toSorted((a, b) => a - b)) ? '1\n' : '0\n' };
      },
      ended,
    ),
    // Luogu P1288: the coin stands between the last edge and the first
    runs({ input: '4\n2 5 3 0\n', output: 'YES\n' }, function* () {
      yield { input: '3\n0 0 0\n', output: 'NO\n' };
      const wins = winner(function* ([edges, at]: readonly [readonly number[], number]): Generator<
        readonly [readonly number[], number]
      > {
        const n = edges.length;
        for (const [edge, to] of [
          [at, (at + 1) % n],
          [(at + n - 1) % n, (at + n - 1) % n],
        ] as const)
          for (const take of upTo(edges[edge]!)) yield [edges.with(edge, edges[edge]! - take), to];
      });
      for (const length of [2, 3, 4, 5])
        for (const edges of lists(length, 0, length === 5 ? 1 : 2))
          if (edges.includes(0)) yield { input: counting(edges), output: wins([edges, 0]) ? 'YES\n' : 'NO\n' };
    }),
  ],

  // Luogu P1247
  'nim-moves': runs({ input: '3\n3 6 9\n', output: '4 3\n3 6 5\n' }, function* () {
    yield { input: '4\n15 22 19 10\n', output: 'lose\n' };
    for (const heaps of lists(3, 1, 5)) {
      const first = heaps
        .flatMap((heap, i) => upTo(heap).map((take) => ({ i, take, after: heaps.with(i, heap - take) })))
        .find(({ after }) => !nim(after.toSorted((a, b) => a - b)));
      yield { input: counting(heaps), output: first ? `${first.take} ${first.i + 1}\n${line(first.after)}` : 'lose\n' };
    }
  }),

  // HackerRank, A Chessboard Game
  'mex-and-grundy': batch(
    { input: '3\n5 2\n5 3\n8 8\n', output: 'Second\nFirst\nFirst\n' },
    function* () {
      const wins = winner(function* ([x, y]: readonly [number, number]): Generator<readonly [number, number]> {
        for (const [dx, dy] of [
          [-2, 1],
          [-2, -1],
          [1, -2],
          [-1, -2],
        ] as const)
          if (Math.min(x + dx, y + dy) >= 1 && Math.max(x + dx, y + dy) <= 15) yield [x + dx, y + dy];
      });
      for (const [x, y] of lists(2, 1, 15))
        yield { input: `${x} ${y}\n`, output: wins([x!, y!]) ? 'First\n' : 'Second\n' };
    },
    counted,
  ),

  // POJ 2425
  'sums-of-games': batch(
    {
      input: '4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n',
      output: 'WIN\nWIN\nWIN\nLOSE\nWIN\n',
    },
    function* () {
      const random = numbers(2425);
      for (let round = 0; round < 40; round++) {
        const n = 2 + random(5);
        // Arrows lead to larger names, and the names are then turned round the circle.
        const turn = random(n);
        const graph: number[][] = [];
        for (let node = 0; node < n; node++)
          graph[(node + turn) % n] = Array.from({ length: n }, (_, to) => to)
            .filter((to) => to > node && random(2) === 0)
            .map((to) => (to + turn) % n);
        const wins = winner(function* (tokens: readonly number[]): Generator<readonly number[]> {
          for (const [i, node] of tokens.entries())
            for (const to of graph[node]!) yield tokens.with(i, to).sort((a, b) => a - b);
        });
        const asked = [...positions(round, 6, n - 1, 3)];
        yield {
          input: `${n}\n${graph.map((to) => line([to.length, ...to])).join('')}${asked.map((each) => line([each.length, ...each])).join('')}0\n`,
          output: asked.map((each) => (wins(each.toSorted((a, b) => a - b)) ? 'WIN\n' : 'LOSE\n')).join(''),
        };
      }
    },
  ),

  'subtraction-sets': [
    // HDU 1536, POJ 2960
    batch(
      {
        input: '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n',
        output: 'LWW\nWWL\n',
      },
      function* () {
        for (const takes of [[1], [1, 3, 4], [2, 3], [4, 1, 6], [3, 5, 7], [2, 5, 9, 10]]) {
          const wins = taking(() => takes);
          const asked = [...positions(takes.length, 40, 11, 3)];
          yield {
            input: `${line([takes.length, ...takes])}${asked.length}\n${asked.map((each) => line([each.length, ...each])).join('')}`,
            output: `${asked.map((each) => (wins(each.toSorted((a, b) => a - b)) ? 'W' : 'L')).join('')}\n`,
          };
        }
      },
      ended,
    ),
    // HDU 1848
    batch(
      { input: '1 1 1\n1 4 1\n0 0 0\n', output: 'Fibo\nNacci\n' },
      function* () {
        const wins = taking(() => [1, 2, 3, 5, 8]);
        for (const heaps of lists(3, 1, 8))
          yield { input: line(heaps), output: wins(heaps.toSorted((a, b) => a - b)) ? 'Fibo\n' : 'Nacci\n' };
      },
      (inputs) => `${inputs}0 0 0\n`,
    ),
  ],
};
