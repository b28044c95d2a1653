/** What owners put into their bots. Dates are ISO texts. */
export interface FileTables {
  files: {
    id: string
    owner: string
    /** As it is called in its address. */
    title: string
    extension: string
    type: string
    /** In bytes. */
    size: number
    /** SHA-256, in hexadecimal. */
    hash: string
    created_at: string
    /** When it was last looked whether a bot uses it. */
    checked_at: string
    /** Since when it is known that none does; null: one does, or nobody has looked yet. */
    unused_since: string | null
  }
}
