import { Hono } from 'hono'
import { referenceFolder, viewerFolder } from '../folders.js'
import { answerStatic } from '../http/answer-static.js'

/** Scripts and styles come from this server alone, and nothing else is asked. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `GET /docs/api`: the reference of the REST API as a page, drawn from `/openapi.json`; `/docs/api/…` is what it is drawn with. */
export function referenceRoutes(): Hono {
  return new Hono()
    .get('/', context =>
      answerStatic(context, new URL('index.html', referenceFolder), {
        'Content-Security-Policy': pagePolicy,
      }),
    )
    .get('/:file{reference\\.(?:css|js)}', context =>
      answerStatic(context, new URL(context.req.param('file'), referenceFolder)),
    )
    .get('/:file{swagger-ui\\.css|swagger-ui-bundle\\.js}', context =>
      answerStatic(context, new URL(context.req.param('file'), viewerFolder)),
    )
}
