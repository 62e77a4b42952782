import type { RepeatedGameAnswers } from './repeated-game.ts';

export type { RepeatedRead, RoundsPlayed } from './repeated-game.ts';

/** A step of an explanation: a sentence that the page has for `key`, with these numbers in it. */
export interface ExplanationStep {
  readonly key: string;
  readonly numbers: readonly bigint[];
  /** Parts of the board that it speaks of, by the names that the board's reference page lists. */
  readonly lit: readonly string[];
  /** Another position that it shows; '' if none. */
  readonly position: string;
}

/**
 * What an instrument says of a reader's answer, asked `judge_<ask>` with 'position | answer' and the number of wrong
 * answers before: `key` is the sentence of its cause, `texts` the blanks in it, `lit` the parts of the board.
 */
export interface Judgement {
  readonly right: boolean;
  readonly key: string;
  readonly texts: readonly string[];
  readonly lit: readonly string[];
}

export interface KuhnMatch {
  readonly position: string;
  readonly seat: 'first' | 'second';
  /** From 1. */
  readonly hand: number;
  /** Cards 1 to 3; the other's is 0 until the hand is over. */
  readonly mine: number;
  readonly theirs: number;
  /** In this hand: k check, b bet, c call, f fold; the first player begins. */
  readonly said: string;
  /** Laid in by the reader, by the other. */
  readonly chips: Uint32Array;
  /** What the reader may say: k, b, f, c, n for the next hand. */
  readonly options: string;
  readonly over: boolean;
  readonly won: string;
  readonly total: string;
  /** After each hand what the reader has won, and 2 a hand more. */
  readonly totals: Uint32Array;
  readonly average: string;
  /** How often the reader bet the lowest card, and held it; the other. */
  readonly bluffs: Uint32Array;
  /** The other, in this hand, which is over. */
  readonly bluffed: boolean;
  /** Of the game, for the reader's seat. */
  readonly value: string;
}

export interface GuessRound {
  readonly position: string;
  /** Who is to ask, or, where the reader has just denied a card, has asked. */
  readonly asker: 'reader' | 'other';
  /** Closed cards of the asker, of who is asked. */
  readonly n: number;
  readonly m: number;
  /**
   * Of each card: 0 not to be seen, 1 the reader's, 2 the other's, 3 the hidden one. Empty where hands are too large
   * for a round.
   */
  readonly places: Uint32Array;
  /** 1 asked for, 2 shown, added. */
  readonly marks: Uint32Array;
  /** Cards that the reader may ask for, may name. */
  readonly asks: Uint32Array;
  readonly names: Uint32Array;
  /** Three numbers a turn: 0 the reader, 1 the other; the card; 0 denied, 1 shown, 2 named wrongly, 3 named. */
  readonly said: Uint32Array;
  /** The hidden card, where the reader must know it; 0. */
  readonly sure: number;
  readonly over: '' | 'won' | 'lost';
}

export interface ChanceTable {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly values: BigUint64Array;
  readonly error: bigint;
}

export interface StopRounds {
  readonly position: string;
  readonly values: readonly string[];
  /** The cell, from 1. */
  readonly at: number;
  readonly over: boolean;
  /** 0 until the round is over. */
  readonly secret: number;
  /** By the player. */
  readonly stopped: boolean;
  readonly round: number;
  readonly averages: readonly string[];
  readonly value: string;
}

interface TreeValues {
  readonly text: string;
  readonly values: readonly string[];
  readonly best: Uint32Array;
  readonly line: Uint32Array;
}

/** A tree without the values of its inner nodes. */
export interface TreeRead {
  /** Canonical. */
  readonly position: string;
  /** 0 of the root. */
  readonly parents: Uint32Array;
  /** 0 a leaf, 1 max, 2 min, 3 chance. */
  readonly kinds: Uint8Array;
  readonly labels: readonly string[];
  /** Numbers of the leaves, '' elsewhere. */
  readonly leaves: readonly string[];
  /** Probabilities below chance nodes, '' elsewhere. */
  readonly weights: readonly string[];
}

