import type { Generated } from 'kysely'
import type { Counted, Defaulted, Noted } from './columns.js'

/** The public site. Dates are ISO texts. */
export interface SiteTables {
  /** Bot files of templates, by a hash of their text, each with its drawing as JSON text. */
  site_flows: { hash: string; file: string; sketch: string }
  site_items: {
    number: Generated<number>
    kind: 'template' | 'ai-app' | 'directory' | 'glossary' | 'overview'
    id: string
    slug: string
    title: string
    description: string
    category: string
    category_slug: string
    cover_image: string | null
    /** Markdown, HTML or rich text as JSON. */
    content: string
    /** JSON text: what only items of this kind have. */
    details: string
    flow: string | null
    likes: Counted
    forks: Counted
    created_at: string
    updated_at: string
    /** Where it stands, from 1, among all of its kind and in its category: the newest first. */
    place: Counted
    category_place: Counted
  }
  /** Counted when items come in. */
  site_categories: { kind: string; slug: string; name: string; count: number }
  /** Who likes an item: its id, and a mark of the browser. */
  site_likes: { item: string; mark: string; created_at: string }
  site_subscriptions: {
    email: string
    /** JSON text. */
    preferences: string
    frequency: string
    created_at: string
    /** When the link in the mail was followed; null until then. */
    confirmed_at: string | null
    /** When the last newsletter was on its way. */
    last_mail_at: Noted<string>
    /** What was asked for anew; null once it was confirmed. */
    wished_preferences: Noted<string>
    wished_frequency: Noted<string>
  }
  /** The campaign is empty where an address wants no mails at all. */
  site_unsubscribes: { email: string; campaign: string; source: string; created_at: string }
  site_enquiries: {
    id: string
    kind: 'contact' | 'abuse' | 'lead'
    email: string
    fields: string
    created_at: string
    done_at: Noted<string>
    answer: Noted<string>
    answered_at: Noted<string>
  }
  /** By address, with the anchor of the part. */
  site_helpful: { page: string; yes: Counted; no: Counted }
  /** What who runs the server has said of the site: JSON text by the name of a part. */
  site_own: { name: string; value: string }
  newsletters: {
    id: string
    subject: string
    /** Markdown. */
    text: string
    /** JSON text: whoever wants one of these gets it; everybody where there are none. */
    topics: Defaulted
    origin: string
    sent: Counted
    /** Up to which address its mails are on their way. */
    reached: Defaulted
    created_at: string
    ended_at: Noted<string>
  }
}
