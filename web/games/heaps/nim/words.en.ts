export const words = {
  title: 'Nim',
  strips: 'Strips',
  missing: 'Heaps, one of them missing',
  stack: (n: string) => (n === '1' ? 'a heap of 1 stone' : `a heap of ${n} stones`),
  slide: (by: string, coin: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'slide' : 'slides'} coin ${coin} by ${by}`,
};
