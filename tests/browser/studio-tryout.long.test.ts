import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isAmong } from '../../runtime/session/share-of.js'
import { createApp } from '../../server/app/app.js'
import { createServices, type Services } from '../../server/app/services/services.js'
import { type Listening, listen } from '../../server/platform/listen.js'
import { firstMember } from '../../server/testing/members.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const bot = (words: string) => ({
  name: 'Bakery',
  nodes: [
    { id: 'loaf', type: 'ask-custom-question', data: { questionText: words } },
    { id: 'bye', type: 'message', data: { text: 'Thank you.' } },
  ],
  edges: [{ source: 'loaf', target: 'bye' }],
})

let services: Services & { close(): Promise<void> }
let listening: Listening
let site: Site
let url: string
const visits: Visit[] = []

beforeAll(async () => {
  services = await createServices()
  await services.bots.publish('bakery', bot('Which loaf?'))
  await services.store.bots.save('bakery', JSON.stringify(bot('Good morning! Which loaf?')))
  listening = await listen(createApp(services), 0, { host: '127.0.0.1' })
  url = `http://127.0.0.1:${listening.port}`
  const tag = (visitor: string) =>
    pageWith(
      `<script src="${url}/talkgraph.js"></script><script>Talkgraph.mount({ chatbotId: 'bakery', server: '${url}' }).identify({ id: '${visitor}', hash: 'vouched' })</script>`,
    )
  site = await openSite({
    pages: { '/tried': tag(visitorAmong(true)), '/usual': tag(visitorAmong(false)) },
  })
})
afterEach(async () => {
  for (const { close } of visits.splice(0)) await close()
})
afterAll(async () => {
  await site.close()
  await listening.stop(0)
  await services.close()
  await closeChromium()
})

/** Somebody whom version 2 is dealt to, or is not. */
function visitorAmong(isIn: boolean): string {
  const all = Array.from({ length: 1000 }, (_, index) => `visitor ${index}`)
  const share = { version: 2, share: 50 }
  return all.find(visitor => isAmong('bakery', share, `identity ${visitor}`) === isIn) ?? ''
}

async function chatAt(path: string): Promise<Chat> {
  const opened = await visit(`${site.origin}${path}`)
  visits.push(opened)
  return open(opened.page)
}

async function open(page: Page): Promise<Chat> {
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.isAsked()
  return chat
}

const isTried = async (chat: Chat) =>
  (await chat.log.textContent())?.includes('Good morning!') === true

/** The studio, with somebody signed in. */
async function studio(path: string): Promise<Visit> {
  const member = await firstMember({ app: createApp(services), store: services.store })
  const opened = await visit(`${url}/studio/sign-in`)
  visits.push(opened)
  await opened.page
    .context()
    .addCookies([...member.cookies].map(([name, value]) => ({ name, value, url })))
  await opened.page.goto(`${url}/studio${path}`)
  return opened
}

it('a new version is live for half of the visitors, the studio says how both do, and one press makes it everybody’s', async () => {
  const { page, complaints } = await studio('/bots/bakery')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('A share of the visitors').check()
  await dialog.getByLabel('Share in per cent').fill('50')
  await expectPageAccessible(page)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog', { name: 'Version 2 is live for 50 % of the visitors' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  const [tried, usual] = [await chatAt('/tried'), await chatAt('/usual')]
  expect([await isTried(tried), await isTried(usual)]).toEqual([true, false])
  await tried.says('Rye')
  await tried.hears('Thank you.')
  await usual.page.reload()
  expect(await isTried(await open(usual.page))).toBe(false)
  const reached = async () => {
    const counts = await services.store.experiments.counts('bakery')
    return counts.map(({ branch, reached }) => `${branch} ${reached}`).toSorted()
  }
  await expect.poll(reached, { timeout: 30_000 }).toEqual(['1 0', '2 1'])

  await page.goto(`${url}/studio/bots/bakery/versions`)
  const versions = page.getByRole('table', { name: 'Versions' })
  await versions.getByRole('row', { name: /^Version 2.*Live for 50 %/ }).waitFor()
  await versions.getByRole('row', { name: /^Version 1.*Live for 50 %/ }).waitFor()
  await page.goto(`${url}/studio/bots/bakery/results`)
  await page.getByRole('table', { name: 'Branches of Version 2 for 50 % of visitors' }).waitFor()
  await expectPageAccessible(page)
  await page.getByRole('button', { name: 'Version 2 for everybody' }).click()
  await page.getByText('Ended: everybody takes Version 2.').waitFor()
  expect(complaints).toEqual([])
  expect(await isTried(await chatAt('/usual'))).toBe(true)
}, 300_000)
