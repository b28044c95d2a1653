import { withoutEnd } from '../../../runtime/session/without-end.js'
import type { Provider } from './providers.js'

/** Reads `name=https://CLIENT_ID:CLIENT_SECRET@issuer`, separated by commas; undefined where one cannot be read. */
export function readProviders(list: string): readonly Provider[] | undefined {
  const providers = list
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(readProvider)
  const all = providers.filter(provider => provider !== undefined)
  const ids = new Set(all.map(({ id }) => id))
  return all.length === providers.length && ids.size === all.length && all.length > 0
    ? all
    : undefined
}

function readProvider(entry: string): Provider | undefined {
  const [, name, address] = /^([^=]{1,40})=(.+)$/.exec(entry) ?? []
  const id = name
    ?.trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const url = URL.parse(address ?? '')
  if (!id || name === undefined || !url || !/^https?:$/.test(url.protocol)) return undefined
  const [clientId, clientSecret] = [
    decodeURIComponent(url.username),
    decodeURIComponent(url.password),
  ]
  if (clientId === '' || clientSecret === '' || url.search !== '' || url.hash !== '')
    return undefined
  const issuer = withoutEnd(`${url.origin}${url.pathname}`, '/')
  return { id, name: name.trim(), issuer, clientId, clientSecret }
}
