/** How long a text is in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A text cut at a byte of its UTF-8, in which the solver counts; the page counts UTF-16 units. */
export function cutAt(text: string, at: number): readonly [before: string, from: string] {
  const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, at));
  return [before, text.slice(before.length)];
}
