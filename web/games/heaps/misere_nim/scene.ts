import { restingHeaps } from '../../../draw/parts/heap.ts';
import { offered, type Rest } from '../../../draw/rest.ts';

/** Both verdicts, and on a phone, where they stand below each other. */
const verdicts = { wide: 307, phone: 515 };

/** Heaps as those of Nim, with room for the switch above them, and in the view `compare` the verdicts. */
export const rest: Rest = ({ numbers, view, controls }) => {
  const { wide, phone } = view === 'compare' ? verdicts : { wide: 0, phone: 0 };
  return {
    scene: restingHeaps(numbers),
    room: {
      above: offered('views', controls) ? [56, [32, 84.5]] : 36,
      below: wide,
      phone,
      // Of heaps of one there is a line less to say.
      english: phone && (numbers.some((size) => size > 1n) ? 53 : 0),
    },
  };
};

/** A heap, from 1, is a power of its prime. */
export const primes = [2, 3, 5, 7, 11, 13] as const;

/** What taking so many stones divides by; null: there is no prime for the heap, or the number is too large. */
export const divisor = (heap: number, take: bigint): bigint | null =>
  heap > primes.length || take > 24n ? null : BigInt(primes[heap - 1]!) ** take;
