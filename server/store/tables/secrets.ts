/** What owners keep secret. Dates are ISO texts. */
export interface SecretTables {
  secrets: {
    id: string
    /** The account. */
    owner: string
    sealed: string
    created_at: string
  }
}
