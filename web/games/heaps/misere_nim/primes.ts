/** A heap, from 1, is a power of its prime. */
export const primes = [2, 3, 5, 7, 11, 13] as const;

/** What taking so many stones divides by; null: there is no prime for the heap, or the number is too large. */
export const divisor = (heap: number, take: bigint): bigint | null =>
  heap > primes.length || take > 24n ? null : BigInt(primes[heap - 1]!) ** take;
