import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.js'
import { dropDatabases } from './postgres-databases.js'

/** One PostgreSQL for a whole test run: that of `TALKGRAPH_TEST_POSTGRES`, else the one from npm, once it is asked for. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = `talkgraph_${randomBytes(8).toString('hex')}`
  let postgres: ReturnType<typeof begin> | undefined
  const door = createServer(async (_, response) => {
    // A socket that is kept can be closed here while a busy worker asks on it once more.
    response.setHeader('connection', 'close')
    postgres ??= begin(run)
    try {
      response.end((await postgres).address)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  project.provide(
    'postgres',
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
  )
  project.provide('postgresRun', run)
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await postgres?.catch(() => undefined))?.stop()
  }
}

async function begin(run: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const given = process.env.TALKGRAPH_TEST_POSTGRES
  return given ? { address: given, stop: () => dropDatabases(given, run) } : startPostgres()
}
