import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

let outbox: string
let own: Server | undefined
let server: RunningServer
let visited: Visit

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'talkgraph-outbox-'))
  server = await startServer({
    logLevel: 'silent',
    mail: { folder: outbox },
    seedSite: true,
    signUp: 'open',
  })
})
afterAll(async () => {
  await visited.close()
  own?.close()
  await server.stop(0)
  await rm(outbox, { recursive: true })
  await closeChromium()
})

/** The way that the mail to an address leads. */
async function linkInMailTo(address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of await readdir(outbox)) {
          const mail = (await readFile(join(outbox, name), 'utf8'))
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '=')
          if (mail.includes(`To: ${address}`))
            link = /\/studio\/confirm-sign-up\/[\w-]+/.exec(mail)?.[0]
        }
        return link
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return link ?? ''
}

it('from a template on the site by a mail straight into its Flow, with three hints, and its bot onto an own page', {
  timeout: 120_000,
}, async () => {
  visited = await visit(`${server.url}/templates/food-and-beverage`, { width: 1440, height: 900 })
  const { page, complaints } = visited
  await page.getByRole('link', { name: /^Bakery/ }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Use This Template' }).first().click()
  const studio = await opened
  await studio.getByText(/^You begin with the template “Bakery/).waitFor()
  await expectPageAccessible(studio)
  await studio.getByRole('button', { name: 'Create your account' }).click()
  await expect.poll(() => studio.locator(':focus').getAttribute('name')).toBe('name')
  await studio.getByLabel('Your name').fill('Ann Miller')
  await studio.getByLabel('E-mail address').fill('ann@shop.example')
  await studio.getByRole('textbox', { name: 'Password' }).fill('a long password')
  await studio.getByRole('button', { name: 'Create your account' }).click()
  await studio.getByText('A mail to ann@shop.example leads on.').waitFor()
  const link = await linkInMailTo('ann@shop.example')

  await studio.goto(server.url + link)
  await studio.waitForURL(/\/studio\/bots\/[0-9a-f]{20}\/flow$/)
  await studio.getByRole('heading', { level: 1, name: /^Bakery/ }).waitFor()
  const hints = studio.getByRole('note', { name: 'Hints' })
  await expect.poll(() => hints.getByRole('listitem').count()).toBe(3)
  await expect
    .poll(() =>
      studio.getByRole('navigation', { name: 'Rooms' }).getByRole('link').allTextContents(),
    )
    .toEqual(['Bots', 'Knowledge', 'Results', 'Desk', 'Contacts', 'Bookings', 'Settings'])

  await hints.getByRole('button', { name: 'Got it' }).click()
  await studio.getByRole('group', { name: /^Welcome/ }).dblclick()
  const text = studio.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' })
  await text.fill('Good morning from our bakery.')
  await studio.getByRole('treeitem', { name: 'Good morning from our bakery.' }).waitFor()
  await studio.getByRole('button', { name: 'Publish' }).click()
  await studio
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await studio.getByRole('dialog', { name: /is live$/ }).waitFor()
  const [, botId = ''] = /\/bots\/([0-9a-f]{20})\//.exec(studio.url()) ?? []
  const script = `<script async src="${server.url}/talkgraph.js" data-chatbot-id="${botId}"></script>`
  own = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Own page</title>${script}`)
  }).listen(0, '127.0.0.1')
  await once(own, 'listening')
  const { port } = own.address() as AddressInfo
  const ownPage = await studio.context().newPage()
  await ownPage.goto(`http://127.0.0.1:${port}/`)
  const chat = new Chat(ownPage)
  await chat.launcher.click()
  await chat.hears('Good morning from our bakery.')

  // The link is worth nothing now, in this browser or another.
  await studio.goto(server.url + link)
  await studio.getByRole('heading', { name: 'This link is not valid' }).waitFor()
  expect(complaints).toEqual([])
})
