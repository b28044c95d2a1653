import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { harmless } from './harmless.js'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Uint8Array, Buffer>(gzip)

/** How long anybody may keep a page: an owner sees a change after a minute at most. */
const forAMinute = 'public, max-age=60, stale-while-revalidate=600'
const worthCompressing = 1000

/**
 * Answers with a page that was rendered, under a policy that allows its own inline scripts alone. They are known by the
 * nonce, which nobody else could write, and then named by their hash: so the same page is the same bytes, with one ETag.
 */
export async function answerPage(
  context: Context,
  page: Response,
  nonce: string,
): Promise<Response> {
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(harmless))
    if (!headers.has(name)) headers.set(name, value)
  if (!page.headers.get('content-type')?.startsWith('text/html'))
    return new Response(page.body, { status: page.status, headers })
  const { html, hashes } = withoutNonce(await page.text(), nonce)
  const isKept = page.status === 200 && context.req.method !== 'POST'
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy(hashes))
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', isKept ? forAMinute : 'no-store')
  return isKept
    ? answerKnown(context, html, headers)
    : compressed(context, html, page.status, headers)
}

async function answerKnown(context: Context, html: string, headers: Headers): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  headers.set('ETag', etag)
  const known = context.req.header('if-none-match')?.split(',') ?? []
  if (!known.some(entry => entry.trim() === etag)) return compressed(context, html, 200, headers)
  headers.delete('Content-Type')
  headers.set('Vary', 'Accept-Encoding')
  return new Response(null, { status: 304, headers })
}

async function compressed(
  context: Context,
  html: string,
  status: number,
  headers: Headers,
): Promise<Response> {
  headers.append('Vary', 'Accept-Encoding')
  const bytes = Buffer.from(html)
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find(name =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  )
  if (bytes.length < worthCompressing || !encoding) return new Response(bytes, { status, headers })
  headers.set('Content-Encoding', encoding)
  const body = encoding === 'br' ? await toBrotli(bytes, { params: quick }) : await toGzip(bytes)
  return new Response(new Uint8Array(body), { status, headers })
}

const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** The page with its own inline scripts as plain ones, and their hashes. */
function withoutNonce(page: string, nonce: string): { html: string; hashes: readonly string[] } {
  const hashes = new Set<string>()
  const own = new RegExp(`(<script[^>]*?) nonce="${nonce}"([^>]*>)([^]*?)(?=</script>)`, 'g')
  const html = page.replace(own, (_, start: string, end: string, code: string) => {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `${start}${end}${code}`
  })
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}

/** Everything comes from this server alone, but for the pictures and films that directory entries show. */
function policy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
