/**
 * The problems of the lessons on graphs and on heaps that are cut. Search here is written for the test and knows the
 * rules alone.
 */
import { batch, counted, counting, line, lists, numbers, runs, upTo, winner, type Problems } from './problem.ts';

/** Heaps side by side: what one of them may become. */
const parting = (options: (heap: number) => Iterable<readonly number[]>) =>
  winner(function* (heaps: readonly number[]): Generator<readonly number[]> {
    for (const [i, heap] of heaps.entries())
      for (const parts of options(heap))
        yield [...heaps.toSpliced(i, 1), ...parts].filter((n) => n > 0).sort((a, b) => a - b);
  });
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);

export const graphsAndSplits: Problems = {
  // No judge's: the graph of two heaps that the lesson draws, with its letters.
  'game-graphs': runs(
    { input: '6 9\n1 2\n1 3\n1 4\n2 5\n2 6\n3 4\n3 5\n4 6\n5 6\n', output: 'NNPNNP\n' },
    function* () {
      const random = numbers(1962);
      for (let round = 0; round < 60; round++) {
        const n = 1 + random(9);
        const names = upTo(n).sort(() => random(2) - 0.5);
        const arrows = [...lists(2, 0, n - 1)]
          .filter(([from, to]) => from! < to! && random(3) > 0)
          .map(([from, to]) => [names[from!]!, names[to!]!] as const);
        const wins = winner((node: number) => arrows.flatMap(([from, to]) => (from === node ? [to] : [])));
        yield {
          input: `${n} ${arrows.length}\n${arrows.map(line).join('')}`,
          output: `${upTo(n)
            .map((node) => (wins(node) ? 'N' : 'P'))
            .join('')}\n`,
        };
      }
    },
  ),

  // Codeforces 787C
  cycles: runs({ input: '5\n2 3 2\n3 1 2 3\n', output: 'Lose Win Win Loop\nLoop Win Win Win\n' }, function* () {
    yield { input: '8\n4 6 2 3 4\n2 3 6\n', output: 'Win Win Win Win Win Win Win\nLose Win Lose Lose Win Lose Lose\n' };
    const random = numbers(787);
    for (let round = 0; round < 60; round++) {
      const n = 2 + random(6);
      const steps = [0, 1].map(() => {
        const some = upTo(n - 1).filter(() => random(2) === 0);
        return some.length > 0 ? some : [1 + random(n - 1)];
      });
      // Whether a player can force the hole within so many moves, by trying all: no marks, no counting.
      const within = (player: number, place: number, moves: number): 'Win' | 'Lose' | 'Loop' => {
        if (place === 0) return 'Lose';
        if (moves === 0) return 'Loop';
        const name = [player, place, moves].join();
        let result = known.get(name);
        if (!result) {
          const after = steps[player]!.map((step) => within(1 - player, (place + step) % n, moves - 1));
          result = after.includes('Lose') ? 'Win' : after.includes('Loop') ? 'Loop' : 'Lose';
          known.set(name, result);
        }
        return result;
      };
      const known = new Map<string, 'Win' | 'Lose' | 'Loop'>();
      const row = (player: number) =>
        upTo(n - 1)
          .map((place) => within(player, place, 2 * n))
          .join(' ');
      yield {
        input: `${n}\n${steps.map((some) => line([some.length, ...some])).join('')}`,
        output: `${row(0)}\n${row(1)}\n`,
      };
    }
  }),

  'splitting-heaps': [
    // Luogu P3185, HNOI 2007
    batch(
      { input: '2\n4\n1 0 1 5000\n3\n0 0 1\n', output: '0 2 3\n1\n-1 -1 -1\n0\n' },
      function* () {
        for (const n of [2, 3, 4]) {
          const after = (beans: readonly number[], i: number, j: number, k: number) =>
            beans.map((count, at) => count - Number(at === i) + Number(at === j) + Number(at === k));
          const moves = (beans: readonly number[]) =>
            [...lists(3, 0, n - 1)]
              .map(([k, j, i]) => [i!, j!, k!] as const)
              .filter(([i, j, k]) => i < j && j <= k && beans[i]! > 0)
              .sort(([a, b, c], [x, y, z]) => a - x || b - y || c - z);
          const wins = winner((beans: readonly number[]) => moves(beans).map((move) => after(beans, ...move)));
          for (const beans of lists(n, 0, n === 4 ? 1 : 2)) {
            const good = moves(beans).filter((move) => !wins(after(beans, ...move)));
            yield { input: counting(beans), output: `${(good[0] ?? [-1, -1, -1]).join(' ')}\n${good.length}\n` };
          }
        }
      },
      counted,
    ),
    // Luogu P2148
    batch(
      { input: '2\n4\n1 2 1 3\n6\n1 1 1 1 1 1\n', output: 'YES\nNO\n' },
      function* () {
        const wins = winner(function* (piles: readonly number[]): Generator<readonly number[]> {
          for (const [i, pile] of piles.entries())
            for (const part of upTo(pile - 1)) {
              const pair = i - (i % 2);
              yield piles.toSpliced(pair, 2, part, pile - part);
            }
        });
        for (const piles of [...lists(2, 1, 12), ...lists(4, 1, 4)])
          yield { input: counting(piles), output: wins(piles) ? 'YES\n' : 'NO\n' };
      },
      counted,
    ),
    // HDU 3032
    batch(
      { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' },
      function* () {
        const wins = parting(function* (heap) {
          for (const take of upTo(heap)) yield [heap - take];
          for (const part of upTo(heap - 1)) yield [part, heap - part];
        });
        for (const heaps of [...lists(1, 1, 8), ...lists(2, 1, 7), ...lists(3, 1, 4)])
          yield { input: counting(heaps), output: wins(sorted(heaps)) ? 'Alice\n' : 'Bob\n' };
      },
      counted,
    ),
  ],

  // POJ 3537: the crosses themselves, no rows and no heaps
  'octal-games': runs({ input: '3\n', output: '1\n' }, function* () {
    for (let n = 3; n <= 13; n++) {
      const full = (crosses: string) => crosses.includes('xxx');
      // Whoever finds three side by side has lost.
      const wins = winner(function* (crosses: string): Generator<string> {
        if (full(crosses)) return;
        for (let i = 0; i < n; i++) if (crosses[i] === '.') yield `${crosses.slice(0, i)}x${crosses.slice(i + 1)}`;
      });
      yield { input: `${n}\n`, output: wins('.'.repeat(n)) ? '1\n' : '2\n' };
    }
  }),
};
