import type { Solver, Work } from '../../solver/types.ts';
import { derived, goesFar, type Answer, type Found, type Operation } from './operations.ts';

const limit = 1n << 64n;
/** Whether a word is a number, and one of more than 64 bits. */
const beyond = (word: string) => /^\d{20,}$/.test(word) && BigInt(word) >= limit;
/** With numbers of more than 64 bits. */
export const isWide = ({ numbers }: Answer): boolean => numbers.some((each) => each >= limit);

/** What the solver says, and how it is derived. Larger numbers have a product and a nim-sum as well, of which no steps are told. */
export async function question(client: Solver, work: Work, operation: Operation, text: string): Promise<Found> {
  if (goesFar(operation) && text.split(' ').some(beyond)) {
    const { halves } = await client.ask('nimber', 'wide', text, work);
    const at = (i: number) => halves[i]! | (halves[i + 1]! << 64n);
    const [x, y, value] = [at(0), at(2), at(operation === 'multiply' ? 4 : 6)];
    return { answer: { operation, numbers: [x, y], said: { numbers: halves, value } }, steps: [] };
  }
  const said = await client.ask('nimber', operation, text, work);
  const steps = derived(operation) ? await client.ask('nimber', 'explain', text, work) : [];
  return { answer: { operation, numbers: [...said.numbers], said }, steps };
}
