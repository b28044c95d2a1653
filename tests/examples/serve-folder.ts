import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** A folder as a plain web server gives it out: `/about` is `about.html`, and `/` is `index.html`. */
export interface ServedFolder {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a folder on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, normalize(pathname))
    for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
      const body = await readFile(candidate).catch(() => undefined)
      if (!body) continue
      response.writeHead(200, {
        'content-type': types[extname(candidate)] ?? 'application/octet-stream',
      })
      return response.end(body)
    }
    response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The example has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
