import type { MiddlewareHandler } from 'hono'
import { harmless } from '../http/harmless.js'

/** Makes every answer harmless; a route may set headers of its own. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(harmless)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}
