import { BlockedAddressError, CallError } from './outcome.js'

/** Parses the address of a call: http or https, no user name in it. Throws a `CallError`. */
export function checkUrl(address: string, base?: URL): URL {
  const url = parse(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new BlockedAddressError('Only http and https addresses are called')
  }
  if (url.username || url.password) {
    throw new BlockedAddressError(
      'An address with a user name in it is not called; use a header instead',
    )
  }
  return url
}

function parse(address: string, base?: URL): URL {
  try {
    return new URL(address, base)
  } catch {
    throw new CallError('The address is not a valid one')
  }
}
