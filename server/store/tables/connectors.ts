import type { Noted } from './columns.js'

/** Connections of accounts with other products. All times are milliseconds since 1970. */
export interface ConnectorTables {
  connectors: {
    id: string
    owner: string
    /** The name of the product. */
    connector: string
    /** What its owner calls it. */
    name: string
    /** JSON text; in place of a secret stands its reference. */
    settings: string
    state: 'ok' | 'failed'
    remedy: Noted<string>
    /** 1: somebody gave access in the product's own window. */
    is_granted: 0 | 1
    /** When its owners were told last that it is refused. */
    told_at: number
    created_at: number
    updated_at: number
  }
  /** What products told of what steps began there. */
  connector_news: {
    connector_id: string
    /** Of the run that began it. */
    mark: string
    /** JSON text. */
    event: string
    at: number
  }
  /** The access that somebody gave to a connection. */
  connector_grants: {
    connector_id: string
    owner: string
    /** What its tokens are sealed under. */
    secret_id: string
    /** The tokens. */
    sealed: string
    /** Where its calls go. */
    api: string
    /** Where tokens are fetched. */
    token_url: string
    /** When the token for calls is over. */
    ends_at: number
    /** Goes up with each change. */
    version: number
    /** Until when somebody fetches a new token. */
    leased_until: number
  }
}
