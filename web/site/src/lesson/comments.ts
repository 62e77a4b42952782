/** A comment of a program or of a piece of the library, as it is in the file; one over several lines is one comment. */
export interface Comment {
  /** Its lines, from 0; the last is included. */
  readonly first: number;
  readonly last: number;
  /** What stands before its sign, the same on each line, and the sign: `//` or `///`. */
  readonly before: string;
  readonly sign: string;
  /** Its words in one line. */
  readonly text: string;
}

/** Strings and characters are passed over: there may be `//` in them. */
const parts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'|\/\/.*/g;

/** The comments of C++ code; those in lines of their own are one as long as nothing is between them. */
export function commentsOf(code: string): Comment[] {
  const out: Comment[] = [];
  code.split('\n').forEach((line, i) => {
    const found = [...line.matchAll(parts)].find(([part]) => part.startsWith('//'));
    if (!found) return;
    const before = line.slice(0, found.index);
    const sign = /^\/+/.exec(found[0])![0];
    const text = found[0].slice(sign.length).trim();
    const above = out.at(-1);
    if (above?.last === i - 1 && !before.trim() && above.before === before && above.sign === sign)
      out[out.length - 1] = { ...above, last: i, text: `${above.text} ${text}` };
    else out.push({ first: i, last: i, before, sign, text });
  });
  return out;
}

/** Code like `ps ^ pt ^ qs ^ qt` reads the same in every language. */
export const hasWords = ({ text }: Pick<Comment, 'text'>) => /\p{L}{3}/u.test(text);

/** A comment by its text in the file, and what it says in the language of a page: a line for each it takes. */
export type Translation = readonly [original: string, text: string];

/**
 * The code with its comments in another language; the error of what is missing or left over names the code, as `name`.
 */
export function withComments(code: string, translations: readonly Translation[], name: string): string {
  const texts = new Map(translations);
  const comments = commentsOf(code).filter(hasWords);
  const there = new Set(comments.map(({ text }) => text));
  const faults = [
    ...[...there].filter((text) => !texts.has(text)).map((text) => `nothing is said for the comment "${text}"`),
    ...[...texts.keys()].filter((text) => !there.has(text)).map((text) => `there is no comment "${text}"`),
  ];
  const lines = code.split('\n');
  for (const { first, last, before, sign, text } of comments.reverse()) {
    const said = (texts.get(text) ?? '').split('\n');
    if (before.trim() && said.length > 1) faults.push(`"${text}" stands behind code and takes one line`);
    lines.splice(first, last - first + 1, ...said.map((line) => `${before}${sign} ${line}`));
  }
  if (faults.length > 0) throw new Error(`content/comments.yaml, ${name}: ${faults.join('; ')}`);
  return lines.join('\n');
}
