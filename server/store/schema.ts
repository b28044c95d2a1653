/** The tables, as both databases see them. Dates are ISO texts, flows JSON texts, `ends_at` milliseconds since 1970. */
export interface Tables {
  bots: { id: string; published_version: number | null; created_at: string }
  versions: { bot_id: string; version: number; file: string; created_at: string }
  counters: { key: string; count: number; ends_at: number }
  kept: { name: string; value: string }
}