/** The numbers that were read, and what comes out. */
export interface NimberValue {
  readonly numbers: BigUint64Array;
  readonly value: bigint;
}

/** 24 from n numbers, by their place from 1; what step i makes is number n + i. Operations: 1 + 2 − 3 × 4 ÷. */
export interface Construction {
  readonly possible: boolean;
  readonly left: Uint32Array;
  readonly operations: Uint8Array;
  readonly right: Uint32Array;
  readonly values: Uint32Array;
}

/**
 * What each instrument answers to each of its questions. The text is what it is asked about; its file in
 * `wasm/instruments/` says how it is written. Errors speak of the text as the field `position`.
 */
export interface InstrumentAnswers {
  /** The field of nimbers below 2^64. */
  nimber: {
    /** '5 6 1': their nim-sum. */
    add: NimberValue;
    /** '12 9': their nim-product. */
    multiply: NimberValue;
    /** 'x y', both below 2^128: the lower and the upper 64 bits of x, of y, of x ⊗ y (slower), of x ⊕ y. */
    wide: { readonly halves: BigUint64Array };
    /** 'x y', y > 0. */
    divide: NimberValue;
    /** 'x n', n an ordinary number. */
    power: NimberValue;
    /** 'x', x > 0. */
    inverse: NimberValue;
    /** 'x': the number whose square it is. */
    root: NimberValue;
    /** 'x', x > 0: the least n > 0 with xⁿ = 1. */
    order: NimberValue;
    /** 'x': of the minimal polynomial over GF(2), the exponents, decreasing. */
    polynomial: { readonly numbers: BigUint64Array; readonly exponents: Uint32Array };
    /** 'a': x with x² ⊕ x = a, none or two; where none, 2^64 ⊕ `beyond` is one. */
    solve: {
      readonly numbers: BigUint64Array;
      readonly solutions: BigUint64Array;
      readonly beyond: bigint | null;
    };
    /** 'row column rows columns': a block of the ⊗ table, row by row. */
    table: {
      readonly rows: number;
      readonly columns: number;
      readonly numbers: BigUint64Array;
      readonly values: BigUint64Array;
    };
    /** 'x y': the derivation of the product; 'x': of the inverse. */
    explain: readonly ExplanationStep[];
  };
  /** Trees of a game of Max, Min and chance. Nodes count from 1, values are texts of exact fractions. */
  game_tree: {
    read: TreeRead;
    /** The values of all nodes, all best children, and the line of both players' best moves. */
    tree: TreeValues;
    /** The same, values as seen by who moves there, or would at a leaf; players must alternate. */
    negamax: TreeValues;
    /** With the rule 'given', 'best' or 'worst', and 'table': how it is searched. */
    alphabeta: { readonly value: string; readonly leaves: bigint; readonly line: Uint32Array };
    deepening: {
      readonly rounds: readonly { readonly value: string; readonly leaves: bigint; readonly line: Uint32Array }[];
    };
    /** Alpha–beta as it happens, one thing a row: wasm/instruments/trees/tree_answers.hpp. */
    walk: {
      readonly nodes: Uint32Array;
      readonly kinds: Uint8Array;
      readonly children: Uint32Array;
      readonly values: readonly string[];
      readonly alphas: readonly string[];
      readonly betas: readonly string[];
      readonly choices: Uint8Array;
      readonly by: Uint32Array;
      readonly skipped: Uint32Array;
      readonly leaves: bigint;
    };
    /** Numbers { node, place }: a node comes to another place among its siblings. */
    moved: { readonly position: string; readonly node: number };
    /** In the order of the rule. */
    ordered: { readonly position: string };
    /** 'tree | 4 7': node 4 is worth 7. */
    judge_node: Judgement;
  };
  /** 24 from cards, or another target behind '='; wasm/instruments/cards/twenty_four.cpp says it all. */
  twenty_four: {
    /** '3 3 8 8', '8/3 3 8', '1 2 3 = 7': the cards, their values, the whole numbers they are made of. */
    read: {
      readonly made: boolean;
      readonly position: string;
      readonly target: string;
      readonly cards: readonly string[];
      readonly values: readonly string[];
      readonly numbers: BigUint64Array;
    };
    /** A hand: solutions that differ as functions of the cards, the easiest first; `whole`: without fractions. */
    solve: {
      readonly count: bigint;
      readonly whole: bigint;
      readonly solutions: readonly { readonly text: string; readonly whole: boolean }[];
    };
    /** A hand: a ladder to the easiest solution. */
    hint: readonly ExplanationStep[];
    /** '3 3 8 8: 8/(3-8/3)'. */
    judge: {
      readonly verdict: 'foreign' | 'spent' | 'undefined' | 'unused' | 'other' | 'solved';
      readonly value: string | null;
      readonly canonical: string | null;
      readonly steps: readonly string[];
      readonly unused: Uint32Array;
      readonly part: string | null;
      readonly at: number | null;
    };
    /** '4 13': of all hands of so many cards from 1 to so much. */
    hands: { readonly hands: bigint; readonly solvable: bigint; readonly whole: bigint };
    /** 'n': 24 from 1, 2, …, n. */
    consecutive: Construction;
    /** 'n': 24 from n times n. */
    copies: Construction;
  };
  /** Games of two players, 'row's,column's …; …', or the name of a textbook's game. Rows and columns count from 1. */
  bimatrix: {
    /** Payoffs row by row; `name` of a textbook's game, or ''. */
    read: {
      readonly rows: number;
      readonly columns: number;
      readonly rowWins: readonly string[];
      readonly columnWins: readonly string[];
      readonly name: string;
      readonly position: string;
    };
    /** Row, column, … of the cells in which the own choice is best against the other's. */
    best: { readonly row: Uint32Array; readonly column: Uint32Array; readonly both: Uint32Array };
    /** Iterated dominance, step by step. */
    strict: readonly ExplanationStep[];
    weak: readonly ExplanationStep[];
    mixtures: readonly ExplanationStep[];
    weak_mixtures: readonly ExplanationStep[];
    /**
     * All extreme equilibria, to 8 × 8: strategies, and which of them (from 0) meet. Every mixture of a subset's rows
     * with every one of its columns is an equilibrium; subsets of a component are connected.
     */
    equilibria: {
      readonly row: readonly MixedStrategy[];
      readonly column: readonly MixedStrategy[];
      readonly equilibria: readonly {
        readonly row: number;
        readonly column: number;
        readonly rowWins: string;
        readonly columnWins: string;
      }[];
      readonly subsets: readonly {
        readonly rows: Uint32Array;
        readonly columns: Uint32Array;
        readonly component: number;
      }[];
    };
    /** 'game | best' or 'game | echo', numbers: the rows that A has chosen. Each column was chosen without its row. */
    played: {
      readonly columns: Uint32Array;
      readonly rowWins: readonly string[];
      readonly columnWins: readonly string[];
      readonly rowSum: string;
      readonly columnSum: string;
      /** Of echo, what A could have won in as many rounds; '' of best. */
      readonly most: string;
    };
    /** Row, column, … of cells that cannot be improved for one without loss for the other. */
    pareto: Uint32Array;
    /** What each can make sure of, by which mixture; and without mixing. */
    security: Readonly<
      Record<'row' | 'column', { readonly level: string; readonly strategy: MixedStrategy; readonly pure: string }>
    >;
    [judge: `judge_${string}`]: Judgement;
  };
  /** Kuhn's poker: wasm/instruments/bluffing/kuhn_poker.cpp. Fractions are texts. */
  kuhn_poker: {
    /** 'second 7 bn': a match so far. */
    read: KuhnMatch;
    /** 'first 1/6 1/2 1/2', numbers [seed, hands]: `totals` as of a match. */
    play: { readonly total: string; readonly totals: Uint32Array };
    check: {
      readonly against: readonly string[];
      readonly worst: string;
      readonly answer: string;
      readonly optimal: boolean;
    };
    /** '1/6', 0 to 1/3: an optimal plan of the first player; 'second': the second's. */
    family: readonly string[];
    /** '3 2': the six deals under two sensible plans, from 1. */
    deals: readonly { readonly first: number; readonly second: number; readonly said: string; readonly won: string }[];
    solve: {
      readonly value: string;
      readonly proven: boolean;
      readonly first: readonly string[];
      readonly second: readonly string[];
      readonly firstUnique: boolean;
    };
    matrix: { readonly position: string; readonly rows: Uint32Array; readonly columns: Uint32Array };
  };
  /** Codeforces 98E: wasm/instruments/bluffing/guess_card.cpp. Chances are in 10^-15, or fractions as texts. */
  guess_card: {
    /** '2 3 7 a4': a round so far. */
    read: GuessRound;
    chance: {
      readonly value: bigint;
      readonly error: bigint;
      readonly exact: string | null;
      readonly matrix: string | null;
      readonly bluff: string | null;
      readonly doubt: string | null;
    };
    table: ChanceTable;
    /** 'n m', numbers [rows, columns]. */
    window: ChanceTable;
  };
  /** A 2 × 2 game in rounds, played by plans: wasm/instruments/repeated/repeated_game.cpp. */
  repeated_game: RepeatedGameAnswers;
  /** TopCoder SRM 682: wasm/instruments/bluffing/secret_stop.cpp. Fractions are texts. */
  secret_stop: {
    /** '1 5 2 4 | 7 sns': rounds so far. */
    read: StopRounds;
    solve: { readonly value: string; readonly stop: MixedStrategy; readonly hidden: MixedStrategy };
    /** '1 5 | 1 2': what weights make sure of. */
    check: { readonly sure: string; readonly worst: number };
  };
  /** Matrix games as linear programs: tableaux, and all optimal strategies. */
  simplex: {
    bland: readonly ExplanationStep[];
    largest: readonly ExplanationStep[];
    program_bland: readonly ExplanationStep[];
    program_largest: readonly ExplanationStep[];
    /**
     * Numbers: 0 Bland or 1 largest coefficient, 0 game or 1 program: the tableau as one steps through it, to 12 × 12.
     */
    tableaux: MatrixTableaux;
    /** 'matrix | row column', numbers: wrong answers, pivots made. */
    judge_pivot: Judgement;
    judge_pivot_largest: Judgement;
    judge_program_pivot: Judgement;
    judge_program_pivot_largest: Judgement;
    judge_program_value: Judgement;
    /** Of both sets of optimal strategies. */
    vertices: { readonly row: readonly MixedStrategy[]; readonly column: readonly MixedStrategy[] };
  };
  /**
   * Two players, zero sum: '-2 3; 3 -4' is what the row player wins. Fractions are texts; rows and columns count from
   * 1.
   */
  matrix_game: {
    solve: MatrixSolution;
    read: {
      readonly rows: number;
      readonly columns: number;
      /** Row by row. */
      readonly cells: readonly string[];
      readonly position: string;
    };
    /** row, column, … of what is the least of its row, the greatest of its column; both: saddle points. */
    pure: MatrixPure;
    /** 'matrix | weights | weights', each of both strategies perhaps '-'. */
    check: { readonly row: MatrixCheck | null; readonly column: MatrixCheck | null; readonly optimal: boolean };
    strict: readonly ExplanationStep[];
    weak: readonly ExplanationStep[];
    mixtures: readonly ExplanationStep[];
    weak_mixtures: readonly ExplanationStep[];
    /** Of two rows or two columns, over the probability of the first of the two. */
    lines: MatrixLines;
    /** 'matrix | weights | weights', '-' an optimal one; numbers: a seed, how many rounds. */
    match: MatrixMatch;
    /**
     * Numbers: a seed, and the rows that somebody has chosen; the columns are drawn from an optimal strategy. 'matrix |
     * habits': they answer what has followed the same row so far.
     */
    played: { readonly columns: Uint32Array; readonly sum: string };
    /** Numbers: 0 row or 1 column, a seed, how many. */
    draw: Uint32Array;
    /** 'matrix | r1 c3 | r2': whether a line may be struck out after others. */
    strike: MatrixStrike;
    judge_value: Judgement;
    judge_lower: Judgement;
    judge_upper: Judgement;
    judge_row: Judgement;
    judge_column: Judgement;
    judge_saddles: Judgement;
    judge_order: Judgement;
    judge_mixture: Judgement;
    judge_built: Judgement;
  };
}

