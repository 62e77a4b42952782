/** The notation of a rule, as far as a drawing needs it. */
export interface Step {
  readonly dx: number;
  readonly dy: number;
}

export interface Rule {
  readonly columns: number;
  readonly rows: number;
  readonly steps: readonly Step[];
}

/** Rule text as the solver writes it; null for what is no grid. Which steps are allowed is not judged here. */
export function readRule(rule: string): Rule | null {
  const [, columns, rows, rest] = /^\s*(\d{1,5})\s*[x×]\s*(\d{1,5})(.*)$/s.exec(rule) ?? [];
  if (!columns || !rows) return null;
  const steps = [...(rest ?? '').matchAll(/([-−]?\d{1,5}):([-−]?\d{1,5})/g)].map(([, dx, dy]) => ({
    dx: Number(dx!.replace('−', '-')),
    dy: Number(dy!.replace('−', '-')),
  }));
  return { columns: Number(columns), rows: Number(rows), steps };
}

type Written = Readonly<Record<'columns' | 'rows', number | string>> & Pick<Rule, 'steps'>;

export const stepText = ({ dx, dy }: Step) => `${dx}:${dy}`;
export const writeRule = ({ columns, rows, steps }: Written) =>
  [`${columns}x${rows}`, ...steps.map(stepText)].join(' ');
