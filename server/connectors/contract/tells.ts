import type { Value } from '../../../runtime/index.js'
import type { ConnectorRequest } from './request.js'

/** What a product told of something that one run of an action began. */
interface ToldEvent {
  /** The mark of that run. */
  readonly mark: string
  /** What steps get of it; nothing in it says who it was. */
  readonly event: Value
}

/** How a product tells of what happened there, by requests that it signs. */
export interface Tells {
  /** What has to be known first. */
  lookUp(): ConnectorRequest
  /** Has it tell this address, signed with a key. */
  subscribe(address: string, key: string, found: Value): ConnectorRequest
  /** Statuses that mean that it does so already. */
  readonly done: readonly number[]
  /** Reads what it told; `forged`: it was not signed with the key, or too long ago. Undefined: it is of no use. */
  read(
    told: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    key: string,
    now: number,
  ): ToldEvent | 'forged' | undefined
}
