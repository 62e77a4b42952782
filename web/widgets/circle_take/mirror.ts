import { further, placesOf, rowsOf, type Row } from './geometry.ts';

/**
 * The mirror strategy as a drawing: an axis, and what it makes of the stones. Place p lies opposite place s − p, so the
 * axis `s` goes through s / 2.
 */
export interface Mirror {
  readonly axis: number | null;
  /** Stones and their images; without an axis, those of rows of the same length. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Stones without an image. */
  readonly alone: readonly number[];
  /** The smallest of the moves given after which both sides are alike; null if they are, or none does it. */
  readonly answer: Row | null;
  /** Every stone has its image, in another row. */
  readonly even: boolean;
}

const image = (place: number, axis: number, places: number) => further(1, axis - place - 1, places);

function isEven(stones: readonly boolean[], axis: number): boolean {
  const n = stones.length;
  if (stones.every(Boolean)) return false;
  return rowsOf(stones).every((row) => {
    const places = placesOf(row, n);
    return places.every((place) => {
      const other = image(place, axis, n);
      return stones[other - 1] && !places.includes(other);
    });
  });
}

/** The axis of a position, given that of the one before it, which stays as long as it can. */
function nextAxis(stones: readonly boolean[], before: number | null): number | null {
  const rows = rowsOf(stones);
  if (rows.length === 0) return before;
  if (stones.every(Boolean)) return null;
  if (before !== null && isEven(stones, before)) return before;
  const even = rows.length > 1 ? stones.findIndex((_, axis) => isEven(stones, axis)) : -1;
  if (even >= 0) return even;
  if (before !== null || rows.length > 1) return before;
  return (2 * rows[0]!.start + rows[0]!.count - 1) % stones.length;
}

/** Those of the moves after which there are rows of every length in pairs, as an axis needs it. */
function pairing(stones: readonly boolean[], moves: readonly Row[]): Row[] {
  const n = stones.length;
  const odd = new Set<number>();
  const toggle = (set: Set<number>, length: number) => {
    if (length > 0 && !set.delete(length)) set.add(length);
  };
  const rowAt = new Map<number, { readonly offset: number; readonly count: number }>();
  for (const row of rowsOf(stones)) {
    toggle(odd, row.count);
    placesOf(row, n).forEach((place, offset) => rowAt.set(place, { offset, count: row.count }));
  }
  if (odd.size > 3) return [];
  return moves.filter((move) => {
    const row = rowAt.get(move.start);
    if (!row) return false;
    const left = new Set(odd);
    for (const length of [row.count, row.offset, row.count - row.offset - move.count]) toggle(left, length);
    return left.size === 0;
  });
}

/** The smallest of the moves given after which both sides are alike. */
function answerFor(stones: readonly boolean[], axis: number, moves: readonly Row[]): Row | null {
  const n = stones.length;
  const lost = stones.flatMap((stone, i) => (stone && !stones[image(i + 1, axis, n) - 1] ? [i + 1] : []));
  let answer: Row | null = null;
  for (const move of moves) {
    if (move.count < lost.length || (answer && answer.count <= move.count)) continue;
    const taken = placesOf(move, n);
    if (!lost.every((place) => taken.includes(place))) continue;
    const left = stones.map((stone, i) => stone && !taken.includes(i + 1));
    if (isEven(left, axis)) answer = move;
  }
  return answer;
}

/** `history`: the positions of the game up to this one. `moves`: those there are now. */
export function mirrorOf(history: readonly (readonly boolean[])[], moves: readonly Row[]): Mirror {
  const stones = history.at(-1) ?? [];
  const n = stones.length;
  let axis: number | null = null;
  for (const each of history) axis = nextAxis(each, axis);
  const even = axis !== null && isEven(stones, axis);
  const hopeful = even || stones.every(Boolean) ? [] : pairing(stones, moves);
  let answer = axis === null ? null : answerFor(stones, axis, hopeful);
  if (!answer && hopeful.length > 0) {
    // Perhaps there is another axis that one take makes both sides of alike.
    for (let other = 0; other < n && !answer; other++) {
      answer = answerFor(stones, other, hopeful);
      if (answer) axis = other;
    }
  }
  if (axis === null) return { axis, ...equalRows(stones), answer, even };
  const taken = answer ? placesOf(answer, n) : [];
  const kept = stones.flatMap((stone, i) => (stone && !taken.includes(i + 1) ? [i + 1] : []));
  const across = (place: number) => image(place, axis, n);
  return {
    axis,
    pairs: kept.flatMap((place) => {
      const other = across(place);
      return place < other && kept.includes(other) ? [[place, other] as const] : [];
    }),
    alone: kept.filter((place) => across(place) === place || !kept.includes(across(place))),
    answer,
    even,
  };
}

/** Rows joined with one of the same length, the first stone of one with the last of the other. */
function equalRows(stones: readonly boolean[]): Pick<Mirror, 'pairs' | 'alone'> {
  const n = stones.length;
  const waiting = new Map<number, Row>();
  const pairs: [number, number][] = [];
  if (stones.every(Boolean)) return { pairs, alone: [] };
  for (const row of rowsOf(stones)) {
    const other = waiting.get(row.count);
    if (!other) waiting.set(row.count, row);
    else {
      const turned = placesOf(row, n).reverse();
      placesOf(other, n).forEach((place, i) => pairs.push([place, turned[i]!]));
      waiting.delete(row.count);
    }
  }
  return { pairs, alone: [...waiting.values()].flatMap((row) => placesOf(row, n)) };
}
