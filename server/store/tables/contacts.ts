import type { Counted, Noted } from './columns.js'

/** People that an account knows. All times are milliseconds since 1970. */
export interface ContactTables {
  contacts: {
    id: string
    owner: string
    /** Blank where it is not known, as are the address, in lower case, and the number. */
    name: string
    email: string
    phone: string
    /** 1 where it was proven that it is theirs. */
    email_proven: number
    phone_proven: number
    /** A list as JSON text. */
    labels: string
    /** What the owner notes of them, texts by their names, as JSON text. */
    fields: string
    /** What a search finds them by, folded. */
    words: string
    /** Who they are shown as; and whom they were merged with, which leads there. */
    merged_into: Noted<string>
    merged_under: Noted<string>
    /** 1 once somebody has taken them apart from another: they are merged by hand alone. */
    is_apart: Counted
    /** 1 once somebody of the account has entered something: they stay without conversations. */
    is_kept: number
    made_by: 'visitor' | 'owner' | 'import'
    created_at: number
    updated_at: number
    /** When something was heard of them last. */
    last_at: number
  }
  /** What they are known by: a session, a person of a channel, a verified id, an appointment. Without a contact: of one that was deleted. */
  contact_keys: { owner: string; key: string; contact_id: string | null }
  contact_notes: {
    id: string
    owner: string
    contact_id: string
    text: string
    /** Who has written it. */
    author: string
    at: number
  }
  contact_consents: {
    owner: string
    contact_id: string
    /** Where it was said: of a conversation each answer once. */
    origin: string
    is_given: number
    /** What they were asked, or what they agreed to. */
    text: string
    at: number
  }
  /** Up to when an account's threads, stored conversations and appointments were looked through. */
  contact_marks: {
    owner: string
    threads: number
    threads_id: string
    results: number
    results_id: number
    bookings: number
    bookings_id: string
  }
}
