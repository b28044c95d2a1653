import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../app/commands/run.js'
import { makeFirstLink } from '../../people/accounts/index.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { botWith } from '../../testing/bots.js'
import { codesOf } from '../../testing/codes.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { callUnderWay } from '../../testing/jobs.js'
import { memberOf, putMember, testBrowser, testPassword } from '../../testing/members.js'
import { storeResult } from '../../testing/stored-result.js'
import { testApp } from '../../testing/test-app.js'
import { removeAccount } from './remove-account.js'

type Server = Awaited<ReturnType<typeof testApp>>

/** Stands in everything that belongs to the account, so that it is found in whatever table. */
const mark = 'gone'

/** The columns by which rows are somebody's. */
const belonging = new Set(['owner', 'account_id', 'bot_id', 'thread_id', 'user_id'])

/** Each table with its columns and rows as texts. */
async function tables({ store: { database } }: Server) {
  const all = await database.db.introspection.getTables()
  const read = all.map(async ({ name, columns }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db)
    return {
      name,
      columns: columns.map(each => each.name),
      rows: rows.map(row => JSON.stringify(row)),
    }
  })
  return Promise.all(read)
}

/** That an id was used stays known, so that nobody else gets it; whose it was does not. */
const isBareId = (table: string, row: string) =>
  table === 'used_ids' && JSON.parse(row).owner === ''

/** The tables in which something of the account stands. */
const marked = async (server: Server) =>
  (await tables(server))
    .filter(({ name, rows }) => rows.some(row => row.includes(mark) && !isBareId(name, row)))
    .map(({ name }) => name)

