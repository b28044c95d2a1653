import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that a request is counted under: the socket's, or the one that the outermost trusted proxy saw.
 * IPv6 visitors are counted by their /64.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const seen = context.req.header('x-forwarded-for') ?? ''
  return countedAddress(addressBehind(seen, trustedProxies) ?? socketAddress(context))
}

/** The address that the outermost trusted proxy saw and wrote into `X-Forwarded-For`; undefined where there is none. */
export function addressBehind(forwarded: string, trustedProxies: number): string | undefined {
  const named = trustedProxies > 0 ? forwarded.split(',').at(-trustedProxies)?.trim() : undefined
  return named ? withoutPort(named) : undefined
}

/** What an address is counted under: of IPv6, its /64. */
export function countedAddress(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:') ? networkOf(address) : address
}

/** Some proxies write the visitor's port behind the address: a new one for each connection. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? []
  return ipv6 ?? ipv4 ?? entry
}

function socketAddress(context: Context): string {
  // Without a socket, as in `app.request()`, there is nothing to ask.
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? '') : ''
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':')
}
