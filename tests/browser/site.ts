import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'

const dist = join(import.meta.dirname, '../../dist')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

// Without an icon the browser asks for one, and complains.
const own: Readonly<Record<string, Served>> = {
  '/icon.svg': { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
}

/** A page or file of a test site: its text, and headers beside the content type. */
export interface Served {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A small web site for a test. */
export interface Site {
  readonly origin: string
  /** The paths that were asked for, in order; what a browser still has it does not ask for. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

// As the companion server has it.
const kept = {
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  'access-control-allow-origin': '*',
}

/** Serves the bundles of `dist/`, bots at /widget/v1/bots/:id with their launcher records, and the given pages by path. */
export async function openSite(content: {
  bots?: Readonly<Record<string, unknown>>
  pages: Readonly<Record<string, Served>>
}): Promise<Site> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url)
    asked.push(path)
    const served = content.pages[path] ?? own[path] ?? bot(path) ?? (await bundle(path))
    const type = types[extname(path)] ?? types[path.startsWith('/widget/') ? '.json' : '.html']
    response.writeHead(served ? 200 : 404, { 'content-type': type, ...served?.headers })
    response.end(served?.body ?? '{"error":{"code":"NOT_FOUND","message":"not here"}}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test site has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function bot(path: string): Served | undefined {
    const found = content.bots?.[path.replace('/widget/v1/bots/', '')]
    if (found !== undefined) return { body: JSON.stringify(found), headers: kept }
    const [, id = ''] = /^\/widget\/v1\/bots\/([^/]+)\/launcher$/.exec(path) ?? []
    const body = record(id, content.bots?.[id])
    return body === undefined ? undefined : { body, headers: kept }
  }
}

/** What the companion server says of a bot's launcher; nothing of a bot that it would refuse. */
function record(id: string, bot: unknown): string | undefined {
  try {
    return launcherRecord(projectBot(id, parseBot(bot)))
  } catch {
    return undefined
  }
}

/** The path as people write it; as it came where it is written badly, as in the addresses of hostile texts. */
function pathOf(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return url
  }
}

async function bundle(path: string): Promise<Served | undefined> {
  try {
    return { body: await readFile(join(dist, normalize(path)), 'utf8'), headers: kept }
  } catch {
    return undefined
  }
}

/** A page of a small business with a script tag on it. */
export function pageWith(script: string, head = ''): Served {
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corner Bakery</title><link rel="icon" href="/icon.svg">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><main><h1>Corner Bakery</h1><p>Bread, every morning.</p></main>${script}</body></html>`,
  }
}
