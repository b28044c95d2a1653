// `npm run screenshots:studio`: the studio's pages × {phone, tablet, desktop} × {light, dark}, as pictures and contact sheets in
// screenshots/studio/. Words given narrow it down: `npm run screenshots:studio -- phone-dark members`.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { openContext } from './at-sample-time.mjs'
import { drawSheets } from './sheet.mjs'
import { countAMonth, sampleBot, talk } from './studio-life.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots/studio')
const screens = {
  phone: { width: 390, height: 800 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
}
const variants = Object.entries(screens).flatMap(([screen, viewport]) =>
  ['light', 'dark'].map(colorScheme => ({
    name: `${screen}-${colorScheme}`,
    viewport,
    colorScheme,
  })),
)
const bot = 'bakery'

/** What is shown, and what is done there before the picture is taken. */
const scenes = [
  { name: 'bots', path: '/bots' },
  { name: 'bot', path: `/bots/${bot}` },
  { name: 'versions', path: `/bots/${bot}/versions` },
  { name: 'looks', path: `/bots/${bot}/looks` },
  { name: 'embed', path: `/bots/${bot}/embed` },
  { name: 'bot-settings', path: `/bots/${bot}/settings` },
  { name: 'bot-results', path: `/bots/${bot}/results`, before: countAMonth },
  { name: 'results', path: '/results', before: countAMonth },
  { name: 'results-none', path: '/results?query=croissant' },
  {
    name: 'results-loading',
    path: '/results',
    before: page => page.route('**/v1/results**', () => undefined),
  },
  {
    name: 'results-error',
    path: '/results',
    before: page =>
      page.route('**/v1/results**', route =>
        route.fulfill({
          status: 500,
          json: { error: { code: 'SERVER_ERROR', message: 'Not now.' } },
        }),
      ),
    act: page => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
  {
    name: 'result',
    path: '/results',
    act: async page => {
      await page.getByRole('link', { name: /Ann/ }).first().click()
      await page.getByRole('heading', { level: 1, name: /Ann/ }).waitFor()
    },
  },
  { name: 'desk', path: '/desk' },
  { name: 'profile', path: '/settings/profile' },
  { name: 'account', path: '/settings/account' },
  { name: 'members', path: '/settings/members' },
  {
    name: 'invite',
    path: '/settings/members',
    act: page => page.getByRole('button', { name: 'Invite a member' }).click(),
  },
  { name: 'keys', path: '/settings/keys' },
  {
    name: 'palette',
    path: '/bots',
    act: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
    },
  },
  { name: 'not-found', path: '/nowhere' },
  { name: 'sign-in', path: '/sign-in', isOutside: true },
  { name: 'forgot-password', path: '/forgot-password', isOutside: true },
  { name: 'old-link', path: '/invitations/a-link-that-was-used-already', isOutside: true },
]

const words = process.argv.slice(2)
const [wantedVariants, wantedScenes] = [variants, scenes].map(all => {
  const named = all.filter(({ name }) => words.includes(name))
  return named.length > 0 ? named : all
})

const { openChromium, closeChromium } = await load('tests/browser/chromium.ts')
const { startServer } = await import(join(root, 'server/dist/main.js'))
const outbox = mkdtempSync(join(tmpdir(), 'talkgraph-studio-'))
const server = await startServer({ bots: { [bot]: sampleBot() }, mail: { folder: outbox } })
const browser = await openChromium()
const storageState = await comeIn()
await talk(`${server.url}/widget/v1/bots/${bot}`)

for (const variant of wantedVariants) {
  const place = join(folder, variant.name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const pictures = []
  for (const scene of wantedScenes) pictures.push(await shoot(scene, variant, place))
  await drawSheets(browser, pictures, number => join(folder, `${variant.name}-sheet-${number}.png`))
  console.log(`${variant.name}: ${pictures.length} pictures`)
}
await closeChromium()
await server.stop(0)
rmSync(outbox, { recursive: true })

async function load(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** The first person comes in by the link of the first start, and invites another one. */
async function comeIn() {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}${server.firstSignIn}`)
  await page.getByLabel('Your name').fill('Mara Lind')
  await page.getByLabel('E-mail address').fill('mara@shop.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await page.getByRole('button', { name: 'Set password and start' }).click()
  await page.waitForURL(/\/studio\/bots/)
  await page.evaluate(() =>
    fetch('/v1/invitations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ben@shop.example', role: 'agent' }),
    }),
  )
  const state = await context.storageState()
  await context.close()
  return state
}

async function shoot({ name, path, before, act, isOutside }, { viewport, colorScheme }, place) {
  const context = await openContext(browser, {
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    ...(!isOutside && { storageState }),
  })
  const page = await context.newPage()
  await before?.(page)
  await page.goto(`${server.url}/studio${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  // Streams of the desk never fall silent.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined)
  const file = join(
    place,
    `${String(scenes.findIndex(scene => scene.name === name) + 1).padStart(2, '0')}-${name}.png`,
  )
  await page.screenshot({ path: file })
  await context.close()
  return file
}
