/** The parts of a rule, as the solver tells them. */
export interface Step {
  readonly dx: number;
  readonly dy: number;
}

export interface Rule {
  readonly columns: number;
  readonly rows: number;
  readonly steps: readonly Step[];
}

/** `ruleNumbers`: columns and rows, then each step, whose numbers may be negative. */
export function ruleIn(ruleNumbers: readonly bigint[] = []): Rule {
  const [columns = 0, rows = 0, ...offsets] = ruleNumbers.map((each) => Number(BigInt.asIntN(64, each)));
  const steps = Array.from({ length: offsets.length / 2 }, (_, i) => ({
    dx: offsets[2 * i]!,
    dy: offsets[2 * i + 1]!,
  }));
  return { columns, rows, steps };
}

/** A rule that is being edited: its size is as it was written. */
export type Written = Readonly<Record<'columns' | 'rows', number | string>> & Pick<Rule, 'steps'>;

export const stepText = ({ dx, dy }: Step) => `${dx}:${dy}`;
export const writeRule = ({ columns, rows, steps }: Written) =>
  [`${columns}x${rows}`, ...steps.map(stepText)].join(' ');
