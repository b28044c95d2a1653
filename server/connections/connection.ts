import type { Connection, ProviderChannel } from '../channels/index.js'
import type { Outbound } from '../platform/outbound/index.js'

/** A connection whose calls tell whether the guard stopped one. */
export interface WatchedConnection extends Connection<unknown> {
  /** The host that is no public one, where a call was stopped. */
  readonly blocked: () => string | undefined
}

/** A connection of a bot as its channel is handed it. */
export function watchedConnection(
  settings: unknown,
  webhookUrl: string | undefined,
  outbound: Outbound,
): WatchedConnection {
  let blocked: string | undefined
  const watch = <Answer extends { readonly ok: boolean }>(url: string, answer: Answer): Answer => {
    if ('code' in answer && answer.code === 'BLOCKED_ADDRESS') blocked = URL.parse(url)?.host ?? ''
    return answer
  }
  return {
    settings,
    webhookUrl,
    outbound: {
      send: async request => watch(request.url, await outbound.send(request)),
      open: async request => watch(request.url, await outbound.open(request)),
      connect: outbound.connect,
    },
    blocked: () => blocked,
  }
}

/** What the provider says of a connection, or whoever runs this server can do. */
export async function askProvider(channel: ProviderChannel, connection: WatchedConnection) {
  const checked = await channel.check(connection)
  return checked.ok ? checked : { ...checked, remedy: remedyOf(connection, checked.remedy) }
}

/** What is to be done about a call: an address inside is the operator’s to allow. */
export function remedyOf({ blocked }: WatchedConnection, remedy: string): string {
  const host = blocked()
  return host === undefined
    ? remedy
    : `The address ${host} is not a public one, so this server does not call it. Who runs the server can allow it in TALKGRAPH_ALLOW_HOSTS.`
}