/** Each pure strategy with the probability weight / total. */
export interface MixedStrategy {
  readonly weights: readonly string[];
  readonly total: string;
}

export interface MatrixSolution {
  readonly rows: number;
  readonly columns: number;
  readonly value: string;
  /** Optimal strategies, and whether there is no other. */
  readonly row: MixedStrategy;
  readonly column: MixedStrategy;
  readonly rowUnique: boolean;
  readonly columnUnique: boolean;
  /** row, column, … */
  readonly saddles: Uint32Array;
  /** Found by exact pivots. */
  readonly pivoted: boolean;
}

export interface MatrixPure {
  readonly least: Uint32Array;
  readonly greatest: Uint32Array;
  readonly saddles: Uint32Array;
  /** What the best row, the best column guarantees. */
  readonly lower: string;
  readonly upper: string;
}

/** What a strategy wins (of columns: loses) against each pure one, and the worst of that. */
export interface MatrixCheck {
  readonly against: readonly string[];
  readonly guaranteed: string;
}

export interface MatrixLines {
  readonly side: 'row' | 'column';
  /** Of each line, where the first of the two is played never, always. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Corners of the envelope. */
  readonly at: readonly string[];
  readonly height: readonly string[];
  /** The least and the greatest optimal probability. */
  readonly optimal: readonly [string, string];
  readonly value: string;
}

