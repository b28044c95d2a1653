/** How far a conversation came. */
export const resultStates = ['open', 'finished', 'abandoned'] as const

/** How far a conversation came. */
export type ResultState = (typeof resultStates)[number]

/** An answer as a list shows it. */
export interface FirstAnswer {
  /** Of the variable, or else the step's id. */
  readonly name: string
  /** As text, cut after 100 characters. */
  readonly value: string
}

/** A stored conversation in a list; times in ISO 8601. */
export interface ResultRecord {
  readonly id: string
  readonly chatbotId: string
  readonly channel: string
  /** Of the bot's flow. */
  readonly version: number | null
  readonly state: ResultState
  /** How many questions were answered. */
  readonly answered: number
  /** Up to four of them, in the order in which they were given. */
  readonly firstAnswers: readonly FirstAnswer[]
  readonly visitor: { readonly name: string | null; readonly email: string | null }
  readonly startedAt: string
  readonly endedAt: string | null
  readonly updatedAt: string
}

/** A stored conversation with all that was said in it. */
export interface WholeResultRecord extends ResultRecord {
  /** A `message` is a text, or an object with the kind and address of something else. */
  readonly transcript: readonly {
    readonly by: 'bot' | 'user' | 'agent'
    readonly agentName?: string | undefined
    readonly message: unknown
  }[]
  /** By the step's id. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly answerVariables: readonly {
    readonly nodeId: string
    readonly key: string
    readonly value: unknown
    readonly original?: unknown
  }[]
  readonly details: Readonly<Record<string, unknown>>
  readonly variables: Readonly<Record<string, unknown>>
  readonly visitorFields: Readonly<Record<string, string>>
  readonly path: readonly PathEntry[]
  /** What no longer counts because an answer was changed. */
  readonly revised: readonly unknown[]
  /** What went out in the session, the oldest first. */
  readonly calls: readonly ResultCall[]
}

/** A call or a mail of a conversation, and what became of it. */
export interface ResultCall {
  readonly nodeId: string
  readonly at: string
  /** The kind of step; `mail` is one on its way to the mail server. */
  readonly step: string
  readonly state: 'ok' | 'waiting' | 'failed'
  /** What the other side answered; null where nothing came. */
  readonly status: number | null
  /** Why it failed. */
  readonly message: string | null
  /** By which the call can be made again; null where it cannot. */
  readonly callId: string | null
}

/** A step that was visited, or an edge that was followed. */
export interface PathEntry {
  readonly at: string
  readonly node?: string | undefined
  readonly edge?: unknown
}

interface StateCounts {
  readonly started: number
  readonly finished: number
  readonly abandoned: number
  readonly open: number
}

/** How many conversations began on a day, and what became of them. */
export interface DayCount extends StateCounts {
  readonly day: string
}

/** How many conversations passed an edge. */
export interface EdgeCount {
  readonly source: string
  readonly target: string
  readonly sourceHandle: string | null
  readonly passed: number
}

/** What the conversations that rest did at a step, each counted once. */
export interface StepResults {
  readonly nodeId: string
  /** How many came by. */
  readonly came: number
  /** How many of them went no further, and left before the end. */
  readonly left: number
  /** How many of them came to their end here. */
  readonly ended: number
  /** The plain exit has no handle. */
  readonly exits: readonly { readonly sourceHandle: string | null; readonly passed: number }[]
  /** How many were measured, and the milliseconds that half of them stayed at most, to about a seventh. */
  readonly stays: { readonly measured: number; readonly median: number | null }
  /** Of all visitors, whether their conversations are stored or not. */
  readonly calls: { readonly made: number; readonly failed: number }
}

/** What conversations did at each step of a flow. */
export interface FlowResults {
  readonly from: string
  readonly to: string
  /** Null: of all versions. */
  readonly version: number | null
  /** How many conversations are counted. */
  readonly conversations: number
  /** Those that any are of, the newest first; null is one that is not known. */
  readonly versions: readonly { readonly version: number | null; readonly conversations: number }[]
  readonly steps: readonly StepResults[]
  /** Some that were stored before steps were counted are still to be counted. */
  readonly isCounting: boolean
}

/** What was answered at a step. */
export interface StepAnswers {
  readonly nodeId: string
  /** In how many conversations it was answered, of the newest that came by: at most 1,000. */
  readonly answered: number
  /** Most given first, at most 20; where several were picked each counts. */
  readonly answers: readonly { readonly value: string; readonly count: number }[]
  /** How many further answers there are that are not among these. */
  readonly others: number
}

/** Counts of a range of days. */
export interface ResultCounts extends StateCounts {
  readonly from: string
  readonly to: string
  /** From 0 to 1; null where none began. */
  readonly completionRate: number | null
  readonly days: readonly DayCount[]
  readonly edges: readonly EdgeCount[]
}
