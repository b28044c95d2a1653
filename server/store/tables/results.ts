import type { Generated } from 'kysely'

/** Conversations that are stored, and what is counted of them. All times are milliseconds since 1970. */
export interface ResultTables {
  /** Conversations that are stored. */
  results: {
    number: Generated<number>
    id: string
    bot_id: string
    owner: string
    channel: string
    version: number | null
    /** The session's id, hashed with a key. */
    session: string
    /** When it began by the visitor's own clock: what tells the conversations of a session apart. */
    begun: number
    state: 'open' | 'finished' | 'abandoned'
    /** How far it got: grows with everything that happens in it. */
    steps: number
    /** How many answers it has. */
    answered: number
    name: string | null
    /** In lower case. */
    email: string | null
    started_at: number
    ended_at: number | null
    created_at: number
    updated_at: number
    /** Under which it is counted: the UTC day on which it was first stored. */
    day: string
    /** The edges that it passed, a list as JSON text. */
    edges: string
    /** 1 while what it is found by is not written, or not anew. */
    words_due: Generated<number>
    /** What was answered first, a list as JSON text; null where it was stored before these were kept. */
    first_answers: string | null
    /** What it takes up, with what it is found by; 0: not known. */
    bytes: Generated<number>
    /** The steps that it came by, as JSON text; null where it was stored before these were kept. */
    way: Generated<string | null>
    /** Where it is, or got no further. */
    last_step: Generated<string | null>
    /** 1 once its way is counted: when it rests. */
    counted: Generated<number>
    /** Since when it is a lead; null: it is none. */
    lead_at: Generated<number | null>
    /** When a mail of its own told of it; 0: told in another way, or never to be; null: it is due. */
    lead_told: Generated<number | null>
  }
  /** Of conversations that were deleted, a hash each of what their browsers know them by. */
  result_marks: {
    mark: string
    at: number
  }
  /** JSON texts. */
  result_records: { number: number; record: string }
  /** Which branch of an experiment a visitor took. */
  experiment_visits: {
    bot_id: string
    node_id: string
    /** Of the experiment. */
    name: string
    /** What stands for the visitor. */
    visitor: string
    /** The tag of the session in which that was seen first. */
    session: string
    branch: string
    is_reached: number
    at: number
  }
  /** How many conversations began on a day, by their state. */
  result_days: {
    bot_id: string
    day: string
    state: 'open' | 'finished' | 'abandoned'
    count: number
  }
  /** How many of the conversations that began on a day passed an edge. */
  result_edges: { bot_id: string; day: string; edge: string; count: number }
  /** How often a bot was seen and opened on a day, by version, page (blank: any other) and language. */
  visit_days: {
    bot_id: string
    day: string
    kind: 'seen' | 'opened'
    version: number
    page: string
    language: string
    count: number
  }
  /** Of the conversations that began on a day and rest, by their version (0: not known): what `kind` counts, of a step. */
  result_steps: {
    bot_id: string
    kind: 'began' | 'came' | 'went' | 'left' | 'ended' | 'stayed'
    day: string
    version: number
    node_id: string
    /** Of `went` the exit's handle, of `stayed` how long. */
    detail: string
    count: number
  }
}
