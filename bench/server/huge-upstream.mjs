import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const size = 100_000_000
const part = Buffer.alloc(100_000)

/** An address whose answers have 100 MB; below `/compressed` they come in a tenth of a megabyte. */
export async function openHugeUpstream() {
  const compressed = gzipSync(Buffer.alloc(size))
  const server = createServer((request, response) => {
    request.resume()
    if (request.url.startsWith('/compressed'))
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(compressed)
    let left = size / part.length
    const write = () => {
      while (left > 0 && !response.destroyed && response.write(part)) left--
      if (left === 0) response.end()
    }
    response.on('drain', write)
    write()
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${server.address().port}`
  return {
    host,
    url: `http://${host}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
