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
  return origin === undefined ? isReading : isOwnOrigin(context, publicUrl, origin)
}

/** Whether an `Origin` names a page of this server. */
export function isOwnOrigin(
  context: Context,
  publicUrl: string | undefined,
  origin: string,
): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return (
    host === (context.req.header('host') ?? new URL(context.req.url).host) ||
    (publicUrl !== undefined && host === new URL(publicUrl).host)
  )
}

/** Where this server was asked, for who asked alone: anybody can write another server's name into a request. */
export function askedOrigin(context: Context, publicUrl: string | undefined): string {
  return publicUrl ?? new URL(context.req.url).origin
}

/** Where links in mails lead, and what addresses that are stored begin with: never what a request says. */
export function ownOrigin(context: Context, publicUrl: string | undefined): string {
  return publicUrl ?? `http://localhost${localPort(context)}`
}

/** Whether a name can mean no other machine than this one. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/** The port that the request came to, with its colon; without a socket, as in `app.request()`, there is none. */
function localPort(context: Context): string {
  const incoming: unknown =
    context.env && 'incoming' in context.env ? context.env.incoming : undefined
  return incoming instanceof IncomingMessage ? `:${incoming.socket.localPort}` : ''
}
