export const words = {
  zoom: 'Part of the coins in sight',
  closer: 'Zoom in (+)',
  further: 'Zoom out (−)',
  back: 'Back to where the game began',
  row: (from: string, to: string, all: string) => `Coins ${from}–${to} of ${all}`,
  board: (rows: string, columns: string, allRows: string, allColumns: string) =>
    `Rows ${rows}, columns ${columns} of ${allRows} × ${allColumns}`,
  before: 'Previous head',
  next: 'Next head',
  move: 'Coins of the move:',
  more: (count: string) => `and ${count} more`,
  goTo: (coin: string) => `Show coin ${coin}`,
  shown: (coin: string) => `Coin ${coin} is in sight.`,
};
