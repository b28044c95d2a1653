/** What a program can be told of. */
export const hookEvents = [
  'conversation.finished',
  'answer',
  'handover',
  'lead',
  'label',
  'booking',
] as const

/** One of them. */
export type HookEvent = (typeof hookEvents)[number]

/** Where a program is told of an event; times in ISO 8601. */
export interface HookRecord {
  readonly id: string
  readonly event: HookEvent
  readonly targetUrl: string
  /** Null: of all bots of the account. */
  readonly chatbotId: string | null
  readonly createdAt: string
}

/** What was told, or is to be. */
export interface HookDeliveryRecord {
  readonly id: string
  readonly chatbotId: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  /** What the other side answered last. */
  readonly status: number | null
  readonly error: string | null
  readonly at: string
}

/** The body that subscribes. */
export interface SubscribeBody {
  readonly targetUrl: string
  readonly event: HookEvent
  readonly chatbotId?: string | undefined
}
