import { SolverError } from '../../solver/types.ts';
import { bytesOf } from '../../draw/numerals.ts';
import { locate } from '../../board/error-words.ts';

/**
 * Selects in its field what the solver refused of a text, and says in which; `between` is what stood before each field
 * in it.
 */
export function pointOut(error: unknown, fields: readonly HTMLInputElement[], between: readonly string[]): number[] {
  if (!(error instanceof SolverError) || error.field !== 'position' || error.at === null) return [];
  let end = 0;
  return fields.flatMap((field, i) => {
    const [text, from] = [field.value.trim(), end + bytesOf(between[i] ?? '')];
    const { code, part } = error;
    const at = error.at! - from;
    end = from + bytesOf(text);
    if (at < 0 || error.at! > end) return [];
    const [before, wrong] = locate(text, { code, part, at }) ?? [text, ''];
    const start = field.value.indexOf(text) + before.length;
    field.focus();
    field.setSelectionRange(start, start + wrong.length);
    return [i];
  });
}
