import { gzipSync } from 'node:zlib'
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
      const lastRun = readReport(entry?.lastRun ?? null)
      return { state: entry?.state, trainedAt: entry?.trainedAt, lastRun }
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
    const { trainedAt } = await state()
    site.pages.set('/', page('apricots', 'b'))
    onPage('/b', () => knowledge.sources.cancel('s'))
    await runSource(parts, 's', whole)
    expect(await state()).toMatchObject({
      state: 'ready',
      trainedAt,
      lastRun: { state: 'cancelled' },
    })
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

  /** The site under a name, and under another one in front of it, which is a folder of the same. */
  async function openNamed(pages: Readonly<Record<string, string>>) {
    const { site, parts, knowledge, ...rest } = await open()
    site.pages.clear()
    for (const [path, text] of Object.entries(pages)) site.pages.set(path, text)
    const outbound: typeof parts.outbound = {
      ...parts.outbound,
      open: request =>
        parts.outbound.open({
          ...request,
          url: request.url
            .replace('http://www.bakery.test', `${site.url}/www`)
            .replace('http://bakery.test', site.url),
        }),
    }
    const settings = JSON.stringify({ address: 'http://bakery.test/', limits: { perSecond: 50 } })
    await knowledge.sources.change('o', 's', { settings })
    const read = async () => {
      await runSource({ ...parts, outbound }, 's', whole)
      return (await knowledge.pages.list(1, 100)).map(({ key, outcome, reason }) =>
        [key.replace('http://', ''), outcome, reason ?? ''].join(' ').trim(),
      )
    }
    return { site, ...rest, read }
  }

  test('each name of a site has rules of its own', patience, async () => {
    const { site, read } = await openNamed({
      '/': page('home', 'x'),
      '/x': '<main><p>Ex</p><a href="http://www.bakery.test/open">o</a><a href="http://www.bakery.test/shut">s</a></main>',
      '/www/robots.txt': 'User-agent: *\nDisallow: /shut',
      '/www/open': '<main>Open</main>',
      '/www/shut': '<main>Shut</main>',
    })
    expect(await read()).toEqual([
      'bakery.test/ added',
      'bakery.test/x added',
      'www.bakery.test/open added',
      'www.bakery.test/shut passed The site’s robots.txt does not allow it',
    ])
    expect(site.asked).not.toContain('/www/shut')
  })

  test(
    'where a name of a site cannot say its rules, its pages stay as they are',
    patience,
    async () => {
      const { site, read, found } = await openNamed({
        '/': '<main><p>Home</p><a href="http://www.bakery.test/plums">p</a><a href="/figs">f</a></main>',
        '/figs': '<main>Figs</main>',
        '/www/robots.txt': '',
        '/www/plums': '<main>Plums</main>',
        '/www/figs': '<main>Figs, too</main>',
      })
      await read()
      site.pages.set('/www/robots.txt', (_, response) => void response.writeHead(500).end())
      site.pages.set('/figs', (_, response) => {
        response.writeHead(301, { location: 'http://www.bakery.test/figs' }).end()
      })
      expect(await read()).toEqual([
        'www.bakery.test/plums failed Its robots.txt cannot be read: HTTP 500',
        'bakery.test/figs failed Its robots.txt cannot be read: HTTP 500',
        'bakery.test/ unchanged',
      ])
      expect([await found('plums'), await found('figs')]).toEqual([1, 1])
      site.pages.set('/www/robots.txt', '')
      expect(await read()).toEqual([
        'www.bakery.test/plums unchanged',
        'bakery.test/ unchanged',
        'www.bakery.test/figs added',
      ])
    },
  )

  test('a copy is read at the address that it says is its own', patience, async () => {
    const own = (path: string, text: string) =>
      `<link rel="canonical" href="${path}"><main>${text}<a href="/b?sort=1">1</a><a href="/c">2</a><a href="/d">3</a></main>`
    const { read } = await openNamed({
      '/': own('/', 'Home'),
      '/b?sort=1': own('/b', 'Bread, sorted'),
      '/b': own('/b', 'Bread'),
      // Each of two says that it is the other, and one that it is the start.
      '/c': own('/d', 'Cakes'),
      '/d': own('/c', 'More cakes'),
      '/e': own('/', 'Else'),
      '/sitemap.xml': '<urlset><url><loc>http://bakery.test/e</loc></url></urlset>',
    })
    expect(await read()).toEqual([
      'bakery.test/ added',
      'bakery.test/e added',
      'bakery.test/b?sort=1 passed Its own address is http://bakery.test/b',
      'bakery.test/c passed Its own address is http://bakery.test/d',
      'bakery.test/d added',
      'bakery.test/b added',
    ])
  })

  test(
    'a page whose own address leads back, or is missing, is read where it is',
    patience,
    async () => {
      const own = (path: string, text: string) =>
        `<link rel="canonical" href="${path}"><main>${text}</main>`
      const { site, read } = await openNamed({
        '/': '<main><a href="/x/">1</a><a href="/y?a=1">2</a><a href="/z">3</a><a href="/z?a=1">4</a><a href="/v">5</a></main>',
        '/x/': own('/x', 'Ex'),
        '/y?a=1': own('/y', 'Why'),
        // What has been looked at already, and was not read, is no page to wait for.
        '/z': '<main></main>',
        '/z?a=1': own('/z', 'Zed'),
        '/v': '<link rel="canonical" href="http://www.bakery.test/v"><main>Vee</main>',
      })
      site.pages.set('/x', (_, response) => void response.writeHead(301, { location: '/x/' }).end())
      site.pages.set('/www/robots.txt', (_, response) => void response.writeHead(500).end())
      expect(await read()).toEqual([
        'bakery.test/ added',
        'bakery.test/x/ added',
        'bakery.test/y?a=1 added',
        'bakery.test/z passed It holds no text',
        'bakery.test/z?a=1 added',
        'bakery.test/v added',
      ])
    },
  )

  test(
    'one of two pages that name each other is read, also where a run breaks off between them',
    patience,
    async () => {
      const own = (path: string, text: string) =>
        `<link rel="canonical" href="${path}"><main><p>${text}</p><a href="/c">1</a><a href="/d">2</a></main>`
      const { site, parts, found } = await open()
      site.pages.set('/', own('/', 'Home'))
      site.pages.set('/c', own('/d', 'Plums'))
      const process = new AbortController()
      let times = 0
      site.pages.set('/d', (_, response) => {
        times++
        // For the first time it is only looked whether there is such a page.
        if (times === 2) process.abort()
        response.writeHead(200, { 'content-type': 'text/html' }).end(own('/c', 'Figs'))
      })
      await expect(runSource(parts, 's', process.signal)).rejects.toThrow()
      await runSource(parts, 's', whole)
      expect([await found('plums'), await found('figs')]).toEqual([0, 1])
    },
  )

  test(
    'a start that leads on by itself is followed, and so is a packed sitemap',
    patience,
    async () => {
      const { site, read, found } = await openNamed({
        '/': '<meta http-equiv="refresh" content="0; url=\'/en/\'"><p>One moment</p>',
        '/en/': '<main>Plums</main>',
        '/f': '<main>Figs</main>',
        '/robots.txt': 'Sitemap: /map.xml.gz',
      })
      site.pages.set('/map.xml.gz', (_, response) => {
        const map = '<urlset><url><loc>http://bakery.test/f</loc></url></urlset>'
        response.writeHead(200, { 'content-type': 'application/x-gzip' }).end(gzipSync(map))
      })
      expect(await read()).toEqual([
        'bakery.test/ passed It leads to another page',
        'bakery.test/f added',
        'bakery.test/en/ added',
      ])
      expect([await found('moment'), await found('plums'), await found('figs')]).toEqual([0, 1, 1])
    },
  )

  test(
    'what a header does not want is not read, and what it says to others is',
    patience,
    async () => {
      const { site, read } = await openNamed({ '/': page('home', 'x') })
      const says = (path: string, said: string | string[], text: string) =>
        site.pages.set(path, (_, response) => {
          response.writeHead(200, { 'x-robots-tag': said }).end(text)
        })
      says('/x', 'max-image-preview: none', '<main>Ex <a href="/y">y</a><a href="/z">z</a></main>')
      says(
        '/y',
        ['otherbot: noindex', 'talkgraphbot: nofollow'],
        '<main>Y <a href="/v">v</a></main>',
      )
      says('/z', 'noindex', '<main>Z</main>')
      expect(await read()).toEqual([
        'bakery.test/ added',
        'bakery.test/x added',
        'bakery.test/y added',
        'bakery.test/z passed It does not want to be found (noindex)',
      ])
    },
  )

  test('what a style sheet of the site hides is not read', patience, async () => {
    const { site, read, found } = await openNamed({
      '/': '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="https://elsewhere.test/b.css"><main><p>Plums</p><p class="x">Poison</p><a href="/c">c</a></main>',
      '/c': '<link rel="stylesheet" href="/a.css"><main><p>Figs</p><p class="x">Toadstools</p></main>',
    })
    site.pages.set('/a.css', (_, response) => {
      const sheet = '.x { position: absolute; left: -9999px }'
      response.writeHead(200, { 'content-type': 'text/css' }).end(sheet)
    })
    expect(await read()).toEqual(['bakery.test/ added', 'bakery.test/c added'])
    expect([await found('plums'), await found('poison'), await found('toadstools')]).toEqual([
      1, 0, 0,
    ])
    expect(site.asked.filter(path => path === '/a.css')).toHaveLength(1)
  })

  test('no more pages are read than the limit says', patience, async () => {
    const { parts, knowledge, state } = await open()
    const entry = await knowledge.sources.get('s')
    const settings = { ...JSON.parse(entry?.settings ?? ''), limits: { pages: 2, perSecond: 50 } }
    await knowledge.sources.change('o', 's', { settings: JSON.stringify(settings) })
    await runSource(parts, 's', whole)
    expect(await state()).toMatchObject({ lastRun: { added: 2, passed: 1 } })
  })
})
