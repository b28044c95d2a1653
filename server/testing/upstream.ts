import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that an upstream got. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly bytes: Buffer
}

/** A real HTTP server on a free port of 127.0.0.1 that notes what it gets. */
export async function startUpstream(answer: (request: Received, response: ServerResponse) => void) {
  const received: Received[] = []
  let connections = 0
  const server = createServer(async (message, response) => {
    const bytes = await read(message).catch(() => undefined)
    // Who hangs up while still sending gets no answer.
    if (!bytes) return
    const request = { ...requestHead(message), body: bytes.toString(), bytes }
    received.push(request)
    answer(request, response)
  })
  server.on('connection', () => connections++)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    openSockets: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function requestHead({ method = '', url = '', headers }: IncomingMessage) {
  return { method, url, headers }
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}
