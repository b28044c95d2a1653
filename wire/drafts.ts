/** The address of a bot's draft, behind `/v1`. */
export const draftPath = (botId: string): string => `/chatbots/${encodeURIComponent(botId)}/draft`

/** The names of the events on a draft's stream. */
export const draftEvents = ['operation', 'presence', 'left'] as const

/** Seconds after which who has said nothing is no longer at a draft. */
export const presenceHolds = 30

/** An operation that was accepted. What an operation is stands in `talkgraph/builder`. */
export interface DraftOperation<Operation = unknown> {
  /** Its number: 1 for the first one. */
  readonly seq: number
  readonly operation: Operation
  /** The name of who made it; null where that is not known. */
  readonly by: string | null
  /** ISO 8601. */
  readonly at: string
}

/** Where somebody is in a draft. */
export interface DraftPresence {
  readonly clientId: string
  readonly name: string
  /** The step that they are in. */
  readonly nodeId: string | null
  /** In the flow's own coordinates. */
  readonly pointer: { readonly x: number; readonly y: number } | null
}
