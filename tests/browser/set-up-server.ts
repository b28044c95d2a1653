import { afterAll, afterEach, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

/** Starts a server for the tests of a file, and leaves the pages that a test has visited after it. */
export function setUpServer(options: Parameters<typeof startServer>[0]) {
  let server: RunningServer
  const visits: Visit[] = []

  beforeAll(async () => {
    server = await startServer({ port: 0, logLevel: 'silent', ...options })
  })
  afterEach(async () => {
    for (const { close } of visits.splice(0)) await close()
  })
  afterAll(async () => {
    await server.stop(0)
    await closeChromium()
  })

  return {
    get url(): string {
      return server.url
    },
    /** Visits a page of the server. */
    async visit(path: string, viewport?: Parameters<typeof visit>[1]): Promise<Visit> {
      const opened = await visit(server.url + path, viewport)
      visits.push(opened)
      return opened
    },
  }
}
