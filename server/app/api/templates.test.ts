import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importItems } from '../../site/import/import-items.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'

const bot = {
  id: 'of-the-file',
  name: 'Bread',
  elements: [
    {
      nodes: [
        { id: 'a', type: 'image-node', data: { url: '/demo/bots/oven.webp', alt: 'The oven' } },
        { id: 'b', type: 'message-node', data: { message: 'Hello' } },
      ],
      edges: [{ source: 'a', target: 'b' }],
    },
  ],
}

describe.each(databases)('templates, over $name', ({ make }) => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof testApp>>
  let folder: string

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'talkgraph-templates-'))
    for (const name of ['templates', 'bots']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'bots/bread.json'), JSON.stringify(bot))
    const item = {
      slug: 'bread',
      name: 'Bread orders',
      description: 'Takes orders',
      category: 'Food',
    }
    writeFileSync(
      join(folder, 'templates/bread.json'),
      JSON.stringify([{ ...item, chatbot: 'bread', content: 'Words' }]),
    )
    database = await make()
    server = await testApp({ database: database.address, publicUrl: 'https://chat.example' })
    expect((await importItems(folder, server.store.siteItems)).slips).toEqual([])
  })
  afterEach(async () => {
    await server.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  const call = async (path: string, body: unknown) => {
    const answer = await (await server.api('POST', `/v1${path}`, body)).json()
    return answer.data ?? answer.error.code
  }

  test('one that an owner brought in becomes a bot of the account, and the page counts the use', async () => {
    const { chatbot, version } = await call('/templates/bread/copies', {})
    expect([chatbot.title, version]).toEqual(['Bread orders', 1])
    expect(chatbot.id).not.toBe('of-the-file')
    const { data } = await (await server.api('GET', `/v1/chatbots/${chatbot.id}/versions/1`)).json()
    expect(data.flow.elements[0].nodes[0].data.url).toBe('https://chat.example/demo/bots/oven.webp')
    expect((await call('/templates/bread/copies', { chatbotName: 'Rolls' })).chatbot.title).toBe(
      'Rolls',
    )
    const site = await server.services.site.forVisitor('127.0.0.1', 'http://localhost')
    const page = await site.templates.find('bread')
    expect(page?.forks).toBe(2)
  })

  test('a name that no template has makes nothing', async () => {
    for (const name of ['rolls', '..%2Fbread', '%00', 'x'.repeat(5000)])
      expect(await call(`/templates/${name}/copies`, {})).toBe('TEMPLATE_NOT_FOUND')
    const { data } = await (await server.api('GET', '/v1/chatbot/overview')).json()
    expect(data.chatbots).toEqual([])
  })
})
