import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/**
 * Whether a browser sent this request from a page of this server itself, so that the cookies with it stand for what a person
 * wanted. Browsers say so by `Sec-Fetch-Site`, older ones by `Origin`, which no page can write. Reading is also allowed to who
 * typed the address.
 */
export function isFromOwnPage(context: Context, publicUrl: string | undefined): boolean {
  const isReading = context.req.method === 'GET' || context.req.method === 'HEAD'
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || (isReading && site === 'none')
  const origin = context.req.header('origin')
  if (origin === undefined) return isReading
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === context.req.header('host') || (publicUrl !== undefined && host === new URL(publicUrl).host)
}

/** Where this server is found: `PUBLIC_URL`, and without that where it was asked. */
export function ownOrigin(context: Context, publicUrl: string | undefined): string {
  return publicUrl ?? new URL(context.req.url).origin
}

/**
 * Where links in mails lead: `PUBLIC_URL`. Without that, where the server was asked, but only if that is this machine's own
 * address: anybody can write another server's name into a request. Undefined: PUBLIC_URL is needed.
 */
export function originForLinks(context: Context, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  const address = `http://${context.req.header('host') ?? ''}`
  if (!URL.canParse(address)) return undefined
  const { origin, hostname } = new URL(address)
  const isOwn = isThisMachine(hostname) || hostname === localAddress(context)
  return isOwn ? origin : undefined
}

/** Whether a name can mean no other machine than this one. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/** The address of this machine that the request came to. */
function localAddress(context: Context): string | undefined {
  const incoming: unknown = context.env && 'incoming' in context.env ? context.env.incoming : undefined
  if (!(incoming instanceof IncomingMessage)) return undefined
  const address = incoming.socket.localAddress?.replace(/^::ffff:/, '')
  return address?.includes(':') ? `[${address}]` : address
}
