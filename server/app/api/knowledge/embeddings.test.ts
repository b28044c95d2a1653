import { afterEach, describe, expect, test, vi } from 'vitest'
import { addKey } from '../../../platform/keys/api-keys.js'
import { firstOwner } from '../../../store/index.js'
import { databases } from '../../../testing/databases.js'
import { startEmbeddings } from '../../../testing/embeddings.js'
import { knowledgeServer, startSite } from '../../../testing/knowledge.js'

const patience = { timeout: 120_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const pairs = [
  { question: 'How long does a delivery take?', answer: 'It is there within two days.' },
  { question: 'Which car is yours?', answer: 'The red one in front of the house.' },
  { question: 'May a dog come along?', answer: 'Yes, and water stands at the door.' },
]
const page = (name: string, links = '') =>
  `<title>${name}</title><main><p>This page is about ${name} alone.</p>${links}</main>`

describe.each(databases)('embeddings on $name', ({ make }) => {
  async function open(pages: Record<string, string> = {}) {
    const [site, provider] = [await startSite(pages), await startEmbeddings()]
    const server = await knowledgeServer(make, [site, provider])
    closers.push(site.close, provider.close, server.close)
    const { at } = server
    const put = async (more: object = {}) =>
      at('PUT', 'knowledge/embeddings', {
        address: provider.address,
        key: provider.key,
        model: 'near-1',
        ...more,
      })
    const now = async () => (await at('GET', 'knowledge/embeddings')).data.embeddings
    const whole = () =>
      vi.waitFor(
        async () => {
          const found = await now()
          if (found.pieces === 0 || found.embedded < found.pieces) throw new Error('Not yet')
          return found
        },
        { timeout: 30_000, interval: 20 },
      )
    return { ...server, site, provider, put, now, whole }
  }

  test(
    'what says the same in other words is found, by a key that nobody sees',
    patience,
    async () => {
      const { add, search, put, now, whole, provider, at } = await open()
      expect(await now()).toBeNull()
      await add({ kind: 'pairs', title: 'Questions', pairs })
      expect(await search('When does my parcel arrive?')).toEqual([])
      const { data } = await put({ address: `${provider.address}/embeddings/` })
      expect(data.embeddings).toMatchObject({
        address: provider.address,
        model: 'near-1',
        dimensions: null,
        key: { lastFour: '7f3c' },
        state: 'ok',
        remedy: null,
        pieces: 3,
      })
      expect(await whole()).toMatchObject({ embedded: 3 })
      const [first, ...others] = await search('When does my parcel arrive?', { chatbotId: 'shop' })
      expect(first).toMatchObject({ title: pairs[0]?.question, share: 0, isEnough: true })
      expect(first.similarity).toBeGreaterThan(0.3)
      expect(others.every(({ isEnough }: { isEnough: boolean }) => !isEnough)).toBe(true)
      expect((await search('an automobile'))[0].title).toBe('Which car is yours?')
      expect((await search('the red one'))[0].title).toBe('Which car is yours?')
      expect((await at('DELETE', 'knowledge/embeddings')).data).toEqual({ isDeleted: true })
      expect(await search('When does my parcel arrive?')).toEqual([])
      expect(await now()).toBeNull()
    },
  )

  test('ten changed pages cost ten embeddings', patience, async () => {
    const names = Array.from({ length: 40 }, (_, at) => `subject${at}`)
    const links = names.map(name => `<a href="/${name}">x</a>`).join('')
    const { add, retrain, search, put, provider, site } = await open({
      '/': page('home', links),
      ...Object.fromEntries(names.map(name => [`/${name}`, page(name)])),
    })
    await put()
    const address = site.origin
    const source = await add({ kind: 'site', address, limits: { perSecond: 50 } })
    expect(source.lastRun).toMatchObject({ added: 41, embedded: 41 })
    provider.embedded.length = 0
    for (const name of names.slice(0, 10)) site.pages.set(`/${name}`, page(`${name} and a pup`))
    expect((await retrain(source.id)).lastRun).toMatchObject({
      changed: 10,
      unchanged: 31,
      embedded: 10,
    })
    expect(provider.embedded).toHaveLength(10)
    expect((await search('dog'))[0].title).toContain('pup')
    provider.embedded.length = 0
    expect((await retrain(source.id)).lastRun).toMatchObject({ unchanged: 41, embedded: 0 })
    expect(provider.embedded).toEqual([])
  })

  test('a provider that is busy is asked again when it says so', patience, async () => {
    const { add, put, provider } = await open()
    await put()
    provider.refuseNext(429, { 'retry-after': '0.01' }, 2)
    const source = await add({ kind: 'pairs', title: 'Questions', pairs })
    expect(source.lastRun).toMatchObject({ state: 'ready', embedded: 3 })
  })

  test('a batch that is too much is asked for in parts', patience, async () => {
    const { add, put, provider } = await open()
    await put()
    provider.refuseNext(413)
    const source = await add({ kind: 'pairs', title: 'Questions', pairs })
    expect(source.lastRun).toMatchObject({ state: 'ready', embedded: 3 })
  })

  test(
    'while a provider fails, what has the words is found, old and new, and the owner is told',
    patience,
    async () => {
      const { add, at, settled, search, put, now, whole, provider } = await open()
      await put()
      const source = await add({ kind: 'pairs', title: 'Questions', pairs })
      provider.refuseNext(401)
      await at('POST', `sources/${source.id}/pairs`, {
        pairs: [{ question: 'Is there a garden?', answer: 'Behind the house.' }],
      })
      expect(await settled(source.id)).toMatchObject({ state: 'ready', pieces: 4 })
      expect(await now()).toMatchObject({ state: 'failed', pieces: 4, embedded: 3 })
      expect((await now()).remedy).toContain('refuses the key')
      expect((await search('parcel'))[0].title).toBe(pairs[0]?.question)
      provider.refuseNext(500)
      const [found] = await search('the garden')
      expect(found).toMatchObject({ title: 'Is there a garden?', similarity: null })
      expect(await search('parcel')).toEqual([])
      // The key that is there stays, and what lacks a vector gets one.
      await put({ key: undefined })
      expect(await whole()).toMatchObject({ state: 'ok', remedy: null, embedded: 4 })
      expect((await search('parcel'))[0].title).toBe(pairs[0]?.question)
    },
  )

  test('a provider that does not do what it should is not kept', patience, async () => {
    const { put, now, provider } = await open()
    for (const [more, words] of [
      [{ key: 'wrong' }, 'refuses the key'],
      [{ model: 'other' }, 'no such address or model'],
      [{ address: `${provider.url}/v2` }, 'no such address or model'],
      [{ address: 'http://127.0.0.1:9/v1' }, 'not a public one'],
      [{ key: 'server:openai' }, 'where the server’s settings say'],
    ] as const) {
      const { error } = await put(more)
      expect(error).toMatchObject({ code: 'CONNECTION_REFUSED' })
      expect(error.message).toContain(words)
    }
    for (const more of [
      { address: 'ftp://x' },
      { address: 'https://me@x.example' },
      { model: ' ' },
    ])
      expect((await put(more)).error.code).toBe('REQUEST_VALIDATION_FAILED')
    expect(await now()).toBeNull()
    await put()
    // A key goes nowhere but where its owner has sent it.
    const { error } = await put({ key: undefined, address: `${provider.url}//v1` })
    expect(error.message).not.toContain(provider.key)
    expect((await now()).address).toBe(provider.address)
    expect(provider.received.at(-1)?.headers.authorization).toBeUndefined()
  })

  test('vectors are on the account’s bill, and go with source and account', patience, async () => {
    const { add, at, put, store } = await open()
    const bytes = async () => {
      await store.budgets.count(firstOwner)
      return (await store.budgets.used(firstOwner)).bytes
    }
    const source = await add({ kind: 'pairs', title: 'Questions', pairs })
    const before = await bytes()
    await put()
    await vi.waitFor(async () => expect(await bytes()).toBeGreaterThan(before + 3 * 64 * 4))
    const kept = () => store.database.db.selectFrom('knowledge_vectors').selectAll().execute()
    expect(await kept()).toHaveLength(3)
    await at('DELETE', `sources/${source.id}`)
    expect(await kept()).toEqual([])
  })

  test('an account has its own provider, and finds in its own pieces alone', patience, async () => {
    const { add, at, put, whole, provider, store } = await open()
    await put()
    await add({ kind: 'pairs', title: 'Questions', pairs })
    await whole()
    const { key } = await addKey(store.keys, 'Theirs', 'somebody')
    const theirs = (method: string, path: string, body?: object) => at(method, path, body, key)
    expect((await theirs('GET', 'knowledge/embeddings')).data.embeddings).toBeNull()
    provider.embedded.length = 0
    expect((await theirs('POST', 'knowledge/search', { query: 'parcel' })).data.pieces).toEqual([])
    expect(provider.embedded).toEqual([])
    expect((await theirs('DELETE', 'knowledge/embeddings')).data).toEqual({ isDeleted: false })
    const scoped = await at('POST', 'knowledge/search', { query: 'parcel', chatbotId: 'other' })
    expect(scoped.data.pieces).toEqual([])
  })

  test('another model has all pieces embedded anew', patience, async () => {
    const { add, put, whole, search, provider } = await open()
    await put()
    await add({ kind: 'pairs', title: 'Questions', pairs })
    await whole()
    provider.embedded.length = 0
    await put({ model: 'near-2' })
    expect(await whole()).toMatchObject({ model: 'near-2', embedded: 3 })
    expect(provider.embedded.filter(text => text.includes('car is yours'))).toHaveLength(1)
    expect((await search('parcel'))[0].title).toBe(pairs[0]?.question)
  })
})
