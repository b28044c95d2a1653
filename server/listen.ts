import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { stopServer } from './stop-server.js'

/** A listening server. */
export interface Listening {
  readonly port: number
  /** Takes its leave, then takes no more requests, lets those under way finish for at most `drain` milliseconds, then closes every socket. */
  stop(drain: number): Promise<void>
}

/** Listens on a port (0: a free one). Rejects with the system's error, such as EADDRINUSE. */
export async function listen(app: Hono, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 10_000 },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: drain => stopServer(server, drain),
  }
}
