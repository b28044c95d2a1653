import type { Counted, Noted } from './columns.js'

/** Bots' own pages. Dates are ISO texts. */
export interface PageTables {
  pages: {
    id: string
    bot_id: string
    name: string
    domain: Noted<string>
    /** When it was proven; one page alone has a domain proven. */
    domain_proven: Noted<string>
    /** JSON text. */
    settings: string
    /** Hashed. */
    password: Noted<string>
    /** Counts its changes. */
    revision: Counted
    created_at: string
  }
  /** Every name that a page has or had. */
  page_names: { name: string; page_id: string }
}
