import type { MiddlewareHandler } from 'hono'

/** Ends what would write the body of an answer to HEAD, which nobody reads: files are closed, and what waits its turn has it. */
export const headersAlone: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.req.method === 'HEAD') await context.res.body?.cancel()
}
