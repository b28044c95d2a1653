import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../server/start.js'
import { bakeryFlow } from '../../server/testing/flows.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { root } from './repository.js'

const key = 'a-key-for-channels'
const closers: (() => unknown)[] = []
let server: RunningServer
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-channels-'))
  server = await startServer({
    database: ':memory:',
    uploads: folder,
    logLevel: 'silent',
    apiKey: key,
    demo: false,
    bots: { shop: bakeryFlow },
  })
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  await server.stop(0)
  rmSync(folder, { recursive: true })
})

function run(program: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'examples/channels', program), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, TALKGRAPH_SERVER: server.url, TALKGRAPH_API_KEY: key, ...env },
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const ended = once(child, 'exit')
  closers.push(async () => {
    child.kill()
    await ended
  })
  return { child, ended, output: () => output }
}

test('the chat in the terminal talks to a bot to its end', { timeout: 20_000 }, async () => {
  const { child, ended, output } = run('terminal/chat.mjs', ['shop'], {})
  child.stdin.end('Ann\n2\nnonsense\nann@a.example\n')
  expect((await ended)[0]).toBe(0)
  expect(output().split('\n')).toEqual([
    'Hello there',
    'Your name?',
    'Ah, Ann.',
    'What would you like, Ann?',
    '  1. A loaf of bread',
    '  2. Cake',
    'Sweet.',
    'Your address?',
    'Please enter a valid email address',
    'Bye, Ann.',
    '',
  ])
})

test('the chat in the terminal says what is wrong', { timeout: 20_000 }, async () => {
  const { child, ended, output } = run('terminal/chat.mjs', ['nobody'], {})
  child.stdin.end()
  expect((await ended)[0]).toBe(1)
  expect(output()).toBe('There is no chatbot of yours with this id.\n')
})

test('Telegram’s messages are answered by the bot and by agents, each once', {
  timeout: 30_000,
}, async () => {
  const telegram = await startUpstream((_, response) => response.end('{"ok":true}'))
  closers.push(telegram.close)
  const port = await freePort()
  const { output } = run('telegram/telegram.mjs', [], {
    TALKGRAPH_BOT: 'shop',
    TELEGRAM_API: telegram.url,
    TELEGRAM_TOKEN: '1:token',
    TELEGRAM_SECRET: 'secret',
    LOOK_EVERY: '20',
    PORT: String(port),
  })
  await expect.poll(output, { timeout: 10_000 }).toContain('Waiting for Telegram')
  const update = async (update_id: number, text: string, secret = 'secret') => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: JSON.stringify({ update_id, message: { message_id: update_id, chat: { id: 7 }, text } }),
    })
    return response.status
  }
  const sent = () =>
    telegram.received.map(({ url, body }) => {
      expect(url).toBe('/bot1:token/sendMessage')
      return JSON.parse(body)
    })

  expect(await update(1, '/start', 'wrong')).toBe(404)
  expect(await update(1, '/start')).toBe(200)
  expect(await update(2, 'Ann')).toBe(200)
  expect(sent()).toEqual([
    { chat_id: 7, text: 'Hello there\nYour name?', reply_markup: { remove_keyboard: true } },
    {
      chat_id: 7,
      text: 'Ah, Ann.\nWhat would you like, Ann?',
      reply_markup: {
        keyboard: [[{ text: 'A loaf of bread' }], [{ text: 'Cake' }]],
        one_time_keyboard: true,
        resize_keyboard: true,
      },
    },
  ])
  expect(existsSync(join(folder, 'chats.json'))).toBe(true)

  const api = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/v1/chatbots/shop/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()).data
  }
  const { threads } = await api('GET', 'threads')
  expect(threads).toHaveLength(1)
  const threadId = threads[0].id
  await api('POST', 'message', { threadId, message: 'I am here.', from: 'AGENT', agentName: 'Mia' })
  expect(await update(3, 'Good')).toBe(200)
  await expect.poll(() => sent().at(-1)?.text, { timeout: 10_000 }).toBe('Mia: I am here.')
  await api('PATCH', `threads/${threadId}`, { state: 'handed-back' })
  await expect.poll(() => sent().at(-1)?.text, { timeout: 10_000 }).toBe('What would you like, Ann?')
  expect(await update(4, 'Cake')).toBe(200)
  expect(await update(4, 'Cake')).toBe(200)
  const { messages } = await api('GET', `threads/${threadId}/messages`)
  const said = messages.flatMap(({ question }: { question: { text: string } | null }) => question?.text ?? [])
  expect(said).toEqual(['/start', 'Ann', 'Good', 'Cake'])
})

async function freePort(): Promise<number> {
  const held = createServer().listen(0)
  await once(held, 'listening')
  const address = held.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise(resolve => held.close(resolve))
  return port
}
