import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { importItems } from './import-items.js'

const bot = {
  name: 'Bakery',
  elements: [
    {
      nodes: [
        { id: 'a', type: 'message-node', data: { message: 'Hello' } },
        { id: 'b', type: 'yes-or-no-choice-node', data: {} },
        { id: 'c', type: 'message-node', data: { message: 'Bye' } },
      ],
      edges: [
        { source: 'a', target: 'b' },
        { source: 'b', target: 'c', sourceHandle: 'yes' },
      ],
    },
  ],
}
const bakery = `---
name: Bakery orders
description: Takes orders for bread.
category: food-and-beverage
tags: [orders, bread]
chatbot: bakery
createdAt: 2026-04-14
features:
  - title: A basket
    text: Items add up.
---

## What it does

It takes **orders**.
`
const intent = `---
term: Intent
description: What somebody wants.
related: [entity]
---
An *intent* is a wish.
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-import-'))
  write('bots/bakery.json', JSON.stringify(bot))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

describe.each(databases)('the importer with $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address)
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  test('brings items of all kinds in, once', async () => {
    write('templates/bakery.md', bakery)
    write('glossary/intent.md', intent)
    write(
      'ai-apps/list.json',
      JSON.stringify([
        {
          title: 'Scribe',
          description: 'Writes.',
          category: 'Writing',
          link: 'https://example.com',
          content: '## Hello',
        },
        {
          title: 'Painter',
          description: 'Paints.',
          category: 'Images',
          link: 'https://example.com/p',
        },
      ]),
    )
    write(
      'overview.md',
      '---\ntitle: How it works\ndescription: From graph to chat.\n---\n## One\n',
    )
    write('README.md', 'About these files')
    expect(await importItems(folder, store.siteItems)).toEqual({
      added: 5,
      changed: 0,
      same: 0,
      slips: [],
    })
    const now = new Date()
    expect(await importItems(folder, store.siteItems, { now })).toMatchObject({
      added: 0,
      changed: 0,
      same: 5,
    })
    write('templates/bakery.md', bakery.replace('Takes orders', 'Takes all orders'))
    expect(
      await importItems(join(folder, 'templates/bakery.md'), store.siteItems, {
        bots: join(folder, 'bots'),
      }),
    ).toMatchObject({ changed: 1 })
    const found = await store.siteItems.find('template', 'bakery')
    expect(found).toMatchObject({
      title: 'Bakery orders',
      description: 'Takes all orders for bread.',
      category: 'Food And Beverage',
      categorySlug: 'food-and-beverage',
      createdAt: '2026-04-14T00:00:00.000Z',
      content: expect.stringContaining('<strong>orders</strong>'),
    })
    expect(found?.id).toMatch(/^[0-9a-z]{8}$/)
    expect(JSON.parse(found?.sketch ?? '')).toEqual({
      nodes: [
        { x: 0, y: 0, kind: 'says' },
        { x: 1, y: 0, kind: 'chooses' },
        { x: 2, y: 0, kind: 'says' },
      ],
      edges: [
        [0, 1],
        [1, 2],
      ],
    })
  })

  test('takes nothing in where one file has a slip', async () => {
    write('glossary/intent.md', intent)
    write('glossary/entity.md', '---\nterm: Entity\n---\nText')
    const { slips, added } = await importItems(folder, store.siteItems)
    expect(added).toBe(0)
    expect(slips).toEqual([
      { file: join(folder, 'glossary/entity.md'), line: 2, message: 'description is missing.' },
    ])
    expect(await store.siteItems.titles('glossary')).toEqual([])
  })
})

describe('slips', () => {
  let store: Store
  beforeEach(async () => {
    store = await openStore(':memory:')
  })
  afterEach(() => store.close())

  const cases: readonly (readonly [
    what: string,
    file: string,
    text: string,
    line: number,
    message: RegExp,
  ])[] = [
    ['no front matter', 'glossary/a.md', '# Intent\n', 1, /no front matter/],
    ['YAML that is broken', 'glossary/a.md', '---\ndescription: x\nterm: "A" b\n---\n', 3, /./],
    [
      'a field twice',
      'glossary/a.md',
      '---\nterm: A\nterm: B\ndescription: x\n---\n',
      3,
      /unique/i,
    ],
    [
      'an unknown field',
      'glossary/a.md',
      '---\nterm: A\ndescription: x\ncolour: red\n---\n',
      4,
      /There is no field colour here/,
    ],
    ['an empty text', 'glossary/a.md', '---\nterm: ""\ndescription: x\n---\n', 2, /term is empty/],
    [
      'a list that is none',
      'glossary/a.md',
      '---\nterm: A\ndescription: x\nrelated: b\n---\n',
      4,
      /related is no list/,
    ],
    [
      'a date that is none',
      'glossary/a.md',
      '---\nterm: A\ndescription: x\ncreatedAt: soon\n---\n',
      4,
      /createdAt is no date/,
    ],
    [
      'a link that runs something',
      'ai-apps/a.md',
      '---\ntitle: A\ndescription: x\ncategory: C\nlink: "javascript:alert(1)"\n---\n',
      5,
      /link (?:is no|does not begin with)/,
    ],
    [
      'a cover that runs something',
      'directory/a.md',
      '---\ntitle: A\ndescription: x\ncategory: C\ncoverImage: "data:text/html,x"\n---\n',
      5,
      /coverImage/,
    ],
    [
      'a bot that is not there',
      'templates/a.md',
      bakery.replace('chatbot: bakery', 'chatbot: nobody'),
      6,
      /There is no bot nobody/,
    ],
    [
      'a bot outside',
      'templates/a.md',
      bakery.replace('chatbot: bakery', 'chatbot: ../../../../etc/passwd'),
      6,
      /There is no bot|does not load/,
    ],
    [
      'a bot that does not load',
      'templates/a.md',
      bakery.replace('chatbot: bakery', 'chatbot: broken'),
      6,
      /The bot broken does not load/,
    ],
    [
      'a field inside a list',
      'templates/a.md',
      bakery.replace('text: Items', 'test: Items'),
      9,
      /features\.0\.(?:text is missing|test)|no field features\.0\.test/,
    ],
    ['an unknown kind', 'things/a.md', intent, 2, /Its kind is not known/],
    ['JSON that is broken', 'glossary/a.json', '[\n  { "term": "A", }\n  {]', 3, /./],
    [
      'an entry of JSON',
      'glossary/a.json',
      '[\n  { "term": "A", "description": "x" },\n  { "term": "B", "description": 5 }\n]',
      3,
      /description is not a text/,
    ],
    ['no item at all', 'glossary/a.json', '[\n  "Intent"\n]', 2, /no item/],
  ]

  test.each(cases)('%s', async (_, file, text, line, message) => {
    write('bots/broken.json', '{"elements": 5}')
    write(file, text)
    const { slips } = await importItems(folder, store.siteItems)
    expect(slips[0]).toMatchObject({
      file: join(folder, file),
      line,
      message: expect.stringMatching(message),
    })
  })

  test('a slug that two files have', async () => {
    write('glossary/a.md', intent)
    write('glossary/b.md', intent.replace('term:', 'slug: a\nterm:'))
    expect((await importItems(folder, store.siteItems)).slips).toEqual([
      {
        file: join(folder, 'glossary/b.md'),
        line: 2,
        message: expect.stringMatching(/^The slug a is that of .*a\.md too\.$/),
      },
    ])
  })

  test('a small file that would unfold to a large one is refused', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) =>
        `x${level}: &l${level} [${Array(10)
          .fill(level ? `*l${level - 1}` : '1')
          .join(', ')}]`,
    )
    write('glossary/a.md', `---\nterm: A\ndescription: x\n${levels.join('\n')}\n---\n`)
    expect((await importItems(folder, store.siteItems)).slips.length).toBeGreaterThan(0)
  })

  test('what the site begins with has none', async () => {
    const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))
    const { slips, added } = await importItems(path('site/seed'), store.siteItems, {
      bots: path('examples/bots'),
    })
    expect(slips).toEqual([])
    expect(added).toBeGreaterThanOrEqual(24 + 40 + 40 + 80)
  })
})
