import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import type { AllowedHosts } from './allowed-hosts.js'
import { BlockedAddressError } from './outcome.js'
import { isPublicAddress } from './public-address.js'
import { publicLookup, type Resolve } from './resolve.js'

/**
 * Opens sockets to public unicast addresses and the operator's hosts, and to nothing else. Literal addresses are
 * checked here, because no lookup is made for them.
 */
export function guardedConnect(
  allowed: AllowedHosts,
  resolve: Resolve,
  timeout: number,
): buildConnector.connector {
  const connectToAllowed = buildConnector({ allowH2: false, timeout })
  const connectToPublic = buildConnector({ allowH2: false, timeout, lookup: publicLookup(resolve) })
  return (options, callback) => {
    if (allowed.has(options)) return connectToAllowed(options, callback)
    const literal = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0 && !isPublicAddress(literal))
      return callback(new BlockedAddressError(), null)
    return connectToPublic(options, callback)
  }
}
