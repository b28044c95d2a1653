import type { Context } from 'hono'

/** The token that a request carries; undefined without one. */
export function bearerOf(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
}
