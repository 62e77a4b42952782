/** Pixels between the word and its note, and between the note and the edge of the window. */
const gap = 6;
const margin = 12;

/**
 * Puts a note that is in the top layer under the word it belongs to, or above it where there is more room. In the
 * coordinates of the page, so that it scrolls with the text. CSS anchors would do the same, in fewer browsers.
 */
export function place(note: HTMLElement, word: HTMLElement) {
  // A word that is broken over two lines: under its last part, or above its first.
  const lines = [...word.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const { width, height } = note.getBoundingClientRect();
  const window = document.documentElement;
  const below = window.clientHeight - last.bottom - gap - margin;
  const above = first.top - gap - margin;
  const under = height <= below || below >= above;
  const line = under ? last : first;
  const left = Math.max(margin, Math.min(line.left - margin, window.clientWidth - width - margin));
  const top = under ? last.bottom + gap : first.top - gap - height;
  note.style.left = `${left + scrollX}px`;
  note.style.top = `${top + scrollY}px`;
}
