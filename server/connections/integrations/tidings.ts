import { createHmac } from 'node:crypto'
import { connectorOf } from '../../connectors/all.js'
import {
  type CalledConnection,
  type CallParts,
  callProvider,
} from '../../connectors/running/call-provider.js'
import { deriveKey } from '../../platform/server-secret.js'
import type { Store } from '../../store/index.js'

/** What products tell of what happened there. */
export interface Tidings {
  /** Has the product of a connection tell this server; resolves to what keeps it from doing so, in words for the owner. */
  subscribe(connection: CalledConnection): Promise<string | undefined>
  /** Keeps what was told at the address of a connection; `gone`: there is none any more, and nothing more is to be told. */
  receive(
    connectionId: string,
    told: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<'kept' | 'forged' | 'gone'>
}

interface TidingsParts {
  readonly store: Pick<Store, 'connectors'>
  readonly calls: CallParts
  readonly ownAddress: { readonly current: string | undefined }
  /** The installation's. */
  readonly secret: string
}

/** Milliseconds. */
const patience = 10_000
const longestMark = 100

/** Where the product of a connection tells. */
export const toldPath = (connectionId: string): string => `/connections/${connectionId}/told`

/** Makes them. Each connection has a key of its own, which follows from the installation's secret. */
export function createTidings({ store, calls, ownAddress, secret }: TidingsParts): Tidings {
  const all = deriveKey(secret, 'what products tell')
  const keyOf = (id: string) => createHmac('sha256', all).update(id).digest('base64url')
  return {
    async subscribe(connection) {
      const { id, connector, ready } = connection
      const { tells, title } = connector
      // What an app was given access to is signed with a key of its maker's.
      if (!tells || 'granted' in ready.signIn) return undefined
      const limits = { signal: AbortSignal.timeout(patience), endsAt: calls.now() + patience }
      const found = await callProvider(connection, tells.lookUp(), limits, calls)
      const address = `${ownAddress.current ?? ''}${toldPath(id)}`
      const answer = found.ok
        ? await callProvider(
            connection,
            tells.subscribe(address, keyOf(id), found.body),
            { ...limits, done: tells.done },
            calls,
          )
        : found
      if (answer.ok) return undefined
      return `${title} does not tell this server what was booked: ${[answer.message, answer.detail].filter(Boolean).join(': ')}.`
    },
    async receive(connectionId, told) {
      const entry = await store.connectors.known(connectionId)
      const tells = entry && connectorOf(entry.connector)?.tells
      if (!tells) return 'gone'
      const read = tells.read(told, keyOf(connectionId), calls.now())
      if (read === 'forged') return 'forged'
      if (read && read.mark.length <= longestMark)
        await store.connectors.noteTold(connectionId, read.mark, JSON.stringify(read.event))
      return 'kept'
    },
  }
}
