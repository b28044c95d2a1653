/** The tables, as both databases see them. Dates are ISO texts, flows JSON texts. */
export interface Tables {
  bots: { id: string; published_version: number | null; created_at: string }
  versions: { bot_id: string; version: number; file: string; created_at: string }
}
