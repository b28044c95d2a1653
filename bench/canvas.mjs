// `npm run bench -- canvas`: the room Flow with bots of 100, 500 and 2,000 steps: until it is ready, frames while one pans and drags, memory.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { drawnBot } from './canvas/drawn-bot.mjs'
import { countFrames, noteReady } from './canvas/in-page.js'
import { writeSection } from './results.mjs'
import { count, describeRun, runs, show, spread, table } from './runs.mjs'

const root = join(import.meta.dirname, '..')
const sizes = [100, 500, 2000]
/** How many times slower the processor is. */
const rates = [1, 4]
const rounds = Math.min(runs, 5)
/** So many are counted of each movement. */
const frames = 120
const viewport = { width: 1440, height: 900 }
const apiKey = 'a-key-for-the-bench'

const { startServer } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href)
const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-canvas-'))
const server = await startServer({ port: 0, dataFolder: folder, apiKey, logLevel: 'silent' })
const browser = await module.openChromium()
const cases = sizes.flatMap(steps => rates.map(rate => ({ steps, rate, samples: [] })))
try {
  for (const steps of sizes) await store(steps)
  const storageState = await signIn()
  for (let round = 0; round < rounds; round++) {
    for (const each of cases) each.samples.push(await measure(each, storageState))
    console.error(`round ${round + 1} of ${rounds}`)
  }
} finally {
  await module.closeChromium()
  await server.stop(0)
  rmSync(folder, { recursive: true, force: true })
}

const all = (samples, of) => samples.map(of)
const framesOf = (samples, what) =>
  ['median', 'late', 'work']
    .map(figure => count(spread(samples.map(sample => sample[what][figure])).median, 1))
    .join(' / ')
writeSection(
  'Canvas of the builder',
  `
${describeRun(`Chromium ${browser.version()}`, 'without a graphics card')}. A window of ${viewport.width} × ${viewport.height}; steps with three exits or one, three ways to two steps. Movements: the median frame / the one that 19 of 20 keep within / processor time of the main thread a frame, in ms. Medians of ${rounds} visits (smallest to largest), in turns. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.

${table(
  [
    'steps',
    'processor',
    'ready after the draft came, ms',
    'pan',
    'drag',
    'pan, all in sight',
    'objects, MB',
  ],
  cases.map(({ steps, rate, samples }) => [
    count(steps),
    rate === 1 ? 'as it is' : `${rate} times slower`,
    show(all(samples, ({ ready }) => ready)),
    framesOf(samples, 'pan'),
    framesOf(samples, 'drag'),
    framesOf(samples, 'far'),
    show(
      all(samples, ({ heap }) => heap),
      1,
    ),
  ]),
)}
`,
)

async function store(steps) {
  const response = await fetch(`${server.url}/v1/chatbots/steps-${steps}/flow`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(drawnBot(steps)),
  })
  if (!response.ok)
    throw new Error(`The bot of ${steps} steps was not stored: ${await response.text()}`)
}

async function signIn() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url + server.firstSignIn)
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('E-mail address').fill('ann@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/studio\/bots/)
  const state = await context.storageState()
  await context.close()
  return state
}

/** One visit to the room, in a context of its own: the draft comes from the server. */
async function measure({ steps, rate }, storageState) {
  const context = await browser.newContext({ viewport, storageState })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.addInitScript(noteReady)
    await page.goto(`${server.url}/studio/bots/steps-${steps}/flow`)
    await page.waitForFunction(() => window.readyAfter !== undefined)
    const ready = await page.evaluate(() => window.readyAfter)
    await page.getByRole('button', { name: 'Got it' }).click()
    // What is looked up behind the first picture, such as findings, is over.
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    const heap = await heapOf(session)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const drawn = async (of, x, y) => {
      const before = await taskTime(session)
      const counted = await page.evaluate(countFrames, { of, by: { x, y }, frames })
      return { ...counted, work: ((await taskTime(session)) - before) / frames }
    }
    const pan = await drawn('.react-flow__pane', -6, -3)
    const drag = await drawn('.react-flow__node', 2, 1)
    await page.getByRole('button', { name: 'Fit everything' }).click()
    const far = await drawn('.react-flow__pane', 2, 1)
    return { ready, heap, pan, drag, far }
  } finally {
    await context.close()
  }
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