/** An account with one of everything. */
async function fill(server: Server, id: string) {
  const { store, api, services } = server
  const db = store.database.db
  const bot = `${mark}-bot`
  await store.accounts.ensure(id, `${mark} shop`)
  await store.accounts.rename(id, `${mark} shop`)
  const { key } = await addKey(store.keys, `${mark} key`, id)
  const owner = await memberOf(server, id, 'owner', `ann@${mark}.example`)
  const agent = await memberOf(server, id, 'agent', `ben@${mark}.example`)
  const flow = botWith('webhook-node', { url: `https://${mark}.example` })
  await api('PUT', `/v1/chatbots/${bot}-before/flow`, flow, key)
  await api('DELETE', `/v1/chatbots/${bot}-before`, undefined, key)
  await api('PUT', `/v1/chatbots/${bot}/flow`, flow, key)
  await api('POST', `/v1/chatbots/${bot}/publish`, undefined, key)
  await api('POST', `/v1/chatbots/${bot}/secrets`, { value: 'a key' }, key)
  const refused = { operations: [{ id: mark, op: 'remove', nodeId: 'nobody' }] }
  await api('POST', `/v1/chatbots/${bot}/draft/operations`, refused, key)
  await api('POST', `/v1/chatbots/${bot}/named-drafts`, { name: mark }, key)
  await api('PATCH', `/v1/chatbots/${bot}/appearance`, { metadata: { of: mark } }, key)
  const icon = new FormData()
  icon.set('iconType', 'BOT')
  icon.set('iconSrc', new File([Buffer.from('GIF89a')], 'a.gif'))
  await api('POST', `/v1/chatbots/${bot}/icons`, icon, key)
  const picture = new FormData()
  picture.set('file', new File([Buffer.from('GIF89a')], `${mark}.gif`))
  await api('POST', `/v1/chatbots/${bot}/files`, picture, key)
  const source = {
    kind: 'pairs',
    title: mark,
    chatbotIds: [bot],
    pairs: [{ question: mark, answer: mark }],
  }
  await api('POST', '/v1/sources', source, key)
  await store.knowledge.questions.note(bot, mark, mark)
  const pair = { botId: bot, question: mark, answer: mark, proposedBy: mark, session: mark }
  await store.knowledge.proposed.add({ id: `pair ${mark}`, ...pair })
  const expected = JSON.stringify([mark])
  await store.knowledge.tests.add([{ id: `test ${mark}`, botId: bot, question: mark, expected }])
  const provider = { owner: id, address: mark, model: mark, dimensions: null, key: {} }
  await store.knowledge.embeddings.put({ ...provider, madeBy: mark, nearness: 0.5 }, [])
  await store.intents.put(bot, { rows: JSON.stringify([[mark, mark]]), revision: mark })
  await store.intents.keep(bot, { revision: mark, model: mark })
  const page = { channel: 'page', chatbotId: bot, settings: { name: mark } }
  await api('POST', '/v1/channels', page, key)
  const hook = { targetUrl: `https://${mark}.example`, event: 'lead', chatbotId: bot }
  await api('POST', '/v1/hooks', hook, key)
  const lead = { id: mark, botId: bot, session: null, event: 'lead', body: '{}' }
  await store.hooks.spread(lead, 'hook')
  const settings = { token: mark, apiUrl: 'http://127.0.0.1:9' }
  await api('POST', '/v1/connections', { connector: 'airtable', name: mark, settings }, key)
  const [kept] = await store.connectors.list(id)
  await store.connectors.change(id, kept?.id ?? '', {
    grant: {
      sealed: { id: mark, owner: id, sealed: mark },
      api: `https://${mark}.example`,
      tokenUrl: 'https://x.example',
      endsAt: 0,
    },
  })
  const [user = '', other = ''] = (await store.accounts.members(id)).map(member => member.id)
  await store.operators.add(user)
  const connection = await store.channels.connections.create({
    botId: bot,
    owner: id,
    channel: 'telegram',
    identity: mark,
    settings: {},
    secrets: [],
    state: 'connected',
    remedy: null,
  })
  const channelId = connection?.id ?? ''
  await store.channels.connections.noteFailure(channelId, { code: '400', message: mark })
  await store.channels.incoming.keep(
    { id: channelId, botId: bot },
    {
      all: [{ providerId: mark, person: { ids: [mark] }, data: '{}', saidAt: 1 }],
      statuses: [{ of: mark, status: 'read' }],
      renames: [{ providerId: mark, was: { ids: [`${mark} before`] }, is: { ids: [mark] } }],
    },
  )
  const [personId] = await store.channels.incoming.due(channelId, new Set(), 1)
  const thread = await store.threads.create({
    botId: bot,
    owner: id,
    channel: 'widget',
    state: 'waiting',
    session: () => `${mark} session`,
    ...(personId && { personId }),
    messages: [
      { who: 'visitor', text: `I am ${mark}` },
      { who: 'bot', text: `Hello ${mark}` },
    ],
  })
  await store.desk.agents.seen({ owner: id, member: other, name: `Ben ${mark}`, email: '' })
  await store.desk.labels.put(id, { name: mark, colour: 'red' })
  await store.bots.create(`${mark}-part`, { owner: id, kind: 'sub-flow' })
  await store.bots.create(`${mark}-before`, { owner: id })
  await store.bots.remove(`${mark}-before`)
  await store.desk.replies.put(id, { name: mark, text: 'Hello' })
  await store.desk.reads.mark(thread.id, other, 1)
  await store.desk.tickets.make(thread, { subject: mark, dueAt: 1 })
  await storeResult(store, bot)
  await db.insertInto('chats').values({ bot_id: bot, session: 's', begun: 1, at: 1 }).execute()
  await db
    .insertInto('chat_months')
    .values({ account_id: id, month: '2026-01', chats: 1, told: 0 })
    .execute()
  await store.experiments.note(bot, [
    { nodeId: 'try', name: mark, visitor: 'v', session: 's', branch: 'a', isReached: true },
  ])
  const tryout = { version: 1, beside: 1, share: 20, goal: JSON.stringify({ kind: mark }) }
  await store.bots.publish(bot, 1)
  await store.bots.beginTryout(bot, tryout)
  await store.bookings.put({
    owner: id,
    botId: bot,
    nodeId: 'when',
    place: mark,
    capacity: 1,
    resourceId: null,
    resourceName: null,
    zone: 'UTC',
    start: 1,
    end: 2,
    busyUntil: 2,
    person: { name: mark },
  })
  await store.exchanges.keep(
    { botId: bot, session: 's', nodeId: 'call', at: mark, sent: mark, cameBack: null },
    true,
  )
  await store.bookings.feed(id)
  const contact = { name: mark, consent: { isGiven: true, text: mark, at: 1 } }
  const [contactId = ''] = await store.contacts.put(id, [contact], 'owner')
  await store.contacts.addNote(id, contactId, { text: mark, author: mark })
  const heard = { name: mark, email: '', phone: '', isEmailProven: false, isPhoneProven: false }
  await store.contacts.note(id, [{ ...heard, keys: [`session:${mark}`], at: 1 }], {
    threads: { at: 1, id: mark },
    results: { at: 1, id: 1 },
    bookings: { at: 1, id: mark },
  })
  await owner.ask('POST', '/v1/account/push', {
    endpoint: `https://push.example/${mark}`,
    keys: {
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16, 1).toString('base64url'),
    },
  })
  await store.visits.add([
    {
      botId: bot,
      day: '2026-01-01',
      kind: 'seen',
      version: 1,
      page: mark,
      language: 'en',
      count: 1,
    },
  ])
  await sql`insert into result_edges (bot_id, day, edge, count) values (${bot}, '2026-01-01', 'e', 1)`.execute(
    db,
  )
  await store.uploads.note({ name: `${mark}.png`, botId: bot, session: '', size: 1 })
  await store.jobs.keep(callUnderWay(`${mark}-call`, bot))
  await store.calls.note(bot, {
    nodeId: 'call',
    step: 'webhook',
    at: '2026-01-01T00:00:00.000Z',
    ms: 1,
    status: 200,
    error: null,
    callId: null,
    attempt: 1,
  })
  await store.outbox.put({ botId: bot, nodeId: 'm', mail: JSON.stringify({ to: mark }) })
  await owner.ask('POST', '/v1/invitations', { email: `eve@${mark}.example`, role: 'agent' })
  await owner.ask('PATCH', '/v1/me', { accountId: id })
  const { totpURI } = await (
    await owner.ask('POST', '/auth/two-factor/enable', { password: testPassword })
  ).json()
  await owner.ask('POST', '/auth/two-factor/verify-totp', { code: codesOf(totpURI)() })
  await services.accounts.handle(
    new Request('http://localhost/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-talkgraph-origin': 'http://localhost' },
      body: JSON.stringify({ email: `ben@${mark}.example` }),
    }),
  )
  return { key, owner, agent, user, thread: thread.id }
}

