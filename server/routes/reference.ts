import { type Context, Hono } from 'hono'
import { referenceFolder, viewerFolder } from '../folders.js'
import { answerCached } from '../http/ready-answer.js'
import { mediaType, readStatic } from '../http/static-file.js'

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
      answerFile(context, new URL('index.html', referenceFolder), { 'Content-Security-Policy': pagePolicy }),
    )
    .get('/:file{reference\\.(?:css|js)}', context =>
      answerFile(context, new URL(context.req.param('file'), referenceFolder), {}),
    )
    .get('/:file{swagger-ui\\.css|swagger-ui-bundle\\.js}', context =>
      answerFile(context, new URL(context.req.param('file'), viewerFolder), {}),
    )
}

async function answerFile(context: Context, url: URL, headers: Readonly<Record<string, string>>) {
  const file = await readStatic(url)
  if (!file) return context.notFound()
  return answerCached(context, file, {
    ...headers,
    'Content-Type': mediaType(url.pathname),
    'Cache-Control': 'no-cache',
  })
}
