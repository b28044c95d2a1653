import { Hono } from 'hono'
import { demoFolder } from '../../base/folders.js'
import { answerStatic } from '../../platform/http/answer-static.js'

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** `GET /demo`: an ordinary page with the pasted script tag, under a strict policy; `/demo/…` is its style and artwork. */
export function demoRoutes(folder: URL = demoFolder): Hono {
  return new Hono()
    .get('/', context =>
      answerStatic(context, new URL('index.html', folder), {
        'Content-Security-Policy': pagePolicy,
      }),
    )
    .get('/:file{[a-z0-9-]+\\.(?:css|svg)}', context =>
      answerStatic(context, new URL(context.req.param('file'), folder)),
    )
}
