/** What counts as reaching the goal of an experiment. */
export const goalKinds = ['finished', 'step', 'variable', 'value'] as const

/** How a branch of an experiment does; rates from 0 to 1. */
export interface BranchRecord {
  readonly id: string
  readonly branchName: string
  readonly weight: number
  readonly visitors: number
  /** How many of them reached the goal. */
  readonly reached: number
  /** Null where nobody took it. */
  readonly rate: number | null
  /** Holds the true rate with 95 %, however often one looks. */
  readonly interval: readonly [low: number, high: number]
}

/** What can be said of the branch that does best, beside the one that comes closest to it. */
export interface Verdict {
  /** `settled` with 95 %, `likely` with 80 %, however often one looks. */
  readonly state: 'settled' | 'likely' | 'open'
  readonly branchId: string
  readonly than: string
  /** By how much its rate is higher, as an interval. */
  readonly low: number
  readonly high: number
  /** About how many visitors more would settle it, if they do as those before; null: more than anybody waits for. */
  readonly more: number | null
}

/** What a visitor must do to count for the version that was met. */
export interface TryoutGoal {
  readonly kind: (typeof goalKinds)[number]
  readonly nodeId?: string | undefined
  readonly name?: string | undefined
  /** What the variable must hold: a number, or more; or this text. */
  readonly value?: string | undefined
}

/** An experiment with its figures. */
export interface ExperimentRecord {
  /** Null where versions are compared: then the branches are called by their numbers. */
  readonly nodeId: string | null
  readonly name: string
  readonly goal: TryoutGoal
  /** The branch that everybody takes since it was ended; null while it goes on. */
  readonly winner: string | null
  readonly branches: readonly BranchRecord[]
  /** Null while a branch has too few visitors for anything to be said. */
  readonly verdict: Verdict | null
  /** Whether visitors came to the branches as their weights say. */
  readonly isEven: boolean
}
