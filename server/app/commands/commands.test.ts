import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usageOf } from '../../../cli/command.js'
import { serverCommands } from '../../../cli/server-commands.js'
import { addKey, keyIn } from '../../platform/keys/api-keys.js'
import { openStore } from '../../store/index.js'
import { botWithWebhook } from '../../testing/bots.js'
import { databases } from '../../testing/databases.js'
import { acceptLink, memberOf } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'
import { startServer } from '../start.js'
import { run } from './run.js'

let folder: string
const closers: (() => Promise<unknown>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-commands-'))
  vi.stubEnv('DATABASE_URL', join(folder, 'talkgraph.db'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Runs a command; what it prints and its exit code. */
async function talkgraph(command: string, ...args: string[]) {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  vi.spyOn(console, 'log').mockImplementation(note)
  vi.spyOn(console, 'error').mockImplementation(note)
  const code = await run(command, args)
  return { code, text: lines.join('\n') }
}

test.each(databases)(
  'keys in $name are made, listed without themselves, and revoked',
  async ({ make }) => {
    const database = await make()
    vi.stubEnv('DATABASE_URL', database.address)
    await (await openStore(database.address)).close()
    const { text: key } = await talkgraph('keys', 'add', 'laptop', 'ann')
    expect(key).toMatch(/^tg_[\w-]{43}$/)
    const holds = async () => {
      const store = await openStore(database.address)
      const owner = (await keyIn(store.keys, `Bearer ${key}`))?.owner
      await store.close()
      return owner
    }
    expect(await holds()).toBe('ann')
    const { text: list } = await talkgraph('keys')
    expect(list).toMatch(/^[0-9a-f]{12} {2}ann {2}\S+Z {2}in use {2}laptop$/)
    const id = list.slice(0, 12)
    expect(await talkgraph('keys', 'revoke', id)).toMatchObject({ code: 0 })
    expect(await holds()).toBeUndefined()
    expect(await talkgraph('keys', 'revoke', id)).toMatchObject({ code: 1 })
    expect((await talkgraph('keys')).text).toContain('revoked')
    expect(await talkgraph('keys', 'dance')).toMatchObject({
      code: 1,
      text: expect.stringContaining('talkgraph keys add'),
    })
    await database.drop()
  },
)

test.each(serverCommands.map(command => [command.name, command] as const))(
  'wrong use of %s is said, with the usage that the command line tells of it',
  async (name, command) => {
    const { code, text } = await talkgraph(name, '--no-such-flag')
    const [wrong = '', ...usage] = text.split('\n')
    expect([code, wrong]).toEqual([1, expect.stringContaining('no-such-flag')])
    expect(usage[0]).toMatch(/^Usage: talkgraph /)
    const told = usage.join(' ').replaceAll(/\s+/g, ' ')
    for (const way of usageOf(command).split('\n')) expect(told).toContain(way)
  },
)

test('keys in a folder without a database make none and say where they looked', async () => {
  const said = `There is no database at ${join(folder, 'talkgraph.db')}. Run this where the server runs, or let DATABASE_URL name its database.`
  for (const args of [[], ['add', 'laptop'], ['revoke', '1a2b']])
    expect(await talkgraph('keys', ...args)).toEqual({ code: 1, text: said })
  expect(readdirSync(folder)).toEqual([])
})

test.each(databases)('jobs in $name are listed, and done once more', async ({ make }) => {
  const database = await make()
  vi.stubEnv('DATABASE_URL', database.address)
  const store = await openStore(database.address)
  closers.push(database.drop, store.close)
  expect(await talkgraph('jobs')).toEqual({ code: 0, text: 'Nothing waits, and nothing failed.' })
  const id = await store.outbox.put({ nodeId: 'n', mail: '{}' })
  await store.jobs.take('mail', 'a-server', 60_000, 1)
  expect((await talkgraph('jobs', 'list')).text).toMatch(`running  mail  ${id}`)
  await store.outbox.failed(id, { error: 'EENVELOPE 550', attempts: 1, isGivenUp: true })
  await store.jobs.failed(id, 'a-server', 'EENVELOPE 550', undefined)
  expect((await talkgraph('jobs')).text).toMatch(
    /^failed {2}mail {2}\w+ {2}\S+Z {2}1 try {2}- {2}EENVELOPE 550$/,
  )
  expect(await talkgraph('jobs', 'retry', id)).toMatchObject({ code: 0 })
  expect((await talkgraph('jobs')).text).toMatch(`waiting  mail  ${id}`)
  expect(await store.outbox.read(id)).toMatchObject({ status: 'waiting' })
  expect(await talkgraph('jobs', 'retry', 'none')).toEqual({
    code: 1,
    text: 'There is no job none. `talkgraph jobs` lists them.',
  })
  for (const wrong of [['retry'], ['list', 'all'], ['dance']])
    expect(await talkgraph('jobs', ...wrong)).toMatchObject({
      code: 1,
      text: expect.stringContaining('talkgraph jobs retry ID'),
    })
})

test('what visitors of the documentation answered is listed', async () => {
  const store = await openStore(join(folder, 'talkgraph.db'))
  closers.push(store.close)
  await store.helpful.note('/docs/embed', true)
  expect(await talkgraph('site', 'helpful')).toEqual({
    code: 0,
    text: '{"page":"/docs/embed","yes":1,"no":0}',
  })
})

describe('publish', () => {
  const file = (bot: unknown) => {
    const path = join(folder, 'bot.json')
    writeFileSync(path, typeof bot === 'string' ? bot : JSON.stringify(bot))
    return path
  }

  test('stores and publishes a bot under an id given, its own, or a new one', async () => {
    const server = await startServer({ apiKey: 'a-key-of-mine' })
    closers.push(() => server.stop(100))
    vi.stubEnv('TALKGRAPH_API_KEY', 'a-key-of-mine')
    const published = async (id: string) =>
      (await fetch(`${server.url}/widget/v1/bots/${id}`)).status
    const path = file(botWithWebhook({}))
    const given = await talkgraph('publish', path, '--server', `${server.url}/`, '--id', 'shop')
    expect(given).toMatchObject({
      code: 0,
      text: expect.stringContaining('Published shop, version 1: '),
    })
    expect(given.text).toContain('Any site may show this bot')
    expect(await published('shop')).toBe(200)
    expect((await talkgraph('publish', path, '--server', server.url)).text).toContain(
      'Published orders',
    )
    const bare = file({ nodes: [{ id: 'a', type: 'welcome-node', data: {} }], edges: [] })
    const made = await talkgraph('publish', bare, '--server', server.url)
    const [, id = ''] = /Published ([0-9a-f]{20}),/.exec(made.text) ?? []
    expect(await published(id)).toBe(200)
    vi.stubEnv('TALKGRAPH_API_KEY', 'canary-key')
    const refused = await talkgraph('publish', path, '--server', server.url)
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('valid API key') })
    expect(refused.text).not.toContain('canary')
  })

  test('publishes for a share of the visitors, by a goal', async () => {
    const server = await startServer({ apiKey: 'a-key-of-mine' })
    closers.push(() => server.stop(100))
    vi.stubEnv('TALKGRAPH_API_KEY', 'a-key-of-mine')
    const path = file(botWithWebhook({}))
    const share = ['--id', 'shop', '--share', '20', '--goal', 'variable:email']
    const nothing = await talkgraph('publish', path, '--server', server.url, ...share)
    expect(nothing).toMatchObject({ code: 1, text: expect.stringContaining('for everybody first') })
    await talkgraph('publish', path, '--server', server.url, '--id', 'shop')
    expect((await talkgraph('publish', path, '--server', server.url, ...share)).text).toContain(
      'Published shop, version 3 for 20 % of the visitors: ',
    )
  })

  test('says with node, field and remedy why a flow with an error is refused', async () => {
    const server = await startServer({ apiKey: 'a-key-of-mine' })
    closers.push(() => server.stop(100))
    vi.stubEnv('TALKGRAPH_API_KEY', 'a-key-of-mine')
    const path = file({
      nodes: [{ id: 'j', type: 'jump-to', data: { nodeId: 'gone' } }],
      edges: [],
    })
    expect(await talkgraph('publish', path, '--server', server.url, '--id', 'jumps')).toMatchObject(
      {
        code: 1,
        text: expect.stringMatching(
          /has errors.*\nnode "j", nodeId: .*"gone".*Name a step of this flow\./,
        ),
      },
    )
  })

  test.each([
    [[], 'talkgraph publish BOT.json --server URL'],
    [['bot.json'], 'talkgraph publish BOT.json --server URL'],
    [['bot.json', '--server', 'localhost'], 'talkgraph publish BOT.json --server URL'],
    [['bot.json', '--server', 'http://a.example', '--share', '100'], '--share takes 1 to 99'],
    [
      ['bot.json', '--server', 'http://a.example', '--goal', 'finished'],
      '--goal goes with --share',
    ],
    [
      ['bot.json', '--server', 'http://a.example', '--share', '20', '--goal', 'step'],
      '--goal takes finished, step:ID, variable:NAME or value:NAME=VALUE',
    ],
    [['none.json', '--server', 'http://localhost:1'], 'none.json cannot be read'],
  ])('says what is wrong with %j', async (args, message) => {
    expect(await talkgraph('publish', ...args)).toMatchObject({
      code: 1,
      text: expect.stringContaining(message),
    })
  })

  test('without a key says which setting has it', async () => {
    vi.stubEnv('TALKGRAPH_API_KEY', '')
    const path = file(botWithWebhook({}))
    expect(await talkgraph('publish', path, '--server', 'http://127.0.0.1:1')).toEqual({
      code: 1,
      text: 'Set TALKGRAPH_API_KEY to a key of the account; the studio makes one.',
    })
  })

  test('says which node is at fault, and when nobody answers', async () => {
    vi.stubEnv('TALKGRAPH_API_KEY', 'a-key-of-mine')
    const broken = file({ nodes: [{ id: 'a' }, { id: 'a' }], edges: [] })
    expect((await talkgraph('publish', broken, '--server', 'http://localhost:1')).text).toContain(
      '"a"',
    )
    const path = file(botWithWebhook({}))
    expect(await talkgraph('publish', path, '--server', 'http://127.0.0.1:1')).toMatchObject({
      code: 1,
      text: 'http://127.0.0.1:1: The address could not be reached.',
    })
  })
})

test('a backup made under load opens and has every version of before; restored, it serves', async () => {
  const server = await startServer({
    database: join(folder, 'talkgraph.db'),
    secret: 's'.repeat(32),
  })
  for (let count = 0; count < 20; count++) await server.publish('shop', botWithWebhook({}))
  const writing = Promise.all(
    Array.from({ length: 20 }, () => server.publish('shop', botWithWebhook({}))),
  )
  const copy = join(folder, 'copy.db')
  expect(await talkgraph('backup', copy)).toMatchObject({ code: 0 })
  await writing
  await server.stop(100)
  expect(statSync(copy).mode & 0o077).toBe(0)
  expect(await talkgraph('backup', copy)).toMatchObject({
    code: 1,
    text: expect.stringContaining('exists'),
  })

  const restored = await startServer({ database: copy, secret: 's'.repeat(32) })
  closers.push(() => restored.stop(100))
  expect((await fetch(`${restored.url}/widget/v1/bots/shop`)).status).toBe(200)
  const store = await openStore(copy)
  expect((await store.bots.versions('shop')).length).toBeGreaterThanOrEqual(20)
  await store.close()
})

test('a backup into a folder that is not there names it, and one that fails leaves nothing', async () => {
  const path = join(folder, 'talkgraph.db')
  await (await openStore(path)).close()
  const missing = join(folder, 'mounts', 'disk')
  expect(await talkgraph('backup', join(missing, 'copy.db'))).toMatchObject({
    code: 1,
    text: `There is no folder ${missing}. Make it first, or mount the disk that it is on.`,
  })
  writeFileSync(path, readFileSync(path).fill('damage', 4096))
  const copy = join(folder, 'copy.db')
  expect(await talkgraph('backup', copy)).toMatchObject({
    code: 1,
    text: expect.stringContaining(`No backup was made at ${copy}: `),
  })
  expect(readdirSync(folder)).not.toContain('copy.db')
})

test('a backup of nothing, and a command that there is not, say so', async () => {
  expect(await talkgraph('backup', join(folder, 'copy.db'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('There is no database'),
  })
  expect(readdirSync(folder)).toEqual([])
  expect(await talkgraph('backup')).toMatchObject({ code: 1 })
  expect(await talkgraph('dance')).toMatchObject({ code: 1 })
})

test.each<[string, readonly string[], string]>([
  ['serve', ['--port', '99'], 'There is no --port here.'],
  ['serve', ['here'], 'one argument too many: "here"'],
  ['keys', ['--list'], 'There is no --list here.'],
  ['keys', ['list', 'all'], 'talkgraph keys add'],
  ['keys', ['add', 'laptop', 'ann', 'more'], 'one argument too many: "more"'],
  ['keys', ['revoke', 'a', 'b'], 'talkgraph keys revoke ID'],
  ['backup', ['--file', 'x'], 'There is no --file here.'],
  ['backup', ['a.db', 'b.db'], 'one argument too many: "b.db"'],
  [
    'publish',
    ['bot.json', '--sever', 'http://x.example'],
    'There is no --sever here. Did you mean --server?',
  ],
  ['publish', ['bot.json', '--di', 'x'], 'There is no --di here.'],
  ['publish', ['bot.json', '--server'], 'talkgraph publish BOT.json --server URL'],
  ['publish', ['bot.json'], '--server takes an address such as https://chat.example, got ""'],
  ['publish', ['bot.json', '--server', 'chat.example'], 'got "chat.example"'],
  ['publish', ['--server', 'http://x.example'], 'talkgraph publish BOT.json'],
  [
    'publish',
    ['a.json', 'b.json', '--server', 'http://x.example'],
    'one argument too many: "b.json"',
  ],
])('%s %j is told at once and does nothing', async (command, args, message) => {
  expect(await talkgraph(command, ...args)).toMatchObject({
    code: 1,
    text: expect.stringContaining(message),
  })
  expect(readdirSync(folder).filter(name => name.endsWith('.json'))).toEqual([])
})

test.each(databases)(
  'who runs the server in $name trusts a guest, and takes that back',
  async ({ make }) => {
    const database = await make()
    vi.stubEnv('DATABASE_URL', database.address)
    const server = await testApp({ database: database.address })
    closers.push(database.drop, server.close)
    const { accounts, operators } = server.store
    const id = await accounts.make('Bakery')
    await operators.setGuest(id, true)
    expect((await talkgraph('accounts')).text).toContain(`${id}  Bakery  (guest)`)
    expect(await talkgraph('accounts', 'trust', '--account', id)).toMatchObject({ code: 0 })
    expect(await operators.isGuest(id)).toBe(false)
    expect(await talkgraph('accounts', 'trust', '--account', id, '--not')).toMatchObject({
      code: 0,
    })
    expect(await operators.isGuest(id)).toBe(true)
    expect(await talkgraph('accounts', 'trust', '--account', 'nobody')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no account nobody'),
    })
    expect(await talkgraph('accounts', 'trust')).toMatchObject({ code: 1 })
  },
)

test.each(databases)(
  'who runs the server in $name lets people in, back in, and out again',
  async ({ make }) => {
    const database = await make()
    vi.stubEnv('DATABASE_URL', database.address)
    vi.stubEnv('PUBLIC_URL', 'https://chat.example')
    const secret = 'a secret for tests that is long enough'
    vi.stubEnv('TALKGRAPH_SECRET', secret)
    const server = await testApp({ database: database.address, secret })
    closers.push(database.drop, server.close)
    const tokenIn = (text: string) => /([\w-]{20,})$/.exec(text)?.[1] ?? ''
    const first = await talkgraph('accounts', 'add')
    expect(first.text).toMatch(/^https:\/\/chat\.example\/studio\/sign-in\?first=[\w-]{43}$/)
    const ann = await acceptLink(server, { token: tokenIn(first.text), email: 'ann@shop.example' })
    expect(await talkgraph('accounts', 'add')).toMatchObject({
      code: 1,
      text: expect.stringContaining('can sign in already'),
    })

    const { text } = await talkgraph('accounts', 'add', 'ben@shop.example', '--new', 'Bakery')
    expect(text).toMatch(/^https:\/\/chat\.example\/studio\/invitations\/[\w-]{43}$/)
    await acceptLink(server, { token: tokenIn(text) })
    const { text: listed } = await talkgraph('accounts')
    expect(listed).toMatch(
      /^owner {2}Account of Ann\n {2}owner {2}ann@shop\.example {2}Ann\n[0-9a-f]{8} {2}Bakery\n {2}owner {2}ben@shop\.example/,
    )
    expect(listed).toMatch(/\nThe server is run by ann@shop\.example\.$/)
    const named = await talkgraph('accounts', 'operator', 'ben@bakery.example')
    expect(named).toMatchObject({ code: 1, text: expect.stringContaining('Nobody signs in with') })
    expect((await talkgraph('accounts', 'operator', 'ben@shop.example')).code).toBe(0)
    expect((await talkgraph('accounts')).text).toContain(
      'run by ann@shop.example, ben@shop.example.',
    )
    expect((await talkgraph('accounts', 'operator', 'ben@shop.example', '--not')).code).toBe(0)
    expect((await talkgraph('accounts', 'operator', 'ben@shop.example', '--not')).code).toBe(1)
    expect(await talkgraph('accounts', 'remove', 'ann@shop.example')).toMatchObject({
      code: 1,
      text: expect.stringContaining('only owner'),
    })
    expect(await talkgraph('accounts', 'add', 'x@y.example', '--account', 'nowhere')).toMatchObject(
      {
        code: 1,
      },
    )
    expect(await talkgraph('accounts', 'add', 'x@y.example', '--role', 'king')).toMatchObject({
      code: 1,
    })

    const eve = await talkgraph('accounts', 'add', 'eve@shop.example', '--role', 'owner')
    await acceptLink(server, { token: tokenIn(eve.text) })
    const eveId = await server.store.accounts.userOf('eve@shop.example')
    const { id: keyId } = await addKey(server.store.keys, 'desk', 'owner', eveId)
    expect(await talkgraph('accounts', 'remove', 'eve@shop.example')).toMatchObject({
      code: 0,
      text: `eve@shop.example is no member of the account owner any more.\nThe key desk, which they made, is good still: talkgraph keys revoke ${keyId}`,
    })

    const link = await talkgraph('accounts', 'link', 'ann@shop.example', '--without-second-factor')
    expect(link.text).toMatch(/^https:\/\/chat\.example\/studio\/reset-password\?token=[\w-]{20,}$/)
    expect((await ann.ask('GET', '/v1/me')).status).toBe(401)
    const reset = await ann.ask('POST', '/auth/reset-password', {
      token: tokenIn(link.text),
      newPassword: 'another-password',
    })
    expect(reset.status).toBe(200)
    expect(await talkgraph('accounts', 'link', 'nobody@shop.example')).toMatchObject({ code: 1 })
  },
)

test.each(databases)(
  'plans in $name are listed with who has which, and given by the address of an owner',
  { timeout: 60_000 },
  async ({ make }) => {
    const database = await make()
    const path = join(folder, 'plans.json')
    const plans = [
      { id: 'free', name: 'Free', price: 0, chats: 600, api: false, channels: ['sms', 'slack'] },
      { id: 'pro', name: 'Pro', price: 39, chats: 5000 },
    ]
    writeFileSync(path, JSON.stringify({ plans }))
    vi.stubEnv('DATABASE_URL', database.address)
    const server = await testApp({ database: database.address })
    closers.push(database.drop, server.close)
    await memberOf(server, 'shop', 'owner', 'ann@shop.example')
    expect((await talkgraph('plans')).text).toContain('There are no plans')
    expect(await talkgraph('plans', 'set', 'ann@shop.example', 'pro')).toMatchObject({ code: 1 })
    vi.stubEnv('TALKGRAPH_PLANS', path)
    const planOf = async () => {
      const { plans, accounts } = JSON.parse((await talkgraph('plans', '--json')).text)
      expect(plans).toMatchObject([{ id: 'free', chatbots: null }, { id: 'pro' }])
      return accounts.find(({ account }: { account: string }) => account === 'shop')
    }
    expect(await planOf()).toMatchObject({
      plan: 'free',
      owners: ['ann@shop.example'],
      trialEndsAt: null,
      use: { chats: { used: 0, limit: 600 } },
    })
    expect(await talkgraph('plans', 'set', 'Ann@shop.example', 'pro')).toMatchObject({ code: 0 })
    expect(await planOf()).toMatchObject({ plan: 'pro', trialEndsAt: null })
    expect((await talkgraph('plans')).text).toMatch(
      /shop .* ann@shop\.example {2}pro {2}0 of 5000 chats/,
    )
    expect((await talkgraph('plans')).text).toMatch(
      /^free {2}Free {2}0 .*chats: 600, .*channels: sms \+ slack, .*api: no/m,
    )
    await talkgraph('plans', 'set', 'ann@shop.example', 'free', '--trial', '30')
    expect(await planOf()).toMatchObject({ plan: 'free', trialEndsAt: expect.any(String) })
    for (const args of [
      ['set', 'ann@shop.example', 'gold'],
      ['set', 'nobody@shop.example', 'pro'],
      ['set', 'ann@shop.example', 'pro', '--trial', 'long'],
      ['set', 'ann@shop.example'],
      ['dance'],
    ])
      expect(await talkgraph('plans', ...args)).toMatchObject({ code: 1 })
    writeFileSync(path, '{ "plans": [{ "id": "free", "name": "Free", "chats": "many" }] }')
    expect(await talkgraph('plans')).toMatchObject({
      code: 1,
      text: expect.stringContaining('plans.0.chats'),
    })
  },
)
