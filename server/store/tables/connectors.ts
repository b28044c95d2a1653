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
    created_at: number
    updated_at: number
  }
}
