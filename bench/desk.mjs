// `npm run bench -- desk`: the desk with 100, 1,000 and 5,000 open threads and 50 events a second: long tasks, processor time, memory.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { fillDesk, threadId } from './desk/fill.mjs'
import { writeSection } from './results.mjs'
import { count, describeRun, runs, show, table } from './runs.mjs'

const root = join(import.meta.dirname, '..')
const sizes = [100, 1000, 5000]
const rounds = Math.min(runs, 3)
const perSecond = 50
const events = 1000
const viewport = { width: 1440, height: 900 }
const apiKey = 'a-key-for-the-bench'
const bot = {
  name: 'Shop',
  settings: { liveDesk: true },
  nodes: [{ id: 'h', type: 'human-handover', data: {} }],
  edges: [],
}

const { startServer } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href)
const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const browser = await module.openChromium()
const rows = []
try {
  for (const size of sizes) {
    const samples = await measureSize(size)
    const of = (what, digits) =>
      show(
        samples.map(sample => sample[what]),
        digits,
      )
    rows.push([
      count(size),
      of('ready'),
      of('longTasks'),
      of('longest'),
      of('work', 2),
      of('late'),
      of('heap', 1),
    ])
    console.error(rows.at(-1).join(' | '))
  }
} finally {
  await module.closeChromium()
}

writeSection(
  'Desk',
  `
${describeRun(`Chromium ${browser.version()}`, 'without a graphics card')}. A window of ${viewport.width} × ${viewport.height} with the list of open threads and a conversation. ${count(events)} messages, ${perSecond} a second, each of an agent to another thread, on SQLite; server, browser and whoever writes share the machine. A long task holds up the page for more than 50 ms. Medians of ${rounds} (smallest to largest). Load of the machine at the end: ${loadavg()[0].toFixed(1)}.

${table(
  [
    'open threads',
    'list shown, ms',
    'long tasks',
    'the longest, ms',
    'processor time of the page per event, ms',
    'the last event is shown after, ms',
    'objects, MB',
  ],
  rows,
)}
`,
)

async function measureSize(size) {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-desk-'))
  const server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey,
    logLevel: 'silent',
    bots: { shop: bot },
  })
  try {
    const storageState = await signIn(server)
    fillDesk(join(folder, 'talkgraph.db'), 'shop', size)
    const samples = []
    for (let round = 0; round < rounds; round++)
      samples.push(await measure(server, storageState, size, round))
    return samples
  } finally {
    await server.stop(0)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signIn(server) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url + server.firstSignIn)
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('E-mail address').fill('ann@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/studio\/bots/)
  // Otherwise those that wait are offered to her meanwhile.
  await context.request.put(`${server.url}/v1/desk/availability`, {
    headers: { origin: server.url },
    data: { isAvailable: false },
  })
  const state = await context.storageState()
  await context.close()
  return state
}

async function measure(server, storageState, size, round) {
  const context = await browser.newContext({ viewport, storageState })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(`${server.url}/studio/desk/${threadId(1)}`)
    const link = page.locator('[data-thread]').first()
    await link.waitFor()
    const ready = await page.evaluate(() => performance.now())
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate(() => {
      window.longTasks = []
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) window.longTasks.push(duration)
      }).observe({ type: 'longtask' })
    })
    const before = await taskTime(session)
    const begun = performance.now()
    const asked = []
    for (let event = 0; event < events; event++) {
      const due = begun + (event * 1000) / perSecond
      if (due > performance.now()) await wait(due - performance.now())
      asked.push(say(server, threadId(1 + ((event * 37 + round * 11) % size)), `Event ${event}`))
    }
    await Promise.all(asked)
    // What comes last is said in the conversation that is open.
    const words = `The last of round ${round}`
    const said = performance.now()
    await say(server, threadId(1), words)
    await page.getByRole('log').getByText(words).waitFor()
    const late = performance.now() - said
    const work = ((await taskTime(session)) - before) / events
    const longTasks = await page.evaluate(() => window.longTasks)
    return {
      ready,
      late,
      work,
      longTasks: longTasks.length,
      longest: Math.max(0, ...longTasks),
      heap: await heapOf(session),
    }
  } finally {
    await context.close()
  }
}

async function say(server, threadId, message) {
  const response = await fetch(`${server.url}/v1/chatbots/shop/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'AGENT', agentName: 'Tom', threadId, message }),
  })
  if (!response.ok) throw new Error(`Nothing was said: ${await response.text()}`)
}

/** Milliseconds of processor time that the main thread has worked; other work on the machine is not in it. */
async function taskTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Megabytes of objects that are left after collecting. */
async function heapOf(session) {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
}
