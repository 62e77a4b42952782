/** A board may have more heads than anybody lists: a byte a coin. */
export class Heads {
  readonly #bytes: Uint8Array;
  /** The last row and column (of a row: the last coin, and 1) with a head. */
  readonly rows: number;
  readonly columns: number;

  /** `position`: in its canonical text, coins increasing; `coin`: the number of a coin, in the same order, of what the text says of it. */
  constructor(position: string, coin: (first: number, second: number) => number) {
    const [last = 0, beside = 0] = position
      .slice(position.lastIndexOf(' ') + 1)
      .split(',')
      .map(Number);
    const pairs = beside > 0;
    this.#bytes = new Uint8Array(coin(last + 1, 0) + 1);
    let [first, number, columns] = [0, 0, pairs ? 0 : last];
    for (let at = 0; at <= position.length; at++) {
      const sign = position.charCodeAt(at);
      if (sign >= 48) {
        number = 10 * number + sign - 48;
        continue;
      }
      if (sign === 44) first = number;
      else {
        if (number > 0) this.#bytes[pairs ? coin(first, number) : coin(number, 0)] = 1;
        if (pairs && number > columns) columns = number;
      }
      number = 0;
    }
    this.rows = pairs ? last : 1;
    this.columns = columns;
  }

  has(coin: number): boolean {
    return this.#bytes[coin] === 1;
  }
  each(visit: (coin: number) => void) {
    const bytes = this.#bytes;
    for (let at = 0; at < bytes.length; at++) if (bytes[at] === 1) visit(at);
  }

  /** The nearest head after a coin (`by` 1) or before it (−1) that is fit, all the way round; 0: none. */
  next(from: number, by: 1 | -1, fit: (coin: number) => boolean): number {
    const length = this.#bytes.length;
    for (let i = 1; i <= length; i++) {
      const at = (((from + by * i) % length) + length) % length;
      if (this.#bytes[at] === 1 && fit(at)) return at;
    }
    return 0;
  }
}
