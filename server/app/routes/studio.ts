import { Hono } from 'hono'
import { studioFolder } from '../../base/folders.js'
import { answerStatic, forEver } from '../../platform/http/answer-static.js'

/** Scripts, styles and fonts come from this server alone; pictures also from where an owner's bot has them. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A worker goes by its own answer: it may fetch the parts of its own code and what its server tells, and nothing else. */
const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The studio: its assets, and at every other address its one page, which finds its way by itself. */
export function studioRoutes(folder: URL = studioFolder): Hono {
  return new Hono()
    .get('/assets/:file{[\\w.-]+\\.(?:css|js|svg|png|webp|woff2)}', context =>
      answerStatic(context, new URL(`assets/${context.req.param('file')}`, folder), {
        ...forEver,
        'Content-Security-Policy': scriptPolicy,
      }),
    )
    .get('/*', context =>
      answerStatic(context, new URL('index.html', folder), {
        'Content-Security-Policy': pagePolicy,
      }),
    )
}
