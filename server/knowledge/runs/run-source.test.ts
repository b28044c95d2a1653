import { afterEach, describe, expect, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { openStore } from '../../store/index.js'
import { typescriptArgs } from '../../testing/child-server.js'
import { databases } from '../../testing/databases.js'
import { startSite } from '../../testing/knowledge.js'
import { createPace } from '../crawl/pace.js'
import { createReaders } from '../reading/readers.js'
import { readReport } from './report.js'
import type { RunParts } from './run-parts.js'
import { runSource } from './run-source.js'

const patience = { timeout: 120_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const page = (name: string, next: string) =>
  `<title>${name}</title><main><p>This page is about ${name}.</p><a href="/${next}">on</a></main>`

describe.each(databases)('runs on $name', ({ make }) => {
  async function open() {
    const site = await startSite({
      '/': page('apples', 'b'),
      '/b': page('berries', 'c'),
      '/c': page('cherries', 'd'),
      '/d': page('dates', ''),
    })
    const { address, drop } = await make()
    const store = await openStore(address)
    const outbound = createOutbound({ allowHosts: [site.host] })
    const readers = createReaders(typescriptArgs)
    closers.push(site.close, drop, store.close, outbound.close, readers.close)
    const { knowledge } = store
    const parts: RunParts = {
      knowledge,
      outbound,
      readers,
      pace: createPace(),
      embeddings: { open: async () => undefined },
      meaning: { vectorOf: async () => undefined, find: async () => undefined },
      isOwnHost: () => true,
    }
    const source = await knowledge.sources.create({
      id: 's',
      owner: 'o',
      kind: 'site',
      title: 'Site',
      settings: JSON.stringify({ address: `${site.url}/`, limits: { perSecond: 50 } }),
      botIds: [],
    })
    const found = async (term: string) => {
      const place = await knowledge.search.place({ owner: 'o' })
      return (await knowledge.search.find(place, [term], 5)).pieces.length
    }
    const state = async () => {
      const entry = await knowledge.sources.get('s')
      return { state: entry?.state, lastRun: readReport(entry?.lastRun ?? null) }
    }
    const onPage = (path: string, then: () => Promise<void>) => {
      const before = site.pages.get(path)
      site.pages.set(path, (_, response) => {
        site.pages.set(path, before ?? '')
        void then().then(() =>
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(typeof before === 'string' ? before : ''),
        )
      })
    }
    return { site, parts, knowledge, source, found, state, onPage }
  }
  const whole = new AbortController().signal

  test('a run that breaks off shows nothing, and goes on where it was', patience, async () => {
    const { site, parts, found, state, onPage } = await open()
    const process = new AbortController()
    onPage('/c', async () => process.abort())
    await expect(runSource(parts, 's', process.signal)).rejects.toThrow()
    expect(await found('appl')).toBe(0)
    expect((await state()).state).toBe('running')
    site.asked.length = 0
    await runSource(parts, 's', whole)
    expect(site.asked).not.toContain('/b')
    expect(await state()).toMatchObject({ state: 'ready', lastRun: { added: 4, failed: [] } })
    expect(await found('appl')).toBe(1)
  })

  test('a run that is cancelled leaves all as it was before', patience, async () => {
    const { site, parts, knowledge, found, state, onPage } = await open()
    await runSource(parts, 's', whole)
    site.pages.set('/', page('apricots', 'b'))
    onPage('/b', () => knowledge.sources.cancel('s'))
    await runSource(parts, 's', whole)
    expect(await state()).toMatchObject({ state: 'ready', lastRun: { state: 'cancelled' } })
    expect([await found('appl'), await found('apricot')]).toEqual([1, 0])
    await runSource(parts, 's', whole)
    expect(await state()).toMatchObject({ lastRun: { changed: 1, unchanged: 3 } })
    expect([await found('appl'), await found('apricot')]).toEqual([0, 1])
  })

  test('a page that has not changed since is not sent again', patience, async () => {
    const { site, parts, state } = await open()
    site.pages.set('/d', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end(page('dates', ''))
    })
    await runSource(parts, 's', whole)
    await runSource(parts, 's', whole)
    expect(site.received.findLast(({ url }) => url === '/d')?.headers).toMatchObject({
      'if-none-match': '"1"',
    })
    expect(await state()).toMatchObject({ lastRun: { unchanged: 4, changed: 0 } })
  })

  test(
    'many questions are read in their order, and again only where they differ',
    patience,
    async () => {
      const { parts, knowledge } = await open()
      const { number } = await knowledge.sources.create({
        id: 'questions',
        owner: 'o',
        kind: 'pairs',
        title: 'Questions',
        settings: '{}',
        botIds: [],
      })
      const page = (at: number, answer: string) => ({
        key: `k${at}`,
        title: `Question ${at}`,
        content: JSON.stringify({ kind: 'pair', question: `Question ${at}`, answer }),
      })
      const all = Array.from({ length: 130 }, (_, at) =>
        page(at, `It is number ${at} of the house.`),
      )
      await knowledge.pages.put(number, all.slice(0, 60))
      await knowledge.pages.put(number, all.slice(60))
      await runSource(parts, 'questions', whole)
      const place = await knowledge.search.place({ owner: 'o' })
      const titles = async () =>
        (await knowledge.search.find(place, ['hous'], 200)).pieces.map(({ title }) => title)
      expect(await titles()).toEqual(all.map(({ title }) => title))
      await knowledge.pages.put(number, [page(7, 'It is the last of the house.')])
      await knowledge.pages.drop(number, ['k8'])
      await runSource(parts, 'questions', whole)
      const entry = await knowledge.sources.get('questions')
      expect(readReport(entry?.lastRun ?? null)).toMatchObject({
        unchanged: 128,
        changed: 1,
        gone: 1,
      })
      expect(await titles()).toHaveLength(129)
    },
  )

  test('no more pages are read than the limit says', patience, async () => {
    const { parts, knowledge, state } = await open()
    const entry = await knowledge.sources.get('s')
    const settings = { ...JSON.parse(entry?.settings ?? ''), limits: { pages: 2, perSecond: 50 } }
    await knowledge.sources.change('o', 's', { settings: JSON.stringify(settings) })
    await runSource(parts, 's', whole)
    expect(await state()).toMatchObject({ lastRun: { added: 2, passed: 1 } })
  })
})
