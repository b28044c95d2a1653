import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How long, in seconds, a browser may keep a file, as public hosts of packages and the companion server have it. */
const maxAge = 300

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
}

/**
 * A site with a page for each subject at `/SLUG/`, with all their files and stubbed answers. Everything is compressed
 * once, as small as it gets, so that no subject waits for a compressor.
 */
export async function openSite(subjects) {
  const sent = new Map()
  const missing = new Set()
  const pages = new Map()
  const files = new Map()
  const routes = new Map()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const route = routes.get(`${request.method} ${pathname}`)
    const page = pages.get(pathname)
    if (page && search === '?in-two') sendInTwo(response, page)
    else if (page) send(request, response, '.html', compress(page.join('')))
    else if (files.has(pathname))
      sent.set(
        pathname,
        send(request, response, extname(pathname), readOnce(files.get(pathname)), maxAge),
      )
    else if (route?.events) sendEvents(response, route.events)
    else if (route)
      sent.set(
        pathname,
        send(request, response, '.json', compress(JSON.stringify(route({ body }))), route.maxAge),
      )
    else {
      missing.add(`${request.method} ${pathname}`)
      response.writeHead(404).end()
    }
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`
  for (const subject of subjects) {
    const base = `${origin}/${subject.slug}`
    pages.set(`/${subject.slug}/`, pageOf(subject, base))
    for (const [path, file] of Object.entries(subject.files ?? {}))
      files.set(absolute(subject, path), file)
    for (const [name, answer] of Object.entries(subject.routes ?? {})) {
      const [method, path] = name.split(' ')
      routes.set(`${method} ${absolute(subject, path)}`, answer)
    }
  }
  return {
    pageOf: ({ slug }) => `${origin}/${slug}/`,
    /** The bytes of what was sent for this address: raw, gzip and brotli; zeros for what came from elsewhere. */
    sizesOf: address => sent.get(new URL(address).pathname) ?? { raw: 0, gzip: 0, brotli: 0 },
    /** What was asked for and is not there. */
    missing,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const absolute = ({ slug }, path) => (path.startsWith('/') ? path : `/${slug}/${path}`)

function send(request, response, type, { raw, gzip, br }, maxAge) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const [encoding, bytes] = accepted.includes('br') ? ['br', br] : ['identity', raw]
  response.writeHead(200, {
    'content-type': types[type] ?? 'application/octet-stream',
    'content-encoding': encoding,
    ...(maxAge && { 'cache-control': `public, max-age=${maxAge}` }),
  })
  response.end(bytes)
  return { raw: raw.length, gzip: gzip.length, brotli: br.length }
}

/** Server-sent events that stay open, as a chat's do. */
function sendEvents(response, events) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  for (const event of events()) response.write(`data: ${JSON.stringify(event)}\n\n`)
}

const kept = new Map()

function readOnce(path) {
  if (!kept.has(path)) kept.set(path, compress(readFileSync(path)))
  return kept.get(path)
}

function compress(body) {
  const raw = Buffer.from(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return { raw, gzip: gzipSync(raw, { level: 9 }), br: brotliCompressSync(raw, { params }) }
}

/** The lines that put a subject on the page come a second after the page, which has been drawn and rests by then. */
function sendInTwo(response, [page, rest]) {
  response.writeHead(200, { 'content-type': types['.html'] })
  response.write(page)
  setTimeout(() => response.end(`<script>performance.mark('tag')</script>${rest}`), 1000)
}

/** The page of a small business, up to where a subject's own lines begin in its body, and the rest. */
function pageOf({ head, body }, base) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corner Bakery</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${head?.(base) ?? ''}</head>
<body><main><h1>Corner Bakery</h1><p>Bread, every morning.</p><p>Rye, wheat and spelt, from a stone oven.</p></main>
<footer>12 Mill Lane</footer>`
  return [page, `${body?.(base) ?? ''}</body></html>`]
}
