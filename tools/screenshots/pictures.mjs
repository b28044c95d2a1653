// `npm run pictures`: the sample of each node type in the open chat, in docs/nodes/pictures. Types given narrow it down:
// `npm run pictures -- calendar`. Types that show nothing get no picture.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from 'talkgraph/runtime'
import { samples, sampleTime } from 'talkgraph/testing'
import { runnerImport } from 'vite'
import { variables } from '../../examples/playground/bot.mjs'
import { openContext } from './at-sample-time.mjs'
import { palettePng } from './palette-png.mjs'
import { pixelsOf } from './pixels-of.mjs'
import { openStage } from './stage.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/nodes/pictures')
const viewport = { width: 1000, height: 1000 }
const margin = 8
const leastHeight = 280
const scale = 1.5

const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const browser = await module.openChromium()
const stage = await openStage()
const named = process.argv.slice(2)
const types = registry.definitions.map(({ type }) => type)
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder))
  if (!types.includes(file.slice(0, -4))) rmSync(join(folder, file))
for (const type of types.filter(type => named.length === 0 || named.includes(type))) {
  const picture = await take(type)
  const path = join(folder, `${type}.png`)
  if (picture) writeFileSync(path, picture)
  else rmSync(path, { force: true })
  console.log(`${type}: ${picture ? `${(picture.length / 1000).toFixed(1)} kB` : 'shows nothing'}`)
}
stage.close()
await module.closeChromium()

/** A picture of the window, or nothing where the type shows nothing. */
async function take(type) {
  const context = await openContext(browser, {
    viewport,
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(sampleTime)
  try {
    await page.route('**/bots/*.json', route =>
      route.fulfill({ json: { bot: botOf(type), variables } }),
    )
    await page.goto(`${stage.origin}/message?typingDelay=0`)
    await page.getByRole('dialog').waitFor()
    const settled = page.locator('[data-event=complete], [data-prompt-entry]')
    await settled.first().waitFor({ state: 'attached' })
    if ((await page.locator('.entry').count()) === 0) return undefined
    await page.evaluate(() => document.querySelector('main').remove())
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await lower(page)
    const { x, y, width, height } = await page.getByRole('dialog').boundingBox()
    const clip = {
      x: x - margin,
      y: y - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    }
    return palettePng(await pixelsOf(page, await page.screenshot({ clip })))
  } finally {
    await context.close()
  }
}

function botOf(type) {
  return {
    id: 'picture',
    name: 'Corner Bakery',
    customizations: {
      logoText: 'Corner Bakery',
      enableTagline: true,
      tagline: 'Baked this morning',
    },
    nodes: [{ id: 'step', type, data: samples[type] }],
    edges: [],
  }
}

/** Makes the window as high as what it shows. */
function lower(page) {
  return page.getByRole('dialog').evaluate((window, least) => {
    const log = window.querySelector('.log')
    const entries = window.querySelector('.entries')
    const { top } = entries.getBoundingClientRect()
    const { bottom } = entries.lastElementChild.getBoundingClientRect()
    const room = Number.parseFloat(getComputedStyle(entries).paddingBottom) + 8
    const height = window.offsetHeight - log.clientHeight + (bottom - top) + room
    window.style.height = `${Math.max(least, Math.round(height))}px`
    log.scrollTop = 0
  }, leastHeight)
}
