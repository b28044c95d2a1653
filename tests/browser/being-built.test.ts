import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { closeChromium, openChromium } from './chromium.js'

const tools = pathToFileURL(join(import.meta.dirname, '../../tools/')).href
const ending: (() => unknown)[] = []
let folder = ''

beforeAll(() => openChromium())
afterAll(closeChromium)
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** A build that ends when it is told how: it waits for a file with its exit code. */
function build(name: string, what: string, needs: readonly string[] = []) {
  const code = `const { existsSync, readFileSync } = require('node:fs')
const look = () => {
  if (!existsSync(process.argv[1])) return setTimeout(look, 20)
  console.log('Last words of ' + process.argv[2])
  process.exit(Number(readFileSync(process.argv[1], 'utf8')))
}
look()`
  return {
    name,
    what,
    verb: 'built',
    needs,
    command: [process.execPath, '--eval', code, join(folder, name), what],
  }
}
/** Lets a build end; its file appears whole. */
function finish(name: string, code = 0) {
  writeFileSync(join(folder, 'code'), String(code))
  renameSync(join(folder, 'code'), join(folder, name))
}
const isUnderWay = (name: string) => existsSync(join(folder, '.cache/under-way', name))

/** Starts what `npm start` starts, with builds that wait; resolves once it serves. */
async function start() {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-being-built-'))
  const rest = [
    build('npm', 'the entries of the npm package'),
    build('studio', 'the studio', ['npm']),
    build('site', 'the public site'),
  ]
  const code = `import { serveWhileBuilding } from '${tools}builds/serve-while-building.mjs'
await serveWhileBuilding([], ${JSON.stringify(rest)}, { folder: ${JSON.stringify(folder)} })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: join(folder, 'talkgraph.db'),
      LOG_LEVEL: 'silent',
    },
  })
  const ended = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  ending.push(() => rmSync(folder, { recursive: true, force: true }), end)
  await expect
    .poll(() => printed, { timeout: 60_000 })
    .toMatch(/running: http:\/\/localhost:\d+\/demo/)
  const base = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? ''
  return { base, end, printed: () => printed }
}

async function open(address: string) {
  const page = await (await openChromium()).newPage()
  ending.push(() => page.close())
  await page.goto(address)
  return page
}

it('the demo is there while studio and site are built; their pages tell how far that is and open by themselves', async () => {
  const { base, printed } = await start()
  expect((await fetch(`${base}/demo`)).status).toBe(200)
  const studio = await open(`${base}/studio/sign-in?from=link`)
  const site = await open(base)
  await expect.poll(() => studio.title()).toBe('The studio is being built')
  await expect.poll(() => site.title()).toBe('The public site is being built')
  expect(await studio.locator('li').allTextContents()).toEqual([
    'The entries of the npm package: being built',
    'The studio: waiting',
    'The public site: being built',
  ])

  finish('npm')
  await expect
    .poll(() => studio.locator('li').allTextContents())
    .toEqual([
      expect.stringMatching(/^The entries of the npm package: built in \d+\.\d s$/),
      'The studio: being built',
      'The public site: being built',
    ])
  finish('studio')
  await expect.poll(() => studio.locator('#root').count()).toBe(1)
  expect(studio.url()).toContain('/studio')
  expect(await site.title()).toBe('The public site is being built')
  finish('site')
  await expect.poll(() => site.getByRole('contentinfo').count()).toBe(1)
  for (const what of ['the entries of the npm package', 'the studio', 'the public site'])
    expect(printed()).toMatch(RegExp(`^Built ${what} \\(\\d+\\.\\d s\\)$`, 'm'))
})

itAtLength(
  'a build that fails is told in the page and in the terminal with its last words, and the server goes on',
  async () => {
    const { base, printed } = await start()
    const studio = await open(`${base}/studio`)
    finish('npm', 1)
    await expect.poll(() => studio.title()).toBe('The studio could not be built')
    expect(await studio.locator('pre').allTextContents()).toContain(
      'Last words of the entries of the npm package',
    )
    expect(printed()).toMatch(
      /^Not built: the entries of the npm package \(\d+\.\d s\)\nLast words/m,
    )
    finish('site')
    await expect
      .poll(async () => (await fetch(base, { headers: { accept: 'text/html' } })).status)
      .toBe(200)
    expect((await fetch(`${base}/demo`)).status).toBe(200)
  },
)

itAtLength(
  'who ends it ends the builds, which are carried out again at the next start',
  async () => {
    const { end } = await start()
    await expect.poll(() => [isUnderWay('npm'), isUnderWay('site')]).toEqual([true, true])
    // Its streams close when nobody holds them any more, the builds included.
    await end()
    expect([isUnderWay('npm'), isUnderWay('site')]).toEqual([true, true])
  },
)
