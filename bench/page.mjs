// `npm run bench -- page`, or `node bench/page.mjs` after a build: from a press to the bot's first message, on a page of the
// bot's own, to which a link leads, and in the widget of a page that has come to rest.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { writeSection } from './results.mjs'
import { describeRun, runs, show, table } from './runs.mjs'
import { apiKey, startCompanion } from './server/child.mjs'

const root = join(import.meta.dirname, '..')
/** Milliseconds that a bot types before its first message. */
const typing = 700
const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-page-'))
const server = await startCompanion(folder)
const browser = await module.openChromium()
const cases = [
  { name: 'widget: launcher pressed, page at rest', begin: restingWidget, times: [] },
  { name: 'own page: link pressed, nothing cached', begin: linkToPage, times: [] },
  { name: 'own page: link pressed, been there before', begin: linkToKnownPage, times: [] },
]
try {
  await openPage()
  for (let round = -1; round < runs; round++)
    for (const { begin, times } of cases) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.addInitScript(noteFirstMessage)
      const pressed = await begin(page)
      const seen = await page.waitForFunction(
        () => Reflect.get(window, 'firstMessage'),
        undefined,
        {
          polling: 20,
        },
      )
      if (round >= 0) times.push((await seen.jsonValue()) - pressed - typing)
      await context.close()
    }
} finally {
  await module.closeChromium()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeSection(
  'Own page',
  `
${describeRun(browser.version())}. Milliseconds from a press to the first message of the demo's bot, medians of ${runs} interleaved visits, each in a context of its own; the network is this machine. The specified pause of ${typing} ms before a message is taken off.

${table(
  ['', 'press to first message'],
  cases.map(({ name, times }) => [name, show(times)]),
)}
`,
)

async function restingWidget(page) {
  await page.goto(`${server.url}/demo`, { waitUntil: 'networkidle' })
  return press(page, page.getByRole('button', { name: /^Open chat/ }))
}

async function linkToPage(page) {
  await page.goto(`${server.url}/healthz`)
  await page.setContent(`<a href="${server.url}/c/demo">Chat</a>`)
  return press(page, page.getByRole('link'))
}

async function linkToKnownPage(page) {
  await page.goto(`${server.url}/c/demo`, { waitUntil: 'networkidle' })
  return linkToPage(page)
}

/** Presses, and resolves to when that was, in milliseconds since 1970. */
async function press(page, target) {
  const { x, y, width, height } = await target.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  const at = Date.now()
  await page.mouse.down()
  await page.mouse.up()
  return at
}

/** Notes when the first message stands there. */
function noteFirstMessage() {
  const look = () => {
    const root = document.querySelector('talkgraph-widget')?.shadowRoot
    const message = root?.querySelector('.bot-bubble:not(.typing)')
    if (message) Reflect.set(window, 'firstMessage', performance.timeOrigin + performance.now())
    else requestAnimationFrame(look)
  }
  look()
}

async function openPage() {
  const answer = await fetch(`${server.url}/v1/channels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'page', chatbotId: 'demo', settings: { name: 'demo' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
