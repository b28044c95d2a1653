import { cors } from 'hono/cors'

/** Lets every page read the answers; no cookies are involved. */
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 86_400,
})
