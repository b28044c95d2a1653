// `npm run screenshots`: every prompt and kind of content × {phone, tablet, desktop} × {default, dark, right-to-left, two presets}, as pictures
// and contact sheets in screenshots/. Words given narrow it down: `npm run screenshots -- phone-dark calendar`.

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sampleTime } from 'talkgraph/testing'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'
import { drawSheets } from './sheet.mjs'
import { acts, openStage } from './stage.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots')
const atOnce = 3
const corner = { x: 960, y: 160, width: 480, height: 740 }
const screens = {
  phone: { viewport: { width: 390, height: 780 } },
  tablet: {
    viewport: { width: 768, height: 1024 },
    clip: { x: 288, y: 284, width: 480, height: 740 },
  },
  desktop: { viewport: { width: 1440, height: 900 }, clip: corner },
}
const looks = {
  default: {},
  dark: { preset: 'midnight' },
  rtl: { dir: 'rtl' },
  sand: { preset: 'sand' },
  contrast: { preset: 'highContrast' },
}
const variants = Object.entries(screens).flatMap(([screen, sizes]) =>
  Object.entries(looks).map(([look, query]) => ({ name: `${screen}-${look}`, query, ...sizes })),
)

const words = process.argv.slice(2)
const [wantedVariants, wantedActs] = [variants, acts].map(all => {
  const named = all.filter(({ name }) => words.includes(name))
  return named.length > 0 ? named : all
})

const { openChromium, closeChromium } = await load('tests/browser/chromium.ts')
const { answerPrompt } = await load('tests/browser/answer-prompt.ts')
const browser = await openChromium()
const stage = await openStage()
let failed = 0

for (const variant of wantedVariants) {
  const place = join(folder, variant.name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const pictures = []
  const waiting = wantedActs.map(
    act => () =>
      perform(act, variant, file => pictures.push(join(place, file)) && join(place, file)),
  )
  await Promise.all(Array.from({ length: atOnce }, () => drain(waiting)))
  const sheets = await drawSheets(browser, pictures.toSorted(), number =>
    join(folder, `${variant.name}-sheet-${number}.png`),
  )
  console.log(`${variant.name}: ${pictures.length} pictures, ${sheets.length} sheets`)
}
stage.close()
await closeChromium()
process.exitCode = failed > 0 ? 1 : 0

async function load(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

async function drain(waiting) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}

async function perform(scene, variant, fileFor) {
  const { name, bot, query, whole, act } = scene
  const context = await openContext(browser, {
    viewport: variant.viewport,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(sampleTime)
  const number = String(acts.indexOf(scene) + 1).padStart(2, '0')
  const shoot = async state => {
    // Pictures and fonts that are still on their way, and the last frame of what moved.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: fileFor(`${number}-${name}${state}.png`),
      ...(variant.clip && !whole && { clip: variant.clip }),
    })
  }
  try {
    if (bot)
      await page.route('**/bots/*.json', route => route.fulfill({ json: { bot, variables: {} } }))
    const asked = new URLSearchParams({ typingDelay: '0', ...query, ...variant.query })
    await page.goto(`${stage.origin}/${bot ? 'message' : name}?${asked}`)
    await page.getByRole('dialog').waitFor()
    await act(page, shoot, answerPrompt)
  } catch (error) {
    failed += 1
    console.error(
      `${variant.name} ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
  } finally {
    await context.close()
  }
}
