import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { standingBox } from './at-rest.js'
import { expectPageAccessible } from './judge-page.js'
import { setUpServer } from './set-up-server.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-site-templates-'))
// Last of all, since what is set up last ends first.
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const server = setUpServer({ dataFolder: folder, seedSite: true })

it('a template is found, tried in a window that moves, read beside its chat, and shared', async () => {
  const { page, complaints } = await server.visit('/templates/all', { width: 1440, height: 900 })
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('bread orders')
  await page.getByRole('searchbox', { name: 'Search templates' }).press('Enter')
  await page.waitForURL(/search=bread/)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
  await page.goto(`${server.url}/templates/food-and-beverage?page=1`)

  await page.getByRole('link', { name: /^Quick Preview: Bakery/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Bakery/ })
  await dialog.getByText('Good day from the bakery').first().waitFor()
  const before = await standingBox(dialog)
  expect(before.width).toBe(550)
  const head = await standingBox(dialog.getByRole('heading', { name: /^Bakery/ }))
  await page.mouse.move(head.x + 30, head.y + 8)
  await page.mouse.down()
  await page.mouse.move(head.x + 130, head.y + 48, { steps: 4 })
  await page.mouse.up()
  expect((await standingBox(dialog)).x).toBeCloseTo(before.x + 100, 0)
  await dialog.getByRole('button', { name: /^Move the preview/ }).press('ArrowLeft')
  expect((await standingBox(dialog)).x).toBeCloseTo(before.x + 76, 0)
  await page.setViewportSize({ width: 1400, height: 900 })
  await expect
    .poll(async () => Math.round(((await dialog.boundingBox())?.x ?? 0) * 2))
    .toBe(1400 - 550)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: /^Bakery/ }).click()
  await page.waitForURL(/\/templates\/food-and-beverage\/[0-9a-z]{8}\/bakery/)
  const panel = page.getByRole('complementary', { name: 'Chat preview' })
  await panel.getByText('Good day from the bakery').first().waitFor()
  await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 400, height: 600 })
  // One chat in the corner is enough.
  expect(await page.locator('body > script[data-chatbot-id]').count()).toBe(0)
  await panel.getByRole('button', { name: 'Order bread' }).click()
  await panel.getByText('What shall we keep for you?').first().waitFor()
  await page.getByRole('heading', { name: 'Frequently asked questions' }).scrollIntoViewIfNeeded()
  await panel.waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 0))
  await panel.getByRole('button', { name: 'Close the preview' }).click()
  await panel.waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share template' })
  await expect.poll(() => share.getByLabel('Link').inputValue()).toBe(page.url())
  await share.getByRole('button', { name: 'Messenger' }).click()
  await page.getByText('Link Copied').waitFor()
  await page.keyboard.press('Escape')
  await share.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied to clipboard!').waitFor()
  expect(complaints).toEqual([])
})

it('Share leads to the links in the page where its window cannot be fetched', async () => {
  const { page } = await server.visit(await templateAddress())
  await page.route(/share-dialog/, route => route.abort())
  await page.getByRole('link', { name: 'Share', exact: true }).press('Enter')
  await page.waitForURL(/#share$/)
  await expect.poll(() => page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('dialog', { name: 'Share template' }).count()).toBe(0)
})

itAtLength(
  'a template is liked once by a browser, and tried on a phone in a window of its own',
  async () => {
    const { page, complaints } = await server.visit(await templateAddress(), {
      width: 390,
      height: 844,
    })
    const like = page.getByRole('button', { name: /^Like/ })
    await like.click()
    await page.getByRole('button', { name: 'Liked 1', pressed: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Like 1', pressed: false }).click()
    await page.getByRole('button', { name: 'Liked 1', pressed: true }).click()
    await page.getByRole('button', { name: 'Like', exact: true, pressed: false }).waitFor()

    const tryIt = page.getByRole('button', { name: 'Try the chatbot' })
    await tryIt.click()
    await page.getByRole('dialog').getByRole('log').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // It is one of the page's own actions, and stays behind when the page is read.
    await page.getByRole('heading', { name: 'Frequently asked questions' }).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await tryIt.boundingBox())?.y ?? 0).toBeLessThan(0)
    expect(complaints).toEqual([])
  },
)

itAtLength('a template becomes a bot of whoever signs in to use it', async () => {
  const store = await openStore(join(folder, 'talkgraph.db'))
  const link = await makeFirstLink(store)
  await store.close()
  const login = { email: 'ann@shop.example', password: 'a-long-password' }
  const accepted = await fetch(`${server.url}/auth/links/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ ...login, token: link?.split('first=')[1], name: 'Ann Miller' }),
  })
  expect(accepted.status).toBe(200)
  const { page } = await server.visit(await templateAddress())
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  // Hidden while nobody has used it.
  const uses = async () => Number(/(\d+) uses?/.exec(await page.innerText('main'))?.[1] ?? 0)
  const before = await uses()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Use This Template' }).first().press('Enter')
  const studio = await opened
  await studio
    .getByText('Have a login already?')
    .getByRole('link', { name: 'Sign in' })
    .press('Enter')
  await studio.getByRole('heading', { name: 'Sign in to the studio' }).waitFor()
  await studio.getByLabel('E-mail').fill(login.email)
  await studio.getByLabel('Password', { exact: true }).fill(login.password)
  await studio.keyboard.press('Enter')
  await studio.waitForURL(/\/studio\/bots\/[0-9a-f]{20}\/flow$/)
  await studio.getByRole('heading', { level: 1, name }).waitFor()
  await page.reload()
  expect(await uses()).toBe(before + 1)

  // From elsewhere, a link alone makes no bot.
  await studio.goto(`${server.url}/studio/bots/new?template=bakery`)
  await studio.getByRole('button', { name: 'Make the bot' }).press('Enter')
  await studio.waitForURL(/\/studio\/bots\/[0-9a-f]{20}\/flow$/)
})

itAtLength('the pages are there without a script, and clean in light and dark', async () => {
  const { page, complaints } = await server.visit('/templates/all')
  const detail = await templateAddress()
  for (const path of [
    '/templates/all',
    '/templates/sales?tab=faq',
    '/ai-apps',
    '/chatbot-templates',
    '/glossary',
    detail,
  ]) {
    const plain = await (await fetch(server.url + path)).text()
    expect(plain.match(/<h1/g)).toHaveLength(1)
    expect(plain).not.toMatch(/ style="/)
    expect(plain.match(/rel="stylesheet"/g)).toHaveLength(1)
    await page.goto(server.url + path)
    await expectPageAccessible(page)
  }
  for (const path of ['/ai-apps', '/chatbot-templates', '/ai-apps/categories'])
    expect(await (await fetch(server.url + path)).text()).not.toMatch(
      // The site's own chat comes with its loader.
      /<script(?! type="application\/ld\+json"|[^>]* src="\/talkgraph-loader\.js)/,
    )
  expect(complaints).toEqual([])
})

async function templateAddress(): Promise<string> {
  const gallery = await (await fetch(`${server.url}/templates/all`)).text()
  const [, path] = /href="(\/templates\/[a-z-]+\/[0-9a-z]{8}\/[^"]+)"/.exec(gallery) ?? []
  if (path === undefined) throw new Error('The gallery leads to no template.')
  return path
}
