import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/start.js'
import { childEnv } from '../../server/testing/child-env.js'
import { bakeryFlow } from '../../server/testing/flows.js'
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

function chat(bot: string) {
  const child = spawn(process.execPath, [join(root, 'examples/channels/terminal/chat.mjs'), bot], {
    cwd: folder,
    env: { ...childEnv, TALKGRAPH_SERVER: server.url, TALKGRAPH_API_KEY: key },
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
  const { child, ended, output } = chat('shop')
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
  const { child, ended, output } = chat('nobody')
  child.stdin.end()
  expect((await ended)[0]).toBe(1)
  expect(output()).toBe('There is no chatbot of yours with this id.\n')
})
