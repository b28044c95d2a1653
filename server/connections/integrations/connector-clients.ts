/** What the operator has registered with a product's maker, so that people can sign in there. */
export interface ConnectorClient {
  /** As a connector names it. */
  readonly name: string
  readonly id: string
  readonly secret: string
  /** What stands in for the maker's own addresses; absent: nothing. */
  readonly origin?: string
}

/** Reads `name=ID:SECRET` or `name=https://ID:SECRET@host`, separated by commas; undefined where one cannot be read. */
export function readConnectorClients(list: string): readonly ConnectorClient[] | undefined {
  const entries = list.split(',').flatMap(entry => entry.trim() || [])
  const clients = entries.flatMap(entry => readClient(entry) ?? [])
  const names = new Set(clients.map(({ name }) => name))
  return clients.length === entries.length && names.size === clients.length ? clients : undefined
}

function readClient(entry: string): ConnectorClient | undefined {
  const mark = entry.indexOf('=')
  const name = entry.slice(0, Math.max(mark, 0)).trim().toLowerCase()
  const given = entry.slice(mark + 1).trim()
  const client = /^https?:\/\//i.test(given) ? readAddress(given) : readPair(given)
  return /^[a-z][a-z0-9-]{0,39}$/.test(name) && client ? { name, ...client } : undefined
}

function readPair(given: string): Omit<ConnectorClient, 'name'> | undefined {
  const mark = given.indexOf(':')
  const [id, secret] = [given.slice(0, Math.max(mark, 0)), given.slice(mark + 1)]
  return id === '' || secret === '' || /\s/.test(given) ? undefined : { id, secret }
}

function readAddress(given: string): Omit<ConnectorClient, 'name'> | undefined {
  const url = URL.parse(given)
  if (!url) return undefined
  const [id, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  return id === '' || secret === '' ? undefined : { id, secret, origin: url.origin }
}
