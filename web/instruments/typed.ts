import { SolverError } from '../solver/types.ts';
import { bytesOf, cutAt } from '../draw/numerals.ts';

/** What a reader has typed into the field of this name. */
export interface Typed {
  readonly name: string;
  readonly text: string;
}

/** What stands in one field was refused: `at` counts from the beginning of that field. */
export class FieldError extends SolverError {
  readonly typed: Typed;

  constructor(typed: Typed, { code, field, part, limit, at }: SolverError, from: number) {
    super(code, field, part, limit, at === null ? null : at - from);
    this.typed = typed;
  }
}

/** A field in which nothing stands. */
export const missing = (name: string) =>
  new FieldError({ name, text: '' }, new SolverError('empty', 'position', '', ''), 0);

/** What stands before the place of an error, and from there on. */
export const around = ({ typed, at }: FieldError) => cutAt(typed.text, at ?? 0);

/**
 * A question put together of what stands in fields and of what stands between them. `blame` throws what the solver
 * threw, as an error of the field of which it speaks, where it speaks of one.
 */
export function composed(...pieces: readonly (string | Typed)[]): {
  readonly text: string;
  readonly blame: (cause: unknown) => never;
} {
  let text = '';
  const fields: { readonly typed: Typed; readonly from: number }[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string') fields.push({ typed: piece, from: bytesOf(text) });
    text += typeof piece === 'string' ? piece : piece.text;
  }
  const blamed = (cause: SolverError) => {
    const blank = fields.find(({ typed }) => !typed.text.trim());
    if (blank) return missing(blank.typed.name);
    const { at } = cause;
    const field =
      at === null
        ? fields.length === 1 && fields[0]
        : fields.find(({ from, typed }) => from <= at && at <= from + bytesOf(typed.text));
    return field ? new FieldError(field.typed, cause, field.from) : cause;
  };
  return {
    text,
    blame: (cause) => {
      throw cause instanceof SolverError && cause.field === 'position' ? blamed(cause) : cause;
    },
  };
}

/** What parts entries, in the solver's eyes. */
export const between = /[\s,，、;；]+/;

/** Several short fields as one text: each is one word, whatever was typed into it. */
export const oneWord = (text: string): string => text.trim().split(between).join('_');

/** Which of the entries of a list is at the place of an error, from 1. */
export function ordinalOf(error: FieldError): number {
  const [before, from] = around(error);
  const begun = before.split(between).filter(Boolean).length;
  const inside = /[^\s,，、;；]$/.test(before) && /^[^\s,，、;；]/.test(from);
  return begun + (inside ? 0 : 1);
}
