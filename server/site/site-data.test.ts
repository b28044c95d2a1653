import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteData } from '@talkgraph/wire/site-data'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../store/index.js'
import { databases, takePostgres } from '../testing/databases.js'
import { putManyTemplates } from '../testing/many-templates.js'
import { testApp, testAppOn } from '../testing/test-app.js'
import { importItems } from './import/import-items.js'
import { seedItems } from './import/seed-items.js'

const secret = 'sk-not-for-visitors'
const bot = {
  name: 'Clinic',
  elements: [
    {
      nodes: [
        { id: 'a', type: 'message-node', data: { message: 'Hello' } },
        {
          id: 'b',
          type: 'webhook-node',
          data: { url: `https://example.com/${secret}`, headers: [{ key: 'x', value: secret }] },
        },
      ],
      edges: [{ source: 'a', target: 'b' }],
    },
  ],
}

describe.each(databases)('what the pages are made from, in $name', ({ make }) => {
  let parts: Awaited<ReturnType<typeof testAppOn>>
  let data: SiteData
  let folder: string

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'talkgraph-site-'))
    for (const name of ['templates', 'ai-apps', 'directory', 'glossary', 'bots'])
      mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'bots/clinic.json'), JSON.stringify(bot))
    const template = (name: string, category: string, content: string) => ({
      slug: name,
      name,
      description: `About ${name}`,
      category,
      chatbot: 'clinic',
      content,
      likes: ['x', 'y'],
      forks: [],
      tags: [{ name: 'health' }],
    })
    writeFileSync(
      join(folder, 'templates/all.json'),
      JSON.stringify([
        template('clinic', 'Healthcare', '"<h1>Guide</h1><script>alert(1)</script>"'),
        template('broken', 'Healthcare', 'plain words'),
        template('shop', 'Retail', '<p onclick="x()">Hello</p>'),
      ]),
    )
    writeFileSync(
      join(folder, 'ai-apps/all.json'),
      JSON.stringify(
        Array.from({ length: 30 }, (_, index) => ({
          title: `App ${index}`,
          description: 'An app',
          category: 'Writing',
          link: 'https://example.com/',
          content: '# Hi\n<b>there</b>',
        })),
      ),
    )
    writeFileSync(
      join(folder, 'glossary/all.json'),
      JSON.stringify([
        { slug: 'intent', term: 'Intent', description: 'A wish', related: ['nlp', 'gone'] },
        { slug: 'nlp', term: 'Éntity', description: 'A thing' },
        { slug: 'two', term: '2FA', description: 'Two factors' },
      ]),
    )
    parts = await testAppOn(make)
    expect((await importItems(folder, parts.store.siteItems)).slips).toEqual([])
    data = await parts.services.site.forVisitor('127.0.0.1', 'http://localhost')
  })
  afterEach(async () => {
    await parts.close()
    rmSync(folder, { recursive: true })
  })

  test('a template comes with its guide made safe, and a bot without its secrets', async () => {
    const clinic = await data.templates.find('clinic')
    expect(clinic).toMatchObject({
      title: 'clinic',
      likes: 2,
      forks: 0,
      tags: ['health'],
      category: { name: 'Healthcare', slug: 'healthcare' },
    })
    expect(clinic?.content.html).toBe('<h2 id="guide-guide">Guide</h2>')
    expect(JSON.stringify(clinic)).not.toContain(secret)
    expect((await data.templates.find('broken'))?.content.html).toBeUndefined()
    expect((await data.templates.find('shop'))?.content.html).toBe('<p>Hello</p>')
    expect(await data.templates.find('nobody')).toBeUndefined()
    expect(await parts.services.site.templateBot('clinic')).toEqual({
      title: 'clinic',
      file: JSON.stringify(bot),
    })
  })

  test('lists have pages, categories and searches', async () => {
    expect(await data.aiApps.list({ page: 3 })).toMatchObject({
      currentPage: 3,
      totalPages: 3,
      total: 30,
      items: { length: 6 },
    })
    for (const page of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect((await data.aiApps.list({ page })).currentPage).toBe(1)
    expect(
      (await data.templates.list({ category: 'retail' })).items.map(({ title }) => title),
    ).toEqual(['shop'])
    expect(
      (await data.templates.list({ search: 'HEALTH clin' })).items.map(({ title }) => title),
    ).toEqual(['clinic'])
    expect(await data.aiApps.categories()).toEqual([
      { slug: 'writing', name: 'Writing', count: 30 },
    ])
    expect(await data.aiApps.latest()).toHaveLength(6)
    expect((await data.templates.related('clinic')).map(({ title }) => title)).toEqual([
      'broken',
      'shop',
    ])
  })

  test('Markdown of a directory is shown as Markdown, HTML in it as it was typed', async () => {
    const [app] = (await data.aiApps.list()).items
    expect((await data.aiApps.find(app?.id ?? ''))?.content.html).toContain(
      '&lt;b&gt;there&lt;/b&gt;',
    )
  })

  test('an entry of the directory shows the flow of the template that it leads to, if there is one', async () => {
    const entry = (title: string, template?: string) => ({
      title,
      description: title,
      category: 'Shops',
      template,
    })
    writeFileSync(
      join(folder, 'directory/all.json'),
      JSON.stringify([
        entry('Doctors', 'clinic'),
        entry('Others'),
        entry('Gone', 'no-such-template'),
      ]),
    )
    expect((await importItems(folder, parts.store.siteItems)).slips).toEqual([])
    const { items } = await data.directory.list()
    const shown = items.map(({ title, sketch }) => [title, sketch?.nodes.length])
    expect(shown.sort()).toEqual([
      ['Doctors', 2],
      ['Gone', undefined],
      ['Others', undefined],
    ])
    expect(await data.directory.find('doctors')).toMatchObject({
      template: 'clinic',
      sketch: { nodes: { length: 2 } },
    })
  })

  test('terms stand under their letters, with those related that there are', async () => {
    expect(
      (await data.glossary.letters()).map(({ letter, terms }) => [
        letter,
        ...terms.map(({ term }) => term),
      ]),
    ).toEqual([
      ['#', '2FA'],
      ['E', 'Éntity'],
      ['I', 'Intent'],
    ])
    expect((await data.glossary.find('intent'))?.related.map(({ slug }) => slug)).toEqual(['nlp'])
  })

  test('a search finds a word in upper case and in lower case, beyond ASCII too', async () => {
    const found = async (search: string) =>
      (await parts.store.siteItems.page('glossary', { search, page: 1, size: 5 })).items.map(
        ({ title }) => title,
      )
    expect([await found('ÉNTITY'), await found('éntity'), await found('INTENT')]).toEqual([
      ['Éntity'],
      ['Éntity'],
      ['Intent'],
    ])
  })

  test('every item has an address, whose parts hold each of them once', async () => {
    const addresses = await data.addresses({ from: 0, most: 100 })
    expect([addresses.length, await data.countAddresses()]).toEqual([36, 36])
    expect(addresses).toContainEqual({
      path: expect.stringMatching(/^\/templates\/healthcare\/[0-9a-z]{8}\/clinic$/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
    })
    const parts = [
      ...(await data.addresses({ from: 0, most: 20 })),
      ...(await data.addresses({ from: 20, most: 20 })),
    ]
    expect(parts).toEqual(addresses)
    expect(new Set(parts.map(({ path }) => path)).size).toBe(36)
    expect(await data.addresses({ from: 40, most: 20 })).toEqual([])
  })

  test('of ten thousand templates, a part of the addresses is read as far as it goes', async () => {
    await putManyTemplates(parts.store, 10_000)
    expect(await data.countAddresses()).toBe(10_036)
    const last = await data.addresses({ from: 10_034, most: 20_000 })
    expect(last.map(({ path }) => path)).toEqual([
      '/templates/retail/id9999/template-9999',
      '/templates/retail/id10000/template-10000',
    ])
  })
})

function seedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-seed-'))
  mkdirSync(join(folder, 'glossary'))
  for (const name of ['a', 'b'])
    writeFileSync(
      join(folder, 'glossary', `${name}.md`),
      `---\nterm: ${name}\ndescription: A term\n---\nText`,
    )
  return folder
}

test('what comes with the server is brought in anew after it broke off, and once by several servers at once', async () => {
  const folder = seedFolder()
  const database = await takePostgres()
  const { store, services, close } = await testApp({ database: database.address })
  const others = [await openStore(database.address), await openStore(database.address)]
  const away = async () => {
    throw new Error('The database is away')
  }
  const broken = { ...store, siteItems: { ...store.siteItems, put: away } }
  await expect(seedItems(broken, folder, services.log)).rejects.toThrow('away')
  await Promise.all([store, ...others].map(each => seedItems(each, folder, services.log)))
  expect((await store.siteItems.titles('glossary')).map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect((await store.siteItems.categories('glossary')).map(({ count }) => count)).toEqual([1, 1])
  for (const other of others) await other.close()
  await close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('what comes with the server is brought in once, and what was removed does not come back', async () => {
  const folder = seedFolder()
  const { store, services, close } = await testApp()
  const terms = async () => (await store.siteItems.titles('glossary')).map(({ slug }) => slug)
  await seedItems(store, folder, services.log)
  expect(await terms()).toEqual(['a', 'b'])
  await store.siteItems.remove('glossary', 'a')
  await seedItems(store, folder, services.log)
  expect(await terms()).toEqual(['b'])
  await close()
  rmSync(folder, { recursive: true })
})
