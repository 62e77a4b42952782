/** Where doubles first fail, by a: the number of the pair. tests/node/doubles.test.ts tries every n below. */
export const firstFailures: Readonly<Record<string, bigint>> = {
  1: 102334155n,
  2: 93222358n,
  3: 239244622n,
  4: 102334155n,
  5: 299146121n,
  6: 89419819n,
};