describe.each(databases)('on $name', ({ make }) => {
  let folder: string
  let place: TestDatabase
  let server: Server
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'talkgraph-account-'))
    place = await make()
    server = await testApp({ database: place.address, uploads: folder })
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    await server.close()
    await place.drop()
    rmSync(folder, { recursive: true })
  })

  test('with an account goes every row of it in every table, and nothing of another account', async () => {
    await memberOf(server, 'stays', 'owner', 'ann@stays.example')
    const stays = await addKey(server.store.keys, 'stays', 'stays')
    await server.api('PUT', '/v1/chatbots/stays/flow', botWith('webhook-node', {}), stays.key)
    // What an account has in use is counted anew from time to time.
    const ofStays = (all: Awaited<ReturnType<typeof tables>>) =>
      all
        .filter(({ name }) => name !== 'account_usage')
        .flatMap(({ rows }) => rows.filter(row => row.includes('stays')))
    const staysBefore = ofStays(await tables(server))
    const { owner, agent, user, thread } = await fill(server, mark)
    const shared = (await server.store.accounts.userOf('ann@stays.example')) ?? ''
    await server.store.accounts.put(mark, shared, 'editor')

    // One of everything was there: a table that is new and somebody's is to be filled above, and emptied.
    const full = await tables(server)
    const ids = new RegExp(`${mark}|${user}|${thread}`)
    const unfilled = full
      .filter(
        ({ columns, rows }) =>
          columns.some(name => belonging.has(name)) && !rows.some(row => ids.test(row)),
      )
      .map(({ name }) => name)
    expect(unfilled).toEqual([])

    for (const name of ['another name', '', mark])
      expect((await owner.ask('DELETE', '/v1/account', { name })).status).toBe(400)
    expect((await agent.ask('DELETE', '/v1/account', { name: `${mark} shop` })).status).toBe(403)
    const deleted = await owner.ask('DELETE', '/v1/account', { name: `${mark} shop` })
    expect([deleted.status, (await deleted.json()).data]).toEqual([
      200,
      { accountId: mark, bots: 1 },
    ])

    const left = await tables(server)
    for (const { name, rows } of left)
      expect(
        rows.filter(row => ids.test(row) && !isBareId(name, row)),
        name,
      ).toEqual([])
    expect(ofStays(left)).toEqual(expect.arrayContaining(staysBefore))
    expect((await server.store.accounts.membershipsOf(shared)).map(each => each.accountId)).toEqual(
      ['stays'],
    )
    for (const browser of [owner, agent])
      expect((await browser.ask('GET', '/v1/me')).status).toBe(401)
  })

  test('the first account begins anew: its link is made again, and leads into an account without anything', async () => {
    const { key } = await fill(server, 'owner')
    const asked = await server.api('DELETE', '/v1/account', { name: `${mark} shop` }, key)
    expect(asked.status).toBe(200)
    expect(await marked(server)).toEqual([])
    expect((await server.api('GET', '/v1/chatbots', undefined, key)).status).toBe(401)
    const path = await makeFirstLink(server.store)
    const browser = testBrowser(server)
    const accepted = await browser.ask('POST', '/auth/links/accept', {
      token: path?.split('first=')[1],
      email: 'new@shop.example',
      name: 'New',
      password: testPassword,
    })
    expect(accepted.status).toBe(200)
    const { data } = await (await browser.ask('GET', '/v1/me')).json()
    expect(data).toMatchObject({ account: { id: 'owner', name: 'Account of New' }, role: 'owner' })
    expect((await (await browser.ask('GET', '/v1/chatbots')).json()).data.chatbots).toEqual([])
  })

  test('an account that made more bots than one look brings goes all the same, and a call under way makes none that stays', async () => {
    const { store, services } = server
    await putMember(
      store,
      { owner: mark, member: 'm', name: 'M', email: `m@${mark}.example` },
      'owner',
    )
    for (let number = 0; number < 101; number++)
      await store.bots.create(`${mark}-${number}`, { owner: mark })
    const slow = {
      ...store.accounts,
      removeWhole: async (id: string) => {
        const members = await store.accounts.removeWhole(id)
        if (members) await store.bots.create(`${mark}-late`, { owner: mark })
        return members
      },
    }
    const removed = await removeAccount(
      { store: { ...store, accounts: slow }, uploads: services.uploads, bots: services.bots },
      mark,
    )
    expect(removed).toEqual({ bots: 102, members: ['m'] })
    expect(await marked(server)).toEqual([])
  })

  test('who runs the server deletes one by its id and its name', async () => {
    await fill(server, mark)
    vi.stubEnv('DATABASE_URL', place.address)
    vi.stubEnv('UPLOADS_URL', folder)
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
    vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line))
    const remove = (...more: string[]) => run('accounts', ['remove', ...more])
    expect(await remove('--account', mark)).toBe(1)
    expect(await remove('--account', mark, '--name', 'another')).toBe(1)
    expect(await remove('--account', 'nothing', '--name', 'nothing')).toBe(1)
    expect(await marked(server)).toContain('accounts')
    expect(await remove('--account', mark, '--name', `${mark} shop`)).toBe(0)
    expect(lines.at(-1)).toContain('with 1 bots; 2 members')
    expect(await marked(server)).toEqual([])
  })
})
