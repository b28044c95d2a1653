import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claims } from '@talkgraph/wire/claims'
import { afterEach, expect, test, vi } from 'vitest'
import { searchKnowledge } from '../knowledge/answers/search-knowledge.js'
import { typescriptArgs } from '../testing/child-server.js'
import { testApp } from '../testing/test-app.js'
import { helpBotId, seedHelpBot } from './help-bot.js'
import { teachHelpBot } from './help-knowledge.js'

const seed = new URL('../../site/seed/', import.meta.url)
const docs = new URL('../../docs/', import.meta.url)
const origin = 'https://talkgraph.example'
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-guides-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'channels'))
  for (const name of ['channels/whatsapp.md', 'embed.md', 'words.md'])
    cpSync(new URL(name, docs), join(folder, name))
  const server = await testApp({ threadArgs: typescriptArgs })
  closers.push(server.close)
  const { services, store, bots } = server
  await seedHelpBot(store, bots, seed, claims)
  const guides = pathToFileURL(`${folder}/`)
  const teach = () => teachHelpBot(services, { guides, seed, origin, claims })
  const sources = async () =>
    store.knowledge.sources.list((await store.bots.find(helpBotId))?.owner ?? 'nobody')
  const read = () =>
    vi.waitFor(
      async () => {
        const [source] = await sources()
        if (source?.state !== 'ready') throw new Error(source?.state)
        return source
      },
      { timeout: 60_000, interval: 50 },
    )
  const find = async (question: string) => {
    const [{ owner } = { owner: '' }] = await sources()
    const scope = { owner, botId: helpBotId }
    const [best] = await searchKnowledge(store.knowledge, services.meaning, scope, question, 3)
    return best
  }
  return { ...server, folder, teach, sources, read, find }
}

test('the help chat knows the guides and the pages of the site, with where each is', async () => {
  const { teach, read, find, folder, sources } = await open()
  await teach()
  const source = await read()
  expect(await find('Do you do WhatsApp?')).toMatchObject({
    address: `${origin}/chat-channels/whatsapp`,
  })
  expect((await find('What if somebody hides their number on WhatsApp?'))?.address).toBe(
    `${origin}/docs/channels/whatsapp`,
  )
  expect((await find('Is there priority phone support?'))?.address).toBe(`${origin}/pricing`)
  expect((await find('compared to Typebot'))?.address).toBe(`${origin}/compare/competitor/typebot`)
  await teach()
  expect((await sources())[0]?.state).toBe('ready')
  writeFileSync(join(folder, 'embed.md'), '# Put it on a page\n\nBy a zebra.\n')
  await teach()
  await vi.waitFor(async () => expect((await find('zebra'))?.title).toBe('Put it on a page'), {
    timeout: 60_000,
    interval: 50,
  })
  expect((await sources()).map(({ id }) => id)).toEqual([source.id])
}, 120_000)

test('a visitor who asks the site’s bot in their own words is answered with the page', async () => {
  const { teach, read, api } = await open()
  await teach()
  await read()
  const say = async (message: string, threadId?: string) =>
    (
      await (
        await api('POST', `/v1/chatbots/${helpBotId}/message`, { message, from: 'USER', threadId })
      ).json()
    ).data.message
  const { threadId } = await say('Hello')
  const { answer } = await say('Do you do WhatsApp?', threadId)
  expect(answer.text).toContain('Yes, Talkgraph does WhatsApp')
  expect(answer.text).toContain(`${origin}/chat-channels/whatsapp`)
  expect(answer.text).not.toContain('I do not know that')
}, 120_000)

test('a source that its owner has deleted does not come back', async () => {
  const { teach, sources, store } = await open()
  await teach()
  const [source] = await sources()
  await store.knowledge.sources.remove(source?.owner ?? '', source?.id ?? '')
  await teach()
  expect(await sources()).toEqual([])
})
