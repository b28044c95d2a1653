import { type Context, Hono } from 'hono'
import { demoFolder } from '../folders.js'
import { answerCached } from '../http/ready-answer.js'
import { mediaType, readStatic } from '../http/static-file.js'

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
      answerFile(context, new URL('index.html', folder), { 'Content-Security-Policy': pagePolicy }),
    )
    .get('/:file{[a-z0-9-]+\\.(?:css|svg)}', context =>
      answerFile(context, new URL(context.req.param('file'), folder), {}),
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
