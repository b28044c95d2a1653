import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { BlockedAddressError } from './outcome.js'
import { isPublicAddress } from './public-address.js'

/** Every address of a host name; rejects when there is none. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/** The system's own resolver. */
export const systemResolve: Resolve = hostname => lookup(hostname, { all: true })

/**
 * A lookup for a socket that fails when any address of the name is not public. The socket connects to what was
 * checked, so a second answer of the name server cannot slip in.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      addresses => {
        const [first] = addresses
        if (!first) callback(new Error('The name has no address'), '', 0)
        else if (!addresses.every(({ address }) => isPublicAddress(address)))
          callback(new BlockedAddressError(), '', 0)
        else if (options.all) callback(null, [...addresses])
        else callback(null, first.address, first.family)
      },
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error('The name was not resolved'), '', 0),
    )
  }
}
