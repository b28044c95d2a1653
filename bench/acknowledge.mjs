// `npm run bench -- acknowledge`: 100 webhooks at once, and when they are acknowledged and answered.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { bring, connect, part, startProvider, timed } from './channels/telegram.mjs'
import { writeSection } from './results.mjs'
import { count, describeRun, runs, table } from './runs.mjs'
import { startCompanion } from './server/child.mjs'

const atOnce = 100
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-acknowledge-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const provider = await startProvider(0)
  closers.push(provider.close)
  const measured = [
    ['SQLite', await measure(provider, { DATABASE_URL: join(folder, 'acknowledge.db') })],
    ['PostgreSQL', await measure(provider, { DATABASE_URL: postgres.address })],
  ]
  writeSection(`Acknowledging ${atOnce} webhooks at once`, report(measured))
} finally {
  for (const close of closers.reverse()) await close()
}

async function measure(provider, database) {
  const server = await startCompanion(folder, {
    ...database,
    TALKGRAPH_ALLOW_HOSTS: provider.host,
  })
  const pool = new Pool(server.url, { connections: atOnce })
  try {
    const bot = await connect(server.url, provider, 'Many')
    const acknowledged = []
    const answered = []
    // The first turn is for warming up: connections are made, and everybody says hello.
    for (let turn = 0; turn <= runs; turn++) {
      const before = provider.answered()
      const begun = performance.now()
      const times = []
      await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          timed(times, () =>
            bring(pool, bot, { id: turn * atOnce + index + 1, chat: 1000 + index }),
          ),
        ),
      )
      for (let look = 0; look < 6000 && provider.answered() < before + atOnce; look++)
        await wait(10)
      if (turn === 0) continue
      acknowledged.push(...times)
      answered.push(performance.now() - begun)
    }
    return { acknowledged, answered }
  } finally {
    await pool.destroy()
    await server.stop()
  }
}

function report(measured) {
  const rows = measured.map(([name, { acknowledged, answered }]) => [
    name,
    ...[0.5, 0.95, 0.99].map(share => count(Math.round(part(acknowledged, share)))),
    count(Math.round(part(answered, 0.5))),
  ])
  return [
    describeRun(),
    '',
    table(
      [
        'database',
        'acknowledged: median, ms',
        '95 of 100 within, ms',
        '99 of 100 within, ms',
        'all answered after, ms',
      ],
      rows,
    ),
    '',
    `${atOnce} people write at the same moment, each over a connection of its own, to one bot at Telegram, whose provider answers at once; ${runs} times, after once for warming up. Client, server and database share the machine. Load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores.`,
  ].join('\n')
}
