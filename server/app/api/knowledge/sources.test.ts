import { afterEach, describe, expect, test } from 'vitest'
import { scheduleJob } from '../../../knowledge/runs/schedule-job.js'
import { addKey } from '../../../platform/keys/api-keys.js'
import { databases } from '../../../testing/databases.js'
import { runJob } from '../../../testing/jobs.js'
import { knowledgeServer, startSite } from '../../../testing/knowledge.js'
import { pdfOf } from '../../../testing/papers.js'

const patience = { timeout: 120_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><main><h1>${title}</h1>${body}</main></body></html>`

describe.each(databases)('sources on $name', ({ make }) => {
  async function open(pages?: Parameters<typeof startSite>[0]) {
    const site = await startSite(pages ?? {})
    const server = await knowledgeServer(make, [site])
    closers.push(site.close, server.close)
    const siteSource = {
      kind: 'site',
      title: 'Site',
      address: site.origin,
      limits: { perSecond: 50 },
    }
    return { ...server, site, siteSource }
  }

  test(
    'a file is read as a source, found from, and told of where it cannot be',
    patience,
    async () => {
      const { api, settled, search, retrain, at } = await open()
      const send = async (name: string, content: Buffer, chatbotIds = 'shop') => {
        const form = new FormData()
        for (const [field, value] of Object.entries({ kind: 'file', title: 'Prices', chatbotIds }))
          form.set(field, value)
        form.set('file', new File([new Uint8Array(content)], name))
        return (await api('POST', '/v1/sources', form)).json()
      }
      const sent = await send('prices.pdf', pdfOf(['A plum cake is twelve euros.']), '["shop"]')
      const { id } = sent.data.source
      expect(sent.data.source).toMatchObject({
        kind: 'file',
        title: 'Prices',
        chatbotIds: ['shop'],
      })
      expect(await settled(id)).toMatchObject({ state: 'ready', pieces: 1, lastRun: { added: 1 } })
      const [found] = await search('How much is a plum cake?', { chatbotId: 'shop' })
      expect(found).toMatchObject({ sourceId: id, title: 'prices.pdf', path: ['Page 1'] })
      expect(await retrain(id)).toMatchObject({ lastRun: { unchanged: 1 } })
      const { data } = await at('GET', `sources/${id}/pages`)
      expect(data.pages).toMatchObject([{ title: 'prices.pdf', answer: null }])
      const broken = await send('a.pdf', Buffer.from('%PDF-1.4'))
      expect(await settled(broken.data.source.id)).toMatchObject({
        state: 'failed',
        lastRun: { failed: [{ address: 'a.pdf', reason: 'It is no whole PDF' }] },
      })
      const rows = Array.from({ length: 2100 }, (_, at) => `${at},${'bread '.repeat(150)}`)
      const long = (await send('long.csv', Buffer.from(`number,text\n${rows.join('\n')}`))).data
      expect(await settled(long.source.id)).toMatchObject({ state: 'ready', pieces: 2000 })
      expect((await at('GET', `sources/${long.source.id}/pages`)).data.pages).toMatchObject([
        { outcome: 'added', reason: 'It is longer than may be read: its end is left out' },
      ])
      const blank = await send('blank.txt', Buffer.from(' \n'))
      expect(await settled(blank.data.source.id)).toMatchObject({
        state: 'failed',
        lastRun: { added: 0, failed: [{ address: 'blank.txt', reason: 'It holds no text' }] },
      })
      expect((await send('a.exe', Buffer.from('MZ'))).error.code).toBe('FILE_TYPE_NOT_SUPPORTED')
      expect((await send('a.txt', Buffer.from('a'), 'nobody')).error.code).toBe('CHATBOT_NOT_FOUND')
    },
  )

  test('a page is read again by itself once its day is over, and no other', patience, async () => {
    const { add, at, site, source, settled, store, services } = await open({
      '/': page('Delivery', '<p>We deliver within two days.</p>'),
    })
    const daily = await add({ kind: 'page', address: site.origin, schedule: 'daily' })
    const never = await add({ kind: 'page', address: site.origin })
    expect([daily.schedule, never.schedule]).toEqual(['daily', 'never'])
    const job = scheduleJob(store.knowledge, services.jobs)
    await runJob(job)
    expect((await source(daily.id)).trainedAt).toBe(daily.trainedAt)
    const { db } = store.database
    await db
      .updateTable('knowledge_sources')
      .set({ due_at: 1 })
      .where('id', '=', daily.id)
      .execute()
    await runJob(job)
    await expect.poll(async () => (await settled(daily.id)).trainedAt).not.toBe(daily.trainedAt)
    expect((await source(never.id)).trainedAt).toBe(never.trainedAt)
    expect(await store.knowledge.sources.due()).toEqual([])
    const { data } = await at('PATCH', `sources/${daily.id}`, { schedule: 'never' })
    expect(data.source.schedule).toBe('never')
    const pairs = [{ question: 'When?', answer: 'Now.' }]
    const questions = await add({ kind: 'pairs', title: 'Questions', pairs })
    const refused = await at('PATCH', `sources/${questions.id}`, { schedule: 'daily' })
    expect(refused.error.code).toBe('SOURCE_CANNOT')
  })

  test('a table of questions is a source, or is added to one', patience, async () => {
    const { api, settled, search, at } = await open()
    const send = async (content: Buffer, title: string) => {
      const form = new FormData()
      for (const [field, value] of Object.entries({ kind: 'pairs', title, chatbotIds: 'shop' }))
        form.set(field, value)
      form.set('file', new File([new Uint8Array(content)], 'faq.csv'))
      return (await api('POST', '/v1/sources', form)).json()
    }
    const german = 'Antwort;Frage\r\nFür 5 €.;"Was kostet; \nder Kuchen?"\r\n'
    const sent = await send(Buffer.from(german, 'utf16le'), 'Fragen')
    const { id } = sent.data.source
    expect(await settled(id)).toMatchObject({ kind: 'pairs', title: 'Fragen', pieces: 1 })
    const [found] = await search('Kosten Kuchen')
    expect(found).toMatchObject({ title: 'Was kostet; der Kuchen?', text: 'Für 5 €.' })
    const rows = Array.from({ length: 5000 }, (_, row) => `What is part ${row}?\tIt is ${row}.`)
    const add = (rows: readonly string[]) =>
      api('POST', `/v1/sources/${id}/pairs`, rows.join('\n'), undefined, {
        'content-type': 'text/csv',
      })
    expect((await add(rows)).status).toBe(200)
    expect(await settled(id)).toMatchObject({ pieces: 5001, lastRun: { added: 5000 } })
    expect((await search('part 4711'))[0]).toMatchObject({ text: 'It is 4711.' })
    for (const refused of [await add([...rows, 'One more?\tYes.']), await add(['Just words.'])])
      expect((await refused.json()).error.code).toBe('REQUEST_VALIDATION_FAILED')
    expect((await send(Buffer.from('%PDF-1.4'), 'No table')).error.code).toBe(
      'REQUEST_VALIDATION_FAILED',
    )
    expect((await at('GET', 'sources')).data.sources).toHaveLength(1)
  })

  test(
    'questions with their answers are found by words of either, and go when they are taken out',
    patience,
    async () => {
      const { add, search, at, settled } = await open()
      const pairs = [
        { question: 'When are you open?', answer: 'Monday to Friday, 9 to 18.' },
        { question: 'Do you deliver?', answer: 'Yes, delivery takes two days.' },
        { question: 'Wie kann ich bezahlen?', answer: 'Mit Karte oder auf Rechnung.' },
      ]
      const source = await add({ kind: 'pairs', title: 'Questions', pairs })
      expect(source).toMatchObject({
        state: 'ready',
        pieces: 3,
        lastRun: { state: 'ready', added: 3, changed: 0, unchanged: 0, gone: 0, failed: [] },
      })
      const [first] = await search('How long does a delivery take?')
      expect(first).toMatchObject({
        sourceId: source.id,
        title: 'Do you deliver?',
        text: 'Yes, delivery takes two days.',
        address: null,
        isEnough: true,
      })
      expect((await search('bezahle mit einer Rechnung'))[0].title).toBe('Wie kann ich bezahlen?')
      expect(await search('zebra')).toEqual([])
      expect(await search('the')).toEqual([])
      const { data } = await at('GET', `sources/${source.id}/pages`)
      expect(data.total).toBe(3)
      const hours = data.pages.find(
        ({ title }: { title: string }) => title === 'When are you open?',
      )
      expect(hours.answer).toBe('Monday to Friday, 9 to 18.')
      await at('DELETE', `sources/${source.id}/pairs/${hours.id}`)
      expect(await settled(source.id)).toMatchObject({
        pieces: 2,
        lastRun: { gone: 1, unchanged: 2 },
      })
      expect(await search('open on Friday')).toEqual([])
    },
  )

  test(
    'a site is read page by page, and read again only where it has changed',
    patience,
    async () => {
      const { add, retrain, search, site, siteSource } = await open({
        '/': page(
          'Bakery',
          '<p>Fresh bread.</p><a href="/delivery">Delivery</a> <a href="/hours#top">Hours</a> <a href="https://elsewhere.example/">x</a>',
        ),
        '/delivery': page('Delivery', '<h2>How long</h2><p>We deliver within two days.</p>'),
        '/hours': page(
          'Hours',
          '<table><tr><th>Day</th><th>Open</th></tr><tr><td>Sunday</td><td>closed</td></tr></table>',
        ),
      })
      const source = await add(siteSource)
      expect(source).toMatchObject({ state: 'ready', lastRun: { added: 3, failed: [] } })
      expect((await search('delivery time'))[0]).toMatchObject({
        title: 'Delivery',
        path: ['Delivery', 'How long'],
        text: 'We deliver within two days.',
        address: `${site.origin}/delivery`,
      })
      expect((await search('open on sunday'))[0].text).toBe('Day: Sunday | Open: closed')
      site.pages.set(
        '/delivery',
        page('Delivery', '<h2>How long</h2><p>We deliver within a week.</p>'),
      )
      site.pages.delete('/hours')
      expect((await retrain(source.id)).lastRun).toMatchObject({
        added: 0,
        changed: 1,
        unchanged: 1,
        gone: 0,
        failed: [{ address: `${site.origin}/hours`, reason: 'HTTP 404' }],
      })
      expect((await search('delivery time'))[0].text).toBe('We deliver within a week.')
      expect(await search('two')).toEqual([])
      expect((await search('open on sunday')).length).toBeGreaterThan(0)
      expect((await retrain(source.id)).lastRun).toMatchObject({
        unchanged: 2,
        gone: 1,
        failed: [],
      })
      expect(await search('closed on sunday')).toEqual([])
    },
  )

  test(
    'what a site does not want is not read: robots.txt, noindex, another host',
    patience,
    async () => {
      const { add, search, site, siteSource } = await open({
        '/robots.txt': 'User-agent: *\nDisallow: /secret\nCrawl-delay: 0.02\nSitemap: /map.xml',
        '/': page(
          'Home',
          '<p>Welcome</p><a href="/secret">s</a><a href="/quiet">q</a><a href="/out">o</a><a rel="nofollow" href="/no">n</a>',
        ),
        '/secret': page('Secret', '<p>platypus</p>'),
        '/quiet': page('Quiet', '<p>platypus</p>').replace(
          '<title>',
          '<meta name="robots" content="noindex"><title>',
        ),
        '/no': page('No', '<p>platypus</p>'),
        '/out': (_, response) =>
          void response.writeHead(302, { location: 'http://127.0.0.1:1/x' }).end(),
      })
      const source = await add(siteSource)
      expect(source.lastRun).toMatchObject({ state: 'ready', added: 1, passed: 3, failed: [] })
      expect(await search('platypus')).toEqual([])
      expect(site.asked).not.toContain('/secret')
      expect(site.asked).not.toContain('/no')
    },
  )

  test(
    'a source that fails keeps what it had, and one that is deleted leaves nothing',
    patience,
    async () => {
      const { add, retrain, search, site, siteSource, at, store } = await open({
        '/': page('Bakery', '<p>Fresh bread.</p>'),
      })
      const source = await add(siteSource)
      site.pages.set('/', (_, response) => void response.writeHead(500).end())
      expect(await retrain(source.id)).toMatchObject({
        state: 'failed',
        pieces: 1,
        lastRun: { state: 'failed', reason: 'HTTP 500' },
      })
      expect(await search('bread')).toHaveLength(1)
      await at('DELETE', `sources/${source.id}`)
      expect(await search('bread')).toEqual([])
      for (const table of [
        'knowledge_sources',
        'knowledge_pages',
        'knowledge_pieces',
        'knowledge_terms',
      ] as const)
        expect(await store.database.db.selectFrom(table).selectAll().execute()).toEqual([])
    },
  )

  test(
    'no address of the server’s own network is reached, nor one that a page leads to',
    patience,
    async () => {
      const { add } = await open()
      for (const address of [
        'http://127.0.0.1:9/',
        'http://169.254.169.254/latest',
        'http://[::1]/',
      ])
        expect(await add({ kind: 'page', title: 'Inner', address })).toMatchObject({
          state: 'failed',
          pieces: 0,
        })
    },
  )

  test(
    'an account sees its own sources alone, and a bot what is meant for it',
    patience,
    async () => {
      const { add, at, search, store } = await open()
      const pairs = [{ question: 'What is the code?', answer: 'Marzipan.' }]
      const source = await add({ kind: 'pairs', title: 'Mine', pairs })
      expect(await search('marzipan', { chatbotId: 'shop' })).toHaveLength(1)
      expect(await search('marzipan', { chatbotId: 'other' })).toEqual([])
      const { key } = await addKey(store.keys, 'Theirs', 'somebody')
      const theirs = (method: string, path: string, body?: object) => at(method, path, body, key)
      expect((await theirs('POST', 'knowledge/search', { query: 'marzipan' })).data.pieces).toEqual(
        [],
      )
      expect((await theirs('GET', 'sources')).data.sources).toEqual([])
      for (const [method, path] of [
        ['GET', ''],
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/retrain'],
        ['POST', '/cancel'],
        ['GET', '/pages'],
        ['DELETE', '/pairs/x'],
      ] as const)
        expect(
          (await theirs(method, `sources/${source.id}${path}`, method === 'GET' ? undefined : {}))
            .error.code,
        ).toBe('SOURCE_NOT_FOUND')
      const taken = { kind: 'pairs', title: 'Theirs', chatbotIds: ['shop'], pairs }
      expect((await theirs('POST', 'sources', taken)).error.code).toBe('CHATBOT_NOT_FOUND')
      expect(await search('marzipan')).toHaveLength(1)
    },
  )
})
