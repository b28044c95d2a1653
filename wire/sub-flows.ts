/** A bot, or a sub-flow, that plays a sub-flow of the account. */
export interface SubFlowUse {
  readonly id: string
  readonly title: string
  readonly kind: 'bot' | 'sub-flow'
  /** The versions that its draft plays, and those that its live version does. */
  readonly draft: readonly number[]
  readonly live: readonly number[]
}
