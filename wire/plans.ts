/** The lines of a plan that are counted. */
export const planLines = [
  'chats',
  'chatbots',
  'members',
  'channels',
  'integrations',
  'pieces',
] as const

/** The name of such a line. */
export type PlanLine = (typeof planLines)[number]

/** What is allowed: all, none, so many, or these; null is no limit. */
type Allowed = boolean | number | null | readonly string[]

/** A plan; null is no limit. */
export interface PlanRecord {
  readonly id: string
  readonly name: string
  readonly price: number | string | null
  readonly yearly: number | string | null
  readonly chats: number | null
  readonly chatbots: number | null
  readonly members: number | null
  readonly branding: boolean | 'hidden' | null
  readonly channels: Allowed
  readonly integrations: Allowed
  readonly experiments: Allowed
  /** Steps that call an address, and hooks; false: none. */
  readonly webhooks: boolean | null
  /** Keys of the API; false: none. */
  readonly api: boolean | null
  readonly pieces: number | null
  readonly retentionDays: number | null
  /** It can be paid for here. */
  readonly isPayable: boolean
}

/** The plan of an account with what is used of it; all null and empty where the server has no plans. */
export interface AccountPlanRecord {
  readonly plan: PlanRecord | null
  /** In ISO 8601. */
  readonly trialEndsAt: string | null
  /** The plan that holds when the trial is over. */
  readonly after: PlanRecord | null
  /** The next larger plan. */
  readonly next: PlanRecord | null
  /** It is paid for here, again and again. */
  readonly isPaid: boolean
  /** Chats are those of the present month, by UTC. */
  readonly use: readonly {
    readonly name: PlanLine
    readonly used: number
    readonly limit: number | null
  }[]
}
