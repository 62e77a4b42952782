/** A repeated game as it was read. Fractions are texts; acts, states and plans count from 1. */
export interface RepeatedRead {
  readonly position: string;
  readonly rounds: number;
  /** The chance of a slip, or '0'. */
  readonly slip: string;
  /** Of the first player by both acts. */
  readonly wins: readonly string[];
  readonly plans: readonly {
    readonly text: string;
    /** Of the plan that acts alike whatever the other does; ''. */
    readonly name: string;
    readonly acts: Uint8Array;
    /** Of each state, after the other's act 1 and 2. */
    readonly next: Uint8Array;
  }[];
  /** To a tenth, plan by plan; these three are empty where there are slips. */
  readonly scores: readonly string[];
  readonly totals: readonly string[];
  /** The plan with the highest total first. */
  readonly order: Uint32Array;
}

/** Rounds without slips, of the one and the other. */
export interface RoundsPlayed {
  readonly oneActs: Uint8Array;
  readonly oneWins: readonly string[];
  readonly oneSum: string;
  readonly otherActs: Uint8Array;
  readonly otherWins: readonly string[];
  readonly otherSum: string;
}

/** What it answers, by question: wasm/instruments/repeated/repeated_game.cpp. */
export interface RepeatedGameAnswers {
  read: RepeatedRead;
  /** Of each against each, itself included; `…Near` to a tenth. */
  tournament: {
    readonly scores: readonly string[];
    readonly scoresNear: readonly string[];
    readonly totals: readonly string[];
    readonly totalsNear: readonly string[];
    /** That anybody can get against each. */
    readonly most: readonly string[];
    readonly mostNear: readonly string[];
    readonly order: Uint32Array;
    readonly places: Uint32Array;
    /** All with the highest total. */
    readonly leaders: Uint32Array;
    /** Against which plan each gets least of the most. */
    readonly worst: Uint32Array;
  };
  /** '… | 1 2'. */
  match: RoundsPlayed & { readonly oneStates: Uint32Array; readonly otherStates: Uint32Array };
  /** '… | 1', numbers: the reader's acts. `most`: that can be got in all rounds. */
  play: RoundsPlayed & { readonly over: boolean; readonly most: string };
  best: { readonly most: string; readonly near: string; readonly acts: Uint8Array };
  /** '… | 5 10 10': replaced, followers of each plan. `again`: the generation, from 0, that the last one equals. */
  generations: {
    readonly replaced: number;
    readonly plans: number;
    readonly counts: Uint32Array;
    readonly again: number;
  };
}
