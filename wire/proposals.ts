/** How far a proposal is: the provider is asked, its answer is checked, or it is asked to mend what was found. */
export const proposalStages = ['asking', 'checking', 'mending'] as const

/** How far a proposal is. */
export type ProposalStage = (typeof proposalStages)[number]

/** Something that lint finds in what is proposed. */
interface ProposalFinding {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly nodeId: string | null
  readonly message: string
  readonly remedy: string
}

/** What random conversations with a proposal came upon. */
interface ProposalExploration {
  readonly conversations: number
  readonly ways: number
  readonly waysInAll: number
  readonly findings: readonly {
    readonly kind: 'dead-end' | 'loop' | 'problem'
    readonly message: string
    readonly nodeId: string
  }[]
}

/** Changes of a draft that somebody may accept. Nothing is changed by being proposed. */
export interface Proposal {
  /** The number of the draft's last operation when it was made. */
  readonly seq: number
  readonly changes: readonly Readonly<Record<string, unknown>>[]
  /** What the provider says of it. */
  readonly explanation: string
  /** What of the answer could not be taken. */
  readonly notes: readonly string[]
  readonly findings: readonly ProposalFinding[]
  /** Null where nothing was played, as with translations. */
  readonly explored: ProposalExploration | null
  /** How many texts are still to be translated. */
  readonly left: number
}

/** A proposal for a bot that is not there yet; its changes are on `bot`. */
export interface BotProposal extends Proposal {
  readonly bot: Readonly<Record<string, unknown>>
}