export interface MatrixMatch {
  /** After which rounds, and what the row player has won by then. */
  readonly at: Uint32Array;
  readonly sums: readonly string[];
  /** How often each line was played. */
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  /** Of one round with these strategies; of one with optimal ones. */
  readonly expected: string;
  readonly value: string;
}

/** A tableau before a pivot; variables count from 1, those of the columns first, then the slacks. */
export interface MatrixTableau {
  /** Row by row, the objective below, the right side last. */
  readonly cells: readonly string[];
  readonly basic: Uint32Array;
  readonly others: Uint32Array;
  /** The pivot's place from 1; 0: there is none. */
  readonly row: number;
  readonly column: number;
  /** Of each row; '' where the entry is not positive. */
  readonly ratios: readonly string[];
}

export interface MatrixTableaux {
  readonly state: 'optimal' | 'unbounded' | 'cycle';
  /** What was added to each payoff of a game. */
  readonly moved: string;
  /** Of a cycle: after so many pivots the last basis was there before. */
  readonly first: number;
  readonly steps: readonly MatrixTableau[];
  /** '' where there is none. */
  readonly value: string;
  readonly rowStrategy: MixedStrategy | null;
  readonly columnStrategy: MixedStrategy | null;
}

export interface MatrixStrike {
  readonly kind: 'strict' | 'weak' | 'mixed' | 'weak_mixed' | 'none';
  /** The one line that dominates it; none where a mixture does. */
  readonly by: Uint32Array;
  readonly mixture: MixedStrategy | null;
  /** other, across, …: where it is no worse than each of the others. */
  readonly resists: Uint32Array;
  /** Afterwards no single line is strictly dominated by another. */
  readonly over: boolean;
}
