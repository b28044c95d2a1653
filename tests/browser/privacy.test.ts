import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { isLong } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const eager = {
  ...bakery,
  id: 'eager',
  customizations: { botToggleSound: true },
  triggers: [{ on: 'exit', once: 'visitor' }],
}
const bots = {
  bakery,
  eager,
  'bakery/launcher': JSON.parse(launcherRecord(projectBot('bakery', parseBot(bakery)))),
}
const names = ['none', 'session', 'local']
const files = ['talkgraph', 'talkgraph-loader']

/** The companion server is one, and the business's own site another: what goes elsewhere would be seen. */
let server: Site
let shop: Site
beforeAll(async () => {
  server = await openSite({ bots, pages: { '/bread.svg': { body: breadSvg } } })
  const tags = names.flatMap(name =>
    files.map(file => [
      `/${file}/${name}`,
      pageWith(
        `<script async src="${server.origin}/${file}.js" data-chatbot-id="bakery" data-persistence="${name}"></script>`,
      ),
    ]),
  )
  const bar = pageWith(
    `<script async src="${server.origin}/talkgraph.js" data-chatbot-id="eager" data-persistence="local"></script>`,
  )
  shop = await openSite({ pages: { ...Object.fromEntries(tags), '/eager': bar } })
})
afterAll(async () => {
  await server?.close()
  await shop?.close()
  await closeChromium()
})

/** In the page: notes every write to whatever a browser can keep. */
function noteWrites() {
  const written: string[] = []
  Reflect.set(window, 'written', written)
  const watch = (owner: object, method: string, name: string) => {
    const own: (...args: unknown[]) => unknown = Reflect.get(owner, method)
    Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
      const place = this === sessionStorage ? 'session' : this === localStorage ? 'local' : name
      written.push(`${place} ${String(args[0])}`)
      return own.apply(this, args)
    })
  }
  watch(Storage.prototype, 'setItem', 'storage')
  watch(IDBFactory.prototype, 'open', 'IndexedDB')
  // A page that is not secure has none of these.
  if ('CacheStorage' in window) watch(CacheStorage.prototype, 'open', 'cache')
  if ('CookieStore' in window) watch(Reflect.get(window, 'CookieStore').prototype, 'set', 'cookie')
  if ('ServiceWorkerContainer' in window)
    watch(ServiceWorkerContainer.prototype, 'register', 'worker')
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text: string) {
      written.push(`cookie ${text}`)
      cookie?.set?.call(this, text)
    },
  })
}

/** What has been written since the last look, and what is there. */
async function kept({ page }: Visit) {
  const found = await page.evaluate(async () => {
    const written: string[] = Reflect.get(window, 'written')
    return {
      written: [...new Set(written.splice(0))],
      session: Object.keys(sessionStorage),
      local: Object.keys(localStorage),
      databases: (await indexedDB.databases()).length,
      caches: 'caches' in window ? (await caches.keys()).length : 0,
    }
  })
  return { ...found, cookies: (await page.context().cookies()).length }
}

const nothing = { written: [], session: [], local: [], databases: 0, caches: 0, cookies: 0 }

const everyPair = names.flatMap(name => files.map(file => [name, file] as const))

it.each(isLong ? everyPair : everyPair.filter(([, file]) => file === 'talkgraph'))(
  'with the persistence %s, %s.js asks the companion server alone and keeps nothing but what its page has chosen, once something is answered',
  async (name, file) => {
    const current = await visit('about:blank')
    const { page } = current
    const asked: string[] = []
    const cookies: string[] = []
    page.context().on('request', request => asked.push(request.url()))
    page.context().on('response', async response => {
      if (await response.headerValue('set-cookie')) cookies.push(response.url())
    })
    page.on('websocket', socket => asked.push(socket.url()))
    await page.addInitScript(noteWrites)
    const address = `${shop.origin}/${file}/${name}`
    await page.goto(address)
    const chat = new Chat(page)
    await chat.launcher.waitFor()
    await current.rests()
    expect(await kept(current)).toEqual(nothing)

    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    if (name !== 'local') expect(await kept(current)).toEqual(nothing)
    await chat.option('Yes, please').click()
    await chat.isAsked()
    const key = `talkgraph ${server.origin} bakery`
    const own =
      name === 'none' ? nothing : { ...nothing, [name]: [key], written: [`${name} ${key}`] }
    await expect
      .poll(() => page.evaluate(() => sessionStorage.length + localStorage.length))
      .toBe(name === 'none' ? 0 : 1)
    expect(await kept(current)).toEqual(own)

    await chat.emoji.click()
    await page.getByRole('button', { name: 'Grinning Face', exact: true }).click()
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    await current.rests()
    const later = await kept(current)
    expect(later.written.filter(each => each !== `${name} ${key}`)).toEqual([])
    expect({ ...later, written: own.written }).toEqual(own)

    const others = asked.filter(
      url => url !== address && url !== `${shop.origin}/icon.svg` && !url.startsWith('data:'),
    )
    expect(others.length).toBeGreaterThan(2)
    expect(others.filter(url => new URL(url).origin !== server.origin)).toEqual([])
    expect(others.filter(url => url.includes('ada'))).toEqual([])
    expect(cookies).toEqual([])
    expect(current.complaints).toEqual([])
    await current.close()
  },
)

it('a bot with a trigger keeps that it was opened, the switch for sounds is kept once it is pressed, and all of it can be forgotten', async () => {
  const current = await visit('about:blank')
  const { page } = current
  await page.addInitScript(noteWrites)
  await page.goto(`${shop.origin}/eager`)
  const chat = new Chat(page)
  await chat.launcher.waitFor()
  await current.rests()
  expect(await kept(current)).toEqual(nothing)

  await chat.launcher.click()
  await chat.option('Yes, please').waitFor()
  const key = `talkgraph ${server.origin} eager`
  const sorted = async () => {
    const { session, local } = await kept(current)
    return { session, local: local.toSorted() }
  }
  await expect.poll(sorted).toEqual({ session: [`${key} opened`], local: [key, `${key} opened`] })
  await page.getByRole('button', { name: 'Sounds' }).click()
  await expect
    .poll(sorted)
    .toEqual({ session: [`${key} opened`], local: [key, `${key} muted`, `${key} opened`] })
  await page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['destroy', { forget: true }]))
  expect({ ...(await kept(current)), written: [] }).toEqual(nothing)
  expect(current.complaints).toEqual([])
  await current.close()
})
