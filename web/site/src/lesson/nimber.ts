import { askedOf, formulaOf, isOperation, typedFrom } from '../../../instruments/nimber/operations.ts';
import { locales, type Language } from '../words.ts';
import { solver } from './solver.ts';

/** What the calculator of nimbers says at rest: 12 ⊗ 9 = 10. Throws for an operation that it does not have. */
export async function nimberFormula(position: string, operation: string, language: Language): Promise<string> {
  if (!isOperation(operation)) throw new Error(`<Nimber operation="${operation}">: there is no such operation`);
  const text = askedOf(operation, typedFrom(position, ['', '']));
  const said = await (await solver()).ask('nimber', operation, text);
  return formulaOf({ operation, numbers: [...said.numbers], said }, (n) => n.toLocaleString(locales[language].tag));
}
