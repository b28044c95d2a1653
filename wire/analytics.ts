/** The products of others that a host page may be told by. */
export const analyticsTools = ['ga4', 'meta', 'plausible'] as const

/** One of those. */
export type AnalyticsTool = (typeof analyticsTools)[number]

/** What a host page is told of, with the name that it has there unless the owner chooses another one. */
export const analyticsMoments = {
  open: 'chat_opened',
  start: 'chat_started',
  lead: 'chat_lead',
  handover: 'chat_handover',
  complete: 'chat_completed',
} as const

/** Something a host page is told of. */
export type AnalyticsMoment = keyof typeof analyticsMoments

/** What an owner has the host page told: by which products, and under which names; a blank name is not told. */
export interface AnalyticsSettings {
  readonly tools: readonly AnalyticsTool[]
  readonly events?: { readonly [Moment in AnalyticsMoment]?: string | undefined } | undefined
}
