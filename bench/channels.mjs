// `npm run bench -- channels`: 50 messages a second on one server, whose provider takes a second for each answer.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { bring, connect, part, startProvider, timed } from './channels/telegram.mjs'
import { writeSection } from './results.mjs'
import { count, describeRun, table } from './runs.mjs'
import { startCompanion } from './server/child.mjs'

const seconds = Number(process.env.BENCH_SECONDS) || 60
const perSecond = 50
const persons = 200
/** Milliseconds that the slow provider takes for each answer. */
const slowness = 1000

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-channels-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const slow = await startProvider(slowness)
  const quick = await startProvider(0)
  closers.push(slow.close, quick.close)
  const server = await startCompanion(folder, {
    DATABASE_URL: join(folder, 'channels.db'),
    TALKGRAPH_ALLOW_HOSTS: `${slow.host},${quick.host}`,
  })
  closers.push(server.stop)
  const slowBot = await connect(server.url, slow, 'Slow')
  const quickBot = await connect(server.url, quick, 'Quick')
  const pool = new Pool(server.url, { connections: 32 })
  closers.push(() => pool.destroy())
  const figures = await measure(server, pool, { slow, quick, slowBot, quickBot })
  writeSection(`Channels, ${perSecond} messages a second to a slow provider`, report(figures))
} finally {
  for (const close of closers.reverse()) await close()
}

async function measure(server, pool, { slow, quick, slowBot, quickBot }) {
  const memory = []
  const taken = []
  const widget = []
  const other = []
  const total = seconds * perSecond
  const begun = performance.now()
  const under = []
  for (let index = 0; index < total; index++) {
    const due = begun + (index * 1000) / perSecond
    const pause = due - performance.now()
    if (pause > 0) await wait(pause)
    under.push(
      timed(taken, () => bring(pool, slowBot, { id: index + 1, chat: 1000 + (index % persons) })),
    )
    if (index % perSecond === 0) {
      const number = index / perSecond
      under.push(timed(widget, () => ask(pool, `/widget/v1/bots/${quickBot.botId}`)))
      const heard = quick.nextTo(5000 + number)
      under.push(
        timed(other, async () => {
          await bring(pool, quickBot, { id: number + 1, chat: 5000 + number })
          await heard
        }),
      )
      if (number % 5 === 0)
        memory.push({ second: number, heap: await server.heap(), resident: server.memory() })
    }
  }
  console.error(`${count(total)} messages are brought, ${count(slow.answered())} are answered`)
  await Promise.all(under)
  const brought = performance.now() - begun
  for (let turn = 0; turn < 1200 && slow.answered() < total; turn++) await wait(100)
  console.error(`${count(slow.answered())} are answered`)
  await wait(2000)
  const whole = performance.now() - begun
  memory.push({
    second: Math.round(whole / 1000),
    heap: await server.heap(),
    resident: server.memory(),
  })
  const each = slow.counts()
  const lost = Array.from({ length: persons }, (_, chat) =>
    Math.max(0, Math.ceil((total - chat) / persons) - (each.get(String(1000 + chat)) ?? 0)),
  ).reduce((sum, missing) => sum + missing, 0)
  return { total, taken, widget, other, memory, brought, whole, lost, answered: slow.answered() }
}

function report({ total, taken, widget, other, memory, brought, whole, lost, answered }) {
  const megabytes = bytes => (bytes === undefined ? '–' : count(Math.round(bytes / 1e6)))
  const at = ({ second, heap, resident }) => [String(second), megabytes(heap), megabytes(resident)]
  const middle = memory[Math.floor(memory.length / 2)]
  const row = (name, times) => [
    name,
    count(Math.round(part(times, 0.5))),
    count(Math.round(part(times, 0.99))),
    count(times.length),
  ]
  return [
    describeRun(),
    '',
    table(
      ['what', 'median, ms', '99 of 100 within, ms', 'measured'],
      [
        row('the webhook of the slow channel is answered', taken),
        row('a bot is answered to a page', widget),
        row('a person of another channel has the answer', other),
      ],
    ),
    '',
    table(
      ['second', 'heap after collecting, MB', 'memory of the process, MB'],
      [memory[0], middle, memory.at(-1)].map(at),
    ),
    '',
    `${count(total)} messages of ${persons} persons in ${count(Math.round(brought / 1000))} s, over one connection with Telegram whose provider takes ${slowness} ms for each answer; ${count(answered)} answers went out within ${count(Math.round(whole / 1000))} s, ${count(lost)} were lost, ${count(Math.max(0, answered - total))} doubled. SQLite. Load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores.`,
  ].join('\n')
}

async function ask(pool, path) {
  const { statusCode, body } = await pool.request({ path, method: 'GET' })
  await body.dump()
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
}
