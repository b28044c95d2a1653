import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { play } from './play.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-play-'))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

async function run(...args: string[]) {
  let out = ''
  let errors = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    errors += text
    return true
  })
  const code = await play(args)
  stdout.mockRestore()
  stderr.mockRestore()
  return { code, out: out === '' ? undefined : JSON.parse(out), errors }
}

const bot = file('bot.json', {
  nodes: [
    { id: 'm', type: 'message-node', data: { text: 'Hello {who}' } },
    { id: 'a', type: 'ask-email', data: { questionText: 'Mail?' } },
    { id: 'h', type: 'webhook', data: { waitForResponse: true } },
  ],
  edges: [
    { source: 'm', target: 'a' },
    { source: 'a', target: 'h' },
  ],
})

test('plays a file with answers, variables and mapped calls, and prints one JSON object', async () => {
  const answers = file('answers.json', ['ann@example.org'])
  const fetch = file('fetch.json', { h: { status: 200, json: { ok: true } } })
  const { code, out } = await run(
    bot,
    '--answers',
    answers,
    '--set',
    'who=Ann=1',
    '--fetch',
    fetch,
    '--seed',
    '3',
  )
  expect(code).toBe(0)
  expect(out).toMatchObject({
    ended: 'no-next-node',
    variables: { who: 'Ann=1' },
    answers: { a: 'ann@example.org', h: { ok: true } },
  })
})

test('exits 0 when it waits for an answer', async () => {
  expect(await run(bot)).toMatchObject({ code: 0, out: { ended: 'waiting', waitingAt: 'a' } })
})

test.each([
  ['a duplicate node id', { nodes: [{ id: 'twin' }, { id: 'twin' }] }, /"twin"/],
  [
    'a dangling edge',
    { nodes: [{ id: 'a' }], edges: [{ id: 'loose', source: 'a', target: 'b' }] },
    /"loose".*"b"/,
  ],
  ['no start', { nodes: [{ id: 'a' }, { id: 'b' }] }, /no start.*"a", "b"/],
  ['bad JSON', '{', /not valid JSON/],
])('exits 1 and prints the fault of a bot with %s', async (name, content, message) => {
  const { code, out } = await run(file(`${name}.json`, content))
  expect(code).toBe(1)
  expect(out).toEqual({
    error: { code: 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', message: expect.stringMatching(message) },
  })
})

test.each([
  [[], /takes one bot file/],
  [[join(folder, 'gone.json')], /gone\.json cannot be read/],
  [[bot, '--now', 'soon'], /--now takes an ISO time.*"soon"/],
  [[bot, '--seed', 'x'], /--seed takes a whole number/],
  [[bot, '--set', 'name'], /--set takes name=value, got "name"/],
  [[bot, '--colour'], /no --colour here\.\nUsage/],
  [[bot, '--anwsers', 'a.json'], /no --anwsers here\. Did you mean --answers\?/],
  [[bot, '-x'], /no -x here/],
  [[bot, '--seed'], /--seed.*\n*Usage/],
  [[bot, '--answers', bot], /should hold a JSON array of answers/],
])('exits 1 and explains %j', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 1, errors: expect.stringMatching(message) })
})
