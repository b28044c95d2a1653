import { connect, isIP, type Socket } from 'node:net'
import type { AllowedHosts } from './allowed-hosts.js'
import { BlockedAddressError, CallError, notReached } from './outcome.js'
import { isPublicAddress } from './public-address.js'
import { publicLookup, type Resolve } from './resolve.js'

/** A place that speaks something other than HTTP, such as a mail server. */
export interface SocketPlace {
  readonly host: string
  readonly port: number
}

/** Opens a plain socket to a public address or one of the operator's hosts; rejects with a `CallError`. */
export function guardedSocket(
  { host, port }: SocketPlace,
  allowed: AllowedHosts,
  resolve: Resolve,
  time: number,
): Promise<Socket> {
  const isAllowed = allowed.has({ hostname: host, port: String(port), protocol: '' })
  const literal = host.replace(/^\[|\]$/g, '')
  if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal))
    return Promise.reject(new BlockedAddressError())
  return new Promise((opened, reject) => {
    const socket = connect({
      host: literal,
      port,
      timeout: time,
      ...(!isAllowed && { lookup: publicLookup(resolve) }),
    })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error instanceof CallError ? error : new CallError(notReached))
    }
    socket.once('error', fail)
    socket.once('timeout', () => fail(new CallError(notReached)))
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', fail)
      opened(socket)
    })
  })
}
