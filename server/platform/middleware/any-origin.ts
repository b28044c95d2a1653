import { cors } from 'hono/cors'

/** Tells pages of every site that they may ask; no cookies are involved. For requests with the method OPTIONS. */
export const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
  maxAge: 86_400,
})

/** The headers with which every page may read an answer: an answer that is ready has them from the start. */
export const forAnyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag,Retry-After',
}
