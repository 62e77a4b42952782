import { html, nothing, type TemplateResult } from 'lit';
import { fileName, files, joined, type Sequence } from './sequence.ts';
import type { ValuesWords } from './words.ts';

/** Files to take away: values of a sequence from heap `from` on. `said` tells what has been done. */
export interface Saving {
  readonly sequence: Sequence;
  readonly from: number;
  readonly words: ValuesWords;
  said(text: string): void;
}

type Writes = (sequence: Sequence, from: number) => string;

function save({ sequence, from, words, said }: Saving, ending: 'csv' | 'json' | 'b.txt', type: string, write: Writes) {
  const name = fileName(sequence, ending);
  const address = URL.createObjectURL(new Blob([write(sequence, from)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  said(words.saved(name));
}

async function copy({ sequence, from, words, said }: Saving) {
  try {
    await navigator.clipboard.writeText(joined(sequence, from));
    said(words.copied(sequence.count - from));
  } catch {
    said(words.copyFailed);
  }
}

export function drawSaving(saving: Saving): TemplateResult {
  const w = saving.words;
  const button = (label: string, act: () => void, title?: string) =>
    html`<button type="button" class="button" title=${title ?? nothing} @click=${act}>${label}</button>`;
  return html`${button(w.csv, () => save(saving, 'csv', 'text/csv', files.csv))}
  ${button(w.json, () => save(saving, 'json', 'application/json', files.json))}
  ${button(w.bFile, () => save(saving, 'b.txt', 'text/plain', files.bFile), w.bFileWhat)}
  ${button(w.copy, () => void copy(saving))}`;
}
