import { sheetsOf } from './sheet.ts';

/** What the components are: a token each on an acyclic graph, heaps that split, sheets that are cut. */
export type Kind = 'graph' | 'heaps' | 'sheets';
export const kinds = ['graph', 'heaps', 'sheets'] as const;

/** A rule's text as its parts. What they mean for the game is the solver's affair. */
export interface Rule {
  /** How many components end before the game is over. */
  readonly ends: string;
  readonly kind: Kind;
  /** The rest of the rule: the arrows of a graph, or the kind's own word. */
  readonly rest: string;
}

export function readRule(rule: string): Rule {
  const [, ends = '1', rest = ''] = /^\s*(\d+)\s+(.*)$/s.exec(rule) ?? [];
  return { ends, kind: rest === 'heaps' || rest === 'sheets' ? rest : 'graph', rest };
}

export const writeRule = (ends: string, rest: string) => `${ends} ${rest}`;

/** Every component as a position of its own. */
export const componentsOf = (kind: Kind, numbers: readonly bigint[]): string[] =>
  kind === 'sheets' ? sheetsOf(numbers).map((sheet) => sheet.join('x')) : numbers.map(String);

/** A table of values has at most so many rows and columns. */
export const longestTable = 12;
