/** How a coin is drawn; `Value`: as what its value is shown. */
export interface CoinFace<Value> {
  /** The side that is seen. */
  readonly heads: boolean;
  /** It counts: before what is seen is turned. */
  readonly counts?: boolean;
  /** Where it is live. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly states?: Readonly<Record<string, unknown>>;
  /** Its SG value; undefined where none is shown. */
  readonly value?: Value | undefined;
}
