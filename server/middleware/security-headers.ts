import type { MiddlewareHandler } from 'hono'

/** Headers that make an answer harmless as a document. */
export const harmless = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Makes every answer harmless; a route may set headers of its own. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(harmless)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}
