import type { ApiDescription } from './api-description.js'
import type { OfferedPlan } from './offered-plans.js'
import type { SiteData } from './site-data.js'

/** What the site's renderer is told about a request, beside the request itself. */
export interface SiteVisit {
  /** Where the site is reached from outside, without a slash at its end. */
  readonly origin: string
  /** Whether there is more of the site than its guides. */
  readonly isWhole: boolean
  /** The id of the bot that is on each page; absent: none is. */
  readonly bot?: string
  /** The bot that books demos, by its id, and whether what is booked is told by mail; absent: none can be booked. */
  readonly demo?: { readonly bot: string; readonly sendsMail: boolean }
  /** The plans that who runs the server has set; absent: those that the site has of itself. */
  readonly plans?: readonly OfferedPlan[]
  /** What the site's own inline scripts carry, so that they can be told from any other. */
  readonly nonce: string
  /** What pages are made from, and the calls of their forms, for this visitor. */
  readonly data: SiteData
  /** The description of the REST API. */
  describeApi(): Promise<ApiDescription>
  /** Takes what a page threw. */
  failed(error: unknown): void
}
