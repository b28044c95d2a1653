import type { ChannelRecord } from '@talkgraph/wire/channels'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { testApp, testAppOn } from '../../testing/test-app.js'
import { createOperationApp } from '../app.js'

const domain = 'chat.shop.example'
const bot = (name: string) => ({
  name,
  nodes: [{ id: 'a', type: 'message', data: { text: 'Fresh bread?' } }],
  edges: [],
})

describe.each(databases)('a domain of a page on $name', ({ name: database, make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  const aliases = new Map<string, readonly string[]>()
  const texts = new Map<string, readonly string[]>()
  const options = {
    publicUrl: 'https://chat.example.com',
    nameResolver: {
      cname: async (host: string) => aliases.get(host) ?? [],
      addresses: async () => [],
      texts: async (host: string) => texts.get(host) ?? [],
    },
  }
  beforeEach(async () => {
    aliases.clear()
    texts.clear()
    server = await testAppOn(make, options)
    await server.bots.publish('shop', bot('Sunrise Bakery'))
    await server.bots.publish('other', bot('Other'))
  })
  afterEach(() => server.close())

  const connect = (settings: object, chatbotId = 'shop') =>
    server.api('POST', '/v1/channels', { channel: 'page', chatbotId, settings })
  const open = async (settings: object, chatbotId?: string): Promise<ChannelRecord> => {
    const answer = await connect(settings, chatbotId)
    const { data, message } = await answer.json()
    return answer.ok ? data.channel : expect.fail(message)
  }
  const change = ({ id }: ChannelRecord, settings: object) =>
    server.api('PATCH', `/v1/channels/${id}`, { settings })
  const told = async ({ id }: ChannelRecord, on: Pick<typeof server, 'api'> = server) =>
    (await (await on.api('GET', `/v1/channels/${id}/page`)).json()).data.page
  /** The texts that stand at the domain, one for each of these pages. */
  const enter = (...pages: readonly ChannelRecord[]) =>
    texts.set(
      `_talkgraph.${domain}`,
      pages.map(({ id }) => `page=${id}`),
    )
  const at = (path: string) => server.app.request(path, { headers: { host: domain } })
  const titleThere = async () => /<title>(.*?)<\/title>/.exec(await (await at('/')).text())?.[1]
  const allowed = async ({ services }: Pick<typeof server, 'services'> = server, asked = domain) =>
    (await createOperationApp(services, () => false).request(`/c/allowed?domain=${asked}`)).status

  test('is a claim until its record is there, and then stands at the top with nothing else of the server', async () => {
    const page = await open({ name: 'bakery', domain: 'Chat.Shop.example' })
    expect(await told(page)).toMatchObject({
      address: 'https://chat.example.com/c/bakery',
      domain: {
        name: domain,
        isRight: false,
        isProven: false,
        isTaken: false,
        found: [],
        records: [
          { type: 'CNAME', name: domain, value: 'chat.example.com', isRight: false },
          { type: 'TXT', name: `_talkgraph.${domain}`, value: `page=${page.id}`, isRight: false },
        ],
      },
    })
    aliases.set(domain, ['chat.example.com'])
    expect(await told(page)).toMatchObject({
      address: 'https://chat.example.com/c/bakery',
      domain: { isRight: true, isProven: false },
    })
    expect(await titleThere()).not.toBe('Sunrise Bakery')
    expect((await at('/v1/chatbots')).status).toBe(401)
    expect(await allowed()).toBe(404)

    enter(page)
    expect(await told(page)).toMatchObject({
      address: `https://${domain}/`,
      domain: { isRight: true, isProven: true, records: [{ isRight: true }, { isRight: true }] },
    })
    expect(await allowed()).toBe(200)
    const html = await (await at('/')).text()
    expect(html).toContain(`<link rel="canonical" href="https://${domain}/">`)
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(await (await at('/manifest.webmanifest')).json()).toMatchObject({
      start_url: '/',
      scope: '/',
    })
    for (const path of ['/studio', '/v1/chatbots', '/pricing', '/c/bakery', '/demo'])
      expect((await at(path)).status).toBe(404)
    expect((await at('/widget/v1/bots/shop')).status).toBe(200)
    const elsewhere = await server.app.request('/', { headers: { host: 'another.example' } })
    expect(elsewhere.headers.get('content-security-policy')).not.toContain('worker')
  })

  test('is proven for good, and is told as the address where it leads here alone', async () => {
    const page = await open({ name: 'bakery', domain })
    enter(page)
    expect(await told(page)).toMatchObject({
      address: 'https://chat.example.com/c/bakery',
      domain: { isRight: false, isProven: true },
    })
    texts.clear()
    expect(await told(page)).toMatchObject({
      domain: { isProven: true, records: [{}, { isRight: false }] },
    })
    await change(page, { name: 'bread', title: 'Bread' })
    expect(await titleThere()).toBe('Bread')
    await change(page, { domain: 'new.shop.example' })
    expect(await told(page)).toMatchObject({
      domain: { name: 'new.shop.example', isProven: false },
    })
    await change(page, { domain })
    expect(await told(page)).toMatchObject({ domain: { isProven: false } })
    expect(await allowed()).toBe(404)
    enter(page)
    await told(page)
    expect(await allowed()).toBe(200)
    await change(page, { domain: null })
    expect(await told(page)).toMatchObject({ domain: null })
    expect(await allowed()).toBe(404)
  })

  test('is claimed by many pages, and goes to another that proves it once the first is no longer named', async () => {
    const stranger = await open({ name: 'first', domain }, 'other')
    const page = await open({ name: 'bakery' })
    expect((await change(page, { domain })).status).toBe(200)
    enter(page)
    expect(await told(page)).toMatchObject({ domain: { isProven: true, isTaken: false } })
    expect(await told(stranger)).toMatchObject({ domain: { isProven: false, isTaken: false } })
    expect(await titleThere()).toBe('Sunrise Bakery')

    enter(page, stranger)
    for (const _ of [1, 2])
      expect(await told(stranger)).toMatchObject({
        domain: { isProven: false, isTaken: true, records: [{}, { isRight: true }] },
      })
    expect(await titleThere()).toBe('Sunrise Bakery')

    enter(stranger)
    expect(await told(stranger)).toMatchObject({ domain: { isProven: true, isTaken: false } })
    expect(await titleThere()).toBe('Other')
    expect(await told(page)).toMatchObject({ domain: { isProven: false, isTaken: false } })
    enter(stranger, page)
    expect(await told(page)).toMatchObject({ domain: { isProven: false, isTaken: true } })
    await server.api('DELETE', `/v1/channels/${stranger.id}`)
    expect(await told(page)).toMatchObject({ domain: { isProven: true } })
  })

  test('of the server itself is refused', async () => {
    const refused = await connect({ name: 'bakery', domain: 'Chat.Example.com.' })
    const { error } = await refused.json()
    expect([refused.status, error.code, error.details]).toEqual([
      400,
      'REQUEST_VALIDATION_FAILED',
      [{ path: 'settings.domain', message: 'This is the address of the server itself' }],
    ])
    const page = await open({ name: 'bakery' })
    expect((await change(page, { domain: 'chat.example.com' })).status).toBe(400)
    expect((await connect({ name: 'x', domain: 'sub.chat.example.com' })).status).toBe(200)
  })

  test('that several prove at once is one page’s', async () => {
    const pages = await Promise.all(['a', 'b', 'c', 'd'].map(name => open({ name, domain })))
    enter(...pages)
    const all = await Promise.all(pages.map(page => told(page)))
    expect(all.filter(({ domain: { isProven } }) => isProven)).toHaveLength(1)
    expect(all.filter(({ domain: { isTaken } }) => isTaken)).toHaveLength(3)
    expect(await server.store.pages.domains()).toHaveLength(1)
    // None is named any more but these two, who both take it from the one before.
    const rest = pages.filter((_, index) => all[index].domain.isTaken).slice(1)
    enter(...rest)
    const again = await Promise.all(rest.map(page => told(page)))
    expect(again.filter(({ domain: { isProven } }) => isProven)).toHaveLength(1)
    expect(await server.store.pages.domains()).toHaveLength(1)
  })

  test.runIf(database === 'PostgreSQL')(
    'that one server has seen proven is known to another',
    async () => {
      const second = await testApp({ ...options, database: server.address })
      try {
        const page = await open({ name: 'bakery', domain })
        expect(await allowed(second)).toBe(404)
        enter(page)
        expect(await told(page)).toMatchObject({ domain: { isProven: true } })
        await expect.poll(() => allowed(second), { timeout: 60_000 }).toBe(200)
        const there = await second.app.request('/', { headers: { host: domain } })
        expect(await there.text()).toContain('<title>Sunrise Bakery</title>')
      } finally {
        await second.close()
      }
    },
  )

  test('is told to a proxy of this machine alone', async () => {
    const page = await open({ name: 'bakery', domain })
    enter(page)
    await told(page)
    expect((await server.app.request(`/c/allowed?domain=${domain}`)).status).toBe(404)
    expect(await allowed()).toBe(200)
    expect(await allowed(server, 'other.example')).toBe(404)
  })
})
