import { between } from '../typed.ts';

/**
 * The way down from the root to what stands at this place of a tree in brackets: which branch of each node, from 1.
 * Empty at the root, and where there are no brackets.
 */
export function branchAt(text: string, place: number): number[] {
  /** Children that have begun, of nodes whose bracket is open; first that of the root. */
  const begun = [0];
  let word = { text: '', end: -1 };
  for (const { 0: piece, index } of text.matchAll(/[([{]|[)\]}]|[^\s,，、;；()[\]{}]+/g)) {
    const end = index + piece.length;
    const [opens, closes] = [/[([{]/.test(piece), /[)\]}]/.test(piece)];
    // "max[", "1/4: [" and "~3 [" are of the node that the bracket opens.
    const leads = word.end === index || /:$|^(?:.*:)?(?:max|min|chance)?(?:~.*)?$/.test(word.text);
    if (!closes && !(opens && word.text && leads)) begun[begun.length - 1]! += 1;
    if (place < end) break;
    if (opens) begun.push(0);
    if (closes) begun.pop();
    if (begun.length === 0) return [];
    word = opens || closes ? { text: '', end: -1 } : { text: piece, end };
  }
  return begun.slice(1).filter(Boolean);
}

/** The edge or value at this place of a tree that is typed as edges, "a>c"; '' where there is none. */
export function entryAt(text: string, place: number): string {
  const before = text.slice(0, place).split(between).at(-1)!;
  const entry = before + text.slice(place).split(between)[0]!;
  return text.includes('>') && /[>=~:]/.test(entry) ? entry : '';
}

/** What a node's name at this place lacks, in a tree typed as edges, where nothing else is wrong with it. */
export function lacks(text: string, place: number, name: string): 'parent' | 'value' | null {
  const entry = entryAt(text, place);
  const below = text.split(between).some((each) => /^[^>]*>([^:]*)/.exec(each)?.[1] === name);
  if (!name || /[>=~:]/.test(name) || !entry) return null;
  return below ? 'value' : entry.startsWith(`${name}>`) || entry.startsWith(`${name}=`) ? 'parent' : null;
}

/** Whether this is a bracket that is opened more often than closed. */
export function isOpen(text: string, bracket: string): boolean {
  const closing = { '[': ']', '(': ')', '{': '}' }[bracket];
  return closing !== undefined && text.split(bracket).length > text.split(closing).length;
}
