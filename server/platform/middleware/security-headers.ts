import type { MiddlewareHandler } from 'hono'
import { harmless } from '../http/harmless.js'

/**
 * Makes every answer harmless; a route may set headers of its own. Where visitors reach the server by https, browsers are told to
 * come by nothing else for a year.
 */
export function securityHeaders(publicUrl?: string): MiddlewareHandler {
  const headers = Object.entries({
    ...harmless,
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  })
  return async (context, next) => {
    await next()
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}
