import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../base/log.js'
import { retentionJob } from '../conversations/visitors/retention.js'
import { databases } from '../testing/databases.js'
import { bakeryFlow } from '../testing/flows.js'
import { runJob } from '../testing/jobs.js'
import { startSmtp } from '../testing/smtp.js'
import { connectedShop } from '../testing/telegram.js'
import { channelRecordsJob } from './records-job.js'

const ann = 42
const secret = 'abcdefghijklmnop'

describe.each(databases)('persons who are forgotten, in $name', ({ make }) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    smtp = await startSmtp()
    shop = await connectedShop(make, bakeryFlow, { allowHosts: [new URL(smtp.url).host] })
  })
  afterEach(async () => {
    await shop.close()
    await smtp.close()
  })

  const threads = () => shop.store.threads.list({ botId: 'shop', limit: 20 })
  /** How many rows each table of persons has. */
  const counts = async () => {
    const { db } = shop.store.database
    const all = [
      db.selectFrom('channel_persons').select('id').execute(),
      db.selectFrom('channel_aliases').select('alias').execute(),
      db.selectFrom('channel_incoming').select('number').execute(),
      db.selectFrom('channel_outgoing').select('number').execute(),
    ]
    const tables: readonly (readonly object[])[] = await Promise.all(all)
    return tables.map(({ length }) => length)
  }
  const answered = (count: number) =>
    vi.waitFor(
      async () => {
        const { db } = shop.store.database
        const done = db.selectFrom('channel_incoming').select('number').where('state', '=', 'done')
        expect(await done.execute()).toHaveLength(count)
        const waiting = db
          .selectFrom('channel_outgoing')
          .select('number')
          .where('state', '=', 'waiting')
        expect(await waiting.execute()).toEqual([])
      },
      { timeout: 60_000, interval: 20 },
    )

  /** Ann, whose first conversation was ended. */
  async function annTwice() {
    await shop.write(ann, 'Hi')
    await answered(1)
    const [first] = await threads()
    await shop.store.threads.change(first?.id ?? '', { state: 'ended' })
    await shop.write(ann, 'Hi again')
    await answered(2)
    const second = (await threads()).find(({ id }) => id !== first?.id)
    return [first?.id ?? '', second?.id ?? ''] as const
  }

  test('a person goes with the last thread that is deleted, and not before', async () => {
    const [first, second] = await annTwice()
    await shop.api('DELETE', `/v1/chatbots/shop/threads/${second}`)
    expect((await counts()).slice(0, 2)).toEqual([1, 1])
    await shop.api('DELETE', `/v1/chatbots/shop/threads/${first}`)
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  test('a person goes by what the channel knows them by, over the whole account', async () => {
    await annTwice()
    const whom = { channel: 'telegram', id: String(ann) }
    const forget = async (body: object) =>
      (await (await shop.api('POST', '/v1/visitors/forget', body)).json()).data
    expect(await forget({ channel: 'telegram', id: '43' })).toMatchObject({ threads: 0 })
    expect(await forget({ channel: 'slack', id: String(ann) })).toMatchObject({ threads: 0 })
    expect(await forget({ ...whom, dryRun: true })).toMatchObject({ dryRun: true, threads: 2 })
    expect(await threads()).toHaveLength(2)
    expect(await forget(whom)).toMatchObject({ dryRun: false, threads: 2 })
    expect(await threads()).toEqual([])
    expect(await counts()).toEqual([0, 0, 0, 0])
    expect(await forget({ phone: '+4930123456', dryRun: true })).toMatchObject({ threads: 0 })
  })

  test('a person goes with threads that have been kept long enough', async () => {
    await annTwice()
    const uploads = { remove: async () => undefined, sweep: async () => 0 }
    const days = { mails: 1, uploads: 1, threads: 0, results: 1 }
    const kept = { store: shop.store, uploads, transport: undefined }
    await runJob(retentionJob(kept, days, createLog('silent')))
    expect(await threads()).toEqual([])
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  test('who has no thread and waits for nothing goes by the hour', async () => {
    await shop.press(ann, 'n:0:1')
    await answered(1)
    await shop.store.threads.remove((await threads()).map(({ id }) => id))
    await shop.store.channels.incoming.keep(
      { id: shop.channel.id, botId: 'shop' },
      { all: [], statuses: [] },
    )
    await runJob(channelRecordsJob(shop.services))
    expect((await counts()).slice(0, 2)).toEqual([0, 0])
  })

  test('a mail’s thread has its address, by which all that is known of the person is forgotten', async () => {
    const connected = await shop.api('POST', '/v1/channels', {
      channel: 'email',
      chatbotId: 'shop',
      settings: { address: 'help@bakery.example', smtpUrl: smtp.url, webhookSecret: secret },
    })
    const { pathname } = new URL((await connected.json()).data.channel.webhookUrl)
    const mail = (from: string, id: string) =>
      shop.app.request(`${pathname}?secret=${secret}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          raw: `From: ${from}\r\nTo: help@bakery.example\r\nMessage-ID: <${id}>\r\nSubject: Bread\r\n\r\nHello`,
        }),
      })
    await mail('Ann <Ann@a.example>', '1@a.example')
    await mail('Ann <Ann@a.example>', '2@a.example')
    await mail('Bob <bob@a.example>', '3@a.example')
    await answered(3)
    const all = await threads()
    expect(all.map(({ email }) => email).toSorted()).toEqual([
      'ann@a.example',
      'ann@a.example',
      'bob@a.example',
    ])
    expect(all.map(({ identity }) => identity)).toEqual([null, null, null])
    const counted = await shop.api('POST', '/v1/visitors/forget', {
      email: 'ann@a.example',
      dryRun: true,
    })
    expect((await counted.json()).data.threads).toBe(2)
    const answer = await shop.api('POST', '/v1/chatbots/shop/forget', { email: 'Ann@a.example' })
    expect((await answer.json()).data.deleted.threads).toBe(2)
    expect((await threads()).map(({ email }) => email)).toEqual(['bob@a.example'])
    expect((await counts()).slice(0, 3)).toEqual([1, 1, 1])
    const { db } = shop.store.database
    for (const table of ['channel_persons', 'channel_aliases', 'channel_incoming'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('ann@')
  })

  test('a person who has no thread yet is forgotten by the address as well', async () => {
    const { incoming } = shop.store.channels
    const person = { ids: ['ann@a.example <1@a>'], email: 'ann@a.example' }
    // Nobody works on what came over another connection.
    const other = await shop.store.channels.connections.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'nobody',
      identity: '1',
      settings: {},
      secrets: [],
      state: 'refused',
      remedy: null,
    })
    await incoming.keep(
      { id: other?.id ?? '', botId: 'shop' },
      { all: [{ providerId: 'a', person, data: '{}', saidAt: 1 }], statuses: [] },
    )
    expect(await counts()).toEqual([1, 1, 1, 0])
    expect(await shop.store.channels.persons.removeIdle()).toBe(0)
    await shop.api('POST', '/v1/chatbots/another/forget', { email: 'ann@a.example' })
    expect(await counts()).toEqual([1, 1, 1, 0])
    await shop.api('POST', '/v1/chatbots/shop/forget', { email: 'ann@a.example' })
    expect(await counts()).toEqual([0, 0, 0, 0])
  })
})
