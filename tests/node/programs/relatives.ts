/** The problems of parts 3 and 4. Search here is written for the test and knows the rules alone. */
import { batch, counted, counting, ended, line, lists, runs, upTo, winner, type Problems } from './problem.ts';

/** The stones that are left and the most that may be taken. */
const limited = (next: (take: number) => number) =>
  winner(function* ([left, most]: readonly [number, number]): Generator<readonly [number, number]> {
    for (const take of upTo(Math.min(left, most))) yield [left - take, Math.min(next(take), left - take)];
  });

export const relatives: Problems = {
  'staircase-nim': [
    // POJ 1704
    batch(
      { input: '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n', output: 'Bob will win\nGeorgia will win\n' },
      function* () {
        const wins = winner(function* (men: readonly number[]): Generator<readonly number[]> {
          for (const [i, square] of men.entries())
            for (let to = (men[i - 1] ?? 0) + 1; to < square; to++) yield men.with(i, to);
        });
        for (const length of [1, 2, 3, 4])
          for (const men of lists(length, 1, 7)) {
            if (new Set(men).size < length) continue;
            const ordered = men.toSorted((a, b) => a - b);
            yield { input: counting(men), output: wins(ordered) ? 'Georgia will win\n' : 'Bob will win\n' };
          }
      },
      counted,
    ),
    // BZOJ 1115, Polish Olympiad 2009
    batch(
      { input: '2\n2\n2 2\n3\n1 2 4\n', output: 'NIE\nTAK\n' },
      function* () {
        const wins = winner(function* (heaps: readonly number[]): Generator<readonly number[]> {
          for (const [i, heap] of heaps.entries())
            for (let left = heaps[i - 1] ?? 0; left < heap; left++) yield heaps.with(i, left);
        });
        for (const length of [1, 2, 3, 4])
          for (const heaps of lists(length, 0, 4))
            if (heaps.every((heap, i) => i === 0 || heap >= heaps[i - 1]!))
              yield { input: counting(heaps), output: wins(heaps) ? 'TAK\n' : 'NIE\n' };
      },
      counted,
    ),
    // Gra, Polish Olympiad 2004. No judge's: the lesson's example, counted by hand there.
    runs({ input: '10 4\n2 4 5 8\n', output: '2\n' }, function* () {
      for (let m = 2; m <= 8; m++) {
        const after = (stones: readonly number[], i: number) => {
          let to = stones[i]! + 1;
          while (stones.includes(to)) to++;
          return stones.with(i, to).sort((a, b) => a - b);
        };
        // Whoever finds a stone on square m has lost.
        const wins = winner(function* (stones: readonly number[]): Generator<readonly number[]> {
          if (!stones.includes(m)) for (const i of stones.keys()) yield after(stones, i);
        });
        for (let set = 1; set < 1 << (m - 1); set++) {
          const stones = upTo(m - 1).filter((square) => (set >> (square - 1)) & 1);
          const count = stones.filter((_, i) => !wins(after(stones, i))).length;
          yield { input: `${m} ${stones.length}\n${line(stones)}`, output: `${count}\n` };
        }
      }
    }),
  ],

  // HDU 1907, BZOJ 1022
  'misere-nim': batch(
    { input: '2\n3\n3 5 1\n1\n1\n', output: 'John\nBrother\n' },
    function* () {
      // Whoever has to take the last stone loses: so whoever finds none has won, and one stone alone is left to
      // nobody's gain.
      const known = new Map<string, boolean>();
      const wins = (heaps: readonly number[]): boolean => {
        const left = heaps.filter((heap) => heap > 0).sort((a, b) => a - b);
        if (left.length === 0) return true;
        if (!known.has(line(left)))
          known.set(
            line(left),
            left.some((heap, i) => upTo(heap).some((take) => !wins(left.with(i, heap - take)))),
          );
        return known.get(line(left))!;
      };
      for (const length of [1, 2, 3, 4])
        for (const heaps of lists(length, 1, length === 4 ? 3 : 5))
          yield { input: counting(heaps), output: wins(heaps) ? 'John\n' : 'Brother\n' };
    },
    counted,
  ),

  // Luogu P2490, SDOI 2011: all placements, white and black by turns, one to d pieces forwards
  'moore-nim': runs({ input: '10 4 2\n', output: '182\n' }, function* () {
    for (const [k, most] of [
      [2, 7],
      [4, 8],
      [6, 8],
    ] as const)
      for (let d = 1; d <= Math.min(k, 3); d++)
        for (let n = k; n <= most; n++) {
          type Turn = readonly [pieces: readonly number[], mover: number];
          const wins = winner(function* ([pieces, mover]: Turn): Generator<Turn> {
            function* go(now: readonly number[], from: number, left: number): Generator<readonly number[]> {
              if (left === 0) return;
              for (let i = from; i < k; i++) {
                if (i % 2 !== mover) continue;
                const way = mover === 0 ? 1 : -1;
                for (let to = now[i]! + way; to >= 1 && to <= n && !now.includes(to); to += way) {
                  yield now.with(i, to);
                  yield* go(now.with(i, to), i + 1, left - 1);
                }
              }
            }
            for (const after of go(pieces, 0, d)) yield [after, 1 - mover];
          });
          let won = 0;
          for (let set = 0; set < 1 << n; set++) {
            const pieces = upTo(n).filter((square) => (set >> (square - 1)) & 1);
            if (pieces.length === k && wins([pieces, 0])) won++;
          }
          yield { input: `${n} ${k} ${d}\n`, output: `${won}\n` };
        }
  }),

  // HDU 2516
  'fibonacci-nim': batch(
    { input: '2\n13\n10000\n0\n', output: 'Second win\nSecond win\nFirst win\n' },
    function* () {
      const wins = limited((take) => 2 * take);
      for (let n = 2; n <= 100; n++)
        yield { input: `${n}\n`, output: wins([n, n - 1]) ? 'First win\n' : 'Second win\n' };
    },
    ended,
  ),

  // POJ 3922, HDU 2486
  'dynamic-nim': {
    sample: {
      input: '5\n16 1\n11 1\n32 2\n34 2\n19 3\n',
      output: 'Case 1: lose\nCase 2: 1\nCase 3: 3\nCase 4: lose\nCase 5: 4\n',
    },
    cases() {
      let [input, output, number] = ['', '', 0];
      for (let k = 1; k <= 6; k++) {
        const wins = limited((take) => k * take);
        for (let n = 2; n <= 60; n++) {
          const take = upTo(n - 1).find((take) => !wins([n - take, Math.min(k * take, n - take)]));
          input += `${n} ${k}\n`;
          output += `Case ${++number}: ${take ?? 'lose'}\n`;
        }
      }
      return Promise.resolve({ input: `${number}\n${input}`, output });
    },
  },

  // POJ 2311: whoever first cuts out a single square has won
  'misere-play': batch({ input: '2 2\n3 2\n4 2\n', output: 'LOSE\nLOSE\nWIN\n' }, function* () {
    type Sheet = readonly [w: number, h: number];
    const single = ([w, h]: Sheet) => w === 1 && h === 1;
    const wins = winner(function* (sheets: readonly Sheet[]): Generator<readonly Sheet[]> {
      if (sheets.some(single)) return;
      for (const [i, [w, h]] of sheets.entries()) {
        const cuts: Sheet[][] = [
          ...upTo(w - 1).map((at): Sheet[] => [[at, h], [w - at, h]]), // prettier-ignore
          ...upTo(h - 1).map((at): Sheet[] => [[w, at], [w, h - at]]), // prettier-ignore
        ];
        for (const parts of cuts) yield [...sheets.toSpliced(i, 1), ...parts].sort(([a, b], [c, d]) => a - c || b - d);
      }
    });
    for (let w = 2; w <= 6; w++)
      for (let h = 2; h <= (w < 5 ? 4 : 3); h++)
        yield { input: `${w} ${h}\n`, output: wins([[w, h]]) ? 'WIN\n' : 'LOSE\n' };
  }),

  'hungry-boxes': [
    // BZOJ 3759. No judge's: the lesson's two examples.
    batch(
      { input: '2\n3\n3 5 6\n3\n5 9 14\n', output: 'Yes\nNo\n' },
      function* () {
        type Boxes = readonly [closed: readonly number[], open: readonly number[]];
        const wins = winner(function* ([closed, open]: Boxes): Generator<Boxes> {
          for (let set = 1; set < 1 << closed.length; set++)
            yield [
              closed.filter((_, i) => !((set >> i) & 1)),
              [...open, ...closed.filter((_, i) => (set >> i) & 1)].sort((a, b) => a - b),
            ];
          for (const [i, box] of open.entries())
            for (const take of upTo(box))
              yield [
                closed,
                open
                  .with(i, box - take)
                  .filter((n) => n > 0)
                  .sort((a, b) => a - b),
              ];
        });
        for (const length of [1, 2, 3, 4])
          for (const boxes of lists(length, 1, length === 4 ? 4 : 6))
            if (boxes.every((box, i) => i === 0 || box >= boxes[i - 1]!))
              yield { input: counting(boxes), output: wins([boxes, []]) ? 'Yes\n' : 'No\n' };
      },
      counted,
    ),

    // Luogu P4301, BZOJ 3105, CQOI 2013
    runs({ input: '6\n5 5 6 6 5 5\n', output: '21\n' }, function* () {
      // Nim by its moves, each player's first turn by all that it may leave.
      const nim = winner(function* (heaps: readonly number[]): Generator<readonly number[]> {
        for (const [i, heap] of heaps.entries())
          for (const take of upTo(heap))
            yield heaps
              .with(i, heap - take)
              .filter((n) => n > 0)
              .sort((a, b) => a - b);
      });
      const left = (heaps: readonly number[]) =>
        Array.from({ length: (1 << heaps.length) - 1 }, (_, i) => heaps.filter((_, j) => ((i + 1) >> j) & 1));
      const sum = (heaps: readonly number[]) => heaps.reduce((a, b) => a + b, 0);
      for (const length of [1, 2, 3, 4, 5])
        for (const heaps of lists(length, 1, length < 4 ? 6 : 4)) {
          if (!heaps.every((heap, i) => i === 0 || heap >= heaps[i - 1]!)) continue;
          const good = left(heaps).filter((first) => left(first).every((second) => nim(second)));
          const removed = sum(heaps) - Math.max(...good.map(sum));
          yield { input: counting(heaps), output: `${good.length > 0 ? removed : -1}\n` };
        }
    }),
  ],

  // HDU 2177: a line for each winning move, one from both heaps first; of equal heaps either is meant
  wythoff: batch(
    { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
    function* () {
      type Pair = readonly [a: number, b: number];
      const order = ([a, b]: Pair): Pair => [Math.min(a, b), Math.max(a, b)];
      const both = ([a, b]: Pair) => upTo(a).map((take): Pair => [a - take, b - take]);
      const one = ([a, b]: Pair) => [
        ...upTo(b).map((take) => order([a, b - take])),
        ...(a === b ? [] : upTo(a).map((take) => order([a - take, b]))),
      ];
      const wins = winner((pair: Pair) => [...both(pair), ...one(pair)]);
      for (let b = 1; b <= 20; b++)
        for (let a = 0; a <= b; a++) {
          const left = [...both([a, b]), ...one([a, b])].filter((pair) => !wins(pair));
          yield { input: `${a} ${b}\n`, output: `${wins([a, b]) ? 1 : 0}\n${left.map(line).join('')}` };
        }
    },
    (inputs) => `${inputs}0 0\n`,
  ),
};
